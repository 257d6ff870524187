/** The job summary: everything, passed results too, as far as a megabyte goes. */
import { renderBody } from './body.ts';
import type { ReportView } from './view.ts';
import { icon } from './words.ts';

/** A larger summary is thrown away whole by the runner, whose limit is 1,048,576 bytes. */
export const SUMMARY_BUDGET_BYTES = 1_000_000;

/** `budgetBytes` of UTF-8: the limit less what the step has written already. */
export function renderSummary(view: ReportView, budgetBytes = SUMMARY_BUDGET_BYTES): string {
  const heading = `### ${icon(view.verdict, view.green)} Policy gate: ${view.headline}\n\n`;
  const room = budgetBytes - Buffer.byteLength(heading) - 1;
  if (room < 0) return '';
  const body = renderBody(view, {
    budget: room,
    measure: (text) => Buffer.byteLength(text),
    elsewhere: 'the report file (output `report-json`)',
    messageLimit: 20_000,
    results: true,
  });
  return `${heading}${body}\n`;
}
