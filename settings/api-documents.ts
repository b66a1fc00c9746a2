/** Names of the OpenAPI documents in `static/openapi`, without extension, in the order in which readers get them. */
export const apiDocuments = ['integration-api', 'client-api', 'data-extraction-api'] as const;
export type ApiDocument = (typeof apiDocuments)[number];
