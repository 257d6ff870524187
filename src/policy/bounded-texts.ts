/**
 * Holds the texts of a result to a length that a report can have: each renderer takes all of them in one
 * go, and hears no signal meanwhile.
 */
import type { PolicyResult } from '../model/policy-result.ts';

/** Characters that all messages and outputs of a result have together. */
const MOST_CHARACTERS = 8_000_000;
/** What is left of a message for which there is no room. */
const SHORT = 200;

/**
 * Cuts the texts of policy results, in their order, once they are longer than a report can have. A
 * workspace in which something is cut says so. No verdict depends on these texts.
 */
export function withBoundedTexts<T extends { results: PolicyResult[]; notices: string[] }>(
  workspaces: readonly T[],
  most = MOST_CHARACTERS,
): T[] {
  let left = most;
  return workspaces.map((workspace) => {
    let cut = 0;
    const results = workspace.results.map((result) => {
      const { message, description = '', output, resources } = result;
      const texts = [
        message,
        description,
        ...output,
        ...resources.map((each) => each.message ?? ''),
      ];
      left -= texts.reduce((sum, text) => sum + text.length, 0);
      if (left >= 0) return result;
      cut += 1;
      return withShortTexts(result);
    });
    if (cut === 0) return workspace;
    const notice = `The texts of ${cut} policy results are cut, because a report has room for ${most} characters of them. The run has all of them.`;
    return { ...workspace, results, notices: [...workspace.notices, notice] };
  });
}

function withShortTexts(result: PolicyResult): PolicyResult {
  const { message, resources } = result;
  return {
    ...result,
    message: message.length <= SHORT ? message : `${message.slice(0, SHORT - 1)}…`,
    description: undefined,
    output: [],
    resources: resources.map((each) => ({ ...each, message: undefined })),
  };
}
