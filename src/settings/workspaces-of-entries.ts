/** The workspaces that the entries of `plangate.yml` name. */
import type { ProgramName } from '../configuration/file-names.ts';
import type { ParsedFiles } from '../configuration/parsed-files.ts';
import type { DecidingFiles } from '../model/file-tree.ts';
import type { Finding } from '../model/finding.ts';
import type { Problem } from '../model/parse.ts';
import type { WorkspaceEntry } from './settings-file/read-settings-file.ts';
import type { WorkspaceSelector } from './workspace-selectors.ts';

export interface EntryTrees {
  deciding: DecidingFiles | undefined;
  checkout: DecidingFiles;
  parsed: ParsedFiles | undefined;
  program: ProgramName | undefined;
  changesFileAlone: boolean;
}

export async function workspacesOfEntries(
  entries: readonly WorkspaceEntry[],
  _trees: EntryTrees,
): Promise<
  | { selectors: WorkspaceSelector[]; notices: Finding[]; undecided?: Finding | undefined }
  | { problems: Problem[] }
> {
  const selectors = entries.flatMap((entry): WorkspaceSelector[] => {
    if (entry.kind === 'directories') return [];
    const { line: _line, ...selector } = entry;
    return [selector];
  });
  return { selectors, notices: [] };
}
