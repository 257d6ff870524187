/** Tells lies, one in each world, and keeps what came out greener than the truth. */
import { COURSES, type Courses } from '../../src/service/courses.ts';
import { seededRandom } from '../support/virtual-time.ts';
import { couldBeHonest } from './could-be-honest.ts';
import { KINDS, tell, type Kind } from './lies.ts';
import { SCENARIOS, type Scenario } from './scenarios.ts';
import { isGreener, truthOf, type Word } from './truth.ts';
import { pick } from '../support/mutate-json.ts';
import type { Lie } from './tell.ts';
import { live, type World } from './world.ts';

export interface Tried {
  /** Worlds of each kind of lie, and those of them that an honest service could have made. */
  told: Record<Kind, number>;
  exempt: Record<Kind, number>;
  /** Worlds whose verdict is greener than the truth. Empty, or there is something to mend. */
  greener: Caught[];
  tookMs: number;
}

export interface Caught {
  seed: number;
  scenario: string;
  truth: Word;
  verdict: Word;
  target: string;
  what: string;
}

interface Asked {
  /** A part of the name: only of these scenarios. */
  like?: string | undefined;
  /** Whether each world has a service of its own courses. */
  anyCourse?: boolean | undefined;
}

/** @param from the first seed: each makes one world, the same one every time */
export async function tryWorlds(worlds: number, from: number, asked: Asked = {}): Promise<Tried> {
  const started = performance.now();
  const found = nothingYet();
  for (let seed = from, made = 0; made < worlds; seed++) {
    const drawn = await draw(seed, asked);
    if (drawn === undefined) continue;
    const { scenario, lie, kind, what } = drawn;
    const world = await live(scenario, lie);
    if (world.lie === undefined) continue;
    made++;
    found.told[kind]++;
    const truth = await truthUnder(scenario);
    const { verdict } = world;
    if (!isGreener(verdict, truth)) continue;
    if (await couldBeHonest(scenario, world)) found.exempt[kind]++;
    else {
      const target = `${lie.target} #${lie.nth}`;
      found.greener.push({ seed, scenario: scenario.name, truth, verdict, target, what });
    }
  }
  return { ...found, tookMs: performance.now() - started };
}

/**
 * The truth, or what an honest service says that takes other courses, where that is no green: a failure that
 * can be overridden there is none that blocks.
 */
async function truthUnder(scenario: Scenario): Promise<Word> {
  const truth = truthOf(scenario);
  if (scenario.courses === undefined) return truth;
  const { verdict } = await honestWorld(scenario);
  return GREENS.includes(verdict) || isGreener(truth, verdict) ? truth : verdict;
}

const GREENS: readonly Word[] = ['passed', 'advisory', 'overridden'];

export function nothingYet(): Tried {
  const none = () => Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  return { told: none(), exempt: none(), greener: [], tookMs: 0 };
}

/** As people read it: a line per kind, then every world that came out too green. */
export function report(where: string, { told, exempt, greener, tookMs }: Tried): string {
  const all = Object.values(told).reduce((sum, count) => sum + count, 0);
  const rows = KINDS.map((kind) => {
    const share = told[kind] === 0 ? 0 : (100 * exempt[kind]) / told[kind];
    return `  ${kind.padEnd(10)} ${String(told[kind]).padStart(6)} worlds  ${exempt[kind]} exempt (${share.toFixed(2)} %)`;
  });
  return [
    `One lie at a time, ${where}: ${all} worlds in ${(tookMs / 1000).toFixed(0)} s, ${greener.length} greener than the truth`,
    ...rows,
    ...greener.map(
      ({ seed, scenario, truth, verdict, target, what }) =>
        `  seed ${seed}, ${scenario}: ${truth} → ${verdict}\n    ${target}: ${what}`,
    ),
  ].join('\n');
}

/** Of what passes in truth, no verdict can be too green. */
const NOT_PASSED = SCENARIOS.filter((scenario) => truthOf(scenario) !== 'passed');

/** A scenario, an answer of its honest world, and what is told instead of it. */
export async function draw(seed: number, { like = '', anyCourse = false }: Asked = {}) {
  const random = seededRandom(seed);
  const some = random() < 0.9 ? NOT_PASSED : SCENARIOS;
  const drawn = pick(like === '' ? some : some.filter((each) => each.name.includes(like)), random)!;
  const scenario = anyCourse ? { ...drawn, courses: drawCourses(seed) } : drawn;
  const kind = KINDS[seed % KINDS.length]!;
  const { answers, elsewhere } = await honestWorld(scenario);
  // Every kind of question is as likely as any other, however often it is asked.
  const target = pick([...new Set(answers.map((answer) => answer.target))], random)!;
  const ofTarget = answers.filter((answer) => answer.target === target);
  // The last word is the one that counts, the first one the one that is remembered.
  const answer =
    random() < 0.5 ? ofTarget.at(-1)! : random() < 0.4 ? ofTarget[0]! : pick(ofTarget, random)!;
  const told = tell(kind, answer, random, [...answers, ...elsewhere]);
  if (told === undefined) return undefined;
  const { what, ...instead } = told;
  const lie: Lie = { target, nth: answer.nth, tell: () => instead };
  return { scenario, kind, what, lie };
}

/** With a generator of its own, so that a seed draws the same scenario and the same lie with it. */
function drawCourses(seed: number): Courses {
  const random = seededRandom(seed + 1_000_003);
  const drawn = Object.entries(COURSES).map(([name, values]) => [
    name,
    pick(values as readonly string[], random),
  ]);
  return Object.fromEntries(drawn) as Courses;
}

const honest = new Map<string, Promise<World>>();

function honestWorld(scenario: Scenario): Promise<World> {
  const name = JSON.stringify([scenario.name, scenario.courses]);
  const known = honest.get(name) ?? live(scenario);
  // With courses hardly any world comes twice, but for the question about its truth.
  if (scenario.courses !== undefined) honest.clear();
  honest.set(name, known);
  return known;
}
