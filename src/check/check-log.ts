/**
 * What a check says on its way: the first lines, a line for each event, a status line or a heartbeat between them,
 * and the verdict. Nothing of it changes the verdict.
 */
import type { GateEvent } from '../gate/gate.ts';
import { isOnePlan } from '../settings/load-settings.ts';
import type { Clock } from '../model/ports.ts';
import type { Concealed } from '../model/secrets.ts';
import { renderEvent, renderHead, renderVerdict, createProgress } from '../report/console.ts';
import { safeLine, type LogLine } from '../report/neutralise-log.ts';
import { formatElapsed, textWithRemedy } from '../report/text.ts';
import type { ReportView } from '../report/view.ts';
import type { PreparedCheck, CheckEntryPoint, LineOutput } from './check-request.ts';

/** Prints the first lines, and makes what prints the others. */
export function openCheckLog({ request, ports }: PreparedCheck, entryPoint: CheckEntryPoint) {
  const { settings, repositoryRoot, context, subject, notices = [] } = request;
  const { workspaces, plan } = settings.plan;
  renderHead(context).forEach(entryPoint.print);
  // What the settings and the host could not use.
  notices.forEach((notice) => entryPoint.log.warning(notice));
  for (const problem of subject.problems ?? []) entryPoint.log.warning(textWithRemedy(problem));
  const follow = entryPoint.follow?.(settings);
  const liveLog = startLiveLog(entryPoint, ports.clock);
  // A tag, a project and a pattern of plans may stand for several.
  const isOne = workspaces.length === 1 && workspaces[0]?.kind === 'name';
  const areSeveral = !isOne || (plan !== undefined && !isOnePlan(plan, request.workingDirectory));
  const eventContext = { areSeveral, repositoryRoot };
  return {
    /** Says what an event of the gate means to a reader, and hands it to the entry point. */
    onEvent(event: GateEvent): void {
      follow?.(event);
      liveLog.onEvent(event);
      for (const line of renderEvent(event, eventContext)) liveLog.print(line);
    },
    during: <T>(work: Promise<T>) => liveLog.runWhile(work),
    end(view: Concealed<ReportView>): void {
      if (entryPoint.printEnd) entryPoint.printEnd(view);
      else renderVerdict(view).forEach(entryPoint.print);
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
