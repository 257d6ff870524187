/** Finds what a repository has: configurations, the workspaces or the backend that each one names, and policies in Rego. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../machine/files-here.ts';
import { readBackends, readCloudBlock, type CloudBlock } from '../configuration/cloud-block.ts';
import { isConfiguration, isForTofuAlone } from '../configuration/file-names.ts';
import type { Problem } from '../model/parse.ts';
import { nameSome } from '../model/quote.ts';
import { POLICY_DIRECTORIES } from '../model/policy-files.ts';
import { findSettingsFile } from './settings-file/find-settings-file.ts';

export interface ConnectedConfiguration {
  /** Relative to the repository, with slashes; '.' for the root itself. */
  directory: string;
  cloud: CloudBlock;
  /** Whether OpenTofu alone reads the block: all files of the directory are its own. */
  forTofu?: boolean;
}

export interface ConfigurationsHere {
  /** With a `cloud` block or `backend "remote"`. */
  configurations: ConnectedConfiguration[];
  /** Other backends, such as `s3`, each with the file that names it. */
  backends: { type: string; file: string }[];
  /** Each directory with a configuration, with a backend or without; written as above. */
  directories: string[];
  /** The first file whose `cloud` block cannot be read. */
  broken?: Problem | undefined;
}

/** Deeper directories are not searched: root modules are rarely there. */
const MAX_DEPTH = 5;

/** Searches a repository. A directory that cannot be read counts as empty. @param root absolute path of the repository */
export async function findConfigurations(root: string): Promise<ConfigurationsHere> {
  const found: ConfigurationsHere = { configurations: [], backends: [], directories: [] };
  /** @param directory relative to the root; '.' for the root itself */
  const visit = async (directory: string, depth: number): Promise<void> => {
    const path = join(root, directory);
    const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
    if (entries.some(({ name }) => isConfiguration(name))) {
      found.directories.push(directory);
      const files = entries.map(({ name }) => name).filter(isConfiguration);
      const forTofu = files.every(isForTofuAlone);
      const program = forTofu ? 'tofu' : undefined;
      const reading = await readCloudBlock(filesBelow(root), directory, program);
      const { block: cloud, problem } = reading;
      found.broken ??= problem;
      if (cloud !== undefined) {
        found.configurations.push({ directory, cloud, ...(forTofu && { forTofu }) });
      } else found.backends.push(...(await otherBackends(path, directory)));
    }
    if (depth >= MAX_DEPTH) return;
    const subdirectories = entries
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .filter((name) => name !== 'node_modules')
      .sort();
    for (const name of subdirectories) {
      await visit(directory === '.' ? name : `${directory}/${name}`, depth + 1);
    }
  };
  await visit('.', 0);
  return found;
}

/** How many directories a sentence names. */
const MOST_NAMED = 5;

/**
 * A sentence, after a space, about the `cloud` blocks of a directory and of those below it: what to do where none of them
 * counts by itself; empty if there are none.
 *
 * @param shownAs the directory as it was written
 * @param proposed whether the files are those of a job, so that no block counts that is not on the default branch
 * @param dashes `--` where the inputs are options
 */
export async function blocksSentence(
  { directory, shownAs }: { directory: string; shownAs: string },
  proposed: boolean,
  dashes: '--' | '',
): Promise<string> {
  const { configurations, backends } = await findConfigurations(directory);
  const [backend] = backends;
  if (configurations.length === 0 && backend !== undefined && dashes !== '') {
    return ` The state is in backend "${backend.type}" (${join(shownAs, backend.file)}), which no service here has: \`--local\` plans on this machine, without a token.`;
  }
  const places = configurations.map((configuration) => configuration.directory);
  if (places.includes('.') && proposed && dashes !== '') {
    return ` The cloud block in ${shownAs} does not count in a job, or without a terminal.`;
  }
  const below = places.filter((place) => place !== '.').map((place) => join(shownAs, place));
  const [first, second] = below;
  if (first === undefined) return '';
  if (second === undefined) {
    return ` Found a cloud block in ${first}. Pass \`${dashes}directory\` ${first}.`;
  }
  return ` Found cloud blocks in ${nameSome(below, MOST_NAMED)}. \`plangate init\` writes a \`plangate.yml\` that finds them all.${dashes === '' ? '' : ` For one of them, pass \`--directory\`.`}`;
}

/** What workflows of HashiCorp's own actions name, by the variables of their environment. */
const OF_WORKFLOWS = {
  hostname: 'TF_HOSTNAME',
  organization: 'TF_CLOUD_ORGANIZATION',
  workspace: 'TF_WORKSPACE',
  directory: 'CONFIG_DIRECTORY',
} as const;

const WORKFLOWS = '.github/workflows';

/**
 * What the environment of workflows names, where all that name it agree: expressions and the words of examples are left
 * out.
 *
 * @param root absolute path of the repository
 */
export async function namedInWorkflows(
  root: string,
): Promise<Partial<Record<keyof typeof OF_WORKFLOWS, string>>> {
  const names = await readdir(join(root, WORKFLOWS)).catch(() => []);
  const texts = await Promise.all(
    names
      .filter((name) => /\.ya?ml$/.test(name))
      .map((name) => readFile(join(root, WORKFLOWS, name), 'utf8').catch(() => '')),
  );
  const lines = texts.join('\n').split('\n');
  const found = Object.entries(OF_WORKFLOWS).flatMap(([key, variable]) => {
    const values = lines.flatMap((line) => {
      const [, name, ...written] = VARIABLE.exec(line) ?? [];
      const value = written.find((each) => each !== undefined) ?? '';
      return name === variable && !/^$|^YOUR-|\$\{\{/i.test(value) ? [value] : [];
    });
    const [value, ...others] = new Set(values);
    return value === undefined || others.length > 0 ? [] : [[key, value]];
  });
  return Object.fromEntries(found) as Awaited<ReturnType<typeof namedInWorkflows>>;
}

/** A line of `env`: a name, and a text with quotation marks or without. */
const VARIABLE = /^\s*([A-Z_]+):\s*(?:"([^"]*)"|'([^']*)'|([^\s#'"]+))\s*(?:#.*)?$/;

/** The backends of a directory that are no workspaces of a service. @param path absolute path of the directory */
async function otherBackends(path: string, directory: string) {
  const { blocks } = await readBackends(filesBelow(path), '');
  const others = blocks.filter(({ kind }) => kind !== 'cloud' && kind !== 'remote');
  return others.map(({ kind, file }) => ({
    type: kind,
    file: directory === '.' ? file : `${directory}/${file}`,
  }));
}

/** Whether a directory has a policy in Rego; tests of policies are none. */
export async function hasPolicies(path: string): Promise<boolean> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.some(
    (entry) => entry.isFile() && entry.name.endsWith('.rego') && !entry.name.endsWith('_test.rego'),
  );
}

/** Whether policies of a directory say who must approve: the word alone decides, because nothing depends on it. */
export async function namesApprovers(path: string): Promise<boolean> {
  return hasWord(path, /\.rego$|(?:^|[\\/])policies\.hcl$/, /\bapprovers\b/);
}

/** What only policies about plans name: parts of a plan, or of what a service adds to one. */
const OF_PLANS =
  /\b(?:resource_changes|resource_drift|output_changes|planned_values|root_module|prior_state|tfplan|tfrun)\b|\binput\.(?:plan|run|configuration)\b|\bdata\.terraform\b/;

/** Whether policies of a directory name anything of a plan: those that do not pass every plan. */
export async function namesPlans(path: string): Promise<boolean> {
  return hasWord(path, /(?<!_test)\.rego$/, OF_PLANS);
}

async function hasWord(path: string, file: RegExp, word: RegExp): Promise<boolean> {
  const names = await readdir(path, { recursive: true }).catch(() => []);
  const texts = await Promise.all(
    names
      .filter((name) => file.test(name))
      .map((name) => readFile(join(path, name), 'utf8').catch(() => '')),
  );
  return texts.some((text) => word.test(text));
}

/** The usual directories of a repository that have policies, relative to its root. */
export async function ownPolicyDirectories(root: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of POLICY_DIRECTORIES) {
    if (await hasPolicies(join(root, name))) found.push(name);
  }
  return found;
}

/** The first of them; undefined if none has policies. */
export async function findOwnPolicies(root: string): Promise<string | undefined> {
  const [first] = await ownPolicyDirectories(root);
  return first;
}

/** The file of settings with the usual name, or what is wrong with names like it. @param root absolute path of the repository */
export async function findSettingsHere(root: string): Promise<ReturnType<typeof findSettingsFile>> {
  const namesIn = (path: string) => readdir(join(root, path)).catch(() => []);
  return findSettingsFile({ root: await namesIn('.'), github: await namesIn('.github') });
}
