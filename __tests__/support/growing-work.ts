/** Work for the command line that can be made larger in one direction at a time: for what a check costs as its work grows. */
import type { Layout } from './tree.ts';

/** What is checked: files in a directory, and the words of the command. */
export interface Work {
  files: Layout;
  words: readonly string[];
  /** Whether the check ends undecided, because a policy reads what is known only after the apply. */
  isUndecided?: true;
}

/** A kind of work, and its smallest size. It is measured at this size, and at 3, 10 and 30 times that size. */
export interface Axis {
  smallest: number;
  work: (size: number) => Work;
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const TYPE = 'terraform_data';

interface PlannedResource {
  name: string;
  action?: 'create' | 'delete';
  input?: string;
  /** How many members of a list in its values are known only after the apply. */
  unknown?: number;
}

/** A plan as `terraform show -json` prints it. */
function planOf(resources: readonly PlannedResource[]): string {
  const all = resources.map(({ name, action = 'create', input = 'v', unknown = 0 }) => {
    const members = numbers(unknown);
    const list = unknown === 0 ? {} : { rules: members.map((port) => ({ port })) };
    const unknownList = unknown === 0 ? {} : { rules: members.map(() => ({ id: true })) };
    const values = { input, triggers_replace: null, ...list };
    const isNew = action === 'create';
    const about = {
      address: `${TYPE}.${name}`,
      mode: 'managed',
      type: TYPE,
      name,
      provider_name: 'terraform.io/builtin/terraform',
    };
    const change = {
      actions: [action],
      before: isNew ? null : values,
      after: isNew ? values : null,
      after_unknown: isNew ? { id: true, output: true, ...unknownList } : {},
      before_sensitive: isNew ? false : {},
      after_sensitive: isNew ? {} : false,
    };
    return { about, values, change, isNew };
  });
  return JSON.stringify({
    format_version: '1.2',
    terraform_version: '1.11.4',
    planned_values: {
      root_module: {
        resources: all.flatMap(({ about, values, isNew }) => (isNew ? [{ ...about, values }] : [])),
      },
    },
    resource_changes: all.map(({ about, change }) => ({ ...about, change })),
    configuration: {
      root_module: {
        resources: all.map(({ about: { address, mode, type, name }, values }) => ({
          address,
          mode,
          type,
          name,
          expressions: { input: { constant_value: values.input } },
        })),
      },
    },
    timestamp: '2026-01-01T00:00:00Z',
    applyable: true,
    complete: true,
    errored: false,
  });
}

const created = (count: number, input?: string) =>
  planOf(numbers(count).map((index) => ({ name: `r${index}`, ...(input && { input }) })));

/** A policy that fails for the resources with one of these inputs or names. */
const policy = (name: string, condition: string, metadata = '') => `${metadata}package main.${name}

import rego.v1

deny contains message if {
	some change in input.resource_changes
	change.type == "${TYPE}"
	${condition}
	message := sprintf("%s: ${name} forbids it", [change.address])
}
`;
const PASSES = 'change.change.after.input == "never"';
const READS_LEAVES = 'change.change.after.rules[_].id == "never"';

const withLeaves = (resources: number, leaves: number) =>
  planOf(numbers(resources).map((index) => ({ name: `r${index}`, unknown: leaves })));

/** What a scanner found: four results in each block of one file. */
const sarifOf = (results: number) =>
  JSON.stringify({
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Trivy', rules: numbers(4).map((rule) => ({ id: `R${rule}` })) } },
        results: numbers(results).map((index) => ({
          ruleId: `R${index % 4}`,
          level: 'error',
          message: { text: `Result ${index}` },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: 'main.tf' },
                region: { startLine: 3 * Math.floor(index / 4) + 1 },
              },
            },
          ],
        })),
      },
    ],
  });

const policies = (count: number, condition: (index: number) => string = () => PASSES): Layout =>
  Object.fromEntries(
    numbers(count).map((index) => [
      `policies/p${index}.rego`,
      policy(`p${index}`, condition(index)),
    ]),
  );

const checked = (files: Layout, plan: string, ...words: string[]): Work => ({
  files: { 'main.tf': 'locals {}\n', 'plan.json': plan, ...files },
  words: ['check', '--local', '--plan', 'plan.json', ...words],
});

const until = new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10);
const exception = (policyName: string, address: string) => ({
  policy: policyName,
  address,
  workspace: '*work*',
  reason: 'It moves in January',
  owner: 'team-network',
  until,
});
const exceptions = (entries: object[]) => JSON.stringify({ exceptions: entries });

export const AXES: Readonly<Record<string, Axis>> = {
  'resources, ten policies': {
    smallest: 600,
    work: (size) => checked(policies(10), created(size)),
  },
  'policies, 600 resources': {
    smallest: 10,
    work: (size) => checked(policies(size), created(600)),
  },
  'policies that fail, each with an exception': {
    smallest: 10,
    work: (size) =>
      checked(
        {
          ...policies(size, (index) => `change.name in {"r${index}", "r${index + 1}"}`),
          'exceptions.json': exceptions(
            numbers(size).map((index) => exception(`p${index}`, `${TYPE}.r${index}`)),
          ),
        },
        created(1_000),
        '--exceptions',
        'exceptions.json',
      ),
  },
  'exceptions, 2,000 failures': {
    smallest: 30,
    work: (size) =>
      checked(
        {
          ...policies(1, () => 'change.change.after.input == "bad"'),
          'exceptions.json': exceptions(
            numbers(size).map((index) => exception('p0', `${TYPE}.r${index}`)),
          ),
        },
        created(2_000, 'bad'),
        '--exceptions',
        'exceptions.json',
      ),
  },
  'messages of each of 20 policies': {
    smallest: 30,
    work: (size) =>
      checked(
        policies(20, () => 'change.change.after.input == "bad"'),
        created(size, 'bad'),
        '--reports',
        'reports',
      ),
  },
  'messages of one policy, all reports': {
    smallest: 600,
    work: (size) =>
      checked(
        policies(1, () => 'change.change.after.input == "bad"'),
        created(size, 'bad'),
        '--reports',
        'reports',
      ),
  },
  'unknown leaves of each of 100 resources, 20 policies': {
    smallest: 10,
    work: (size) => ({
      ...checked(
        policies(20, () => READS_LEAVES),
        withLeaves(100, size),
      ),
      isUndecided: true,
    }),
  },
  'policies, 10,000 unknown leaves': {
    smallest: 3,
    work: (size) => ({
      ...checked(
        policies(size, () => READS_LEAVES),
        withLeaves(100, 100),
      ),
      isUndecided: true,
    }),
  },
  'results of a scanner': {
    smallest: 800,
    work: (size) =>
      checked(
        {
          'main.tf': numbers(Math.ceil(size / 4))
            .map((index) => `resource "${TYPE}" "r${index}" {\n  input = ${index}\n}\n`)
            .join(''),
          'plangate.yml': 'scanners:\n  - { file: trivy.sarif, tool: Trivy }\n',
          'trivy.sarif': sarifOf(size),
        },
        created(10),
        '--reports',
        'reports',
      ),
  },
  'patterns of protect, 8,000 deletions': {
    smallest: 15,
    work: (size) =>
      checked(
        policies(1),
        planOf(numbers(8_000).map((index) => ({ name: `r${index}`, action: 'delete' }))),
        ...numbers(size).flatMap((index) => ['--protect', `${TYPE}.r*${index}`]),
      ),
  },
  'files of Rego v0': {
    smallest: 7,
    work: (size) =>
      checked(
        Object.fromEntries(
          numbers(size).map((index) => [
            `policies/p${index}.rego`,
            `package main.p${index}\n\ndeny[message] {\n\tchange := input.resource_changes[_]\n\tchange.change.after.input == "never"\n\tmessage := change.address\n}\n`,
          ]),
        ),
        created(100),
      ),
  },
  'files with METADATA': {
    smallest: 7,
    work: (size) =>
      checked(
        Object.fromEntries(
          numbers(size).map((index) => [
            `policies/p${index}.rego`,
            policy(
              `p${index}`,
              PASSES,
              '# METADATA\n# scope: package\n# custom:\n#   enforcement_level: advisory\n',
            ),
          ]),
        ),
        created(100),
      ),
  },
  'files of one package': {
    smallest: 20,
    work: (size) =>
      checked(
        Object.fromEntries(
          numbers(size).map((index) => [
            `policies/p${index}.rego`,
            policy('all', `change.change.after.input == "never${index}"`),
          ]),
        ),
        created(100),
      ),
  },
  'kilobytes of data': {
    smallest: 1_700,
    work: (size) =>
      checked(
        {
          ...policies(3, () => 'change.change.after.input == data.names[_].all[_].name'),
          // A file of policies has 4 MB at most.
          ...Object.fromEntries(
            numbers(Math.ceil(size / 1_700)).map((file) => [
              `policies/names/part${file}/data.json`,
              JSON.stringify({
                all: numbers(Math.min(size, 1_700) * 14).map((index) => ({
                  name: `name-${index}`,
                  owner: 'team-network',
                  tags: ['a', 'b', 'c'],
                })),
              }),
            ]),
          ),
        },
        created(10),
      ),
  },
  'plan files, 20 policies': {
    smallest: 4,
    work: (size) => ({
      files: {
        ...policies(20),
        ...Object.fromEntries(
          numbers(size).flatMap((index) => [
            [`root-${index}/main.tf`, 'locals {}\n'],
            [`plans/root-${index}.json`, created(100)],
          ]),
        ),
      },
      words: ['check', '--local', '--plan', 'plans'],
    }),
  },
  'files that are packed': {
    smallest: 3_333,
    work: (size) => ({
      files: Object.fromEntries(
        numbers(size).map((index) => [
          `modules/m${index % 100}/f${index}.tf`,
          `locals {\n  a = ${index}\n}\n`,
        ]),
      ),
      words: ['pack', '.', '-o', 'archive.tar.gz'],
    }),
  },
};
