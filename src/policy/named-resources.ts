/** What a policy printed, as lines; and which resources it names in their fields and texts, and what it says of each. */
import { readAttributePath, type AttributePath } from '../model/attribute-path.ts';
import { findAddresses, isAddress, LONGEST_MESSAGE } from '../model/address.ts';
import { orElse } from '../model/or-else.ts';
import type { NamedResource } from '../model/policy-result.ts';

/** More than these are an inventory, not a finding. */
const MOST_RESOURCES = 1_000;
const LONGEST_JOINED = 2_000;

/** A line that a policy printed. */
export interface PrintedLine {
  text: string;
  /** The resource that the line was printed for, if the output names it next to the line. */
  address?: string;
  /** The argument that the rule says is at fault. */
  attribute?: AttributePath | undefined;
}

/**
 * A message belongs to a resource where it was printed for it, begins with its address, or names it
 * alone. A line that names several belongs to none of them.
 */
export function resourcesIn(lines: readonly PrintedLine[]): NamedResource[] {
  return joinByAddress(
    lines.flatMap(({ text, address, attribute }): NamedResource[] => {
      const subject = address ?? subjectOf(text);
      if (subject === undefined) return resourcesInText(text);
      return [{ address: subject, message: withoutAddress(text, subject), attribute }];
    }),
  );
}

/** The address that a line begins with, or names alone; undefined if there is none, or if that is not certain. */
function subjectOf(text: string): string | undefined {
  const { addresses, isCertain } = findAddresses(text);
  const [first] = addresses;
  if (first === undefined || !isCertain) return undefined;
  return addresses.length === 1 || text.startsWith(first) ? first : undefined;
}

/** A line that is no longer than a message; the sign of a cut is a part of it, so that no address ends there. */
export function clipMessage(line: string): string {
  return line.length <= LONGEST_MESSAGE ? line : `${line.slice(0, LONGEST_MESSAGE)}…`;
}

/** The resources that a text names; the text belongs to none of them alone. */
export function resourcesInText(text: string): NamedResource[] {
  return findAddresses(text).addresses.map((address) => ({ address, message: undefined }));
}

/** Joins the messages of several lines about one resource. */
export function joinByAddress(named: Iterable<NamedResource>): NamedResource[] {
  const resources = new Map<string, NamedResource>();
  for (const { address, message, location, attribute } of named) {
    const earlier = resources.get(address);
    if (earlier === undefined) {
      if (resources.size >= MOST_RESOURCES) break;
      const cut = message?.slice(0, LONGEST_JOINED);
      resources.set(address, { address, message: cut, location, attribute });
      continue;
    }
    earlier.location ??= location;
    if (message === undefined) continue;
    if (earlier.message === undefined) {
      earlier.message = message;
      earlier.attribute = attribute;
      continue;
    }
    // Messages about different attributes have only the block as their common place, which an empty path means.
    const isSame = JSON.stringify(earlier.attribute) === JSON.stringify(attribute);
    if (!isSame) earlier.attribute = [];
    if (earlier.message.includes(message) || earlier.message.length >= LONGEST_JOINED) continue;
    earlier.message = `${earlier.message}; ${message}`;
  }
  return [...resources.values()];
}

/** The message of a line `ADDRESS: message`, or the whole line if it has another form; undefined if nothing is left. */
function withoutAddress(text: string, address: string): string | undefined {
  if (text === address) return undefined;
  const prefix = `${address}: `;
  return (text.startsWith(prefix) ? text.slice(prefix.length) : text).trim() || undefined;
}

/** Limits of the printed text: more entries, or longer ones, help no reader. */
const MOST_LINES = 1_000;
const DEEPEST = 6;
const MESSAGE_KEYS = ['print', 'msg', 'message', 'error', 'reason', 'deny'];

/**
 * What a policy printed, as lines. Sentinel answers `[{"print": "…"}]`, OPA what its rule returned:
 * strings, objects with a message, sets, anything that is JSON.
 */
export function printedLines(output: unknown): PrintedLine[] {
  const lines: PrintedLine[] = [];
  gatherLines(output, lines, 0);
  return lines;
}

/**
 * Adds the lines of a value to `lines`.
 *
 * @param depth in how many lists and objects the value is
 * @param about what the value was printed for, as the objects around it say
 */
function gatherLines(
  value: unknown,
  lines: PrintedLine[],
  depth: number,
  about: Omit<PrintedLine, 'text'> = {},
): void {
  if (lines.length >= MOST_LINES || value === null || value === undefined) return;
  if (typeof value === 'string') {
    for (const line of value.split('\n')) {
      if (lines.length < MOST_LINES && line.trim() !== '') {
        lines.push({ text: clipMessage(line.trimEnd()), ...about });
      }
    }
    return;
  }
  if (depth < DEEPEST && Array.isArray(value)) {
    for (const item of value) gatherLines(item, lines, depth + 1, about);
    return;
  }
  const asJson = () => orElse(() => JSON.stringify(value), '(an output too deep to show)');
  if (depth >= DEEPEST || typeof value !== 'object') {
    lines.push({ text: clipMessage(asJson()), ...about });
    return;
  }
  const fields = new Map<string, unknown>(Object.entries(value));
  const subjects = [fields.get('address'), fields.get('resource')].filter(isText);
  const [subject] = subjects;
  const [address, ...others] = new Set(subjects.filter(isAddress));
  // With two addresses, it is not certain which one the message is about.
  const aboutObject =
    others.length > 0 ? {} : { address, attribute: readAttributePath(fields.get('attribute')) };
  const messageKey = MESSAGE_KEYS.find((key) => fields.has(key));
  if (messageKey === undefined) {
    lines.push({ text: clipMessage(asJson()), ...aboutObject });
    return;
  }
  const message = fields.get(messageKey);
  const lacksSubject = isText(message) && subject !== undefined && !message.includes(subject);
  const told = lacksSubject ? `${subject}: ${message}` : message;
  gatherLines(told, lines, depth + 1, aboutObject);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
