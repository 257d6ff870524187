/**
 * How judges tell one failure of a policy from another: by the resource that an outcome is about, by a message, by a rule with its
 * place, or not at all. What is not certain to be one failure alone counts whole.
 */
import { findAddresses, LONGEST_MESSAGE, MOST_ADDRESSES } from '../model/address.ts';
import type { JudgeTraits } from '../model/judge-traits.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import { namedIn } from './named-resources.ts';

/** One of the failures that a result is made of. */
export interface ToldFailure {
  /** As people read it. */
  lines: readonly string[];
  /** What it is about; none if that is not certain. */
  addresses: readonly string[];
  /** Whether it is about something else than resources of which the policy says that they fail: then it never goes with these. */
  isAboutOthers?: boolean;
}

/** What is left out where a policy is asked again. */
export type IsLeftOut = (address: string) => boolean;

interface Telling {
  failuresIn(result: PolicyResult): readonly ToldFailure[];
  /** The result with some of its failures alone. */
  partOf(result: PolicyResult, failures: readonly ToldFailure[]): PolicyResult;
}

/** The ways of the judges, by `toldApartBy`. */
const TELLINGS: Readonly<Record<JudgeTraits['toldApartBy'], Telling>> = {
  message: { failuresIn: messagesOf, partOf: withMessages },
  address: { failuresIn: failuresByAddress, partOf: aboutAddresses },
  // Each result of a scanner is about one rule in one state, and its judge has divided it.
  place: { failuresIn: () => [], partOf: (result) => result },
  nothing: { failuresIn: () => [], partOf: (result) => result },
};

/** The failures that a result is made of; none if its judge does not tell them apart. */
export function failuresIn(result: PolicyResult): readonly ToldFailure[] {
  return TELLINGS[result.judge.toldApartBy].failuresIn(result);
}

/** The result with some of its failures alone. */
export function partOf(result: PolicyResult, failures: readonly ToldFailure[]): PolicyResult {
  return TELLINGS[result.judge.toldApartBy].partOf(result, failures);
}

/** Whether two answers of one policy have the same failure. */
export function keyOfFailure({ lines }: ToldFailure): string {
  return JSON.stringify(lines);
}

/** Each message is a failure. An address in its text proposes what it is about, and only asking again says whether that is so. */
function messagesOf({ output }: PolicyResult): ToldFailure[] {
  return output.map((text) => {
    const { addresses, isCertain } = findAddresses(text);
    return { lines: [text], addresses: isCertain ? addresses : [] };
  });
}

function withMessages(result: PolicyResult, failures: readonly ToldFailure[]): PolicyResult {
  const output = failures.flatMap(({ lines }) => lines);
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
    output,
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

/**
 * What is said of a resource, with what is said of others in the same lines. None where a line says in no field of its own what
 * it is about, or where something may have been cut.
 */
function failuresByAddress(result: PolicyResult): ToldFailure[] {
  const lines = addressedLines(result);
  const isClear = lines.every(({ addresses: { length } }) => length > 0 && length < MOST_ADDRESSES);
  if (!isClear || !isWhole(result, lines)) return [];
  const failing = new Set(result.resources.map(({ address }) => address));
  const groups = new Map<string, ToldFailure>();
  for (const line of lines) {
    const joined = [...new Set(line.addresses.flatMap((address) => groups.get(address) ?? []))];
    const addresses = new Set([...joined.flatMap((told) => told.addresses), ...line.addresses]);
    const group: ToldFailure = {
      lines: [...joined.flatMap((told) => told.lines), line.text],
      addresses: [...addresses],
      isAboutOthers:
        joined.some(({ isAboutOthers }) => isAboutOthers) ||
        !line.addresses.some((address) => failing.has(address)),
    };
    for (const address of addresses) groups.set(address, group);
  }
  return [...new Set(groups.values())];
}

/** A line that a policy printed, with the resources that the answer names in a field of its own. */
interface AddressedLine {
  text: string;
  addresses: readonly string[];
}

function addressedLines({ output, message, printedFor }: PolicyResult): AddressedLine[] {
  return (output.length > 0 ? output : [message]).flatMap((entry, at) =>
    entry
      .split(/\r\n|[\n\r\u0085\u2028\u2029]/u)
      .filter((text) => text.trim() !== '')
      .map((text) => ({ text, addresses: printedFor?.[at] ?? [] })),
  );
}

/** A list of lines or of resources that is as long as this may have been cut. */
const MOST_ENTRIES = 1_000;

function isWhole({ resources }: PolicyResult, lines: readonly AddressedLine[]): boolean {
  return (
    lines.length < MOST_ENTRIES &&
    lines.every(({ text }) => text.length < LONGEST_MESSAGE) &&
    resources.length < MOST_ENTRIES
  );
}

/** Everything that a policy printed; undefined where something may have been cut. */
export function wholeLines(result: PolicyResult): string[] | undefined {
  const lines = addressedLines(result);
  return isWhole(result, lines) ? lines.map(({ text }) => text) : undefined;
}

function aboutAddresses(result: PolicyResult, failures: readonly ToldFailure[]): PolicyResult {
  const about = new Set(failures.flatMap(({ addresses }) => addresses));
  return partAbout(result, (address) => about.has(address));
}

function partAbout(result: PolicyResult, isPart: IsLeftOut): PolicyResult {
  const lines = addressedLines(result).filter(({ addresses }) => addresses.some(isPart));
  const texts = lines.map(({ text }) => text);
  const resources = result.resources.filter(({ address }) => isPart(address));
  return {
    ...result,
    message: texts[0] ?? result.message,
    output: result.output.length > 0 ? texts : [],
    printedFor: lines.map(({ addresses }) => addresses),
    address: resources[0]?.address,
    location: resources[0]?.location,
    resources,
    generalMessages: result.generalMessages.filter(({ addresses }) => addresses.some(isPart)),
  };
}

/**
 * What a policy of the service would say without some resources, by what it said of each: it cannot be asked again. Undefined
 * where its judge does not tell its failures apart.
 */
export function withoutAddresses(
  result: PolicyResult,
  isLeftOut: IsLeftOut,
): PolicyResult | undefined {
  const failures = failuresIn(result);
  if (failures.length === 0) return undefined;
  const isGone = ({ addresses, isAboutOthers }: ToldFailure) =>
    isAboutOthers !== true && addresses.every(isLeftOut);
  const gone = new Set(failures.filter(isGone).flatMap(({ addresses }) => addresses));
  const rest = partAbout(result, (address) => !gone.has(address));
  const isOver = failures.every(isGone) && rest.resources.length === 0;
  return { ...rest, status: isOver ? 'passed' : result.status };
}
