/** Lets what failed on a run pass, where the service allows it. */
import type { OverrideItem, OverrideResult } from '../gate/override-run.ts';
import { overrideRun } from '../gate/override-run.ts';
import { EXIT } from './command.ts';
import { neutraliseLine } from './neutralise.ts';
import { operation } from './operation.ts';
import { argumentOf, optionOf } from './read-input.ts';

export const override = operation({
  name: 'override',
  summary: 'let a failed policy pass, with a reason',
  description:
    'Overrides every policy check, task stage and Terraform policy evaluation of a run that waits for it, and nothing else. Needs the organization permission to manage policy overrides. The reason is kept on the run, for everybody to read.\n\nExit code 0: nothing waits any more. 1: something failed that nobody can override. 6: an override was refused.',
  arguments: [{ name: 'run', description: 'id as in run-…', required: true }],
  options: [{ name: 'reason', value: 'text', description: 'why it may pass', required: true }],
  examples: [
    {
      command: 'plangate override run-CZcmD7eagjhyX0vN --reason "INC-1234, until Friday"',
      what: 'one run',
    },
  ],
  async call({ client, input, answer }) {
    const result = await overrideRun(
      client,
      argumentOf(input, 'run'),
      optionOf(input, 'reason') ?? '',
    );
    await answer(result, render(result));
    if (result.refused.length > 0) return EXIT.refused;
    return result.final.length > 0 ? EXIT.blocked : EXIT.green;
  },
});

function render(result: OverrideResult): string {
  const { runId, workspace, by, reason, overridden, refused, final } = result;
  const where = workspace === undefined ? runId : `${runId} (${workspace})`;
  const lines = [
    ...overridden.map((item) => `overridden   ${name(item)}`),
    ...refused.map((item) => `refused      ${name(item)}: ${item.problem ?? ''}`),
    ...final.map((item) => `final        ${name(item)}`),
  ].map((line) => `  ${neutraliseLine(line)}`);
  if (lines.length === 0) return `${neutraliseLine(where)}: nothing waits for an override.\n`;
  const who = overridden.length > 0 ? `, by ${by ?? 'the owner of this token'}: ${reason}` : '';
  return `${[neutraliseLine(where + who), ...lines].join('\n')}\n`;
}

function name({ system, id, status }: OverrideItem): string {
  return `${system.replaceAll('-', ' ')} ${id}, was ${status}`;
}
