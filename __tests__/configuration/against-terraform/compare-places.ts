/** Every code point on which Go's tables and JavaScript's differ, in every place where a reader depends on them. */
import {
  foldCase,
  IDENTIFIER,
  isPrinted,
  normalized,
  toLower,
  trimSpace,
} from '../../../src/model/go-text.ts';
import type { compilePackages } from './ask-packages.ts';
import { isSame, ownReading, PLACES, questionAt, UNREAD, type Place } from './places.ts';

/** Signs that some program, version or encoding takes for something else. */
export const SIGNS = [
  ['\0', '\b', '\t', '\n', '\v', '\f', '\r', ' ', '\x7f', '"', '\\', '$', '#', '*', '~', 'x'],
  ['\x80', '\x85', '\xa0', '\xad', '\xb5', '\xdf', '\xe9', '\u0130', '\u0131', '\u017f', '\u0301'],
  ['\u034f', '\u0600', '\u0660', '\u061c', '\u1680', '\u180e', '\u2000', '\u2001', '\u200b'],
  ['\u200d', '\u200e', '\u2028', '\u2029', '\u202f', '\u205f', '\u2060', '\u2126', '\u212a'],
  ['\u3000', '\u30fb', '\ua7dc', '\ufb01', '\ufeff', '\uff21', '\uff9e', '\ufffd', '\u{16d67}'],
  [
    '\u{1e900}',
    '\u{1f3fb}',
    '\u{1f600}',
    '\u{30041}',
    '\u{40041}',
    '\u{f0041}',
    '\u{e0001}',
    '\u{10ffff}',
  ],
]
  .flat()
  .map((sign) => Buffer.from(sign));

/** What is no UTF-8: a byte alone, a beginning, half of a pair, more than there is. */
const BYTES = [
  '80',
  '85',
  'a0',
  'c2',
  'c4',
  'c080',
  'eda080',
  'edb080',
  'f5808080',
  'ff',
  'efbb',
].map((bytes) => Buffer.from(bytes, 'hex'));

/** What is read from files, and not from values or the environment. */
const IN_FILES = ['hcl', 'json', 'template', 'ignore'];

/** The signs of a place, without those that only a table tells. */
export function signsIn({ as }: Place): Buffer[] {
  return [...SIGNS, ...(IN_FILES.includes(as) ? BYTES : [])];
}

/**
 * The code points on which the tables differ, as this version of Node.js has them: those of names and of what can be printed,
 * and those of white space, cases and NFC.
 */
function differing(): { inNames: Buffer[]; inTexts: Buffer[] } {
  const inNames: Buffer[] = [];
  const inTexts: Buffer[] = [];
  const name = new RegExp(`^${IDENTIFIER}$`, 'u');
  for (let code = 0; code <= 0x10ffff; code++) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const char = String.fromCodePoint(code);
    const isSameText =
      (trimSpace(char) === '') === (char.trim() === '') &&
      toLower(char) === char.toLowerCase() &&
      foldCase(char) === char.toLowerCase() &&
      char.toUpperCase().toLowerCase() === char.toLowerCase() &&
      normalized(char) === char.normalize('NFC');
    const isSameName =
      name.test(char) === /^[\p{ID_Start}_]$/u.test(char) &&
      name.test(`a${char}`) === /^[\p{ID_Continue}-]$/u.test(char) &&
      isPrinted(char) === (char === ' ' || !/[\p{C}\p{Z}]/u.test(char));
    if (!isSameText) inTexts.push(Buffer.from(char));
    else if (!isSameName) inNames.push(Buffer.from(char));
  }
  return { inNames, inTexts };
}

export interface ComparedPlaces {
  /** Code points on which the tables differ. */
  signs: number;
  asked: number;
  /** What Terraform reads, and of that, what Plangate does not read for certain. */
  read: number;
  unread: number;
  /** What Plangate reads as something else: none, or there is a hole. */
  missed: { text: string; own: unknown; answer: unknown }[];
}

/** @param all every sign, and not only those that are known to be taken for something else */
export async function comparePlaces(
  ask: ReturnType<typeof compilePackages>,
  all: boolean,
): Promise<ComparedPlaces> {
  const { inNames, inTexts } = all ? differing() : { inNames: [], inTexts: [] };
  const signs = inNames.length + inTexts.length;
  const compared: ComparedPlaces = { signs, asked: 0, read: 0, unread: 0, missed: [] };
  for (const place of PLACES) {
    // Ignore rules have no names. Each of these questions writes a directory.
    const ofNames = place.as === 'ignore' ? [] : inNames;
    const asked = [...signsIn(place), ...inTexts, ...ofNames];
    const questions = asked.map((sign) => questionAt(place, sign));
    const answers = ask(questions);
    for (const [at, question] of questions.entries()) {
      compared.asked += 1;
      const answer = answers[at];
      if (answer === null) continue;
      const own = await ownReading(question);
      compared.read += 1;
      if (own === UNREAD) compared.unread += 1;
      else if (!isSame(own, answer)) {
        compared.missed.push({ text: question.bytes.toString(), own, answer });
      }
    }
  }
  return compared;
}
