/**
 * Answers signed URLs, which need no token: uploads, the archives that downloads redirect to, logs, plan documents and
 * states.
 */
import { toJson } from './long-numbers.ts';
import { LOG_END, LOG_START, writeApplyLog, writePlanLog } from './plan/plan-log.ts';
import { notFoundUnless, orNotFound, type Domain } from './resource-type.ts';
import { forbidden, invalid, respondEmpty, respondText } from './requests.ts';
import type { ServiceRequest, ServiceResponse } from './requests.ts';
import { fillState, readUpload } from './state-versions.ts';
import type { LoggedRecord, PlanRecord, VersionRecord } from './records.ts';
import { plannedDocument, childrenOf, type Store } from './store.ts';
import { EMPTY_ARCHIVE, UnreadableArchive, readTar } from './tar.ts';
import { mayBeRead } from '../configuration/file-names.ts';

/** Of an upload, only what a program may read as configuration is kept. */
const KEPT_OF_UPLOAD = { wanted: mayBeRead, maxKeptBytes: 16 * 1024 * 1024 };

type AnswerObject = (
  store: Store,
  objectId: string,
  request: ServiceRequest,
  query: URLSearchParams,
) => ServiceResponse | Promise<ServiceResponse>;

/** What is answered at `/v1/KIND/ID`, by method and kind. */
const OBJECTS: Readonly<Record<string, AnswerObject>> = {
  'PUT object': (store, id, { body }) =>
    upload(store, orNotFound(store.object('configuration-versions', id)), body),
  'GET archive': (store, id) => sendArchive(orNotFound(store.object('configuration-versions', id))),
  'GET log': (store, id, _, query) => {
    const plan = store.object('plans', id);
    const work = orNotFound(plan ?? store.object('applies', id));
    return sendLog(work, () => writeLog(work, plan), query);
  },
  'GET plan': (store, id) => sendJson(store.object('plans', id)?.json),
  'GET state': (store, id) => {
    const file = store.object('state-versions', id)?.file;
    return sendJson(file && toJson(file));
  },
  'GET json-state': (store, id) => sendJson(store.object('state-versions', id)?.json),
  'PUT state-upload': (store, id, { body }) => {
    const version = orNotFound(store.object('state-versions', id));
    if (version.file !== null) {
      const detail = 'This state was uploaded already.';
      throw invalid({ pointer: '/data/attributes/state', detail });
    }
    fillState(store, version, readUpload(body, version.md5));
    return respondEmpty(200);
  },
  // The JSON form of a state is meant for other programs. This service does not read it and drops the upload.
  'PUT json-state-upload': () => respondEmpty(200),
};

export async function answerObject(
  { store, signer }: Domain,
  request: ServiceRequest,
): Promise<ServiceResponse> {
  const query = new URLSearchParams(request.query);
  const signature = signer.verify(request.path, query, store.clock.date().getTime());
  if (signature === 'bad') throw forbidden('The URL is not signed.');
  if (signature === 'expired') throw forbidden('The URL has expired.');
  const [, , kind = '', objectId = ''] = request.path.split('/');
  const answer = orNotFound(OBJECTS[`${request.method} ${kind}`]);
  return answer(store, objectId, request, query);
}

function sendJson(text: string | null | undefined): ServiceResponse {
  return respondText(200, orNotFound(text ?? undefined), 'application/json');
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
  const { script } = version.parent;
  // Clients often upload the same files again. Then both uploads share the memory of the first.
  const versions = childrenOf(version.parent, 'configuration-versions');
  const latest = versions.findLast(({ files }) => files !== null);
  const isSame = latest?.archive && Buffer.compare(latest.archive, body) === 0;
  const sameUpload = isSame ? latest : undefined;
  // A copy, because the bytes of a request may be a piece of a buffer that is far larger.
  version.archive = sameUpload?.archive ?? new Uint8Array(body);
  try {
    version.files = sameUpload?.files ?? (await readTar(body, KEPT_OF_UPLOAD));
    if (script.versionError !== undefined) markAsInvalid(version, script.versionError);
  } catch (error) {
    if (!(error instanceof UnreadableArchive)) throw error;
    markAsInvalid(version, error.message);
  }
  version.readyAtMs = store.clock.now() + (script.processingMs ?? 0);
  store.unfinished.versions.add(version);
  return respondEmpty(200);
}

/** The version becomes `errored` when its processing ends. */
function markAsInvalid(version: VersionRecord, message: string): void {
  version.error = 'invalid-archive';
  version.errorMessage = message;
  version.files = null;
}

function sendArchive(version: VersionRecord): ServiceResponse {
  notFoundUnless(version.status === 'uploaded');
  return {
    status: 200,
    headers: { 'content-type': 'application/octet-stream' },
    // A version without files can be restored; its archive is empty.
    body: version.archive ?? EMPTY_ARCHIVE,
  };
}

/** The log of a plan or an apply that no program made. @param plan undefined for an apply */
function writeLog(work: LoggedRecord, plan: PlanRecord | undefined): string {
  const { parent: run, timestamps } = work;
  const version = run.parent.attributes['terraform-version'];
  if (plan === undefined) {
    return writeApplyLog(version, new Date(timestamps['finished-at'] ?? run.createdAt));
  }
  const document = plannedDocument(plan);
  return document ? writePlanLog({ ...plan, document }, version, new Date(run.createdAt)) : '';
}

/** Sends the part of the log that `offset` and `limit` ask for, in bytes. The last character marks a log as complete. */
function sendLog(
  work: LoggedRecord,
  logWithoutProgram: () => string,
  query: URLSearchParams,
): ServiceResponse {
  const hasStarted = work.status !== 'pending' && work.status !== 'queued';
  const isOver = hasStarted && work.status !== 'running';
  const written = work.log ?? (isOver ? logWithoutProgram() : '');
  const log = hasStarted ? LOG_START + written + (isOver ? LOG_END : '') : '';
  const bytes = new TextEncoder().encode(log);
  const offset = Number(query.get('offset') ?? 0);
  const limit = Number(query.get('limit') ?? bytes.length);
  return {
    status: 200,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: bytes.subarray(offset, offset + limit),
  };
}
