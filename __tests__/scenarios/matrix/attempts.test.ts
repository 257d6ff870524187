/** A matrix whose group needs an override, or destroys a database, over three attempts: what is lost or canceled between, and how each ends. */
import { afterEach, expect, test } from '../../support/jest.ts';
import { HEAD } from '../../support/scenario.ts';
import { DATABASE, OVERRIDE } from '../commands/commented.ts';
import { AS_PRINTED, startMatrix, type Deed, type Matrix, type Script } from './attempts.ts';

const override = { types: OVERRIDE };
const release = { types: `/plangate allow-destroys ${HEAD} copied` };

let matrix: Matrix;
afterEach(() => matrix.close());

type Play = [deeds: Deed[], ends: string[], script?: Script, others?: Script[]];
const refused: Deed = { ...override, refused: true };
const PLAYS: Record<string, Play> = {
  'an override: overridden, then green': [
    ['runs', override, 'runs'],
    ['needs-override 3', 'overridden 0'],
  ],
  'an override: started again by hand before the override': [
    ['runs', 'runs', override, 'runs'],
    ['needs-override 3', 'needs-override 1', 'overridden 0'],
  ],
  'an override: started again by hand after it was green': [
    ['runs', override, 'runs', 'runs'],
    ['needs-override 3', 'overridden 0', 'overridden 0'],
  ],
  'an override: lost before its run': [
    ['lost', 'runs', override, 'runs'],
    ['undecided 2', 'needs-override 1', 'overridden 0'],
  ],
  'an override: lost with its run, which is overridden meanwhile': [
    ['lost at its end', override, 'runs'],
    ['undecided 3', 'overridden 0'],
  ],
  'an override: overridden, and lost in the next attempt': [
    ['runs', override, 'lost', 'runs'],
    ['needs-override 3', 'overridden 0', 'overridden 0'],
  ],
  'an override: overridden, and lost at the end of the next attempt': [
    ['runs', override, 'lost at its end', 'runs'],
    ['needs-override 3', 'overridden 0', 'overridden 0'],
  ],
  'a canceled group has nothing to override before it ran again': [
    ['canceled', refused, 'runs', override, 'runs'],
    ['canceled 3', 'needs-override 1', 'overridden 0'],
    { name: 'awaiting-override', durationMs: 1_500 },
  ],
  'one command overrides what each of the three policy systems refused, a lost group included': [
    ['lost at its end', override, 'runs', 'runs'],
    ['undecided 3', 'overridden 0', 'overridden 0'],
    'policy-check-soft-failed',
    ['awaiting-override', 'tf-policy-awaiting-override'],
  ],
  'beside a group that cannot be overridden, the override of another one holds': [
    ['runs', refused, 'runs', 'runs'],
    ['blocked 3', 'blocked 1', 'blocked 1'],
    'policy-check-soft-failed',
    ['evaluation-failed'],
  ],
};
test.each(Object.entries(PLAYS))(
  '%s',
  async (_, [deeds, ends, script = 'awaiting-override', others]) => {
    matrix = await startMatrix(script, undefined, others);
    expect(await matrix.play(deeds)).toEqual(ends);
  },
);

const RELEASES: Record<string, Play> = {
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
test.each(Object.entries(RELEASES))(
  'a release of destroyed resources: %s',
  async (_, [deeds, ends, script = 'plain']) => {
    matrix = await startMatrix(script, DATABASE);
    expect(await matrix.play(deeds, AS_PRINTED, { 'max-destroys': '0' })).toEqual(ends);
  },
);
