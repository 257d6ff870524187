/**
 * Everything that is wrong with a command's call, reported together, each problem with its remedy.
 */

import { safeLine } from '../report/neutralise-log.ts';
import { count } from '../report/text.ts';

export interface Problem {
  /** The option, argument or input it is about, as the caller writes it. */
  subject: string;
  /** Continues the sentence that begins with the subject. */
  message: string;
}

/** The caller has to change something: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map(({ subject, message }) => `${subject} ${message}`).join('\n'));
    this.problems = problems;
  }
}

/** The same error with a single problem. */
export function usageError(subject: string, message: string): UsageError {
  return new UsageError([{ subject, message }]);
}

/** A sentence, then one line per problem with the subjects in a column. */
export function renderProblems(command: string, problems: readonly Problem[]): string {
  const width = Math.max(...problems.map(({ subject }) => subject.length));
  // A single problem is a sentence, several are a table.
  const between = problems.length === 1 ? ' ' : '  ';
  // File names and contents may come from a pull request.
  const lines = problems.map(({ subject, message }) =>
    safeLine(`  ${subject.padEnd(width)}${between}${message}`),
  );
  return [
    `${command} cannot start: ${count(problems.length, 'problem')}.`,
    ...lines,
    `See \`${command} --help\`.`,
    '',
  ].join('\n');
}
