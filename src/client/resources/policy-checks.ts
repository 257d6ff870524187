import type { Api } from '../api.ts';
import type { ServiceError } from '../service-error.ts';
import { GET } from '../http/route.ts';
import { readLog } from '../http/transfer.ts';
import { includedOne, readMany, readOne, type Document } from '../jsonapi.ts';
import { listPages, listResources, type Listing } from '../listing.ts';
import { policyCheckSchema, type PolicyCheck } from '../wire/policies.ts';
import { runSchema, type Run } from '../wire/run.ts';
import { workspaceSchema, type Workspace } from '../wire/workspace.ts';
import { absenceIn, readPurpose, sendOverride } from './common.ts';

interface Options {
  include?: ('run' | 'run.workspace')[];
}

interface PolicyCheckWithRelated {
  check: PolicyCheck;
  run?: Run;
  workspace?: Workspace;
}

export function createPolicyChecks(api: Api) {
  return {
    /**
     * GET /runs/:id/policy-checks, all at once unless a page is asked for. A service without policy
     * checks (404 for a run that can be read and names none) is an empty list. Errors: `not-found`
     * (needs read runs).
     */
    list: (runId: string): Listing<PolicyCheck> =>
      listResources(
        api,
        GET`/runs/${runId}/policy-checks`,
        policyCheckSchema,
        listRequest(api, runId),
      ),
    /** The same, with what is included resolved. */
    listWithRelated: (
      runId: string,
      { include = [] }: Options = {},
    ): Listing<PolicyCheckWithRelated> =>
      listPages(api, GET`/runs/${runId}/policy-checks`, {
        ...listRequest(api, runId),
        include: { resource: 'policy-checks', names: include },
        idOf: ({ check }) => check.id,
        read: (document) =>
          readMany(document, policyCheckSchema).map((check) => withRelated(document, check)),
      }),
    /** GET /policy-checks/:id, with what is included resolved. Errors: `not-found`. */
    show: showPolicyCheck.bind(undefined, api),
    /**
     * POST /policy-checks/:id/actions/override: the check, status `overridden`. Errors: `conflict` (not
     * overridable), `not-found` and `forbidden` (needs manage policy overrides).
     */
    override: (id: string, { comment }: { comment?: string } = {}): Promise<PolicyCheck> =>
      sendOverride(api, policyCheckSchema, id, {
        called: 'the policy check',
        onConflict: 'Only a check that failed softly and was not overridden yet can be overridden.',
        comment,
      }),
    /** GET /policy-checks/:id/output (a check's link `output`): the log; undefined while there is none. */
    output: (id: string): Promise<string | undefined> =>
      readLog(
        api,
        GET`/policy-checks/${id}/output`,
        readPurpose('read the output of the policy check'),
      ),
  };
}

function listRequest(api: Api, runId: string) {
  return {
    ...readPurpose('list the policy checks of the run'),
    answersAtOnce: true,
    absent: (refusal: ServiceError) => absenceIn(api, runId, 'policy-checks', refusal),
  };
}

async function showPolicyCheck(
  api: Api,
  id: string,
  { include = [] }: Options = {},
): Promise<PolicyCheckWithRelated> {
  return api.ask(GET`/policy-checks/${id}`, {
    ...readPurpose('read the policy check'),
    include: { resource: 'policy-checks', names: include },
    read: (document) => withRelated(document, readOne(document, policyCheckSchema, id)),
  });
}

function withRelated(document: Document, check: PolicyCheck): PolicyCheckWithRelated {
  const run = includedOne(document, check, 'run', runSchema);
  const workspace = run && includedOne(document, run, 'workspace', workspaceSchema);
  return { check, run, workspace };
}
