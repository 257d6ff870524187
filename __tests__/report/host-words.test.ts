/** A change and a job are called what their host calls them; and no example holds a word of ours as a secret. */
import { renderComment } from '../../src/report/comment.ts';
import { renderHead } from '../../src/report/console.ts';
import { EXPLAINED } from '../../src/report/help.ts';
import { toReportView } from '../../src/report/to-view.ts';
import type { ReportContext } from '../../src/report/view.ts';
import { createSecrets } from '../../src/model/secrets.ts';
import { styleOn } from '../support/host-jobs.ts';
import { expect, test } from '../support/jest.ts';
import { readText } from '../support/markdown-files.ts';
import { sampleContext, sampleResult } from '../support/sample-report.ts';

const on = async (host: string): Promise<ReportContext> =>
  sampleContext({
    repository: {
      serverUrl: 'https://github.com',
      slug: 'acme/infra',
      root: '/checkout',
      style: await styleOn(host),
    },
  });

test.each([
  ['github', 'pull request #42', '[workflow run]('],
  ['gitea', 'pull request #42', '[workflow run]('],
  ['gitlab', 'merge request !42', '[job]('],
  ['azure', 'pull request #42', '[build]('],
  ['bitbucket', 'pull request #42', '[pipeline]('],
] as const)('on %s: %s', async (host, change, job) => {
  const context = await on(host);
  expect(renderHead(context)[0]).toContain(` · ${change} at 6f1cb40`);
  const result = sampleResult({ verdict: 'blocked', system: 'policy-check', workspaces: 1 });
  const comment = renderComment(toReportView(result, context));
  expect(comment).toContain(job);
  if (host === 'gitlab') expect(comment).not.toMatch(/workflow run|pull request #/);
});

test('tokens of examples hide nothing that we say', () => {
  const { tokens } = JSON.parse(readText('examples/seed.json')) as { tokens: { secret: string }[] };
  const secrets = createSecrets();
  for (const { secret } of tokens) secrets.keep(secret);
  const ours = [
    ...Object.entries(EXPLAINED).flat(),
    ...['docs/troubleshooting.md', 'README.md'].map(readText),
  ];
  for (const text of ours) expect(secrets.conceal(text)).toBe(text);
  expect(tokens.length).toBeGreaterThan(1);
});
