/** Chooses the inputs of a workflow by the contents of the configurations. */
import { writeWorkspaceList, type WorkspaceSelector } from '../../settings/workspace-selectors.ts';
import type { ConnectedConfiguration } from './find-configurations.ts';

export interface ChosenInput {
  name:
    | 'hostname'
    | 'organization'
    | 'workspace'
    | 'workspaces'
    | 'directory'
    | 'source'
    | 'policies';
  value: string;
  /** Whether the value is an example that a person has to replace. */
  blank?: boolean;
  /** For a list of workspaces: what each one says. */
  selectors?: readonly WorkspaceSelector[];
}

interface ChosenValues {
  organization?: string;
  workspace?: string;
  directory?: string;
  /** Whether to repeat what `cloud` blocks say, because the CI host may not know the default branch. */
  everything?: boolean;
}

/** What a person chose comes before what the configurations say. */
export function chooseInputs(
  configurations: readonly ConnectedConfiguration[],
  chosen: ChosenValues,
): ChosenInput[] {
  const inDirectory =
    chosen.directory === undefined
      ? configurations
      : configurations.filter(({ directory }) => directory === chosen.directory);
  const selected = inDirectory.filter((one) => selectorOf(one) !== undefined);
  const [first] = selected;
  if (selected.length < 2 || chosen.workspace !== undefined)
    return single(first ?? inDirectory[0], chosen);
  // One line per directory: one job, one verdict, one comment.
  const all = selected.flatMap((one) => selectorOf(one) ?? []);
  const selectors = [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
  const { hostname, organization } = first?.cloud ?? {};
  return [
    ...(hostname === undefined ? [] : [{ name: 'hostname' as const, value: hostname }]),
    filled('organization', chosen.organization ?? organization, 'acme'),
    { name: 'workspaces', value: writeWorkspaceList(selectors, '\n'), selectors },
  ];
}

/** What the input `workspaces` says for a configuration; undefined if one line cannot express it. */
export function selectorOf({
  directory,
  cloud,
}: ConnectedConfiguration): WorkspaceSelector | undefined {
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
  const { everything = false } = chosen;
  if (chosen.organization !== undefined || organization === undefined || everything) {
    inputs.push(filled('organization', chosen.organization ?? organization, 'acme'));
  }
  const selector = workspaces?.name ?? workspaces?.tags ?? workspaces?.project;
  const named = chosen.workspace ?? (everything ? workspaces?.name : undefined);
  if (named !== undefined || selector === undefined) {
    inputs.push(filled('workspace', named, 'net-prod'));
  }
  const directory = chosen.directory ?? configuration?.directory ?? '.';
  if (directory !== '.') inputs.push({ name: 'directory', value: directory });
  return inputs;
}

function filled(name: ChosenInput['name'], value: string | undefined, example: string) {
  return value === undefined ? { name, value: example, blank: true } : { name, value };
}
