/** A built-in function that fails gives no value, and a `deny` without a value is silent: such a pass is none. */
import { openPolicies, type PolicyPorts } from '../../src/rego/open-policies.ts';
import type { JudgedPolicy } from '../../src/rego/policy-set.ts';
import { expectGolden } from '../support/golden.ts';
import { describe, expect } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { inputOf, planOfBucket, policyPorts, policySet } from '../support/rego-sets.ts';
import { textCases } from '../support/text-cases.ts';
import { makeTree } from '../support/tree.ts';

const VALUES = {
  ten: 10,
  zero: 0,
  size: 'abc',
  note: null,
  cidr: '10.0.0.0/99',
  json: '{"Version": ',
  pattern: '(',
  at: 'tomorrow',
  version: 'one',
  code: '%%%',
  list: ['1', 'x', 'y'],
  sizes: ['1'],
};
const RIGHT = {
  ...VALUES,
  zero: 3,
  size: '5',
  note: 'none',
  cidr: '11.0.0.0/8',
  json: '{"Version":"2012-10-17"}',
  pattern: 'y',
  at: '2026-01-01T00:00:00Z',
  version: '1.2.3',
  code: '7a7a',
  list: ['1', '2'],
  sizes: [1],
};

/** A plan with one change, of this resource. */
function inputWith(after: object) {
  const plan = planOfBucket('private');
  const changes = plan.resource_changes.map((one) => ({
    ...one,
    change: { ...one.change, after },
  }));
  return inputOf({ ...plan, resource_changes: changes, variables: { zone: { value: 'a' } } });
}

const CHANGE = 'some c in input.resource_changes; v := c.change.after';
const write = (name: string, text: string) =>
  `package ${name}\n\n${text.replaceAll(/^\tC$/gm, `\t${CHANGE}`)}`;

const SIZES = `package lib.sizes

size_of(text) := size if {
	size := to_number(text)
}

wide if {
	to_number(input.resource_changes[_].change.after.size) > 5
}
`;

const CASES = textCases('rego-builtins.rego');
const ALL: Record<string, string> = {
  'lib/sizes.rego': SIZES,
  ...Object.fromEntries(CASES.map(({ what, text }) => [`${what}.rego`, write(what, text)])),
};

/** What each policy says of each of these plans, which are judged together. */
async function judge(
  files: Readonly<Record<string, string>>,
  all: readonly object[],
  more: Partial<PolicyPorts> = {},
): Promise<JudgedPolicy[][]> {
  const opened = await openPolicies(policySet(files), { ...(await policyPorts()), ...more });
  try {
    const { signal } = new AbortController();
    return await Promise.all(
      all.map((values) => opened.set.judge.evaluate(inputWith(values), signal)),
    );
  } finally {
    await opened.close();
  }
}

/** Status, place and function of what failed in a policy, as the cases have it. */
function saidOf({ name, status, output }: JudgedPolicy): string[] {
  const found = output.filter((text) => /built-in function/.test(String(text)));
  if (found.length === 0) return [status];
  return found.map((text) => {
    const [, file = '', line, word] =
      /^policies\/([\w/]+)\.rego:(\d+): .*?the built-in function `([\w.]+)` failed/.exec(
        String(text),
      ) ?? [];
    return `${status} ${file === name ? '' : `${file}.rego:`}${line} ${word}`;
  });
}

const EXPECTED = Object.fromEntries(
  CASES.map(({ what, said }) => [what, said.length === 0 ? ['?'] : said]),
);

function byPolicy(results: readonly JudgedPolicy[] | undefined) {
  return Object.fromEntries(
    (results ?? []).map((one) => [one.name.replace(/\..*/, ''), saidOf(one)]),
  );
}

describe('a pass in which a built-in failed', () => {
  testWith('opa', 'is none, whatever the policy does with it', async () => {
    const [results] = await judge(ALL, [VALUES]);
    expect(byPolicy(results)).toEqual(EXPECTED);
  });

  testWith('opa', 'is none where other plans are judged in the same process', async () => {
    const [right, wrong, alsoRight] = await judge(ALL, [RIGHT, VALUES, RIGHT]);
    expect(byPolicy(wrong)).toEqual(EXPECTED);
    expect(byPolicy(alsoRight)).toEqual(byPolicy(right));
    const errored = right?.filter(({ status }) => status === 'errored');
    expect(errored?.map(({ name }) => name)).toEqual(['replaced_input', 'walks']);
  });

  testWith(['opa-1.0.0', 'opa'], 'is none with the oldest opa, too', async (oldest) => {
    const { root: path } = makeTree({ opa: { link: oldest } });
    const ports = await policyPorts({ path });
    const [results, right] = await judge(ALL, [VALUES, RIGHT], ports);
    expect(byPolicy(results)).toEqual(EXPECTED);
    expect(right?.filter(({ status }) => status === 'errored')).toHaveLength(2);
  });

  testWith(
    'opa',
    'counts where the policies have a rule that is called as what prints',
    async () => {
      const own = 'print(text) if to_number(text) > 100';
      const asked = `deny contains "x" if {\n\tC\n\tlib.print(to_number(v.size))\n}`;
      const files = {
        'lib.rego': `package lib\n\n${own}\n`,
        'own.rego': write('own', `import data.lib\n\n${asked}\n`),
        'printed.rego': write(
          'printed',
          `deny contains "x" if {\n\tC\n\tprint(to_number(v.size))\n\tv.none\n}\n`,
        ),
      };
      const [results] = await judge(files, [VALUES]);
      expect(byPolicy(results)['own']).toEqual(['errored 7 to_number']);
    },
  );

  testWith('opa', 'says where, why, what to ask first, and that it can be meant', async () => {
    const named = ['wrong_type', 'body', 'member', 'cut_json', 'network', 'shared', 'two_of_them'];
    const files = Object.fromEntries(
      ['lib/sizes', ...named].map((name) => [`${name}.rego`, ALL[`${name}.rego`] ?? '']),
    );
    const [results = []] = await judge(files, [VALUES]);
    expectGolden(
      'messages/builtin-errors.txt',
      `${results.flatMap(({ output }) => output).join('\n')}\n`,
    );
  });
});
