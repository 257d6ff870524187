/**
 * What a check says on its way: the first lines, a line for each event, a status line or a heartbeat between them,
 * and the verdict. Nothing of it changes the verdict.
 */
import type { GateEvent } from '../gate/gate.ts';
import type { Clock } from '../model/ports.ts';
import type { Concealed } from '../model/secrets.ts';
import { renderEvent, renderHead, renderVerdict } from '../report/console.ts';
import { safeLine, type LogLine } from '../report/neutralise-log.ts';
import { createProgress } from '../report/progress.ts';
import { elapsed, withHelp } from '../report/text.ts';
import type { ReportView } from '../report/view.ts';
import type { Begun, CheckEntryPoint, LineOutput } from './check-request.ts';

export function openCheckLog({ request, ports }: Begun, entryPoint: CheckEntryPoint) {
  const { settings, repositoryRoot, context, subject, notices = [] } = request;
  renderHead(context).forEach(entryPoint.print);
  // What the settings and the host could not use.
  notices.forEach((notice) => entryPoint.log.warning(notice));
  for (const problem of subject.problems ?? []) entryPoint.log.warning(withHelp(problem));
  const follow = entryPoint.follow?.(settings);
  const liveLog = startLiveLog(entryPoint, ports.clock);
  const shown = { workspaces: settings.plan.workspaces.length, repositoryRoot };
  return {
    /** Says what an event of the gate means to a reader, and hands it to the entry point. */
    onEvent(event: GateEvent): void {
      follow?.(event);
      liveLog.onEvent(event);
      for (const line of renderEvent(event, shown)) liveLog.print(line);
    },
    during: <T>(work: Promise<T>) => liveLog.runWhile(work),
    /** Says the verdict. */
    end(view: Concealed<ReportView>): void {
      if (entryPoint.printEnd) entryPoint.printEnd(view);
      else renderVerdict(view).forEach(entryPoint.print);
    },
  };
}

const FRAME_MS = 500;
/** A heartbeat is printed when no line was printed for this long. */
const QUIET_MS = 30_000;

/** Starts the status line, or the heartbeats where there is none. */
export function startLiveLog({ print, status }: LineOutput, clock: Clock) {
  const progress = createProgress();
  const started = clock.now();
  let lastPrintedAt = started;
  const over = new AbortController();
  const statusText = (still: string) => {
    const atMs = clock.now() - started;
    return `${elapsed(atMs)} ${still}${progress.words(atMs)}`;
  };
  const wait = async (ms: number) => {
    await clock.sleep(ms, over.signal).catch(() => undefined);
    return !over.signal.aborted;
  };
  const animateStatusLine = async () => {
    do await status?.(statusText(''));
    while (await wait(FRAME_MS));
    await status?.();
  };
  const printHeartbeats = async () => {
    while (await wait(lastPrintedAt + QUIET_MS - clock.now())) {
      if (clock.now() - lastPrintedAt < QUIET_MS) continue;
      lastPrintedAt = clock.now();
      print(safeLine(`  ${statusText('still ')}`));
    }
  };
  const showing = status ? animateStatusLine() : printHeartbeats();
  return {
    /** Takes the event into account for the status line. */
    onEvent: (event: GateEvent) => progress.see(event),
    print(line: LogLine): void {
      lastPrintedAt = clock.now();
      print(line);
    },
    /** Shows the status line or heartbeats until the work is settled. */
    async runWhile<T>(work: Promise<T>): Promise<T> {
      try {
        return await work;
      } finally {
        over.abort();
        await showing;
      }
    },
  };
}
