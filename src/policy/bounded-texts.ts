/**
 * Holds the texts of a result to a length that a report can have: each renderer takes all of them in one
 * go, and hears no signal meanwhile.
 */
import type { PolicyResult } from '../model/policy-result.ts';

/** Characters that all messages and outputs of a result have together. */
const MOST_CHARACTERS = 8_000_000;
/** Characters that all questions of a report have together. */
const MOST_IN_QUESTIONS = 16_000_000;
/** What is left of a message for which there is no room. */
const SHORT_MESSAGE = 200;

/**
 * Cuts the texts of policy results, in their order, once they are longer than a report can have. A
 * workspace in which something is cut says so. No verdict depends on these texts.
 */
export function withBoundedTexts<T extends { results: PolicyResult[]; notices: string[] }>(
  workspaces: readonly T[],
  most = MOST_CHARACTERS,
  mostInQuestions = MOST_IN_QUESTIONS,
): T[] {
  let charactersLeft = most;
  let leftForQuestions = mostInQuestions;
  const bounded: T[] = [];
  for (const workspace of workspaces) {
    let cutResults = 0;
    let withoutQuestions = 0;
    const results: PolicyResult[] = [];
    for (const { questions, ...rest } of workspace.results) {
      for (const { answer, changes } of questions ?? []) {
        leftForQuestions -= [answer, ...changes].reduce((sum, { length }) => sum + length, 0);
      }
      if (leftForQuestions < 0 && questions !== undefined) withoutQuestions += 1;
      const isKept = leftForQuestions >= 0 && questions !== undefined;
      const result: PolicyResult = isKept ? { ...rest, questions } : rest;
      for (const text of textsOf(result)) charactersLeft -= text.length;
      if (charactersLeft < 0) cutResults += 1;
      results.push(charactersLeft < 0 ? withShortTexts(result) : result);
    }
    const notice = `The texts of ${cutResults} policy results are cut, because a report has room for ${most} characters of them. The run has all of them.`;
    const notShown = `${withoutQuestions} failures cannot be approved: what they change is longer than a report can show. Split the change, or fix them.`;
    const notices = [
      ...(cutResults > 0 ? [notice] : []),
      ...(withoutQuestions > 0 ? [notShown] : []),
    ];
    bounded.push(
      notices.length > 0
        ? { ...workspace, results, notices: [...workspace.notices, ...notices] }
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
