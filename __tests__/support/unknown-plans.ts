/**
 * Random plans in which something is known only after the apply, each with plans as they can be afterwards, and what policies
 * say of both.
 */
import { spawnSync } from 'node:child_process';
import { unknownValues } from '../../src/plan/unknown-values.ts';
import { openPolicies } from '../../src/rego/open-policies.ts';
import { explainUncertainPass } from '../../src/rego/judge-plan.ts';
import { groupByPlace } from '../../src/rego/read-places.ts';
import { emptyDirectory } from './empty-directory.ts';
import { refusedIn } from './hidden-pairs.ts';
import { findProgram } from './optional-tools.ts';
import { policyPorts, policySet } from './rego-sets.ts';
import { layIn } from './tree.ts';
import { seededBelow } from './virtual-time.ts';

/** In the place of a value that is not known. */
class Unknown {
  readonly isUnknown = true;
}

const FILLINGS = 20;
/** Texts and numbers with which random policies compare. */
const CONSTANTS: readonly unknown[] = [
  'hidden',
  'same',
  'a',
  'disk',
  'disk.a',
  'z',
  'none',
  0,
  1,
  2,
  3,
  null,
  false,
  ['hidden'],
  { name: 'hidden' },
  [{ type: 'disk', address: 'disk.a', values: { name: 'hidden', password: 'hidden' } }],
  [],
  {},
];

type Below = (count: number) => number;
type Json = Readonly<Record<string, unknown>>;

export interface PlanOfApply {
  planned: Json;
  filled: readonly Json[];
}

export function randomUnknownPlan(seed: number): PlanOfApply {
  const below = seededBelow((seed + 1) * 0x51ed270b);
  const isUnknown = () => below(5) === 0;
  const some = (known: () => unknown): unknown => (isUnknown() ? new Unknown() : known());
  const values = (): unknown => ({
    name: some(() => ['same', 'a'][below(2)]),
    password: some(() => ['x', 'hidden', 'none'][below(3)]),
    users: some(() =>
      Array.from({ length: below(3) }, () =>
        some(() => ({ key: some(() => 'x'), role: some(() => 'x') })),
      ),
    ),
    tags: some(() => ({ env: some(() => 'prod'), ...(below(2) === 0 && { x: some(() => 'y') }) })),
    ...(below(4) === 0 && { secret_wo: new Unknown() }),
    // As a plan calls its lists of resources.
    ...(below(6) === 0 && {
      resources: some(() => [{ type: 'disk', values: some(() => ({ name: some(() => 'a') })) }]),
    }),
  });
  const resource = (type: string, name: string, more: Json = {}) => {
    const isNew = below(2) === 0;
    return {
      address: `${type}.${name}`,
      mode: 'managed',
      type,
      name,
      provider_name: 'p',
      change: {
        actions: isNew ? ['create'] : ['update'],
        before: isNew
          ? null
          : {
              name: 'same',
              password: 'x',
              users: [],
              tags: {},
            },
        after: values(),
        after_identity: null,
      },
      ...more,
    };
  };
  const output = () => ({
    actions: ['update'],
    before: 'x',
    after: below(2) === 0 ? some(() => 'x') : { key: some(() => 'x'), role: some(() => 'x') },
  });
  const changes = ['a', 'b', 'c']
    .slice(0, 1 + below(3))
    .map((name) => resource(['disk', 'net'][below(2)] ?? '', name));
  const deferred = below(4) === 0 ? [resource(['disk', 'net'][below(2)] ?? '', 'd')] : [];
  const drift = [
    { ...resource('disk', 'a'), change: { actions: ['update'], before: {}, after: {} } },
  ];
  const outputs = {
    one: output(),
    two: output(),
    ...(below(4) === 0 && { resources: output() }),
  };
  const modules = below(3);
  const documentOf = (fill: (of: Unknown) => unknown, isAfter: boolean): Json => {
    const shown = (part: unknown): unknown => {
      if (part instanceof Unknown) return fill(part);
      if (Array.isArray(part)) {
        const all = part.map((item) => shown(item) ?? null);
        // A list may be a set of the provider: what becomes equal is one, and the order is another.
        return isAfter && hasUnknown(part) ? asSet(all, below) : all;
      }
      if (typeof part !== 'object' || part === null) return part;
      const members = Object.entries(part).map(([key, value]): [string, unknown] =>
        key.endsWith('_wo') ? [key, isAfter ? shown(value) : null] : [key, shown(value)],
      );
      return Object.fromEntries(members.filter(([, value]) => value !== undefined));
    };
    const change = (of: { change: { after: unknown } }) => ({
      ...of,
      change: {
        ...of.change,
        after: shown(of.change.after) ?? {},
        after_unknown: isAfter ? {} : marksOf(of.change.after),
      },
    });
    const planned = [...changes, ...(isAfter ? deferred : [])].map(change);
    const inModules = planned.map(({ change: { after }, ...of }) => ({ ...of, values: after }));
    const [ofRoot, ofModule] = [inModules.slice(modules), inModules.slice(0, modules)];
    return {
      resource_changes: planned,
      planned_values: {
        root_module: {
          resources: ofRoot,
          ...(modules > 0 && {
            child_modules: [{ address: 'module.m', resources: ofModule }],
          }),
        },
        // As Terraform writes them: what is not known as a whole has neither value nor type.
        outputs: Object.fromEntries(
          Object.entries(outputs).map(([name, { after }]) => {
            const isKnown = isAfter || !hasUnknown(after);
            return [name, isKnown ? { value: shown(after), type: typeof shown(after) } : {}];
          }),
        ),
      },
      resource_drift: drift,
      ...(deferred.length > 0 &&
        !isAfter && {
          deferred_changes: deferred.map((of) => ({ reason: 'x', resource_change: change(of) })),
        }),
      output_changes: Object.fromEntries(
        Object.entries(outputs).map(([name, of]) => [
          name,
          { ...of, after: shown(of.after), after_unknown: isAfter ? false : marksOf(of.after) },
        ]),
      ),
      complete: true,
    };
  };
  const anything = () => CONSTANTS[below(CONSTANTS.length)];
  // In a fifth of the plans, all that is unknown gets the same value.
  const filled = Array.from({ length: FILLINGS }, (_, at) => {
    const same = anything();
    return documentOf(at % 5 === 0 ? () => same : anything, true);
  });
  return { planned: documentOf(() => undefined, false), filled };
}

function hasUnknown(part: unknown): boolean {
  if (part instanceof Unknown) return true;
  return typeof part === 'object' && part !== null && Object.values(part).some(hasUnknown);
}

function asSet(all: readonly unknown[], below: Below): unknown[] {
  if (below(2) === 0) return [...all];
  const distinct = [...new Map(all.map((item) => [JSON.stringify(item), item])).values()];
  return below(2) === 0 ? distinct : distinct.toReversed();
}

/** As Terraform writes `after_unknown`. */
function marksOf(part: unknown): unknown {
  if (part instanceof Unknown) return true;
  if (Array.isArray(part)) return part.map(marksOf);
  if (typeof part !== 'object' || part === null) return false;
  const members = Object.entries(part).filter(
    ([key, value]) => !key.endsWith('_wo') && hasUnknown(value),
  );
  return Object.fromEntries(members.map(([key, value]) => [key, marksOf(value)]));
}

export interface JudgedCase {
  /** Index of the policy, and of the plan. */
  policy: number;
  plan: number;
  /** Whether it passes before the apply and fails or breaks on a plan as it can be afterwards. */
  isLeak: boolean;
  passes: boolean;
  /** Whether its pass counts. */
  counts: boolean;
}

/** Judges each policy, the rules of a package with a `deny`, on each plan. Those that `opa` refuses are left out. */
export async function judgeCases(
  rules: readonly string[],
  plans: readonly PlanOfApply[],
): Promise<JudgedCase[]> {
  const texts = rules.map((text, at) => `package p${at}\n\n${text}\n`);
  const refused = refusedIn(texts);
  const files = Object.fromEntries(
    texts.flatMap((text, at) => (refused.has(at) ? [] : [[`p${at}.rego`, text]])),
  ) as Record<string, string>;
  const opened = await openPolicies(policySet(files), await policyPorts());
  await opened.close();
  const unknown = plans.map(({ planned }) => groupByPlace(unknownValues(planned)));
  const known = { json: { isWhole: true }, run: undefined, pullRequest: undefined, sensitive: [] };
  const factsOf = new Map(opened.facts.map((facts) => [facts.file, facts]));
  const kept = texts.flatMap((_, at) => (refused.has(at) ? [] : at));
  const passed = passedIn(kept, files, plans);
  return kept.flatMap((policy) =>
    plans.map((_, plan): JudgedCase => {
      const facts = factsOf.get(`p${policy}.rego`);
      const counts =
        facts !== undefined &&
        explainUncertainPass(facts, known) === undefined &&
        facts.mayRead(unknown[plan] ?? []).length === 0;
      const before = passed.get(`test_p${policy}_${plan}_before`) === true;
      const after = passed.get(`test_p${policy}_${plan}_after`);
      return { policy, plan, passes: before, isLeak: before && after === false, counts };
    }),
  );
}

function passedIn(
  policies: readonly number[],
  files: Readonly<Record<string, string>>,
  plans: readonly PlanOfApply[],
): ReadonlyMap<string, boolean> {
  const directory = emptyDirectory();
  const tests = policies.flatMap((at) =>
    plans.flatMap((_, plan) => [
      `test_p${at}_${plan}_before if count(data.p${at}.deny) == 0 with input as data.plans[${plan}].planned`,
      `test_p${at}_${plan}_after if { every filled in data.plans[${plan}].filled { count(data.p${at}.deny) == 0 with input as filled } }`,
    ]),
  );
  layIn(directory, {
    ...Object.fromEntries(policies.map((at) => [`p${at}.rego`, files[`p${at}.rego`] ?? ''])),
    'all_test.rego': `package all_test\n\n${tests.join('\n\n')}\n`,
    'data.json': JSON.stringify({ plans }),
  });
  const { stdout, status } = spawnSync(
    findProgram('opa') ?? '',
    ['test', '--format', 'json', '.'],
    {
      cwd: directory,
      encoding: 'utf8',
      maxBuffer: 500_000_000,
      timeout: 20_000 + policies.length * plans.length * 100,
    },
  );
  if (status === null) {
    // One of them never ends: by halves it is found, and it alone has no answer.
    if (policies.length === 1) return new Map();
    const middle = Math.ceil(policies.length / 2);
    return new Map([
      ...passedIn(policies.slice(0, middle), files, plans),
      ...passedIn(policies.slice(middle), files, plans),
    ]);
  }
  const results = JSON.parse(stdout) as { name: string; fail?: boolean; error?: unknown }[];
  return new Map(
    results.map(({ name, fail, error }) => [name, !(fail === true || error !== undefined)]),
  );
}
