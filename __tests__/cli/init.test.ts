/** The workflow that is written fits the repository it is written for. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { chooseInputs } from '../../src/cli/init/choose-inputs.ts';
import { renderWorkflow, yamlString } from '../../src/cli/init/render-workflow.ts';
import { callCli } from '../support/call-cli.ts';
import { expectGolden } from '../support/golden.ts';
import { emptyDirectory } from '../support/spawn-cli.ts';

const EXAMPLES = fileURLToPath(new URL('../../../examples/', import.meta.url));
const WORKFLOW = '.github/workflows/plangate.yml';

function repository(files: Record<string, string>): string {
  const root = emptyDirectory();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

function cloud(name: string): string {
  return `terraform {\n  cloud {\n    organization = "acme"\n    workspaces {\n      name = "${name}"\n    }\n  }\n}\n`;
}

describe('plangate init', () => {
  test('two configurations: one job for both', async () => {
    const cwd = emptyDirectory();
    cpSync(join(EXAMPLES, 'infra'), join(cwd, 'infra'), { recursive: true });
    expect(await callCli(['init'], { cwd })).toMatchObject({ code: 0, stderr: '' });
    expectGolden('init/two-configurations.yml', readFileSync(join(cwd, WORKFLOW), 'utf8'));
  });

  test('one configuration in the root: nothing has to be said but the token', async () => {
    const cwd = repository({ 'main.tf': cloud('net') });
    const { stdout } = await callCli(['init'], { cwd });
    expectGolden('init/one-configuration.yml', readFileSync(join(cwd, WORKFLOW), 'utf8'));
    expect(stdout).toMatch(
      /^\.github\/workflows\/plangate\.yml written, from 1 cloud block\. Next:/,
    );
  });

  test('no cloud block: what is left to fill in is told', async () => {
    const cwd = repository({ 'README.md': '' });
    const { stdout } = await callCli(['init'], { cwd });
    expect(readFileSync(join(cwd, WORKFLOW), 'utf8')).toContain(
      'organization: acme # put yours here',
    );
    expect(stdout).toContain('Put your organization and workspace into it');
  });

  test('never over a workflow that is there, unless told to', async () => {
    const cwd = repository({ 'main.tf': cloud('net'), [WORKFLOW]: 'mine\n' });
    expect(await callCli(['init'], { cwd })).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('--force'),
    });
    expect(readFileSync(join(cwd, WORKFLOW), 'utf8')).toBe('mine\n');
    expect(await callCli(['init', '--force'], { cwd })).toMatchObject({ code: 0 });
    expect(readFileSync(join(cwd, WORKFLOW), 'utf8')).toContain('plangate/plangate@v');
  });

  test.each(['gitlab', 'azure', 'bitbucket', 'jenkins'])('--host %s', async (host) => {
    const cwd = repository({ 'net/main.tf': cloud('net'), 'dns/main.tf': cloud('dns') });
    const { stdout } = await callCli(['init', '--host', host], { cwd });
    expectGolden(`init/${host}.txt`, stdout);
  });
});

test('names from files are text in the workflow, whatever they are', () => {
  expect(yamlString('net-prod')).toBe('net-prod');
  for (const odd of ['yes', '1.0', 'a: b', '# x', '"', '${{ github.token }}', '- a', '']) {
    expect(yamlString(odd)).toBe(JSON.stringify(odd));
  }
});

test('what is given counts more than what was found', () => {
  const found = [{ directory: 'infra', cloud: { at: 'infra/main.tf:2', organization: 'acme' } }];
  const inputs = chooseInputs(found, { organization: 'other', workspace: 'net' });
  expect(inputs).toEqual([
    { name: 'organization', value: 'other' },
    { name: 'workspace', value: 'net' },
    { name: 'directory', value: 'infra' },
  ]);
});

test('the checkout is pinned as in the examples', () => {
  const line = /uses: actions\/checkout@.*/;
  const [ours] = line.exec(renderWorkflow([], '1.0.0')) ?? [];
  const [theirs] = line.exec(readFileSync(join(EXAMPLES, 'workflows/plangate.yml'), 'utf8')) ?? [];
  expect(ours).toBe(theirs);
});
