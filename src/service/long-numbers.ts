/**
 * Values of states and seeds with all digits of their numbers: while the service keeps them, strings stand for numbers that
 * JavaScript would round. Whatever leaves the service is written by `toJson`.
 */
import { randomBytes } from 'node:crypto';
import { keepLongNumbers, restoreLongNumbers } from '../model/json-text.ts';

/** Begins these strings, and no other string of anybody. */
const MARK = randomBytes(24).toString('hex');

/** @throws SyntaxError for a text that is no JSON */
export function parseKept(text: string): unknown {
  // The message of an error is about the text as it was written.
  const value: unknown = JSON.parse(text);
  const kept = keepLongNumbers(text, MARK);
  return kept === text ? value : JSON.parse(kept);
}

export function toJson(value: unknown): string {
  return restoreLongNumbers(JSON.stringify(value), MARK);
}

/** Whether a string stands for a number. */
export function isLongNumber(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith(MARK);
}
