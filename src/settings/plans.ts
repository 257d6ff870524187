/**
 * Where the plans of a check come from: one value of the settings, chosen here and nowhere else. Each way has what it needs and
 * nothing of the others, and a host and a token are only where a service is asked. What a check does differently for each way is in
 * check/where-plans-come-from.ts.
 */
import { parseChoice, parseFlag } from '../model/parse.ts';
import { INPUT_TABLE, type Way } from './inputs.ts';
import type { Values } from './table-types.ts';
import type { WorkspaceSelector } from './workspace-selectors.ts';

export type Plans =
  | UploadedFiles
  | VersionControlRuns
  | NamedRun
  | MatrixGroups
  | PlanningProgram
  | PlanFiles;

/** Where those of a check come from: it judges no run that a person names. */
export type PlansOfCheck = Exclude<Plans, NamedRun>;

/** The ways of a check through a service. */
export type PlansAtService = Extract<PlansOfCheck, { service: ServiceSettings }>;

/** Where to ask, and the token to ask with: only what makes a client gets it. */
export interface ServiceSettings {
  /** As in `app.terraform.io` or `tfe.acme.example:8443`. */
  hostname: string;
  /** `https://app.terraform.io`: where the token goes, and nowhere else. */
  origin: string;
  token: string;
}

type OfWays = Values<'plans'>;

/** Of a way whose plan can be applied. */
interface Appliable {
  /** Whether the plan is saved, and applied once it is green. */
  applies?: true;
}

interface AtService extends Pick<OfWays, 'recordKey'> {
  service: ServiceSettings;
  organization: string;
}

interface WithoutService extends Pick<OfWays, 'recordKey'> {
  service?: never;
  /** As policies read it; undefined if nobody names one. */
  organization: string | undefined;
}

/** Files that are packed and uploaded, and planned by runs of their own. */
export interface UploadedFiles
  extends
    AtService,
    Appliable,
    Pick<OfWays, 'mode' | 'group' | 'message' | 'reuse' | 'autoQueueRuns' | 'secretScan'> {
  from: 'service';
}

/** The runs that version control starts for the commit. */
export interface VersionControlRuns extends AtService, Appliable, Pick<OfWays, 'group'> {
  from: 'version-control';
}

/** A run that a person names. */
export interface NamedRun {
  from: 'run';
  service: ServiceSettings;
  run: RunReference;
}

/** The runs that the groups of a matrix started. */
export interface MatrixGroups extends AtService, Pick<OfWays, 'mode'>, GroupsToCombine {
  from: 'groups';
}

/** A program on this machine. */
export interface PlanningProgram
  extends WithoutService, Appliable, Pick<OfWays, 'engine' | 'engineEnv' | 'varFile'> {
  from: 'program';
}

/** Files with plans that a program made elsewhere. */
export interface PlanFiles extends WithoutService, Pick<OfWays, 'planDigest'> {
  from: 'file';
  /** As written: paths, patterns and pairs `workspace=FILE`. */
  files: readonly string[];
  /** Whether it is one plan, which is that of the workspace, whatever its name. */
  isOne: boolean;
}

/**
 * A run, and what it must be of. Where the workspace or the version is not given, the verdict is undecided unless
 * `allowsUncompared` is set.
 */
export interface RunReference {
  id: string;
  organization: string | undefined;
  /** `name` is undefined if only the id was given. */
  workspace: { id: string; name: string | undefined } | undefined;
  versionId: string | undefined;
  /** Whether a workspace, a version or planning options that are not given may be any. */
  allowsUncompared: boolean;
  waits: boolean;
}

/** The groups of a matrix, and where the reports of their jobs are. */
export interface GroupsToCombine {
  groups: readonly PrintedGroup[];
  /** Absolute path of the directory that holds the reports. */
  reportsIn: string;
}

export interface Group {
  /** As in `k3x9a1b2-2-of-3`: the same beginning for all groups of one matrix, and for no other matrix. */
  group: string;
  workspaces: string[];
}

/** A group as it was printed. `selectors` are its workspaces with their directories. */
export interface PrintedGroup extends Group {
  selectors: Extract<WorkspaceSelector, { kind: 'name' }>[];
}

/**
 * Where the plans of a check come from, by what is written about it. A text that is no value of its input counts as none; it is
 * a problem of its own.
 *
 * @param groups of a matrix, whose runs are judged
 */
export function wayOf(
  inputs: Readonly<Record<string, string | undefined>>,
  groups?: GroupsToCombine,
): PlansOfCheck['from'] {
  if (groups !== undefined) return 'groups';
  const text = (name: string) => inputs[name]?.trim() ?? '';
  const local = parseFlag(text('local') || INPUT_TABLE.local.default);
  const plansFrom = parseChoice(text('plans-from'), INPUT_TABLE['plans-from'].choices);
  if (text('plan') !== '') return 'file';
  if (text('engine') !== '' || ('value' in local && local.value)) return 'program';
  return 'value' in plansFrom && plansFrom.value === 'version-control'
    ? 'version-control'
    : 'service';
}

/** Whether a host is asked, with a token. */
export function asksService(way: Way): boolean {
  return way !== 'program' && way !== 'file';
}

/** @returns with what is needed there; undefined if a service is asked, and what it needs is missing */
export function choosePlans(
  way: PlansOfCheck['from'],
  values: OfWays,
  known: {
    service: ServiceSettings | undefined;
    organization: string | undefined;
    groups: GroupsToCombine | undefined;
    isOnePlan: boolean;
  },
): PlansOfCheck | undefined {
  const { service, organization, groups, isOnePlan: isOne } = known;
  const { recordKey, mode, group } = values;
  if (way === 'program') {
    const { engine, engineEnv, varFile } = values;
    return { from: way, organization, recordKey, engine, engineEnv, varFile };
  }
  if (way === 'file') {
    const { plan: files = [], planDigest } = values;
    return { from: way, organization, recordKey, files, isOne, planDigest };
  }
  if (service === undefined || organization === undefined) return undefined;
  const asked = { service, organization, recordKey };
  if (groups !== undefined) return { from: 'groups', ...asked, mode, ...groups };
  if (way === 'version-control') return { from: way, ...asked, group };
  const { message, reuse, autoQueueRuns, secretScan } = values;
  return { from: 'service', ...asked, mode, group, message, reuse, autoQueueRuns, secretScan };
}
