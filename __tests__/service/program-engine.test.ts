/** Real plans, and programs that misbehave: what each of them reaches. */
import { textsOf } from '../support/findings.ts';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { planFiles, readableFiles, scriptedProgram } from '../support/engine-bench.ts';
import { describe, expect, test } from '../support/jest.ts';
import { pack } from '../support/hostile-uploads.ts';
import { testWith } from '../support/optional-tools.ts';
import { makeTree } from '../support/tree.ts';
import { limitMs } from '../support/time-limits.ts';

const CLOUD = 'terraform {\n  cloud {\n    organization = "acme"\n  }\n}\n';
const DATA = 'resource "terraform_data" "a" {\n  input = terraform.workspace\n}\n';

test.each<[string, Parameters<typeof pack>[0]]>([
  [
    'a file below a link',
    [
      ['main.tf', DATA],
      ['a', { link: 'b' }],
      ['a/c', ''],
    ],
  ],
  [
    'a file and a link',
    [
      ['main.tf', DATA],
      ['a', { link: 'b' }],
      ['a', ''],
    ],
  ],
])('an upload that has %s of one path is not unpacked', async (what, entries) => {
  const { path } = scriptedProgram('terraform', 'touch started');
  const request = { archive: pack(entries) };
  const { problems } = await planFiles({}, { variables: { PATH: path }, request });
  expect(problems[0]?.detail).toMatch(new RegExp(`^the archive has ${what}: a`));
});

describe.each(['terraform', 'tofu'] as const)('%s', (program) => {
  testWith(program, 'plans uploaded files, and streams its log', async () => {
    let log = '';
    const planned = await planFiles(
      {
        'main.tf': `${CLOUD}variable "name" {}\n${DATA}resource "terraform_data" "b" {\n  count = 2\n  input = "\${var.name}-\${count.index}"\n}\n`,
      },
      {
        program,
        request: { assigned: [{ key: 'name', value: '"x"' }], log: (lines) => void (log += lines) },
      },
    );
    expect(planned.problems).toEqual([]);
    const inputs = planned.document.resource_changes.map(({ address, change }) => [
      address,
      change.actions,
      change.after?.['input'],
    ]);
    expect(inputs).toEqual([
      ['terraform_data.a', ['create'], 'prod'],
      ['terraform_data.b[0]', ['create'], 'x-0'],
      ['terraform_data.b[1]', ['create'], 'x-1'],
    ]);
    expect(planned.counts).toMatchObject({ additions: 3, changes: 0, destructions: 0, imports: 0 });
    expect(planned.limits.map(({ kind }) => kind)).toEqual(['empty-state']);
    expect(textsOf(planned.limits.map((limit) => limit.finding)).join('\n')).toContain(
      'cloud block',
    );
    expect(planned.log).toBe(log);
    expect(log).toContain('"type":"change_summary"');
    expect(log).not.toContain(tmpdir());
  });

  testWith(program, 'names file and line of an error', async () => {
    const planned = await planFiles(
      { 'a/main.tf': 'locals {\n  x = nowhere.y\n}\noutput "x" {\n  value = local.x\n}\n' },
      { program, request: { workingDirectory: 'a' } },
    );
    expect(planned.problems).toMatchObject([{ severity: 'error', file: 'main.tf', line: 2 }]);
    expect(planned.log).toContain('"type":"diagnostic"');
  });

  testWith(program, 'uses no provider of the upload, and none of this machine', async () => {
    const files = {
      'main.tf':
        'terraform {\n  required_providers {\n    evil = {\n      source = "example.invalid/acme/evil"\n    }\n  }\n}\nresource "evil_thing" "x" {}\n',
      'terraform.d/plugins/example.invalid/acme/evil/1.0.0/linux_amd64/terraform-provider-evil_v1.0.0':
        '#!/bin/sh\ntouch /tmp/reached\n',
    };
    const { problems } = await planFiles(files, { program });
    expect(problems[0]?.summary).toMatch(
      /^Failed to (?:query available|resolve) provider packages$/,
    );
  });

  testWith(program, 'uses a backend as it is on the default branch', async () => {
    const backend = (key: string): string =>
      `terraform {\n  backend "http" {\n    address = "http://127.0.0.1:1/${key}"\n  }\n}\n`;
    const files = { 'main.tf': backend('moved') + DATA };
    const changed = await planFiles(files, {
      program,
      trusted: { files: readableFiles({ 'infra/main.tf': backend('state') }), directory: 'infra' },
    });
    expect(changed.limits.map(({ kind }) => kind)).toEqual(['empty-state', 'not-certain']);
    expect(changed.counts.additions).toBe(1);
    // A backend that is the same on the default branch is asked for its state.
    const same = await planFiles(files, {
      program,
      trusted: { files: readableFiles({ 'infra/main.tf': backend('moved') }), directory: 'infra' },
    });
    expect(JSON.stringify(same.problems)).toContain('127.0.0.1:1');
    const removed = await planFiles(
      { 'main.tf': DATA },
      {
        program,
        trusted: { files: readableFiles({ 'main.tf': backend('state') }), directory: '' },
      },
    );
    expect(removed.limits.map(({ kind }) => kind)).toEqual(['empty-state', 'not-certain']);
  });

  testWith(program, 'does not count a backend as absent where a file is unclear', async () => {
    const unclear = 'locals {\n  backend = "$$$${x}"\n}\n';
    const same = { files: readableFiles({ 'main.tf': DATA }), directory: '' };
    const certain = await planFiles({ 'main.tf': DATA }, { program, trusted: same });
    expect(certain.limits.map(({ kind }) => kind)).toEqual(['empty-state']);
    const planned = await planFiles(
      { 'main.tf': DATA, 'b.tf': unclear },
      { program, trusted: same },
    );
    expect(planned.problems).toEqual([]);
    expect(planned.limits.map(({ kind }) => kind)).toEqual(['empty-state', 'not-certain']);
    const files = readableFiles({ 'main.tf': DATA, 'b.tf': unclear });
    const before = await planFiles({ 'main.tf': DATA }, { program, trusted: { ...same, files } });
    expect(before.limits.map(({ kind }) => kind)).toEqual(['empty-state', 'not-certain']);
  });
});

describe('OpenTofu', () => {
  const http = (address: string): string =>
    `terraform {\n  backend "http" {\n    address = "http://127.0.0.1:1/${address}"\n  }\n}\n`;
  const plan = (files: Record<string, string>, trusted?: Record<string, string>) =>
    planFiles(files, {
      program: 'tofu',
      ...(trusted && { trusted: { files: readableFiles(trusted), directory: '' } }),
    });

  testWith('tofu', 'uses no override of the upload over the state of its plan', async () => {
    for (const name of ['a_override.tofu', 'override.tofu.json', 'zzzz_override.tofu']) {
      const text = name.endsWith('.json')
        ? '{"terraform": {"backend": {"http": {"address": "http://127.0.0.1:1/x"}}}}'
        : http('x');
      const planned = await plan({ 'main.tf': CLOUD + DATA, [name]: text }, { 'main.tf': CLOUD });
      expect(planned.limits.map(({ kind }) => kind)).toEqual(['empty-state', 'not-certain']);
      expect([planned.problems, planned.counts.additions]).toEqual([[], 1]);
    }
  });

  testWith('tofu', 'does not use a backend that depends on variables', async () => {
    const text = `variable "v" {\n  default = "x"\n}\n${http('${var.v}')}`;
    const files = { 'main.tf': text + DATA };
    const planned = await plan(files, { 'main.tf': text });
    expect(planned.limits.map(({ kind }) => kind)).toEqual(['empty-state', 'not-certain']);
    expect(planned.problems).toEqual([]);
  });

  testWith('tofu', 'reads an encrypted plan', async () => {
    const encryption = `terraform {
  encryption {
    key_provider "pbkdf2" "k" {
      passphrase = "a passphrase that is long enough"
    }
    method "aes_gcm" "m" {
      keys = key_provider.pbkdf2.k
    }
    plan {
      method = method.aes_gcm.m
    }
  }
}
`;
    const planned = await plan({ 'main.tf': encryption + DATA });
    expect([planned.problems, planned.counts.additions]).toEqual([[], 1]);
  });
});

test.each([
  'zzzzz_override.tf',
  'zzzz_zzzz_override.tf',
  'zzzz_zzzz_override.tofu',
  'zzzz_zzzz_override.tf.json',
])('an upload with %s, which would win over the file of the state, is refused', async (name) => {
  const { path } = scriptedProgram('terraform', 'touch started');
  const planned = await planFiles(
    { 'main.tf': CLOUD, [name]: 'terraform {\n  backend "s3" {}\n}\n' },
    { variables: { PATH: path } },
  );
  expect(planned.problems).toMatchObject([{ file: name }]);
});

describe('a program that misbehaves', () => {
  const started = (script: string) => {
    const tree = makeTree();
    const { path } = scriptedProgram('terraform', script.replaceAll('HERE', tree.root));
    return { tree, options: { variables: { PATH: path } } };
  };
  const files = { 'main.tf': DATA };
  /** A process that was ended may wait for its parent to take notice: state Z. */
  const lives = (pid: string): boolean => {
    const path = `/proc/${pid.trim()}/stat`;
    return existsSync(path) && !/\) Z /.test(readFileSync(path, 'utf8'));
  };

  test('is ended with what it started when it hangs', async () => {
    const { tree, options } = started(
      'sleep 300 &\necho $! > HERE/child\necho $$ > HERE/own\nsleep 300',
    );
    const planned = await planFiles(files, { ...options, timeoutMs: limitMs(700) });
    expect(planned.problems[0]?.detail).toContain('took too long');
    for (const name of ['child', 'own']) {
      expect(lives(readFileSync(tree.path(name), 'utf8'))).toBe(false);
    }
  });

  test('is ended with what it leaves behind', async () => {
    const { tree, options } = started('sleep 300 &\necho $! > HERE/child\nexit 1');
    await planFiles(files, options);
    expect(lives(readFileSync(tree.path('child'), 'utf8'))).toBe(false);
  });

  test.each<[string, string, () => Parameters<typeof planFiles>[1], string]>([
    [
      'floods',
      'while :; do echo "one line that comes again and again"; done',
      () => ({ maxLogBytes: 100_000 }),
      'printed more than 100000 bytes',
    ],
    [
      'is canceled',
      'sleep 300',
      () => ({ request: { signal: AbortSignal.timeout(50) } }),
      'canceled',
    ],
    [
      'is not there',
      '',
      () => ({ variables: { PATH: makeTree().root } }),
      'terraform was not found in PATH',
    ],
    ['writes no plan', 'echo \'{"format_version":"1.2"}\'', () => ({}), 'It is a state'],
  ])('is named with its end: one that %s', async (_, script, more, said) => {
    const planned = await planFiles(files, { ...started(script).options, ...more() });
    expect(planned.problems[0]?.detail).toContain(said);
  });

  test('sees only listed variables and directories of its own', async () => {
    const { tree, options } = started('env > HERE/env; ls -a "$HOME" > HERE/home; exit 1');
    await planFiles(files, {
      variables: { ...options.variables, AWS_REGION: 'eu-central-1' },
    });
    const names = readFileSync(tree.path('env'), 'utf8')
      .split('\n')
      .map((line) => line.replace(/=.*/, ''));
    const ofTheShell = ['PWD', 'SHLVL', '_', 'OLDPWD', ''];
    const given = names.filter((name) => !ofTheShell.includes(name));
    expect(given.toSorted().join(' ')).toBe(
      'AWS_REGION CHECKPOINT_DISABLE HOME PATH TEMP TF_CLI_CONFIG_FILE TF_DATA_DIR TF_INPUT TF_IN_AUTOMATION TMP TMPDIR USERPROFILE',
    );
    expect(readFileSync(tree.path('home'), 'utf8').trim().split('\n')).toEqual(['.', '..']);
  });

  test('is never asked to apply, and never locks', async () => {
    const { tree, options } = started('echo "$@" >> HERE/calls; echo "{}"');
    await planFiles(files, options);
    const calls = readFileSync(tree.path('calls'), 'utf8').trim().split('\n');
    expect(calls.map((line) => line.split(' ')[0])).toEqual(['init', 'plan', 'show']);
    expect(calls[1]).toContain('-lock=false');
  });
});
