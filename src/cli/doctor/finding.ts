/** One thing that was looked at. */
export interface Finding {
  /**
   * `ok`: as it should be. `unknown`: it cannot be seen from here. `note`: works, but may surprise.
   * `problem`: the gate will not work.
   */
  state: 'ok' | 'unknown' | 'note' | 'problem';
  /** What was looked at, in one or two words. */
  subject: string;
  /** What was seen. Hostile until escaped. */
  seen: string;
  /** What to do about it; absent when nothing has to be done. */
  fix?: string;
  /** The exit code of the whole examination when this is the first problem. */
  exitCode?: number;
}

export function ok(subject: string, seen: string): Finding {
  return { state: 'ok', subject, seen };
}

export function unknown(subject: string, seen: string, fix?: string): Finding {
  return { state: 'unknown', subject, seen, fix };
}

export function note(subject: string, seen: string, fix?: string): Finding {
  return { state: 'note', subject, seen, fix };
}

export function problem(subject: string, seen: string, fix: string, exitCode: number): Finding {
  return { state: 'problem', subject, seen, fix, exitCode };
}
