/**
 * What no gate of a repository plans although it has a state of its own, and what an entry plans under another name than its block
 * says. Beside a pinned file both close: `workspaces` are the repository's to say, and what is left out is judged by nobody.
 */
import {
  readCloudBlock,
  tagWords,
  type CloudBlock,
  type CloudReading,
} from '../configuration/cloud-block.ts';
import type { ProgramName } from '../configuration/file-names.ts';
import type { ParsedFiles } from '../configuration/parsed-files.ts';
import type { DecidingFiles } from '../model/file-tree.ts';
import { finding } from '../model/finding.ts';
import {
  directoryPart,
  filePart,
  phrase,
  plain,
  setting,
  workspacePart,
} from '../model/sentence.ts';
import { listDirectories } from './list-directories.ts';
import type { EntriesOfFile } from './said-settings.ts';
import { findDirectories } from './settings-file/directory-patterns.ts';
import type { WorkspaceEntry } from './settings-file/read-settings-file.ts';
import type { WorkspaceSelector } from './workspace-selectors.ts';

interface UngatedAsked {
  /** The entries of all gates of the repository. */
  entries: readonly WorkspaceEntry[];
  checkout: DecidingFiles;
  program: ProgramName | undefined;
  parsed: ParsedFiles | undefined;
}

/** The named workspaces as their blocks have them, and the directories that no entry plans in place of workspaces. */
export async function withUngated(
  { selectors, file }: Pick<EntriesOfFile, 'selectors' | 'file'>,
  asked: UngatedAsked,
): Promise<WorkspaceSelector[]> {
  const named = selectors.map((selector) => asItsBlock(selector, asked));
  return [...(await Promise.all(named)), ...(await findUngated(file, asked))];
}

/** Those that no entry plans, each in place of a workspace that is not judged. */
async function findUngated(
  settingsFile: string,
  { entries, checkout, program, parsed }: UngatedAsked,
): Promise<WorkspaceSelector[]> {
  const { directories, unlisted } = await listDirectories(checkout, ['.', '**']);
  const left = [...directories, ...unlisted.keys()].filter(
    (directory) => !isPlaced(directory, entries),
  );
  const selectors: WorkspaceSelector[] = [];
  for (const directory of left.sort()) {
    const reading = unlisted.has(directory)
      ? undefined
      : await readCloudBlock(checkout, directory, program, parsed);
    const has =
      reading === undefined ? 'what cannot be listed' : await stateIn(reading, directory, checkout);
    if (has === undefined || (reading?.block && isNamed(reading.block, entries))) continue;
    selectors.push({
      kind: 'name',
      name: directory,
      directory,
      refused: finding(
        'directory-unclear',
        phrase`${directoryPart(directory)} has ${plain(has)}, and no gate of this repository plans it.`,
        {
          about: { directory },
          remedy: phrase`Add it to ${setting('workspaces')} of ${filePart(settingsFile)} on the default branch: beside a pinned file nothing is left out.`,
          actor: 'operators',
        },
      ),
    });
  }
  return selectors;
}

/** The entry, or what is wrong with it: the block of its directory names another workspace. */
async function asItsBlock(
  selector: WorkspaceSelector,
  { checkout, program, parsed }: Pick<UngatedAsked, 'checkout' | 'program' | 'parsed'>,
): Promise<WorkspaceSelector> {
  const { directory, at = '' } = selector;
  if (selector.kind !== 'name' || directory === undefined) return selector;
  const { block } = await readCloudBlock(checkout, directory, program, parsed);
  const name = block?.workspaces?.name;
  if (block === undefined || name === undefined || name === selector.name) return selector;
  return {
    ...selector,
    refused: finding(
      'directory-unclear',
      phrase`${filePart(at)} names ${workspacePart(selector.name)}, and the block at ${filePart(block.at)} names ${workspacePart(name)}.`,
      { about: { directory }, remedy: phrase`Name the same in both.`, actor: 'operators' },
    ),
  };
}

function isPlaced(directory: string, entries: readonly WorkspaceEntry[]): boolean {
  return entries.some((entry) => {
    if (entry.kind === 'directories')
      return findDirectories(entry.patterns, [directory]).directories.length > 0;
    return entry.kind === 'name' && entry.directory === directory;
  });
}

/** Whether an entry without a directory selects what the block does. */
function isNamed({ workspaces = {} }: CloudBlock, entries: readonly WorkspaceEntry[]): boolean {
  const { name, tags, project } = workspaces;
  const words = tags === undefined ? [] : tagWords(tags);
  return entries.some((entry) => {
    if (entry.kind === 'name') return entry.directory === undefined && entry.name === name;
    if (entry.kind !== 'query') return false;
    const asked = tagWords(entry.tags);
    const isOfTags = asked.length > 0 && asked.every((word) => words.includes(word));
    return isOfTags || (asked.length === 0 && entry.project === project && project !== undefined);
  });
}

/** What of a state a directory has, in words; undefined for a module that others use. */
async function stateIn(
  { block, backend, problem, difference }: CloudReading,
  directory: string,
  checkout: DecidingFiles,
): Promise<string | undefined> {
  if (block !== undefined) return 'a cloud block';
  if (backend !== undefined) return 'a backend';
  if (problem !== undefined || difference !== undefined) return 'a block that cannot be read';
  const names = (await checkout.names(directory)) ?? [];
  return names.includes('terraform.tfstate') ? 'a state' : undefined;
}
