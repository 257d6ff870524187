/** The trusted `cloud` block: that of a branch to which no pull request has written. */
import type { CloudBlock } from '../configuration/cloud-block.ts';
import type { Parsed } from '../model/parse.ts';
import type { ReadableFiles } from '../model/ports.ts';
import { quote } from '../model/quote.ts';

/** Files of the checkout or of the trusted branch. Paths are relative to the repository. */
export interface ConfigurationFiles extends ReadableFiles {
  /** The bytes of a file that is no text; absent where they cannot be read. */
  bytes?(path: string): Promise<Uint8Array | undefined>;
  /** Whether a path is that of a submodule: its files are in another repository. Absent where that is not known. */
  isSubmodule?(path: string): Promise<boolean>;
}

/** Whether the files of the checkout may choose settings. */
export type Judgement =
  | { judged: false }
  /** The files are under judgement: the host, organization and workspace in them do not count. */
  | {
      judged: true;
      /** Absolute path of the directory in which the job works. */
      workspace?: string;
      /**
       * Opens the trusted branch of the repository at this absolute path; without a name, its default
       * branch. Rejects with an UntrustedError if the branch cannot be read.
       */
      trusted: (repository: string, branch: string | undefined) => Promise<ConfigurationFiles>;
    };

/** Reads the name of a branch; refuses what git would take for anything else. */
export function readBranch(text: string): Parsed<string> {
  const isInvalid = /[\s\p{Cc}~^:?*[\\]|\.\.|@\{|^[-/.]|[/.]$|\/\/|\/\./u.test(text);
  return isInvalid ? { problem: `${quote(text)} is not the name of a branch.` } : { value: text };
}

/** The message is a sentence that says why the trusted branch cannot be read. */
export class UntrustedError extends Error {
  override readonly name = 'UntrustedError';
}

/** Sentences that say what the pull request's own block would have chosen; it does not count. */
export function describeDifferences(
  ownBlock: CloudBlock | undefined,
  trusted: CloudBlock,
  counts: { organization: boolean; workspaces: boolean },
): string[] {
  const difference = (what: string, ownName: string | undefined, name: string | undefined) => {
    if (name === undefined || ownName === name) return [];
    const says = ownName === undefined ? 'names none' : `says ${quote(ownName)}`;
    const where = ownBlock === undefined ? 'the pull request' : ownBlock.at;
    return [
      `The ${what} comes from ${trusted.at}, ${quote(name)}: ${where} ${says}, which does not count before it is merged.`,
    ];
  };
  return [
    ...(counts.organization
      ? difference('organization', ownBlock?.organization, trusted.organization)
      : []),
    ...(counts.workspaces
      ? difference('workspace', blockWorkspaces(ownBlock), blockWorkspaces(trusted))
      : []),
  ];
}

function blockWorkspaces(block: CloudBlock | undefined): string | undefined {
  const { name, prefix, tags, project } = block?.workspaces ?? {};
  const parts = [
    name,
    prefix && `${prefix}…`,
    tags && `tags ${tags.join(', ')}`,
    project && `project ${project}`,
  ].filter((part) => typeof part === 'string');
  return parts.length > 0 ? parts.join(', ') : undefined;
}
