/** The script of docs/no-changes.md merges what it may, and nothing else: run in a shell, with a stand-in for `gh`. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { describe, expect, test } from '../support/jest.ts';
import { readText } from '../support/markdown-files.ts';
import { makeTree } from '../support/tree.ts';

const [, block = ''] =
  /^ {8}run: \|\n((?: {10}.*\n|\n)+)/m.exec(readText('docs/no-changes.md')) ?? [];
const SCRIPT = block.replaceAll(/^ {10}/gm, '');

const GH = `#!/bin/sh
here=$(dirname "$0")/..
case "$*" in
  *"pr merge"*) echo "$*" > "$here/merged" ;;
  */commits*) cat "$here/commits" ;;
  *.patch*) cat "$here/patch" ;;
  */files*) cat "$here/files" ;;
esac
`;

const VERSIONS = `terraform {
  required_providers {
    aws = {
      source  = "hashicorp/aws"
      version = "~> 6.1"
    }
  }
}
`;
const PATCH =
  '@@ -4 +4 @@\n       source  = "hashicorp/aws"\n-      version = "~> 6.0"\n+      version = "~> 6.1"\n';
const BOT = 'dependabot[bot] web-flow true\n';

interface Update {
  commits?: string;
  files?: string;
  patch?: string;
  tree?: Record<string, string>;
}

function run({
  commits = BOT,
  files = 'modified live/versions.tf\n',
  patch = PATCH,
  tree = {},
}: Update) {
  const made = makeTree({
    commits,
    files,
    patch,
    'bin/gh': GH,
    'checkout/live/versions.tf': VERSIONS,
    'checkout/live/main.tf': 'resource "terraform_data" "a" {}\n',
    ...Object.fromEntries(Object.entries(tree).map(([path, text]) => [`checkout/${path}`, text])),
  });
  execFileSync('chmod', ['+x', made.path('bin/gh')]);
  const out = execFileSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', SCRIPT], {
    cwd: made.path('checkout'),
    encoding: 'utf8',
    env: {
      PATH: [made.path('bin'), process.env['PATH']].join(delimiter),
      GH_REPO: 'acme/infra',
      NUMBER: '7',
      HEAD: 'c0ffee',
    },
  });
  const isMerged = existsSync(made.path('merged'));
  made.remove();
  return { isMerged, out };
}

describe('the recipe merges', () => {
  test('new versions of providers, and their lock files', () => {
    expect(run({}).isMerged).toBe(true);
    expect(
      run({ files: 'modified .terraform.lock.hcl\nmodified live/.terraform.lock.hcl\n' }).isMerged,
    ).toBe(true);
  });

  test.each<[string, Update]>([
    ['a commit of somebody else', { commits: `${BOT}octocat web-flow true\n` }],
    ['a commit that nobody signed', { commits: 'dependabot[bot] web-flow false\n' }],
    [
      'a commit that somebody signed with a key of their own',
      { commits: 'dependabot[bot] octocat true\n' },
    ],
    ['no commit', { commits: '' }],
    ['no file', { files: '' }],
    ['a new file', { files: 'added live/.terraform.lock.hcl\n' }],
    ['a workflow', { files: 'modified .github/workflows/plangate.yml\n' }],
    ['plangate.yml', { files: 'modified live/.terraform.lock.hcl\nmodified plangate.yml\n' }],
    ['a policy', { files: 'modified policies/main.rego\n' }],
    ['exceptions', { files: 'modified exceptions.yml\n' }],
    ['a resource', { files: 'modified live/main.tf\n' }],
    [
      'the source of a provider',
      { patch: '-      source = "hashicorp/aws"\n+      source = "acme/aws"\n' },
    ],
    ['a patch that is not shown', { patch: 'null\n' }],
    [
      'a module beside the versions',
      { tree: { 'live/versions.tf': `${VERSIONS}module "net" {\n  source = "./net"\n}\n` } },
    ],
    [
      'a provisioner',
      { tree: { 'net/main.tf': 'resource "x" "y" {\n  provisioner "local-exec" {}\n}\n' } },
    ],
    [
      'a connection in JSON',
      { tree: { 'net/a.tf.json': '{"resource":{"x":{"y":{"connection":{}}}}}' } },
    ],
  ])('nothing with %s', (_, update) => {
    const { isMerged, out } = run(update);
    expect(isMerged).toBe(false);
    expect(out).toContain('Somebody has to look: ');
  });
});
