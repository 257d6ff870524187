/** What a service starts with: one JSON file, documented in docs/seed.md, or else one of the seeds at the end of this file. */
import { ownPage } from '../model/own-pages.ts';
import { COURSES, type CourseName } from './courses.ts';
import { POLICY_SYSTEMS, scriptSchema, toScript, SCRIPT_NAMES, SCRIPTS } from './scripts.ts';
import type { Script } from './scripts.ts';
import { Unusable } from './unusable.ts';
import { POLICY_LEVELS } from '../rego/policy-set.ts';
import * as v from '../client/wire/schema.ts';
import { CONFIGURATION_VERSION_STATUSES, statusWords } from '../model/status.ts';
import { ACCESS_LEVELS, CUSTOM_ATTRIBUTES } from '../client/wire/team-workspace.ts';

export const name = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,90}$/, 'must be 1 to 90 letters, digits, - and _'),
);
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'must be letters, digits, - and _'));
const flag = (otherwise: boolean) => v.optional(v.boolean(), otherwise);
const words = v.optional(v.array(v.string()), []);

/** A script: its name, its name with changes, or the whole script. */
export const scriptReferenceSchema = v.union([
  v.picklist(SCRIPT_NAMES),
  v.strictObject({ name: v.picklist(SCRIPT_NAMES), ...scriptSchema.entries }),
  scriptSchema,
]);
export type ScriptReference = v.InferInput<typeof scriptReferenceSchema>;

/** The script that a reference means, with all defaults filled in. @param durationMs of a run, if the script names none */
export function resolveScript(reference: ScriptReference, durationMs?: number): Script {
  if (typeof reference === 'string') return toScript({ durationMs, ...SCRIPTS[reference] });
  if (!('name' in reference)) return toScript({ durationMs, ...reference });
  const { name: scriptName, ...changes } = reference;
  return toScript({ durationMs, ...SCRIPTS[scriptName], ...changes });
}

const teamSchema = v.strictObject({
  id: v.optional(id),
  name,
  visibility: v.optional(v.picklist(['secret', 'organization']), 'organization'),
  owners: flag(false),
  members: words,
  permissions: v.optional(
    v.strictObject({
      readWorkspaces: flag(false),
      manageWorkspaces: flag(false),
      managePolicyOverrides: flag(false),
      delegatePolicyOverrides: flag(false),
      manageAgentPools: flag(false),
    }),
    {},
  ),
});

/** The rights that `custom` access can have, in seeds and in requests. */
export const customEntries = {
  runs: v.optional(v.picklist(CUSTOM_ATTRIBUTES.runs)),
  variables: v.optional(v.picklist(CUSTOM_ATTRIBUTES.variables)),
  'state-versions': v.optional(v.picklist(CUSTOM_ATTRIBUTES['state-versions'])),
  'engine-mocks': v.optional(v.picklist(CUSTOM_ATTRIBUTES['engine-mocks'])),
  'workspace-locking': v.optional(v.boolean()),
  'run-tasks': v.optional(v.boolean()),
  'policy-overrides': v.optional(v.boolean()),
};

const accessSchema = v.strictObject({
  team: name,
  access: v.picklist(ACCESS_LEVELS),
  ...customEntries,
});

const text = v.string();
export const ingressSchema = v.strictObject({
  branch: v.optional(text, 'main'),
  'clone-url': v.optional(text, 'https://git.example/acme/infra.git'),
  'commit-message': v.optional(text, 'Add a network'),
  'commit-sha': v.optional(text, '6f1cb40a3c9de1b5a80a3ae3ef12a0b9c6d41f77'),
  'commit-url': v.optional(text, 'https://git.example/acme/infra/commit/6f1cb40'),
  'compare-url': v.optional(text, 'https://git.example/acme/infra/compare/5d0f2aa...6f1cb40'),
  identifier: v.optional(text, 'acme/infra'),
  'is-pull-request': flag(false),
  'on-default-branch': flag(true),
  'pull-request-number': v.optional(v.nullable(v.pipe(v.number(), v.integer())), null),
  'pull-request-url': v.optional(v.nullable(text), null),
  'pull-request-title': v.optional(v.nullable(text), null),
  'pull-request-body': v.optional(v.nullable(text), null),
  tag: v.optional(v.nullable(text), null),
  'sender-username': v.optional(text, 'octavia'),
  'sender-avatar-url': v.optional(text, 'https://git.example/octavia.png'),
  'sender-html-url': v.optional(text, 'https://git.example/octavia'),
});

const versionSchema = v.strictObject({
  id: v.optional(id),
  source: v.optional(text),
  status: v.optional(v.picklist(statusWords(CONFIGURATION_VERSION_STATUSES)), 'uploaded'),
  speculative: flag(false),
  provisional: flag(false),
  /** The files' contents by path. */
  files: v.optional(v.record(v.string(), v.string()), {}),
  errorMessage: v.optional(text),
  /** Commit information, which makes this a version from version control; members left out get sample values. */
  ingress: v.optional(ingressSchema),
  run: v.optional(
    v.strictObject({
      id: v.optional(id),
      message: v.optional(text, 'Queued by the seed'),
      planOnly: v.optional(v.boolean()),
      savePlan: flag(false),
      /** A file with a plan in JSON, relative to the seed file: the plan of this run. */
      plan: v.optional(text),
      script: v.optional(scriptReferenceSchema, 'plain'),
    }),
  ),
});

/** What version control sends to a workspace while the service runs. */
export const pushSchema = v.strictObject({
  workspace: v.string(),
  ingress: ingressSchema,
  files: v.optional(v.record(v.string(), v.string()), {}),
  message: v.optional(text, 'Triggered via version control'),
  /** The run's script; left out, the workspace's script. */
  script: v.optional(scriptReferenceSchema),
});
export type Push = v.InferInput<typeof pushSchema>;

const projectName = v.pipe(
  text,
  v.regex(
    /^[A-Za-z0-9_-][A-Za-z0-9_ -]{0,89}$/,
    'must be 1 to 90 letters, digits, spaces, - and _',
  ),
);

export const seedWorkspaceSchema = v.strictObject({
  id: v.optional(id),
  name,
  project: v.optional(projectName, 'default'),
  workingDirectory: v.optional(v.nullable(text), null),
  executionMode: v.optional(v.picklist(['remote', 'local', 'agent']), 'remote'),
  locked: flag(false),
  autoApply: flag(false),
  speculativeEnabled: flag(true),
  terraformVersion: v.optional(text, '1.11.4'),
  /** Names, or names with their values. */
  tags: v.optional(v.union([v.array(v.string()), v.record(v.string(), v.string())]), []),
  triggerPatterns: words,
  triggerPrefixes: words,
  vcsRepository: v.optional(v.nullable(text), null),
  variables: v.optional(v.record(v.string(), v.unknown()), {}),
  environment: v.optional(v.record(v.string(), v.string()), {}),
  state: v.optional(v.record(v.string(), v.record(v.string(), v.unknown())), {}),
  access: v.optional(v.array(accessSchema), []),
  /** A file with a plan in JSON, relative to the seed file: the plan of every upload that can be read, but of no version here. */
  plan: v.optional(text),
  script: v.optional(scriptReferenceSchema, 'plain'),
  versions: v.optional(v.array(versionSchema), []),
});

const policySetSchema = v.strictObject({
  name: text,
  /** The directory of `policies.hcl` and its Rego files, relative to the seed file. Left out: the examples. */
  directory: v.optional(text),
  system: v.optional(v.picklist(POLICY_SYSTEMS), 'policy-evaluation'),
  overridable: flag(false),
  description: v.optional(text),
  only: v.optional(v.array(text)),
  levels: v.optional(v.record(v.string(), v.picklist(POLICY_LEVELS))),
  /** The names of the workspaces; left out, all of the organization. */
  workspaces: words,
});

const variableSetSchema = v.strictObject({
  name: text,
  /** Whether it applies to all workspaces of the organization. */
  global: flag(false),
  /** Names of workspaces and of projects to which it applies. */
  workspaces: words,
  projects: words,
  environment: v.optional(v.record(v.string(), v.string()), {}),
});

const organizationSchema = v.strictObject({
  name,
  teams: v.optional(v.array(teamSchema), []),
  agentPools: v.optional(
    v.array(
      v.strictObject({
        id: v.optional(id),
        name,
        tokens: v.optional(v.array(v.strictObject({ description: text })), []),
      }),
    ),
    [],
  ),
  workspaces: v.optional(v.array(seedWorkspaceSchema), []),
  policySets: v.optional(v.array(policySetSchema), []),
  variableSets: v.optional(v.array(variableSetSchema), []),
});

const tokenSchema = v.strictObject({
  /** `owners` is the team token of the owners team. */
  kind: v.picklist(['user', 'team', 'organization', 'owners', 'agent']),
  /** Required for all kinds except `user`. */
  organization: v.optional(name),
  /** The name of the user, team or agent pool. */
  of: v.optional(text),
  secret: v.pipe(
    v.string(),
    v.minLength(16, 'must have at least 16 characters'),
    v.regex(/^[\x21-\x7e]*$/, 'must have letters, digits and signs only, as tokens have'),
  ),
  description: v.optional(text, ''),
});

/** Each course with its values; what is left out is as documented. */
const coursesSchema = v.strictObject({
  'overridden-plan-only-run': v.optional(v.picklist(COURSES['overridden-plan-only-run'])),
  'failed-evaluation': v.optional(v.picklist(COURSES['failed-evaluation'])),
  'overridden-stage': v.optional(v.picklist(COURSES['overridden-stage'])),
  'overridden-saved-plan': v.optional(v.picklist(COURSES['overridden-saved-plan'])),
  'final-evaluation': v.optional(v.picklist(COURSES['final-evaluation'])),
  'broken-check': v.optional(v.picklist(COURSES['broken-check'])),
  'final-init': v.optional(v.picklist(COURSES['final-init'])),
  'overridable-init': v.optional(v.picklist(COURSES['overridable-init'])),
  'failed-task': v.optional(v.picklist(COURSES['failed-task'])),
  'comments-on-runs': v.optional(v.picklist(COURSES['comments-on-runs'])),
  'long-message': v.optional(v.picklist(COURSES['long-message'])),
} satisfies Record<CourseName, v.GenericSchema>);

/** The schema of a seed, from which docs/seed.schema.json is made too. */
export const seedSchema = v.strictObject({
  $schema: v.optional(text),
  users: v.optional(v.array(v.strictObject({ username: name, email: v.optional(text) })), []),
  organizations: v.pipe(v.array(organizationSchema), v.minLength(1)),
  tokens: v.optional(v.array(tokenSchema), []),
  courses: v.optional(coursesSchema, {}),
});

/** A seed as it is written. */
export type Seed = v.InferInput<typeof seedSchema>;
/** A seed with all defaults filled in. */
export type ReadSeed = v.InferOutput<typeof seedSchema>;
export type SeededOrganization = ReadSeed['organizations'][number];

/** Reads a seed. @throws Unusable with each problem and its place */
export function readSeed(seed: unknown): ReadSeed {
  const parsed = v.safeParse(seedSchema, seed);
  const problems = parsed.success
    ? [...findUndeclaredNames(parsed.output), ...findRepeatedNames(parsed.output)]
    : parsed.issues.map((issue) => {
        const path = (issue.path ?? []).map(({ key }) => String(key)).join('.');
        return `${path === '' ? '(the whole file)' : path}: ${remedyFor(issue)}`;
      });
  if (problems.length > 0 || !parsed.success) {
    const count = problems.length === 1 ? 'one problem' : `${String(problems.length)} problems`;
    throw new Unusable('seed', `The seed cannot be used: ${count}.`, problems);
  }
  return parsed.output;
}

const seedPage = () => ownPage('docs/seed.md');

/** What is wrong with a field, and what to write in its place. */
function remedyFor({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (expected === 'never') {
    return `is no field of a seed here. Take it out, or spell it as ${seedPage()} does.`;
  }
  if (received === 'undefined') return `is missing. Add it; ${seedPage()} says what it takes.`;
  // The rules of this file have messages that name the remedy themselves.
  if (!message.startsWith('Invalid')) return `${message}, and is ${received}.`;
  const words = (expected ?? 'something else').replace(/^\((.*)\)$/, '$1').split(' | ');
  const kinds: Record<string, string> = { Object: 'an object', Array: 'a list' };
  const described =
    type === 'union'
      ? `the name of a script, or an object with its fields (${seedPage()})`
      : words.map((word) => kinds[word] ?? word).join(' or ');
  return `must be ${described}, not ${received}.`;
}

/** A problem for each name of a user, team, workspace, pool or organization that no part of the seed declares. */
function findUndeclaredNames({ users, organizations, tokens }: ReadSeed): string[] {
  const problems: string[] = [];
  const expectAmong = (declared: readonly string[], name: string | undefined, problem: string) => {
    if (!declared.includes(name ?? '')) problems.push(problem);
  };
  const usernames = users.map(({ username }) => username);
  for (const [at, { teams, workspaces, policySets }] of organizations.entries()) {
    const path = `organizations.${at}`;
    for (const { name, members } of teams) {
      for (const member of members) {
        const problem = `${path}.teams: ${name} has a member ${member} who is no user here`;
        expectAmong(usernames, member, problem);
      }
    }
    for (const { name, access } of workspaces) {
      for (const { team } of access) {
        expectAmong(namesOf(teams), team, `${path}.workspaces: ${name} names no team ${team}`);
      }
    }
    for (const { name, workspaces: chosen } of policySets) {
      for (const workspace of chosen) {
        const problem = `${path}.policySets: ${name} names no workspace ${workspace}`;
        expectAmong(namesOf(workspaces), workspace, problem);
      }
    }
  }
  for (const [at, { kind, of, organization: owner }] of tokens.entries()) {
    const path = `tokens.${String(at)}`;
    const organization = organizations.find(({ name }) => name === owner);
    if (kind === 'user') expectAmong(usernames, of, `${path}.of: names no user of this seed`);
    else if (organization === undefined) {
      problems.push(`${path}.organization: names no organization of this seed`);
    } else if (kind === 'team') {
      expectAmong(namesOf(organization.teams), of, `${path}.of: names no team`);
    } else if (kind === 'agent') {
      expectAmong(namesOf(organization.agentPools), of, `${path}.of: names no agent pool`);
    }
  }
  return problems;
}

function namesOf(all: readonly { name: string }[]): string[] {
  return all.map(({ name }) => name);
}

/** A problem for each name or id that two of a kind have: the service would find only one of them. */
function findRepeatedNames({ users, organizations }: ReadSeed): string[] {
  const problemsIn = (path: string, namesOrIds: readonly (string | undefined)[]): string[] =>
    namesOrIds
      .filter((word, index) => word !== undefined && namesOrIds.indexOf(word) < index)
      .map((word) => `${path}: ${word} is there twice`);
  const problems = problemsIn(
    'users',
    users.map(({ username }) => username),
  ).concat(problemsIn('organizations', namesOf(organizations)));
  for (const kind of ['teams', 'agentPools', 'workspaces'] as const) {
    const ids = organizations.flatMap((organization) => organization[kind].map(({ id }) => id));
    problems.push(...problemsIn(kind, ids));
    for (const [at, organization] of organizations.entries()) {
      problems.push(...problemsIn(`organizations.${at}.${kind}`, namesOf(organization[kind])));
    }
  }
  return problems;
}

const SOFT_FAILURE = {
  files: { 'main.tf': 'resource "aws_s3_bucket" "logs" {\n  bucket = "acme-logs"\n}\n' },
  run: {
    message: 'A soft failure to override',
    planOnly: true,
    script: { name: 'policy-check-soft-failed' as const, policySets: [] },
  },
};

/** A volume that is encrypted and has no region, so that only its tags are missing. */
const UNTAGGED = {
  files: { 'main.tf': 'resource "aws_ebs_volume" "data" {\n  encrypted = true\n}\n' },
  run: { message: 'Three policy systems, and one of them objects', savePlan: true },
};

/** For a service that is given its own policies, or none. */
export const DEFAULT_SEED: Seed = toSeed({ name: 'network', tags: ['prod'] }, []);

/** For a service that is given nothing: with the example policies, by which all three policy systems judge `network`. */
export const FIRST_SEED: Seed = toSeed({ name: 'network', tags: ['prod'], versions: [UNTAGGED] }, [
  { name: 'guardrails' },
  {
    name: 'organization-rules',
    system: 'policy-check',
    only: ['required-tags'],
    levels: { 'required-tags': 'soft-mandatory' },
    workspaces: ['network'],
  },
  {
    name: 'terraform-rules',
    system: 'terraform-policy',
    only: ['require-encrypted-volumes'],
    workspaces: ['network'],
    // Advisory here, so that the policy evaluation that comes later is reached too.
    levels: { 'require-encrypted-volumes': 'advisory' },
  },
]);

function toSeed(
  network: v.InferInput<typeof seedWorkspaceSchema>,
  policySets: v.InferInput<typeof policySetSchema>[],
): Seed {
  return {
    users: [{ username: 'owner', email: 'owner@acme.example' }],
    organizations: [
      {
        name: 'acme',
        teams: [
          { name: 'platform' },
          { name: 'security', permissions: { managePolicyOverrides: true } },
        ],
        agentPools: [{ name: 'private-network' }],
        workspaces: [
          network,
          {
            name: 'storage',
            tags: ['prod'],
            access: [{ team: 'security', access: 'read' }],
            versions: [SOFT_FAILURE],
          },
        ],
        policySets,
      },
    ],
  };
}
