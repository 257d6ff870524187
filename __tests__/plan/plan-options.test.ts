/** What the arguments of `plan` say of whether it is a plan of everything, also held against what Terraform does with them. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { array, assert, constantFrom, property } from 'fast-check';
import { readPlanOptions, type OptionsOfPlan } from '../../src/plan/plan-options.ts';
import { describe, expect, test } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { sampled, showFigure } from '../support/sampled.ts';
import { makeTree, type Tree } from '../support/tree.ts';

const WHOLE: OptionsOfPlan = {
  mode: 'normal',
  parts: [],
  isRefreshed: true,
  others: [],
  varFiles: [],
  out: undefined,
  hasDetailedExitCode: false,
  shown: [],
};

describe('the arguments of plan', () => {
  test.each<[string, Partial<OptionsOfPlan>]>([
    ['', {}],
    ['-input=false -lock=0 -json', { shown: ['-input=false', '-lock=false', '-json'] }],
    ['-no-color -compact-warnings', {}],
    ['-var-file a -var-file=b', { varFiles: ['a', 'b'], shown: ['-var-file=a', '-var-file=b'] }],
    // The value of a variable may be a secret.
    ['-var db=hunter2 --var=key=hunter2', { shown: ['-var', '-var'] }],
    // What stands where a value is needed is the value.
    ['-var -target=x', { shown: ['-var'] }],
    // Terraform takes this word out before it reads options.
    ['-var -no-color -destroy', { shown: ['-var'] }],
    ['-out a -out=b', { out: 'b', shown: ['-out=a', '-out=b'] }],
    ['-detailed-exitcode', { hasDetailedExitCode: true, shown: ['-detailed-exitcode'] }],
    ['-refresh=F', { isRefreshed: false, shown: ['-refresh=false'] }],
    ['-refresh=false -refresh', { shown: ['-refresh=false', '-refresh'] }],
    [
      '-target a --target=b',
      { parts: ['-target=a', '-target=b'], shown: ['-target=a', '-target=b'] },
    ],
    ['-exclude=a', { parts: ['-exclude=a'], shown: ['-exclude=a'] }],
    ['-destroy', { mode: 'destroy', shown: ['-destroy'] }],
    ['-destroy=false', { shown: ['-destroy=false'] }],
    ['-refresh-only', { mode: 'refresh-only', shown: ['-refresh-only'] }],
    ['-state=other', { others: ['-state'], shown: ['-state'] }],
    // After a word that is not known nothing is certain: it may take the next one.
    ['-state -refresh=false', { others: ['-state', '-refresh'], shown: ['-state', '-refresh'] }],
    ['-- -destroy', { others: ['--', '-destroy'], shown: ['--', '-destroy'] }],
    ['saved', { others: ['saved'], shown: ['saved'] }],
    ['-refresh=perhaps', { others: ['-refresh'], shown: ['-refresh'] }],
    [
      '-toString -constructor=x',
      { others: ['-toString', '-constructor'], shown: ['-toString', '-constructor'] },
    ],
  ])('%s', (words, expected) => {
    expect(readPlanOptions(words.split(' ').filter(Boolean))).toEqual({ ...WHOLE, ...expected });
  });
});

const FILES = {
  'main.tf': `
variable "name" {
  default = "one"
}
resource "terraform_data" "a" {
  input = var.name
}
resource "terraform_data" "b" {
  input = "two"
}
`,
  'more.tfvars': 'name = "three"\n',
};

/** Words of which a plan may have several: good ones, such as are not known, and such as no program takes. */
const WORDS = [
  ['-input=false'],
  ['-lock=false'],
  ['-lock-timeout', '1s'],
  ['-parallelism=2'],
  ['-no-color'],
  ['-compact-warnings'],
  ['-json'],
  ['-var', 'name=four'],
  ['-var=name=-destroy'],
  ['-var-file', 'more.tfvars'],
  ['--var-file=more.tfvars'],
  ['-refresh=false'],
  ['-refresh=t'],
  ['-replace=terraform_data.a'],
  ['-target=terraform_data.a'],
  ['-target', 'terraform_data.b'],
  ['--target=terraform_data.a'],
  // OpenTofu alone has it.
  ['-exclude=terraform_data.a'],
  ['-destroy'],
  ['-destroy=0'],
  ['-refresh-only'],
  ['-refresh-only=false'],
  ['-state=none.tfstate'],
  ['-generate-config-out=made.tf'],
  ['-target'],
  ['-destroy=perhaps'],
  ['-unknown'],
  ['-'],
  ['--'],
  ['more.tfvars'],
];

/** What a plan of the program was made as, by its JSON and by what it left out; undefined where it refuses the words. */
function planBy(program: string, tree: Tree, words: readonly string[]) {
  const run = (...args: string[]): string =>
    execFileSync(program, args, {
      cwd: tree.root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'] ?? '', HOME: tree.root, CHECKPOINT_DISABLE: '1' },
    });
  try {
    run('plan', ...words, '-out=saved');
  } catch {
    return undefined;
  }
  if (!existsSync(tree.path('saved'))) return undefined;
  const plan = JSON.parse(run('show', '-json', 'saved')) as {
    complete?: boolean;
    resource_changes?: { address: string; change: { actions: string[] } }[];
  };
  const entries = plan.resource_changes ?? [];
  return {
    hasAll: entries.length === 2,
    destroys: entries.length > 0 && entries.every(({ change }) => change.actions[0] === 'delete'),
  };
}

for (const program of ['terraform', 'tofu']) {
  testWith(
    program,
    `words that ${program} takes for a part, or for another mode, are never read as a plan of everything`,
    (path) => {
      const tree = makeTree(FILES);
      const prepare = (...args: string[]) =>
        execFileSync(path, args, {
          cwd: tree.root,
          stdio: 'pipe',
          env: { PATH: process.env['PATH'] },
        });
      prepare('init', '-input=false');
      prepare('apply', '-input=false', '-auto-approve');
      const counts = { refused: 0, whole: 0, others: 0 };
      assert(
        property(array(constantFrom(...WORDS), { maxLength: 4 }), (chosen) => {
          const words = chosen.flat();
          const read = readPlanOptions(words);
          const made = planBy(path, tree, words);
          const isWhole =
            read.mode === 'normal' && read.parts.length === 0 && read.others.length === 0;
          if (made === undefined) counts.refused += 1;
          else if (isWhole) counts.whole += 1;
          else counts.others += 1;
          if (made === undefined || !isWhole) return;
          expect([words, made]).toEqual([words, { hasAll: true, destroys: false }]);
        }),
        { numRuns: sampled(300), seed: 78 },
      );
      showFigure(`${program}: ${JSON.stringify(counts)}`);
      tree.remove();
    },
    600_000,
  );
}
