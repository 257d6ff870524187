/** The other actions of this repository, as data: their `action.yml` and tables are made from it. */
import type { Environment } from '../model/ports.ts';
import type { Problem } from '../model/parse.ts';
import {
  described,
  input,
  INPUTS,
  type INPUT_TABLE,
  withNames,
  DEFAULT_REPORTS_DIRECTORY,
  OUTPUTS,
  type OutputSpec,
  type TextSpec,
} from './inputs.ts';
import { unknownInputs } from './settings.ts';

export interface SubAction {
  /** The directory in the repository with its `action.yml`. */
  name: string;
  title: string;
  description: string;
  inputs: readonly TextSpec[];
  outputs: readonly OutputSpec[];
  /** What runs after the job, for an action that leaves something behind when it is killed: relative to its directory. */
  post?: string;
}

const HOSTNAME = input('Host of the service.', {
  kind: 'string',
  default: 'app.terraform.io',
  environment: ['TF_CLOUD_HOSTNAME'],
});
const TOKEN = input(
  'API token, for the job that acts alone. It is sent to `hostname` and nowhere else.',
  {
    kind: 'secret',
    environment: ['TF_API_TOKEN', 'TF_TOKEN_<host>'],
  },
);
const SETTINGS = input(
  'The `settings` of the gate, if it has one. The file is read from the default branch, without a checkout.',
  { kind: 'string' },
);

export const COMMAND: SubAction = {
  name: 'command',
  title: 'Plangate command',
  description:
    'Follows a command in a comment. Without a token of the service it asks whether its author may give it, and starts the gate again; where people override at a service, a second job has the token, and acts. With `run` it overrides one run.',
  inputs: withNames({
    command: input(
      'The output `command` of the job before. With it, this job acts at the service: it needs `token`.',
      { kind: 'string' },
    ),
    run: input(
      'Id of a run, as in `run-CZcmD7eagjhyX0vN`: its failed policies are overridden, if the person who started the job may write in the repository. No comment is read then.',
      { kind: 'string' },
    ),
    reason: input(
      'Reason of the override of `run`. Everybody who can read the run sees it, with the person who started the job and a link.',
      { kind: 'string' },
    ),
    'members-token': input(
      'Token that reads the members of teams in `override-by`, for the job that acts. It needs to read the members of the organization; the token of a workflow cannot.',
      { kind: 'secret' },
    ),
    'record-key': input(
      'The `record-key` of the gate, for the job that acts. It is needed where that job has another `token` than the gate: without a key, runs are sealed with the token.',
      { kind: 'secret', environment: ['PLANGATE_RECORD_KEY'] },
    ),
    'github-token': input(
      'Reads the comment, and asks GitHub what its author, or who started the job, may do. It reacts to the comment, answers in the comment of the gate, and starts the jobs of the gate again.',
      { kind: 'secret', expression: '${{ github.token }}' },
    ),
    hostname: HOSTNAME,
    token: TOKEN,
    settings: SETTINGS,
  }),
  outputs: described({
    command:
      'The command that a job with a token has to act on: override or again. Empty when there is none. That job asks everything again, and who is in the teams of `override-by`.',
    overridden: 'Number of policies that were overridden.',
    refused: 'Number of policies that this token may not override.',
    final: 'Number of failed policies that cannot be overridden.',
    next: 'Number of policies that failed after the override and wait for a further one.',
    audit: 'Who overrode what, when, why and in which job, as a JSON list of one record or none.',
  }),
};

function gateInputs(...names: readonly (keyof typeof INPUT_TABLE)[]): readonly TextSpec[] {
  const wanted: readonly string[] = names;
  return INPUTS.filter(({ name }) => wanted.includes(name));
}

export const APPLY: SubAction = {
  name: 'apply',
  title: 'Plangate apply',
  description:
    'On `push`: plans and judges what was merged, and applies what the merged pull requests have shown.',
  post: 'post/index.js',
  inputs: [
    ...gateInputs('token', 'hostname', 'record-key', 'local', 'settings'),
    ...gateInputs('github-token', 'members-token'),
  ],
  outputs: [
    ...described({
      applied:
        'What became of the first workspace that was not applied, else of the last one: applied, nothing, against-policy, failed, unknown, not-green, unseen, refused or not-reached.',
      green: 'Whether all that there is to apply was applied and passes: true or false.',
      'report-json': 'Path of the report on the apply as JSON.',
    }),
    ...OUTPUTS.filter(({ name }) => /^(?:run-|comment-url$)/.test(name)),
  ],
};

export const COMBINE: SubAction = {
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
    ...gateInputs('token', 'hostname', 'record-key', 'settings'),
    ...gateInputs('github-token', 'members-token', 'checks-token', 'check-run-id'),
  ],
  outputs: OUTPUTS,
};

/**
 * All sub-actions. `ofGate` has the names of the inputs of the gate that mean the same here: a page names them and explains
 * only the others.
 */
export const SUB_ACTIONS = [COMMAND, APPLY, COMBINE].map((action) => {
  const gateSpecs = new Set<TextSpec>(INPUTS);
  const ofGate = action.inputs.filter((spec) => gateSpecs.has(spec)).map(({ name }) => name);
  return { ...action, ofGate };
});

/**
 * Reads the inputs of a sub-action: each text is that of the input, else of its environment variables, else its default.
 *
 * @param inputs input name → text; names that are no input become problems
 * @returns the texts of the inputs that have one
 */
export function readSubInputs(
  action: SubAction,
  inputs: Readonly<Record<string, string>>,
  environment: Environment,
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
  }
  return { values, problems };
}
