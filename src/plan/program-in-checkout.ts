/**
 * Plans in the checkout itself, and applies exactly what it planned: `init`, `plan -out`, `apply FILE` and `show`, with the
 * configuration's own backend, as people's jobs run them. Nothing is copied.
 */
import { trimSpace } from '../model/go-text.ts';
import { isRecord, parseJson } from '../model/parse.ts';
import type { PlannedPlace } from './find-plans.ts';
import { failedPlan, type Planned } from './plan-document.ts';
import { createLineFilter, messageIn, problemsIn } from './program-log.ts';
import { initialize, keyOfPlace, type Initialized, type ProgramRequest } from './program-plan.ts';
import { LONGEST_PLAN } from './read-plan.ts';
import type { ProgramOptions, Programs } from './run-programs.ts';

/** How an apply ended. */
interface AppliedHere {
  exitCode: number | undefined;
  /** The first error that the program printed; undefined where it printed none. */
  firstError: string | undefined;
}

/** What plans in a checkout, one plan after the other, and applies what it planned. */
export interface PlansInCheckout {
  plan(place: PlannedPlace, request: ProgramRequest): Promise<Planned>;
  /**
   * Applies the plan of a workspace. The signal interrupts the program, which then stops by itself.
   *
   * @param onLine gets what it prints for people
   * @throws EngineFailure if it could not be started
   */
  apply(
    workspace: string,
    onLine: (line: string) => void,
    signal: AbortSignal,
  ): Promise<AppliedHere>;
  /** The state as `show -json` prints it; or why there is none. */
  state(
    workspace: string,
    signal: AbortSignal,
  ): Promise<{ state: Readonly<Record<string, unknown>> } | { why: string }>;
  /** Deletes the saved plans. */
  close(): Promise<void>;
}

export function plansInCheckout(options: ProgramOptions): PlansInCheckout {
  const initialized = new Map<string, Promise<Initialized>>();
  /** By workspace: several may be planned in one directory. */
  const saved = new Map<string, NonNullable<ReturnType<Initialized['latest']>>>();
  const savedOf = (workspace: string) => {
    const plan = saved.get(workspace);
    if (plan === undefined) throw new Error('nothing was planned here');
    return plan;
  };
  return {
    async plan(place, request) {
      const key = keyOfPlace(place);
      const { root: files, ...of } = place;
      const opening =
        initialized.get(key) ??
        initialize({ ...options, inCheckout: true }, { files, ...of }, request.signal);
      initialized.set(key, opening);
      const planned = await (await opening).plan(request);
      if (planned.problems.some(({ severity }) => severity === 'error')) return planned;
      const latest = (await opening).latest();
      if (latest !== undefined) {
        saved.set(request.workspaceName, latest);
        return planned;
      }
      return failedPlan([{ severity: 'error', summary: `${options.program} saved no plan` }]);
    },
    async apply(workspace, onLine, signal) {
      const { file, programs } = savedOf(workspace);
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
    async state(workspace, signal) {
      const { programs } = savedOf(workspace);
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
