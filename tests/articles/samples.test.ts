import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {expect, test} from '@playwright/test';
import {apiDocuments} from '../../settings/api-documents';
import {loadDocument} from '../../plugins/api-reference/document';
import {sampleOf} from '../../plugins/api-reference/samples';
import {interpreters, isInstalled} from './interpreters';
import {serve, successOf} from './service';

/** The samples of the API reference, run as a reader would run them, against a server made from the documents. */

const run = promisify(execFile);

for (const document of apiDocuments) {
  for (const operation of loadDocument(document).operations.filter(({isWebhook}) => !isWebhook)) {
    for (const {id, command, args} of interpreters) {
      const name = `${document}: ${id} sends the documented request of ${operation.operationId}, and prints the response`;
      test(name, async () => {
        test.skip(!isInstalled(command), `${command} is not installed`);
        const {server, env} = await serve([operation], document);
        try {
          const [program, ...rest] = args(sampleOf(operation, id));
          const {stdout} = await run(program, rest, {env});
          const {example} = successOf(operation)[1].json ?? {};
          expect(stdout.trim()).toBe(example === undefined ? '' : JSON.stringify(example));
        } finally {
          server.close();
        }
      });
    }
  }
}

const [operation] = loadDocument('client-api').operations;

for (const {id, command, args} of interpreters) {
  test(`${id} shows the message of the server when the call fails`, async () => {
    test.skip(!isInstalled(command), `${command} is not installed`);
    const {server, env} = await serve([operation!], 'client-api');
    try {
      const [program, ...rest] = args(sampleOf(operation!, id));
      const wrong: unknown = await run(program, rest, {env: {...env, APP_SECRET: 'wrong'}}).catch(
        (error: unknown) => error,
      );
      const {code, stdout, stderr} = wrong as {code?: number; stdout: string; stderr: string};
      expect(stdout + stderr).toContain('the header X-AppSecret is missing or wrong');
      expect(code, 'a script sees that it failed').toBeGreaterThan(0);
    } finally {
      server.close();
    }
  });
}
