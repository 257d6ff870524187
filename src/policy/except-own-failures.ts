/**
 * Exceptions for own policies, by asking again: where a policy fails, it is judged once more without all the resources
 * that are excepted for it. An address in a message decides nothing, because whoever writes the files can write it there.
 */
import { findAddresses } from '../model/address.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import { namedIn } from './named-resources.ts';
import { type Exceptions, daysLeft } from './exceptions.ts';
import { acceptanceBy, indexEntries, type FittingEntries } from './fitting-exceptions.ts';

interface ExceptedPlan {
  workspace: string;
  exceptions?: Exceptions | undefined;
  /** The names of the service's policies: what is called like one of them needs its directory in an exception. */
  servicePolicies?: ReadonlySet<string> | undefined;
}

export type IsLeftOut = (address: string) => boolean;

/** Says of an address whether it is left out of a plan when the policy of a failure is asked again. */
export function exceptedAddresses(plan: ExceptedPlan): (result: PolicyResult) => IsLeftOut {
  const entriesFor = findEntriesFor(plan);
  return (result) => isLeftOutBy(entriesFor(result));
}

function isLeftOutBy({ at }: FittingEntries): IsLeftOut {
  return (address) => at(address).length > 0;
}

/** Judges the policy of a result again, without the resources that are left out; undefined if there is no answer. */
type AskAgain = (isLeftOut: IsLeftOut, result: PolicyResult) => Promise<PolicyResult | undefined>;

/** The results, each failure divided into what counts and what is excepted. */
export async function divideOwnFailures(
  results: readonly PolicyResult[],
  plan: ExceptedPlan,
  askAgain: AskAgain,
): Promise<PolicyResult[]> {
  const entriesFor = findEntriesFor(plan);
  // All at once: what is asked together goes to one process.
  const divided = await Promise.all(
    results.map((result) => divideOwnFailure(result, entriesFor(result), askAgain)),
  );
  return divided.flat();
}

const NO_ENTRIES: FittingEntries = { entries: [], at: () => [] };

/** Makes the function that finds the exceptions that have not ended for the policy of a failure; none if it did not fail. */
function findEntriesFor({
  workspace,
  exceptions,
  servicePolicies,
}: ExceptedPlan): (result: PolicyResult) => FittingEntries {
  if (exceptions === undefined) return () => NO_ENTRIES;
  const { entries, today } = exceptions;
  const findEntries = indexEntries(entries.filter((entry) => daysLeft(entry, today) >= 0));
  return ({ status, policySet, policy }) => {
    if (status !== 'failed') return NO_ENTRIES;
    const names = [`${policySet}/${policy}`];
    if (!servicePolicies?.has(policy)) names.push(policy);
    return findEntries(names, workspace);
  };
}

async function divideOwnFailure(
  result: PolicyResult,
  fitting: FittingEntries,
  askAgain: AskAgain,
): Promise<PolicyResult[]> {
  const [firstEntry] = fitting.entries;
  if (firstEntry === undefined) return [result];
  const ofWholePolicy = fitting.entries.find(({ address }) => address === undefined);
  if (ofWholePolicy !== undefined) return [{ ...result, ...acceptanceBy(ofWholePolicy) }];
  const isLeftOut = isLeftOutBy(fitting);
  const again = await askAgain(isLeftOut, result);
  // A policy that breaks without a resource has said nothing about the others.
  if (again === undefined || again.status === 'errored') return [result];
  const countingTexts = textsThatCount(result, again, isLeftOut);
  const exceptedTexts = result.output.filter((text) => !countingTexts.has(text));
  if (exceptedTexts.length === 0) return [result];
  const counting = countingTexts.size === 0 ? [] : [withOnlyTexts(result, [...countingTexts])];
  // The new answer is kept as well where no message stands for it: it fails without one, or was not evaluated.
  const isCovered = again.status === 'passed' || (again.status === 'failed' && counting.length > 0);
  const accepted = { ...withOnlyTexts(result, exceptedTexts), ...acceptanceBy(firstEntry) };
  return [...(isCovered ? [] : [again]), ...counting, accepted];
}

/**
 * The messages that no exception covers: what the policy still says without the resources that are left out, and what it said
 * before of other resources alone. A message can be about what is left out only if it names some of that, or nothing at all.
 */
function textsThatCount(
  before: PolicyResult,
  again: PolicyResult,
  isLeftOut: IsLeftOut,
): ReadonlySet<string> {
  const isAboutOthers = (text: string) => {
    const { addresses } = findAddresses(text);
    return addresses.length > 0 && !addresses.some(isLeftOut);
  };
  const counting = new Set(again.status === 'failed' ? again.output : []);
  for (const text of before.output) {
    if (!counting.has(text) && isAboutOthers(text)) counting.add(text);
  }
  return counting;
}

/** The failure with these messages alone, and with what they name. */
export function withOnlyTexts(result: PolicyResult, output: readonly string[]): PolicyResult {
  const printedFor = new Map(
    result.output.map((text, at) => [text, result.printedFor?.[at] ?? []]),
  );
  const kept = new Set(output);
  const known = new Map(result.resources.map((resource) => [resource.address, resource]));
  const { address, resources, generalMessages } = namedIn(
    output.map((text) => ({ text, addresses: printedFor.get(text) ?? [] })),
  );
  return {
    ...result,
    message: output[0] ?? result.message,
    output: [...output],
    printedFor: output.map(() => []),
    answers: result.answers?.filter(({ lines }) => lines.some((line) => kept.has(line))),
    address,
    location: undefined,
    resources: resources.map((resource) => {
      return { ...resource, ...known.get(resource.address), messages: resource.messages };
    }),
    generalMessages,
  };
}
