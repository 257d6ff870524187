/** The report on a change of policies, with names that want to act. */
import { renderTrialComment } from '../../src/report/trial/trial-comment.ts';
import { renderTrialLines } from '../../src/report/trial/trial-lines.ts';
import type { PolicyView, TrialView } from '../../src/report/trial/trial-view.ts';
import { HOSTILE_STRINGS } from '../support/hostile-strings.ts';
import { describe, expect, test } from '../support/jest.ts';
import { readMarkdown } from '../support/markdown-oracle.ts';
import { commandsIn } from '../support/runner-oracle.ts';

function policyNamed(text: string): PolicyView {
  const touched = [{ workspace: text, resources: [text], breaks: false }];
  return {
    policy: text,
    level: { before: text, after: 'mandatory' },
    location: { file: text, line: 1 },
    newlyBlocks: touched,
    blocksMore: touched,
    frees: [{ workspace: text, breaks: true, resources: [] }],
    newlyWarns: [],
    notJudged: [{ workspace: text, because: text }],
  };
}

function viewOf(text: string, policies: PolicyView[] = [policyNamed(text)]): TrialView {
  return {
    verdict: 'blocked',
    because: text,
    directory: text,
    workspaces: {
      total: 2,
      newlyBlocked: [text],
      freed: [],
      notJudged: [{ workspace: `${text} 2`, because: text }],
    },
    policies,
    tests: {
      passed: 1,
      skipped: [text],
      removed: [text],
      failed: [{ name: text, file: text, line: 1 }],
      coverage: null,
      problem: text,
    },
    notices: [text],
  };
}

describe.each(HOSTILE_STRINGS.map((text) => [text]))('%j', (text) => {
  test('does nothing in a comment and in a log', () => {
    const comment = renderTrialComment(viewOf(text));
    const [mark, ...lines] = comment.split('\n');
    expect(mark).toBe('<!-- plangate-policies -->');
    const { problems, links } = readMarkdown(lines.join('\n'), []);
    expect([problems, links]).toEqual([[], []]);
    expect(commandsIn(`${renderTrialLines(viewOf(text)).join('\n')}\n`)).toEqual([]);
  });
});

test('a report that is too long for a comment names as many policies as fit', () => {
  const policies = Array.from({ length: 2_000 }, (_, at) => policyNamed(`policy-${at}`));
  const comment = renderTrialComment(viewOf('x', policies));
  expect(comment.length).toBeLessThan(60_000);
  expect(comment).toMatch(/And [\d,]+ more policies: see the job\.\n$/);
});
