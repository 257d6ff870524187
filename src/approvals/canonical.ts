/** JSON in which a value has one text only, and digests of 160 bits: with fewer, two plans with one digest can be searched for. */
import { createHash, createHmac } from 'node:crypto';
import { isRecord } from '../model/parse.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const BYTES = 20;

/** A digest of 160 bits: 32 letters and digits of lower-case base32. */
export const DIGEST_PATTERN = /^[a-z2-7]{32}$/;

/** The text of a value of JSON: sorted names, no white space. A member that is undefined is left out. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value ?? null);
  const names = Object.keys(value).filter((name) => value[name] !== undefined);
  const members = names
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name])}`);
  return `{${members.join(',')}}`;
}

/** @param subject what is digested: texts of two subjects never have one digest */
export function digest160(subject: string, text: string): string {
  return toBase32(createHash('sha256').update(`plangate ${subject} v1\n${text}`).digest());
}

/** As `digest160`; who does not have the key cannot try values until one fits. */
export function keyedDigest160(key: string, subject: string, text: string): string {
  return toBase32(createHmac('sha256', key).update(`plangate ${subject} v1\n${text}`).digest());
}

function toBase32(bytes: Buffer): string {
  let text = '';
  let rest = 0;
  let bits = 0;
  for (const byte of bytes.subarray(0, BYTES)) {
    rest = (rest << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += ALPHABET.charAt((rest >> (bits - 5)) & 31);
    rest &= 31;
  }
  return text;
}
