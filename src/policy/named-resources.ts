/** Which resources a policy names, by the fields and the texts of what it printed, and what it says of each. */
import type { AttributePath } from '../model/attribute-path.ts';
import { findAddresses, LONGEST_MESSAGE } from '../model/address.ts';
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
