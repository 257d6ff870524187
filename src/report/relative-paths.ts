/**
 * Texts without the paths of the machine that checked: programs, git and the file system name a file by where it is there,
 * and readers know it by where it is in the repository.
 */
import type { GateResult, WorkspaceResult } from '../gate/result.ts';
import type { Finding } from '../model/finding.ts';
import type { Sentence } from '../model/sentence.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import type { Verdict } from '../model/verdict.ts';

type Write = (text: string) => string;

/**
 * The result with all of its sentences written anew. Names, addresses and places stay: those have ways of their own.
 *
 * @param write as `pathWriter` makes it
 */
export function withRelativePaths(result: GateResult, write: Write): GateResult {
  const verdict = ofVerdict(result.verdict, write);
  return {
    ...result,
    verdict,
    workspaces: result.workspaces.map((each) => ofWorkspace(each, write)),
  };
}

function ofWorkspace(workspace: WorkspaceResult, write: Write): WorkspaceResult {
  const { failure, leftover } = workspace;
  return {
    ...workspace,
    verdict: ofVerdict(workspace.verdict, write),
    notices: workspace.notices.map((each) => findingWithRelativePaths(each, write)),
    results: workspace.results.map((each) => ofResult(each, write)),
    runTasks: workspace.runTasks.map((each) => ({ ...each, message: write(each.message) })),
    diagnostics: workspace.diagnostics.map(({ detail, ...rest }) => ({
      ...rest,
      summary: write(rest.summary),
      ...(detail !== undefined && { detail: write(detail) }),
    })),
    ...(failure && { failure: { ...failure, ...findingWithRelativePaths(failure, write) } }),
    ...(leftover && { leftover: findingWithRelativePaths(leftover, write) }),
  };
}

function ofVerdict(verdict: Verdict, write: Write): Verdict {
  return {
    ...verdict,
    reasons: verdict.reasons.map((each) => findingWithRelativePaths(each, write)),
  };
}

/** What a finding says: only its parts can hold a path. */
export function findingWithRelativePaths(found: Finding, write: Write): Finding {
  const { says, remedy } = found;
  return {
    ...found,
    says: ofSentence(says, write),
    ...(remedy !== undefined && { remedy: ofSentence(remedy, write) }),
  };
}

function ofSentence(sentence: Sentence, write: Write): Sentence {
  if (typeof sentence === 'string') return sentence;
  if (!('kind' in sentence)) return sentence.map((inner) => ofSentence(inner, write));
  return { ...sentence, text: write(sentence.text), words: ofSentence(sentence.words, write) };
}

function ofResult(result: PolicyResult, write: Write): PolicyResult {
  const { policySet, message, output, resources, generalMessages } = result;
  return {
    ...result,
    // A set of own policies is called as its directory was written.
    policySet: write(policySet),
    message: write(message),
    output: output.map(write),
    resources: resources.map((each) => ({ ...each, messages: each.messages.map(write) })),
    generalMessages: generalMessages.map((each) => ({ ...each, text: write(each.text) })),
  };
}
