/** What a local planner could not know about its plan. The service names it in the attribute `plan-limits`. */
import type { Plan } from '../client/wire/run.js';
import { type ClaimResult } from './claim-result.js';
/**
 * How values that a planner could not know count: a policy may pass only because it does not see them.
 * Undefined if a service plans with real providers.
 */
export type UnknownValues = 'undecided' | 'advisory' | 'note' | undefined;
/**
 * The claims about the limits of a plan.
 *
 * @param unknown how values count that could not be known
 */
export declare function fromLimits(plan: Pick<Plan, 'attributes'>, unknown: UnknownValues): ClaimResult[];
/** Sentences about limits that do not change the verdict. */
export declare function limitNotices(plan: Pick<Plan, 'attributes'>, unknown: UnknownValues): string[];
/** Why a guard cannot see what would be destroyed. */
export declare function emptyStates(plan: Pick<Plan, 'attributes'>): string[];
