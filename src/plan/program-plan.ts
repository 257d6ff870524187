/** Makes real plans: runs `init`, `plan` and `show` of Terraform or OpenTofu on files. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorMessage } from '../model/error-message.ts';
import type { ProgramEnd, ReadableFiles } from '../model/ports.ts';
import { failedPlan, type Planned } from './plan-document.ts';
import { createLineFilter, problemsIn } from './program-log.ts';
import { LONGEST_PLAN, readPlan, UnreadablePlan } from './read-plan.ts';
import {
  EngineFailure,
  Programs,
  removeDirectory,
  type FilesToPlan,
  type ProgramOptions,
} from './run-programs.ts';
import { findStatePlace, OVERRIDE_FILE, overrideText } from './state-place.ts';

/** What one plan is asked for. */
export interface ProgramRequest {
  workspaceName: string;
  /** Values of variables; they win over those of files. */
  variables: Readonly<Record<string, unknown>>;
  /** Further arguments for variables, as a person writes them for Terraform: `-var-file=…`. */
  arguments?: readonly string[];
  isDestroy: boolean;
  /** Whether the real resources are read from their providers first. */
  refresh: boolean;
  options: { refreshOnly: boolean; targets: readonly string[]; replace: readonly string[] };
  /** Ends the programs. */
  signal: AbortSignal;
  /** Gets the lines of the plan's log as they are written, in Terraform's machine-readable form. */
  log?: (lines: string) => void;
}

/** A configuration after `init`. */
export interface Initialized {
  /** Makes a plan. When planning fails, it resolves with the errors in `problems`. */
  plan(request: ProgramRequest): Promise<Planned>;
  /** The file of the latest plan, and what wrote it; undefined if there is none. */
  latest(): { file: string; programs: Programs } | undefined;
  /** Deletes what the programs wrote, besides the files themselves. */
  close(): Promise<void>;
}

/** Runs `init` once, for all plans of these files. What fails is in each plan. */
export async function initialize(
  options: ProgramOptions,
  files: FilesToPlan,
  signal: AbortSignal,
): Promise<Initialized> {
  let programs: Programs | undefined;
  const toFailedPlan = (error: unknown): Planned => {
    if (!(error instanceof EngineFailure || error instanceof UnreadablePlan)) throw error;
    const summary = `${options.program} made no plan`;
    const detail = errorMessage(error);
    return failedPlan([{ severity: 'error', summary, detail }]);
  };
  const close = async (): Promise<void> => {
    if (programs !== undefined) await removeDirectory(programs.places.root);
  };
  try {
    programs = await Programs.open(options, files);
    const initialized = await runInit(programs, files, signal);
    return {
      plan: (request) => planWith(initialized, request).catch(toFailedPlan),
      latest() {
        const { plan: file, programs: usedPrograms } = initialized;
        return file === undefined ? undefined : { file, programs: usedPrograms };
      },
      close,
    };
  } catch (error) {
    if (!(error instanceof EngineFailure)) {
      await close();
      throw error;
    }
    return { plan: async () => toFailedPlan(error), latest: () => undefined, close };
  }
}

/** The states that Terraform looks for in the directory of a configuration. */
const STATES = ['terraform.tfstate', 'terraform.tfstate.backup', 'terraform.tfstate.d'];

interface InitializedState {
  programs: Programs;
  state: Awaited<ReturnType<typeof findStatePlace>>;
  /** How `init` ended; undefined where it did not run, because the state has a problem. */
  init: { end: ProgramEnd; log: string } | undefined;
  /** The text of the state that was given with the files. */
  givenState: FilesToPlan['state'];
  /** The file of the latest plan. */
  plan?: string;
}

/** Finds where the state is, puts an empty one in its place if it is not used, and runs `init`. */
async function runInit(
  programs: Programs,
  { workingDirectory, state: givenState }: FilesToPlan,
  signal: AbortSignal,
): Promise<InitializedState> {
  const { places } = programs;
  const place = await findStatePlace(
    { files: readableFilesIn(places.files), directory: workingDirectory },
    programs.options.trusted,
  );
  // A state that is given counts, wherever the configuration keeps one, and lacks nothing.
  const state = givenState === undefined ? place : { ...place, replaced: true, limits: [] };
  if (state.problems.length > 0) return { programs, state, init: undefined, givenState };
  if (state.replaced) {
    // `init` would take a state that lies there over into the new one.
    for (const name of STATES) await rm(join(places.work, name), { recursive: true, force: true });
    await writeFile(join(places.work, OVERRIDE_FILE), overrideText(places));
  }
  const filter = createLineFilter(() => undefined, 'diagnostic');
  const end = await programs.run(['init', '-input=false', '-no-color', '-json'], {
    take: filter.take,
    signal,
    deadline: programs.deadline(),
  });
  return { programs, state, init: { end, log: filter.log() }, givenState };
}

async function planWith(initialized: InitializedState, request: ProgramRequest): Promise<Planned> {
  const { programs, state, init, givenState } = initialized;
  if (init === undefined) return failedPlan(state.problems);
  const pass = (text: string): void => request.log?.(programs.withoutPaths(text));
  pass(init.log);
  if (init.end.exitCode !== 0) {
    return withoutPlan(programs, 'init', init.end, init.log);
  }
  const filter = createLineFilter(pass);
  const log = (): string => init.log + filter.log();
  const { signal } = request;
  const limits = { signal, deadline: programs.deadline() };
  const variables = state.replaced ? { TF_WORKSPACE: request.workspaceName } : undefined;
  await writeState(programs, request.workspaceName, givenState);
  const files = await programs.filesOf(request.variables);
  initialized.plan = files.plan;
  const plan = await programs.run(planArguments(request, files), {
    ...limits,
    take: filter.take,
    variables,
  });
  if (plan.exitCode !== 0) return withoutPlan(programs, 'plan', plan, log());
  const show = await programs.run(['show', '-json', files.plan], {
    ...limits,
    variables,
    maxBytes: LONGEST_PLAN,
  });
  if (show.exitCode !== 0) return withoutPlan(programs, 'show', show, log());
  const { json, document, counts } = await readPlan(show.stdout);
  return {
    document,
    json,
    counts,
    problems: problemsIn(log()),
    limits: state.limits,
    log: programs.withoutPaths(log()),
  };
}

/** Writes the state that a workspace has, before its plan or its apply. */
export async function writeState(
  programs: Programs,
  workspaceName: string,
  text: FilesToPlan['state'],
): Promise<void> {
  if (text === undefined || text === null) return;
  const path = programs.stateOf(workspaceName);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

function planArguments(
  { options, isDestroy, refresh, arguments: variableArguments = [] }: ProgramRequest,
  files: { plan: string; variables: string },
): string[] {
  return [
    'plan',
    '-input=false',
    '-lock=false',
    '-no-color',
    '-json',
    `-out=${files.plan}`,
    ...variableArguments,
    `-var-file=${files.variables}`,
    ...(refresh ? [] : ['-refresh=false']),
    ...(isDestroy ? ['-destroy'] : []),
    ...(options.refreshOnly ? ['-refresh-only'] : []),
    ...options.targets.map((address) => `-target=${address}`),
    ...options.replace.map((address) => `-replace=${address}`),
  ];
}

function withoutPlan(programs: Programs, command: string, end: ProgramEnd, log: string): Planned {
  const problems = problemsIn(log);
  if (!problems.some(({ severity }) => severity === 'error')) {
    const output = programs.withoutPaths((end.stderr || end.stdout).trim()).slice(-4_000);
    const summary = `${programs.options.program} ${command} failed`;
    const detail = output || `It ended with exit code ${String(end.exitCode ?? 'none')}.`;
    problems.push({ severity: 'error', summary, detail });
    return failedPlan(problems);
  }
  return { ...failedPlan(problems), log: programs.withoutPaths(log) };
}

/** The files in a directory; what cannot be read counts as absent. */
function readableFilesIn(root: string): ReadableFiles {
  return {
    names: (directory) => readdir(join(root, directory)).catch(() => undefined),
    read: (path) => readFile(join(root, path), 'utf8').catch(() => undefined),
  };
}
