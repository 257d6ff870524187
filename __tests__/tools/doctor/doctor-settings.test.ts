/** `plangate doctor` says which place says each value, and what `plangate.yml` finds. */
import { callCli } from '../../support/call-cli.ts';
import { expectGolden } from '../../support/golden.ts';
import { expect, test } from '../../support/jest.ts';
import { serviceForAll } from '../../support/service-for-all.ts';
import { teamSeed } from '../../support/team-seed.ts';
import { makeTree } from '../../support/tree.ts';

const SHA = '0123456789abcdef0123456789abcdef01234567';
const TOKEN = 'plans-token-of-this-test';

const service = serviceForAll({
  seed: teamSeed({ team: 'plans', token: TOKEN }, [
    { name: 'net', tags: ['prod', 'aws'] },
    { name: 'dns', tags: ['prod', 'aws'] },
    { name: 'shop', tags: ['prod'] },
  ]),
});

const workflow = (...inputs: string[]) =>
  `on: pull_request\njobs:\n  gate:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: plangate/plangate@${SHA}\n        with:\n          token: \${{ secrets.TF_API_TOKEN }}\n${inputs.map((line) => `          ${line}\n`).join('')}`;

async function doctor(
  files: Record<string, string>,
  { env = {}, in: directory = '.' }: { env?: Record<string, string>; in?: string } = {},
) {
  const tree = makeTree({ '.git/HEAD': '', 'main.tf': '', ...files });
  const known = { TF_CLOUD_HOSTNAME: service.origin, TF_API_TOKEN: TOKEN, ...env };
  const { code, stdout } = await callCli(['doctor', '--trust-checkout'], {
    cwd: tree.path(directory),
    env: known,
  });
  return `${stdout}exit ${code}\n`
    .replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:8080')
    .replaceAll(/plangate: \d\S+/g, 'plangate: …');
}

const FILE = `organization: acme
workspaces:
  - { name: net, directory: live/net }
  - { tags: [prod, aws] }
  - { name: missing }
max-destroys: 5
protect: ["aws_db_instance.* by ann", "module.data"]
variables: ["password=hunter2"]
target: module.a
`;
const LIVE = { 'live/net/main.tf': '' };

test('doctor says each value with its place, and what each entry finds', async () => {
  const gate = {
    '.github/workflows/gate.yml': workflow('fail-on: advisory', 'set: "mode: speculative"'),
  };
  const said = await doctor({ ...LIVE, ...gate, 'plangate.yml': FILE });
  expect(said).not.toContain('hunter2');
  expectGolden('messages/doctor-settings.txt', said);
});

test('doctor says what is wrong with file, line and key, and not by options', async () => {
  const text =
    'organization: acme\nmax-destroy: 5\nworkspaces: [{ name: net }]\nfail-on: never-ever\n';
  const said = await doctor({ '.github/plangate.yml': text });
  expect(said).toContain('✗ .github/plangate.yml:2: has the key "max-destroy"');
  expect(said).toContain('Did you mean `max-destroys`?');
  expect(said).toContain('✗ .github/plangate.yml:4: `fail-on`: "never-ever" is not a choice.');
  expect(said).toMatch(/exit 2\n$/);
});

test('the file counts before the environment, for a gate in a workflow and without one', async () => {
  const files = { ...LIVE, 'plangate.yml': FILE };
  const env = { TF_CLOUD_ORGANIZATION: 'other' };
  const gate = { '.github/workflows/gate.yml': workflow() };
  const says = '✓ plangate.yml:1: `organization`: acme';
  expect(await doctor({ ...files, ...gate }, { env })).toContain(says);
  expect(await doctor(files, { env })).toContain(says);
});

test('paths of the file and of the step are those of the repository, from each of its directories', async () => {
  const gate = workflow('settings: gates/b.yml', 'policies: rules');
  const text = 'workspaces: [{ name: net, directory: live/net }]\norganization: acme\n';
  const files = { ...LIVE, '.github/workflows/gate.yml': gate, 'gates/b.yml': text };
  const said = await doctor(files, { in: 'live' });
  expect(said).toContain('✓ gates/b.yml:1: names "net", in live/net');
  expect(said).toContain('"../rules" does not exist');
  expect(said).not.toContain('plangate.yml');
});

test('a key below with is named as one of the file', async () => {
  const gate = { '.github/workflows/gate.yml': workflow('workspace: net', 'max-destroys: 0') };
  const said = await doctor({ ...gate, 'plangate.yml': 'organization: acme\n' });
  expect(said).toContain('"max-destroys" is not an input\n    → It is a key of `plangate.yml`.');
});
