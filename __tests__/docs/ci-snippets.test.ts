/**
 * The commands of each page in docs/ci, run as they are printed there: the tarball is fetched from its
 * address, compared and unpacked, and checks the example configuration against the local service,
 * with the environment of that host and a strict fake of its API.
 */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Seed } from '../../src/service/seed.ts';
import { startService } from '../../src/service/service.ts';
import { renderSnippet } from '../../src/cli/init/render-snippet.ts';
import { ON_NPM, VERSION } from '../../src/model/version.ts';
import type { RunningService } from '../../src/service/service.ts';
import { systemClock } from '../../src/machine/system-clock.ts';
import { azureJob, startFakeAzure } from '../support/fake-azure.ts';
import { startFakeBitbucket } from '../support/fake-bitbucket.ts';
import { gitLabJob, startFakeGitLab } from '../support/fake-gitlab.ts';
import { fencedBlocks, readText, REPOSITORY } from '../support/markdown-files.ts';
import type { Published } from '../support/published.ts';
import { publish } from '../support/published.ts';
import { showFigure } from '../support/hunt.ts';

const run = promisify(execFile);
const HEAD = '6f1cb4086c1e5d1c2f7d6a0f5b3f6a1de2a4c9b7';

let service: RunningService;
let published: Published;
let checkout: string;

beforeAll(async () => {
  published = await publish();
  service = await startService({
    clock: systemClock(),
    random: Math.random,
    seed: JSON.parse(readText('examples/seed.json')) as Seed,
    seedDirectory: join(REPOSITORY, 'examples'),
    runDurationMs: 300,
  });
  checkout = join(published.folder, 'checkout');
  cpSync(join(REPOSITORY, 'examples', 'infra'), checkout, { recursive: true });
  await run('git', ['init', '--quiet'], { cwd: checkout });
  await run('git', ['add', '--all'], { cwd: checkout });
});

afterAll(async () => {
  await service.stop();
  await published.close();
});

/** The lines that the host hands to a shell: those as deep as the first of them. */
function scriptOf(block: string): string {
  const lines = block.split('\n');
  const first = lines.findIndex((line) => /^\s*(?:set -e$|npx )/.test(line));
  const [indent = ''] = /^ */.exec(lines[first] ?? '') ?? [];
  const end = lines.findIndex((line, index) => index > first && !line.startsWith(indent));
  return lines
    .slice(first, end < 0 ? undefined : end)
    .map((line) => line.trim())
    .join('\n');
}

function blockOf(page: string): string {
  return fencedBlocks(`docs/ci/${page}.md`)[0]?.text ?? '';
}

async function runPage(page: string, environment: Record<string, string>, block = blockOf(page)) {
  const script = scriptOf(block);
  showFigure(`docs/ci/${page}.md\n${script}`);
  const done = await run('sh', ['-c', script.replaceAll('<sha256>', published.sha256)], {
    cwd: checkout,
    env: {
      ...published.environment,
      TF_CLOUD_HOSTNAME: service.origin,
      TF_API_TOKEN: 'example-token-7c1e4f90a2b8',
      ...environment,
    },
  }).then(
    (output) => ({ ...output, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  );
  const [, directory = ''] = / --reports (\S+)/.exec(script) ?? [];
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
    expect(output).toMatch(/^##vso\[task\.setvariable variable=verdict;isOutput=true\]blocked$/m);
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
    const stored = bitbucket.one();
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

(ON_NPM ? test.skip : test)(
  'a tarball with another digest, or none given, is not run',
  async () => {
    const env = { ...published.environment, TF_API_TOKEN: 'x' };
    for (const digest of ['0'.repeat(64), '<sha256>']) {
      const script = scriptOf(blockOf('gitlab')).replaceAll('<sha256>', digest);
      const refused = await run('sh', ['-c', script], { cwd: checkout, env }).catch(
        (error: { code: number; stdout: string; stderr: string }) => error,
      );
      expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('sha256sum') });
      expect(refused.stdout).not.toContain('Plangate');
    }
  },
);

test('once the name on npm is ours, the same by the name', async () => {
  const inputs = [{ name: 'workspaces' as const, value: 'net-prod=network' }];
  const block = renderSnippet('circleci', inputs, { version: VERSION, onNpm: true });
  const facts = { CIRCLECI: 'true', CIRCLE_SHA1: HEAD, TF_CLOUD_ORGANIZATION: 'acme' };
  const { code, missing } = await runPage('circleci', facts, block);
  expect({ code, missing }).toEqual({ code: 3, missing: [] });
});
