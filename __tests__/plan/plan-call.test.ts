/** The commands that `plangate digest` starts, as they are written after `--`. */
import { readPlanCall } from '../../src/plan/plan-call.ts';
import { describe, expect, test } from '../support/jest.ts';

const read = (command: string, environment: Record<string, string> = {}) =>
  readPlanCall(command.split(' '), environment);

describe('a command that plans', () => {
  test.each([
    ['terraform plan', undefined, ['plan'], []],
    ['tofu -chdir=infra plan -lock=false', 'infra', ['-chdir=infra', 'plan'], ['-lock=false']],
    // Only the first such word is the command.
    ['terraform plan -var plan', undefined, ['plan'], ['-var', 'plan']],
    ['terragrunt plan -lock=false', undefined, ['plan'], ['-lock=false']],
    ['terragrunt run plan --non-interactive', undefined, ['run', 'plan'], []],
    [
      'terragrunt run --working-dir infra -- plan -lock=false',
      'infra',
      ['run', '--working-dir', 'infra', '--', 'plan'],
      ['-lock=false'],
    ],
    // An option before version 1.0 has the name of the program before it.
    ['terragrunt plan --terragrunt-working-dir=infra -destroy', 'infra', ['plan'], ['-destroy']],
    // The later one counts.
    [
      'terragrunt --working-dir one plan --working-dir two',
      'two',
      ['--working-dir', 'one', 'plan'],
      [],
    ],
  ])('%s', (command, directory, before, ofPlan) => {
    expect(read(command)).toMatchObject({ value: { directory, before, ofPlan, inherited: [] } });
  });

  test('gets the words of the environment, those for `plan` alone first', () => {
    const environment = { TF_CLI_ARGS: '-lock=false', TF_CLI_ARGS_plan: "-target='a b'" };
    expect(read('terraform plan', environment)).toMatchObject({
      value: { inherited: ['-target=a b', '-lock=false'] },
    });
  });
});

describe('what is not started', () => {
  test.each([
    ['make plan', /does not plan with one of terraform, tofu or terragrunt\./],
    ['/usr/bin/terraform plan', /does not plan with one of/],
    ['terraform apply', /does not plan with one of/],
    ['terraform -version plan', /gets "-version" before `plan`/],
    ['terraform -chdir=a -chdir=b plan', /gets "-chdir=b" before `plan`/],
    ['terraform -chdir= plan', /gets "-chdir=" before `plan`/],
    ['terragrunt run-all plan', /plans several units/],
    ['terragrunt run --all plan', /plans several units/],
    ['terragrunt plan --all', /plans several units/],
    ['terragrunt --graph plan', /plans several units/],
    ['terragrunt --unknown plan', /gets "--unknown" before `plan`/],
    // Its value may be a word that Plangate would take for the command.
    ['terragrunt --unknown plan plan', /gets "--unknown" before `plan`/],
  ])('%s', (command, problem) => {
    expect(read(command)).toEqual({ problem: expect.stringMatching(problem) });
  });

  test('words of the environment that cannot be told apart', () => {
    expect(read('terraform plan', { TF_CLI_ARGS: "-var='a" })).toEqual({
      problem: expect.stringMatching(/^gets `TF_CLI_ARGS` /),
    });
  });
});
