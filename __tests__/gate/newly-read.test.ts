/** A hidden file, and a change that makes it read: compared with the merge base of a real repository. */
import { openAt } from '../../src/machine/find-repository.ts';
import { IGNORED, type Archive } from '../../src/archive/pack.ts';
import { packWorkspace } from '../../src/gate/pack-workspace.ts';
import { execute } from '../../src/machine/execute.ts';
import { textsAtMergeBase } from '../../src/trust/merge-base-texts.ts';
import { afterEach, expect, test } from '../support/jest.ts';
import { openRepository } from '../support/repository.ts';
import { stubClient } from '../support/stub-client.ts';
import { stubJob } from '../support/stub-job.ts';
import { makeTree, type Tree } from '../support/tree.ts';

let tree: Tree | undefined;
afterEach(() => tree?.remove());

type Files = Record<string, string | undefined>;

/** Undefined when the gate goes on. */
function repositoryIn(root: string) {
  const repository = openAt(root);
  if (repository === undefined) throw new Error('there is no repository');
  return repository;
}

async function closing(before: Files, after: Files, hidden: string[], knowsBase = true) {
  const made = makeTree({ '.terraformignore': 'hidden\n' });
  tree = made;
  const repository = openRepository(made.root);
  const base = repository.commit({ 'README.md': '#', 'hidden.txt': 'h', ...before });
  repository.commit(after);
  const archive: Archive = {
    path: '',
    bytes: 1,
    sha256: '',
    root: made.root,
    warnings: [],
    contentBytes: 1,
    entries: [{ path: 'main.tf', type: 'file', size: 1 }],
    climbing: [],
    withheld: hidden.map((path) => ({ path, reason: IGNORED, rule: '.terraformignore:1 hidden' })),
    remove: () => Promise.resolve(),
  };
  const proposal = {
    repository: made.root,
    changedFiles: () => Promise.resolve(Object.keys(after)),
    textsAtMergeBase: knowsBase
      ? textsAtMergeBase(async () => [base], repositoryIn(made.root), {
          execute,
          environment: process.env,
        })
      : undefined,
  };
  const { job } = stubJob(stubClient({}).client, { options: { proposal } });
  const found = {
    name: 'net',
    workingDirectory: '',
    root: made.root,
    notices: [],
  };
  const packing = { ...job, pack: () => Promise.resolve(archive) };
  try {
    // Of what was found only this is looked at.
    await packWorkspace(found as unknown as Parameters<typeof packWorkspace>[0], packing);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const READS = 'locals {\n  x = file("hidden.txt")\n}\n';
const PLAIN = 'locals {\n  x = "a"\n}\n';
const COMPUTED = 'variable "v" {}\nlocals {\n  x = file(var.v)\n}\n';
const HIDDEN = ['hidden.txt'];

test.each<[string, Files, Files]>([
  ['a function that names it', { 'main.tf': PLAIN }, { 'main.tf': READS }],
  [
    'a second use of it',
    { 'main.tf': READS },
    { 'more.tf': 'locals {\n y = file("hidden.txt")\n}\n' },
  ],
  [
    'a text that names it',
    { 'main.tf': PLAIN },
    { 'main.tf': 'resource "a" "b" {\n f = "hidden.txt"\n}\n' },
  ],
  [
    'a set of files that holds it',
    { 'main.tf': PLAIN },
    { 'main.tf': 'locals {\n  x = fileset(".", "*.txt")\n}\n' },
  ],
  [
    'a template',
    { 'main.tf': 'locals {\n x = templatefile("t", {})\n}\n', t: 'a' },
    { t: '${file("hidden.txt")}' },
  ],
  ['a name that only a plan can tell', { 'main.tf': PLAIN }, { 'main.tf': COMPUTED }],
  [
    'what such a name may be',
    { 'main.tf': COMPUTED },
    { 'terraform.tfvars': 'v = "hidden.txt"\n' },
  ],
  [
    'what is in a file that has the name',
    { 'main.tf': 'locals {\n x = file(trimspace(file("ptr")))\n}\n', ptr: 'a' },
    { ptr: 'hidden.txt' },
  ],
  [
    'whether it is read',
    { 'main.tf': 'locals {\n on = false\n x = local.on ? file("hidden.txt") : ""\n}\n' },
    { 'main.tf': 'locals {\n on = true\n x = local.on ? file("hidden.txt") : ""\n}\n' },
  ],
  [
    'how often the block is there',
    { 'main.tf': 'resource "a" "b" {\n count = 0\n x = file("hidden.txt")\n}\n' },
    { 'main.tf': 'resource "a" "b" {\n count = 1\n x = file("hidden.txt")\n}\n' },
  ],
  [
    'what a module is given',
    {
      'main.tf': 'module "m" {\n source = "./m"\n f = "b"\n}\n',
      'm/x.tf': 'variable "f" {}\nlocals {\n y = file(var.f)\n}\n',
    },
    { 'main.tf': 'module "m" {\n source = "./m"\n f = "hidden.txt"\n}\n' },
  ],
  ['the file itself', { 'main.tf': READS }, { 'hidden.txt': 'new' }],
  ['a file that cannot be read any more', { 'main.tf': PLAIN }, { 'main.tf': 'locals {' }],
])('%s closes the gate', async (_, before, after) => {
  const message = await closing(before, after, HIDDEN);
  expect(message).toMatch(/^Terraform (?:would|may) load hidden\.txt/);
  expect(message).toMatch(/adds or changes (?:it|what makes it read)/);
});

test('the reason has the expression and the remedy', async () => {
  const message = await closing({ 'main.tf': PLAIN }, { 'main.tf': COMPUTED }, HIDDEN);
  expect(message).toContain('main.tf:3 reads is known to a plan only: var.v.');
  expect(message).toContain('Remove the rules from .terraformignore');
  expect(message).toContain('or name the files that are read in full');
});

test.each<[string, Files, Files]>([
  [
    'what else stands beside it',
    { 'main.tf': READS },
    { 'main.tf': `# more\n${READS}output "o" {\n value = 1\n}\n` },
  ],
  ['a file that was moved', { 'main.tf': READS }, { 'main.tf': undefined, 'moved.tf': READS }],
  ['another file', { 'main.tf': READS }, { 'README.md': 'new' }],
  [
    'a computed read that stays',
    { 'main.tf': COMPUTED },
    { 'more.tf': 'output "o" {\n value = 1\n}\n' },
  ],
  ['a README beside literals', { 'main.tf': PLAIN }, { 'main.tf': 'locals {\n  x = "b"\n}\n' }],
])('%s is a notice at most', async (_, before, after) => {
  expect(await closing(before, after, HIDDEN)).toBeUndefined();
});

test('where the merge base is not known, what changes counts as new', async () => {
  const change = { 'main.tf': `${READS}# more\n` };
  const message = await closing({ 'main.tf': READS }, change, HIDDEN, false);
  expect(message).toContain('is changed here or cannot be compared');
  expect(message).toContain('`fetch-depth: 0`');
  expect(
    await closing({ 'main.tf': READS }, { 'README.md': 'new' }, HIDDEN, false),
  ).toBeUndefined();
});

test('providers that lie beside the configuration are loaded', async () => {
  const path = 'terraform.d/plugins/x';
  const message = await closing({ 'main.tf': PLAIN }, { [path]: 'new' }, ['terraform.d']);
  expect(message).toContain('Terraform would load terraform.d');
});
