import type { CommandSpec } from '../../src/check/command.ts';
import { parse } from '../../src/cli/program.ts';
import { describe, expect, test } from '../support/jest.ts';

const tree: CommandSpec = {
  name: 'tool',
  summary: 'A tool.',
  commands: [
    {
      name: 'things',
      summary: 'Things.',
      commands: [
        {
          name: 'make',
          summary: 'Make a thing.',
          arguments: [
            { name: 'thing', description: 'which', required: true },
            { name: 'others', description: 'more', required: false, variadic: true },
          ],
          options: [
            { name: 'workspace', short: 'w', value: 'name', description: 'where' },
            { name: 'colour', value: 'c', description: 'colour', choices: ['red', 'blue'] },
            { name: 'tag', value: 't', description: 'tags', repeatable: true },
            { name: 'size', value: 'n', description: 'size', default: '3' },
            { name: 'reason', value: 'r', description: 'why', required: true },
            { name: 'json', description: 'JSON' },
            { name: 'no-run', description: 'no run' },
          ],
          run: async () => 0,
        },
      ],
    },
  ],
};

const parsed = (words: string) => parse(tree, words.split(' ').filter(Boolean));

describe('a command line', () => {
  test('hands over arguments and options under their own names', () => {
    const words =
      'things make a b c -w net --colour=red --tag x --tag y --no-run --json --reason r';
    expect(parsed(words)).toMatchObject({
      kind: 'run',
      path: 'tool things make',
      input: {
        arguments: { thing: 'a', others: ['b', 'c'] },
        options: {
          workspace: 'net',
          colour: 'red',
          tag: ['x', 'y'],
          size: '3',
          reason: 'r',
          json: true,
          'no-run': true,
        },
      },
    });
  });

  test('leaves undefined what was not given, except defaults', () => {
    expect(parsed('things make a --reason r')).toMatchObject({
      input: {
        arguments: { thing: 'a', others: [] },
        options: {
          workspace: undefined,
          tag: undefined,
          size: '3',
          json: undefined,
          'no-run': undefined,
        },
      },
    });
  });

  test('takes a value that looks like an option, and everything after --', () => {
    expect(parsed('things make --reason --json -- -h')).toMatchObject({
      kind: 'run',
      input: { arguments: { thing: '-h' }, options: { reason: '--json', json: undefined } },
    });
  });

  test.each([
    ['--help', 'tool'],
    ['help', 'tool'],
    ['-h', 'tool'],
    ['things --help', 'tool things'],
    ['help things', 'tool things'],
    ['things make --help', 'tool things make'],
    ['help things make', 'tool things make'],
    ['things make --colour green -h', 'tool things make'],
  ])('%j asks about %s', (words, path) => {
    expect(parsed(words)).toMatchObject({ kind: 'help', path });
  });
});

describe('all errors are named at once, with the probable intention', () => {
  const WRONG: Record<string, string[]> = {
    '': ['tool needs a command: things.'],
    thingz: ['thingz is not a command. Did you mean things?'],
    xyzzy: ['xyzzy is not a command.'],
    '--json': ['--json is not an option of tool, which needs a command.'],
    'things mke': ['mke is not a command. Did you mean make?'],
    'things make': ['THING is needed: which.', '--reason is needed: why.'],
    'things make --workspce net --colour green --size 1 --size 2': [
      '--workspce is not an option of tool things make. Did you mean --workspace?',
      '--colour "green" is not one of red, blue.',
      '--size was given more than once.',
      '--reason is needed: why.',
    ],
    'things make a --reason': ['--reason needs a value.'],
    'things make a --reason r --thing': ['--thing is not an option of tool things make.'],
    'things make a --reason r --json=yes': ['--json takes no value.'],
    'things make a --rason r': [
      '--rason is not an option of tool things make. Did you mean --reason?',
      '--reason is needed: why.',
    ],
  };
  test.each(Object.entries(WRONG))('of %j', (words, expected) => {
    const result = parsed(words);
    const problems = result.kind === 'problems' ? result.problems : [];
    expect(problems.map(({ where, message }) => `${where} ${message}`)).toEqual(expected);
  });
});
