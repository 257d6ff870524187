/** Policy checks: the older policy system's results for a run. */
import type { PolicyCheck } from '../client/wire/policies.ts';
import { saysSomething } from '../model/acts-on-runs.ts';
import { option, type CommandInput, type CommandSpec } from '../check/command.ts';
import { safeLine } from '../report/neutralise-log.ts';
import { neutralise } from './log.ts';
import {
  changedAt,
  includeOption,
  listCommand,
  operationCommand,
  showCommand,
  withIncluded,
} from './operation.ts';
import { optionOf, optionsOf } from '../check/command-input.ts';
import { renderRecord, type Fact } from './table.ts';

const INCLUDES = ['run', 'run.workspace'] as const;

export const policyChecks: CommandSpec = {
  name: 'policy-checks',
  summary: 'results of the policy checks of a run',
  commands: [
    listCommand('list', 'GET /runs/<run_id>/policy-checks', {
      summary: 'list the policy checks of a run',
      description: 'Without --page and --page-size the service answers all of them.',
      options: [includeOption(INCLUDES, 'show what they belong to as well')],
      ask: ({ client, id, input }) =>
        client.policyChecks.listWithRelated(id, { include: includesOf(input) }),
      columns: {
        id: ({ check }) => check.id,
        status: ({ check }) => check.attributes.status,
        since: ({ check }) => changedAt(check.attributes['status-timestamps']),
        scope: ({ check }) => check.attributes.scope,
        passed: ({ check }) => check.attributes.result?.passed,
        failed: ({ check }) => check.attributes.result?.['total-failed'],
        overridable: ({ check }) => check.attributes.actions?.['is-overridable'],
        'you may override': ({ check }) => check.attributes.permissions?.['can-override'],
      },
      // All checks belong to one run, and the run to one workspace.
      document: (checks, input) =>
        withIncluded(
          checks.map(({ check }) => check),
          [checks[0]?.run, checks[0]?.workspace],
          input,
        ),
    }),
    operationCommand('show', 'GET /policy-checks/<policy_check_id>', {
      summary: 'show one policy check',
      options: [includeOption(INCLUDES, 'show what it belongs to as well')],
      async call({ client, id, input, answer }) {
        const include = includesOf(input);
        const { check, run, workspace } = await client.policyChecks.show(id, { include });
        const text = renderRecord([
          ...checkFacts(check),
          ['run', run && `${run.id} (${run.attributes.status})`],
          ['workspace', workspace && `${workspace.attributes.name} (${workspace.id})`],
        ]);
        await answer(withIncluded(check, [run, workspace], input), text);
      },
    }),
    showCommand('override', 'POST /policy-checks/<policy_check_id>/actions/override', {
      summary: 'override a failed policy check',
      description:
        'Only soft-mandatory failures can be overridden, by those who may manage policy overrides. For everything that failed on a run there is `plangate override`.',
      options: [option('--reason <text>', 'why it may pass; shown on the run')],
      problems: (input) =>
        reasonOf(input) ? [] : [{ where: '--reason', message: 'is needed: why it may pass.' }],
      ask: ({ client, id, input }) =>
        client.policyChecks.override(id, { comment: reasonOf(input) }),
      facts: checkFacts,
    }),
    operationCommand('output', 'GET /policy-checks/<policy_check_id>/output', {
      summary: 'print what the policies of a check printed',
      async call({ client, id, log, answer }) {
        const text = await client.policyChecks.output(id);
        const shown = neutralise(text ?? '');
        const lineEnd = shown === '' || shown.endsWith('\n') ? '' : '\n';
        await answer({ data: { output: text ?? null } }, shown + lineEnd);
        if (text === undefined) log.info(`${safeLine(id)} has printed nothing yet.`);
      },
    }),
  ],
};

function includesOf(input: CommandInput) {
  return INCLUDES.filter((name) => optionsOf(input, 'include').includes(name));
}

/** Undefined without the option, and for a text without a letter or digit. */
function reasonOf(input: CommandInput): string | undefined {
  const reason = optionOf(input, 'reason')?.trim() ?? '';
  return saysSomething(reason) ? reason : undefined;
}

function checkFacts({ id, attributes }: PolicyCheck): Fact[] {
  const { status, scope, result, actions, permissions } = attributes;
  return [
    ['id', id],
    ['status', status],
    ['scope', scope],
    ['result', result?.result],
    ['passed', result?.passed],
    ['total-failed', result?.['total-failed']],
    ['hard-failed', result?.['hard-failed']],
    ['soft-failed', result?.['soft-failed']],
    ['advisory-failed', result?.['advisory-failed']],
    ['duration-ms', result?.['duration-ms']],
    ['is-overridable', actions?.['is-overridable']],
    ['can-override', permissions?.['can-override']],
    ...Object.entries(attributes['status-timestamps'] ?? {}),
  ];
}
