/** The parts of Swagger UI that the API reference uses; its package has no types. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle' {
  /** The React bundled with Swagger UI, which its plugins render with. */
  export interface System {
    React: Pick<typeof import('react'), 'createElement' | 'isValidElement'>;
  }

  interface Options {
    domNode: HTMLElement;
    url: string;
    deepLinking: boolean;
    docExpansion: 'list' | 'full' | 'none';
    /** How many levels of the schemas at the end are expanded; -1 hides them. */
    defaultModelsExpandDepth: number;
    /** Methods that can be tried out, in lower case; all if it's left out. */
    supportedSubmitMethods?: string[];
    validatorUrl: null;
    plugins: (() => object)[];
  }

  export default function SwaggerUI(options: Options): unknown;
}
