/** Where `opa` comes from: the workflow of a first policy, doctor, and one version in all places. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examineWorkflows } from '../../src/cli/doctor/examine-workflows.ts';
import { callCli } from '../support/call-cli.ts';
import { scriptedProgram } from '../support/engine-bench.ts';
import { expectGolden } from '../support/golden.ts';
import { describe, expect, test } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { planningProgram } from '../support/planning-program.ts';
import { DENY_UNENCRYPTED, pathWith } from '../support/policy-repository.ts';
import { directoryWith } from '../support/rego-gate.ts';

describe('the workflow that init --local writes', () => {
  const WORKFLOW = '.github/workflows/plangate.yml';

  test('compiles a pinned opa before the gate, and is one that doctor finds nothing wrong with', async () => {
    const cwd = directoryWith({});
    await callCli(['init', '--local'], { cwd });
    const text = readFileSync(join(cwd, WORKFLOW), 'utf8');
    expectGolden('init/local.yml', text);
    const pinned = text.replaceAll('<sha>', '0123456789abcdef0123456789abcdef01234567');
    writeFileSync(join(cwd, WORKFLOW), pinned);
    const { findings } = await examineWorkflows(cwd, '1.0.0');
    expect(findings.filter(({ state }) => ['note', 'problem'].includes(state))).toEqual([]);
  });

  test('stays if there is one', async () => {
    const cwd = directoryWith({ [WORKFLOW]: 'name: mine\n' });
    const { stdout } = await callCli(['init', '--local'], { cwd });
    expect(stdout).toMatch(/4\. \.github\/workflows\/plangate\.yml is there already/);
    expect(readFileSync(join(cwd, WORKFLOW), 'utf8')).toBe('name: mine\n');
  });

  test('names the directories as they are in the repository', async () => {
    const cwd = directoryWith({ '.git/HEAD': '' });
    mkdirSync(join(cwd, 'infra'));
    await callCli(['init', '--local'], { cwd: join(cwd, 'infra') });
    const text = readFileSync(join(cwd, WORKFLOW), 'utf8');
    expect(text).toMatch(/ +policies: infra\/policies\n[\s\S]* +directory: infra\n/);
  });
});

describe('doctor', () => {
  const examine = async (files: Record<string, string>, path: string): Promise<string[]> => {
    const cwd = directoryWith(files);
    const { stdout } = await callCli(['doctor', '--json'], { cwd, env: { PATH: path } });
    const { findings } = JSON.parse(stdout) as {
      findings: { state: string; subject: string; seen: string; fix?: string }[];
    };
    return findings
      .filter(({ subject }) => subject === 'opa')
      .map(({ state, seen, fix = '' }) => `${state}: ${seen} ${fix}`);
  };
  const POLICIES = { 'policies/deep/a.rego': DENY_UNENCRYPTED };

  test('says how to get opa where there is none, and nothing without policies', async () => {
    expect(await examine(POLICIES, '/nowhere')).toEqual([
      expect.stringMatching(/^note: none on the PATH: .* To get opa: `/),
    ]);
    expect(await examine({}, '/nowhere')).toEqual([]);
  });

  test('refuses an opa that is too old', async () => {
    const { path } = scriptedProgram('opa', 'echo "Version: 0.70.0"');
    expect(await examine(POLICIES, path)).toEqual([
      expect.stringMatching(
        /^problem: The `opa` on the PATH is 0\.70\.0\. Install 1\.0\.0 or newer\./,
      ),
    ]);
  });

  testWith('opa', 'says which opa judges', async (opa) => {
    expect(await examine(POLICIES, pathWith(planningProgram(), opa))).toEqual([
      expect.stringMatching(/^ok: 1\.\d+\.\d+ judges policies in Rego/),
    ]);
  });
});
