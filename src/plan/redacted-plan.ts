/**
 * The redacted plan of a service as the document that policies read. It has the changes of all resources, and
 * of sensitive values only the marks that say where they are.
 */
import { randomBytes } from 'node:crypto';
import { rewriteExactly } from '../model/json-text.ts';
import { PlanJson } from '../model/plan-json.ts';
import { takeTurn } from '../machine/take-turn.ts';
import { recordOf } from '../model/parse.ts';
import { TERRAFORM_PLAN, type PlanShape } from './plan-shape.ts';
import { replaceSensitiveValues } from './sensitive-values.ts';
import {
  asPlanDocument,
  misnamedProblem,
  readPlan,
  refuseUnusable,
  UnreadablePlan,
  type CheckedPlan,
  markUnmarked,
} from './read-plan.ts';
import * as v from '../client/wire/schema.ts';

/** The members of a plan that its redacted form has, too. */
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

/** The keys that a redacted plan can have. */
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
const redactedSchema = v.looseObject({
  plan_format_version: v.pipe(v.string(), v.startsWith('1.')),
  resource_changes: v.optional(v.nullable(v.array(resourceChange))),
  output_changes: v.optional(v.nullable(map)),
  errored: v.optional(v.boolean()),
});

/** A whole plan as a service would show it: without the values that it marks as sensitive. */
export async function toRedactedPlan(text: string, signal?: AbortSignal): Promise<CheckedPlan> {
  const { json: whole } = await readPlan(text, signal);
  await takeTurn(signal);
  const redacted = rewriteExactly(whole.text, randomBytes(12).toString('hex'), (value) => {
    const written = recordOf(value);
    markUnmarked(written);
    const document = { resource_changes: [], ...written };
    const present = MEMBERS.filter((name) => Object.hasOwn(document, name));
    const members = present.map((name): [string, unknown] => [name, Reflect.get(document, name)]);
    const plan = v.parse(asPlanDocument, Object.fromEntries(members));
    replaceSensitiveValues(plan, undefined);
    return { ...plan, plan_format_version: '1.0' };
  });
  await takeTurn(signal);
  const json = new PlanJson(redacted, recordOf(JSON.parse(redacted)), false);
  return checkRedacted(json, signal);
}

/**
 * Checks what a redacted plan says of itself.
 *
 * @throws UnreadablePlan, or the reason of the signal
 */
export async function checkRedacted(json: PlanJson, signal?: AbortSignal): Promise<CheckedPlan> {
  const checked = v.safeParse(redactedSchema, json.document, { abortEarly: true });
  if (!checked.success) throw new UnreadablePlan('The service answered no plan that can be read.');
  refuseUnusable(json);
  for (const resource of checked.output.resource_changes ?? []) {
    await takeTurn(signal);
    const problem = misnamedProblem(resource);
    if (problem !== undefined) throw new UnreadablePlan(problem);
  }
  // The schemas of providers are longer than everything else, and no policy reads them.
  const texts = new Map([['resource_changes', '[]'], ...json.texts()]);
  const present = MEMBERS.filter((name) => (texts.get(name) ?? 'null') !== 'null');
  const members = present.map((name) => `${JSON.stringify(name)}:${texts.get(name)}`);
  const document = Object.fromEntries(present.map((name) => [name, json.document[name] ?? []]));
  return { json, document: v.parse(asPlanDocument, document), text: `{${members.join(',')}}` };
}
