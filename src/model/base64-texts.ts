/** What is written in base64 in a text, and what that says, also where it is compressed. */
import { gunzipSync } from 'node:zlib';
import { orElse } from './or-else.ts';

interface Encoded {
  from: number;
  to: number;
  /** What it may say: nothing tells with which of four characters it begins. */
  texts: readonly string[];
}

/** Shorter ones are names and ids, and no credential has so few bytes. */
const SHORTEST = 24;
const RUNS = new RegExp(`[A-Za-z0-9+/_-]{${SHORTEST},}={0,2}`, 'g');
/** The whole text, with line ends. */
const LINES = /^[A-Za-z0-9+/_\s-]+={0,2}\s*$/;
/** Of what is compressed, no more is looked into. */
const MOST_BYTES = 4 * 1024 * 1024;
/** How often something may be encoded in what is encoded. */
const MOST_LEVELS = 3;

export function base64In(text: string, level = 1): Encoded[] {
  if (text.length < SHORTEST) return [];
  if (/\s/.test(text.trim()) && text.length < MOST_BYTES && LINES.test(text)) {
    const run = text.replace(/\s+/g, '');
    if (run.length >= SHORTEST) return [{ from: 0, to: text.length, texts: decodings(run, level) }];
  }
  return Array.from(text.matchAll(RUNS), ({ index: from, 0: run }) => ({
    from,
    to: from + run.length,
    texts: decodings(run, level),
  }));
}

function decodings(run: string, level: number): string[] {
  const texts = [0, 1, 2, 3].flatMap((skipped) => {
    const bytes = Buffer.from(run.slice(skipped), 'base64');
    const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b;
    const whole = isCompressed
      ? orElse(() => gunzipSync(bytes, { maxOutputLength: MOST_BYTES }), bytes)
      : bytes;
    const text = whole.toString('utf8');
    // What is no text has few letters in a row.
    return isCompressed || /[\x20-\x7e]{6}/.test(text) ? [text] : [];
  });
  if (level >= MOST_LEVELS) return texts;
  const inner = texts.flatMap((text) => base64In(text, level + 1).flatMap(({ texts: all }) => all));
  return [...texts, ...inner];
}
