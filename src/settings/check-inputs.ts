/** Made by `npm run docs` from `src/settings/inputs.ts`: change it there. */
/** What is checked and how: the inputs of the gate, by their names in a program. */
export interface CheckInputs {
  /**
   * Host of the service: HCP Terraform, Terraform Enterprise or a compatible one. Files of a pull request
   * never choose it. Name it when it is not the default. Left out: `TF_CLOUD_HOSTNAME` of `environment`,
   * else the `cloud` block, else `app.terraform.io`.
   */
  hostname?: string | undefined;
  /**
   * API token of a team or a user that can queue plans. It is sent to `hostname` and nowhere else. Left
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
  /**
   * Several workspaces: names, `name=directory` pairs, `tag:NAME` or `project:NAME`., or separated by
   * commas.
   */
  workspaces?: readonly string[] | undefined;
  /**
   * Directory of the configuration. When the workspace has a working directory, the directory above it is
   * sent, as the service expects. Left out: `.`.
   */
  directory?: string | undefined;
  /**
   * Plan only in workspaces whose working directory or trigger patterns the pull request's files touch.
   * Left out: `false`.
   */
  affectedOnly?: boolean | undefined;
  /**
   * `upload` sends the files and plans them. `vcs` sends nothing and judges the run that version control
   * started. For `vcs`, connect the workspaces to the repository. Left out: `upload`.
   */
  source?: 'upload' | 'vcs' | undefined;
  /**
   * For large organizations: the group of this job, as `plangate matrix` printed it. `plangate combine`
   * finds the runs and the report by it. Runs of an earlier job are not reused.
   */
  group?: string | undefined;
  /**
   * `speculative` plans and never applies. `provisional` leaves a saved plan that people can apply. Left
   * out: `speculative`.
   */
  mode?: 'speculative' | 'provisional' | undefined;
  /** Shown on the run. The default is `plangate`. */
  message?: string | undefined;
  /**
   * How long the whole check may take, in milliseconds; part of a second counts as a whole one. After it,
   * the verdict is undecided. The default is an hour. Left out: `1h`.
   */
  timeoutMs?: number | undefined;
  /**
   * Which policy failures close the gate. `never` only reports them. Errors and unrecognized statuses
   * still close it. Left out: `mandatory`.
   */
  failOn?: 'mandatory' | 'advisory' | 'never' | undefined;
  /** Close the gate when no policy was evaluated. Left out: `false`. */
  requirePolicies?: boolean | undefined;
  /**
   * Resources that must not be destroyed or replaced without approval: address patterns like
   * `aws_db_instance.*` or `module.data`, in every module., or separated by commas.
   */
  protect?: readonly string[] | undefined;
  /**
   * The number of resources that a plan may destroy or replace without approval. With 0, each one needs
   * approval.
   */
  maxDestroys?: number | undefined;
  /**
   * What `protect` and `maxDestroys` ignore. `forgotten`: resources that are no longer managed and not
   * destroyed. `deposed`: objects that an earlier replacement left, where the plan names them.
   */
  guardExcept?: readonly string[] | undefined;
  /**
   * What happens to a provisional run that closed the gate. `discard` needs a token that can apply runs.
   * A run that needs an override is always kept, because nobody can override a discarded run. Left out:
   * `discard`.
   */
  onFailure?: 'discard' | 'keep' | undefined;
  /**
   * Cancel unfinished earlier runs of this pull request in the same workspace. The token needs the
   * permission to apply runs. Provisional runs are not canceled. Left out: `true`.
   */
  cancelSuperseded?: boolean | undefined;
  /**
   * The upload starts the run, without another request. Such a run has no `message`, is not canceled by a
   * later push, and cannot be provisional. Left out: `false`.
   */
  autoQueueRuns?: boolean | undefined;
  /**
   * Plan to destroy everything that the workspace manages. With `mode: provisional` it needs
   * `allowDestroyApply`. Left out: `false`.
   */
  destroy?: boolean | undefined;
  /**
   * Allow `mode: provisional` to leave a plan that destroys everything. People can apply that plan. Left
   * out: `false`.
   */
  allowDestroyApply?: boolean | undefined;
  /**
   * Plan only what changed outside of Terraform. The verdict is undecided without `allowPartial`. Left
   * out: `false`.
   */
  refreshOnly?: boolean | undefined;
  /** Read the existing resources before planning. `false` trusts the state. Left out: `true`. */
  refresh?: boolean | undefined;
  /**
   * Addresses of resources and modules. Nothing else is planned. The verdict is undecided without
   * `allowPartial`.
   */
  target?: readonly string[] | undefined;
  /**
   * A run that planned only a part (`target`, `refreshOnly`) can pass. The rest of the configuration is
   * not judged. Left out: `false`.
   */
  allowPartial?: boolean | undefined;
  /** Addresses of resources to destroy and create again. */
  replace?: readonly string[] | undefined;
  /**
   * Variables of this run, each as `name=value`. A value is an HCL literal, or else text. Everybody who
   * can read the run sees them, so secrets of this job are refused.
   */
  variables?: readonly string[] | undefined;
  /** Plan with this version of Terraform instead of the workspace's own. Not with `mode: provisional`. */
  terraformVersion?: string | undefined;
  /**
   * Create a run that can be applied although it changes nothing, as for an upgrade of the state. Left
   * out: `false`.
   */
  allowEmptyApply?: boolean | undefined;
  /**
   * How `.terraformignore` is read. `terraform` is as Terraform does, without files that its known
   * defects would leak. `exact` keeps those defects. `gitignore` is as git does. Left out: `terraform`.
   */
  rules?: 'terraform' | 'exact' | 'gitignore' | undefined;
  /** What happens when a file to send seems to contain a credential. Left out: `warn`. */
  secretScan?: 'warn' | 'fail' | undefined;
  /**
   * Send files that look like secrets although git does not track them. Without this, they are excluded
   * and listed. Left out: `false`.
   */
  includeUntrackedSecrets?: boolean | undefined;
  /**
   * PEM file with certificate authorities to trust in addition to the public ones. `NODE_EXTRA_CA_CERTS`
   * works too.
   */
  caFile?: string | undefined;
  /**
   * What the report shows of the attributes that a plan changes. `names`: their names. `values`: names
   * and values, in a private repository only. `off`: nothing. Left out: `names`.
   */
  planDiff?: 'off' | 'names' | 'values' | undefined;
  /**
   * Plan the files of a fork, or files of unknown origin, with the token of this job. A plan runs code:
   * allow it only behind an environment with reviewers. Left out: `false`.
   */
  allowUntrustedHead?: boolean | undefined;
  /**
   * In pull requests, the branch that has the trusted `cloud` block. It names organization and workspace
   * where no input does. The default is the default branch.
   */
  trustedBranch?: string | undefined;
}
