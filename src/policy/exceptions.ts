/**
 * The file of exceptions: which failures of a policy do not count, of which resource, until when, and who answers for it.
 * One problem refuses the whole file, and all problems are reported at once. Then which failures its entries take out, and
 * what a report says besides: their ends, and those without use.
 */
import { isAddress, LONGEST_MESSAGE } from '../model/address.ts';
import { repeatedNames } from '../model/json-text.ts';
import { isRecord, parseJson, type Problem } from '../model/parse.ts';
import { quote, nameSome } from '../model/quote.ts';
import { isPattern, namesTypeOrModule, fitsFromRoot, matchesGlob } from './address-patterns.ts';
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

/** The longest time for which an exception counts, in days after the day of the check. */
const MOST_DAYS = 366;

const MOST_EXCEPTIONS = 1_000;
const MOST_CHARACTERS = 1_000_000;
const DAY_MS = 86_400_000;

const FIELDS = ['policy', 'address', 'workspace', 'reason', 'owner', 'until'] as const;
type Field = (typeof FIELDS)[number];

/** The most characters of each field. */
const MOST_CHARACTERS_OF: Record<Field, number> = {
  policy: 300,
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
): { exceptions: PolicyException[] } | { problems: Problem[] } {
  const refused = (message: string) => ({ problems: [{ where: 'exceptions', message }] });
  if (text.length > MOST_CHARACTERS) {
    return refused(`has more than ${MOST_CHARACTERS} characters. Remove what has ended.`);
  }
  const json = text.replace(/^\uFEFF/, '');
  const file = parseJson(json);
  if (!isRecord(file)) return refused(`is not a JSON object. ${SHAPE}`);
  const list = file['exceptions'];
  if (!Array.isArray(list)) return refused(`has no list "exceptions". ${SHAPE}`);
  if (list.length > MOST_EXCEPTIONS) {
    return refused(`has more than ${MOST_EXCEPTIONS} entries. Remove what has ended.`);
  }
  const entries: readonly unknown[] = list;
  const readings = entries.map((entry, at) => readEntry(entry, `exceptions[${at}]`, today));
  const problems = [
    ...repeatedNames(json).map((key) => ({
      where: 'exceptions',
      message: `has the key ${quote(key)} twice in one object, and only one of them could count. Remove one.`,
    })),
    ...unknownKeys(file, ['$schema', 'exceptions'], 'exceptions'),
    ...readings.flatMap((each) => ('problems' in each ? each.problems : [])),
    ...duplicateProblems(readings),
  ];
  if (problems.length > 0) return { problems };
  return { exceptions: readings.flatMap((each) => ('value' in each ? [each.value] : [])) };
}

const SHAPE = `Write {"exceptions": [{${FIELDS.map((field) => `"${field}": "…"`).join(', ')}}]}.`;

type ReadEntry = { value: PolicyException } | { problems: Problem[] };

function readEntry(entry: unknown, where: string, today: string): ReadEntry {
  if (!isRecord(entry)) return { problems: [{ where, message: 'is not an object.' }] };
  const problems = unknownKeys(entry, FIELDS, where);
  for (const field of FIELDS) {
    const text = Object.hasOwn(entry, field) ? entry[field] : undefined;
    if (field === 'address' && !Object.hasOwn(entry, field)) continue;
    const problem = fieldProblem(field, text, today);
    if (problem !== undefined) problems.push({ where: `${where}.${field}`, message: problem });
  }
  if (problems.length > 0) return { problems };
  const textOf = (field: Field) => String(entry[field]);
  return {
    value: {
      policy: textOf('policy'),
      address: Object.hasOwn(entry, 'address') ? textOf('address') : undefined,
      workspace: textOf('workspace'),
      reason: textOf('reason'),
      owner: textOf('owner'),
      until: textOf('until'),
    },
  };
}

function unknownKeys(
  record: Readonly<Record<string, unknown>>,
  known: readonly string[],
  where: string,
): Problem[] {
  return Object.keys(record)
    .filter((key) => !known.includes(key))
    .map((key) => ({
      where,
      message: `has the key ${quote(key)}, which this version does not know. It may restrict the exception, so nothing of the file counts.`,
    }));
}

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
    const { policy, address, workspace } = reading.value;
    const key = JSON.stringify([policy, address, workspace]);
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
  /** The UTC day of the check, as in `2026-11-23`. */
  today: string;
}

/**
 * Makes the function that says which addresses of a failure are excepted. Only exceptions that have not ended count. If
 * several fit, the first in the file does.
 */
export function ruleOfExceptions(
  workspace: string,
  { entries, today }: Exceptions,
): AcceptanceRule {
  const acceptances = entries
    .filter((entry) => daysLeft(entry, today) >= 0)
    .map((entry) => ({ entry, acceptance: acceptanceBy(entry) }));
  return (result) => {
    const fitting = acceptances.filter(({ entry }) => fitsPolicy(entry, result, workspace));
    const ofWholePolicy = fitting.find(({ entry }) => entry.address === undefined);
    if (ofWholePolicy !== undefined) return ofWholePolicy.acceptance;
    return (address) => fitting.find(({ entry }) => fitsAddress(entry, address))?.acceptance;
  };
}

/** What becomes of a failure that an entry accepts. */
export function acceptanceBy({ until, owner, reason }: PolicyException) {
  return { status: 'excepted', excepted: { until, owner, reason } } as const;
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
      (entry.address === undefined ||
        result.resources.some(({ address }) => fitsAddress(entry, address))),
  );
}

/** Whether the entry has an address or a pattern that fits this address, or the address of what is around it. */
export function fitsAddress({ address: pattern }: PolicyException, address: string): boolean {
  return pattern !== undefined && fitsFromRoot(pattern, address);
}

/**
 * Whether a failure still counts although an entry has the address of its resource: only the text of the policy names
 * the resource, and no message is about it.
 */
function isNamedInText(entry: PolicyException, result: PolicyResult): boolean {
  const { status, resources, printedFor } = result;
  if (status !== 'failed') return false;
  const fits = (address: string) => fitsAddress(entry, address);
  return resources.some(({ address }) => fits(address)) && printedFor?.flat().some(fits) !== true;
}

/**
 * Whether an entry fits a policy and a workspace. It never fits a result of the guard, which comments approve. An own
 * policy may be named with its directory.
 */
function fitsPolicy(
  entry: PolicyException,
  { policy, policySet, system }: PolicyResult,
  workspace: string,
): boolean {
  const names = system === 'own-policies' ? [policy, `${policySet}/${policy}`] : [policy];
  const isNamed = names.includes(entry.policy) && policy !== UNNAMED && system !== 'guard';
  return isNamed && matchesGlob(entry.workspace, workspace);
}

/** A report warns this many days before an exception ends. */
const WARNING_DAYS = 30;

/**
 * Sentences for each workspace; their texts are hostile until escaped. An exception that fits nothing is named
 * once, in the first workspace that it is about, and not if none of them was judged.
 *
 * @param judged each workspace with every result of its run, but for those that were not judged to their end
 * @returns workspace → sentences
 */
export function exceptionNotices(
  judged: readonly { workspace: string; results: readonly PolicyResult[] }[],
  { entries, today }: Exceptions,
): Map<string, string[]> {
  const notices = new Map<string, string[]>();
  const say = (workspace: string, sentence: string) => {
    const sentences = notices.get(workspace) ?? [];
    sentences.push(sentence);
    notices.set(workspace, sentences);
  };
  for (const entry of entries) {
    const inWorkspaces = judged.filter(({ workspace }) => matchesGlob(entry.workspace, workspace));
    const fitting = inWorkspaces.filter(({ workspace, results }) =>
      results.some((result) => exceptionsFor(result, workspace, [entry]).length > 0),
    );
    const [first] = inWorkspaces;
    if (first !== undefined && fitting.length === 0) {
      const why = whyUnused(entry, inWorkspaces);
      say(
        first.workspace,
        `${describeException(entry)} ${why} Its owner is ${quote(entry.owner)}.`,
      );
    }
    const ending = endSentence(entry, today);
    for (const { workspace, results } of fitting) {
      if (ending !== undefined) say(workspace, ending);
      const why =
        daysLeft(entry, today) < 0 ? undefined : whyWithoutEffect(entry, workspace, results);
      if (why !== undefined) {
        say(workspace, `${describeException(entry)} changes no verdict, because ${why}`);
      }
    }
  }
  return notices;
}

/** Why a failure counts although an exception fits it, as the end of a sentence; undefined if it does not count. */
function whyWithoutEffect(
  entry: PolicyException,
  workspace: string,
  results: readonly PolicyResult[],
): string | undefined {
  // Own policies are asked again without the excepted resources. Those of a service have to be advisory.
  const ofService = results.filter(({ system }) => system !== 'own-policies');
  const isMandatory = ofService.some(
    (result) => result.level !== 'advisory' && exceptionsFor(result, workspace, [entry]).length > 0,
  );
  if (isMandatory) return 'the policy is not advisory: the failure counts.';
  const isOnlyInText = ofService.some(
    (result) => fitsPolicy(entry, result, workspace) && isNamedInText(entry, result),
  );
  return isOnlyInText ? ONLY_IN_TEXT : undefined;
}

/** Why nothing fits an exception in the workspaces that it names, and what to do: the rest of a sentence. */
function whyUnused(
  entry: PolicyException,
  workspaces: readonly { workspace: string; results: readonly PolicyResult[] }[],
): string {
  const names = new Set<string>();
  let isNamed = false;
  for (const { workspace, results } of workspaces) {
    for (const result of results) {
      isNamed ||= fitsPolicy(entry, result, workspace);
      const { policy } = result;
      if (fitsPolicy({ ...entry, policy }, result, workspace)) names.add(policy);
    }
  }
  if (isNamed || names.size === 0) {
    return 'fits no failure in the workspaces that this job has judged. If it is not needed any more, remove it.';
  }
  const longer = [...names].filter((name) => name.includes(entry.policy));
  const shown = nameSome([...new Set([...longer, ...names])].map(quote), MOST_NAMED);
  return `fits no policy by its name. Judged were ${shown}: write one of these names, or remove it.`;
}

const MOST_NAMED = 6;

/** That an exception has ended, or ends soon, and who owns it; undefined if its end is far away. */
export function endSentence(entry: PolicyException, today: string): string | undefined {
  const days = daysLeft(entry, today);
  const { until, owner } = entry;
  if (days > WARNING_DAYS) return undefined;
  if (days < 0) {
    return `${describeException(entry)} ended on ${until}, so the failure counts again. Its owner is ${quote(owner)}.`;
  }
  const when = ['today', 'tomorrow'][days] ?? `in ${days} days`;
  return `${describeException(entry)} ends ${when}, after ${until}. Its owner is ${quote(owner)}.`;
}

const ONLY_IN_TEXT =
  'the answer of the service has the address in a text alone, which its author may have written. Let the policy give it in a field `address`, or leave `address` out of the entry to except the whole policy.';

function describeException({ policy, address, workspace }: PolicyException): string {
  const what = address === undefined ? `in ${quote(workspace)}` : `for ${quote(address)}`;
  return `The exception from policy ${quote(policy)} ${what}`;
}
