/**
 * The one function of tslib that `@docusaurus/utils-common` calls. As CommonJS it would bring in all of the library:
 * 3.5 KB in every page.
 */
export const __importDefault = (module: {__esModule?: boolean} | undefined): unknown =>
  module?.__esModule ? module : {default: module};
