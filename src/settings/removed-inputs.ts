/** This table goes before the first release. Inputs that were taken out, each with what to do instead, in whole sentences. */
export const REMOVED_INPUTS: ReadonlyMap<string, string> = new Map([
  [
    'source',
    'Write `plans-from: version-control` for `vcs`, in `plangate.yml` or as a line of `set`.',
  ],
  ['ca-file', 'Set NODE_EXTRA_CA_CERTS to the file.'],
  ['comment-key', 'A second gate has a file of its own, which the input `settings` names.'],
  ['max-actions', 'Write `protect: action.*.*`: each action that it names needs an approval.'],
  ['policy-link', 'Write the link into the description of the policy.'],
  [
    'plan-diff',
    'Take it out: reports show the names of changed attributes, and never their values.',
  ],
  [
    'notify',
    'Take it out: those whom a policy or a line of `protect` names are asked for a review, once.',
  ],
  [
    'trusted-branch',
    'Set `organization` and `workspace`, or name them in the `cloud` block of the default branch.',
  ],
  [
    'cancel-superseded',
    'Take it out: unfinished speculative runs of earlier pushes are canceled where the token may.',
  ],
  [
    'on-failure',
    'Take it out: a provisional run is discarded if the gate fails, and kept if it needs an override.',
  ],
  [
    'include-untracked-secrets',
    'Take it out: a file that looks like a secret is sent only if git tracks it. Pass its values as variables of the workspace.',
  ],
  [
    'rules',
    "Take it out: `.terraformignore` is read by Terraform's rules without their known leaks. `plangate pack --rules` shows other readings.",
  ],
  [
    'plan-fields',
    'Set `allow-partial` to true where a plan with unknown fields may pass: the verdict names their numbers, and is at best advisory.',
  ],
]);
