import * as fc from 'fast-check';
import { codeSpan, fence, htmlCode, link, prose, safeHref } from '../../src/report/markdown.ts';
import {
  neutraliseLog,
  renderCommand,
  renderLoggingCommand,
  safeLine,
} from '../../src/report/neutralise-log.ts';
import { anyText } from '../support/any-text.ts';
import { HOSTILE_STRINGS } from '../support/hostile-strings.ts';
import { HOSTILE_CASES } from '../support/hostile-page.ts';
import { describe, expect, test } from '../support/jest.ts';
import { readMarkdown, textOf } from '../support/markdown-oracle.ts';
import { commandsIn } from '../support/runner-oracle.ts';
import { sampled, showFigure } from '../support/sampled.ts';

/** Pieces that mean something to one of the readers, and letters between them. */
const SOUP = fc
  .array(
    fc.oneof(
      fc.constantFrom(...HOSTILE_STRINGS.filter((text) => text.length < 60)),
      fc.constantFrom('`', '``', '|', '\\', '@', '#', '<', '>', '[', ']', '(', ')', '*', '_', ' '),
      fc.constantFrom('::', '##[', '##', ']', 'error', 'add-mask', 'vso[', '\r', '\n', '\u200b'),
      fc.constantFrom(
        '\u001b[',
        '\u2028',
        '\u0085',
        '\u00a0',
        '\ufeff',
        '\u00ad',
        '\ufe0f',
        'a',
        '1',
      ),
      anyText({ maxLength: 4 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

const FUZZ = { seed: 20261120, numRuns: sampled(28_000) };

/** All the places that renderers put foreign text in, in one body. */
function everywhere(text: string): string {
  return [
    `### Title ${prose(text)}`,
    `| A | B | C |\n|---|---|---|\n| ${codeSpan(text)} | **${codeSpan(text)}**<br><sub>${codeSpan(text)} · x</sub> | ${prose(text)} |`,
    `- ${prose(text)}\n- ${codeSpan(text)}: ${prose(text)}`,
    `<details><summary>${htmlCode(text)}</summary>`,
    `${codeSpan(text)} · ${link(codeSpan(text), `https://ok.example/${text}`, ['https://ok.example'])}`,
    fence(text),
    '</details>',
    'The end.',
  ].join('\n\n');
}

describe('a text in a comment', () => {
  const harmless = (text: string): void => {
    const facts = readMarkdown(everywhere(text), ['https://ok.example']);
    expect(facts.problems).toEqual([]);
    expect(facts.headings).toHaveLength(1);
    expect(facts.fences).toHaveLength(1);
    expect(facts.tables).toEqual([{ rows: 2, columns: [3, 3] }]);
    const last = facts.nodes.at(-1);
    expect(last && textOf(last)).toBe('The end.');
  };

  test.each(HOSTILE_CASES)('is shown and does nothing, if it is %s', (_, text) => harmless(text));

  test('does nothing with any mixture of hostile texts in it', () => {
    fc.assert(fc.property(SOUP, harmless), { ...FUZZ, numRuns: sampled(400) });
  });

  test('is seen by the checker if it does something', () => {
    const active = HOSTILE_STRINGS.filter(
      (text) => readMarkdown(`x ${text}`, []).problems.length > 0,
    );
    expect(active.length).toBeGreaterThan(35);
  });

  test('stays plain if it has plain words only, and else is code', () => {
    expect(prose('The bucket must not be public (see rule 4).')).toBe(
      'The bucket must not be public (see rule 4).',
    );
    expect(prose('ask @octocat or #12 about aws_s3_bucket.logs, please')).toBe(
      'ask `@octocat` or `#12` about `aws_s3_bucket.logs`, please',
    );
    expect(codeSpan('a|b')).toBe('`a\\|b`');
    expect(codeSpan('a`b')).toBe('``a`b``');
    expect(codeSpan('`')).toBe('`` ` ``');
    expect(codeSpan('')).toBe('–');
  });

  test('links to known places only', () => {
    const origins = ['https://app.terraform.io', 'http://127.0.0.1:8080/x'];
    expect(safeHref('https://app.terraform.io/app/a(b)|c', origins)).toBe(
      'https://app.terraform.io/app/a%28b%29%7Cc',
    );
    expect(safeHref('http://127.0.0.1:8080/runs/1', origins)).toBe('http://127.0.0.1:8080/runs/1');
    for (const url of [
      'https://app.terraform.io.evil.example/',
      'https://user:secret@app.terraform.io/',
      'javascript:alert(1)',
      'http://app.terraform.io/',
      '//app.terraform.io/',
      'x',
    ])
      expect(safeHref(url, origins)).toBeUndefined();
  });
});

describe('a text in a log', () => {
  const still = (text: string): void => {
    for (const line of [...neutraliseLog(text), safeLine(text), safeLine(`    ${text}`)]) {
      expect(line).not.toMatch(/[\r\n]/);
      expect(commandsIn(line)).toEqual([]);
    }
  };

  test.each(HOSTILE_CASES)('does nothing, if it is %s', (_, text) => still(text));

  test('does nothing with any mixture of hostile texts in it', () => {
    let lines = 0;
    let active = 0;
    fc.assert(
      fc.property(SOUP, (text) => {
        const printed = neutraliseLog(text);
        lines += printed.length + 2;
        if (commandsIn(text).length > 0) active += 1;
        for (const line of [...printed, safeLine(text), safeLine(`    ${text}`)])
          if (commandsIn(line).length > 0) throw new Error(`active: ${JSON.stringify(line)}`);
      }),
      FUZZ,
    );
    showFigure(`logs: ${lines} lines printed, ${active} texts were active before`);
    expect(lines).toBeGreaterThanOrEqual(sampled(100_000));
    expect(active).toBeGreaterThan(sampled(3_000));
  });

  test('shows what is broken in it', () => {
    expect(neutraliseLog('a ##[error]b\r::error::c')).toEqual(['│ a ##\\[error]b', '│ ::error::c']);
    expect(safeLine('  ::error::c')).toBe('  \\::error::c');
    expect(safeLine('##vso[x] ##teamcity[y]')).toBe('##\\vso[x] ##\\teamcity[y]');
  });
});

describe('a command of the runner', () => {
  test('has one line and one meaning with any text', () => {
    fc.assert(
      fc.property(SOUP, SOUP, (property, message) => {
        const line = renderCommand('error', { file: property, line: 3, title: property }, message);
        expect(commandsIn(line)).toEqual(['error']);
        const keys = (line.split('::')[1] ?? '').split(',').map((each) => each.split('=')[0]);
        expect(['error line', 'error file,line,title']).toContain(keys.join(','));
        const about = { type: 'error', sourcepath: property };
        const logging = renderLoggingCommand('task.logissue', about, message);
        expect(logging).not.toMatch(/[\r\n]/);
        expect(logging.startsWith('##vso[task.logissue type=error')).toBe(true);
        expect(logging.split(']').length).toBe(2);
      }),
      { ...FUZZ, numRuns: sampled(3_000) },
    );
  });

  test('has the text that was given', () => {
    expect(renderCommand('error', { file: 'a,b:c.tf', line: 1 }, '50% done\nnow')).toBe(
      '::error file=a%2Cb%3Ac.tf,line=1::50%25 done%0Anow',
    );
    expect(renderLoggingCommand('task.logissue', { type: 'error', sourcepath: 'a;b]' }, 'x%')).toBe(
      '##vso[task.logissue type=error;sourcepath=a%3Bb%5D]x%AZP25',
    );
  });
});
