/**
 * The file of exceptions: which failures of a policy do not count, of which resource, until when, and who answers for it.
 * One problem refuses the whole file, and all problems are reported at once. Then which failures its entries take out, and
 * what a report says besides: their ends, and those without use.
 */
import { isAddress, LONGEST_MESSAGE } from '../model/address.ts';
import { repeatedKeys } from '../model/json-text.ts';
import { isRecord, parseJson, unknownKeys, type Problem } from '../model/parse.ts';
import { addTo } from '../model/add-to.ts';
import { finding, type About, type Finding } from '../model/finding.ts';
import { quote } from '../model/quote.ts';
import {
  firstParts,
  formatNumber,
  phrase,
  quoted,
  setting,
  type Sentence,
} from '../model/sentence.ts';
import { isPattern, namesTypeOrModule, readFromRoot, readGlob } from './address-patterns.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import type { AcceptanceRule } from './accept-failures.ts';
import { UNNAMED } from './systems/policy-checks.ts';

/** A failure that does not count for a time. Texts are hostile until escaped. */
export interface PolicyException {
  /** The whole name of the policy. */
  policy: string;
  /** An address, or a pattern that writes out a resource type or a module; left out for the whole policy. */
  address?: string | undefined;
  /** The name of a workspace, or a pattern with `*`. */
  workspace: string;
  reason: string;
  owner: string;
  /** The last UTC day on which it counts, as in `2027-01-31`. */
  until: string;
}

/** A finding of a scanner that does not count for a time. */
export interface ScannerException extends Pick<PolicyException, 'reason' | 'owner' | 'until'> {
  /** The tool and the rule, as in `trivy/AVD-AWS-0089`; letters of the tool are compared in either case. */
  scanner: string;
  /** A file, relative to the repository; or else an address in a workspace. */
  path?: string | undefined;
  address?: string | undefined;
  workspace?: string | undefined;
}

/** The longest time for which an exception counts, in days after the day of the check. */
const MOST_DAYS = 366;

const MOST_EXCEPTIONS = 1_000;
const MOST_CHARACTERS = 1_000_000;
const DAY_MS = 86_400_000;

const FIELDS = ['policy', 'address', 'workspace', 'reason', 'owner', 'until'] as const;
/** Of an entry about a scanner, with an address or with a path. */
const OF_ADDRESS = ['scanner', 'address', 'workspace', 'reason', 'owner', 'until'] as const;
const OF_PATH = ['scanner', 'path', 'reason', 'owner', 'until'] as const;
type Field = (typeof FIELDS | typeof OF_ADDRESS | typeof OF_PATH)[number];

/** The most characters of each field. */
const MOST_CHARACTERS_OF: Record<Field, number> = {
  policy: 300,
  scanner: 300,
  path: 1_000,
  address: LONGEST_MESSAGE,
  workspace: 100,
  reason: 500,
  owner: 100,
  until: 10,
};

/**
 * Reads the text of the file.
 *
 * @param text JSON: `{"exceptions": [{"policy", "address", "workspace", "reason", "owner", "until"}]}`
 * @param today the UTC day of the check, as in `2026-11-23`
 * @returns also those that have ended, so that a report can name them; or every problem
 */
export function parseExceptions(
  text: string,
  today: string,
): { exceptions: PolicyException[]; scanners: ScannerException[] } | { problems: Problem[] } {
  const refused = (message: string) => ({ problems: [{ where: 'exceptions', message }] });
  if (text.length > MOST_CHARACTERS) {
    return refused(`has more than ${MOST_CHARACTERS} characters. Remove what has ended.`);
  }
  const file = parseJson(text);
  if (!isRecord(file)) return refused(`is not a JSON object. ${SHAPE}`);
  const list = file['exceptions'];
  if (!Array.isArray(list)) return refused(`has no list "exceptions". ${SHAPE}`);
  if (list.length > MOST_EXCEPTIONS) {
    return refused(`has more than ${MOST_EXCEPTIONS} entries. Remove what has ended.`);
  }
  const entries: readonly unknown[] = list;
  const readings = entries.map((entry, at) => readEntry(entry, `exceptions[${at}]`, today));
  const problems = [
    ...repeatedKeys(text, 'exceptions'),
    ...unknownKeys(file, ['$schema', 'exceptions'], 'exceptions', RESTRICTED),
    ...readings.flatMap((each) => ('problems' in each ? each.problems : [])),
    ...duplicateProblems(readings),
  ];
  if (problems.length > 0) return { problems };
  const values = readings.flatMap((each) => ('value' in each ? [each.value] : []));
  return {
    exceptions: values.filter((value) => 'policy' in value),
    scanners: values.filter((value) => 'scanner' in value),
  };
}

const SHAPE = `Write {"exceptions": [{${FIELDS.map((field) => `"${field}": "…"`).join(', ')}}]}.`;

type ReadEntry = { value: PolicyException | ScannerException } | { problems: Problem[] };

function readEntry(entry: unknown, where: string, today: string): ReadEntry {
  if (!isRecord(entry)) return { problems: [{ where, message: 'is not an object.' }] };
  const isOfScanner = Object.hasOwn(entry, 'scanner') && !Object.hasOwn(entry, 'policy');
  const ofScanner = Object.hasOwn(entry, 'path') ? OF_PATH : OF_ADDRESS;
  const fields: readonly Field[] = isOfScanner ? ofScanner : FIELDS;
  const problems = unknownKeys(entry, fields, where, RESTRICTED);
  for (const field of fields) {
    const text = Object.hasOwn(entry, field) ? entry[field] : undefined;
    if (field === 'address' && !isOfScanner && !Object.hasOwn(entry, field)) continue;
    const problem = fieldProblem(field, text, today);
    if (problem !== undefined) problems.push({ where: `${where}.${field}`, message: problem });
  }
  if (problems.length > 0) return { problems };
  const textOf = (field: Field) => String(entry[field]);
  const until = { reason: textOf('reason'), owner: textOf('owner'), until: textOf('until') };
  if (isOfScanner) {
    const scanner = textOf('scanner');
    if (ofScanner === OF_PATH) return { value: { scanner, path: textOf('path'), ...until } };
    const about = { address: textOf('address'), workspace: textOf('workspace') };
    return { value: { scanner, ...about, ...until } };
  }
  return {
    value: {
      policy: textOf('policy'),
      address: Object.hasOwn(entry, 'address') ? textOf('address') : undefined,
      workspace: textOf('workspace'),
      ...until,
    },
  };
}

const RESTRICTED = 'the exception';

/** What is wrong with a field, as a sentence without its subject; undefined if nothing is. */
function fieldProblem(field: Field, text: unknown, today: string): string | undefined {
  if (text === undefined) return 'is missing.';
  if (typeof text !== 'string') return 'is not a text.';
  if (text.length > MOST_CHARACTERS_OF[field])
    return `has more than ${MOST_CHARACTERS_OF[field]} characters.`;
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text)) return 'has control or invisible characters in it.';
  if (!/[\p{L}\p{N}]/u.test(text) && !text.includes('*')) return 'is empty.';
  if (text !== text.trim()) return 'begins or ends with a space.';
  return PROBLEM_OF_FIELD[field](text, today);
}

const PROBLEM_OF_FIELD: Record<Field, (text: string, today: string) => string | undefined> = {
  policy: (text) =>
    /[*?]/.test(text) ? 'is a pattern. Write the whole name of one policy.' : undefined,
  scanner: (text) => {
    if (/[*?]/.test(text)) return 'is a pattern. Write the whole name of one rule.';
    return /^[^/]*[\p{L}\p{N}][^/]*\/[^/].*$/u.test(text)
      ? undefined
      : `${quote(text)} is not a tool and its rule. Write it as in trivy/AVD-AWS-0089.`;
  },
  path: (text) =>
    /[*?\\]|^[/~]|^[A-Za-z]:|(?:^|\/)\.{0,2}(?:\/|$)/.test(text)
      ? `${quote(text)} is not the path of a file. Write it from the root of the repository, without \`*\`.`
      : undefined,
  address: addressProblem,
  workspace: (text) =>
    /^[\w*-]+$/.test(text) && /[^\W_]/.test(text)
      ? undefined
      : 'is neither the name of a workspace nor a pattern as in `net-*`, or it fits every workspace.',
  reason: (text) => (/[\p{L}\p{N}]/u.test(text) ? undefined : 'says nothing.'),
  owner: (text) =>
    /[\p{L}\p{N}]/u.test(text) && !MEANS_NO_OWNER.test(text)
      ? undefined
      : `${quote(text)} is not an owner. Name a person or a team that answers for it.`,
  until: untilProblem,
};

function addressProblem(text: string): string | undefined {
  const isOneAddress = isAddress(text);
  if (!isOneAddress && !isPattern(text)) {
    return `${quote(text)} is neither an address nor a pattern as in \`aws_s3_bucket.*\` or \`module.legacy\`.`;
  }
  return isOneAddress || namesTypeOrModule(text)
    ? undefined
    : `${quote(text)} fits too much. Write out the resource type or the module, without \`*\`.`;
}

/** Words that people write where they mean that there is no owner. */
const MEANS_NO_OWNER = /^(?:nobody|no ?one|none|n\/a|na|null|unknown|tbd|todo|x)$/i;

function untilProblem(text: string, today: string): string | undefined {
  const days = daysLeft({ until: text }, today);
  if (Number.isNaN(days)) {
    return `${quote(text)} is not a day. Write it as in 2027-01-31; it is a UTC day, and the last one that counts.`;
  }
  return days > MOST_DAYS
    ? `${text} is more than ${MOST_DAYS} days after today, ${today}. Choose an earlier end.`
    : undefined;
}

/** The milliseconds at which a day begins; NaN if the calendar has no such day. */
function readDay(text: string): number {
  const at = Date.parse(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(at) && new Date(at).toISOString() === `${text}T00:00:00.000Z`;
  return isDay ? at : Number.NaN;
}

/** Days from the day of the check to the last day that counts; negative after it. */
export function daysLeft({ until }: { until: string }, today: string): number {
  return (readDay(until) - readDay(today)) / DAY_MS;
}

/** Two entries for the same failure would leave open which end counts. */
function duplicateProblems(readings: readonly ReadEntry[]): Problem[] {
  const problems: Problem[] = [];
  const firstIndexes = new Map<string, number>();
  for (const [index, reading] of readings.entries()) {
    if (!('value' in reading)) continue;
    const { address, workspace, ...value } = reading.value;
    const about = 'scanner' in value ? [value.scanner.toLowerCase(), value.path] : [value.policy];
    const key = JSON.stringify([...about, address, workspace]);
    const first = firstIndexes.get(key);
    if (first === undefined) firstIndexes.set(key, index);
    else {
      const message = `is about the same failure as exceptions[${first}]. Remove one.`;
      problems.push({ where: `exceptions[${index}]`, message });
    }
  }
  return problems;
}

/** The exceptions of one check. */
export interface Exceptions {
  entries: readonly PolicyException[];
  /** Those of findings of scanners; none if left out. */
  scanners?: readonly ScannerException[] | undefined;
  /** The UTC day of the check, as in `2026-11-23`. */
  today: string;
}

/** The entries that fit a policy in a workspace, in the order of the file. */
export interface FittingEntries {
  entries: PolicyException[];
  /** Those of them with an address or a pattern that fits this address, or the address of what is around it. */
  at: (address: string) => PolicyException[];
}

/**
 * Makes the function that finds entries by the names that a policy may have in the file. Each pattern is read once, however
 * many workspaces, policies and addresses it is compared with.
 */
export function indexEntries(
  entries: readonly PolicyException[],
): (names: readonly string[], workspace: string) => FittingEntries {
  const read = entries.map((entry, order) => {
    return { entry, order, fitsWorkspace: readGlob(entry.workspace) };
  });
  type Read = (typeof read)[number];
  const byPolicy = new Map<string, Read[]>();
  for (const each of read) {
    const ofPolicy = byPolicy.get(each.entry.policy);
    if (ofPolicy === undefined) byPolicy.set(each.entry.policy, [each]);
    else ofPolicy.push(each);
  }
  const patternsByPolicy = new Map<string, (address: string) => Read[]>();
  const readPatterns = (name: string, ofPolicy: readonly Read[]) => {
    const patterns =
      patternsByPolicy.get(name) ??
      readFromRoot(
        ofPolicy.flatMap((each) =>
          each.entry.address === undefined ? [] : [[each.entry.address, each] as const],
        ),
      );
    patternsByPolicy.set(name, patterns);
    return patterns;
  };
  return (names, workspace) => {
    const found = names.flatMap((name) => {
      const ofPolicy = byPolicy.get(name);
      return ofPolicy === undefined ? [] : [{ name, ofPolicy }];
    });
    const fitting = (some: Read[]) =>
      some
        .filter(({ fitsWorkspace }) => fitsWorkspace(workspace))
        .sort((one, other) => one.order - other.order)
        .map(({ entry }) => entry);
    return {
      entries: fitting(found.flatMap(({ ofPolicy }) => ofPolicy)),
      at: (address) =>
        fitting(found.flatMap(({ name, ofPolicy }) => readPatterns(name, ofPolicy)(address))),
    };
  };
}

/**
 * Makes the function that says which addresses of a failure are excepted. Only exceptions that have not ended count. If
 * several fit, the first in the file does.
 */
export function ruleOfExceptions(
  workspace: string,
  { entries, today }: Exceptions,
): AcceptanceRule {
  const acceptances = new Map(
    entries
      .filter((entry) => daysLeft(entry, today) >= 0)
      .map((entry) => [entry, acceptanceBy(entry)]),
  );
  const findEntries = indexEntries([...acceptances.keys()]);
  return (result) => {
    const fitting = findEntries(namesOf(result), workspace);
    const ofWholePolicy = fitting.entries.find(({ address }) => address === undefined);
    if (ofWholePolicy !== undefined) return acceptances.get(ofWholePolicy);
    return (address) => {
      const [first] = fitting.at(address);
      return first && acceptances.get(first);
    };
  };
}

/** What becomes of a failure that an entry accepts. */
export function acceptanceBy({
  until,
  owner,
  reason,
}: Pick<PolicyException, 'until' | 'owner' | 'reason'>) {
  return { status: 'excepted', excepted: { until, owner, reason } } as const;
}

/**
 * The names under which the file may have a policy; none for a result of the guard, which comments approve. An own policy may
 * be named with its directory.
 */
function namesOf({ policy, policySet, system }: PolicyResult): string[] {
  // Findings of scanners have entries of their own.
  if (policy === UNNAMED || system === 'guard' || system === 'scanners') return [];
  return system === 'own-policies' ? [policy, `${policySet}/${policy}`] : [policy];
}

/** A report warns this many days before an exception ends. */
const WARNING_DAYS = 30;

/**
 * Notices for each workspace. An exception that fits nothing is named
 * once, in the first workspace that it is about, and not if none of them was judged.
 *
 * @param judged each workspace with every result of its run, but for those that were not judged to their end
 * @returns workspace → notices
 */
export function exceptionNotices(
  judged: readonly JudgedWorkspace[],
  { entries, today }: Exceptions,
): Map<string, Finding[]> {
  const notices = new Map<string, Finding[]>();
  const say = (workspace: string, notice: Finding) => addTo(notices, workspace, notice);
  const uses = findUses(judged, entries);
  const judgedPolicies = policiesByPattern(judged);
  for (const entry of entries) {
    const fitting = uses.get(entry) ?? new Map<string, UseOfException[]>();
    const { first, named, shown } = judgedPolicies(entry.workspace);
    if (first !== undefined && fitting.size === 0) {
      const why = whyUnused(entry, named, shown);
      const says = phrase`${describeException(entry)} ${why} Its owner is ${quoted(entry.owner)}.`;
      say(first, finding('exception-unused', says, { about: aboutOf(entry) }));
    }
    const ending = endOf(entry, today);
    for (const [workspace, ofWorkspace] of fitting) {
      if (ending !== undefined) say(workspace, ending);
      const why = daysLeft(entry, today) < 0 ? undefined : whyWithoutEffect(ofWorkspace);
      if (why !== undefined) {
        const says = phrase`${describeException(entry)} changes no verdict, because ${why}`;
        say(workspace, finding('exception-without-effect', says, { about: aboutOf(entry) }));
      }
    }
  }
  return notices;
}

interface JudgedWorkspace {
  workspace: string;
  results: readonly PolicyResult[];
}

/** A result that an exception fits, ended ones included. */
interface UseOfException {
  result: PolicyResult;
  /** Whether the failure counts all the same: only a text has the address of its resource, and no message is about it. */
  isOnlyInText: boolean;
}

/** Entry → workspace → what the entry fits there. One pass over the results, whatever the number of entries. */
function findUses(judged: readonly JudgedWorkspace[], entries: readonly PolicyException[]) {
  const uses = new Map<PolicyException, Map<string, UseOfException[]>>();
  const findEntries = indexEntries(entries);
  for (const { workspace, results } of judged) {
    for (const result of results) {
      if (result.status === 'passed') continue;
      const fitting = findEntries(namesOf(result), workspace);
      const ofWholePolicy = fitting.entries.filter(({ address }) => address === undefined);
      const ofResources = result.resources.flatMap(({ address }) => fitting.at(address));
      const ofMessages = new Set(
        result.status === 'failed' ? result.printedFor?.flat().flatMap(fitting.at) : ofResources,
      );
      for (const entry of new Set([...ofWholePolicy, ...ofResources])) {
        const isOnlyInText = entry.address !== undefined && !ofMessages.has(entry);
        const ofEntry = uses.get(entry) ?? new Map<string, UseOfException[]>();
        const ofWorkspace = ofEntry.get(workspace) ?? [];
        ofWorkspace.push({ result, isOnlyInText });
        uses.set(entry, ofEntry.set(workspace, ofWorkspace));
      }
    }
  }
  return uses;
}

/** Why a failure counts although an exception fits it, as the end of a sentence; undefined if it does not count. */
function whyWithoutEffect(uses: readonly UseOfException[]): Sentence | undefined {
  // Own policies are asked again without the excepted resources. Those of a service have to be advisory.
  const ofService = uses.filter(({ result }) => result.system !== 'own-policies');
  if (ofService.some(({ result }) => result.level !== 'advisory')) {
    return phrase`the policy is not advisory: the failure counts.`;
  }
  return ofService.some(({ isOnlyInText }) => isOnlyInText) ? ONLY_IN_TEXT : undefined;
}

/**
 * Makes the function that says of a pattern of workspaces which is the first that it fits, and which policies were judged in
 * those that it fits: `named` as an exception may name them, `shown` by their names alone.
 */
function policiesByPattern(judged: readonly JudgedWorkspace[]) {
  const read = (pattern: string) => {
    const fits = readGlob(pattern);
    const inWorkspaces = judged.filter(({ workspace }) => fits(workspace));
    const named = new Set<string>();
    const shown = new Set<string>();
    for (const result of inWorkspaces.flatMap(({ results }) => results)) {
      const names = namesOf(result);
      for (const name of names) named.add(name);
      if (names.length > 0) shown.add(result.policy);
    }
    return { first: inWorkspaces[0]?.workspace, named, shown };
  };
  const known = new Map<string, ReturnType<typeof read>>();
  return (pattern: string) => {
    const policies = known.get(pattern) ?? read(pattern);
    known.set(pattern, policies);
    return policies;
  };
}

/** Why nothing fits an exception in the workspaces that it names, and what to do: the rest of a sentence. */
function whyUnused(
  { policy }: PolicyException,
  named: ReadonlySet<string>,
  shown: ReadonlySet<string>,
): Sentence {
  if (named.has(policy) || shown.size === 0) {
    return phrase`fits no failure in the workspaces that this job has judged. If it is not needed any more, remove it.`;
  }
  const longer = [...shown].filter((name) => name.includes(policy));
  const names = firstParts([...new Set([...longer, ...shown])].map(quoted), MOST_NAMED);
  return phrase`fits no policy by its name. Judged were ${names}: write one of these names, or remove it.`;
}

const MOST_NAMED = 6;

/** An exception of a failure that has ended: the failure counts again. Texts are hostile until escaped. */
export interface EndedException {
  /** The last day on which it counted. */
  until: string;
  owner: string;
  /** That it has ended. */
  finding: Finding;
}

/** Makes the function that finds the exceptions that have ended and that fit a failure; none for what did not fail. */
export function findEnded({
  entries,
  today,
}: Exceptions): (result: PolicyResult, workspace: string) => EndedException[] {
  const findEntries = indexEntries(entries.filter((entry) => daysLeft(entry, today) < 0));
  return (result, workspace) => {
    if (result.status !== 'failed') return [];
    const fitting = findEntries(namesOf(result), workspace);
    const ofWholePolicy = fitting.entries.filter(({ address }) => address === undefined);
    const ofResources = result.resources.flatMap(({ address }) => fitting.at(address));
    return [...new Set([...ofWholePolicy, ...ofResources])].map((entry) => {
      const { until, owner } = entry;
      return { until, owner, finding: hasEnded(entry) };
    });
  };
}

/** A finding of a scanner, as far as exceptions are about it. */
export interface ExceptedPlace {
  tool: string;
  rule: string;
  path: string | undefined;
  addresses: readonly string[];
}

/**
 * Makes the function that finds the exceptions that fit a finding, and the first of them that has not ended.
 *
 * @param workspace undefined for the check as a whole
 */
export function exceptionsOfScanners(
  { scanners = [], today }: Exceptions,
  workspace: string | undefined,
): (of: ExceptedPlace) => { fitting: ScannerException[]; accepting: ScannerException | undefined } {
  const byRule = new Map<
    string,
    { entry: ScannerException; fits: (of: ExceptedPlace) => boolean }[]
  >();
  for (const entry of scanners) {
    const { path, address = '', workspace: named = '' } = entry;
    const isHere = workspace !== undefined && readGlob(named)(workspace);
    let pattern: ReturnType<typeof readFromRoot<ScannerException>> | undefined;
    const atAddress = (at: string) => (pattern ??= readFromRoot([[address, entry] as const]))(at);
    const fits = (of: ExceptedPlace) =>
      path === undefined
        ? isHere &&
          of.addresses.length > 0 &&
          of.addresses.every((each) => atAddress(each).length > 0)
        : of.path === path;
    addTo(byRule, ruleOfEntry(entry), { entry, fits });
  }
  return (of) => {
    const ofRule = byRule.get(keyOfRule(of.tool, of.rule)) ?? [];
    const fitting = ofRule.flatMap(({ entry, fits }) => (fits(of) ? entry : []));
    return { fitting, accepting: fitting.find((entry) => daysLeft(entry, today) >= 0) };
  };
}

const keyOfRule = (tool: string, rule: string): string => `${tool.toLowerCase()}/${rule}`;

function ruleOfEntry({ scanner }: ScannerException): string {
  const slash = scanner.indexOf('/');
  return keyOfRule(scanner.slice(0, slash), scanner.slice(slash + 1));
}

/** That an exception for a scanner has ended, or ends soon; undefined if its end is far away. */
export function endOfScannerException(entry: ScannerException, today: string): Finding | undefined {
  return endOf(asPolicyException(entry), today);
}

/**
 * That exceptions for scanners fit no finding: nothing was found of the rule, in the file of the exception or at all.
 *
 * @param found in the whole check
 */
export function unusedScannerExceptions(
  scanners: readonly ScannerException[],
  found: readonly Pick<ExceptedPlace, 'tool' | 'rule' | 'path'>[],
): Finding[] {
  const rules = new Set<string>();
  const places = new Set<string>();
  for (const { tool, rule, path } of found) {
    rules.add(keyOfRule(tool, rule));
    places.add(`${keyOfRule(tool, rule)} ${path ?? ''}`);
  }
  const unused = scanners.filter((entry) => {
    const rule = ruleOfEntry(entry);
    return entry.path === undefined ? !rules.has(rule) : !places.has(`${rule} ${entry.path}`);
  });
  return unused.map((entry) => {
    const about = asPolicyException(entry);
    const says = phrase`${describeException(about)} fits no finding. If it is not needed any more, remove it. Its owner is ${quoted(entry.owner)}.`;
    return finding('exception-unused', says, { about: aboutOf(about) });
  });
}

/** As the sentences about exceptions name it. */
function asPolicyException({
  scanner,
  path,
  address,
  workspace = '',
  ...rest
}: ScannerException): PolicyException {
  return { policy: scanner, address: path ?? address, workspace, ...rest };
}

/** That an exception has ended, or ends soon, and who owns it; undefined if its end is far away. */
export function endOf(entry: PolicyException, today: string): Finding | undefined {
  const days = daysLeft(entry, today);
  const { until, owner } = entry;
  if (days > WARNING_DAYS) return undefined;
  if (days < 0) return hasEnded(entry);
  const words = [phrase`today`, phrase`tomorrow`];
  const when = words[days] ?? phrase`in ${formatNumber(days)} days`;
  const says = phrase`${describeException(entry)} ends ${when}, after ${setting(until)}. Its owner is ${quoted(owner)}.`;
  return finding('exception-ends', says, { about: aboutOf(entry) });
}

function hasEnded(entry: PolicyException): Finding {
  const { until, owner } = entry;
  const says = phrase`${describeException(entry)} ended on ${setting(until)}, so the failure counts again. Its owner is ${quoted(owner)}.`;
  return finding('exception-ended', says, { about: aboutOf(entry) });
}

function aboutOf({ policy, address, workspace }: PolicyException): About {
  return { policy, resource: address, workspace };
}

const ONLY_IN_TEXT = phrase`the answer of the service has the address in a text alone, which its author may have written. Let the policy give it in a field ${setting('address')}, or leave ${setting('address')} out of the entry to except the whole policy.`;

function describeException({ policy, address, workspace }: PolicyException): Sentence {
  const what =
    address === undefined ? phrase`in ${quoted(workspace)}` : phrase`for ${quoted(address)}`;
  return phrase`The exception from policy ${quoted(policy)} ${what}`;
}
