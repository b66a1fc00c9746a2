import {execFile} from 'node:child_process';
import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {promisify} from 'node:util';
import {expect, test} from '@playwright/test';
import {mistakesIn, readSchemas} from '../schemas/check';
import {apiDocuments, loadDocument, type ApiDocument, type Operation} from '../../plugins/api-reference/document';
import {sampleOf, targetOf, variableOf} from '../../plugins/api-reference/samples';

/** The samples of the API reference, run as a reader would run them, against a server made from the documents. */

const run = promisify(execFile);
const schemas = readSchemas();

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) {
    text += String(part);
  }
  return text;
}

const successOf = ({responses}: Operation) => responses.find(([status]) => status.startsWith('2'))!;

/** The schema of an operation's body, under a name that the validator knows. */
function schemaIdOf({operationId, body}: Operation, document: ApiDocument): string {
  const id = `/bodies/${document}/${operationId}`;
  if (!schemas.getSchema(id)) {
    const schema = JSON.stringify(body!.schema).replaceAll('"#/', `"/openapi/${document}.yaml#/`);
    schemas.addSchema(JSON.parse(schema) as object, id);
  }
  return id;
}

/** What is wrong with a request, by the document. */
function complaints(operation: Operation, document: ApiDocument, request: IncomingMessage, body: string): string[] {
  const missing = operation.credentials.filter((header) => request.headers[header.toLowerCase()] !== `my ${header}`);
  return [
    ...missing.map((header) => `the header ${header} is missing`),
    ...(operation.body?.schema ? mistakesIn(JSON.parse(body), schemaIdOf(operation, document), schemas) : []).map(
      ({message}) => message,
    ),
  ];
}

/** A server that takes the request of one operation, and answers with the example of its document. */
async function serve(operation: Operation, document: ApiDocument): Promise<Server> {
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const expected = `${operation.method.toUpperCase()} ${targetOf(operation)}`;
      const wrong = [
        ...(`${request.method!} ${request.url!}` === expected ? [] : [`expected ${expected}`]),
        ...complaints(operation, document, request, body),
      ];
      const [status, {json}] = successOf(operation);
      response.writeHead(wrong.length > 0 ? 400 : Number(status.replace('XX', '00')), {
        'Content-Type': 'application/json',
      });
      response.end(wrong.length > 0 ? wrong.join('; ') : JSON.stringify(json?.example));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  return server;
}

for (const document of apiDocuments) {
  for (const operation of loadDocument(document).operations.filter(({isWebhook}) => !isWebhook)) {
    test(`${document}: the JavaScript of ${operation.operationId} gets the documented response`, async () => {
      const server = await serve(operation, document);
      const variables = operation.credentials.map((header): [string, string] => [variableOf(header), `my ${header}`]);
      const env: NodeJS.ProcessEnv = {
        PATH: process.env.PATH,
        BASE_URL: `http://localhost:${(server.address() as AddressInfo).port}`,
        ...Object.fromEntries(variables),
      };
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
