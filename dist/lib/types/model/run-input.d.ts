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
/** What is known without a run at a service. A policy that may read more of the run does not pass. */
export interface LocalRunInput extends Pick<RunInput, 'is_destroy' | 'refresh' | 'refresh_only' | 'replace_addrs' | 'target_addrs'> {
    organization: {
        name: string | undefined;
    };
    workspace: Pick<RunInput['workspace'], 'name' | 'working_directory'>;
}
/** What policies may read of the pull request: `input.pull_request`. What a CI host does not say is left out. */
export interface PullRequestInput {
    number?: number | undefined;
    /** The login of who opened it. */
    author?: string | undefined;
    /** The author's teams in the organization of the repository, by their slugs. */
    teams?: readonly string[] | undefined;
    labels?: readonly string[] | undefined;
    /** The branch that it goes to, and the one that it comes from. */
    base?: string | undefined;
    head?: string | undefined;
    draft?: boolean | undefined;
}
/** The author's teams, or the end of a sentence: why they are not known. */
export type AuthorTeams = {
    teams: readonly string[];
} | {
    unknown: string;
};
/** What a job says of its pull request. The teams are asked for only where a policy reads them. */
export interface PullRequestOfJob extends PullRequestInput {
    askTeams?: (() => Promise<AuthorTeams>) | undefined;
}
/** Given to policies if nothing is known of the run. A policy that may read any of it does not pass. */
export declare const UNKNOWN_RUN: RunInput;
