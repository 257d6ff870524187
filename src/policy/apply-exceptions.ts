/**
 * Takes the failures that exceptions fit out of a result. What is not certain to be about an excepted
 * resource alone stays a failure: a line without an address, or one that names another resource as well.
 */
import type { PolicyResult } from '../model/policy-result.ts';
import { fitsFromRoot, matchesGlob } from './address-patterns.ts';
import { findAddresses, MOST_ADDRESSES } from './find-addresses.ts';
import { UNNAMED } from './from-policy-check.ts';
import type { Reading } from './reading.ts';
import { daysLeft, type PolicyException } from './read-exceptions.ts';

/** The exceptions of one check. */
export interface Exceptions {
  entries: readonly PolicyException[];
  /** The UTC day of the check, as in `2026-11-23`. */
  today: string;
}

/** What exceptions make of one policy result. */
export interface ExceptedResult {
  /** What still fails; undefined if exceptions fit all of it. */
  open: PolicyResult | undefined;
  /** What does not count: one part for each exception. */
  excepted: { exception: PolicyException; result: PolicyResult }[];
}

/**
 * Divides a result by the exceptions of its workspace.
 *
 * @param result any result; only a certain failure of a named policy can be excepted
 * @param workspace its name
 */
export function divide(
  result: PolicyResult,
  workspace: string,
  { entries, today }: Exceptions,
): ExceptedResult {
  const whole: ExceptedResult = { open: result, excepted: [] };
  const fitting = entries.filter(
    (entry) => fitsPolicy(entry, result, workspace) && daysLeft(entry, today) >= 0,
  );
  if (fitting.length === 0 || !isCertainFailure(result)) return whole;
  const lines = linesOf(result).map((text) => ({ text, addresses: findAddresses(text) }));
  if (lines.some(({ addresses }) => isUnclear(addresses))) return whole;
  const exceptionOf = exceptedAddresses(result, lines, fitting);
  const excepted = fitting.flatMap((exception) => {
    const isItsOwn = (address: string) => exceptionOf.get(address) === exception;
    const resources = result.resources.filter(({ address }) => isItsOwn(address));
    const ownLines = lines.filter(({ addresses }) => addresses.some(isItsOwn));
    return resources.length > 0 ? [{ exception, result: part(result, ownLines, resources) }] : [];
  });
  const isOpen = (address: string) => !exceptionOf.has(address);
  const openLines = lines.filter(({ addresses }) => addresses.some(isOpen));
  const openResources = result.resources.filter(({ address }) => isOpen(address));
  if (excepted.length === 0) return whole;
  const isAll = openLines.length === 0 && openResources.length === 0;
  return { open: isAll ? undefined : part(result, openLines, openResources), excepted };
}

/** The reading with each advisory failure that exceptions fit as a whole; every other result stays as it is. */
export function exceptReading(
  reading: Reading,
  workspace: string,
  exceptions: Exceptions | undefined,
): Reading {
  if (exceptions === undefined) return reading;
  const results = reading.results.map((result) => except(result, workspace, exceptions));
  return { ...reading, results };
}

function except(result: PolicyResult, workspace: string, exceptions: Exceptions): PolicyResult {
  if (result.level !== 'advisory') return result;
  const { open, excepted } = divide(result, workspace, exceptions);
  const [first] = excepted
    .map(({ exception }) => exception)
    .sort((one, other) => daysLeft(one, exceptions.today) - daysLeft(other, exceptions.today));
  if (open !== undefined || first === undefined) return result;
  const { until, owner, reason } = first;
  return { ...result, status: 'excepted', excepted: { until, owner, reason } };
}

/** The addresses that are excepted in every line that names them, each with its exception. */
function exceptedAddresses(
  { resources }: PolicyResult,
  lines: readonly PrintedAddresses[],
  fitting: readonly PolicyException[],
): Map<string, PolicyException> {
  const printed = new Set(lines.flatMap(({ addresses }) => addresses));
  const excepted = new Map<string, PolicyException>();
  for (const address of new Set([...printed, ...resources.map((each) => each.address)])) {
    const exception = fitting.find((entry) => fitsFromRoot(entry.address, address));
    if (exception !== undefined && printed.has(address)) excepted.set(address, exception);
  }
  const named = new Set(resources.map(({ address }) => address));
  // A line that names one open resource keeps all others that it names open.
  for (let before = -1; before !== excepted.size;) {
    before = excepted.size;
    for (const { addresses } of lines) {
      const isOpen = addresses.some((each) => !excepted.has(each));
      const isFinding = addresses.some((each) => named.has(each));
      if (isOpen || !isFinding) for (const each of addresses) excepted.delete(each);
    }
  }
  return excepted;
}

interface PrintedAddresses {
  addresses: readonly string[];
}

/** The exceptions that fit a failure of this result, ended ones included: for reports of their ends. */
export function exceptionsFor(
  result: PolicyResult,
  workspace: string,
  entries: readonly PolicyException[],
): PolicyException[] {
  if (result.status === 'passed') return [];
  return entries.filter(
    (entry) =>
      fitsPolicy(entry, result, workspace) &&
      result.resources.some(({ address }) => fitsFromRoot(entry.address, address)),
  );
}

/** What the guard of this gate finds is approved in comments, and never excepted. */
function fitsPolicy(
  entry: PolicyException,
  { policy, system }: PolicyResult,
  workspace: string,
): boolean {
  const isNamed = policy === entry.policy && policy !== UNNAMED && system !== 'guard';
  return isNamed && matchesGlob(entry.workspace, workspace);
}

/** A list or a line as long as these may have been cut. */
const MOST_LINES = 1_000;
const LONGEST_LINE = 2_000;

function isCertainFailure(result: PolicyResult): boolean {
  const { status, word, level, resources } = result;
  if (status !== 'failed' || word !== undefined || level === 'unknown') return false;
  const lines = linesOf(result);
  const isWhole = lines.length < MOST_LINES && lines.every((line) => line.length < LONGEST_LINE);
  return isWhole && lines.length > 0 && resources.length > 0 && resources.length < MOST_LINES;
}

function isUnclear(addresses: readonly string[]): boolean {
  return addresses.length === 0 || addresses.length >= MOST_ADDRESSES;
}

function linesOf({ output, message }: PolicyResult): string[] {
  return (output.length > 0 ? output : [message])
    .flatMap((text) => text.split(/\r\n|[\n\r\u0085\u2028\u2029]/u))
    .filter((line) => line.trim() !== '');
}

/** The result with these lines and resources alone. */
function part(
  result: PolicyResult,
  lines: readonly { text: string }[],
  resources: PolicyResult['resources'],
): PolicyResult {
  const texts = lines.map(({ text }) => text);
  return {
    ...result,
    message: texts[0] ?? result.message,
    output: result.output.length > 0 ? texts : [],
    address: resources[0]?.address,
    location: resources[0]?.location,
    resources,
  };
}
