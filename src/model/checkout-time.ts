/** Git writes the files of a clone in any order: a source that is newer by less than this was not edited. */
export const CHECKOUT_MS = 10_000;
