/**
 * The commands of each page in docs/ci, run as they are printed there, with `plangate` on the path as the image has
 * it: they check the example configuration against the local service, with the environment of that host and a strict
 * fake of its API.
 */
import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseAllDocuments } from 'yaml';
import type { Seed } from '../../src/service/seed.ts';
import { ON_NPM } from '../../src/model/version.ts';
import type { RunningService } from '../../src/service/service.ts';
import { azureJob, startFakeAzure } from '../support/fake-azure.ts';
import { startFakeBitbucket } from '../support/fake-bitbucket.ts';
import { gitLabJob, startFakeGitLab } from '../support/fake-gitlab.ts';
import { onceFree } from '../support/fixed-port.ts';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.ts';
import { fencedBlocks, readText, REPOSITORY } from '../support/markdown-files.ts';
import type { Published } from '../support/published.ts';
import { publish } from '../support/published.ts';
import { showFigure } from '../support/hunt.ts';
import { startTestService } from '../support/start-service.ts';

const run = promisify(execFile);
const HEAD = '6f1cb4086c1e5d1c2f7d6a0f5b3f6a1de2a4c9b7';

let service: RunningService;
let published: Published;
let checkout: string;

beforeAll(async () => {
  published = await publish();
  await published.run('npm', ['install', '--global', published.tarball]);
  service = await startTestService({
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

/** The line that the host hands to a shell. */
function scriptOf(block: string): string {
  const lines = block.split('\n');
  const first = lines.findIndex((line) => /^\s*(?:sh ')?plangate check /.test(line));
  return (lines[first] ?? '').trim().replace(/^sh '(.*)'$/, '$1');
}

function blockOf(page: string): string {
  return fencedBlocks(`docs/ci/${page}.md`)[0]?.text ?? '';
}

async function runPage(page: string, environment: Record<string, string>, block = blockOf(page)) {
  const script = scriptOf(block);
  showFigure(`docs/ci/${page}.md\n${script}`);
  const done = await run('sh', ['-c', script], {
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
    expect(promised.size).toBe(3);
    expect(output).not.toContain(gitlab.token);
    expect(gitlab.notes).toHaveLength(1);
    const body = gitlab.notes[0]?.body ?? '';
    expect(body).toMatch(/^### ❌ Policy gate: blocked in 1 workspace, override needed in 1/);
    expect(body).toContain(`https://gitlab.com/acme/infra/-/blob/${HEAD}/storage/volumes.tf#L`);
    expect(readJson('plangate-reports', 'code-quality.json')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          check_name: expect.stringContaining('require-encrypted-volumes') as unknown,
        }),
      ]),
    );
  });

  test('the component of gitlab', async () => {
    const [spec, job] = parseAllDocuments(readText('templates/policy-gate.yml')).map(
      (each) => each.toJS() as Record<string, unknown>,
    );
    const { inputs: known } = (spec ?? {})['spec'] as {
      inputs: Record<string, { default?: string }>;
    };
    const given: Record<string, string> = {
      organization: 'acme',
      workspaces: 'net-prod=network,storage-prod=storage',
    };
    const filled = JSON.stringify(job).replaceAll(
      /\$\[\[ inputs\.(\w+) \]\]/g,
      (_, name: string) => {
        const value = given[name] ?? known[name]?.default;
        if (value === undefined) throw new Error(`no input ${name}`);
        return value;
      },
    );
    const { plangate } = JSON.parse(filled) as {
      plangate: {
        script: string[];
        variables: Record<string, { value: string }>;
        artifacts: object;
      };
    };
    expect(plangate.script).toHaveLength(1);
    const { TF_CLOUD_HOSTNAME: host, ...variables } = Object.fromEntries(
      Object.entries(plangate.variables).map(([name, { value }]) => [name, value]),
    );
    expect(host).toBe('app.terraform.io');
    const gitlab = await startFakeGitLab();
    const block = `${plangate.script[0]}\n${JSON.stringify(plangate.artifacts)}`;
    const environment = { ...gitLabJob(gitlab, HEAD), ...variables };
    const { code, missing, promised } = await runPage('gitlab', environment, block);
    await gitlab.stop();
    expect({ code, missing }).toEqual({ code: 1, missing: [] });
    expect(promised.size).toBe(3);
    expect(gitlab.notes).toHaveLength(1);
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
    const bitbucket = await onceFree(() => startFakeBitbucket({ proxy: true, port: 29_418 }));
    const ran = runPage('bitbucket', {
      BITBUCKET_BUILD_NUMBER: '88',
      BITBUCKET_PR_ID: '5',
      BITBUCKET_REPO_FULL_NAME: 'acme/infra',
      BITBUCKET_COMMIT: HEAD,
    });
    // Other tests wait for its port, whatever came of the page.
    await Promise.allSettled([ran]);
    await bitbucket.stop();
    const { code, directory } = await ran;
    expect(code).toBe(1);
    expect(existsSync(join(checkout, directory, 'junit.xml'))).toBe(true);
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
  const refused = await run('sh', ['-c', script], { cwd: home, env }).catch(
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('sha256sum') });
  expect(existsSync(join(home, 'bin/plangate'))).toBe(false);
});
