/**
 * The guard over what a plan destroys: results of the system `guard`, in addition to those of the
 * service's policies. It can only add reasons; a list of changes that may not be whole is one.
 */
import type { Plan } from '../client/wire/run.ts';
import { isPattern, isProtected } from './address-patterns.ts';
import { MOST_ADDRESSES } from './find-addresses.ts';
import { emptyStates } from './plan-limits.ts';
import type { PlannedChange, PlannedChanges } from './planned-changes.ts';
import { asCount, countsOf, emptyReading, type Reading } from './reading.ts';
import type { NamedResource, PolicyResult } from '../model/policy-result.ts';

/** Kinds of objects that a workflow may leave out. */
export const EXCEPTIONS = ['forgotten', 'deposed'] as const;
type Exception = (typeof EXCEPTIONS)[number];

export interface GuardRules {
  /** Address patterns: a resource that matches one of them must not be destroyed. */
  protect: readonly string[];
  /** How many resources may be destroyed; undefined: any number. */
  maxDestroys: number | undefined;
  /** Kinds of objects that do not count as destroyed. */
  except: readonly Exception[];
  /** Whether a plan of only a part was asked for, and may pass. */
  partial?: boolean | undefined;
  /** What people have approved, for this workspace at this commit. */
  released?: readonly ApprovedDestroys[] | undefined;
}

export interface ApprovedDestroys {
  /** Whether the approval is for this act, which has a name from `actsOf`. */
  approves: (act: string) => boolean;
  by: string;
  /** ISO 8601. */
  at: string;
  reason: string;
}

/** An address, and the worst action of the plan on it. */
interface Destroyed extends Pick<PlannedChange, 'address' | 'reason' | 'attributes' | 'deposed'> {
  action: 'delete' | 'replace' | 'forget';
  /** All actions on it, in the words that a person approves. */
  acts: string[];
  /** The address itself, and the one before a move. */
  names: string[];
}

/** @param changes as read for a guard: undefined when nothing is known but the plan's own counts */
export function guard(
  rules: GuardRules,
  { attributes }: Pick<Plan, 'attributes'>,
  changes: PlannedChanges | undefined,
): Reading {
  const reading = emptyReading();
  const all = changes === undefined ? [] : destroyedIn(changes, rules.except);
  for (const sentence of doubtsOf(rules, attributes, changes, all)) {
    reading.doubts.push(`The guard cannot determine what this plan destroys. ${sentence}`);
  }
  for (const pattern of rules.protect) {
    const caught = all.filter(({ names }) => names.some((name) => isProtected(pattern, name)));
    const sentence = `${resourceCount(caught.length)} that ${caught.length === 1 ? 'is' : 'are'} protected by ${pattern} would be destroyed.`;
    reading.results.push(
      guardResult({ policy: `protect ${pattern}`, message: sentence, caught }, rules),
    );
  }
  const { maxDestroys: most } = rules;
  if (most === undefined) return reading;
  const number = numberOf(all, attributes, changes, rules.except);
  const sentence = `${resourceCount(number)} would be destroyed, and no more than ${most} may be.`;
  const failed = number > most;
  const finding = {
    policy: `max-destroys ${most}`,
    message: sentence,
    caught: failed ? all : [],
    failed,
  };
  reading.results.push(guardResult(finding, rules));
  return reading;
}

/** Everything in a plan that a person can approve: each act that destroys, as `delete ADDRESS`. */
export function actsOf(changes: PlannedChanges): string[] {
  return destroyedIn(changes, []).flatMap(({ acts }) => acts);
}

/**
 * Holds a reading of a plan against an earlier one. A plan does not change, so what only the earlier reading
 * destroys puts the later one in doubt.
 */
export function heldAgainst(
  earlier: PlannedChanges | undefined,
  changes: PlannedChanges | undefined,
): PlannedChanges | undefined {
  if (earlier === undefined) return changes;
  // Only one of the two sources of a list says which objects an earlier replacement left behind.
  const addressesIn = (list: PlannedChanges) => destroyedIn(list, []).map(({ address }) => address);
  const known = new Set(changes === undefined ? [] : addressesIn(changes));
  const lost = addressesIn(earlier).filter((address) => !known.has(address));
  if (lost.length === 0) return changes;
  const doubt = `The job of the group read that this plan destroys ${lost.slice(0, 3).join(', ')}, and the service does not say so any more.`;
  const read = changes ?? earlier;
  return { ...read, doubt: [read.doubt, doubt].filter(Boolean).join(' ') };
}

/** One entry for each address. The resource itself counts more than an object that an earlier replacement left behind. */
function destroyedIn({ changes }: PlannedChanges, except: readonly Exception[]): Destroyed[] {
  const destroyed = new Map<string, Destroyed>();
  for (const { address, previousAddress, action, deposed, reason, attributes } of changes) {
    if (action !== 'delete' && action !== 'replace' && action !== 'forget') continue;
    if (deposed && except.includes('deposed')) continue;
    if (action === 'forget' && except.includes('forgotten')) continue;
    const earlier = destroyed.get(address);
    const names = [address, previousAddress ?? address];
    const acts = [`${action}${deposed ? ' deposed' : ''} ${address}`];
    if (earlier === undefined || earlier.deposed) {
      const { acts: before = [], names: others = [] } = earlier ?? {};
      const whole = { acts: [...acts, ...before], names: [...names, ...others] };
      destroyed.set(address, { address, action, deposed, reason, attributes, ...whole });
    } else {
      earlier.acts.push(...acts);
      earlier.names.push(...names);
    }
  }
  return [...destroyed.values()];
}

/**
 * The list names an address once, however many objects were left behind there: the plan counts each.
 * Where the two disagree, the larger number counts.
 */
function numberOf(
  all: readonly Destroyed[],
  attributes: Plan['attributes'],
  changes: PlannedChanges | undefined,
  except: readonly Exception[],
): number {
  // Only JSON marks deposed objects. The list has what is left once for each address.
  if (except.includes('deposed') && changes?.source === 'json') return all.length;
  const forgotten = all.filter(({ action }) => action === 'forget').length;
  return Math.max((asCount(attributes['resource-destructions']) ?? 0) + forgotten, all.length);
}

/** Why the list may lack something, in whole sentences. */
function doubtsOf(
  { protect, maxDestroys, except, partial = false }: GuardRules,
  attributes: Plan['attributes'],
  changes: PlannedChanges | undefined,
  all: readonly Destroyed[],
): string[] {
  const doubts: string[] = emptyStates({ attributes });
  const odd = protect.find((pattern) => !isPattern(pattern));
  if (odd !== undefined) doubts.push(`"${odd}" is no pattern of addresses.`);
  if (maxDestroys !== undefined && asCount(maxDestroys) === undefined) {
    doubts.push(`max-destroys is ${maxDestroys}, which is no number of resources.`);
  }
  const { additions, changes: updates, destructions } = countsOf(attributes);
  const counts = [destructions, additions, updates].map(asCount);
  if (counts[0] === undefined) doubts.push('The plan does not say how many resources it destroys.');
  if (changes === undefined) {
    // No count has the forgotten resources, and a service may not call them changes.
    const forgets = !except.includes('forgotten');
    const nothing = attributes['has-changes'] === false && counts.every((count) => count === 0);
    if (nothing && forgets) doubts.push(MAY_FORGET);
    else if (!nothing) doubts.push('Which ones it changes could not be read, only how many.');
    return doubts;
  }
  if (changes.doubt !== undefined) doubts.push(changes.doubt);
  if (changes.partial === true && !partial) {
    doubts.push('The plan says of itself that it is not complete: another one has to follow.');
  }
  if (changes.leftOut > 0) doubts.push(`${changes.leftOut} more changes exceed the limit.`);
  const strange = all.find(({ names }) =>
    names.some((name) => isProtected('*.*', name) === undefined),
  );
  if (strange !== undefined && protect.length > 0) {
    doubts.push(`"${strange.address}" is not an address that a pattern can match.`);
  }
  return doubts;
}

const MAY_FORGET =
  'By its counts it changes nothing, but a resource that is forgotten is in none of them, and neither its JSON nor its log could be read. Let the token read the JSON plan, or set guard-except to forgotten.';

interface GuardFinding {
  policy: string;
  message: string;
  /** The resources that may not be destroyed without an approval. */
  caught: readonly Destroyed[];
  /** Whether the rule is broken; when left out, it is if anything was caught. */
  failed?: boolean;
}

function guardResult(
  { policy, message, caught, failed = caught.length > 0 }: GuardFinding,
  { released = [] }: GuardRules,
): PolicyResult {
  const resources = caught.slice(0, MOST_ADDRESSES).map(toResource);
  const covering = caught.map((each) =>
    released.find(({ approves }) => each.acts.every((act) => approves(act))),
  );
  const [first] = covering;
  const isReleased = first !== undefined && covering.every((release) => release !== undefined);
  return {
    system: 'guard',
    policySet: '',
    policy,
    level: 'mandatory-overridable',
    status: !failed ? 'passed' : isReleased ? 'overridden' : 'failed',
    overridable: failed && !isReleased,
    message: failed ? message : '',
    output: [],
    address: resources[0]?.address,
    resources,
    override: isReleased ? { by: first.by, at: first.at, reason: first.reason } : undefined,
  };
}

function toResource({ address, action, deposed, reason, ...rest }: Destroyed): NamedResource {
  const why = [reason?.replaceAll('_', ' '), rest.attributes.join(', ')].filter(Boolean).join(': ');
  const before = [...new Set(rest.names)].filter((name) => name !== address);
  const parts = [
    deposed ? 'what an earlier replacement left behind would be destroyed' : WORDS[action],
    why === '' ? '' : ` (${why})`,
    before.length > 0 ? `; before, it was ${before.join(', ')}` : '',
  ];
  return { address, message: parts.join('') };
}

const WORDS: Record<Destroyed['action'], string> = {
  delete: 'would be destroyed',
  replace: 'would be replaced',
  forget: 'would be removed from the state and no longer managed',
};

function resourceCount(number: number): string {
  return number === 1 ? '1 resource' : `${number} resources`;
}
