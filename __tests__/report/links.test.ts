/** Where the links of a report lead, and what a host calls what they lead to. */
import { renderAnnotations } from '../../src/report/annotations.ts';
import { renderComment } from '../../src/report/comment.ts';
import { renderHead } from '../../src/report/console.ts';
import { permalink } from '../../src/report/links.ts';
import { renderSarif } from '../../src/report/sarif.ts';
import { textWithRemedy } from '../../src/report/text.ts';
import type { ReportContext } from '../../src/report/view.ts';
import { policyResult } from '../support/evidence.ts';
import { styleOn } from '../support/host-jobs.ts';
import { describe, expect, test } from '../support/jest.ts';
import { readMarkdown, type MarkdownFacts } from '../support/markdown-oracle.ts';
import { sampleContext } from '../support/sample-report.ts';
import { ORIGINS, sampleView } from './sample-view.ts';

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
    return permalink(location, sampleContext({ repository: where, commit: { sha: 'abc' } }));
  };
  expect(await at('github')).toBe('https://h/o/r/blob/abc/a%20dir/%C3%BC%23.tf#L7');
  expect(await at('gitlab')).toBe('https://h/o/r/-/blob/abc/a%20dir/%C3%BC%23.tf#L7');
  expect(await at('bitbucket')).toBe('https://h/o/r/src/abc/a%20dir/%C3%BC%23.tf#lines-7');
  expect(await at('azure')).toBe(
    'https://h/o/r?path=%2Fa%20dir%2F%C3%BC%23.tf&version=GCabc&line=7',
  );
  const { commit: _, ...nowhere } = sampleContext();
  expect(permalink(location, nowhere)).toBeUndefined();
});

const WIKI = 'https://wiki.acme.example';
const KNOWN = [...ORIGINS, WIKI];

/** A colon on both sides makes a small picture at most, and tables are the author's. */
function unexpected({ problems }: MarkdownFacts): string[] {
  return problems.filter((problem) => !/^emoji code|^a table row/.test(problem));
}

describe('policy-link', () => {
  const linked = (policyLink: string, policySet = 'a b', policy = '../{policy-set}?x#y') => {
    const results = [policyResult({ status: 'failed', policySet, policy })];
    const view = sampleView({}, { policyLink }, { results });
    return view.causes[0]?.helpUrl;
  };

  test('is filled in and encoded, and leads to no other place', () => {
    expect(linked(`${WIKI}/{policy-set}/{policy}?of={policy}`)).toBe(
      `${WIKI}/a%20b/..%2F%7Bpolicy-set%7D%3Fx%23y?of=..%2F%7Bpolicy-set%7D%3Fx%23y`,
    );
    expect(linked(`${WIKI}/{policy-set}/{policy}`, '..')).toBeUndefined();
    expect(linked(`${WIKI}/{policy-set}/{policy}`, '')).toBeUndefined();
    expect(linked(`${WIKI}/{policy}`, '', 'p(1)')).toBe(`${WIKI}/p%281%29`);
  });

  test('is in the comment, the annotations and SARIF', () => {
    const view = sampleView({ workspaces: 3 }, { policyLink: `${WIKI}/{policy}` });
    expect(renderComment(view)).toContain(`[how to fix](${WIKI}/require-encrypted-volumes)`);
    expect(unexpected(readMarkdown(renderComment(view), KNOWN))).toEqual([]);
    expect(renderAnnotations(view, { annotate: 'all' })[0]?.message).toContain(
      `how to fix: ${WIKI}/require-encrypted-volumes`,
    );
    expect(renderSarif(view)).toContain(`"helpUri": "${WIKI}/require-encrypted-volumes"`);
  });
});

test.each(['remove it, or ignore the file', 'Remove it.', 'It was cut…'])(
  'the remedy %j is a sentence of its own',
  (text) => {
    expect(textWithRemedy({ text, code: 'PG-127' })).toMatch(/[a-z][.…] See https:[^ ]+#pg-127$/);
  },
);
