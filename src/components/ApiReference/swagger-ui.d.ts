/** What the API reference uses of Swagger UI, whose package has no types. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle' {
  interface Server {
    variables?: Record<string, {default: string}>;
  }

  /** An OpenAPI document, as far as the site changes it. */
  export interface Spec {
    servers?: Server[];
  }

  /** Swagger UI's own React, with which its plugins draw. */
  export interface System {
    React: Pick<typeof import('react'), 'createElement'>;
  }

  interface Options {
    domNode: HTMLElement;
    url: string;
    deepLinking: boolean;
    docExpansion: 'list' | 'full' | 'none';
    /** Depth to which the schemas at the end are open; -1 hides them. */
    defaultModelsExpandDepth: number;
    /** Methods that can be tried out, in lower case. */
    supportedSubmitMethods: string[];
    validatorUrl: null;
    plugins: (() => object)[];
  }

  export default function SwaggerUI(options: Options): unknown;
}
