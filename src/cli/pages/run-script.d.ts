/** Made of browser/run-page.ts by scripts/compile.js. */

/** The script of a run's page, without its comments. */
export const RUN_SCRIPT: string;
/** The digest of the script, as a source of a content security policy without its quotes. */
export const RUN_SCRIPT_HASH: string;
