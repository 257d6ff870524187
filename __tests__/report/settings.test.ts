/** Which place says each setting: in the summary, the comment and the file for programs. */
import { renderComment, renderSummary } from '../../src/report/markdown-report.ts';
import { toReport } from '../../src/report/json.ts';
import { toReportView } from '../../src/report/to-view.ts';
import { HOSTILE_STRINGS } from '../support/hostile-strings.ts';
import { describe, expect, test } from '../support/jest.ts';
import { readMarkdown } from '../support/markdown-oracle.ts';
import { sampleContext, sampleResult } from '../support/sample-report.ts';

interface Said {
  setting: string;
  at: string;
}

const ORIGINS = ['https://app.terraform.io', 'https://github.com'];

const viewWith = (settings: readonly Said[]) =>
  toReportView(sampleResult({ verdict: 'passed' }), sampleContext({ gate: { settings } }));

const SAID: Said[] = [
  { setting: 'timeout', at: 'plangate.yml:3' },
  { setting: 'organization', at: 'the step' },
  { setting: 'protect', at: 'plangate.yml:12' },
  { setting: 'fail-on', at: 'TF_CLOUD_ORGANIZATION' },
];

describe('the settings', () => {
  test('are one fold of the summary, by the place that says them', () => {
    const summary = renderSummary(viewWith(SAID));
    expect(summary).toContain(`<details><summary>4 settings from 3 places</summary>

- \`plangate.yml\`: \`timeout\` and \`protect\`
- \`the step\`: \`organization\`
- \`TF_CLOUD_ORGANIZATION\`: \`fail-on\`

</details>`);
  });

  test('are no fold where all are left to their defaults', () => {
    expect(renderSummary(viewWith([]))).not.toMatch(/settings? from/);
  });

  test('are not in the comment', () => {
    expect(renderComment(viewWith(SAID))).toBe(renderComment(viewWith([])));
  });

  test('are in the file for programs with the line of each', () => {
    expect(toReport(viewWith(SAID)).settings).toEqual(SAID);
  });
});

test.each(HOSTILE_STRINGS.map((text) => [text] as const))(
  'a file of settings with the name %j does nothing in the summary',
  (text) => {
    const nodesOf = (at: string) => {
      const said = [{ setting: 'timeout', at: `${at}:3` }];
      const { problems, nodes } = readMarkdown(renderSummary(viewWith(said)), ORIGINS);
      expect(problems).toEqual([]);
      expect(toReport(viewWith(said)).settings).toEqual(said);
      return nodes.map(({ type }) => type);
    };
    expect(nodesOf(text)).toEqual(nodesOf('plangate.yml'));
  },
);
