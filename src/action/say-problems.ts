/** Why the gate did not start: every problem with its remedy, in the log and in the summary. */
import type { SettingProblem } from '../settings/input-values.ts';
import { prose } from '../report/escape-markdown.ts';
import { safeLine } from '../report/neutralise-log.ts';

export function problemLines(problems: readonly SettingProblem[]): string[] {
  const width = Math.max(14, ...problems.map(({ input }) => Math.min(30, input.length)));
  return [
    `Plangate cannot start: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`,
    ...problems.map(({ input, message }) => safeLine(`  ${input.padEnd(width)} ${message}`)),
  ];
}

export function problemSummary(problems: readonly SettingProblem[]): string {
  const items = problems.map(({ input, message }) => `- **${prose(input)}** ${prose(message)}`);
  return `### ❔ Policy gate: not started\n\nNothing was sent to the service.\n\n${items.join('\n')}\n`;
}

export function neutralSummary(problem: SettingProblem): string {
  return `### ⚪ Policy gate: not evaluated\n\nThe gate is open without having looked, because \`on-missing-token\` is \`neutral\`: **${prose(problem.input)}** ${prose(problem.message)}\n`;
}
