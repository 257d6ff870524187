/** Chooses the inputs of a workflow by the contents of the configurations. */
import type { ConnectedConfiguration } from './find-configurations.ts';

export interface ChosenInput {
  name: 'hostname' | 'organization' | 'workspace' | 'workspaces' | 'directory' | 'source';
  value: string;
  /** Whether the value is an example that a person has to replace. */
  blank?: boolean;
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
  const lines = [...new Set(selected.map(selectorOf))];
  const { hostname, organization } = first?.cloud ?? {};
  return [
    ...(hostname === undefined ? [] : [{ name: 'hostname' as const, value: hostname }]),
    filled('organization', chosen.organization ?? organization, 'acme'),
    { name: 'workspaces', value: lines.join('\n') },
  ];
}

/** Whether a line selects by a tag or a project. Then only the workspaces name their directories. */
export const isQuery = (line: string): boolean => /^(?:tag|project):/.test(line);

/** The line of the input `workspaces` for a configuration; undefined if one line cannot express it. */
export function selectorOf({ directory, cloud }: ConnectedConfiguration): string | undefined {
  const { name, tags = [], project } = cloud.workspaces ?? {};
  if (name !== undefined) return `${name}=${directory}`;
  if (tags.length === 0) return project === undefined ? undefined : `project:${project}`;
  return tags.length === 1 && project === undefined ? `tag:${tags[0]}` : undefined;
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
