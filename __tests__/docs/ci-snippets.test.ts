/**
 * The command of each page in docs/ci, run as it is printed there: on the example configuration,
 * against the embedded service, with the environment of that host and a strict fake of its API.
 */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Seed } from '../../src/embedded/seed.ts';
import { startService } from '../../src/embedded/service.ts';
import type { RunningService } from '../../src/embedded/service.ts';
import { systemClock } from '../../src/wait/clock.ts';
import { azureJob, startFakeAzure } from '../support/fake-azure.ts';
import { startFakeBitbucket } from '../support/fake-bitbucket.ts';
import { gitLabJob, startFakeGitLab } from '../support/fake-gitlab.ts';
import { fencedBlocks, readText, REPOSITORY } from '../support/markdown-files.ts';

const run = promisify(execFile);
const CLI = join(REPOSITORY, 'dist', 'cli', 'index.js');
const HEAD = '6f1cb4086c1e5d1c2f7d6a0f5b3f6a1de2a4c9b7';

let service: RunningService;
let checkout: string;

beforeAll(async () => {
  service = await startService({
    clock: systemClock(),
    random: Math.random,
    seed: JSON.parse(readText('examples/seed.json')) as Seed,
    seedDirectory: join(REPOSITORY, 'examples'),
    runDurationMs: 300,
  });
  checkout = mkdtempSync(join(tmpdir(), 'plangate-ci-'));
  cpSync(join(REPOSITORY, 'examples', 'infra'), checkout, { recursive: true });
  await run('git', ['init', '--quiet'], { cwd: checkout });
  await run('git', ['add', '--all'], { cwd: checkout });
});

afterAll(async () => {
  await service.stop();
  rmSync(checkout, { recursive: true, force: true });
});

/** The one command of the page's first block, without what fetches the program. */
function commandOf(page: string): { args: string[]; block: string } {
  const [block] = fencedBlocks(`docs/ci/${page}.md`);
  const [, line] = /npx --yes plangate@1\.0\.0 ([^'\n]+)/.exec(block?.text ?? '') ?? [];
  return { args: (line ?? '').split(' '), block: block?.text ?? '' };
}

async function runPage(page: string, environment: Record<string, string>) {
  const { args, block } = commandOf(page);
  const { PATH = '', SystemRoot } = process.env;
  const done = await run(process.execPath, [CLI, ...args], {
    cwd: checkout,
    env: {
      PATH,
      ...(SystemRoot === undefined ? {} : { SystemRoot }),
      HOME: checkout,
      TF_CLOUD_HOSTNAME: service.origin,
      TF_API_TOKEN: 'example-token-of-pull-requests',
      ...environment,
    },
  }).then(
    (output) => ({ ...output, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  );
  const directory = args[args.indexOf('--reports') + 1] ?? '';
  const promised = new Set(block.match(new RegExp(`${directory}/[\\w.-]+`, 'g')) ?? []);
  const missing = [...promised].filter((path) => !existsSync(join(checkout, path)));
  const output = done.stdout + done.stderr;
  return { code: done.code, output, directory, promised, missing };
}

function readJson(...path: string[]): unknown {
  return JSON.parse(readFileSync(join(checkout, ...path), 'utf8'));
}

describe('the command on each page', () => {
  test('gitlab', async () => {
    const gitlab = await startFakeGitLab();
    const { code, output, promised, missing } = await runPage('gitlab', {
      ...gitLabJob(gitlab, HEAD),
      CI_JOB_URL: 'https://gitlab.com/acme/infra/-/jobs/5',
    });
    await gitlab.stop();
    expect({ code, missing }).toEqual({ code: 1, missing: [] });
    expect(promised.size).toBe(5);
    expect(output).not.toContain(gitlab.token);
    expect(gitlab.notes).toHaveLength(1);
    const body = gitlab.notes[0]?.body ?? '';
    expect(body).toMatch(/^### ❌ Policy gate: blocked by \d policies/);
    expect(body).toContain(`https://gitlab.com/acme/infra/-/blob/${HEAD}/storage/volumes.tf#L`);
    expect(readJson('plangate-reports', 'code-quality.json')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          check_name: expect.stringContaining('require-encrypted-volumes') as unknown,
        }),
      ]),
    );
  });

  test('azure', async () => {
    const azure = await startFakeAzure();
    const { code, output, missing } = await runPage('azure', azureJob(azure, HEAD));
    await azure.stop();
    expect({ code, missing }).toEqual({ code: 1, missing: [] });
    expect(output).not.toContain(azure.token);
    expect(azure.threads).toMatchObject([{ status: 'active' }]);
    expect(output).toMatch(
      /^##vso\[task\.logissue type=error;sourcepath=storage\/volumes\.tf;linenumber=\d+\]/m,
    );
    expect(output).toMatch(
      /^##vso\[task\.setvariable variable=plangate\.verdict;isOutput=true\]blocked$/m,
    );
  });

  test('bitbucket, through the proxy of the pipeline', async () => {
    const bitbucket = await startFakeBitbucket({ proxy: true, port: 29_418 });
    const { code, directory } = await runPage('bitbucket', {
      BITBUCKET_BUILD_NUMBER: '88',
      BITBUCKET_PR_ID: '5',
      BITBUCKET_REPO_FULL_NAME: 'acme/infra',
      BITBUCKET_COMMIT: bitbucket.commit,
    });
    await bitbucket.stop();
    expect(code).toBe(1);
    expect(existsSync(join(checkout, directory, 'junit.xml'))).toBe(true);
    const stored = bitbucket.reports.get('plangate-default');
    expect(stored?.report).toMatchObject({ result: 'FAILED' });
    expect(stored?.annotations).toEqual(
      expect.arrayContaining([expect.objectContaining({ path: 'storage/volumes.tf' })]),
    );
  });

  test('jenkins', async () => {
    const { code, missing, promised } = await runPage('jenkins', {
      JENKINS_URL: 'https://ci.acme.example/',
      CHANGE_ID: '12',
      GIT_COMMIT: HEAD,
    });
    expect({ code, missing }).toEqual({ code: 1, missing: [] });
    expect(promised.size).toBe(2);
  });

  test('circleci', async () => {
    const { code, missing, promised } = await runPage('circleci', {
      CIRCLECI: 'true',
      CIRCLE_SHA1: HEAD,
    });
    expect({ code, missing }).toEqual({ code: 1, missing: [] });
    expect(promised.size).toBe(1);
  });
});
