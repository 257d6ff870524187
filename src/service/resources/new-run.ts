/** Checks the request `POST /runs` and makes the run. */
import { userIdOf } from './organizations.ts';
import * as v from '../../client/wire/schema.ts';
import { readLiteral } from '../../configuration/literal.ts';
import { asExpression } from '../../configuration/variables.ts';
import { objectWith, resourceBody, invalid } from '../requests.ts';
import { addRun } from '../create-run.ts';
import type { RouteCall } from '../resource-type.ts';
import { beginRun } from '../run-life.ts';
import type { RunRecord, VersionRecord, WorkspaceRecord } from '../records.ts';
import { childrenOf } from '../store.ts';

const VERSION_POINTER = '/data/relationships/configuration-version';
const flag = v.optional(v.nullable(v.boolean()));
const addresses = v.optional(v.nullable(v.array(v.string())));
const identifier = objectWith({ type: v.string(), id: v.string() });

export const runBody = resourceBody({
  type: v.literal('runs'),
  attributes: v.optional(
    objectWith({
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
      'terraform-version': v.optional(v.nullable(v.string())),
      variables: v.optional(v.array(v.looseObject({ key: v.string(), value: v.string() })), []),
    }),
    {},
  ),
  relationships: objectWith({
    workspace: objectWith({ data: identifier }),
    // Some clients send null as the version when they mean the newest one.
    'configuration-version': v.optional(v.nullable(objectWith({ data: v.nullable(identifier) }))),
  }),
});

/** Makes the run that a request asks for, and lets it begin. */
export function makeRun(
  call: RouteCall,
  workspace: WorkspaceRecord,
  { data }: v.InferOutput<typeof runBody>,
): RunRecord {
  const { store } = call;
  const versionId = data.relationships['configuration-version']?.data?.id;
  const latest = childrenOf(workspace, 'configuration-versions').findLast(
    ({ attributes: { speculative, provisional }, status }) =>
      !speculative && !provisional && status === 'uploaded',
  );
  const version = versionId === undefined ? latest : store.get('configuration-versions', versionId);
  if (version === undefined || version.parent !== workspace) {
    throw invalid({
      pointer: VERSION_POINTER,
      detail:
        versionId === undefined
          ? 'The workspace has no configuration version that can be used.'
          : 'The configuration version is not one of this workspace.',
    });
  }
  refuseUnusable(workspace, version);
  const { attributes } = data;
  const { variables } = attributes;
  const { attributes: configured } = workspace;
  const refreshOnly = attributes['refresh-only'] ?? false;
  if (refreshOnly && attributes['is-destroy'] === true) {
    throw invalid({
      pointer: '/data/attributes/refresh-only',
      detail: 'A run that only refreshes cannot destroy. Ask for one of the two.',
    });
  }
  const planOnly = (attributes['plan-only'] ?? false) || version.attributes.speculative;
  const run = addRun(store, version, {
    message: keptOf(attributes.message, call) ?? 'Queued manually via the Terraform Enterprise API',
    source: 'tfe-api',
    planOnly,
    savePlan: attributes['save-plan'] ?? false,
    autoApply: attributes['auto-apply'] ?? configured['auto-apply'],
    isDestroy: attributes['is-destroy'] ?? false,
    refresh: attributes.refresh ?? true,
    options: {
      refreshOnly,
      targets: attributes['target-addrs'] ?? [],
      replace: attributes['replace-addrs'] ?? [],
      allowEmptyApply: attributes['allow-empty-apply'] ?? false,
    },
    requested: {
      variables,
      'terraform-version': attributes['terraform-version'] ?? configured['terraform-version'],
    },
    variables: Object.fromEntries(variables.map(({ key, value }) => [key, readLiteral(value)])),
    assigned: variables.map(({ key, value }) => ({ key, value: asExpression(value) })),
    createdBy: userIdOf(call),
    recordedPlan: workspace.recordedPlan,
  });
  beginRun(store, run);
  return run;
}

const CUT_MESSAGE = 255;

/** The message, or its beginning under the course of a service that keeps no more. */
function keptOf(message: string | null | undefined, { store }: RouteCall): string | undefined {
  const isCut = store.courses['long-message'] === 'cut';
  return (isCut ? message?.slice(0, CUT_MESSAGE) : message) ?? undefined;
}

/** 422 if the run may not use this version, or may not run in this workspace. */
function refuseUnusable(workspace: WorkspaceRecord, { status, ingress }: VersionRecord): void {
  if (workspace.attributes['execution-mode'] === 'local') {
    const detail =
      'The workspace is in local execution mode: runs happen on the machine that starts them.';
    throw invalid({ pointer: '/data/relationships/workspace', detail });
  }
  if (status === 'uploaded' || (status === 'archived' && ingress !== null)) return;
  const processing = status === 'pending' || status === 'fetching';
  const detail = processing
    ? 'Configuration version is still being processed.'
    : `Configuration version cannot be used: its status is ${status}.`;
  throw invalid({ pointer: VERSION_POINTER, detail });
}
