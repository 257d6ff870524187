/** The workflow that is written fits the repository it is written for. */
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseGates, type ChosenGate } from '../../../src/tools/init/gates-with-service.ts';
import { yamlString } from '../../../src/tools/init/render-settings-file.ts';
import { renderSnippet, renderWorkflow } from '../../../src/tools/init/render-workflow.ts';
import { readSettingsFile } from '../../../src/settings/settings-file/read-settings-file.ts';
import { HOSTS_WITH_PAGES } from '../../../src/tools/init/hosts-with-pages.ts';
import { execute } from '../../../src/machine/execute.ts';
import type { Execute } from '../../../src/model/ports.ts';
import { callCli as call } from '../../support/call-cli.ts';
import { expectGolden } from '../../support/golden.ts';
import { expectWritten } from '../../support/written-by-init.ts';
import { describe, expect, test } from '../../support/jest.ts';
import { makeTree, textsIn } from '../../support/tree.ts';
import { emptyDirectory } from '../../support/empty-directory.ts';

const EXAMPLES = fileURLToPath(new URL('../../../../examples/', import.meta.url));
const WORKFLOW = '.github/workflows/plangate.yml';
const SETTINGS = 'plangate.yml';

const COMMIT = 'c0ffee0123456789c0ffee0123456789c0ffee01';

/** GitHub, as git reaches it: `undefined` when there is no network. */
function github(commit: string | undefined): Execute {
  return async (program, args, options) => {
    if (!args.includes('ls-remote')) return execute(program, args, options);
    const ref = args.at(-1) ?? '';
    const known = ref === 'refs/tags/v1.0.0^{}' && commit !== undefined;
    return { exitCode: known ? 0 : 128, stdout: known ? `${commit}\t${ref}\n` : '', stderr: '' };
  };
}

async function callCli(words: string[], options: Parameters<typeof call>[1] = {}) {
  return call(words, { execute: github(COMMIT), ...options });
}

const REGO = 'package a\n\ndeny contains "x" if input.plan.resource_changes == []\n';

function scannersIn(root: string) {
  const read = readSettingsFile(readFileSync(join(root, SETTINGS), 'utf8'), SETTINGS);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.file.values.get('scanners')?.value;
}

const repository = (files: Record<string, string>): string => makeTree(files).root;

function cloud(name: string): string {
  return `terraform {\n  cloud {\n    organization = "acme"\n    workspaces {\n      name = "${name}"\n    }\n  }\n}\n`;
}

describe('plangate init', () => {
  test('writes one job for two configurations', async () => {
    const cwd = emptyDirectory();
    cpSync(join(EXAMPLES, 'infra'), join(cwd, 'infra'), { recursive: true });
    expect(await callCli(['init'], { cwd })).toMatchObject({ code: 0, stderr: '' });
    expectWritten('two-configurations', cwd, SETTINGS);
  });

  test('writes a step and an entry for each scanner whose configuration is in the root', async () => {
    const files = {
      'main.tf': cloud('net'),
      '.trivyignore': '',
      '.checkov.yaml': '',
      '.tflint.hcl': '',
      'a/trivy.yaml': '',
    };
    const cwd = repository(files);
    const { code, stderr } = await callCli(['init'], { cwd });
    expect([code, stderr]).toEqual([
      0,
      '.trivyignore, .checkov.yaml, .tflint.hcl: the workflow has a step of each such scanner, and plangate.yml names its file (docs/scanners.md).\n',
    ]);
    expectWritten('scanners', cwd, SETTINGS);
    expect(scannersIn(cwd)).toMatchObject([
      { file: 'trivy.sarif', tool: 'Trivy', mandatory: 'high' },
      { file: 'checkov/results_sarif.sarif', tool: 'checkov', mandatory: 'high' },
      { file: 'tflint.sarif', tool: 'tflint', mandatory: 'high' },
    ]);
  });

  test('says what plangate.yml needs for a scanner where it stays as it is', async () => {
    const files = {
      'main.tf': cloud('net'),
      '.tflint.hcl': '',
      [SETTINGS]: 'affected-only: true\n',
    };
    const cwd = repository(files);
    const { stderr } = await callCli(['init'], { cwd });
    expect(stderr).toContain(
      '.tflint.hcl: the workflow has a step of each such scanner. What it finds counts with this in plangate.yml (docs/scanners.md):\nscanners:\n  - { file: tflint.sarif, tool: tflint }\n',
    );
    expect(readFileSync(join(cwd, SETTINGS), 'utf8')).toBe(files[SETTINGS]);
  });

  test('names no file of a scanner where the pipeline of another host has no step for it', async () => {
    const cwd = repository({ 'live/main.tf': cloud('net'), '.tflint.hcl': '' });
    const { stderr } = await callCli(['init', '--host', 'gitlab'], { cwd });
    expect(stderr).toContain('.tflint.hcl: let each such scanner write its file before the gate.');
    expect(scannersIn(cwd)).toBeUndefined();
  });

  test('names no policies in plangate.yml that read what no plan has', async () => {
    const saysOf = async (text: string) => {
      const cwd = repository({ 'main.tf': cloud('net'), 'policies/a.rego': text });
      const { stderr } = await callCli(['init'], { cwd });
      const isNamed = textsIn(cwd, SETTINGS).includes('policies: policies');
      return !isNamed && stderr.includes('warning: policies/ has policies in Rego that judge no');
    };
    expect(await saysOf('package main\n\ndeny contains "x" if input.kind == "Pod"\n')).toBe(true);
    expect(await saysOf(REGO)).toBe(false);
  });

  describe('reads the environment of a workflow that is here', () => {
    const workflow = (...lines: string[]) =>
      `on: pull_request\nenv:\n${lines.map((line) => `  ${line}\n`).join('')}jobs: {}\n`;
    const OURS = ['TF_CLOUD_ORGANIZATION: "acme-prod"', "TF_WORKSPACE: 'net' # ours"];

    test.each<[string, Record<string, string>, string[] | string, string[]]>([
      [
        'without a cloud block',
        { 'main.tf': '', '.github/workflows/plan.yml': workflow(...OURS) },
        ['organization: acme-prod', '  - { name: net }\n'],
        ['directory:', 'hostname:', 'net-prod'],
      ],
      [
        'with a cloud block that is empty, and its directory',
        {
          'infra/main.tf': 'terraform {\n  cloud {}\n}\n',
          '.github/workflows/apply.yaml': workflow(...OURS, 'CONFIG_DIRECTORY: "./infra/"'),
        },
        ['organization: acme-prod', '  - { name: net, directory: infra }\n'],
        [],
      ],
      [
        'with another host',
        {
          'main.tf': '',
          '.github/workflows/plan.yml': workflow(...OURS, 'TF_HOSTNAME: tfe.acme.example'),
        },
        ['hostname: tfe.acme.example', 'organization: acme-prod'],
        [],
      ],
      [
        'unless two of them differ',
        {
          'main.tf': '',
          '.github/workflows/a.yml': workflow(...OURS),
          '.github/workflows/b.yml': workflow('TF_WORKSPACE: dns'),
        },
        'cannot start: 1 problem.\n  --workspace is missing',
        [],
      ],
      [
        'unless it is an expression, or an example',
        {
          'main.tf': '',
          '.github/workflows/a.yml': workflow(
            'TF_CLOUD_ORGANIZATION: "YOUR-ORGANIZATION-HERE"',
            'TF_WORKSPACE: ${{ vars.WORKSPACE }}',
          ),
        },
        [],
        ['YOUR-', 'vars.WORKSPACE'],
      ],
      [
        'unless a cloud block says it',
        { 'main.tf': cloud('dns'), '.github/workflows/a.yml': workflow(...OURS) },
        [],
        ['acme-prod', 'name: net'],
      ],
    ])('%s', async (_, files, expected, others) => {
      const cwd = repository(files);
      const { code, stderr } = await callCli(['init'], { cwd });
      if (typeof expected === 'string') {
        expect([code, stderr, existsSync(join(cwd, WORKFLOW))]).toEqual([
          2,
          expect.stringContaining(expected),
          false,
        ]);
        return;
      }
      expect(code).toBe(0);
      const text = textsIn(cwd, SETTINGS, WORKFLOW);
      for (const line of expected) expect(text).toContain(line);
      for (const line of others) expect(text).not.toContain(line);
    });
  });

  test('writes nothing where a link leads out of the repository', async () => {
    const outside = emptyDirectory();
    const cwd = repository({ 'main.tf': cloud('dns') });
    symlinkSync(outside, join(cwd, '.github'));
    const { code, stderr } = await callCli(['init', '--force'], { cwd });
    expect([code, readdirSync(outside)]).toEqual([2, []]);
    expect(stderr).toContain('outside of the repository. Remove the link.');
  });

  test('replaces a link in the place of the workflow, and does not follow it', async () => {
    const outside = join(emptyDirectory(), 'mine');
    writeFileSync(outside, 'mine');
    const cwd = repository({ 'main.tf': cloud('dns'), '.github/workflows/other.yml': 'on: push' });
    symlinkSync(outside, join(cwd, WORKFLOW));
    expect((await callCli(['init'], { cwd })).code).toBe(2);
    expect((await callCli(['init', '--force'], { cwd })).code).toBe(0);
    expect(readFileSync(outside, 'utf8')).toBe('mine');
    expect(readFileSync(join(cwd, WORKFLOW), 'utf8')).toContain('Policy gate');
  });

  const NET = { 'main.tf': cloud('net') };
  const tagged = (...tags: string[]) =>
    cloud('x').replace('name = "x"', `tags = [${tags.map((tag) => `"${tag}"`).join(', ')}]`);
  const BY_TAGS = {
    'network/prod/main.tf': tagged('network-prod'),
    'network/dev/main.tf': tagged('network-dev'),
    'storage/main.tf': tagged('storage', 'prod'),
    'dns/main.tf': cloud('dns'),
  };
  const PREFIX =
    'terraform {\n  backend "remote" {\n    organization = "acme"\n    workspaces { prefix = "net-" }\n  }\n}\n';
  const CASES: Record<string, [files: Record<string, string>, ...words: string[]]> = {
    'no cloud block': [{ 'main.tf': 'resource "null_resource" "a" {}\n' }],
    'a file in place of the directory': [{ ...NET, '.github': '' }],
    'a workflow that is there': [{ ...NET, [WORKFLOW]: 'mine\n' }],
    'a workflow that is there, over which to write': [{ ...NET, [WORKFLOW]: 'mine\n' }, '--force'],
    'workspaces by tags': [BY_TAGS],
    'a block that says no workspace, beside others': [
      { ...BY_TAGS, 'log/main.tf': 'terraform {\n  cloud {}\n}\n' },
    ],
    'a plangate.yml that is there': [{ ...BY_TAGS, [SETTINGS]: 'mine\n' }, '--force'],
    'one in .github, without a cloud block': [{ 'main.tf': '', '.github/plangate.yml': 'mine\n' }],
    'a name that only looks like it': [{ ...NET, 'plangate.yaml': 'mine\n' }],
    'a prefix': [{ 'main.tf': PREFIX }],
    'another organization by option': [NET, '--organization', 'umbrella-corp'],
    'that one by itself': [BY_TAGS, '--directory', 'storage'],
    'tests of policies alone': [{ ...NET, 'policies/buckets_test.rego': 'package a\n' }],
    'policies in Sentinel': [{ ...NET, 'policies/buckets.sentinel': 'package a\n' }],
    'policies below the root': [{ ...NET, 'infra/policies/a.rego': 'package a\n' }],
    'no network, so that the file says how to find the commit': [NET],
  };

  test('writes and prints what fits the repository', async () => {
    const told: string[] = [];
    for (const [what, [files, ...words]] of Object.entries(CASES)) {
      const cwd = repository(files);
      const execute = github(what.startsWith('no network') ? undefined : COMMIT);
      const { code, stdout, stderr } = await callCli(['init', ...words], { cwd, execute });
      const written = code === 0 ? [SETTINGS, WORKFLOW] : [];
      let said = `${stdout}${stderr}`.replace(cwd, 'CWD');
      for (const text of written.map((path) => textsIn(cwd, path).replace(/^#.*\n/, ''))) {
        said = said.replace(text.replaceAll(/^(?=.)/gm, '  '), '');
      }
      told.push(`=== ${what}\n${said}exit ${code}\n${textsIn(cwd, ...written)}`);
      const path = join(cwd, WORKFLOW);
      if (code !== 0 && WORKFLOW in files) expect(readFileSync(path, 'utf8')).toBe('mine\n');
    }
    expectGolden('messages/init.txt', told.join('\n'));
  });

  test('finds twelve roots with tagged blocks by one pattern, and writes no name of a workspace', async () => {
    const roots = Array.from({ length: 12 }, (_, at) => [
      `live/app-${at}/main.tf`,
      cloud('x').replace('name = "x"', `tags = { app = "app-${at}", env = "prod" }`),
    ]);
    const cwd = repository({ ...Object.fromEntries(roots), 'modules/net/main.tf': '' });
    const { code, stdout, stderr } = await callCli(['init'], { cwd });
    expect([code, stderr]).toEqual([0, '']);
    expectWritten('twelve-roots', cwd, SETTINGS);
    expect(stdout).not.toContain('app-1');
    expect(stdout).toContain('merge that request first');
  });

  test('writes one step for 21 cloud blocks, with notices of one line', async () => {
    const module = 'module "net" {\n  source = "SOURCE"\n}\n';
    const roots = Array.from({ length: 18 }, (_, nth) => {
      const source = nth % 6 === 5 ? '../missing' : '../../modules/net';
      return [`live/root-${nth}/main.tf`, cloud(`root-${nth}`) + module.replace('SOURCE', source)];
    });
    const tags = (name: string) => cloud(name).replace(/name = .*/, `tags = ["${name}", "prod"]`);
    const others = ['dns', 'mail', 'log'].map((name) => [`${name}/main.tf`, tags(name)]);
    const cwd = repository({
      ...Object.fromEntries([...roots, ...others]),
      'modules/net/main.tf': '',
      'policies/a.rego': REGO,
      '.git/HEAD': 'ref: refs/heads/main\n',
    });
    const { code, stdout, stderr } = await callCli(['init'], { cwd });
    const steps = stdout.slice(stdout.indexOf('plangate.yml and .github/workflows'));
    const lines = `${stderr}${steps}`.trim().split('\n');
    expect([code, lines.length <= 10, lines.every((line) => line.length <= 160)]).toEqual([
      0,
      true,
      true,
    ]);
    expectGolden('init/many.txt', `${stderr}\n${stdout}`);
  });

  test('writes a step for each of two organizations on GitHub, and asks elsewhere', async () => {
    const other = cloud('mail').replace('acme', 'umbrella-corp');
    const cwd = repository({
      'net/main.tf': cloud('net'),
      'dns/main.tf': cloud('dns'),
      'mail/main.tf': other,
    });
    const asked = await callCli(['init', '--host', 'gitlab'], { cwd });
    expect(asked).toMatchObject({ code: 2, stdout: '' });
    expect(asked.stderr).toContain('--organization does not say which cloud blocks are meant');
    expect(asked.stderr).toContain('they are of "acme", "umbrella-corp". Name one organization');
    const named = ['--host', 'gitlab', '--organization', 'umbrella-corp'];
    const one = await callCli(['init', ...named], { cwd });
    expect(one.stdout).toContain(
      'plangate check --settings .github/plangate-umbrella-corp.yml --reports ',
    );
    expect(one.stderr).toContain('.github/plangate-umbrella-corp.yml written. Next:');
    rmSync(join(cwd, '.github'), { recursive: true });
    const wrong = await callCli(['init', '--organization', 'nobody'], { cwd });
    expect([wrong.code, existsSync(join(cwd, WORKFLOW))]).toEqual([2, false]);
    const { code, stdout } = await callCli(['init'], { cwd });
    expect(code).toBe(0);
    expect(stdout).toContain('as a secret: TF_API_TOKEN_ACME, TF_API_TOKEN_UMBRELLA_CORP.\n');
    const another = '.github/plangate-umbrella-corp.yml';
    expectWritten('two-organizations', cwd, SETTINGS, another);
  });

  test.each([
    ['one that no block names', ['acme', undefined], ['acme']],
    [
      'nor a guess between two',
      ['acme', 'b', undefined],
      ['TF_API_TOKEN_ACME', 'TF_API_TOKEN_B', 'TF_API_TOKEN_OTHER'],
    ],
    ['names that would share a secret', ['a-b', 'a_b'], ['TF_API_TOKEN_A_B', 'TF_API_TOKEN_A_B_2']],
  ])('never takes one organization for another: %s', (_, organizations, names) => {
    const found = organizations.map((organization, nth) => ({
      directory: `d${nth}`,
      cloud: {
        at: 'main.tf:1',
        workspaces: { name: `w${nth}` },
        ...(organization === undefined ? {} : { organization }),
      },
    }));
    const directories = found.map(({ directory }) => directory);
    const { gates } = chooseGates({ configurations: found, directories }, {});
    const nameOf = ({ secret, organization }: ChosenGate) => secret ?? organization;
    expect(gates.map(nameOf)).toEqual(names);
    expect(new Set(gates.map(({ file }) => file)).size).toBe(gates.length);
  });

  test('writes no file with --json, and prints what it would write', async () => {
    const cwd = repository({ 'main.tf': cloud('net'), 'policies/a.rego': REGO });
    const { code, stdout, stderr } = await callCli(['init', '--json', '--yes'], { cwd });
    expect([code, stderr, existsSync(join(cwd, WORKFLOW))]).toEqual([0, '', false]);
    expect(JSON.parse(stdout)).toEqual({
      data: {
        files: [
          { path: SETTINGS, text: expect.stringContaining('\npolicies: policies\n') },
          { path: WORKFLOW, text: expect.stringContaining('name: Policy gate\n') },
        ],
        notices: [expect.stringContaining('docs/own-policies.md')],
        written: false,
      },
    });
  });

  test('asks only for the token where one configuration is in the root', async () => {
    const cwd = repository({ 'main.tf': cloud('net') });
    const { stdout } = await callCli(['init'], { cwd });
    expectGolden('init/one-configuration.yml', readFileSync(join(cwd, WORKFLOW), 'utf8'));
    expectGolden('init/one-configuration.txt', stdout);
  });

  test('shows the file at a terminal first, and takes no for an answer', async () => {
    const cwd = repository({ 'main.tf': cloud('net') });
    const refused = await callCli(['init'], { cwd, answer: 'n' });
    expect(refused).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/Nothing was written/),
    });
    expect(refused.stdout).toContain('  name: Policy gate\n  on: pull_request\n');
    expect(existsSync(join(cwd, WORKFLOW))).toBe(false);
    for (const answer of ['', 'y']) {
      expect((await callCli(['init', '--force'], { cwd, answer })).stdout).toMatch(
        / written, from/,
      );
    }
    const silent = await callCli(['init', '--force', '--yes'], { cwd, answer: 'n' });
    expect(silent.stdout).toMatch(/ written, from/);
  });

  test.each([
    ['policies', ['policies/buckets.rego']],
    ['policy', ['policy/net/buckets.rego', 'policies/README.md']],
    ['policies', ['policy/a.rego', 'policies/b.rego']],
  ])(
    'finds own policies in %s, and the workflow installs opa and judges by them',
    async (name, files) => {
      const rego = Object.fromEntries(files.map((path) => [path, REGO]));
      const cwd = repository({ 'main.tf': cloud('net'), ...rego });
      const { code, stderr } = await callCli(['init'], { cwd });
      expect([code, stderr]).toEqual([
        0,
        `${name}/ has policies in Rego: opa judges the plan by them, too, as they are on the default branch (docs/own-policies.md).\n`,
      ]);
      expectWritten(`own-${name}`, cwd, SETTINGS);
      const written = readFileSync(join(cwd, WORKFLOW), 'utf8');
      const page = readFileSync(join(EXAMPLES, '../docs/own-policies.md'), 'utf8');
      const [opa = ''] = / {6}- uses: actions\/setup-go[^]*?database\n/.exec(written) ?? [];
      expect([opa.length > 100, page.includes(opa)]).toEqual([true, true]);
      const gitlab = await callCli(['init', '--host', 'gitlab'], { cwd });
      expect(gitlab.stdout).toContain(' plangate check --reports ');
      expect(gitlab.stderr).toContain('plangate.yml is there and stays as it is');
      const gitea = await callCli(['init', '--host', 'gitea'], { cwd });
      expect(gitea.stdout).toContain(opa.replace('uses: ', 'uses: https://github.com/'));
    },
  );

  test.each([
    [
      'METADATA',
      'policies/a.rego',
      `# METADATA\n# scope: package\n# custom: { approvers: [ann], enforcement_level: soft-mandatory }\n${REGO}`,
    ],
    [
      'policies.hcl',
      'policies/policies.hcl',
      'policy "a" {\n  query             = "data.b.deny"\n  enforcement_level = "soft-mandatory"\n  approvers         = ["ann"]\n}\n',
    ],
  ])(
    'writes the other workflow, too, for policies that say who must approve, by %s',
    async (_, path, text) => {
      const policies = { 'policies/b.rego': REGO.replace('package a', 'package b'), [path]: text };
      const cwd = repository({ 'main.tf': cloud('net'), ...policies });
      const { stderr } = await callCli(['init'], { cwd });
      expect(stderr).toContain('policies/ says who must approve: they write the line');
      expect(readFileSync(join(cwd, SETTINGS), 'utf8')).toContain('comment-commands: true');
      const commands = join(cwd, '.github/workflows/plangate-commands.yml');
      expectGolden('init/commands.yml', readFileSync(commands, 'utf8'));
      writeFileSync(commands, 'mine\n');
      expect(await callCli(['init', '--force'], { cwd })).toMatchObject({ code: 0 });
      expect(readFileSync(commands, 'utf8')).toBe('mine\n');
    },
  );

  test('takes the way without a service for state that is kept elsewhere, and says where once', async () => {
    const s3 = 'terraform {\n  backend "s3" {\n    bucket = "state"\n    key    = "a"\n  }\n}\n';
    const elsewhere = repository({ 'net/backend.tf': s3, 'dns/backend.tf': s3 });
    const { code, stdout, stderr } = await callCli(['init'], { cwd: elsewhere });
    expectGolden('init/other-backend.txt', stdout);
    expect([code, stderr]).toEqual([0, '']);
  });

  test('writes nothing without a configuration or a policy, and says so', async () => {
    const nothing = repository({ 'README.md': '' });
    for (const host of ['github', 'gitlab']) {
      const { code, stderr } = await callCli(['init', '--host', host], { cwd: nothing });
      expect([code, stderr]).toEqual([
        2,
        expect.stringContaining('this repository holds no configuration: not a single .tf file'),
      ]);
      expect(existsSync(join(nothing, WORKFLOW))).toBe(false);
    }
    const named = ['--organization', 'acme', '--workspace', 'net'];
    expect(await callCli(['init', ...named], { cwd: nothing })).toMatchObject({ code: 0 });
  });

  test.each(HOSTS_WITH_PAGES.map(({ name }) => name))(
    'prints the recorded pipeline with --host %s',
    async (host) => {
      const cwd = repository({ 'net/main.tf': cloud('net'), 'dns/main.tf': cloud('dns') });
      const { stdout, stderr } = await callCli(['init', '--host', host], { cwd });
      expectGolden(`init/${host}.txt`, stdout);
      expectGolden('init/beside-a-snippet.txt', stderr);
    },
  );

  test.each([
    'x${{ secrets.OTHER }}',
    '<<pipeline.id>>',
    '$(id)',
    '`id`',
    'a\nb',
    'a\u0007b',
    'a\u2028b',
    '##vso[x]y',
    '$[[ inputs.x ]]',
    'a\u202eb',
  ])('gives no file the name %j, on any host', async (name) => {
    const shown = name.slice(0, 1);
    const quoted = JSON.stringify(name).replaceAll('${', '$$$${').slice(1, -1);
    const inDirectory = [
      repository({ [`${name}/main.tf`]: cloud('net'), '.git/HEAD': 'ref: refs/heads/main\n' }),
      repository({ [`${name}/main.tf`]: cloud('net'), 'b/main.tf': cloud('dns'), 'c/main.tf': '' }),
    ];
    const onHost = cloud('a').replace('cloud {', () => `cloud {\n    hostname = "${quoted}"`);
    // A pattern has another sign for a bracket.
    const isWritten = !/[[\]{}]/.test(name);
    const repositories = [repository({ 'a/main.tf': onHost }), ...(isWritten ? inDirectory : [])];
    const unnamed = [
      repository({ [`${name}/main.tf`]: cloud('net'), 'b/main.tf': cloud('dns') }),
      repository({ 'a/main.tf': cloud(quoted), 'b/main.tf': cloud('dns') }),
      ...(isWritten ? [] : inDirectory),
    ];
    const hosts = ['github', ...HOSTS_WITH_PAGES.map((host) => host.name)];
    const calls = hosts.flatMap((host) =>
      repositories.map((cwd) => ({ cwd, words: ['init', '--host', host] })),
    );
    if (isWritten)
      calls.push({ cwd: join(inDirectory[0] ?? '', name), words: ['init', '--local'] });
    const given = ['--organization', name, '--workspace', 'net'];
    calls.push({ cwd: inDirectory[0] ?? '', words: ['init', '--directory', 'x', ...given] });
    for (const { cwd, words } of calls) {
      const { code, stdout, stderr } = await callCli(words, { cwd });
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toContain(`would be "${shown}`);
      expect(existsSync(join(cwd, WORKFLOW))).toBe(false);
    }
    for (const cwd of unnamed) {
      expect(await callCli(['init'], { cwd })).toMatchObject({ code: 0 });
      expect(textsIn(cwd, SETTINGS, WORKFLOW)).not.toContain(name);
    }
  });
});

test('a release is pinned by its version, and by the digest of its image where that is known', () => {
  const image = `sha256:${'a'.repeat(64)}`;
  for (const host of HOSTS_WITH_PAGES.filter(({ page }) => page.template !== undefined)) {
    const inputs = [{ name: 'workspace', value: 'net' }];
    const before = renderSnippet(host, { inputs }, { version: '1.2.3' });
    expect(before).toMatch(/ghcr\.io\/plangate\/plangate:1\.2\.3(?!@)/);
    expect(before).toMatch(/plangate check --workspace net (?:--target-branches \S+ )?--reports /);
    const after = renderSnippet(host, { inputs }, { version: '1.2.3', image });
    expect(after).toContain(`ghcr.io/plangate/plangate:1.2.3@${image}`);
    expect(after).not.toMatch(/curl|<sha/);
  }
});

test('names from files are plain text in the workflow', () => {
  expect(yamlString('net-prod')).toBe('net-prod');
  for (const odd of ['yes', '1.0', 'a: b', '# x', '"', '${{ github.token }}', '- a', '']) {
    expect(yamlString(odd)).toBe(JSON.stringify(odd));
  }
});

test('options count more than what was found', () => {
  const found = [{ directory: 'infra', cloud: { at: 'infra/main.tf:2', organization: 'acme' } }];
  const here = { configurations: found, directories: ['infra'] };
  const { gates } = chooseGates(here, { organization: 'other', workspace: 'net' });
  expect(gates.map(({ inputs, keys }) => [inputs, keys])).toEqual([
    [
      [],
      {
        organization: { value: 'other' },
        workspaces: [{ name: 'net', directory: 'infra' }],
      },
    ],
  ]);
});

test('the checkout is pinned as in the examples', () => {
  const line = /uses: actions\/checkout@.*/;
  const [ours] = line.exec(renderWorkflow([{ inputs: [] }], { version: '1.0.0' })) ?? [];
  const [theirs] = line.exec(readFileSync(join(EXAMPLES, 'workflows/plangate.yml'), 'utf8')) ?? [];
  expect(ours).toBe(theirs);
});
