/** Reads the JSON of the plan of a run from the service. */
import type { Client } from '../client/client.ts';
import type { PlanJson } from '../model/plan-json.ts';
import { readPlanJson } from '../plan/read-plan.ts';

/**
 * @param isWhole whether every value is read, or the form without sensitive values
 * @returns undefined if the service shows none
 * @throws ServiceError, UnreadablePlan, or the reason of the signal
 */
export async function fetchPlanJson(
  planId: string,
  isWhole: boolean,
  { client, signal }: { client: Client; signal: AbortSignal },
): Promise<PlanJson | undefined> {
  const text = await fetchPlanText(planId, isWhole, client);
  return text === '' ? undefined : readPlanJson(text, isWhole, signal);
}

/** The same as a text; empty if the service shows none. */
export function fetchPlanText(planId: string, isWhole: boolean, { runs }: Client): Promise<string> {
  return isWhole ? runs.wholePlanJson(planId) : runs.planJson(planId);
}
