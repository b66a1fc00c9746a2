import {existsSync} from 'node:fs';
import {build, buildDir, isBuilt} from '../builder/build';
import {serveSite, type SiteServer} from '../server/server';
import {messageOf} from '../lib/errors';
import {command} from './lib/command';

/** Starts the server, and says where. */
async function serve(...[dir, waiting]: Parameters<SiteServer['show']>): Promise<SiteServer> {
  const port = Number(process.env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is "${process.env.PORT}", but must be a number from 0 to 65535.`);
  }
  const server = await serveSite(dir, port, waiting).catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      ? new Error(`Port ${port} is in use. Stop what listens there, or choose another: PORT=3001 npm start`)
      : error;
  });
  const address = server.address();
  console.log(`http://localhost:${typeof address === 'object' && address ? address.port : port}`);
  return server;
}

/** Builds what is out of date. Until English is done, an older build is served, then English until all languages are. */
async function buildAndServe(): Promise<void> {
  let server = existsSync(`${buildDir}/_headers`) ? await serve(buildDir) : undefined;
  const show = async (...site: Parameters<SiteServer['show']>) => {
    server?.show(...site);
    server ??= await serve(...site);
  };
  try {
    await build({
      onFirst: async (dir, waiting) => {
        await show(dir, waiting);
        console.log(`English is served; ${waiting.join(', ')} follow.`);
      },
    });
    await show(buildDir);
  } catch (error) {
    if (!server) {
      throw error;
    }
    console.error(`${messageOf(error)}\nWhat is done is still served.`);
  }
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
    if (values.build && !isBuilt()) {
      await buildAndServe();
    } else if (existsSync(buildDir)) {
      await serve(buildDir);
    } else {
      throw new Error(`There is no ${buildDir}/ yet: run npm run build, or npm start for both.`);
    }
  },
});
