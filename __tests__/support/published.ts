/**
 * The project as the world sees it once it is released, on this machine: the repository and the
 * files of the release at their addresses. What a page says to type reaches them through the
 * configuration of git, curl and npm, without a word of it being changed.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY_URL } from '../../src/tools/init/render-workflow.ts';
import { VERSION } from '../../src/model/version.ts';
import { madeOnce } from './made-once.ts';
import { ROOT } from './runner.ts';
import { selfSigned } from './self-signed.ts';
import { served } from './loopback-service.ts';

const execute = promisify(execFile);

type Run = (program: string, args: readonly string[], cwd?: string) => Promise<string>;
export type Published = Awaited<ReturnType<typeof publish>>;

export async function publish() {
  const folder = mkdtempSync(join(tmpdir(), 'plangate-published-'));
  chmodSync(folder, 0o755);
  const home = join(folder, 'home');
  const bin = join(folder, 'bin');
  const temporary = join(folder, 'tmp');
  const environment: Record<string, string> = {
    HOME: home,
    // Programs that a job's tools start are found as everywhere; this node comes first.
    PATH: [join(home, 'bin'), bin, dirname(process.execPath), process.env['PATH']].join(':'),
    TMPDIR: temporary,
  };
  mkdirSync(home);
  mkdirSync(temporary);
  const run: Run = async (program, args, cwd = folder) => {
    const done = await execute(program, [...args], { cwd, env: environment });
    return done.stdout.trim();
  };
  const gitConfig = join(home, '.gitconfig');
  writeFileSync(
    gitConfig,
    '[user]\n\tname = t\n\temail = t@example.org\n[init]\n\tdefaultBranch = main\n',
  );
  const registry = await startRegistry();
  const settings = [`registry=${registry.address}`, `prefix=${home}`, 'update-notifier=false'];
  writeFileSync(join(home, '.npmrc'), `${settings.join('\n')}\n`);
  const release = await madeOnce('release', (made) => makeRelease(made, run));
  const repository = join(release, 'repository');
  appendFileSync(gitConfig, `[url "${repository}"]\n\tinsteadOf = ${REPOSITORY_URL}\n`);
  const commit = await run('git', ['--git-dir', join(repository, '.git'), 'rev-parse', 'HEAD']);
  const clone = async (name: string) => {
    await run('git', ['clone', '--quiet', REPOSITORY_URL, name]);
    return join(folder, name);
  };
  const tarball = join(release, `plangate-${VERSION}.tgz`);
  const sha256 = createHash('sha256').update(readFileSync(tarball)).digest('hex');
  registry.publish(readFileSync(tarball));
  const releases = await serveRelease(tarball, sha256, home);
  /** Of npm. An installation is copied, because npm takes a second of processor time for each. */
  const installed = () =>
    madeOnce('installed', async (project) => {
      await run('npm', ['init', '--yes'], project);
      await run('npm', ['install', tarball], project);
    });
  return {
    /** Of a shell that reaches all of it. `plangate` is not on its PATH before `putOnPath`. */
    environment,
    /** For whatever a test makes; gone after `close`. Everybody may look into it. */
    folder,
    /** What the address of the project leads to. */
    repository,
    /** Of the tag of this version. */
    commit,
    tarball,
    sha256,
    run,
    /** A fresh clone below `folder`. */
    clone,
    /** The tarball in an empty project below `folder`; resolves to its path. */
    async installIn(name: string) {
      const project = join(folder, name);
      cpSync(await installed(), project, { recursive: true, verbatimSymlinks: true });
      return project;
    },
    /** As `npm install --global` leaves it. */
    async putOnPath() {
      const program = join(await installed(), 'node_modules/plangate/dist/cli/index.js');
      mkdirSync(bin);
      symlinkSync(program, join(bin, 'plangate'));
    },
    async close() {
      await Promise.all([releases.stop(), registry.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What is here now, as the one commit of a repository, with the tag of this version; and what npm packs of it. */
async function makeRelease(folder: string, run: Run): Promise<void> {
  const repository = join(folder, 'repository');
  const packed = join(folder, 'packed');
  await run('git', ['init', '--quiet', repository]);
  const here = ['--git-dir', join(repository, '.git'), '--work-tree', ROOT];
  await run('git', [...here, 'add', '--all']);
  await run('git', [...here, 'commit', '--quiet', '--message', 'Release']);
  await run('git', [...here, 'tag', '--annotate', `v${VERSION}`, '--message', `v${VERSION}`]);
  await run('git', ['clone', '--quiet', repository, packed]);
  await run('npm', ['pack', '--silent', '--pack-destination', folder], packed);
}

/** The files of the release, at github.com as curl finds it. */
async function serveRelease(tarball: string, sha256: string, home: string) {
  const name = `plangate-${VERSION}.tgz`;
  const base = `${new URL(REPOSITORY_URL).pathname}/releases/download/v${VERSION}`;
  const files: Record<string, Buffer> = {
    [`${base}/${name}`]: readFileSync(tarball),
    [`${base}/SHA256SUMS`]: Buffer.from(`${sha256}  ${name}\n`),
  };
  const { key, cert } = selfSigned(['github.com']);
  const server = createSecureServer({ key, cert }, ({ url = '' }, response) => {
    const file = files[url];
    response.writeHead(file === undefined ? 404 : 200).end(file);
  });
  const { port, stop } = await served(server);
  writeFileSync(join(home, 'ca.pem'), cert);
  const lines = [`connect-to = "github.com:443:127.0.0.1:${port}"`, `cacert = "${home}/ca.pem"`];
  writeFileSync(join(home, '.curlrc'), `${lines.join('\n')}\n`);
  return { stop };
}

/** Of one package, where npm asks for everything. */
async function startRegistry() {
  let published: Buffer | undefined;
  const server = createServer(({ url }, response) => {
    if (published === undefined || (url !== '/plangate' && url !== '/plangate.tgz')) {
      response.writeHead(404).end('{}');
    } else if (url === '/plangate.tgz') response.end(published);
    else response.end(JSON.stringify(packument(published, address)));
  });
  const { origin, stop } = await served(server);
  const address = `${origin}/`;
  return { address, publish: (tarball: Buffer) => (published = tarball), stop };
}

function packument(tarball: Buffer, address: string): unknown {
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  const dist = { tarball: `${address}plangate.tgz`, integrity };
  const bin = { plangate: 'dist/cli/index.js' };
  const version = { name: 'plangate', version: VERSION, bin, dist };
  return {
    name: 'plangate',
    'dist-tags': { latest: VERSION },
    versions: { [VERSION]: version },
  };
}
