/** Operation 5: the archive, to a URL that is a secret, again only while the version still waits for it. */
import type { FileBody } from '../ports.ts';
import type { ConfigurationVersion } from '../wire/configuration-version.ts';
import { isSuccess } from './api.ts';
import type { Api } from './api.ts';
import { describeInvalid } from './describe.ts';
import type { ServiceErrorCode } from './errors.ts';
import { refuseHtml } from './jsonapi.ts';
import { showVersion } from './show-version.ts';

/** Slower than this, the upload is given up. */
const SLOWEST_BYTES_PER_MS = 64;
const LOOKS = 5;
const LOOK_EVERY_MS = 1000;

/** What errors call the URL: its path alone is already the secret. */
const CALLED = '(upload URL)';
const CODES: Record<number, ServiceErrorCode> = {
  403: 'upload-refused',
  404: 'upload-refused',
  410: 'upload-refused',
};

export async function upload(
  api: Api,
  version: ConfigurationVersion,
  archive: FileBody,
): Promise<void> {
  const asking = {
    what: `upload the archive to ${version.id}`,
    codes: CODES,
    onTooLarge: `The archive (${describeSize(archive.bytes)}) may be larger than the service takes: keep what the plan does not need out of it with .terraformignore.`,
  };
  const url = version.attributes['upload-url'];
  if (typeof url !== 'string' || url === '') {
    throw describeInvalid(asking, { method: 'PUT', path: CALLED, host: '' }, [
      'Only the answer to the creation of a configuration version holds its upload URL: create a new version.',
    ]);
  }
  const attemptMs = 60_000 + archive.bytes / SLOWEST_BYTES_PER_MS;
  await api.secret<undefined>({
    method: 'PUT',
    url,
    called: CALLED,
    body: archive,
    asking,
    class: 'upload',
    attemptMs,
    budgetMs: Math.max(5 * 60_000, 3 * attemptMs),
    read(answer) {
      if (!isSuccess(answer.status)) return undefined;
      refuseHtml(answer);
      return { value: undefined };
    },
    recovery: {
      settles: [403, 404, 409, 410, 422],
      // A refusal after an attempt of unknown outcome may come while the first one is still being
      // taken in: that is worth a few looks.
      look: (failure, until) =>
        lookWhetherTaken(api.until(until), version.id, failure.status === undefined ? 1 : LOOKS),
    },
  });
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
