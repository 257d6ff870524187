/**
 * Holds the texts of a result to a length that a report can have: each renderer takes all of them in one
 * go, and hears no signal meanwhile.
 */
import { finding, type Finding } from '../model/finding.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import { formatNumber, numberPart, phrase } from '../model/sentence.ts';

/** Characters that all messages and outputs of a result have together. */
const MOST_CHARACTERS = 8_000_000;
/** What is left of a message for which there is no room. */
const SHORT_MESSAGE = 200;

/**
 * Cuts the texts of policy results, in their order, once they are longer than a report can have. A
 * workspace in which something is cut says so. No verdict depends on these texts.
 */
export function withBoundedTexts<T extends { results: PolicyResult[]; notices: Finding[] }>(
  workspaces: readonly T[],
  most = MOST_CHARACTERS,
): T[] {
  let charactersLeft = most;
  const bounded: T[] = [];
  for (const workspace of workspaces) {
    let cutResults = 0;
    const results: PolicyResult[] = [];
    for (const result of workspace.results) {
      for (const text of textsOf(result)) charactersLeft -= text.length;
      if (charactersLeft < 0) cutResults += 1;
      results.push(charactersLeft < 0 ? withShortTexts(result) : result);
    }
    const notice = finding(
      'texts-cut',
      phrase`The texts of ${numberPart(cutResults)} policy results are cut, because a report holds at most ${formatNumber(most)} characters of them. The run has all of them.`,
    );
    bounded.push(
      cutResults > 0
        ? { ...workspace, results, notices: [...workspace.notices, notice] }
        : workspace,
    );
  }
  return bounded;
}

function textsOf({ message, description = '', output, ...named }: PolicyResult): string[] {
  const ofResources = named.resources.flatMap(({ messages }) => messages);
  const general = named.generalMessages.map(({ text }) => text);
  return [message, description, output, ofResources, general].flat();
}

function withShortTexts(result: PolicyResult): PolicyResult {
  const { message, resources } = result;
  return {
    ...result,
    message: message.length <= SHORT_MESSAGE ? message : `${message.slice(0, SHORT_MESSAGE - 1)}…`,
    description: undefined,
    output: [],
    resources: resources.map((each) => ({ ...each, messages: [] })),
    generalMessages: [],
  };
}
