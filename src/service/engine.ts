/**
 * An engine plans uploads, and applies what it has planned: it runs a program. Each upload is unpacked into a new directory,
 * which is deleted when the plan is not needed any more.
 */
import type { PlanDiagnostic } from '../model/policy-result.ts';
import { failedPlan, type Planned } from '../plan/plan-document.ts';
import { readEntries, UnreadableArchive, type UnpackedFiles } from './tar.ts';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { errorMessage } from '../model/error-message.ts';
import { createLineFilter, problemsIn } from '../plan/program-log.ts';
import type { Assigned } from '../configuration/variables.ts';
import { LONGEST_PLAN } from '../plan/read-plan.ts';
import { initialize, writeState, type Initialized } from '../plan/program-plan.ts';
import { makeDirectory, removeDirectory, type ProgramOptions } from '../plan/run-programs.ts';

/** What is to be planned, as far as the listing of blocks needs it. */
export interface PlanInput {
  files: UnpackedFiles;
  /** The path from the upload's root; empty for the root. */
  workingDirectory: string;
  workspaceName: string;
  terraformVersion: string;
  /** The values that the workspace or the run sets; they override values from files. */
  variables: Readonly<Record<string, unknown>>;
  /** The same in HCL, with all digits, for a program. */
  assigned: readonly Assigned[];
  /** The known values of applied resources, by address. */
  state: Readonly<Record<string, Record<string, unknown>>>;
  /** Trees with `true` at the sensitive values of applied resources, by address. */
  sensitive?: Readonly<Record<string, Record<string, unknown>>>;
  isDestroy: boolean;
  options: PlanOptions;
}

/**
 * The options of a run that plans only a part. The lists have addresses: without `targets` the run
 * plans all resources, without `replace` it replaces none.
 */
export interface PlanOptions {
  refreshOnly: boolean;
  targets: readonly string[];
  replace: readonly string[];
  /** True: the run can be applied even if the plan has no changes. */
  allowEmptyApply: boolean;
}

export interface PlanRequest extends PlanInput {
  /** The upload, a `.tar.gz`, byte for byte. */
  archive: Uint8Array;
  /** The state of the workspace as a file; null: it has none. Left out, the configuration says where it is. */
  stateFile?: string | null;
  /** Whether the run reads the real resources from their providers first. */
  refresh: boolean;
  /** Whether the plan may be applied later. */
  keep?: boolean;
  /** Aborts when the run is canceled or the service stops; the engine then ends all that it started. */
  signal: AbortSignal;
  /** Gets the lines of the plan's log as they are written, in Terraform's machine-readable form. */
  log(lines: string): void;
}

export interface EnginePlan extends Planned {
  /** The plan for its apply; left out if the plan failed, or `keep` was not asked for. */
  appliablePlan?: AppliablePlan | undefined;
}

interface ApplyRequest {
  workspaceName: string;
  /** The state as it is now; null: none yet. The program refuses a plan of an older one. */
  state: string | null;
  signal: AbortSignal;
  /** Gets the lines of the log as they are written, in Terraform's machine-readable form. */
  log: (lines: string) => void;
}

interface Applied {
  /** The state afterwards, also of an apply that failed; undefined if there is none. */
  state: string | undefined;
  /** The same as `show -json` prints it. */
  stateJson: string | undefined;
  log: string;
  /** With an error, the apply failed. */
  problems: PlanDiagnostic[];
}

/** A plan that waits for its apply, with the files that the program needs for it. */
export interface AppliablePlan {
  apply: (request: ApplyRequest) => Promise<Applied>;
  /** Deletes the files. */
  close(): Promise<void>;
}

export interface Engine {
  /** Makes the plan. When planning fails, it resolves with the errors in `problems`. */
  plan: (request: PlanRequest) => Promise<EnginePlan>;
}

export function programEngine(options: ProgramOptions): Engine {
  return { plan: (request) => planUpload(options, request) };
}

/** Plans in a new directory. If the plan is kept for its apply, so is the directory, until `close`. */
async function planUpload(options: ProgramOptions, request: PlanRequest): Promise<EnginePlan> {
  const { archive, workingDirectory, signal } = request;
  const directory = makeDirectory(options.temporaryDirectory);
  let initialized: Initialized | undefined;
  const close = async (): Promise<void> => {
    await initialized?.close();
    await removeDirectory(directory);
  };
  try {
    await writeFiles(archive, directory);
    const files = { files: directory, workingDirectory, state: request.stateFile };
    initialized = await initialize(options, files, signal);
    const planned = await initialized.plan(request);
    const isPlanned = planned.problems.every(({ severity }) => severity !== 'error');
    const saved = initialized.latest();
    if (request.keep && isPlanned && saved !== undefined) {
      const apply = (applyRequest: ApplyRequest) => applyPlan(saved, applyRequest);
      return { ...planned, appliablePlan: { apply, close } };
    }
    await close();
    return planned;
  } catch (error) {
    await close();
    if (!(error instanceof UnreadableArchive)) throw error;
    const summary = `${options.program} made no plan`;
    const failed = { severity: 'error', summary, detail: errorMessage(error) } as const;
    return failedPlan([failed]);
  }
}

/** Applies a plan in the directory in which it was made. */
async function applyPlan(
  { programs, file }: NonNullable<ReturnType<Initialized['latest']>>,
  { workspaceName, state, signal, log }: ApplyRequest,
): Promise<Applied> {
  await writeState(programs, workspaceName, state);
  const filter = createLineFilter((text) => log(programs.withoutPaths(text)));
  const end = await programs.run(
    ['apply', '-input=false', '-lock=false', '-no-color', '-json', file],
    {
      signal,
      deadline: programs.deadline(),
      take: filter.take,
      variables: { TF_WORKSPACE: workspaceName },
    },
  );
  const problems = problemsIn(filter.log());
  if (end.exitCode !== 0 && !problems.some(({ severity }) => severity === 'error')) {
    const detail = programs.withoutPaths((end.stderr || end.stdout).trim()).slice(-4_000);
    problems.push({ severity: 'error', summary: 'The apply failed', detail });
  }
  const stateFile = programs.stateOf(workspaceName);
  const show = { signal, deadline: programs.deadline(), maxBytes: LONGEST_PLAN };
  const shown = await programs.run(['show', '-json', stateFile], show).catch(() => undefined);
  return {
    state: await readFile(stateFile, 'utf8').catch(() => undefined),
    stateJson: shown?.exitCode === 0 ? shown.stdout : undefined,
    log: programs.withoutPaths(filter.log()),
    problems,
  };
}

/**
 * Unpacks an archive into a directory. It never writes through a link, so no file can be written outside.
 *
 * @throws UnreadableArchive if the archive has a file below a link, or a file and a link of one path
 */
async function writeFiles(archive: Uint8Array, directory: string): Promise<void> {
  const { files, links, programs } = await readEntries(archive);
  for (const path of [...files.keys(), ...links.keys()]) {
    for (let parent = posix.dirname(path); parent !== '.'; parent = posix.dirname(parent)) {
      if (!links.has(parent)) continue;
      throw new UnreadableArchive(`the archive has a file below a link: ${path}`);
    }
  }
  for (const [path, content] of files) {
    if (links.has(path)) throw new UnreadableArchive(`the archive has a file and a link: ${path}`);
    const target = join(directory, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content, { mode: programs.has(path) ? 0o700 : 0o600 });
  }
  for (const [path, leadsTo] of links) {
    const target = join(directory, path);
    await mkdir(dirname(target), { recursive: true });
    await symlink(posix.relative(posix.dirname(path), leadsTo) || '.', target);
  }
}
