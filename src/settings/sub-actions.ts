/** The other actions of this repository, as data: their `action.yml` and tables are made from it. */
import type { Environment } from '../model/ports.ts';
import type { Problem } from '../model/parse.ts';
import {
  described,
  existsAt,
  input,
  INPUTS,
  withNames,
  isForWay,
  type InputSpec,
  DEFAULT_REPORTS_DIRECTORY,
  OUTPUTS,
  type OutputSpec,
  type TextSpec,
} from './inputs.ts';
import { checkApprovers } from './parse-inputs.ts';
import { unknownInputs } from './settings.ts';

export interface SubAction {
  /** The directory in the repository with its `action.yml`. */
  name: string;
  title: string;
  description: string;
  inputs: readonly TextSpec[];
  outputs: readonly OutputSpec[];
}

const CONNECTION = {
  hostname: input('Host of the service.', {
    kind: 'string',
    default: 'app.terraform.io',
    environment: ['TF_CLOUD_HOSTNAME'],
  }),
  token: input('API token. It is sent to `hostname` and nowhere else.', {
    kind: 'secret',
    environment: ['TF_API_TOKEN', 'TF_TOKEN_<host>'],
  }),
};

export const OVERRIDE: SubAction = {
  name: 'override',
  title: 'Plangate override',
  description:
    'Overrides the failed policies of a run, with a reason. Policies that cannot be overridden still fail.',
  inputs: withNames({
    run: input(
      'Id of the run, as in `run-CZcmD7eagjhyX0vN`. Without it, on `issue_comment`, the command of the comment is carried out: see docs/commands.md.',
      { kind: 'string' },
    ),
    reason: input(
      'Reason of the override. A command in a comment has its own. Everybody who can read the run sees it, with the person who started the job and a link.',
      { kind: 'string' },
    ),
    'override-by': input(
      'Who may override by a comment: people (`octocat`), `role:maintain`, `role:admin`, teams (`acme/platform`). A line like `security/*: acme/security` names the owners of some policies. Required for comments. The default is nobody.',
      { kind: 'list', parse: checkApprovers },
    ),
    'allow-self-override': input(
      'Also allow people to override who opened the pull request, pushed to its branch, or wrote or committed one of its commits.',
      { kind: 'flag', default: 'false' },
    ),
    'members-token': input(
      'Token that reads the members of teams in `override-by`. It needs to read the members of the organization; the token of a workflow cannot.',
      { kind: 'secret' },
    ),
    'gate-token': input(
      'The `token` of the gate, when this action has a different one: without `record-key`, runs are sealed with it.',
      { kind: 'secret' },
    ),
    'record-key': input('The `record-key` of the gate, if it has one.', {
      kind: 'secret',
      environment: ['PLANGATE_RECORD_KEY'],
    }),
    exceptions: input(
      'Path of the file of exceptions on the default branch, or its pinned URL. `/plangate except` answers with an entry for it.',
      { kind: 'string' },
    ),
    organization: input('Organization of the workspaces. Required with a service.', {
      kind: 'string',
      environment: ['TF_CLOUD_ORGANIZATION'],
    }),
    workspaces: input(
      'Names of the workspaces whose runs may be overridden here. Runs of other workspaces are refused. Required with a service.',
      { kind: 'list', environment: ['TF_WORKSPACE'] },
    ),
    'github-token': input(
      'Asks GitHub whether the person who started the job may write in the repository: only then can they override. After a comment it also writes the answer and starts the failed jobs of the gate again.',
      { kind: 'secret', expression: '${{ github.token }}' },
    ),
    ...CONNECTION,
  }),
  outputs: described({
    overridden: 'Number of policies that were overridden.',
    refused: 'Number of policies that this token may not override.',
    final: 'Number of failed policies that cannot be overridden.',
    next: 'Number of policies that failed after the override and wait for a further one.',
    audit: 'Who overrode what, when, why and in which job, as a JSON list of one record or none.',
  }),
};

/** The inputs that `command` has in common with `override`, which checks them again. */
const SHARED_WITH_COMMAND = ['override-by', 'allow-self-override', 'exceptions'];

export const COMMAND: SubAction = {
  name: 'command',
  title: 'Plangate command',
  description:
    'Checks whether a comment is a command that its author may give. It needs no secret: use it in a job before the one that acts.',
  inputs: [
    ...OVERRIDE.inputs.filter(({ name }) => SHARED_WITH_COMMAND.includes(name)),
    ...withNames({
      'github-token': input(
        'Reads the comment and what its author may do, reacts to it, and answers `/plangate help` and `/plangate except`.',
        { kind: 'secret', expression: '${{ github.token }}' },
      ),
    }),
  ],
  outputs: described({
    command:
      'The command that a job has to act on: override, rerun or again. Empty when there is none. The job that acts checks the members of teams in `override-by`.',
  }),
};

function gateInputs(isTaken: (spec: InputSpec) => boolean): readonly TextSpec[] {
  return INPUTS.filter((spec) => existsAt(spec, 'action') && isTaken(spec));
}

const USED_BY_REPORT_APPLY =
  'token hostname organization workspace workspaces directory timeout comment github-token';

export const REPORT_APPLY: SubAction = {
  name: 'report-apply',
  title: 'Plangate report-apply',
  description:
    'On `push`: waits for the apply of the commit and reports its result on the merged pull request.',
  inputs: [
    ...withNames({
      run: input(
        'Run whose apply is reported, as in `run-…`. Name one workspace with it. The default is the run that version control started for the commit. For a provisional run of the gate, pass its id.',
        { kind: 'string' },
      ),
    }),
    ...gateInputs(({ name }) => USED_BY_REPORT_APPLY.split(' ').includes(name)),
  ],
  outputs: [
    ...described({
      applied:
        'applied, nothing, failed, against-policy (a policy failed that was evaluated with the apply), waits (for a person), unfinished or none. Of several workspaces, the worst.',
      green: 'Whether the apply ended well: true or false.',
    }),
    ...OUTPUTS.filter(({ name }) => /^(?:run-|comment-url$)/.test(name)),
  ],
};

const COMBINE: SubAction = {
  name: 'combine',
  title: 'Plangate combine',
  description:
    'Judges the runs of all groups of a matrix again: one verdict, one comment, one required check. For large organizations.',
  inputs: [
    ...withNames({
      groups: input(
        'The output of `plangate matrix`, taken from its job and never from an artifact.',
        { kind: 'string', required: true },
      ),
      from: input('Directory with the reports of the groups: every *.json below it.', {
        kind: 'path',
        default: DEFAULT_REPORTS_DIRECTORY,
      }),
    }),
    ...gateInputs((spec) => isForWay(spec, 'groups')),
  ],
  outputs: OUTPUTS,
};

/**
 * All sub-actions. `ofGate` has the names of the inputs of the gate that mean the same here: a page names them and explains
 * only the others.
 */
export const SUB_ACTIONS = [OVERRIDE, COMMAND, REPORT_APPLY, COMBINE].map((action) => {
  const gateSpecs = new Set<TextSpec>(INPUTS);
  const ofGate = action.inputs.filter((spec) => gateSpecs.has(spec)).map(({ name }) => name);
  return { ...action, ofGate };
});

/**
 * Reads the inputs of a sub-action: each text is that of the input, else of its environment variables, else its default.
 *
 * @param inputs input name → text; names that are no input become problems
 * @param needed names of inputs that are required here
 * @returns the texts of the inputs that have one
 */
export function readSubInputs(
  action: SubAction,
  inputs: Readonly<Record<string, string>>,
  environment: Environment,
  needed: readonly string[] = [],
): { values: Record<string, string>; problems: Problem[] } {
  const problems = unknownInputs(inputs, action.inputs);
  const values: Record<string, string> = {};
  for (const spec of action.inputs) {
    const { name } = spec;
    const texts = [
      inputs[name],
      ...(spec.environment ?? []).map((variable) => environment[variable]),
      spec.default,
    ];
    const text = texts.map((candidate) => candidate?.trim()).find(Boolean);
    if (text !== undefined) values[name] = text;
    else if (needed.includes(name)) {
      const ways = [`Pass \`${name}\``, ...(spec.environment ?? []).map((key) => `set ${key}`)];
      problems.push({ where: name, message: `is missing. ${ways.join(', or ')}.` });
    }
  }
  return { values, problems };
}
