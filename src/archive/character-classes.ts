/** Named sets of ASCII characters, as ranges. */
import { invert } from './pattern.ts';

const DIGIT = [48, 57];
const SPACE = [9, 10, 12, 13, 32, 32];
const WORD = [48, 57, 65, 90, 95, 95, 97, 122];

/** `\\d` and its relatives, by their letter. */
export const PERL: Record<string, readonly number[]> = {
  d: DIGIT,
  D: invert(DIGIT),
  s: SPACE,
  S: invert(SPACE),
  w: WORD,
  W: invert(WORD),
};

/** The ASCII classes, as `[:alpha:]` in a bracket; also those of git's patterns. */
export const POSIX: Readonly<Record<string, readonly number[]>> = {
  alnum: [48, 57, 65, 90, 97, 122],
  alpha: [65, 90, 97, 122],
  ascii: [0, 127],
  blank: [9, 9, 32, 32],
  cntrl: [0, 31, 127, 127],
  digit: DIGIT,
  graph: [33, 126],
  lower: [97, 122],
  print: [32, 126],
  punct: [33, 47, 58, 64, 91, 96, 123, 126],
  space: [9, 13, 32, 32],
  upper: [65, 90],
  word: WORD,
  xdigit: [48, 57, 65, 70, 97, 102],
};
