/** What a finding says of each resource that it is about: what every surface shows line by line. */
import type { Finding, FindingResource } from './view.ts';
import { STATUS_WORDS } from './words.ts';

export interface Spot extends Omit<FindingResource, 'address' | 'message'> {
  address?: string;
  /** Without the address in front; empty where only the finding as a whole says something. */
  message: string;
}

/** One for each resource; one for a finding that names none. */
export function spotsOf(finding: Finding): [Spot, ...Spot[]] {
  const { fingerprint, location, permalink, age, baseline, excerpt, workspaces } = finding;
  const [first, ...others] = finding.resources.map((resource): Spot => {
    const message = areSeveral(finding) ? '' : beside(finding.message, resource.address);
    return { ...resource, message: resource.message ?? message };
  });
  const message = finding.message.trim() || STATUS_WORDS[finding.status];
  return first
    ? [first, ...others]
    : [{ message, fingerprint, location, permalink, age, baseline, excerpt, workspaces }];
}

/** What is said of all resources together; empty where what is said is beside one of them. */
export function generalMessage(finding: Finding): string {
  const { message, resources } = finding;
  const [only] = resources;
  if (only === undefined || (resources.length === 1 && only.message === undefined)) return '';
  const isBeside = resources.some(
    ({ address, message: said }) =>
      said !== undefined && (message.includes(said) || said.includes(beside(message, address))),
  );
  return isBeside ? '' : message;
}

function areSeveral({ resources }: Finding): boolean {
  return resources.length > 1;
}

/** `encrypted is false` of `aws_ebs_volume.data: encrypted is false`; never empty for a text. */
function beside(message: string, address: string): string {
  const prefix = `${address}: `;
  return message.startsWith(prefix) ? message.slice(prefix.length) : message;
}

/** The address and what is said of it, as text: the address once. */
export function subjectAndMessage({ address, message }: Spot, limit = Infinity): [string, string] {
  const isNamed = address === undefined || message.slice(0, limit).includes(address);
  return [isNamed ? '' : address, message];
}

/** What is known of a resource where it is not what is known of the finding: said once. */
export function ownBaseline(spot: Spot, finding: Finding): Pick<Spot, 'baseline'> {
  return spot.baseline === finding.baseline ? {} : spot;
}

/** Printed lines that stand beside no resource, or are longer than `limit`. */
export function unsaid(finding: Finding, limit: number): string[] {
  const { message, output, resources } = finding;
  const said = new Set(['', message]);
  for (const resource of resources) {
    said.add(resource.address);
    for (const part of [resource.message ?? '', ...(resource.message ?? '').split('; ')])
      said.add(part).add(`${resource.address}: ${part}`);
  }
  const left = output.filter((line) => line.length > limit || !said.has(line));
  // What belongs to a line that several lines have in common is not told without that line.
  return left.length > 0 && areSeveral(finding) ? output : left;
}
