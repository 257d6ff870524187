/** Faults that tests switch on for a route: what networks, proxies and overloaded services do. */
import type { ServiceResponse } from './requests.ts';
import * as v from '../client/wire/schema.ts';

const amount = v.pipe(v.number(), v.minValue(0));

const faultSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('status'),
    status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
    headers: v.optional(v.record(v.string(), v.string()), {}),
    body: v.optional(v.string(), ''),
  }),
  v.strictObject({ kind: v.literal('reset') }),
  v.strictObject({ kind: v.literal('delay'), delayMs: amount }),
  v.strictObject({ kind: v.literal('truncate'), bytes: amount }),
]);

/** Which requests get which fault. */
export const faultRuleSchema = v.strictObject({
  /** The route in the form `POST /runs`, `GET /runs/:run` or `GET /v1/log/:object`; left out: every request. */
  route: v.optional(v.string()),
  fault: faultSchema,
  /** `before`: the handler does not run. `after`: the handler does its work, and the fault replaces its answer. */
  when: v.optional(v.picklist(['before', 'after']), 'before'),
  /** How many matching requests are answered without the fault before it begins. */
  skip: v.optional(amount, 0),
  /** How many requests get the fault. */
  times: v.optional(amount, 1),
});
export type FaultRuleInput = v.InferInput<typeof faultRuleSchema>;
type FaultRule = v.InferOutput<typeof faultRuleSchema>;

/** The fault rules of a service, none at first. Rules are tried in the order in which they were added. */
export function createFaults() {
  let rules: FaultRule[] = [];
  return {
    add: (rule: FaultRuleInput): void => {
      rules.push(v.parse(faultRuleSchema, rule));
    },
    clear: (): void => {
      rules = [];
    },
    list: (): readonly FaultRule[] => rules,
    /** The rule whose fault this request gets, which counts as used once more. The first one that matches decides. */
    take(routeName: string): FaultRule | undefined {
      const rule = rules.find(({ route }) => route === undefined || route === routeName);
      if (rule === undefined) return undefined;
      if (rule.skip > 0) {
        rule.skip -= 1;
        return undefined;
      }
      rule.times -= 1;
      if (rule.times <= 0) rules = rules.filter((other) => other !== rule);
      return rule;
    },
  };
}

/** The response to send instead of `answer`. A fault of the connection is handed on: the server shows it. */
export function applyFault(fault: FaultRule['fault'], answer: ServiceResponse): ServiceResponse {
  if (fault.kind !== 'status') return { ...answer, fault };
  return {
    status: fault.status,
    headers: { 'content-type': 'text/plain', ...fault.headers },
    body: new TextEncoder().encode(fault.body),
  };
}
