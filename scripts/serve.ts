import {existsSync} from 'node:fs';
import {readArguments} from './lib/arguments';
import {buildDir, buildIfNeeded} from '../builder/build';
import {serveSite} from '../server/server';

/**
 * `npm run serve` serves the built site at http://localhost:3000 (`PORT` overrides); with `--build`, as `npm start`
 * calls it, it first builds what is not up to date.
 */
const {values} = readArguments({
  usage: 'npm run serve',
  does: 'Serves build/ at http://localhost:3000; PORT=3001 chooses another port.',
  options: {build: {type: 'boolean'}},
});

async function serve(): Promise<void> {
  if (values.build) {
    await buildIfNeeded();
  }
  if (!existsSync(buildDir)) {
    throw new Error(`There is no ${buildDir}/ yet: run npm run build, or npm start for both.`);
  }
  const port = Number(process.env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is "${process.env.PORT}", but must be a number from 0 to 65535.`);
  }
  const server = await serveSite(buildDir, port);
  const address = server.address();
  console.log(`http://localhost:${typeof address === 'object' && address ? address.port : port}`);
}

serve().catch((cause: unknown) => {
  const error = cause as NodeJS.ErrnoException;
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${process.env.PORT ?? 3000} is in use. Stop what listens there, or choose another: PORT=3001 npm start`
      : error.message,
  );
  process.exitCode = 1;
});
