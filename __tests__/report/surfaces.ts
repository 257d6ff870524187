/** Every surface on which a report is shown, as one text; and what no text of it may do on any of them. */
import { annotationCommands, renderAnnotations } from '../../src/report/annotations.ts';
import { renderCheck, renderComment, renderSummary } from '../../src/report/comment.ts';
import { renderVerdict } from '../../src/report/console.ts';
import { renderJson } from '../../src/report/json.ts';
import { renderJunit } from '../../src/report/junit.ts';
import { renderPage } from '../../src/report/page/page.ts';
import { renderSarif } from '../../src/report/sarif.ts';
import type { ReportView } from '../../src/report/view.ts';
import { readPage } from '../support/html-oracle.ts';
import { expect } from '../support/jest.ts';
import { readMarkdown } from '../support/markdown-oracle.ts';
import { commandsIn } from '../support/runner-oracle.ts';
import { ORIGINS } from './sample-view.ts';

export function surfacesOf(view: ReportView): string {
  const check = renderCheck(view);
  const { text } = readPage(renderPage(view).replace(/<style>[^]*<\/style>/, ''), ORIGINS);
  return [
    ['comment', renderComment(view)],
    ['log', renderVerdict(view).join('\n')],
    ['check', `${check.title}\n\n${check.summary}`],
    ['annotations', annotationCommands(renderAnnotations(view, { annotate: 'all' })).join('\n')],
    ['summary', renderSummary(view)],
    ['page', text.replaceAll(/\s*\n\s*/g, '\n')],
    ['junit', renderJunit(view)],
    ['sarif', JSON.stringify(JSON.parse(renderSarif(view)).runs[0].results, undefined, 2)],
    ['report.json', renderJson(view)],
  ]
    .map(([surface = '', shown = '']) => `=== ${surface}\n${shown}\n`)
    .join('\n');
}

export function expectInert(view: ReportView): void {
  for (const markdown of [renderComment(view), renderSummary(view), renderCheck(view).summary]) {
    expect(readMarkdown(markdown, ORIGINS).problems).toEqual([]);
  }
  expect(readPage(renderPage(view), ORIGINS).problems).toEqual([]);
  expect(commandsIn(renderVerdict(view).join('\n'))).toEqual([]);
}
