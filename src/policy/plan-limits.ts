/** What a local planner could not know about its plan. The service names it in the attribute `plan-limits`. */
import type { Plan } from '../client/wire/run.ts';
import { HOLDS, undecided, type ClaimResult } from './claim-result.ts';
import { fieldsOf } from '../model/parse.ts';

interface Limit {
  /** `unknown`: a word that is not known here. */
  kind: (typeof KINDS)[number] | 'unknown';
  /** A whole sentence; hostile until escaped. */
  message: string;
}

const KINDS = ['empty-state', 'not-certain', 'partial', 'noted'] as const;
const LONGEST = 1_000;
const MOST = 50;

function limitsOf({ 'plan-limits': limits }: Plan['attributes']): Limit[] {
  if (limits === undefined || limits === null) return [];
  if (!Array.isArray(limits) || limits.length > MOST) return [STRANGE];
  return limits.map((each: unknown): Limit => {
    const { kind: word, message } = fieldsOf(each);
    const kind = KINDS.find((one) => one === word);
    if (kind === undefined || typeof message !== 'string') return STRANGE;
    return { kind, message: message.slice(0, LONGEST) };
  });
}

const STRANGE: Limit = {
  kind: 'unknown',
  message: 'The plan says that something limits it, in words Plangate does not recognize.',
};

/** The claims about the limits of a plan. */
export function fromLimits(plan: Plan['attributes']): ClaimResult[] {
  return limitsOf(plan).map(({ kind, message }) => {
    if (kind === 'partial') return { green: 'advisory', sentence: message };
    return isNoted(kind) ? HOLDS : undecided(message);
  });
}

/** Sentences about limits that do not change the verdict. */
export function limitNotices(plan: Plan['attributes']): string[] {
  return limitsOf(plan).flatMap(({ kind, message }) => (isNoted(kind) ? [message] : []));
}

function isNoted(kind: Limit['kind']): boolean {
  return kind === 'empty-state' || kind === 'noted';
}

/** Whether a plan says that it is one of a part alone, and the workflow accepts that. */
export function isPartialAllowed(plan: Plan['attributes']): boolean {
  return limitsOf(plan).some(({ kind }) => kind === 'partial');
}

/** Why a guard cannot see what would be destroyed. */
export function emptyStates(plan: Plan['attributes']): string[] {
  return limitsOf(plan).flatMap(({ kind, message }) => (kind === 'empty-state' ? [message] : []));
}
