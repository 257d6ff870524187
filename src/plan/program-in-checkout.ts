/**
 * Plans in the checkout itself, and applies exactly what it planned: `init`, `plan -out`, `apply FILE` and `show`, with the
 * configuration's own backend, as people's jobs run them. Nothing is copied.
 */
import { join } from 'node:path';
import { trimSpace } from '../model/go-text.ts';
import { isRecord, parseJson } from '../model/parse.ts';
import type { PlannedPlace } from './find-plans.ts';
import { failedPlan, type Planned } from './plan-document.ts';
import { createLineFilter, messageIn, problemsIn } from './program-log.ts';
import { initialize, type Initialized, type ProgramRequest } from './program-plan.ts';
import { LONGEST_PLAN } from './read-plan.ts';
import type { ProgramOptions, Programs } from './run-programs.ts';

/** How an apply ended. */
interface AppliedHere {
  exitCode: number | undefined;
  /** The first error that the program printed; undefined where it printed none. */
  firstError: string | undefined;
}

/** What plans in a checkout, and applies what it planned. */
export interface PlansInCheckout {
  plan(place: PlannedPlace, request: ProgramRequest): Promise<Planned>;
  /**
   * Applies the latest plan of a place. The signal interrupts the program, which then stops by itself.
   *
   * @param onLine gets what it prints for people
   * @throws EngineFailure if it could not be started
   */
  apply(
    place: PlannedPlace,
    onLine: (line: string) => void,
    signal: AbortSignal,
  ): Promise<AppliedHere>;
  /** The state as `show -json` prints it; or why there is none. */
  state(
    place: PlannedPlace,
    signal: AbortSignal,
  ): Promise<{ state: Readonly<Record<string, unknown>> } | { why: string }>;
  /** Deletes the saved plans. */
  close(): Promise<void>;
}

export function plansInCheckout(options: ProgramOptions): PlansInCheckout {
  const initialized = new Map<string, Promise<Initialized>>();
  const directoryOf = ({ root, workingDirectory }: PlannedPlace) => join(root, workingDirectory);
  const latestOf = async (place: PlannedPlace) => {
    const latest = (await initialized.get(directoryOf(place)))?.latest();
    if (latest === undefined) throw new Error('nothing was planned here');
    return latest;
  };
  return {
    async plan(place, request) {
      const directory = directoryOf(place);
      const { root: files, workingDirectory } = place;
      const opening =
        initialized.get(directory) ??
        initialize({ ...options, inCheckout: true }, { files, workingDirectory }, request.signal);
      initialized.set(directory, opening);
      const planned = await (await opening).plan(request);
      const isSaved = (await opening).latest() !== undefined;
      const isFailed = planned.problems.some(({ severity }) => severity === 'error');
      if (isSaved || isFailed) return planned;
      return failedPlan([{ severity: 'error', summary: `${options.program} saved no plan` }]);
    },
    async apply(place, onLine, signal) {
      const { file, programs } = await latestOf(place);
      const filter = createLineFilter((line) => {
        const message = messageIn(line);
        if (message !== undefined) onLine(message);
      });
      const end = await programs.run(['apply', '-input=false', '-no-color', '-json', file], {
        signal,
        deadline: programs.deadline(),
        take: filter.take,
        goesToItsEnd: true,
      });
      return {
        exitCode: end.exitCode,
        firstError: firstErrorIn(filter.log(), end.stdout, programs),
      };
    },
    async state(place, signal) {
      const { programs } = await latestOf(place);
      const limits = { signal, deadline: programs.deadline(), maxBytes: LONGEST_PLAN };
      const end = await programs.run(['show', '-json'], limits);
      const state = parseJson(end.stdout);
      if (end.exitCode === 0 && isRecord(state)) return { state };
      const said = programs.withoutPaths(trimSpace(end.stderr || end.stdout)).slice(-600);
      return { why: said || `\`${options.program} show -json\` printed nothing` };
    },
    async close() {
      for (const opening of initialized.values()) {
        await opening.then((each) => each.close()).catch(() => undefined);
      }
    },
  };
}

function firstErrorIn(log: string, printed: string, programs: Programs): string | undefined {
  const problem = problemsIn(log).find(({ severity }) => severity === 'error');
  if (problem !== undefined) {
    return programs.withoutPaths([problem.summary, problem.detail].filter(Boolean).join(': '));
  }
  const lines = printed.split('\n').filter((line) => !line.startsWith('{'));
  const rest = trimSpace(lines.join('\n')).slice(-2_000);
  return rest === '' ? undefined : programs.withoutPaths(rest);
}
