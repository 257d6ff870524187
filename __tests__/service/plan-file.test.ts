/** A plan that was made elsewhere: what its digest finds, and plans that are none. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { planFileEngine } from '../../src/service/engines/plan-file-engine.ts';
import { readPlan } from '../../src/service/engines/read-plan.ts';
import type { DigestAnswer } from '../../src/service/engines/plan-file/tree-digest.ts';
import type { Planned } from '../../src/service/plan/plan-document.ts';
import { requestFor } from '../support/engine-bench.ts';
import { planForReal } from '../support/against-terraform.ts';
import { CONFIGURATIONS } from '../support/configurations.ts';
import { describe, expect, test } from '../support/jest.ts';
import { REPOSITORY } from '../support/markdown-files.ts';
import { testWith } from '../support/optional-tools.ts';

/** What Terraform 1.11.4 made of these files. */
const SAME: DigestAnswer = { kind: 'same' };
const PLAN = readFileSync(join(REPOSITORY, '__tests__/data/plan-made-elsewhere.json'), 'utf8');
async function hold(
  text: string | undefined,
  {
    digest = SAME,
    needsDigest = true,
  }: { digest?: DigestAnswer | null; needsDigest?: boolean } = {},
): Promise<Planned> {
  const engine = planFileEngine({
    planOf: async () =>
      text === undefined ? text : { text, digest: digest ?? undefined, needsDigest },
  });
  return engine.plan(await requestFor({}));
}

/** Why it is not used, or does not count; empty for the plan of these files. */
function objections({ problems, limits }: Planned): string[] {
  return [...problems.map(({ detail }) => detail), ...limits.map(({ message }) => message)];
}

test('a plan counts with its digest', async () => {
  const planned = await hold(PLAN);
  expect(objections(planned)).toEqual([]);
  expect(planned.counts).toEqual({ additions: 5, changes: 0, destructions: 0, imports: 0 });
});

describe('what a digest finds', () => {
  const said = async (digest: DigestAnswer | null, needsDigest = true) => {
    const { limits } = await hold(PLAN, { digest, needsDigest });
    return limits.map(({ kind, message }) => `${kind}: ${message}`);
  };

  test('in a job a plan without one is not certain, at a terminal it is noted', async () => {
    expect(await said(null)).toEqual([expect.stringMatching(/^not-certain: There is no digest/)]);
    expect(await said(null, false)).toEqual([expect.stringMatching(/^noted: There is no digest/)]);
  });

  test('one that finds another thing is nowhere only noted', async () => {
    const paths = ['a.tf', 'b.tf', 'c.tf', 'd.tf', 'e.tf', 'f.tf'];
    const changed =
      'not-certain: The files have changed since the plan was made: a.tf, b.tf, c.tf, d.tf, e.tf and 1 more. Make the plan of the commit that is judged.';
    expect(await said({ kind: 'changed', paths })).toEqual([changed]);
    expect(await said({ kind: 'changed', paths }, false)).toEqual([changed]);
    const unusable =
      'not-certain: The digest beside the plan is that of another plan. Write it again with `plangate digest`.';
    expect(await said({ kind: 'unusable', why: 'is that of another plan' }, false)).toEqual([
      unusable,
    ]);
  });
});

type Json = Record<string, unknown>;
interface Loose extends Json {
  resource_changes: (Json & { change: Json & { after: Json } })[];
  planned_values: { root_module: { resources: (Json & { values: Json })[] } };
}
const forged = (change: (plan: Loose) => void): string => {
  const plan = JSON.parse(PLAN) as Loose;
  change(plan);
  return JSON.stringify(plan);
};
const first = ({ resource_changes: [one] }: Loose): Loose['resource_changes'][number] => {
  if (one === undefined) throw new Error('the plan has no change');
  return one;
};

describe('a plan that was changed', () => {
  test.each<[string, string, string]>([
    ['nothing', '', 'not JSON'],
    ['no JSON', 'Terraform will perform the following actions', 'not JSON'],
    ['cut', PLAN.slice(0, 4_000), 'not JSON'],
    ['a list', '[]', 'another form'],
    ['null', 'null', 'another form'],
    ['the log of a plan', '{"@level":"info"}', 'another form'],
    ['a format of tomorrow', forged((plan) => (plan['format_version'] = '2.0')), 'format_version'],
    ['errored', forged((plan) => (plan['errored'] = true)), 'errored'],
    ['a part only', forged((plan) => (plan['complete'] = false)), 'not complete'],
    ['deep', `{"format_version":"1.2","a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, 'too deeply'],
    [
      'another address',
      forged((plan) => (first(plan)['address'] = 'terraform_data.other')),
      'by another address',
    ],
    [
      'another type',
      forged((plan) => (first(plan)['type'] = 'null_resource')),
      'by another address',
    ],
    [
      'another module',
      forged((plan) => (first(plan)['module_address'] = 'module.x')),
      'by another address',
    ],
    [
      'a name that is none',
      forged((plan) =>
        Object.assign(first(plan), {
          name: 'a\n::error::x',
          index: undefined,
          address: 'terraform_data.a\n::error::x',
        }),
      ),
      'no possible name',
    ],
    ['an address twice', forged((plan) => plan.resource_changes.push(first(plan))), 'twice'],
    [
      'an action of tomorrow',
      forged((plan) => (first(plan).change['actions'] = ['keep'])),
      'actions',
    ],
    ['no action', forged((plan) => (first(plan).change['actions'] = [])), 'actions'],
    [
      'create of what is there',
      forged((plan) => (first(plan).change['before'] = {})),
      'do not fit',
    ],
    [
      'no-op of what is not',
      forged((plan) => (first(plan).change['actions'] = ['no-op'])),
      'do not fit',
    ],
    [
      'delete with values',
      forged((plan) => (first(plan).change['actions'] = ['delete'])),
      'do not fit',
    ],
    ['a change left out', forged((plan) => plan.resource_changes.shift()), 'two things'],
    [
      'a value in one place',
      forged((plan) => (first(plan).change.after['input'] = 'other')),
      'two things',
    ],
    [
      'planned values of no form',
      forged((plan) => Object.assign(plan, { planned_values: { root_module: { resources: 3 } } })),
      'planned_values',
    ],
  ])('%s', async (_, text, said) => {
    const planned = await hold(text);
    expect(objections(planned).join(' ')).toContain(said);
  });

  test('a name that is special to JavaScript stays what it is', () => {
    const text = forged((plan) => {
      const values = { __proto__: null, constructor: 'x', prototype: 'y' };
      for (const one of plan.resource_changes)
        if (one['name'] === 'plain') Object.assign(one.change.after, values);
      for (const one of plan.planned_values.root_module.resources)
        if (one['name'] === 'plain') Object.assign(one.values, values);
    });
    const { document } = readPlan(text);
    const plain = document.resource_changes.find(({ name }) => name === 'plain');
    expect(plain?.change.after).toMatchObject({ prototype: 'y' });
    expect(Object.hasOwn(plain?.change.after ?? {}, 'constructor')).toBe(true);
  });

  test('there is none for this workspace', async () => {
    expect(objections(await hold(undefined))).toEqual([
      'There is no plan of the workspace "prod".',
    ]);
  });
});

describe('plans that Terraform makes', () => {
  for (const { name, before, files } of CONFIGURATIONS) {
    testWith('terraform', `count: ${name}`, async (program) => {
      const real = planForReal(program, { before, files });
      if (real.failed) return;
      expect(objections(await hold(real.text))).toEqual([]);
    });
  }
});
