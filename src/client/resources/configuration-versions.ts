/** Configuration versions, from their creation to the deletion of the uploaded files. */
import type { FileBody } from '../../model/ports.ts';
import type { ConfigurationVersionStatus } from '../../model/status.ts';
import { succeeded, type Api } from '../api.ts';
import { describeInvalid } from '../describe-failure.ts';
import { boundedLine, ServiceError } from '../service-error.ts';
import { GET, POST } from '../http/route.ts';
import { download } from '../http/transfer.ts';
import {
  findIncluded,
  includedOfType,
  includedOne,
  readerOfOne,
  readOne,
  Unreadable,
  type Document,
} from '../jsonapi.ts';
import { listResources, type Listing } from '../listing.ts';
import {
  configurationVersionSchema,
  ingressAttributesSchema,
} from '../wire/configuration-version.ts';
import type { ConfigurationVersion, IngressAttributes } from '../wire/configuration-version.ts';
import { related, relatedId } from '../wire/resource.ts';
import { runSchema, type Run } from '../wire/run.ts';
import { documentOf, doneIf, QUEUE_PLANS, READ_RUNS, readPurpose } from './common.ts';

export function createConfigurationVersions(api: Api) {
  const uploaded = `${READ_RUNS}, and a version in the state uploaded`;
  return {
    /** GET /workspaces/:id/configuration-versions. Errors: `not-found` (needs read runs). */
    list: (workspaceId: string): Listing<ConfigurationVersion> =>
      listResources(
        api,
        GET`/workspaces/${workspaceId}/configuration-versions`,
        configurationVersionSchema,
        readPurpose('list the configuration versions'),
      ),
    /**
     * GET /configuration-versions/:id, with what is included resolved. Errors: `not-found`, also for a
     * version whose backing data is deleted.
     */
    show: showVersion.bind(undefined, api),
    /**
     * GET /configuration-versions/:id/ingress-attributes. Errors: `not-found`, also for versions that
     * did not come from version control.
     */
    ingressAttributes: (id: string): Promise<IngressAttributes> =>
      api.ask(GET`/configuration-versions/${id}/ingress-attributes`, {
        what: 'read the commit information of the configuration version',
        needs: `${READ_RUNS}, and a version that came from version control`,
        read: readerOfOne(ingressAttributesSchema),
      }),
    /**
     * GET /configuration-versions/:id/download, the .tar.gz written to `file` whole or not at all.
     * Errors: `not-found` (also unless uploaded), `local`.
     */
    download: (id: string, file: string): Promise<{ bytes: number }> =>
      download(api, GET`/configuration-versions/${id}/download`, file, {
        what: 'download the configuration version',
        needs: uploaded,
      }),
    /** GET /runs/:id/configuration-version/download; as `download`. */
    downloadForRun: (runId: string, file: string): Promise<{ bytes: number }> =>
      download(api, GET`/runs/${runId}/configuration-version/download`, file, {
        what: "download the run's configuration version",
        needs: uploaded,
      }),
    /**
     * POST /workspaces/:id/configuration-versions. The answer, status `pending`, is the only one
     * with the secret `upload-url`. Errors: `not-found` (needs queue plans), `unprocessable`,
     * `invalid` for a token that is an organization's. After a lost answer another version is
     * created, because a version without an upload has no effect.
     */
    async create(
      workspaceId: string,
      attributes: { autoQueueRuns?: boolean; speculative?: boolean; provisional?: boolean } = {},
    ): Promise<ConfigurationVersion> {
      const isOfOrganization = api.shared.tokenKind === 'organization';
      const version = await api.ask(POST`/workspaces/${workspaceId}/configuration-versions`, {
        what: 'create a configuration version',
        needs: QUEUE_PLANS,
        class: 'create',
        problems: isOfOrganization ? [NOT_FOR_ORGANIZATIONS] : [],
        body: documentOf('configuration-versions', {
          'auto-queue-runs': attributes.autoQueueRuns,
          speculative: attributes.speculative,
          provisional: attributes.provisional,
        }),
        recovery: {
          // A version without an upload has no effect, so another one may be created. The look-up
          // only checks that the service answers.
          async look(api) {
            const what = 'read the workspace';
            await api.ask(GET`/workspaces/${workspaceId}`, { what, read: () => {} });
            return undefined;
          },
        },
        read: readCreated,
      });
      api.shared.keepSecret(version.attributes['upload-url'], version.id);
      return version;
    },
    /**
     * PUT upload-url. Sends the archive and returns once the service took it; after an ambiguous
     * failure asks the version's state instead of sending blindly again. Errors: `upload-refused` when
     * only a new version helps, `too-large`, `unprocessable`, `network`.
     */
    upload: upload.bind(undefined, api),
    /**
     * POST /configuration-versions/:id/actions/archive; done in the background (202). Errors:
     * `conflict` (in use, current, or from version control), `not-found`.
     */
    archive: (id: string): Promise<void> => changeVersion(api, id, 'archive'),
    /**
     * POST /configuration-versions/:id/actions/soft_delete_backing_data (self-managed only).
     * `deleteOlderThanDays` (whole days) is sent only when given. Errors: `bad-request` when the state
     * does not allow it, `not-found`.
     */
    softDeleteBackingData: (
      id: string,
      { deleteOlderThanDays }: { deleteOlderThanDays?: number } = {},
    ): Promise<void> => changeVersion(api, id, 'soft_delete_backing_data', deleteOlderThanDays),
    /**
     * POST /configuration-versions/:id/actions/restore_backing_data (self-managed only). Errors as for
     * `softDeleteBackingData`.
     */
    restoreBackingData: (id: string): Promise<void> =>
      changeVersion(api, id, 'restore_backing_data'),
    /**
     * POST /configuration-versions/:id/actions/permanently_delete_backing_data (self-managed only).
     * Errors as for `softDeleteBackingData`.
     */
    permanentlyDeleteBackingData: (id: string): Promise<void> =>
      changeVersion(api, id, 'permanently_delete_backing_data'),
  };
}

/** A version, with the run and the commit information that were asked for if it has them. */
export async function showVersion(
  api: Api,
  id: string,
  { include = [] }: { include?: ('ingress_attributes' | 'run')[] } = {},
): Promise<{ version: ConfigurationVersion; run?: Run; ingressAttributes?: IngressAttributes }> {
  return api.ask(GET`/configuration-versions/${id}`, {
    ...readPurpose('read the configuration version'),
    include: { resource: 'configuration-versions', names: include },
    read(document) {
      const version = readOne(document, configurationVersionSchema, id);
      // The version need not name its run: an included run may name the version.
      const namingVersion = includedOfType(document, 'runs').find(
        (run) => relatedId(run, 'configuration-version') === version.id,
      );
      const identifier = namingVersion ?? related(version, 'run').named?.[0];
      const run = identifier && findIncluded(document, identifier, runSchema);
      const name = 'ingress-attributes';
      const ingressAttributes = includedOne(document, version, name, ingressAttributesSchema);
      return { version, run, ingressAttributes };
    },
  });
}

const NOT_FOR_ORGANIZATIONS =
  'Organization tokens cannot create configuration versions: use a team or user token.';

/** The version that the next upload goes to: only its link says which one that is. */
function readCreated(document: Document): ConfigurationVersion {
  const version = readOne(document, configurationVersionSchema);
  const self = version.links['self'];
  if (typeof self === 'string' && !self.endsWith(`/${version.id}`)) {
    throw new Unreadable(`names two configuration versions, ${boundedLine(version.id, 80)} first`);
  }
  return version;
}

/** The slowest upload that is still waited for. */
const SLOWEST_BYTES_PER_MS = 64;
/** How often the state of a version is read after an upload that may have arrived, and the pause between two looks. */
const LOOKS = 5;
const LOOK_EVERY_MS = 1000;

/** What errors show instead of the URL: its path alone is already the secret. */
const SHOWN_PATH = '(upload URL)';
const REFUSED = 'upload-refused';

/** Sends the archive to a secret URL, and repeats that only while the version still waits for it. */
async function upload(
  api: Api,
  version: ConfigurationVersion,
  { largest = [], ...archive }: FileBody & { largest?: readonly string[] },
): Promise<void> {
  const { bytes } = archive;
  const size =
    bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
  const purpose = {
    what: `upload the archive to ${version.id}`,
    codes: { 403: REFUSED, 404: REFUSED, 410: REFUSED } as const,
    likelyCause: `The archive (${size}) may be larger than the service takes: keep what the plan does not need out of it with .terraformignore.${largest.length === 0 ? '' : ` Its largest files: ${largest.map((file) => boundedLine(file, 120)).join(', ')}.`}`,
  };
  const url = version.attributes['upload-url'];
  if (typeof url !== 'string' || url === '') {
    throw describeInvalid(
      { purpose, method: 'PUT', path: SHOWN_PATH, host: '', serviceOrigin: '' },
      [
        'Only the answer to the creation of a configuration version holds its upload URL: create a new version.',
      ],
    );
  }
  api.shared.keepSecret(url, version.id);
  await api.requestSecretUrl<void>(url, {
    ...purpose,
    method: 'PUT',
    shownPath: SHOWN_PATH,
    body: archive,
    class: 'upload',
    attemptMs: 60_000 + bytes / SLOWEST_BYTES_PER_MS,
    recovery: {
      settles: [403, 404, 409, 410, 422],
      async look(api, { status }) {
        // After an attempt with an unknown outcome, a refusal may arrive while the service still
        // processes that attempt: so the state is read a few times. Without an answer, one look is enough: the upload is
        // sent again after it.
        const looks = status === undefined ? 1 : LOOKS;
        for (let look = 1; ; look++) {
          const { version: present } = await showVersion(api, version.id);
          if (present.attributes.status !== 'pending') return { value: undefined };
          if (look >= looks) return undefined;
          await api.wait(LOOK_EVERY_MS, { what: 'upload the archive' });
        }
      },
    },
    read: succeeded,
  });
}

const ACTIONS = {
  archive: { what: 'archive the configuration version', targetStatus: 'archived' },
  soft_delete_backing_data: {
    what: 'soft-delete the backing data',
    targetStatus: 'backing_data_soft_deleted',
  },
  restore_backing_data: { what: 'restore the backing data', targetStatus: 'uploaded' },
  permanently_delete_backing_data: {
    what: 'permanently delete the backing data',
    targetStatus: 'backing_data_permanently_deleted',
  },
} satisfies Record<string, { what: string; targetStatus: ConfigurationVersionStatus }>;

async function changeVersion(
  api: Api,
  id: string,
  action: keyof typeof ACTIONS,
  days?: number,
): Promise<void> {
  const { what, targetStatus } = ACTIONS[action];
  const countable = days === undefined || (Number.isSafeInteger(days) && days >= 0);
  const attributes = { 'delete-older-than-n-days': days };
  await api.send(POST`/configuration-versions/${id}/actions/${action}`, {
    what,
    needs:
      action === 'archive'
        ? 'the right to change the version'
        : 'a self-managed service (the hosted edition does not have it) and the right to change the version',
    onConflict:
      'It must come from the API or the command line, be in the state uploaded, have no run in progress and not be the current version of a workspace.',
    problems: countable ? [] : ['The number of days must be a whole number, 0 or more.'],
    body: days === undefined ? undefined : { data: { attributes } },
    recovery: {
      settles: [400, 409],
      async look(api, failure) {
        try {
          const { version } = await showVersion(api, id);
          return doneIf(version.attributes.status === targetStatus);
        } catch (error) {
          if (!(error instanceof ServiceError) || error.code !== 'not-found') throw error;
          // Reads fail by design once the data is deleted. For a version that never existed, the
          // action would have answered 404, not "this state does not allow it".
          const refused = failure.status === 400 || failure.status === 409;
          return doneIf(targetStatus.startsWith('backing_data') && refused);
        }
      },
    },
  });
}
