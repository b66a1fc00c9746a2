import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {mistakesIn, readSchemas} from '../schemas/check';
import type {ApiDocument, Operation} from '../../plugins/api-reference/document';
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
  return [
    ...missing.map((header) => `the header ${header} is missing`),
    ...(operation.body?.schema ? mistakesIn(JSON.parse(body), schemaIdOf(operation, document), schemas) : []).map(
      ({message}) => message,
    ),
  ];
}

/**
 * A server that takes the request of one operation, and answers with the example of its document.
 * @returns the server, and the environment variables with which a sample calls it
 */
export async function serve(
  operation: Operation,
  document: ApiDocument,
): Promise<{server: Server; env: NodeJS.ProcessEnv}> {
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
  const variables = operation.credentials.map((header): [string, string] => [variableOf(header), `my ${header}`]);
  const env = {
    PATH: process.env.PATH,
    BASE_URL: `http://localhost:${(server.address() as AddressInfo).port}`,
    ...Object.fromEntries(variables),
  };
  return {server, env};
}
