/** Says what a text is that is no plan in JSON, with the command that writes one; and where there is none, the recipe. */
import { ownPage } from '../model/own-pages.ts';

/** How a job plans where the credentials are, and another one judges. */
export const PLAN_RECIPE = ownPage('docs/plan-files.md#a-plan-of-another-job');

const AGAIN = 'Write the plan with `terraform show -json saved.plan > plan.json`.';

/** How such texts begin. A text that comes first may begin like one that comes later. */
const BEGINNINGS: readonly (readonly [beginning: RegExp, sentences: string])[] = [
  [
    /^\s*$/,
    `It is empty, as it is where the command that writes it failed. Look at what that command said. ${AGAIN}`,
  ],
  [
    /^PK\P{L}\P{L}/u,
    'It is a saved plan, which is binary. Show it as JSON: `terraform show -json saved.plan > plan.json`, in the directory that was planned.',
  ],
  [
    /^\ufffd\ufffd?.\0|^.\0.\0/s,
    'It is in UTF-16, as PowerShell writes it. Write it in UTF-8: `terraform show -json saved.plan | Out-File -Encoding utf8 plan.json`.',
  ],
  [
    /^\s*\{"@level"/,
    'It is the log of `terraform plan -json`, which has no values. Save the plan with `terraform plan -out saved.plan`, and write it with `terraform show -json saved.plan > plan.json`.',
  ],
  [/^\s*\{/, `It is not complete, or not JSON from some place on. ${AGAIN}`],
  [
    /^[^{]*\n\{\s*"format_version"/,
    'It begins with a line that is no JSON, as the wrapper of hashicorp/setup-terraform prints one. Set `terraform_wrapper: false` there, and keep only what the command prints on standard output.',
  ],
  [
    /Terraform|OpenTofu|# \S+ will be |Plan: \d|No changes/,
    'It is what `terraform plan` or `terraform show` prints for people. Save the plan with `terraform plan -out saved.plan`, and write it with `terraform show -json saved.plan > plan.json`.',
  ],
];

/** The beginning says what a text is; the longest line of another program that may come before it is far shorter. */
const BEGINNING_LENGTH = 16_384;

/** What a text is that JSON cannot be read from. Nothing of it is shown: it may have sensitive values. */
export function describeNoJson(text: string): string {
  const start = text.slice(0, BEGINNING_LENGTH);
  const [, sentences = AGAIN] = BEGINNINGS.find(([beginning]) => beginning.test(start)) ?? [];
  return sentences;
}

/** What an object of JSON is that is no plan; undefined for all that may be one. */
export function describeOtherDocument(
  document: Readonly<Record<string, unknown>>,
): string | undefined {
  const has = (name: string): boolean => Object.hasOwn(document, name);
  if (has('resource_changes') || has('planned_values')) return undefined;
  if (has('plan_format_version')) {
    return 'It is a redacted plan of a service. A check that has a service reads it there: leave `plan` out.';
  }
  if (has('lineage') || has('serial')) return `It is a state file, which has no changes. ${AGAIN}`;
  if (has('@level')) return describeNoJson('{"@level"');
  if (!has('format_version') || has('provider_schemas')) return undefined;
  return 'It is a state, as `terraform show -json` prints it where no plan is named. Name the saved plan: `terraform show -json saved.plan > plan.json`.';
}
