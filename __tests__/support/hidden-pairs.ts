/**
 * Plans that differ in hidden values alone, and what policies say of them: of the plan with every value, and of the plan
 * without those that are marked as sensitive.
 */
import { spawnSync } from 'node:child_process';
import { REDACTED_PLAN } from '../../src/plan/redacted-plan.ts';
import { sensitiveValues } from '../../src/plan/sensitive-values.ts';
import { explainUncertainPass } from '../../src/rego/judge-plan.ts';
import { openPolicies } from '../../src/rego/open-policies.ts';
import { groupByPlace } from '../../src/rego/read-places.ts';
import { emptyDirectory } from './empty-directory.ts';
import { findProgram } from './optional-tools.ts';
import { inputOf, policyPorts, policySet } from './rego-sets.ts';
import { layIn } from './tree.ts';

type Json = Readonly<Record<string, unknown>>;

/** In place of a hidden value; replaced by one of each plan. */
interface Hidden {
  readonly hidden: number;
}
const hidden = (index: number): Hidden => ({ hidden: index });
const isHidden = (value: unknown): value is Hidden =>
  typeof value === 'object' && value !== null && 'hidden' in value;

const MARKS = { password: true, users: [{ key: true }] };

/** A change with a text, a list and an object in which something is hidden; the visible values are those of all others. */
function changeOf(first: number, more: Json = {}) {
  const values = (index: number) => ({
    name: 'same',
    tags: { env: 'prod' },
    password: hidden(index),
    users: [{ key: hidden(index + 1), role: 'x' }],
    ...more,
  });
  return {
    actions: ['update'],
    before: values(first),
    after: values(first + 2),
    before_sensitive: MARKS,
    after_sensitive: MARKS,
    after_unknown: {},
  };
}

function resourceOf(name: string, first: number, more: Json = {}) {
  const type = 'disk';
  const named = { address: `${type}.${name}`, mode: 'managed', type, name, provider_name: 'p' };
  return { ...named, change: changeOf(first), ...more };
}

const outputOf = (index: number) => ({
  actions: ['update'],
  before: hidden(index),
  after: hidden(index + 1),
  before_sensitive: true,
  after_sensitive: true,
  after_unknown: false,
});

/** Three resources of one type, two objects of one address that were deposed, one that drifted, and two outputs. */
const TEMPLATE = {
  resource_changes: [
    resourceOf('a', 0),
    resourceOf('b', 4),
    resourceOf('c', 8, { deposed: 'd1' }),
    resourceOf('c', 12, { deposed: 'd2' }),
  ],
  resource_drift: [resourceOf('a', 16), resourceOf('b', 20)],
  deferred_changes: [{ reason: 'x', resource_change: resourceOf('d', 24) }],
  output_changes: { one: outputOf(29), two: outputOf(32) },
  complete: true,
};

/** The plan with what `at` gives in the place of each hidden value; without those for which it gives nothing. */
function fill(part: unknown, at: (index: number) => unknown): unknown {
  if (isHidden(part)) return at(part.hidden);
  if (Array.isArray(part)) return part.map((item) => fill(item, at) ?? null);
  if (typeof part !== 'object' || part === null) return part;
  const members = Object.entries(part).map(([key, value]) => [key, fill(value, at)] as const);
  return Object.fromEntries(members.filter(([, value]) => value !== undefined));
}

/** What each plan has in these places: all the same, all different, in the other order, values of other types. */
const WHOLE: readonly ((index: number) => unknown)[] = [
  () => 'hidden',
  (index) => `hidden ${index}`,
  (index) => `hidden ${99 - index}`,
  (index) => (index % 4 === 2 ? 'hidden' : { deep: [index, 'hidden'] }),
  (index) => [false, 0, null, 'hidden', ['hidden'], 12][index % 6],
];
/** How a service may leave them out. */
const REDACTED: readonly ((index: number) => unknown)[] = [
  () => undefined,
  () => null,
  () => '(sensitive value)',
];

const plansOf = (all: typeof WHOLE) => all.map((at) => fill(TEMPLATE, at) as object);
const DOCUMENTS = { whole: plansOf(WHOLE), redacted: plansOf(REDACTED) };

export interface JudgedPair {
  /** Whether it passes on some redacted plan, and fails or breaks on a whole one. */
  isLeak: boolean;
  passesRedacted: boolean;
  /** Why its pass on a redacted plan does not count; undefined if it counts. */
  why: string | undefined;
}

/** Judges policies, each the rules of a package with a `deny`; undefined for one that `opa` refuses. */
export async function judgePairs(rules: readonly string[]): Promise<(JudgedPair | undefined)[]> {
  const texts = rules.map((text, at) => `package p${at}\n\n${text}\n`);
  const refused = refusedIn(texts);
  const files = texts.flatMap((text, at) => (refused.has(at) ? [] : [[`p${at}.rego`, text]]));
  const opened = await openPolicies(
    policySet(Object.fromEntries(files) as Record<string, string>),
    await policyPorts(),
  );
  await opened.close();
  const [first = {}] = DOCUMENTS.redacted;
  const known = {
    json: { isWhole: false },
    run: undefined,
    pullRequest: undefined,
    sensitive: groupByPlace(sensitiveValues(inputOf(first).plan)),
  };
  const why = new Map(
    opened.facts.map((facts) => [facts.file, explainUncertainPass(facts, known)] as const),
  );
  const passed = passedIn(files.map(([, text]) => text ?? ''));
  let at = 0;
  return texts.map((_, index): JudgedPair | undefined => {
    if (refused.has(index)) return undefined;
    const passes = passed[at++] ?? { whole: [], redacted: [] };
    const passesRedacted = passes.redacted.includes(true);
    return {
      isLeak: passesRedacted && passes.whole.includes(false),
      passesRedacted,
      why: why.get(`p${index}.rego`),
    };
  });
}

/** The members that a redacted plan of these has. */
export const PARTS: readonly string[] = Object.keys(REDACTED_PLAN.keys).filter((name) =>
  Object.hasOwn(TEMPLATE, name),
);

/** Which of the texts `opa` refuses. It objects to types only where nothing else is wrong. @param opa another one than that of the PATH */
export function refusedIn(
  texts: readonly string[],
  opa = findProgram('opa') ?? '',
): ReadonlySet<number> {
  const refused = new Set<number>();
  for (;;) {
    const files = texts.flatMap((text, at) => (refused.has(at) ? [] : [[`p${at}.rego`, text]]));
    const directory = emptyDirectory();
    layIn(directory, Object.fromEntries(files) as Record<string, string>);
    const args = ['check', '--format', 'json', '--max-errors', '0', '.'];
    const { stdout, stderr } = spawnSync(opa, args, {
      cwd: directory,
      encoding: 'utf8',
      maxBuffer: 100_000_000,
    });
    const found = Array.from(`${stdout}${stderr}`.matchAll(/"file": "p(\d+)\.rego"/g), ([, at]) =>
      Number(at),
    );
    if (found.length === 0) return refused;
    for (const at of found) refused.add(at);
  }
}

/** Of one policy in a batch, many times what it takes. */
const MOST_MS = 200;

/** For each policy, whether it passes on each document. One that breaks does not spoil the others: each is a test. */
function passedIn(texts: readonly string[]): { whole: boolean[]; redacted: boolean[] }[] {
  const directory = emptyDirectory();
  const names = texts.map((text) => /^package (\w+)/.exec(text)?.[1] ?? '');
  const asked = Object.entries(DOCUMENTS).flatMap(([kind, documents]) =>
    documents.map((_, at) => ({ kind, at, test: `${kind}_${at}` })),
  );
  const tests = names.flatMap((name) =>
    asked.map(
      ({ kind, at, test }) =>
        `test_${name}_${test} if count(data.${name}.deny) == 0 with input as data.documents.${kind}[${at}]`,
    ),
  );
  layIn(directory, {
    ...Object.fromEntries(texts.map((text, at) => [`${names[at]}.rego`, text])),
    'all_test.rego': `package all_test\n\n${tests.join('\n\n')}\n`,
    'data.json': JSON.stringify({ documents: DOCUMENTS }),
  });
  const { stdout, status } = spawnSync(
    findProgram('opa') ?? '',
    ['test', '--format', 'json', '.'],
    {
      cwd: directory,
      encoding: 'utf8',
      maxBuffer: 500_000_000,
      timeout: 10_000 + texts.length * MOST_MS,
    },
  );
  if (status === null) {
    // One of them never ends: by halves it is found, and it alone has no answer.
    if (texts.length === 1) return [{ whole: [], redacted: [] }];
    const middle = Math.ceil(texts.length / 2);
    return [texts.slice(0, middle), texts.slice(middle)].flatMap(passedIn);
  }
  const results = JSON.parse(stdout) as { name: string; fail?: boolean; error?: unknown }[];
  const failed = new Map(
    results.map(({ name, fail, error }) => [name, fail === true || error !== undefined]),
  );
  return names.map((name) => {
    const passes = (wanted: string) =>
      asked
        .filter(({ kind }) => kind === wanted)
        .map(({ test }) => failed.get(`test_${name}_${test}`) === false);
    return { whole: passes('whole'), redacted: passes('redacted') };
  });
}
