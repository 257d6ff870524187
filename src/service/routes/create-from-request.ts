/** Checks what is asked of `POST /runs` and creates the run. */
import { readBody } from '../body.ts';
import { createRun } from '../create-run.ts';
import type { Call } from '../domain.ts';
import { toRun } from '../documents/run.ts';
import type { ServiceResponse } from '../exchange.ts';
import type { VersionRecord, WorkspaceRecord } from '../records.ts';
import { fail, invalid, respondResource } from '../respond.ts';
import { startRun } from '../run-life.ts';
import * as v from '../../client/wire/schema.ts';
import { findWorkspace } from './find.ts';

const flag = v.optional(v.nullable(v.boolean()));
const addresses = v.optional(v.nullable(v.array(v.string())));
/** What a run shows again and what nothing else here depends on. */
const OPTIONS = {
  'target-addrs': addresses,
  'replace-addrs': addresses,
  'refresh-only': flag,
  'allow-empty-apply': flag,
  'terraform-version': v.optional(v.nullable(v.string())),
  variables: v.optional(v.array(v.looseObject({ key: v.string(), value: v.string() }))),
};
const reference = v.looseObject({ data: v.looseObject({ type: v.string(), id: v.string() }) });
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
        ...OPTIONS,
      }),
      {},
    ),
    relationships: v.looseObject({
      workspace: reference,
      'configuration-version': v.optional(v.nullable(reference)),
    }),
  }),
});

export function createFromRequest(call: Call): ServiceResponse {
  const { data } = readBody(call.request, creationSchema);
  const { store } = call.domain;
  const workspace = findWorkspace(call, 'queuePlans', data.relationships.workspace.data.id);
  const given = data.relationships['configuration-version']?.data.id;
  const version = given === undefined ? latestUsable(call, workspace) : store.versions.get(given);
  if (version === undefined || version.workspaceId !== workspace.id) {
    return invalid({
      pointer: '/data/relationships/configuration-version',
      detail:
        given === undefined
          ? 'The workspace has no configuration version that can be used.'
          : 'The configuration version is not one of this workspace.',
    });
  }
  const problem = refusal(workspace, version);
  if (problem !== undefined) return problem;
  const { attributes } = data;
  const planOnly = attributes['plan-only'] ?? version.speculative;
  const run = createRun(store, workspace, version, {
    message: attributes.message ?? 'Queued manually via the Terraform Enterprise API',
    source: 'tfe-api',
    planOnly: planOnly || version.speculative,
    savePlan: attributes['save-plan'] ?? false,
    autoApply:
      attributes['auto-apply'] ?? workspace.script.workspace?.autoApply ?? workspace.autoApply,
    isDestroy: attributes['is-destroy'] ?? false,
    refresh: attributes.refresh ?? true,
    options: optionsOf(attributes),
    variables: Object.fromEntries(
      (attributes.variables ?? []).map(({ key, value }) => [key, readLiteral(value)]),
    ),
    createdBy: { id: call.token.subjectId, type: `${call.token.kind}s` },
  });
  startRun(store, run);
  return respondResource(201, toRun(call, run));
}

/** Which versions a run may use, and whether it may run here at all. */
function refusal(workspace: WorkspaceRecord, version: VersionRecord): ServiceResponse | undefined {
  const mode = workspace.script.workspace?.executionMode ?? workspace.executionMode;
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

function latestUsable(call: Call, workspace: WorkspaceRecord): VersionRecord | undefined {
  return [...call.domain.store.versions.values()].findLast(
    (version) =>
      version.workspaceId === workspace.id &&
      !version.speculative &&
      !version.provisional &&
      version.status === 'uploaded',
  );
}

function optionsOf(attributes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const given = Object.entries(attributes).filter(
    ([name, value]) => Object.hasOwn(OPTIONS, name) && value !== null && value !== undefined,
  );
  return Object.fromEntries(given);
}

/** A run variable's value is written as an HCL literal; lists and maps are JSON as well. */
function readLiteral(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
