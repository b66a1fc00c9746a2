import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {expect, test} from '@playwright/test';
import {apiDocuments, loadDocument} from '../../plugins/api-reference/document';
import {sampleOf} from '../../plugins/api-reference/samples';
import {serve, successOf} from './service';

/** The samples of the API reference, run as a reader would run them, against a server made from the documents. */

const run = promisify(execFile);

for (const document of apiDocuments) {
  for (const operation of loadDocument(document).operations.filter(({isWebhook}) => !isWebhook)) {
    test(`${document}: the JavaScript of ${operation.operationId} gets the documented response`, async () => {
      const {server, env} = await serve(operation, document);
      try {
        const {stdout} = await run(process.execPath, ['--input-type=module', '-e', sampleOf(operation, 'javascript')], {
          env,
        });
        const {example} = successOf(operation)[1].json ?? {};
        expect(stdout.trim()).toBe(example === undefined ? '' : JSON.stringify(example));
      } finally {
        server.close();
      }
    });
  }
}
