/** The trusted `cloud` block: that of a branch to which no pull request has written. */
import type { Code } from '../model/message.ts';
import type { CloudBlock } from '../configuration/cloud-block.ts';
import type { Parsed } from '../model/parse.ts';
import { quote } from '../model/quote.ts';

/** Reads the name of a branch; refuses what git would take for anything else. */
export function readBranch(text: string): Parsed<string> {
  const isInvalid = /[\s\p{Cc}~^:?*[\\]|\.\.|@\{|^[-/.]|[/.]$|\/\/|\/\./u.test(text);
  return isInvalid ? { problem: `${quote(text)} is not the name of a branch.` } : { value: text };
}

/** The message is a sentence that says why the trusted branch cannot be read. */
export class UntrustedError extends Error {
  override readonly name = 'UntrustedError';
  readonly helpCode: Code | undefined;
  constructor(message: string, helpCode?: Code) {
    super(message);
    this.helpCode = helpCode;
  }
}

/**
 * Sentences that say what the pull request's own block would have chosen; it does not count.
 *
 * @param ownBlock the block of the pull request
 * @param trusted the one that counts
 * @param chosen what the trusted block chooses, because no input names it
 */
export function describeDifferences(
  ownBlock: CloudBlock | undefined,
  trusted: CloudBlock,
  chosen: { organization: boolean; workspaces: boolean },
): string[] {
  const sentences: string[] = [];
  const compare = (what: string, ownName: string | undefined, name: string | undefined) => {
    if (name === undefined || ownName === name) return;
    const says = ownName === undefined ? 'names none' : `says ${quote(ownName)}`;
    const where = ownBlock === undefined ? 'the pull request' : ownBlock.at;
    sentences.push(
      `The ${what} comes from ${trusted.at}, ${quote(name)}: ${where} ${says}, which does not count before it is merged.`,
    );
  };
  if (chosen.organization) compare('organization', ownBlock?.organization, trusted.organization);
  if (chosen.workspaces) {
    compare('workspace', describeWorkspaces(ownBlock), describeWorkspaces(trusted));
  }
  return sentences;
}

/** `net-prod`, or `tags net, prod, project Platform`; undefined if the block selects no workspace. */
function describeWorkspaces(block: CloudBlock | undefined): string | undefined {
  const { name, prefix, tags, project } = block?.workspaces ?? {};
  const parts = [
    name,
    prefix && `${prefix}…`,
    tags && `tags ${tags.join(', ')}`,
    project && `project ${project}`,
  ].filter((part) => typeof part === 'string');
  return parts.length > 0 ? parts.join(', ') : undefined;
}
