/** Everything that the service keeps, in memory, by id. */
import type {
  AgentPoolRecord,
  OrganizationRecord,
  PolicySetRecord,
  ProjectRecord,
  RunRecord,
  StateVersionRecord,
  TeamAccessRecord,
  TeamRecord,
  TokenRecord,
  UserRecord,
  VersionRecord,
  WorkspaceRecord,
} from './records.ts';
import { documentedCourses, type Courses } from './courses.ts';
import type { Engine } from './engines/engine.ts';
import type { Hcl } from '../configuration/syntax/hcl.ts';
import type { Clock, Random } from '../model/ports.ts';

export interface Store {
  organizations: Map<string, OrganizationRecord>;
  users: Map<string, UserRecord>;
  teams: Map<string, TeamRecord>;
  pools: Map<string, AgentPoolRecord>;
  tokens: Map<string, TokenRecord>;
  projects: Map<string, ProjectRecord>;
  workspaces: Map<string, WorkspaceRecord>;
  teamAccess: Map<string, TeamAccessRecord>;
  policySets: Map<string, PolicySetRecord>;
  /** In order of creation, like every map here. */
  versions: Map<string, VersionRecord>;
  runs: Map<string, RunRecord>;
  stateVersions: Map<string, StateVersionRecord>;
  /** Runs and versions that change without another request, when time passes. */
  moving: { runs: Set<RunRecord>; versions: Set<VersionRecord> };
  clock: Clock;
  /** What it does where sources disagree, or say nothing. */
  courses: Courses;
  /** The HCL parser; loaded before the first request is answered. */
  hcl: Hcl | undefined;
  /** Plans new runs; undefined: their blocks are listed. */
  engine: Engine | undefined;
  /** The work of engines that has not ended. */
  planning: Set<Promise<void>>;
  /** Runs that are judged before they begin. */
  judging: Set<Promise<void>>;
  newId(prefix: IdPrefix): string;
  newUuid: () => string;
}

/** An empty store. */
export function createStore(clock: Clock, random: Random): Store {
  return {
    organizations: new Map(),
    users: new Map(),
    teams: new Map(),
    pools: new Map(),
    tokens: new Map(),
    projects: new Map(),
    workspaces: new Map(),
    teamAccess: new Map(),
    policySets: new Map(),
    versions: new Map(),
    runs: new Map(),
    stateVersions: new Map(),
    moving: { runs: new Set(), versions: new Set() },
    clock,
    courses: documentedCourses(),
    hcl: undefined,
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

type IdPrefix =
  | 'org'
  | 'prj'
  | 'var'
  | 'user'
  | 'team'
  | 'apool'
  | 'at'
  | 'ws'
  | 'tws'
  | 'polset'
  | 'cv'
  | 'ia'
  | 'run'
  | 'plan'
  | 'apply'
  | 'polchk'
  | 'ts'
  | 'taskrs'
  | 'poleval'
  | 'psout'
  | 'tfpoleval'
  | 'tfpsout'
  | 'ce'
  | 'sv'
  | 'wsout'
  | 're'
  | 'wsc';

/** An id such as `run-CZcmD7eagjhyX0vN`: hard to guess, and never used as a secret. */
function newId(prefix: IdPrefix, random: Random): string {
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
