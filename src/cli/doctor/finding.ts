/** What an examination found. */
import type { Code } from '../../model/errors.ts';
import { EXIT } from '../command.ts';

export interface Diagnosis {
  /**
   * `ok`: as it should be. `unknown`: it cannot be seen from here. `note`: works, but may surprise.
   * `problem`: the gate will not work.
   */
  state: 'ok' | 'unknown' | 'note' | 'problem';
  /** What was examined, in one or two words. */
  subject: string;
  /** What was seen. Hostile until escaped. */
  seen: string;
  /** What to do about it; absent when nothing has to be done. */
  fix?: string;
  /** Under which the docs say what to do, as in a report. */
  code?: Code;
  /** The exit code of the whole examination when this is the first problem. */
  exitCode?: number;
}

export function ok(subject: string, seen: string): Diagnosis {
  return { state: 'ok', subject, seen };
}

export function unknown(subject: string, seen: string, fix?: string): Diagnosis {
  return { state: 'unknown', subject, seen, fix };
}

export function note(subject: string, seen: string, fix?: string): Diagnosis {
  return { state: 'note', subject, seen, fix };
}

export function problem(
  subject: string,
  seen: string,
  fix: string,
  exitCode: number = EXIT.badInput,
): Diagnosis {
  return { state: 'problem', subject, seen, fix, exitCode };
}
