import type { GateResult } from '../../src/gate/gate.ts';
import { locateResults } from '../../src/check/locate-results.ts';
import type { PolicyResult } from '../../src/model/policy-result.ts';
import { describe, expect, test } from '../support/jest.ts';
import { memoryFiles } from '../support/memory-files.ts';
import { sampleResult } from '../support/sample-report.ts';

const FILES = {
  '/repo/infra/main.tf': 'module "vpc" {\n  source = "../modules/vpc"\n}\n',
  '/repo/infra/storage.tf': '\n\nresource "aws_ebs_volume" "data" {\n  size = 1\n}\n',
  '/repo/main.tf': '# another file of that name\n\n\n\n',
  '/repo/modules/vpc/main.tf': 'resource "aws_vpc" "main" {\n  cidr = ""\n}\n',
};

/** One workspace that was packed from the repository's root, its configuration in `infra`. */
function gateResult(results: Partial<PolicyResult>[], changes: object = {}): GateResult {
  const result = sampleResult({ verdict: 'blocked', system: 'policy-check', workspaces: 1 });
  const [workspace] = result.workspaces as [GateResult['workspaces'][0]];
  const [policy] = workspace.results as [PolicyResult];
  const { address: _, location: __, ...bare } = policy;
  const all = results.map((each) => {
    const resources = each.address === undefined ? [] : [{ address: each.address, message: '' }];
    return { ...bare, message: '', output: [], resources, ...each };
  });
  const place = { root: '/repo', workingDirectory: 'infra' };
  return { ...result, workspaces: [{ ...workspace, ...place, results: all, ...changes }] };
}

async function located(result: Partial<PolicyResult>, changes: object = {}): Promise<PolicyResult> {
  const options = { repositoryRoot: '/repo', ...memoryFiles(FILES) };
  const { workspaces } = await locateResults(gateResult([result], changes), options);
  return workspaces[0]?.results[0] as PolicyResult;
}

const at = (path: string, startLine: number) => ({ path, startLine, endLine: startLine });

describe('a result with an address', () => {
  test('gets the place of its block, relative to the repository', async () => {
    expect((await located({ address: 'aws_ebs_volume.data' })).location).toEqual({
      path: 'infra/storage.tf',
      startLine: 3,
      endLine: 5,
      source: 'block',
    });
    expect((await located({ address: 'module.vpc.aws_vpc.main' })).location?.path).toBe(
      'modules/vpc/main.tf',
    );
  });

  test('that is nowhere has no place', async () => {
    expect((await located({ address: 'aws_ebs_volume.other' })).location).toBeUndefined();
    expect(
      (await located({ address: 'aws_ebs_volume.data' }, { root: undefined })).location,
    ).toBeUndefined();
  });

  test('from what was packed below the repository too', async () => {
    const changes = { root: '/repo/infra', workingDirectory: '' };
    expect((await located({ address: 'aws_ebs_volume.data' }, changes)).location?.path).toBe(
      'infra/storage.tf',
    );
  });
});

test('every resource gets its place, the told one first; the first is that of the result', async () => {
  const told = { ...at('storage.tf', 4), source: 'service' as const };
  const named = (address: string, location?: typeof told) => ({ address, message: 'm', location });
  const { location, resources } = await located({
    address: 'aws_a.none',
    resources: [
      named('module.vpc.aws_vpc.main'),
      named('aws_a.none'),
      named('aws_ebs_volume.data[0]', told),
    ],
  });
  expect(resources.map((each) => [each.location?.path, each.location?.startLine])).toEqual([
    ['modules/vpc/main.tf', 1],
    [undefined, undefined],
    ['infra/storage.tf', 4],
  ]);
  expect(location).toEqual(resources[0]?.location);
});

describe('a place that the service told', () => {
  const told = async (path: string, line: number, address?: string) =>
    (
      await located({
        location: { ...at(path, line), source: 'service' },
        ...(address && { address }),
      })
    ).location;

  test('counts from the working directory or from what was packed', async () => {
    expect(await told('storage.tf', 4)).toEqual({
      ...at('infra/storage.tf', 4),
      source: 'service',
    });
    expect((await told('infra/storage.tf', 5))?.path).toBe('infra/storage.tf');
    expect((await told('./../modules/vpc/main.tf', 1))?.path).toBe('modules/vpc/main.tf');
  });

  test('is not claimed where two files have that name, unless the address tells', async () => {
    expect(await told('main.tf', 1)).toBeUndefined();
    expect((await told('main.tf', 1, 'module.vpc'))?.path).toBe('infra/main.tf');
  });

  test('is not claimed behind the end, outside, or in a file that is not there', async () => {
    expect(await told('storage.tf', 6)).toBeUndefined();
    expect(await told('storage.tf', 0)).toBeUndefined();
    expect(await told('../../etc/passwd', 1)).toBeUndefined();
    expect(await told('/repo/main.tf', 1)).toBeUndefined();
    expect(await told('none.tf', 1)).toBeUndefined();
    expect(await told('.terraform/modules/x/main.tf', 1)).toBeUndefined();
  });

  test('gives way to the block of the address when it is not certain', async () => {
    expect(await told('storage.tf', 99, 'aws_ebs_volume.data')).toMatchObject({
      startLine: 3,
      source: 'block',
    });
  });
});

describe('a message that speaks of one thing', () => {
  test('gives address and place', async () => {
    const result = await located({
      message: 'Volume aws_ebs_volume.data["x"] is open. See main.tf.',
    });
    expect(result).toMatchObject({
      address: 'aws_ebs_volume.data["x"]',
      location: { startLine: 3 },
    });
  });

  test('gives the place alone for several instances, nothing for several blocks', async () => {
    const instances = await located({
      output: ['aws_ebs_volume.data[0]', 'aws_ebs_volume.data[1]'],
    });
    expect(instances.location?.path).toBe('infra/storage.tf');
    expect(instances.address).toBeUndefined();
    const blocks = await located({ output: ['aws_ebs_volume.data[0]', 'module.vpc.aws_vpc.main'] });
    expect(blocks.location).toBeUndefined();
  });
});

test('diagnostics bring their own place or that of their address', async () => {
  const diagnostics = [
    { severity: 'error', summary: 'a', file: 'storage.tf', line: 4 },
    { severity: 'error', summary: 'b', file: 'gone.tf', line: 4, address: 'aws_ebs_volume.data' },
    { severity: 'error', summary: 'c', file: 'gone.tf', line: 4 },
  ];
  const options = { repositoryRoot: '/repo', ...memoryFiles(FILES) };
  const { workspaces } = await locateResults(gateResult([], { diagnostics }), options);
  expect(workspaces[0]?.diagnostics).toEqual([
    { severity: 'error', summary: 'a', file: 'infra/storage.tf', line: 4 },
    {
      severity: 'error',
      summary: 'b',
      address: 'aws_ebs_volume.data',
      file: 'infra/storage.tf',
      line: 3,
    },
    { severity: 'error', summary: 'c' },
  ]);
});

describe('a resource of which something is said', () => {
  const size = { path: 'infra/storage.tf', startLine: 4, endLine: 4, source: 'argument' };
  const of = (one: object) => ({
    resources: [{ address: 'aws_ebs_volume.data', message: undefined, ...one }],
  });

  test('has the place of its argument: as the rule says, or the message', async () => {
    const said = await located(of({ message: 'too small', attribute: ['size'] }));
    expect(said.resources).toEqual([
      { address: 'aws_ebs_volume.data', message: 'too small', location: size },
    ]);
    expect((await located(of({ message: '`size` is 1' }))).location).toEqual(size);
    expect((await located({ ...of({}), message: '`size` is 1' })).location).toEqual(size);
    expect((await located({ message: 'aws_ebs_volume.data: `size` is 1' })).location).toEqual(size);
  });

  test('has the place of its block if two rules say two things', async () => {
    const place = (await located(of({ message: '`size` is 1', attribute: [] }))).location;
    expect(place).toMatchObject({ startLine: 3, source: 'block' });
  });
});
