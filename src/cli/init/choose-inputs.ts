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

/** One step of a workflow. */
export interface ChosenGate {
  inputs: ChosenInput[];
  /** The name of the secret with its token, where it is not `TF_API_TOKEN`. */
  secret?: string;
}

interface ChosenValues {
  organization?: string;
  workspace?: string;
  directory?: string;
  /** Whether to repeat what `cloud` blocks say, because the CI host may not know the default branch. */
  repeatsBlocks?: boolean;
}

/**
 * One step for each organization, because a token belongs to one. What a person chose comes before what the
 * configurations say.
 *
 * @returns the steps; and as `omitted` the directories whose workspace no step names
 */
export function chooseGates(
  configurations: readonly ConnectedConfiguration[],
  chosen: ChosenValues,
): { gates: ChosenGate[]; omitted: string[] } {
  const { organization, workspace, directory } = chosen;
  const inDirectory = configurations.filter(
    (one) => directory === undefined || one.directory === directory,
  );
  const named = inDirectory.filter(
    ({ cloud }) =>
      (organization ?? cloud.organization) === (cloud.organization ?? organization) &&
      (workspace ?? cloud.workspaces?.name) === cloud.workspaces?.name,
  );
  const groups = groupByOrganization(named.length > 0 ? named : inDirectory);
  const steps = groups.map((group) => chooseInputs(group, chosen, groups.length > 1));
  const omitted = workspace === undefined ? steps.flatMap((step) => step.omitted) : [];
  if (steps.length < 2) return { gates: steps.map(({ inputs }) => ({ inputs })), omitted };
  const secrets = new Set<string>();
  const secretOf = (key: string) =>
    `TF_API_TOKEN_${key.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')}`;
  const gates = steps.map(({ inputs }) => {
    const name = inputs.find((input) => input.name === 'organization')?.value ?? '';
    // Two names can differ in signs alone, which the name of a secret does not have.
    const key = secrets.has(secretOf(name)) ? `${name}-${secrets.size + 1}` : name;
    const secret = secretOf(key);
    secrets.add(secret);
    return { inputs: [...inputs, { name: 'comment-key', value: key }], secret };
  });
  return { gates, omitted };
}

/** A block without an organization belongs to the one that the others on its host name, if they all name the same. */
function groupByOrganization(
  configurations: readonly ConnectedConfiguration[],
): ConnectedConfiguration[][] {
  const byHost = groupBy(configurations, ({ cloud }) => [cloud.hostname]);
  const groups = byHost.flatMap((all) => {
    const byName = groupBy(all, ({ cloud }) => [cloud.organization]);
    const named = byName.filter(([first]) => first.cloud.organization !== undefined);
    return named.length < 2 ? [all] : byName;
  });
  return groups.length === 0 ? [[]] : groups;
}

/** @param isOneOfMany whether another step gates another organization */
function chooseInputs(
  group: readonly ConnectedConfiguration[],
  chosen: ChosenValues,
  isOneOfMany: boolean,
): { inputs: ChosenInput[]; omitted: string[] } {
  const selected = group.filter((one) => selectorOf(one) !== undefined);
  const isList = selected.length > 1 && chosen.workspace === undefined;
  const gated = isList ? selected : [selected[0] ?? group[0]];
  const omitted = group.filter((one) => !gated.includes(one)).map(({ directory }) => directory);
  const repeatsBlocks = isOneOfMany || chosen.repeatsBlocks;
  if (!isList) return { inputs: inputsOfOne(gated[0], { ...chosen, repeatsBlocks }), omitted };
  // One line per directory: one job, one verdict, one comment.
  const all = selected.flatMap((one) => selectorOf(one) ?? []);
  const selectors = [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
  const { hostname } = selected[0]?.cloud ?? {};
  const { organization } = selected.find(({ cloud }) => cloud.organization)?.cloud ?? {};
  const inputs = [
    ...(hostname === undefined ? [] : [{ name: 'hostname', value: hostname }]),
    inputOrExample('organization', chosen.organization ?? organization, 'acme'),
    { name: 'workspaces', value: writeWorkspaceList(selectors, '\n'), selectors },
    { name: 'affected-only', value: 'true' },
  ];
  return { inputs, omitted };
}

/** What the input `workspaces` says for a configuration; undefined if one line cannot express it. */
function selectorOf({ directory, cloud }: ConnectedConfiguration): WorkspaceSelector | undefined {
  const { name, tags = [], project } = cloud.workspaces ?? {};
  if (name !== undefined) return { kind: 'name', name, directory };
  const words = [...tags, ...(project === undefined ? [] : [project])];
  return words.length === 1 ? { kind: 'query', tags, project } : undefined;
}

/** The `cloud` block of the default branch is read on every run, so it is not repeated. */
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

function inputOrExample(name: string, value: string | undefined, example: string) {
  return value === undefined ? { name, value: example, blank: true } : { name, value };
}
