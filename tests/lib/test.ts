import {test as base, expect} from '@playwright/test';

/** The browser tests' `test`: it fails any test whose page reports an error or asks another origin for anything. */

interface Options {
  /** Console errors and page errors that a test provokes on purpose. */
  expectedErrors: RegExp | undefined;
  /** Addresses outside the site that a test responds to itself. */
  expectedRequests: RegExp | undefined;
}

export const test = base.extend<Options & {guard: undefined}>({
  expectedErrors: [undefined, {option: true}],
  expectedRequests: [undefined, {option: true}],
  guard: [
    async ({context, baseURL, expectedErrors, expectedRequests}, use) => {
      const complaints: string[] = [];
      context.on('request', (request) => {
        const url = request.url();
        const own = [`${baseURL}/`, 'data:', 'blob:'].some((start) => url.startsWith(start));
        if (!own && !expectedRequests?.test(url)) {
          complaints.push(`request to another origin: ${url}`);
        }
      });
      context.on('console', (message) => {
        if (message.type() === 'error' && !expectedErrors?.test(message.text())) {
          complaints.push(`console error: ${message.text()} (${message.location().url})`);
        }
      });
      context.on('weberror', (error) => {
        if (!expectedErrors?.test(error.error().message)) {
          complaints.push(`page error: ${error.error().message}`);
        }
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};
