/** Everything that the service keeps, in memory, as a tree of resources. */
import { documentedCourses, type Courses } from './courses.ts';
import type { Engine } from './engine.ts';
import { MACHINES } from './machines.ts';
import type {
  SentRelationship,
  StoredResource,
  OrganizationRecord,
  UserRecord,
  NamedRecord,
  TeamRecord,
  TokenRecord,
  WorkspaceRecord,
  VariableSetRecord,
  VariableRecord,
  TeamAccessRecord,
  IngressRecord,
  VersionRecord,
  LoggedRecord,
  PlanRecord,
  StateVersionRecord,
  StateOutputRecord,
  PolicyCheckRecord,
  TaskResultRecord,
  TaskOutcomeRecord,
  TaskStageRecord,
  OutcomeRecord,
  PolicyEvaluationRecord,
  TfPolicyEvaluationRecord,
  CostEstimateRecord,
  RunRecord,
  PolicySetRecord,
} from './records.ts';
import type { Clock, Random } from '../model/ports.ts';
import type { PlanDocument } from '../plan/plan-document.ts';

interface StoredType<Item extends StoredResource> {
  /** How the ids of this type begin. */
  prefix: string;
  /** Never set: it carries the type `Item` of the resources, from which `RecordTypes` is made. */
  record?: Item;
}

function storedType<Item extends StoredResource>(prefix: string): StoredType<Item> {
  return { prefix };
}

const STORED_TYPES = {
  organizations: storedType<OrganizationRecord>('org'),
  users: storedType<UserRecord>('user'),
  teams: storedType<TeamRecord>('team'),
  projects: storedType<NamedRecord>('prj'),
  'agent-pools': storedType<NamedRecord>('apool'),
  'authentication-tokens': storedType<TokenRecord>('at'),
  workspaces: storedType<WorkspaceRecord>('ws'),
  vars: storedType<VariableRecord>('var'),
  varsets: storedType<VariableSetRecord>('varset'),
  'team-workspaces': storedType<TeamAccessRecord>('tws'),
  'policy-sets': storedType<PolicySetRecord>('polset'),
  'configuration-versions': storedType<VersionRecord>('cv'),
  'ingress-attributes': storedType<IngressRecord>('ia'),
  'state-versions': storedType<StateVersionRecord>('sv'),
  'state-version-outputs': storedType<StateOutputRecord>('wsout'),
  runs: storedType<RunRecord>('run'),
  plans: storedType<PlanRecord>('plan'),
  applies: storedType<LoggedRecord>('apply'),
  'run-events': storedType<StoredResource>('re'),
  comments: storedType<StoredResource>('wsc'),
  'cost-estimates': storedType<CostEstimateRecord>('ce'),
  'policy-checks': storedType<PolicyCheckRecord>('polchk'),
  'task-stages': storedType<TaskStageRecord>('ts'),
  'task-results': storedType<TaskResultRecord>('taskrs'),
  'task-result-outcomes': storedType<TaskOutcomeRecord>('taskrso'),
  'policy-evaluations': storedType<PolicyEvaluationRecord>('poleval'),
  'policy-set-outcomes': storedType<OutcomeRecord<PolicyEvaluationRecord>>('psout'),
  'tf-policy-evaluations': storedType<TfPolicyEvaluationRecord>('tfpoleval'),
  'tf-policy-set-outcomes': storedType<OutcomeRecord<TfPolicyEvaluationRecord>>('tfpsout'),
};
type RecordTypes = {
  [Type in keyof typeof STORED_TYPES]: NonNullable<(typeof STORED_TYPES)[Type]['record']>;
};

/**
 * What `Store.add` takes. A resource gets a new id unless it has one, and a type with statuses begins as `pending`. The plan
 * and the apply of a run belong to it, and are made after it.
 */
type NewRecord<Item extends StoredResource> = Omit<
  Item,
  'type' | 'id' | 'parent' | 'status' | 'timestamps' | 'plan' | 'apply'
> & {
  id?: string | undefined;
  status?: Item extends { status: infer Status } ? Status : never;
};

/** The resources of a type that belong to this one, in order of creation. */
export function childrenOf<Type extends keyof RecordTypes>(
  item: StoredResource,
  type: Type,
): readonly RecordTypes[Type][];
export function childrenOf<Item extends StoredResource>(
  item: StoredResource,
  type: Item['type'],
): readonly Item[];
export function childrenOf(item: StoredResource, type: string): readonly StoredResource[] {
  return item.children?.[type] ?? [];
}

/** What an organization has of a type by this name; undefined if there is none. */
export function findByName<Type extends 'teams' | 'projects' | 'agent-pools' | 'workspaces'>(
  organization: OrganizationRecord,
  type: Type,
  name: string | undefined,
): RecordTypes[Type] | undefined {
  return childrenOf(organization, type).find(({ attributes }) => attributes.name === name);
}

/** The outcomes of a policy evaluation, or of one of Terraform policy: one for each policy set. */
export function outcomesOf(evaluation: StoredResource): readonly OutcomeRecord[] {
  const isOfTerraform = evaluation.type === 'tf-policy-evaluations';
  return childrenOf(evaluation, isOfTerraform ? 'tf-policy-set-outcomes' : 'policy-set-outcomes');
}

/** Digits and letters without those that look alike. */
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

export class Store {
  readonly clock: Clock;
  /** How many milliseconds a run takes, if its script does not name any. */
  readonly runDurationMs: number;
  readonly #random: Random;
  /** Type → id → resource. */
  readonly #resources = new Map<string, Map<string, StoredResource>>();
  readonly #byObjectId = new Map<string, StoredResource>();
  /**
   * What time changes: versions that are processed, and runs in order of creation, which are not over or whose saved plan
   * can be applied.
   */
  readonly unfinished = { runs: new Set<RunRecord>(), versions: new Set<VersionRecord>() };
  /** What the service does where sources disagree, or say nothing. */
  readonly courses: Courses = documentedCourses();
  /** Plans new runs; undefined: the blocks of their files are listed. */
  engine: Engine | undefined;
  /** The programs that have not ended, and the deletion of their files. */
  readonly engineWork = new Set<Promise<void>>();

  constructor(clock: Clock, random: Random, runDurationMs: number) {
    this.clock = clock;
    this.#random = random;
    this.runDurationMs = runDurationMs;
  }

  /** Makes a resource that belongs to `parent`, and keeps it. */
  add<Type extends keyof RecordTypes>(
    type: Type,
    parent: RecordTypes[Type]['parent'],
    made: NewRecord<RecordTypes[Type]>,
  ): RecordTypes[Type];
  add(
    type: keyof RecordTypes,
    parent: StoredResource | undefined,
    { id, ...made }: NewRecord<StoredResource>,
  ): StoredResource {
    const initialStatus = type in MACHINES ? { status: 'pending', timestamps: {} } : {};
    const newId = id ?? this.newId(STORED_TYPES[type].prefix);
    const item: StoredResource = { ...initialStatus, ...made, type, id: newId, parent };
    const { objectId } = item;
    if (objectId !== undefined) this.#byObjectId.set(objectId, item);
    const ofType = this.#resources.get(type) ?? new Map<string, StoredResource>();
    this.#resources.set(type, ofType.set(newId, item));
    if (parent !== undefined) {
      parent.children ??= {};
      (parent.children[type] ??= []).push(item);
    }
    return item;
  }

  get<Type extends keyof RecordTypes>(type: Type, id: string): RecordTypes[Type] | undefined;
  get<Item extends StoredResource>(type: Item['type'], id: string): Item | undefined;
  get(type: string, id: string): StoredResource | undefined {
    return this.#resources.get(type)?.get(id);
  }

  /** The resource of this type that a signed URL names. */
  object<Type extends keyof RecordTypes>(
    type: Type,
    objectId: string,
  ): RecordTypes[Type] | undefined;
  object(type: string, objectId: string): StoredResource | undefined {
    const item = this.#byObjectId.get(objectId);
    return item?.type === type ? item : undefined;
  }

  /** All of a type, in order of creation. */
  all<Type extends keyof RecordTypes>(type: Type): RecordTypes[Type][];
  all(type: string): StoredResource[] {
    return Array.from(this.#resources.get(type)?.values() ?? []);
  }

  /** Removes a resource with everything that belongs to it. */
  remove(item: StoredResource): void {
    const siblings = item.parent?.children;
    if (siblings !== undefined) {
      siblings[item.type] = (siblings[item.type] ?? []).filter((other) => other !== item);
    }
    this.#forget(item);
  }

  #forget(item: StoredResource): void {
    for (const child of Object.values(item.children ?? {}).flat()) this.#forget(child);
    if (item.objectId !== undefined) this.#byObjectId.delete(item.objectId);
    this.#resources.get(item.type)?.delete(item.id);
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

/** The plan as a document, parsed from its text; undefined before the run is planned. */
export function plannedDocument({ json }: PlanRecord): PlanDocument | undefined {
  return json === null ? undefined : (JSON.parse(json) as PlanDocument);
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
