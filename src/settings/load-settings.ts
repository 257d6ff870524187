/**
 * Settings with what only the file system knows: the configuration's own `cloud` block, and
 * whether the directories are there and hold a configuration. No request is made before this.
 */
import { opendir, readFile, readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { SettingProblem } from './input-values.ts';
import { quote } from './input-values.ts';
import type { CloudBlock } from '../locate/cloud-block.ts';
import { mayHaveCloudBlock, readCloudBlock } from '../locate/cloud-block.ts';
import type { SettingSources, SettingsResult } from './settings.ts';
import { needsCloudBlock, readSettings } from './settings.ts';

/** `workingDirectory` is what relative directories are relative to. */
export async function loadSettings(
  sources: SettingSources,
  workingDirectory: string,
): Promise<SettingsResult> {
  const written = sources.given['directory']?.trim();
  const directory = resolve(
    workingDirectory,
    written === undefined || written === '' ? '.' : written,
  );
  const cloud = needsCloudBlock(sources) ? await findCloudBlock(directory, written) : undefined;
  const read = readSettings(cloud === undefined ? sources : { ...sources, cloud });
  const asked =
    'settings' in read
      ? read.settings.workspaces.map((selector) =>
          selector.kind === 'name' && selector.directory !== undefined
            ? { input: 'workspaces', text: selector.directory }
            : { input: 'directory', text: read.settings.directory },
        )
      : [{ input: 'directory', text: written === undefined || written === '' ? '.' : written }];
  const problems = 'problems' in read ? [...read.problems] : [];
  for (const { input, text } of new Map(asked.map((one) => [one.text, one])).values()) {
    const problem = await directoryProblem(input, text, workingDirectory);
    if (problem !== undefined) problems.push(problem);
  }
  if (problems.length > 0) return { problems };
  return read;
}

async function directoryProblem(
  input: string,
  text: string,
  workingDirectory: string,
): Promise<SettingProblem | undefined> {
  const path = resolve(workingDirectory, text);
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) {
    const hint =
      input === 'directory' && text === '.'
        ? ''
        : ' Is the checkout step there, and the name right?';
    return { input, message: `${quote(text)} does not exist.${hint}` };
  }
  if (!found.isDirectory()) return { input, message: `${quote(text)} is not a directory.` };
  if (await hasConfiguration(path)) return undefined;
  const message = `${quote(text)} holds no configuration: not a single .tf file in it or below. Is the checkout step there, and the name right?`;
  return { input, message };
}

const CONFIGURATION = /\.(?:tf|tofu)(?:\.json)?$/;

async function hasConfiguration(path: string): Promise<boolean> {
  const deeper: string[] = [];
  for await (const entry of await opendir(path)) {
    if (entry.isFile() && CONFIGURATION.test(entry.name)) return true;
    if (entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules') {
      deeper.push(join(path, entry.name));
    }
  }
  for (const directory of deeper) if (await hasConfiguration(directory)) return true;
  return false;
}

/** `shown` is how messages call the directory. */
export async function findCloudBlock(
  directory: string,
  shown: string | undefined,
): Promise<CloudBlock | undefined> {
  const names = await readdir(directory).catch(() => []);
  const candidates: { path: string; text: string }[] = [];
  for (const name of names.filter((one) => one.endsWith('.tf') || one.endsWith('.tofu')).sort()) {
    const text = await readFile(join(directory, name), 'utf8').catch(() => '');
    const path = shown === undefined || shown === '' || shown === '.' ? name : `${shown}/${name}`;
    if (mayHaveCloudBlock(text)) candidates.push({ path, text });
  }
  if (candidates.length === 0) return undefined;
  const { loadHcl } = await import('../locate/hcl.ts');
  const hcl = await loadHcl();
  return readCloudBlock(candidates.map(({ path, text }) => ({ path, file: hcl.parse(text) })));
}
