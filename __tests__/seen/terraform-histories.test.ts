/** Histories with Terraform itself: nothing is applied that no request showed, and a stop is rare where nothing but time went by. */
import { compareSeen, stopsOf, type Comparison } from '../../src/seen/compare-seen.ts';
import {
  changesOf,
  notEndedAsShown,
  wasShown,
  type PlanDocument,
} from '../support/ended-as-shown.ts';
import { expect } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { EVERY_CASE, sampled, showFigure } from '../support/sampled.ts';
import { seenIn, shownByRecord, shownIn } from '../support/seen-world.ts';
import { playHistory, type Compared } from '../support/terraform-histories.ts';

type Change = ReturnType<typeof changesOf>[number];

/** What the histories have to try. */
const KINDS: Readonly<Record<string, (change: Change) => boolean>> = {
  moved: ({ previous }) => previous !== undefined,
  imported: ({ change }) => change.importing !== undefined,
  replaced: ({ change }) => change.actions.length > 1,
  removed: ({ change }) => /^(?:delete|forget)$/.test(change.actions.join()),
  putAside: ({ deposed }) => deposed !== undefined,
  unknown: ({ change }) => JSON.stringify(change.after_unknown ?? false).includes('true'),
  provisioned: ({ block }) => JSON.stringify(block ?? null).includes('local-exec'),
};

const plansOf = ({ shown }: Compared) => shown.map(({ text }) => JSON.parse(text) as PlanDocument);

/** The changes of the plan that the comparison is about. */
function changesIn({ now }: Compared, entries: Comparison['seen' | 'unseen']) {
  return changesOf(JSON.parse(now) as PlanDocument).filter((change) =>
    entries.some(
      ({ entry }) =>
        entry.name === change.name && (entry.isDeposed === true) === (change.deposed !== undefined),
    ),
  );
}

testWith(
  'terraform',
  'nothing is applied that no request showed, and a stop is rare where others changed something else',
  async (terraform) => {
    const histories = sampled(300);
    const seeds = Array.from({ length: histories }, (_, at) => at);
    const wrong: string[] = [];
    const lost: number[] = [];
    const refused: string[] = [];
    const needless: string[] = [];
    const stoppedApart: string[] = [];
    const figures = { plans: 0, applied: 0, seen: 0, unseen: 0 };
    const kinds = Object.keys(KINDS).map((kind) => ({ kind, seen: 0, unseen: 0 }));
    const between = { apart: 0, together: 0, more: 0 };
    const stopped = { apart: 0, together: 0, more: 0 };
    const play = async (seed: number): Promise<void> => {
      const read = seed % 2 === 0 ? shownByRecord : shownIn;
      const played = await playHistory(seed, terraform, (one) => {
        const shown = one.shown.flatMap(({ text, request }) => read(text, request));
        const comparison = compareSeen(shown, seenIn(one.now));
        const { seen, unseen } = comparison;
        const stops = stopsOf(comparison, { unseen: 'stop', isExcused: false });
        const isStopped = stops.unseen.length > 0 || stops.notWhole !== undefined;
        figures.plans += 1;
        figures.seen += seen.length;
        figures.unseen += unseen.length;
        if (changesOf(JSON.parse(one.now) as PlanDocument).length !== seen.length + unseen.length) {
          lost.push(seed);
        }
        const plans = plansOf(one);
        for (const change of changesIn(one, seen)) {
          for (const of of kinds) of.seen += KINDS[of.kind]?.(change) === true ? 1 : 0;
          if (!wasShown(change, plans)) wrong.push(`${seed}: ${change.name} counts as seen`);
        }
        for (const change of changesIn(one, unseen)) {
          for (const of of kinds) of.unseen += KINDS[of.kind]?.(change) === true ? 1 : 0;
          if (wasShown(change, plans)) needless.push(`${seed}: ${change.name}`);
          if (one.between === 'apart') stoppedApart.push(`${seed}: ${change.name}`);
        }
        between[one.between] += 1;
        if (isStopped) stopped[one.between] += 1;
        return !isStopped;
      });
      for (const one of played.compared) {
        if (one.applied === undefined) continue;
        figures.applied += 1;
        const { before, after } = one.applied;
        for (const name of notEndedAsShown(before, after, plansOf(one))) {
          wrong.push(`${seed}: ${name} ended otherwise`);
        }
      }
      if (played.refused !== undefined) refused.push(`${seed}: ${played.refused}`);
    };
    const work = async (): Promise<void> => {
      for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) await play(seed);
    };
    await Promise.all([work(), work()]);
    const said = { needless, stoppedApart, refused };
    showFigure(JSON.stringify({ histories, ...figures, kinds, between, stopped, ...said }));
    expect(lost).toEqual([]);
    expect(wrong).toEqual([]);
    expect(refused.length).toBeLessThan(histories / 5);
    expect(figures.applied).toBeGreaterThan(histories / 3);
    expect(figures.seen).toBeGreaterThan(histories);
    expect(figures.unseen).toBeGreaterThan(histories / 5);
    expect(stopped.apart / between.apart).toBeLessThanOrEqual(0.02);
    if (EVERY_CASE) expect(kinds.filter(({ seen }) => seen === 0)).toEqual([]);
  },
  EVERY_CASE ? 3_600_000 : 300_000,
);
