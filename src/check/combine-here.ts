/** Judges the groups of a matrix in place of the gate, and reads their reports. */
import { readdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { createClient } from '../client/client.ts';
import * as v from '../client/wire/schema.ts';
import { combineGroups, type GroupReport } from '../gate/combine-groups.ts';
import type { Group } from '../gate/groups.ts';
import type { RunGate } from './check-request.ts';
import { judgingOptions } from './judging-options.ts';
import { readRegular } from '../machine/read-regular.ts';
import { endedBy } from '../model/ended-by.ts';
import { keptForPublishing } from '../model/job-time.ts';
import { parseJson } from '../model/parse.ts';
import { writeWorkspaceList } from '../settings/workspace-selectors.ts';

/** The workspaces of all groups as the input `workspaces` takes them, which needs at least one name. */
export function workspacesOfGroups(groups: readonly Group[]): string {
  return writeWorkspaceList(groups.flatMap(({ selectors = [] }) => selectors)) || 'none';
}

export interface GroupsToCombine {
  groups: readonly Group[];
  /** Absolute path of the directory that holds the reports. */
  from: string;
}

/** Makes the function that runs in place of the gate, to combine groups. It packs nothing and starts nothing. */
export function combiningGate({ groups, from }: GroupsToCombine): RunGate {
  return async (request, ports) => {
    const { context, workingDirectory, conceals: secrets } = request;
    const { service, plan, job } = request.settings;
    const deadline = ports.endsAt - keptForPublishing(job.timeoutMs);
    const client = createClient({ ...service, ...ports, deadline, secrets, discovers: true });
    const workspaces = plan.workspaces.flatMap((selector) => {
      if (selector.kind !== 'name') return [];
      const directory = resolve(workingDirectory, selector.directory ?? plan.directory);
      return [{ name: selector.name, directory }];
    });
    const gateRequest = { ...judgingOptions(request, deadline), workspaces, message: '' };
    const commit = context.commit?.sha;
    const reports = await endedBy(ports.endSignal, readReports(from));
    return await combineGroups({ groups, reports, commit }, gateRequest, { ...ports, client });
  };
}

const MOST_BYTES = 32 * 1024 * 1024;

const reportSchema = v.looseObject({
  tool: v.looseObject({ name: v.literal('plangate') }),
  group: v.optional(v.string()),
  commit: v.optional(v.looseObject({ sha: v.string() })),
  workspaces: v.array(
    v.looseObject({
      name: v.string(),
      runId: v.optional(v.string()),
      configurationVersionId: v.optional(v.string()),
    }),
  ),
});

/** Reads every report below a directory; a file that is no report, or is too large, is left out. */
async function readReports(directory: string): Promise<GroupReport[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const reports: GroupReport[] = [];
  for (const file of files) {
    const text = await readRegular(file, MOST_BYTES).catch(() => '');
    const parsed = v.safeParse(reportSchema, parseJson(text));
    if (!parsed.success) continue;
    const { group, commit, workspaces } = parsed.output;
    const name = relative(directory, file);
    reports.push({ name, group, commit: commit?.sha, workspaces });
  }
  return reports;
}
