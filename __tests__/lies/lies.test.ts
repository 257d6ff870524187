/**
 * One lie at a time. A service that contradicts itself must never make the gate greener than the
 * truth. Read in this order:
 *
 *   scenarios.ts       every script of the local service, in both modes, with guards and in groups
 *   guarded.ts         plans that destroy, and rules of the guard about them
 *   own.ts             own policies, and the plans that they judge
 *   combined.ts        the job after a group, which reads its run again
 *   sources.test.ts    plans that are made or read here, and a source and a judge of its own
 *   truth.ts           what each of them is in truth: read from the script, never from the product
 *   world.ts, tell.ts  the gate against the service in virtual time, one answer changed on its way
 *   lies.ts, spots.ts  the nine ways to change one thing in one answer
 *   could-be-honest.ts whether a changed world is one that an honest service could have made
 *   try-worlds.ts      worlds by the thousand; a seed makes one world, the same one every time
 *   bundle.ts          the same through the processes that ship
 *
 * This is a part of it; `npm run false-answers` tries 20,000 worlds and 500 of the bundles.
 */

import { tryBundles } from './bundle.ts';
import { couldBeHonest } from './could-be-honest.ts';
import { tryWorlds, report, type Tried } from './try-worlds.ts';
import { KINDS } from './lies.ts';
import { SCENARIOS } from './scenarios.ts';
import { isGreener } from './truth.ts';
import { describe, expect, test } from '../support/jest.ts';
import type { Json } from '../support/mutate-json.ts';
import { live } from './world.ts';
import { sampled, EVERY_CASE, showFigure } from '../support/sampled.ts';

/**
 * With all tests only as many worlds as notice, between them, ten of the claims of `vouch.ts` if one is left out: 350
 * notice two more. `vouch.test.ts` has a case for each claim.
 */
const WORLDS = EVERY_CASE ? 3_000 : 60;
const FIRST_SEED = EVERY_CASE ? 1_000_000 : 1_000_061;
const ANY_COURSE = EVERY_CASE ? 4_000 : 30;
const BUNDLES = sampled(80);

describe('with one lie', () => {
  function expectNoneGreener(where: string, worlds: number, found: Tried): void {
    showFigure(report(where, found));
    expect(found.greener).toEqual([]);
    const told = Object.values(found.told).reduce((sum, count) => sum + count, 0);
    expect(told).toBeGreaterThanOrEqual(worlds);
    for (const kind of KINDS) {
      expect([kind, found.exempt[kind] <= 0.05 * found.told[kind]]).toEqual([kind, true]);
    }
  }
  test(`${WORLDS} worlds in process: none is greener than the truth`, async () =>
    expectNoneGreener('in process', WORLDS, await tryWorlds(WORLDS, FIRST_SEED)));
  test(`${ANY_COURSE} worlds in any course of the service: none is greener than the truth`, async () =>
    expectNoneGreener(
      'with courses',
      ANY_COURSE,
      await tryWorlds(ANY_COURSE, 5_000_000, { anyCourse: true }),
    ));
  test(`${BUNDLES} worlds through the bundles: none is greener than the truth`, async () =>
    expectNoneGreener('through the bundles', BUNDLES, await tryBundles(BUNDLES, 0)));
});

test.each([
  ['blocked', 'undecided', false],
  ['canceled', 'errored', false],
  ['needs-override', 'blocked', true],
  ['overridden', 'undecided', true],
  ['passed', 'advisory', true],
  ['advisory', 'passed', false],
] as const)('%s is greener than %s: %s', (word, than, expected) => {
  expect(isGreener(word, than)).toBe(expected);
});

/** Whoever exempts a world had better be able to tell. */
describe('an answer that an honest service could give', () => {
  type Doc = { data: Json; included: Json };
  const attributes = (resource: Json | undefined) =>
    (resource as { attributes: { [name: string]: Json } }).attributes;
  const first = (list: Json): Json | undefined => (list as Json[])[0];
  const outcomes = (document: Doc, at: number) =>
    (attributes(first(document.data))['outcomes'] as { [name: string]: Json }[])[at]!;

  test.each<[string, string, (document: Doc) => void, boolean]>([
    [
      'speculative: evaluation-stuck',
      'GET /runs/:id/task-stages',
      ({ included }) => (attributes((included as Json[])[1])['status'] = 'unreachable'),
      true,
    ],
    [
      'speculative: awaiting-override, an earlier run without refresh',
      'GET /runs/:id?',
      // The list of runs has said otherwise.
      ({ data }) => (attributes(data)['refresh'] = true),
      false,
    ],
    [
      'speculative: evaluation-advisory',
      '/policy-set-outcomes',
      (document) => (outcomes(document, 1)['status'] = 'passed'),
      false,
    ],
    [
      'speculative: canceled-by-someone',
      'GET /runs/:id?',
      ({ data }) => (attributes(data)['status'] = 'planned_and_finished'),
      false,
    ],
  ])('is distinguished from a lie: %s, %s', async (name, where, change, expected) => {
    const scenario = SCENARIOS.find((each) => each.name === name)!;
    const { answers } = await live(scenario);
    const changed = (honest: Json | undefined): string => {
      const document = structuredClone(honest);
      change(document as unknown as Doc);
      return JSON.stringify(document);
    };
    // What says so already is no lie.
    const { target, nth, status, document } = answers.findLast(
      (each) =>
        each.target.includes(where) && changed(each.document) !== JSON.stringify(each.document),
    )!;
    // Told of the answer of its own world, whose addresses are signed for it.
    const world = await live(scenario, {
      target,
      nth,
      tell: (answer) => ({ status, text: changed(answer.document) }),
    });
    expect(world.lie?.document).not.toEqual(document);
    expect(await couldBeHonest(scenario, world)).toBe(expected);
  });
});
