/**
 * The redacted plan of a service as the document that policies read. It has the changes of all resources, and
 * of sensitive values only the marks that say where they are.
 */
import * as v from '../../client/wire/schema.ts';
import { TERRAFORM_PLAN, type PlanShape } from '../../plan/plan-shape.ts';
import type { PlanDocument } from '../../plan/plan-document.ts';
import { LONGEST_PLAN, misnamedIn, readPlan, UnreadablePlan } from '../../plan/read-plan.ts';
import { takeTurn } from '../../machine/take-turn.ts';
import { isDeep, MOST_LEVELS } from '../../model/json-depth.ts';
import { parseJson } from '../../model/parse.ts';
import { membersOf } from '../input-form.ts';
import { replaceHere } from './hidden-values.ts';

/** The members that policies can read in a redacted plan. */
const MEMBERS = [
  'resource_changes',
  'output_changes',
  'resource_drift',
  'relevant_attributes',
  'deferred_changes',
  'action_invocations',
  'deferred_action_invocations',
  'complete',
] as const;

/** What a redacted plan can have. */
export const REDACTED_PLAN: PlanShape = {
  keys: Object.fromEntries(
    MEMBERS.flatMap((name) => {
      const shape = TERRAFORM_PLAN.keys[name];
      return shape === undefined ? [] : [[name, shape]];
    }),
  ),
};

const map = v.record(v.string(), v.unknown());
const change = v.looseObject({ actions: v.array(v.string()) });
const resourceChange = v.looseObject({
  address: v.string(),
  module_address: v.optional(v.string()),
  mode: v.picklist(['managed', 'data']),
  type: v.string(),
  name: v.string(),
  index: v.optional(v.union([v.string(), v.number()])),
  change,
});
const redacted = v.looseObject({
  plan_format_version: v.pipe(v.string(), v.startsWith('1.')),
  resource_changes: v.optional(v.nullable(v.array(resourceChange))),
  output_changes: v.optional(v.nullable(map)),
  errored: v.optional(v.boolean()),
});
const asPlan = v.custom<PlanDocument>((value) => typeof value === 'object' && value !== null);

/** A plan, and its text as it was written. */
export interface PlanInText {
  plan: PlanDocument;
  planText: string;
}

/** A whole plan as a service would show it: without the values that it marks as sensitive. */
export async function toRedactedPlan(text: string, signal?: AbortSignal): Promise<PlanInText> {
  return readRedactedPlan(await redactedTextOf(text, signal), signal);
}

/** Of a plan of 50 MB nothing that was made on the way stays in memory. */
async function redactedTextOf(text: string, signal?: AbortSignal): Promise<string> {
  const { document } = await readPlan(text, signal);
  const shown = MEMBERS.flatMap((name) =>
    Object.hasOwn(document, name) ? [[name, Reflect.get(document, name)]] : [],
  );
  await takeTurn(signal);
  const redacted = v.parse(asPlan, Object.fromEntries(shown));
  replaceHere(redacted, undefined);
  await takeTurn(signal);
  return JSON.stringify({ ...redacted, plan_format_version: '1.0' });
}

/** Reads a redacted plan. Throws `UnreadablePlan`. */
export async function readRedactedPlan(text: string, signal?: AbortSignal): Promise<PlanInText> {
  if (text.length > LONGEST_PLAN) {
    throw new UnreadablePlan(`The plan has more than ${LONGEST_PLAN} characters.`);
  }
  await checkRedactedPlan(text, signal);
  await takeTurn(signal);
  // The schemas of providers are longer than everything else, and no policy reads them.
  const texts = new Map([['resource_changes', '[]'], ...membersOf(text)]);
  const members = MEMBERS.flatMap((name) => {
    const member = texts.get(name);
    return member === undefined || member === 'null' ? [] : `${JSON.stringify(name)}:${member}`;
  });
  const planText = `{${members.join(',')}}`;
  await takeTurn(signal);
  return { plan: v.parse(asPlan, parseJson(planText)), planText };
}

async function checkRedactedPlan(text: string, signal?: AbortSignal): Promise<void> {
  const parsed = parseJson(text);
  await takeTurn(signal);
  if (isDeep(parsed, MOST_LEVELS)) throw new UnreadablePlan('The plan is nested too deeply.');
  await takeTurn(signal);
  const checked = v.safeParse(redacted, parsed);
  if (!checked.success) throw new UnreadablePlan('The service answered no plan that can be read.');
  if (checked.output.errored === true) {
    throw new UnreadablePlan('The plan says that it errored, so it may lack changes.');
  }
  for (const one of checked.output.resource_changes ?? []) {
    await takeTurn(signal);
    const misnamed = misnamedIn(one);
    if (misnamed !== undefined) throw new UnreadablePlan(misnamed);
  }
}
