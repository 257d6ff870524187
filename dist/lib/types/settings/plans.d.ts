import { type Way } from './inputs.js';
import type { Values } from './table-types.js';
import type { WorkspaceSelector } from './workspace-selectors.js';
export type Plans = UploadedFiles | VersionControlRuns | NamedRun | MatrixGroups | PlanningProgram | PlanFiles;
/** Where those of a check come from: it judges no run that a person names. */
export type PlansOfCheck = Exclude<Plans, NamedRun>;
/** The ways of a check through a service. */
export type PlansAtService = Extract<PlansOfCheck, {
    service: ServiceSettings;
}>;
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
export interface UploadedFiles extends AtService, Appliable, Pick<OfWays, 'mode' | 'group' | 'message' | 'reuse' | 'autoQueueRuns' | 'secretScan'> {
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
export interface PlanningProgram extends WithoutService, Appliable, Pick<OfWays, 'engine' | 'engineEnv' | 'varFile'> {
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
    workspace: {
        id: string;
        name: string | undefined;
    } | undefined;
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
    selectors: Extract<WorkspaceSelector, {
        kind: 'name';
    }>[];
}
/**
 * Where the plans of a check come from, by what is written about it. A text that is no value of its input counts as none; it is
 * a problem of its own.
 *
 * @param groups of a matrix, whose runs are judged
 */
export declare function wayOf(inputs: Readonly<Record<string, string | undefined>>, groups?: GroupsToCombine): PlansOfCheck['from'];
/** Whether a host is asked, with a token. */
export declare function asksService(way: Way): boolean;
/** @returns with what is needed there; undefined if a service is asked, and what it needs is missing */
export declare function choosePlans(way: PlansOfCheck['from'], values: OfWays, known: {
    service: ServiceSettings | undefined;
    organization: string | undefined;
    groups: GroupsToCombine | undefined;
    isOnePlan: boolean;
}): PlansOfCheck | undefined;
export {};
