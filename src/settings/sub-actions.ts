/** The other actions of this repository, as data: their `action.yml` and tables are made from it. */
import { CUSTOM_ATTRIBUTES, ACCESS_LEVELS } from '../client/wire/team-workspace.ts';
import type { Environment } from '../model/ports.ts';
import { parseChoice, type Problem } from '../model/parse.ts';
import { existsAt, INPUTS, OF_GROUPS, OUTPUTS, type OutputSpec, type TextSpec } from './inputs.ts';
import { checkApprovers } from './read-guard.ts';
import { unknownInputs } from './settings.ts';

interface SubInput extends TextSpec {
  required?: boolean;
}

export interface SubAction {
  /** The folder. */
  name: string;
  title: string;
  description: string;
  inputs: readonly SubInput[];
  outputs: readonly OutputSpec[];
  /** Inputs of the gate that mean the same here: a page names them and explains only the others. */
  ofGate?: readonly string[];
  /** Whether something is undone when the job ends. */
  post: boolean;
}

/** @param name as in `with:` */
function input(
  name: string,
  kind: SubInput['kind'],
  description: string,
  more: Partial<SubInput> = {},
): SubInput {
  return { name, kind, description, ...more };
}

const needed = { required: true };

/** The directory that `combine` reads if the input `from` is empty. */
export const REPORTS = 'plangate-reports';
/** What only matters where a run is started, or another one is found. */
const OF_STARTS =
  'source message on-failure cancel-superseded auto-queue-runs rules secret-scan include-untracked-secrets';
const NOT_COMBINED = [...OF_GROUPS, ...OF_STARTS.split(' ')];

const CONNECTION = [
  input('hostname', 'string', 'Host of the service.', {
    default: 'app.terraform.io',
    environment: ['TF_CLOUD_HOSTNAME'],
  }),
  input('token', 'secret', 'API token. It is sent to `hostname` and nowhere else.', {
    environment: ['TF_API_TOKEN', 'TF_TOKEN_<host>'],
  }),
  input('ca-file', 'path', 'PEM file with additional certificate authorities to trust.'),
];

export const OVERRIDE: SubAction = {
  name: 'override',
  title: 'Plangate override',
  description:
    'Overrides the failed policies of a run, with a reason. Policies that cannot be overridden still fail.',
  inputs: [
    input(
      'run',
      'string',
      'Id of the run, as in `run-CZcmD7eagjhyX0vN`. Without it, on `issue_comment`, the command of the comment is carried out: see docs/commands.md.',
    ),
    input(
      'reason',
      'string',
      'Reason of the override. A command in a comment has its own. Everybody who can read the run sees it, with the person who started the job and a link.',
    ),
    input(
      'override-by',
      'list',
      'Who may override by a comment: people (`octocat`), `role:maintain`, `role:admin`, teams (`acme/platform`). A line like `security/*: acme/security` names the owners of some policies. Required for comments. The default is nobody.',
      { parse: checkApprovers },
    ),
    input(
      'allow-self-override',
      'flag',
      'Also allow people to override who opened the pull request or pushed its last commit.',
      { default: 'false' },
    ),
    input(
      'members-token',
      'secret',
      'Token that reads the members of teams in `override-by`. It needs to read the members of the organization; the token of a workflow cannot.',
    ),
    input(
      'gate-token',
      'secret',
      'The `token` of the gate, when this action has a different one. Approvals by `allow-destroys` are sealed with it.',
    ),
    input('comment-key', 'string', 'The `comment-key` of the gate.', { default: 'default' }),
    input(
      'policies',
      'list',
      'The `policies` of the gate. Then a command overrides failures of your own soft-mandatory policies as well. The job needs a checkout and `opa`.',
    ),
    input(
      'exceptions',
      'string',
      'Path of the file of exceptions on the default branch, or its pinned address. `/plangate except` answers with an entry for it.',
    ),
    input('organization', 'string', 'Organization of the workspaces.', {
      required: true,
      environment: ['TF_CLOUD_ORGANIZATION'],
    }),
    input(
      'workspaces',
      'list',
      'Names of the workspaces whose runs may be overridden here. Runs of other workspaces are refused.',
      { required: true, environment: ['TF_WORKSPACE'] },
    ),
    input(
      'github-token',
      'secret',
      'Asks GitHub whether the person who started the job may write in the repository. Only then can they override.',
      { expression: '${{ github.token }}' },
    ),
    ...CONNECTION,
  ],
  outputs: [
    { name: 'overridden', description: 'Number of policies that were overridden.' },
    { name: 'refused', description: 'Number of policies that this token may not override.' },
    { name: 'final', description: 'Number of failed policies that cannot be overridden.' },
    {
      name: 'next',
      description: 'Number of policies that failed after the override and wait for a further one.',
    },
    {
      name: 'audit',
      description:
        'Who overrode what, when, why and in which job, as a JSON list of one record or none.',
    },
  ],
  post: false,
};

/** The same words as those of `override`, which asks again. */
const OF_COMMANDS = ['override-by', 'allow-self-override', 'comment-key', 'exceptions'];

export const COMMAND: SubAction = {
  name: 'command',
  title: 'Plangate command',
  description:
    'Checks whether a comment is a command that its author may give. It needs no secret: use it in a job before the one that acts.',
  inputs: [
    ...OVERRIDE.inputs.filter(({ name }) => OF_COMMANDS.includes(name)),
    input(
      'github-token',
      'secret',
      'Reads the comment and what its author may do, reacts to it, and answers `/plangate help` and `/plangate except`.',
      { expression: '${{ github.token }}' },
    ),
  ],
  outputs: [
    {
      name: 'command',
      description:
        'The command: override, allow-destroys or rerun. Empty when there is none. The job that acts checks the members of teams in `override-by`.',
    },
  ],
  post: false,
};

export const AGENT_TOKEN: SubAction = {
  name: 'agent-token',
  title: 'Plangate agent token',
  description: 'Creates a token for an HCP agent and revokes it when the job ends.',
  inputs: [
    input('agent-pool', 'string', 'Id of the agent pool, as in `apool-4wT7q…`.', needed),
    input('description', 'string', 'Shown beside the token. By default it names the workflow run.'),
    input(
      'expired-at',
      'string',
      'Expiry date of the token, in case the job cannot revoke it, as in `2027-01-31T12:00:00Z`.',
    ),
    ...CONNECTION,
  ],
  outputs: [
    { name: 'token', description: 'The token, masked in the log. Revoked at the end of the job.' },
    { name: 'id', description: 'Its id.' },
  ],
  post: true,
};

export const TEAM_ACCESS: SubAction = {
  name: 'team-access',
  title: 'Plangate team access',
  description:
    'Makes sure that a team has the given access to a workspace. Organizations of HCP Europe have groups in place of teams.',
  inputs: [
    input('workspace', 'string', 'Name of the workspace, or its id as in `ws-6fHMCom98SDXSQUv`.', {
      required: true,
      environment: ['TF_WORKSPACE'],
    }),
    input('team', 'string', 'Name of the team, or its id as in `team-BUHBEM97xboT8TVz`.', needed),
    input('access', 'choice', 'Access level.', { required: true, choices: ACCESS_LEVELS }),
    ...Object.entries(CUSTOM_ATTRIBUTES).map(([name, values]) => {
      const words = values.map(String);
      const description = `With the access level \`custom\` only: ${words.join(', ')}.`;
      return input(name, 'choice', description, { choices: words });
    }),
    input(
      'organization',
      'string',
      'Organization of the workspace. Required when the workspace is given by name.',
      {
        environment: ['TF_CLOUD_ORGANIZATION'],
      },
    ),
    ...CONNECTION,
  ],
  outputs: [
    { name: 'id', description: 'Id of the team access.' },
    { name: 'change', description: 'created, updated or none.' },
  ],
  post: false,
};

/** Inputs of the gate that an action has as well; the table of the gate explains them. */
function ofGate(
  isTaken: (name: string) => boolean,
): Required<Pick<SubAction, 'inputs' | 'ofGate'>> {
  const inputs = INPUTS.filter((each) => existsAt(each, 'action') && isTaken(each.name));
  return { inputs, ofGate: inputs.map(({ name }) => name) };
}

const AT_APPLIES =
  'token hostname organization workspace workspaces directory ca-file trusted-branch timeout comment comment-key github-token';
const GATE_AT_APPLIES = ofGate((name) => AT_APPLIES.split(' ').includes(name));

export const REPORT_APPLY: SubAction = {
  name: 'report-apply',
  title: 'Plangate report-apply',
  description:
    'On `push`: waits for the apply of the commit and reports its result on the merged pull request.',
  inputs: [
    input(
      'run',
      'string',
      'Run whose apply is reported, as in `run-…`. Name one workspace with it. The default is the run that version control started for the commit. For a provisional run of the gate, pass its id.',
    ),
    ...GATE_AT_APPLIES.inputs,
  ],
  ofGate: GATE_AT_APPLIES.ofGate,
  outputs: [
    {
      name: 'applied',
      description:
        'applied, nothing, failed, against-policy (a policy failed that was evaluated with the apply), waits (for a person), unfinished or none. Of several workspaces, the worst.',
    },
    { name: 'green', description: 'Whether the apply ended well: true or false.' },
    ...OUTPUTS.filter(({ name }) => /^(?:run-|comment-url$)/.test(name)),
  ],
  post: false,
};

const GATE_AT_COMBINE = ofGate((name) => !NOT_COMBINED.includes(name));

const COMBINE: SubAction = {
  name: 'combine',
  title: 'Plangate combine',
  description:
    'Judges the runs of all groups of a matrix again: one verdict, one comment, one required check. For large organizations.',
  inputs: [
    input(
      'groups',
      'string',
      'The output of `plangate matrix`, taken from its job and never from an artifact.',
      needed,
    ),
    input('from', 'path', 'Directory with the reports of the groups: every *.json below it.', {
      default: REPORTS,
    }),
    ...GATE_AT_COMBINE.inputs,
  ],
  ofGate: GATE_AT_COMBINE.ofGate,
  outputs: OUTPUTS,
  post: false,
};

export const SUB_ACTIONS: readonly SubAction[] = [
  OVERRIDE,
  COMMAND,
  REPORT_APPLY,
  AGENT_TOKEN,
  TEAM_ACCESS,
  COMBINE,
];

/**
 * Reads the inputs of a sub-action.
 *
 * @param inputs input name → text, names that are no input, too
 * @returns the values, choices being among their words; and every problem with them at once
 */
export function readSubInputs(
  action: SubAction,
  inputs: Readonly<Record<string, string>>,
  environment: Environment,
): { values: Record<string, string>; problems: Problem[] } {
  const problems = unknownInputs(inputs, action.inputs);
  const values: Record<string, string> = {};
  for (const spec of action.inputs) {
    const { name, choices, required } = spec;
    const texts = [
      inputs[name],
      ...(spec.environment ?? []).map((variable) => environment[variable]),
      spec.default,
    ];
    const text = texts.find((one) => one !== undefined && one.trim() !== '')?.trim();
    if (text === undefined) {
      if (required === true) problems.push({ where: name, message: 'is missing.' });
      continue;
    }
    const chosen = choices === undefined ? { value: text } : parseChoice(text, choices);
    if ('value' in chosen) values[name] = chosen.value;
    else problems.push({ where: name, message: chosen.problem });
  }
  return { values, problems };
}
