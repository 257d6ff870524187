import type { Api } from '../api.js';
import { type Listing } from '../listing.js';
import { type Run } from '../wire/run.js';
import * as v from '../wire/schema.js';
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
    /**
     * GET /workspaces/:id/current-state-version, and the state that it names in the form of `terraform show -json`. Undefined where
     * the service has no such form, also while it still makes it. Errors: `not-found` and `forbidden` where this token may not read
     * states. Source: https://developer.hashicorp.com/terraform/cloud-docs/api-docs/state-versions.
     */
    currentState: (id: string) => Promise<{
        version: StateVersion;
        text: string | undefined;
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
    /**
     * GET /projects/:id/tasks: the run tasks of all workspaces of a project. Errors: `not-found` where the service has no such
     * list.
     */
    runTasksOfProject: (id: string) => Listing<{
        id: string;
        type: "project-tasks";
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
    /** GET /organizations/:organization/tasks: its run tasks, each with the stages at which it runs for all workspaces. Errors: `not-found`. */
    runTasksOfOrganization: (organization: string) => Listing<{
        id: string;
        type: "tasks";
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
    /**
     * GET /workspaces/:id/effective-tag-bindings: its tags with their values, those of its project included, as
     * `["key","value"]`. Errors: `not-found`.
     */
    effectiveTags: (id: string) => Listing<string>;
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
     * The names of the teams that may override what failed in all of these workspaces, as far as this token may list them. A
     * team may do so everywhere (GET /organizations/:organization/teams, the first hundred), or where it was delegated: by its
     * access to the workspace or to the project (GET /team-workspaces, GET /team-projects). Errors: `not-found`.
     */
    overriders(organization: string, workspaceIds: readonly string[]): Promise<string[]>;
};
declare const stateVersionSchema: v.LooseObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly type: v.LiteralSchema<"state-versions", undefined>;
    readonly attributes: v.LooseObjectSchema<{
        'hosted-json-state-download-url': v.NullishSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
    readonly relationships: v.OptionalSchema<v.RecordSchema<v.StringSchema<undefined>, v.LooseObjectSchema<{
        readonly data: v.OptionalSchema<v.NullableSchema<v.UnionSchema<[v.ArraySchema<v.LooseObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
            readonly type: v.StringSchema<undefined>;
        }, undefined>, undefined>, v.LooseObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
            readonly type: v.StringSchema<undefined>;
        }, undefined>], undefined>, undefined>, undefined>;
        readonly links: v.OptionalSchema<v.RecordSchema<v.StringSchema<undefined>, v.UnknownSchema, undefined>, undefined>;
    }, undefined>, undefined>, {}>;
    readonly links: v.OptionalSchema<v.RecordSchema<v.StringSchema<undefined>, v.UnknownSchema, undefined>, {}>;
}, undefined>;
type StateVersion = v.InferOutput<typeof stateVersionSchema>;
export declare const teamSchema: v.LooseObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly type: v.LiteralSchema<"teams", undefined>;
    readonly attributes: v.LooseObjectSchema<{
        name: v.StringSchema<undefined>;
        'organization-access': v.NullishSchema<v.SchemaWithFallback<v.NullableSchema<v.GenericSchema<unknown, {
            'manage-policy-overrides'?: boolean | null | undefined;
            'delegate-policy-overrides'?: boolean | null | undefined;
        } & {
            [key: string]: unknown;
        }>, undefined>, null>, undefined>;
    }, undefined>;
    readonly relationships: v.OptionalSchema<v.RecordSchema<v.StringSchema<undefined>, v.LooseObjectSchema<{
        readonly data: v.OptionalSchema<v.NullableSchema<v.UnionSchema<[v.ArraySchema<v.LooseObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
            readonly type: v.StringSchema<undefined>;
        }, undefined>, undefined>, v.LooseObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
            readonly type: v.StringSchema<undefined>;
        }, undefined>], undefined>, undefined>, undefined>;
        readonly links: v.OptionalSchema<v.RecordSchema<v.StringSchema<undefined>, v.UnknownSchema, undefined>, undefined>;
    }, undefined>, undefined>, {}>;
    readonly links: v.OptionalSchema<v.RecordSchema<v.StringSchema<undefined>, v.UnknownSchema, undefined>, {}>;
}, undefined>;
interface WorkspaceQuery {
    tags?: readonly string[] | Readonly<Record<string, string>> | undefined;
    project?: string | undefined;
    search?: string;
}
export {};
