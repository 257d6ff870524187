/** Policy checks: what the older of the policy systems says of a run. */
import type { PolicyCheck } from '../client/wire/policy-check.ts';
import { option, type CommandSpec } from './command.ts';
import { neutralise, neutraliseLine } from './neutralise.ts';
import { idOf, includeOption, listing, operation, showing, withIncluded } from './operation.ts';
import { optionOf, optionsOf } from './read-input.ts';
import type { Fact } from './table.ts';
import { renderRecord } from './table.ts';

const CHECK = idOf('check', 'polchk');
const INCLUDES = ['run', 'run.workspace'] as const;

const list = listing({
  name: 'list',
  summary: 'list the policy checks of a run',
  route: 'GET /runs/<run_id>/policy-checks',
  description: 'Without --page and --page-size the service answers all of them.',
  arguments: [idOf('run', 'run')],
  ask: ({ client, id }) => client.policyChecks.list(id),
  headings: ['id', 'status', 'scope', 'passed', 'failed', 'overridable', 'you may override'],
  row: ({ id, attributes: { status, scope, result, actions, permissions } }) => [
    id,
    status,
    scope,
    result?.passed,
    result?.['total-failed'],
    actions?.['is-overridable'],
    permissions?.['can-override'],
  ],
});

const show = operation({
  name: 'show',
  summary: 'show one policy check',
  route: 'GET /policy-checks/<policy_check_id>',
  arguments: [CHECK],
  options: [includeOption(INCLUDES, 'show what it belongs to as well')],
  async call({ client, id, input, answer }) {
    const wanted = optionsOf(input, 'include');
    const include = INCLUDES.filter((name) => wanted.includes(name));
    const { check, run, workspace } = await client.policyChecks.show(id, { include });
    const text = renderRecord([
      ...facts(check),
      ['run', run && `${run.id} (${run.attributes.status})`],
      ['workspace', workspace && `${workspace.attributes.name} (${workspace.id})`],
    ]);
    await answer(withIncluded(check, [run, workspace], input), text);
  },
});

const override = showing({
  name: 'override',
  summary: 'let a failed policy check pass',
  route: 'POST /policy-checks/<policy_check_id>/actions/override',
  description:
    'Only soft-mandatory failures can be overridden, by those who may manage policy overrides. For everything that failed on a run there is `plangate override`.',
  arguments: [CHECK],
  options: [option('--comment <text>', 'why; shown on the run')],
  ask: ({ client, id, input }) =>
    client.policyChecks.override(id, { comment: optionOf(input, 'comment') }),
  facts,
});

const output = operation({
  name: 'output',
  summary: 'print what the policies of a check printed',
  route: 'GET /policy-checks/<policy_check_id>/output',
  arguments: [CHECK],
  async call({ client, id, answer, remark }) {
    const text = await client.policyChecks.output(id);
    const shown = neutralise(text ?? '');
    const ended = shown === '' || shown.endsWith('\n') ? shown : `${shown}\n`;
    await answer({ data: { output: text ?? null } }, ended);
    if (text === undefined) remark(`${neutraliseLine(id)} has printed nothing yet.`);
  },
});

export const policyChecks: CommandSpec = {
  name: 'policy-checks',
  summary: 'what policy checks say of a run',
  commands: [list, show, override, output],
};

function facts({ id, attributes }: PolicyCheck): Fact[] {
  const { status, scope, result, actions, permissions } = attributes;
  return [
    ['id', id],
    ['status', status],
    ['scope', scope],
    ['passed', result?.passed],
    ['hard-failed', result?.['hard-failed']],
    ['soft-failed', result?.['soft-failed']],
    ['advisory-failed', result?.['advisory-failed']],
    ['duration-ms', result?.['duration-ms']],
    ['is-overridable', actions?.['is-overridable']],
    ['can-override', permissions?.['can-override']],
    ...Object.entries(attributes['status-timestamps'] ?? {}),
  ];
}
