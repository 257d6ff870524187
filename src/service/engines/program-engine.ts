/**
 * Makes real plans: runs `init`, `plan` and `show` of Terraform or OpenTofu on the upload. It never
 * applies.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProgramEnd, ReadableFiles } from '../../model/ports.ts';
import type { Planned } from '../plan/plan-document.ts';
import { failedPlan } from '../plan/failed-plan.ts';
import type { Engine, PlanRequest } from './engine.ts';
import { createLineFilter, problemsIn } from './program-log.ts';
import { LONGEST_PLAN, readPlan } from './read-plan.ts';
import { planUnpacked, type ProgramOptions, type Programs } from './run-programs.ts';
import { findStatePlace, OVERRIDE_FILE, overrideText } from './state-place.ts';

/** An engine that plans with the program of these options. */
export function programEngine(options: ProgramOptions): Engine {
  return {
    name: options.program,
    plan: (request) => planUnpacked(options, request, planWith),
  };
}

async function planWith(programs: Programs): Promise<Planned> {
  const { request, places } = programs;
  const state = await findStatePlace(uploaded(programs), trustedOf(programs));
  const [problem] = state.problems;
  if (problem !== undefined) return failedPlan(request.terraformVersion, state.problems);
  if (state.replaced)
    await writeFile(join(places.work, OVERRIDE_FILE), overrideText(places.stateFile));
  const filter = createLineFilter((text) => {
    request.log(programs.withoutPaths(text));
  });
  const init = await programs.run(['init', '-input=false', '-no-color', '-json'], {
    take: filter.diagnostics,
  });
  if (init.exitCode !== 0) {
    const failed = withoutPlan(programs, 'init', init, filter.log());
    return state.replaced ? failed : withRemedy(failed);
  }
  const variables = state.replaced ? { TF_WORKSPACE: request.workspaceName } : undefined;
  const plan = await programs.run(planArguments(request, places), {
    take: filter.everything,
    variables,
  });
  if (plan.exitCode !== 0) return withoutPlan(programs, 'plan', plan, filter.log());
  const show = await programs.run(['show', '-json', places.planFile], {
    variables,
    maxBytes: LONGEST_PLAN,
  });
  if (show.exitCode !== 0) return withoutPlan(programs, 'show', show, filter.log());
  const { document, counts } = await readPlan(show.stdout);
  return {
    document,
    text: show.stdout,
    counts,
    problems: problemsIn(filter.log()),
    limits: state.limits,
    log: programs.withoutPaths(filter.log()),
  };
}

/** Adds the remedy for a backend that gets values on the command line, which this engine does not have. */
function withRemedy({ log, ...failed }: Planned): Planned {
  const isIncomplete = failed.problems.some(({ summary }) =>
    /\b(?:missing|required)\b/i.test(summary),
  );
  if (!isIncomplete) return log === undefined ? failed : { ...failed, log };
  const detail =
    'This engine passes no -backend-config, so a backend is used as the default branch has it. Write its values into the backend block, or plan in a job of your own and name its plan with `plan`.';
  const remedy = { severity: 'error', summary: 'The backend is not complete', detail } as const;
  // Without the program's log, a log is written from the problems.
  return { ...failed, problems: [...failed.problems, remedy] };
}

function planArguments(
  { options, isDestroy, refresh }: PlanRequest,
  places: Programs['places'],
): string[] {
  return [
    'plan',
    '-input=false',
    '-lock=false',
    '-no-color',
    '-json',
    `-out=${places.planFile}`,
    `-var-file=${places.variablesFile}`,
    ...(refresh ? [] : ['-refresh=false']),
    ...(isDestroy ? ['-destroy'] : []),
    ...(options.refreshOnly ? ['-refresh-only'] : []),
    ...options.targets.map((address) => `-target=${address}`),
    ...options.replace.map((address) => `-replace=${address}`),
  ];
}

/** A plan that failed because a program did: with the program's own errors, or with what it printed. */
function withoutPlan(programs: Programs, command: string, end: ProgramEnd, log: string): Planned {
  const problems = problemsIn(log);
  if (!problems.some(({ severity }) => severity === 'error')) {
    const output = programs.withoutPaths((end.stderr || end.stdout).trim()).slice(-4_000);
    const summary = `${programs.options.program} ${command} failed`;
    const detail = output || `It ended with exit code ${String(end.exitCode ?? 'none')}.`;
    problems.push({ severity: 'error', summary, detail });
    return failedPlan(programs.request.terraformVersion, problems);
  }
  const failed = failedPlan(programs.request.terraformVersion, problems);
  return { ...failed, log: programs.withoutPaths(log) };
}

function uploaded({ places, request }: Programs): { files: ReadableFiles; directory: string } {
  const at = (path: string): string => join(places.files, path);
  return {
    directory: request.workingDirectory,
    files: {
      names: (directory) => readdir(at(directory)).catch(() => undefined),
      read: (path) => readFile(at(path), 'utf8').catch(() => undefined),
    },
  };
}

function trustedOf({ options, request }: Programs) {
  const { trusted } = options;
  return (
    trusted && {
      files: trusted.files,
      directory: [trusted.root, request.workingDirectory].filter((part) => part !== '').join('/'),
    }
  );
}
