/** What the gate is asked, and an archive for it. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Archive } from '../../src/archive/pack.ts';
import type { GateRequest } from '../../src/gate/gate.ts';
import type { PlanSettings, PolicySettings, Settings } from '../../src/settings/settings.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { emptyDirectory } from './empty-directory.ts';

/** What a test wants of a job of the gate: of the settings only what the gate reads, without their groups. */
export type GateWish = Partial<Omit<GateRequest, 'plan' | 'policy'>> &
  Partial<Omit<PlanSettings, 'plan' | 'workspaces' | 'message'>> &
  Partial<PolicySettings>;

/** What a job of the gate is asked, unless a test says otherwise. @param names of workspaces */
export function gateRequest(
  names: readonly string[],
  { workspaces, ...wish }: GateWish & { deadline: number },
): GateRequest {
  const { plan, policy } = defaultSettings();
  const isIn = (group: object) => (entry: [string, unknown]) => Object.hasOwn(group, entry[0]);
  const entries = Object.entries(wish);
  return {
    workspaces: workspaces ?? names.map((name) => ({ name, directory: '/repo' })),
    message: 'Plan for #42',
    timeoutMs: 30 * 60_000,
    base: undefined,
    ...wish,
    plan: { ...plan, ...Object.fromEntries(entries.filter(isIn(plan))) },
    policy: { ...policy, ...Object.fromEntries(entries.filter(isIn(policy))) },
  };
}

/** The settings of the organization `acme` where nothing else is asked for; no run of others is canceled. */
export function defaultSettings(): Settings {
  const inputs = {
    organization: 'acme',
    workspace: 'net',
    token: 't',
    'cancel-superseded': 'false',
  };
  const read = readSettings({ inputs, environment: {}, entryPoint: 'cli' });
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  read.settings.plan.group = undefined;
  return read.settings;
}

export function fakeArchive(root: string): Archive {
  return {
    path: '/tmp/archive.tar.gz',
    bytes: 1_234,
    sha256: 'ab'.repeat(32),
    root,
    entries: [
      { path: 'main.tf', type: 'file', size: 100 },
      { path: 'infra', type: 'directory', size: 0 },
      { path: 'infra/main.tf', type: 'file', size: 100 },
    ],
    filesWithParentPaths: [],
    withheld: [],
    warnings: [],
    contentBytes: 200,
    remove: async () => undefined,
  };
}

/** An archive on the disk of this machine, for a service that takes uploads. */
export function archiveOnDisk(content: Uint8Array) {
  const folder = emptyDirectory();
  const path = join(folder, 'archive.tar.gz');
  writeFileSync(path, content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return {
    folder,
    pack: async (root: string) => ({
      ...fakeArchive(root),
      path,
      bytes: content.byteLength,
      sha256,
    }),
  };
}
