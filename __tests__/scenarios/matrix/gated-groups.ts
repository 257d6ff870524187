/** Groups of workspaces whose jobs have left reports, and the job after them. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { splitIntoGroups } from '../../../src/gate/groups.ts';
import type { Scenario, ScenarioOptions, StepChanges } from '../../support/scenario.ts';

export type Group = ReturnType<typeof splitIntoGroups>[number];

/** What `plangate matrix` prints of them. */
export const printed = (groups: readonly Group[]): string =>
  JSON.stringify({
    include: groups.map(({ group, workspaces }) => ({ group, workspaces: workspaces.join(',') })),
  });

/** Workspaces of the one directory: those that are not named here pass. */
export const workspacesOf = (
  names: readonly string[],
  scripts: Readonly<Record<string, NonNullable<ScenarioOptions['script']>>> = {},
) =>
  names.map((name) => ({
    name,
    script: scripts[name] ?? 'both',
    workingDirectory: 'infra/network',
  }));

/** The job of a group, which leaves its report in this file. Answers the report. */
export async function gateGroup(
  scenario: Scenario,
  { group, workspaces }: Group,
  file: string,
  changes: StepChanges = {},
): Promise<string> {
  const asked = { workspace: '', workspaces: workspaces.join(','), group, comment: 'off' };
  const { outputs } = await scenario.run({ ...changes, with: { ...asked, ...changes.with } });
  const report = readFileSync(outputs['report-json'] ?? '', 'utf8');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, report);
  return report;
}

/** The job after the groups, with the reports that are in a folder. */
export const combine = (
  scenario: Scenario,
  groups: readonly Group[],
  from: string,
  { with: given, ...changes }: StepChanges = {},
) => {
  const inputs = { workspace: '', from, groups: printed(groups), ...given };
  return scenario.run({ action: 'combine', ...changes, with: inputs });
};
