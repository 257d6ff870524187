import { policyCheckSchema } from '../wire/policy-check.ts';
import type { PolicyCheck } from '../wire/policy-check.ts';
import { runSchema } from '../wire/run.ts';
import type { Run } from '../wire/run.ts';
import { workspaceSchema } from '../wire/workspace.ts';
import type { Workspace } from '../wire/workspace.ts';
import type { Api } from './api.ts';
import { redirectOf } from './download.ts';
import { runHasNone } from './find-run.ts';
import { findIncluded, readOne, refuseHtml, relation } from './jsonapi.ts';
import type { Listing } from './pages.ts';
import { path } from './path.ts';
import { MANAGE_OVERRIDES, READ_RUNS } from './permissions.ts';
import { commentBody, listOf, withIncludes } from './resource.ts';

export type PolicyCheckInclude = 'run' | 'run.workspace';

export interface PolicyCheckWithRelated {
  check: PolicyCheck;
  run?: Run;
  workspace?: Workspace;
}

export interface PolicyChecks {
  /**
   * Operation 12: GET /runs/:id/policy-checks, all at once unless a page is asked for. A service
   * without policy checks (404 for a run that can be read and names none) is an empty list. Errors:
   * `not-found` (needs read runs).
   */
  list(runId: string, options?: { include?: PolicyCheckInclude[] }): Listing<PolicyCheck>;
  /** Operation 13: GET /policy-checks/:id, with what is included resolved. Errors: `not-found`. */
  show(id: string, options?: { include?: PolicyCheckInclude[] }): Promise<PolicyCheckWithRelated>;
  /**
   * Operation 14: POST /policy-checks/:id/actions/override: the check, status `overridden`. Errors:
   * `conflict` (not overridable), `not-found` and `forbidden` (needs manage policy overrides).
   */
  override(id: string, options?: { comment?: string }): Promise<PolicyCheck>;
  /**
   * GET /policy-checks/:id/output (the link `output` of operations 12 and 13): the log as text;
   * undefined while there is none.
   */
  output(id: string): Promise<string | undefined>;
}

const MAX_LOG_BYTES = 16 * 1024 * 1024;

export function createPolicyChecks(api: Api): PolicyChecks {
  return {
    list: (runId, options = {}) =>
      listOf(api, policyCheckSchema, {
        path: path`/runs/${runId}/policy-checks`,
        whole: true,
        asking: { what: 'list the policy checks of the run', needs: READ_RUNS },
        include: { resource: 'policy-checks', names: options.include ?? [] },
        absent: (refusal) => runHasNone(api, runId, 'policy-checks', refusal),
      }),
    show: (id, options = {}) => showPolicyCheck(api, id, options.include ?? []),
    override: (id, options = {}) => override(api, id, options.comment),
    output: (id) => readOutput(api, id),
  };
}

async function showPolicyCheck(
  api: Api,
  id: string,
  include: readonly PolicyCheckInclude[],
): Promise<PolicyCheckWithRelated> {
  return withIncludes(api, { resource: 'policy-checks', names: include }, (names) =>
    api.ask(
      {
        method: 'GET',
        path: path`/policy-checks/${id}`,
        query: { include: names },
        asking: { what: 'read the policy check', needs: READ_RUNS },
      },
      (document) => {
        const check = readOne(document, policyCheckSchema);
        const [runId] = relation(check, 'run') ?? [];
        const run = runId && findIncluded(document, runId, runSchema);
        const [workspaceId] = (run && relation(run, 'workspace')) ?? [];
        const workspace = workspaceId && findIncluded(document, workspaceId, workspaceSchema);
        return { check, ...(run && { run }), ...(workspace && { workspace }) };
      },
    ),
  );
}

async function override(api: Api, id: string, comment: string | undefined): Promise<PolicyCheck> {
  return api.ask(
    {
      method: 'POST',
      path: path`/policy-checks/${id}/actions/override`,
      ...commentBody(comment),
      asking: {
        what: 'override the policy check',
        needs: MANAGE_OVERRIDES,
        onConflict: 'Only a check that failed softly and was not overridden yet can be overridden.',
      },
      recovery: {
        settles: [409],
        async look(_failure, until) {
          const { check } = await showPolicyCheck(api.until(until), id, []);
          return check.attributes.status === 'overridden' ? { value: check } : undefined;
        },
      },
    },
    (document) => readOne(document, policyCheckSchema),
  );
}

async function readOutput(api: Api, id: string): Promise<string | undefined> {
  const asking = { what: 'read the output of the policy check', needs: READ_RUNS };
  const first = await api.fetch<{ text: string } | { location: string } | undefined>(
    {
      method: 'GET',
      path: path`/policy-checks/${id}/output`,
      asking,
      accept: 'text/plain, */*',
      maxBytes: MAX_LOG_BYTES,
    },
    (answer) => {
      if (answer.status === 204) return { value: undefined };
      if (answer.status !== 200) return redirectOf(answer);
      refuseHtml(answer);
      return { value: { text: new TextDecoder().decode(answer.body) } };
    },
  );
  if (first === undefined || 'text' in first) return first?.text;
  return api.secret({
    method: 'GET',
    url: first.location,
    called: '(log URL)',
    asking: { ...asking, needs: 'a log URL that has not expired: ask again' },
    class: 'safe',
    maxBytes: MAX_LOG_BYTES,
    read: (answer) =>
      answer.status === 200 ? { value: new TextDecoder().decode(answer.body) } : undefined,
  });
}
