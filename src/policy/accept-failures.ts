/**
 * Divides a failure into what closes the gate and what is accepted. What is not certain to be about an
 * accepted resource alone stays a failure: a line without an address, or one that names another resource as well.
 */
import { LONGEST_MESSAGE, MOST_ADDRESSES } from '../model/address.ts';
import type { ExceptedUntil, PolicyResult } from '../model/policy-result.ts';
import type { Reading } from './reading.ts';

/** Why a failure does not count. Resources with the very same object are reported together. */
type Acceptance =
  | { status: 'excepted'; excepted: ExceptedUntil }
  | { status: 'existing'; excepted?: undefined };

/** A line that a policy printed, with the addresses that it is about; none if that is not certain. */
export interface PrintedAddresses {
  text: string;
  addresses: readonly string[];
}

/** What is accepted of one failure: all of it, whatever it names; or some of the addresses that it names. */
type Accepted = { whole: Acceptance } | { at: (address: string) => Acceptance | undefined };

/**
 * A rule that accepts failures.
 *
 * @param lines every line that the policy printed about the failure
 * @returns undefined if nothing is accepted
 */
export type AcceptanceRule = (
  result: PolicyResult,
  lines: readonly PrintedAddresses[],
) => Accepted | undefined;

/** What is left of a failure. */
export interface DividedFailure {
  /** What still fails; undefined if all of it is accepted. */
  left: PolicyResult | undefined;
  /** What does not count: one part for each reason. */
  accepted: PolicyResult[];
}

/** Divides a result into what still fails and what is accepted. Only a certain failure of a named policy has accepted parts. */
export function divideFailure(result: PolicyResult, rule: AcceptanceRule): DividedFailure {
  const undivided: DividedFailure = { left: result, accepted: [] };
  if (!isFailure(result)) return undivided;
  const lines = addressedLines(result);
  const answer = rule(result, lines);
  if (answer === undefined) return undivided;
  if ('whole' in answer) {
    return { left: undefined, accepted: [{ ...result, ...answer.whole }] };
  }
  if (!isCertainFailure(result)) return undivided;
  const isUnclear = lines.some(
    ({ addresses: { length } }) => length === 0 || length >= MOST_ADDRESSES,
  );
  if (isUnclear) return undivided;
  const acceptances = acceptedAddresses(result, lines, answer.at);
  const accepted = [...new Set(acceptances.values())]
    .map((acceptance) => {
      const isAccepted = (address: string) => acceptances.get(address) === acceptance;
      return { ...partAbout(result, lines, isAccepted), ...acceptance };
    })
    .filter(({ resources }) => resources.length > 0);
  if (accepted.length === 0) return undivided;
  const stillFails = (address: string) => !acceptances.has(address);
  const isLeft =
    result.resources.some(({ address }) => stillFails(address)) ||
    lines.some(({ addresses }) => addresses.some(stillFails));
  return { left: isLeft ? partAbout(result, lines, stillFails) : undefined, accepted };
}

/** Divides each failure of an advisory policy by the rule. Failures of other levels stay as they are. */
export function acceptAdvisoryFailures(reading: Reading, rule: AcceptanceRule): Reading {
  const results = reading.results.flatMap((result) => {
    if (result.level !== 'advisory') return [result];
    const { left, accepted } = divideFailure(result, rule);
    return left === undefined ? accepted : [left, ...accepted];
  });
  return { ...reading, results };
}

/**
 * The addresses that are accepted in every line that names them, each with the reason.
 *
 * @param acceptanceOf what the rule says of an address
 */
function acceptedAddresses(
  { resources }: PolicyResult,
  lines: readonly PrintedAddresses[],
  acceptanceOf: (address: string) => Acceptance | undefined,
): Map<string, Acceptance> {
  const resourceAddresses = new Set(resources.map(({ address }) => address));
  const accepted = new Map<string, Acceptance>();
  for (const address of new Set(lines.flatMap(({ addresses }) => addresses))) {
    const acceptance = acceptanceOf(address);
    if (acceptance !== undefined) accepted.set(address, acceptance);
  }
  // The addresses of a line are accepted together or not at all. What one line takes back may be in a line before it,
  // so this is repeated until nothing changes.
  let sizeBefore: number;
  do {
    sizeBefore = accepted.size;
    for (const { addresses } of lines) {
      const isAccepted = addresses.every((address) => accepted.has(address));
      const namesResource = addresses.some((address) => resourceAddresses.has(address));
      if (isAccepted && namesResource) continue;
      for (const address of addresses) accepted.delete(address);
    }
  } while (accepted.size < sizeBefore);
  return accepted;
}

/** A list of lines or of resources that is as long as this may have been cut. */
const MOST_ENTRIES = 1_000;

function isFailure({ status, word, level }: PolicyResult): boolean {
  return status === 'failed' && word === undefined && level !== 'unknown';
}

/** Whether nothing of a failure may have been cut. */
export function isCertainFailure(result: PolicyResult): boolean {
  const { resources } = result;
  const lines = addressedLines(result);
  return (
    isFailure(result) &&
    lines.length < MOST_ENTRIES &&
    lines.every(({ text }) => text.length < LONGEST_MESSAGE) &&
    resources.length < MOST_ENTRIES
  );
}

/** The lines that a policy printed, with what they are about. */
export function addressedLines({ output, message, printedFor }: PolicyResult): PrintedAddresses[] {
  return (output.length > 0 ? output : [message]).flatMap((entry, at) =>
    entry
      .split(/\r\n|[\n\r\u0085\u2028\u2029]/u)
      .filter((text) => text.trim() !== '')
      .map((text) => ({ text, addresses: printedFor?.[at] ?? [] })),
  );
}

/** The part of a failure that is about these addresses. */
function partAbout(
  result: PolicyResult,
  lines: readonly PrintedAddresses[],
  isPart: (address: string) => boolean,
): PolicyResult {
  const linesOfPart = lines.filter(({ addresses }) => addresses.some(isPart));
  const texts = linesOfPart.map(({ text }) => text);
  const resources = result.resources.filter(({ address }) => isPart(address));
  const generalMessages = result.generalMessages.filter(({ addresses }) => addresses.some(isPart));
  return {
    ...result,
    message: texts[0] ?? result.message,
    output: result.output.length > 0 ? texts : [],
    printedFor: linesOfPart.map(({ addresses }) => addresses),
    address: resources[0]?.address,
    location: resources[0]?.location,
    resources,
    generalMessages,
  };
}
