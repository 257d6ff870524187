/**
 * What has to be the same in a workspace for an earlier run to count for the plan of now: with `reuse: upload`, and where
 * people approved the run. Each part is read before a run is created, so that a change in between makes a difference.
 */
import type { Client } from '../client/client.ts';
import { fieldOf, listOf, parseJson, timeOf } from '../model/parse.ts';
import { isRefusal } from './failure-of.ts';
import type { ConditionsOfSettings } from './find-workspace.ts';

/** What a plan and its policies depend on beside the files. */
export interface Conditions {
  /** The same for the same conditions. */
  text: string;
  /** Whether all of them could be read. What cannot be read is the same in each text. */
  areWhole: boolean;
  /** The same for the same variables of the workspace and of its sets; undefined if that is not known of one of them. */
  variables: string | undefined;
}

/** Makes the function that reads the settings of a workspace. What several workspaces share is read once. */
export function conditionsReader(client: Client, organization: string) {
  const { workspaces } = client;
  const shared = new Map<string, Promise<string | undefined>>();
  const readOnce = (key: string, list: Parameters<typeof readAsText>[0]) => {
    const reading = shared.get(key) ?? readAsText(list);
    shared.set(key, reading);
    return reading;
  };
  /** @returns undefined if the service does not say which state the workspace has */
  return async ({
    workspaceId,
    current,
    settings,
    projectId,
  }: ConditionsOfSettings): Promise<Conditions | undefined> => {
    const { state } = current;
    if (state === undefined) return undefined;
    const [variables, ofSets, ...others] = await Promise.all([
      readAsText(() => workspaces.variables(workspaceId).all()),
      readAsText(async () => {
        const sets = await workspaces.variableSets(workspaceId).all();
        const inSets = sets.map(({ id }) => workspaces.variablesOfSet(id).all());
        return [...sets, ...(await Promise.all(inSets)).flat()];
      }),
      readOnce('policy sets', () => workspaces.policySets(organization).all()),
      readOnce('run tasks', () => workspaces.runTasksOfOrganization(organization).all()),
      projectId === undefined
        ? ''
        : readOnce(projectId, () => workspaces.runTasksOfProject(projectId).all()),
      // By tags a policy set chooses its workspaces. A project has some for all of its own.
      readAsText(() => workspaces.effectiveTags(workspaceId).all()),
      readAsText(() => workspaces.runTasks(workspaceId).all()),
    ]);
    const lists = [variables, ofSets, ...others];
    const text = JSON.stringify([settings, state === 'none' ? '' : state.id, ...lists]);
    return {
      text,
      areWhole: !lists.includes(undefined),
      variables: variables && ofSets && comparable([variables, ofSets]),
    };
  };
}

/** Undefined where a sensitive variable has nothing that would be another one with another value. */
function comparable(lists: readonly string[]): string | undefined {
  const items = lists.flatMap((list) => (JSON.parse(list) as string[]).map(parseJson));
  const isUntold = (item: unknown) => {
    const attributes = listOf(item)[1];
    const version = fieldOf(attributes, 'version-id') ?? fieldOf(attributes, 'updated-at');
    return fieldOf(attributes, 'sensitive') === true && (version ?? undefined) === undefined;
  };
  return items.some(isUntold) ? undefined : JSON.stringify(lists);
}

/** A list as a text that is the same for the same list; undefined where this token may not read it. */
async function readAsText(
  list: () => Promise<readonly (SettingOfWorkspace | string)[]>,
): Promise<string | undefined> {
  try {
    const items = (await list()).map((item) => {
      if (typeof item === 'string') return item;
      const { id, attributes, relationships } = item;
      return JSON.stringify([id, withoutCounts(attributes), relationships]);
    });
    return JSON.stringify(items.sort());
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return undefined;
  }
}

interface SettingOfWorkspace {
  id: string;
  attributes?: object | undefined;
  relationships?: object | undefined;
}

/** How many workspaces share a set changes without the workspace. */
function withoutCounts(attributes: object = {}): object {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name]) => !/[-_]count$/.test(name)),
  );
}

/** The states of a run in which it changes something, or has. */
const APPLYING = ['confirmed-at', 'apply-queued-at', 'applying-at', 'applied-at'];

/** Whether this run, the current one of a workspace, has begun to apply something since this time. */
export async function wasAppliedSince(
  sinceMs: number,
  currentRunId: string | undefined,
  client: Client,
): Promise<boolean> {
  if (currentRunId === undefined) return false;
  const { run } = await client.runs.show(currentRunId);
  const times = run.attributes['status-timestamps'] ?? {};
  return APPLYING.some((name) => timeOf(times[name]) >= sinceMs);
}
