/** Who may let a failure through, on every surface: owners of policies, of everything else, and nobody. */
import { renderAnnotations } from '../../src/report/annotations.ts';
import { renderComment } from '../../src/report/comment.ts';
import { renderVerdict } from '../../src/report/console.ts';
import { renderPage } from '../../src/report/page/page.ts';
import { renderSarif } from '../../src/report/sarif.ts';
import type { ReportView } from '../../src/report/view.ts';
import { policyResult } from '../support/evidence.ts';
import { expectGolden } from '../support/golden.ts';
import { HOSTILE_CASES } from '../support/hostile-page.ts';
import { expect, test } from '../support/jest.ts';
import { readPage } from '../support/html-oracle.ts';
import { readMarkdown } from '../support/markdown-oracle.ts';
import { commandsIn } from '../support/runner-oracle.ts';
import { ORIGINS, sampleView } from './sample-view.ts';

const named = (...names: string[]) => ({ people: names, teams: [], roles: [], names });

function viewOf(first = named('ann', 'acme/security')): ReportView {
  const results = ['deny_public', 'regions', 'tags'].map((policy) =>
    policyResult({
      policy,
      level: 'mandatory-overridable',
      status: 'failed',
      overridable: true,
      message: 'aws_s3_bucket.a: fails',
      output: ['aws_s3_bucket.a: fails'],
      resources: [{ address: 'aws_s3_bucket.a', message: 'fails' }],
    }),
  );
  const lines = [
    { pattern: 'deny_*', owners: first },
    { pattern: 'guardrails/regions', owners: named('a', 'b', 'c', 'd', 'e', 'f') },
  ];
  const overrideBy = { lines, others: named() };
  return sampleView({ verdict: 'needs-override' }, { overrideBy }, { results });
}

/** The page as a reader sees it, without its style. */
const shown = (page: string) => readPage(page.replace(/<style>[^]*<\/style>/, ''), []).text;

test('the words on every surface', () => {
  const view = viewOf();
  const { results } = JSON.parse(renderSarif(view)).runs[0];
  const surfaces = [
    ['comment', renderComment(view)],
    ['log', renderVerdict(view).join('\n')],
    ['annotations', JSON.stringify(renderAnnotations(view, { annotate: 'all' }), undefined, 1)],
    ['page', shown(renderPage(view)).replaceAll(/\s*\n\s*/g, '\n')],
    ['sarif', results.map((each: { message: { text: string } }) => each.message.text).join('\n')],
  ].map(([surface = '', text = '']) => `=== ${surface}\n${text}\n`);
  expectGolden('report/owners.surfaces.txt', surfaces.join('\n'));
});

test.each(HOSTILE_CASES)('an owner called %s does nothing', (_, text) => {
  const view = viewOf(named(text));
  expect(readMarkdown(renderComment(view), ORIGINS).problems).toEqual([]);
  expect(readPage(renderPage(view), ORIGINS).problems).toEqual([]);
  expect(commandsIn(renderVerdict(view).join('\n'))).toEqual([]);
});
