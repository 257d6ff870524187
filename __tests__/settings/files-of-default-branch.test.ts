/** Every file that decides is read by the same rules: of a commit in a job, of a pinned commit, and of the disk of a person. */
import { rmSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseExceptions } from '../../src/policy/exceptions.ts';
import { readDeclaredPolicies } from '../../src/rego/policy-set.ts';
import { readAllowedSources } from '../../src/check/open-allowed-sources.ts';
import { findExceptions } from '../../src/check/find-exceptions.ts';
import { execute } from '../../src/machine/execute.ts';
import { openAt } from '../../src/machine/find-repository.ts';
import type { CommitId } from '../../src/model/commit-id.ts';
import { sentencesOf } from '../../src/model/parse.ts';
import type { ExecuteBounded } from '../../src/model/ports.ts';
import { readConftestFile } from '../../src/rego/conftest-file.ts';
import { findOwnSets, readConftestHere } from '../../src/rego/open-own-policies.ts';
import { readTrusted, readDecidingText } from '../../src/settings/files-of-default-branch.ts';
import { readBlocks } from '../../src/settings/read-blocks.ts';
import { treeOfCommit } from '../../src/trust/git-files.ts';
import { asTrusted, type JobTree } from '../../src/trust/tree.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { SHAPES, type FileShape } from '../support/file-shapes.ts';
import { commitIn, commitOf, gitIn } from '../support/git-in.ts';
import { describe, expect, test } from '../support/jest.ts';
import { OWN_TREE } from '../support/own-tree.ts';
import { openRepository } from '../support/repository.ts';
import { layIn, makeTree, type Layout } from '../support/tree.ts';
import { proposedTree } from '../support/trusted-tree.ts';

/** In place of `opa`, which reads data as YAML: the data of these tests is JSON. */
const executeBounded: ExecuteBounded = async (_, __, { stdin = '{}' }) => {
  const texts = Object.entries(JSON.parse(stdin) as Record<string, string>);
  const values = texts.map(([file, text]) => [file, JSON.parse(text) as unknown]);
  return { exitCode: 0, stdout: JSON.stringify(Object.fromEntries(values)), stderr: '' };
};
const { signal } = new AbortController();
const ports = { execute, executeBounded, environment: { PATH: process.env['PATH'] }, signal };

/** What was read, `absent`, or what is said in its place. */
type Outcome = { read: string } | 'absent' | { said: string };

interface DecidingKind {
  path: string;
  text: string;
  /** Other files that are there. */
  beside: Layout;
  read: (root: string, jobTree: JobTree) => Promise<Outcome>;
}

const where = (root: string, jobTree: JobTree) => ({
  directory: root,
  workingDirectory: root,
  jobTree,
});
const saying = (error: unknown): Outcome => ({ said: String(error) });

const EXCEPTIONS: DecidingKind = {
  path: 'gate/exceptions.json',
  text: '{"exceptions": []}',
  beside: {},
  async read(root, jobTree) {
    const written = EXCEPTIONS.path;
    const found = await findExceptions({ written, ...where(root, jobTree) }, ports);
    if ('problems' in found) return absentHere(sentencesOf(found.problems));
    return 'text' in found ? { read: found.text } : 'absent';
  },
};

/** A file that a person names has to be there. */
function absentHere(said: string): Outcome {
  return said.endsWith('which does not exist.') ? 'absent' : { said };
}

const SOURCES: DecidingKind = {
  path: 'gate/allowed.json',
  text: '{"providers": ["hashicorp/aws"]}',
  beside: {},
  async read(root, jobTree) {
    const written = SOURCES.path;
    const found = await readAllowedSources({ written, ...where(root, jobTree) }, ports);
    if ('problems' in found) return absentHere(sentencesOf(found.problems));
    if ('missing' in found) return 'absent';
    return { read: `{"providers": ["${found.allowed.providers[0]?.source}"]}` };
  },
};

const inSet = (name: string, text: string): DecidingKind => ({
  path: `policies/${name}`,
  text,
  beside: { 'policies/other.rego': 'package other\n' },
  async read(root, jobTree) {
    const settings = { policies: ['policies'], directory: root };
    const place = { workingDirectory: root, jobTree };
    return findOwnSets(settings, place, ports).then(([set]): Outcome => {
      const content = set?.files.get(name);
      if (content === undefined) return 'absent';
      return {
        read: Buffer.from(content)
          .toString()
          .replace(/^\uFEFF/, ''),
      };
    }, saying);
  },
});

const readConftest = async (root: string, jobTree: JobTree) => {
  if (!jobTree.proposed) return readConftestHere(root, ports);
  return readConftestFile(await jobTree.trusted(root), '', ports);
};

const CONFTEST: DecidingKind = {
  path: 'conftest.toml',
  text: 'policy = "rules"\n',
  beside: {},
  read: (root, jobTree) =>
    readConftest(root, jobTree).then(
      (file): Outcome =>
        file === undefined ? 'absent' : { read: `policy = "${file.policy[0]}"\n` },
      saying,
    ),
};

const DATA: DecidingKind = {
  path: 'values/limits.json',
  text: '{"most":3}',
  beside: { 'conftest.toml': 'data = ["values/limits.json"]\n' },
  read: (root, jobTree) =>
    readConftest(root, jobTree).then(
      (file): Outcome => ({ read: file?.data ?? '' }),
      (error: unknown) => {
        const said = String(error);
        return said.endsWith('the data "values/limits.json" is missing.') ? 'absent' : { said };
      },
    ),
};

const DATA_IN_DIRECTORY: DecidingKind = {
  ...DATA,
  beside: { 'conftest.toml': 'data = ["values"]\n', 'values/more.json': '{}' },
  read: (root, jobTree) =>
    readConftest(root, jobTree).then(
      (file): Outcome => (file?.data === '{}' ? 'absent' : { read: file?.data ?? '' }),
      saying,
    ),
};

const BLOCK: DecidingKind = {
  path: 'live/main.tf',
  text: 'terraform {\n  cloud {\n    organization = "acme"\n  }\n}\n',
  beside: { 'live/README.md': '' },
  async read(root, jobTree) {
    const unanswered = { hostname: true, organization: true, workspaces: true };
    const sources = { inputs: { directory: 'live' }, environment: {}, entryPoint: 'cli' } as const;
    const { trusted, problem } = await readBlocks(sources, unanswered, {
      workingDirectory: root,
      jobTree,
    });
    if (problem !== undefined) return { said: `${problem.where} ${problem.message}` };
    if (trusted.block?.organization === 'acme') return { read: BLOCK.text };
    return trusted.why.startsWith('There is no') ? 'absent' : { said: trusted.why };
  },
};

const JSON_DATA = inSet('data.json', '{"most":3}');

const KINDS: Readonly<Record<string, DecidingKind>> = {
  exceptions: EXCEPTIONS,
  'allowed sources': SOURCES,
  'a policy': inSet('a.rego', 'package a\n'),
  'the levels of policies': inSet('policies.hcl', ''),
  'data of policies': inSet('data.yaml', '{"most":3}'),
  'data of policies in JSON': JSON_DATA,
  'conftest.toml': CONFTEST,
  'data of conftest.toml': DATA,
  'data in a directory of conftest.toml': DATA_IN_DIRECTORY,
  'the cloud block': BLOCK,
};

/** A repository in which a file of this kind has this shape; the work tree has the same files. */
function makeRepository(
  { path, text, beside }: DecidingKind,
  { layout, submodules = () => [] }: Pick<FileShape, 'layout' | 'submodules'>,
) {
  const { root, ...repository } = openRepository(emptyDirectory());
  const places = submodules(path);
  repository.write({ ...beside, ...layout(path, text) });
  for (const place of places)
    gitIn(root, 'update-index', '--add', '--cacheinfo', `160000,${'a'.repeat(40)},${place}`);
  // What is not on the disk would be taken out again.
  if (places.length > 0) gitIn(root, 'add', ...Object.keys({ ...beside, ...layout(path, text) }));
  if (places.length > 0) gitIn(root, 'commit', '-q', '-m', 'files');
  const commit = places.length > 0 ? commitOf(root, 'HEAD') : commitIn(root);
  return { root, commit, jobTree: treeAt(root, commit) };
}

/** Of a job for which this commit is the last one of the default branch. */
function treeAt(root: string, commit: CommitId): JobTree {
  const trusted = async () => {
    const repository = openAt(root);
    if (repository === undefined) throw new Error('no repository');
    return readTrusted(asTrusted(treeOfCommit(commit, repository, ports)));
  };
  return proposedTree(root, { trusted });
}

function expectOutcome(outcome: Outcome, becomes: FileShape['becomes'], text: string): void {
  if (becomes === 'read') expect(outcome).toEqual({ read: text });
  else if (becomes === 'absent') expect(outcome).toBe('absent');
  else expect(outcome).toEqual({ said: expect.stringMatching(becomes) });
}

const NAMED_KINDS = Object.entries(KINDS);

/** Each reading of a commit starts git several times: these two kinds are read in every shape, and the others in these. */
const IN_EVERY_SHAPE = [EXCEPTIONS, KINDS['a policy']];
const ENOUGH = [
  'a file with a byte order mark',
  'a link to a link to a file',
  'a link to a directory',
  'a link out of the repository',
  'a submodule',
  'a pointer of Git LFS',
  'no file',
];

describe.each(Object.entries(SHAPES))('%s', (name, shape) => {
  const isTried = ([, kind]: (typeof NAMED_KINDS)[number]) =>
    ENOUGH.includes(name) || IN_EVERY_SHAPE.includes(kind);
  test.each(NAMED_KINDS.filter(isTried))(
    'on the default branch becomes the same, for %s',
    async (_, kind) => {
      const { root, jobTree } = makeRepository(kind, shape);
      expectOutcome(await kind.read(root, jobTree), shape.becomes, kind.text);
    },
  );
});

const ON_DISK = NAMED_KINDS.filter(([, kind]) => kind !== BLOCK);

describe.each(ON_DISK)('on the disk of a person, for %s', (_, kind) => {
  const shapes = Object.entries(SHAPES).filter(
    // Submodules are there as a whole, data may be a whole directory, and in JSON it may be longer.
    ([name, { submodules }]) =>
      !submodules &&
      !(name === 'a directory' && kind === DATA) &&
      !(name === 'a file of more than 4 MB' && kind === JSON_DATA),
  );
  test.each(shapes)('the same becomes of %s', async (_name, { layout, becomes }) => {
    const { root } = makeTree({ ...kind.beside, ...layout(kind.path, kind.text) });
    openRepository(root);
    expectOutcome(await kind.read(root, OWN_TREE), becomes, kind.text);
  });
});

const behindLink = ({ path, text, beside }: DecidingKind): Layout => {
  const directory = posix.dirname(path);
  const files = Object.entries({ ...beside, [path]: text });
  const moved = files.map(
    ([at, content]) => [at.replace(`${directory}/`, 'kept/'), content] as const,
  );
  return { ...Object.fromEntries(moved), [directory]: { link: 'kept' } };
};

const IN_DIRECTORIES = NAMED_KINDS.filter(([, { path }]) => path.includes('/'));

describe('a directory that is a link', () => {
  const refused =
    /"(?:gate|policies|values|live)".* is a link(?: to "kept", which is a directory|, and the files of a directory behind)/;

  test.each(IN_DIRECTORIES)('is refused on the default branch, for %s', async (_, kind) => {
    const bare = { ...kind, beside: {} };
    const { root, jobTree } = makeRepository(bare, { layout: () => behindLink(kind) });
    // Elsewhere a link of the checkout leads to another configuration.
    if (kind === BLOCK) layIn(root, { live: undefined, ...kind.beside });
    expect(await kind.read(root, jobTree)).toEqual({ said: expect.stringMatching(refused) });
  });

  test.each(IN_DIRECTORIES.filter(([, kind]) => kind !== BLOCK))(
    'is refused on the disk of a person, for %s',
    async (_, kind) => {
      const { root } = makeTree(behindLink(kind));
      openRepository(root);
      expect(await kind.read(root, OWN_TREE)).toEqual({ said: expect.stringMatching(refused) });
    },
  );
});

describe('what git does not have', () => {
  const lose = (root: string, name: string): void => {
    const id = gitIn(root, 'rev-parse', name);
    rmSync(join(root, '.git/objects', id.slice(0, 2), id.slice(2)));
  };
  const made = ([, kind]: (typeof NAMED_KINDS)[number]) => ({
    kind,
    ...makeRepository(kind, { layout: (path, text) => ({ [path]: `${text}\n` }) }),
  });

  test.each(NAMED_KINDS)('is not absent: the file, for %s', async (...named) => {
    const { kind, root, commit, jobTree } = made(named);
    lose(root, `${commit}:${kind.path}`);
    expect(await kind.read(root, jobTree)).toEqual({
      said: expect.stringContaining('is not in this clone'),
    });
  });

  test.each(NAMED_KINDS)('is not absent: the directory, for %s', async (...named) => {
    const { kind, root, commit, jobTree } = made(named);
    lose(root, `${commit}:${posix.dirname(kind.path).replace(/^\.$/, '')}`);
    const said = await kind.read(root, jobTree).catch(saying);
    expect(said).toEqual({ said: expect.stringContaining('git does not have the directory') });
  });
});

test('behind a file there is nothing', async () => {
  const layout = () => ({ gate: '', 'policies/other.rego': '' });
  for (const kind of [EXCEPTIONS, SOURCES]) {
    const { root, jobTree } = makeRepository(kind, { layout });
    expect([await kind.read(root, jobTree), await kind.read(root, OWN_TREE)]).toEqual([
      'absent',
      'absent',
    ]);
  }
});

describe('a text that decides says where it was read', () => {
  const { root, commit, jobTree } = makeRepository(EXCEPTIONS, {
    layout: (path, text) => ({ [path]: text, 'link.json': { link: path } }),
  });
  const read = (written: string, tree: JobTree = jobTree) =>
    readDecidingText('exceptions', written, where(root, tree), ports);
  const { text } = EXCEPTIONS;

  test('on the default branch, by its path in the repository', async () => {
    const from = { in: 'default branch', path: 'gate/exceptions.json', commit };
    expect(await read('./gate/../gate/exceptions.json')).toEqual({ text, from });
    expect(await read('link.json')).toEqual({ text, from: { ...from, path: 'link.json' } });
    expect(await read('gone.json')).toEqual({ absent: { ...from, path: 'gone.json' } });
  });

  test('at a pinned commit, by the address of its repository without the login', async () => {
    const pinned = (path: string) => `git::file://${root}//${path}?ref=${commit}`;
    const shown = `file://${root} at ${commit.slice(0, 12)}`;
    const from = { in: 'pinned commit', path: `${shown}: gate/exceptions.json`, commit };
    for (const tree of [jobTree, OWN_TREE]) {
      expect(await read(pinned('gate/exceptions.json'), tree)).toEqual({ text, from });
      expect(await read(pinned('gone.json'), tree)).toEqual({
        problems: [
          { where: 'exceptions', message: 'has an address with a commit that has no such file.' },
        ],
      });
    }
    const again = await read(`${pinned('gate/exceptions.json')}?ref=main`);
    expect('problems' in again && sentencesOf(again.problems)).toContain('is not pinned');
  });

  test('on the disk of a person, as it was written', async () => {
    const from = { in: 'working tree', path: 'gate/exceptions.json', commit: undefined };
    expect(await read('gate/exceptions.json', OWN_TREE)).toEqual({ text, from });
    expect(await read('gone.json', OWN_TREE)).toEqual({
      problems: [{ where: 'exceptions', message: 'names "gone.json", which does not exist.' }],
    });
  });
});

describe('at a pinned commit', () => {
  const tried = [
    'a link to a link to a file',
    'a link out of the repository',
    'a submodule',
    'a directory',
  ];

  test.each(tried)('the same becomes of %s', async (name) => {
    const shape = SHAPES[name];
    if (shape === undefined) throw new Error(name);
    const { root, commit } = makeRepository(inSet('a.rego', 'package a\n'), shape);
    const settings = { policies: [`git::file://${root}//policies?ref=${commit}`], directory: root };
    const outcome = await findOwnSets(
      settings,
      { workingDirectory: root, jobTree: OWN_TREE },
      ports,
    ).then(
      ([set]): Outcome => ({ read: Buffer.from(set?.files.get('a.rego') ?? '').toString() }),
      saying,
    );
    expectOutcome(outcome, shape.becomes, 'package a\n');
  });
});

/** Of a file of each kind that has a key twice, or one that nobody knows. */
const KEYS: Record<string, [kind: DecidingKind, text: string, said: RegExp]> = {
  'exceptions with a key twice': [
    EXCEPTIONS,
    '{"exceptions": [], "exceptions": []}',
    /has the key "exceptions" twice/,
  ],
  'exceptions with another key': [
    EXCEPTIONS,
    '{"exceptions": [], "unless": 1}',
    /has the key "unless", which this version does not know/,
  ],
  'allowed sources with a key twice': [
    SOURCES,
    '{"providers": [], "providers": ["*/*"]}',
    /has the key "providers" twice/,
  ],
  'allowed sources with another key': [
    SOURCES,
    '{"provider": []}',
    /has the key "provider", which this version does not know/,
  ],
  'data of policies with a key twice': [
    inSet('data.json', ''),
    '{"limits": {"most": 1, "most": 2}}',
    /policies\/data.json:1: has the key "most" twice/,
  ],
  'data of conftest.toml with a key twice': [
    DATA,
    '{"most": 1, "most": 2}',
    /values\/limits.json:1: has the key "most" twice/,
  ],
  'conftest.toml with a key twice': [
    CONFTEST,
    'policy = "a"\npolicy = "b"\n',
    /trying to redefine/,
  ],
  'levels with an attribute twice': [
    inSet('policies.hcl', ''),
    policyBlock('enforcement_level = "advisory"'),
    /policy "a" has enforcement_level twice/,
  ],
  'levels with another attribute': [
    inSet('policies.hcl', ''),
    policyBlock('approver = ["@acme/data"]'),
    /line 1: policy "a" has the key "approver", which this version does not know. It may restrict the policy/,
  ],
  'levels with a block in a policy': [
    inSet('policies.hcl', ''),
    policyBlock('approvals {}'),
    /policy "a" has the key "approvals"/,
  ],
  'levels with an attribute beside the policies': [
    inSet('policies.hcl', ''),
    `${policyBlock('')}strict = true\n`,
    /line 5: only blocks of the form policy "name"/,
  ],
};

function policyBlock(more: string): string {
  return `policy "a" {\n  query = "data.a.deny"\n  enforcement_level = "mandatory"\n  ${more}\n}\n`.replace(
    /\n {2}\n/,
    '\n',
  );
}

test.each(Object.entries(KEYS))('%s are refused', async (_, [kind, text, said]) => {
  const { root } = makeTree({ ...kind.beside, [kind.path]: text });
  expect(whatIsSaid(await kind.read(root, OWN_TREE), kind)).toMatch(said);
});

/** What is read is parsed by whom it is for. */
function whatIsSaid(outcome: Outcome, { path }: DecidingKind): string {
  if (outcome === 'absent' || 'said' in outcome)
    return outcome === 'absent' ? outcome : outcome.said;
  if (path === EXCEPTIONS.path) {
    const parsed = parseExceptions(outcome.read, '2026-11-29');
    return 'problems' in parsed ? sentencesOf(parsed.problems) : '';
  }
  const problems: string[] = [];
  if (path.endsWith('policies.hcl')) readDeclaredPolicies(outcome.read, problems);
  return problems.join('\n');
}
