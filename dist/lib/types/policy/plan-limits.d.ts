/** What a plan says that it does not know: a local service names it, see the attribute `plan-limits`. */
import type { Plan } from '../client/wire/run.js';
import { type ClaimResult } from './claim-result.js';
/**
 * How values that a planner could not know count. A rule over an unknown value passes in vain.
 * Undefined: not asked, because a service plans with real providers.
 */
export type UnknownValues = 'undecided' | 'advisory' | 'note' | undefined;
export declare function fromLimits(plan: Pick<Plan, 'attributes'>, unknown: UnknownValues): ClaimResult[];
/** Sentences for readers, where no verdict comes of them. */
export declare function limitNotices(plan: Pick<Plan, 'attributes'>, unknown: UnknownValues): string[];
/** Why a guard cannot see what would be destroyed. */
export declare function emptyStates(plan: Pick<Plan, 'attributes'>): string[];
