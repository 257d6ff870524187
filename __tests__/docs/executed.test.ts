/** What the pages tell a reader to type is typed here: every block, in order, to the letter. */
import { execFile } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { RunningService } from '../../src/service/service.ts';
import type { Seed } from '../../src/service/seed.ts';
import { ON_NPM, VERSION } from '../../src/model/version.ts';
import { afterAll, beforeAll, expect, test } from '../support/jest.ts';
import { fencedBlocks, filesWith, readText, REPOSITORY } from '../support/markdown-files.ts';
import { findProgram, testWith } from '../support/optional-tools.ts';
import { runPage } from '../support/page-runner.ts';
import type { Published } from '../support/published.ts';
import { publish } from '../support/published.ts';
import { EVERY_CASE, showFigure } from '../support/sampled.ts';
import { limitMs } from '../support/time-limits.ts';
import { startTestService } from '../support/start-service.ts';

const execute = promisify(execFile);
const AT_TERMINAL = [
  ...['first-hour', 'local', 'own-policies'].map((name) => `docs/${name}.md`),
  'examples/README.md',
];
const MOST_NOT_RUN = 15;
const RELEASING = 'RELEASING.md';
const pages = filesWith(['.md']).filter(
  (path) =>
    /^(?:README\.md|docs\/|examples\/)/.test(path) && path !== RELEASING && executable(path),
);
const notRun: string[] = [];
let published: Published;
/** For all pages that begin in one. */
let clone: string | undefined;
let service: RunningService;

function executable(path: string): boolean {
  return fencedBlocks(path).some(({ language }) => /^(?:sh|json|ts)\b/.test(language));
}

beforeAll(async () => {
  published = await publish();
  // As a reader has it who was on the page about the command line before.
  await published.putOnPath();
  service = await startTestService({
    seed: seed(),
    seedDirectory: join(REPOSITORY, 'examples'),
    runDurationMs: 300,
  });
});
afterAll(async () => {
  await service.stop();
  await published.close();
});

/** The readers' own organization: the example's, and the run that docs/policies.md overrides. */
function seed(): Seed {
  const example = JSON.parse(readText('examples/seed.json')) as Seed;
  example.organizations[0]?.workspaces?.push({
    name: 'overridden',
    versions: [{ run: { id: 'run-CZcmD7eagjhyX0vN', script: 'policy-check-soft-failed' } }],
  });
  const owner = { kind: 'user', of: 'morgan', secret: 'the-token-of-the-reader' } as const;
  example.tokens = [owner, ...(example.tokens ?? [])];
  return example;
}

for (const page of pages) {
  const name = `every block of ${page} runs`;
  const run = () => follow(page);
  if (needsOpa(page)) testWith('opa', name, run, limitMs(300_000));
  else test(name, run, limitMs(300_000));
}

/** Whether a reader needs a judge of their own. */
function needsOpa(page: string): boolean {
  const blocks = fencedBlocks(page).filter(({ language }) => /^sh\b(?! no-run)/.test(language));
  return blocks.some(({ text }) => /check --local|--policies|node judge\.js/.test(text));
}

async function follow(page: string): Promise<void> {
  const name = page.replaceAll(/\W/g, '-');
  const directory = await startOf(page, name);
  const programs: string[] = [];
  const { environment } = published;
  const report = await runPage(fencedBlocks(page), {
    directory,
    environment: {
      ...environment,
      PATH: [environment['PATH'], dirname(findProgram('opa') ?? '/nowhere/opa')].join(delimiter),
      TF_CLOUD_HOSTNAME: service.origin,
      TF_API_TOKEN: 'the-token-of-the-reader',
      // The reader of these pages sits at a terminal.
      ...(AT_TERMINAL.includes(page) && { PLANGATE_TRUST_CHECKOUT: 'true' }),
    },
    blanks: { '<sha256>': published.sha256, '<sha>': published.commit },
    prepare(program) {
      linkCompiler(directory);
      programs.push(program);
    },
  });
  // The page compiles them as Node.js looks for a package; a bundler has another way.
  if (programs.length > 0) await compileAsBundlersDo(programs);
  notRun.push(...report.notRun);
  expect(report.problems).toEqual([]);
}

/** A rehearsal takes longer than all other pages together: only `npm run every-case` has it. */
const ofReleases = EVERY_CASE ? test : test.skip;

ofReleases(RELEASING, () => follow(RELEASING), limitMs(300_000));

ofReleases(
  'who follows it has a tag, notes, the list of what is inside, and a tarball',
  async () => {
    const directory = join(published.folder, 'RELEASING-md');
    const tarball = `plangate-${VERSION}.tgz`;
    const tags = await published.run('git', ['ls-remote', '--tags', '../rehearsal.git'], directory);
    expect(tags).toMatch(new RegExp(`refs/tags/v${VERSION}\\^\\{\\}$`, 'm'));
    const files = [
      'SHA256SUMS',
      'dist.sha256',
      'notes.md',
      'pages.patch',
      tarball,
      'sbom.cdx.json',
    ];
    if (existsSync(join(REPOSITORY, 'node_modules/@11ty/eleventy')))
      files.push(`site-${VERSION}.tar.gz`);
    expect(readdirSync(join(directory, 'release')).sort()).toEqual(files.sort());
    await published.run('sha256sum', ['--check', 'SHA256SUMS'], join(directory, 'release'));
    await published.run('sha256sum', ['--check', '--quiet', 'release/dist.sha256'], directory);
    const notes = readFileSync(join(directory, 'release/notes.md'), 'utf8');
    expect(notes).toMatch(/^### The gate\n\n- \w/);
    expect(notes).not.toMatch(/^## /m);
    const patch = readFileSync(join(directory, 'release/pages.patch'), 'utf8');
    expect(patch).toMatch(/^-.*Not released yet/m);
    expect(patch).toMatch(/^\+ {6}- uses: plangate\/plangate@[0-9a-f]{40} # v/m);
  },
);

ofReleases('what is no release is refused before anything is built', async () => {
  const directory = join(published.folder, 'RELEASING-md');
  const git = (...args: string[]) => published.run('git', args, directory);
  const refused = async () => {
    const words = ['scripts/release.js', '--tagged'];
    const ended = await published
      .run('node', words, directory)
      .catch(({ code, stderr }: { code: number; stderr: string }) => ({
        code,
        stderr: stderr.trim(),
      }));
    return ended;
  };
  const because = (why: string) => ({ code: 1, stderr: `Not released: ${why}` });
  const tag = `v${VERSION}`;
  await git('commit', '--quiet', '--allow-empty', '--message', 'Later');
  expect(await refused()).toEqual(because(`${tag} is not this commit.`));
  await git('tag', '--force', tag);
  expect(await refused()).toEqual(because(`${tag} is no annotated tag.`));
  await git('tag', '--force', '--annotate', tag, '--message', tag);
  expect(await refused()).toEqual(because(`${tag} is not on main.`));
  await published.run(
    'sed',
    ['-i', `s/^## ${VERSION} · .*/## Unreleased: ${VERSION}/`, 'CHANGELOG.md'],
    directory,
  );
  expect(await refused()).toEqual(
    because(
      `the newest section of CHANGELOG.md is "## Unreleased: ${VERSION}", not "## ${VERSION} · <date>".`,
    ),
  );
});

(ON_NPM ? test.skip : test)('a tarball with another digest is not installed', async () => {
  const [install] = fencedBlocks('docs/cli.md');
  const home = mkdtempSync(join(published.folder, 'other-home-'));
  copyFileSync(join(published.environment['HOME'] ?? '', '.curlrc'), join(home, '.curlrc'));
  const env = { ...published.environment, HOME: home, npm_config_prefix: home };
  const script = (install?.text ?? '').replace(
    /"(?:<sha256>|[0-9a-f]{64}) /,
    `"${'0'.repeat(64)} `,
  );
  expect(script).toContain('0'.repeat(64));
  const refused = await execute('sh', ['-c', script], { cwd: home, env }).catch(
    (error: { code: number; stderr: string }) => error,
  );
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('sha256sum') });
  expect(existsSync(join(home, 'bin/plangate'))).toBe(false);
});

test('hardly any block is skipped, and each of those says why', () => {
  showFigure(`Not run:\n${notRun.map((line) => `  ${line}`).join('\n')}`);
  expect(notRun.length).toBeLessThanOrEqual(MOST_NOT_RUN);
});

/** README.md begins with a clone and most pages in one; a program begins in the repository of its author. */
async function startOf(page: string, name: string): Promise<string> {
  if (page === RELEASING) return rehearsal(name);
  if (page !== 'README.md' && page !== 'docs/library.md') {
    clone ??= await published.clone('clone');
    await published.run('git', ['clean', '-ffdqx'], clone);
    return clone;
  }
  const directory = join(published.folder, name);
  mkdirSync(directory);
  if (page === 'docs/library.md') {
    cpSync(join(REPOSITORY, 'examples/infra'), join(directory, 'infra'), { recursive: true });
  }
  return directory;
}

/** A clone of an unfinished version, after `npm ci`; its remote is a bare repository of its own. */
async function rehearsal(name: string): Promise<string> {
  const remote = join(published.folder, 'rehearsal.git');
  await published.run('git', ['clone', '--quiet', '--bare', published.repository, remote]);
  await published.run('git', ['tag', '--delete', `v${VERSION}`], remote);
  await published.run('git', ['clone', '--quiet', remote, name]);
  const directory = join(published.folder, name);
  symlinkSync(join(REPOSITORY, 'node_modules'), join(directory, 'node_modules'));
  const changes = join(directory, 'CHANGELOG.md');
  const dated = new RegExp(`^## ${VERSION} · .+$`, 'm');
  const undated = `## Unreleased: ${VERSION}`;
  writeFileSync(changes, readFileSync(changes, 'utf8').replace(dated, undated));
  await published.run(
    'git',
    ['commit', '--all', '--allow-empty', '--quiet', '-m', 'Begin'],
    directory,
  );
  return directory;
}

const compiler = join(REPOSITORY, 'node_modules/typescript/bin/tsc');

/** For the `npx tsc` of the page: the compiler and the types of this project. */
function linkCompiler(directory: string): void {
  const modules = join(directory, 'node_modules');
  for (const name of ['.bin/tsc', '@types/node', 'undici-types']) {
    const link = join(modules, name);
    mkdirSync(dirname(link), { recursive: true });
    if (!existsSync(link)) symlinkSync(join(REPOSITORY, 'node_modules', name), link);
  }
}

async function compileAsBundlersDo(programs: readonly string[]): Promise<void> {
  const language = ['--strict', '--target', 'es2022', '--types', 'node', '--ignoreConfig'];
  const modules = ['--module', 'esnext', '--moduleResolution', 'bundler', '--noEmit'];
  const words = [compiler, ...language, ...modules, ...programs];
  await execute(process.execPath, words).catch(({ stdout }: { stdout: string }) => {
    throw new Error(`${programs.join(' ')}: ${stdout}`);
  });
}
