/** Puts one entry after the other into the archive, and keeps out what its content gives away. */
import { listTrackedFiles, NO_REPOSITORY } from '../git/tracked-files.ts';
import { isReadByTerraform } from './never-ships.ts';
import { ChangedError, codeOf, messageOf, readStart } from './open-checked.ts';
import type { ArchiveEntry, PackOptions, PackPorts } from './pack.ts';
import { recognise, SEEN_BYTES, type Content } from './secret-contents.ts';
import { isPlain } from './secret-names.ts';
import {
  collectSecrets,
  createSecretScanner,
  type SecretHits,
  type SecretScanner,
} from './secret-scanner.ts';
import { WHOLE_BYTES, type Inspect, type TarStream } from './tar-stream.ts';
import {
  untracked,
  withholdSecret,
  type Findings,
  type Found,
  type FoundFile,
} from './withhold.ts';

interface Packer {
  /** What is in the archive so far. */
  entries: ArchiveEntry[];
  /** Asks git what it tracks there. */
  ask(repository: string): Promise<void>;
  /** Answers a promise only when there is something to wait for. */
  add(found: Found): Promise<void> | undefined;
}

type Suspicion = Content | 'a token';

interface Packing {
  tar: TarStream;
  findings: Findings;
  options: PackOptions;
  ports: PackPorts;
  scanner: SecretScanner;
  entries: ArchiveEntry[];
  /** The one that is being added, and what it seems to hold. */
  path: string;
  suspicion: Suspicion | undefined;
  /** One for all files: there are many. */
  inspect: Inspect;
}

export function createPacker(
  tar: TarStream,
  findings: Findings,
  options: PackOptions,
  ports: PackPorts,
): Packer {
  const scanner = createSecretScanner(collectSecrets(options.secrets ?? [], ports.environment));
  const packing: Packing = {
    tar,
    findings,
    options,
    ports,
    scanner,
    entries: [],
    path: '',
    suspicion: undefined,
    inspect(bytes) {
      scanner.inspect(bytes);
      packing.suspicion = suspect(packing.path, bytes, packing);
      return packing.suspicion === undefined;
    },
  };
  const failed = (path: string, error: unknown) => {
    scanner.finish();
    findings.problems.push({ path, message: describeReadError(error) });
  };
  return {
    entries: packing.entries,
    ask: (repository) => ask(repository, packing),
    add(found) {
      try {
        return add(found, packing)?.catch((error: unknown) => failed(found.path, error));
      } catch (error) {
        failed(found.path, error);
        return undefined;
      }
    },
  };
}

async function ask(repository: string, { findings, ports }: Packing): Promise<void> {
  const files = await listTrackedFiles(repository, ports.execute);
  findings.tracked.set(repository, files);
  if (!('unknown' in files) || files.unknown === NO_REPOSITORY) return;
  const message = `git could not tell which files are tracked (${files.unknown}); files that look like credentials are withheld`;
  findings.warnings.push({ at: 'git', message });
}

function add(found: Found, packing: Packing): Promise<void> | undefined {
  if (found.type === 'file' && found.size > WHOLE_BYTES) return addLarge(found, packing);
  packing.path = found.path;
  const done = packing.tar.add(found, packing.inspect);
  if (done !== true) return addOnSuspicion(done, found, packing);
  added(found, packing);
  return undefined;
}

async function addOnSuspicion(
  done: Promise<boolean> | false,
  found: Found,
  packing: Packing,
): Promise<void> {
  if (await done) return added(found, packing);
  packing.scanner.finish();
  const what = packing.suspicion;
  if (found.type !== 'file' || what === undefined || (await stays(found, what, packing))) return;
  await addAnyway(found, packing);
}

async function addLarge(file: FoundFile, packing: Packing): Promise<void> {
  const what = suspect(file.path, readStart(file, SEEN_BYTES), packing);
  if (what === undefined || !(await stays(file, what, packing))) await addAnyway(file, packing);
}

async function addAnyway(found: Found, packing: Packing): Promise<void> {
  await packing.tar.add(found, (piece) => {
    packing.scanner.inspect(piece);
    return true;
  });
  added(found, packing);
}

function added(found: Found, { entries, scanner, options, findings }: Packing): void {
  const { path, type } = found;
  entries.push({ path, type, size: type === 'file' ? found.size : 0 });
  const hits = scanner.finish();
  if (hits) reportSecrets(path, hits, options.secretScan ?? 'warn', findings);
}

/** What would keep a file here that git does not track. A token in a text may be an example. */
function suspect(path: string, bytes: Buffer, packing: Packing): Suspicion | undefined {
  const content = recognise(bytes);
  const hits = packing.scanner.seen();
  if ((content === undefined && !hits) || isReadByTerraform(path)) return undefined;
  if (content !== undefined && (content !== 'a credential' || !isPlain(path.toLowerCase())))
    return content;
  if (!hits || hits.secrets.size > 0 || packing.options.secretScan === 'fail') return undefined;
  return isPlain(path.toLowerCase()) ? undefined : 'a token';
}

async function stays(file: FoundFile, what: Suspicion, packing: Packing): Promise<boolean> {
  const { findings, options } = packing;
  if (what === 'state') {
    findings.withheld.push({ path: file.path, reason: 'state', detail: 'by its content' });
    return true;
  }
  if (options.includeUntrackedSecrets === true) return false;
  if (!findings.tracked.has(file.repository)) await ask(file.repository, packing);
  const tracking = untracked(findings, file);
  if (tracking === undefined || (what === 'a token' && tracking !== 'untracked')) return false;
  withholdSecret(findings, file.path, tracking, `holds ${what}`);
  return true;
}

function reportSecrets(
  path: string,
  { secrets, shapes }: SecretHits,
  secretScan: 'warn' | 'fail',
  findings: Findings,
): void {
  if (secrets.size > 0) {
    const message = `holds a secret of this job (${[...secrets].join(', ')}); remove it from the file, or ignore the file`;
    findings.problems.push({ path, message });
  }
  if (shapes.size === 0) return;
  const message = `holds what looks like ${[...shapes].join(' and ')}; remove it, or ignore the file`;
  if (secretScan === 'fail') findings.problems.push({ path, message });
  else findings.warnings.push({ at: path, message });
}

export function describeReadError(error: unknown): string {
  if (error instanceof ChangedError) {
    return `${error.message}; make sure that nothing writes there meanwhile, or ignore it`;
  }
  const code = codeOf(error);
  if (code === undefined) throw error;
  return code === 'EACCES' || code === 'EPERM'
    ? `cannot be read (${code}); make it readable or ignore it`
    : messageOf(error);
}
