/** Chooses the inputs of a workflow by the contents of the configurations. */
import { groupBy } from '../../report/text.ts';
import { writeWorkspaceList, type WorkspaceSelector } from '../../settings/workspace-selectors.ts';
import type { ConnectedConfiguration } from './find-configurations.ts';

/** An input of the action. */
export interface ChosenInput {
  name: string;
  value: string;
  /** Whether the value is an example that a person has to replace. */
  blank?: boolean | undefined;
  /** For a list of workspaces: what each one says. */
  selectors?: readonly WorkspaceSelector[];
}

interface ChosenValues {
  organization?: string;
  workspace?: string;
  directory?: string;
}

/**
 * What a person chose comes before what the configurations say.
 *
 * @returns with `left`: directories of which no input says the workspace. A token is of one organization, so blocks of
 *   several are a question: then their first blocks
 */
export function chooseInputs(
  configurations: readonly ConnectedConfiguration[],
  chosen: ChosenValues,
): { inputs: ChosenInput[]; left: string[] } | { mixed: ConnectedConfiguration[] } {
  const { organization, workspace, directory } = chosen;
  const inDirectory = configurations.filter(
    (one) => directory === undefined || one.directory === directory,
  );
  const named = inDirectory.filter(
    ({ cloud }) =>
      (organization ?? cloud.organization) === (cloud.organization ?? organization) &&
      (workspace ?? cloud.workspaces?.name) === cloud.workspaces?.name,
  );
  const group = named.length > 0 ? named : inDirectory;
  const mixed = firstOfEach(group);
  if (mixed.length > 1) return { mixed };
  const selected = group.filter((one) => selectorOf(one) !== undefined);
  const isList = selected.length > 1 && workspace === undefined;
  const gated = isList ? selected : [selected[0] ?? group[0]];
  const others = group.filter((one) => !gated.includes(one));
  const left = workspace === undefined ? others.map((one) => one.directory) : [];
  if (!isList) return { inputs: single(gated[0], chosen), left };
  // One line per directory: one job, one verdict, one comment.
  const all = selected.flatMap((one) => selectorOf(one) ?? []);
  const selectors = [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
  const { hostname } = selected[0]?.cloud ?? {};
  const { organization: found } = selected.find(({ cloud }) => cloud.organization)?.cloud ?? {};
  const inputs = [
    ...(hostname === undefined ? [] : [{ name: 'hostname', value: hostname }]),
    filled('organization', organization ?? found, 'acme'),
    { name: 'workspaces', value: writeWorkspaceList(selectors, '\n'), selectors },
    { name: 'affected-only', value: 'true' },
  ];
  return { inputs, left };
}

/** The first block of each organization. One that names none is of the one that all others on its host name. */
function firstOfEach(configurations: readonly ConnectedConfiguration[]): ConnectedConfiguration[] {
  const ofHosts = groupBy(configurations, ({ cloud }) => [cloud.hostname]);
  const groups = ofHosts.flatMap((all) => {
    const named = groupBy(all, ({ cloud }) => [cloud.organization]);
    const isOne = named.filter(([one]) => one?.cloud.organization !== undefined).length < 2;
    return isOne ? [all] : named;
  });
  return groups.flatMap((group) => group[0] ?? []);
}

/** What the input `workspaces` says for a configuration; undefined if one line cannot express it. */
function selectorOf({ directory, cloud }: ConnectedConfiguration): WorkspaceSelector | undefined {
  const { name, tags = [], project } = cloud.workspaces ?? {};
  if (name !== undefined) return { kind: 'name', name, directory };
  const words = [...tags, ...(project === undefined ? [] : [project])];
  return words.length === 1 ? { kind: 'query', tags, project } : undefined;
}

/** The `cloud` block of the default branch is read on every run, so it is not repeated. */
function single(
  configuration: ConnectedConfiguration | undefined,
  chosen: ChosenValues,
): ChosenInput[] {
  const inputs: ChosenInput[] = [];
  const { hostname, organization, workspaces } = configuration?.cloud ?? {};
  // A configuration does not choose the host that receives the token.
  if (hostname !== undefined) inputs.push({ name: 'hostname', value: hostname });
  if (chosen.organization !== undefined || organization === undefined) {
    inputs.push(filled('organization', chosen.organization, 'acme'));
  }
  const selector = workspaces?.name ?? workspaces?.tags ?? workspaces?.project;
  if (chosen.workspace !== undefined || selector === undefined) {
    inputs.push(filled('workspace', chosen.workspace, 'net-prod'));
  }
  const directory = chosen.directory ?? configuration?.directory ?? '.';
  if (directory !== '.') inputs.push({ name: 'directory', value: directory });
  return inputs;
}

function filled(name: string, value: string | undefined, example: string) {
  return value === undefined ? { name, value: example, blank: true } : { name, value };
}
