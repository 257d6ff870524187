/** Configuration versions: operations 1 to 11. */
import { readBody } from '../body.ts';
import { parameter, type Call, type Route } from '../domain.ts';
import { toCreatedVersion, toIngress, toVersion } from '../documents/version.ts';
import { toRun } from '../documents/run.ts';
import { advance, isFinalRun, mayFollow, VERSION_MACHINE } from '../machines.ts';
import type { VersionRecord, WorkspaceRecord } from '../records.ts';
import {
  conflict,
  fail,
  notFound,
  readInclude,
  redirect,
  respondEmpty,
  respondPage,
  respondResource,
  type Resource,
} from '../respond.ts';
import type { ServiceResponse } from '../exchange.ts';
import { newObjectId } from '../secrets.ts';
import { nowAt } from '../store.ts';
import * as v from '../../wire/schema.ts';
import { allow, findRun, findVersion, findWorkspace, found } from './find.ts';

const UPLOAD_URL_MS = 25 * 60 * 60 * 1000;
const DOWNLOAD_URL_MS = 60 * 1000;
const INCLUDES = ['ingress_attributes', 'run'] as const;

const creationSchema = v.looseObject({
  data: v.looseObject({
    type: v.literal('configuration-versions'),
    attributes: v.optional(
      v.looseObject({
        'auto-queue-runs': v.optional(v.boolean(), true),
        speculative: v.optional(v.boolean(), false),
        provisional: v.optional(v.boolean(), false),
      }),
      {},
    ),
  }),
});

const deletionSchema = v.looseObject({
  data: v.optional(
    v.looseObject({
      attributes: v.optional(
        v.looseObject({
          'delete-older-than-n-days': v.optional(v.pipe(v.number(), v.integer())),
        }),
      ),
    }),
  ),
});

export const VERSION_ROUTES: readonly Route[] = [
  {
    operation: 1,
    method: 'GET',
    path: '/workspaces/:workspace/configuration-versions',
    handler: (call) => {
      const workspace = findWorkspace(call, parameter(call, 'workspace'));
      const included = readInclude(call.query, INCLUDES);
      const versions = [...call.domain.store.versions.values()].filter(
        ({ workspaceId }) => workspaceId === workspace.id,
      );
      // Newest first, so that the first page says what happened last.
      return respondPage(call.request, call.domain.origin, versions.toReversed(), toVersion, {
        included: (shown) =>
          included.size === 0
            ? undefined
            : shown.flatMap((version) => includedWith(call, version, included)),
      });
    },
  },
  {
    operation: 2,
    method: 'GET',
    path: '/configuration-versions/:version',
    handler: (call) => {
      const version = findReadable(call);
      const included = readInclude(call.query, INCLUDES);
      return respondResource(
        200,
        toVersion(version),
        included.size === 0 ? undefined : includedWith(call, version, included),
      );
    },
  },
  {
    operation: 3,
    method: 'GET',
    path: '/configuration-versions/:version/ingress-attributes',
    handler: (call) => {
      const version = findReadable(call);
      return version.ingress === null
        ? notFound()
        : respondResource(200, toIngress(version, version.ingress));
    },
  },
  {
    operation: 4,
    method: 'POST',
    path: '/workspaces/:workspace/configuration-versions',
    handler: createVersion,
  },
  {
    operation: 6,
    method: 'POST',
    path: '/configuration-versions/:version/actions/archive',
    handler: (call) => {
      const version = findVersion(call, parameter(call, 'version'), 'queuePlans');
      if (version.ingress !== null) {
        return conflict('configuration could not be archived because it came from version control');
      }
      if (isCurrent(call, version)) {
        return conflict('configuration could not be archived because it is current');
      }
      if (isInUse(call, version)) {
        return conflict('configuration could not be archived because a run is using it');
      }
      if (!mayFollow(VERSION_MACHINE, version.status, 'archived')) {
        return conflict(
          `configuration could not be archived because its status is ${version.status}`,
        );
      }
      advance(VERSION_MACHINE, version, 'archived', call.domain.store.clock.date());
      dropData(version);
      return respondEmpty(202);
    },
  },
  {
    operation: 7,
    method: 'GET',
    path: '/configuration-versions/:version/download',
    handler: (call) => download(call, findVersion(call, parameter(call, 'version'))),
  },
  {
    operation: 8,
    method: 'GET',
    path: '/runs/:run/configuration-version/download',
    handler: (call) => {
      const run = findRun(call, parameter(call, 'run'));
      return download(call, found(call.domain.store.versions.get(run.versionId)));
    },
  },
  {
    method: 'GET',
    path: '/runs/:run/configuration-version',
    handler: (call) => {
      const run = findRun(call, parameter(call, 'run'));
      return respondResource(200, toVersion(found(call.domain.store.versions.get(run.versionId))));
    },
  },
  {
    operation: 9,
    method: 'POST',
    path: '/configuration-versions/:version/actions/soft_delete_backing_data',
    handler: (call) => {
      const version = findManaged(call);
      if (call.request.body.length > 0) readBody(call.request, deletionSchema);
      return moveData(call, version, 'backing_data_soft_deleted');
    },
  },
  {
    operation: 10,
    method: 'POST',
    path: '/configuration-versions/:version/actions/restore_backing_data',
    handler: (call) => {
      const version = findManaged(call);
      if (version.status === 'backing_data_permanently_deleted') return refuseMove('uploaded');
      const { store } = call.domain;
      store.moving.versions.delete(version);
      advance(VERSION_MACHINE, version, 'uploaded', store.clock.date());
      return respondEmpty(200);
    },
  },
  {
    operation: 11,
    method: 'POST',
    path: '/configuration-versions/:version/actions/permanently_delete_backing_data',
    handler: (call) => {
      const version = findManaged(call);
      return moveData(call, version, 'backing_data_permanently_deleted');
    },
  },
];

function createVersion(call: Call): ServiceResponse {
  const workspace = findWorkspace(call, parameter(call, 'workspace'), 'queuePlans');
  const { attributes } = readBody(call.request, creationSchema).data;
  const { store, signer, origin } = call.domain;
  const version: VersionRecord = {
    id: store.newId('cv'),
    workspaceId: workspace.id,
    source: 'tfe-api',
    speculative: attributes.speculative,
    provisional: attributes.provisional,
    autoQueueRuns: attributes['auto-queue-runs'],
    error: null,
    errorMessage: null,
    createdAt: nowAt(store.clock),
    objectId: newObjectId(),
    archive: null,
    files: null,
    ingress: null,
    readyAtMs: null,
    createdBy: { id: call.token.subjectId, type: `${call.token.kind}s` },
    status: 'pending',
    stamps: {},
  };
  store.versions.set(version.id, version);
  makeCurrent(workspace, version);
  const path = `/v1/object/${version.objectId}`;
  const uploadUrl = origin + signer.sign(path, store.clock.date().getTime() + UPLOAD_URL_MS);
  return respondResource(201, toCreatedVersion(version, uploadUrl));
}

/** What can only be planned never becomes a workspace's current version. */
function makeCurrent(workspace: WorkspaceRecord, version: VersionRecord): void {
  if (!version.speculative && !version.provisional) workspace.currentVersionId = version.id;
}

/** Reads of a version fail while its backing data is soft deleted (service-api.md 3.1). */
function findReadable(call: Call): VersionRecord {
  const version = findVersion(call, parameter(call, 'version'));
  allow(version.status !== 'backing_data_soft_deleted');
  return version;
}

/** Operations 9 to 11: self-managed only, for those who administer the workspace. */
function findManaged(call: Call): VersionRecord {
  allow(call.domain.edition === 'self-managed');
  return findVersion(call, parameter(call, 'version'), 'admin');
}

function moveData(
  call: Call,
  version: VersionRecord,
  to: 'backing_data_soft_deleted' | 'backing_data_permanently_deleted',
): ServiceResponse {
  const allowed =
    version.ingress === null &&
    !isCurrent(call, version) &&
    mayFollow(VERSION_MACHINE, version.status, to);
  if (!allowed) return refuseMove(to);
  advance(VERSION_MACHINE, version, to, call.domain.store.clock.date());
  if (to === 'backing_data_permanently_deleted') dropData(version);
  return respondEmpty(200);
}

function refuseMove(to: string): ServiceResponse {
  return fail(400, {
    title: 'transition not allowed',
    detail: `Transition to ${to} failed.`,
  });
}

function download(call: Call, version: VersionRecord): ServiceResponse {
  if (version.status !== 'uploaded') return notFound();
  const { signer, origin, store } = call.domain;
  const path = `/v1/archive/${version.objectId}`;
  return redirect(302, origin + signer.sign(path, store.clock.date().getTime() + DOWNLOAD_URL_MS));
}

function isCurrent(call: Call, version: VersionRecord): boolean {
  for (const { currentVersionId } of call.domain.store.workspaces.values()) {
    if (currentVersionId === version.id) return true;
  }
  return false;
}

function isInUse(call: Call, version: VersionRecord): boolean {
  for (const run of call.domain.store.runs.values()) {
    if (run.versionId === version.id && !isFinalRun(run.status)) return true;
  }
  return false;
}

function dropData(version: VersionRecord): void {
  version.archive = null;
  version.files = null;
}

function includedWith(
  call: Call,
  version: VersionRecord,
  included: ReadonlySet<(typeof INCLUDES)[number]>,
): Resource[] {
  const resources: Resource[] = [];
  if (included.has('ingress_attributes') && version.ingress !== null) {
    resources.push(toIngress(version, version.ingress));
  }
  if (included.has('run')) {
    for (const run of call.domain.store.runs.values()) {
      if (run.versionId === version.id) resources.push(toRun(call.domain, call.token, run));
    }
  }
  return resources;
}
