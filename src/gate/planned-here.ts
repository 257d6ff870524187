/** What the sources share that plan, or read plans, on this machine. Nothing is sent, and no run is made up. */
import type { LocalRunInput } from '../model/run-input.ts';
import type { PlannedPlace } from '../plan/find-plans.ts';
import type { Planner } from '../plan/open-planner.ts';
import type { Planned } from '../plan/plan-document.ts';
import { UnreadablePlan } from '../plan/read-plan.ts';
import { namedOrganization } from '../settings/workspace-selectors.ts';
import type { PlanSettings } from '../settings/settings.ts';
import { GateStop } from './failure-of.ts';
import type { FoundWorkspace, WorkspaceFacts } from './result.ts';
import type { Scope, WorkspaceScope } from './scope.ts';
import type { Offer } from './source.ts';
import { offerInMemory, type PlanInMemory } from './plan-in-memory.ts';

/** What a source without a service is opened with. */
export interface PlannerPorts {
  planner: Planner;
  /** Where a workspace is planned. */
  placeOf(this: void, workspace: string): PlannedPlace;
  /** Chooses the workspaces. @throws what keeps every workspace from being judged */
  choose(this: void, scope: Scope): Promise<ChosenHere>;
}

export interface ChosenHere {
  names: readonly string[];
  skipped: readonly string[];
  /** The files that are not as the commit has them; undefined where that is not known, or does not matter. */
  uncommitted: readonly string[] | undefined;
}

export function workspaceAt(name: string, { placeOf }: PlannerPorts): FoundWorkspace {
  const { root, workingDirectory } = placeOf(name);
  return { name, workingDirectory, root, notices: [] };
}

/** Makes the plan, or reads it. @throws GateStop if nothing is known of it, or the reason of the signal */
export async function planHere(
  name: string,
  { planner }: PlannerPorts,
  { signal, installed }: WorkspaceScope<FoundWorkspace>,
): Promise<Planned> {
  try {
    const planned = await planner.plan(name, signal, installed);
    signal.throwIfAborted();
    return planned;
  } catch (error) {
    if (error instanceof UnreadablePlan) throw new GateStop('unplanned', { text: error.message });
    throw error;
  }
}

/** @param startedMs when the workspace was begun, by the scope */
export function offerPlanned(
  workspace: FoundWorkspace,
  plan: PlanInMemory,
  startedMs: number,
  scope: Scope,
): Offer {
  const conclude = async (): Promise<Partial<WorkspaceFacts>> => ({
    durationMs: scope.elapsedMs() - startedMs,
  });
  return { ...offerInMemory(workspace, plan, scope), conclude };
}

/** What is known where no service has a run: nothing is made up. */
export function inputWithoutRun(
  { name, workingDirectory }: FoundWorkspace,
  plan: PlanSettings,
): LocalRunInput {
  const { runOptions } = plan;
  return {
    is_destroy: runOptions['is-destroy'] ?? false,
    refresh: runOptions.refresh ?? true,
    refresh_only: runOptions['refresh-only'] ?? false,
    replace_addrs: runOptions['replace-addrs'] ?? [],
    target_addrs: runOptions['target-addrs'] ?? [],
    organization: { name: namedOrganization(plan) },
    workspace: { name, working_directory: workingDirectory || null },
  };
}
