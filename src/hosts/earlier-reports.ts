/** What earlier reports on the same pull request left in their comment. */
import type { Clock } from '../model/ports.ts';
import { decodeMarker, markerStart, sectionId } from '../report/marker.ts';
import type { ReportContext } from '../report/view.ts';
import { ownComments, type CommentApi } from './own-comments.ts';
import { onProblem } from './host-problem.ts';
import type { EarlierReports, Subject } from './host.ts';

/**
 * Undefined when it cannot be known: the host did not answer.
 * @param filesAt files are told as of this commit, or not at all.
 */
export async function readEarlierReports(
  comments: Pick<CommentApi, 'snapshot'>,
  number: number,
  key: string,
  filesAt?: string,
): Promise<EarlierReports | undefined> {
  const asked = comments.snapshot(number, { files: filesAt !== undefined });
  const snapshot = await asked.catch(onProblem(() => undefined));
  if (snapshot === undefined) return undefined;
  const files = snapshot.headSha === filesAt ? snapshot.files : undefined;
  const [comment] = ownComments(snapshot.comments, markerStart(key));
  const { sections = [], acts = [] } = (comment && decodeMarker(comment.body, key)) ?? {};
  return {
    durations: Object.fromEntries(sections.flatMap(({ durations }) => Object.entries(durations))),
    runs(headSha) {
      const same = sections.filter((section) => section.headSha === headSha);
      return Object.fromEntries(same.flatMap(({ runs }) => Object.entries(runs)));
    },
    findings: (section) => sections.find(({ id }) => id === section),
    files,
    acts,
  };
}

/** What earlier reports say that helps this check. None of it is believed without being examined. */
export interface EarlierHints {
  /** How long the last run of a workspace took; undefined until the earlier reports are read. */
  lastDurationMs: (workspace: string) => number | undefined;
  /** By workspace, a run on this commit that may have been overridden; empty if reading takes long. */
  earlierRuns: () => Promise<Record<string, string>>;
  /** The findings of the last report on these workspaces; undefined without one. */
  previous: (names: readonly string[]) => Promise<ReportContext['previous']>;
}

/**
 * The same as the gate asks for it: durations as soon as they are known, runs if they come soon,
 * and the findings of the last report on the same workspaces.
 */
export function hintsFrom(
  { earlier: ask, asksForHints = false }: Pick<Subject, 'earlier' | 'asksForHints'>,
  context: ReportContext,
  { clock, signal }: { clock: Clock; signal: AbortSignal },
): EarlierHints {
  let durations: EarlierReports['durations'] = {};
  const earlier = ask?.() ?? Promise.resolve(undefined);
  // A failure is for those who ask for more than this.
  void earlier.then(
    (read) => {
      durations = read?.durations ?? {};
    },
    () => undefined,
  );
  return {
    lastDurationMs: (workspace) =>
      Object.hasOwn(durations, workspace) ? durations[workspace] : undefined,
    earlierRuns: async () => (await soon(earlier, clock))?.runs(context.commit?.sha ?? '') ?? {},
    previous: async (names: readonly string[]) => {
      if (signal.aborted) return undefined;
      const last = await (asksForHints ? earlier : soon(earlier, clock));
      const workspaces = names.map((name) => ({ name }));
      return last?.findings(sectionId({ context, workspaces }));
    },
  };
}

/** The gate waits this long for a report on the same commit whose run may have been overridden. */
const EARLIER_MS = 3_000;

/** Undefined when it takes longer: the gate goes on without. */
async function soon<T>(answer: Promise<T>, clock: Clock): Promise<T | undefined> {
  const enough = new AbortController();
  const late = clock.sleep(EARLIER_MS, enough.signal).then(
    () => undefined,
    () => undefined,
  );
  return Promise.race([answer, late]).finally(() => enough.abort());
}
