/** The gate as any CI runs it: streams, files, exit codes, and every way to get the call wrong. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningService } from '../../src/service/service.ts';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.ts';
import { openRepository } from '../support/repository.ts';
import type { CliOptions } from '../support/spawn-cli.ts';
import { emptyDirectory, runCli, startCli } from '../support/spawn-cli.ts';
import { startTestService } from '../support/start-service.ts';

const TOKEN = 'team-token-of-this-test';
let service: RunningService;
let cwd: string;

beforeAll(async () => {
  service = await startTestService({
    seed: {
      organizations: [
        {
          name: 'acme',
          teams: [
            { name: 'gate', permissions: { managePolicyOverrides: true } },
            { name: 'readers' },
          ],
          workspaces: [
            ['good', 'evaluation-passed'],
            ['advisory', 'evaluation-advisory'],
            ['bad', 'policy-check-hard-failed'],
            ['waits', 'policy-check-soft-failed'],
            ['broken', 'plan-errored'],
            ['silent', 'evaluation-never-started'],
            ['slow', 'stuck-pending'],
            ['dns', 'evaluation-passed', 'Network team'],
            ['vpn', 'evaluation-advisory', 'Network team'],
            ['cdn', 'plan-errored', 'Edge'],
          ].map(([name = '', script, project]) => ({
            name,
            script: script as 'plain',
            ...(project !== undefined && { project, tags: name === 'vpn' ? [] : ['edge'] }),
            access: [
              // Only who may apply runs may end one.
              { team: 'gate', access: 'write' },
              { team: 'readers', access: 'read' },
            ],
          })),
        },
      ],
      tokens: [
        { kind: 'team', organization: 'acme', of: 'gate', secret: TOKEN },
        { kind: 'team', organization: 'acme', of: 'readers', secret: 'readers-token-of-this-test' },
      ],
    },
  });
  cwd = emptyDirectory();
  mkdirSync(join(cwd, 'infra/network'), { recursive: true });
  writeFileSync(join(cwd, 'infra/network/main.tf'), 'resource "null_resource" "a" {}\n');
  mkdirSync(join(cwd, 'nothing'));
  openRepository(cwd).commit();
});
afterAll(() => service.stop());

function options(extra: Record<string, string> = {}): CliOptions {
  const env = { TF_CLOUD_HOSTNAME: service.origin, TF_API_TOKEN: TOKEN, ...extra };
  return { cwd, env: { ...env, TF_CLOUD_ORGANIZATION: 'acme' } };
}

async function check(workspace: string, ...words: string[]) {
  const where = ['--workspace', workspace, '--directory', 'infra/network'];
  return runCli(['check', ...where, ...words], options());
}

describe('workspaces that are not named one by one', () => {
  async function names(...words: string[]) {
    // A job about what is in the repository already: its own block counts.
    const push = { GITLAB_CI: 'true', CI_PIPELINE_SOURCE: 'push', CI_COMMIT_BRANCH: 'main' };
    const { stdout } = await runCli(['check', '--format', 'json', ...words], options(push));
    const { workspaces } = JSON.parse(stdout) as { workspaces: { name: string }[] };
    return workspaces.map(({ name }) => name).sort();
  }
  const where = ['--directory', 'infra/network'];

  test('a project by its name', async () => {
    expect(await names('--workspaces', 'project:Network team', ...where)).toEqual(['dns', 'vpn']);
  });
  test('the tags of a cloud block count within its project', async () => {
    const cloud = (lines: string) =>
      writeFileSync(
        join(cwd, 'infra/tagged/main.tf'),
        `terraform {\n  cloud {\n    workspaces {\n${lines}    }\n  }\n}\n`,
      );
    mkdirSync(join(cwd, 'infra/tagged'));
    cloud('      tags = ["edge"]\n');
    expect(await names('--directory', 'infra/tagged')).toEqual(['cdn', 'dns']);
    cloud('      tags = ["edge"]\n      project = "Network team"\n');
    expect(await names('--directory', 'infra/tagged')).toEqual(['dns']);
  });
  test('a project that nobody knows starts nothing', async () => {
    const { code, stdout } = await runCli(
      ['check', '--workspaces', 'project:Nobody', ...where],
      options(),
    );
    expect(code).toBe(2);
    expect(stdout).toContain(
      'No workspace of organization "acme" was found for project:Nobody. Either it is wrong, or the token may not see them.',
    );
  });
});

describe('the exit code is the verdict', () => {
  test.each([
    ['good', 0, 'passed'],
    ['advisory', 0, 'advisory'],
    ['bad', 1, 'blocked'],
    ['waits', 3, 'needs-override'],
    ['broken', 4, 'errored'],
    ['silent', 5, 'undecided'],
  ])('%s → %d', async (workspace, expected, verdict) => {
    const { code, stdout } = await check(workspace, '--format', 'json');
    const report = JSON.parse(stdout) as { verdict: string };
    expect({ code, verdict: report.verdict }).toEqual({ code: expected, verdict });
  });

  test('--fail-on advisory closes the gate on what is green otherwise', async () => {
    expect((await check('advisory', '--fail-on', 'advisory')).code).toBe(1);
  });

  test('--timeout ends as undecided, and the run is not left behind', async () => {
    const { code } = await check('slow', '--timeout', '2s');
    expect(code).toBe(5);
    const left = service
      .runs()
      .filter(({ workspace, status }) => workspace === 'slow' && status === 'pending');
    expect(left).toEqual([]);
  });

  test('SIGTERM ends as canceled: the run is canceled, the report is still one', async () => {
    const words = [
      'check',
      '--workspace',
      'slow',
      '--directory',
      'infra/network',
      '--format',
      'json',
    ];
    const child = startCli(words, options());
    let stdout = '';
    child.stdout?.on('data', (text) => (stdout += String(text)));
    child.stderr?.on('data', (text) => {
      if (String(text).includes('pending')) child.kill('SIGTERM');
    });
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect({ code, verdict: (JSON.parse(stdout) as { verdict: string }).verdict }).toEqual({
      code: 143,
      verdict: 'canceled',
    });
  });
});

describe('streams and files', () => {
  test('text: the story on standard output', async () => {
    const { stdout, stderr } = await check('bad');
    expect(stdout).toMatch(/^Plangate .* · acme on 127\.0\.0\.1/);
    expect(stdout).toContain('require-encrypted-volumes');
    expect(stdout).not.toContain(TOKEN);
    expect(stderr).toBe('');
  });

  test('json: the report and nothing else; the story on standard error', async () => {
    const { stdout, stderr } = await check('bad', '--format', 'json');
    const report = JSON.parse(stdout) as Record<string, unknown>;
    expect(Object.keys(report)).toEqual(
      expect.arrayContaining(['verdict', 'workspaces', 'results']),
    );
    expect(stderr).toContain('▸ bad');
  });

  test('all four report files, also into folders that are not there yet', async () => {
    const { code, stderr } = await check(
      ...(['bad', '--report-json', 'out/r.json', '--junit', 'out/j.xml'] as const),
      '--sarif',
      'out/s.sarif',
      '--code-quality',
      'out/q.json',
    );
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    const read = (name: string) => readFileSync(join(cwd, 'out', name), 'utf8');
    expect(JSON.parse(read('r.json'))).toMatchObject({ verdict: 'blocked' });
    expect(read('j.xml')).toContain('<testsuites');
    expect(JSON.parse(read('s.sarif'))).toMatchObject({ version: '2.1.0' });
    expect(JSON.parse(read('q.json'))).toEqual(expect.any(Array));
  });

  test('a report that cannot be written is a warning, not another verdict', async () => {
    writeFileSync(join(cwd, 'file'), '');
    const { code, stderr } = await check('good', '--junit', 'file/j.xml');
    expect(code).toBe(0);
    expect(stderr).toMatch(/^warning: --junit: "file\/j\.xml" was not written/);
  });
});

describe('bad input: exit 2 or 6, what and how to mend it, no version left behind', () => {
  const BAD: [string, string[], Record<string, string>, number, RegExp[]][] = [
    ['a wrong token', [], { TF_API_TOKEN: 'nobodys-token-of-this-test' }, 6, [/401/]],
    ['an unknown organization', ['--organization', 'nowhere'], {}, 6, [/nowhere/, /404/]],
    ['an unknown workspace', ['--workspace', 'nothing'], {}, 6, [/nothing/, /404/]],
    [
      'a token that may only read',
      [],
      { TF_API_TOKEN: 'readers-token-of-this-test' },
      6,
      [/queue|plan/],
    ],
    ['no such directory', ['--directory', 'infrastructure'], {}, 2, [/infrastructure/]],
    ['an empty directory', ['--directory', 'nothing'], {}, 2, [/no configuration/]],
    ['an unknown option', ['--workspce', 'x'], {}, 2, [/Did you mean --workspace/]],
    ['a broken list', ['--workspaces', '[a, b'], {}, 2, [/--workspaces/, /"\]"/]],
    [
      'three at once',
      ['--timeout', '1h30', '--fail-on', 'sometimes', '--mode', 'apply'],
      {},
      2,
      [/3 problems/, /--timeout +"1h30"/, /--fail-on/, /--mode/],
    ],
  ];

  test.each(BAD)('%s', async (_, words, env, expected, patterns) => {
    const before = service.versions().length;
    const given = words.includes('--workspaces') ? [] : ['--workspace', 'good'];
    const where = words.includes('--directory') ? [] : ['--directory', 'infra/network'];
    const usual = words.includes('--workspace') ? where : [...given, ...where];
    const { code, stdout, stderr } = await runCli(['check', ...usual, ...words], options(env));
    expect(code).toBe(expected);
    for (const pattern of patterns) expect(stdout + stderr).toMatch(pattern);
    expect(service.versions().length).toBe(before);
  });
});

describe('override', () => {
  test('lets pass what waits, with a reason; a second time nothing waits', async () => {
    const { stdout } = await check('waits', '--format', 'json');
    const { workspaces } = JSON.parse(stdout) as { workspaces: { runId: string }[] };
    const run = workspaces[0]?.runId ?? '';
    const words = ['override', run, '--reason', 'SEC-217', '--json'];
    const first = await runCli(words, options());
    const result = JSON.parse(first.stdout) as Record<string, unknown[]>;
    expect({ code: first.code, overridden: result['overridden']?.length }).toEqual({
      code: 0,
      overridden: 1,
    });
    const again = await runCli(words, options());
    expect(JSON.parse(again.stdout)).toMatchObject({ overridden: [], refused: [], final: [] });
  });

  test('of several runs is one command', async () => {
    const runs: string[] = [];
    for (const name of ['waits', 'waits']) {
      const { stdout } = await check(name, '--format', 'json');
      const { workspaces } = JSON.parse(stdout) as { workspaces: { runId: string }[] };
      runs.push(workspaces[0]?.runId ?? '');
    }
    const words = ['override', ...runs, '--reason', 'SEC-217', '--json'];
    const { code, stdout } = await runCli(words, options());
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual(
      runs.map((runId) => expect.objectContaining({ runId, overridden: [expect.anything()] })),
    );
    const last = await runCli(['override', ...runs, 'run-none', '--reason', 'x'], options());
    expect(last.code).not.toBe(0);
    expect(last.stdout).toContain(`${runs[1]} (waits): nothing waits for an override.`);
  });

  test('nobody may override a hard failure', async () => {
    const { stdout } = await check('bad', '--format', 'json');
    const { workspaces } = JSON.parse(stdout) as { workspaces: { runId: string }[] };
    const words = ['override', workspaces[0]?.runId ?? '', '--reason', 'please'];
    const { code, stdout: said } = await runCli(words, options());
    expect(code).toBe(1);
    expect(said).toMatch(/final +policy check/);
  });
});

describe('doctor', () => {
  test('finds nothing in the way', async () => {
    const words = ['doctor', '--workspace', 'good', '--directory', 'infra/network'];
    const { code, stdout } = await runCli(words, options());
    expect(stdout).toContain('No problems found');
    expect(code).toBe(0);
  });

  test.each([
    ['a misspelt workspace', ['--workspace', 'god'], {}, 6, /Did you mean "good"\?/],
    [
      'a wrong token',
      ['--workspace', 'good'],
      { TF_API_TOKEN: 'nobodys-token-of-this-test' },
      6,
      /token/,
    ],
    [
      'no right to plan',
      ['--workspace', 'good'],
      { TF_API_TOKEN: 'readers-token-of-this-test' },
      6,
      /plan level/,
    ],
  ])('%s', async (_, words, env, expected, pattern) => {
    const all = ['doctor', ...words, '--directory', 'infra/network'];
    const { code, stdout } = await runCli(all, options(env));
    expect(stdout).toMatch(pattern);
    expect(code).toBe(expected);
  });
});
