/** A matrix whose group destroys a database, over three attempts: what is lost or canceled between, and how each ends. */
import { afterEach, expect, test } from '../../support/jest.ts';
import { HEAD } from '../../support/scenario.ts';
import { DATABASE, OVERRIDE } from '../commands/commented.ts';
import { AS_PRINTED, startMatrix, type Deed, type Matrix, type Script } from './attempts.ts';

const override: Deed = { types: OVERRIDE };
const release: Deed = { types: `/plangate allow-destroys ${HEAD} copied` };

let matrix: Matrix;
afterEach(() => matrix.close());

type Play = [deeds: Deed[], ends: string[], script?: Script];
const PLAYS: Record<string, Play> = {
  'released, then green': [
    ['runs', release, 'runs'],
    ['needs-override 3', 'overridden 0'],
  ],
  'started again by hand before the release': [
    ['runs', 'runs', release, 'runs'],
    ['needs-override 3', 'needs-override 1', 'overridden 0'],
  ],
  'lost after the release': [
    ['runs', release, 'lost', 'runs'],
    ['needs-override 3', 'overridden 0', 'overridden 0'],
  ],
  'lost before its run': [
    ['lost', 'runs', release, 'runs'],
    ['undecided 2', 'needs-override 1', 'overridden 0'],
  ],
  'lost with its run, which is released meanwhile': [
    ['lost at its end', release, 'runs'],
    ['undecided 3', 'overridden 0'],
  ],
  'canceled, then released': [
    ['canceled', 'runs', release, 'runs'],
    ['canceled 3', 'needs-override 1', 'overridden 0'],
    { name: 'plain', durationMs: 1_500 },
  ],
  'of a group that needs an override, too': [
    ['runs', override, 'runs', release, 'runs'],
    ['needs-override 3', 'needs-override 0', 'overridden 0'],
    'awaiting-override',
  ],
};
test.each(Object.entries(PLAYS))(
  'a release of destroyed resources: %s',
  async (_, [deeds, ends, script = 'plain']) => {
    matrix = await startMatrix(script, DATABASE);
    expect(await matrix.play(deeds, AS_PRINTED, { 'max-destroys': '0' })).toEqual(ends);
  },
);
