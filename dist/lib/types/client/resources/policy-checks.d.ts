import type { Api } from '../api.js';
import { type Listing } from '../listing.js';
import { type PolicyCheck } from '../wire/policies.js';
import { type Run } from '../wire/run.js';
import { type Workspace } from '../wire/workspace.js';
interface Options {
    include?: ('run' | 'run.workspace')[];
}
interface PolicyCheckWithRelated {
    check: PolicyCheck;
    run?: Run;
    workspace?: Workspace;
}
export declare function createPolicyChecks(api: Api): {
    /**
     * GET /runs/:id/policy-checks, all at once unless a page is asked for. A service without policy
     * checks (404 for a run that can be read and names none) is an empty list. Errors: `not-found`
     * (needs read runs).
     */
    list: (runId: string) => Listing<PolicyCheck>;
    /** The same, with what is included resolved. */
    listWithRelated: (runId: string, { include }?: Options) => Listing<PolicyCheckWithRelated>;
    /** GET /policy-checks/:id, with what is included resolved. Errors: `not-found`. */
    show: (id: string, args_1?: Options | undefined) => Promise<PolicyCheckWithRelated>;
    /**
     * POST /policy-checks/:id/actions/override: the check, status `overridden`. Errors: `conflict` (not
     * overridable), `not-found` and `forbidden` (needs manage policy overrides).
     */
    override: (id: string, { comment }?: {
        comment?: string;
    }) => Promise<PolicyCheck>;
    /** GET /policy-checks/:id/output (a check's link `output`): the log; undefined while there is none. */
    output: (id: string) => Promise<string | undefined>;
};
export {};
