/** The gate as any CI runs it: streams, files, exit codes, and every way to get the call wrong. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callCli } from '../support/call-cli.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '../support/jest.ts';
import { serveClone } from '../support/served-clone.ts';
import { openRepository } from '../support/repository.ts';
import type { CliOptions } from '../support/spawn-cli.ts';
import { runCli, startCli } from '../support/spawn-cli.ts';
import { accessTo, serviceForAll } from '../support/service-for-all.ts';
import { makeTree } from '../support/tree.ts';
import { teamsSeed, tokenOf } from '../support/team-seed.ts';

const TOKEN = tokenOf('gate');
const service = serviceForAll({
  seed: teamsSeed(
    [
      // Only who may apply runs may end one.
      { name: 'gate', access: 'write', permissions: { managePolicyOverrides: true } },
      { name: 'readers', access: 'read' },
    ],
    [
      { name: 'good', script: 'evaluation-passed' },
      { name: 'advisory', script: 'evaluation-advisory' },
      { name: 'bad', script: 'policy-check-hard-failed' },
      { name: 'waits', script: 'policy-check-soft-failed' },
      { name: 'slow', script: 'stuck-pending' },
      { name: 'dns', script: 'evaluation-passed', project: 'Network team', tags: ['edge'] },
      {
        name: 'vpn',
        script: 'evaluation-advisory',
        project: 'Network team',
        tags: { env: 'prod', layer: 'net' },
      },
      { name: 'cdn', script: 'plan-errored', project: 'Edge', tags: ['edge'] },
      { name: 'lab', script: 'evaluation-passed', tags: { env: 'stage', layer: 'net' } },
    ],
  ),
});
let cwd: string;

beforeAll(() => {
  const main = { 'infra/network/main.tf': 'resource "null_resource" "a" {}\n' };
  cwd = makeTree(main).root;
  const repository = openRepository(cwd);
  repository.commit();
  repository.addOrigin();
});

function options(extra: Record<string, string> = {}): CliOptions {
  return { cwd, env: { ...accessTo(service, TOKEN), ...extra } };
}

const WHERE = ['--directory', 'infra/network'];

function check(workspace: string, ...words: string[]) {
  return runCli(['check', '--workspace', workspace, ...WHERE, ...words], options());
}

interface Report {
  verdict: string;
  workspaces: { name: string; runId: string; configurationVersionId: string }[];
}

async function reportOf(workspace: string) {
  const { code, stdout } = await check(workspace, '--format', 'json');
  const { verdict, workspaces } = JSON.parse(stdout) as Report;
  return { code, verdict, run: workspaces[0]?.runId ?? '' };
}

describe('workspaces that are not named one by one', () => {
  async function names(...words: string[]) {
    // A job about what is in the repository already: its own block counts.
    const branch = { CI_COMMIT_BRANCH: 'main', CI_DEFAULT_BRANCH: 'main' };
    const push = { GITLAB_CI: 'true', CI_PIPELINE_SOURCE: 'push', ...branch, ...serveClone(cwd) };
    const { stdout, stderr } = await runCli(['check', '--format', 'json', ...words], options(push));
    const { workspaces } = JSON.parse(stdout) as Report;
    // Every line of the log says of which one it is, because there may be more of them.
    const lines = stderr.match(/^ {2}\d\d:\d\d .*/gm) ?? [];
    expect(lines.filter((line) => !/^ {2}\S+ (?:cdn|dns|lab|vpn): /.test(line))).toEqual([]);
    expect(lines.length).toBeGreaterThan(workspaces.length);
    return workspaces.map(({ name }) => name).sort();
  }

  test('are found by the name of their project', async () => {
    expect(await names('--workspaces', 'project:Network team', ...WHERE)).toEqual(['dns', 'vpn']);
  });
  test('are found by the tags of a cloud block within its project', async () => {
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
    cloud('      tags = { env = "prod", layer = "net" }\n');
    expect(await names('--directory', 'infra/tagged')).toEqual(['vpn']);
  });
  test('are found by tags with values, as of an input', async () => {
    const tagged = '[{"tags":{"layer":"net"}}]';
    expect(await names('--workspaces', tagged, ...WHERE)).toEqual(['lab', 'vpn']);
  });
  test('start nothing by an unknown project', async () => {
    const words = ['check', '--workspaces', 'project:Nobody', ...WHERE];
    const { code, stdout } = await runCli(words, options());
    expect(code).toBe(2);
    expect(stdout).toContain('Not found in organization "acme": project:Nobody.');
    expect(stdout).toContain('Either no workspace has it, or the token may not see those that do.');
  });
});

describe('the exit code is the verdict', () => {
  test.each([
    ['good', 0, 'passed'],
    ['bad', 1, 'blocked'],
  ])('%s ends with %d', async (workspace, expected, verdict) => {
    expect(await reportOf(workspace)).toMatchObject({ code: expected, verdict });
  });

  test('--fail-on advisory closes the gate on what is green otherwise', async () => {
    expect((await check('advisory', '--fail-on', 'advisory')).code).toBe(1);
  });

  test('--timeout ends as undecided, and the run is canceled', async () => {
    const { code } = await check('slow', '--timeout', '2s');
    expect(code).toBe(5);
    const left = service
      .runs()
      .filter(({ workspace, status }) => workspace === 'slow' && status === 'pending');
    expect(left).toEqual([]);
  });

  test.each([
    ['SIGTERM', 143],
    ['SIGHUP', 143],
    ['SIGINT', 130],
  ] as const)(
    '%s cancels the run and ends as canceled, still with a report',
    async (signal, exitCode) => {
      const words = ['check', '--workspace', 'slow', ...WHERE, '--format', 'json'];
      const child = startCli(words, options());
      let stdout = '';
      child.stdout?.on('data', (text) => (stdout += String(text)));
      child.stderr?.on('data', (text) => {
        if (String(text).includes('pending')) child.kill(signal);
      });
      const code = await new Promise((resolve) => child.once('close', resolve));
      expect([code, (JSON.parse(stdout) as Report).verdict]).toEqual([exitCode, 'canceled']);
      const left = service
        .runs()
        .filter(({ workspace, status }) => workspace === 'slow' && status !== 'canceled');
      expect(left).toEqual([]);
    },
  );
});

describe('check', () => {
  test('prints its progress on standard output as text', async () => {
    const { stdout, stderr } = await check('bad');
    expect(stdout).toMatch(/^Plangate .* · acme on 127\.0\.0\.1/);
    expect(stdout).toContain('require-encrypted-volumes');
    expect(stdout).not.toContain(TOKEN);
    expect(stderr).toBe('');
  });

  test('prints the report alone as JSON, and its progress on standard error', async () => {
    const { stdout, stderr } = await check('bad', '--format', 'json');
    const report = JSON.parse(stdout) as Record<string, unknown>;
    expect(Object.keys(report)).toEqual(
      expect.arrayContaining(['verdict', 'workspaces', 'results']),
    );
    expect(stderr).toContain('▸ bad');
  });

  test('writes all four report files, also into missing folders', async () => {
    const files = ['--report-json', 'out/r.json', '--junit', 'out/j.xml', '--sarif', 'out/s.sarif'];
    const { code, stderr } = await check('bad', ...files, '--code-quality', 'out/q.json');
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    const read = (name: string) => readFileSync(join(cwd, 'out', name), 'utf8');
    expect(JSON.parse(read('r.json'))).toMatchObject({ verdict: 'blocked' });
    expect(read('j.xml')).toContain('<testsuites');
    expect(JSON.parse(read('s.sarif'))).toMatchObject({ version: '2.1.0' });
    expect(JSON.parse(read('q.json'))).toEqual(expect.any(Array));
  });

  test('warns of a report that cannot be written, and keeps the verdict', async () => {
    writeFileSync(join(cwd, 'file'), '');
    const { code, stderr } = await check('good', '--junit', 'file/j.xml');
    expect(code).toBe(0);
    expect(stderr).toMatch(/^warning: --junit: "file\/j\.xml" was not written/);
  });
});

describe('a search for the workspaces of a tag', () => {
  const words = ['check', '--workspaces', 'tag:edge', ...WHERE, '--verbose', '--timeout'];
  const route = 'GET /organizations/:organization/workspaces';
  beforeEach(() =>
    service.addFault({ route, fault: { kind: 'delay', delayMs: 600_000 }, times: 9 }),
  );
  afterEach(() => service.clearFaults());

  test('names the service when the time is over', async () => {
    const { code, stdout } = await callCli([...words, '1s'], options());
    // The client gives up when nothing could be answered any more, or when the check is over.
    expect([5, 7]).toContain(code);
    expect(stdout).toContain('in time');
  });
  test('ends as canceled by a signal', async () => {
    const canceling = new AbortController();
    const { signal } = canceling;
    const onErr = () => canceling.abort('SIGINT');
    const { code, stdout } = await callCli([...words, '1h'], { ...options(), signal, onErr });
    expect([code, stdout]).toEqual([130, expect.stringContaining('The check was canceled.')]);
  });
});

test('a token that may only read leaves no version behind', async () => {
  const before = service.versions().length;
  const all = ['check', '--workspace', 'good', ...WHERE];
  const { code, stdout } = await runCli(all, options({ TF_API_TOKEN: tokenOf('readers') }));
  expect([code, stdout]).toEqual([6, expect.stringMatching(/queue|plan/)]);
  expect(service.versions().length).toBe(before);
});

describe('an override', () => {
  test('of several runs is one command', async () => {
    const runs = [(await reportOf('waits')).run, (await reportOf('waits')).run];
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

  test('names the command that judges the run, with the workspace and version of the gate', async () => {
    const checked = await runCli(['check', '--workspace', 'waits', '--json', ...WHERE], options());
    const { workspaces } = JSON.parse(checked.stdout) as Report;
    const [{ runId, configurationVersionId }] = workspaces as [Report['workspaces'][number]];
    const { stdout } = await runCli(['override', runId, '--reason', 'SEC-217'], options());
    const [, printed = ''] = /Elsewhere `plangate ([^`]+)`/.exec(stdout) ?? [];
    const words = printed.replace('NAME', 'waits').replace('CV', configurationVersionId);
    const { code } = await runCli(words.split(' '), options());
    expect([words, code]).toEqual([expect.stringContaining(runId), 0]);
  });
});
