import autocannon, {type Instance, type Options, type Result} from 'autocannon';
import {article, firstAsset} from './test-pages';

/** Load on a server as readers make it: pages, and what pages load. */

const paths = () => [
  '/',
  article,
  '/es/docs/',
  firstAsset('js'),
  firstAsset('css'),
  '/img/logo.svg',
  '/openapi/client-api.yaml',
];

/** @param seconds for which `connections` clients ask, each as soon as it has its answer */
const options = (url: string, connections: number, seconds: number): Options => ({
  url,
  connections,
  duration: seconds,
  requests: paths().map((path) => ({path, headers: {'accept-encoding': 'gzip'}})),
});

/** Loads a server and waits for the end. */
export const load = (url: string, connections: number, seconds: number): Promise<Result> =>
  autocannon(options(url, connections, seconds));

/** Loads a server while the caller does something to it; `errors` fills with the times of failed requests. */
export function startLoad(
  url: string,
  connections: number,
  seconds: number,
): {errors: number[]; result: Promise<Result>} {
  const errors: number[] = [];
  let instance: Instance;
  const result = new Promise<Result>((resolve, reject) => {
    instance = autocannon(options(url, connections, seconds), (error: Error | null, outcome: Result) => {
      if (error) {
        reject(error);
      } else {
        resolve(outcome);
      }
    });
    instance.on('reqError', () => errors.push(Date.now()));
  });
  return {errors, result};
}
