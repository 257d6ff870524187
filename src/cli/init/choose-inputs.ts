/** Chooses the inputs of a workflow by the contents of the configurations. */
import { groupBy } from '../../report/text.ts';
import { writeWorkspaceList, type ListedSelector } from '../../settings/workspace-selectors.ts';
import type { ConnectedConfiguration } from '../../settings/repository-contents.ts';

export interface ChosenInput {
  name: string;
  value: string;
  /** Whether the value is an example that a person has to replace. */
  blank?: boolean | undefined;
  /** For a list of workspaces: what each one says. */
  selectors?: readonly ListedSelector[];
}

/** One step of a workflow, which gates one organization. */
export interface ChosenGate {
  inputs: ChosenInput[];
  /** The name of the secret with its token, where it is not `TF_API_TOKEN`. */
  secret?: string;
}

/** What options name; left out, the configurations say it. */
interface ChosenValues {
  organization?: string;
  workspace?: string;
  directory?: string;
  /** Whether inputs repeat what `cloud` blocks say, because the CI host may not know the default branch. */
  repeatsBlocks?: boolean;
}

/**
 * One gate (a step) for each organization, because a token belongs to one. What a person chose comes before what the
 * configurations say.
 *
 * @returns the gates; and as `omitted` the directories whose workspace no gate names, unless the person named the one to gate
 */
export function chooseGates(
  configurations: readonly ConnectedConfiguration[],
  chosen: ChosenValues,
): { gates: ChosenGate[]; omitted: string[] } {
  const { organization, workspace, directory } = chosen;
  const inDirectory = configurations.filter(
    (configuration) => directory === undefined || configuration.directory === directory,
  );
  const matching = inDirectory.filter(
    ({ cloud }) =>
      // A block without an organization can be of any one.
      (organization === undefined || (cloud.organization ?? organization) === organization) &&
      (workspace === undefined || cloud.workspaces?.name === workspace),
  );
  // If no configuration fits, the chosen values still count, with the directories of all.
  const groups = groupByOrganization(matching.length > 0 ? matching : inDirectory);
  const chosenInputs = groups.map((group) => chooseInputs(group, chosen, groups.length > 1));
  const omitted = workspace === undefined ? chosenInputs.flatMap((inputs) => inputs.omitted) : [];
  const gates: ChosenGate[] = chosenInputs.map(({ inputs }) => ({ inputs }));
  return { gates: gates.length > 1 ? withOwnTokens(gates) : gates, omitted };
}

/** The steps with a secret each, named after the organization. */
function withOwnTokens(gates: readonly ChosenGate[]): ChosenGate[] {
  const secrets = new Set<string>();
  const secretNameOf = (key: string) =>
    `TF_API_TOKEN_${key.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')}`;
  return gates.map(({ inputs }) => {
    const organization = inputs.find(({ name }) => name === 'organization')?.value ?? '';
    // Names such as `a-b` and `a_b` would give secrets of the same name.
    const isTaken = secrets.has(secretNameOf(organization));
    const key = isTaken ? `${organization}-${secrets.size + 1}` : organization;
    const secret = secretNameOf(key);
    secrets.add(secret);
    return { inputs, secret };
  });
}

/**
 * Groups configurations by host and organization. A block without an organization belongs to the one that the others on
 * its host name, if they all name the same.
 *
 * @returns at least one group, which may be empty
 */
function groupByOrganization(
  configurations: readonly ConnectedConfiguration[],
): ConnectedConfiguration[][] {
  const byHost = groupBy(configurations, ({ cloud }) => [cloud.hostname]);
  const groups = byHost.flatMap((onHost) => {
    const byOrganization = groupBy(onHost, ({ cloud }) => [cloud.organization]);
    const named = byOrganization.filter(([first]) => first.cloud.organization !== undefined);
    return named.length < 2 ? [onHost] : byOrganization;
  });
  return groups.length === 0 ? [[]] : groups;
}

/** The inputs of one gate. @param group the configurations of its organization. @returns as `chooseGates` */
function chooseInputs(
  group: readonly ConnectedConfiguration[],
  chosen: ChosenValues,
  isOneOfMany: boolean,
): { inputs: ChosenInput[]; omitted: string[] } {
  const selectable = group.filter((configuration) => selectorOf(configuration) !== undefined);
  const isList = selectable.length > 1 && chosen.workspace === undefined;
  const gated = isList ? selectable : [selectable[0] ?? group[0]];
  const omitted = group
    .filter((configuration) => !gated.includes(configuration))
    .map(({ directory }) => directory);
  if (isList) return { inputs: inputsOfList(selectable, chosen), omitted };
  const repeatsBlocks = isOneOfMany || chosen.repeatsBlocks;
  return { inputs: inputsOfOne(gated[0], { ...chosen, repeatsBlocks }), omitted };
}

/** One line of `workspaces` per directory: one job, one verdict, one comment. */
function inputsOfList(
  configurations: readonly ConnectedConfiguration[],
  chosen: ChosenValues,
): ChosenInput[] {
  const all = configurations.flatMap((configuration) => selectorOf(configuration) ?? []);
  // Directories with the same tags or project give the same line.
  const distinct = new Map(all.map((selector) => [JSON.stringify(selector), selector]));
  const selectors = [...distinct.values()];
  const { hostname } = configurations[0]?.cloud ?? {};
  const { organization } = configurations.find(({ cloud }) => cloud.organization)?.cloud ?? {};
  return [
    ...(hostname === undefined ? [] : [{ name: 'hostname', value: hostname }]),
    inputOrExample('organization', chosen.organization ?? organization, 'acme'),
    { name: 'workspaces', value: writeWorkspaceList(selectors, '\n'), selectors },
    { name: 'affected-only', value: 'true' },
  ];
}

/** What the input `workspaces` says for a configuration; undefined if one line cannot express it. */
function selectorOf({ directory, cloud }: ConnectedConfiguration): ListedSelector | undefined {
  const { name, tags = [], project } = cloud.workspaces ?? {};
  if (name !== undefined) return { kind: 'name', name, directory };
  if (!Array.isArray(tags)) return undefined;
  const words = [...tags, ...(project === undefined ? [] : [project])];
  return words.length === 1 ? { kind: 'query', tags, project } : undefined;
}

/** What the `cloud` block does not say. It is read from the default branch on every run, so it need not be repeated. */
function inputsOfOne(
  configuration: ConnectedConfiguration | undefined,
  chosen: ChosenValues,
): ChosenInput[] {
  const inputs: ChosenInput[] = [];
  const { hostname, organization, workspaces } = configuration?.cloud ?? {};
  // A configuration does not choose the host that receives the token.
  if (hostname !== undefined) inputs.push({ name: 'hostname', value: hostname });
  const { repeatsBlocks = false } = chosen;
  if (chosen.organization !== undefined || organization === undefined || repeatsBlocks) {
    inputs.push(inputOrExample('organization', chosen.organization ?? organization, 'acme'));
  }
  const selector = workspaces?.name ?? workspaces?.tags ?? workspaces?.project;
  const named = chosen.workspace ?? (repeatsBlocks ? workspaces?.name : undefined);
  if (named !== undefined || selector === undefined) {
    inputs.push(inputOrExample('workspace', named, 'net-prod'));
  }
  const directory = chosen.directory ?? configuration?.directory ?? '.';
  if (directory !== '.') inputs.push({ name: 'directory', value: directory });
  return inputs;
}

/** An input with its value, or else with an example that a person has to replace. */
function inputOrExample(name: string, value: string | undefined, example: string) {
  return value === undefined ? { name, value: example, blank: true } : { name, value };
}
