/** Opens the sources that plan, or read plans, on this machine: nothing is uploaded, and no run is made up. */
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { ChosenHere, PlannerPorts } from '../gate/planned-here.ts';
import { chooseWorkspaces, logSkipped } from '../gate/requested-workspaces.ts';
import type { FoundWorkspace } from '../gate/result.ts';
import type { PlanSource } from '../gate/source.ts';
import { localFiles } from '../machine/files-here.ts';
import { realOrSame, slashed } from '../machine/find-repository.ts';
import { endedBy } from '../model/ended-by.ts';
import { concernedUnits, type Root } from '../plan/find-plans.ts';
import { listText } from '../report/text.ts';
import type { OpenedLocal } from './open-local.ts';
import type { AskedSource } from './sources.ts';

/** Opens what plans here: a program, or the plan files of other jobs. */
export async function openHere(
  asked: AskedSource,
  local: OpenedLocal,
): Promise<PlanSource<FoundWorkspace>> {
  const { gateRequest, request, ports } = asked;
  let changed: ReturnType<typeof request.subject.changedFiles> | undefined;
  /** Asked once for all workspaces. */
  const changedFiles = () => (changed ??= request.subject.changedFiles());
  const plannerPorts: PlannerPorts = {
    planner: local.planner,
    placeOf: local.placeOf,
    choose: ({ overdue }) => chooseHere(asked, local, changedFiles, overdue),
  };
  const { program } = local.planner;
  if (program === undefined) {
    const { openFilesOfPlans } = await import('../gate/sources/plan-file.ts');
    return openFilesOfPlans(gateRequest, plannerPorts);
  }
  const { openProgram } = await import('../gate/sources/program.ts');
  const ofProposal = request.subject.proposed ? changedFiles : undefined;
  const programPorts = { program, changedFiles: ofProposal, git: ports };
  return openProgram(gateRequest, { ...plannerPorts, ...programPorts });
}

/** Chooses the workspaces by the settings and the directories. @throws what keeps every workspace from being judged */
async function chooseHere(
  { request, ports, gateRequest }: AskedSource,
  local: OpenedLocal,
  changedFiles: () => Promise<string[] | undefined>,
  signal: AbortSignal,
): Promise<ChosenHere> {
  const { workingDirectory, repositoryRoot } = request;
  const { log } = ports;
  // What a check with a service asks of it: here the settings and the directories say it.
  const show = async (name: string) => ({
    'working-directory': local.placeOf(name).workingDirectory,
  });
  const { directoryName: name } = local;
  const lookUp = { query: async () => [{ name, ...(await show(name)) }], show };
  const plan = { ...gateRequest.plan, workspaces: local.workspaces };
  const { parsed } = ports;
  const options = { plan, workingDirectory, repositoryRoot, changedFiles, parsed };
  const chosen = await chooseWorkspaces(lookUp, options);
  const unplanned = await findConcernedRoots(lookUp, options, local);
  logSkipped(chosen, log);
  const names = [...chosen.requested, ...unplanned].map((workspace) => workspace.name);
  const uncommitted = await findUncommitted(names, local, signal);
  if (uncommitted !== undefined && uncommitted.length > 0) {
    log.info(`not committed: ${listText(uncommitted, 4)}`);
  }
  return { names, skipped: chosen.skipped, uncommitted };
}

/** It rejects only with the reason of the signal: no verdict depends on it. */
async function findUncommitted(
  workspaces: readonly string[],
  { placeOf, uncommitted }: OpenedLocal,
  signal: AbortSignal,
): Promise<string[] | undefined> {
  const directories = workspaces.map((name) => {
    const { root, workingDirectory } = placeOf(name);
    return join(root, workingDirectory);
  });
  const there = [...new Set(directories)].filter((directory) => existsSync(directory));
  return endedBy(signal, uncommitted(there)).catch(() => {
    signal.throwIfAborted();
    return undefined;
  });
}

/** The roots that the change concerns and that no plan file is of: they must not be left out. */
async function findConcernedRoots(
  lookUp: Parameters<typeof chooseWorkspaces>[0],
  options: Parameters<typeof chooseWorkspaces>[1],
  { roots, workspaces }: OpenedLocal,
): Promise<{ name: string }[]> {
  const isPlanned = ({ name }: Root) =>
    workspaces.some((selector) => selector.kind === 'name' && selector.name === name);
  if (roots.every(isPlanned)) return [];
  const modules = roots.filter(({ isUnit }) => !isUnit);
  const { workingDirectory, repositoryRoot, changedFiles } = options;
  const plan = { ...options.plan, workspaces: modules, affectedOnly: true };
  const { requested } = await chooseWorkspaces(lookUp, { ...options, plan });
  const inRepository = (directory: string) =>
    slashed(relative(repositoryRoot, realOrSame(resolve(workingDirectory, directory))));
  const textOf = ({ directory }: Root) =>
    localFiles.readFile(resolve(workingDirectory, directory, 'terragrunt.hcl')) ?? '';
  const units = concernedUnits(roots, await changedFiles?.(), inRepository, textOf);
  const names = new Set([...requested, ...units].map(({ name }) => name));
  return roots.filter((root) => names.has(root.name) && !isPlanned(root));
}
