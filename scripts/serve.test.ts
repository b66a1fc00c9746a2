import {spawnSync} from 'node:child_process';
import {createServer, type AddressInfo} from 'node:net';
import {expect, test} from '@playwright/test';

const serve = (port: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
    env: {...process.env, PORT: port},
    encoding: 'utf8',
  });

test('the error for a port in use names the port and suggests another', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const {port} = other.address() as AddressInfo;
  const {status, stderr} = serve(String(port));
  other.close();
  expect(status).toBe(1);
  expect(stderr.trim()).toBe(`Port ${port} is in use. Stop what listens there, or choose another: PORT=3001 npm start`);
});

test("a port that isn't a number is rejected", () => {
  const {status, stderr} = serve('http');
  expect(status).toBe(1);
  expect(stderr).toContain('PORT is "http", but must be a number');
});
