/** Inputs of the guard over what a plan destroys. */
import { isPattern } from '../policy/address-patterns.ts';
import { EXCEPTIONS } from '../policy/guard.ts';
import { parseChoice, parseList, quote, type Parsed } from './input-values.ts';

/** A pattern may have a key in quotes, with anything in it. */
const PIECE = /(?:"(?:[^"\\\n]|\\.)*"|[^\s,"])+|"/g;

/** Address patterns, one per line or separated by commas; lines that begin with `#` are comments. */
export function readPatterns(text: string): Parsed<string[]> {
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
  const own = lines.filter((line) => !line.startsWith('#')).join('\n');
  const value = Array.from(own.matchAll(PIECE), ([piece]) => piece).filter((one) => one !== '-');
  const odd = value.find((pattern) => !isPattern(pattern));
  return odd === undefined
    ? { value: [...new Set(value)] }
    : {
        problem: `${quote(odd)} is not a pattern of addresses. Write aws_db_instance.*, module.data or module.data.aws_db_instance.main.`,
      };
}

/** Zero is a limit, too. */
export function readMost(text: string): Parsed<number> {
  return /^\s*\d{1,9}\s*$/.test(text)
    ? { value: Number(text) }
    : { problem: `${quote(text)} is not a number. Write digits only.` };
}

export function readExceptions(text: string): Parsed<string[]> {
  const list = parseList(text);
  if ('problem' in list) return list;
  const read = list.value.map((word) => parseChoice(word, EXCEPTIONS));
  const value = read.flatMap((one) => ('value' in one ? one.value : []));
  return read.find((one) => 'problem' in one) ?? { value };
}
