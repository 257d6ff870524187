import { array, assert, constantFrom, oneof, property, tuple } from 'fast-check';
import type { GateResult } from '../../src/gate/result.ts';
import { carryLines } from '../../src/locate/carry-lines.ts';
import { locateResults } from '../../src/locate/locate-results.ts';
import type { PolicyResult } from '../../src/model/policy-result.ts';
import { namedIn } from '../../src/policy/named-resources.ts';
import { describe, expect, test } from '../support/jest.ts';
import { memoryFiles } from '../support/memory-files.ts';
import { sampleResult } from '../support/sample-report.ts';

const FILES = {
  '/repo/infra/main.tf': 'module "vpc" {\n  source = "../modules/vpc"\n}\n',
  '/repo/infra/storage.tf': '\n\nresource "aws_ebs_volume" "data" {\n  size = 1\n}\n',
  '/repo/infra/a:b.tf': '# a file\n',
  '/repo/main.tf': '# another file of that name\n\n\n\n',
  '/repo/modules/vpc/main.tf': 'resource "aws_vpc" "main" {\n  cidr = ""\n}\n',
};

/** One workspace that was packed from the repository's root, its configuration in `infra`. */
function gateResult(results: Partial<PolicyResult>[], changes: object = {}): GateResult {
  const result = sampleResult({ system: 'policy-check' });
  const [workspace] = result.workspaces as [GateResult['workspaces'][0]];
  const [policy] = workspace.results as [PolicyResult];
  const { address: _, location: __, ...bare } = policy;
  const all = results.map((each) => {
    const resources = each.address === undefined ? [] : [{ address: each.address, messages: [] }];
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

/** `PATH:FIRST-LAST SOURCE` */
const shown = (location: PolicyResult['location']) =>
  location && `${location.path}:${location.startLine}-${location.endLine} ${location.source}`;
const placeOf = async (result: Partial<PolicyResult>, changes: object = {}) =>
  shown((await located(result, changes)).location);
const at = (path: string, line: number) => ({
  location: { path, startLine: line, endLine: line, source: 'service' as const },
});
const DATA = 'aws_ebs_volume.data';
const BLOCK = 'infra/storage.tf:3-5 block';

describe('a result with an address', () => {
  test.each<[string, string, string | undefined, object?]>([
    ['gets the place of its block, relative to the repository', DATA, BLOCK],
    ['in a module has its place there', 'module.vpc.aws_vpc.main', 'modules/vpc/main.tf:1-3 block'],
    ['that is nowhere has no place', 'aws_ebs_volume.other', undefined],
    ['has no place where nothing was packed here', DATA, undefined, { root: undefined }],
    [
      'from what was packed below the repository too',
      DATA,
      BLOCK,
      { root: '/repo/infra', workingDirectory: '' },
    ],
  ])('%s', async (_, address, place, changes) => {
    expect(await placeOf({ address }, changes)).toBe(place);
  });
});

test('every resource gets its place, the reported one first; the first is that of the result', async () => {
  const named = (address: string, told = {}) => ({ address, messages: ['m'], ...told });
  const { location, resources } = await located({
    address: 'aws_a.none',
    resources: [
      named('module.vpc.aws_vpc.main'),
      named('aws_a.none'),
      named(`${DATA}[0]`, at('storage.tf', 4)),
    ],
  });
  expect(resources.map((each) => shown(each.location))).toEqual([
    'modules/vpc/main.tf:1-3 block',
    undefined,
    'infra/storage.tf:4-4 service',
  ]);
  expect(location).toEqual(resources[0]?.location);
});

describe('a place that the service reports', () => {
  test.each<[string, string, number, string?, string?]>([
    ['counts from the working directory', 'storage.tf', 4, 'infra/storage.tf:4-4 service'],
    ['or from what was packed', 'infra/storage.tf', 5, 'infra/storage.tf:5-5 service'],
    ['or beside it', './../modules/vpc/main.tf', 1, 'modules/vpc/main.tf:1-1 service'],
    ['is not claimed where two files have that name', 'main.tf', 1],
    ['unless the address tells', 'main.tf', 1, 'infra/main.tf:1-3 module-call', 'module.vpc'],
    ['may have a colon in its name', 'a:b.tf', 1, 'infra/a:b.tf:1-1 service'],
    ['is not claimed behind the end', 'storage.tf', 6],
    ['nor before the first line', 'storage.tf', 0],
    ['nor outside', '../../etc/passwd', 1],
    ['nor by an absolute path', '/repo/main.tf', 1],
    ['nor by one of another system', 'C:/repo/main.tf', 1],
    ['nor in a file that is not there', 'none.tf', 1],
    ['nor in a module that was fetched', '.terraform/modules/x/main.tf', 1],
    ['gives way to the block of the address when it is not certain', 'storage.tf', 99, BLOCK, DATA],
  ])('%s', async (_, path, line, place, address) => {
    const named = address === undefined ? {} : { address };
    expect(await placeOf({ ...at(path, line), ...named })).toBe(place);
  });
});

describe('a message about one thing', () => {
  test('gives address and place', async () => {
    const text = 'Volume aws_ebs_volume.data["x"] is open. See main.tf.';
    const result = await located(namedIn([{ text }]));
    expect([result.address, shown(result.location)]).toEqual([`${DATA}["x"]`, BLOCK]);
  });

  test.each([
    ['several instances of one block have its place', `${DATA}[0] and ${DATA}[1] are one`, BLOCK],
    ['two blocks have none', `${DATA} and module.vpc.aws_vpc.main differ`, undefined],
    ['the first of two has none either', `${DATA}: as module.vpc.aws_vpc.main`, undefined],
    ['a block and what is not there', `${DATA} is as aws_a.none`, undefined],
  ])('gives a place, or none: %s', async (_, text, place) => {
    const result = await located(namedIn([{ text }]));
    expect(result.address).toBeUndefined();
    expect(shown(result.generalMessages[0]?.location)).toBe(place);
    expect(shown(result.location)).toBe(place);
  });
});

test('a place has its lines, however many workspaces have it', async () => {
  const failed = { resources: [{ address: DATA, messages: ['m'] }] };
  const many = Array.from({ length: 150 }, () => failed);
  const { workspaces } = await locateResults(gateResult(many), {
    repositoryRoot: '/repo',
    ...memoryFiles(FILES),
  });
  const excerpts = workspaces[0]?.results.map(({ resources }) => resources[0]?.excerpt?.at);
  expect(excerpts).toEqual(Array(150).fill(2));
});

test('a file is read as often for a hundred places in it as for one', async () => {
  const readsFor = async (places: number): Promise<number> => {
    const files = memoryFiles(FILES);
    let reads = 0;
    const resources = Array.from({ length: places }, (_, index) => ({
      address: `${DATA}[${index}]`,
      messages: ['m'],
      location: {
        path: 'infra/storage.tf',
        startLine: 4,
        endLine: 4,
        source: 'scanner' as const,
      },
    }));
    const { workspaces } = await locateResults(gateResult([{ resources }]), {
      repositoryRoot: '/repo',
      readDirectory: (path) => files.readDirectory(path),
      readFile: (path) => {
        reads++;
        return files.readFile(path);
      },
    });
    const located = workspaces[0]?.results[0]?.resources.map(({ location }) => location?.path);
    expect(located).toEqual(Array(places).fill('infra/storage.tf'));
    return reads;
  };
  expect(await readsFor(100)).toBe(await readsFor(1));
});

test('a name that no block declares is no resource beside one that a block declares', async () => {
  const texts = [`${DATA}[0]: is in app_one.json`, `${DATA}[1]: as aws_a.none, too`];
  const { address, location, resources, generalMessages } = await located(
    namedIn(texts.map((text) => ({ text }))),
  );
  expect(resources.map((each) => [each.address, each.messages, shown(each.location)])).toEqual([
    [`${DATA}[0]`, ['is in app_one.json'], BLOCK],
    [`${DATA}[1]`, ['as aws_a.none, too'], BLOCK],
  ]);
  expect([address, shown(location), generalMessages]).toEqual([`${DATA}[0]`, BLOCK, []]);
});

test('diagnostics have their own place or that of their address', async () => {
  const error = (summary: string, file: string, line: number, rest: object = {}) => ({
    severity: 'error',
    summary,
    file,
    line,
    ...rest,
  });
  const address = { address: DATA };
  const diagnostics = [
    error('a', 'storage.tf', 4),
    error('b', 'gone.tf', 4, address),
    error('c', 'gone.tf', 4),
  ];
  const options = { repositoryRoot: '/repo', ...memoryFiles(FILES) };
  const { workspaces } = await locateResults(gateResult([], { diagnostics }), options);
  const lines = ['', 'resource "aws_ebs_volume" "data" {', '  size = 1', '}', ''];
  const excerpt = expect.objectContaining({ at: 2 }) as unknown;
  expect(workspaces[0]?.diagnostics).toEqual([
    { ...error('a', 'infra/storage.tf', 4), excerpt: { at: 2, lines } },
    { ...error('b', 'infra/storage.tf', 3, address), excerpt },
    { severity: 'error', summary: 'c' },
  ]);
});

describe('a resource with a message', () => {
  const SIZE = 'infra/storage.tf:4-4 argument';
  const of = (one: object) => ({ resources: [{ address: DATA, messages: [], ...one }] });
  const message = '`size` is 1';

  test('has the place of its argument, as the rule or the message names it', async () => {
    const small = 'too small';
    const { resources } = await located(of({ messages: [small], attribute: ['size'] }));
    expect(resources).toMatchObject([{ address: DATA, messages: [small], excerpt: { at: 2 } }]);
    expect(shown(resources[0]?.location)).toBe(SIZE);
    expect(await placeOf(of({ messages: [message] }))).toBe(SIZE);
    expect(await placeOf({ ...of({}), message })).toBe(SIZE);
    expect(await placeOf(namedIn([{ text: `${DATA}: ${message}` }]))).toBe(SIZE);
    // Two messages that mean two things have the block as their place.
    expect(await placeOf(of({ messages: [message, 'open'] }))).toBe(BLOCK);
  });

  test('has the place of its block if two rules name two arguments', async () => {
    expect(await placeOf(of({ messages: [message], attribute: [] }))).toBe(BLOCK);
  });
});

const HEAD = ['resource "a" "x" {', '  size = 1', '  open = true', '}', '', 'output "x" {}'];
const text = (lines: readonly string[]) => `${lines.join('\n')}\n`;
const added = ['resource "b" "y" {', '  size = 1', '}', ''];

function carried(merge: readonly string[], line: string): number | undefined {
  return carryLines(text(merge), text(HEAD))(merge.lastIndexOf(line) + 1);
}

describe('a line of the merge is found in the head', () => {
  test('where main added lines above, inside or below', () => {
    expect(carried([...added, ...HEAD], '  open = true')).toBe(3);
    expect(carried([...HEAD.slice(0, 2), '  tags = {}', ...HEAD.slice(2)], '  open = true')).toBe(
      3,
    );
    expect(carried([...HEAD, ...added], '  open = true')).toBe(3);
  });

  test('where main removed lines', () => {
    expect(carried(HEAD.slice(2), 'output "x" {}')).toBe(6);
  });

  test('unless main wrote it', () => {
    const merge = [...HEAD.slice(0, 2), '  open = false', ...HEAD.slice(3)];
    expect(carried(merge, '  open = false')).toBeUndefined();
    expect(carried([...added, ...HEAD], 'resource "b" "y" {')).toBeUndefined();
  });

  test('unless the texts differ too much, or there is no such line', () => {
    const numbers = Array.from({ length: 3_000 }, (_, index) => String(index));
    const others = numbers.map((each) => `x${each}`);
    const far = carryLines(
      text(['a', ...numbers, 'same', ...numbers, 'z']),
      text(['a', ...others, 'same', ...others, 'z']),
    );
    expect([far(1), far(3_002), far(6_003)]).toEqual([1, undefined, 6_003]);
    expect([0, -1, 1.5, 7].map(carryLines(text(HEAD), text(HEAD)))).toEqual(
      Array(4).fill(undefined),
    );
  });

  test('with any line ends', () => {
    expect(carryLines(HEAD.join('\r\n'), text(HEAD))(6)).toBe(6);
  });
});

test('lines that are found are the same, each once, and in their order', () => {
  const lines = array(constantFrom('a', 'b', 'c', '}', ''), { minLength: 1, maxLength: 30 });
  assert(
    property(
      oneof(
        tuple(lines, lines),
        lines.map((same) => [same, same]),
      ),
      ([from, to]) => {
        const carry = carryLines(text(from), text(to));
        const all = from.flatMap((line, index) => {
          const there = carry(index + 1);
          if (there !== undefined) expect(to[there - 1]).toBe(line);
          return there === undefined ? [] : [there];
        });
        expect(all).toEqual([...new Set(all)].sort((one, other) => one - other));
        if (text(from) === text(to)) expect(all).toHaveLength(from.length);
      },
    ),
  );
});
