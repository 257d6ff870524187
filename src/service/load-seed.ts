/** Fills the store from a seed. */
import { isLongNumber, toJson } from './long-numbers.ts';
import { resolve } from 'node:path';
import { addRun } from './create-run.ts';
import { loadPolicySet } from './load-policies.ts';
import { Unusable } from './unusable.ts';
import { CUSTOM_DEFAULTS, toPermissions } from './permissions.ts';
import { beginRun } from './run-life.ts';
import { issueToken, newObjectId } from './credentials.ts';
import { ingressSchema, pushSchema, resolveScript } from './seed.ts';
import type { Push, ReadSeed, SeededOrganization } from './seed.ts';
import type {
  OrganizationRecord,
  NamedRecord,
  TeamRecord,
  UserRecord,
  VariableRecord,
  VersionRecord,
  WorkspaceRecord,
} from './records.ts';
import { childrenOf, findByName, toAuthor, type Store } from './store.ts';
import { writeTar } from './tar.ts';
import * as v from '../client/wire/schema.ts';
import { readRegular } from '../machine/read-regular.ts';
import { errorMessage } from '../model/error-message.ts';
import type { Planned } from '../plan/plan-document.ts';
import { readPlan } from '../plan/read-plan.ts';
import type { OpenJudge } from './load-policies.ts';

type SeededTeam = SeededOrganization['teams'][number];

/** The tokens and names that a client needs to begin. The owners team is not among the teams. */
export interface Seeded {
  token: string;
  organization: string;
  workspaces: { id: string; name: string }[];
  teams: { id: string; name: string }[];
  agentPools: { id: string; name: string }[];
}

/** Adds users, organizations, workspaces and tokens. */
export function seedStore(store: Store, seed: ReadSeed): Seeded {
  for (const { username, email } of seed.users) {
    addUser(store, username, email ?? `${username}@example.com`);
  }
  for (const organization of seed.organizations) seedOrganization(store, organization);
  const token = seedTokens(store, seed);
  // Every token has a user who made it. For the tokens of a seed, this is the seed's first user.
  const [author] = store.all('users');
  for (const issued of store.all('authentication-tokens')) {
    issued.relationships = { ...issued.relationships, 'created-by': toAuthor(author?.id ?? null) };
  }
  const [organization] = store.all('organizations');
  const idAndName = ({ id, attributes: { name } }: NamedRecord) => ({ id, name });
  const children = <Type extends 'workspaces' | 'teams' | 'agent-pools'>(type: Type) =>
    organization === undefined ? [] : childrenOf(organization, type);
  return {
    token,
    organization: organization?.id ?? '',
    workspaces: children('workspaces').map(idAndName),
    teams: children('teams')
      .filter(({ owners }) => !owners)
      .map(idAndName),
    agentPools: children('agent-pools').map(idAndName),
  };
}

function addUser(store: Store, username: string, email: string): UserRecord {
  return store.add('users', undefined, { attributes: { username, email } });
}

function seedOrganization(store: Store, seeded: SeededOrganization): void {
  const { name: id } = seeded;
  const attributes = {
    name: id,
    'external-id': store.newId('org'),
    email: `owners@${id}.example`,
    'created-at': store.now(),
  };
  const organization = store.add('organizations', undefined, { id, attributes });
  addProject(store, organization, 'default');
  for (const team of seeded.teams) addTeam(store, organization, team);
  if (!seeded.teams.some(({ owners }) => owners)) {
    // A user of a team gets the permissions of the team only. As an owner, they would have all permissions.
    const members = new Set(seeded.teams.flatMap((team) => team.members));
    const names = store.all('users').map(({ attributes }) => attributes.username);
    const owner = names.find((username) => !members.has(username));
    addTeam(store, organization, { ...OWNERS, members: owner === undefined ? [] : [owner] });
  }
  for (const { id: given, name, tokens } of seeded.agentPools) {
    const created = { name, 'created-at': store.now() };
    const pool = store.add('agent-pools', organization, { id: given, attributes: created });
    for (const { description } of tokens) {
      issueToken(store, { kind: 'agent', subject: pool, description });
    }
  }
  for (const { name, global, workspaces, projects, environment } of seeded.variableSets) {
    const attributes = { name, description: '', global, priority: false };
    const set = store.add('varsets', organization, { attributes, workspaces, projects });
    addVariables(store, set, 'env', environment);
  }
  for (const workspace of seeded.workspaces) {
    const parent = addWorkspace(store, organization, workspace);
    for (const { team: teamName, access, ...custom } of workspace.access) {
      const team = findByName(organization, 'teams', teamName);
      if (team === undefined) continue;
      const permissions = toPermissions(access, custom, CUSTOM_DEFAULTS);
      store.add('team-workspaces', parent, { team, attributes: { ...permissions, access } });
    }
  }
}

/** The team of owners, which every organization has. */
const OWNERS: SeededTeam = {
  members: [],
  name: 'owners',
  visibility: 'secret',
  owners: true,
  permissions: {
    readWorkspaces: true,
    manageWorkspaces: true,
    managePolicyOverrides: true,
    delegatePolicyOverrides: true,
    manageAgentPools: true,
  },
};

function addTeam(
  store: Store,
  organization: OrganizationRecord,
  { id, name, visibility, owners, members, permissions }: SeededTeam,
): void {
  const users = store
    .all('users')
    .filter(({ attributes }) => members.includes(attributes.username));
  store.add('teams', organization, {
    id,
    owners,
    memberIds: users.map((user) => user.id),
    attributes: {
      name,
      visibility,
      'organization-access': {
        'read-workspaces': permissions.readWorkspaces,
        'manage-workspaces': permissions.manageWorkspaces,
        'manage-policy-overrides': permissions.managePolicyOverrides,
        'delegate-policy-overrides': permissions.delegatePolicyOverrides,
        'manage-agent-pools': permissions.manageAgentPools,
      },
    },
  });
}

function addProject(store: Store, parent: OrganizationRecord, name: string): NamedRecord {
  return store.add('projects', parent, { attributes: { name } });
}

/** Adds a workspace, and its project if there is none of that name yet. */
export function addWorkspace(
  store: Store,
  organization: OrganizationRecord,
  seeded: SeededOrganization['workspaces'][number],
): WorkspaceRecord {
  const { name, vcsRepository } = seeded;
  const attributes = {
    name,
    'working-directory': seeded.workingDirectory,
    'execution-mode': seeded.executionMode,
    locked: seeded.locked,
    'auto-apply': seeded.autoApply,
    'speculative-enabled': seeded.speculativeEnabled,
    'terraform-version': seeded.terraformVersion,
    'trigger-patterns': seeded.triggerPatterns,
    'trigger-prefixes': seeded.triggerPrefixes,
    'vcs-repo': vcsRepository === null ? null : { identifier: vcsRepository },
    'created-at': store.now(),
    'updated-at': store.now(),
  };
  const workspace = store.add('workspaces', organization, {
    id: seeded.id,
    attributes,
    project:
      findByName(organization, 'projects', seeded.project) ??
      addProject(store, organization, seeded.project),
    currentVersion: null,
    lockedBy: null,
    tags: new Map(
      Array.isArray(seeded.tags)
        ? seeded.tags.map((tag) => [tag, ''])
        : Object.entries(seeded.tags),
    ),
    state: seeded.state,
    sensitive: {},
    recordedPlan: null,
    script: resolveScript(seeded.script, store.runDurationMs),
  });
  addVariables(store, workspace, 'terraform', seeded.variables);
  addVariables(store, workspace, 'env', seeded.environment);
  return workspace;
}

function addVariables(
  store: Store,
  owner: VariableRecord['parent'],
  category: VariableRecord['attributes']['category'],
  values: Readonly<Record<string, unknown>>,
): void {
  for (const [key, value] of Object.entries(values)) {
    const attributes = {
      'version-id': store.newId('varver'),
      key,
      category,
      value: typeof value === 'string' && !isLongNumber(value) ? value : toJson(value),
      description: '',
      hcl: typeof value !== 'string' || isLongNumber(value),
      sensitive: false,
    };
    store.add('vars', owner, { value, attributes });
  }
}

/** Adds the seed's tokens. @returns the secret for a client: that of the first user token, or of a new one of an owner */
function seedTokens(store: Store, seed: ReadSeed): string {
  let firstUserSecret: string | undefined;
  for (const { kind, of, organization: name, secret, description } of seed.tokens) {
    const organization = store.get('organizations', name ?? '');
    const subjects = {
      user: store.all('users').find(({ attributes }) => attributes.username === of),
      team: organization && findByName(organization, 'teams', of),
      organization,
      owners: organization && ownersOf(organization),
      agent: organization && findByName(organization, 'agent-pools', of),
    };
    const token = { subject: subjects[kind], description };
    issueToken(store, { ...token, kind: kind === 'owners' ? 'team' : kind }, secret);
    if (kind === 'user') firstUserSecret ??= secret;
  }
  if (firstUserSecret !== undefined) return firstUserSecret;
  const [owners] = store
    .all('organizations')
    .flatMap((organization) => ownersOf(organization) ?? []);
  const [memberId] = owners?.memberIds ?? [];
  const subject =
    store.get('users', memberId ?? '') ?? addUser(store, 'owner', 'owner@example.com');
  if (memberId === undefined) owners?.memberIds.push(subject.id);
  return issueToken(store, { kind: 'user', subject, description: 'made at start' }).secret;
}

function ownersOf(organization: OrganizationRecord): TeamRecord | undefined {
  return childrenOf(organization, 'teams').find(({ owners }) => owners);
}

/** Adds policy sets, recorded plans, and versions with their runs: everything that needs files or the HCL parser. */
export async function seedContent(
  store: Store,
  seed: ReadSeed,
  { directory, openJudge }: { directory: string; openJudge: OpenJudge | undefined },
): Promise<void> {
  for (const seeded of seed.organizations) {
    const organization = store.get('organizations', seeded.name);
    if (organization === undefined) continue;
    const workspaces = childrenOf(organization, 'workspaces');
    for (const { workspaces: names, ...set } of seeded.policySets) {
      const loaded = await loadPolicySet(
        { ...set, directory: set.directory && resolve(directory, set.directory) },
        openJudge,
      );
      store.add('policy-sets', organization, {
        workspaces:
          names.length === 0
            ? null
            : workspaces.filter(({ attributes }) => names.includes(attributes.name)),
        set: loaded,
      });
    }
    for (const { name, plan, versions } of seeded.workspaces) {
      const workspace = findByName(organization, 'workspaces', name);
      if (workspace === undefined) continue;
      const planIn = async (path: string | undefined): Promise<Planned | null> =>
        path === undefined ? null : readRecordedPlan(resolve(directory, path), name);
      for (const version of versions) {
        seedVersion(store, workspace, version, await planIn(version.run?.plan));
      }
      workspace.recordedPlan = await planIn(plan);
    }
  }
}

const RECORDED_NOTICE = 'This plan was recorded before: nothing planned the files of this upload.';

/** Reads a plan in JSON, as `terraform show -json` writes it. @throws Unusable, which names the file */
async function readRecordedPlan(path: string, workspaceName: string): Promise<Planned> {
  try {
    return {
      ...(await readPlan(await readRegular(path, Number.POSITIVE_INFINITY))),
      problems: [],
      limits: [],
      notice: RECORDED_NOTICE,
    };
  } catch (error) {
    const problem = `the plan of the workspace ${workspaceName}: ${path}: ${errorMessage(error)}`;
    throw new Unusable('seed', 'The seed cannot be used: one problem.', [problem]);
  }
}

type SeededVersion = SeededOrganization['workspaces'][number]['versions'][number];

/** Adds what a push in version control brings: a version with its commit, and at once a run of it. @returns the run's id */
export function addPush(store: Store, workspace: WorkspaceRecord, push: Push): string {
  const { ingress, files, message, script } = v.parse(pushSchema, push);
  const ownScript =
    script === undefined ? workspace.script : resolveScript(script, store.runDurationMs);
  const speculative = ingress['is-pull-request'];
  const run = { message, planOnly: speculative, savePlan: false, script: ownScript };
  const version = { status: 'uploaded', speculative, provisional: false, files } as const;
  const pushed = { ...version, ingress, run };
  return seedVersion(store, workspace, pushed, workspace.recordedPlan) ?? '';
}

/** Adds one version, and its run if it has one. @returns the id of the run */
function seedVersion(
  store: Store,
  workspace: WorkspaceRecord,
  seeded: SeededVersion,
  recordedPlan: Planned | null,
): string | undefined {
  const files = new Map(
    Object.entries(seeded.files).map(([path, text]) => [path, new TextEncoder().encode(text)]),
  );
  const withoutFiles = ['pending', 'fetching', 'errored', 'backing_data_permanently_deleted'];
  const hasFiles = !withoutFiles.includes(seeded.status);
  const { speculative, provisional } = seeded;
  const source = seeded.source ?? (seeded.ingress === undefined ? 'tfe-api' : 'github');
  const attributes = { source, speculative, provisional, 'auto-queue-runs': false };
  const version = addVersion(store, workspace, attributes, {
    id: seeded.id ?? store.newId('cv'),
    status: seeded.status,
    error: seeded.errorMessage === undefined ? null : 'invalid-archive',
    errorMessage: seeded.errorMessage ?? null,
    archive: hasFiles ? writeTar(files) : null,
    files: hasFiles ? files : null,
  });
  if (seeded.ingress !== undefined) {
    const [author] = store.all('users');
    const links = author && { related: `/api/v2/users/${author.id}` };
    version.ingress = store.add('ingress-attributes', version, {
      attributes: v.parse(ingressSchema, seeded.ingress),
      relationships: { 'created-by': { data: author ?? null, links } },
    });
  }
  if (seeded.run === undefined) return undefined;
  const { id, message, savePlan, planOnly = speculative, script } = seeded.run;
  const run = addRun(store, version, {
    id,
    message,
    savePlan,
    source: version.ingress === null ? 'tfe-api' : 'tfe-configuration-version',
    planOnly,
    // The run is over before the first request comes, unless its script says otherwise.
    script: resolveScript(script, 0),
    recordedPlan,
  });
  beginRun(store, run);
  return run.id;
}

/** Adds a version. It becomes the current one unless it is speculative or provisional. */
export function addVersion(
  store: Store,
  workspace: WorkspaceRecord,
  attributes: VersionRecord['attributes'],
  more: Partial<VersionRecord>,
): VersionRecord {
  const version = store.add('configuration-versions', workspace, {
    attributes,
    error: null,
    errorMessage: null,
    objectId: newObjectId(),
    archive: null,
    files: null,
    ingress: null,
    readyAtMs: null,
    createdBy: null,
    runs: [],
    ...more,
  });
  if (!attributes.speculative && !attributes.provisional) workspace.currentVersion = version;
  return version;
}
