/** Annotations on the rules that newly block workspaces, and on tests that failed. */
import { posix } from 'node:path';
import type { Annotation } from '../annotations.ts';
import { count, firstOf } from '../text.ts';
import type { PolicyView, TrialView } from './trial-view.ts';

const MOST_NAMED = 5;

/** @param root the directory of the command, relative to the repository */
export function renderTrialAnnotations(view: TrialView, root: string): Annotation[] {
  const at = ({ file, line }: { file: string; line: number }) => {
    return { path: posix.join(root, file), start_line: line, end_line: line };
  };
  const tests = view.tests.failed.map((test): Annotation => {
    return { ...at(test), annotation_level: 'failure', title: 'Test failed', message: test.name };
  });
  const rules = view.policies.flatMap((policy): Annotation | [] => {
    const { location, level } = policy;
    const message = annotationText(policy);
    // The line of a policy that is gone is on the default branch.
    if (location === undefined || level.after === null || message === '') return [];
    const title = policy.policy;
    return { ...at(location), annotation_level: 'warning', title, message };
  });
  return [...tests, ...rules];
}

function annotationText({ newlyBlocks, blocksMore, notJudged }: PolicyView): string {
  const named = (words: string, list: readonly { workspace: string }[]): string => {
    const workspaces = list.map(({ workspace }) => workspace);
    return list.length === 0
      ? ''
      : `${words} ${count(list.length, 'workspace')}: ${firstOf(workspaces, MOST_NAMED)}`;
  };
  return [
    named('Newly blocks', newlyBlocks),
    named('Blocks more in', blocksMore),
    named('Cannot be judged in', notJudged),
  ]
    .filter((part) => part !== '')
    .join('\n');
}
