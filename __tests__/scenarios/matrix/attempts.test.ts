/** A matrix whose group needs an override, over three attempts: what is lost or canceled between, and how each ends. */
import { afterEach, expect, test } from '../../support/jest.ts';
import { OVERRIDE } from '../commands/commented.ts';
import { startMatrix, type Deed, type Matrix, type Script } from './attempts.ts';

const override: Deed = { types: OVERRIDE };

let matrix: Matrix;
afterEach(() => matrix.close());

test.each<[string, Deed[], string[]]>([
  ['overridden, then green', ['runs', override, 'runs'], ['needs-override 3', 'overridden 0']],
  [
    'started again by hand before the override',
    ['runs', 'runs', override, 'runs'],
    ['needs-override 3', 'needs-override 1', 'overridden 0'],
  ],
  [
    'started again by hand after it was green',
    ['runs', override, 'runs', 'runs'],
    ['needs-override 3', 'overridden 0', 'overridden 0'],
  ],
  [
    'lost before its run',
    ['lost', 'runs', override, 'runs'],
    ['undecided 2', 'needs-override 1', 'overridden 0'],
  ],
  [
    'lost with its run, which is overridden meanwhile',
    ['lost at its end', override, 'runs'],
    ['undecided 3', 'overridden 0'],
  ],
  [
    'overridden, and lost in the next attempt',
    ['runs', override, 'lost', 'runs'],
    ['needs-override 3', 'overridden 0', 'overridden 0'],
  ],
  [
    'overridden, and lost at the end of the next attempt',
    ['runs', override, 'lost at its end', 'runs'],
    ['needs-override 3', 'overridden 0', 'overridden 0'],
  ],
])('an override: %s', async (_, deeds, ends) => {
  matrix = await startMatrix('awaiting-override');
  expect(await matrix.play(deeds)).toEqual(ends);
});

test('a canceled group has nothing to override before it ran again', async () => {
  matrix = await startMatrix({ name: 'awaiting-override', durationMs: 1_500 });
  const early: Deed = { types: OVERRIDE, refused: true };
  expect(await matrix.play(['canceled', early, 'runs', override, 'runs'])).toEqual([
    'canceled 3',
    'needs-override 1',
    'overridden 0',
  ]);
});

test('one command overrides what each of the three policy systems refused, a lost group included', async () => {
  const systems: Script[] = ['awaiting-override', 'tf-policy-awaiting-override'];
  matrix = await startMatrix('policy-check-soft-failed', undefined, systems);
  expect(await matrix.play(['lost at its end', override, 'runs', 'runs'])).toEqual([
    'undecided 3',
    'overridden 0',
    'overridden 0',
  ]);
});

test('beside a group that cannot be overridden, the override of another one holds', async () => {
  matrix = await startMatrix('policy-check-soft-failed', undefined, ['evaluation-failed']);
  const partly: Deed = { types: OVERRIDE, refused: true };
  expect(await matrix.play(['runs', partly, 'runs', 'runs'])).toEqual([
    'blocked 3',
    'blocked 1',
    'blocked 1',
  ]);
});
