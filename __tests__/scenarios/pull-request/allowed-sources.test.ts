/** A list of allowed sources: where it blocks, nothing is uploaded and nothing is started. */
import { describe, expect, test } from '../../support/jest.ts';
import { expectGolden } from '../../support/golden.ts';
import { startScenario, type Scenario } from '../../support/scenario.ts';
import { layIn } from '../../support/tree.ts';

const FILE = 'gate/allowed-sources.json';
const OWNERS = '/gate/ @acme/platform\n';
const ALLOWED = { providers: ['registry.terraform.io/hashicorp/aws'] };

/** A scenario whose default branch has this list. */
function startWith(list: unknown): Promise<Scenario> {
  const main: Record<string, string> = { '.github/CODEOWNERS': OWNERS };
  if (list !== undefined) main[FILE] = JSON.stringify(list);
  return startScenario({ github: { branches: { main } } });
}

async function judge(list: unknown, more: Record<string, string> = {}) {
  const scenario = await startWith(list);
  const ended = await scenario.run({
    keys: { 'allowed-sources': FILE },
    with: { comment: 'always', ...more },
  });
  const started = scenario.service.requests.filter(({ method }) => method !== 'GET');
  const said = { ended, started, comment: scenario.comment(), text: scenario.transcript(ended) };
  await scenario.close();
  return said;
}

describe('a pull request with a provider that the list does not name', () => {
  test('is blocked, and nothing is uploaded or started', async () => {
    const { ended, started, comment } = await judge({ providers: ['acme/other'] });
    expect(ended.outputs['verdict']).toBe('blocked');
    expect(ended.exitCode).not.toBe(0);
    expect(started).toEqual([]);
    expect(comment).toContain('registry.terraform.io/hashicorp/aws');
    expect(comment).toContain('infra/network/versions.tf');
    expect(comment).toContain('@acme/platform');
    expect(comment).toContain('nothing was planned, because provider');
    expect(comment).toContain('It counts once that is merged');
    expectGolden('scenarios/allowed-sources.txt', comment);
  });

  test('is reported and goes on where failures never fail the gate', async () => {
    const { ended, started } = await judge({ providers: [] }, { 'fail-on': 'never' });
    expect(ended.outputs['verdict']).toBe('blocked');
    expect(ended.exitCode).toBe(0);
    expect(started.length).toBeGreaterThan(0);
  });

  test('is advisory and goes on where the list is', async () => {
    const list = { enforcement_level: 'advisory', providers: [] };
    const { ended, started } = await judge(list);
    expect(ended.outputs['verdict']).toBe('advisory');
    expect(ended.exitCode).toBe(0);
    expect(started.length).toBeGreaterThan(0);
  });
});

test('a pull request with what the list names passes', async () => {
  const { ended } = await judge(ALLOWED);
  expect(ended.outputs['verdict']).toBe('passed');
});

test('a list that the default branch does not have is undecided, and starts nothing', async () => {
  const { ended, started, text } = await judge(undefined);
  expect(ended.outputs['verdict']).toBe('undecided');
  expect(started).toEqual([]);
  expect(text).toContain('is not on the default branch');
});

test('a list that cannot be read stops the job, and names what is wrong', async () => {
  const { ended, started, text } = await judge({ providers: ['*/*/*'], gadgets: [] });
  expect(ended.exitCode).not.toBe(0);
  expect(started).toEqual([]);
  expect(text).toContain('fits every host');
  expect(text).toContain('gadgets');
});

test('the headline has what is wrong with a source as the end of its own sentence', async () => {
  const scenario = await startWith(ALLOWED);
  layIn(scenario.job.workspace, {
    'infra/network/more.tf':
      'terraform {\n  required_providers {\n    random = { source = "x${1}/random" }\n  }\n}\nresource "random_id" "r" {\n  byte_length = 1\n}\n',
  });
  const ended = await scenario.run({ keys: { 'allowed-sources': FILE } });
  const said = scenario.transcript(ended);
  await scenario.close();
  const end =
    'nothing was planned, because the source of provider "random" is not written as one plain text';
  expect(said).toContain(end);
  expect(said).not.toMatch(/because The|text\.\./);
});

test('a module of a server that cannot be asked is allowed, and the report says who may have chosen its code', async () => {
  const scenario = await startWith({ ...ALLOWED, modules: ['127.0.0.1:9/acme/*'] });
  const commit = '0123456789abcdef0123456789abcdef01234567';
  layIn(scenario.job.workspace, {
    'infra/network/remote.tf': `module "vpc" {\n  source = "git::https://127.0.0.1:9/acme/vpc.git?ref=${commit}"\n}\n`,
  });
  const ended = await scenario.run({
    keys: { 'allowed-sources': FILE },
    with: { comment: 'always' },
  });
  const comment = scenario.comment();
  await scenario.close();
  expect(ended.outputs['verdict']).toBe('passed');
  expect(comment).toContain('127.0.0.1:9/acme/vpc.git');
  expect(comment).toContain('anybody who may push there can have chosen it');
  expect(comment).toContain('What allowed modules bring is allowed with them');
});
