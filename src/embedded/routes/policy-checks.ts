/** Policy checks: operations 12 to 14, and the output. */
import { readComment } from '../body.ts';
import { parameter, type Call, type Route } from '../domain.ts';
import { hasResult, toCheckOutput, toPolicyCheck } from '../documents/policy-check.ts';
import { toRun } from '../documents/run.ts';
import { toWorkspace } from '../documents/workspace.ts';
import type { PolicyCheckRecord } from '../records.ts';
import {
  conflict,
  readInclude,
  respondEmpty,
  respondPage,
  respondResource,
  respondText,
  type Resource,
} from '../respond.ts';
import { overrideCheck } from '../run-actions.ts';
import { must } from '../store.ts';
import { findCheck, findRun, workspaceOf } from './find.ts';
import { recordEvent } from './run-events.ts';

const INCLUDES = ['run', 'run.workspace'] as const;

export const POLICY_CHECK_ROUTES: readonly Route[] = [
  {
    operation: 12,
    method: 'GET',
    path: '/runs/:run/policy-checks',
    handler: (call) => {
      const { store, origin } = call.domain;
      const run = findRun(call, parameter(call, 'run'));
      const included = readInclude(call.query, INCLUDES);
      const checks = run.checkIds.map((id) => must(store.checks, id));
      return respondPage(
        call.request,
        origin,
        checks,
        (check) => toPolicyCheck(call.domain, call.token, check),
        {
          whole: true,
          included: ([check]) =>
            check === undefined ? undefined : includedWith(call, check, included),
        },
      );
    },
  },
  {
    operation: 13,
    method: 'GET',
    path: '/policy-checks/:check',
    handler: (call) => {
      const check = findCheck(call, parameter(call, 'check'));
      const included = readInclude(call.query, INCLUDES);
      return respondResource(
        200,
        toPolicyCheck(call.domain, call.token, check),
        includedWith(call, check, included),
      );
    },
  },
  {
    operation: 14,
    method: 'POST',
    path: '/policy-checks/:check/actions/override',
    handler: (call) => {
      const check = findCheck(call, parameter(call, 'check'), 'managePolicyOverrides');
      const comment = readComment(call.request);
      if (!overrideCheck(call.domain.store, check)) {
        return conflict(`a policy check that is ${check.status} cannot be overridden`);
      }
      recordEvent(call, check.runId, 'overridden', comment);
      return respondResource(
        200,
        toPolicyCheck(call.domain, call.token, check, { withRun: false }),
      );
    },
  },
  {
    method: 'GET',
    path: '/policy-checks/:check/output',
    handler: (call) => {
      const check = findCheck(call, parameter(call, 'check'));
      return hasResult(check) ? respondText(200, toCheckOutput(check)) : respondEmpty(204);
    },
  },
];

function includedWith(
  call: Call,
  check: PolicyCheckRecord,
  included: ReadonlySet<(typeof INCLUDES)[number]>,
): Resource[] | undefined {
  if (included.size === 0) return undefined;
  const run = must(call.domain.store.runs, check.runId);
  const resources = [toRun(call.domain, call.token, run)];
  if (included.has('run.workspace')) {
    resources.push(toWorkspace(call.domain, call.token, workspaceOf(call, run)));
  }
  return resources;
}
