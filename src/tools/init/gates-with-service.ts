/** Chooses by the contents of the configurations what the steps of a workflow say, and what `plangate.yml` says. */
import { INPUT_TABLE } from '../../settings/inputs.ts';
import type {
  ConfigurationsHere,
  ConnectedConfiguration,
} from '../../settings/repository-contents.ts';
import { directoryProblem } from '../../settings/settings-file/directory-patterns.ts';
import { SETTINGS_PLACES } from '../../settings/settings-file/find-settings-file.ts';
import { groupBy } from '../../report/text.ts';
import { choosePatterns } from './choose-patterns.ts';
import { hostOfBlock } from './settle-configurations.ts';
import type { ChosenEntry, ChosenKeys } from './render-settings-file.ts';

export interface ChosenInput {
  name: string;
  value: string;
}

/** One step of a workflow, which gates one organization. */
export interface ChosenGate {
  organization: string;
  /** What the step says, besides its token. */
  inputs: ChosenInput[];
  /** The path of the file that says how it gates, relative to the repository. */
  file: string;
  /** What that file says; without a key it is not needed. */
  keys: ChosenKeys;
  /** The directories whose `cloud` blocks say the workspaces. */
  directories: string[];
  /** The name of the secret with its token, where it is not `TF_API_TOKEN`. */
  secret?: string;
}

/** What options name; left out, the configurations say it. */
interface ChosenValues {
  organization?: string | undefined;
  workspace?: string | undefined;
  directory?: string | undefined;
  /** What the file says as well, whatever it gates. */
  more?: ChosenKeys;
  /** Whether the gate of a chosen organization is one of several, which are chosen one after the other. */
  isOneOfSeveral?: boolean;
}

/**
 * One gate (a step) for each organization, because a token belongs to one. What a person chose comes before what the
 * configurations say.
 *
 * @returns the gates; and as `omitted` the directories whose workspaces no gate plans, unless the person named the one to gate
 */
export function chooseGates(
  { configurations, directories }: Pick<ConfigurationsHere, 'configurations' | 'directories'>,
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
  const all = chosen.isOneOfSeveral === true ? groupByOrganization(inDirectory) : groups;
  const isOneOfMany = all.length > 1;
  const parts = groups.map((group) => ({
    group,
    ...chooseKeys(group, { ...chosen, isOneOfMany }, directories),
  }));
  const omitted = workspace === undefined ? parts.flatMap((part) => part.omitted) : [];
  const names = nameGates(all);
  const gates = parts.map(({ group, keys, directories: read }): ChosenGate => {
    const [first] = group;
    const named = first && isOneOfMany ? names.get(first) : undefined;
    const { file, secret } = named ?? { file: USUAL };
    const hostname = first === undefined ? SERVICE : hostOfBlock(first.cloud);
    const inputs = [
      // A configuration does not choose the host that receives the token.
      ...(hostname === SERVICE ? [] : [{ name: 'hostname', value: hostname }]),
      ...(file === USUAL ? [] : [{ name: 'settings', value: file }]),
    ];
    const organization = chosen.organization ?? organizationOf(group) ?? '';
    const ofGate = {
      organization,
      inputs,
      file,
      keys: { ...keys, ...chosen.more },
      directories: read,
    };
    return groups.length > 1 && secret !== undefined ? { ...ofGate, secret } : ofGate;
  });
  return { gates, omitted };
}

const [USUAL = ''] = SETTINGS_PLACES;
const SERVICE = INPUT_TABLE.hostname.default;

interface GateName {
  file: string;
  secret: string;
}

/**
 * A secret and a file for each gate, named after its organization; the first has the file with the usual name.
 *
 * @returns by each configuration of the gate
 */
function nameGates(
  groups: readonly ConnectedConfiguration[][],
): ReadonlyMap<ConnectedConfiguration, GateName> {
  const names = new Map<ConnectedConfiguration, GateName>();
  const secrets = new Set<string>();
  const secretNameOf = (key: string) =>
    `TF_API_TOKEN_${key.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')}`;
  for (const group of groups) {
    const organization = organizationOf(group) ?? 'other';
    // Names such as `a-b` and `a_b` would give secrets of the same name.
    const isTaken = secrets.has(secretNameOf(organization));
    const key = isTaken ? `${organization}-${secrets.size + 1}` : organization;
    const secret = secretNameOf(key);
    // The path is the name of the gate, which has no other signs.
    const path = `.github/plangate-${key.replaceAll(/[^\w]+/g, '-')}.yml`;
    const file = secrets.size === 0 ? USUAL : path;
    secrets.add(secret);
    for (const configuration of group) names.set(configuration, { file, secret });
  }
  return names;
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
  const byHost = groupBy(configurations, ({ cloud }) => [hostOfBlock(cloud)]);
  const groups = byHost.flatMap((onHost) => {
    const byOrganization = groupBy(onHost, ({ cloud }) => [cloud.organization]);
    const named = byOrganization.filter(([first]) => first.cloud.organization !== undefined);
    return named.length < 2 ? [onHost] : byOrganization;
  });
  return groups.length === 0 ? [[]] : groups;
}

interface OfGroup {
  keys: ChosenKeys;
  directories: string[];
  omitted: string[];
}

/**
 * The keys of one gate: what the `cloud` blocks do not say. They are read from the default branch on every run, so nothing of
 * them is repeated.
 *
 * @param group the configurations of its organization
 * @param all every directory with a configuration
 */
function chooseKeys(
  group: readonly ConnectedConfiguration[],
  chosen: ChosenValues & { isOneOfMany: boolean },
  all: readonly string[],
): OfGroup {
  const selecting = group.filter((one) => one.forTofu !== true && selectsWorkspaces(one));
  const ofTofu = group.flatMap(namedForTofu);
  const omittedBut = (gated: readonly ConnectedConfiguration[]) =>
    group.filter((one) => !gated.includes(one)).map(({ directory }) => directory);
  const [only, ...others] = selecting;
  if (only === undefined && ofTofu.length > 0 && chosen.workspace === undefined) {
    const keys = { ...organizationKey(group, [], chosen), workspaces: ofTofu };
    const gated = group.filter((one) => namedForTofu(one).length > 0);
    return { keys, directories: [], omitted: omittedBut(gated) };
  }
  if (only === undefined || chosen.workspace !== undefined) {
    const gated = only ?? group[0];
    const place = chosen.directory ?? gated?.directory ?? '.';
    const read = place === '.' && !chosen.isOneOfMany ? [gated ?? []].flat() : [];
    const entry: ChosenEntry = {
      name: chosen.workspace ?? '',
      ...(place !== '.' && { directory: place }),
    };
    const keys = { ...organizationKey(group, read, chosen), workspaces: [entry] };
    return { keys, directories: [], omitted: omittedBut([gated ?? []].flat()) };
  }
  const { name, tags } = only.cloud.workspaces ?? {};
  const isRoot = others.length === 0 && only.directory === '.' && (name ?? tags) !== undefined;
  if (isRoot && !chosen.isOneOfMany && ofTofu.length === 0) {
    return {
      keys: organizationKey(group, [only], chosen),
      directories: [],
      omitted: omittedBut([only]),
    };
  }
  const { patterns, found } = patternsFor(selecting, all);
  const keys: ChosenKeys = {
    ...organizationKey(group, found, chosen),
    workspaces: [{ directories: patterns }, ...ofTofu],
    ...(others.length > 0 && { affectedOnly: true }),
  };
  const directories = found.map(({ directory }) => directory);
  const ofTofuToo = group.filter((one) => namedForTofu(one).length > 0);
  return { keys, directories, omitted: omittedBut([...found, ...ofTofuToo]) };
}

/** A block that OpenTofu alone reads says nothing to a check that does not know what plans: an entry of its own does. */
function namedForTofu({ directory, cloud, forTofu }: ConnectedConfiguration): ChosenEntry[] {
  const name = cloud.workspaces?.name;
  return forTofu === true && name !== undefined ? [{ name, directory }] : [];
}

/** A directory with a name that no pattern can say is left out where there is no other way. */
function patternsFor(selecting: readonly ConnectedConfiguration[], all: readonly string[]) {
  const plain = selecting.filter(
    ({ directory }) => directoryProblem(directory) === undefined && !/^!|[*?]/.test(directory),
  );
  for (const found of [selecting, plain]) {
    const wanted = found.map(({ directory }) => directory);
    const patterns = choosePatterns(
      wanted,
      all.filter((directory) => !wanted.includes(directory)),
    );
    if (patterns !== undefined) return { patterns, found };
  }
  return { patterns: [], found: [] };
}

/** Whether a block says which workspaces are those of its directory. */
export function selectsWorkspaces({ cloud }: ConnectedConfiguration): boolean {
  const { name, tags, prefix } = cloud.workspaces ?? {};
  return cloud.unread?.workspaces === undefined && (name ?? tags ?? prefix) !== undefined;
}

function organizationOf(group: readonly ConnectedConfiguration[]): string | undefined {
  return group.find(({ cloud }) => cloud.organization !== undefined)?.cloud.organization;
}

/** @param read the configurations whose blocks say it where the key does not */
function organizationKey(
  group: readonly ConnectedConfiguration[],
  read: readonly ConnectedConfiguration[],
  { organization }: ChosenValues,
): Pick<ChosenKeys, 'organization'> {
  const value = organization ?? organizationOf(group);
  if (value === undefined) return {};
  return value === organizationOf(read) ? {} : { organization: { value } };
}
