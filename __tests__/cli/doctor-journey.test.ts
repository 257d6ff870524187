/** As a new user has it: the wrong tokens, and a workflow from broken to green with doctor alone. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RunningService } from '../../src/service/service.ts';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.ts';
import { SERVICE_TOKEN, startScenario, type Scenario } from '../support/scenario.ts';
import { runCli } from '../support/spawn-cli.ts';
import { runWorkflow } from '../support/workflow-runner.ts';
import { startTestService } from '../support/start-service.ts';
import { makeTree } from '../support/tree.ts';
import { teamsSeed, tokenOf } from '../support/team-seed.ts';

const SHA = '0123456789abcdef0123456789abcdef01234567';
const PATH = '.github/workflows/plangate.yml';

describe('a token that is refused is not taken for a workspace that is missing', () => {
  let service: RunningService;
  beforeAll(async () => {
    const teams = [
      { name: 'plans', access: 'plan' as const },
      { name: 'reads', access: 'read' as const },
      { name: 'applies', access: 'write' as const },
    ];
    const workspaces = [{ name: 'shop-prod' }, { name: 'hidden', access: [] }];
    service = await startTestService({ seed: teamsSeed(teams, workspaces) });
  });
  afterAll(() => service.stop());

  const call = (command: string, token: string, workspace: string, ...words: string[]) => {
    const cwd = makeTree({ 'main.tf': 'output "x" { value = 1 }\n' }).root;
    const where = { TF_CLOUD_HOSTNAME: service.origin, TF_CLOUD_ORGANIZATION: 'acme' };
    const env = { ...where, TF_API_TOKEN: tokenOf(token) };
    return runCli([command, '--workspace', workspace, ...words], { cwd, env });
  };

  test.each([
    ['reads', /✗ workspace shop-prod: does not let this token queue plans\n +→ Give the team/],
    ['all', /✗ token: belongs to the organization.*\n +→ .*Use the token of a team or a user/],
  ])('%s: allowed to see it, and not to plan in it', async (token, expected) => {
    const doctor = await call('doctor', token, 'shop-prod');
    const check = await call('check', token, 'shop-prod');
    expect(doctor.stdout).toMatch(expected);
    expect(doctor.stdout).not.toMatch(/✓ workspaces/);
    expect(check.stdout).toMatch(
      /"shop-prod" exists for this token, but the token may not queue runs in it\. Give its team at least the plan level.*; a token of an organization has no team/,
    );
    for (const { code, stdout, stderr } of [doctor, check]) {
      expect(`${stdout}${stderr}`).not.toMatch(/not among those|was not found|Did you mean/);
      expect(code).toBe(6);
    }
  });

  test.each([
    ['shop-prd', 'Did you mean "shop-prod"?'],
    [
      'hidden',
      'Give the team of this token access to "hidden", or name one that it sees: shop-prod.',
    ],
  ])('%s: not to be seen', async (workspace, remedy) => {
    const doctor = await call('doctor', 'plans', workspace);
    expect(doctor.stdout).toContain(
      `✗ workspace ${workspace}: is not among those in acme that this token sees\n    → ${remedy}\n`,
    );
    const check = await call('check', 'plans', workspace);
    expect(check.stdout).toContain(`Workspace "${workspace}" was not found in organization "acme"`);
    expect(check.stderr).toContain(remedy);
    expect([doctor.code, check.code]).toEqual([6, 6]);
  });

  test('a token that the service does not know is one problem', async () => {
    const { stdout, code } = await call('doctor', 'unknown', 'shop-prod');
    expect(stdout.match(/^[!✗·] .*/gmu)).toEqual([expect.stringContaining('✗ token: ')]);
    expect(stdout).toMatch(/→ The token is not valid for .*: check that it is complete/);
    expect(code).toBe(6);
  });

  test('where all is well, a line a group is said, and everything with --verbose', async () => {
    const { stdout, code } = await call('doctor', 'plans', 'shop-prod');
    expect(stdout.replaceAll(/\/\S+/g, '<path>').replaceAll(/\d+ B/g, '<size>')).toBe(
      [
        '✓ plangate: 1.0.0',
        `✓ service: ${new URL(service.origin).host} answers; team token of api-team-plans`,
        '✓ workspaces: shop-prod: as a check needs it',
        '✓ files: <path> 1 file, <size> to send, 0 excluded',
        '',
        'No problems found.',
        '',
      ].join('\n'),
    );
    expect(code).toBe(0);
    const verbose = await call('doctor', 'plans', 'shop-prod', '--verbose');
    expect(verbose.stdout).toContain('✓ workspace shop-prod: lets this token queue plans\n');
  });

  test('a token that may do more is a warning, which another token silences', async () => {
    const may = async (...words: string[]) => {
      const { stdout } = await call('doctor', 'applies', 'shop-prod', ...words);
      const lines = stdout.match(/^! .*/gmu);
      const remark = lines === null ? '' : ' What a line with ! says does not stop a check.';
      expect(stdout).toMatch(new RegExp(`\\nNo problems found\\.${remark}\\n$`));
      return lines;
    };
    expect(await may()).toEqual([expect.stringContaining('lets this token apply runs')]);
    expect(await may('--mode', 'provisional')).toBeNull();
  });
});

const BROKEN = `name: Policy gate
on: [pull_requests
permissions: {}
jobs:
  gate:
    permissions:
      contents: read
      pull_requests: write
      checks: writes
    stepz:
      - uses: plangate/plangate@<sha>
        with:
          organisation: acme
          workspace: net-prd
          directry: infra/network
          fail-on: mandatry
          timeout: 30 minutes
`;

/** Does what one → line says, at its place, and knows nothing else of workflows. */
function heed(text: string, advice: { line: number; seen: string; fix: string }): string {
  const { line, seen, fix } = advice;
  const lines = text.split('\n');
  const at = line - 1;
  const indent = (below: string) => /^ */.exec(below)?.[0] ?? '';
  const insertBefore = (index: number, added: string) => lines.splice(index, 0, added);
  const [, meant] = /Did you mean [`"]([^`"]+)[`"]\?/.exec(fix) ?? [];
  const [, wrong] = /(?:unknown job|^.*?)\s*[`"']([^`"']+)[`"']/.exec(seen) ?? [];
  const [, added] = /^(?:Add|Pass) `([^`]+)`/.exec(fix) ?? [];
  const below = (key: RegExp) => lines.findIndex((each, index) => index >= at && key.test(each));
  const word = /^`[\w-]+` "([^"]+)"/.exec(seen)?.[1] ?? wrong ?? '';
  if (seen.includes('is not valid YAML')) lines[1] = `${lines[1]}]`;
  else if (meant !== undefined) {
    const index = lines.findIndex((each, from) => from >= at && each.includes(word));
    lines[index] = lines[index]?.replace(word, () => meant) ?? '';
  } else if (fix.includes('prints it: git ls-remote')) {
    lines[at] = lines[at]?.replace('<sha>', SHA) ?? '';
  } else if (fix.startsWith('Add a step with `uses: actions/checkout')) {
    insertBefore(at, `${indent(lines[at] ?? '')}- uses: actions/checkout@${SHA}`);
  } else if (fix.includes('Write 90m')) {
    lines[below(/timeout/)] = '          timeout: 30m';
  } else if (added?.startsWith('token:')) {
    const index = below(/with:/) + 1;
    insertBefore(index, `${indent(lines[index] ?? '')}${added}`);
  } else if (added !== undefined && fix.includes('under `permissions:`')) {
    insertBefore(below(/permissions:/) + 1, `      ${added}`);
  } else if (added !== undefined) {
    insertBefore(at, `${indent(lines[at] ?? '')}${added}`);
  } else throw new Error(`Nobody knows what to do about: ${seen} → ${fix}`);
  return lines.join('\n');
}

let scenario: Scenario | undefined;
afterAll(() => scenario?.close());

test('from a broken workflow to a green one, with doctor alone', async () => {
  scenario = await startScenario({
    workspaces: [{ name: 'net-prod', workingDirectory: 'network', script: 'evaluation-passed' }],
  });
  const { job, service } = scenario;
  const file = join(job.workspace, PATH);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, BROKEN);
  const doctor = async () => {
    const env = { TF_CLOUD_HOSTNAME: service.origin, TF_API_TOKEN: SERVICE_TOKEN };
    // Without a terminal nobody vouches for the file: what it names is said once more.
    const given = /^ +(organization|workspace|directory): (\S+)$/gm;
    const words = Array.from(
      readFileSync(file, 'utf8').matchAll(given),
      ([, name = '', value = '']) => [`--${name}`, value],
    );
    return runCli(['doctor', ...words.flat()], { cwd: job.workspace, env });
  };
  const seen: string[] = [];
  for (let round = 0; round < 30; round++) {
    const { stdout, code } = await doctor();
    const [, subject = '', said = '', fix = ''] =
      /^[✗!] (.*?): (.*)\n +→ (.*)$/mu.exec(stdout) ?? [];
    // What follows from a mistake in the workflow is said after it.
    const ofFile = Array.from(
      stdout.matchAll(/^[✗!] \.github\/workflows\/plangate\.yml(?::(\d+))?: (.*)\n +→ (.*)$/gmu),
      ([, line = '1', text = '', remedy = '']) => ({ line: Number(line), seen: text, fix: remedy }),
    );
    const [advice] = ofFile;
    if (code === 0 && advice === undefined) {
      expect(stdout).toContain('✓ workflows: starts on pull_request\n');
      expect(stdout).toContain('No problems found.');
      break;
    }
    const workspace = { line: 1, seen: said.replace(/^/, '"net-prd" '), fix };
    const next = advice ?? workspace;
    // The cause is said first.
    if (advice !== undefined && code === 2) expect(subject).toMatch(/^\.github\//);
    expect(seen).not.toContain(`${next.line} ${next.seen}`);
    seen.push(`${next.line} ${next.seen}`);
    const before = readFileSync(file, 'utf8');
    const after = heed(before, next);
    expect([next, after === before]).toEqual([next, false]);
    writeFileSync(file, after);
  }
  expect(seen.length).toBeGreaterThanOrEqual(14);
  const { gate } = await runWorkflow(readFileSync(file, 'utf8'), scenario, {
    secrets: { TF_API_TOKEN: SERVICE_TOKEN },
    inputs: { hostname: service.origin },
  });
  expect(gate?.result).toBe('success');
  expect(gate?.steps.at(-1)?.outputs['verdict']).toBe('passed');
});
