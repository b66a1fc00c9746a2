import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {test, type APIRequestContext, type APIResponse} from '@playwright/test';
import {buildDir} from '../../builder/build';
import {nginxConfigurationFile} from '../../deploy/prepare';
import {presentPrograms} from '../lib/programs';
import {freePort, kill, untilItAnswers} from '../lib/processes';

/** Starts the site's servers as separate processes, for tests that treat both alike. */

export interface SiteServer {
  /** Address without a slash at the end. */
  url: string;
  /** The process that handles requests. */
  pid: number;
  stop: () => Promise<void>;
}

export interface SiteServerKind {
  name: string;
  /** @throws Error with what the server printed, if it doesn't respond within some seconds */
  start: (port: number) => Promise<SiteServer>;
}

const serve: SiteServerKind = {
  name: 'npm run serve',
  async start(port) {
    const url = `http://localhost:${port}`;
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
      env: {...process.env, PORT: String(port)},
    });
    await untilItAnswers(url, child);
    return {
      url,
      pid: child.pid!,
      stop: () => kill(child),
    };
  },
};

/** What an administrator's nginx.conf contains around the site: one process that writes nothing outside its folder. */
const surroundings = (folder: string) => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr crit;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/site.conf;
}
`;

/**
 * @param program path of nginx
 * @param dir the site
 * @param configuration text of the file that the build writes for nginx
 */
export const nginx = (
  program: string,
  dir = buildDir,
  configuration = () => readFileSync(nginxConfigurationFile, 'utf8'),
): SiteServerKind => ({
  name: 'nginx',
  async start(port) {
    const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
    // The file as it is deployed, except for the two lines that differ between machines.
    const site = configuration()
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('root /usr/share/nginx/html;', `root ${path.resolve(dir)};`);
    writeFileSync(path.join(folder, 'site.conf'), site);
    writeFileSync(path.join(folder, 'nginx.conf'), surroundings(folder));
    const child = spawn(program, ['-e', 'stderr', '-p', folder, '-c', path.join(folder, 'nginx.conf')]);
    const url = `http://127.0.0.1:${port}`;
    await untilItAnswers(url, child);
    return {
      url,
      pid: child.pid!,
      async stop() {
        await kill(child);
        rmSync(folder, {recursive: true, force: true});
      },
    };
  },
});

/**
 * The servers that this machine can start.
 * @throws Error in CI when nginx is missing
 */
function siteServers(): SiteServerKind[] {
  const program = presentPrograms('nginx')?.nginx;
  return program ? [serve, nginx(program)] : [serve];
}

/** What the tests of a server ask it with. */
export interface Asking {
  /** The server, once the tests run. */
  server: () => SiteServer;
  /** Follows no redirect, and accepts no compression unless asked. */
  get: (request: APIRequestContext, path: string, headers?: Record<string, string>) => Promise<APIResponse>;
}

/** @returns a header of an answer, by its name in any case */
export const header = (answer: APIResponse, name: string): string | undefined => answer.headers()[name.toLowerCase()];

/** Declares the same tests for every server, which starts before them. */
export function onEachServer(declare: (asking: Asking) => void): void {
  for (const kind of siteServers()) {
    test.describe(kind.name, () => {
      let server: SiteServer;

      test.beforeAll(async () => {
        server = await kind.start(await freePort());
      });

      test.afterAll(() => server.stop());

      declare({
        server: () => server,
        get: (request, path, headers = {}) =>
          request.get(server.url + path, {headers: {'Accept-Encoding': 'identity', ...headers}, maxRedirects: 0}),
      });
    });
  }
}
