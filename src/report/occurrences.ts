/** Spots: what a finding says about each of its resources, with its place in a file, for all surfaces. */
import type { Finding, FindingResource } from './view.ts';
import { hash } from './marker.ts';
import { STATUS_WORDS } from './words.ts';

export interface Occurrence extends Omit<FindingResource, 'address' | 'message'> {
  address?: string;
  /** The message without the address; empty if only the whole finding has a message. */
  message: string;
}

/** One spot per resource, or one for a finding without resources; and one for each further message of an own policy. */
export function occurrencesOf(finding: Finding): [Occurrence, ...Occurrence[]] {
  const { fingerprint, location, permalink, age, baseline, excerpt, workspaces } = finding;
  const isOnly = finding.resources.length === 1;
  const [first, ...others] = finding.resources.map((resource): Occurrence => {
    const findingMessage = isOnly ? withoutAddress(finding.message, resource.address) : '';
    return { ...resource, message: resource.message ?? findingMessage };
  });
  const message = finding.message.trim() || STATUS_WORDS[finding.status];
  const whole = { message, fingerprint, location, permalink, age, baseline, excerpt, workspaces };
  const ofMessages = messagesWithoutResource(finding).map((text) => ({
    ...whole,
    message: text,
    fingerprint: hash(`${fingerprint} ${text}`),
    excerpt: undefined,
  }));
  return first ? [first, ...others, ...ofMessages] : [whole, ...ofMessages];
}

/** What the spots of a finding are, for a count of them. */
export function occurrenceNoun({ resources }: Finding): 'resource' | 'message' {
  return resources.length > 0 ? 'resource' : 'message';
}

/** Each line that an own policy prints is a message. These are about no resource, and not that of the whole finding. */
function messagesWithoutResource({ own, output, message, resources }: Finding): string[] {
  if (own !== true) return [];
  const ofResources = resources.map((each) => ({ ...each, message: each.message ?? '' }));
  const parts = new Set(
    ofResources.flatMap((each) => [each.message, ...splitMessage(each.message)]),
  );
  const isOfResource = (line: string): boolean =>
    parts.has(line) ||
    ofResources.some(
      (each) =>
        line.startsWith(each.address) && each.message.includes(withoutAddress(line, each.address)),
    );
  const lines = output.filter(
    (line) => line.trim() !== '' && line !== message && !isOfResource(line),
  );
  return [...new Set(lines)];
}

/** Several messages about one resource are one text, with semicolons between them. */
function splitMessage(message: string): string[] {
  return message.split('; ');
}

/** The message about all resources together; empty if one of them repeats it. */
export function generalMessage(finding: Finding): string {
  const { message, resources } = finding;
  const [only] = resources;
  if (only === undefined || (resources.length === 1 && only.message === undefined)) return '';
  const isRepeated = resources.some(
    (resource) =>
      resource.message !== undefined &&
      (message.includes(resource.message) ||
        resource.message.includes(withoutAddress(message, resource.address))),
  );
  return isRepeated ? '' : message;
}

/** `encrypted is false` of `aws_ebs_volume.data: encrypted is false`; never empty for a text. */
function withoutAddress(message: string, address: string): string {
  const prefix = `${address}: `;
  return message.startsWith(prefix) ? message.slice(prefix.length) : message;
}

/** The address, unless the first `limit` characters of the message name it; empty without one. */
export function unmentionedAddress(
  { address = '', message }: Occurrence,
  limit = Infinity,
): string {
  return message.slice(0, limit).includes(address) ? '' : address;
}

/** The baseline of a resource, if it differs from that of the finding. */
export function ownBaseline(spot: Occurrence, finding: Finding): Occurrence['baseline'] {
  return spot.baseline === finding.baseline ? undefined : spot.baseline;
}

/** Printed lines that are not shown with a resource, or are longer than `limit`. */
export function unshownOutput(finding: Finding, limit: number): readonly string[] {
  const { message, output, resources } = finding;
  const shown = new Set(['', message, ...messagesWithoutResource(finding)]);
  for (const { address, message = '' } of resources) {
    shown.add(address);
    for (const part of [message, ...splitMessage(message)])
      shown.add(part).add(`${address}: ${part}`);
  }
  const unshown = output.filter((line) => line.length > limit || !shown.has(line));
  // Policies of the service print headings above the lines of several resources: no line is shown without its heading.
  const hasHeadings = resources.length > 1 && finding.own !== true;
  return unshown.length > 0 && hasHeadings ? output : unshown;
}
