/** Random histories: nothing counts as seen that no request showed, and a stop is rare where nothing but time went by. */
import { compareSeen, type ShownByRequest } from '../../src/seen/compare-seen.ts';
import { readShownRecord, writeShownRecord } from '../../src/seen/shown-record.ts';
import { HEAD, KEY } from '../support/approval-world.ts';
import { expect, test } from '../support/jest.ts';
import { randomHistory, wasShown, type History } from '../support/random-applies.ts';
import { EVERY_CASE, sampled, showFigure } from '../support/sampled.ts';
import { seenIn } from '../support/seen-world.ts';
import { changesSomething, type Planned } from '../support/small-terraform.ts';

/** What a request showed, as its plan says it, or as the record in its comment does. */
function shownBy({ shown }: History, byRecord: boolean): ShownByRequest[] {
  return shown.flatMap(({ text }, at) => {
    const plan = { request: at + 1, ...seenIn(text) };
    if (!byRecord) return plan;
    const place = { host: 'h', repository: '1', request: at + 1, base: 'main', head: HEAD };
    const workspace = { name: 'net', directory: '.' };
    const record = writeShownRecord(place, [{ ...workspace, plan }], KEY);
    return readShownRecord(record, place, KEY)?.shownIn(workspace) ?? [];
  });
}

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
      const comparison = compareSeen(shownBy(history, seed % 2 === 0), seenIn(history.now.text));
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
