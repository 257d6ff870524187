/** Policy checks and their output. */
import { readComment } from '../body.ts';
import type { Route } from '../domain.ts';
import { get, post } from './route.ts';
import { hasResult, toCheckOutput, toPolicyCheck } from '../documents/policy-check.ts';
import type { PolicyCheckRecord } from '../records.ts';
import {
  conflict,
  respondEmpty,
  respondOne,
  respondPage,
  respondResource,
  respondText,
  type Includes,
} from '../respond.ts';
import { overrideCheck } from '../run-actions.ts';
import { must } from '../store.ts';
import { findCheck, findRun } from './find.ts';
import { recordEvent } from './run-events.ts';
import { withRun, withWorkspace } from './runs.ts';

const INCLUDES: Includes<PolicyCheckRecord> = { run: withRun, 'run.workspace': withWorkspace };

export const POLICY_CHECK_ROUTES: readonly Route[] = [
  get('/runs/:run/policy-checks', (call) => {
    const checks = findRun(call).checkIds.map((id) => must(call.domain.store.checks, id));
    return respondPage(call, checks, toPolicyCheck, { whole: true, includes: INCLUDES });
  }),
  get('/policy-checks/:check', (call) =>
    respondOne(call, findCheck(call), toPolicyCheck, INCLUDES),
  ),
  post('/policy-checks/:check/actions/override', (call) => {
    const check = findCheck(call, 'managePolicyOverrides');
    const comment = readComment(call.request);
    if (!overrideCheck(call.domain.store, check)) {
      return conflict(`a policy check that is ${check.status} cannot be overridden`);
    }
    recordEvent(call, check.runId, 'overridden', comment);
    return respondResource(200, { ...toPolicyCheck(call, check), relationships: undefined });
  }),
  get('/policy-checks/:check/output', (call) => {
    const check = findCheck(call);
    return hasResult(check) ? respondText(200, toCheckOutput(check)) : respondEmpty(204);
  }),
];
