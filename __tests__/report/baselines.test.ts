/** How it is said that a failure is new, or there already. */

import type { Baseline } from '../../src/model/policy-result.ts';
import { renderComment } from '../../src/report/comment.ts';
import { renderVerdict } from '../../src/report/console.ts';
import { renderSarif } from '../../src/report/sarif.ts';
import { toReportView } from '../../src/report/to-view.ts';
import type { ReportView } from '../../src/report/view.ts';
import { policyResult } from '../support/evidence.ts';
import { expectGolden } from '../support/golden.ts';
import { HOSTILE_CASES } from '../support/hostile-page.ts';
import { expect, test } from '../support/jest.ts';
import { sampleContext, sampleResult } from '../support/sample-report.ts';
import { expectInert } from './surfaces.ts';

function viewOf(defaultBranch: string | undefined, ...workspaces: Baseline[][]): ReportView {
  const options = { verdict: 'blocked', system: 'policy-evaluation' } as const;
  const result = sampleResult({ ...options, workspaces: workspaces.length });
  workspaces.forEach((baselines, index) => {
    const [first] = baselines;
    const resources = baselines.map((baseline, at) => {
      return { address: `aws_ebs_volume.data[${at}]`, message: 'is not encrypted', baseline };
    });
    const baseline = baselines.every((each) => each === first) ? first : undefined;
    const failed = policyResult({ status: 'failed', resources, baseline });
    const verdict = { word: 'blocked', reasons: [] };
    Object.assign(result.workspaces[index] ?? {}, { results: [failed], verdict });
  });
  const { repository } = sampleContext();
  const onBranch = repository && { ...repository, defaultBranch };
  return toReportView(result, sampleContext({ repository: onBranch }));
}

test('as people read it', () => {
  const views = {
    'one, there already': viewOf('main', ['existing']),
    'one, new, in a host that does not tell the branch': viewOf(undefined, ['new']),
    'two of a kind': viewOf('main', ['existing', 'existing']),
    'one of each': viewOf('main', ['existing', 'new']),
    'one in two workspaces, there already in one': viewOf('main', ['existing'], ['new']),
    'nothing known': viewOf('main', []),
  };
  const told = Object.entries(views).map(([what, view]) => {
    const comment = renderComment(view)
      .split('\n')
      .filter((line) => /^ *- /.test(line));
    const log = renderVerdict(view).filter((line) => /^ {2}/.test(line));
    return [`=== ${what}`, ...comment, ...log].join('\n');
  });
  expectGolden('report/baselines.txt', `${told.join('\n\n')}\n`);
});

test('SARIF has its own words for it', () => {
  const states = (view: ReportView): unknown[] =>
    JSON.parse(renderSarif(view)).runs[0].results.map(
      ({ baselineState }: { baselineState?: string }) => baselineState,
    );
  expect(states(viewOf('main', ['existing', 'new']))).toEqual(['unchanged', 'new']);
  expect(states(viewOf('main', []))).toEqual([undefined]);
});

test.each(HOSTILE_CASES)('a default branch called %s does nothing', (_, branch) => {
  expectInert(viewOf(branch, ['existing', 'new']));
});
