/** What changes with its values, in the comment, the summary, the page and a file of its own. */
import { renderPage } from '../../src/features/report-files/page/page.ts';
import type { ToldEntry, ToldValues } from '../../src/model/told-values.ts';
import { finding } from '../../src/model/finding.ts';
import { plain } from '../../src/model/sentence.ts';
import { renderJson } from '../../src/report/json.ts';
import { renderComment, renderSummary } from '../../src/report/markdown-report.ts';
import { renderValuesAsJson } from '../../src/report/values.ts';
import type { ReportView } from '../../src/report/view.ts';
import { describe, expect, test } from '../support/jest.ts';
import { manyWorkspaces, viewOfWorkspaces } from './many-workspaces.ts';

const HEAD = '~ aws_s3_bucket.logs will be updated in-place';
const ACL: ToldEntry = { title: '', head: HEAD, lines: ['~ acl = "private" -> "public-read"'] };

function viewWith(values: readonly ToldValues[], valuesInComment = true): ReportView {
  const results = manyWorkspaces(values.length).map((each, at) => ({
    ...each,
    values: values[at],
  }));
  const view = viewOfWorkspaces(results);
  const gate = { ...view.context.gate, valuesInComment };
  return { ...view, context: { ...view.context, gate } };
}

describe('values of a plan', () => {
  test('are in a fold for each entry, and once for workspaces that change the same', () => {
    const comment = renderComment(viewWith([{ entries: [ACL] }, { entries: [ACL] }]));
    expect(comment).toContain('<details><summary>1 change with values</summary>');
    expect(comment.split(`<code>${HEAD}</code>`)).toHaveLength(2);
    expect(comment).toContain('```text\n~ acl = "private" -> "public-read"\n```');
  });

  test('are not in the comment unless it is asked for, and never in the report for programs', () => {
    const view = viewWith([{ entries: [ACL] }], false);
    expect(renderComment(view)).not.toContain('public-read');
    expect(renderSummary(view)).toContain('public-read');
    expect(renderJson(view)).not.toContain('public-read');
    expect(JSON.parse(renderValuesAsJson(view) ?? '')).toMatchObject({
      workspaces: [{ changes: [ACL] }],
    });
  });

  test('have no file where no report shows them', () => {
    expect(renderValuesAsJson(viewOfWorkspaces(manyWorkspaces(2)))).toBeUndefined();
  });

  test('that are not known are said with the reason', () => {
    const unread = finding('plan-not-readable', plain('The token may not read the plan.'));
    const view = viewWith([{ unread }]);
    expect(renderComment(view)).toContain('are not known: The token may not read the plan.');
    expect(renderPage(view)).toContain('The token may not read the plan.');
  });

  test('of 2,000 resources keep the comment in its budget, and say how many are left out', () => {
    const entries = Array.from({ length: 2_000 }, (_, at) => ({
      ...ACL,
      head: `~ aws_s3_bucket.logs[${at}] will be updated in-place`,
    }));
    const view = viewWith([{ entries }]);
    const comment = renderComment(view);
    expect(comment.length).toBeLessThan(40_000);
    expect(comment).toMatch(/Omitted for length: 1,\d{3} diffs\./);
    expect(renderPage(view).length).toBeLessThan(1_000_000);
  });

  test('end no fold and no block of code, whatever they are', () => {
    const hostile: ToldEntry = {
      title: '</summary>',
      head: '~ a.b["</code></details>"] will be created',
      lines: ['+ x = "</details>', '```', '# heading', '<!-- plangate -->'],
    };
    const view = viewWith([{ entries: [hostile, ACL] }]);
    const comment = renderComment(view);
    const opened = comment.split('<details>').length;
    const ofText = comment.replace(/^(`{3,})text\n[^]*?\n\1$/gm, '');
    expect(ofText.split('</details>')).toHaveLength(opened);
    expect(comment).toContain(`<code>${HEAD}</code>`);
    expect(comment.match(/<!-- plangate/g)).toHaveLength(1);
    expect(renderPage(view)).not.toContain('"</details>');
  });
});
