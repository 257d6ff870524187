/** The report on a change of policies, with names that want to act. */
import type { PolicyDifference, TrialView } from '../../src/policy/compare-policies.ts';
import { renderTrialComment, renderTrialLines } from '../../src/report/trial-report.ts';
import { HOSTILE_STRINGS } from '../support/hostile-strings.ts';
import { describe, expect, test } from '../support/jest.ts';
import { readMarkdown } from '../support/markdown-oracle.ts';
import { commandsIn } from '../support/runner-oracle.ts';

function policyNamed(text: string): PolicyDifference {
  return {
    policy: text,
    level: { before: text, after: 'mandatory' },
    file: text,
    newlyFails: [
      { workspace: text, resources: [text], breaks: false },
      { workspace: text, resources: [], breaks: true },
    ],
    notJudged: [{ workspace: text, because: text }],
  };
}

function viewOf(text: string, policies: PolicyDifference[] = [policyNamed(text)]): TrialView {
  return {
    verdict: 'blocked',
    because: text,
    directory: text,
    workspaces: {
      total: 2,
      newlyBlocked: [text],
      notJudged: [{ workspace: `${text} 2`, because: text }],
    },
    policies,
    tests: {
      passed: 1,
      skipped: [text],
      removed: [text],
      failed: [{ name: text, file: text, line: 1 }],
    },
    notices: [text],
  };
}

describe.each(HOSTILE_STRINGS.map((text) => [text]))(
  'the report of a change of policies with the text %j',
  (text) => {
    test('acts neither in a comment nor in a log', () => {
      const comment = renderTrialComment(viewOf(text));
      const [mark, ...lines] = comment.split('\n');
      expect(mark).toBe('<!-- plangate-policies -->');
      const { problems, links } = readMarkdown(lines.join('\n'), []);
      expect([problems, links]).toEqual([[], []]);
      expect(commandsIn(`${renderTrialLines(viewOf(text)).join('\n')}\n`)).toEqual([]);
      const ended = { ...viewOf(text), tests: { ...viewOf(text).tests, problem: text } };
      expect(readMarkdown(renderTrialComment(ended).replace(/^.*\n/, ''), []).problems).toEqual([]);
      expect(commandsIn(`${renderTrialLines(ended).join('\n')}\n`)).toEqual([]);
    });
  },
);

test('the report of a change of policies names as many policies as a comment has room for', () => {
  const policies = Array.from({ length: 2_000 }, (_, at) => policyNamed(`policy-${at}`));
  const comment = renderTrialComment(viewOf('x', policies));
  expect(comment.length).toBeLessThan(60_000);
  expect(comment).toMatch(/And [\d,]+ more entries: see the job\.\n$/);
});
