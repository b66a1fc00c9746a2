import autocannon, {type Options, type Result} from 'autocannon';
import {article, firstAsset} from './test-pages';

/** Load on a server as readers make it: pages, and what pages load. */

export interface LoadResult {
  answered: number;
  /** Requests with another status than 2xx, with an error, or without any answer. */
  failed: number;
  perSecond: number;
  /** Milliseconds within which 99 of 100 requests were answered. */
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
  // A connection that is closed in place of an answer is no error for autocannon. Each has one request open at the end.
  const lost = requests.sent - requests.total - connections;
  return {answered, failed: errors + timeouts + non2xx + lost, perSecond: requests.average, p99: latency.p99};
}

/**
 * Loads a server and waits for the end.
 * @param connections clients that ask at the same time, each as soon as it has its answer
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
