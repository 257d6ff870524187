/**
 * Exceptions for own policies, by asking again: where a policy fails, it is judged once more without all the resources
 * that are excepted for it. An address in a message decides nothing, because whoever writes the files can write it there.
 */
import { findAddresses } from '../model/address.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import { matchesGlob } from './address-patterns.ts';
import {
  acceptanceBy,
  fitsAddress,
  type Exceptions,
  daysLeft,
  type PolicyException,
} from './exceptions.ts';

interface ExceptedPlan {
  workspace: string;
  exceptions?: Exceptions | undefined;
  /** The names of the service's policies: what is called like one of them needs its directory in an exception. */
  servicePolicies?: ReadonlySet<string> | undefined;
}

export type IsLeftOut = (address: string) => boolean;

/** Says of an address whether it is left out of a plan when a policy is asked again. */
export function exceptedAddresses(result: PolicyResult, plan: ExceptedPlan): IsLeftOut {
  return isLeftOutBy(entriesFor(result, plan));
}

function isLeftOutBy(entries: readonly PolicyException[]): IsLeftOut {
  return (address) => entries.some((entry) => fitsAddress(entry, address));
}

/** Judges the policy of a result again, without the resources that are left out; undefined if there is no answer. */
type AskAgain = (isLeftOut: IsLeftOut, result: PolicyResult) => Promise<PolicyResult | undefined>;

/** The results, each failure divided into what counts and what is excepted. */
export async function divideOwnFailures(
  results: readonly PolicyResult[],
  plan: ExceptedPlan,
  askAgain: AskAgain,
): Promise<PolicyResult[]> {
  const divided: PolicyResult[] = [];
  for (const result of results) {
    divided.push(...(await divideOwnFailure(result, entriesFor(result, plan), askAgain)));
  }
  return divided;
}

/** The exceptions that have not ended and that fit the policy of a failure; none if it did not fail. */
function entriesFor(
  { status, policySet, policy }: PolicyResult,
  { workspace, exceptions, servicePolicies }: ExceptedPlan,
): PolicyException[] {
  if (status !== 'failed' || exceptions === undefined) return [];
  const names = [`${policySet}/${policy}`];
  if (!servicePolicies?.has(policy)) names.push(policy);
  return exceptions.entries.filter(
    (entry) =>
      names.includes(entry.policy) &&
      daysLeft(entry, exceptions.today) >= 0 &&
      matchesGlob(entry.workspace, workspace),
  );
}

async function divideOwnFailure(
  result: PolicyResult,
  entries: readonly PolicyException[],
  askAgain: AskAgain,
): Promise<PolicyResult[]> {
  const [firstEntry] = entries;
  if (firstEntry === undefined) return [result];
  const ofWholePolicy = entries.find(({ address }) => address === undefined);
  if (ofWholePolicy !== undefined) return [{ ...result, ...acceptanceBy(ofWholePolicy) }];
  const isLeftOut = isLeftOutBy(entries);
  const again = await askAgain(isLeftOut, result);
  // A policy that breaks without a resource has said nothing about the others.
  if (again === undefined || again.status === 'errored') return [result];
  const stillGiven = again.status === 'failed' ? again.output : [];
  // A message can be about what is left out only if it names some of that, or nothing at all.
  const isAboutOthers = (text: string) => {
    const { addresses } = findAddresses(text);
    return addresses.length > 0 && !addresses.some(isLeftOut);
  };
  const countingTexts = new Set([...stillGiven, ...result.output.filter(isAboutOthers)]);
  const exceptedTexts = result.output.filter((text) => !countingTexts.has(text));
  if (exceptedTexts.length === 0) return [result];
  const accepted = { ...withOnlyTexts(result, exceptedTexts), ...acceptanceBy(firstEntry) };
  const counting = countingTexts.size === 0 ? [] : [withOnlyTexts(result, [...countingTexts])];
  // The new answer is kept as well where no message stands for it: it fails without one, or was not evaluated.
  const isCovered = again.status === 'passed' || (again.status === 'failed' && counting.length > 0);
  return isCovered ? [...counting, accepted] : [again, ...counting, accepted];
}

/** The failure with these messages alone, and with the resources in them. */
export function withOnlyTexts(result: PolicyResult, output: readonly string[]): PolicyResult {
  const isNamed = (address: string): boolean => output.some((text) => text.includes(address));
  const resources = result.resources.filter(({ address }) => isNamed(address));
  return {
    ...result,
    message: output[0] ?? result.message,
    output: [...output],
    printedFor: output.map(() => []),
    answers: result.answers?.filter(({ lines }) => lines.some((line) => output.includes(line))),
    address: resources[0]?.address,
    location: undefined,
    resources,
  };
}
