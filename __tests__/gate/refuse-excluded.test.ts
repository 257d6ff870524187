/** What a request may not change of files that are not sent, and what becomes of rules that it changes. */
import { packDirectory } from '../../src/archive/pack-directory.ts';
import { openArchives, packWorkspace } from '../../src/gate/pack-workspace.ts';
import { execute } from '../../src/machine/execute.ts';
import { listTrackedFiles } from '../../src/machine/ask-git.ts';
import { treeHere } from '../../src/machine/tree-here.ts';
import { textOf } from '../../src/model/finding.ts';
import type { Proposal } from '../../src/gate/request.ts';
import { openSentRules } from '../../src/check/sent-rules.ts';
import { readTrusted } from '../../src/settings/files-of-default-branch.ts';
import { asTrusted } from '../../src/trust/tree.ts';
import { proposedTree } from '../support/trusted-tree.ts';
import { spawnSync } from 'node:child_process';
import { EVERY_CASE } from '../support/sampled.ts';
import { extract } from 'tar';
import { testWith } from '../support/optional-tools.ts';
import { gitIn, initIn } from '../support/git-in.ts';
import { afterEach, describe, expect, test } from '../support/jest.ts';
import { quietLog } from '../support/quiet-log.ts';
import { stubClient } from '../support/stub-client.ts';
import { stubJob } from '../support/stub-job.ts';
import { textCases } from '../support/text-cases.ts';
import { makeTree, type Layout, type Tree } from '../support/tree.ts';

const trees: Tree[] = [];
afterEach(() => trees.splice(0).forEach((tree) => tree.remove()));

type Files = Record<string, Layout[string] | undefined>;

interface Known {
  /** Whether the list of changes is known. */
  changes?: boolean;
  /** Of the commit, but not checked out. */
  lacking?: readonly string[];
  workingDirectory?: string;
  /** The directory of the repository, if that is not the one that is packed. */
  repository?: string;
  /** Files that git does not track. */
  untracked?: Layout;
  /** Whether what is not checked out changes, too. */
  isListed?: boolean;
  /** In the place of the files that change: what the host lists. */
  listed?: readonly string[];
  /** Gets the path of what is sent. */
  look?: (archive: string) => Promise<void>;
  /** In a merge queue, what each request changes. */
  each?: readonly (readonly string[] | undefined)[];
}

/** The files after a change: a path that is undefined is gone, and one in the place of a directory ends what was in it. */
function changedBy(before: Files, after: Files): Layout {
  const isReplaced = (path: string) =>
    Object.keys(after).some((each) => path === each || path.startsWith(`${each}/`));
  const kept = Object.entries(before).filter(([path]) => !isReplaced(path));
  const all = [...kept, ...Object.entries(after)];
  return Object.fromEntries(all.flatMap(([path, one]) => (one === undefined ? [] : [[path, one]])));
}

/**
 * What the gate says of a change: why it stays closed, and the notices where it goes on. The configuration is in `net`, and the
 * branch that decides is at the files before.
 */
async function judged(
  before: Files,
  after: Files,
  {
    changes = true,
    lacking = [],
    workingDirectory = 'net',
    repository = '',
    untracked = {},
    listed,
    isListed = true,
    look,
    each,
  }: Known = {},
): Promise<{ closing?: string; notices: string[]; sent: string[] }> {
  const usual = { '.terraformignore': 'hidden*\n', 'net/hidden.txt': 'h', 'net/main.tf': PLAIN };
  const onBranch = { ...usual, ...before };
  const branch = makeTree(changedBy(onBranch, {}));
  const made = makeTree(changedBy(onBranch, after));
  trees.push(branch, made);
  initIn(made.root);
  gitIn(made.root, 'add', '--all');
  made.add(untracked);
  const ports = { execute, log: quietLog(), environment: process.env };
  const changedFiles = async () =>
    changes ? [...(listed ?? Object.keys(after)), ...(isListed ? lacking : [])] : undefined;
  const changedByEach = async () => each;
  const base = { branch: 'main', defaultBranch: 'main' };
  const rules = openSentRules(
    {
      subject: { base, changedFiles, changedByEach },
      jobTree: proposedTree(made.root, {
        trusted: async () => readTrusted(asTrusted(treeHere(branch.root))),
      }),
      server: undefined,
      targetBranches: [],
      repositoryRoot: made.root,
      workspace: made.root,
    },
    ports,
  );
  const proposal: Proposal = {
    repository: made.path(repository),
    changedFiles,
    async trackedFiles() {
      const tracked = await listTrackedFiles(made.root, made.root, ports);
      return 'unknown' in tracked ? undefined : new Set([...tracked, ...lacking]);
    },
    textOnBranch: rules.textOnBranch,
  };
  const pack = async (root: string) => {
    const { rules: sent, changed } = await rules.at(root);
    const archive = await packDirectory({ root }, ports, sent);
    return { ...archive, uncommitted: lacking, changedRules: changed };
  };
  const { job } = stubJob(stubClient({}).client, { options: { proposal } });
  const found = { name: 'net', workingDirectory, root: made.root, notices: [] };
  const archives = openArchives(pack, job.emit);
  try {
    // Of what was found only this is looked at.
    const packed = await packWorkspace(
      found as unknown as Parameters<typeof packWorkspace>[0],
      archives,
      job,
    );
    const sent = packed.archive.entries.flatMap(({ path, type }) =>
      type === 'file' ? [path] : [],
    );
    await look?.(packed.archive.path);
    return { notices: packed.notices.map(textOf), sent };
  } catch (error) {
    return {
      closing: error instanceof Error ? error.message : String(error),
      notices: [],
      sent: [],
    };
  } finally {
    await archives.close();
  }
}

const closing = async (...of: Parameters<typeof judged>) => (await judged(...of)).closing;

const local = (value: string, name = 'x') => `locals {\n  ${name} = ${value}\n}\n`;
const PLAIN = local('"a"');
/** The one file of the root module with this text. */
const main = (text: string): Files => ({ 'net/main.tf': text });
const call = (more = '') => `module "m" {\n  source = "../m"\n${more}}\n`;

const CHANGES = 'this pull request adds or changes it';

const CASES = textCases('hidden-files.tf');
const casesOf = (says: string) =>
  CASES.filter(({ said }) => said[0] === says).map(({ what, files }) => {
    const sides: { before: Files; after: Files } = { before: {}, after: {} };
    for (const [path, text] of Object.entries(files)) {
      const isBefore = path.startsWith('before/');
      const [, link] = /^→ (.*)$/m.exec(text) ?? [];
      const file = link === undefined ? text : { link };
      // This one is taken away.
      sides[isBefore ? 'before' : 'after'][path.replace('before/', '')] =
        link === 'gone' ? undefined : file;
    }
    return { what, ...sides };
  });

describe('a place that goes on without a file that is not sent closes the gate', () => {
  test.each(casesOf('refused'))('$what', async ({ before, after }) => {
    expect(await closing(before, after)).toMatch(
      /^(?:net|m)\/\S+ (?:goes on|cannot be read as a whole: .* go on) without (?:net\/hidden\.txt|net\/data\/a\.txt) /,
    );
  });

  const guarded = main(local('try(file("hidden.txt"), "harmless")'));

  test('with the rule, the place, and what to do', async () => {
    expect(await closing({}, guarded)).toBe(
      'net/main.tf:2 goes on without net/hidden.txt (.terraformignore:1 hidden*), which is not sent: the policies see another plan than that of all files, and this pull request changes what decides it. Remove the rules from .terraformignore, so that it is sent and judged. Or name it outside of try, can, fileexists and fileset.',
    );
  });

  test('whatever the request changes, where that is not known', async () => {
    const unknown = { changes: false };
    expect(await closing(guarded, { 'README.md': '' }, unknown)).toContain('goes on without');
    expect(await closing(guarded, { 'README.md': '' })).toBeUndefined();
  });

  test('also for state, which no rule excludes, and not for what git does not track', async () => {
    const reads = main(local('try(file("terraform.tfstate"), "")'));
    const tracked = { 'net/terraform.tfstate': '{}' };
    expect(await closing(tracked, reads)).toContain('without net/terraform.tfstate (state)');
    expect(await closing({}, reads, { untracked: tracked })).toBeUndefined();
    const all = main(local('fileset(path.module, "**")'));
    const fetched = { 'net/.terraform/providers/x': '', 'net/hidden.log': '' };
    const sent = { '.terraformignore': '*.log\n' };
    expect(await closing(sent, all, { untracked: fetched })).toBeUndefined();
  });
});

/** Ways to write `docs/evil.md`, which Terraform all reads as that; `#{` is a dollar and a brace. */
const NAMES = String.raw`
  "docs/evil.md"
  "./docs//evil.md"
  "docs/../docs/evil.md"
  abspath("docs/evil.md")
  "#{path.module}/docs/evil.md"
  "#{path.root}/docs/evil.md"
  "#{path.cwd}/docs/evil.md"
  join("/", ["docs", "evil.md"])
  format("%s/%s", "docs", "evil.md")
  var.f
  var.g
  "#{local.d}/evil.md"
  "#{var.d}/evil.md"
  "docs/#{local.e}"
  "#{local.d}/#{local.e}"
  local.m.a
  local.m["a"]
  lookup(local.m, "a", "")
  { a = "docs/evil.md" }["a"]
  element(["docs/evil.md"], 0)
  one(["docs/evil.md"])
  [for k in ["docs/evil.md"] : k][0]
  replace("docs_evil.md", "_", "/")
  lower("DOCS/EVIL.MD")
  trimspace(" docs/evil.md ")
  jsondecode("\"docs/evil.md\"")
  base64decode("ZG9jcy9ldmlsLm1k")
  substr("docs/evil.mdx", 0, 12)
  "#{dirname("docs/x")}/evil.md"
  coalesce("docs/evil.md")
`
  .trim()
  .split('\n')
  .map((name) => name.trim().replaceAll('#{', '${'));
const GUARDS: ((name: string) => string)[] = [
  (name) => `try(file(${name}), "h")`,
  (name) => `can(file(${name}))`,
  (name) => `fileexists(${name})`,
  (name) => `try(templatefile(${name}, {}), "h")`,
  (name) => `[for x in [${name}] : try(filesha1(x), "h")]`,
  (name) => `length(fileset(dirname(${name}), "*"))`,
  (name) => `{ a = { b = coalesce(try(file(${name}), null), "h") } }`,
];

test.each(NAMES)('whichever way the name is written: %s', async (name) => {
  const values =
    'variable "d" {\n  default = "docs"\n}\nvariable "f" {\n  default = "docs/evil.md"\n}\nvariable "g" {}\nlocals {\n  d = "docs"\n  e = "evil.md"\n  m = { a = "docs/evil.md" }\n}\n';
  const before = {
    '.terraformignore': 'docs/\n',
    'net/docs/evil.md': 'evil',
    'net/a.auto.tfvars': 'g = "docs/evil.md"\n',
    ...main(values),
  };
  const guards = EVERY_CASE ? GUARDS : [GUARDS[NAMES.indexOf(name) % GUARDS.length]!];
  for (const guard of guards) {
    const output = `output "o" {\n  value = ${guard(name)}\n}\n`;
    expect([output, await closing(before, main(values + output))]).toEqual([
      output,
      expect.stringContaining('goes on without net/docs/evil.md'),
    ]);
  }
});

describe('the gate stays open', () => {
  test.each(casesOf('goes on'))('$what', async ({ before, after }) => {
    expect(await closing(before, after)).toBeUndefined();
  });

  test.each(casesOf('notice'))('with a notice: $what', async ({ before, after }) => {
    const { closing: why, notices } = await judged(before, after);
    expect([why, notices.join()]).toEqual([
      undefined,
      expect.stringMatching(/^Terraform may load net\/hidden\.txt .* has its name in it\.$/),
    ]);
  });

  test.each(casesOf('service'))('because the plan fails: $what', async ({ before, after }) => {
    const { closing: why, sent } = await judged(before, after);
    expect([why, sent.filter((path) => path.endsWith('hidden.txt'))]).toEqual([undefined, []]);
  });
});

/** What Terraform says of a plan of what is sent. */
async function planOfSent(terraform: string, before: Files, after: Files): Promise<string> {
  let said = '';
  await judged(before, after, {
    look: async (file) => {
      const { root: cwd, path } = makeTree();
      await extract({ file, cwd, preservePaths: false });
      const run = (...words: string[]) =>
        spawnSync(terraform, [...words, '-no-color'], { cwd: path('net'), encoding: 'utf8' });
      const init = run('init');
      said = init.status === 0 ? run('plan', '-input=false').stderr : init.stderr;
    },
  });
  return said.replace(/[\s│]+/g, ' ');
}

testWith(
  'terraform',
  'a name that Terraform does not find fails there, in its own words',
  async (terraform) => {
    // Of these it reads nothing, or needs a provider.
    const others = ['in a file for OpenTofu', 'where the block was there no time'];
    const rows = casesOf('service').filter(({ what }) => !others.includes(what));
    for (const { what, before, after } of rows) {
      expect([what, await planOfSent(terraform, before, after)]).toEqual([
        what,
        expect.stringMatching(/no file exists at|No stored state was found/),
      ]);
    }
  },
  120_000,
);

describe('a file that Terraform loads by its kind', () => {
  test.each(casesOf('changes'))(
    'closes the gate where it changes: $what',
    async ({ before, after }) => {
      expect(await closing(before, after)).toContain(CHANGES);
    },
  );

  test.each(casesOf('none'))('does not matter: $what', async ({ before, after }) => {
    expect(await closing(before, after)).toBeUndefined();
  });

  test('is the lock file, which is named and closes nothing', async () => {
    const rules = { '.terraformignore': '.terraform.lock.hcl\n' };
    const lock = { 'net/.terraform.lock.hcl': '# new\n' };
    const { closing: why, notices } = await judged(rules, lock);
    expect([why, notices]).toEqual([
      undefined,
      [
        'Terraform would load net/.terraform.lock.hcl, but the policies do not get to see it: .terraformignore:1 .terraform.lock.hcl.',
      ],
    ]);
  });

  test('is no test, and nothing else in a directory that is not sent', async () => {
    expect(await closing({}, { 'net/hidden.tftest.hcl': '' })).toBeUndefined();
    const module = { 'net/main.tf': 'module "m" {\n source = "./hidden"\n}\n' };
    const hidden = { ...module, 'net/hidden/m.tf': '', '.terraformignore': 'hidden/\n' };
    expect(await closing(hidden, { 'net/hidden/README.md': '' })).toBeUndefined();
    expect(await closing(hidden, { 'net/hidden/deep/x.tf': '' })).toBeUndefined();
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

  test('closes the gate where it is not checked out, and a place goes on without it', async () => {
    const reads = main(local('try(file("${path.module}/more.json"), "")'));
    const left = { 'net/more.json': '{}' };
    const without = { listed: Object.keys(reads), lacking: ['net/more.json'], isListed: false };
    expect(await closing(left, { ...reads, 'net/more.json': undefined }, without)).toContain(
      'goes on without net/more.json (is in the commit, and not in this checkout)',
    );
  });

  test('closes the gate in a module that is called newly, or by a link that is new', async () => {
    const NEWLY = 'this pull request newly calls its module';
    const hidden = { 'm/m.tf': '', 'm/hidden.tf': '' };
    expect(await closing(hidden, main(call()))).toContain(NEWLY);
    expect(await closing({ ...hidden, ...main(call()) }, main(call('  x = 1\n')))).toBeUndefined();
    const source = { 'net/main.tf': 'module "m" {\n source = "./l"\n}\n', 'net/l/m.tf': '' };
    expect(await closing({ ...hidden, ...source }, { 'net/l': { link: '../m' } })).toContain(NEWLY);
  });
});

describe('rules that a request changes', () => {
  const rules = (text: string | undefined) => ({ '.terraformignore': text });
  const MORE = { 'net/more.tf': '# more\n', 'net/a.md': 'a' };

  test.each<[string, Files, string]>([
    ['one is added', rules('*.md\n'), '*.md\nmore.tf\n'],
    ['there were none', rules(undefined), 'more.tf\n'],
    ['what brought it back is gone', rules('more*\n!net/more.tf\n'), 'more*\n'],
    ['another order', rules('more*\n!net/more.tf\n'), '!net/more.tf\nmore*\n'],
    ['variables', { ...rules(''), 'net/x.auto.tfvars': '' }, '*.tfvars\n'],
  ])(
    'close the gate beside another change, if Terraform loses a file: %s',
    async (_, before, text) => {
      const after = { ...rules(text), 'README.md': '' };
      expect(await closing({ ...MORE, ...before }, after)).toMatch(
        /^With the changed \.terraformignore Terraform would not load net\/\S+ \(\.terraformignore:\d .*\) any more, and this pull request changes other files, too\. Merge this change by itself first, or take the rules out\.$/,
      );
    },
  );

  test('close it also for a file that the request adds', async () => {
    const after = { ...rules('*.md\n/net/evil.tf\n'), 'net/evil.tf': '' };
    expect(await closing({}, after)).toContain('would not load net/evil.tf');
  });

  test('alone, are those by which it is judged, and the report lists what is lost', async () => {
    const { notices, sent } = await judged({ ...MORE, ...rules('') }, rules('more.tf\n*.md\n'));
    expect(sent).toEqual(['.terraformignore', 'net/hidden.txt', 'net/main.tf']);
    expect(notices).toContain(
      'After the merge Terraform does not load net/more.tf (.terraformignore:1 more.tf) any more, because it is not sent; this pull request is judged without that.',
    );
  });

  test('count as the request has them where they send more of what git tracks', async () => {
    const untracked = { 'net/hidden.log': 'log' };
    const after = { ...rules('*.md\n'), 'net/hidden.tf': '' };
    const { closing: why, notices, sent } = await judged(MORE, after, { untracked });
    expect(why).toBeUndefined();
    expect(sent).toContain('net/hidden.tf');
    // The branch excludes it, and nobody committed it.
    expect(sent).not.toContain('net/hidden.log');
    // The branch sends it.
    expect(sent).toContain('net/a.md');
    expect(notices).toEqual([
      'This pull request changes the rules in .terraformignore. Until then a file that git tracks is sent where these rules or those of the target branch send it.',
    ]);
  });

  test('bring back a directory, and nothing in it that git does not track', async () => {
    const before = { ...rules('data/\n'), 'net/data/a.txt': '', 'net/data/deep/b.txt': '' };
    const untracked = { 'net/data/key.txt': '' };
    const { sent } = await judged(before, { ...rules(''), 'README.md': '' }, { untracked });
    expect(sent.filter((path) => path.includes('data'))).toEqual([
      'net/data/a.txt',
      'net/data/deep/b.txt',
    ]);
  });

  test('are no change where the list of changes lacks them: those of the branch decide', async () => {
    const made = await judged({ ...MORE, ...rules('*.md\n') }, rules('more.tf\n'), {
      listed: ['README.md'],
    });
    expect([made.closing, made.notices]).toEqual([undefined, []]);
    expect(made.sent).toContain('net/more.tf');
    expect(made.sent).not.toContain('net/a.md');
  });

  test('close the gate where the list of changes is not known, and a file is lost', async () => {
    const message = await closing({ ...MORE, ...rules('') }, rules('more.tf\n'), {
      changes: false,
    });
    expect(message).toBe(
      'With the changed .terraformignore Terraform would not load net/more.tf (.terraformignore:1 more.tf) any more, and which files this pull request changes is not known. Merge this change by itself first, or take the rules out. Or let the job know them: github-token with pull-requests: read, elsewhere a checkout that holds the target branch.',
    );
  });

  test('are alone in a merge queue if each request that changes them does nothing else', async () => {
    const after = { ...rules('more.tf\n'), 'README.md': '' };
    const inQueue = (...each: (readonly string[] | undefined)[]) =>
      closing({ ...MORE, ...rules('') }, after, { each });
    expect(await inQueue(['.terraformignore'], ['README.md'])).toBeUndefined();
    expect(await inQueue(['README.md', '.terraformignore'])).toContain('would not load');
    expect(await inQueue(['.terraformignore'], undefined)).toContain('would not load');
    expect(await inQueue(['README.md'])).toContain('would not load');
    // What another request of the queue adds there is not seen.
    const adds = { ...rules('more.tf\n'), 'net/more.tf': '# evil\n' };
    const each = [['.terraformignore'], ['net/more.tf']];
    expect(await closing({ ...MORE, ...rules('') }, adds, { each })).toContain(CHANGES);
  });

  test('count only in the file at the top of what is packed', async () => {
    const { notices } = await judged({}, { 'net/.terraformignore': '*\n' });
    expect(notices).toEqual([]);
  });

  test('count through a link, as those of the file that it leads to', async () => {
    const link = { '.terraformignore': { link: 'shared' }, shared: '*.md\n' };
    const before = { ...MORE, ...link };
    const loses = { shared: 'more.tf\n' };
    expect(await closing(before, { ...loses, 'README.md': '' })).toContain('would not load');
    expect((await judged(before, loses)).notices.join()).toContain('is judged without that');
    // To what a link of the request leads, it chooses itself.
    const chosen = { '.terraformignore': { link: 'net/more.tf' }, 'net/more.tf': 'main.tf\n' };
    expect(await closing({ ...MORE, ...rules('') }, chosen)).toContain('would not load');
  });

  test('that cannot be read stop the job, unless they are of the branch and change alone', async () => {
    const unusable = rules('\\pL.txt\n');
    const WHY = 'nothing is packed without knowing what to leave out';
    expect(await closing({}, { ...unusable, 'README.md': '' })).toContain(WHY);
    expect(await closing(unusable, { 'README.md': '' })).toContain(WHY);
    expect(await closing(unusable, { ...rules(''), 'README.md': '' })).toContain(WHY);
    expect(await closing(unusable, rules('*.md\n'))).toBeUndefined();
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

test('each file that is loaded by its kind counts where the list of changes is not known', async () => {
  const unknown = { changes: false };
  const message = await closing({ 'net/hidden.tf': '' }, { 'README.md': '' }, unknown);
  expect(message).toBe(
    'Terraform would load net/hidden.tf (.terraformignore:1 hidden*), but the policies do not get to see that, and which files this pull request changes is not known. Remove the rules from .terraformignore, so that it is sent and judged. Or let the job know them: github-token with pull-requests: read, elsewhere a checkout that holds the target branch.',
  );
  expect(await closing({}, { 'README.md': '' }, unknown)).toBeUndefined();
});

test('a hidden file outside of the repository has no known changes', async () => {
  const hidden = { 'net/hidden.tf': '' };
  const message = await closing(hidden, { 'net/README.md': '' }, { repository: 'net' });
  expect(message).toContain('which files this pull request changes is not known');
});
