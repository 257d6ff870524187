/** Reads the settings of a check from its options, and the tokens that `terraform login` stored. */
import { join, resolve } from 'node:path';
import { valueAt, nonEmptyText } from '../hosts/shapes.ts';
import { readRegular } from '../machine/read-regular.ts';
import { parseJson } from '../model/parse.ts';
import type { Environment } from '../model/ports.ts';
import { type LoadedSettings, loadSettings } from '../settings/load-settings.ts';
import type { JobTree } from '../trust/tree.ts';
import { emptyOptions, givenInputs } from './check-options.ts';
import type { CommandInput, CommandIo } from './command.ts';
import { optionOf } from './read-input.ts';

/** The settings of a check, or everything that is wrong with its options. */
export async function loadCheckSettings(
  input: CommandInput,
  { environment, workingDirectory }: CommandIo,
  jobTree: JobTree,
): Promise<LoadedSettings> {
  const storedToken = await readStoredTokens(environment);
  const sources = {
    inputs: givenInputs(input),
    environment,
    storedToken,
    entryPoint: 'cli',
  } as const;
  const loaded = await loadSettings(sources, workingDirectory, jobTree);
  const empty = emptyOptions(input);
  if ('settings' in loaded) return empty.length === 0 ? loaded : { problems: empty };
  const firstMissing = loaded.problems.find((each) => each.isMissing);
  if (firstMissing === undefined) return { problems: loaded.problems.concat(empty) };
  const shownAs = optionOf(input, 'directory') ?? '.';
  const directory = resolve(workingDirectory, shownAs);
  const hint = await cloudBlocksSentence({ directory, shownAs }, jobTree);
  const problems = loaded.problems.map((each) =>
    each === firstMissing ? { ...each, message: each.message + hint } : each,
  );
  return { problems: problems.concat(empty) };
}

/**
 * Reads the tokens that `terraform login` stored, by host (with its port, if it has one). Never rejects.
 * The file holds `{"credentials": {"app.terraform.io": {"token": "…"}}}`.
 */
export async function readStoredTokens(
  environment: Environment,
): Promise<(hostname: string) => string | undefined> {
  const folder = environment['APPDATA']
    ? join(environment['APPDATA'], 'terraform.d')
    : join(environment['HOME'] ?? environment['USERPROFILE'] ?? '', '.terraform.d');
  const text = await readRegular(join(folder, 'credentials.tfrc.json')).catch(() => '');
  const stored = parseJson(text);
  return (hostname) =>
    nonEmptyText(valueAt(stored, 'credentials', hostname, 'token'))?.trim() || undefined;
}

/** Which `cloud` blocks of this directory and of those below might be meant; empty if there are none. */
async function cloudBlocksSentence(
  { directory, shownAs }: { directory: string; shownAs: string },
  { proposed }: JobTree,
): Promise<string> {
  const { findConfigurations } = await import('./init/find-configurations.ts');
  const { configurations } = await findConfigurations(directory);
  const isHere = configurations.some((one) => one.directory === '.');
  if (isHere && proposed) {
    return ` The cloud block in ${shownAs} does not count in a job, or without a terminal.`;
  }
  const [first, ...others] = configurations
    .filter((one) => one.directory !== '.')
    .map((one) => join(shownAs, one.directory));
  if (first === undefined) return '';
  if (others.length === 0)
    return ` Found a cloud block in ${first}. Pass \`--directory\` ${first}.`;
  const all = [first, ...others.slice(0, 4)].join(', ');
  return ` Found cloud blocks in ${all}${others.length > 4 ? ', …' : ''}. Choose one with \`--directory\`.`;
}
