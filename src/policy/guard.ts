/**
 * The guard over what a plan destroys and which actions it invokes: results of the system `guard`, in addition
 * to those of the service's policies. It can only add reasons to close the gate: a list of changes that may lack some is one.
 */
import type { Plan } from '../client/wire/run.ts';
import { MOST_ADDRESSES } from '../model/address.ts';
import { isPattern, protects } from './address-patterns.ts';
import type { Approval } from './systems/own-policies.ts';
import { triggerWords, type PlannedChange, type PlannedChanges } from './planned-changes.ts';
import { asCount, countsOf, emptyReading, type Reading } from './reading.ts';
import type { NamedResource, PolicyResult } from '../model/policy-result.ts';

export interface GuardRules {
  /** Address patterns: a resource that matches one of them must not be destroyed, and an action not invoked. */
  protect: readonly string[];
  /** How many resources may be destroyed; undefined: any number. */
  maxDestroys: number | undefined;
  /** How many actions may be invoked; undefined: any number. */
  maxActions?: number | undefined;
  /** Whether the plan's JSON may be read as a whole where the service has no redacted form of it. */
  fullPlan?: boolean | undefined;
  /** Whether a plan of only a part was asked for, and may pass. */
  partial?: boolean | undefined;
  /** What people have approved, for this workspace at this commit. */
  approvals?: readonly Approval[] | undefined;
}

/** An address, and the worst action of the plan on it. */
interface Guarded extends Pick<
  PlannedChange,
  'address' | 'reason' | 'attributes' | 'deposed' | 'recreated'
> {
  action: 'delete' | 'replace' | 'forget' | 'invoke';
  /** For an action: what triggers it. */
  triggers: string[];
  /** All actions on it, in the words that a person approves. */
  acts: string[];
  /** The address itself, and the one before a move. */
  names: string[];
}

/**
 * @param changes as read for a guard: undefined when nothing is known but the plan's own counts
 * @param unseen why it cannot be seen what would be destroyed, in whole sentences
 */
export function guard(
  rules: GuardRules,
  attributes: Plan['attributes'],
  changes: PlannedChanges | undefined,
  unseen: readonly string[] = [],
): Reading {
  const reading = emptyReading();
  const all = changes === undefined ? [] : guardedIn(changes);
  for (const sentence of [...unseen, ...doubtsOf(rules, attributes, changes, all)]) {
    reading.doubts.push(`The guard cannot determine what this plan destroys. ${sentence}`);
  }
  for (const pattern of rules.protect) {
    const caught = all.filter(({ names }) => names.some((name) => protects(pattern, name)));
    const sentence = ({ length }: readonly Guarded[], noun: string, what: string) =>
      `${count(length, noun)} that ${length === 1 ? 'is' : 'are'} protected by ${pattern} would be ${what}.`;
    const ofPattern = splitGuarded(caught);
    const sentences: string[] = [];
    if (ofPattern.destroyed.length > 0) {
      sentences.push(sentence(ofPattern.destroyed, 'resource', 'destroyed'));
    }
    if (ofPattern.invoked.length > 0) {
      sentences.push(sentence(ofPattern.invoked, 'action', 'invoked'));
    }
    const finding = { policy: `protect ${pattern}`, message: sentences.join(' '), caught };
    reading.results.push(guardResult(finding, rules));
  }
  const { destroyed, invoked } = splitGuarded(all);
  const { maxDestroys, maxActions } = rules;
  const addLimit = (policy: string, limit: { failed: boolean; message: string }, of: Guarded[]) => {
    const caught = limit.failed ? of : [];
    reading.results.push(guardResult({ policy, ...limit, caught }, rules));
  };
  if (maxDestroys !== undefined) {
    const forgotten = destroyed.filter(({ action }) => action === 'forget').length;
    // `destroyed` has an address once, even if several objects of it were left behind. The plan counts each object.
    const counted = (asCount(attributes['resource-destructions']) ?? 0) + forgotten;
    const number = Math.max(counted, destroyed.length);
    const message = `${count(number, 'resource')} would be destroyed, and no more than ${maxDestroys} may be.`;
    const failed = number > maxDestroys;
    addLimit(`max-destroys ${maxDestroys}`, { failed, message }, destroyed);
  }
  if (maxActions !== undefined) {
    const number = invoked.reduce((sum, { triggers }) => sum + triggers.length, 0);
    const message = `${count(number, 'action')} would be invoked, and no more than ${maxActions} may be.`;
    const failed = number > maxActions;
    addLimit(`max-actions ${maxActions}`, { failed, message }, invoked);
  }
  const [doubt] = reading.doubts;
  if (doubt === undefined) return reading;
  // With a doubt, a rule that no known change breaks has not passed. A failure stays a failure.
  const results = reading.results.map((result): PolicyResult =>
    result.status === 'passed' ? { ...result, status: 'not-evaluated', message: doubt } : result,
  );
  return { ...reading, results };
}

function splitGuarded(all: readonly Guarded[]) {
  return {
    destroyed: all.filter(({ action }) => action !== 'invoke'),
    invoked: all.filter(({ action }) => action === 'invoke'),
  };
}

/** Everything in a plan that a person can approve: `delete ADDRESS`, `invoke ADDRESS after_create of ADDRESS`. */
export function actsOf(changes: PlannedChanges): string[] {
  return guardedIn(changes).flatMap(({ acts }) => acts);
}

/** One entry for each address. The resource itself counts more than an object that an earlier replacement left behind. */
function guardedIn({ changes }: PlannedChanges): Guarded[] {
  const guarded = new Map<string, Guarded>();
  for (const { previousAddress, action, trigger, ...change } of changes) {
    const { address, deposed } = change;
    if (action === 'update' || action === 'create' || action === 'none') continue;
    const earlier = guarded.get(address);
    const names = [address, previousAddress ?? address];
    const triggers = trigger === undefined ? [] : [triggerWords(trigger)];
    const acts = [
      [action, deposed ? 'deposed' : '', address, ...triggers].filter(Boolean).join(' '),
    ];
    if (earlier === undefined || earlier.deposed) {
      const { acts: before = [], names: others = [] } = earlier ?? {};
      const whole = { acts: [...acts, ...before], names: [...names, ...others] };
      guarded.set(address, { ...change, action, triggers, ...whole });
    } else {
      earlier.triggers.push(...triggers);
      earlier.acts.push(...acts);
      earlier.names.push(...names);
    }
  }
  return [...guarded.values()];
}

function doubtsOf(
  { protect, maxDestroys, maxActions, partial = false, fullPlan = false }: GuardRules,
  attributes: Plan['attributes'],
  changes: PlannedChanges | undefined,
  all: readonly Guarded[],
): string[] {
  const doubts: string[] = [];
  const odd = protect.find((pattern) => !isPattern(pattern));
  if (odd !== undefined) doubts.push(`"${odd}" is no pattern of addresses.`);
  if (maxDestroys !== undefined && asCount(maxDestroys) === undefined) {
    doubts.push(`max-destroys is ${maxDestroys}, which is no number of resources.`);
  }
  if (maxActions !== undefined && asCount(maxActions) === undefined) {
    doubts.push(`max-actions is ${maxActions}, which is no number of actions.`);
  }
  const { additions, changes: updates, destructions } = countsOf(attributes);
  const counts = [destructions, additions, updates].map(asCount);
  // The list of a whole plan can be counted, unless several objects in it may have one address.
  const isListed = changes !== undefined && changes.unlisted !== true;
  const countsItself = isListed && changes.changes.every(({ deposed }) => !deposed);
  if (counts[0] === undefined && !(fullPlan && countsItself)) {
    doubts.push('The plan does not say how many resources it destroys.');
  }
  if (changes === undefined) {
    // The counts leave out forgotten resources, and for a service they may be no changes. Actions are not left out:
    // a run of this gate invokes one only with a change of a resource.
    const nothing = attributes['has-changes'] === false && counts.every((count) => count === 0);
    doubts.push(nothing ? MAY_FORGET : UNLISTED);
    return doubts;
  }
  if (changes.doubt !== undefined) doubts.push(changes.doubt);
  if (changes.partial === true && !partial) {
    doubts.push('The plan says of itself that it is not complete: another one has to follow.');
  }
  if (changes.leftOut > 0) doubts.push(`${changes.leftOut} more changes exceed the limit.`);
  const strange = all.find(({ names }) =>
    names.some((name) => protects('*.*', name) === undefined),
  );
  if (strange !== undefined && protect.length > 0) {
    doubts.push(`"${strange.address}" is not an address that a pattern can match.`);
  }
  return doubts;
}

const REMEDY =
  "Let the token read the plan's JSON. Where the service has no redacted form of it, set full-plan to true.";
const UNLISTED = `Which ones it changes could not be read, only how many. ${REMEDY}`;
const MAY_FORGET = `By its counts it changes nothing, but a resource that is forgotten is in none of them, and its JSON could not be read. ${REMEDY}`;

/** @param finding.caught the resources that may not be destroyed without an approval; the rule is broken if there is one */
function guardResult(
  finding: { policy: string; message: string; caught: readonly Guarded[]; failed?: boolean },
  { approvals = [] }: GuardRules,
): PolicyResult {
  const { policy, message, caught, failed = caught.length > 0 } = finding;
  const resources = caught.slice(0, MOST_ADDRESSES).map(toResource);
  const given = caught.map((each) =>
    approvals.find(({ approves }) => each.acts.every((act) => approves(act))),
  );
  const [first] = given;
  const isApproved = first !== undefined && !given.includes(undefined);
  const failure = isApproved ? 'overridden' : 'failed';
  return {
    system: 'guard',
    policySet: '',
    policy,
    level: 'mandatory-overridable',
    status: failed ? failure : 'passed',
    overridable: failed && !isApproved,
    message: failed ? message : '',
    output: [],
    address: resources[0]?.address,
    resources,
    override: isApproved ? { by: first.by, at: first.at, reason: first.reason } : undefined,
  };
}

function toResource({
  address,
  action,
  deposed,
  reason,
  triggers,
  ...rest
}: Guarded): NamedResource {
  const shown = triggers.slice(0, 3);
  if (triggers.length > 3) shown.push(`${triggers.length - 3} more`);
  const why =
    action === 'invoke'
      ? shown.join(', ')
      : [reason?.replaceAll('_', ' '), rest.attributes.join(', ')].filter(Boolean).join(': ');
  const before = [...new Set(rest.names)].filter((name) => name !== address);
  const parts = [
    deposed ? 'what an earlier replacement left behind would be destroyed' : WORDS[action],
    rest.recreated === true ? ', and a new one created' : '',
    why === '' ? '' : ` (${why})`,
    before.length > 0 ? `; before, it was ${before.join(', ')}` : '',
  ];
  return { address, message: parts.join('') };
}

const WORDS: Record<Guarded['action'], string> = {
  delete: 'would be destroyed',
  replace: 'would be replaced',
  forget: 'would be removed from the state and no longer managed',
  invoke: 'would be invoked',
};

function count(number: number, noun: string): string {
  return number === 1 ? `1 ${noun}` : `${number} ${noun}s`;
}
