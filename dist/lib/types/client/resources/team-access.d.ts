import type { Api } from '../api.js';
import { type Listing } from '../listing.js';
import { type AccessLevel, type CustomRights, type TeamWorkspace } from '../wire/team-workspace.js';
/** The custom-only attributes, in the specification's neutral words; refused with a fixed level. */
export type CustomAccess = Partial<CustomRights>;
type AccessChange = {
    access?: AccessLevel;
} & CustomAccess;
export declare function createTeamAccess(api: Api): {
    /** GET /team-workspaces?filter[workspace][id]=…, all at once unless a page is asked for. Errors: `not-found`. */
    list: (workspaceId: string) => Listing<{
        id: string;
        type: "team-workspaces";
        attributes: {
            access: string;
            runs?: string | null | undefined;
            variables?: string | null | undefined;
            'state-versions'?: string | null | undefined;
            'engine-mocks'?: string | null | undefined;
            'sentinel-mocks'?: string | null | undefined;
            'workspace-locking'?: boolean | null | undefined;
            'run-tasks'?: boolean | null | undefined;
            'policy-overrides'?: boolean | null | undefined;
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
    /** GET /team-workspaces/:id. Errors: `not-found`. */
    show: (id: string) => Promise<TeamWorkspace>;
    /**
     * POST /team-workspaces. Custom-only attributes with a fixed level are `invalid` and nothing is
     * sent. Errors: `not-found` (workspace, team or right), `unprocessable` (also for a team that
     * has access already). After a lost answer the access is looked up and adopted if it is the
     * same.
     */
    add: (grant: {
        workspaceId: string;
        teamId: string;
        access: AccessLevel;
    } & Partial<CustomRights>) => Promise<{
        id: string;
        type: "team-workspaces";
        attributes: {
            access: string;
            runs?: string | null | undefined;
            variables?: string | null | undefined;
            'state-versions'?: string | null | undefined;
            'engine-mocks'?: string | null | undefined;
            'sentinel-mocks'?: string | null | undefined;
            'workspace-locking'?: boolean | null | undefined;
            'run-tasks'?: boolean | null | undefined;
            'policy-overrides'?: boolean | null | undefined;
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
     * PATCH /team-workspaces/:id; what is not given keeps its value. Errors: `invalid`, `not-found`,
     * `unprocessable`.
     */
    update(id: string, change: AccessChange): Promise<TeamWorkspace>;
    /** DELETE /team-workspaces/:id. Errors: `not-found`. */
    remove: (id: string) => Promise<void>;
};
export declare function listTeamAccess(api: Api, workspaceId: string): Listing<TeamWorkspace>;
/** What is wrong with a grant or a change, as whole sentences. */
export declare function accessProblems(change: CustomAccess, access: AccessLevel | undefined): string[];
/** The attributes as they are sent, with the service's own name for the policy engine. */
export declare function writeAccess(change: AccessChange, mocks: 'engine-mocks' | 'sentinel-mocks'): Record<string, unknown>;
/** Whether an access is the requested one. */
export declare function matchesGrant(access: TeamWorkspace, grant: {
    access: AccessLevel;
} & CustomAccess): boolean;
export {};
