import { renderAnnotations } from '../../src/report/annotations.ts';
import { renderComment } from '../../src/report/comment.ts';
import { prose } from '../../src/report/escape-markdown.ts';
import { renderSarif } from '../../src/report/sarif.ts';
import { policyResult } from '../support/evidence.ts';
import { describe, expect, test } from '../support/jest.ts';
import { readMarkdown, type MarkdownFacts } from '../support/markdown-oracle.ts';
import { ORIGINS, sampleView } from './sample-view.ts';

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
    return view.findings[0]?.helpUrl;
  };

  test('is filled in, encoded, and leads nowhere else', () => {
    expect(linked(`${WIKI}/{policy-set}/{policy}?of={policy}`)).toBe(
      `${WIKI}/a%20b/..%2F%7Bpolicy-set%7D%3Fx%23y?of=..%2F%7Bpolicy-set%7D%3Fx%23y`,
    );
    expect(linked(`${WIKI}/{policy-set}/{policy}`, '..')).toBeUndefined();
    expect(linked(`${WIKI}/{policy-set}/{policy}`, '')).toBeUndefined();
    expect(linked(`${WIKI}/{policy}`, '', 'p(1)')).toBe(`${WIKI}/p%281%29`);
  });

  test('stands in the comment, the annotations and SARIF', () => {
    const view = sampleView({ workspaces: 3 }, { policyLink: `${WIKI}/{policy}` });
    expect(renderComment(view)).toContain(`[how to fix](${WIKI}/require-encrypted-volumes)`);
    expect(unexpected(readMarkdown(renderComment(view), KNOWN))).toEqual([]);
    expect(renderAnnotations(view, { annotate: 'all' })[0]?.message).toContain(
      `how to fix: ${WIKI}/require-encrypted-volumes`,
    );
    expect(renderSarif(view)).toContain(`"helpUri": "${WIKI}/require-encrypted-volumes"`);
  });
});

test('addresses in sentences are text, and no links', () => {
  const said = prose('see https://wiki.acme.example/a_b, not https://evil.example/x.');
  expect(said).toBe('see `https://wiki.acme.example/a_b`, not `https://evil.example/x`.');
});
