/** Without a service: a program plans and applies in the checkout itself, with its own backend. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { callCli, type CallOptions } from '../support/call-cli.ts';
import { commitIn, initIn } from '../support/git-in.ts';
import { expect } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { PUSH } from '../support/policy-repository.ts';
import { serveClone } from '../support/served-clone.ts';
import { makeTree } from '../support/tree.ts';

const MAIN = `variable "size" {
  default = 1
}
resource "terraform_data" "a" {
  input = var.size
}
resource "terraform_data" "b" {
  input = terraform_data.a.id
}
`;
const POLICY = (rules: string) => `package main\n\n${rules}`;
const PASSES = POLICY(`deny contains "no" if {
  some change in input.plan.resource_changes
  change.type == "aws_s3_bucket"
}
`);

function project(files: Record<string, string> = {}) {
  const { root } = makeTree({ 'main.tf': MAIN, 'policies/main.rego': PASSES, ...files });
  initIn(root);
  commitIn(root);
  return root;
}

/** @param opa its absolute path */
async function apply(cwd: string, opa: string, more: CallOptions = {}) {
  const all = ['apply', '--local', '--json', '--engine', 'terraform'];
  const path = [dirname(opa), process.env['PATH']].join(delimiter);
  const env = { PATH: path, HOME: makeTree().root, ...more.env };
  const ended = await callCli(all, { answer: 'y', ...more, cwd, env });
  const report = ended.stdout.startsWith('{') ? JSON.parse(ended.stdout) : undefined;
  return { ...ended, report, one: report?.workspaces?.[0] };
}
const stateOf = (cwd: string) => {
  const path = join(cwd, 'terraform.tfstate');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return text.endsWith('}\n') ? JSON.parse(text) : undefined;
};
const inputOf = (cwd: string, name: string) =>
  stateOf(cwd)?.resources.find((each: { name: string }) => each.name === name)?.instances[0]
    .attributes.input?.value;

testWith(
  ['terraform', 'opa'],
  'applies exactly what it planned in the checkout, once',
  async (_, opa = '') => {
    const cwd = project();
    const { code, one } = await apply(cwd, opa);
    expect([code, one?.outcome]).toEqual([0, 'applied']);
    expect(inputOf(cwd, 'a')).toBe(1);
    const left = readdirSync(cwd).filter((name) => !['.git', 'main.tf', 'policies'].includes(name));
    expect(left).toEqual(['terraform.tfstate']);
    expect((await apply(cwd, opa)).one?.outcome).toBe('nothing');
  },
);

testWith(
  ['terraform', 'opa'],
  'shows what changes, with its values, before it asks',
  async (_, opa = '') => {
    const cwd = project();
    let text = '';
    let seen: string[] = [];
    const asked = await apply(cwd, opa, {
      answer: 'n',
      onErr: (more) => (text += more),
      onAsk: () => (seen = text.split('\n').filter((line) => /^ {2}[+ ]/.test(line))),
    });
    expect(asked.one?.outcome).toBe('declined');
    expect(seen.slice(-8)).toEqual([
      '  + terraform_data.a will be created',
      '      + id = (known after apply)',
      '      + input = 1',
      '      + output = (known after apply)',
      '  + terraform_data.b will be created',
      '      + id = (known after apply)',
      '      + input = (known after apply: terraform_data.a.id)',
      '      + output = (known after apply)',
    ]);
  },
);

testWith(['terraform', 'opa'], 'applies nothing that is not green', async (_, opa = '') => {
  const cwd = project({ 'policies/main.rego': POLICY('deny contains "no" if true\n') });
  const { code, one } = await apply(cwd, opa);
  expect([code, one?.outcome, stateOf(cwd)]).toEqual([1, 'not-green', undefined]);
});

const BY_ID = POLICY(`deny contains msg if {
  some change in input.plan.resource_changes
  change.type == "terraform_data"
  change.name == "b"
  not startswith(change.change.after.input, "x")
  msg := sprintf("%s: input is %s", [change.address, change.change.after.input])
}
`);

testWith(
  ['terraform', 'opa'],
  'judges the values of the state after the apply',
  async (_, opa = '') => {
    const cwd = project({ 'policies/main.rego': BY_ID, 'plangate.yml': 'allow-unknown: true\n' });
    const { code, one, stderr } = await apply(cwd, opa);
    expect(stderr).toContain('x');
    expect([code, one?.outcome]).toEqual([1, 'against-policy']);
    const [later] = one.later;
    expect(later.messages[0]).toMatch(/^terraform_data\.b: input is [0-9a-f-]{36}$/);
  },
);

const FAILS = `resource "terraform_data" "a" {}
resource "terraform_data" "b" {
  depends_on = [terraform_data.a]
  provisioner "local-exec" {
    command = "exit 7"
  }
}
resource "terraform_data" "c" {
  depends_on = [terraform_data.b]
}
`;

testWith(
  ['terraform', 'opa'],
  'an apply that fails half-way says what was made, and goes on from there',
  async (_, opa = '') => {
    const cwd = project({ 'main.tf': FAILS });
    const { code, one, report } = await apply(cwd, opa);
    expect([code, one?.outcome]).toEqual([4, 'failed']);
    expect(one.made).toEqual(['terraform_data.a']);
    expect(one.notMade).toEqual(['terraform_data.b', 'terraform_data.c']);
    expect(report.headline).toBe('The apply failed: 1 of 3 changes made');
    expect(one.why[0]).toContain('local-exec provisioner error');
    writeFileSync(join(cwd, 'main.tf'), FAILS.replace('exit 7', 'exit 0'));
    const again = await apply(cwd, opa);
    expect([again.code, again.one?.outcome]).toEqual([0, 'applied']);
    expect(stateOf(cwd).resources).toHaveLength(3);
  },
);

testWith(
  ['terraform', 'opa'],
  'a saved plan that went stale is not applied',
  async (_, opa = '') => {
    const cwd = project();
    const ended = await apply(cwd, opa, { onAsk: async () => void (await apply(cwd, opa)) });
    expect([ended.code, ended.one?.outcome]).toEqual([4, 'failed']);
    expect(ended.one.why[0]).toContain('stale');
    expect(stateOf(cwd).serial).toBeLessThan(5);
  },
);

testWith(
  ['terraform', 'opa'],
  'a state that somebody has locked is planned and applied by nobody else',
  async (_, opa = '') => {
    const slow =
      'resource "terraform_data" "slow" {\n  provisioner "local-exec" {\n    command = "sleep 4"\n  }\n}\n';
    const cwd = project({ 'main.tf': slow });
    let meanwhile: ReturnType<typeof apply> | undefined;
    const first = apply(cwd, opa, {
      onErr(text) {
        if (text.includes('Creating...')) meanwhile ??= apply(cwd, opa);
      },
    });
    expect((await first).one?.outcome).toBe('applied');
    const locked = await meanwhile;
    expect([locked?.code, locked?.one?.outcome]).toEqual([4, 'not-green']);
    expect(`${locked?.stderr}`).toContain('state lock');
  },
);

const SLOW = `resource "terraform_data" "first" {
  provisioner "local-exec" {
    command = "touch begun; sleep 2"
  }
}
resource "terraform_data" "second" {
  depends_on = [terraform_data.first]
}
`;

/** A job as a process of its own, which gets a signal as soon as its apply has begun. */
async function signalled(cwd: string, opa: string, signal: NodeJS.Signals) {
  const main = fileURLToPath(new URL('../../src/cli/main.js', import.meta.url));
  const path = [dirname(opa), process.env['PATH']].join(delimiter);
  const env = {
    ...PUSH,
    ...serveClone(cwd),
    CI_PROJECT_DIR: cwd,
    PATH: path,
    HOME: makeTree().root,
  };
  const words = [main, 'apply', '--local', '--engine', 'terraform', '--json'];
  const child = spawn(process.execPath, words, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  child.stderr.resume();
  await until(() => existsSync(join(cwd, 'begun')));
  child.kill(signal);
  const [code] = await ended;
  return code as number | null;
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => void setImmediate(resolve));
}

const REPORTED = { 'main.tf': SLOW, 'plangate.yml': 'unseen: report\n' };

testWith(
  ['terraform', 'opa'],
  'an apply whose job is killed goes to its end, and is not made again',
  async (_, opa = '') => {
    const cwd = project(REPORTED);
    expect(await signalled(cwd, opa, 'SIGKILL')).toBeNull();
    await until(
      () =>
        stateOf(cwd)?.resources.length === 2 &&
        !existsSync(join(cwd, '.terraform.tfstate.lock.info')),
    );
    const again = await apply(cwd, opa);
    expect([again.code, again.one?.outcome]).toEqual([0, 'nothing']);
  },
);

testWith(
  ['terraform', 'opa'],
  'a job that is canceled interrupts the apply, which ends by itself',
  async (_, opa = '') => {
    const cwd = project(REPORTED);
    expect(await signalled(cwd, opa, 'SIGTERM')).toBe(4);
    expect(stateOf(cwd)?.resources.map((one: { name: string }) => one.name)).not.toContain(
      'second',
    );
    const again = await apply(cwd, opa);
    expect([again.code, again.one?.outcome]).toEqual([0, 'applied']);
    expect(stateOf(cwd).resources).toHaveLength(2);
  },
);

const IMPORTED = `import {
  to = terraform_data.a
  id = "0d1"
}
resource "terraform_data" "a" {}
`;
const MOVED = `moved {
  from = terraform_data.a
  to   = terraform_data.moved
}
resource "terraform_data" "moved" {}
`;
const FORGOTTEN = `removed {
  from = terraform_data.moved
  lifecycle {
    destroy = false
  }
}
`;
const namesIn = (cwd: string) =>
  stateOf(cwd)?.resources.map(({ name }: { name: string }) => name) as string[] | undefined;

testWith(
  ['terraform', 'opa'],
  'what is only imported, moved or forgotten is applied, and is in the state as the report says',
  async (_, opa = '') => {
    const cwd = project({ 'main.tf': IMPORTED });
    for (const [main, names] of [
      [IMPORTED, ['a']],
      [MOVED, ['moved']],
      [FORGOTTEN, []],
    ] as const) {
      writeFileSync(join(cwd, 'main.tf'), main);
      const { code, one } = await apply(cwd, opa);
      expect([code, one?.outcome, one?.changes, namesIn(cwd)]).toEqual([0, 'applied', 1, names]);
      expect((await apply(cwd, opa)).one?.outcome).toBe('nothing');
    }
  },
);
