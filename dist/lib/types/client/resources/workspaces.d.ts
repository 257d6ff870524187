import type { Api } from '../api.js';
import { type Listing } from '../listing.js';
import { type Run } from '../wire/run.js';
import { type Workspace } from '../wire/workspace.js';
export declare function createWorkspaces(api: Api): {
    /** GET /organizations/:organization/workspaces/:name. Errors: `not-found`. */
    showByName: (organization: string, name: string) => Promise<Workspace>;
    /** GET /workspaces/:id. Errors: `not-found`. */
    show: (id: string) => Promise<Workspace>;
    /**
     * GET /organizations/:organization/workspaces, narrowed by tags (all of them, as names or as names with values), by
     * the id of a project (`prj-…`), or by a part of the name.
     */
    list: (organization: string, query?: WorkspaceQuery) => Listing<Workspace>;
    /** The same as `list`, each with its current run if the service includes it. */
    listWithRuns: (organization: string, query?: WorkspaceQuery) => Listing<{
        workspace: Workspace;
        currentRun: Run | undefined;
    }>;
    /** GET /workspaces/:id/vars: no answer has the value of a sensitive one. Errors: `not-found`. */
    variables: (id: string) => Listing<{
        id: string;
        type: "vars";
        attributes: {
            key: string;
            value?: string | null | undefined;
            category?: string | null | undefined;
        } & {
            [key: string]: unknown;
        };
        relationships: {
            [x: string]: {
                data?: ({
                    id: string;
                    type: string;
                } & {
                    [key: string]: unknown;
                })[] | ({
                    id: string;
                    type: string;
                } & {
                    [key: string]: unknown;
                }) | null | undefined;
                links?: {
                    [x: string]: unknown;
                } | undefined;
            } & {
                [key: string]: unknown;
            };
        };
        links: {
            [x: string]: unknown;
        };
    } & {
        [key: string]: unknown;
    }>;
    /** GET /workspaces/:id/varsets: the variable sets that apply to it, those of its project and global ones included. Errors: `not-found`. */
    variableSets: (id: string) => Listing<{
        id: string;
        type: "varsets";
        attributes: {} & {
            [key: string]: unknown;
        };
        relationships: {
            [x: string]: {
                data?: ({
                    id: string;
                    type: string;
                } & {
                    [key: string]: unknown;
                })[] | ({
                    id: string;
                    type: string;
                } & {
                    [key: string]: unknown;
                }) | null | undefined;
                links?: {
                    [x: string]: unknown;
                } | undefined;
            } & {
                [key: string]: unknown;
            };
        };
        links: {
            [x: string]: unknown;
        };
    } & {
        [key: string]: unknown;
    }>;
    /** GET /varsets/:id/relationships/vars: no answer has the value of a sensitive one. Errors: `not-found`. */
    variablesOfSet: (id: string) => Listing<{
        id: string;
        type: "vars";
        attributes: {
            key: string;
            value?: string | null | undefined;
            category?: string | null | undefined;
        } & {
            [key: string]: unknown;
        };
        relationships: {
            [x: string]: {
                data?: ({
                    id: string;
                    type: string;
                } & {
                    [key: string]: unknown;
                })[] | ({
                    id: string;
                    type: string;
                } & {
                    [key: string]: unknown;
                }) | null | undefined;
                links?: {
                    [x: string]: unknown;
                } | undefined;
            } & {
                [key: string]: unknown;
            };
        };
        links: {
            [x: string]: unknown;
        };
    } & {
        [key: string]: unknown;
    }>;
    /** GET /workspaces/:id/tasks: the run tasks of the workspace. Errors: `not-found`. */
    runTasks: (id: string) => Listing<{
        id: string;
        type: "workspace-tasks";
        attributes: {} & {
            [key: string]: unknown;
        };
        relationships: {
            [x: string]: {
                data?: ({
                    id: string;
                    type: string;
                } & {
                    [key: string]: unknown;
                })[] | ({
                    id: string;
                    type: string;
                } & {
                    [key: string]: unknown;
                }) | null | undefined;
                links?: {
                    [x: string]: unknown;
                } | undefined;
            } & {
                [key: string]: unknown;
            };
        };
        links: {
            [x: string]: unknown;
        };
    } & {
        [key: string]: unknown;
    }>;
    /** GET /organizations/:organization/policy-sets. Errors: `not-found` (needs manage or read policies). */
    policySets: (organization: string) => Listing<{
        id: string;
        type: "policy-sets";
        attributes: {
            name: string;
        } & {
            [key: string]: unknown;
        };
        relationships: {
            [x: string]: {
                data?: ({
                    id: string;
                    type: string;
                } & {
                    [key: string]: unknown;
                })[] | ({
                    id: string;
                    type: string;
                } & {
                    [key: string]: unknown;
                }) | null | undefined;
                links?: {
                    [x: string]: unknown;
                } | undefined;
            } & {
                [key: string]: unknown;
            };
        };
        links: {
            [x: string]: unknown;
        };
    } & {
        [key: string]: unknown;
    }>;
    /**
     * GET /organizations/:organization/teams, its first hundred: the names of those that manage policy overrides, as far
     * as this token sees them. Errors: `not-found`.
     */
    overriders(organization: string): Promise<string[]>;
};
interface WorkspaceQuery {
    tags?: readonly string[] | Readonly<Record<string, string>> | undefined;
    project?: string | undefined;
    search?: string;
}
/** Finds ids by names: undefined when this token can see nothing of that name. */
export declare function createNames(api: Api): {
    /** GET /organizations/:organization/projects. */
    project: (organization: string, name: string) => Promise<string | undefined>;
    /** GET /organizations/:organization/teams. */
    team: (organization: string, name: string) => Promise<string | undefined>;
    /** GET /organizations/:organization/agent-pools. */
    agentPool: (organization: string, name: string) => Promise<string | undefined>;
    /** GET /teams/:id: its name; undefined for a team that this token does not see. */
    ofTeam(id: string): Promise<string | undefined>;
};
export {};
