/** What a run task found stands in the result and in the report, and no verdict depends on it. */
import { cutToBytes } from '../../src/model/cut-to-bytes.ts';
import { renderComment } from '../../src/report/markdown-report.ts';
import { toReportView } from '../../src/report/to-view.ts';
import type { HttpRequest, HttpResponse } from '../../src/model/ports.ts';
import type { ScriptInput } from '../../src/service/scripts.ts';
import { describe, expect, test } from '../support/jest.ts';
import { startJobs } from '../support/jobs-in-turn.ts';
import { sampleContext } from '../support/sample-report.ts';

type Bend = (request: HttpRequest, answer: HttpResponse) => HttpResponse;
type Outcomes = NonNullable<NonNullable<ScriptInput['postPlanTasks']>[number]['outcomes']>;

async function judged(outcomes: Outcomes, bend?: Bend) {
  const task = { name: 'cost-guard', status: 'failed', message: 'Over budget.', outcomes } as const;
  const jobs = await startJobs({ net: { postPlanTasks: [task] } }, {});
  if (bend !== undefined) jobs.bend(bend);
  const { result, word } = await jobs.judge(['net'], {});
  const asked = jobs.asked.filter(({ target }) => target.includes('/outcomes'));
  return { result, word, found: result.workspaces[0]?.runTasks[0]?.outcomes, asked };
}

const ONE = {
  title: 'aws_instance.web costs 412.00 a month',
  status: 'Denied',
  body: 'The budget is **300.00**.\n</details> @everyone',
  url: 'https://cost-guard.example/runs/1',
};

describe('the outcomes of a run task', () => {
  test('are in the result, and folded and escaped in the comment', async () => {
    const { result, word, found } = await judged([ONE]);
    expect([word, found]).toEqual(['blocked', [ONE]]);
    const comment = renderComment(toReportView(result, sampleContext()));
    expect(comment).toContain('<summary><code>cost-guard</code>: what it printed</summary>');
    // In a block of code, nothing in it is markup and nobody is mentioned.
    const text = [`${ONE.title} (Denied)`, ONE.body, ONE.url].join('\n');
    expect(comment).toContain(`\n\`\`\`text\n${text}\n\`\`\`\n`);
  });

  test('are not requested where there are none', async () => {
    const { word, found, asked } = await judged([]);
    expect([word, found, asked]).toEqual(['blocked', undefined, []]);
  });

  test.each([404, 403, 500])(
    'change no verdict where their list is answered %d',
    async (status) => {
      const { word, found, result } = await judged([ONE], ({ url }, answer) =>
        url.pathname.endsWith('/outcomes') ? { ...answer, status } : answer,
      );
      expect([word, found]).toEqual(['blocked', undefined]);
      expect(result.workspaces[0]?.runTasks[0]?.message).toBe('Over budget.');
    },
  );

  test('are cut to 2 kB for each, and to the first twenty', async () => {
    const many = Array.from({ length: 30 }, (_, at) => ({
      ...ONE,
      title: `${at}`,
      body: 'é'.repeat(5_000),
    }));
    const { found = [] } = await judged(many);
    expect(found).toHaveLength(20);
    for (const { body = '' } of found) {
      expect(Buffer.byteLength(body)).toBeLessThanOrEqual(2_048);
      expect(body).toMatch(/^é{1000,}…$/);
    }
  });

  test('have their id where they have no title', async () => {
    const { found } = await judged([{ title: '' }]);
    expect(found?.[0]?.title).toMatch(/^taskrso-/);
  });
});

test.each([
  ['short', 10, 'short'],
  ['exactly', 7, 'exactly'],
  ['exactly', 6, 'exa…'],
  ['ééé', 5, 'é…'],
  ['aéé', 4, 'a…'],
  ['aéé', 5, 'aéé'],
  ['😀😀', 7, '😀…'],
  ['😀😀', 6, '…'],
])('the text %s cut to %d bytes is %s', (text, most, expected) => {
  expect(cutToBytes(text, most)).toBe(expected);
});
