/** What the runner offers to a step, and the log on it; the only importer of @actions/core. */
import * as core from '@actions/core';
import type { Log } from '../model/ports.ts';
import { fenceOff, neutraliseLog, safeLine, type LogLine } from '../report/neutralise-log.ts';
import { createSecrets, searchablePieces } from '../model/secrets.ts';

/** What is used of the runner's own toolkit. */
export type Toolkit = Pick<
  typeof core,
  'info' | 'debug' | 'warning' | 'error' | 'setSecret' | 'setOutput' | 'saveState' | 'getState'
>;

/** @param toolkit prints, and writes the runner's files; another one than the process's own in tests */
export function actionsRunner(toolkit: Toolkit = core) {
  const masked = new Set<string>();
  const secrets = createSecrets();
  return {
    /** Prints one line. Nothing in it acts on the runner, except a command that this program made. */
    print: (line: LogLine) => toolkit.info(secrets.conceal(line)),
    debug: (line: LogLine) => toolkit.debug(secrets.conceal(line)),
    /** A line and an annotation on the job. */
    warning: (line: LogLine) => toolkit.warning(secrets.conceal(line)),
    error: (line: LogLine) => toolkit.error(secrets.conceal(line)),
    /** Shows the secret as `***` from now on: this program conceals every form of it, and the runner what it finds. */
    mask(value: string): void {
      secrets.keep(value);
      for (const part of searchablePieces(value)) {
        if (!masked.has(part)) toolkit.setSecret(part);
        masked.add(part);
      }
    },
    /** Secrets in the value are concealed. */
    output: (name: string, value: string) => toolkit.setOutput(name, secrets.conceal(value)),
    /** Read back by the post step, even when this one is killed. */
    save: (name: string, value: string) => toolkit.saveState(name, secrets.conceal(value)),
    saved: toolkit.getState,
  };
}

export type ActionRunner = ReturnType<typeof actionsRunner>;

/**
 * Own lines are made harmless, foreign text is fenced off from the runner.
 * @param makeToken a new word each time, which the author of the text cannot know
 */
export function createActionLog(runner: ActionRunner, makeToken: () => string): Log {
  return {
    debug: (line) => runner.debug(safeLine(line)),
    info: (line) => runner.print(safeLine(line)),
    warning: (line) => runner.warning(safeLine(line)),
    error: (line) => runner.error(safeLine(line)),
    foreign(text) {
      const { begin, end } = fenceOff(makeToken());
      runner.print(begin);
      try {
        for (const line of neutraliseLog(text)) runner.print(line);
      } finally {
        runner.print(end);
      }
    },
    secret(value) {
      // Masking a short text would blank out words all over the log.
      if (value.trim().length >= 6) runner.mask(value.trim());
    },
  };
}
