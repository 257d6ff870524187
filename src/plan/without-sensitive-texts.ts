/**
 * Texts that people read, without the sensitive values of a plan. A failed check, a policy and a provider can have a value from a
 * place that the plan does not mark, and it is recognised by the place that the plan does mark.
 */
import { mapStrings } from '../model/secrets.ts';
import * as v from '../client/wire/schema.ts';
import type { PlanDocument } from './plan-document.ts';
import { asPlanDocument } from './read-plan.ts';
import { removerOf, type WithoutTexts } from './remove-texts.ts';
import { addressesIn, sensitiveTexts } from './sensitive-values.ts';

/** @param plan as it is, or filled from the state after its apply; it is read when the first text comes */
export function withoutTextsOf(plan: object): WithoutTexts {
  let without: WithoutTexts | undefined;
  return (text) => {
    without ??= removerOf(hiddenTexts(v.parse(asPlanDocument, plan)));
    return without(text);
  };
}

/** The names in addresses are no secret, and a message has to name its resource. */
function hiddenTexts(plan: PlanDocument): string[] {
  const names = new Set(Array.from(addressesIn(plan)).flatMap((one) => one.split(/[.[\]"]/)));
  return [...sensitiveTexts(plan)].filter((text) => !names.has(text));
}

/** Plain data with every text in it as this makes it. */
export function withoutTextsIn<T>(value: T, withoutTexts: WithoutTexts): T {
  return mapStrings(value, withoutTexts) as T;
}
