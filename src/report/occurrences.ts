/** Occurrences: what a finding says about each of its resources, with the place in a file, for all surfaces. */
import type { Finding, FindingResource } from './view.ts';
import { hash } from './marker.ts';
import { STATUS_WORDS } from './words.ts';

export interface Occurrence extends Omit<FindingResource, 'address' | 'message'> {
  address?: string;
  /** The message without the address; empty if only the whole finding has a message. */
  message: string;
}

/** One for each resource, or one for a finding without resources; and one for each further message of an own policy. */
export function occurrencesOf(finding: Finding): [Occurrence, ...Occurrence[]] {
  const { fingerprint, location, permalink, age, baseline, excerpt, workspaces } = finding;
  const hasOneResource = finding.resources.length === 1;
  const [first, ...others] = finding.resources.map((resource): Occurrence => {
    const findingMessage = hasOneResource ? withoutAddress(finding.message, resource.address) : '';
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

/** What the occurrences of a finding are called where they are counted. */
export function occurrenceNoun({ resources }: Finding): 'resource' | 'message' {
  return resources.length > 0 ? 'resource' : 'message';
}

/**
 * The messages of an own policy that are about no resource, and are not the message of the whole finding. Each line that
 * such a policy prints is a message. None for other policies.
 */
function messagesWithoutResource({ own, output, message, resources }: Finding): string[] {
  if (own !== true) return [];
  const messages = new Set(
    resources.flatMap((resource) => [
      resource.message ?? '',
      ...splitMessage(resource.message ?? ''),
    ]),
  );
  const isOfResource = (line: string): boolean =>
    messages.has(line) ||
    resources.some(
      ({ address, message: text = '' }) =>
        line.startsWith(address) && text.includes(withoutAddress(line, address)),
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

/** The message about all resources together; empty if the occurrences show it already. */
export function generalMessage(finding: Finding): string {
  const { message, resources } = finding;
  const [first, ...others] = resources;
  const isShownWithResource = others.length === 0 && first?.message === undefined;
  if (first === undefined || isShownWithResource) return '';
  const isRepeated = resources.some(
    (resource) =>
      resource.message !== undefined &&
      (message.includes(resource.message) ||
        resource.message.includes(withoutAddress(message, resource.address))),
  );
  return isRepeated ? '' : message;
}

/** `encrypted is false` of `aws_ebs_volume.data: encrypted is false`. */
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
export function ownBaseline(occurrence: Occurrence, finding: Finding): Occurrence['baseline'] {
  return occurrence.baseline === finding.baseline ? undefined : occurrence.baseline;
}

/** Printed lines that the occurrences do not show, and lines that are longer than `limit`. */
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
