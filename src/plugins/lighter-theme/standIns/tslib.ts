/**
 * The two helpers of tslib that the packages of the first script call. A package that wants another
 * one stops the build ('is not a function'): then add it here.
 */
interface Module {
  __esModule?: boolean;
  default?: unknown;
}

/** A CommonJS module as an ES module with a default. */
export function __importDefault(module: Module): Module {
  return module.__esModule ? module : {default: module};
}

/** A CommonJS module as an ES module with all its names. */
export function __importStar(module: Module): Module {
  return module.__esModule ? module : {...module, default: module};
}
