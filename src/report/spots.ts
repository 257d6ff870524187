/** Spots: what a finding says about each of its resources, with its place in a file, for all surfaces. */
import type { Finding, FindingResource } from './view.ts';
import { hash } from './marker.ts';
import { STATUS_WORDS } from './words.ts';

export interface Spot extends Omit<FindingResource, 'address' | 'message'> {
  address?: string;
  /** The message without the address; empty if only the whole finding has a message. */
  message: string;
}

/** One spot per resource, or one for a finding without resources; and one for each further message of an own policy. */
export function spotsOf(finding: Finding): [Spot, ...Spot[]] {
  const { fingerprint, location, permalink, age, baseline, excerpt, workspaces } = finding;
  const [first, ...others] = finding.resources.map((resource): Spot => {
    const message = areSeveral(finding) ? '' : withoutAddress(finding.message, resource.address);
    return { ...resource, message: resource.message ?? message };
  });
  const message = finding.message.trim() || STATUS_WORDS[finding.status];
  const whole = { message, fingerprint, location, permalink, age, baseline, excerpt, workspaces };
  const further = furtherMessages(finding).map((text) => ({
    ...whole,
    message: text,
    fingerprint: hash(`${fingerprint} ${text}`),
    excerpt: undefined,
  }));
  return first ? [first, ...others, ...further] : [whole, ...further];
}

/** What the spots of a finding are, for a count of them. */
export function spotNoun({ resources }: Finding): 'resource' | 'message' {
  return resources.length > 0 ? 'resource' : 'message';
}

/** Each line of an own policy is a message of its own; these are about no resource alone. */
function furtherMessages({ own, output, message, resources }: Finding): string[] {
  const said = new Set(resources.flatMap(({ message: of = '' }) => [of, ...of.split('; ')]));
  const isOfResource = (line: string): boolean =>
    said.has(line) ||
    resources.some(
      ({ address, message: of = '' }) =>
        line.startsWith(address) && of.includes(withoutAddress(line, address)),
    );
  const further =
    own === true ? output.filter((line) => line !== message && !isOfResource(line)) : [];
  return [...new Set(further)].filter((line) => line.trim() !== '');
}

/** The message about all resources together; empty if one of them repeats it. */
export function generalMessage(finding: Finding): string {
  const { message, resources } = finding;
  const [only] = resources;
  if (only === undefined || (resources.length === 1 && only.message === undefined)) return '';
  const isRepeated = resources.some(
    ({ address, message: resourceMessage }) =>
      resourceMessage !== undefined &&
      (message.includes(resourceMessage) ||
        resourceMessage.includes(withoutAddress(message, address))),
  );
  return isRepeated ? '' : message;
}

function areSeveral({ resources }: Finding): boolean {
  return resources.length > 1;
}

/** `encrypted is false` of `aws_ebs_volume.data: encrypted is false`; never empty for a text. */
function withoutAddress(message: string, address: string): string {
  const prefix = `${address}: `;
  return message.startsWith(prefix) ? message.slice(prefix.length) : message;
}

/** Address and message as text, with the address only once. */
export function subjectAndMessage({ address, message }: Spot, limit = Infinity): [string, string] {
  const isNamed = address === undefined || message.slice(0, limit).includes(address);
  return [isNamed ? '' : address, message];
}

/** The baseline of a resource, if it differs from that of the finding. */
export function ownBaseline(spot: Spot, finding: Finding): { baseline?: Spot['baseline'] } {
  return spot.baseline === finding.baseline ? {} : spot;
}

/** Printed lines that are not shown with a resource, or are longer than `limit`. */
export function furtherLines(finding: Finding, limit: number): readonly string[] {
  const { message, output, resources } = finding;
  const shown = new Set(['', message, ...furtherMessages(finding)]);
  for (const resource of resources) {
    shown.add(resource.address);
    for (const part of [resource.message ?? '', ...(resource.message ?? '').split('; ')])
      shown.add(part).add(`${resource.address}: ${part}`);
  }
  const left = output.filter((line) => line.length > limit || !shown.has(line));
  // Lines below a heading that several lines share are kept only with that heading.
  return left.length > 0 && areSeveral(finding) && finding.own !== true ? output : left;
}
