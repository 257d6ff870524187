/** A configuration that looks for tokens in the other processes of the job, planned by the real program. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import process from 'node:process';
import { isolateProgram } from '../../src/machine/isolate-program.ts';
import { executeBounded } from '../../src/machine/execute.ts';
import type { ExecuteBounded } from '../../src/model/ports.ts';
import { planFiles } from '../support/engine-bench.ts';
import { callCli } from '../support/call-cli.ts';
import { afterAll, beforeAll, describe, expect } from '../support/jest.ts';
import { findProgram, testWith } from '../support/optional-tools.ts';
import { makeTree } from '../support/tree.ts';

const SECRET = 'sesame-of-the-job';

/**
 * How many processes show the secret: in their environment, and on their command line. Of all processes, only a few
 * in a namespace can be listed at once: elsewhere, one that ends meanwhile is an error.
 */
const looks = (processes: string): string => `locals {
  environments = [for one in fileset("/proc", "${processes}/environ") : one
    if strcontains(try(file("/proc/\${one}"), ""), "${SECRET}")]
  commands = [for one in fileset("/proc", "${processes}/cmdline") : one
    if strcontains(try(file("/proc/\${one}"), ""), "${SECRET}")]
}
resource "terraform_data" "seen" {
  input = "\${length(local.environments)} and \${length(local.commands)}"
}
`;

async function seenBy(
  program: 'terraform' | 'tofu',
  execute: ExecuteBounded,
  processes = String(gate.pid),
): Promise<unknown> {
  const planned = await planFiles({ 'main.tf': looks(processes) }, { program, execute });
  expect(planned.problems).toEqual([]);
  return planned.document.resource_changes[0]?.change.after?.['input'];
}

/** What stands for the gate: a process with a token in its environment and on its command line. */
let gate: ReturnType<typeof spawn>;
let isolated: Awaited<ReturnType<typeof isolateProgram>>;
beforeAll(async () => {
  const waits = `setInterval(() => {}, 1e6) // ${SECRET}`;
  const env = { TF_API_TOKEN: SECRET };
  gate = spawn(process.execPath, ['-e', waits], { env, stdio: 'ignore' });
  isolated = await isolateProgram('terraform', executeBounded, { PATH: process.env['PATH'] });
});
afterAll(() => void gate.kill('SIGKILL'));

describe.each(['terraform', 'tofu'] as const)('a program that %s starts', (program) => {
  testWith(program, 'reads the tokens of the job where nothing isolates it', async () => {
    if (process.platform === 'linux') expect(await seenBy(program, executeBounded)).toBe('1 and 1');
  });

  testWith(program, 'reads no token where the machine isolates it', async () => {
    if (isolated.notIsolated !== undefined) return;
    for (const processes of ['*', String(gate.pid)]) {
      expect(await seenBy(program, isolated.execute, processes)).toBe('0 and 0');
    }
  });
});

/** Other ways to the gate's environment, each an expression that is a text with it in it. */
const WAYS = [
  'file("/proc/PID/environ")',
  'file("/proc/PID/cmdline")',
  'file("/proc/PID/task/PID/environ")',
  'file("/proc/self/root/proc/PID/environ")',
  'file("/proc/thread-self/root/proc/PID/environ")',
  'file("../../../../../../proc/PID/environ")',
  'file("/dev/fd/../../../proc/PID/environ")',
  'base64decode(filebase64("/proc/PID/environ"))',
  'templatefile("/proc/PID/environ", {})',
  'join("", [for one in fileset("/proc", "PID/task/*/environ") : try(file("/proc/${one}"), "")])',
];

testWith(
  'terraform',
  'no other expression reads the tokens in isolation, and each does without it',
  async () => {
    if (isolated.notIsolated !== undefined) return;
    const tries = WAYS.map((way) => `strcontains(try(${way}, ""), "${SECRET}")`);
    const text = `resource "terraform_data" "seen" {\n  input = [${tries.join(', ')}]\n}\n`;
    const files = { 'main.tf': text.replaceAll('PID', String(gate.pid)) };
    const seen = async (execute: ExecuteBounded) => {
      const { problems, document } = await planFiles(files, { execute });
      expect(problems).toEqual([]);
      const input = document.resource_changes[0]?.change.after?.['input'] as unknown[];
      return WAYS.filter((_, index) => input[index] === true);
    };
    expect(await seen(executeBounded)).toEqual(WAYS);
    expect(await seen(isolated.execute)).toEqual([]);
  },
);

/** What code of a provider could run. Each prints the secret where it reaches the gate, or its number where it ends it. */
const COMMANDS = [
  'cat /proc/PID/environ',
  'cat /proc/PID/cmdline',
  'cat /proc/[0-9]*/environ',
  'umount -l /proc; cat /proc/PID/environ',
  'umount -l /proc; umount -l /proc; cat /proc/PID/cmdline',
  'mount -t proc proc "$PWD"; cat PID/environ',
  'mount --bind / "$PWD"; cat proc/PID/environ',
  'unshare --user --map-root-user --mount --pid --fork --mount-proc cat /proc/PID/environ',
  'unshare --user --map-root-user --mount sh -c "umount -l /proc; cat /proc/PID/cmdline"',
  'nsenter --target PID --all cat /proc/PID/environ',
  'nsenter --target PID --user --mount --pid cat /proc/PID/environ',
  'chroot /proc/1/root cat /proc/PID/environ',
  'cat /proc/PID/root/proc/PID/environ',
  'tail -c +1 /proc/PID/mem',
  'su root -c "cat /proc/PID/environ"',
  'kill -s 0 PID && echo SECRET',
  'echo 0 > /proc/sys/kernel/yama/ptrace_scope; cat /proc/PID/environ',
];

testWith('unshare', 'no command that a provider could run reaches the gate', async () => {
  if (isolated.notIsolated !== undefined) return;
  const limits = { timeoutMs: 10_000, maxBytes: 1_000_000, signal: new AbortController().signal };
  const variables = { PATH: process.env['PATH'] ?? '' };
  const reached: string[] = [];
  for (const command of COMMANDS) {
    const script = command.replaceAll('PID', String(gate.pid)).replace('SECRET', SECRET);
    const cwd = makeTree().root;
    const { stdout } = await isolated.execute('sh', ['-c', script], { cwd, variables, ...limits });
    if (stdout.includes(SECRET)) reached.push(command);
  }
  expect(reached).toEqual([]);
  expect(gate.exitCode).toBe(null);
});

testWith('unshare', 'what leaves the process group of a program ends with it', async () => {
  if (isolated.notIsolated !== undefined) return;
  const script = 'setsid sleep 98765.4 & exit 7';
  const limits = { timeoutMs: 10_000, maxBytes: 1_000, signal: new AbortController().signal };
  const variables = { PATH: process.env['PATH'] ?? '' };
  const run = await isolated.execute('sh', ['-c', script], { cwd: '/', variables, ...limits });
  expect(run).toMatchObject({ exitCode: 7, ended: undefined });
  const commands = readdirSync('/proc').map((one) => {
    try {
      return readFileSync(`/proc/${one}/cmdline`, 'utf8');
    } catch {
      return '';
    }
  });
  expect(commands.filter((text) => text.includes('98765.4'))).toEqual([]);
});

describe('a local check', () => {
  const check = async (PATH: string) => {
    const all = looks(String(gate.pid));
    const count = all.replace(/\binput = .*/, 'count = length(local.environments)');
    const tree = makeTree({ 'main.tf': count });
    const words = ['check', '--local', '--engine', 'terraform', '--format', 'json'];
    const named = ['--organization', 'acme', '--workspace', 'net'];
    const env = { PATH };
    const result = await callCli([...words, ...named], { cwd: tree.root, env });
    const seen = result.stdout.includes('terraform_data.seen');
    return { seen, stderr: result.stderr };
  };

  testWith(
    'terraform',
    'plans in isolation, or gives the reason in one line why it does not',
    async (terraform) => {
      const separate = await check(process.env['PATH'] ?? '');
      const without = makeTree();
      symlinkSync(terraform, without.path('terraform'));
      symlinkSync(findProgram('git') ?? '', without.path('git'));
      const beside = await check(without.root);
      const sentence =
        /^.*could read what the other processes .* `unshare` \(package util-linux\)\.$/gm;
      expect(beside.stderr.match(sentence)).toHaveLength(1);
      if (process.platform === 'linux') expect(beside.seen).toBe(true);
      if (isolated.notIsolated !== undefined) return;
      expect(separate.stderr).not.toContain('could read');
      expect(separate.seen).toBe(false);
    },
  );
});
