/** What is checked and how: the inputs of the gate, by their names in a program. */
export interface CheckInputs {
  /**
   * Host of the service: HCP Terraform, Terraform Enterprise or a compatible one. Files of a pull request
   * never choose it, so set it for another host. Default: `TF_CLOUD_HOSTNAME` of `environment`, else the
   * `cloud` block, else `app.terraform.io`.
   */
  hostname?: string | undefined;
  /**
   * API token of a team or a user that can queue plans. It is sent to `hostname` and nowhere else.
   * Default: `TF_API_TOKEN` of `environment`, else `TF_TOKEN_<host>` of `environment`.
   */
  token?: string | undefined;
  /**
   * Key that seals runs. 32 random characters or more, the same in all jobs of the gate and of commands.
   * With it, overrides outlive the token, which seals where it is missing. See
   * docs/security/same-upload.md. Default: `PLANGATE_RECORD_KEY` of `environment`.
   */
  recordKey?: string | number | undefined;
  /**
   * Organization that the workspaces belong to. Default: `TF_CLOUD_ORGANIZATION` of `environment`, else
   * the `cloud` block.
   */
  organization?: string | undefined;
  /**
   * Name of the workspace to plan in. For several, use `workspaces`. Default: `TF_WORKSPACE` of
   * `environment`, else the `cloud` block.
   */
  workspace?: string | undefined;
  /**
   * Several workspaces: names, `name=directory` pairs, `tag:NAME` or `project:NAME`. JSON takes any name,
   * `[{"name": "a,b"}]`, and tags with values, `[{"tags": {"env": "prod"}}]`.
   */
  workspaces?: readonly string[] | undefined;
  /**
   * Directory of the configuration. When the workspace has a working directory, the directory above it is
   * sent, as the service expects. Default: `.`.
   */
  directory?: string | undefined;
  /**
   * Plan on this machine, or judge a plan file, without a service and without a token. Nothing is sent.
   * `plan` and `engine` imply it. Default: `false`.
   */
  local?: boolean | undefined;
  /**
   * The program on the PATH that plans without a service. It also runs the code of the configuration. The
   * default is the one that is there.
   */
  engine?: 'terraform' | 'tofu' | undefined;
  /**
   * A plan made elsewhere, as JSON (`plangate digest` writes it of a saved plan, with a digest next to
   * it). It is judged, and nothing is planned. In a job it is undecided without a digest of the same
   * commit, directory, workspace and run, or if it is not whole. For several: a directory, a pattern such
   * as `plans/** /*.json`, or `workspace=FILE`, by lines or commas. In a pattern, `*` is any part of a
   * name, `?` one character, `**` any directories.
   */
  plan?: readonly string[] | undefined;
  /**
   * With `plan`: what `plangate digest` printed in the job that plans, as in `sha256:…`, for each plan. A
   * plan with another digest is undecided.
   */
  planDigest?: readonly string[] | undefined;
  /**
   * With `local`: files of values for variables, as in `terraform plan -var-file`. Paths are relative to
   * `directory`.
   */
  varFile?: readonly string[] | undefined;
  /**
   * Names of environment variables to pass to the program that plans with `local`. It gets no others.
   * Examples: read-only cloud credentials, `TF_PLUGIN_CACHE_DIR`. A value that leads into the files of a
   * pull request is refused.
   */
  engineEnv?: readonly string[] | undefined;
  /**
   * Plan only in workspaces whose directory or trigger patterns match files of the pull request. Default:
   * `false`.
   */
  affectedOnly?: boolean | undefined;
  /**
   * `upload` sends the files and plans them. `version-control` sends nothing: it judges the run that
   * version control started for the head of the pull request. The workspaces must be connected to the
   * repository. Default: `upload`.
   */
  plansFrom?: 'upload' | 'version-control' | undefined;
  /**
   * For large organizations: the group of `plangate matrix` that this job checks, as printed. See
   * docs/matrix.md.
   */
  group?: string | undefined;
  /**
   * `speculative` plans and never applies. `provisional` leaves a saved plan that can be applied later.
   * It needs a token that may apply runs: a run whose gate closes is discarded, unless it needs an
   * override. Default: `speculative`.
   */
  mode?: 'speculative' | 'provisional' | undefined;
  /** Message of the run. The default is `plangate`. */
  message?: string | undefined;
  /**
   * Maximum duration of the whole check in milliseconds, rounded up to whole seconds. After it the
   * verdict is undecided. The default is an hour.
   */
  timeoutMs?: number | undefined;
  /**
   * Your own Rego policies: directories, or URLs like
   * `git::https://HOST/REPOSITORY.git//DIRECTORY?ref=COMMIT`. `opa` judges the plan by them, besides the
   * policies of the service. In a job, a directory is read from the default branch. With `local` on your
   * machine, the default is `policies` and `policy`.
   */
  policies?: readonly string[] | undefined;
  /**
   * Which policy failures fail the gate. `never` only reports them. Errors and unrecognized answers fail
   * it in any case. Default: `mandatory`.
   */
  failOn?: 'mandatory' | 'advisory' | 'never' | undefined;
  /**
   * Files of failures that do not count for a time, of advisory policies and of your own, each with an
   * owner and an end. In a job, a path is read from the default branch. See docs/exceptions.md.
   */
  exceptionsFiles?: readonly string[] | undefined;
  /**
   * File of the sources that may be installed: providers, modules, and what else may run. Of several,
   * each has to allow. What is judged is held to it before anything is uploaded or started. In a job, a
   * path is read from the default branch. See docs/allowed-sources.md.
   */
  allowedSourcesFiles?: readonly string[] | undefined;
  /**
   * Failures that the default branch has in the same way do not count: of advisory policies and of your
   * own. What cannot be compared counts. See docs/only-new.md. Default: `false`.
   */
  onlyNew?: boolean | undefined;
  /** Fail the gate when no policy was evaluated. Default: `false`. */
  requirePolicies?: boolean | undefined;
  /**
   * A pass that may rest on values of the apply (`known-after-apply`) makes the verdict advisory, and
   * needs no approval. It counts for all policies: own ones and Terraform policy. Such a policy may fail
   * after the apply. Default: `false`.
   */
  allowUnknown?: boolean | undefined;
  /**
   * What a plan must not destroy or invoke without approval, as patterns like `aws_db_instance.*`,
   * `module.data` or `action.*.*`, by lines or commas. They match in every module. A line
   * `aws_db_instance.* by @acme/data` says who alone may approve it.
   */
  protect?: readonly string[] | undefined;
  /** Maximum resources a plan may destroy or replace without approval. 0 allows none. */
  maxDestroys?: number | undefined;
  /**
   * Let own policies read the whole plan (`json-output`), and the guard where the service has no redacted
   * form of it. The whole plan has every value, and no sensitive one is shown. The plan of a fork, or of
   * a merge queue with one, is never read so. Default: `false`.
   */
  fullPlan?: boolean | undefined;
  /**
   * Which earlier runs count instead of a new one. `commit`: of the same commit, overridden since.
   * `upload`: also of an earlier commit with the same files. See docs/security/same-upload.md. Default:
   * `commit`.
   */
  reuse?: 'commit' | 'upload' | undefined;
  /**
   * Start the run with the upload instead of a separate request. Such a run has no `message`, is not
   * canceled by a later push, and cannot be provisional. Default: `false`.
   */
  autoQueueRuns?: boolean | undefined;
  /**
   * Plan to destroy all that the workspace manages; or expect such a plan of another job. With `mode:
   * provisional` it needs `allowDestroyApply`. Default: `false`.
   */
  destroy?: boolean | undefined;
  /** Allow `mode: provisional` to leave a saved plan that destroys everything. Default: `false`. */
  allowDestroyApply?: boolean | undefined;
  /**
   * Plan only changes made outside of Terraform. The verdict is undecided unless `allowPartial` is true.
   * Default: `false`.
   */
  refreshOnly?: boolean | undefined;
  /** Read the real resources before planning. `false` trusts the state. Default: `true`. */
  refresh?: boolean | undefined;
  /**
   * Addresses of resources and modules. Only these are planned. The verdict is undecided unless
   * `allowPartial` is true.
   */
  target?: readonly string[] | undefined;
  /**
   * Accept plans that are known to be of only a part of the configuration (`target`, `refreshOnly`), made
   * by a run, by a program here or by another job. The rest is not judged, and without a run the verdict
   * is at best advisory. Default: `false`.
   */
  allowPartial?: boolean | undefined;
  /**
   * Accept plans of which nothing says whether they are of everything: the program that planned got an
   * option that Plangate does not know, or only its JSON is there, which does not show it. The verdict
   * says it, and is at best advisory. Default: `false`.
   */
  allowUnproven?: boolean | undefined;
  /** Addresses of resources to replace. */
  replace?: readonly string[] | undefined;
  /**
   * Variables of this run, each as `name=value`, read as `terraform plan -var` reads them: as text where
   * the type is `string`, `number`, `bool` or not declared, else as an expression in HCL. Everybody who
   * can read the run can see them, so secrets of this job are rejected.
   */
  variables?: readonly string[] | undefined;
  /** Plan with this version of Terraform instead of the workspace's own. Not with `mode: provisional`. */
  terraformVersion?: string | undefined;
  /**
   * Request a run that can be applied although it changes nothing, for example to upgrade the state.
   * Default: `false`.
   */
  allowEmptyApply?: boolean | undefined;
  /** What to do with files that appear to contain credentials. Default: `warn`. */
  secretScan?: 'warn' | 'fail' | undefined;
  /**
   * Plan the files of a fork, or files of unknown origin, with the token of this job. A plan runs code:
   * allow it only behind an environment with reviewers. Default: `false`.
   */
  allowUntrustedHead?: boolean | undefined;
  /**
   * Branches for which a verdict counts, besides the default branch: whole names, or patterns like
   * `release/*`, by lines or commas. A pull request into any other branch is undecided, with its results.
   * `*` is every branch. See docs/target-branches.md.
   */
  targetBranches?: readonly string[] | undefined;
}
