/** What a static plan does not know, for those who judge it. */
import type { PlanLimit, ResourceChange } from './plan-document.ts';
import { TERRAFORM_DATA } from './terraform-data.ts';

interface Unread {
  /** The addresses of resources with an unknown number of instances. */
  unsure: readonly string[];
  /** Modules and files that were not read. */
  unread: readonly string[];
  /** The addresses of resources that a change of another resource may replace. */
  unclear: readonly string[];
}

/** The most addresses that a limit names. */
const MOST = 5;

/** The limits of a static plan, each with a sentence for people. */
export function staticLimits(
  changes: readonly ResourceChange[],
  { unsure, unread, unclear }: Unread,
): PlanLimit[] {
  const limits: PlanLimit[] = [];
  const planned = changes.filter(({ change }) => change.after !== null);
  const notKnown = planned.filter(
    (one) =>
      unsure.includes(one.address) ||
      one.change.importing !== undefined ||
      unclear.includes(one.address) ||
      hasUnknown(one),
  );
  if (notKnown.length > 0) {
    const addresses = notKnown.map(({ address }) =>
      unsure.includes(address) ? `${address} (number unknown)` : address,
    );
    const number = `${notKnown.length} of ${planned.length} ${planned.length === 1 ? 'resource has' : 'resources have'}`;
    limits.push({
      kind: 'not-known',
      message: `${number} something that the static planner does not know: ${listed(addresses)}.`,
      count: notKnown.length,
      addresses: addresses.slice(0, MOST),
    });
  }
  if (unread.length > 0) {
    limits.push({
      kind: 'not-known',
      message: `The static planner did not read ${listed(unread)}.`,
      count: unread.length,
      addresses: unread.slice(0, MOST),
    });
  }
  const foreign = planned.filter(({ type }) => type !== TERRAFORM_DATA);
  if (foreign.length > 0) {
    limits.push({
      kind: 'no-defaults',
      message: 'No provider was asked: values that providers set by default are not in this plan.',
      count: foreign.length,
    });
  }
  return limits;
}

/**
 * Whether a change has unknown values. `id` and `output` of `terraform_data` do not count, because
 * Terraform itself knows them only after the apply.
 */
function hasUnknown({ type, change }: ResourceChange): boolean {
  const names = Object.keys(change.after_unknown);
  return names.some((name) => type !== TERRAFORM_DATA || (name !== 'id' && name !== 'output'));
}

function listed(names: readonly string[]): string {
  const rest = names.length - MOST;
  return `${names.slice(0, MOST).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
