/**
 * 1,000 workspaces in ten groups, one verdict of `combine`, and an audit of all of them. Prints rows of README.md,
 * "Waiting": wall time in virtual time under the service's limit, requests and memory of real processes.
 *
 *   npm run -s build && npm run -s compile && node build/bench/thousand.js [WORKSPACES] [POLICIES]
 *
 * With POLICIES, so many own policies judge each run's plan of 50 resources as well, and nothing is measured in virtual time.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commitIn, initIn } from '../__tests__/support/git-in.ts';
import { runGroups } from '../__tests__/support/groups.ts';
import { startService } from '../src/service/service.ts';
import { systemClock } from '../src/machine/system-clock.ts';

const COUNT = Number(process.argv[2] ?? 1_000);
const POLICIES = Number(process.argv[3] ?? 0);
const RESOURCES = POLICIES === 0 ? 0 : 50;
const GROUPS = 10;
const CLI = fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url));
const TOKEN = 'team-token-of-this-measurement';

const inVirtualTime = [
  ['runs of 30 to 60 s', () => 30_000 + 30_000 * Math.random()],
  ['runs of 60 to 600 s', () => 60_000 + 540_000 * Math.random()],
] as const;
for (const [what, durationMs] of POLICIES === 0 ? inVirtualTime : []) {
  const { verdict, slowestMs, combinedMs, groups, combine } = await runGroups({
    workspaces: COUNT,
    groups: GROUPS,
    durationMs,
  });
  const ratio = (slowestMs + combinedMs) / slowestMs;
  print(
    `${what}: ${verdict}; slowest group ${seconds(slowestMs)}, combine ${seconds(combinedMs)}, ratio ${ratio.toFixed(2)}; ` +
      `groups ${(groups.requests / COUNT).toFixed(1)} requests each, refused ${((100 * groups.refused) / groups.requests).toFixed(1)} %; ` +
      `combine ${(combine.requests / COUNT).toFixed(2)} requests each, refused ${combine.refused}`,
  );
}

const names = Array.from({ length: COUNT }, (_, index) => `ws-${String(index).padStart(4, '0')}`);
const configuration = Array.from(
  { length: RESOURCES },
  (_, at) => `resource "terraform_data" "r${at}" {\n  input = "v${at}"\n}\n`,
).join('\n');
const files = { 'main.tf': `locals {}\n${configuration}` };
const workspaces = names.map((name) => ({
  name,
  script: 'both' as const,
  versions: [{ files, run: { script: 'both' as const } }],
  autoApply: true,
  access: [{ team: 'gate', access: 'write' as const }],
}));
const service = await startService({
  clock: systemClock(),
  random: Math.random,
  rateLimit: 100_000,
  seed: {
    organizations: [{ name: 'acme', teams: [{ name: 'gate' }], workspaces }],
    tokens: [{ kind: 'team', organization: 'acme', of: 'gate', secret: TOKEN }],
  },
});
const folder = mkdtempSync(join(tmpdir(), 'plangate-thousand-'));
try {
  writeFileSync(join(folder, 'main.tf'), files['main.tf']);
  mkdirSync(join(folder, 'policies'));
  for (let at = 0; at < POLICIES; at++) {
    writeFileSync(join(folder, `policies/p${at}.rego`), policy(at));
  }
  writeFileSync(join(folder, '.gitignore'), 'reports/\n');
  initIn(folder);
  commitIn(folder);
  const judged = POLICIES === 0 ? [] : ['--policies', 'policies'];
  await tell('audit', ['audit', '--full-speed', '--json']);
  if (POLICIES > 0) await tell('audit by policies', ['audit', '--full-speed', '--json', ...judged]);
  const printed = (await plangate('matrix', '--workspaces', names.join(','), '--groups', '10'))
    .stdout;
  const groups = (JSON.parse(printed) as { include: { group: string; workspaces: string }[] })
    .include;
  let most = 0;
  for (const { group, workspaces: list } of groups) {
    mkdirSync(join(folder, 'reports', group), { recursive: true });
    const report = join(folder, 'reports', group, 'report.json');
    const words = [
      'check',
      '--workspaces',
      list,
      '--group',
      group,
      '--report-json',
      report,
      ...judged,
    ];
    const { code, megabytes } = await plangate(...words);
    if (code !== 0) throw new Error(`a group ended with ${code}`);
    most = Math.max(most, megabytes);
  }
  print(`check of ${COUNT / GROUPS} workspaces: at most ${most} MB`);
  await tell('combine', ['combine', '--groups', printed, '--from', 'reports']);
  if (POLICIES > 0) {
    await tell('combine by policies', [
      'combine',
      '--groups',
      printed,
      '--from',
      'reports',
      ...judged,
    ]);
  }
} finally {
  await service.stop();
  rmSync(folder, { recursive: true });
}

async function tell(name: string, words: string[]): Promise<void> {
  service.requests.splice(0);
  const startedAt = performance.now();
  const { code, megabytes, stdout } = await plangate(...words);
  const ms = performance.now() - startedAt;
  const asked = service.requests.filter(({ path }) => path.startsWith('/api/v2')).length;
  print(
    `${name}: exit code ${code}, ${seconds(ms)}, ${(asked / COUNT).toFixed(2)} requests each, ${megabytes} MB, ${stdout.length} bytes of output`,
  );
}

/** @returns `megabytes`: the most that the process had in memory */
async function plangate(...words: string[]) {
  const out = join(folder, 'reports', 'stdout');
  mkdirSync(join(folder, 'reports'), { recursive: true });
  const child = spawn('sh', ['-c', 'exec "$@" > "$OUT"', 'sh', process.execPath, CLI, ...words], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      OUT: out,
      TF_CLOUD_HOSTNAME: service.origin,
      TF_API_TOKEN: TOKEN,
      TF_CLOUD_ORGANIZATION: 'acme',
      // There is no terminal, and the policies are those in the folder.
      PLANGATE_TRUST_CHECKOUT: 'true',
    },
  });
  let kilobytes = 0;
  const look = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      kilobytes = Number(/VmHWM:\s*(\d+)/.exec(status)?.[1] ?? kilobytes);
    } catch {
      // The process is over.
    }
  }, 50);
  const code = await new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  clearInterval(look);
  return { code, stdout: readFileSync(out, 'utf8'), megabytes: Math.round(kilobytes / 1024) };
}

/** A policy that no plan here fails. */
function policy(at: number): string {
  return `package main.p${at}

deny contains change.address if {
	some change in input.resource_changes
	change.change.after.input == "bad${at}"
}
`;
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(0)} s`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
