/** Reads what earlier reports on the same pull request stored in their comment. */
import type { Clock } from '../model/ports.ts';
import { ownerId } from '../report/marker.ts';
import { findOwnComment, type CommentApi, type PullSnapshot } from './own-comments.ts';
import { onHostError } from './host-error.ts';
import type { EarlierReports, JudgedChange } from './judged-change.ts';

/**
 * @param filesAt read the changed files as of this commit, too; left out: no files are read
 * @returns undefined if the host does not answer
 */
export async function readEarlierReports(
  comments: { snapshot: CommentApi['snapshot'] },
  number: number,
  gate: string,
  filesAt?: string,
): Promise<EarlierReports | undefined> {
  const reading = comments.snapshot(number, { files: filesAt !== undefined });
  const snapshot = await reading.catch(onHostError(() => undefined));
  if (snapshot === undefined) return undefined;
  const files = snapshot.headSha === filesAt ? snapshot.files : undefined;
  return { ...earlierReportsIn(snapshot, gate), files };
}

/** What earlier reports stored in the comment of this gate. */
export function earlierReportsIn(snapshot: PullSnapshot, gate: string): EarlierReports {
  const { comment, kept } = findOwnComment(snapshot, gate);
  const isRead = comment === undefined ? snapshot.whole : kept !== undefined;
  const { report, ended = [] } = kept ?? {};
  const { headSha: head = '', durations = {}, runs = {}, seals = {} } = report ?? {};
  return {
    durations,
    runs: Object.entries(runs).map(([workspace, runId]) => {
      return { workspace, runId, head, seals: seals[workspace] };
    }),
    ended: isRead ? new Set(ended) : undefined,
    findingsOf: (selected) => (report?.owner === ownerId(selected) ? report : undefined),
  };
}

/** What earlier reports say that helps this check. None of it is believed without being examined. */
export type EarlierHints = ReturnType<typeof createEarlierHints>;

/**
 * What the gate uses of earlier reports: durations as soon as they were read, runs if they were read
 * soon, and the findings of the last report.
 *
 * @param selected what this check is asked to judge, in words
 */
export function createEarlierHints(
  subject: JudgedChange,
  selected: string,
  { clock, signal }: { clock: Clock; signal: AbortSignal },
) {
  let durations: EarlierReports['durations'] = {};
  const earlier = subject.earlierReports?.() ?? Promise.resolve(undefined);
  // A failure rejects what is asked below; without durations the gate polls as if it knew none.
  const keepDurations = (reports?: EarlierReports) => void (durations = reports?.durations ?? {});
  void earlier.then(keepDurations, () => undefined);
  const readSoon = async () => {
    const read = subject.sealed?.earlier?.() ?? earlier;
    return withinTime(read, clock);
  };
  return {
    /** How long the last run of a workspace took; undefined until the earlier reports are read. */
    lastDurationMs: (workspace: string) =>
      Object.hasOwn(durations, workspace) ? durations[workspace] : undefined,
    /** Runs that the comment names; undefined if it was not read soon. */
    namedRuns: async () => (await readSoon())?.runs,
    /** Runs whose use was ended; undefined if the comment was not read. */
    ended: async () => (await readSoon())?.ended,
    previous: async () => {
      if (signal.aborted) return undefined;
      const last = await (subject.waitsForEarlierReports ? earlier : withinTime(earlier, clock));
      return last?.findingsOf(selected);
    },
  };
}

/** How long the gate waits for what earlier reports say. */
const EARLIER_MS = 3_000;

/** The answer; undefined if it does not come in time. */
async function withinTime<T>(answer: Promise<T>, clock: Clock): Promise<T | undefined> {
  const ended = new AbortController();
  const toUndefined = () => undefined;
  const late = clock.sleep(EARLIER_MS, ended.signal).then(toUndefined, toUndefined);
  return Promise.race([answer, late]).finally(() => ended.abort());
}
