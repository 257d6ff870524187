/**
 * An engine that runs a program: it plans uploads of the local service, and applies what it has planned. Each upload is unpacked
 * into a new directory, which is deleted when the plan is not needed any more.
 */
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { errorMessage } from '../../model/error-message.ts';
import { failedPlan } from '../../plan/plan-document.ts';
import { createLineFilter, problemsIn } from '../../plan/program-log.ts';
import { initialize, writeState, type Initialized } from '../../plan/program-plan.ts';
import { LONGEST_PLAN } from '../../plan/read-plan.ts';
import { makeDirectory, removeDirectory, type ProgramOptions } from '../../plan/run-programs.ts';
import type {
  Applied,
  ApplyRequest,
  Engine,
  EnginePlan,
  PlanRequest,
} from '../../service/engine.ts';
import { readEntries, UnreadableArchive } from '../../service/tar.ts';

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
