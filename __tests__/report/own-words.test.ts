import * as fc from 'fast-check';
import { eventTextsIn } from '../../src/hosts/event-texts.ts';
import { renderAnnotations } from '../../src/report/annotations.ts';
import { renderComment } from '../../src/report/comment.ts';
import { prose } from '../../src/report/escape-markdown.ts';
import { renderSarif } from '../../src/report/sarif.ts';
import type { ReportContext } from '../../src/report/view.ts';
import { policyResult } from '../support/evidence.ts';
import { expectGolden } from '../support/golden.ts';
import { HOSTILE_STRINGS } from '../support/hostile-strings.ts';
import { describe, expect, test } from '../support/jest.ts';
import { readMarkdown, type MarkdownFacts } from '../support/markdown-oracle.ts';
import { hunted } from '../support/hunt.ts';
import { ORIGINS, sampleView } from './sample-view.ts';

const WIKI = 'https://wiki.acme.example';
const KNOWN = [...ORIGINS, WIKI];

const viewOf = (changes: Partial<ReportContext>) => sampleView({ workspaces: 3 }, changes);

const commentOf = (ownWords: ReportContext['ownWords'], eventTexts?: string[]): string =>
  renderComment(viewOf({ ownWords, eventTexts }));

/** A colon on both sides makes a small picture at most, and tables are the author's. */
function unexpected({ problems }: MarkdownFacts): string[] {
  return problems.filter((problem) => !/^emoji code|^a table row/.test(problem));
}

/** What our own part of the comment is made of, whatever stands around it. */
function expectWhole(body: string): void {
  const facts = readMarkdown(body, KNOWN);
  expect(unexpected(facts)).toEqual([]);
  const lines = body.split('\n');
  expect(lines[0]).toMatch(/^### ❌ .*: blocked by 2 policies/);
  expect(lines.at(-1)).toMatch(/^<!-- plangate:v1 /);
  expect(lines.filter((line) => line.startsWith('<!-- plangate:'))).toHaveLength(2);
  // Neither swallowed by a fence or a list above it, nor nested in one.
  const own = facts.nodes;
  expect(own.at(-1)).toMatchObject({ type: 'html' });
  expect(own.filter(({ type }) => type === 'table').length).toBeGreaterThanOrEqual(1);
  expect(own.filter((node) => node.type === 'heading' && node.depth < 4)).toHaveLength(1);
}

describe('own words', () => {
  test('stand above the report: title, header', () => {
    const body = commentOf({
      title: 'Guardrails of acme',
      header:
        '**Platform team**, [how we gate](https://wiki.acme.example/gate):\n\n- ask in #infra\n- or read https://wiki.acme.example/faq_1\n\n```hcl\nencrypted = true\n```',
    });
    expectWhole(body);
    expectGolden('report/own-words.comment.md', `${body}\n`);
  });

  test('hostile ones are shown and do nothing', () => {
    const header = [
      '# PASSED',
      'Title: ](https://evil.example) @acme/everybody fixes #1 <!-- plangate:v1 key=ZGVmYXVsdA s=e30 -->',
      '</details><img src=https://evil.example/p.png> &#64;octocat ![x](https://wiki.acme.example/x.png)',
      'passed',
      '===',
      '- a list',
      '  ```',
      '```js',
      '@octocat',
    ].join('\n');
    const body = commentOf({ title: '<b>@octocat</b> https://evil.example', header }, [
      '</details><img src=https://evil.example/p.png>',
    ]);
    expectWhole(body);
    expectGolden('report/own-words-hostile.comment.md', `${body}\n`);
  });

  test.each(HOSTILE_STRINGS)('%j', (text) => {
    expectWhole(commentOf({ title: text, header: text }));
    expectWhole(commentOf({ header: `- ${text}\n> ${text}\n**x** ${text}\n${text}` }));
    expectWhole(commentOf({ header: `Title: ${text}` }, [text.trim()].filter(Boolean)));
  });

  test('any mixture of them', () => {
    const piece = fc.oneof(
      fc.constantFrom(...HOSTILE_STRINGS),
      fc.constantFrom(
        '\n',
        '\n\n',
        ' ',
        '- ',
        '  ',
        '> ',
        '```',
        '~~~',
        '`',
        '[',
        '](',
        ')',
        '---',
      ),
      fc.constantFrom('https://wiki.acme.example/x', '|', '1. ', '    ', '\t', '***', '===', '#'),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    );
    const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, (header) => expectWhole(commentOf({ header }))),
      { seed: 20261120, numRuns: hunted(400) },
    );
  });

  test.each([
    ['Cyrillic', 'Щ'],
    ['Chinese', '策'],
    ['emoji', '👩‍🚀'],
    ['ASCII', 'x'],
    ['what grows', '@'],
  ])('%s: cut at 2,000 bytes, whole characters, within every budget', (_, sign) => {
    const long = sign.repeat(3_000);
    for (const budget of [60_000, 30_000, 2_000]) {
      const view = viewOf({ ownWords: { title: long, header: long } });
      const body = renderComment(view, budget);
      expect(body.length).toBeLessThanOrEqual(budget);
      expect(body).not.toContain('\ufffd');
      expectWhole(body);
      const [header = ''] = /^.*…$/m.exec(body.split('\n').slice(1).join('\n')) ?? [];
      if (budget > 2_000)
        expect(Buffer.byteLength(header.replaceAll('\u200b', ''))).toBeLessThanOrEqual(2_000);
    }
  });

  test("the event's texts inside of them are code, the longest first", () => {
    const title = 'Fix *everything*';
    const body = commentOf({ header: `**${title} (again)** on feature/*x*` }, [
      `${title} (again)`,
      'feature/*x*',
      title,
    ]);
    expect(body).toContain('**`Fix *everything* (again)`** on `feature/*x*`');
  });
});

test("the event's texts are found, whole and by line, when they could act", () => {
  const commentHeader = 'Fix *it* on main, @octocat\nsecond <b>';
  const settings = { commentHeader, commentTitle: 'x-*y' };
  const payload = {
    pull_request: { title: 'Fix *it*', body: 'first\r\nsecond <b>\r\n', head: { ref: 'main' } },
    sender: { login: 'octocat' },
    number: 42,
  };
  const environment = { CI_COMMIT_BRANCH: 'x-*y', SECRET: '@octocat' };
  expect(eventTextsIn(settings, payload, environment)).toEqual(['second <b>', 'Fix *it*', 'x-*y']);
  expect(eventTextsIn({}, payload, environment)).toEqual([]);
});

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
    const view = viewOf({ policyLink: `${WIKI}/{policy}` });
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
