/** What of a text may be a path: it may be a list, a command or a file of settings. */

/** Signs that divide words, inside of `[…]` of a RegExp. */
export const DIVIDING = String.raw` \t\n\v\f\r"'\x60;|&()<>{}[\]=,`;

const DIVIDED = new RegExp(`[${DIVIDING}]+`);
const NOT_ESCAPED = new RegExp(String.raw`(?<!\\)[${DIVIDING}]+`);

/** Its words, and what is between quotes or behind a backslash, where such a sign belongs to a path. */
export function pathWords(text: string): string[] {
  return [
    ...text.split(DIVIDED),
    ...text.split(/["'`\n]+/),
    ...text.split(NOT_ESCAPED).map((word) => word.replaceAll(/\\(.)/g, '$1')),
  ];
}
