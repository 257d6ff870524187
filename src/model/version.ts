/** The version of this tool: `npm run compile` writes it from package.json. */
export const VERSION = '0.9.0';

/** Whether CHANGELOG.md says that this version is released: then there is a tag of it. `npm run compile` writes it. */
export const IS_RELEASED: boolean = false;

/**
 * Whether this project owns the name `plangate` on npm. Until then, no page and no message may name
 * the npm package: another owner of the name could run code with the users' tokens
 * (RELEASING.md).
 */
export const ON_NPM = false;
