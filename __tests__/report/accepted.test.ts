/** Failures that do not count, on every surface: excepted, as on the default branch, and overridden. */
import type { PolicyResult } from '../../src/model/policy-result.ts';
import { annotationCommands, renderAnnotations } from '../../src/report/annotations.ts';
import { renderCheck, renderComment, renderSummary } from '../../src/report/comment.ts';
import { renderVerdict } from '../../src/report/console.ts';
import { renderJson } from '../../src/report/json.ts';
import { renderJunit } from '../../src/report/junit.ts';
import { renderPage } from '../../src/report/page/page.ts';
import { renderSarif } from '../../src/report/sarif.ts';
import type { ReportView } from '../../src/report/view.ts';
import { policyResult } from '../support/evidence.ts';
import { expectGolden } from '../support/golden.ts';
import { HOSTILE_CASES } from '../support/hostile-page.ts';
import { expect, test } from '../support/jest.ts';
import { readMarkdown } from '../support/markdown-oracle.ts';
import { commandsIn } from '../support/runner-oracle.ts';
import { ORIGINS, sampleView } from './sample-view.ts';

const failure = (policy: string, names: string[], rest: Partial<PolicyResult>): PolicyResult => {
  const lines = names.map((name) => `${name}: is public`);
  return policyResult({
    policy,
    level: 'advisory',
    message: lines[0] ?? '',
    output: lines,
    address: names[0],
    resources: names.map((address) => ({ address, message: 'is public' })),
    ...rest,
  });
};

const EXCEPTED = { until: '2027-01-31', owner: 'team-network', reason: 'Moves in January' };
const OVERRIDE = { by: 'ann', at: '2026-11-20T13:55:00Z', reason: 'Agreed' };

function viewOf(excepted = EXCEPTED): ReportView {
  const results = [
    failure('public', ['aws_s3_bucket.a'], { status: 'excepted', excepted }),
    failure('public', ['aws_s3_bucket.b', 'aws_s3_bucket.c'], { status: 'existing' }),
    failure('owner', ['aws_s3_bucket.d'], {
      status: 'overridden',
      level: 'mandatory-overridable',
      override: OVERRIDE,
    }),
    policyResult({ policy: 'encrypted' }),
  ];
  return sampleView({ verdict: 'passed' }, {}, { results });
}

test('the words on every surface', () => {
  const view = viewOf();
  const check = renderCheck(view);
  const annotations = renderAnnotations(view, { annotate: 'all' });
  const main = renderPage(view).replace(/[^]*<\/h1>/, '');
  const page = main.replaceAll(/<(?:style|script)[^]*?<\/(?:style|script)>|<[^>]*>/g, ' ');
  const surfaces = [
    ['comment', renderComment(view)],
    ['log', renderVerdict(view).join('\n')],
    ['check', `${check.title}\n\n${check.summary}`],
    ['annotations', annotationCommands(annotations).join('\n')],
    ['summary', renderSummary(view)],
    ['page', page.replaceAll(/\s+/g, ' ')],
    ['junit', renderJunit(view)],
    ['sarif', JSON.stringify(JSON.parse(renderSarif(view)).runs[0].results, undefined, 2)],
    ['report.json', renderJson(view)],
  ].map(([surface = '', text = '']) => `=== ${surface}\n${text}\n`);
  expectGolden('report/accepted.surfaces.txt', surfaces.join('\n'));
});

test.each(HOSTILE_CASES)('an exception with owner and reason %s does nothing', (_, text) => {
  const view = viewOf({ until: text, owner: text, reason: text });
  for (const markdown of [renderComment(view), renderSummary(view)])
    expect(readMarkdown(markdown, ORIGINS).problems).toEqual([]);
  expect(commandsIn(renderVerdict(view).join('\n'))).toEqual([]);
});
