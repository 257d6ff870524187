/** Configuration versions and their commit information. */
import { userIdOf } from './organizations.ts';
import { RUNS } from './runs.ts';
import { WORKSPACES } from './workspaces.ts';
import * as v from '../../client/wire/schema.ts';
import { readDocument } from '../body.ts';
import { advance, begin, mayFollow, needsFiles, VERSION_MACHINE } from '../machines.ts';
import {
  allow,
  find,
  found,
  get,
  listAt,
  mayIn,
  post,
  respondOne,
  respondResource,
  show,
  toAuthor,
  toOne,
} from '../resource.ts';
import type { Area, ResourceType, RouteCall } from '../resource.ts';
import { conflict, fail, notFound, redirect, respondEmpty } from '../respond.ts';
import type { ServiceResponse } from '../respond.ts';
import { newObjectId } from '../secrets.ts';
import { nowAt, type IngressRecord, type RunRecord, type VersionRecord } from '../store.ts';

const UPLOAD_URL_MS = 25 * 60 * 60 * 1000;
const DOWNLOAD_URL_MS = 60 * 1000;

const VERSIONS: ResourceType<VersionRecord> = {
  type: 'configuration-versions',
  get: ({ versions }, id) => versions.get(id),
  may: (call, { workspace }, right) => mayIn(call, workspace, right),
  includes: ['ingress_attributes', 'run'],
  lists: [
    listAt('/workspaces/:workspace/configuration-versions', WORKSPACES, (workspace, { domain }) =>
      [...domain.store.versions.values()]
        .filter((one) => one.workspace === workspace)
        // Newest first, so that the first page has the latest version.
        .toReversed(),
    ),
  ],
  write(call, version) {
    const self = `/api/v2/configuration-versions/${version.id}`;
    return {
      attributes: {
        'auto-queue-runs': version.autoQueueRuns,
        error: version.status === 'errored' ? version.error : null,
        'error-message': version.status === 'errored' ? version.errorMessage : null,
        source: version.source,
        speculative: version.speculative,
        provisional: version.provisional,
        status: version.status,
        'status-timestamps': version.stamps,
      },
      relationships: {
        'ingress-attributes': {
          ...toOne('ingress-attributes', version.ingress),
          links: { related: `${self}/ingress-attributes` },
        },
        run: { hidden: () => runsOf(call, version).map(({ id }) => ({ id, type: 'runs' })) },
      },
      links: { download: `${self}/download` },
    };
  },
};

/** The commit of a version; null for one that is not from version control. */
const INGRESS: ResourceType<IngressRecord> = {
  type: 'ingress-attributes',
  get: ({ versions }, id) =>
    [...versions.values()].map(({ ingress }) => ingress).find((one) => one?.id === id) ?? undefined,
  may: (call, { version }, right) => isReadable(version) && VERSIONS.may(call, version, right),
  shown: '/ingress-attributes/:ingress',
  write: (_, { attributes, createdBy }) => ({
    attributes,
    relationships: {
      'created-by': {
        data: null,
        ...toAuthor(createdBy),
        links: createdBy === null ? undefined : { related: `/api/v2/users/${createdBy}` },
      },
    },
  }),
};

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

export const VERSION_AREA: Area = {
  types: [VERSIONS, INGRESS],
  routes: [
    get('/configuration-versions/:version', (call) =>
      respondOne(call, VERSIONS, findReadable(call)),
    ),
    get('/configuration-versions/:version/ingress-attributes', (call) => {
      const { ingress } = findReadable(call);
      return respondResource(200, show(call, INGRESS, found(ingress ?? undefined)));
    }),
    post('/workspaces/:workspace/configuration-versions', createVersion),
    post('/configuration-versions/:version/actions/archive', archive),
    get('/configuration-versions/:version/download', (call) =>
      download(call, find(call, VERSIONS)),
    ),
    get('/runs/:run/configuration-version', (call) =>
      respondResource(200, show(call, VERSIONS, find(call, RUNS).version)),
    ),
    get('/runs/:run/configuration-version/download', (call) =>
      download(call, find(call, RUNS).version),
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
      advance(version, 'uploaded', store.clock.date());
      return respondEmpty(200);
    }),
    post('/configuration-versions/:version/actions/permanently_delete_backing_data', (call) =>
      moveData(call, findManaged(call), 'backing_data_permanently_deleted'),
    ),
  ],
};

function archive(call: RouteCall): ServiceResponse {
  const version = find(call, VERSIONS, 'queuePlans');
  const refuse = (why: string) => conflict(`configuration could not be archived because ${why}`);
  if (version.ingress !== null) return refuse('it came from version control');
  if (version.workspace.currentVersion === version) return refuse('it is current');
  if (runsOf(call, version).some(({ status }) => needsFiles(status))) {
    return refuse('a run is using it');
  }
  if (!mayFollow(version, 'archived')) {
    return refuse(`its status is ${version.status}`);
  }
  advance(version, 'archived', call.domain.store.clock.date());
  dropData(version);
  return respondEmpty(202);
}

function createVersion(call: RouteCall): ServiceResponse {
  const workspace = find(call, WORKSPACES, 'queuePlans');
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
    createdBy: userIdOf(call),
    ...begin(VERSION_MACHINE, 'pending'),
  };
  store.versions.set(version.id, version);
  // A version that is only for plans never becomes a workspace's current version.
  if (!version.speculative && !version.provisional) workspace.currentVersion = version;
  const path = `/v1/object/${version.objectId}`;
  const uploadUrl = origin + signer.sign(path, store.clock.date().getTime() + UPLOAD_URL_MS);
  const shown = show(call, VERSIONS, version);
  return respondResource(201, {
    ...shown,
    // No other answer has this URL: it is enough to upload, without a token.
    attributes: { ...shown.attributes, 'upload-url': uploadUrl },
    links: { self: `/api/v2/configuration-versions/${version.id}` },
  });
}

function isReadable({ status }: VersionRecord): boolean {
  return status !== 'backing_data_soft_deleted';
}

/** The version of the path. Reading it fails while its backing data is soft deleted. */
function findReadable(call: RouteCall): VersionRecord {
  const version = find(call, VERSIONS);
  allow(isReadable(version));
  return version;
}

/** The version of the path, for a token that may manage its backing data: self-managed services only. */
function findManaged(call: RouteCall): VersionRecord {
  allow(call.domain.edition === 'self-managed');
  return find(call, VERSIONS, 'admin');
}

function moveData(
  call: RouteCall,
  version: VersionRecord,
  to: 'backing_data_soft_deleted' | 'backing_data_permanently_deleted',
): ServiceResponse {
  const allowed =
    version.ingress === null &&
    version.workspace.currentVersion !== version &&
    // A version that is applied becomes the current version, and that needs its data.
    !runsOf(call, version).some(({ status, planOnly }) => !planOnly && needsFiles(status)) &&
    mayFollow(version, to);
  if (!allowed) return refuseMove(to);
  advance(version, to, call.domain.store.clock.date());
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

function runsOf(call: RouteCall, version: VersionRecord): RunRecord[] {
  return [...call.domain.store.runs.values()].filter((run) => run.version === version);
}

function dropData(version: VersionRecord): void {
  version.archive = null;
  version.files = null;
}
