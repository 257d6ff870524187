/**
 * What the gate writes down of a run, so that a later job can take the run over for the same files. The record is kept
 * in the gate's comment, where other people may write, so it is sealed. The seal covers more values than the record has.
 * A job that knows all of them can check that they are the same, and nobody can read them from the record.
 */
import { isSealed, keyFrom, sealOf } from './sealed-approval.ts';

/** The record of one run. */
export interface UploadRecord {
  workspaceId: string;
  runId: string;
  /** The head of the change for which the run was started. */
  head: string;
  seal: string;
}

/** What was uploaded, and what a plan of it depends on. */
export interface Upload {
  /** The origin of the service, as discovery resolved it. */
  service: string;
  workspaceId: string;
  sha256: string;
  /** What a plan depends on besides the files, as far as the service tells it. */
  conditions: string;
}

/** The change for which a run is taken over: no other one may use its record. */
export interface RecordedChange {
  /** The id that the host gave the repository, which no other repository ever gets. */
  repositoryId: string;
  number: number;
  /** The branch that the change goes to. */
  target: string;
}

/** Everything that has to be the same. */
type SameUpload = Upload & RecordedChange;

/** The records of a change, for a job that does not know how they are sealed. */
export interface KnownUploads {
  /** The records in the gate's comment; none if somebody else has edited the comment last. */
  records(): Promise<readonly UploadRecord[]>;
  /** Makes the record of a run of this job. */
  seal(upload: Upload, runId: string): UploadRecord;
  /** Whether this gate wrote the record, for this very upload. */
  isOf(upload: Upload, record: UploadRecord): boolean;
}

/** Seals the record of a run with the token of the service. */
export function sealUpload(
  token: string,
  upload: SameUpload,
  { runId, head }: { runId: string; head: string },
): UploadRecord {
  const seal = sealOf(keyFrom(token), sealedText(upload, { runId, head }));
  return { workspaceId: upload.workspaceId, runId, head, seal };
}

/** Whether this gate wrote the record, for this very upload. */
export function isRecordOf(token: string, upload: SameUpload, record: UploadRecord): boolean {
  const isOfWorkspace = record.workspaceId === upload.workspaceId;
  return isOfWorkspace && isSealed(keyFrom(token), sealedText(upload, record), record.seal);
}

function sealedText(
  { service, repositoryId, number, target, workspaceId, sha256, conditions }: SameUpload,
  { runId, head }: { runId: string; head: string },
): string {
  const change = [service, repositoryId, number, target];
  return `upload ${JSON.stringify([...change, workspaceId, runId, head, sha256, conditions])}`;
}
