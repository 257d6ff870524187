/** The version of this tool: `npm run compile` writes it from package.json. */
export declare const VERSION = "1.1.0";
/**
 * Whether the name on npm is ours. Until it is published, nothing here may tell anybody to run it:
 * whoever takes the name first would run code with their tokens (docs/releasing.md).
 */
export declare const ON_NPM = false;
