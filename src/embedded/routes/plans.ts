/** Plans and cost estimates (api-facts 3.3, 3.5). */
import { parameter, type Call, type Handler, type Route } from '../domain.ts';
import { toCostEstimate, toPlan } from '../documents/run.ts';
import type { ServiceResponse } from '../exchange.ts';
import type { PlanRecord } from '../records.ts';
import { redirect, respondEmpty, respondResource, type Resource } from '../respond.ts';
import { must } from '../store.ts';
import { findPlan, findRun, found } from './find.ts';

const LOG_URL_MS = 25 * 60 * 60 * 1000;
const PLAN_URL_MS = 60 * 1000;

export const PLAN_ROUTES: readonly Route[] = [
  { method: 'GET', path: '/runs/:run/plan', handler: showPlan((call) => planOfRun(call)) },
  {
    method: 'GET',
    path: '/plans/:plan',
    handler: showPlan((call) => findPlan(call, parameter(call, 'plan'))),
  },
  {
    method: 'GET',
    path: '/plans/:plan/json-output',
    // The whole plan holds every value in clear text.
    handler: (call) => sendPlan(call, findPlan(call, parameter(call, 'plan'), 'admin')),
  },
  {
    method: 'GET',
    path: '/cost-estimates/:estimate',
    handler: (call) => {
      const estimate = found(call.domain.store.costEstimates.get(parameter(call, 'estimate')));
      return respondResource(200, toCostEstimate(findRun(call, estimate.runId), estimate));
    },
  },
];

function planOfRun(call: Call): PlanRecord {
  return must(call.domain.store.plans, findRun(call, parameter(call, 'run')).planId);
}

function showPlan(find: (call: Call) => PlanRecord): Handler {
  return (call) => respondResource(200, planDocument(call, find(call)));
}

export function planDocument({ domain }: Call, plan: PlanRecord): Resource {
  const expires = domain.store.clock.date().getTime() + LOG_URL_MS;
  const logUrl = domain.origin + domain.signer.sign(`/v1/log/${plan.objectId}`, expires);
  return toPlan(must(domain.store.runs, plan.runId), plan, logUrl);
}

function sendPlan({ domain }: Call, plan: PlanRecord): ServiceResponse {
  if (plan.status !== 'finished') return respondEmpty(204);
  const expires = domain.store.clock.date().getTime() + PLAN_URL_MS;
  return redirect(307, domain.origin + domain.signer.sign(`/v1/plan/${plan.objectId}`, expires));
}
