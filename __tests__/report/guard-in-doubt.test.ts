/** A guard that is in doubt: no surface says that a rule of it has passed. */
import { toOutputs } from '../../src/hosts/outputs.ts';
import { policyWords } from '../../src/gate/judge.ts';
import { guard } from '../../src/policy/guard.ts';
import { renderComment, renderSummary } from '../../src/report/comment.ts';
import { renderVerdict } from '../../src/report/console.ts';
import { reportOf } from '../../src/report/json.ts';
import { renderJunit } from '../../src/report/junit.ts';
import { renderPage } from '../../src/report/page/page.ts';
import type { Verdict } from '../../src/model/verdict.ts';
import { toReportView } from '../../src/report/to-view.ts';
import { concealed } from '../support/concealed.ts';
import { expect, test } from '../support/jest.ts';
import { sampleContext, sampleResult } from '../support/sample-report.ts';

const RULE = 'protect aws_db_instance.*';
const { results, doubts } = guard(
  { protect: ['aws_db_instance.*'], maxDestroys: undefined },
  { status: 'finished', 'has-changes': true, 'resource-destructions': 1 },
  undefined,
);

function viewOfDoubt() {
  const result = sampleResult({ verdict: 'undecided', system: 'policy-check', workspaces: 1 });
  const verdict: Verdict = { word: 'undecided', reasons: [...doubts] };
  const workspaces = result.workspaces.map((each) => ({ ...each, results, verdict }));
  return concealed(toReportView({ ...result, workspaces, verdict }, sampleContext()));
}

test('the counts and the log call the rule undecided', () => {
  expect(policyWords(results)).toEqual(['guard: 1 policy, 1 undecided']);
  const view = viewOfDoubt();
  expect([toOutputs(view).passed, view.counts.undecided]).toEqual(['0', 1]);
  const report = reportOf(view);
  expect(report.results.map(({ policy, status }) => [policy, status])).toEqual([
    [RULE, 'not-evaluated'],
  ]);
});

test('comment, summary, page, log and JUnit say it with the reason, and none that it passed', () => {
  const view = viewOfDoubt();
  const log = renderVerdict(view).join('\n');
  for (const text of [renderComment(view), renderSummary(view), renderPage(view), log]) {
    expect(text).toContain('cannot determine what this plan destroys');
    expect(text).not.toMatch(/\b(?:1|all) passed\b/);
  }
  const junit = renderJunit(view);
  expect(junit).toMatch(
    /name="protect aws_db_instance\.\*">\s*<error message="The guard cannot determine/,
  );
});
