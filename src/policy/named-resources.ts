/** Which resources a policy names, by the fields and the texts of what it printed, and what it says of each. */
import type { AttributePath } from '../model/attribute-path.ts';
import { findAddresses, LONGEST_MESSAGE } from '../model/address.ts';
import type { NamedResource } from '../model/policy-result.ts';

/** More than these are an inventory, not a finding. */
const MOST = 1_000;
const LONGEST = 2_000;

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
export function namedIn(lines: readonly PrintedLine[]): NamedResource[] {
  return joinByAddress(
    lines.flatMap(({ text, address, attribute }): NamedResource[] => {
      const { addresses, isCertain } = findAddresses(text);
      const [first = ''] = isCertain ? addresses : [];
      const subject = address ?? (addresses.length === 1 || text.startsWith(first) ? first : '');
      if (subject === '') return mentionedIn(text);
      return [{ address: subject, message: withoutAddress(text, subject), attribute }];
    }),
  );
}

/** A line that is no longer than a message; the sign of a cut is a part of it, so that no address ends there. */
export function clipMessage(line: string): string {
  return line.length <= LONGEST_MESSAGE ? line : `${line.slice(0, LONGEST_MESSAGE)}…`;
}

/** The resources that a text names; the text belongs to none of them alone. */
export function mentionedIn(text: string): NamedResource[] {
  return findAddresses(text).addresses.map((address) => ({ address, message: undefined }));
}

/** Joins the messages of several lines about one resource. */
export function joinByAddress(named: Iterable<NamedResource>): NamedResource[] {
  const resources = new Map<string, NamedResource>();
  for (const { address, message, location, attribute } of named) {
    const earlier = resources.get(address);
    if (earlier === undefined) {
      if (resources.size >= MOST) break;
      resources.set(address, {
        address,
        message: message?.slice(0, LONGEST),
        location,
        attribute,
      });
    } else {
      earlier.location ??= location;
      // Two messages of one resource have one place: that of both, or of the block.
      const isSame = JSON.stringify(earlier.attribute) === JSON.stringify(attribute);
      if (message !== undefined) {
        earlier.attribute = isSame || earlier.message === undefined ? attribute : [];
      }
      const earlierMessage = earlier.message ?? '';
      if (
        message !== undefined &&
        !earlierMessage.includes(message) &&
        earlierMessage.length < LONGEST
      )
        earlier.message = earlierMessage === '' ? message : `${earlierMessage}; ${message}`;
    }
  }
  return [...resources.values()];
}

function withoutAddress(text: string, address: string): string | undefined {
  const rest = text.startsWith(address) ? text.slice(address.length) : text;
  return (rest === '' || rest.startsWith(': ') ? rest.slice(2) : text).trim() || undefined;
}
