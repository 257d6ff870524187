/**
 * Reads the file of exceptions: which failures of a policy do not count, of which resource, until when, and who answers
 * for it. One problem refuses the whole file, and all problems are reported at once.
 */
import { isAddress, LONGEST_MESSAGE } from '../model/address.ts';
import { repeatedNames } from '../model/json-text.ts';
import { isRecord, parseJson, type Problem } from '../model/parse.ts';
import { quote } from '../model/quote.ts';
import { isPattern, namesTypeOrModule } from './address-patterns.ts';

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
  const texts = new Map<Field, string>();
  const problems = unknownKeys(entry, FIELDS, where);
  for (const field of FIELDS) {
    const text = Object.hasOwn(entry, field) ? entry[field] : undefined;
    if (field === 'address' && !Object.hasOwn(entry, field)) continue;
    const problem = fieldProblem(field, text, today);
    if (problem !== undefined) problems.push({ where: `${where}.${field}`, message: problem });
    else if (typeof text === 'string') texts.set(field, text);
  }
  if (problems.length > 0) return { problems };
  const textOf = (field: Field) => texts.get(field) ?? '';
  return {
    value: {
      policy: textOf('policy'),
      address: texts.get('address'),
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
  const from = readDay(today);
  const until = readDay(text);
  if (until === undefined || from === undefined) {
    return `${quote(text)} is not a day. Write it as in 2027-01-31; it is a UTC day, and the last one that counts.`;
  }
  return until - from > MOST_DAYS * DAY_MS
    ? `${text} is more than ${MOST_DAYS} days after today, ${today}. Choose an earlier end.`
    : undefined;
}

/** The milliseconds at which a day begins; undefined if the calendar has no such day. */
function readDay(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const at = Date.parse(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
  return isDay ? at : undefined;
}

/** Days from the day of the check to the last day that counts; negative after it. */
export function daysLeft({ until }: PolicyException, today: string): number {
  return ((readDay(until) ?? Number.NaN) - (readDay(today) ?? Number.NaN)) / DAY_MS;
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
