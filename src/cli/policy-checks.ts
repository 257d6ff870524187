/** Policy checks: what the older of the policy systems says of a run. */
import type { PolicyCheck } from '../wire/policy-check.ts';
import type { CommandSpec } from './command.ts';
import { answerListing, LIST_OPTIONS, listProblems } from './listing.ts';
import { neutralise, neutraliseLine } from './neutralise.ts';
import { operation } from './operation.ts';
import { argumentOf, optionOf, optionsOf } from './read-input.ts';
import type { Cell } from './table.ts';
import { renderRecord } from './table.ts';

const CHECK = { name: 'check', description: 'id as in polchk-…', required: true };
const INCLUDES = ['run', 'run.workspace'] as const;
const INCLUDE_OPTION = {
  name: 'include',
  value: 'relation',
  description: 'show what it belongs to as well',
  choices: INCLUDES,
  repeatable: true,
};

const list = operation({
  name: 'list',
  summary: 'list the policy checks of a run',
  description:
    'Operation 12: GET /runs/<run_id>/policy-checks. Without --page and --page-size the service answers all of them.',
  arguments: [{ name: 'run', description: 'id as in run-…', required: true }],
  options: LIST_OPTIONS,
  problems: listProblems,
  async call(call) {
    await answerListing(call, call.client.policyChecks.list(argumentOf(call.input, 'run')), {
      headings: ['id', 'status', 'scope', 'passed', 'failed', 'overridable', 'you may override'],
      row: ({ id, attributes }) => [
        id,
        attributes.status,
        attributes.scope,
        attributes.result?.passed,
        attributes.result?.['total-failed'],
        attributes.actions?.['is-overridable'],
        attributes.permissions?.['can-override'],
      ],
    });
  },
});

const show = operation({
  name: 'show',
  summary: 'show one policy check',
  description: 'Operation 13: GET /policy-checks/<policy_check_id>.',
  arguments: [CHECK],
  options: [INCLUDE_OPTION],
  async call({ client, input, answer }) {
    const wanted = optionsOf(input, 'include');
    const include = INCLUDES.filter((name) => wanted.includes(name));
    const related = await client.policyChecks.show(argumentOf(input, 'check'), { include });
    const { check, run, workspace } = related;
    const included = [run, workspace].filter((resource) => resource !== undefined);
    const document = wanted.length > 0 ? { data: check, included } : { data: check };
    const facts: [string, Cell][] = [
      ...checkFacts(check),
      ['run', run && `${run.id} (${run.attributes.status})`],
      ['workspace', workspace && `${workspace.attributes.name} (${workspace.id})`],
    ];
    await answer(document, renderRecord(facts));
  },
});

const override = operation({
  name: 'override',
  summary: 'let a failed policy check pass',
  description:
    'Operation 14: POST /policy-checks/<policy_check_id>/actions/override. Only soft-mandatory failures can be overridden, by those who may manage policy overrides. For everything that failed on a run there is `plangate override`.',
  arguments: [CHECK],
  options: [{ name: 'comment', value: 'text', description: 'why; shown on the run' }],
  async call({ client, input, answer }) {
    const comment = optionOf(input, 'comment');
    const check = await client.policyChecks.override(
      argumentOf(input, 'check'),
      comment === undefined ? {} : { comment },
    );
    await answer({ data: check }, renderRecord(checkFacts(check)));
  },
});

const output = operation({
  name: 'output',
  summary: 'print what the policies of a check printed',
  description: 'GET /policy-checks/<policy_check_id>/output.',
  arguments: [CHECK],
  async call({ client, input, answer, remark }) {
    const id = argumentOf(input, 'check');
    const text = await client.policyChecks.output(id);
    await answer(
      { data: { output: text ?? null } },
      text === undefined ? '' : endLine(neutralise(text)),
    );
    if (text === undefined) remark(`${neutraliseLine(id)} has printed nothing yet.`);
  },
});

export const policyChecks: CommandSpec = {
  name: 'policy-checks',
  summary: 'what policy checks say of a run',
  commands: [list, show, override, output],
};

function checkFacts({ id, attributes }: PolicyCheck): [string, Cell][] {
  const { result } = attributes;
  return [
    ['id', id],
    ['status', attributes.status],
    ['scope', attributes.scope],
    ['passed', result?.passed],
    ['hard-failed', result?.['hard-failed']],
    ['soft-failed', result?.['soft-failed']],
    ['advisory-failed', result?.['advisory-failed']],
    ['duration-ms', result?.['duration-ms']],
    ['is-overridable', attributes.actions?.['is-overridable']],
    ['can-override', attributes.permissions?.['can-override']],
    ...Object.entries(attributes['status-timestamps'] ?? {}),
  ];
}

function endLine(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}
