/**
 * What a check says on its way: the first lines, a line for each event, the status line between them,
 * a word in the comment that a run has begun, and the verdict. Nothing of it changes the verdict.
 */
import type { GateEvent } from '../gate/gate.ts';
import { announcer } from '../hosts/announce.ts';
import { errorMessage } from '../model/error-message.ts';
import { renderEvent, renderHead, renderVerdict } from '../report/console.ts';
import { withHelp } from '../report/help.ts';
import type { LogLine } from '../report/neutralise-log.ts';
import type { Concealed } from '../model/secrets.ts';
import type { ReportView } from '../report/view.ts';
import type { Begun, CheckDoor, CheckRequest } from './check-request.ts';
import { startLiveLog } from './progress-line.ts';

export interface CheckLog {
  /** Says what an event of the gate means to a reader, and hands it to the door. */
  onEvent(event: GateEvent): void;
  /** Shows that the work goes on until it is settled. */
  during<T>(work: Promise<T>): Promise<T>;
  /** Says the verdict. */
  end(view: Concealed<ReportView>): void;
  /** Ends what is still said in the comment, so that the report can be written there. */
  close(): Promise<void>;
}

export function openCheckLog({ request, ports }: Begun, door: CheckDoor): CheckLog {
  const { settings, subject, repositoryRoot } = request;
  const head = startHead(request, door);
  const follow = door.follow?.(settings);
  const liveLog = startLiveLog({ ...door, print: head.print }, ports.clock);
  const announced = announcer(subject, request, ports, (problem) =>
    door.log.debug(`The comment does not say that a run has begun: ${errorMessage(problem)}`),
  );
  const { length: workspaces } = settings.workspaces;
  const shown = { workspaces, repositoryRoot };
  return {
    onEvent(event) {
      if (event.kind === 'archive') head.printOnce(event.archive.uncommitted?.length);
      if (event.kind === 'run-created' || event.kind === 'run-found') announced.begin(event.runUrl);
      follow?.(event);
      liveLog.onEvent(event);
      // The status line of a terminal already shows what a heartbeat says.
      if (door.status && event.kind === 'heartbeat') return;
      for (const line of renderEvent(event, shown)) liveLog.print(line);
    },
    during: (work) => liveLog.runWhile(work),
    end(view) {
      head.printOnce();
      if (door.printEnd) door.printEnd(view);
      else renderVerdict(view).forEach(door.print);
    },
    close: () => announced.end(),
  };
}

/**
 * Prints what is about to be checked, and what the settings and the host could not use. To a person
 * it also says whether their files are those of the commit, which is known once they are packed.
 */
function startHead({ context, subject, proposed, notices = [] }: CheckRequest, door: CheckDoor) {
  let isPrinted = false;
  const printOnce = (uncommittedFiles?: number): void => {
    if (isPrinted) return;
    isPrinted = true;
    renderHead({ ...context, uncommittedFiles }).forEach(door.print);
    for (const problem of [...notices, ...(subject.problems ?? [])]) {
      door.log.warning(withHelp(problem));
    }
  };
  if (proposed || context.commit === undefined) printOnce();
  const print = (line: LogLine): void => {
    printOnce();
    door.print(line);
  };
  return { printOnce, print };
}
