import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from '../../src/service/service.ts';
import { systemClock } from '../../src/machine/system-clock.ts';
import { expect } from '../support/jest.ts';
import { testNeeding } from '../support/optional-tools.ts';
import { REPOSITORY } from '../support/markdown-files.ts';
import { limitMs } from '../support/time-limits.ts';

const WALK = join(REPOSITORY, '__tests__/service/go-client');
/** Modules come from Go's cache on this machine or not at all. */
const OFFLINE = { ...process.env, GOPROXY: 'off', GOFLAGS: '-mod=readonly', GOTOOLCHAIN: 'local' };

/** What the local service does not take, and why. */
const NOT_SERVED = 'DIFFERS: resource not found';
const KNOWN: Readonly<Record<string, string>> = {
  // No run ever waits for another one that is not going to end.
  'Runs.ForceExecute': NOT_SERVED,
};

const SEED = {
  organizations: [
    {
      name: 'acme',
      teams: [{ name: 'go' }],
      agentPools: [{ name: 'go' }],
      workspaces: [
        { name: 'main' },
        { name: 'soft', script: 'policy-check-soft-failed' as const },
        { name: 'stuck', script: 'cancel-ignored' as const },
      ],
    },
  ],
};

const isHere = spawnSync('go', ['list', '-deps', '.'], { cwd: WALK, env: OFFLINE }).status === 0;

testNeeding(
  ['go-tfe'],
  isHere ? ['go-tfe'] : [],
  'the official Go client walks every call of the areas',
  walk,
  limitMs(300_000),
);

async function walk(): Promise<void> {
  const configuration = mkdtempSync(join(tmpdir(), 'plangate-go-'));
  writeFileSync(join(configuration, 'main.tf'), 'resource "terraform_data" "a" {}\n');
  const service = await startService({
    clock: systemClock(),
    random: Math.random,
    seed: SEED,
    edition: 'self-managed',
    identity: 'hcp-terraform',
  });
  const child = spawn('go', ['run', '.'], {
    cwd: WALK,
    env: {
      ...OFFLINE,
      TFE_ADDRESS: service.origin,
      TFE_TOKEN: service.token,
      TFE_ORGANIZATION: service.organization,
      TFE_CONFIGURATION: configuration,
    },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      text += part.toString();
    });
  }
  const code = await new Promise((resolve) => {
    child.once('close', resolve);
  });
  await service.stop();
  const lines = text.trimEnd().split('\n');
  const strange = lines.filter((line) => {
    const [call = ''] = line.split(/ (?:ok|DIFFERS)/, 1);
    return line !== `${call} ${KNOWN[call] ?? 'ok'}`;
  });
  expect([code, strange]).toEqual([0, []]);
  expect(lines.length).toBeGreaterThan(45);
}
