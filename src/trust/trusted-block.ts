/** The `cloud` block that may choose: as it stands where no pull request has written. */
import { posix } from 'node:path';
import { mayHaveCloudBlock, readCloudBlock, type CloudBlock } from '../locate/cloud-block.ts';
import type { Parsed } from '../model/parse.ts';
import { quote } from '../model/quote.ts';

/** Files of one place: the checkout, or the trusted branch. Paths are relative to the repository. */
export interface ConfigurationFiles {
  /** Names of what lies in a directory; undefined when it is not there. */
  names(directory: string): Promise<readonly string[] | undefined>;
  /** Undefined when it is not there. */
  read(path: string): Promise<string | undefined>;
}

/** What may be believed of the files that are checked out. */
export type Judgement =
  | { judged: false }
  /** They are under judgement: what they say of host, organization and workspace does not count. */
  | {
      judged: true;
      /** Absolute: where the job works. */
      workspace?: string;
      /**
       * The branch that counts instead (undefined: the default one) of the repository at this absolute
       * path. Rejects with an UntrustedError when it cannot be had.
       */
      trusted: (repository: string, branch: string | undefined) => Promise<ConfigurationFiles>;
    };

/** The name of a branch as git wants it, so that nothing in it leads elsewhere. */
export function readBranch(text: string): Parsed<string> {
  const odd = /[\s\p{Cc}~^:?*[\\]|\.\.|@\{|^[-/.]|[/.]$|\/\/|\/\./u.test(text);
  return odd ? { problem: `${quote(text)} is not the name of a branch.` } : { value: text };
}

/** The message says why the trusted branch cannot be had, as a sentence. */
export class UntrustedError extends Error {
  override readonly name = 'UntrustedError';
}

/**
 * The first block of a directory. `first` is the file to begin with: reading each may be a request.
 * `worth` tells which texts are parsed: that takes longer than all else here.
 */
export async function findBlock(
  files: ConfigurationFiles,
  directory: string,
  first?: string,
  worth: (text: string) => boolean = mayHaveCloudBlock,
): Promise<CloudBlock | undefined> {
  const names = (await files.names(directory)) ?? [];
  const sorted = names.filter((name) => /\.(?:tf|tofu)$/.test(name)).sort();
  const likely = sorted.filter((name) => name === first);
  for (const name of [...likely, ...sorted.filter((one) => !likely.includes(one))]) {
    const path = posix.join(directory, name);
    const text = (await files.read(path)) ?? '';
    if (!worth(text)) continue;
    const { loadHcl } = await import('../locate/hcl.ts');
    const block = readCloudBlock(path, (await loadHcl()).parse(text));
    if (block !== undefined) return block;
  }
  return undefined;
}

/** What a pull request would have chosen, for people: it was not followed. */
export function describeDifferences(
  own: CloudBlock | undefined,
  trusted: CloudBlock,
  counts: { organization: boolean; workspaces: boolean },
): string[] {
  const difference = (what: string, mine: string | undefined, theirs: string | undefined) => {
    if (theirs === undefined || mine === theirs) return [];
    const says = mine === undefined ? 'names none' : `says ${quote(mine)}`;
    const where = own === undefined ? 'the pull request' : own.at;
    return [
      `The ${what} comes from ${trusted.at}, ${quote(theirs)}: ${where} ${says}, which does not count before it is merged.`,
    ];
  };
  return [
    ...(counts.organization
      ? difference('organization', own?.organization, trusted.organization)
      : []),
    ...(counts.workspaces
      ? difference('workspace', blockWorkspaces(own), blockWorkspaces(trusted))
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
