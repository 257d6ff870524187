import type { Client } from '../client/client.js';
import type { Run } from '../client/wire/run.js';
import type { Workspace } from '../client/wire/workspace.js';
import type { UnboundedRead } from '../configuration/named-files.js';
import type { PlanSettings } from '../settings/settings.js';
import { type WorkspaceSelector, type Within } from '../settings/workspace-selectors.js';
import type { Log } from '../model/ports.js';
import type { ParsedFiles } from '../configuration/parsed-files.js';
import { type Elsewhere } from '../configuration/affected.js';
import type { RequestedWorkspace } from './result.js';
import { type Sentence } from '../model/sentence.js';
interface ChoiceOptions {
    plan: Pick<PlanSettings, 'workspaces' | 'directory' | 'affectedOnly'>;
    /** Whether the commit is planned, and no directory of this checkout. */
    ofCommit?: boolean;
    /** Files of values for variables, relative to the directory of a workspace. */
    varFile?: readonly string[] | undefined;
    workingDirectory: string;
    repositoryRoot: string;
    /** Relative to the repository; undefined if the list may be incomplete: then all workspaces are affected. */
    changedFiles: () => Promise<string[] | undefined>;
    /** What this check has parsed of files. */
    parsed?: ParsedFiles | undefined;
    /** Whether the request changes the settings file and nothing else: then a selector may find nothing. */
    changesSettingsAlone?: boolean | undefined;
}
/** Whoever knows the workspaces: the service, or a check without one. */
interface WorkspaceLookup {
    /** @throws GateStop when there is none */
    query(this: void, selector: WorkspaceQuery): Promise<readonly (PlacedWorkspace & {
        name: string;
    })[]>;
    show(this: void, name: string): Promise<PlacedWorkspace>;
    /** Why a workspace is not within these, or why that is not known; undefined if it is. If absent, it is never known. */
    whyOutside?(this: void, name: string, within: Within): Promise<Sentence | undefined>;
    /**
     * The files that arguments in the environment of its runs name, relative to its directory; undefined if that may not be
     * read.
     */
    argumentFiles?(this: void, workspace: PlacedWorkspace): Promise<readonly string[] | undefined>;
}
export interface ChosenWorkspaces {
    requested: RequestedWorkspace[];
    /** Names of those that the change does not concern. */
    skipped: string[];
    /** Names of those that are planned because their variables may not be read. */
    unread: string[];
    /** Those that are planned for every change, each with what may read any file. */
    always: ({
        name: string;
    } & UnboundedRead)[];
    /** Whether only those that the change concerns were asked for, and what changes is not known. */
    unlisted: boolean;
    /** What found nothing and may: the request changes the settings file alone. */
    foundNothing: string[];
}
/** Tells the log which workspaces are left out, or why none is. */
export declare function logSkipped(found: ChosenWorkspaces, log: Log): void;
/** Tells the log why workspaces are planned that the change may not concern. */
export declare function logDoubts({ unread, unlisted, always, foundNothing }: ChosenWorkspaces, log: Log): void;
/**
 * @throws PackError when a link leads to a directory, before any request; GateStop when a query
 *   finds nothing; or what the client threw.
 */
export declare function findWorkspaces(client: Client, organization: string, options: ChoiceOptions): Promise<ChosenWorkspaces>;
/**
 * Chooses the workspaces by functions that look them up.
 *
 * @throws PackError when a link leads to a directory; GateStop when a query finds nothing
 */
export declare function chooseWorkspaces(lookup: WorkspaceLookup, options: ChoiceOptions): Promise<ChosenWorkspaces>;
/** @throws why one of them may not be planned, where nothing is planned of the others either */
export declare function throwRefused(requested: readonly RequestedWorkspace[]): void;
export type WorkspaceQuery = Extract<WorkspaceSelector, {
    kind: 'query';
}>;
/** The workspaces that a query finds and that this token sees. Rejects with what the client threw. */
export declare function queryWorkspaces(client: Client, organization: string, selector: WorkspaceQuery): Promise<Workspace[]>;
/** Workspaces of an organization, as the settings name them. */
export interface Selection {
    organization: string;
    selectors: readonly WorkspaceSelector[];
}
/**
 * The workspace of a run, if one of the selectors finds it. Names are asked first, and that of the run alone where it is known.
 *
 * @param seen the run, with its workspace where the service sends it along
 */
export declare function selectedWorkspaceOf({ run, workspace }: {
    run: Run;
    workspace?: Workspace | undefined;
}, { organization, selectors }: Selection, client: Client): Promise<Workspace | undefined>;
/** The names of all workspaces that are selected, each once; whether one with a name exists is not asked. */
export declare function selectedNames({ organization, selectors }: Selection, client: Client): Promise<string[]>;
/** The query of the service's list, with the id of the project; undefined if there is no such project. */
export declare function toQuery(client: Client, organization: string, { tags, project, prefix }: WorkspaceQuery): Promise<{
    search?: undefined;
    tags: import("../configuration/cloud-block.ts").Tags;
} | {
    search: string;
    tags: import("../configuration/cloud-block.ts").Tags;
} | {
    search?: undefined;
    tags: import("../configuration/cloud-block.ts").Tags;
    project: string;
} | {
    search: string;
    tags: import("../configuration/cloud-block.ts").Tags;
    project: string;
} | undefined>;
/** Where a workspace plans, and which other files concern it. */
interface PlacedWorkspace {
    /** Left out where no service knows the workspace. */
    id?: string;
    'working-directory'?: string | null | undefined;
    'trigger-patterns'?: string[] | null | undefined;
    'trigger-prefixes'?: string[] | null | undefined;
}
/**
 * The files that a plan reads, also outside of the directory; or what may read any file.
 *
 * @param of.module absolute path of the directory
 * @param of.root absolute path of what is packed for it
 * @param of.variableFiles absolute paths of the files of variables that are given
 */
export declare function readFilesElsewhere({ module, root, variableFiles }: {
    module: string;
    root: string;
    variableFiles: string[];
}, { repositoryRoot, parsed }: Pick<ChoiceOptions, 'repositoryRoot' | 'parsed'>): Promise<Elsewhere | UnboundedRead>;
export {};
