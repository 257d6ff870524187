/** Where the links of a report lead, and what a host calls what they lead to. */
import { note } from '../support/findings.ts';
import { renderComment } from '../../src/report/markdown-report.ts';
import { renderHead } from '../../src/report/job-log.ts';
import { permalink } from '../../src/report/links.ts';
import { textWithRemedy } from '../../src/report/text.ts';
import type { ReportContext } from '../../src/report/view.ts';
import { styleOn } from '../support/host-jobs.ts';
import { expect, test } from '../support/jest.ts';
import { sampleContext } from '../support/sample-report.ts';
import { sampleView } from './sample-view.ts';

const on = async (host: string): Promise<ReportContext> =>
  sampleContext({
    ci: {
      repository: {
        serverUrl: 'https://github.com',
        slug: 'acme/infra',
        root: '/checkout',
        style: await styleOn(host),
      },
    },
  });

test.each([
  ['github', 'pull request #42', '[workflow run]('],
  ['gitea', 'pull request #42', '[workflow run]('],
  ['gitlab', 'merge request !42', '[job]('],
  ['azure', 'pull request #42', '[build]('],
  ['bitbucket', 'pull request #42', '[pipeline]('],
] as const)('a report on %s names %s and links the job', async (host, change, job) => {
  const context = await on(host);
  expect(renderHead(context)[0]).toContain(` · ${change} at 6f1cb40`);
  const comment = renderComment(sampleView({}, context));
  expect(comment).toContain(job);
  if (host === 'gitlab') expect(comment).not.toMatch(/workflow run|pull request #/);
});

test('a place has an address on every host', async () => {
  const location = { path: 'a dir/ü#.tf', startLine: 7, endLine: 9, source: 'block' as const };
  const at = async (host: 'github' | 'gitlab' | 'azure' | 'bitbucket') => {
    const where = { serverUrl: 'https://h/', slug: 'o/r', root: '', style: await styleOn(host) };
    return permalink(
      location,
      sampleContext({ ci: { repository: where, commit: { sha: 'abc' } } }),
    );
  };
  expect(await at('github')).toBe('https://h/o/r/blob/abc/a%20dir/%C3%BC%23.tf#L7');
  expect(await at('gitlab')).toBe('https://h/o/r/-/blob/abc/a%20dir/%C3%BC%23.tf#L7');
  expect(await at('bitbucket')).toBe('https://h/o/r/src/abc/a%20dir/%C3%BC%23.tf#lines-7');
  expect(await at('azure')).toBe(
    'https://h/o/r?path=%2Fa%20dir%2F%C3%BC%23.tf&version=GCabc&line=7',
  );
  const nowhere = sampleContext({ ci: { commit: undefined } });
  expect(permalink(location, nowhere)).toBeUndefined();
});

test.each(['remove it, or ignore the file', 'Remove it.', 'It was cut…'])(
  'the remedy %j is a sentence of its own',
  (text) => {
    expect(textWithRemedy(note(text, 'PG-127'))).toMatch(/[a-z][.…] See https:[^ ]+#pg-127$/);
  },
);
