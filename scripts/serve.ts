import {existsSync} from 'node:fs';
import {buildDir, buildIfNeeded} from '../builder/build';
import {serveSite} from '../server/server';
import {command} from './lib/command';

function readPort(): number {
  const port = Number(process.env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is "${process.env.PORT}", but must be a number from 0 to 65535.`);
  }
  return port;
}

/**
 * `npm run serve` serves the built site at http://localhost:3000, or at the port in `PORT`. With `--build`, as `npm
 * start` calls it, it first builds what is out of date.
 */
command({
  usage: 'npm run serve',
  does: 'Serves build/ at http://localhost:3000; PORT=3001 chooses another port.',
  options: {build: {type: 'boolean'}},
  run: async ({values}) => {
    if (values.build) {
      await buildIfNeeded();
    }
    if (!existsSync(buildDir)) {
      throw new Error(`There is no ${buildDir}/ yet: run npm run build, or npm start for both.`);
    }
    const port = readPort();
    const server = await serveSite(buildDir, port).catch((error: unknown) => {
      throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
        ? new Error(`Port ${port} is in use. Stop what listens there, or choose another: PORT=3001 npm start`)
        : error;
    });
    const address = server.address();
    console.log(`http://localhost:${typeof address === 'object' && address ? address.port : port}`);
  },
});
