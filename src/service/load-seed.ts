/** Fills the store from a seed. */
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { addRun } from './create-run.ts';
import { loadPolicySet } from './load-policies.ts';
import { CUSTOM_DEFAULTS, toPermissions } from './permissions.ts';
import { beginRun } from './run-life.ts';
import { issueToken, newObjectId } from './secrets.ts';
import { ingressSchema, pushSchema, resolveScript } from './seed.ts';
import type { Push, ReadSeed, SeededOrganization } from './seed.ts';
import { nowAt } from './store.ts';
import type {
  OrganizationRecord,
  OwnedRecord,
  ProjectRecord,
  Store,
  TeamRecord,
  VersionRecord,
  WorkspaceRecord,
} from './store.ts';
import { writeTar } from './tar.ts';
import { begin, VERSION_MACHINE } from './machines.ts';
import { createTree } from './tree.ts';
import * as v from '../client/wire/schema.ts';
import { errorMessage } from '../model/error-message.ts';
import type { Planned } from '../plan/plan-document.ts';
import { readPlan } from '../plan/read-plan.ts';
import type { OpenJudge } from '../rego/judge.ts';

/** The tokens and names that a client needs to begin. The owners team is not among the teams. */
export interface Seeded {
  token: string;
  organization: string;
  workspaces: { id: string; name: string }[];
  teams: { id: string; name: string }[];
  agentPools: { id: string; name: string }[];
}

/** Organizations, people, workspaces and tokens. */
export function seedStore(store: Store, seed: ReadSeed, durationMs: number | undefined): Seeded {
  for (const { username, email } of seed.users) {
    const id = store.newId('user');
    store.users.set(id, { id, username, email: email ?? `${username}@example.com` });
  }
  for (const organization of seed.organizations) seedOrganization(store, organization, durationMs);
  const token = seedTokens(store, seed);
  // Every token has a user who made it. For the tokens of a seed, this is the seed's first user.
  const [author = null] = store.users.keys();
  for (const made of store.tokens.values()) made.createdBy ??= author;
  const [first] = store.organizations.values();
  const ours = (all: Iterable<OwnedRecord>): { id: string; name: string }[] =>
    [...all]
      .filter(({ organization }) => organization === first)
      .map(({ id, name }) => ({ id, name }));
  return {
    token,
    organization: first?.name ?? '',
    workspaces: ours(store.workspaces.values()),
    teams: ours([...store.teams.values()].filter(({ owners }) => !owners)),
    agentPools: ours(store.pools.values()),
  };
}

/** The one of an organization that has a name. */
function named<One extends OwnedRecord>(
  map: ReadonlyMap<string, One>,
  organization: OrganizationRecord | undefined,
  name: string | undefined,
): One | undefined {
  return [...map.values()].find((one) => one.organization === organization && one.name === name);
}

function seedOrganization(
  store: Store,
  seeded: SeededOrganization,
  durationMs: number | undefined,
): void {
  const organization = addOrganization(store, seeded.name);
  for (const team of seeded.teams) {
    const id = team.id ?? store.newId('team');
    store.teams.set(id, {
      id,
      name: team.name,
      organization,
      visibility: team.visibility,
      owners: team.owners,
      memberIds: [...store.users.values()]
        .filter(({ username }) => team.members.includes(username))
        .map((user) => user.id),
      permissions: team.permissions,
    });
  }
  if (!seeded.teams.some(({ owners }) => owners)) {
    // A user of a team gets the permissions of the team only. As an owner, they would have all
    // permissions.
    const members = new Set(seeded.teams.flatMap((team) => team.members));
    const free = [...store.users.values()].find(({ username }) => !members.has(username));
    addOwners(store, organization, free?.id);
  }
  for (const pool of seeded.agentPools) {
    const id = pool.id ?? store.newId('apool');
    const createdAt = nowAt(store.clock);
    store.pools.set(id, { id, name: pool.name, organization, createdAt });
    for (const { description } of pool.tokens) {
      issueToken(store, { kind: 'agent', subjectId: id, description, createdBy: null });
    }
  }
  seedWorkspaces(store, organization, seeded.workspaces, durationMs);
}

function seedWorkspaces(
  store: Store,
  organization: OrganizationRecord,
  workspaces: SeededOrganization['workspaces'],
  durationMs: number | undefined,
): void {
  for (const workspace of workspaces) {
    const added = addWorkspace(store, organization, workspace, durationMs);
    for (const { team: teamName, access: level, ...custom } of workspace.access) {
      const team = named(store.teams, organization, teamName);
      if (team === undefined) continue;
      const grantId = store.newId('tws');
      store.teamAccess.set(grantId, {
        id: grantId,
        team,
        workspace: added,
        access: level,
        permissions: toPermissions(level, custom, CUSTOM_DEFAULTS),
      });
    }
  }
}

/** Adds an organization and its default project. */
function addOrganization(store: Store, name: string): OrganizationRecord {
  const organization: OrganizationRecord = {
    id: store.newId('org'),
    name,
    email: `owners@${name}.example`,
    createdAt: nowAt(store.clock),
  };
  store.organizations.set(organization.id, organization);
  addProject(store, organization, 'default');
  return organization;
}

function addProject(store: Store, organization: OrganizationRecord, name: string): ProjectRecord {
  const project = { id: store.newId('prj'), name, organization };
  store.projects.set(project.id, project);
  return project;
}

/** Adds a workspace, and its project if there is none of that name yet. */
export function addWorkspace(
  store: Store,
  organization: OrganizationRecord,
  seeded: SeededOrganization['workspaces'][number],
  durationMs: number | undefined,
): WorkspaceRecord {
  const {
    versions: _,
    access: _access,
    plan: _plan,
    script,
    project,
    variables,
    ...plain
  } = seeded;
  const workspace: WorkspaceRecord = {
    ...plain,
    id: seeded.id ?? store.newId('ws'),
    organization,
    project:
      named(store.projects, organization, project) ?? addProject(store, organization, project),
    currentVersion: null,
    lockedBy: null,
    tagBindings: {},
    variables: [],
    marks: {},
    outputs: {},
    recordedPlan: null,
    script: resolveScript(script, durationMs),
    createdAt: nowAt(store.clock),
    updatedAt: nowAt(store.clock),
  };
  for (const [key, known] of Object.entries(variables)) {
    workspace.variables.push({
      id: store.newId('var'),
      version: store.newId('varver'),
      workspace,
      key,
      category: 'terraform',
      value: typeof known === 'string' ? known : JSON.stringify(known),
      known,
      description: '',
      hcl: typeof known !== 'string',
      sensitive: false,
    });
  }
  store.workspaces.set(workspace.id, workspace);
  return workspace;
}

/** Adds the team of owners, which every organization has. */
function addOwners(
  store: Store,
  organization: OrganizationRecord,
  userId: string | undefined,
): void {
  const id = store.newId('team');
  const owners: TeamRecord = {
    id,
    name: 'owners',
    organization,
    visibility: 'secret',
    owners: true,
    memberIds: userId === undefined ? [] : [userId],
    permissions: {
      readWorkspaces: true,
      manageWorkspaces: true,
      managePolicyOverrides: true,
      manageAgentPools: true,
    },
  };
  store.teams.set(id, owners);
}

/** Adds the seed's tokens and returns the secret for the client: the first user token, or a new one. */
function seedTokens(store: Store, seed: ReadSeed): string {
  let first: string | undefined;
  for (const { kind, of, organization, secret, description } of seed.tokens) {
    const org = [...store.organizations.values()].find((one) => one.name === organization);
    const owners = [...store.teams.values()].find(
      (team) => team.owners && team.organization === org,
    );
    const subjects = {
      user: [...store.users.values()].find(({ username }) => username === of)?.id,
      team: named(store.teams, org, of)?.id,
      organization: org?.id,
      owners: owners?.id,
      agent: named(store.pools, org, of)?.id,
    };
    issueToken(
      store,
      {
        kind: kind === 'owners' ? 'team' : kind,
        subjectId: subjects[kind] ?? '',
        description,
        createdBy: null,
      },
      secret,
    );
    if (kind === 'user') first ??= secret;
  }
  if (first !== undefined) return first;
  const owners = [...store.teams.values()].find((team) => team.owners);
  let [userId] = owners?.memberIds ?? [];
  if (userId === undefined) {
    userId = store.newId('user');
    store.users.set(userId, { id: userId, username: 'owner', email: 'owner@example.com' });
    owners?.memberIds.push(userId);
  }
  const made = { kind: 'user', subjectId: userId, description: 'made at start' } as const;
  return issueToken(store, { ...made, createdBy: null }).secret;
}

/** Adds policy sets, recorded plans, and versions with their runs: everything that needs files or the HCL parser. */
export async function seedContent(
  store: Store,
  seed: ReadSeed,
  { directory, openJudge }: { directory: string; openJudge: OpenJudge | undefined },
): Promise<void> {
  for (const seeded of seed.organizations) {
    const organization = [...store.organizations.values()].find(({ name }) => name === seeded.name);
    const workspaces = [...store.workspaces.values()].filter(
      (one) => one.organization === organization,
    );
    if (organization === undefined) continue;
    for (const { workspaces: names, ...set } of seeded.policySets) {
      const id = store.newId('polset');
      const loaded = await loadPolicySet(
        { ...set, directory: set.directory && resolve(directory, set.directory) },
        openJudge,
      );
      store.policySets.set(id, {
        id,
        organization,
        workspaces:
          names.length === 0 ? null : workspaces.filter(({ name }) => names.includes(name)),
        set: loaded,
      });
    }
    for (const { name, plan, versions } of seeded.workspaces) {
      const workspace = workspaces.find((one) => one.name === name);
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

/** What the log says of a recorded plan. */
const RECORDED = 'This plan was recorded before: nothing planned the files of this upload.';

/** Reads a plan in JSON, as `terraform show -json` writes it. Throws an Error that names the file. */
async function readRecordedPlan(path: string, workspaceName: string): Promise<Planned> {
  try {
    if (!statSync(path).isFile()) throw new Error('it is no regular file');
    const text = readFileSync(path, 'utf8');
    return {
      ...(await readPlan(text)),
      problems: [],
      limits: [],
      notice: RECORDED,
    };
  } catch (error) {
    const problem = `${path}: ${errorMessage(error)}`;
    throw new Error(
      `The seed cannot be used: one problem.\n  the plan of the workspace ${workspaceName}: ${problem}`,
      { cause: error },
    );
  }
}

type SeededVersion = SeededOrganization['workspaces'][number]['versions'][number];

/** Adds what a push in version control brings: a version with its commit, and at once a run of it. */
export function takePush(
  store: Store,
  workspace: WorkspaceRecord,
  push: Push,
  durationMs: number | undefined,
): string {
  const { ingress, files, message, script } = v.parse(pushSchema, push);
  const ownScript = script === undefined ? workspace.script : resolveScript(script, durationMs);
  const speculative = ingress['is-pull-request'];
  const run = { message, planOnly: speculative, savePlan: false, script: ownScript };
  const version = { status: 'uploaded', speculative, provisional: false, files } as const;
  const seeded = { ...version, ingress, run };
  return seedVersion(store, workspace, seeded, workspace.recordedPlan) ?? '';
}

/** Adds one version of the seed and returns the id of its run, if it has one. */
function seedVersion(
  store: Store,
  workspace: WorkspaceRecord,
  seeded: SeededVersion,
  recordedPlan: Planned | null,
): string | undefined {
  const files = new Map(
    Object.entries(seeded.files).map(([path, text]) => [path, Buffer.from(text)]),
  );
  const gone = ['pending', 'fetching', 'errored', 'backing_data_permanently_deleted'];
  const kept = !gone.includes(seeded.status);
  const id = seeded.id ?? store.newId('cv');
  const version: VersionRecord = {
    id,
    workspace,
    source: seeded.source ?? (seeded.ingress === undefined ? 'tfe-api' : 'github'),
    speculative: seeded.speculative,
    provisional: seeded.provisional,
    autoQueueRuns: false,
    error: seeded.errorMessage === undefined ? null : 'invalid-archive',
    errorMessage: seeded.errorMessage ?? null,
    createdAt: nowAt(store.clock),
    objectId: newObjectId(),
    archive: kept ? writeTar(files) : null,
    files: kept ? createTree(files) : null,
    ingress: null,
    readyAtMs: null,
    createdBy: null,
    ...begin(VERSION_MACHINE, seeded.status),
  };
  if (seeded.ingress !== undefined) {
    version.ingress = {
      id: store.newId('ia'),
      version,
      createdBy: store.users.keys().next().value ?? null,
      attributes: v.parse(ingressSchema, seeded.ingress),
    };
  }
  store.versions.set(id, version);
  if (!version.speculative && !version.provisional) workspace.currentVersion = version;
  return seeded.run && seedRun(store, version, seeded.run, recordedPlan);
}

function seedRun(
  store: Store,
  version: VersionRecord,
  seeded: NonNullable<SeededVersion['run']>,
  recordedPlan: Planned | null,
): string {
  const run = addRun(store, version, {
    message: seeded.message,
    source: version.ingress === null ? 'tfe-api' : 'tfe-configuration-version',
    planOnly: seeded.planOnly ?? version.speculative,
    savePlan: seeded.savePlan,
    autoApply: version.workspace.autoApply,
    isDestroy: false,
    refresh: true,
    variables: {},
    createdBy: null,
    id: seeded.id,
    // The run is over before the first request comes, unless its script says otherwise.
    script: resolveScript(seeded.script, 0),
    recordedPlan,
  });
  beginRun(store, run);
  return run.id;
}
