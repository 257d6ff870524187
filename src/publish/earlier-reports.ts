/** What earlier reports on the same pull request left in their comment. */
import type { Clock } from '../ports.ts';
import { sectionId } from '../report/comment.ts';
import { decodeMarker, markerStart } from '../report/marker.ts';
import type { ReportContext } from '../report/view.ts';
import type { CommentApi } from './github-calls.ts';
import { ownComments } from './github-own-comments.ts';
import { HostProblem } from './host-problem.ts';

/** Hints, never facts. */
export interface EarlierReports {
  /** Paths that the pull request changes, when they were asked for. */
  files?: string[];
  /** Last duration in ms by workspace. */
  durations: Record<string, number>;
  /** By workspace, the run of a report on this very commit that needed an override or had one. */
  runs(headSha: string): Record<string, string>;
  /** Findings of the last report of this section, when there was one. */
  findings(section: string): ReportContext['previous'];
}

/** Undefined when it cannot be known: the host did not answer. */
export async function readEarlierReports(
  comments: Pick<CommentApi, 'snapshot'>,
  number: number,
  key: string,
  wanted: { files: boolean },
): Promise<EarlierReports | undefined> {
  try {
    const { files, comments: all } = await comments.snapshot(number, wanted);
    const [comment] = ownComments(all, markerStart(key));
    const sections = (comment && decodeMarker(comment.body, key)?.sections) ?? [];
    return {
      durations: Object.fromEntries(sections.flatMap(({ durations }) => Object.entries(durations))),
      runs: (headSha) =>
        Object.fromEntries(
          sections
            .filter((section) => section.headSha === headSha)
            .flatMap(({ runs }) => Object.entries(runs)),
        ),
      findings: (section) => sections.find(({ id }) => id === section),
      ...(files !== undefined && { files }),
    };
  } catch (error) {
    if (error instanceof HostProblem) return undefined;
    throw error;
  }
}

/**
 * The same as `check` asks for it: durations as soon as they are known, runs if they come soon, and
 * the findings of the last report on the same workspaces from what `last` resolves to.
 */
export function hintsFrom(
  earlier: Promise<EarlierReports | undefined>,
  last: () => Promise<EarlierReports | undefined>,
  context: ReportContext,
  clock: Clock,
) {
  const lastDurationMs: Record<string, number> = {};
  // A failure is for those who ask for more than this.
  void earlier.then(
    (read) => Object.assign(lastDurationMs, read?.durations),
    () => undefined,
  );
  return {
    lastDurationMs,
    earlierRuns: async () => (await soon(earlier, clock))?.runs(context.commit?.sha ?? '') ?? {},
    previous: async (names: readonly string[]) => {
      const workspaces = names.map((name) => ({ name }));
      return (await last())?.findings(sectionId({ context, workspaces }));
    },
  };
}

/** The gate waits this long for a report on the same commit whose run may have been overridden. */
const EARLIER_MS = 3_000;

/** Undefined when it takes longer: the gate goes on without. */
export async function soon<T>(answer: Promise<T>, clock: Clock): Promise<T | undefined> {
  const enough = new AbortController();
  const late = clock.sleep(EARLIER_MS, enough.signal).then(
    () => undefined,
    () => undefined,
  );
  return await Promise.race([answer, late]).finally(() => {
    enough.abort();
  });
}
