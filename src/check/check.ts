/**
 * What every door does: reads the settings, runs the gate, prints the report and publishes it. What
 * differs between CI hosts is behind `JobHost`, what differs between doors behind `Door`.
 */
import type { GateEvent, GateResult } from '../gate/gate.ts';
import { announcer } from '../hosts/announce.ts';
import { publishUntil } from '../hosts/deadline.ts';
import type { JobHost, Published, Subject } from '../hosts/host.ts';
import type { OpenedLocal } from '../local/open-local.ts';
import { beginInTime, notInTime } from './begin-check.ts';
import type { CheckPorts, CheckRequest, Door, NotChecked } from './check-request.ts';
import { LAST_AFTER_SIGNAL_MS } from './limits.ts';
import { planAndJudge } from './plan-and-judge.ts';
import { endedBy } from '../model/ended-by.ts';
import { errorMessage } from '../model/error-message.ts';
import { renderEvent, renderOpening, renderVerdict } from '../report/console.ts';
import { withHelp } from '../report/help.ts';
import type { ReportView } from '../report/view.ts';
import type { Settings } from '../settings/settings.ts';
import { startLiveLog, type LiveLog } from './progress-line.ts';
import type { Concealed } from '../model/secrets.ts';

export interface Checked {
  settings: Settings;
  result: GateResult;
  view: Concealed<ReportView>;
  published: Published;
}

/**
 * Checks what the host describes with the settings that the door reads, and publishes the report.
 *
 * @param host the CI host, or the machine of a person
 * @param door where the settings come from and where the log goes
 * @param ports `send` is closed at the end
 * @returns the result, or the problems of the settings. It never rejects for anything that the service,
 *   the network or the files do: that is in the result.
 */
export async function check(
  host: JobHost,
  door: Door,
  ports: CheckPorts,
): Promise<Checked | NotChecked> {
  const { alarms, signal, clock, endsAt } = ports;
  const started: Started = { something: false };
  const checking = checkWithin(host, door, ports, started);
  // Every step ends in time by itself. If one does not, the check ends all the same.
  const end = alarms.in(endsAt + LATEST_MS - clock.now());
  const soon = alarms.any(end, alarms.after(signal, SOON_MS));
  const last = alarms.any(end, alarms.after(signal, LAST_AFTER_SIGNAL_MS));
  try {
    return await endedBy(soon, checking);
  } catch (error) {
    if (!soon.aborted) throw error;
  }
  try {
    if (started.something) return await endedBy(last, checking);
  } catch (error) {
    if (!last.aborted) throw error;
  }
  return notInTime(ports);
}

/** How long after its time a check may end: a report that is late has a few seconds for itself. */
const LATEST_MS = 7_000;
/** How long after a signal a check may end that has started nothing at the service. */
const SOON_MS = 700;

interface Started {
  /**
   * Whether more than a moment is needed after a signal: the service may have a run of this check, or the
   * report is on its way to the CI host. Both have limits for that.
   */
  something: boolean;
}

async function checkWithin(
  host: JobHost,
  door: Door,
  given: CheckPorts,
  started: Started,
): Promise<Checked | NotChecked> {
  let local: OpenedLocal | undefined;
  try {
    const begun = await beginInTime(host, door, given);
    if ('problems' in begun) return begun;
    const { request, ports } = begun;
    ({ local } = begun);
    const { settings, subject } = request;
    const opening = startOpening(request, door);
    // A local service ends with this process, so no later step has to end its runs.
    const follow = local === undefined ? door.follow?.(settings) : undefined;
    const liveLog = startLiveLog({ ...door, print: opening.print }, ports.clock);
    const announced = announcer(subject, request, ports, (problem) =>
      door.log.debug(`The comment does not say that a run has begun: ${errorMessage(problem)}`),
    );
    const showEvent = eventHandler(request, door, liveLog, follow);
    const onEvent = (event: GateEvent) => {
      started.something ||= event.kind === 'version-created' && local === undefined;
      if (event.kind === 'archive') opening.open(event.archive.uncommitted?.length);
      if (event.kind === 'run-created' || event.kind === 'run-found') announced.begin(event.runUrl);
      showEvent(event);
    };
    const send = local?.send ?? ports.send;
    const judgePorts = { ...ports, send, log: door.log, onEvent };
    const judging = planAndJudge(request, judgePorts, door.runGate);
    const { result, view } = await liveLog.runWhile(judging);
    opening.open();
    printEnd(view, door);
    if (local !== undefined) await door.afterLocal?.(local);
    await door.beforePublishing?.(view);
    await announced.end();
    started.something = true;
    const published = await publishInTime(view, subject, ports);
    return { settings, result, view, published };
  } finally {
    await given.send.close();
    await local?.stop();
  }
}

/** How long after the time for publishing its last request may still be given up. */
const GIVE_UP_MS = 1_000;

async function publishInTime(
  view: Concealed<ReportView>,
  subject: Subject,
  { endsAt, clock, alarms }: CheckPorts,
): Promise<Published> {
  const until = publishUntil(endsAt, clock.now());
  const late = alarms.in(until + GIVE_UP_MS - clock.now());
  const publishing = subject.publish?.(view, until) ?? Promise.resolve({ problems: [] });
  try {
    return await endedBy(late, publishing);
  } catch (error) {
    if (!late.aborted) throw error;
    return { problems: ['The time was over before the report was published.'] };
  }
}

/**
 * Prints what is about to be checked, and what the settings and the host could not use. To a person
 * it also says whether their files are those of the commit, which is known once they are packed.
 */
function startOpening({ context, subject, judged, notices = [] }: CheckRequest, door: Door) {
  let isOpen = false;
  const open = (uncommittedFiles?: number): void => {
    if (isOpen) return;
    isOpen = true;
    renderOpening({ ...context, uncommittedFiles }).forEach(door.print);
    for (const problem of [...notices, ...(subject.problems ?? [])]) {
      door.log.warning(withHelp(problem));
    }
  };
  if (judged || context.commit === undefined) open();
  const print = (line: string): void => {
    open();
    door.print(line);
  };
  return { open, print };
}

/** Hands each event of the gate to the door and to the log. */
function eventHandler(
  { settings, repositoryRoot }: CheckRequest,
  door: Door,
  liveLog: LiveLog,
  follow?: (event: GateEvent) => void,
): (event: GateEvent) => void {
  const { length: workspaces } = settings.workspaces;
  const shown = { workspaces, repositoryRoot, isLocal: settings.local };
  return (event) => {
    follow?.(event);
    liveLog.onEvent(event);
    // The status line of a terminal already shows what a heartbeat says.
    if (door.status && event.kind === 'heartbeat') return;
    for (const line of renderEvent(event, shown)) liveLog.print(line);
  };
}

function printEnd(view: Concealed<ReportView>, door: Door): void {
  if (door.printEnd) door.printEnd(view);
  else renderVerdict(view).forEach(door.print);
}
