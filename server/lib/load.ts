import autocannon, {type Options, type Result} from 'autocannon';
import {article, firstAsset} from './test-pages';

/** Load as readers cause it: pages, and what pages load. */

export interface LoadResult {
  answered: number;
  /** Requests with a status other than 2xx, with an error, or without a response. */
  failed: number;
  perSecond: number;
  /** Milliseconds within which 99 of 100 requests got their response. */
  p99: number;
}

const options = (url: string, connections: number, seconds: number): Options => ({
  url,
  connections,
  duration: seconds,
  requests: ['/', article, '/es/docs/', firstAsset('js'), firstAsset('css'), '/img/logo.svg'].map((path) => ({
    path,
    headers: {'accept-encoding': 'gzip'},
  })),
});

function summary(
  {requests, latency, errors, timeouts, non2xx, '2xx': answered}: Result,
  connections: number,
): LoadResult {
  // For autocannon, a connection that closes without a response isn't an error. Each has one open request at the end.
  const lost = requests.sent - requests.total - connections;
  return {answered, failed: errors + timeouts + non2xx + lost, perSecond: requests.average, p99: latency.p99};
}

/**
 * Loads a server and waits for the end.
 * @param connections clients that send requests at the same time, each after its last response
 */
export async function load(url: string, connections: number, seconds: number): Promise<LoadResult> {
  return summary(await autocannon(options(url, connections, seconds)), connections);
}

/** Loads a server while the caller does something to it; `errors` fills with the times of failed requests. */
export function startLoad(
  url: string,
  connections: number,
  seconds: number,
): {errors: number[]; result: Promise<LoadResult>} {
  const errors: number[] = [];
  const result = new Promise<LoadResult>((resolve, reject) => {
    const instance = autocannon(options(url, connections, seconds), (error: Error | null, outcome: Result) => {
      if (error) {
        reject(error);
      } else {
        resolve(summary(outcome, connections));
      }
    });
    instance.on('reqError', () => errors.push(Date.now()));
  });
  return {errors, result};
}
