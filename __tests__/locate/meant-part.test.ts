import { createLocator } from '../../src/locate/locate.ts';
import { readAddress } from '../../src/model/address.ts';
import { readAttributePath } from '../../src/model/attribute-path.ts';
import { describe, expect, test } from '../support/jest.ts';
import { memoryFiles } from '../support/memory-files.ts';
import { textCases, withoutMarks } from '../support/text-cases.ts';

async function placeOf(
  files: Record<string, string>,
  address: string,
  said?: { message: string; attribute?: unknown },
): Promise<string> {
  const texts = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [`/repo/${name}`, text]),
  );
  const locator = createLocator({ repositoryRoot: '/repo', ...memoryFiles(texts) });
  const parsed = readAddress(address);
  const attribute = readAttributePath(said?.attribute);
  const place =
    parsed && (await locator.locate(parsed, '/repo', said && { message: said.message, attribute }));
  return place ? `${place.path}:${place.startLine}` : 'nowhere';
}

/** Messages stand below the line that they mean, with the path that their rule says, if it says one. */
const MESSAGES = textCases('messages-of-policies.txt').map(({ what: address, files: marked }) => {
  const { files, marks } = withoutMarks(marked);
  const said = marks.map(({ mark, at }) => {
    const [message = '', attribute] = mark.split(' @ ');
    const path: unknown = attribute?.startsWith('[') ? JSON.parse(attribute) : attribute;
    return { message, attribute: path, meant: at };
  });
  return { address, said, files };
});

async function judge({ files, address, said }: (typeof MESSAGES)[number]) {
  const head = await placeOf(files, address);
  const judged: { kind: 'exact' | 'block' | 'another'; isAtHead: boolean }[] = [];
  for (const { meant, ...one } of said) {
    const found = await placeOf(files, address, one);
    const kind = found === head ? 'block' : found === meant ? 'exact' : 'another';
    judged.push({ kind, isAtHead: meant === head });
  }
  return judged;
}

describe('the places of 200 messages', () => {
  test('are mostly the argument that a reader would search for, else the block', async () => {
    const all = (await Promise.all(MESSAGES.map(judge))).flat();
    const of = (kind: string) => all.filter((one) => one.kind === kind).length;
    const short = all.filter(({ kind, isAtHead }) => kind === 'block' && !isAtHead).length;
    // Words are not understood. `the module "type" is outdated` names an argument that the block has, and the line is
    // that of another argument of the same block; `encrypted is false` names none, and has the line of the block.
    expect({ all: all.length, exact: of('exact'), short, another: of('another') }).toEqual({
      all: 215,
      exact: 127,
      short: 29,
      another: 17,
    });
  });
});

test.each([
  ['encrypted', ['encrypted']],
  ['ingress[1].from_port', ['ingress', 1, 'from_port']],
  ['ingress.1.from_port', ['ingress', 1, 'from_port']],
  ['ingress[*].cidr_blocks[0]', ['ingress', 'cidr_blocks', 0]],
  ['tags["a.b"]', ['tags', 'a.b']],
  [
    ['ingress', 1],
    ['ingress', 1],
  ],
  ['', undefined],
  ['[0].a', undefined],
  ['a b', undefined],
  ['a..b', undefined],
  ['a.', undefined],
  [[1, 'a'], undefined],
  [['a', {}], undefined],
  [[], undefined],
  [true, undefined],
  ['a.'.repeat(300), undefined],
] as const)('the path %j is read as %j', (said, path) => {
  expect(readAttributePath(said)).toEqual(path);
});

const SET = `resource "aws_ebs_volume" "a" {
  encrypted = false
}
`;

test('a malformed override file leaves the line of the block', async () => {
  const said = { message: '`encrypted` is false' };
  const overriddenBy = (override: string) => ({ 'main.tf': SET, 'override.tf': override });
  expect(await placeOf(overriddenBy(''), 'aws_ebs_volume.a', said)).toBe('main.tf:2');
  expect(await placeOf(overriddenBy('resource "a" {'), 'aws_ebs_volume.a', said)).toBe('main.tf:1');
});

test('an override of the source leads to the module that is used', async () => {
  const files = {
    'main.tf': 'module "m" {\n  source = "./one"\n}\n',
    'override.tf': 'module "m" {\n  source = "./two"\n}\n',
    'one/main.tf': SET,
    'two/main.tf': `\n${SET}`,
  };
  expect(await placeOf(files, 'module.m.aws_ebs_volume.a')).toBe('two/main.tf:2');
  // A malformed file may override the source as well, in what is not read of it.
  const malformed = { ...files, 'override.tf': 'module "m" {' };
  expect(await placeOf(malformed, 'module.m.aws_ebs_volume.a')).toBe('main.tf:1');
});

describe('what a message names of a block', () => {
  const files = MESSAGES.find(({ address }) => address === 'aws_ebs_volume.data')?.files ?? {};
  test.each<[string, string, string, string?]>([
    ['two arguments are the block', '`size` and `encrypted` are fixed', 'main.tf:1'],
    [
      'so are two after the address',
      'aws_ebs_volume.data.encrypted, aws_ebs_volume.data.size',
      'main.tf:1',
    ],
    [
      'a name that the block lacks does not count',
      'snapshot_id is absent, and `size` is set',
      'main.tf:3',
    ],
    ['a word of the sentence does not count', 'the size of the type is encrypted', 'main.tf:1'],
    [
      'nor an address of another resource',
      'see aws_kms_key.size and data.aws_ami.type',
      'main.tf:1',
    ],
    ['a rule that says it counts alone', '`size` is odd', 'main.tf:5', 'encrypted'],
  ])('%s', async (_, message, place, attribute) => {
    expect(await placeOf(files, 'aws_ebs_volume.data', { message, attribute })).toBe(place);
  });
});
