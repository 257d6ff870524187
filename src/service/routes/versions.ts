/** Routes of configuration versions. */
import { readDocument } from '../body.ts';
import { parameter, type RouteCall, type ServedRoute } from '../domain.ts';
import { get, post } from './route.ts';
import { toIngress, toVersion } from '../documents/version.ts';
import { userIdOf } from '../documents/account.ts';
import { toRun } from '../documents/run.ts';
import type { ServiceResponse } from '../exchange.ts';
import { advance, mayFollow, needsFiles, VERSION_MACHINE } from '../machines.ts';
import type { RunRecord, VersionRecord } from '../records.ts';
import {
  conflict,
  fail,
  notFound,
  redirect,
  respondEmpty,
  respondOne,
  respondPage,
  respondResource,
  type Includes,
} from '../respond.ts';
import { newObjectId } from '../secrets.ts';
import { nowAt } from '../store.ts';
import * as v from '../../client/wire/schema.ts';
import { allow, findRun, findVersion, workspaceById, found } from './find.ts';

const UPLOAD_URL_MS = 25 * 60 * 60 * 1000;
const DOWNLOAD_URL_MS = 60 * 1000;

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

const INCLUDES: Includes<VersionRecord> = {
  ingress_attributes: toIngress,
  run: (call, version) => runsOf(call, version).map((run) => toRun(call, run)),
};

export const VERSION_ROUTES: readonly ServedRoute[] = [
  get('/workspaces/:workspace/configuration-versions', (call) => {
    const workspace = workspaceById(call);
    const versions = [...call.domain.store.versions.values()].filter(
      (one) => one.workspace === workspace,
    );
    // Newest first, so that the first page has the latest version.
    return respondPage(call, versions.toReversed(), toVersion, { includes: INCLUDES });
  }),
  get('/configuration-versions/:version', (call) =>
    respondOne(call, findReadable(call), toVersion, INCLUDES),
  ),
  get('/configuration-versions/:version/ingress-attributes', (call) => {
    const [ingress] = toIngress(call, findReadable(call));
    return respondResource(200, found(ingress));
  }),
  get('/ingress-attributes/:ingress', (call) => {
    const id = parameter(call, 'ingress');
    const version = [...call.domain.store.versions.values()].find(
      ({ ingress }) => ingress?.id === id,
    );
    const [shown] = toIngress(call, findReadable(call, found(version).id));
    return respondResource(200, found(shown));
  }),
  post('/workspaces/:workspace/configuration-versions', createVersion),
  post('/configuration-versions/:version/actions/archive', archive),
  get('/configuration-versions/:version/download', (call) => download(call, findVersion(call))),
  get('/runs/:run/configuration-version/download', (call) => download(call, versionOfRun(call))),
  get('/runs/:run/configuration-version', (call) =>
    respondResource(200, toVersion(call, versionOfRun(call))),
  ),
  post('/configuration-versions/:version/actions/soft_delete_backing_data', (call) => {
    const version = findManaged(call);
    if (call.request.body.length > 0) readDocument(call.request, deletionSchema);
    return moveData(call, version, 'backing_data_soft_deleted');
  }),
  post('/configuration-versions/:version/actions/restore_backing_data', (call) => {
    const version = findManaged(call);
    if (version.status === 'backing_data_permanently_deleted') return refuseMove('uploaded');
    const { store } = call.domain;
    store.moving.versions.delete(version);
    advance(VERSION_MACHINE, version, 'uploaded', store.clock.date());
    return respondEmpty(200);
  }),
  post('/configuration-versions/:version/actions/permanently_delete_backing_data', (call) =>
    moveData(call, findManaged(call), 'backing_data_permanently_deleted'),
  ),
];

function versionOfRun(call: RouteCall): VersionRecord {
  return findRun(call).version;
}

function archive(call: RouteCall): ServiceResponse {
  const version = findVersion(call, 'queuePlans');
  const refuse = (why: string) => conflict(`configuration could not be archived because ${why}`);
  if (version.ingress !== null) return refuse('it came from version control');
  if (isCurrent(version)) return refuse('it is current');
  if (runsOf(call, version).some(({ status }) => needsFiles(status))) {
    return refuse('a run is using it');
  }
  if (!mayFollow(VERSION_MACHINE, version.status, 'archived')) {
    return refuse(`its status is ${version.status}`);
  }
  advance(VERSION_MACHINE, version, 'archived', call.domain.store.clock.date());
  dropData(version);
  return respondEmpty(202);
}

function createVersion(call: RouteCall): ServiceResponse {
  const workspace = workspaceById(call, 'queuePlans');
  const { attributes } = readDocument(call.request, creationSchema).data;
  const { store, signer, origin } = call.domain;
  const version: VersionRecord = {
    id: store.newId('cv'),
    workspace,
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
    createdBy: userIdOf(call.token),
    status: 'pending',
    stamps: {},
  };
  store.versions.set(version.id, version);
  // A version that is only for plans never becomes a workspace's current version.
  if (!version.speculative && !version.provisional) workspace.currentVersion = version;
  const path = `/v1/object/${version.objectId}`;
  const uploadUrl = origin + signer.sign(path, store.clock.date().getTime() + UPLOAD_URL_MS);
  const shown = toVersion(call, version);
  return respondResource(201, {
    ...shown,
    // No other answer has this URL: it is enough to upload, without a token.
    attributes: { ...shown.attributes, 'upload-url': uploadUrl },
    links: { self: `/api/v2/configuration-versions/${version.id}` },
  });
}

/** The version of the path. Reading it fails while its backing data is soft deleted. */
function findReadable(call: RouteCall, id?: string): VersionRecord {
  const version = findVersion(call, 'readRuns', id);
  allow(version.status !== 'backing_data_soft_deleted');
  return version;
}

/** The version of the path, for a token that may manage its backing data: self-managed services only. */
function findManaged(call: RouteCall): VersionRecord {
  allow(call.domain.edition === 'self-managed');
  return findVersion(call, 'admin');
}

function moveData(
  call: RouteCall,
  version: VersionRecord,
  to: 'backing_data_soft_deleted' | 'backing_data_permanently_deleted',
): ServiceResponse {
  const allowed =
    version.ingress === null &&
    !isCurrent(version) &&
    // A version that is applied becomes the current version, and that needs its data.
    !runsOf(call, version).some(({ status, planOnly }) => !planOnly && needsFiles(status)) &&
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

function download(call: RouteCall, version: VersionRecord): ServiceResponse {
  if (version.status !== 'uploaded') return notFound();
  const { signer, origin, store } = call.domain;
  const path = `/v1/archive/${version.objectId}`;
  return redirect(302, origin + signer.sign(path, store.clock.date().getTime() + DOWNLOAD_URL_MS));
}

function isCurrent(version: VersionRecord): boolean {
  return version.workspace.currentVersion === version;
}

function runsOf(call: RouteCall, version: VersionRecord): RunRecord[] {
  return [...call.domain.store.runs.values()].filter((run) => run.version === version);
}

function dropData(version: VersionRecord): void {
  version.archive = null;
  version.files = null;
}
