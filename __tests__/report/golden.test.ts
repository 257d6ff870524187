import { VERDICTS } from '../../src/model/verdict.ts';
import { annotationCommands, renderAnnotations } from '../../src/report/annotations.ts';
import { renderCheck, renderComment, renderSummary } from '../../src/report/markdown-report.ts';
import { renderVerdict } from '../../src/report/job-log.ts';
import { renderJson } from '../../src/report/json.ts';
import type { ReportView } from '../../src/report/view.ts';
import { expectGolden } from '../support/golden.ts';
import { describe, expect, test } from '../support/jest.ts';
import { SYSTEMS } from '../support/sample-report.ts';
import { sampleView } from './sample-view.ts';

const CASES = VERDICTS.flatMap((verdict) =>
  SYSTEMS.flatMap((system) => [1, 3, 40].map((workspaces) => ({ verdict, system, workspaces }))),
);

describe('each surface of a report is as recorded', () => {
  test.each(CASES)('for $verdict, $system, $workspaces', ({ verdict, system, workspaces }) => {
    const previous = { fingerprints: ['0123456789ab'], durations: {} };
    const view = sampleView({ verdict, system, workspaces }, workspaces === 3 ? { previous } : {});
    expect(view.verdict).toBe(verdict);
    const name = `report/${verdict}/${system}-${workspaces}`;
    expectGolden(`${name}.comment.md`, `${renderComment(view)}\n`);
    if (workspaces !== 3) return;
    expectGolden(`${name}.surfaces.txt`, otherSurfaces(view));
  });
});

/** The surfaces that say the same in other shapes, one file for all of them. */
function otherSurfaces(view: ReportView): string {
  const check = renderCheck(view);
  const annotations = renderAnnotations(view, { annotate: 'all' });
  return [
    ['log', renderVerdict(view).join('\n')],
    ['check', `${check.title}\n\n${check.summary}`],
    ['annotations', JSON.stringify(annotations, undefined, 2)],
    ['commands', annotationCommands(annotations).join('\n')],
    ['summary', renderSummary(view)],
    ['report.json', renderJson(view)],
  ]
    .map(([surface, text]) => `=== ${surface}\n${text}\n`)
    .join('\n');
}
