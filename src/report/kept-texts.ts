/** The texts that people approve, as the comment of the gate keeps them: compressed, as many as fit. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { listOf, parseJson } from '../model/parse.ts';

/** In letters of base64url. The marker has them in base64url once more, and the comment has its report beside them. */
const MOST_LETTERS = 18_000;
/** Longer ones are not unpacked: whoever may write in the comment can put anything there. */
const MOST_BYTES = 2_000_000;

/** The first texts that fit together. */
export function fittingTexts(texts: readonly string[]): string[] {
  const fitting: string[] = [];
  for (const text of texts) {
    if (pack([...fitting, text]).length <= MOST_LETTERS) fitting.push(text);
  }
  return fitting;
}

/** As many of them as fit, as letters of base64url; '' if there are none. */
export function packTexts(texts: readonly string[]): string {
  const fitting = fittingTexts(texts);
  return fitting.length === 0 ? '' : pack(fitting);
}

function pack(texts: readonly string[]): string {
  return deflateRawSync(JSON.stringify(texts), { level: 9 }).toString('base64url');
}

/** The texts that `packTexts` packed; none where that cannot be read. */
export function unpackTexts(packed: string): string[] {
  try {
    const bytes = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: MOST_BYTES });
    return listOf(parseJson(bytes.toString())).filter((text) => typeof text === 'string');
  } catch {
    return [];
  }
}
