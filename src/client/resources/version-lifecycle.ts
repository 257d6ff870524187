/** A configuration version from its creation to the deletion of what was uploaded to it. */
import type { FileBody } from '../../ports.ts';
import { CALL_BUDGET_MS, succeeded, type Api, type SecretRequest } from '../api.ts';
import { describeInvalid } from '../describe.ts';
import { plain, ServiceError } from '../errors.ts';
import { GET, POST } from '../http/route.ts';
import {
  findIncluded,
  includedOfType,
  includedOne,
  readOne,
  relation,
  Unreadable,
} from '../jsonapi.ts';
import type { Document } from '../jsonapi.ts';
import {
  configurationVersionSchema,
  ingressAttributesSchema,
} from '../wire/configuration-version.ts';
import type { ConfigurationVersion, IngressAttributes } from '../wire/configuration-version.ts';
import { runSchema, type Run } from '../wire/run.ts';
import type { ConfigurationVersionStatus } from '../../status/status.ts';
import { QUEUE_PLANS, READ_RUNS } from './common.ts';

export interface ConfigurationVersionWithRelated {
  version: ConfigurationVersion;
  run?: Run;
  ingressAttributes?: IngressAttributes;
}

export interface VersionAttributes {
  autoQueueRuns?: boolean;
  speculative?: boolean;
  provisional?: boolean;
}

export async function showVersion(
  api: Api,
  id: string,
  include: readonly ('ingress_attributes' | 'run')[] = [],
): Promise<ConfigurationVersionWithRelated> {
  return api.ask(
    GET`/configuration-versions/${id}`,
    {
      what: 'read the configuration version',
      needs: READ_RUNS,
      include: { resource: 'configuration-versions', names: include },
    },
    (document) => {
      const version = readOne(document, configurationVersionSchema, id);
      const run = runOf(document, version);
      const name = 'ingress-attributes';
      const ingressAttributes = includedOne(document, version, name, ingressAttributesSchema);
      return { version, run, ingressAttributes };
    },
  );
}

/** The included run, found from either side: the version need not name it. */
function runOf(document: Document, version: ConfigurationVersion): Run | undefined {
  const named = relation(version, 'run')?.[0];
  const [identifier = named] = includedOfType(document, 'runs').filter(
    (run) => relation(run, 'configuration-version')?.[0]?.id === version.id,
  );
  return identifier && findIncluded(document, identifier, runSchema);
}

export async function createVersion(
  api: Api,
  workspaceId: string,
  attributes: VersionAttributes,
): Promise<ConfigurationVersion> {
  const route = POST`/workspaces/${workspaceId}/configuration-versions`;
  const purpose = { what: 'create a configuration version', needs: QUEUE_PLANS };
  if (api.shared.tokenKind === 'organization') {
    throw api.refuse(route, purpose, [
      'Organization tokens cannot create configuration versions: use a team or user token.',
    ]);
  }
  const version = await api.ask(
    route,
    {
      ...purpose,
      class: 'create',
      body: {
        data: {
          type: 'configuration-versions',
          attributes: {
            'auto-queue-runs': attributes.autoQueueRuns,
            speculative: attributes.speculative,
            provisional: attributes.provisional,
          },
        },
      },
      recovery: {
        // A version without an upload is inert, so it may be made again: all that has to be known is
        // that the service answers.
        async look(api) {
          await api.ask(GET`/workspaces/${workspaceId}`, { what: 'read the workspace' }, () => {});
          return undefined;
        },
        settles: [],
      },
    },
    readCreated,
  );
  const url = version.attributes['upload-url'];
  if (typeof url === 'string') api.shared.keepSecret(url);
  return version;
}

/** What is uploaded next goes into this version, and nothing but its link says which one that is. */
function readCreated(document: Document): ConfigurationVersion {
  const version = readOne(document, configurationVersionSchema);
  const self = version.links['self'];
  if (typeof self === 'string' && !self.endsWith(`/${version.id}`)) {
    throw new Unreadable(`names two configuration versions, ${plain(version.id, 80)} first`);
  }
  return version;
}

/** Slower than this, the upload is given up. */
const SLOWEST_BYTES_PER_MS = 64;
const LOOKS = 5;
const LOOK_EVERY_MS = 1000;

/** What errors call the URL: its path alone is already the secret. */
const CALLED = '(upload URL)';
const REFUSED = 'upload-refused';

/** The archive goes to a URL that is a secret, again only while the version still waits for it. */
export async function upload(
  api: Api,
  version: ConfigurationVersion,
  archive: FileBody,
): Promise<void> {
  const purpose = {
    what: `upload the archive to ${version.id}`,
    codes: { 403: REFUSED, 404: REFUSED, 410: REFUSED } as const,
    onTooLarge: `The archive (${describeSize(archive.bytes)}) may be larger than the service takes: keep what the plan does not need out of it with .terraformignore.`,
  };
  const url = version.attributes['upload-url'];
  if (typeof url !== 'string' || url === '') {
    throw describeInvalid({ purpose, method: 'PUT', path: CALLED, host: '' }, [
      'Only the answer to the creation of a configuration version holds its upload URL: create a new version.',
    ]);
  }
  const attemptMs = 60_000 + archive.bytes / SLOWEST_BYTES_PER_MS;
  const request: SecretRequest<void> = {
    ...purpose,
    method: 'PUT',
    called: CALLED,
    body: archive,
    class: 'upload',
    attemptMs,
    budgetMs: Math.max(CALL_BUDGET_MS, 3 * attemptMs),
    recovery: {
      settles: [403, 404, 409, 410, 422],
      // A refusal after an attempt of unknown outcome may come while the first one is still being
      // taken in: that is worth a few looks.
      look: (api, failure) =>
        lookWhetherTaken(api, version.id, failure.status === undefined ? 1 : LOOKS),
    },
  };
  await api.secret(url, request, succeeded);
}

async function lookWhetherTaken(
  api: Api,
  id: string,
  looks: number,
): Promise<{ value: undefined } | undefined> {
  for (let look = 1; ; look++) {
    const { version } = await showVersion(api, id);
    if (version.attributes.status !== 'pending') return { value: undefined };
    if (look >= looks) return undefined;
    await api.wait(LOOK_EVERY_MS, { what: 'upload the archive' });
  }
}

function describeSize(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

const ACTIONS = {
  archive: { what: 'archive the configuration version', wanted: 'archived' },
  soft_delete_backing_data: {
    what: 'soft-delete the backing data',
    wanted: 'backing_data_soft_deleted',
  },
  restore_backing_data: { what: 'restore the backing data', wanted: 'uploaded' },
  permanently_delete_backing_data: {
    what: 'permanently delete the backing data',
    wanted: 'backing_data_permanently_deleted',
  },
} satisfies Record<string, { what: string; wanted: ConfigurationVersionStatus }>;

/** Reads of a version in these states fail by design. */
const UNREADABLE: readonly ConfigurationVersionStatus[] = [
  'backing_data_soft_deleted',
  'backing_data_permanently_deleted',
];

export async function changeVersion(
  api: Api,
  id: string,
  action: keyof typeof ACTIONS,
  days?: number,
): Promise<void> {
  const { what, wanted } = ACTIONS[action];
  const countable = days === undefined || (Number.isSafeInteger(days) && days >= 0);
  const attributes = { 'delete-older-than-n-days': days };
  await api.tell(POST`/configuration-versions/${id}/actions/${action}`, {
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
          return version.attributes.status === wanted ? { value: undefined } : undefined;
        } catch (error) {
          if (!(error instanceof ServiceError) || error.code !== 'not-found') throw error;
          // A version that never was would have answered 404 to the action, not "this state does not
          // allow it".
          const refused = failure.status === 400 || failure.status === 409;
          return UNREADABLE.includes(wanted) && refused ? { value: undefined } : undefined;
        }
      },
    },
  });
}
