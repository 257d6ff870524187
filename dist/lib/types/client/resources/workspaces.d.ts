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
     * GET /organizations/:organization/workspaces, narrowed by tags (all of them), by the id of a
     * project (`prj-…`), or by a part of the name.
     */
    list: (organization: string, query?: WorkspaceQuery) => Listing<Workspace>;
    /** The same as `list`, each with its current run if the service includes it. */
    listWithRuns: (organization: string, query?: WorkspaceQuery) => Listing<{
        workspace: Workspace;
        currentRun: Run | undefined;
    }>;
    /** GET /workspaces/:id/vars: no answer has the value of a sensitive one. Errors: `not-found`. */
    variables: (id: string) => Listing<Variable>;
    /** GET /organizations/:organization/policy-sets. Errors: `not-found` (needs manage or read policies). */
    policySets: (organization: string) => Listing<PolicySet>;
    /**
     * GET /organizations/:organization/teams, its first hundred: the names of those that manage policy overrides, as far
     * as this token sees them. Errors: `not-found`.
     */
    overriders(organization: string): Promise<string[]>;
};
declare const variableSchema: v.LooseObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly type: v.LiteralSchema<"vars", undefined>;
    readonly attributes: v.LooseObjectSchema<{
        key: v.StringSchema<undefined>;
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
type Variable = v.InferOutput<typeof variableSchema>;
declare const policySetSchema: v.LooseObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly type: v.LiteralSchema<"policy-sets", undefined>;
    readonly attributes: v.LooseObjectSchema<{
        name: v.StringSchema<undefined>;
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
type PolicySet = v.InferOutput<typeof policySetSchema>;
interface WorkspaceQuery {
    tags?: string[] | undefined;
    project?: string | undefined;
    search?: string;
}
/** Each function returns the id; undefined when this token can see nothing of that name. */
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
