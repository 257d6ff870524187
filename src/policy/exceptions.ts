/**
 * The file of exceptions: which failures of a policy do not count, of which resource, until when, and who answers for it.
 * One problem refuses the whole file, and all problems are reported at once. What its entries take out is in
 * `fitting-exceptions.ts`.
 */
import { isAddress, LONGEST_MESSAGE } from '../model/address.ts';
import { repeatedKeys } from '../model/json-text.ts';
import { isRecord, parseJson, unknownKeys, type Problem } from '../model/parse.ts';
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

/** A finding of a scanner that does not count for a time. */
export interface ScannerException extends Pick<PolicyException, 'reason' | 'owner' | 'until'> {
  /** The tool and the rule, as in `trivy/AVD-AWS-0089`; letters of the tool are compared in either case. */
  scanner: string;
  /** A file, relative to the repository, or a place outside of it as the report shows it; or else an address in a workspace. */
  path?: string | undefined;
  address?: string | undefined;
  workspace?: string | undefined;
}

/** The exceptions of one check. */
export interface Exceptions {
  entries: readonly PolicyException[];
  /** Those of findings of scanners; none if left out. */
  scanners?: readonly ScannerException[] | undefined;
  /** The UTC day of the check, as in `2026-11-23`. */
  today: string;
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
  path: (text) => {
    // The place of a finding in another repository is an address, as the report shows it.
    const isAddressElsewhere = /^[A-Za-z][A-Za-z0-9+.-]+:/.test(text) && !/[*\\]/.test(text);
    const isNone = /[*?\\]|^~|^[A-Za-z]:|(?:^|\/)\.{0,2}(?:\/|$)/.test(text.replace(/^\//, ''));
    return isNone && !isAddressElsewhere
      ? `${quote(text)} is not the path of a file. Write it from the root of the repository, or as the report shows the place, without \`*\`.`
      : undefined;
  },
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
