/** Checks the request `POST /runs` and creates the run. */
import { userIdOf } from './organizations.ts';
import { RUNS } from './runs.ts';
import { WORKSPACES } from './workspaces.ts';
import * as v from '../../client/wire/schema.ts';
import { readLiteral } from '../../configuration/literal.ts';
import { addRun } from '../create-run.ts';
import type { RouteCall } from '../resource.ts';
import { fail, invalid, type ServiceResponse } from '../respond.ts';
import { beginRun } from '../run-life.ts';
import { keptIn, type VersionRecord, type WorkspaceRecord } from '../store.ts';

const VERSIONS = 'configuration-versions';
const flag = v.optional(v.nullable(v.boolean()));
const addresses = v.optional(v.nullable(v.array(v.string())));
/** Attributes that clients can set and read, and that change nothing else in this service. */
const SHOWN = {
  'terraform-version': v.optional(v.nullable(v.string())),
  variables: v.optional(v.array(v.looseObject({ key: v.string(), value: v.string() }))),
};
const identifier = v.looseObject({ type: v.string(), id: v.string() });
const reference = v.looseObject({ data: identifier });
const creationSchema = v.looseObject({
  data: v.looseObject({
    type: v.literal('runs'),
    attributes: v.optional(
      v.looseObject({
        message: v.optional(v.nullable(v.string())),
        'plan-only': flag,
        'save-plan': flag,
        'auto-apply': flag,
        'is-destroy': flag,
        refresh: flag,
        'target-addrs': addresses,
        'replace-addrs': addresses,
        'refresh-only': flag,
        'allow-empty-apply': flag,
        ...SHOWN,
      }),
      {},
    ),
    relationships: v.looseObject({
      workspace: reference,
      // Some clients send null as the version when they mean the newest one.
      'configuration-version': v.optional(
        v.nullable(v.looseObject({ data: v.nullable(identifier) })),
      ),
    }),
  }),
});

/** Answers `POST /runs`: 201 with the new run, or an error. */
export function createFromRequest(call: RouteCall): ServiceResponse {
  const { data } = call.body(creationSchema);
  const { store } = call;
  const workspace = call.find(WORKSPACES, 'queuePlans', data.relationships.workspace.data.id);
  const versionId = data.relationships['configuration-version']?.data?.id;
  const version =
    versionId === undefined ? latestUsable(workspace) : store.get(VERSIONS, versionId);
  if (version === undefined || version.within !== workspace) {
    return invalid({
      pointer: '/data/relationships/configuration-version',
      detail:
        versionId === undefined
          ? 'The workspace has no configuration version that can be used.'
          : 'The configuration version is not one of this workspace.',
    });
  }
  const problem = refusal(workspace, version);
  if (problem !== undefined) return problem;
  const { attributes } = data;
  const { script, attributes: configured } = workspace;
  const refreshOnly = attributes['refresh-only'] ?? false;
  if (refreshOnly && attributes['is-destroy'] === true) {
    return invalid({
      pointer: '/data/attributes/refresh-only',
      detail: 'A run that only refreshes cannot destroy. Ask for one of the two.',
    });
  }
  const planOnly = (attributes['plan-only'] ?? false) || version.attributes.speculative;
  const run = addRun(store, version, {
    message: attributes.message ?? 'Queued manually via the Terraform Enterprise API',
    source: 'tfe-api',
    planOnly,
    savePlan: attributes['save-plan'] ?? false,
    autoApply: attributes['auto-apply'] ?? script.workspace?.autoApply ?? configured['auto-apply'],
    isDestroy: attributes['is-destroy'] ?? false,
    refresh: attributes.refresh ?? true,
    options: {
      refreshOnly,
      targets: attributes['target-addrs'] ?? [],
      replace: attributes['replace-addrs'] ?? [],
      allowEmptyApply: attributes['allow-empty-apply'] ?? false,
    },
    requested: shownOf(attributes),
    variables: Object.fromEntries(
      (attributes.variables ?? []).map(({ key, value }) => [key, readLiteral(value)]),
    ),
    createdBy: userIdOf(call),
  });
  beginRun(store, run);
  return call.answer(201, RUNS, run);
}

/** The answer if the run may not use this version, or may not run in this workspace; else undefined. */
function refusal(workspace: WorkspaceRecord, version: VersionRecord): ServiceResponse | undefined {
  const mode = workspace.script.workspace?.executionMode ?? workspace.attributes['execution-mode'];
  if (mode === 'local') {
    return fail(422, {
      title: 'invalid attribute',
      detail:
        'The workspace is in local execution mode: runs happen on the machine that starts them.',
      source: { pointer: '/data/relationships/workspace' },
    });
  }
  const usable =
    version.status === 'uploaded' || (version.status === 'archived' && version.ingress !== null);
  if (usable) return undefined;
  const processing = version.status === 'pending' || version.status === 'fetching';
  return fail(422, {
    title: 'invalid attribute',
    detail: processing
      ? 'Configuration version is still being processed.'
      : `Configuration version cannot be used: its status is ${version.status}.`,
    source: { pointer: '/data/relationships/configuration-version' },
  });
}

function latestUsable(workspace: WorkspaceRecord): VersionRecord | undefined {
  return keptIn(workspace, 'configuration-versions').findLast(
    ({ attributes: { speculative, provisional }, status }) =>
      !speculative && !provisional && status === 'uploaded',
  );
}

function shownOf(attributes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(attributes).filter(
    ([name, value]) => Object.hasOwn(SHOWN, name) && value !== null && value !== undefined,
  );
  return Object.fromEntries(entries);
}
