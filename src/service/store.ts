/** Everything that the service keeps, in memory. Times are milliseconds of the monotonic clock unless they end in `At`. */
import { documentedCourses, type Courses } from './courses.ts';
import type { Engine } from './engines/engine.ts';
import type { EvaluatedPolicy, EvaluatedSet } from './evaluated.ts';
import type { PolicySet } from './load-policies.ts';
import type { ServedPlanStatus, ServedRunStatus, Stateful } from './machines.ts';
import type { PlanOptions } from './plan/plan-input.ts';
import type { StateFile, StateMarks, StateOutput } from './plan/state-file.ts';
import type { Script } from './script.ts';
import type { AccessLevel } from '../client/wire/team-workspace.ts';
import type { Tree } from '../configuration/load-module.ts';
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
import type {
  PlanDocument,
  PlanLimit,
  PlanProblem,
  Planned,
  PlannedCounts,
} from '../plan/plan-document.ts';

export interface OrganizationRecord {
  id: string;
  name: string;
  email: string;
  createdAt: string;
}

interface UserRecord {
  id: string;
  username: string;
  email: string;
}

export interface OrganizationPermissions {
  readWorkspaces: boolean;
  manageWorkspaces: boolean;
  managePolicyOverrides: boolean;
  manageAgentPools: boolean;
}

/** What belongs to an organization and has a name there. */
export interface OwnedRecord {
  id: string;
  name: string;
  organization: OrganizationRecord;
}

export interface TeamRecord extends OwnedRecord {
  visibility: 'secret' | 'organization';
  /** The owners team: its members own the organization. */
  owners: boolean;
  memberIds: string[];
  permissions: OrganizationPermissions;
}

export interface AgentPoolRecord extends OwnedRecord {
  createdAt: string;
}

/** Whose a token is. */
export interface TokenFacts {
  kind: 'user' | 'team' | 'organization' | 'agent';
  /** The id of a user, a team, an organization or an agent pool, depending on `kind`. */
  subjectId: string;
  description: string;
  /** The id of the user who made the token, as `account/details` names them. */
  createdBy: string | null;
}

/**
 * A token without its secret, which is never kept. The owners-team token is the team token of the
 * owners team.
 */
export interface TokenRecord extends TokenFacts {
  id: string;
  /** SHA-256 of the secret. */
  digest: Buffer;
  createdAt: string;
  lastUsedAt: Date | null;
  /** The token is not valid from this time on. */
  expiredAt: Date | null;
}

export type ProjectRecord = OwnedRecord;

export interface WorkspaceRecord extends OwnedRecord {
  project: ProjectRecord;
  workingDirectory: string | null;
  executionMode: 'remote' | 'local' | 'agent';
  locked: boolean;
  /** The id of the user who locked it. */
  lockedBy: string | null;
  autoApply: boolean;
  speculativeEnabled: boolean;
  terraformVersion: string;
  /** Whether the logs of its runs are JSON. */
  structuredRunOutput: boolean;
  tags: string[];
  /** Tags that have a value, by key. */
  tagBindings: Record<string, string>;
  triggerPatterns: string[];
  triggerPrefixes: string[];
  vcsRepository: string | null;
  currentVersion: VersionRecord | null;
  variables: VariableRecord[];
  script: Script;
  /** The plan that the seed names for every upload; null if uploads are planned. */
  recordedPlan: Planned | null;
  /** The known values of all applied resources, by resource address. */
  state: Record<string, Record<string, unknown>>;
  /** Whether an applied resource is sensitive or tainted, by its address. */
  marks: Record<string, StateMarks>;
  outputs: Record<string, StateOutput>;
  createdAt: string;
  updatedAt: string;
}

export interface VariableRecord {
  id: string;
  /** Another one after each change. */
  version: string;
  workspace: WorkspaceRecord;
  key: string;
  category: 'terraform' | 'env';
  /** The text of the value as it was written; `known` is the value that a plan reads. */
  value: string;
  known: unknown;
  description: string;
  hcl: boolean;
  sensitive: boolean;
}

export interface TeamAccessRecord {
  id: string;
  team: TeamRecord;
  workspace: WorkspaceRecord;
  access: AccessLevel;
  permissions: WorkspacePermissions;
}

/** The rights of `custom` access one by one; for a fixed level, the rights that it implies. */
export interface WorkspacePermissions {
  runs: 'read' | 'plan' | 'apply';
  variables: 'none' | 'read' | 'write';
  'state-versions': 'none' | 'read-outputs' | 'read' | 'write';
  'engine-mocks': 'none' | 'read';
  'workspace-locking': boolean;
  'run-tasks': boolean;
  'policy-overrides': boolean;
}

export interface IngressRecord {
  id: string;
  version: VersionRecord;
  createdBy: string | null;
  attributes: Record<string, unknown>;
}

export interface VersionRecord extends Stateful<ConfigurationVersionStatus> {
  id: string;
  workspace: WorkspaceRecord;
  source: string;
  speculative: boolean;
  provisional: boolean;
  autoQueueRuns: boolean;
  error: string | null;
  errorMessage: string | null;
  createdAt: string;
  /** The name of the uploaded object in URLs. */
  objectId: string;
  /** The upload, byte for byte; null once its backing data is deleted. */
  archive: Uint8Array | null;
  /** The unpacked files by path. */
  files: Tree | null;
  ingress: IngressRecord | null;
  /** When the service has finished processing the upload. */
  readyAtMs: number | null;
  /** The user who made the version; a run that is queued automatically has this author. */
  createdBy: string | null;
}

/** A plan or an apply: work that has a log. */
export interface LoggedRecord extends Stateful<ServedPlanStatus> {
  id: string;
  runId: string;
  counts: PlannedCounts;
  /** The name of the log and of the plan's document in URLs. */
  objectId: string;
  log: string;
  /** The part of the log that exists while an engine is at work. */
  partialLog: string;
}

export interface PlanRecord extends LoggedRecord {
  /** Null until the run is planned. */
  document: PlanDocument | null;
  problems: PlanProblem[];
  limits: PlanLimit[];
}

export interface StateVersionRecord {
  id: string;
  workspace: WorkspaceRecord;
  /** The run that made this state; null: the workspace had it from the start. */
  run: RunRecord | null;
  serial: number;
  /** Null until it is uploaded. */
  file: StateFile | null;
  /** The announced MD5 digest of the state that a client is going to upload. */
  md5: string | null;
  outputs: StateOutputRecord[];
  objectId: string;
  createdAt: string;
}

export interface StateOutputRecord extends StateOutput {
  id: string;
  name: string;
  version: StateVersionRecord;
}

/** A policy in a policy check; `set` is empty when the script names no set. */
export type CheckedPolicy = EvaluatedPolicy & { set: string };

export interface PolicyCheckRecord extends Stateful<PolicyCheckStatus> {
  id: string;
  run: RunRecord;
  scope: 'organization' | 'workspace';
  policies: CheckedPolicy[];
  errored: boolean;
  durationMs: number;
}

export interface TaskResultRecord extends Stateful<TaskResultStatus> {
  id: string;
  stage: TaskStageRecord;
  name: string;
  level: 'advisory' | 'mandatory';
  outcome: 'passed' | 'failed' | 'errored';
  message: string;
  url: string | null;
}

export interface TaskStageRecord extends Stateful<TaskStageStatus> {
  id: string;
  run: RunRecord;
  stage: 'pre_plan' | 'post_plan' | 'pre_apply' | 'post_apply';
  tasks: TaskResultRecord[];
  evaluations: PolicyEvaluationRecord[];
  createdAt: string;
}

export interface OutcomeRecord {
  id: string;
  set: EvaluatedSet;
}

export interface PolicyEvaluationRecord extends Stateful<PolicyEvaluationStatus> {
  id: string;
  run: RunRecord;
  stage: TaskStageRecord;
  kind: 'opa' | 'sentinel';
  outcomes: (OutcomeRecord & { evaluation: PolicyEvaluationRecord })[];
  toolVersion: string;
}

export interface TfPolicyEvaluationRecord extends Stateful<TfPolicyEvaluationStatus> {
  id: string;
  run: RunRecord;
  stage: 'Plan' | 'Apply';
  outcomes: OutcomeRecord[];
}

export interface CostEstimateRecord extends Stateful<CostEstimateStatus> {
  id: string;
  run: RunRecord;
  script: NonNullable<Script['costEstimate']>;
}

export interface RunEventRecord {
  id: string;
  run: RunRecord;
  action: string;
  description: string;
  createdAt: string;
  /** Who did it; absent when the service did. */
  actor?: { id: string; username: string } | undefined;
  /** The comment that the actor gave. */
  comment?: CommentRecord | undefined;
}

export interface CommentRecord {
  id: string;
  run: RunRecord;
  body: string;
  createdAt: string;
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

/** Everything that belongs to a run hangs on it. */
export interface RunRecord extends RunFacts, Stateful<ServedRunStatus> {
  id: string;
  workspace: WorkspaceRecord;
  version: VersionRecord;
  options: PlanOptions;
  /** Options of the request that clients can read back, and that change nothing else in this service. */
  requested: Record<string, unknown>;
  createdAt: string;
  plan: PlanRecord;
  apply: LoggedRecord;
  stages: TaskStageRecord[];
  checks: PolicyCheckRecord[];
  tfEvaluations: TfPolicyEvaluationRecord[];
  cost: CostEstimateRecord | undefined;
  events: RunEventRecord[];
  comments: CommentRecord[];
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
  /** The work of the engine that plans the run, until the plan is judged; null when there is none. */
  planning: { abort(): void; done: Promise<void> } | null;
  /** Resolves when a run is judged that begins only then; null for others, and afterwards. */
  judging: Promise<void> | null;
}

export interface PolicySetRecord {
  id: string;
  organization: OrganizationRecord;
  /** Null: the set is for all workspaces of the organization. */
  workspaces: WorkspaceRecord[] | null;
  set: PolicySet;
}

/** The maps by id, each in order of creation. */
function emptyMaps() {
  return {
    organizations: new Map<string, OrganizationRecord>(),
    users: new Map<string, UserRecord>(),
    teams: new Map<string, TeamRecord>(),
    pools: new Map<string, AgentPoolRecord>(),
    tokens: new Map<string, TokenRecord>(),
    projects: new Map<string, ProjectRecord>(),
    workspaces: new Map<string, WorkspaceRecord>(),
    teamAccess: new Map<string, TeamAccessRecord>(),
    policySets: new Map<string, PolicySetRecord>(),
    versions: new Map<string, VersionRecord>(),
    runs: new Map<string, RunRecord>(),
    stateVersions: new Map<string, StateVersionRecord>(),
  };
}

export interface Store extends ReturnType<typeof emptyMaps> {
  /** Runs and versions that change without another request, when time passes. */
  moving: { runs: Set<RunRecord>; versions: Set<VersionRecord> };
  clock: Clock;
  /** What it does where sources disagree, or say nothing. */
  courses: Courses;
  /** Plans new runs; undefined: their blocks are listed. */
  engine: Engine | undefined;
  /** The work of engines that has not ended. */
  planning: Set<Promise<void>>;
  /** Runs that are judged before they begin. */
  judging: Set<Promise<void>>;
  /** An id such as `run-CZcmD7eagjhyX0vN`: hard to guess, and never used as a secret. */
  newId(prefix: string): string;
  newUuid: () => string;
}

/** An empty store. */
export function createStore(clock: Clock, random: Random): Store {
  return {
    ...emptyMaps(),
    moving: { runs: new Set(), versions: new Set() },
    clock,
    courses: documentedCourses(),
    engine: undefined,
    planning: new Set(),
    judging: new Set(),
    newId: (prefix) => newId(prefix, random),
    newUuid: () => newUuid(random),
  };
}

/** The wall-clock time of a moment of the monotonic clock. */
export function dateAt(clock: Clock, atMs: number): Date {
  return new Date(clock.date().getTime() - (clock.now() - atMs));
}

/** The time now with milliseconds, as `created-at` has it in answers. */
export function nowAt(clock: Clock): string {
  return clock.date().toISOString();
}

/** The entry with this id. That there is none is a fault of the service, and throws. */
export function must<Value>(map: ReadonlyMap<string, Value>, id: string): Value {
  const value = map.get(id);
  if (value === undefined) throw new Error(`the service lost ${id}`);
  return value;
}

/** Digits and letters without those that look alike. */
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

function newId(prefix: string, random: Random): string {
  let id = `${prefix}-`;
  for (let length = 0; length < 16; length += 1) {
    id += ALPHABET.charAt(Math.floor(random() * ALPHABET.length));
  }
  return id;
}

/** An id in the format that Terraform's own resources and states use. */
function newUuid(random: Random): string {
  const digits = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
