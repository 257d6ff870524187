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
export declare function sealUpload(token: string, upload: SameUpload, { runId, head }: {
    runId: string;
    head: string;
}): UploadRecord;
/** Whether this gate wrote the record, for this very upload. */
export declare function isRecordOf(token: string, upload: SameUpload, record: UploadRecord): boolean;
export {};
