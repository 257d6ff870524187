/** Random histories: nothing counts as seen that no request showed, and a stop is rare where nothing but time went by. */
import { compareSeen } from '../../src/seen/compare-seen.ts';
import { expect, test } from '../support/jest.ts';
import { randomHistory, wasShown, type History } from '../support/random-applies.ts';
import { EVERY_CASE, sampled, showFigure } from '../support/sampled.ts';
import { seenIn, shownByRecord, shownIn } from '../support/seen-world.ts';
import { changesSomething, type Planned } from '../support/small-terraform.ts';

/** The entry of the plan that the comparison is about. */
function plannedOf(
  { list, name, isDeposed }: { list: string; name: string; isDeposed?: boolean | undefined },
  { now }: History,
): Planned[] {
  const of = list === 'output_changes' ? 'output' : 'resource';
  return now.entries.filter(
    (entry) =>
      entry.list === of &&
      entry.name === name &&
      (entry.deposed !== undefined) === (isDeposed === true),
  );
}

test(
  'of random histories',
  () => {
    const histories = sampled(5_000);
    const wrong: string[] = [];
    const lost: string[] = [];
    const figures = { seen: 0, unseen: 0, needless: 0 };
    const between = { apart: 0, together: 0, more: 0 };
    const stopped = { apart: 0, together: 0, more: 0 };
    for (let seed = 0; seed < histories; seed += 1) {
      const history = randomHistory(seed);
      const read = seed % 2 === 0 ? shownByRecord : shownIn;
      const shown = history.shown.flatMap(({ text }, at) => read(text, at + 1));
      const comparison = compareSeen(shown, seenIn(history.now.text));
      const { seen, unseen } = comparison;
      figures.seen += seen.length;
      figures.unseen += unseen.length;
      const changes = history.now.entries.filter(changesSomething).length;
      if (changes !== seen.length + unseen.length) lost.push(`${seed}`);
      for (const { entry } of seen) {
        if (plannedOf(entry, history).some((one) => !wasShown(one, history))) {
          wrong.push(`${seed}: ${entry.name} ${entry.actions}`);
        }
      }
      for (const { entry } of unseen) {
        if (plannedOf(entry, history).every((one) => wasShown(one, history))) figures.needless += 1;
      }
      between[history.between] += 1;
      if (unseen.length > 0) stopped[history.between] += 1;
    }
    showFigure(JSON.stringify({ histories, ...figures, between, stopped }));
    expect(lost).toEqual([]);
    expect(wrong).toEqual([]);
    expect(figures.seen).toBeGreaterThan(histories);
    expect(figures.unseen).toBeGreaterThan(histories / 5);
    expect(stopped.apart / between.apart).toBeLessThan(0.02);
  },
  EVERY_CASE ? 900_000 : 120_000,
);
