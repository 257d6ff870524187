/** Made by `npm run docs` from `src/settings/inputs.ts`: change it there. */
/** What is checked and how: the inputs of the gate, by their names in a program. */
export interface CheckInputs {
    /**
     * Host of the service: HCP Terraform, Terraform Enterprise or a compatible one. Files of a pull request
     * never choose it: name it unless it is the default. Left out: `TF_CLOUD_HOSTNAME` of `environment`,
     * else the `cloud` block, else `app.terraform.io`.
     */
    hostname?: string | undefined;
    /**
     * API token of a user or a team that may queue plans. It is sent to `hostname` and nowhere else. Left
     * out: `TF_API_TOKEN` of `environment`, else `TF_TOKEN_<host>` of `environment`.
     */
    token?: string | undefined;
    /**
     * Organization that the workspaces belong to. Left out: `TF_CLOUD_ORGANIZATION` of `environment`, else
     * the `cloud` block.
     */
    organization?: string | undefined;
    /**
     * Name of the workspace to plan in. For several, use `workspaces`. Left out: `TF_WORKSPACE` of
     * `environment`, else the `cloud` block.
     */
    workspace?: string | undefined;
    /** Several workspaces: names, `name=directory` pairs, `tag:NAME` or `project:NAME`. */
    workspaces?: readonly string[] | undefined;
    /**
     * Directory of the configuration. With a working directory set on the workspace, the directory above is
     * sent, as the service expects. Left out: `.`.
     */
    directory?: string | undefined;
    /**
     * Plan only in workspaces whose working directory or trigger patterns the pull request's files touch.
     * Left out: `false`.
     */
    affectedOnly?: boolean | undefined;
    /**
     * `upload` sends the files and plans them; `vcs` sends nothing and judges the run that version control
     * started for the head of the pull request, in workspaces that are connected to the repository. Left
     * out: `upload`.
     */
    source?: 'upload' | 'vcs' | undefined;
    /**
     * For large organizations: which group of a `plangate matrix` this job is, as it was printed: its runs
     * and its report say so, and `plangate combine` finds them. Its runs are never those of an earlier job.
     */
    group?: string | undefined;
    /**
     * `speculative` plans and never applies; `provisional` leaves a saved plan that somebody may apply.
     * Left out: `speculative`.
     */
    mode?: 'speculative' | 'provisional' | undefined;
    /** Shown on the run. Left out: `plangate`. */
    message?: string | undefined;
    /**
     * How long the whole check may take, in milliseconds; part of a second counts as a whole one.
     * Afterwards: undecided. Left out: an hour.
     */
    timeoutMs?: number | undefined;
    /**
     * Which policy failures close the gate. `never` reports them only; errors and unknown answers still
     * close it. Left out: `mandatory`.
     */
    failOn?: 'mandatory' | 'advisory' | 'never' | undefined;
    /** Close the gate when not a single policy was evaluated. Left out: `false`. */
    requirePolicies?: boolean | undefined;
    /**
     * Resources that must not be destroyed without somebody's word, as address patterns like
     * `aws_db_instance.*` or `module.data`: in whichever module they are, replaced ones too.
     */
    protect?: readonly string[] | undefined;
    /** So many resources a plan may destroy or replace before that needs somebody's word; 0 for none. */
    maxDestroys?: number | undefined;
    /**
     * What `protect` and `maxDestroys` let go: `forgotten` (no longer managed, but left alone), `deposed`
     * (left behind by an earlier replacement, where the plan tells).
     */
    guardExcept?: readonly string[] | undefined;
    /**
     * What happens to a provisional run whose gate closed. `discard` needs a token that may apply runs. One
     * that needs an override is kept in any case: a discarded run could not be overridden. Left out:
     * `discard`.
     */
    onFailure?: 'discard' | 'keep' | undefined;
    /**
     * Cancel earlier runs of this pull request in the same workspace that are still going, if the token
     * may: that needs the permission to apply runs. Provisional runs are left alone. Left out: `true`.
     */
    cancelSuperseded?: boolean | undefined;
    /**
     * Let the upload start the run instead of creating it by a request of its own. Such a run carries no
     * `message`, is not canceled by a later push, and cannot be provisional. Left out: `false`.
     */
    autoQueueRuns?: boolean | undefined;
    /**
     * Plan to destroy everything that the workspace manages. With `mode: provisional` it needs
     * `allowDestroyApply`. Left out: `false`.
     */
    destroy?: boolean | undefined;
    /**
     * Let `mode: provisional` leave a plan that destroys everything, for somebody to apply. Left out:
     * `false`.
     */
    allowDestroyApply?: boolean | undefined;
    /**
     * Plan only what has changed outside of Terraform. Undecided unless `allowPartial` is true. Left out:
     * `false`.
     */
    refreshOnly?: boolean | undefined;
    /** Look at what exists before planning; `false` trusts the state. Left out: `true`. */
    refresh?: boolean | undefined;
    /** Addresses of resources and modules: nothing else is planned. Undecided unless `allowPartial` is true. */
    target?: readonly string[] | undefined;
    /**
     * Let a run pass that planned only a part (`target`, `refreshOnly`): the rest of the configuration is
     * not judged. Left out: `false`.
     */
    allowPartial?: boolean | undefined;
    /** Addresses of resources to destroy and create anew. */
    replace?: readonly string[] | undefined;
    /**
     * Variables of this run, each as `name=value`. A value is an HCL literal or else text. Everybody who
     * can read the run reads them: a secret of this job is refused.
     */
    variables?: readonly string[] | undefined;
    /** Plan with this version of Terraform instead of the workspace's own. Not with `mode: provisional`. */
    terraformVersion?: string | undefined;
    /**
     * Ask for a run that can be applied although it changes nothing, as for an upgrade of the state. Left
     * out: `false`.
     */
    allowEmptyApply?: boolean | undefined;
    /**
     * How `.terraformignore` is read: `terraform` ships what Terraform ships less what its traps would
     * leak, `exact` decides bug for bug, `gitignore` as git does. Left out: `terraform`.
     */
    rules?: 'terraform' | 'exact' | 'gitignore' | undefined;
    /** What a file that looks as if it held a credential does. Left out: `warn`. */
    secretScan?: 'warn' | 'fail' | undefined;
    /**
     * Send files that look like secrets although git does not track them. Without it they stay here and are
     * named. Left out: `false`.
     */
    includeUntrackedSecrets?: boolean | undefined;
    /**
     * PEM file with certificate authorities to trust besides the usual ones. `NODE_EXTRA_CA_CERTS` works
     * too.
     */
    caFile?: string | undefined;
    /**
     * What the report says of the attributes that a plan changes: their `names`, their `values` too, or
     * nothing (`off`). `values` needs a private repository. Left out: `names`.
     */
    planDiff?: 'off' | 'names' | 'values' | undefined;
    /**
     * Plan the files of a fork, or files whose origin could not be told, with this job's token. A plan runs
     * code: allow it only behind an environment with reviewers. Left out: `false`.
     */
    allowUntrustedHead?: boolean | undefined;
    /**
     * In pull requests, the branch whose `cloud` block names organization and workspace where no input
     * does. Left out, the default branch. A block that the pull request changes does not count.
     */
    trustedBranch?: string | undefined;
}
