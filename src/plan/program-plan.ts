/**
 * Makes real plans by `init`, `plan` and `show` of Terraform or OpenTofu. Repositories are planned in copies: one copy of
 * each, and one `init` for each directory of a configuration.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { filesBelow } from '../machine/files-here.ts';
import { errorMessage } from '../model/error-message.ts';
import { finding } from '../model/finding.ts';
import { filePart, phrase, quoted, setting } from '../model/sentence.ts';
import { trimSpace } from '../model/go-text.ts';
import type { ProgramEnd, ReadableFiles } from '../model/ports.ts';
import type { Assigned } from '../configuration/variables.ts';
import { readBackends } from '../configuration/cloud-block.ts';
import { compareBytes, isConfiguration, isOverride, stemOf } from '../configuration/file-names.ts';
import type { PlanLimit } from '../model/plan-json.ts';
import type { PlanDiagnostic } from '../model/policy-result.ts';
import type { WrittenDirectory } from '../model/relative-path.ts';
import { copyFiles, copyModules } from './copy-files.ts';
import { failedPlan, type Planned } from './plan-document.ts';
import type { PlannedPlace } from './find-plans.ts';
import {
  EngineFailure,
  keyOfInit,
  makeDirectory,
  Programs,
  removeDirectory,
} from './run-programs.ts';
import type { ProgramOptions, FilesToPlan } from './run-programs.ts';
import { createLineFilter, problemsIn, programIn } from './program-log.ts';
import { inheritedWords } from './inherited-words.ts';
import { readPlanOptions } from './plan-options.ts';
import { plannedBy } from './planned-as.ts';
import { LONGEST_PLAN, readPlan, UnreadablePlan } from './read-plan.ts';

interface PlaceFacts {
  /** The place of a workspace on the default branch; undefined where nothing is judged. */
  trustedOf: (place: PlannedPlace) => ProgramOptions['trusted'];
  /** Whether modules that lie in the place count as installed there by `init`. */
  mayHaveModules: (place: PlannedPlace) => Promise<boolean>;
}

/** Makes what plans. Nothing is copied before the first plan; `close` deletes the copies. */
export function plansInCopies(
  options: Omit<ProgramOptions, 'trusted'>,
  { trustedOf, mayHaveModules }: PlaceFacts,
): {
  plan(place: PlannedPlace, request: ProgramRequest): Promise<Planned>;
  /** The directories that were made to plan, and of which directory of the checkout each is a copy. */
  copies(): WrittenDirectory[];
  close(): Promise<void>;
} {
  const copies = new Map<string, Promise<string>>();
  /** How many environments of a directory have a copy of their own. */
  const environments = new Map<string, number>();
  const initialized = new Map<string, Promise<Initialized>>();
  const temporaryDirectories: WrittenDirectory[] = [];
  const written = new Set<string>();
  /** Terraform writes into a shared cache of plugins without a lock, so with one each `init` waits for the one before. */
  const sharesCache = options.variables['TF_PLUGIN_CACHE_DIR'] !== undefined;
  let lastInit: Promise<unknown> = Promise.resolve();
  const copy = async (root: string, signal: AbortSignal): Promise<string> => {
    const directory = makeDirectory(options.temporaryDirectory);
    temporaryDirectories.push({ path: directory, writtenAs: root });
    await copyFiles(root, directory, signal);
    return directory;
  };
  const initializeCopy = async (place: PlannedPlace, signal: AbortSignal): Promise<Initialized> => {
    const { root, workingDirectory, plannedWith } = place;
    // `init` writes into the directory, so no two of it share a copy. Other directories share each of these copies.
    const directory = join(root, workingDirectory);
    const others = environments.get(directory) ?? 0;
    environments.set(directory, others + 1);
    const key = `${root}\0${others}`;
    const copying = copies.get(key) ?? copy(root, signal);
    copies.set(key, copying);
    const files = { files: await copying, workingDirectory, plannedWith };
    if (await mayHaveModules(place)) await copyModules(place, files.files, signal);
    const init = () => initialize({ ...options, trusted: trustedOf(place) }, files, signal);
    if (!sharesCache) return init();
    const initializing = lastInit.then(init);
    lastInit = initializing.catch(() => undefined);
    return initializing;
  };
  return {
    async plan(place, request) {
      const key = keyOfPlace(place);
      const initializing = initialized.get(key) ?? initializeCopy(place, request.signal);
      initialized.set(key, initializing);
      let isRefused = false;
      const installed = async (lockFile: string | undefined): Promise<void> => {
        isRefused = true;
        await request.installed?.(lockFile);
        isRefused = false;
      };
      try {
        const configuration = await initializing;
        if (configuration.directory !== undefined) written.add(configuration.directory);
        return await configuration.plan({ ...request, installed });
      } catch (error) {
        request.signal.throwIfAborted();
        if (isRefused) throw error;
        const summary = 'The files could not be copied to plan them';
        const problem = { severity: 'error', summary, detail: errorMessage(error) } as const;
        return failedPlan([problem]);
      }
    },
    copies: () => [
      ...temporaryDirectories,
      ...[...written].map((path) => ({ path, writtenAs: '' })),
    ],
    async close() {
      for (const initializing of initialized.values()) {
        await initializing.then((configuration) => configuration.close()).catch(() => undefined);
      }
      for (const { path } of temporaryDirectories) await removeDirectory(path);
    },
  };
}

/** The same for all that share one `init`. */
export function keyOfPlace({ root, workingDirectory, plannedWith }: PlannedPlace): string {
  const directory = join(root, workingDirectory);
  return plannedWith === undefined ? directory : `${directory}\0${keyOfInit(plannedWith)}`;
}

/** What one plan is asked for. */
export interface ProgramRequest {
  workspaceName: string;
  /** Variables with their values in HCL; they win over those of files, and the last one of a name over the others. */
  assigned: readonly Assigned[];
  /** Further arguments for variables, as a person writes them for Terraform: `-var-file=…`. */
  arguments?: readonly string[];
  isDestroy: boolean;
  /** Whether the real resources are read from their providers first. */
  refresh: boolean;
  options: { refreshOnly: boolean; targets: readonly string[]; replace: readonly string[] };
  /** Ends the programs. */
  signal: AbortSignal;
  /** Called with the lock file that `init` left, before anything that it installed is started. What it throws ends the plan. */
  installed?: ((lockFile: string | undefined) => Promise<void>) | undefined;
  /** Gets the lines of the plan's log as they are written, in Terraform's machine-readable form. */
  log?: (lines: string) => void;
}

/** A configuration after `init`. */
export interface Initialized {
  /** Makes a plan. When planning fails, it resolves with the errors in `problems`. */
  plan(request: ProgramRequest): Promise<Planned>;
  /** The file of the latest plan, and what wrote it; undefined if there is none. */
  latest(): { file: string; programs: Programs } | undefined;
  /** Where the programs write, besides the files themselves; undefined where none was started. */
  directory: string | undefined;
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
    const directory = programs.places.root;
    const initialized = await runInit(programs, files, signal);
    return {
      plan: (request) => planWith(initialized, request).catch(toFailedPlan),
      latest() {
        const { plan: file, programs: usedPrograms } = initialized;
        return file === undefined ? undefined : { file, programs: usedPrograms };
      },
      directory,
      close,
    };
  } catch (error) {
    const directory = programs?.places.root;
    return { plan: async () => toFailedPlan(error), latest: () => undefined, directory, close };
  }
}

/** The states that Terraform looks for in the directory of a configuration. */
const STATES = ['terraform.tfstate', 'terraform.tfstate.backup', 'terraform.tfstate.d'];

interface InitializedState {
  programs: Programs;
  state: Awaited<ReturnType<typeof findStatePlace>>;
  plannedWith: FilesToPlan['plannedWith'];
  /** How `init` ended; undefined where it did not run, because the state has a problem. */
  init: { end: ProgramEnd; log: string } | undefined;
  /** The text of the state that was given with the files. */
  givenState: FilesToPlan['state'];
  /** The file of the latest plan. */
  plan?: string;
}

/**
 * Finds where the state is, and runs `init` unless there is a problem with that. A state that is not to be read is replaced
 * by an empty local one, and so is that of a configuration whose state was given: `writeState` fills it.
 */
async function runInit(
  programs: Programs,
  { workingDirectory, state: givenState, plannedWith }: FilesToPlan,
  signal: AbortSignal,
): Promise<InitializedState> {
  const { places, options } = programs;
  const { backendFiles = [] } = plannedWith ?? {};
  const uploaded = { files: filesBelow(places.files), directory: workingDirectory, backendFiles };
  const place =
    options.inCheckout === true
      ? await ownState(uploaded, options)
      : await findStatePlace(uploaded, options);
  // A state that is given counts, wherever the configuration keeps one, and lacks nothing.
  const state = givenState === undefined ? place : { ...place, replaced: true, limits: [] };
  const initialized = { programs, state, givenState, plannedWith };
  if (state.problems.length > 0) return { ...initialized, init: undefined };
  if (state.replaced) {
    // `init` would take a state that lies there over into the new one.
    for (const name of STATES) await rm(join(places.work, name), { recursive: true, force: true });
    await writeFile(join(places.work, OVERRIDE_FILE), overrideText(places));
  }
  const filter = createLineFilter(() => undefined, 'diagnostic');
  // The state that takes the place of another has no settings of that backend.
  const ofBackend = state.replaced ? [] : backendFiles.map((file) => `-backend-config=${file}`);
  const end = await programs.run(['init', '-input=false', '-no-color', '-json', ...ofBackend], {
    take: filter.take,
    signal,
    deadline: programs.deadline(),
  });
  return { ...initialized, init: { end, log: filter.log() } };
}

async function planWith(initialized: InitializedState, request: ProgramRequest): Promise<Planned> {
  const { programs, state, init, givenState, plannedWith } = initialized;
  if (init === undefined) return failedPlan(state.problems);
  const pass = (text: string): void => request.log?.(programs.withoutPaths(text));
  pass(init.log);
  if (init.end.exitCode !== 0) {
    return withoutPlan(programs, 'init', init.end, init.log);
  }
  const lockFile = join(programs.places.work, '.terraform.lock.hcl');
  await request.installed?.(await readFile(lockFile, 'utf8').catch(() => undefined));
  const filter = createLineFilter(pass);
  const log = (): string => init.log + filter.log();
  const { signal } = request;
  const limits = { signal, deadline: programs.deadline() };
  const { terraformWorkspace = request.workspaceName } = plannedWith ?? {};
  const variables = state.replaced ? { TF_WORKSPACE: terraformWorkspace } : undefined;
  await writeState(programs, request.workspaceName, givenState);
  const files = await programs.filesOf(request.assigned);
  initialized.plan = files.plan;
  const words = planArguments(request, files, programs.options);
  const inherited = inheritedWords(programs.options.variables);
  if ('problem' in inherited) return failedPlan([inheritedProblem(inherited.problem)]);
  const plan = await programs.run(words, {
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
    plannedAs: plannedBy(
      programIn(log()) ?? programs.options.program,
      document.terraform_version ?? '',
      readPlanOptions([...inherited.value, ...words.slice(1)]).shown,
    ),
    json,
    counts,
    problems: problemsIn(log()),
    limits: state.limits,
    dataDirectory: programs.places.data,
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
  { inCheckout }: ProgramOptions,
): string[] {
  return [
    'plan',
    '-input=false',
    ...(inCheckout === true ? [] : ['-lock=false']),
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

function inheritedProblem(problem: string): PlanDiagnostic {
  return {
    severity: 'error',
    summary: 'The arguments of the plan cannot be read',
    detail: problem,
  };
}

function withoutPlan(programs: Programs, command: string, end: ProgramEnd, log: string): Planned {
  const problems = problemsIn(log);
  if (!problems.some(({ severity }) => severity === 'error')) {
    const output = programs.withoutPaths(trimSpace(end.stderr || end.stdout)).slice(-4_000);
    const summary = `${programs.options.program} ${command} failed`;
    const detail = output || `It ended with exit code ${String(end.exitCode ?? 'none')}.`;
    problems.push({ severity: 'error', summary, detail });
    return failedPlan(problems);
  }
  return { ...failedPlan(problems), log: programs.withoutPaths(log) };
}

/** The file that the engine adds. It sorts after every name that people choose, so its settings win. */
const OVERRIDE_FILE = 'zzzz_zzzz_override.tf';

interface StatePlace {
  /** Whether the engine replaces the backend by an empty local state. */
  replaced: boolean;
  limits: PlanLimit[];
  problems: PlanDiagnostic[];
}

/** In a checkout the state is the one of the configuration. With a service behind it, `plan -out` leaves no plan to be judged. */
async function ownState(
  { files, directory }: { files: ReadableFiles; directory: string },
  { parsed }: ProgramOptions,
): Promise<StatePlace> {
  const { blocks } = await readBackends(files, directory, parsed);
  const kind = blocks.map((block) => block.kind).find((each) => ['cloud', 'remote'].includes(each));
  if (kind === undefined) return { replaced: false, limits: [], problems: [] };
  const problem = {
    severity: 'error',
    summary: 'The state is at a service, which plans and applies by itself',
    detail: `The configuration has ${kind === 'cloud' ? 'a `cloud` block' : 'the backend "remote"'}. Take \`local\` out, so that the plan is saved there.`,
  } as const;
  return { replaced: false, limits: [], problems: [problem] };
}

/**
 * Finds the backend of a configuration. With `trusted`, the engine reads its state only if the default
 * branch has the same backend, written in literals. `trusted` is the same directory on the default
 * branch, and undefined if the files themselves are trusted.
 */
async function findStatePlace(
  uploaded: { files: ReadableFiles; directory: string; backendFiles: readonly string[] },
  { trusted, parsed }: ProgramOptions,
): Promise<StatePlace> {
  const problems = await problemsOfNames(uploaded);
  const uploadedBackends = await readBackends(uploaded.files, uploaded.directory, parsed);
  const trustedBackends =
    trusted === undefined
      ? uploadedBackends
      : await readBackends(trusted.files, trusted.directory, parsed);
  // A backend of any other type has a state that a plan has to read.
  const kinds = [...uploadedBackends.blocks, ...trustedBackends.blocks].map(({ kind }) => kind);
  const readKind = kinds.find((kind) => !['cloud', 'remote', 'local'].includes(kind));
  const isCertain = uploadedBackends.isCertain && trustedBackends.isCertain;
  if (readKind === undefined) {
    const limits = [emptyState(uploadedBackends.blocks[0]?.kind)];
    return { replaced: true, problems, limits: isCertain ? limits : [...limits, UNKNOWN_STATE] };
  }
  const changed = trusted && (await changedBackendFile(uploaded, trusted));
  const isAsBefore =
    uploadedBackends.written === trustedBackends.written && isCertain && changed === undefined;
  if (isAsBefore && (trusted === undefined || uploadedBackends.isLiteral)) {
    return { replaced: false, problems, limits: [] };
  }
  const because = changed === undefined ? '' : phrase`: ${filePart(changed)} is not as there`;
  const found = finding(
    'state-not-certain',
    phrase`The backend ${quoted(readKind)} is not for certain the one of the default branch${because}, so it was not used.`,
    {
      remedy: phrase`Merge a change of the backend by itself, and write its values as literals.`,
    },
  );
  return {
    replaced: true,
    problems,
    limits: [emptyState(readKind), { kind: 'not-certain', finding: found }],
  };
}

/** The first file of the backend's settings that is not as the default branch has it, from the root; undefined if there is none. */
async function changedBackendFile(
  { files, directory, backendFiles }: Parameters<typeof findStatePlace>[0],
  trusted: NonNullable<ProgramOptions['trusted']>,
): Promise<string | undefined> {
  for (const file of backendFiles) {
    const text = await files.read(posix.join(directory, file));
    const before = await trusted.files.read(posix.join(trusted.directory, file));
    if (text === undefined || text !== before) return posix.join(trusted.directory, file);
  }
  return undefined;
}

const UNKNOWN_STATE: PlanLimit = {
  kind: 'not-certain',
  finding: finding(
    'state-not-certain',
    phrase`It is not certain where the state of this configuration is: a file that may say so cannot be read as a whole.`,
    { remedy: phrase`Correct that file.` },
  ),
};

function emptyState(kind: string | undefined): PlanLimit {
  let where = phrase`a file, which is not read`;
  if (kind === 'cloud') {
    where = phrase`the ${setting('cloud')} block’s workspace, which was not read`;
  } else if (kind !== undefined && kind !== 'local') {
    where = phrase`the backend ${quoted(kind)}, which was not read`;
  }
  const says = phrase`The state of this configuration is in ${where}. Every resource is planned as a new one, and nothing is seen to be destroyed.`;
  return { kind: 'empty-state', finding: finding('state-not-read', says) };
}

/**
 * The text of the added file: a backend with a state file that does not exist yet.
 *
 * @param states the directory for the states of Terraform's own workspaces; the one of that name in the files does not count
 */
function overrideText({ stateFile, states }: { stateFile: string; states: string }): string {
  const asLiteral = (path: string): string =>
    JSON.stringify(path).replaceAll('${', '$${').replaceAll('%{', '%%{');
  const lines = [`path = ${asLiteral(stateFile)}`, `workspace_dir = ${asLiteral(states)}`];
  return `terraform {\n  backend "local" {\n    ${lines.join('\n    ')}\n  }\n}\n`;
}

/**
 * A problem for each uploaded file that would override the added one: a later name, or its name
 * with another ending.
 */
async function problemsOfNames(uploaded: {
  files: ReadableFiles;
  directory: string;
}): Promise<PlanDiagnostic[]> {
  const names = (await uploaded.files.names(uploaded.directory)) ?? [];
  const stem = stemOf(OVERRIDE_FILE);
  const isLater = (name: string): boolean => compareBytes(name, OVERRIDE_FILE) > 0;
  const wins = (name: string): boolean =>
    isConfiguration(name) && (stemOf(name) === stem || (isOverride(name) && isLater(name)));
  return names.filter(wins).map((name) => ({
    severity: 'error',
    summary: 'A file would replace the state of this plan',
    detail: `${name} would win over the file that keeps this plan away from the real state. Rename it, so that its name sorts before ${OVERRIDE_FILE}.`,
    file: name,
    line: 1,
  }));
}
