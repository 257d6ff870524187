/** A list of allowed sources where a plan is there already: the groups of a matrix, a run of version control, a plan file. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '../../support/jest.ts';
import { readText } from '../../support/markdown-files.ts';
import { ingressOf } from '../../support/pushes.ts';
import { openRepository } from '../../support/repository.ts';
import { HEAD, NET, SERVICE_TOKEN, startScenario, type Scenario } from '../../support/scenario.ts';
import { runWorkflow } from '../../support/workflow-runner.ts';

const FILE = 'gate/allowed-sources.json';
const ALLOWED = { providers: ['hashicorp/aws'] };
const LEAK = 'registry.terraform.io/evil/leak';
const LEAKING =
  'terraform {\n  required_providers {\n    leak = { source = "evil/leak" }\n  }\n}\n';
const HAS_RUN = 'This plan was made before its sources were judged';

let scenario: Scenario;
afterEach(() => scenario.close());

const main = (list: unknown) => ({ main: { [FILE]: JSON.stringify(list) } });

describe('combine', () => {
  const RECIPE = readText('examples/workflows/matrix.yml').replace(
    'plangate matrix)',
    'plangate matrix --groups 2 --directory infra/network)',
  );
  const keys = {
    organization: 'acme',
    workspaces: [{ tags: ['net'] }],
    'allowed-sources': FILE,
  };
  const tagged = { tags: ['net'], script: 'both' as const };
  const workspaces = [
    { ...NET, ...tagged },
    { name: 'net-dev', workingDirectory: 'network', ...tagged },
  ];

  /** @param files of the pull request */
  async function run(files: Record<string, string>) {
    scenario = await startScenario({ workspaces, github: { branches: main(ALLOWED) } });
    openRepository(scenario.job.workspace).write(files);
    const ran = await runWorkflow(RECIPE, scenario, {
      secrets: { TF_API_TOKEN: SERVICE_TOKEN },
      inputs: { hostname: scenario.service.origin },
      keys,
    });
    const { result, steps } = ran['policy-gate'] ?? {};
    return [result, steps?.at(-1)?.outputs['verdict']];
  }

  test('passes what the list names, by the files that are here', async () => {
    expect(await run({})).toEqual(['success', 'passed']);
  });

  test('is red where the groups started nothing', async () => {
    const ended = await run({ 'infra/network/leak.tf': LEAKING });
    expect(ended[0]).toBe('failure');
    expect(scenario.service.runs()).toEqual([]);
  });
});

/** The examples: path → text. */
const FILES = Object.fromEntries(
  readdirSync('examples/infra', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => [path.replace('examples/', ''), readText(path)]),
);

describe('a run of version control', () => {
  const step = () =>
    scenario.step({
      process: true,
      with: {
        workspace: '',
        directory: '.',
        organization: 'acme',
        workspaces: 'net-prod',
        comment: 'always',
      },
      keys: { 'allowed-sources': FILE, 'plans-from': 'version-control' },
    });

  /** @param files of the commit that is planned; the checkout is of that commit too */
  async function run(list: unknown, files: Record<string, string>) {
    const workspaces = [{ ...NET, workingDirectory: 'infra/network', vcsRepository: 'acme/infra' }];
    const pullRequests = [
      { number: 42, headSha: HEAD, baseSha: 'b'.repeat(40), files: [] as string[] },
    ];
    scenario = await startScenario({
      workspaces,
      github: { branches: main(list), pullRequests, jobs: [] },
    });
    const repository = openRepository(scenario.job.workspace);
    const head = repository.commit(files);
    scenario.github.push(42, head);
    const ingress = ingressOf({ commit: head, server: scenario.github.serverUrl });
    scenario.service.push({ workspace: 'net-prod', ingress, files: FILES });
    const { event, ...rest } = step();
    const payload = structuredClone(event?.payload) as { pull_request: { head: { sha: string } } };
    payload.pull_request.head.sha = head;
    return scenario.job.run({ ...rest, event: { name: 'pull_request', payload } });
  }

  test('passes where the commit and the plan name what the list has', async () => {
    const ended = await run(ALLOWED, {});
    expect(ended.outputs['verdict']).toBe('passed');
  });

  test('is blocked by the files of its commit, and has run already', async () => {
    const ended = await run(ALLOWED, { 'infra/network/leak.tf': LEAKING });
    expect([ended.exitCode, ended.outputs['verdict']]).toEqual([1, 'blocked']);
    expect(scenario.comment()).toContain(LEAK);
    expect(scenario.comment()).toContain(HAS_RUN);
  });

  test('is blocked by what only its plan names', async () => {
    const list = { providers: ['evil/none'] };
    const empty = Object.fromEntries(
      ['flow-logs', 'main', 'outputs', 'variables', 'versions'].map((name) => [
        `infra/network/${name}.tf`,
        '# nothing\n',
      ]),
    );
    const ended = await run(list, empty);
    expect([ended.exitCode, ended.outputs['verdict']]).toEqual([1, 'blocked']);
    expect(scenario.comment()).toContain('registry.terraform.io/hashicorp/aws');
    expect(scenario.comment()).toContain(HAS_RUN);
  });
});
