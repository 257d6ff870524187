/** A pull request with the gate's comment on it, people who comment, and the action that reads what they command. */
import type { Identity } from '../../support/github/start-github.ts';
import { user, workflowToken } from '../../support/github/state.ts';
import {
  BASE,
  GITHUB_TOKEN,
  HEAD,
  JOB,
  NET,
  SERVICE_TOKEN,
  startScenario,
  type Scenario,
  type ScenarioOptions,
  type StepChanges,
} from '../../support/scenario.ts';
import { partedGiven } from '../../support/settings-text.ts';
import { recipeInputs } from '../recipes/recipe-inputs.ts';

export const RUN = 7001;
export const NEWER = '1'.repeat(40);
export const MEMBERS_TOKEN = 'ghp_m3mbersTokenOfAnApp0123456789abcdef';
const NOTHING = {
  contents: 'none',
  pull_requests: 'none',
  issues: 'none',
  checks: 'none',
} as const;
/** An app that may see who is in a team, and nothing else. */
export const MEMBERS: Identity = {
  login: 'members',
  permissions: { ...NOTHING, members: 'read' },
};
export const WORKFLOW = { login: 'github-actions[bot]', app: 'github-actions' };

export type GitHub = NonNullable<ScenarioOptions['github']>;
type Workspaces = NonNullable<ScenarioOptions['workspaces']>;

export const DATABASE = { 'aws_db_instance.main': { engine: 'postgres' } };

export function start(
  workspace: Partial<Workspaces[number]>,
  github: Partial<GitHub> = {},
  others: Workspaces = [{ id: 'ws-sandbox0000000000', name: 'sandbox' }],
  service: NonNullable<ScenarioOptions['service']> = {},
) {
  return startScenario({
    service,
    workspaces: [{ ...NET, ...workspace }, ...others],
    github: {
      pullRequests: [
        {
          number: 42,
          headSha: HEAD,
          baseSha: BASE,
          author: 'author',
          pusher: 'pusher',
          earlierPushers: ['earl'],
          files: ['infra/network/main.tf'],
        },
        { number: 43, headSha: HEAD, headRef: 'other', author: 'author', pusher: 'author' },
        { number: 44, headSha: HEAD, headRef: 'fork', headRepository: 'mallory/infra' },
        { number: 45, headSha: HEAD, headRef: 'closed', state: 'closed' },
      ],
      jobs: [{ id: JOB, name: 'gate', headSha: HEAD }],
      workflowRuns: [{ id: RUN, headSha: HEAD }],
      people: {
        ann: 'maintain',
        boss: 'admin',
        carl: 'write',
        author: 'admin',
        pusher: 'admin',
        earl: 'admin',
        dora: 'write',
        rita: 'read',
        trish: 'triage',
        octocat: 'write',
      },
      teams: { 'acme/platform': ['carl', 'pending:dora', 'rita'] },
      tokens: {
        [GITHUB_TOKEN]: workflowToken({ actions: 'write' }),
        [MEMBERS_TOKEN]: MEMBERS,
      },
      ...github,
    },
  });
}

/** The gate's job on the pull request, in whichever attempt. */
export function gate(
  scenario: Scenario,
  given: Record<string, string> = {},
  changes: StepChanges = {},
) {
  const { inputs, keys } = partedGiven({ 'comment-commands': 'true', annotate: 'off', ...given });
  return scenario.run({ ...changes, with: inputs, keys });
}

/** The job of the gate, started again. */
export const gateAgain = (scenario: Scenario, given: Record<string, string> = {}, attempt = '2') =>
  gate(scenario, given, { env: { GITHUB_RUN_ATTEMPT: attempt } });

/** What GitHub tells a job of a comment on a pull request. */
export const commentPayload = (id: number, login: string, body: string, number = 42) => ({
  action: 'created',
  issue: { number, pull_request: {} },
  comment: { id, body, user: user(login) },
  repository: { default_branch: 'main' },
});

export interface Comment {
  login?: string;
  body?: string;
  number?: number;
  /** Through an app. */
  app?: string;
  /** What the event says, where that is not what stands there. */
  event?: { action?: string; body?: string; issue?: unknown; comment?: unknown; name?: string };
  env?: Record<string, string>;
  given?: Record<string, string>;
  /** The file, in place of what the recipe asks for. */
  keys?: Record<string, unknown>;
  /** The job: `command` has no token of the service, `override` acts. */
  role?: 'command' | 'override';
  /** After the event, before the job begins. */
  later?: (scenario: Scenario, id: number) => void;
}

export const OVERRIDE = `/plangate override ${HEAD} agreed in CHG-1042`;
const RECIPE = recipeInputs('commands', { TF_OVERRIDE_TOKEN: SERVICE_TOKEN, MEMBERS_TOKEN });
/** What the recipe asks for in the file. */
export const KEYS_OF_COMMANDS = {
  organization: 'acme',
  workspaces: 'net-prod',
  'override-by': 'ann, role:admin, acme/platform',
};

/** Comments, and runs the sub-action as a job that the comment starts. */
export async function comment(
  scenario: Scenario,
  {
    login = 'ann',
    body = OVERRIDE,
    number = 42,
    app,
    event = {},
    env = {},
    given = {},
    role = 'override',
    keys: whole,
    later,
  }: Comment = {},
) {
  const { github, service } = scenario;
  const id = github.addComment(number, app === undefined ? { login } : { login, app }, body);
  const { name = 'issue_comment', body: told = body, ...made } = event;
  const { inputs, keys } = partedGiven({ ...KEYS_OF_COMMANDS, ...given }, 'command');
  const payload = { ...commentPayload(id, login, told, number), ...made };
  later?.(scenario, id);
  const step = scenario.step({
    action: 'command',
    keys: whole ?? keys,
    event: { name, payload },
    env: {
      GITHUB_RUN_ID: '8001',
      GITHUB_SHA: BASE,
      GITHUB_REF: 'refs/heads/main',
      GITHUB_ACTOR: login,
      GITHUB_TRIGGERING_ACTOR: login,
      ...env,
    },
  });
  const ofRecipe =
    role === 'override' ? { hostname: service.origin, ...RECIPE, command: 'override' } : {};
  const before = { service: service.requests.length, comments: sticky(scenario) };
  const ended = await scenario.job.run({ ...step, with: { ...ofRecipe, ...inputs } });
  const requests = service.requests.slice(before.service);
  const actions = [
    ...requests.flatMap(({ method, path }) => (method === 'GET' ? [] : [`${method} ${path}`])),
    ...(sticky(scenario) === before.comments ? [] : ['told in the comment']),
    ...github.workflowRuns.filter(({ attempt }) => attempt > 1).map(() => 'started again'),
  ];
  const reaction = github.reactions().find((one) => one.comment === id)?.content;
  return { ...ended, said: ended.stdout, requests, actions, reaction };
}

/** The gate's own comment. */
export function sticky({ github }: Scenario, number = 42): string {
  const own = github.comments(number).filter(({ author }) => author === WORKFLOW.login);
  // Who may approve is told in a comment of its own.
  return own.find(({ body }) => body.includes('plangate:v1'))?.body ?? '';
}

/** Writes each line that the report shows as a comment of a person. @returns how many there were */
export function writeLines(
  scenario: Scenario,
  login: string,
  { number = 42, reason = 'agreed in CHG-1042' }: { number?: number; reason?: string } = {},
): number {
  const lines = linesIn(sticky(scenario, number));
  for (const line of lines)
    scenario.github.addComment(number, { login }, line.replace(/REASON$/, reason));
  return lines.length;
}

/** The lines of a report that people can copy. */
export function linesIn(report: string): string[] {
  const found = report.matchAll(/`(\/plangate approve [^`\n]*: REASON)`/g);
  return [...new Set(Array.from(found, ([, line = '']) => line))];
}
