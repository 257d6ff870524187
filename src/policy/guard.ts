/**
 * The guard over what a plan destroys and which actions it invokes: results of the system `guard`, in addition
 * to those of the service's policies. It can only add reasons to close the gate: a list of changes that may lack some is one.
 */
import { addTo } from '../model/add-to.ts';
import { CODES } from '../model/errors.ts';
import { finding, textOf, type Finding } from '../model/finding.ts';
import {
  numberPart,
  phrase,
  plain,
  resourcePart,
  setting,
  type Sentence,
} from '../model/sentence.ts';
import type { Plan } from '../client/wire/run.ts';
import { readProtected } from './address-patterns.ts';
import { readProtectRule, type ProtectRule } from './protect-rule.ts';
import { describeTrigger, type PlannedChange, type PlannedChanges } from './planned-changes.ts';
import { asCount, countsOf, emptyReading, type Reading } from './reading.ts';
import type { JudgeTraits } from '../model/judge-traits.ts';
import { WholeAnswer, type NamedResource, type PolicyResult } from '../model/policy-result.ts';

/** What the name of a result of `protect` begins with; the pattern follows. */
const PROTECTION = 'protect ';

/** Whether a result of the guard, by its name, is of `protect`, and not of a number of changes. */
export function isProtection(policy: string): boolean {
  return policy.startsWith(PROTECTION);
}

/** It counts as no policy: nobody overrides what it stops, people approve it. */
export const GUARD_TRAITS: JudgeTraits = {
  name: 'guard',
  title: 'guard',
  reads: 'plan',
  counted: 'rule',
  countsAsPolicy: false,
  acceptedBy: 'people',
  excepted: 'never',
  toldApartBy: 'nothing',
  mayHoldLater: false,
};

export interface GuardRules {
  /**
   * Address patterns: a resource that matches one of them must not be destroyed, and an action not invoked. `PATTERN by NAMES`
   * says who alone may approve that.
   */
  protect: readonly string[];
  /** How many resources may be destroyed; undefined: any number. */
  maxDestroys: number | undefined;
  /** Whether the plan's JSON may be read as a whole where the service has no redacted form of it. */
  fullPlan?: boolean | undefined;
  /** Whether a plan of only a part was asked for, and may pass. */
  partial?: boolean | undefined;
}

/** A resource or an action that the plan destroys, forgets or invokes: its address, and the worst that is done to it. */
interface GuardedChange extends Pick<
  PlannedChange,
  'address' | 'reason' | 'attributes' | 'deposed' | 'recreated'
> {
  action: 'delete' | 'replace' | 'forget' | 'invoke';
  /** For an action: what triggers it. */
  triggers: string[];
  /** Everything that is done to it, in words: `delete ADDRESS`, `invoke ADDRESS after_create of ADDRESS`. */
  acts: string[];
  /** The address itself, and the one before a move. */
  addresses: string[];
  /** What a report names; several rules may name it. */
  resource: NamedResource;
}

/**
 * Judges a plan by the rules.
 *
 * @param changes undefined when nothing is known but the plan's own counts
 * @param unseen why it cannot be seen what would be destroyed
 */
export function judgeByGuard(
  rules: GuardRules,
  attributes: Plan['attributes'],
  changes: PlannedChanges | undefined,
  unseen: readonly Finding[] = [],
): Reading {
  const reading = emptyReading();
  const guarded = changes === undefined ? [] : guardedChanges(changes);
  const protect = readRules(rules.protect);
  const patterns = protect.rules.map(({ pattern }) => pattern);
  const { caughtBy, unreadable } = protectedChanges(patterns, guarded);
  for (const problem of protect.problems) {
    reading.doubts.push(unknownDestroys(phrase`${setting('protect')} ${plain(problem)}`));
  }
  for (const found of unseen) {
    const { code, says } = unknownDestroys(found.says);
    reading.doubts.push({ ...found, code, says });
  }
  reading.doubts.push(...doubtsOf(rules, attributes, changes, unreadable));
  for (const rule of protect.rules) {
    const { pattern } = rule;
    const caught = caughtBy.get(pattern) ?? [];
    const policy = `${PROTECTION}${pattern}`;
    const message = protectionMessage(pattern, caught);
    const failed = caught.length > 0;
    reading.results.push(guardResult({ policy, message, caught, failed, rule }));
  }
  const { destroyed } = splitByKind(guarded);
  const { maxDestroys } = rules;
  if (maxDestroys !== undefined) {
    const forgotten = destroyed.filter(({ action }) => action === 'forget').length;
    // `destroyed` has an address once, even if several objects of it were left behind. The plan counts each object.
    const counted = (asCount(attributes['resource-destructions']) ?? 0) + forgotten;
    const number = Math.max(counted, destroyed.length);
    const message = `${numbered(number, 'resource')} would be destroyed, and no more than ${maxDestroys} may be.`;
    const failed = number > maxDestroys;
    const policy = `max-destroys ${maxDestroys}`;
    const caught = failed ? destroyed : [];
    reading.results.push(guardResult({ policy, message, caught, failed }));
  }
  const [doubt] = reading.doubts;
  if (doubt === undefined) return reading;
  // With a doubt, a rule that no known change breaks has not passed. A failure stays a failure.
  const results = reading.results.map((result): PolicyResult =>
    result.status === 'passed'
      ? { ...result, status: 'not-evaluated', message: textOf(doubt) }
      : result,
  );
  return { ...reading, results };
}

/** @param why a whole sentence */
function unknownDestroys(why: Sentence, remedy?: Sentence): Finding {
  const says = phrase`The guard cannot determine what this plan destroys. ${why}`;
  return finding(CODES.unknownDestroys, says, { remedy });
}

/** Settings refuse what is no rule: here it is a doubt. */
function readRules(lines: readonly string[]): { rules: ProtectRule[]; problems: string[] } {
  const read = lines.map(readProtectRule);
  return {
    rules: read.flatMap((rule) => ('problem' in rule ? [] : rule)),
    problems: read.flatMap((rule) => ('problem' in rule ? rule.problem : [])),
  };
}

/**
 * What each pattern protects.
 *
 * @returns `unreadable`: a change whose address no pattern can be compared with
 */
function protectedChanges(patterns: readonly string[], guarded: readonly GuardedChange[]) {
  const caughtBy = new Map<string, GuardedChange[]>();
  let unreadable: GuardedChange | undefined;
  const fitting = readProtected([...new Set(patterns)].map((pattern) => [pattern, pattern]));
  for (const change of guarded) {
    const found = change.addresses.map(fitting);
    if (found.includes(undefined)) unreadable ??= change;
    for (const pattern of new Set(found.flatMap((fits) => fits ?? []))) {
      addTo(caughtBy, pattern, change);
    }
  }
  return { caughtBy, unreadable };
}

function splitByKind(changes: readonly GuardedChange[]) {
  return {
    destroyed: changes.filter(({ action }) => action !== 'invoke'),
    invoked: changes.filter(({ action }) => action === 'invoke'),
  };
}

function protectionMessage(pattern: string, caught: readonly GuardedChange[]): string {
  const sentence = ({ length }: readonly GuardedChange[], noun: string, verb: string) =>
    `${numbered(length, noun)} that ${length === 1 ? 'is' : 'are'} protected by ${pattern} would be ${verb}.`;
  const { destroyed, invoked } = splitByKind(caught);
  const sentences: string[] = [];
  if (destroyed.length > 0) sentences.push(sentence(destroyed, 'resource', 'destroyed'));
  if (invoked.length > 0) sentences.push(sentence(invoked, 'action', 'invoked'));
  return sentences.join(' ');
}

/** One entry for each address. The resource itself counts more than an object that an earlier replacement left behind. */
function guardedChanges({ changes }: PlannedChanges): GuardedChange[] {
  interface Gathered extends Omit<GuardedChange, 'acts' | 'addresses' | 'resource'> {
    /** The acts of what was left behind, the newest last, up to that of the resource itself. */
    until: { act: string; addresses: string[] }[];
    /** What came after it. */
    after: { act: string; addresses: string[] }[];
  }
  const gathered = new Map<string, Gathered>();
  for (const planned of changes) {
    const { previousAddress, action, trigger, ...change } = planned;
    const { address, deposed } = change;
    if (action === 'update' || action === 'create' || action === 'none') continue;
    const earlier = gathered.get(address);
    const addresses = [address, previousAddress ?? address];
    const triggers = trigger === undefined ? [] : [describeTrigger(trigger)];
    const words = [action, deposed ? 'deposed' : '', address, ...triggers];
    const act = words.filter(Boolean).join(' ');
    if (earlier === undefined || earlier.deposed) {
      const { until = [], after = [] } = earlier ?? {};
      until.push({ act, addresses });
      gathered.set(address, { ...change, action, triggers, until, after });
    } else {
      for (const each of triggers) earlier.triggers.push(each);
      earlier.after.push({ act, addresses });
    }
  }
  return Array.from(gathered.values(), ({ until, after, ...change }) => {
    const all = [...until.toReversed(), ...after];
    const acts = all.map(({ act }) => act);
    const addresses = [...new Set(all.flatMap((each) => each.addresses))];
    return { ...change, acts, addresses, resource: toResource({ ...change, addresses }) };
  });
}

/** Why the rules cannot be judged on this plan. */
function doubtsOf(
  { protect, maxDestroys, partial = false, fullPlan = false }: GuardRules,
  attributes: Plan['attributes'],
  changes: PlannedChanges | undefined,
  unreadable: GuardedChange | undefined,
): Finding[] {
  const doubts: Finding[] = [];
  const doubt = (why: Sentence, remedy?: Sentence) => doubts.push(unknownDestroys(why, remedy));
  if (maxDestroys !== undefined && asCount(maxDestroys) === undefined) {
    doubt(
      phrase`${setting('max-destroys')} is ${setting(String(maxDestroys))}, which is no number of resources.`,
    );
  }
  const { additions, changes: updates, destructions } = countsOf(attributes);
  // The list of a whole plan can be counted, unless several objects in it may have one address.
  const isListed = changes !== undefined && changes.unlisted !== true;
  const canBeCounted = fullPlan && isListed && changes.changes.every(({ deposed }) => !deposed);
  if (asCount(destructions) === undefined && !canBeCounted) {
    doubt(phrase`The plan does not say how many resources it destroys.`);
  }
  if (changes === undefined) {
    // The counts leave out forgotten resources, and for a service they may be no changes. Actions are not left out:
    // a run of this gate invokes one only with a change of a resource.
    const changesNothing =
      attributes['has-changes'] === false &&
      [destructions, additions, updates].every((count) => count === 0);
    doubt(changesNothing ? MAY_FORGET : ONLY_COUNTS_KNOWN, READ_JSON);
    return doubts;
  }
  if (changes.doubt !== undefined) doubt(plain(changes.doubt));
  if (changes.partial === true && !partial) {
    doubt(NOT_COMPLETE);
  }
  if (changes.leftOut > 0) {
    doubt(phrase`${numberPart(changes.leftOut)} more changes exceed the limit.`);
  }
  if (unreadable !== undefined && protect.length > 0) {
    doubt(phrase`No pattern can match the address ${resourcePart(unreadable.address)}.`);
  }
  return doubts;
}

export const NOT_COMPLETE = phrase`The plan says of itself that it is not complete: another one has to follow.`;
const READ_JSON = phrase`Let the token read the plan's JSON. Where the service has no redacted form of it, set ${setting('full-plan')} to true.`;
const ONLY_COUNTS_KNOWN = phrase`Which ones it changes could not be read, only how many.`;
const MAY_FORGET = phrase`By its counts it changes nothing, but a resource that is forgotten is in none of them, and its JSON could not be read.`;

/**
 * A failure asks people about each thing that is done, and `max-destroys` about their number as well.
 *
 * @param caught what breaks the rule
 * @param rule of `protect`; left out for `max-destroys`
 */
function guardResult({
  policy,
  message,
  caught,
  failed,
  rule,
}: {
  policy: string;
  message: string;
  caught: readonly GuardedChange[];
  failed: boolean;
  rule?: ProtectRule;
}): PolicyResult {
  const resources = caught.map(({ resource }) => resource);
  const acts = caught.flatMap((change) => change.acts);
  const asked = rule === undefined ? [message, ...acts] : acts;
  const approvers = rule?.approvers?.names;
  return {
    judge: GUARD_TRAITS,
    policySet: '',
    policy,
    level: 'mandatory-overridable',
    status: failed ? 'failed' : 'passed',
    overridable: failed,
    message: failed ? message : '',
    output: [],
    address: resources[0]?.address,
    resources,
    generalMessages: [],
    ...(failed && {
      answers: asked.map((text) => new WholeAnswer([], JSON.stringify(text), true)),
    }),
    ...(failed && approvers && { approval: { approvers, needed: 1, missing: 1, given: [] } }),
  };
}

function toResource(change: Omit<GuardedChange, 'acts' | 'resource'>): NamedResource {
  const { address, action, deposed, reason, triggers, attributes, recreated } = change;
  const shownTriggers = triggers.slice(0, 3);
  if (triggers.length > 3) shownTriggers.push(`${triggers.length - 3} more`);
  const why =
    action === 'invoke'
      ? shownTriggers.join(', ')
      : [reason?.replaceAll('_', ' '), attributes.join(', ')].filter(Boolean).join(': ');
  const earlierAddresses = new Set(change.addresses);
  earlierAddresses.delete(address);
  const parts = [
    deposed ? 'what an earlier replacement left behind would be destroyed' : ACTION_WORDS[action],
    recreated === true ? ', and a new one created' : '',
    why === '' ? '' : ` (${why})`,
    earlierAddresses.size > 0 ? `; before, it was ${[...earlierAddresses].join(', ')}` : '',
  ];
  return { address, messages: [parts.join('')] };
}

const ACTION_WORDS: Record<GuardedChange['action'], string> = {
  delete: 'would be destroyed',
  replace: 'would be replaced',
  forget: 'would be removed from the state and no longer managed',
  invoke: 'would be invoked',
};

/** `1 resource`, `2 resources` */
function numbered(number: number, noun: string): string {
  return number === 1 ? `1 ${noun}` : `${number} ${noun}s`;
}
