/**
 * What has to be the same in a workspace for a run to count for files that were uploaded before (`reuse: upload`), and
 * how old such a run may be. Each part is read before a run is created, so that a change in between makes a difference.
 */
import type { Client } from '../client/client.ts';
import type { VerdictWord } from '../model/verdict.ts';
import type { KnownUploads, Upload, UploadRecord } from '../trust/seals.ts';
import { isRefusal } from './failure-of.ts';
import type { Packed } from './find-workspace.ts';
import { timeOf } from '../model/parse.ts';

/** An upload of this job, and the record of an earlier run of it, if there is one. */
export interface UploadWithRecord {
  upload: Upload;
  record: UploadRecord | undefined;
}

/** Makes the function that looks for the record of an upload. The policy sets are read once for all workspaces. */
export function uploadFinder(known: KnownUploads, client: Client, organization: string) {
  let policySets: Promise<string> | undefined;
  const readPolicySets = () =>
    (policySets ??= readAsText(async () => {
      const sets = await client.workspaces.policySets(organization).all();
      return sets.map(({ id, attributes, relationships }) => [id, attributes, relationships]);
    }));
  /**
   * @param packed the files as they would be uploaded, and what was read of the workspace before anything else
   * @returns undefined if the service does not say which state the workspace has
   */
  return async (packed: Packed): Promise<UploadWithRecord | undefined> => {
    const { workspaceId, workingDirectory, terraformVersion, current, archive } = packed;
    if (current.stateId === undefined) return undefined;
    const [sets, variables] = await Promise.all([
      readPolicySets(),
      readAsText(async () => {
        const listed = await client.workspaces.variables(workspaceId).all();
        return listed.map(({ id, attributes }) => [id, attributes]);
      }),
    ]);
    const versions = [workingDirectory, terraformVersion ?? NOT_READABLE, current.stateId];
    const conditions = JSON.stringify([...versions, variables, sets]);
    const upload = { service: client.origin, workspaceId, sha256: archive.sha256, conditions };
    const records = await known.records();
    return { upload, record: records.find((record) => known.isOf(upload, record)) };
  };
}

/** Stands for a value that this token may not read. `MOST_AGE_MS` limits how old such a value can be. */
const NOT_READABLE = 'unknown';

/** A list as a text that is the same for the same list; `NOT_READABLE` where this token may not read it. */
async function readAsText(list: () => Promise<unknown[]>): Promise<string> {
  try {
    const items = (await list()).map((item) => JSON.stringify(item));
    return JSON.stringify(items.sort());
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return NOT_READABLE;
  }
}

const HOUR_MS = 60 * 60_000;

/** How old a run may be that is taken over for the same files. A run with another verdict is planned anew. */
export const MOST_AGE_MS: Partial<Record<VerdictWord, number>> = {
  overridden: 24 * HOUR_MS,
  'needs-override': 24 * HOUR_MS,
  passed: HOUR_MS,
  advisory: HOUR_MS,
};

/** The states of a run in which it changes something, or has. */
const APPLYING = ['confirmed-at', 'apply-queued-at', 'applying-at', 'applied-at'];

/** Whether this run, the current one of a workspace, has begun to apply something since this time. */
export async function wasAppliedSince(
  sinceMs: number,
  currentRunId: string | undefined,
  client: Client,
): Promise<boolean> {
  if (currentRunId === undefined) return false;
  const { run } = await client.runs.show(currentRunId);
  const times = run.attributes['status-timestamps'] ?? {};
  return APPLYING.some((name) => timeOf(times[name]) >= sinceMs);
}
