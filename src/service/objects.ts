/**
 * Answers signed URLs, which need no token: uploads, the archives that downloads redirect to, plan
 * logs and plan documents.
 */
import { countedDocument } from './plan/counted-changes.ts';
import { LOG_END, LOG_START, asText } from './plan/plan-log.ts';
import type { Domain } from './resource.ts';
import { forbidden, notFound, respond, respondEmpty } from './respond.ts';
import type { ServiceRequest, ServiceResponse } from './respond.ts';
import { uploadState } from './state-versions.ts';
import { keptIn, type LoggedRecord, type Store, type VersionRecord } from './store.ts';
import { EMPTY_ARCHIVE, UnreadableArchive, readTar, type TarLimits } from './tar.ts';
import { mayBeRead } from '../configuration/file-names.ts';

const LIMITS: TarLimits = {
  maxBytes: 512 * 1024 * 1024,
  maxEntries: 100_000,
  // A plan reads the Terraform files, and a workspace shows the README.
  wanted: (path) => mayBeRead(path) || /(^|\/)README\.md$/.test(path),
  maxKept: 16 * 1024 * 1024,
};

export async function answerObject(
  domain: Domain,
  request: ServiceRequest,
): Promise<ServiceResponse> {
  const query = new URLSearchParams(request.query);
  const verdict = domain.signer.verify(request.path, query, domain.store.clock.date().getTime());
  if (verdict === 'bad') return forbidden('The URL is not signed.');
  if (verdict === 'expired') return forbidden('The URL has expired.');
  const [, , kind, objectId = ''] = request.path.split('/');
  const { store } = domain;
  if (kind === 'object' || kind === 'archive') {
    const version = store.object('configuration-versions', objectId);
    if (version === undefined) return notFound();
    if (kind === 'object' && request.method === 'PUT') {
      return await upload(store, version, request.body);
    }
    return kind === 'archive' && request.method === 'GET' ? sendArchive(version) : notFound();
  }
  if (kind === 'state-upload' && request.method === 'PUT') {
    const version = store.object('state-versions', objectId);
    return version === undefined ? notFound() : uploadState(store, version, request.body);
  }
  // This service reads no states in the JSON form for other programs, so the upload is dropped.
  if (kind === 'json-state-upload' && request.method === 'PUT') return respondEmpty(200);
  if (request.method !== 'GET') return notFound();
  const plan = store.object('plans', objectId);
  if (kind === 'log') {
    const work = plan ?? store.object('applies', objectId);
    return work === undefined ? notFound() : sendLog(work, query);
  }
  const document =
    kind === 'plan'
      ? plan?.document && countedDocument(plan.document, plan.counts)
      : store.object('state-versions', objectId)?.file;
  return document === undefined || document === null
    ? notFound()
    : respond(200, document, { 'content-type': 'application/json' });
}

/** Takes an upload. A second upload for the same version is answered with 200 and changes nothing. */
async function upload(
  store: Store,
  version: VersionRecord,
  body: Uint8Array,
): Promise<ServiceResponse> {
  if (version.status !== 'pending' || version.archive !== null || version.readyAtMs !== null) {
    return respondEmpty(200);
  }
  const { script } = version.within;
  // Clients upload the same files again and again: those of the upload before it are kept once.
  const uploads = keptIn(version.within, 'configuration-versions');
  const before = uploads.findLast(({ files }) => files !== null);
  const same = before?.archive && Buffer.compare(before.archive, body) === 0 ? before : undefined;
  // A copy, because the bytes of a request may be a piece of a buffer that is far larger.
  version.archive = same?.archive ?? new Uint8Array(body);
  try {
    version.files = same?.files ?? (await readTar(body, LIMITS));
    if (script.versionError !== undefined) refuse(version, script.versionError);
  } catch (error) {
    if (!(error instanceof UnreadableArchive)) throw error;
    refuse(version, error.message);
  }
  version.readyAtMs = store.clock.now() + (script.processingMs ?? 0);
  store.moving.versions.add(version);
  return respondEmpty(200);
}

function refuse(version: VersionRecord, message: string): void {
  version.error = 'invalid-archive';
  version.errorMessage = message;
  version.files = null;
}

function sendArchive(version: VersionRecord): ServiceResponse {
  if (version.status !== 'uploaded') return notFound();
  return {
    status: 200,
    headers: { 'content-type': 'application/octet-stream' },
    // A version without files can be restored; its archive is empty.
    body: version.archive ?? EMPTY_ARCHIVE,
  };
}

/** Sends a part of the log, by `offset` and `limit`. The last character of a log marks it as complete. */
function sendLog(work: LoggedRecord, query: URLSearchParams): ServiceResponse {
  const started = work.status !== 'pending' && work.status !== 'queued';
  const over = started && work.status !== 'running';
  const { 'structured-run-output-enabled': isJson } = work.within.within.attributes;
  const written = over ? work.log : work.partialLog;
  const lines = isJson ? written : asText(written);
  const log = started ? LOG_START + lines + (over ? LOG_END : '') : '';
  const bytes = new TextEncoder().encode(log);
  const offset = Number(query.get('offset') ?? 0);
  const limit = Number(query.get('limit') ?? bytes.length);
  return {
    status: 200,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: bytes.subarray(offset, offset + limit),
  };
}
