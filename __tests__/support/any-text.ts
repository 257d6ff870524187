/** Texts of any characters, half surrogate pairs excepted. */
import * as fc from 'fast-check';

const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;
const LAST = 0x10ffff;

/** The table of all characters that `unit: 'binary'` makes for this takes a second and 120 MB in each process. */
const anyCharacter = fc.nat({ max: LAST - SURROGATES }).map(
  (place) => String.fromCodePoint(place < FIRST_SURROGATE ? place : place + SURROGATES),
  (character) => {
    const code = typeof character === 'string' ? (character.codePointAt(0) ?? -1) : -1;
    if (code < 0 || character !== String.fromCodePoint(code)) throw new Error('no character');
    return code < FIRST_SURROGATE ? code : code - SURROGATES;
  },
);

export function anyText(limits: Omit<fc.StringConstraints, 'unit'> = {}): fc.Arbitrary<string> {
  return fc.string({ ...limits, unit: anyCharacter });
}
