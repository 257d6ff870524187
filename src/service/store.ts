/** Everything that the service keeps, in memory. Times are milliseconds of the monotonic clock unless they end in `At`. */
import { documentedCourses, type Courses } from './courses.ts';
import type { Engine, HeldPlan, PlanOptions } from './engines/engine.ts';
import type { EvaluatedPolicy, EvaluatedSet } from './evaluated.ts';
import type { PolicySet } from './load-policies.ts';
import {
  MACHINES,
  type ServedPlanStatus,
  type ServedRunStatus,
  type Stateful,
} from './machines.ts';
import type { StateFile } from './plan/state-file.ts';
import type { Script } from './script.ts';
import type { UploadedFiles } from './tar.ts';
import type { AccessLevel, CustomRights } from '../client/wire/team-workspace.ts';
import type { Clock, Random } from '../model/ports.ts';
import type {
  ConfigurationVersionStatus,
  CostEstimateStatus,
  PolicyCheckStatus,
  PolicyEvaluationStatus,
  TaskResultStatus,
  TaskStageStatus,
  TfPolicyEvaluationStatus,
} from '../model/status.ts';
import type { PlanDiagnostic } from '../model/policy-result.ts';
import type { PlanDocument, Planned, PlannedCounts } from '../plan/plan-document.ts';

/** A relationship on the wire; `data` may be whole resources, which are sent as their identifiers. */
export interface SentRelationship {
  data?: Resource | Resource[] | null | undefined;
  /** What `include` adds where the relationship itself is not sent. */
  hidden?: () => Resource[];
  links?: Record<string, unknown> | undefined;
}

/** The members of a resource on the wire besides its name; those that are undefined are left out. */
export interface Written {
  attributes?: object;
  relationships?: Record<string, SentRelationship | undefined> | undefined;
  links?: Record<string, unknown> | undefined;
}

export interface Resource extends Written {
  type: string;
  id: string;
}

/**
 * What the store has of a resource: its members on the wire, and fields for what the service decides by. What depends on
 * the time or on the token that asks is added when it is shown.
 */
export interface Kept extends Resource {
  /** What it is a part of: a right to that is a right to this, and this is removed along with it. */
  within?: Kept | undefined;
  /** What is within it, by type, in order of creation. */
  parts?: Record<string, Kept[]>;
  /** The name of its upload, log or document in URLs. */
  objectId?: string;
}

/** An organization, whose id is its name. */
export interface OrganizationRecord extends Kept {
  attributes: { name: string; 'external-id': string };
}

/** A person, or the user that represents a token of a team or an organization and has no address. */
export interface UserRecord extends Kept {
  attributes: { username: string; email: string | null };
}

export type OrganizationRight =
  | 'read-workspaces'
  | 'manage-workspaces'
  | 'manage-policy-overrides'
  | 'manage-agent-pools';

/** What belongs to an organization and has a name there. */
export interface OwnedRecord extends Kept {
  within: OrganizationRecord;
  attributes: { name: string };
}

export interface TeamRecord extends OwnedRecord {
  attributes: {
    name: string;
    visibility: 'secret' | 'organization';
    'organization-access': Record<OrganizationRight, boolean>;
  };
  /** The owners team: its members own the organization. */
  owners: boolean;
  memberIds: string[];
}

/**
 * A token without its secret, which is never kept. The owners-team token is the team token of the
 * owners team. That of an agent is within its pool.
 */
export interface TokenRecord extends Kept {
  kind: 'user' | 'team' | 'organization' | 'agent';
  /** The id of a user, a team, an organization or an agent pool, depending on `kind`. */
  subjectId: string;
  /** SHA-256 of the secret. */
  digest: Buffer;
  attributes: {
    'created-at': string;
    'last-used-at': Date | null;
    /** The token is not valid from this time on. */
    'expired-at': Date | null;
    description: string;
    token: null;
  };
}

export interface WorkspaceRecord extends OwnedRecord {
  attributes: {
    name: string;
    'working-directory': string | null;
    'execution-mode': 'remote' | 'local' | 'agent';
    locked: boolean;
    'auto-apply': boolean;
    'terraform-version': string;
    'updated-at': string;
  };
  project: OwnedRecord;
  /** The id of the user who locked it. */
  lockedBy: string | null;
  /** The value of each tag; '' for one without. */
  tags: Map<string, string>;
  currentVersion: VersionRecord | null;
  script: Script;
  /** The plan that the seed names for every upload; null if uploads are planned. */
  recordedPlan: Planned | null;
  /** The known values of all applied resources, by resource address. */
  state: Record<string, Record<string, unknown>>;
  /** Trees with `true` at their sensitive values, by address. */
  sensitive: Record<string, Record<string, unknown>>;
}

export interface VariableRecord extends Kept {
  within: WorkspaceRecord;
  attributes: { key: string };
  known: unknown;
}

export interface TeamAccessRecord extends Kept {
  within: WorkspaceRecord;
  team: TeamRecord;
  attributes: CustomRights & { access: AccessLevel };
}

export interface IngressRecord extends Kept {
  within: VersionRecord;
  attributes: { 'commit-sha': string };
}

export interface VersionRecord extends Kept, Stateful<ConfigurationVersionStatus> {
  within: WorkspaceRecord;
  attributes: {
    source: string;
    speculative: boolean;
    provisional: boolean;
    'auto-queue-runs': boolean;
  };
  error: string | null;
  errorMessage: string | null;
  objectId: string;
  /** The upload, byte for byte; null once its backing data is deleted. */
  archive: Uint8Array | null;
  files: UploadedFiles | null;
  /** The commit; null for one that is not from version control. */
  ingress: IngressRecord | null;
  /** When the service has finished processing the upload. */
  readyAtMs: number | null;
  /** Its runs, in order of creation. */
  runs: RunRecord[];
  /** The user who made the version; a run that is queued automatically has this author. */
  createdBy: string | null;
}

/** A plan or an apply: work that has a log. */
export interface LoggedRecord extends Kept, Stateful<ServedPlanStatus> {
  within: RunRecord;
  counts: PlannedCounts;
  objectId: string;
  /** What a program has written so far; undefined: no program is at work, and the log is made when somebody reads it. */
  log: string | undefined;
}

export interface PlanRecord extends LoggedRecord {
  /** The whole plan in JSON; null until the run is planned. Of all that is kept, this is large, and few read it. */
  json: string | null;
  /** Whether applying it would change anything. */
  hasChanges: boolean;
  notice: string | undefined;
  problems: PlanDiagnostic[];
}

export interface StateVersionRecord extends Kept {
  attributes: { 'created-at': string; serial: number };
  within: WorkspaceRecord;
  /** The run that made this state; null: the workspace had it from the start. */
  run: RunRecord | null;
  /** Null until it is uploaded. */
  file: StateFile | null;
  /** The announced MD5 digest of the state that a client is going to upload. */
  md5: string | null;
  objectId: string;
}

export interface StateOutputRecord extends Kept {
  attributes: { name: string; sensitive: boolean; type: unknown; value: unknown };
}

/** A policy in a policy check; `set` is empty when the script names no set. */
export type CheckedPolicy = EvaluatedPolicy & { set: string };

export interface PolicyCheckRecord extends Kept, Stateful<PolicyCheckStatus> {
  within: RunRecord;
  attributes: { scope: 'organization' | 'workspace' };
  policies: CheckedPolicy[];
  errored: boolean;
}

export interface TaskResultRecord extends Kept, Stateful<TaskResultStatus> {
  within: TaskStageRecord;
  level: 'advisory' | 'mandatory';
  outcome: 'passed' | 'failed' | 'errored';
  message: string;
  url: string | null;
}

export interface TaskStageRecord extends Kept, Stateful<TaskStageStatus> {
  within: RunRecord;
  attributes: { stage: 'pre_plan' | 'post_plan' | 'pre_apply' | 'post_apply' };
}

/** What one policy set says of a plan. */
export interface OutcomeRecord<Of extends Kept = Kept> extends Kept {
  within: Of;
  set: EvaluatedSet;
}

export interface PolicyEvaluationRecord extends Kept, Stateful<PolicyEvaluationStatus> {
  within: TaskStageRecord;
  attributes: { 'policy-kind': 'opa' | 'sentinel'; 'policy-tool-version': string };
}

export interface TfPolicyEvaluationRecord extends Kept, Stateful<TfPolicyEvaluationStatus> {
  within: RunRecord;
  attributes: { 'stage-type': 'Plan' | 'Apply' };
}

export interface CostEstimateRecord extends Kept, Stateful<CostEstimateStatus> {
  within: RunRecord;
  script: NonNullable<Script['costEstimate']>;
}

/** One step of a run: what happens at one moment, and how long the run then stays as it is. */
export interface RunStep {
  act: (at: Date) => void;
  stayMs: number;
  /** The run stops here until a person decides. */
  pause: boolean;
}

/** What the request for a run says of it. */
export interface RunFacts {
  message: string;
  source: 'tfe-api' | 'tfe-configuration-version';
  planOnly: boolean;
  savePlan: boolean;
  autoApply: boolean;
  isDestroy: boolean;
  refresh: boolean;
  /** Values for Terraform variables, in addition to those of the workspace. */
  variables: Record<string, unknown>;
  createdBy: string | null;
}

export interface RunRecord extends Kept, RunFacts, Stateful<ServedRunStatus> {
  within: WorkspaceRecord;
  version: VersionRecord;
  options: PlanOptions;
  /** Options of the request that clients can read back, and that change nothing else in this service. */
  requested: Record<string, unknown>;
  createdAt: string;
  plan: PlanRecord;
  apply: LoggedRecord;
  cost: CostEstimateRecord | undefined;
  script: Script;
  /** The steps that the run has not taken yet, in order. */
  steps: RunStep[];
  /** When the next step is due; null: the run waits for a person or another run, or is over. */
  dueAtMs: number | null;
  position: number;
  /** True while the run waits for the workspace's lock or for an earlier run. */
  waiting: boolean;
  canceledAt: string | null;
  forceCancelAtMs: number | null;
  /** True while the run waits for a person's decision. */
  paused: boolean;
  /** The plan that a program can apply; null: nothing is really changed by an apply. */
  held: HeldPlan | null;
  /** Begins the apply of the held plan. */
  applyHeld: () => void;
  /** Ends the work of the engine that plans or applies the run, until it is judged; null when there is none. */
  planning: AbortController | null;
}

export interface PolicySetRecord extends Kept {
  within: OrganizationRecord;
  /** Null: the set is for all workspaces of the organization. */
  workspaces: WorkspaceRecord[] | null;
  set: PolicySet;
}

/** A type that the service makes: how its ids begin, and the record of one, which is never there itself. */
interface StoredType<One extends Kept> {
  prefix: string;
  record?: One;
}

function storedType<One extends Kept>(prefix: string): StoredType<One> {
  return { prefix };
}

const STORED_TYPES = {
  organizations: storedType<OrganizationRecord>('org'),
  users: storedType<UserRecord>('user'),
  teams: storedType<TeamRecord>('team'),
  projects: storedType<OwnedRecord>('prj'),
  'agent-pools': storedType<OwnedRecord>('apool'),
  'authentication-tokens': storedType<TokenRecord>('at'),
  workspaces: storedType<WorkspaceRecord>('ws'),
  vars: storedType<VariableRecord>('var'),
  'team-workspaces': storedType<TeamAccessRecord>('tws'),
  'policy-sets': storedType<PolicySetRecord>('polset'),
  'configuration-versions': storedType<VersionRecord>('cv'),
  'ingress-attributes': storedType<IngressRecord>('ia'),
  'state-versions': storedType<StateVersionRecord>('sv'),
  'state-version-outputs': storedType<StateOutputRecord>('wsout'),
  runs: storedType<RunRecord>('run'),
  plans: storedType<PlanRecord>('plan'),
  applies: storedType<LoggedRecord>('apply'),
  'run-events': storedType<Kept>('re'),
  comments: storedType<Kept>('wsc'),
  'cost-estimates': storedType<CostEstimateRecord>('ce'),
  'policy-checks': storedType<PolicyCheckRecord>('polchk'),
  'task-stages': storedType<TaskStageRecord>('ts'),
  'task-results': storedType<TaskResultRecord>('taskrs'),
  'policy-evaluations': storedType<PolicyEvaluationRecord>('poleval'),
  'policy-set-outcomes': storedType<OutcomeRecord<PolicyEvaluationRecord>>('psout'),
  'tf-policy-evaluations': storedType<TfPolicyEvaluationRecord>('tfpoleval'),
  'tf-policy-set-outcomes': storedType<OutcomeRecord<TfPolicyEvaluationRecord>>('tfpsout'),
};
type RecordTypes = {
  [Type in keyof typeof STORED_TYPES]: NonNullable<(typeof STORED_TYPES)[Type]['record']>;
};

/**
 * What is said of one that is made. It gets a new id unless it names one, and its status begins as `pending`. The plan and
 * the apply of a run are within it, and so are made after it.
 */
type NewRecord<One extends Kept> = Omit<
  One,
  'type' | 'id' | 'within' | 'status' | 'stamps' | 'plan' | 'apply'
> & {
  id?: string | undefined;
  status?: One extends { status: infer Status } ? Status : never;
};

/** The records of a type that are within this one, in order of creation. */
export function recordsIn<Type extends keyof RecordTypes>(
  one: Kept,
  type: Type,
): readonly RecordTypes[Type][];
export function recordsIn<One extends Kept>(one: Kept, type: One['type']): readonly One[];
export function recordsIn(one: Kept, type: string): readonly Kept[] {
  return one.parts?.[type] ?? [];
}

/** Digits and letters without those that look alike. */
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

export class Store {
  readonly clock: Clock;
  readonly #random: Random;
  readonly #kept = new Map<string, Map<string, Kept>>();
  readonly #objects = new Map<string, Kept>();
  /**
   * Versions that are processed, and runs in order of creation: those that are not over, and those whose saved plan can
   * be applied.
   */
  readonly unfinished = { runs: new Set<RunRecord>(), versions: new Set<VersionRecord>() };
  /** What it does where sources disagree, or say nothing. */
  readonly courses: Courses = documentedCourses();
  /** Plans new runs; undefined: their blocks are listed. */
  engine: Engine | undefined;
  /** The work of engines that has not ended. */
  readonly planning = new Set<Promise<void>>();

  constructor(clock: Clock, random: Random) {
    this.clock = clock;
    this.#random = random;
  }

  /** Makes one of a type within another one, and keeps it. */
  add<Type extends keyof RecordTypes>(
    type: Type,
    within: RecordTypes[Type]['within'],
    made: NewRecord<RecordTypes[Type]>,
  ): RecordTypes[Type];
  add(type: keyof RecordTypes, within: Kept | undefined, { id, ...made }: NewRecord<Kept>): Kept {
    const begun = type in MACHINES ? { status: 'pending', stamps: {} } : {};
    return this.keep({
      ...begun,
      ...made,
      type,
      id: id ?? this.newId(STORED_TYPES[type].prefix),
      within,
    });
  }

  keep<One extends Kept>(one: One): One {
    const { type, id, within, objectId } = one;
    if (objectId !== undefined) this.#objects.set(objectId, one);
    const ofType = this.#kept.get(type) ?? new Map<string, Kept>();
    this.#kept.set(type, ofType.set(id, one));
    if (within === undefined) return one;
    within.parts ??= {};
    (within.parts[type] ??= []).push(one);
    return one;
  }

  get<Type extends keyof RecordTypes>(type: Type, id: string): RecordTypes[Type] | undefined;
  get<One extends Kept>(type: One['type'], id: string): One | undefined;
  get(type: string, id: string): Kept | undefined {
    return this.#kept.get(type)?.get(id);
  }

  /** The one of a type that a URL names. */
  object<Type extends keyof RecordTypes>(
    type: Type,
    objectId: string,
  ): RecordTypes[Type] | undefined;
  object(type: string, objectId: string): Kept | undefined {
    const one = this.#objects.get(objectId);
    return one?.type === type ? one : undefined;
  }

  /** All of a type, in order of creation. */
  all<Type extends keyof RecordTypes>(type: Type): RecordTypes[Type][];
  all(type: string): Kept[] {
    return Array.from(this.#kept.get(type)?.values() ?? []);
  }

  /** Removes one with everything within it. */
  remove(one: Kept): void {
    const { parts } = one.within ?? {};
    if (parts) parts[one.type] = (parts[one.type] ?? []).filter((other) => other !== one);
    this.#drop(one);
  }

  #drop(one: Kept): void {
    for (const part of Object.values(one.parts ?? {}).flat()) this.#drop(part);
    if (one.objectId !== undefined) this.#objects.delete(one.objectId);
    this.#kept.get(one.type)?.delete(one.id);
  }

  /** The time now with milliseconds, as `created-at` has it in answers. */
  now(): string {
    return this.clock.date().toISOString();
  }

  /** An id such as `run-CZcmD7eagjhyX0vN`: hard to guess, and never used as a secret. */
  newId(prefix: string): string {
    const letter = () => ALPHABET.charAt(Math.floor(this.#random() * ALPHABET.length));
    // Joined at once: text that grows by letters takes several times the memory.
    return [prefix, '-', ...Array.from({ length: 16 }, letter)].join('');
  }
}

/** The plan, read anew; undefined before the run is planned. */
export function plannedDocument({ json }: PlanRecord): PlanDocument | undefined {
  const document: PlanDocument | undefined = json === null ? undefined : JSON.parse(json);
  return document;
}

/** The tags of a workspace that have no value. */
export function tagNamesOf({ tags }: WorkspaceRecord): string[] {
  return [...tags.keys()].filter((key) => tags.get(key) === '');
}

/** A relationship to a user; undefined when it is not known who made the object. */
export function toAuthor(id: string | null): SentRelationship | undefined {
  return id === null ? undefined : { data: { id, type: 'users' } };
}

/** The wall-clock time of a moment of the monotonic clock. */
export function dateAt(clock: Clock, atMs: number): Date {
  return new Date(clock.date().getTime() - (clock.now() - atMs));
}
