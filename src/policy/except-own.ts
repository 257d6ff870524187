/**
 * Exceptions for own policies, by asking again: where a policy fails, it is judged once more without all the resources
 * that are excepted for it. An address in a message decides nothing, because whoever writes the files can write it there.
 */
import { findAddresses } from '../model/address.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import { fitsFromRoot, matchesGlob } from './address-patterns.ts';
import type { Exceptions } from './apply-exceptions.ts';
import { daysLeft, type PolicyException } from './read-exceptions.ts';

interface ExceptedPlan {
  workspace: string;
  exceptions?: Exceptions | undefined;
  /** The names of the service's policies: what is called like one of them needs its directory in an exception. */
  others?: ReadonlySet<string> | undefined;
}

/** What the exceptions of a failing policy take out of a plan. */
export function exceptedAddresses(
  result: PolicyResult,
  { workspace, exceptions, others = new Set() }: ExceptedPlan,
): (address: string) => boolean {
  const entries = exceptions ? entriesFor(result, workspace, exceptions, others) : [];
  return (address) => isOutBy(entries, address);
}

function isOutBy(entries: readonly PolicyException[], address: string): boolean {
  return entries.some(
    (entry) => entry.address !== undefined && fitsFromRoot(entry.address, address),
  );
}

/** Judges a policy again, without the resources whose address is out. */
type AskAgain = (
  isOut: (address: string) => boolean,
  result: PolicyResult,
) => Promise<PolicyResult | undefined>;

/** The results, each failure divided into what counts and what is excepted. */
export async function exceptOwn(
  results: readonly PolicyResult[],
  { workspace, exceptions, others = new Set() }: ExceptedPlan,
  askAgain: AskAgain,
): Promise<PolicyResult[]> {
  if (exceptions === undefined) return results.slice();
  const divided: PolicyResult[] = [];
  for (const result of results) {
    const entries = entriesFor(result, workspace, exceptions, others);
    divided.push(...(await divideOwn(result, entries, askAgain)));
  }
  return divided;
}

/** The entries that count for a failure. */
function entriesFor(
  { status, policySet, policy }: PolicyResult,
  workspace: string,
  { entries, today }: Exceptions,
  others: ReadonlySet<string>,
): PolicyException[] {
  if (status !== 'failed') return [];
  const names = [`${policySet}/${policy}`, ...(others.has(policy) ? [] : [policy])];
  return entries.filter(
    (entry) =>
      names.includes(entry.policy) &&
      daysLeft(entry, today) >= 0 &&
      matchesGlob(entry.workspace, workspace),
  );
}

async function divideOwn(
  result: PolicyResult,
  entries: readonly PolicyException[],
  askAgain: AskAgain,
): Promise<PolicyResult[]> {
  const [first] = entries;
  if (first === undefined) return [result];
  const whole = entries.find(({ address }) => address === undefined);
  if (whole !== undefined) return [acceptedBy(whole, result)];
  const isOut = (address: string): boolean => isOutBy(entries, address);
  const again = await askAgain(isOut, result);
  // A policy that breaks without a resource has said nothing about the others.
  if (again === undefined || again.status === 'errored') return [result];
  const still = again.status === 'failed' ? again.output : [];
  const counting = new Set([...still, ...result.output.filter((text) => !isOnlyOf(text, isOut))]);
  const gone = result.output.filter((text) => !counting.has(text));
  if (gone.length === 0) return [result];
  const accepted = acceptedBy(first, withTexts(result, gone));
  const failed = counting.size === 0 ? [] : [withTexts(result, [...counting])];
  // One that fails without a message has an answer of its own, as has one that was not evaluated.
  const isTold = again.status === 'passed' || (again.status === 'failed' && failed.length > 0);
  return [...(isTold ? [] : [again]), ...failed, accepted];
}

/** Whether a message can only be of resources that are out: it names no other, or none at all. */
function isOnlyOf(text: string, isOut: (address: string) => boolean): boolean {
  const { addresses } = findAddresses(text);
  return addresses.length === 0 || addresses.some(isOut);
}

function acceptedBy({ until, owner, reason }: PolicyException, result: PolicyResult): PolicyResult {
  return { ...result, status: 'excepted', excepted: { until, owner, reason } };
}

/** The failure with these messages alone, and with the resources in them. */
export function withTexts(result: PolicyResult, output: readonly string[]): PolicyResult {
  const kept = (address: string): boolean => output.some((text) => text.includes(address));
  const resources = result.resources.filter(({ address }) => kept(address));
  return {
    ...result,
    message: output[0] ?? result.message,
    output: [...output],
    printedFor: output.map(() => []),
    address: resources[0]?.address,
    location: undefined,
    resources,
  };
}
