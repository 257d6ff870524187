import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { readIgnoreRules } from '../../src/archive/ignore-rules.ts';
import { whyPathNeverShips } from '../../src/archive/never-ships.ts';
import type { RuleSet } from '../../src/archive/archive.ts';
import type { RuleCursor } from '../../src/archive/rule-matching.ts';
import { decideTree } from '../support/decide-tree.ts';
import { expectGolden } from '../support/golden.ts';
import { sampled, showFigure } from '../support/sampled.ts';
import { describe, expect, test } from '../support/jest.ts';
import { limitMs, processorMs } from '../support/time-limits.ts';

interface GoldenCase {
  tag: string;
  ignore: string | null;
  files: string[];
  shipped?: string[];
  dirs?: string[];
  crash?: string;
}

const golden = JSON.parse(readFileSync('__tests__/data/terraformignore-golden.json', 'utf8')) as {
  cases: GoldenCase[];
};

const ignoreText = ({ ignore }: GoldenCase): string =>
  (ignore ?? '').replace('<70000 x>', 'x'.repeat(70_000));

/** Terraform keeps its own data in the directory that was recorded. */
const TERRAFORM_DATA = '.terraform/';

/** What go-slug ships, whatever the form in which a name is written. */
const forms = JSON.parse(readFileSync('__tests__/data/ignore-rules-nfc.json', 'utf8')) as {
  cases: { rules: string; files: string[]; shipped: string[] }[];
};

describe('names in composed, decomposed and mixed letters', () => {
  const decide = async (rules: string, files: string[], set: RuleSet) => {
    const { files: shipped } = await decideTree(rules, files, set);
    return shipped.filter((name) => name !== '.terraformignore').toSorted();
  };
  const titled = forms.cases.map((one) => [JSON.stringify(one.rules), one] as const);

  test.each(titled)(
    'are decided by exact as go-slug decides them: %s',
    async (_, { rules, files, shipped }) => {
      expect(await decide(rules, files, 'exact')).toEqual(shipped.toSorted());
    },
  );

  test.each(titled)(
    'are excluded by default where the newest Terraform excludes them: %s',
    async (_, one) => {
      const shipped = await decide(one.rules, one.files, 'terraform');
      expect(shipped.filter((name) => !one.shipped.includes(name))).toEqual([]);
    },
  );
});

describe('the rule set exact', () => {
  const decided = golden.cases.filter(({ crash }) => crash === undefined);
  const crashing = golden.cases.filter(({ crash }) => crash !== undefined);

  test.each(decided)('decides as recorded: $tag', async (one) => {
    const decision = await decideTree(ignoreText(one), [...one.files, TERRAFORM_DATA], 'exact');
    const recordedData = new Set(one.dirs?.includes('.terraform') ? [] : ['.terraform']);
    expect(decision.files).toEqual(one.shipped?.toSorted());
    const dirs = decision.directories.filter((path) => !recordedData.has(path));
    expect(dirs).toEqual(one.dirs?.toSorted());
  });

  test.each(crashing)(
    'leaves out the line on which Terraform crashes, and warns of it: $tag',
    async (one) => {
      const decision = await decideTree(ignoreText(one), one.files, 'exact');
      expect(decision.files).toEqual(['.terraformignore', 'main.tf']);
      expect(decision.warnings).toEqual([
        '.terraformignore:2 the line holds only white space; Terraform crashes on it. It is ignored here; empty the line',
      ]);
    },
  );
});

describe('the rule set terraform', () => {
  test.each(golden.cases)('ships nothing that Terraform excludes: $tag', async (one) => {
    const { files } = await decideTree(ignoreText(one), one.files, 'terraform');
    const shipped = new Set(one.shipped ?? one.files);
    expect(files.filter((path) => !shipped.has(path))).toEqual([]);
  });

  const decideDefault = (ignore: string, files: string[]) => decideTree(ignore, files, 'terraform');

  test.each<[string, string, string[], string[]]>([
    ['a directory by its name', 'secrets\n', ['secrets/a', 'secrets/b/c', 'x'], ['x']],
    ['brought back later', 'a\n!a/keep.tf\n', ['a/x', 'a/keep.tf'], ['a/keep.tf']],
    ['everything but', '*\n!*.tf\n', ['a.txt', 'd/b.txt', 'd/c.tf'], ['d/c.tf']],
    ['a directory brought back', '/*\n!/modules/\n', ['x', 'y/z', 'modules/a/b'], ['modules/a/b']],
    ['parentheses', 'foo(1).txt\n', ['foo(1).txt', 'foo1.txt', 'x'], ['x']],
    ['a plus', 'a+b\n', ['a+b', 'aab', 'x'], ['x']],
    ['an open bracket', '[.txt\n', ['[.txt', 'x'], ['x']],
    ['a class', '*.tf\n!keep[12].tf\n', ['keep1.tf', 'keep3.tf'], ['keep1.tf']],
    ['a byte order mark', '\uFEFFsecret\n', ['secret', 'x'], ['x']],
    ['white space, a lone negation, a lone slash', '  \n!\n/\nsecret\n', ['secret', 'x'], ['x']],
    ['CRLF', 'secret\r\nother\r\n', ['secret', 'other', 'x'], ['x']],
    ['what Go takes for white space', '\x85a\u2028\n\u3000b\v\n', ['a', 'b', '\x85a'], ['\x85a']],
    ['what Go takes for a letter', '\u200Ba\nb\u180E\n', ['a', 'b', '\u200Ba'], ['a', 'b']],
    [
      'letters that a newer Unicode composes',
      '\u{16D69}\n',
      ['\u{16D67}\u{16D67}'],
      ['\u{16D67}\u{16D67}'],
    ],
    ['a decomposed name', 'caf\u00e9\n', ['cafe\u0301', 'x'], ['x']],
    ['a long line', `${'y'.repeat(70_000)}\nsecret\n`, ['secret', 'x'], ['x']],
  ])('excludes what the rule was written for: %s', async (_, ignore, files, shipped) => {
    expect((await decideDefault(ignore, files)).files).toEqual(shipped);
  });

  const warningsOf = async (ignore: string) =>
    (await decideDefault(ignore, ['x', 'secrets/a'])).warnings;

  test('warns of each misleading rule, with its remedy', async () => {
    const traps = ['secrets', 'foo(1).txt', '[.txt', '!', '/', '!/', '\uFEFFfoo', 'caf\uFFFD'];
    const told: string[] = [];
    for (const trap of [...traps, 'x'.repeat(65_536)]) {
      told.push(`=== ${JSON.stringify(trap.slice(0, 20))}`, ...(await warningsOf(trap)));
    }
    expectGolden('archive/traps.txt', `${told.join('\n')}\n`);
  });

  test.each(['secrets/', '# [.txt', '*.[ab]', 'a\\(b'])('does not warn of %s', async (ignore) => {
    expect(await warningsOf(ignore)).toEqual([]);
  });

  test('does not read a directory in which no rule includes a file again', async () => {
    const inside = async (ignore: string, ...names: string[]) => {
      let cursor: RuleCursor | undefined = (await readIgnoreRules(ignore, 'terraform')).start('/');
      for (const name of names) cursor = cursor?.directory(name).inside;
      return cursor;
    };
    expect(await inside('node_modules/\n', 'node_modules')).toBeUndefined();
    expect(await inside('!x\nnode_modules/\n', 'node_modules')).toBeUndefined();
    expect(await inside('/a/\n!/a/x\n', 'a')).toBeDefined();
    expect(await inside('/a/\n!/b/x\n/c/\n', 'c')).toBeUndefined();
    expect(await inside('node_modules/\n!x\n', 'node_modules')).toBeDefined();
  });

  test('ships no file that exact excludes, with random patterns', async () => {
    const plain =
      'a b ab a+b aab x.tf .env é e\u0301 a(1) a1 [ main.tf .terraform modules .git a|b';
    const names = [...plain.split(' '), '{1}', 'x\ny', 'a b'];
    const signs =
      '* ** ? / / + ( ) | [a-b] [^a] [!a] [ ] ^ $ \\ \\d \\. {1} {1,2} . \\b \\Q [[:alpha:]]';
    const atoms = [...names, ...signs.split(' ')];
    const path = fc
      .array(fc.constantFrom(...names), { minLength: 1, maxLength: 4 })
      .map((parts) => parts.join('/'));
    const line = fc
      .tuple(
        fc.constantFrom('', '', '', '!', '/', '!/'),
        fc
          .array(fc.constantFrom(...atoms), { minLength: 1, maxLength: 5 })
          .map((parts) => parts.join('')),
        fc.constantFrom('', '', '/', '/**', ' ', '\r'),
      )
      .map((parts) => parts.join(''))
      // A lone slash is the one exception: Terraform would send an empty archive.
      .filter((text) => !/^!?\/+$/.test(text.trim()));
    const text = fc
      .tuple(fc.constantFrom('', '', '', '', '\uFEFF'), fc.array(line, { maxLength: 6 }))
      .map(([mark, lines]) => mark + lines.join('\n'));
    let decisions = 0;
    let excludedMore = 0;
    const paths = fc.uniqueArray(path, { minLength: 20, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(text, paths, async (ignore, files) => {
        const tree = withoutFilesUsedAsDirectories(files);
        const exact = new Set((await decideTree(ignore, tree, 'exact')).files);
        const safe = (await decideTree(ignore, tree, 'terraform')).files;
        decisions += tree.length;
        excludedMore += exact.size - safe.length;
        const more = safe.filter((path) => !exact.has(path) && !whyPathNeverShips(path, 'file'));
        expect(more).toEqual([]);
      }),
      { seed: 3, numRuns: sampled(3_000) },
    );
    showFigure(
      `rule set terraform: ${decisions} decisions, 0 beyond exact, ${excludedMore} excluded more`,
    );
    expect(decisions).toBeGreaterThanOrEqual(sampled(50_000));
    expect(excludedMore).toBeGreaterThan(0);
  });
});

function withoutFilesUsedAsDirectories(files: string[]): string[] {
  return files.filter((file) => !files.some((other) => other.startsWith(`${file}/`)));
}

describe('hostile patterns', () => {
  const deep = Array.from({ length: 200 }, (_, at) => `d${at % 10}`);
  const matchDeep = async (ignore: string, set: RuleSet): Promise<number> => {
    const before = processorMs();
    let cursor = (await readIgnoreRules(ignore, set)).start('/');
    for (const name of deep) {
      cursor.file('a'.repeat(250));
      cursor = cursor.directory(name).inside ?? cursor;
    }
    return processorMs() - before;
  };
  const thousand = (make: (at: number) => string) =>
    Array.from({ length: 1000 }, (_, at) => make(at)).join('\n');

  test.each<[string, string]>([
    ['40 × **/', `${'**/'.repeat(40)}x`],
    ['*a × 40', `${'*a'.repeat(40)}b`],
    ['nested groups', `${'('.repeat(300)}a+${')+'.repeat(300)}b`],
    ['alternatives', `(a|aa|aaa|a*)+$|${'a?'.repeat(100)}`],
    ['counted', `(a{1,30}){1,30}b`],
    ['a thousand rules', thousand((at) => `**/x${at}/*a*b${at}`)],
    ['a thousand rules with stars', thousand((at) => `*a*${at}*`)],
    ['brackets without an end', '[['.repeat(20_000)],
    ['braces without an end', '{,'.repeat(20_000)],
    ['a long class', `[${'a-z'.repeat(20_000)}]`],
  ])('cost no more than their length: %s', async (_, ignore) => {
    for (const set of ['terraform', 'exact', 'gitignore'] as const) {
      expect(await matchDeep(ignore, set)).toBeLessThan(limitMs(8000));
    }
  });

  test.each([
    ['.ſvn/x', 'version control data'],
    ['a.tf\u017ftate', 'state'],
    ['.TERRAFORM/x', 'only the directory modules/ ships of a .terraform directory'],
    ['.gıt/x', undefined],
  ])('that are there without a file say of %s: %s', (path, why) => {
    expect(whyPathNeverShips(path, 'file')).toBe(why);
  });

  test('that need too much memory are refused', async () => {
    const ignore = Array.from({ length: 30 }, () => `(${'abcdefgh'.repeat(50)}){900}`).join('\n');
    await expect(readIgnoreRules(ignore, 'exact')).rejects.toThrow('patterns that are too large');
    for (const set of ['terraform', 'exact'] as const) {
      const classes = readIgnoreRules('[[:'.repeat(20_000), set);
      await expect(classes).rejects.toThrow('patterns that are too large');
      await expect(readIgnoreRules('\\pLx', set)).rejects.toThrow(
        "holds the Unicode class \\pL, whose meaning depends on Terraform's version",
      );
    }
    expect(await matchDeep('[[:'.repeat(20_000), 'gitignore')).toBeLessThan(limitMs(8000));
  });
});
