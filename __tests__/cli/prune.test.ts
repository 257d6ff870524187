/** Old configuration versions go, and the others say why they stay. */
import { ownedSeed } from '../support/owned-seed.ts';
import type { RunningService } from '../../src/service/service.ts';
import { startService } from '../../src/service/service.ts';
import { systemClock } from '../../src/machine/system-clock.ts';
import { callCli } from '../support/call-cli.ts';
import { expectGolden } from '../support/golden.ts';
import { afterAll, beforeAll, expect, test } from '../support/jest.ts';
import { makeTree, type Tree } from '../support/tree.ts';

const TOKEN = 'token-of-who-prunes';
const DAY = 86_400_000;
const TODAY = Date.UTC(2026, 5, 30);
let service: RunningService;
let tree: Tree;
let daysAgo = 0;
const slept: number[] = [];
const names = new Map<string, string>();

const real = systemClock();
const clock = {
  ...real,
  date: () => new Date(TODAY - daysAgo * DAY),
  sleep(ms: number, signal?: AbortSignal) {
    slept.push(ms);
    return real.sleep(ms, signal);
  },
};

beforeAll(async () => {
  service = await startService({
    clock: { ...systemClock(), date: () => clock.date() },
    random: Math.random,
    edition: 'self-managed',
    rateLimit: 20,
    seed: ownedSeed({ token: TOKEN }, [
      {
        name: 'net',
        script: 'stuck-pending',
        versions: [
          { id: 'cv-undated', files: { 'main.tf': 'locals {}\n' } },
          { id: 'cv-current', files: { 'main.tf': 'locals {}\n' } },
        ],
      },
    ]),
  });
  tree = makeTree({ 'main.tf': 'locals {}\n' });
  for (const days of [100, 60, 40, 20, 2]) {
    daysAgo = days;
    const run = days === 60 ? '' : '--no-run ';
    const made = await call(`create ${run}--speculative --upload . --json`);
    const { data } = JSON.parse(made.stdout) as { data: { id: string } };
    names.set(data.id, `cv-of-${days}-days`);
  }
  daysAgo = 0;
});
afterAll(async () => {
  tree.remove();
  await service.stop();
});

async function call(words: string, answer?: string) {
  const env = {
    TF_CLOUD_HOSTNAME: service.origin,
    TF_API_TOKEN: TOKEN,
    TF_CLOUD_ORGANIZATION: 'acme',
    TF_WORKSPACE: 'net',
  };
  return callCli(['configuration-versions', ...words.split(' ')], {
    cwd: tree.root,
    env,
    clock,
    answer,
  });
}

async function said(words: string, answer?: string): Promise<string> {
  service.requests.splice(0);
  const { code, stdout, stderr } = await call(words, answer);
  const acts = service.requests.filter(({ method }) => method === 'POST').length;
  let text = `$ plangate configuration-versions ${words}\n${stdout}${stderr}exit ${code}, ${acts} changes\n`;
  for (const [id, name] of names) text = text.replaceAll(id, name);
  // How long the uploads before took is not told.
  return text.replaceAll(/T\d\d:\d\d:\d\d\.\d{3}Z/g, 'T…Z').replaceAll(/ +$/gm, '');
}

test('what is old goes, oldest first, and what stays says why', async () => {
  const told = [
    await said('prune --yes'),
    await said('prune --older-than 30d --keep 2'),
    await said('prune --older-than 30d --keep 2 --dry-run'),
    await said('prune --older-than 30d --keep 2', 'n'),
    await said('prune --older-than 50d --keep 2 --yes'),
    await said('prune --older-than 50d --yes --json'),
    await said('prune --older-than 30d --keep 3 --backing-data --yes'),
    await said('prune --older-than 30d --keep 3 --backing-data --yes'),
  ];
  expectGolden('messages/prune.txt', told.join('\n'));
});

test('half of what the service allows is left to others', () => {
  // Twenty a second are allowed: one in 100 ms is half of it. No other request had to wait.
  const own = slept.filter((ms) => ms === 100);
  expect(own.length).toBeGreaterThan(8);
  expect(service.requests.filter(({ status }) => status === 429)).toEqual([]);
});
