/** Work for the command line that can be made larger in one direction at a time: for what a check costs as its work grows. */
import type { Layout } from './tree.ts';

/** What is checked: files in a directory, and the words of the command. */
export interface Work {
  files: Layout;
  words: readonly string[];
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
}

/** A plan as `terraform show -json` prints it. */
function planOf(resources: readonly PlannedResource[]): string {
  const all = resources.map(({ name, action = 'create', input = 'v' }) => {
    const values = { input, triggers_replace: null };
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
      after_unknown: isNew ? { id: true, output: true } : {},
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
    smallest: 500,
    work: (size) =>
      checked(
        {
          ...policies(3, () => 'change.change.after.input == data.names[_].name'),
          'policies/data.json': JSON.stringify({
            names: numbers(size * 10).map((index) => ({
              name: `name-${index}`,
              owner: 'team-network',
              tags: ['a', 'b', 'c'],
            })),
          }),
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
    smallest: 300,
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
