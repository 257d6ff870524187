/** Reads JSON that a program has written, without trusting its form. */
import { isRecord } from '../model/parse.ts';

/** The fields of an object; of anything else, none. */
export function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

export function stringIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
