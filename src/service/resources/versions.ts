/** Configuration versions and their commit information. */
import { userIdOf } from './organizations.ts';
import { RUNS } from './runs.ts';
import { WORKSPACES } from './workspaces.ts';
import * as v from '../../client/wire/schema.ts';
import {
  objectWith,
  readDocument,
  resourceBody,
  conflict,
  fail,
  redirect,
  respondEmpty,
} from '../requests.ts';
import type { Refusal, ServiceResponse } from '../requests.ts';
import { addVersion } from '../load-seed.ts';
import { advance, mayFollow, needsFiles } from '../machines.ts';
import {
  notFoundUnless,
  changeAt,
  orNotFound,
  get,
  listAt,
  newestFirst,
  post,
  respondOne,
  respondResource,
} from '../resource-type.ts';
import type { Area, ResourceType, RouteCall } from '../resource-type.ts';
import type { IngressRecord, VersionRecord, WorkspaceRecord } from '../records.ts';
import { childrenOf } from '../store.ts';

const UPLOAD_URL_MS = 25 * 60 * 60 * 1000;
const DOWNLOAD_URL_MS = 60 * 1000;

const flag = (otherwise: boolean) => v.optional(v.boolean(), otherwise);
const creationBody = resourceBody({
  type: v.literal('configuration-versions'),
  attributes: v.optional(
    objectWith({
      'auto-queue-runs': flag(true),
      speculative: flag(false),
      provisional: flag(false),
    }),
    {},
  ),
});

const VERSIONS: ResourceType<VersionRecord> = {
  type: 'configuration-versions',
  includes: ['ingress_attributes', 'run'],
  lists: [
    listAt('/workspaces/:workspace/configuration-versions', WORKSPACES, {
      // Newest first, so that the first page has the latest version.
      items: (workspace) => newestFirst(childrenOf(workspace, 'configuration-versions')),
    }),
  ],
  changes: () => [
    changeAt('POST', '/workspaces/:workspace/configuration-versions', WORKSPACES, {
      right: 'queuePlans',
      body: creationBody,
      act: createVersion,
    }),
  ],
  render(_, version) {
    const self = `/api/v2/configuration-versions/${version.id}`;
    const isErrored = version.status === 'errored';
    return {
      attributes: {
        error: isErrored ? version.error : null,
        'error-message': isErrored ? version.errorMessage : null,
        status: version.status,
        'status-timestamps': version.timestamps,
      },
      relationships: {
        'ingress-attributes': {
          data: version.ingress,
          links: { related: `${self}/ingress-attributes` },
        },
        run: { hidden: () => version.runs },
      },
      links: { download: `${self}/download` },
    };
  },
};

/** The commit of a version, which nobody sees while the version's backing data is soft deleted. */
const INGRESS: ResourceType<IngressRecord> = {
  type: 'ingress-attributes',
  may: (call, { parent }, right) => isReadable(parent) && call.may(parent, right),
  shownAt: '/ingress-attributes/:ingress',
};

const days = v.optional(v.pipe(v.number(), v.integer()));
const deletionAttributes = v.optional(v.looseObject({ 'delete-older-than-n-days': days }));
const deletionBody = v.looseObject({
  data: v.optional(v.looseObject({ attributes: deletionAttributes })),
});

export const VERSION_AREA: Area = {
  types: [VERSIONS, INGRESS],
  routes: [
    get('/configuration-versions/:version', (call) =>
      respondOne(call, VERSIONS, findReadable(call)),
    ),
    get('/configuration-versions/:version/ingress-attributes', (call) => {
      const ingress = findReadable(call).ingress ?? undefined;
      return call.answer(200, INGRESS, orNotFound(ingress));
    }),
    post('/configuration-versions/:version/actions/archive', archive),
    get('/configuration-versions/:version/download', (call) => download(call, call.find(VERSIONS))),
    get('/runs/:run/configuration-version', (call) =>
      call.answer(200, VERSIONS, call.find(RUNS).version),
    ),
    get('/runs/:run/configuration-version/download', (call) =>
      download(call, call.find(RUNS).version),
    ),
    post('/configuration-versions/:version/actions/soft_delete_backing_data', (call) => {
      const version = findManaged(call);
      if (call.request.body.length > 0) readDocument(call.request, deletionBody);
      return deleteBackingData(call, version, 'backing_data_soft_deleted');
    }),
    post('/configuration-versions/:version/actions/restore_backing_data', (call) => {
      const version = findManaged(call);
      if (version.status === 'backing_data_permanently_deleted') throw deletionRefused('uploaded');
      const { store } = call;
      store.unfinished.versions.delete(version);
      advance(version, 'uploaded', store.clock.date());
      return respondEmpty(200);
    }),
    post('/configuration-versions/:version/actions/permanently_delete_backing_data', (call) =>
      deleteBackingData(call, findManaged(call), 'backing_data_permanently_deleted'),
    ),
  ],
};

function archive(call: RouteCall): ServiceResponse {
  const version = call.find(VERSIONS, 'queuePlans');
  const refusal = (why: string) => conflict(`configuration could not be archived because ${why}`);
  if (version.ingress !== null) throw refusal('it came from version control');
  if (version.parent.currentVersion === version) throw refusal('it is current');
  if (version.runs.some(({ status }) => needsFiles(status))) throw refusal('a run is using it');
  if (!mayFollow(version, 'archived')) throw refusal(`its status is ${version.status}`);
  advance(version, 'archived', call.store.clock.date());
  dropData(version);
  return respondEmpty(202);
}

function createVersion(
  call: RouteCall,
  workspace: WorkspaceRecord,
  { data: { attributes } }: v.InferOutput<typeof creationBody>,
): ServiceResponse {
  const { store } = call;
  const version = addVersion(
    store,
    workspace,
    {
      source: 'tfe-api',
      speculative: attributes.speculative,
      provisional: attributes.provisional,
      'auto-queue-runs': attributes['auto-queue-runs'],
    },
    { id: store.newId('cv'), createdBy: userIdOf(call) },
  );
  const shown = call.show(VERSIONS, version);
  // No other answer has this URL: it is enough to upload, without a token.
  const uploadUrl = call.signed(`/v1/object/${version.objectId}`, UPLOAD_URL_MS);
  return respondResource(201, {
    ...shown,
    attributes: { ...shown.attributes, 'upload-url': uploadUrl },
    links: { self: `/api/v2/configuration-versions/${version.id}` },
  });
}

function isReadable({ status }: VersionRecord): boolean {
  return status !== 'backing_data_soft_deleted';
}

/** The version of the path; 404 while its backing data is soft deleted. */
function findReadable(call: RouteCall): VersionRecord {
  const version = call.find(VERSIONS);
  notFoundUnless(isReadable(version));
  return version;
}

/** The version of the path, for a token that may manage its backing data: self-managed services only. */
function findManaged(call: RouteCall): VersionRecord {
  notFoundUnless(call.domain.edition === 'self-managed');
  return call.find(VERSIONS, 'admin');
}

/** Deletes the files of a version, so that they can be restored or for good; 400 if its state does not allow that. */
function deleteBackingData(
  call: RouteCall,
  version: VersionRecord,
  to: 'backing_data_soft_deleted' | 'backing_data_permanently_deleted',
): ServiceResponse {
  const allowed =
    version.ingress === null &&
    version.parent.currentVersion !== version &&
    // A version that is applied becomes the current version, and that needs its data.
    !version.runs.some(({ status, planOnly }) => !planOnly && needsFiles(status)) &&
    mayFollow(version, to);
  if (!allowed) throw deletionRefused(to);
  advance(version, to, call.store.clock.date());
  if (to === 'backing_data_permanently_deleted') dropData(version);
  return respondEmpty(200);
}

function deletionRefused(to: string): Refusal {
  return fail(400, { title: 'transition not allowed', detail: `Transition to ${to} failed.` });
}

function download(call: RouteCall, version: VersionRecord): ServiceResponse {
  notFoundUnless(version.status === 'uploaded');
  return redirect(302, call.signed(`/v1/archive/${version.objectId}`, DOWNLOAD_URL_MS));
}

function dropData(version: VersionRecord): void {
  version.archive = null;
  version.files = null;
}
