/**
 * What is kept of each resource. A time whose name ends in `Ms` is of the monotonic clock; one that ends in `At` is a date in
 * text.
 */
import type { Assigned } from '../configuration/variables.ts';
import type { AppliablePlan, PlanOptions } from './engine.ts';
import type { EvaluatedPolicy, EvaluatedSet } from './evaluated.ts';
import type { PolicySet } from './load-policies.ts';
import type { ServedPlanStatus, ServedRunStatus, WithStatus } from './machines.ts';
import type { StateFile } from './plan/state-file.ts';
import type { Script } from './scripts.ts';
import type { UnpackedFiles } from './tar.ts';
import type { AccessLevel, CustomRights } from '../client/wire/team-workspace.ts';
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
import type { Planned, PlannedCounts } from '../plan/plan-document.ts';

/** A relationship on the wire; `data` may be whole resources, which are sent as their identifiers. */
export interface SentRelationship {
  data?: Resource | Resource[] | null | undefined;
  /** What `include` adds, for a relationship that is itself not sent. */
  hidden?: () => Resource[];
  links?: Record<string, unknown> | undefined;
}

/** The members of a resource on the wire besides its type and id; those that are undefined are left out. */
export interface SentMembers {
  attributes?: object;
  relationships?: Record<string, SentRelationship | undefined> | undefined;
  links?: Record<string, unknown> | undefined;
}

export interface Resource extends SentMembers {
  type: string;
  id: string;
}

/**
 * What the store has of a resource: its members on the wire, and fields for what the service decides by. What depends on
 * the time or on the token that asks is added when it is sent.
 */
export interface StoredResource extends Resource {
  /** What it belongs to: a right to that is a right to this, and this is removed along with it. */
  parent?: StoredResource | undefined;
  /** What belongs to it, by type, in order of creation. */
  children?: Record<string, StoredResource[]>;
  /** The name of its upload, log or document in signed URLs. */
  objectId?: string;
}

/** An organization, whose id is its name. */
export interface OrganizationRecord extends StoredResource {
  attributes: { name: string; 'external-id': string };
}

/** A person, or the user that represents a token of a team or an organization and has no address. */
export interface UserRecord extends StoredResource {
  attributes: { username: string; email: string | null };
}

export type OrganizationRight =
  | 'read-workspaces'
  | 'manage-workspaces'
  | 'manage-policy-overrides'
  | 'delegate-policy-overrides'
  | 'manage-agent-pools';

/** What belongs to an organization and has a name there. */
export interface NamedRecord extends StoredResource {
  parent: OrganizationRecord;
  attributes: { name: string };
}

export interface TeamRecord extends NamedRecord {
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
export interface TokenRecord extends StoredResource {
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

export interface WorkspaceRecord extends NamedRecord {
  attributes: {
    name: string;
    'working-directory': string | null;
    'execution-mode': 'remote' | 'local' | 'agent';
    locked: boolean;
    'auto-apply': boolean;
    'terraform-version': string;
    'updated-at': string;
  };
  project: NamedRecord;
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

export interface VariableSetRecord extends StoredResource {
  parent: OrganizationRecord;
  attributes: { name: string; global: boolean };
  /** Names of workspaces and projects to which it applies. */
  workspaces: readonly string[];
  projects: readonly string[];
}

export interface VariableRecord extends StoredResource {
  parent: WorkspaceRecord | VariableSetRecord;
  attributes: { key: string; category: 'terraform' | 'env' };
  /** Of its own type; the attribute `value` is text. */
  value: unknown;
}

export interface TeamAccessRecord extends StoredResource {
  parent: WorkspaceRecord;
  team: TeamRecord;
  attributes: CustomRights & { access: AccessLevel };
}

export interface IngressRecord extends StoredResource {
  parent: VersionRecord;
  attributes: { 'commit-sha': string };
}

export interface VersionRecord extends StoredResource, WithStatus<ConfigurationVersionStatus> {
  parent: WorkspaceRecord;
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
  files: UnpackedFiles | null;
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
export interface LoggedRecord extends StoredResource, WithStatus<ServedPlanStatus> {
  parent: RunRecord;
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
  /** Whether that is not known: no program planned it, and no seed says it. */
  isListed: boolean;
  notice: string | undefined;
  problems: PlanDiagnostic[];
}

export interface StateVersionRecord extends StoredResource {
  attributes: { 'created-at': string; serial: number };
  parent: WorkspaceRecord;
  /** The run that made this state; null: the workspace had it from the start. */
  run: RunRecord | null;
  /** Null until it is uploaded. */
  file: StateFile | null;
  /** The announced MD5 digest of the state that a client is going to upload. */
  md5: string | null;
  /** The same state as `show -json` prints it, if the program that applied did; undefined where none was asked. */
  json?: string | undefined;
  objectId: string;
}

export interface StateOutputRecord extends StoredResource {
  attributes: { name: string; sensitive: boolean; type: unknown; value: unknown };
}

/** A policy in a policy check; `set` is empty when the script names no set. */
export type CheckedPolicy = EvaluatedPolicy & { set: string };

export interface PolicyCheckRecord extends StoredResource, WithStatus<PolicyCheckStatus> {
  parent: RunRecord;
  attributes: { scope: 'organization' | 'workspace' };
  policies: CheckedPolicy[];
  errored: boolean;
}

export interface TaskResultRecord extends StoredResource, WithStatus<TaskResultStatus> {
  parent: TaskStageRecord;
  level: 'advisory' | 'mandatory';
  outcome: 'passed' | 'failed' | 'errored';
  message: string;
  url: string | null;
}

/** One thing that a run task found. */
export interface TaskOutcomeRecord extends StoredResource {
  parent: TaskResultRecord;
  attributes: { description: string; body: string | null; url: string | null };
  word: string | undefined;
}

export interface TaskStageRecord extends StoredResource, WithStatus<TaskStageStatus> {
  parent: RunRecord;
  attributes: { stage: 'pre_plan' | 'post_plan' | 'pre_apply' | 'post_apply' };
}

/** What one policy set says of a plan. */
export interface OutcomeRecord<Of extends StoredResource = StoredResource> extends StoredResource {
  parent: Of;
  set: EvaluatedSet;
}

export interface PolicyEvaluationRecord extends StoredResource, WithStatus<PolicyEvaluationStatus> {
  parent: TaskStageRecord;
  attributes: { 'policy-kind': 'opa' | 'sentinel'; 'policy-tool-version': string };
}

export interface TfPolicyEvaluationRecord
  extends StoredResource, WithStatus<TfPolicyEvaluationStatus> {
  parent: RunRecord;
  attributes: { 'stage-type': 'Init' | 'Plan' | 'Apply' };
  /** Why there is no outcome at all; null where there are some. */
  error: { type: string; summary: string; detail: string } | null;
}

export interface CostEstimateRecord extends StoredResource, WithStatus<CostEstimateStatus> {
  parent: RunRecord;
  script: NonNullable<Script['costEstimate']>;
}

/** One step of a run: what happens at one moment, and how long the run then stays as it is. */
export interface RunStep {
  act: (at: Date) => void;
  stayMs: number;
  /** The run stops here until a person decides. */
  awaitsDecision: boolean;
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
  /** The same in HCL, with all digits. */
  assigned: readonly Assigned[];
  createdBy: string | null;
}

export interface RunRecord extends StoredResource, RunFacts, WithStatus<ServedRunStatus> {
  parent: WorkspaceRecord;
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
  /** How many runs are ahead in the queue. */
  position: number;
  /** True while the run waits for the workspace's lock or for an earlier run. */
  isQueued: boolean;
  canceledAt: string | null;
  forceCancelAtMs: number | null;
  /** True while the run waits for a person's decision. */
  awaitsDecision: boolean;
  /** The plan that a program can apply; null: nothing is really changed by an apply. */
  appliablePlan: AppliablePlan | null;
  /** Starts the program that applies `appliablePlan`. */
  startApply: () => void;
  /** Ends the program that plans or applies the run; null when there is none. */
  engineAbort: AbortController | null;
}

export interface PolicySetRecord extends StoredResource {
  parent: OrganizationRecord;
  /** Null: the set is for all workspaces of the organization. */
  workspaces: WorkspaceRecord[] | null;
  set: PolicySet;
}
