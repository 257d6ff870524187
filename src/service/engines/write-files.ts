/** Writes what an engine needs to the disk: the upload, and the configuration file of the planning program. */
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { readEntries, UnreadableArchive, type TarLimits } from '../tar.ts';

const LIMITS: TarLimits = {
  maxBytes: 512 * 1024 * 1024,
  maxEntries: 100_000,
  wanted: () => true,
  maxKept: 512 * 1024 * 1024,
};

/**
 * Unpacks an archive into a directory. It never writes through a link, so no file can be written
 * outside. Throws `UnreadableArchive` if the archive has a file below a link.
 */
export async function writeFiles(archive: Uint8Array, directory: string): Promise<void> {
  const { files, links, programs } = await readEntries(archive, LIMITS);
  for (const path of [...files.keys(), ...links.keys()]) refuseBelowLink(path, links);
  for (const [path, content] of files) {
    if (links.has(path)) throw new UnreadableArchive(`the archive has a file and a link: ${path}`);
    const target = join(directory, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content, { mode: programs.has(path) ? 0o700 : 0o600 });
  }
  for (const [path, leadsTo] of links) {
    const target = join(directory, path);
    await mkdir(dirname(target), { recursive: true });
    await symlink(posix.relative(posix.dirname(path), leadsTo) || '.', target);
  }
}

function refuseBelowLink(path: string, links: ReadonlyMap<string, string>): void {
  for (let at = posix.dirname(path); at !== '.'; at = posix.dirname(at)) {
    if (links.has(at)) throw new UnreadableArchive(`the archive has a file below a link: ${path}`);
  }
}

/**
 * The text of a CLI configuration without mirrors, except the provider cache, and without checks
 * for updates.
 */
export async function cliConfiguration(pluginCache: string | undefined): Promise<string> {
  const hosts = pluginCache === undefined ? [] : await providersBelow(pluginCache);
  const list = JSON.stringify(hosts);
  const mirror =
    hosts.length === 0
      ? ''
      : `  filesystem_mirror {\n    path    = ${JSON.stringify(pluginCache)}\n    include = ${list}\n  }\n`;
  return `disable_checkpoint = true\nprovider_installation {\n${mirror}  direct {\n    exclude = ${list}\n  }\n}\n`;
}

/** The providers in a cache or mirror, each as `HOST/NAMESPACE/TYPE`. */
async function providersBelow(directory: string): Promise<string[]> {
  const below = async (path: string): Promise<string[]> => {
    const entries = await readdir(join(directory, path), { withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  };
  const providers: string[] = [];
  for (const host of await below('')) {
    for (const namespace of await below(host)) {
      for (const type of await below(join(host, namespace))) {
        providers.push([host, namespace, type].join('/'));
      }
    }
  }
  return providers.filter((name) => /^[\w.:-]+\/[\w.-]+\/[\w.-]+$/.test(name)).sort();
}
