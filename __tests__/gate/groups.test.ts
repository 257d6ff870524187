/** The groups of a matrix: how workspaces are split, and how what was printed is read. */
import { jobCountOf, MOST_GROUPS, readGroups, splitIntoGroups } from '../../src/gate/groups.ts';
import type { PrintedGroup } from '../../src/settings/plans.ts';
import { describe, expect, test } from '../support/jest.ts';
import { seededRandom } from '../support/virtual-time.ts';

const names = (count: number) => Array.from({ length: count }, (_, index) => `ws-${index}`);

describe('a matrix', () => {
  const split = (all: readonly string[], most?: number) =>
    splitIntoGroups(all, most, seededRandom(3));

  test('has groups of 25 workspaces, unless a number of groups is given', () => {
    const sizes = (count: number, most?: number) =>
      split(names(count), most).map(({ workspaces }) => workspaces.length);
    expect(sizes(25)).toEqual([25]);
    expect(sizes(26)).toEqual([13, 13]);
    expect(sizes(6, 4)).toEqual([2, 2, 1, 1]);
    expect(sizes(2, 4)).toEqual([1, 1]);
    expect(split(names(3), 2).flatMap(({ workspaces }) => workspaces)).toEqual([
      'ws-0',
      'ws-2',
      'ws-1',
    ]);
    expect(sizes(0)).toEqual([]);
    expect(sizes(300, 1_000)).toHaveLength(MOST_GROUPS);
    expect(sizes(7_000)).toHaveLength(MOST_GROUPS);
  });

  test('has one random beginning for all its groups, and a number for each', () => {
    const groups = split(names(3), 3).map(({ group }) => group);
    const [first = ''] = groups;
    const matrix = first.slice(0, 12);
    expect(matrix).toMatch(/^[a-z0-9]{12}$/);
    expect(groups).toEqual([1, 2, 3].map((index) => `${matrix}-${index}-of-3`));
    const [other] = splitIntoGroups(names(1), 1, seededRandom(4));
    expect(other?.group.slice(0, 12)).not.toBe(matrix);
  });
});

test.each<[string | undefined, number]>([
  [undefined, 1],
  ['', 1],
  ['k3x9a1b2c4d5-2-of-3', 3],
  ['k3x9a1b2c4d5-12-of-256', 256],
  ['k3x9a1b2c4d5-0-of-3', 1],
  ['k3x9a1b2c4d5-1-of-03', 1],
  ['k3x9a1b2c4d5-1-of-1000', 1],
  ['xk3x9a1b2c4d5-2-of-3', 1],
  ['k3x9a1b2c4d5-2-of-3 ', 1],
  ['K3X9A1B2C4D5-2-of-3', 1],
])('the matrix of the group %j has %d jobs', (group, jobs) => {
  expect(jobCountOf(group)).toBe(jobs);
});

describe('a printed matrix', () => {
  const A = 'k3x9a1b2c4d5';
  const entry = (group: string, workspaces: string) => ({ group, workspaces });
  const two = [entry(`${A}-1-of-2`, 'net,db=infra/db'), entry(`${A}-2-of-2`, 'app')];
  const name = (text: string, directory?: string) =>
    ({ kind: 'name', name: text, directory }) as const;
  const groups: PrintedGroup[] = [
    {
      group: `${A}-1-of-2`,
      selectors: [name('net'), name('db', 'infra/db')],
      workspaces: ['net', 'db'],
    },
    { group: `${A}-2-of-2`, selectors: [name('app')], workspaces: ['app'] },
  ];

  test('is read in either form', () => {
    expect(readGroups(JSON.stringify({ include: two }))).toEqual(groups);
    expect(readGroups(JSON.stringify({ one: two[0], other: two[1] }))).toEqual(groups);
    expect(readGroups('{"include":[]}')).toEqual([]);
    expect(readGroups('{}')).toEqual([]);
  });

  test.each<[string, string, string]>([
    [
      'nothing',
      ' ',
      'is no matrix: it is empty. See the log of the job that runs `plangate matrix`.',
    ],
    ['no JSON', '{', 'is no matrix as it was printed: it is no JSON.'],
    ['without names', '{"include":[{"group":"x"}]}', 'is no matrix as it was printed.'],
    ['a text', '{"a":"b"}', 'is no matrix as it was printed.'],
  ])('is refused if it is %s', (_, text, problem) => {
    expect(readGroups(text)).toEqual({ problem });
  });

  test.each<[string, object[]]>([
    ['one is missing', two.slice(0, 1)],
    ['one is there twice', [...two, entry(`${A}-2-of-2`, 'more')]],
    ['one is in place of another', [entry(`${A}-1-of-2`, 'net'), entry(`${A}-1-of-2`, 'app')]],
    [
      'one is of another matrix',
      [entry(`${A}-1-of-2`, 'net'), entry('z3x9a1b2c4d5-2-of-2', 'app')],
    ],
    ['one counts otherwise', [entry(`${A}-1-of-2`, 'net'), entry(`${A}-2-of-3`, 'app')]],
    ['one has no workspace', [entry(`${A}-1-of-2`, ''), entry(`${A}-2-of-2`, 'app')]],
    ['a workspace is a query', [entry(`${A}-1-of-1`, 'tag:net')]],
    ['a workspace has no name', [entry(`${A}-1-of-1`, 'net,,app')]],
    ['a directory has no workspace', [entry(`${A}-1-of-1`, 'net,=infra')]],
    ['a name is none of a group', [entry('x', 'net')]],
  ])('is incomplete where %s', (_, include) => {
    expect(readGroups(JSON.stringify({ include }))).toEqual({
      problem: 'lacks a group, or has one twice: pass all that was printed.',
    });
  });

  test('has each workspace in one group', () => {
    const include = [entry(`${A}-1-of-2`, 'net'), entry(`${A}-2-of-2`, 'app,net=infra')];
    expect(readGroups(JSON.stringify({ include }))).toEqual({ problem: 'has a workspace twice.' });
  });
});
