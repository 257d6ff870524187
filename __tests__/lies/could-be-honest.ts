/**
 * Whether an honest service could have said all that was told in a world. It is asked: every scenario
 * that differs from this one in a single thing is played by the service itself, without a lie, and
 * where one of them ends in the very words that were told, nobody could have known better.
 */
import { toScript } from '../../src/service/scripts.ts';
import { POLICY_LEVELS } from '../../src/rego/policy-set.ts';
import type { Json } from '../support/mutate-json.ts';
import { otherPlans } from './guarded.ts';
import type { Scenario } from './scenarios.ts';
import type { Answer } from './tell.ts';
import { live } from './world.ts';

/** Whether a service that does not lie could have answered in this way. `lie` is the one of all answers that was not true. */
export async function couldBeHonest(
  scenario: Scenario,
  { answers, lie }: { answers: readonly Answer[]; lie: Answer | undefined },
): Promise<boolean> {
  const told = readable(answers);
  const lied = told.find(({ answer }) => answer === lie);
  for (const other of neighbours(scenario)) {
    const honest = readable((await live(other)).answers);
    const said = honest.some(
      ({ answer: { target }, words }) => target === lie?.target && says(lied?.words, words, ''),
    );
    if (said && agrees(lastWords(told), lastWords(honest))) return true;
  }
  return false;
}

/** The scenarios that are this one but for one thing of its script, or of what happened before. */
function* neighbours(scenario: Scenario): Generator<Scenario> {
  const { script, earlier, overridden, pushes, guard, own } = scenario;
  for (const other of guard ? otherPlans(guard) : []) yield { ...scenario, guard: other };
  for (const other of own ? otherPlans(own) : []) yield { ...scenario, own: other };
  const whole = { script, overridden, earlier, pushes };
  for (const changed of variations(JSON.parse(JSON.stringify(whole)) as Json)) {
    const { script: input, ...rest } = changed as unknown as Scenario;
    // An earlier run is there with all that makes one, or not at all.
    if (rest.earlier !== undefined && Object.keys(rest.earlier).length < 3) continue;
    if (rest.pushes?.some((push) => Object.keys(push).length < 6)) continue;
    try {
      yield { ...scenario, ...rest, script: toScript(input) };
    } catch {
      // Not a scenario: something is missing that every script has.
    }
  }
}

const WORDS = ['passed', 'failed', 'errored'];
/** Of a long list, its ends stand for the rest. */
const LONG = 10;

function* variations(value: Json): Generator<Json> {
  if (typeof value === 'boolean') yield !value;
  if (typeof value === 'string') {
    for (const words of [WORDS, POLICY_LEVELS as readonly string[]]) {
      if (words.includes(value)) yield* words.filter((word) => word !== value);
    }
  }
  if (typeof value !== 'object' || value === null) return;
  const keys = Array.isArray(value) ? [...value.keys()].map(String) : Object.keys(value);
  for (const key of keys.length > LONG && Array.isArray(value) ? [keys[0], keys.at(-1)] : keys) {
    if (key === undefined) continue;
    const without = structuredClone(value);
    if (Array.isArray(without)) without.splice(Number(key), 1);
    else delete without[key];
    yield without;
    for (const child of variations((value as { [key: string]: Json })[key] ?? null)) {
      const changed = structuredClone(value);
      (changed as { [key: string]: Json })[key] = child;
      yield changed;
    }
  }
}

interface Readable {
  answer: Answer;
  words: Json;
}

/** Without what is new in every world: signed URLs, ports, ids. */
function readable(answers: readonly Answer[]): Readable[] {
  const ids = new Map<string, string>();
  return answers.map((answer) => {
    const unsigned = answer.text
      .replaceAll(/http:\/\/127\.0\.0\.1(:\d+)?/g, '')
      .replaceAll(/\/v1\/(object|log)\/[^"\s]*/g, '/v1/$1');
    // Who comes first has the same name in every world.
    const named = unsigned.replaceAll(/\b([a-z]+)-[A-Za-z0-9]{16}\b/g, (id, type: string) => {
      if (!ids.has(id)) ids.set(id, `${type}-${ids.size}`);
      return ids.get(id) ?? id;
    });
    return { answer, words: [answer.status, parse(named)] };
  });
}

/** What was said last to each question: what was said before may have changed since. */
function lastWords(all: readonly Readable[]): Map<string, Json> {
  return new Map(all.map(({ answer, words }) => [answer.target, words]));
}

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

function agrees(told: Map<string, Json>, honest: Map<string, Json>): boolean {
  return [...honest].every(([target, words]) => says(told.get(target), words, ''));
}

/**
 * What a person wrote and when something happened differs from world to world, and a service may
 * leave out when.
 */
function says(told: Json | undefined, honest: Json | undefined, key: string): boolean {
  if (typeof told === 'string' && typeof honest === 'string') {
    if (key === 'message') return true;
    const time = /^\d{4}-\d\d-\d\dT/;
    return told === honest || (time.test(told) && time.test(honest));
  }
  if (typeof told !== 'object' || told === null) return told === honest;
  if (typeof honest !== 'object' || honest === null) return false;
  const own = Object.keys(told);
  const stamps = key === 'status-timestamps';
  return (
    Array.isArray(told) === Array.isArray(honest) &&
    (stamps || own.length === Object.keys(honest).length) &&
    own.every((name) => says(member(told, name), member(honest, name), name))
  );
}

function member(value: Json, key: string): Json | undefined {
  return Object.hasOwn(value as object, key) ? (value as { [key: string]: Json })[key] : undefined;
}
