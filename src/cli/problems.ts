/** Everything that is wrong with a command's call, reported together, each problem with its remedy. */

import type { Problem } from '../model/parse.ts';
import { safeLine } from '../report/neutralise-log.ts';
import { countWords } from '../report/text.ts';

/** The caller has to change something: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map(({ where, message }) => `${where} ${message}`).join('\n'));
    this.problems = problems;
  }
}

export function usageError(where: string, message: string): UsageError {
  return new UsageError([{ where, message }]);
}

/** A sentence, then one line per problem with `where` in a column. */
export function renderProblems(command: string, problems: readonly Problem[]): string {
  const width = Math.max(0, ...problems.map(({ where }) => where.length));
  // A single problem is a sentence, several are a table.
  const separator = problems.length === 1 ? ' ' : '  ';
  // File names and contents may come from a pull request.
  const lines = problems.map(({ where, message }) =>
    safeLine(`  ${where.padEnd(width)}${separator}${message}`),
  );
  return [
    `${command} cannot start: ${countWords(problems.length, 'problem')}.`,
    ...lines,
    `See \`${command} --help\`.`,
    '',
  ].join('\n');
}
