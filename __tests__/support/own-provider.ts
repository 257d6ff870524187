/** The provider of the tests' own, built from `__tests__/provider`. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { madeOnce } from './made-once.ts';
import { REPOSITORY } from './markdown-files.ts';

const SOURCES = join(REPOSITORY, '__tests__/provider');
const OFFLINE = {
  ...process.env,
  GOPROXY: 'off',
  GOFLAGS: '-mod=readonly',
  GOTOOLCHAIN: 'local',
  CGO_ENABLED: '0',
};

/** Runs Go in the directory of the provider, without the network. */
const go = (...words: string[]) =>
  spawnSync('go', words, { cwd: SOURCES, env: OFFLINE, encoding: 'utf8' });

/** Where a mirror has this provider, by its name in a registry. */
function placeOf(name: string): string {
  const [system = '', processor = ''] = go('env', 'GOOS', 'GOARCH').stdout.trim().split('\n');
  return `registry.terraform.io/${name}/1.0.0/${system}_${processor}/terraform-provider-${name.split('/')[1]}_v1.0.0`;
}

/** A directory with the provider as a mirror; undefined where it cannot be built. */
export async function providersHere(): Promise<string | undefined> {
  if (go('list', '-deps', '.').status !== 0) return undefined;
  return madeOnce('own-provider', async (folder) => {
    const built = go('build', '-o', join(folder, placeOf('acme/shelf')), '.');
    if (built.status !== 0) throw new Error(built.stderr);
  });
}
