/** Which files of settings `init` proposes, and what they name. */
import { findSettingsHere } from '../../settings/repository-contents.ts';
import { SETTINGS_PLACES } from '../../settings/settings-file/find-settings-file.ts';
import { readSettingsFile } from '../../settings/settings-file/read-settings-file.ts';
import { UsageError } from '../../check/command-input.ts';
import type { ChosenGate, ChosenInput } from './gates-with-service.ts';
import { renderSettingsFile, type ChosenKeys } from './render-settings-file.ts';
import { isThere, type ProposedFile } from './write-files.ts';

/**
 * The path of the file that is there, in one of the usual places; undefined if there is none.
 *
 * @param root absolute path of the repository
 * @throws UsageError for a name beside it that only looks like that of the file
 */
export async function findUsualSettings(root: string): Promise<string | undefined> {
  const found = await findSettingsHere(root);
  if (found !== undefined && 'problems' in found) throw new UsageError(found.problems);
  return found?.path;
}

/**
 * The files that the gates need. One that is there stays as it is, also with `--force`: people have written in it what no
 * configuration says.
 *
 * @param root absolute path of the repository
 * @returns paths relative to it
 */
export async function proposeSettings(
  gates: readonly Pick<ChosenGate, 'file' | 'keys'>[],
  root: string,
): Promise<{ proposed: ProposedFile[]; kept: string[] }> {
  const usual = await findUsualSettings(root);
  const proposed: ProposedFile[] = [];
  const kept: string[] = [];
  for (const { file, keys } of gates) {
    const own = (await isThere(file, root)) ? file : undefined;
    const there = SETTINGS_PLACES.includes(file) ? usual : own;
    const text = renderSettingsFile(keys);
    if (text !== undefined) refuseUnreadable(text, file);
    if (there !== undefined) kept.push(there);
    else if (text !== undefined) proposed.push([file, text]);
  }
  return { proposed, kept };
}

/** @throws UsageError with what the reader of the file would refuse, so that nothing is written that closes the gate */
function refuseUnreadable(text: string, file: string): void {
  const read = readSettingsFile(text, file);
  if ('problems' in read) throw new UsageError(read.problems);
}

/** What a file names, each with the option that says the same. */
export function namesIn({
  organization,
  workspaces = [],
  policies = [],
}: ChosenKeys): ChosenInput[] {
  const named = (name: string, value: string | undefined) =>
    value === undefined ? [] : [{ name, value }];
  return [
    ...named('organization', organization?.value),
    ...workspaces.flatMap((entry) =>
      'directories' in entry
        ? entry.directories.flatMap((pattern) => named('directory', pattern))
        : [
            ...named('workspace', entry.name),
            ...named('directory', entry.directory),
            ...named('var-file', entry.varFile),
            ...named('var-file', entry.backendConfig),
          ],
    ),
    ...policies.flatMap((path) => named('policies', path)),
  ];
}
