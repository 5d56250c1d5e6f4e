/** The one of TypeScript's helpers that Docusaurus' script calls; by `require`, it would bring them all. */
export const __importDefault = <T extends object>(module: T & {__esModule?: true}) =>
  module.__esModule ? module : {default: module};
