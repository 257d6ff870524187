/** Hidden files of the configuration, and changes that name or hide them: compared with the merge base. */
import { packDirectory } from '../../src/archive/pack-directory.ts';
import { openArchives, packWorkspace } from '../../src/gate/pack-workspace.ts';
import { execute } from '../../src/machine/execute.ts';
import type { TextsAtMergeBase } from '../../src/trust/merge-base-texts.ts';
import { gitIn, initIn } from '../support/git-in.ts';
import { afterEach, describe, expect, test } from '../support/jest.ts';
import { quietLog } from '../support/quiet-log.ts';
import { stubClient } from '../support/stub-client.ts';
import { stubJob } from '../support/stub-job.ts';
import { textCases } from '../support/text-cases.ts';
import { makeTree, type Layout, type Tree } from '../support/tree.ts';

let tree: Tree | undefined;
afterEach(() => tree?.remove());

type Files = Record<string, Layout[string] | undefined>;

interface Known {
  /** Whether texts of the merge base can be read. */
  base?: boolean;
  /** Whether the list of changes is known. */
  changes?: boolean;
  /** Of the commit, but not checked out. */
  lacking?: readonly string[];
  workingDirectory?: string;
  /** The directory of the repository, if that is not the one that is packed. */
  repository?: string;
}

/** The files after a change: a path that is undefined is gone, and one in the place of a directory ends what was in it. */
function changedBy(before: Files, after: Files): Layout {
  const isReplaced = (path: string) =>
    Object.keys(after).some((each) => path === each || path.startsWith(`${each}/`));
  const kept = Object.entries(before).filter(([path]) => !isReplaced(path));
  const all = [...kept, ...Object.entries(after)];
  return Object.fromEntries(all.flatMap(([path, one]) => (one === undefined ? [] : [[path, one]])));
}

/** The texts of the merge base, which has none of a link. */
const textsOf =
  (files: Files): TextsAtMergeBase =>
  async (paths) =>
    new Map(
      paths.flatMap((path) => {
        const text = files[path];
        return typeof text === 'string' ? [[path, text]] : [];
      }),
    );

/** Why the gate stays closed over a change; undefined when it goes on. The configuration is in `net`. */
async function closing(
  before: Files,
  after: Files,
  {
    base = true,
    changes = true,
    lacking = [],
    workingDirectory = 'net',
    repository = '',
  }: Known = {},
) {
  const usual = { '.terraformignore': 'hidden*\n', 'net/hidden.txt': 'h', 'net/main.tf': PLAIN };
  const atBase = { ...usual, ...before };
  const made = makeTree(changedBy(atBase, after));
  tree = made;
  const ports = { execute, log: quietLog(), environment: process.env };
  // Variables are sent only where git tracks them.
  if (Object.keys({ ...before, ...after }).some((path) => path.endsWith('.tfvars'))) {
    initIn(made.root);
    gitIn(made.root, 'add', '--all');
  }
  const packed = await packDirectory({ root: made.root }, ports);
  const archive = { ...packed, uncommitted: lacking };
  const proposal = {
    repository: made.path(repository),
    changedFiles: () => Promise.resolve(changes ? [...Object.keys(after), ...lacking] : undefined),
    textsAtMergeBase: base ? textsOf(atBase) : undefined,
  };
  const { job } = stubJob(stubClient({}).client, { options: { proposal } });
  const found = { name: 'net', workingDirectory, root: made.root, notices: [] };
  const archives = { ...openArchives(async () => archive, job.emit) };
  try {
    // Of what was found only this is looked at.
    await packWorkspace(found as unknown as Parameters<typeof packWorkspace>[0], archives, job);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await archive.remove();
  }
}

const local = (value: string, name = 'x') => `locals {\n  ${name} = ${value}\n}\n`;
const PLAIN = local('"a"');
const READS = local('file("hidden.txt")');
/** The one file of the root module with this text. */
const main = (text: string): Files => ({ 'net/main.tf': text });
const call = (more = '') => `module "m" {\n  source = "../m"\n${more}}\n`;

const NAMES = 'this pull request adds or changes what names it';
const CHANGES = 'this pull request adds or changes it';
const RULES = 'the .terraformignore of the merge base does not exclude it';

const CASES = textCases('hidden-files.tf');
const casesOf = (says: string) =>
  CASES.filter(({ said }) => said[0] === says).map(({ what, files }) => {
    const sides: { before: Files; after: Files } = { before: {}, after: {} };
    for (const [path, text] of Object.entries(files)) {
      const link = text.startsWith('→ ') ? { link: text.slice(2).trim() } : undefined;
      const isBefore = path.startsWith('before/');
      sides[isBefore ? 'before' : 'after'][path.replace('before/', '')] = link ?? text;
    }
    return { what, ...sides };
  });

describe('a text that names a hidden file closes the gate', () => {
  test.each<[string, string]>([
    ['a function that reads it', 'file("hidden.txt")'],
    ['a text alone', '"hidden.txt"'],
    ['a path with empty steps', 'file(".//hidden.txt")'],
    ['a set of files of its directory', 'fileset(path.module, "*.txt")'],
    ['the directory of the process', 'file("/proc/self/cwd/hidden.txt")'],
  ])('as %s', async (_, value) => {
    expect(await closing({}, main(local(value)))).toContain(NAMES);
  });

  test.each(casesOf('names'))('$what', async ({ before, after }) => {
    const message = await closing(before, after);
    expect(message).toContain(NAMES);
    expect(message).toMatch(/^Terraform (?:would|may) load \S*hidden\.txt/);
  });

  test('as one in a directory that is hidden', async () => {
    const before = { '.terraformignore': 'secret/\n', 'net/secret/a.txt': '' };
    const names = (value: string) => closing(before, main(local(value)));
    expect(await names('file("secret/a.txt")')).toContain('load net/secret');
    expect(await names('"secret/a.txt"')).toContain('may load net/secret');
    expect(await names('"./secret"')).toContain(NAMES);
    expect(await names('fileset("secret", "*")')).toContain(NAMES);
    expect(await names('"secret/b.txt"')).toBeUndefined();
    // A text is no path to a directory by itself: it may be a tag.
    expect(await names('"secret"')).toBeUndefined();
  });

  test('with a reason that says where it is named, and what to do', async () => {
    expect(await closing({}, main(READS))).toBe(
      `Terraform would load net/hidden.txt (.terraformignore:1 hidden*), but the policies do not get to see that, and ${NAMES}. net/main.tf:2 reads it. Remove the rules from .terraformignore, so that it is sent and judged.`,
    );
    expect(await closing({}, main(local('"hidden.txt"')))).toContain(
      ' net/main.tf:2 has its name in it. ',
    );
    const four = main(READS + ['a', 'b', 'c'].map((name) => local(`"hidden.${name}"`)).join(''));
    const others = { 'net/hidden.a': '', 'net/hidden.b': '', 'net/hidden.c': '' };
    expect(await closing(others, four)).toContain(
      `${NAMES}. net/main.tf:5 has its name in it. net/main.tf:8 has its name in it. net/main.tf:11 has its name in it. Remove`,
    );
    expect(await closing({ 'net/hidden.a': '' }, four)).toContain(
      ' net/main.tf:5 has its name in it. net/main.tf:2 reads it. Remove',
    );
    expect(await closing({}, main('locals {'))).toMatch(
      / net\/main\.tf cannot be read as a whole: line 1: [^.]+\. Remove/,
    );
    expect(await closing({}, main(local('"/proc/self/cwd/x"')))).toContain(
      ' net/main.tf:2 may lead to any file. ',
    );
  });
});

describe('the gate stays open', () => {
  test.each(casesOf('goes on'))('$what', async ({ before, after }) => {
    expect(await closing(before, after)).toBeUndefined();
  });
});

describe('a hidden file of the configuration', () => {
  test.each(casesOf('changes'))(
    'closes the gate where it changes: $what',
    async ({ before, after }) => {
      expect(await closing(before, after)).toContain(CHANGES);
    },
  );

  test.each(casesOf('none'))('does not matter: $what', async ({ before, after }) => {
    expect(await closing(before, after)).toBeUndefined();
  });

  test('that never ships counts where a function reads it, and changed rules do not matter', async () => {
    const state = { 'net/terraform.tfstate': '{}' };
    const reads = main(local('file("terraform.tfstate")'));
    expect(await closing(state, main(local('"terraform.tfstate"')))).toBeUndefined();
    expect(await closing(state, reads)).toMatch(
      / reads it\. Keep it in a file that is sent and judged\.$/,
    );
    const rules = { '.terraformignore': '# why\nhidden*\n' };
    expect(await closing({ ...state, ...reads }, rules)).toBeUndefined();
  });

  test('closes the gate where it is of the commit and not checked out', async () => {
    const lacking = ['net/more.tf.json'];
    const message = await closing({}, {}, { lacking });
    expect(message).toContain(
      'Terraform would load net/more.tf.json (is in the commit, and not in this checkout)',
    );
    expect(message).toContain(`${CHANGES}. Check out whole directories`);
    expect(await closing({}, {}, { lacking: ['net/README.md', 'dns/main.tf'] })).toBeUndefined();
    expect(await closing({}, {}, { lacking: ['net/main.tf'] })).toBeUndefined();
  });

  test.each(['net/more.tf', 'net/terraform.tfvars', 'net/x.auto.tfvars'])(
    'closes the gate where it is not checked out, behind the link %s',
    async (path) => {
      const links = { [path]: { link: '../shared/more' }, 'net/unread.md': { link: 'nowhere' } };
      const lacking = ['shared/more'];
      const message = await closing(links, {}, { lacking });
      expect(message).toMatch(/^Terraform would load shared\/more \(is in the commit, and not in/);
    },
  );

  test('closes the gate where it is not checked out, behind a link that a text names', async () => {
    const reads = main(local('fileexists("${path.module}/more.json")'));
    const links = { ...reads, 'net/more.json': { link: '../shared/more' } };
    expect(await closing(links, {}, { lacking: ['shared/more'] })).toContain(CHANGES);
    expect(await closing(links, {}, { lacking: ['other/more'] })).toBeUndefined();
  });

  test('closes the gate in a module that is called newly, or by a link that is new', async () => {
    const hidden = { 'm/m.tf': '', 'm/hidden.tf': '' };
    expect(await closing(hidden, main(call()))).toContain(NAMES);
    const source = { 'net/main.tf': 'module "m" {\n source = "./l"\n}\n', 'net/l/m.tf': '' };
    expect(await closing({ ...hidden, ...source }, { 'net/l': { link: '../m' } })).toContain(NAMES);
  });
});

describe('changed ignore rules', () => {
  const named = main(READS);
  const rules = (text: string | undefined) => ({ '.terraformignore': text });

  test.each<[string, Files, string]>([
    ['one is added', rules('*.md\n'), 'hidden*\n'],
    ['there were none', rules(undefined), 'hidden*\n'],
    ['what brought it back is gone', rules('hidden*\n!net/hidden.txt\n'), 'hidden*\n'],
    [
      'another order',
      rules('!net/hidden.txt\nhidden*\n!net/hidden.txt\n'),
      '!net/hidden.txt\nhidden*\n',
    ],
    ['a directory with it', rules('*.md\n'), 'net/hidden.txt/\n/net/hidden*\n'],
  ])('close the gate if %s, and the merge base sends the file', async (_, before, after) => {
    expect(await closing({ ...named, ...before }, rules(after))).toContain(RULES);
  });

  test.each<[string, Files, string]>([
    ['a comment', rules('hidden*\n'), '# why\nhidden*\n'],
    ['another rule for the same file', rules('hidden*\n'), '*.txt\n'],
    ['a rule for a file that nothing names', rules('hidden*\n'), 'hidden*\n*.md\n'],
  ])('do not close the gate if both exclude the file: %s', async (_, before, after) => {
    expect(await closing({ ...named, 'net/a.md': '', ...before }, rules(after))).toBeUndefined();
  });

  test('close the gate for a directory unless all of it was excluded', async () => {
    const before = { 'net/main.tf': local('file("data/a.txt")'), 'net/data/a.txt': '' };
    const all = rules('data/\n');
    expect(await closing({ ...before, ...rules('data/*.md\n') }, all)).toContain(RULES);
    expect(await closing({ ...before, ...rules('data/\n!data/a.txt\n') }, all)).toContain(RULES);
    expect(await closing({ ...before, ...rules('*.md\ndata/\n') }, all)).toBeUndefined();
  });

  test('count only in the file at the top of what is packed', async () => {
    expect(await closing(named, { 'net/.terraformignore': '*\n' })).toBeUndefined();
    expect(
      await closing(
        { ...named, ...rules(undefined), 'net/.terraformignore': 'hidden*\n' },
        rules('hidden*\n'),
      ),
    ).toContain(RULES);
  });

  test('count through a link, as those of the file that it leads to', async () => {
    const before = { ...named, '.terraformignore': { link: 'shared' }, shared: 'hidden*\n' };
    expect(await closing(before, { shared: '# why\nhidden*\n' })).toBeUndefined();
    expect(await closing({ ...before, shared: '*.md\n' }, { shared: 'hidden*\n' })).toContain(
      RULES,
    );
    // What a link said before is not read.
    expect(await closing(before, rules('hidden*\n'))).toContain(RULES);
  });

  test('are not compared for a file behind a link', async () => {
    const before = {
      'net/main.tf': local('file("l/hidden.txt")'),
      'm/hidden.txt': '',
      'net/l': { link: '../m' },
    };
    expect(await closing(before, rules('# why\nhidden*\n'))).toBeUndefined();
    const around = { ...before, 'net/main.tf': PLAIN, 'net/hidden': { link: '../m' } };
    const reads = main(local('"./hidden"'));
    expect(await closing({ ...around, ...reads }, rules('# why\nhidden*\n'))).toContain(RULES);
  });

  test('close the gate where they cannot be compared', async () => {
    const message = await closing(named, rules('# why\nhidden*\n'), { base: false });
    expect(message).toContain('.terraformignore changes here and cannot be compared');
    expect(message).toContain('(fetch-depth: 0)');
    const unusable = rules('\\pL.txt\n');
    expect(await closing({ ...named, ...unusable }, rules('hidden*\n'))).toContain(
      'cannot be compared',
    );
  });
});

test('a directory without configuration is refused, also as the root', async () => {
  expect(await closing({}, { 'net/main.tf': undefined })).toMatch(
    /^There is no Terraform configuration in \S+\/net: .* contains it, or change the working directory/,
  );
  const message = await closing({}, { 'net/main.tf': undefined }, { workingDirectory: '' });
  expect(message).toMatch(/lies directly there\. Point `directory` at the one that has them\.$/);
});

test.each([
  ['/net/\n', '".terraformignore:1 /net/"'],
  ['# all\nnet/*\n', '".terraformignore:2 net/*"'],
  ['*.tf\n', '".terraformignore:1 *.tf"'],
])(
  'a directory without configuration is refused with the lines of the rules %j',
  async (rules, line) => {
    const files = { '.terraformignore': rules, 'dns/README.md': '', 'net/more.tf': '' };
    expect(await closing(files, {})).toContain(
      `/net: what it has is excluded by ${line}. Narrow the rule, or bring the files back after it with !.`,
    );
  },
);

test('every hidden file counts as new where the merge base is not known', async () => {
  const change = { 'net/main.tf': `${READS}# more\n` };
  const unknown = { base: false };
  const message = await closing(main(READS), change, unknown);
  expect(message).toContain('is changed here or cannot be compared');
  expect(message).toContain('(fetch-depth: 0)');
  expect(await closing(main(READS), { 'README.md': '' }, unknown)).toBeUndefined();
});

test('each named hidden file closes the gate where the list of changes is not known', async () => {
  const message = await closing(main(READS), { 'README.md': '' }, { changes: false });
  expect(message).toContain(
    'which files this pull request changes is not known. net/main.tf:2 reads it. Remove the rules from .terraformignore, so that it is sent and judged. Or let the job know them: github-token with pull-requests: read, elsewhere a checkout that holds the target branch.',
  );
  expect(await closing({}, { 'README.md': '' }, { changes: false })).toBeUndefined();
});

test('a hidden file outside of the repository has no known changes', async () => {
  const message = await closing(main(READS), { 'net/README.md': '' }, { repository: 'net' });
  expect(message).toContain('which files this pull request changes is not known');
});
