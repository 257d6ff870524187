/** How `tofu plan` reads its arguments, and those of its variables. */
import { splitWords } from '../../src/configuration/argument-files.ts';
import { readPlanCall } from '../../src/plan/plan-arguments.ts';
import { describe, expect, test } from '../support/jest.ts';

function read(words: string, environment: Record<string, string> = {}) {
  const call = readPlanCall(words.split(' ').filter(Boolean), environment);
  if ('problem' in call) return call.problem;
  const { planned, ...others } = call.value;
  const { mode, targets, excludes, refreshed, unknown } = planned;
  return { ...others, mode, targets, excludes, refreshed, unknown };
}
const WHOLE = { mode: 'normal', targets: [], excludes: [], refreshed: true, unknown: [] };

test.each<[string, object]>([
  ['', {}],
  ['-target=a.b', { targets: ['a.b'] }],
  ['-target a.b', { targets: ['a.b'] }],
  ['--target a.b --target=c.d', { targets: ['a.b', 'c.d'] }],
  ['-target-file=x', { targets: ['x'] }],
  ['-exclude a.b', { excludes: ['a.b'] }],
  ['-exclude-file x', { excludes: ['x'] }],
  ['-destroy', { mode: 'destroy' }],
  ['--destroy=T', { mode: 'destroy' }],
  ['-destroy=false', {}],
  ['-destroy -destroy=0', {}],
  ['-destroy=0 -destroy', { mode: 'destroy' }],
  ['-refresh-only', { mode: 'refresh-only' }],
  ['-refresh=false', { refreshed: false }],
  ['-out -destroy', { out: '-destroy' }],
  ['-out=x -out=', {}],
  ['-var -destroy', {}],
  ['-var -no-color a=b -destroy', { mode: 'destroy' }],
  ['-out -no-color -var -destroy', { out: '-var', mode: 'destroy' }],
  ['-detailed-exitcode', { hasDetailedExitCode: true }],
  ['-lock=false -var=a=b -var-file x -parallelism=3 -input=false -json', {}],
  ['-foo', { unknown: ['-foo'] }],
  ['-foo=a -target=b', { unknown: ['-foo'] }],
  ['-help', { unknown: ['-help'] }],
  ['-target=a.b --', { targets: ['a.b'] }],
])('the options of a call are read: tofu plan %s', (words, said) => {
  const given = words.split(' ').filter(Boolean);
  const others = { directory: undefined, words: given, out: undefined, hasDetailedExitCode: false };
  expect(read(`tofu plan ${words}`)).toEqual({ ...others, ...WHOLE, ...said });
});

test('the directory is that of -chdir, which is before the command', () => {
  expect(read('tofu -chdir=infra plan')).toMatchObject({ directory: 'infra', words: [] });
});

test.each([
  'terraform plan',
  'tofu apply',
  'tofu',
  'tofu -version plan',
  'tofu -chdir infra plan',
  './tofu plan',
  'sh -c tofu',
  'terragrunt plan',
])('%s is no call that plans', (words) => {
  expect(read(words)).toContain('is no call of `tofu plan`');
});

test.each([
  ['tofu plan infra', 'gets "infra", which `tofu plan` refuses'],
  ['tofu plan -- -destroy', 'gets "--", which'],
  ['tofu plan -', 'gets "-", which'],
  ['tofu plan ---x', 'gets "---x", which'],
  ['tofu plan -=x', 'gets "-=x", which'],
  ['tofu plan -destroy=yes', 'gets "-destroy=yes", which'],
  ['tofu plan -target', 'gets "-target" without a value'],
])('%s is refused, as the program would refuse it', (words, said) => {
  expect(read(words)).toContain(said);
});

describe('arguments in a variable', () => {
  test('come before the arguments of the call, which win', () => {
    expect(read('tofu plan', { TF_CLI_ARGS: '-destroy' })).toMatchObject({ mode: 'destroy' });
    expect(read('tofu plan', { TF_CLI_ARGS_plan: '-target "a.b[\\"x y\\"]"' })).toMatchObject({
      targets: ['a.b["x y"]'],
    });
    expect(read('tofu plan -destroy=false', { TF_CLI_ARGS_plan: '-destroy' })).toMatchObject({
      mode: 'normal',
    });
    const both = { TF_CLI_ARGS: '-destroy=false', TF_CLI_ARGS_plan: '-destroy' };
    expect(read('tofu plan', both)).toMatchObject({ mode: 'normal' });
    expect(read('tofu plan x=1', { TF_CLI_ARGS: '-var' })).toMatchObject({ mode: 'normal' });
    expect(read('tofu plan', { TF_CLI_ARGS_apply: '-destroy' })).toMatchObject({ mode: 'normal' });
  });

  test.each([
    ['-a  -b\t-c\n-d', ['-a', '-b', '-c', '-d']],
    [`-t='a b' "c d"`, ['-t=a b', 'c d']],
    [`-t="a;b|c(d)"`, ['-t=a;b|c(d)']],
    [`-t='a\\b'`, ['-t=a\\b']],
    [`-t=a"b"'c'`, ['-t=abc']],
    ['-t=a\\ b', ['-t=a b']],
    ['-t=""', ['-t=']],
    ['', []],
  ])('are split into words: %j', (text, words) => {
    expect(splitWords(text)).toEqual({ value: words });
  });

  test.each([
    'a; b',
    'a & b',
    'a $(b)',
    'a `b`',
    '(a)',
    'a > b',
    '""',
    "'' a",
    '\\a',
    'a\\t',
    '" "',
    "a '",
    'a \\',
  ])('are refused where shells differ: %j', (text) => {
    expect(splitWords(text)).toEqual({ problem: expect.any(String) });
    expect(read('tofu plan', { TF_CLI_ARGS: text })).toContain('gets TF_CLI_ARGS, which has');
  });
});
