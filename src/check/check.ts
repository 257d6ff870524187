/**
 * What every door does: reads the settings, runs the gate, prints the report and publishes it. What
 * differs between CI hosts is behind `JobHost`, what differs between doors behind `CheckDoor`. This room puts the steps in
 * order. It never does the work of a step, and never makes a verdict.
 */
import type { GateEvent, GateResult } from '../gate/gate.ts';
import type { JobHost, Published, Subject } from '../hosts/host.ts';
import type { OpenedLocal } from './open-local.ts';
import { endedBy } from '../model/ended-by.ts';
import { publishUntil } from '../model/job-time.ts';
import type { Concealed } from '../model/secrets.ts';
import type { ReportView } from '../report/view.ts';
import type { Settings } from '../settings/settings.ts';
import { beginInTime, notInTime } from './begin-check.ts';
import { openCheckLog } from './check-log.ts';
import type { CheckPorts, CheckDoor, CheckRequest, NotChecked, RunGate } from './check-request.ts';
import { endInTime } from './limits.ts';
import { planAndJudge } from './plan-and-judge.ts';

export interface CheckedJob {
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
export function check(
  host: JobHost,
  door: CheckDoor,
  given: CheckPorts,
): Promise<CheckedJob | NotChecked> {
  const checkOnce = async (needsLonger: () => void): Promise<CheckedJob | NotChecked> => {
    let local: OpenedLocal | undefined;
    let own: CheckRequest['own'];
    try {
      const begun = await beginInTime(host, door, given);
      if ('problems' in begun) return begun;
      const { request, ports } = begun;
      ({ local } = begun);
      ({ own } = request);
      const said = openCheckLog(begun, door);
      const onEvent = (event: GateEvent) => {
        if (event.kind === 'version-created') needsLonger();
        said.onEvent(event);
      };
      const runGate = door.runGate ?? (await gateOf(local));
      const judging = planAndJudge(request, { ...ports, log: door.log, onEvent }, runGate);
      const { result, view } = await said.during(judging);
      said.end(view);
      if (local !== undefined) await door.afterLocal?.(local);
      await door.beforePublishing?.(view, request);
      await said.close();
      needsLonger();
      const published = await publishInTime(view, request.subject, ports);
      return { settings: request.settings, result, view, published };
    } finally {
      await given.send.close();
      await local?.stop();
      await own?.close();
    }
  };
  return endInTime(given, checkOnce, () => notInTime(given));
}

/** What judges: the service's gate, or the one of this machine. */
async function gateOf(local: OpenedLocal | undefined): Promise<RunGate> {
  if (local !== undefined) return (await import('./judge-locally.ts')).judgesLocally(local);
  return (await import('./judge-runs.ts')).judgeRuns;
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
