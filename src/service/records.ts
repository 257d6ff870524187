/** What the service keeps. Times are milliseconds of the monotonic clock unless they end in `At`. */
import type {
  ConfigurationVersionStatus,
  CostEstimateStatus,
  PolicyCheckStatus,
  PolicyEvaluationStatus,
  TaskResultStatus,
  TaskStageStatus,
  TfPolicyEvaluationStatus,
} from '../model/status.ts';
import type { AccessLevel } from '../client/wire/team-workspace.ts';
import type { ServedPlanStatus, ServedRunStatus, Stateful } from './machines.ts';
import type { PolicySet } from './load-policies.ts';
import type {
  Counts,
  PlanDocument,
  PlanLimit,
  PlanProblem,
  RunOptions,
} from './plan/plan-document.ts';
import type { StateFile, StateMarks, StateOutput } from './plan/state-file.ts';
import type { EvaluatedPolicy, EvaluatedSet } from './evaluated.ts';
import type { PolicyLevel, Script } from './script.ts';
import type { Tree } from './tree.ts';

export interface OrganizationRecord {
  id: string;
  name: string;
  email: string;
  createdAt: string;
}

export interface UserRecord {
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

export interface TeamRecord {
  id: string;
  name: string;
  organizationId: string;
  visibility: 'secret' | 'organization';
  /** The team whose members own the organization. */
  owners: boolean;
  memberIds: string[];
  permissions: OrganizationPermissions;
  /** Permissions that are kept and shown, and give nothing here. */
  shownAccess: Record<string, boolean>;
  allowMemberTokenManagement: boolean;
  ssoTeamId: string | null;
}

export interface AgentPoolRecord {
  id: string;
  name: string;
  organizationId: string;
  /** For every workspace of the organization, or for those that are named. */
  organizationScoped: boolean;
  allowedWorkspaceIds: string[];
  createdAt: string;
}

type TokenKind = 'user' | 'team' | 'organization' | 'agent';

/** The secret itself is never kept. The owners-team token is the team token of the owners team. */
export interface TokenRecord {
  id: string;
  kind: TokenKind;
  /** SHA-256 of the secret. */
  digest: Buffer;
  /** A user, a team, an organization or an agent pool, by `kind`. */
  subjectId: string;
  description: string;
  createdAt: string;
  lastUsedAt: Date | null;
  /** From then on it opens nothing. */
  expiredAt: Date | null;
  /** The id of a user, as `account/details` names the token that made it. */
  createdBy: string | null;
}

export interface ProjectRecord {
  id: string;
  name: string;
  organizationId: string;
}

export interface WorkspaceRecord {
  id: string;
  name: string;
  organizationId: string;
  projectId: string;
  workingDirectory: string | null;
  executionMode: 'remote' | 'local' | 'agent';
  locked: boolean;
  /** The id of the user who locked it. */
  lockedBy: string | null;
  agentPoolId: string | null;
  autoApply: boolean;
  allowDestroyPlan: boolean;
  speculativeEnabled: boolean;
  terraformVersion: string;
  tags: string[];
  /** Tags that have a value, by key. */
  tagBindings: Record<string, string>;
  triggerPatterns: string[];
  triggerPrefixes: string[];
  vcsRepository: string | null;
  currentVersionId: string | null;
  variables: VariableRecord[];
  /** The workspaces that may read this one's state, as they were named: everybody may here who may read states. */
  remoteStateConsumerIds: string[];
  /** What is kept and shown, and nothing else here depends on. */
  shown: Record<string, unknown>;
  script: Script;
  /** What has been applied: resource address → known values. */
  state: Record<string, Record<string, unknown>>;
  /** What else is known of what was applied, by address. */
  marks: Record<string, StateMarks>;
  outputs: Record<string, StateOutput>;
  createdAt: string;
  updatedAt: string;
}

export interface VariableRecord {
  id: string;
  key: string;
  category: 'terraform' | 'env';
  /** As it was written; `known` is what a plan reads. */
  value: string;
  known: unknown;
  description: string;
  hcl: boolean;
  sensitive: boolean;
}

export interface TeamAccessRecord {
  id: string;
  teamId: string;
  workspaceId: string;
  access: AccessLevel;
  permissions: WorkspacePermissions;
}

/** What `custom` access says one by one; with a fixed level, what that level implies. */
export interface WorkspacePermissions {
  runs: 'read' | 'plan' | 'apply';
  variables: 'none' | 'read' | 'write';
  'state-versions': 'none' | 'read-outputs' | 'read' | 'write';
  'engine-mocks': 'none' | 'read';
  'workspace-locking': boolean;
  'run-tasks': boolean;
  'policy-overrides': boolean;
}

interface IngressRecord {
  id: string;
  createdBy: string | null;
  attributes: Record<string, unknown>;
}

export interface VersionRecord extends Stateful<ConfigurationVersionStatus> {
  id: string;
  workspaceId: string;
  source: string;
  speculative: boolean;
  provisional: boolean;
  autoQueueRuns: boolean;
  error: string | null;
  errorMessage: string | null;
  createdAt: string;
  /** Names the uploaded object in URLs. */
  objectId: string;
  /** What was uploaded, byte for byte; dropped with the backing data. */
  archive: Uint8Array | null;
  /** Unpacked: path → content. */
  files: Tree | null;
  ingress: IngressRecord | null;
  /** When the processing of the upload ends. */
  readyAtMs: number | null;
  /** Who made it: the author of a run that is queued automatically. */
  createdBy: string | null;
}

/** A plan or an apply: work of which a log is kept. */
export interface LoggedRecord extends Stateful<ServedPlanStatus> {
  id: string;
  runId: string;
  counts: Counts;
  /** Names the log and the plan's document in URLs. */
  objectId: string;
  log: string;
  /** What is there of the log while an engine is at work. */
  partialLog: string;
}

export interface PlanRecord extends LoggedRecord {
  /** Null until planned. */
  document: PlanDocument | null;
  problems: PlanProblem[];
  limits: PlanLimit[];
}

export interface StateVersionRecord {
  id: string;
  workspaceId: string;
  /** The run that made it; null: it was there from the start. */
  runId: string | null;
  serial: number;
  /** Null until it is uploaded. */
  file: StateFile | null;
  /** Of what is going to be uploaded. */
  md5: string | null;
  outputs: (StateOutput & { id: string; name: string })[];
  objectId: string;
  createdAt: string;
}

/** `set` is empty where none was named. */
export type CheckedPolicy = EvaluatedPolicy & { set: string };

export interface PolicyCheckRecord extends Stateful<PolicyCheckStatus> {
  id: string;
  runId: string;
  scope: 'organization' | 'workspace';
  policies: CheckedPolicy[];
  errored: boolean;
  durationMs: number;
}

export interface TaskResultRecord extends Stateful<TaskResultStatus> {
  id: string;
  stageId: string;
  name: string;
  level: 'advisory' | 'mandatory';
  outcome: 'passed' | 'failed' | 'errored';
  message: string;
  url: string | null;
}

export interface TaskStageRecord extends Stateful<TaskStageStatus> {
  id: string;
  runId: string;
  stage: 'pre_plan' | 'post_plan' | 'pre_apply' | 'post_apply';
  taskResultIds: string[];
  evaluationIds: string[];
  createdAt: string;
}

export interface OutcomeRecord {
  id: string;
  set: EvaluatedSet;
}

export interface PolicyEvaluationRecord extends Stateful<PolicyEvaluationStatus> {
  id: string;
  runId: string;
  stageId: string;
  kind: 'opa' | 'sentinel';
  outcomes: OutcomeRecord[];
  toolVersion: string;
}

export interface TfPolicyEvaluationRecord extends Stateful<TfPolicyEvaluationStatus> {
  id: string;
  runId: string;
  outcomes: OutcomeRecord[];
}

export interface CostEstimateRecord extends Stateful<CostEstimateStatus> {
  id: string;
  runId: string;
  script: NonNullable<Script['costEstimate']>;
}

export interface RunEventRecord {
  id: string;
  action: string;
  description: string;
  createdAt: string;
  /** Who did it; absent when the service did. */
  actor?: { id: string; username: string };
  /** What they said of it. */
  commentId?: string;
}

export interface CommentRecord {
  id: string;
  body: string;
  createdAt: string;
}

/** What happens at one moment, and how long nothing happens afterwards. */
export interface RunStep {
  act: (at: Date) => void;
  stayMs: number;
  /** The run rests here until a person decides. */
  pause: boolean;
}

export interface RunRecord extends Stateful<ServedRunStatus> {
  id: string;
  workspaceId: string;
  versionId: string;
  message: string;
  source: 'tfe-api' | 'tfe-configuration-version';
  planOnly: boolean;
  savePlan: boolean;
  autoApply: boolean;
  isDestroy: boolean;
  refresh: boolean;
  options: RunOptions;
  /** Values for Terraform variables, in addition to those of the workspace. */
  variables: Record<string, unknown>;
  /** As they were asked for: what is shown again and nothing here depends on. */
  asked: Record<string, unknown>;
  createdAt: string;
  createdBy: string | null;
  planId: string;
  applyId: string;
  stageIds: string[];
  checkIds: string[];
  tfPolicyEvaluationIds: string[];
  costEstimateId: string | null;
  events: RunEventRecord[];
  comments: CommentRecord[];
  script: Script;
  /** What is still to come, first step first. */
  steps: RunStep[];
  /** When the next step is due; null: waiting for a person, for another run, or over. */
  dueAtMs: number | null;
  position: number;
  /** Waiting for the workspace's lock or an earlier run. */
  waiting: boolean;
  canceledAt: string | null;
  forceCancelAtMs: number | null;
  /** Rests until a person decides. */
  paused: boolean;
  /** Ends the engine that is planning it; null when none is. */
  planning: AbortController | null;
}

export interface PolicySetRecord {
  id: string;
  organizationId: string;
  /** For all workspaces of the organization. */
  global: boolean;
  workspaceIds: string[];
  /** Those that were uploaded one by one; what a seed or a directory brought has none. */
  policyIds: string[];
  isUploaded: boolean;
  set: PolicySet;
  /** What is kept and shown, and nothing else here depends on. */
  shown: Record<string, unknown>;
  createdAt: string;
}

/** A policy that was uploaded as a text. */
export interface PolicyRecord {
  id: string;
  organizationId: string;
  name: string;
  description: string;
  kind: 'sentinel' | 'opa';
  query: string | null;
  level: PolicyLevel;
  /** Null until it is uploaded. */
  text: string | null;
  updatedAt: string;
}
