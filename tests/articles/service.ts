import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {mistakesIn, readSchemas} from '../../checks/schemas/validate';
import type {ApiDocument} from '../../settings/api-documents';
import {loadDocument, type Operation} from '../../plugins/api-reference/document';
import {targetOf, variableOf} from '../../plugins/api-reference/samples';

/** A server for tests, made from the OpenAPI documents. */

const schemas = readSchemas();

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) {
    text += String(part);
  }
  return text;
}

/** @param id an operation that the document has */
export const operationOf = (document: ApiDocument, id: string): Operation =>
  loadDocument(document).operations.find(({operationId}) => operationId === id)!;

/** The first response of an operation that reports success. */
export const successOf = ({responses}: Operation) => responses.find(([status]) => status.startsWith('2'))!;

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
  const type = operation.body && request.headers['content-type'];
  return [
    ...missing.map((header) => `the header ${header} is missing or wrong`),
    ...(operation.body && type !== 'application/json' ? [`the content type is ${type}, not application/json`] : []),
    ...(operation.body?.schema ? mistakesIn(JSON.parse(body), schemaIdOf(operation, document), schemas) : []).map(
      ({message}) => message,
    ),
  ];
}

/** A response that comes before the documented one. */
export type Failure = [status: number, body: string];

/**
 * A server that takes the requests of some operations, and answers with the examples of their document.
 *
 * @param failures what it answers to the first requests
 * @returns the server, the environment variables with which a sample calls it, and the requests that it took
 */
export async function serve(
  operations: Operation[],
  document: ApiDocument,
  failures: Failure[] = [],
): Promise<{server: Server; env: NodeJS.ProcessEnv & {BASE_URL: string}; taken: {target: string; body: string}[]}> {
  const open = [...failures];
  const taken: {target: string; body: string}[] = [];
  const requestOf = (operation: Operation) => `${operation.method.toUpperCase()} ${targetOf(operation)}`;
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const target = `${request.method!} ${request.url!}`;
      taken.push({target, body});
      const operation = operations.find((entry) => requestOf(entry) === target);
      const wrong = operation
        ? complaints(operation, document, request, body)
        : [`expected ${operations.map(requestOf).join(' or ')}`];
      const failure: Failure | undefined = wrong.length > 0 ? [400, wrong.join('; ')] : open.shift();
      if (failure || !operation) {
        response.writeHead(failure![0]).end(failure![1]);
        return;
      }
      const [status, {json}] = successOf(operation);
      response.writeHead(Number(status.replace('XX', '00')), {'Content-Type': 'application/json'});
      response.end(JSON.stringify(json?.example));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const headers = [...new Set(operations.flatMap(({credentials}) => credentials))];
  const env = {
    PATH: process.env.PATH,
    BASE_URL: `http://localhost:${(server.address() as AddressInfo).port}`,
    ...Object.fromEntries(headers.map((header): [string, string] => [variableOf(header), `my ${header}`])),
  };
  return {server, env, taken};
}
