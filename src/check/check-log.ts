/**
 * What a check says on its way: the first lines, a line for each event, a status line or a heartbeat between them,
 * and the verdict. Nothing of it changes the verdict.
 */
import type { GateEvent } from '../gate/result.ts';
import type { Clock } from '../model/ports.ts';
import type { Concealed } from '../model/secrets.ts';
import { toPlainText } from '../model/sentence.ts';
import { renderEvent, renderHead, renderVerdict } from '../report/job-log.ts';
import { createProgress } from '../report/progress.ts';
import { leftoversOf } from '../report/leftovers.ts';
import { END_OF_FOLD, foldOf, safeLine, type LogLine } from '../report/neutralise-log.ts';
import { formatElapsed, textWithRemedy } from '../report/text.ts';
import type { ReportView } from '../report/view.ts';
import type { CheckEntryPoint, CheckRequest, LineOutput } from './check-request.ts';

/** Prints the first lines, and makes what prints the others. */
export function openCheckLog(
  request: CheckRequest,
  entryPoint: CheckEntryPoint,
  { clock }: { clock: Clock },
) {
  const { settings, repositoryRoot, context, subject, notices = [] } = request;
  const { mayBeSeveral: areSeveral } = settings.plan;
  renderHead(context).forEach(entryPoint.print);
  // What the settings and the host could not use.
  for (const found of [...notices, ...(subject.doubts ?? [])]) {
    entryPoint.log.warning(textWithRemedy(found));
  }
  const follow = entryPoint.follow?.(settings);
  const liveLog = startLiveLog(entryPoint, clock);
  const eventContext = { areSeveral, repositoryRoot };
  const byWorkspace = printByWorkspace(
    (line) => liveLog.print(line),
    areSeveral ? howKept(entryPoint) : 'not',
  );
  return {
    /** Says what an event of the gate means to a reader, and hands it to the entry point. */
    onEvent(event: GateEvent): void {
      follow?.(event);
      liveLog.onEvent(event);
      byWorkspace.print(event, renderEvent(event, eventContext));
    },
    during: <T>(work: Promise<T>) => liveLog.runWhile(work),
    end(view: Concealed<ReportView>): void {
      byWorkspace.end();
      // A run that can still be applied is a warning also where nobody reads the verdict: one for all that are alike.
      for (const left of leftoversOf(view.workspaces)) entryPoint.log.warning(toPlainText(left));
      // A runner that folds all that an action prints would hide the causes.
      if (entryPoint.isFolded) entryPoint.print(END_OF_FOLD);
      if (entryPoint.printEnd) entryPoint.printEnd(view);
      else renderVerdict(view).forEach(entryPoint.print);
    },
  };
}

/** With more workspaces than these, each has a fold of its own, or one line where a status line says what goes on. */
const MOST_UNFOLDED = 3;

/** `not`: each line is printed at once. `as-folds`: all lines of a workspace in a fold. `as-one-line`: how it was decided. */
type Kept = 'not' | 'as-folds' | 'as-one-line';

function howKept({ folds, status }: CheckEntryPoint): Kept {
  if (folds === true) return 'as-folds';
  return status === undefined ? 'not' : 'as-one-line';
}

/**
 * Prints the lines of each workspace together, once it is decided, and shorter where there are many: runs that go on at the same
 * time would mix them.
 */
export function printByWorkspace(print: (line: LogLine) => void, howLinesAreKept: Kept) {
  const kept = new Map<string, LogLine[]>();
  const seen = new Set<string>();
  const printAll = (lines: readonly LogLine[]): void => lines.forEach(print);
  return {
    print(event: GateEvent, lines: readonly LogLine[]): void {
      const isDecided = event.kind === 'workspace-decided';
      const name = isDecided ? event.result.workspace : 'workspace' in event && event.workspace;
      if (howLinesAreKept === 'not' || name === false) return printAll(lines);
      seen.add(name);
      const earlier = kept.get(name) ?? [];
      kept.set(name, [...earlier, ...lines]);
      if (!isDecided) return undefined;
      kept.delete(name);
      if (seen.size <= MOST_UNFOLDED) return printAll([...earlier, ...lines]);
      if (howLinesAreKept === 'as-one-line') return printAll(lines);
      const { begin, end } = foldOf(lines[0] ?? name);
      return printAll([begin, ...earlier, end]);
    },
    /** Prints what is kept of workspaces that were not decided. */
    end(): void {
      for (const lines of kept.values()) printAll(lines);
      kept.clear();
    },
  };
}

/** The time between two drawings of the status line. */
const FRAME_MS = 500;
/** A heartbeat is printed when no line was printed for this long. */
const QUIET_MS = 30_000;

/** Starts the status line, or the heartbeats where there is none. */
export function startLiveLog({ print, status }: LineOutput, clock: Clock) {
  const progress = createProgress();
  const startedAt = clock.now();
  let lastPrintedAt = startedAt;
  const settled = new AbortController();
  const statusText = (prefix = '') => {
    const elapsedMs = clock.now() - startedAt;
    return `${formatElapsed(elapsedMs)} ${prefix}${progress.statusLine(elapsedMs)}`;
  };
  const isUnsettledAfter = async (ms: number) => {
    await clock.sleep(ms, settled.signal).catch(() => undefined);
    return !settled.signal.aborted;
  };
  const animateStatusLine = async () => {
    do await status?.(statusText());
    while (await isUnsettledAfter(FRAME_MS));
    await status?.();
  };
  const printHeartbeats = async () => {
    while (await isUnsettledAfter(lastPrintedAt + QUIET_MS - clock.now())) {
      if (clock.now() - lastPrintedAt < QUIET_MS) continue;
      lastPrintedAt = clock.now();
      print(safeLine(`  ${statusText('still ')}`));
    }
  };
  /** Resolves when nothing more is shown. */
  const showing = status ? animateStatusLine() : printHeartbeats();
  return {
    /** Takes the event into account for the status line. */
    onEvent: (event: GateEvent) => progress.record(event),
    print(line: LogLine): void {
      lastPrintedAt = clock.now();
      print(line);
    },
    /** Shows the status line or heartbeats until the work is settled. */
    async runWhile<T>(work: Promise<T>): Promise<T> {
      try {
        return await work;
      } finally {
        settled.abort();
        await showing;
      }
    },
  };
}
