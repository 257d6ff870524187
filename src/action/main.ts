/**
 * The action's entry, and that of its post step and its sub-actions: all that knows the process.
 * This directory reads what the runner gives and writes what it takes. It never decides what passes.
 *
 * A cancellation is SIGINT, SIGTERM after 7.5 s and the end 2.5 s later:
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-cancellation.
 */
import '../machine/no-headers.ts';
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { alarms, systemClock } from '../machine/system-clock.ts';
import { execute, executeBounded } from '../machine/execute.ts';
import { endProcess, endProcessNow } from '../machine/end-process.ts';
import { linkPagesTo } from '../model/own-pages.ts';
import { hideEnvironment } from './hide-environment.ts';

/** Before the runner sends its second signal. */
const EXIT_AFTER_SIGNAL_MS = 6_500;

// GitHub's toolkit reads the event as soon as it is loaded, and prints where there is none. It is read
// here: `hosts/github/github.ts`.
const environment = hideEnvironment(process);
delete process.env['GITHUB_EVENT_PATH'];
linkPagesTo(environment);

const cancel = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.on(name, () => {
    if (cancel.signal.aborted) return;
    cancel.abort(name);
    setTimeout(() => endProcessNow(1), EXIT_AFTER_SIGNAL_MS).unref();
  });
}

// A gate never passes by accident: only the end of the check sets 0.
process.exitCode = 1;
// Not awaited here: the bundle is CommonJS, which has no `await` outside of functions.
void main();

async function main(): Promise<void> {
  // This file stays small: post step and sub-actions import it, and Node.js then searches its text for exports.
  const { actionsRunner } = await import('./actions-runner.ts');
  const { runStep } = await import('./run-step.ts');
  // What is no longer needed is collected early: a plan of 50 MB takes 400 MB and not 800. While the code above is
  // loaded, this would find nothing to collect, and take a tenth of the time until the first request.
  setFlagsFromString('--heap-growing-percent=15');
  const exitCode = await runStep(process.argv[1] ?? '', {
    environment,
    workingDirectory: process.cwd(),
    runner: actionsRunner(),
    clock: systemClock(),
    alarms,
    random: Math.random,
    execute,
    executeBounded,
    makeToken: randomUUID,
    signal: alarms.any(cancel.signal),
  });
  // Neither a connection that is kept alive nor a thread that waits may keep the step.
  await endProcess(exitCode);
}
