/** Routes of policy checks and their logs. */
import type { ServedRoute } from '../domain.ts';
import { get } from './route.ts';
import { hasResult, toCheckOutput, toPolicyCheck } from '../documents/policy-check.ts';
import type { PolicyCheckRecord } from '../records.ts';
import { respondEmpty, respondOne, respondPage, respondText, type Includes } from '../respond.ts';
import { overrideCheck } from '../run-actions.ts';
import { findCheck, findRun } from './find.ts';
import { overrideBy } from './run-events.ts';
import { withRun, withWorkspace } from './runs.ts';

const INCLUDES: Includes<PolicyCheckRecord> = { run: withRun, 'run.workspace': withWorkspace };

export const POLICY_CHECK_ROUTES: readonly ServedRoute[] = [
  get('/runs/:run/policy-checks', (call) => {
    return respondPage(call, findRun(call).checks, toPolicyCheck, {
      whole: true,
      includes: INCLUDES,
    });
  }),
  get('/policy-checks/:check', (call) =>
    respondOne(call, findCheck(call), toPolicyCheck, INCLUDES),
  ),
  overrideBy('/policy-checks/:check', findCheck, overrideCheck, (call, check) => ({
    ...toPolicyCheck(call, check),
    relationships: undefined,
  })),
  get('/policy-checks/:check/output', (call) => {
    const check = findCheck(call);
    return hasResult(check) ? respondText(200, toCheckOutput(check)) : respondEmpty(204);
  }),
];
