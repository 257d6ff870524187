/** Ends this process while threads, programs and connections of it may be at work. */
import process from 'node:process';
import { setTimeout as after } from 'node:timers/promises';
import { endPrograms } from './execute.ts';
import { removeAllTemporary } from './temporary.ts';

/** How long threads may take to finish what they do, as the closing of a file. */
const THREADS_MS = 100;
const LOOK_MS = 10;

/** Ends this process and the programs that it started. `endByForce` says where it has another exit code than this one. */
export async function endProcess(exitCode: number): Promise<never> {
  endPrograms();
  for (let waitedMs = 0; isThreadBusy() && waitedMs < THREADS_MS; waitedMs += LOOK_MS) {
    await after(LOOK_MS);
  }
  return endProcessNow(exitCode);
}

/** Ends the process at once. */
export function endProcessNow(exitCode: number): never {
  // Also those that were started while `endProcess` waited.
  endPrograms();
  // `exit` waits for the threads of Node.js, and theirs may wait for ever.
  if (isThreadBusy()) {
    // The event `exit` does not come then.
    removeAllTemporary();
    endByForce(exitCode);
  }
  process.exit(exitCode);
}

/** Whether a thread looks a name up or uses the disk: nothing can interrupt it there. */
function isThreadBusy(): boolean {
  return process
    .getActiveResourcesInfo()
    .some((kind) => kind.startsWith('FSReq') || kind.startsWith('GetAddrInfo'));
}

const SIGNALS: Readonly<Record<number, NodeJS.Signals>> = { 130: 'SIGINT', 143: 'SIGTERM' };

/**
 * Puts another program in the place of this process, because that ends its threads. Node.js before 22.15 cannot: the
 * process ends by SIGINT for the exit code 130, by SIGTERM for 143, and else by SIGKILL.
 */
function endByForce(exitCode: number): void {
  const execve: unknown = Reflect.get(process, 'execve');
  try {
    if (typeof execve === 'function') {
      Reflect.apply(execve, process, ['/bin/sh', ['sh', '-c', `exit ${exitCode}`], {}]);
    }
  } catch {
    // There is no shell, or Node.js cannot do it here.
  }
  const signal = SIGNALS[exitCode] ?? 'SIGKILL';
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}
