/** What is known of a run, as policies read it: https://developer.hashicorp.com/terraform/cloud-docs/policy-enforcement/define-policies/opa. */
/** What policies may read in addition to the plan: `input.run`. */
export interface RunInput {
    id: string;
    created_at: string;
    message: string;
    is_destroy: boolean;
    refresh: boolean;
    refresh_only: boolean;
    replace_addrs: readonly string[];
    target_addrs: readonly string[];
    source: string;
    speculative: boolean;
    organization: {
        name: string;
    };
    workspace: {
        id: string;
        name: string;
        auto_apply: boolean;
        working_directory: string | null;
        tags: string[];
    };
}
/** It is given to policies where nothing is known of the run. Those that may read it do not pass. */
export declare const UNKNOWN_RUN: RunInput;
