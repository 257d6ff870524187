import { tellPlan } from '../../../src/features/values/tell-plan.ts';
import { PlanJson } from '../../../src/model/plan-json.ts';
import { describe, expect, test } from '../../support/jest.ts';

const asked = {
  hideValues: [],
  conceal: (text: string) => text,
  signal: new AbortController().signal,
};

function change(type: string, at: number, actions: string[]) {
  const [before, after] = [
    { name: `n${at}`, size: at, tags: { owner: 'net', stage: 'prod' } },
    { name: `n${at}`, size: at + 1, tags: { owner: 'net', stage: 'test' } },
  ];
  return {
    address: `${type}.r[${at}]`,
    mode: 'managed',
    type,
    name: 'r',
    change: {
      actions,
      before: actions[0] === 'create' ? null : before,
      after: actions.at(-1) === 'delete' ? null : after,
      after_unknown: {},
      before_sensitive: {},
      after_sensitive: {},
    },
  };
}

const planOf = (changes: object[], more: object = {}) =>
  PlanJson.of({ format_version: '1.2', resource_changes: changes, ...more }, true);
const many = (number: number, type: string, actions: string[]) =>
  Array.from({ length: number }, (_, at) => change(type, at, actions));

describe('on the first screen', () => {
  test('2,000 changes have room: the worst first, the rest by what happens to it', async () => {
    const told = await tellPlan(
      planOf([
        ...many(1_490, 'aws_a', ['update']),
        ...many(500, 'aws_b', ['create']),
        ...many(10, 'aws_c', ['delete']),
      ]),
      asked,
    );
    const { lines, isWhole } = told.onScreen(20);
    expect(isWhole).toBe(false);
    expect(lines).toHaveLength(20);
    expect(lines[0]).toBe('- aws_c.r[0] will be destroyed');
    expect(lines[10]).toBe('~ aws_a.r[0] will be updated in-place');
    expect(lines.at(-1)).toBe('… and 1,981 more: 1,481 updated in-place, 500 created');
    // Each update has its head, two values and what is unchanged.
    expect(told.lines()).toHaveLength(1_490 * 4 + 500 * 5 + 10 * 5);
  });

  test('a few changes are whole, although the terminal scrolls', async () => {
    const told = await tellPlan(planOf(many(12, 'aws_a', ['update'])), asked);
    expect(told.onScreen(20)).toEqual({ lines: told.lines(), isWhole: true });
    expect(told.lines().slice(0, 4)).toEqual([
      '~ aws_a.r[0] will be updated in-place',
      '    ~ size = 0 -> 1',
      '    ~ tags.stage = "prod" -> "test"',
      '      (1 attribute unchanged)',
    ]);
  });

  test('some changes lose their last lines before any is left out', async () => {
    const told = await tellPlan(planOf(many(13, 'aws_a', ['create'])), asked);
    const { lines, isWhole } = told.onScreen(52);
    expect([lines.length, isWhole]).toEqual([52, false]);
    expect(lines.slice(0, 4)).toEqual([
      '+ aws_a.r[0] will be created',
      '    + name = "n0"',
      '    + size = 1',
      '    … 2 more lines',
    ]);
  });
});

test('outputs, and what changed elsewhere, are apart from what an apply does', async () => {
  const told = await tellPlan(
    planOf([change('aws_a', 1, ['update'])], {
      resource_drift: [change('aws_a', 2, ['update'])],
      output_changes: {
        url: {
          actions: ['create'],
          before: null,
          after: 'x',
          after_unknown: false,
          before_sensitive: false,
          after_sensitive: false,
        },
      },
    }),
    asked,
  );
  expect(told.lines().filter((line) => !line.startsWith(' '))).toEqual([
    '~ aws_a.r[1] will be updated in-place',
    'Outputs:',
    '+ output.url will be added',
    'Changed outside of Terraform:',
    '~ aws_a.r[2] has changed outside of Terraform',
  ]);
});
