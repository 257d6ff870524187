/**
 * Reads the `cloud` block of the directory that is planned. In a job, that of the default branch names what nothing else names, and
 * the one that a request has chooses nothing.
 */
import { join, relative, resolve } from 'node:path';
import {
  readCloudBlock,
  type CloudBlock,
  type CloudReading,
} from '../configuration/cloud-block.ts';
import type { ProgramName } from '../configuration/file-names.ts';
import type { ParsedFiles } from '../configuration/parsed-files.ts';
import { filesBelow } from '../machine/files-here.ts';
import { findAround, isBelow, realOrSame, slashed } from '../machine/find-repository.ts';
import type { Problem } from '../model/parse.ts';
import { quote } from '../model/quote.ts';
import { UnreadableFile } from '../model/unreadable-file.ts';
import {
  asOwn,
  asTrusted,
  UntrustedError,
  type JobTree,
  type Own,
  type ProposedTree,
  type Trusted,
} from '../trust/tree.ts';
import { readSaid } from './said-settings.ts';
import type { WrittenSettings } from './settings.ts';
import type { LoadingPlace } from './workspaces-of-file.ts';

/**
 * Reads the `cloud` blocks that may answer open settings, and those that must not name another host.
 *
 * @param unanswered settings that neither an input nor the environment answers
 * @returns `names` is the block that may name what is missing, and `forHost` the one that may choose the host, which no block of
 *   a request does; `proposed` has the blocks of a request, which choose nothing
 */
export async function readBlocks(
  written: Pick<WrittenSettings, 'inputs' | 'environment' | 'entryPoint' | 'files' | 'ofBlocks'>,
  unanswered: Readonly<Record<'hostname' | 'organization' | 'workspaces', boolean>>,
  { workingDirectory, jobTree, parsed }: LoadingPlace,
) {
  const shownAs = written.inputs['directory']?.trim() || '.';
  const directory = resolve(workingDirectory, shownAs);
  const { program } = readSaid(written);
  const needsNames = unanswered.organization || unanswered.workspaces;
  const isNeeded = jobTree.proposed || needsNames || unanswered.hostname;
  const checkedOut: CloudReading = isNeeded
    ? await readCloudBlock(filesBelow(workingDirectory), shownAs, program, parsed)
    : { possible: [] };
  const trusted: FoundBlock =
    jobTree.proposed && needsNames
      ? await findTrustedBlock({
          program,
          directory,
          workingDirectory,
          jobTree,
          parsed,
        })
      : { why: '' };
  const own = !jobTree.proposed && checkedOut.block ? asOwn(jobTree, checkedOut.block) : undefined;
  return {
    shownAs,
    directory,
    blockOfCheckout: checkedOut.block,
    backend: checkedOut.backend,
    trusted,
    names: jobTree.proposed ? trusted.block : own,
    forHost: own?.hostname === undefined ? (hostOfBlocks(written, jobTree) ?? own) : own,
    // They are read because none may name another host.
    proposed: jobTree.proposed
      ? { blocks: [...checkedOut.possible, trusted.block], why: trusted.why }
      : undefined,
    /** Why a block cannot be read: what it would say is not missing. */
    problem:
      trusted.problem ??
      checkedOut.problem ??
      (jobTree.proposed ? undefined : checkedOut.difference),
  };
}

/** The host that the blocks of directories name, where no request wrote them. */
function hostOfBlocks(
  { ofBlocks }: Pick<WrittenSettings, 'ofBlocks'>,
  jobTree: JobTree,
): Own<CloudBlock> | undefined {
  const { hostname } = ofBlocks ?? {};
  if (jobTree.proposed || hostname === undefined) return undefined;
  return asOwn(jobTree, { at: 'the `cloud` blocks of the directories', hostname });
}

interface FoundBlock {
  block?: Trusted<CloudBlock>;
  /** The sentence for a setting that the block leaves open: why it does not name it. */
  why: string;
  /** Why the block cannot be read. */
  problem?: Problem;
}

async function findTrustedBlock(query: {
  /** Absolute path of the configuration. */
  directory: string;
  workingDirectory: string;
  jobTree: ProposedTree;
  program: ProgramName | undefined;
  parsed: ParsedFiles | undefined;
}): Promise<FoundBlock> {
  const { directory, workingDirectory, jobTree, program, parsed } = query;
  const { trusted, workspace } = jobTree;
  const root = findAround(directory, workspace).repository?.root ?? workingDirectory;
  // As it is written: a link of the judged files leads to no other block.
  const written = isBelow(directory, workingDirectory)
    ? join(realOrSame(workingDirectory), relative(workingDirectory, directory))
    : directory;
  const path = slashed(relative(root, written));
  try {
    const files = await trusted(root);
    const { block, ...reading } = await readCloudBlock(files, path, program, parsed);
    const problem = reading.problem ?? reading.difference;
    if (problem !== undefined) {
      return { why: '', problem: { ...problem, where: `${problem.where} of the default branch` } };
    }
    if (block !== undefined) {
      const at = `${block.at} of the default branch`;
      return {
        block: asTrusted({ ...block, at }),
        why: `The block at ${at} does not name it.`,
      };
    }
    const where = path === '' ? 'the repository' : quote(path);
    return {
      why: `There is no \`cloud\` block in ${where} on the default branch, and one that a pull request adds does not count.`,
    };
  } catch (error) {
    const why = whyUnreadable(error, path);
    return { why: `The \`cloud\` block of the default branch could not be read: ${why}` };
  }
}

/** A sentence. @param path of the directory that was read */
function whyUnreadable(error: unknown, path: string): string {
  if (error instanceof UnreadableFile) return `${quote(path)} ${error.message}.`;
  if (error instanceof UntrustedError) return error.message;
  throw error;
}
