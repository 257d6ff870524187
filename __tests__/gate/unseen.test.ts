/** Which of the files that stay here Terraform would have loaded. */
import {
  IGNORED,
  TRACKING_UNKNOWN,
  UNTRACKED,
  type WithheldEntry,
} from '../../src/archive/pack.ts';
import { findUnseen, follow, followLinksIn } from '../../src/gate/read-loads.ts';
import type { Loads, Read } from '../../src/locate/loads.ts';
import { afterEach, expect, test } from '../support/jest.ts';
import { makeTree, type Tree } from '../support/tree.ts';

const read = (kind: Read['kind'], path: string, ending = ''): Read => ({
  kind,
  path,
  ending,
  where: '/r/net/main.tf:1',
  written: '',
  how: () => ({ text: path, onAnyFile: false }),
});
const ANY = read('any', '');

const LOADS: Loads = {
  modules: ['/r/net', '/r/mods/vpc'],
  linked: [],
  reads: [
    read('file', '/r/net/policy.json'),
    read('inside', '/r/shared/data'),
    read('inside', '/r/net/t', '.tpl'),
    read('named', '/r/net/lambda'),
  ],
  calls: [],
};

const ANY_TOO = { reads: [...LOADS.reads, ANY] };

function unseen(path: string, loads: Partial<Loads> = {}, entry: Partial<WithheldEntry> = {}) {
  const withheld = { path, reason: IGNORED, rule: '.terraformignore:1 x', ...entry };
  const [found] = findUnseen([withheld], { ...LOADS, ...loads }, '/r', '/r/net');
  return found && (found.certain ? 'certain' : 'possible');
}

test.each([
  ['net/main.tf', 'certain'],
  ['net/terraform.tfvars', 'certain'],
  ['net/prod.tfvars', undefined],
  ['mods/vpc/main.tofu.json', 'certain'],
  ['mods/vpc/terraform.tfvars', undefined],
  ['mods/vpc/examples/main.tf', undefined],
  ['mods', 'certain'],
  ['mods/vpc', 'certain'],
  ['mods/vp', undefined],
  ['net/policy.json', 'certain'],
  ['net/policy.json.md', undefined],
  ['shared', 'certain'],
  ['shared/data/deep/x', 'certain'],
  ['net/t/a/b.tpl', 'certain'],
  ['net/t', 'certain'],
  ['net/t/a.md', undefined],
  ['net/lambda', 'possible'],
  ['net/lambda/index.js', 'possible'],
  ['net/terraform.d', 'certain'],
  ['net/terraform.d/plugins/x', 'certain'],
  ['net/#main.tf', 'certain'],
  ['net/#main.tf#', undefined],
  ['README.md', undefined],
])('%s: %s', (path, expected) => {
  expect(unseen(path)).toBe(expected);
});

test('what only a plan can tell makes all that rules hide possible, and nothing certain', () => {
  expect(unseen('README.md', ANY_TOO)).toBe('possible');
  expect(unseen('README.md', ANY_TOO)).toBe('possible');
  expect(unseen('net/main.tf', ANY_TOO)).toBe('certain');
});

test('the reason why it stays does not matter, but for the history', () => {
  for (const reason of [UNTRACKED, TRACKING_UNKNOWN, 'state', 'named pipe']) {
    expect(unseen('net/main.tf', {}, { reason })).toBe('certain');
  }
  expect(unseen('.git', {}, { reason: 'version control data' })).toBeUndefined();
});

let tree: Tree | undefined;
afterEach(() => tree?.remove());

test('links are followed step by step, and found however deep they lie', () => {
  const made = makeTree({
    'real/x/a.tf': '',
    'b/x': { link: '../real/x' },
    'net/m': { link: '../b' },
    'net/deep/loop': { link: '.' },
    'net/deep/gone': { link: '../nowhere' },
  });
  tree = made;
  const at = (...names: string[]) => names.map((name) => made.path(name));
  expect(follow(made.path('net/m/x/a.tf'))).toEqual(at('net/m/x/a.tf', 'b/x/a.tf', 'real/x/a.tf'));
  expect(follow(made.path('real/x/a.tf'))).toEqual(at('real/x/a.tf'));
  expect(follow(made.path('nowhere'))).toEqual(at('nowhere'));
  expect(new Set(followLinksIn(made.path('net')))).toEqual(
    new Set(at('net/m', 'b', 'net/deep/loop', 'net/deep', 'net/deep/gone')),
  );
  expect(followLinksIn(made.root, 3)).toBeUndefined();
});
