/** A plan that a program saved in the checkout, which applies it as people's jobs do. */
import type { ProgramName } from '../configuration/file-names.ts';
import { endedBy } from '../model/ended-by.ts';
import { finding, findingOf, type Finding } from '../model/finding.ts';
import { foreign, numberPart, phrase, plain } from '../model/sentence.ts';
import type { PlansInCheckout } from '../plan/program-in-checkout.ts';
import type { AppliedPlan, PlanToApply } from './plan-to-apply.ts';
import type { Scope } from './scope.ts';

/** How long a job that was canceled waits for a program that it interrupted: the runner kills it 7.5 s after the signal. */
const STOPPING_MS = 5_000;

export function savedHere(
  workspace: string,
  program: ProgramName,
  plans: PlansInCheckout,
  { clock }: Pick<Scope, 'clock'>,
): PlanToApply {
  return {
    async apply({ onProgress, signal, alarms }): Promise<AppliedPlan> {
      if (signal.aborted) return { outcome: 'refused', why: [CANCELED_BEFORE] };
      const begun = clock.now();
      const late = alarms.after(signal, STOPPING_MS);
      try {
        const applying = plans.apply(workspace, onProgress, signal);
        const { exitCode, firstError } = await endedBy(late, applying);
        const durationMs = clock.now() - begun;
        if (exitCode === 0) return { outcome: 'applied', why: [], durationMs };
        return { outcome: 'failed', why: [sayFailed(program, exitCode, firstError)], durationMs };
      } catch (error) {
        if (late.aborted) return { outcome: 'unknown', why: [sayStopping(program)] };
        return { outcome: 'refused', why: [findingOf(error)] };
      }
    },
    async state() {
      const read = await plans.state(workspace, new AbortController().signal);
      if ('state' in read) return read;
      return {
        unread: finding('state-unread', phrase`The state could not be read: ${foreign(read.why)}`),
      };
    },
    // Its file goes with the check.
    discard: async () => undefined,
  };
}

const CANCELED_BEFORE = finding(
  'apply-refused',
  phrase`The job was canceled before the apply began.`,
);

function sayFailed(
  program: ProgramName,
  exitCode: number | undefined,
  firstError: string | undefined,
): Finding {
  if (firstError !== undefined) return finding('apply-failed', foreign(firstError));
  const how =
    exitCode === undefined ? phrase`by a signal` : phrase`with exit code ${numberPart(exitCode)}`;
  return finding('apply-failed', phrase`${plain(program)} apply ended ${how}.`);
}

function sayStopping(program: ProgramName): Finding {
  return finding(
    'apply-unended',
    phrase`The job was canceled: ${plain(program)} was interrupted, and stops by itself. What it has made until then is in the state.`,
    {
      remedy: phrase`See that it has ended before you start this job again: it plans what is left.`,
    },
  );
}
