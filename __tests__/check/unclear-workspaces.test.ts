/** One workspace of which it is not clear where or whether it is planned closes itself alone: it is named, and the others are judged. */
import { realpathSync } from 'node:fs';
import { emptyDirectory } from '../support/empty-directory.ts';
import { commitIn, initIn } from '../support/git-in.ts';
import { describe, expect } from '../support/jest.ts';
import { eachWith, findProgram, testWith } from '../support/optional-tools.ts';
import { pathWith } from '../support/policy-repository.ts';
import { callGate } from '../support/rego-gate.ts';
import { layIn, type Layout } from '../support/tree.ts';

const BOTH = ['terraform', 'opa'];

const PLAIN = 'resource "terraform_data" "a" {}\n';
const NOTHING_DENIED = `package nothing

deny contains "never" if {
	some r in input.resource_changes
	r.type == "never"
}
`;

const cloud = (name: string) =>
  `terraform {\n  cloud {\n    organization = "acme"\n    workspaces {\n      name = "${name}"\n    }\n  }\n}\n`;

function repository(files: Layout): string {
  const root = realpathSync(emptyDirectory());
  layIn(root, { 'policies/nothing.rego': NOTHING_DENIED, 'live/b/main.tf': PLAIN, ...files });
  initIn(root);
  commitIn(root);
  return root;
}

interface Report {
  verdict: string;
  workspaces: { name: string; verdict: string; reasons: string[] }[];
}

async function check(cwd: string) {
  const PATH = pathWith(findProgram('terraform'), findProgram('opa'));
  const { code, stdout, stderr } = await callGate(cwd, ['--json'], { env: { PATH } });
  if (stdout === '') throw new Error(stderr);
  const { verdict, workspaces } = JSON.parse(stdout) as Report;
  const of = (name: string) => {
    const { verdict: word = 'none', reasons = [] } =
      workspaces.find((one) => one.name === name) ?? {};
    return [word, reasons.join(' ')];
  };
  return { code, verdict, of, names: workspaces.map(({ name }) => name) };
}

const entries = (...lines: string[]) => ({
  'plangate.yml': `workspaces:\n${['{ name: b, directory: live/b }', ...lines].map((line) => `  - ${line}\n`).join('')}`,
});

describe('beside a workspace that is judged', () => {
  eachWith<[string, Layout, string, string]>(BOTH, [
    [
      'a directory that is gone',
      entries('{ name: a, directory: live/a }'),
      'a',
      'plangate.yml:3 "live/a" does not exist. Correct the entry, or take it out.',
    ],
    [
      'a directory with a name like another one',
      entries('{ name: a, directory: live/bb }'),
      'a',
      'Did you mean "live/b"?',
    ],
    [
      'a directory without a configuration',
      { ...entries('{ name: a, directory: docs }'), 'docs/a.md': '' },
      'a',
      'plangate.yml:3 "docs" holds no configuration: not a single .tf file in it or below.',
    ],
    [
      'a name of two directories',
      {
        ...entries('{ directories: copies/* }'),
        'copies/one/main.tf': cloud('a'),
        'copies/two/main.tf': cloud('a'),
      },
      'a',
      'copies/one and copies/two. Choose one, and exclude the others in workspaces, as in !copies/two.',
    ],
    [
      'one name for two environments of a directory',
      {
        ...entries(
          '{ name: a, directory: live/b, var-file: x.tfvars }',
          '{ name: a, directory: live/b, var-file: y.tfvars }',
        ),
        'live/b/x.tfvars': '',
        'live/b/y.tfvars': '',
      },
      'a',
      'each time to be planned with other files. Give each entry of workspaces a name of its own.',
    ],
    [
      'a block that cannot be read',
      { ...entries('{ directories: copies/* }'), 'copies/one/main.tf': 'terraform {\n  cloud {\n' },
      'copies/one',
      'copies/one/main.tf',
    ],
  ])('%s is undecided by name', async (_, files, name, why) => {
    const { code, verdict, of } = await check(repository(files));
    expect(of('b')).toEqual(['passed', '']);
    expect(of(name)).toEqual(['undecided', expect.stringContaining(why)]);
    expect([code, verdict]).toEqual([2, 'undecided']);
  });

  testWith(BOTH, 'a directory without a block is called like its place', async () => {
    const files = { ...entries('{ directories: stacks/* }'), 'stacks/net/main.tf': PLAIN };
    const { verdict, names } = await check(repository(files));
    expect([verdict, names]).toEqual(['passed', ['b', 'net']]);
  });
});
