/** A matrix whose group destroys a database, over three attempts: what is lost or canceled between, and how each ends. */
import { afterEach, expect, test } from '../../support/jest.ts';
import { HEAD } from '../../support/scenario.ts';
import { DATABASE, OVERRIDE } from '../commands/commented.ts';
import { AS_PRINTED, startMatrix, type Deed, type Matrix } from './attempts.ts';

const override: Deed = { types: OVERRIDE };
const release: Deed = { types: `/plangate allow-destroys ${HEAD} copied` };

let matrix: Matrix;
afterEach(() => matrix.close());

test.each<[string, Deed[], string[]]>([
  ['released, then green', ['runs', release, 'runs'], ['needs-override 3', 'overridden 0']],
  [
    'started again by hand before the release',
    ['runs', 'runs', release, 'runs'],
    ['needs-override 3', 'needs-override 1', 'overridden 0'],
  ],
  [
    'lost after the release',
    ['runs', release, 'lost', 'runs'],
    ['needs-override 3', 'overridden 0', 'overridden 0'],
  ],
  [
    'lost before its run',
    ['lost', 'runs', release, 'runs'],
    ['undecided 2', 'needs-override 1', 'overridden 0'],
  ],
  [
    'lost with its run, which is released meanwhile',
    ['lost at its end', release, 'runs'],
    ['undecided 3', 'overridden 0'],
  ],
])('a release of destroyed resources: %s', async (_, deeds, ends) => {
  matrix = await startMatrix('plain', DATABASE);
  expect(await matrix.play(deeds, AS_PRINTED, { 'max-destroys': '0' })).toEqual(ends);
});

test('a release of destroyed resources: canceled, then released', async () => {
  matrix = await startMatrix({ name: 'plain', durationMs: 1_500 }, DATABASE);
  expect(
    await matrix.play(['canceled', 'runs', release, 'runs'], AS_PRINTED, { 'max-destroys': '0' }),
  ).toEqual(['canceled 3', 'needs-override 1', 'overridden 0']);
});

test('a group that needs an override and a release takes both', async () => {
  matrix = await startMatrix('awaiting-override', DATABASE);
  const deeds: Deed[] = ['runs', override, 'runs', release, 'runs'];
  expect(await matrix.play(deeds, AS_PRINTED, { 'max-destroys': '0' })).toEqual([
    'needs-override 3',
    'needs-override 0',
    'overridden 0',
  ]);
});
