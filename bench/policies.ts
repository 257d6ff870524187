/**
 * A change of policies on 1,000 workspaces: time, requests and memory of `policies check`. Prints rows of README.md, "A change of policies".
 *
 *   npm run -s build && npm run -s compile && node build/bench/policies.js [WORKSPACES] [RESOURCES]
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { policyRepository } from '../__tests__/support/policy-repository.ts';
import { startService } from '../src/service/service.ts';
import { systemClock } from '../src/machine/system-clock.ts';

const COUNT = Number(process.argv[2] ?? 1_000);
const RESOURCES = Number(process.argv[3] ?? 50);
const CLI = fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url));
const TOKEN = 'team-token-of-this-measurement';

/** Every tenth workspace has a volume that the new policy denies. */
const filesOf = (index: number) => {
  const blocks = Array.from(
    { length: RESOURCES },
    (_, at) =>
      `resource "aws_ebs_volume" "v${at}" {\n  encrypted = ${index % 10 > 0 || at > 0}\n  size = ${at}\n}\n`,
  );
  return { 'main.tf': blocks.join('\n') };
};
const policy = (name: string, condition: string) => `package acme.${name}

deny contains change.address if {
	some change in input.plan.resource_changes
	${condition}
}
`;
const old = Array.from({ length: 10 }, (_, at) => [
  `policies/p${at}.rego`,
  policy(`p${at}`, `change.change.after.size > ${1_000 + at}`),
]);
const service = await startService({
  clock: systemClock(),
  random: Math.random,
  seed: {
    organizations: [
      {
        name: 'acme',
        teams: [{ name: 'policies' }],
        policySets: [],
        workspaces: Array.from({ length: COUNT }, (_, index) => ({
          name: `ws-${index}`,
          autoApply: true,
          versions: [{ files: filesOf(index), run: { script: 'plain' as const } }],
          access: [{ team: 'policies', access: 'read' as const }],
        })),
      },
    ],
    tokens: [{ kind: 'team', organization: 'acme', of: 'policies', secret: TOKEN }],
  },
});
const folder = mkdtempSync(join(tmpdir(), 'plangate-policies-'));
try {
  const cwd = policyRepository(Object.fromEntries(old)).propose({
    'policies/encrypted.rego': policy('encrypted', 'change.change.after.encrypted == false'),
  });
  for (const [what, words] of [
    ['at half of the limit', []],
    ['at full speed', ['--full-speed']],
  ] as const) {
    service.requests.splice(0);
    const startedAt = performance.now();
    const { code, megabytes, stdout } = await plangate(cwd, words);
    const seconds = (performance.now() - startedAt) / 1_000;
    const asked = service.requests.filter(({ path }) => path.startsWith('/api/v2'));
    const refused = asked.filter(({ status }) => status === 429).length;
    process.stdout.write(
      `${what}: exit code ${code}, ${seconds.toFixed(1)} s, ${asked.length} requests (${refused} refused), ${megabytes} MB; ${stdout.split('\n')[0]}\n`,
    );
  }
} finally {
  await service.stop();
  rmSync(folder, { recursive: true });
}

/** @returns `megabytes`: the most that the process had in memory, without those of `opa` */
async function plangate(cwd: string, words: readonly string[]) {
  const out = join(folder, 'stdout');
  writeFileSync(out, '');
  const all = ['policies', 'check', 'policies', '--organization', 'acme', ...words];
  const child = spawn('sh', ['-c', 'exec "$@" > "$OUT"', 'sh', process.execPath, CLI, ...all], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      OUT: out,
      TF_CLOUD_HOSTNAME: service.origin,
      TF_API_TOKEN: TOKEN,
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
