import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import type {Audit} from './budgets';
import {peerCommand} from './peers';

interface LighthouseReport {
  categories: {performance: {score: number}};
  audits: Record<
    'largest-contentful-paint' | 'total-blocking-time' | 'cumulative-layout-shift' | 'total-byte-weight',
    {numericValue: number}
  >;
}

/** Sometimes the browser's recording lacks its beginning, and Lighthouse asks to be run again. */
async function audit(url: string, debuggingPort: number, tries = 3): Promise<string> {
  const args = ['--output=json', '--quiet', '--only-categories=performance', '--max-wait-for-load=60000'];
  try {
    const [node, script] = peerCommand('lighthouse', 'cli/index.js');
    const {stdout} = await promisify(execFile)(node, [script, url, `--port=${debuggingPort}`, ...args], {
      maxBuffer: 2 ** 28,
    });
    return stdout;
  } catch (error) {
    if (tries > 1 && (error as Error).message.includes('Please run Lighthouse again')) {
      return audit(url, debuggingPort, tries - 1);
    }
    throw error;
  }
}

/**
 * One run of Lighthouse's mobile audit.
 * @param debuggingPort of a running browser
 * @returns the score from 0 to 100, milliseconds on the simulated phone, and transferred bytes
 * @throws Error when Lighthouse fails
 */
export async function runLighthouse(url: string, debuggingPort: number): Promise<Record<Audit, number>> {
  const {categories, audits} = JSON.parse(await audit(url, debuggingPort)) as LighthouseReport;
  return {
    performance: Math.round(categories.performance.score * 100),
    lcp: audits['largest-contentful-paint'].numericValue,
    blocking: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    visit: audits['total-byte-weight'].numericValue,
  };
}
