import type { Code } from '../model/errors.js';
import type { Finding } from '../model/finding.js';
import { type Problem } from '../model/parse.js';
import { type CloudBlock, type Tags } from '../configuration/cloud-block.js';
import type { Trusted } from '../trust/tree.js';
export type WorkspaceSelector = SelectorPlace & ({
    kind: 'name';
    name: string;
}
/**
 * Workspaces with all of these tags, in this project (its name, or its id as in `prj-…`), whose names begin with this
 * prefix.
 */
 | {
    kind: 'query';
    tags: Tags;
    project?: string;
    prefix?: string;
});
interface SelectorPlace {
    /** As written: from a pair `name=directory`, or with a `cloud` block in it. If left out, that of the settings. */
    directory?: string;
    /** The line of the file of settings whose entry says it, as in `plangate.yml:3`. */
    at?: string;
    /** Present if only a `cloud` block of the request says it. */
    proposed?: ProposedBlock;
    /** Of a name alone: what it is planned with, where an entry of `plangate.yml` says it. */
    plannedWith?: PlannedWith;
    /** Why it is not planned. Nothing else is known of it, and its name may be that of a directory. */
    refused?: Finding;
}
/** What one of several environments of a directory is planned with. Paths are as written: they begin at the directory. */
export interface PlannedWith {
    /** Files of values for variables, as `terraform plan -var-file` takes them; the last one wins. */
    varFiles: readonly string[];
    /** Files of what the backend's block leaves open, as `terraform init -backend-config` takes them; the last one wins. */
    backendFiles: readonly string[];
    /** The workspace that `terraform workspace select` names; left out, the one that the environment names. */
    terraformWorkspace?: string;
}
/** A `cloud` block that a request adds or changes. */
interface ProposedBlock {
    /** Where it is in the request, as in `live/app/main.tf:3`. */
    at: string;
    /** Within which workspaces it counts; it does not without. */
    within?: Within | undefined;
}
/** Workspaces with all of these tags, in this project. */
export interface Within {
    tags: Tags;
    project?: string;
}
/** What the input `workspaces` can say. */
export type ListedSelector = {
    proposed?: never;
    refused?: never;
} & ({
    kind: 'name';
    name: string;
    directory?: string;
    plannedWith?: PlannedWith;
} | {
    kind: 'query';
    tags: Tags;
    project?: string;
    prefix?: never;
    directory?: never;
    plannedWith?: never;
});
/** The names of organizations and workspaces. */
export declare const NAME: RegExp;
export declare const NAME_RULE = "Names have letters, digits, \"-\" and \"_\" only.";
interface WorkspaceTexts {
    /** The input `workspace`, else TF_WORKSPACE. */
    workspace: string | undefined;
    /** Whether the name is from TF_WORKSPACE: then the prefix of `backend "remote"` comes before it. */
    isFromEnvironment: boolean;
    /** The input `workspaces`. */
    list: string | undefined;
    /** Absolute: a workspace that nothing names is called like it. Undefined where a service has to know the workspace. */
    directory?: string | undefined;
    cloud: Trusted<CloudBlock> | undefined;
    /** The end of the sentence "Pass `workspace` or `workspaces`": other ways to name one. */
    hint: string;
}
/** Adds a problem of an input; the message continues a sentence that begins with its name. */
export type AddProblem = (input: string, message: string, facts?: {
    isMissing?: boolean;
    code?: Code;
}) => void;
/** Selects the workspaces; the result is empty only if a problem was added. */
export declare function selectWorkspaces({ workspace, isFromEnvironment, list, directory, cloud, hint }: WorkspaceTexts, addProblem: AddProblem): WorkspaceSelector[];
/** What a block selects by a name or by tags, or the problem of that; undefined if it has neither. */
export declare function selectByBlock({ at, workspaces, }: CloudBlock): {
    value: ListedSelector;
} | Problem | undefined;
/** Of which configurations a plan is asked for. Paths are as written. */
interface Selection {
    workspaces: readonly WorkspaceSelector[];
    directory: string;
}
/** Writes a selector as people do: a name, or `tag:net,prod project:Platform`, or `prefix:net- in live/net`. */
export declare function describeSelector(selector: WorkspaceSelector): string;
/** The directories of the configurations to plan, as written, each once. */
export declare function plannedDirectories({ directory, workspaces }: Selection): string[];
/**
 * Writes the input `workspaces`: a list as people write it; or, where a name could be read as something else, JSON
 * whose only signs are those of JSON. Neither means anything to a shell in quotes, nor to a pipeline.
 *
 * @param separator a comma, or a line end where one selector a line is wanted
 */
export declare function writeWorkspaceList(selectors: readonly ListedSelector[], separator?: string): string;
/** Reads the input `workspaces`; an item that comes twice is a problem. */
export declare function readWorkspaceList(text: string, addProblem: AddProblem): ListedSelector[];
/** The name of the workspace that plans a directory: a service allows these characters, and 90 of them. */
export declare function nameOfDirectory(directory: string): string;
export {};
