/** Sentences about policies that read a key that the input does not have. */
import { ownPage } from '../model/own-pages.ts';
import { didYouMean } from '../model/did-you-mean.ts';
import { TERRAFORM_PLAN } from '../plan/plan-shape.ts';
import { isOfRun, planPath, type InputForm } from './input-form.ts';
import { kindsBelow, partAt, type TermKinds } from './kinds.ts';
import type { AbsentName } from './names.ts';

interface FindingContext {
  shownAs: string;
  form: InputForm;
  /** Whether policies.hcl names the policies. */
  isDeclared: boolean;
}

/** As in `policies/tags.rego:12 reads input.plan.resource_changs, which no plan has. Did you mean …?` */
export function describeFinding(name: AbsentName, context: FindingContext): string {
  const { module, at, said } = name;
  const row = at.place === undefined ? '' : `:${at.place.row}`;
  const where = `${context.shownAs}/${module.file}${row}`;
  const end = said?.endsWith('?') ? '' : '.';
  const what = said === undefined ? describeAbsentKey(name, context) : `${said}${end}`;
  const remedy = describeRemedy(name, context);
  return `${where} ${what}${remedy === '' ? '' : ` ${remedy}`}`;
}

function isKeyOfPlan(path: readonly string[], { isDeclared }: FindingContext): boolean {
  // With policies.hcl the plan is below `input.plan`, so no key at the top is one of the plan.
  return isInFormat(planPath(path)) && !(isDeclared && path.length === 1);
}

/** Which key the policy reads, and what lacks it. */
function describeAbsentKey({ path }: AbsentName, context: FindingContext): string {
  const sentence = `reads ${writePath(path)}`;
  const { isDeclared } = context;
  if (path.length === 1 && !isKeyOfPlan(path, context)) {
    const givenBy = isDeclared ? ', and with policies.hcl the input is that of HCP Terraform' : '';
    return `${sentence}, which the input does not have${givenBy}.`;
  }
  if (isOfRun(path)) return `${sentence}, which a run of a local check does not have.`;
  if (isKeyOfPlan(path, context)) {
    // To say in METADATA that it can be absent would let the policy judge nothing.
    const instead = [...path.slice(0, -planPath(path).length), 'resource_changes'];
    return `${sentence}, which a redacted plan never has. Read ${writePath(instead)}, or let the whole plan be read: \`full-plan\`.`;
  }
  return `${sentence}, which no plan has.`;
}

const MOST_NAMED = 12;

/** What to write in its place; empty if that is not known. */
function describeRemedy(
  { path, instead }: AbsentName,
  { form, isDeclared }: FindingContext,
): string {
  const key = path.at(-1) ?? '';
  if (path.length > 1) {
    if (isInFormat(planPath(path)) && !isOfRun(path)) return '';
    const near = didYouMean(key, instead);
    if (near !== undefined) return `Did you mean ${writePath([...path.slice(0, -1), near])}?`;
    return instead.length > 0 && instead.length <= MOST_NAMED
      ? `There are: ${instead.join(', ')}.`
      : '';
  }
  if (path.length === 0) {
    const near = didYouMean(key, instead);
    return near === undefined ? '' : `Did you mean "${near}"?`;
  }
  if (isInFormat(path)) return isDeclared ? `Write ${writePath(['plan', key])}.` : '';
  if (key === 'review') {
    return 'Policies of Gatekeeper read it: they judge requests to Kubernetes, and no plan is one.';
  }
  const near = didYouMean(key, form.possible);
  if (near !== undefined) return `Did you mean ${writePath([near])}?`;
  return isDeclared
    ? 'It has: plan, run.'
    : `It is a plan, with resource_changes, planned_values, variables and others. Read one of these, or say in METADATA that the key can be absent: \`input-keys\` (${ownPage('docs/local-policies.md#how-it-judges')}).`;
}

/** `["plan", "resource_changes", "*", "x-y"]` → `input.plan.resource_changes[_]["x-y"]`. */
function writePath(path: readonly string[]): string {
  const steps = path.map((step) => {
    if (step === '*') return '[_]';
    return /^[A-Za-z_]\w*$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
  });
  return `input${steps.join('')}`;
}

/** Whether Terraform's JSON format of plans has this path. */
function isInFormat(path: readonly string[]): boolean {
  let kinds: TermKinds = [partAt([], TERRAFORM_PLAN)];
  for (const step of path) {
    const key = step === '*' ? undefined : step;
    kinds = kinds.flatMap((kind) => kindsBelow(kind, key));
  }
  return kinds.length > 0;
}
