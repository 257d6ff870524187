/** What people can do about a plan that failed, by the diagnostics that Terraform 1.11 writes. */
import { realpathSync } from 'node:fs';
import { textOf } from '../../src/model/finding.ts';
import { explainFailure, type FailedCall } from '../../src/plan/explain-failure.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { commitIn, initIn } from '../support/git-in.ts';
import { describe, expect, test } from '../support/jest.ts';
import { findProgram, testWith } from '../support/optional-tools.ts';
import { pathWith } from '../support/policy-repository.ts';
import { callGate } from '../support/rego-gate.ts';
import { layIn, type Layout } from '../support/tree.ts';

const NO_AWS = [
  'No valid credential sources found',
  'Please see https://developer.hashicorp.com/terraform/language/backend/s3\nfor more information about providing credentials.\n\nError: failed to refresh cached credentials, no EC2 IMDS role found, operation error ec2imds: GetMetadata',
] as const;
const NO_AZURE = [
  'unable to build authorizer for Resource Manager API: could not configure AzureCli Authorizer: could not parse Azure CLI version: launching Azure CLI: exec: "az": executable file not found in $PATH',
] as const;
const NO_GOOGLE = [
  'storage.NewClient() failed: dialing: google: could not find default credentials. See https://cloud.google.com/docs/authentication/external/set-up-adc for more information',
] as const;
const NO_REGION = [
  'Missing region value',
  'The "region" attribute or the "AWS_REGION" or "AWS_DEFAULT_REGION" environment variables must be set.',
] as const;
const NO_VARIABLE = [
  'No value for required variable',
  'The root module input variable "size" is not set, and has no default value. Use a -var or -var-file command line argument to provide a value for this variable.',
] as const;
const PARTIAL = [
  'Missing Required Value',
  'The attribute "bucket" is required by the backend.\n\nRefer to the backend documentation for additional information which attributes are required.',
] as const;

const KEYS = { AWS_ACCESS_KEY_ID: 'secret-1', AWS_SECRET_ACCESS_KEY: 'secret-2' };
const FILES = { varFiles: ['env/prod.tfvars'], backendFiles: ['env/prod.tfbackend'] };

function told(
  [summary, detail]: readonly [string, string?],
  call: Partial<FailedCall> = {},
): [string | undefined, string] {
  const [problem] = explainFailure(
    [{ severity: 'error', summary, ...(detail !== undefined && { detail }) }],
    { program: 'terraform', environment: {}, engineEnv: [], plannedWith: undefined, ...call },
  );
  return [problem?.found?.code, problem?.found ? textOf(problem.found) : ''];
}

describe('a plan that failed', () => {
  test.each<[string, readonly [string, string?], Partial<FailedCall>, string, string]>([
    [
      'credentials that are there and not passed on',
      NO_AWS,
      { environment: KEYS },
      'no-credentials',
      'Set here, and not passed on: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. Write `engine-env: [AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY]` in plangate.yml.',
    ],
    [
      'credentials of which one is not passed on',
      NO_AWS,
      { environment: KEYS, engineEnv: ['AWS_ACCESS_KEY_ID'] },
      'no-credentials',
      'Set here, and not passed on: AWS_SECRET_ACCESS_KEY. Write `engine-env: [AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY]`',
    ],
    [
      'no credentials of AWS',
      NO_AWS,
      {},
      'no-credentials',
      '`aws-actions/configure-aws-credentials`',
    ],
    ['no credentials of Azure', NO_AZURE, {}, 'no-credentials', '`azure/login`'],
    ['no credentials of Google', NO_GOOGLE, {}, 'no-credentials', '`google-github-actions/auth`'],
    [
      'credentials that are not enough',
      NO_AWS,
      { environment: { AWS_REGION: 'eu' }, engineEnv: ['AWS_REGION'] },
      'no-credentials',
      'It got AWS_REGION, which is not enough.',
    ],
    [
      'credentials that are out of date',
      ['Retrieving AWS account details', 'api error ExpiredToken: The security token included'],
      { environment: KEYS, engineEnv: Object.keys(KEYS) },
      'credentials-refused',
      'It signed in by AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    ],
    ['a partial backend', PARTIAL, {}, 'backend-not-whole', 'backend-config: env/prod.tfbackend }'],
    [
      'a partial backend of Azure',
      ['"container_name": required field is not set'],
      {},
      'backend-not-whole',
      'The block of the backend leaves it open.',
    ],
    [
      'a backend whose file lacks a value',
      PARTIAL,
      { plannedWith: FILES },
      'backend-not-whole',
      'Add it to the file that backend-config names: env/prod.tfbackend.',
    ],
    [
      'a region that is there and not passed on',
      NO_REGION,
      { environment: { AWS_REGION: 'eu-central-1' } },
      'backend-not-whole',
      '`engine-env: [AWS_REGION]`',
    ],
    [
      'a state that is locked',
      ['Error acquiring the state lock', 'Lock Info:\n  ID: 1-2'],
      { program: 'tofu' },
      'state-locked',
      '`tofu force-unlock ID`',
    ],
    [
      'a provider that cannot be downloaded',
      [
        'Failed to query available provider packages',
        'Could not retrieve the list of available versions for provider hashicorp/aws: could not connect to registry.terraform.io',
      ],
      {},
      'not-downloaded',
      'HTTPS_PROXY in engine-env',
    ],
    [
      'a provider without a version that fits',
      [
        'Failed to query available provider packages',
        'Could not retrieve the list of available versions for provider hashicorp/aws: no available releases match the given constraints 9.9.9',
      ],
      {},
      'version-unfit',
      '`terraform init -upgrade`',
    ],
    [
      'a version of the program that does not fit',
      [
        'Unsupported Terraform Core version',
        'This configuration does not support Terraform version 1.11.4.',
      ],
      {},
      'version-unfit',
      'required_version',
    ],
    [
      'a variable without a value',
      NO_VARIABLE,
      {},
      'variable-missing',
      'Give size a value: name a file',
    ],
    [
      'a variable whose value is not passed on',
      NO_VARIABLE,
      { environment: { TF_VAR_size: 'x' } },
      'variable-missing',
      '`engine-env: [TF_VAR_size]`',
    ],
    [
      'a variable that no file of the entry has',
      NO_VARIABLE,
      { plannedWith: FILES },
      'variable-missing',
      'in a file that var-file names: env/prod.tfvars.',
    ],
    [
      'a failure that the program tells as text',
      ['tofu init failed', 'Error: No valid credential sources found'],
      { environment: KEYS },
      'no-credentials',
      'Set here, and not passed on',
    ],
  ])('for %s says what to do', (_, diagnostic, call, code, words) => {
    const [found, text] = told(diagnostic, call);
    expect([found, text]).toEqual([code, expect.stringContaining(words)]);
    expect(text).not.toContain('secret-');
  });

  test('for another reason is left as the program says it', () => {
    expect(told(['Reference to undeclared resource', 'A managed resource'])).toEqual([
      undefined,
      '',
    ]);
  });

  test('has no remedy for a warning', () => {
    const warning = {
      severity: 'warning' as const,
      summary: NO_VARIABLE[0],
      detail: NO_VARIABLE[1],
    };
    const call = {
      program: 'terraform',
      environment: {},
      engineEnv: [],
      plannedWith: undefined,
    } as const;
    expect(explainFailure([warning], call)).toEqual([warning]);
  });
});

const ALLOWS =
  'package p\n\ndeny contains "x" if {\n\tsome r in input.resource_changes\n\tr.type == "x"\n}\n';

async function checkAt(files: Layout) {
  const cwd = realpathSync(emptyDirectory());
  layIn(cwd, { 'policies/p.rego': ALLOWS, ...files });
  initIn(cwd);
  commitIn(cwd);
  const PATH = pathWith(findProgram('terraform'), findProgram('opa'));
  return callGate(cwd, ['--directory', 'live'], { env: { PATH, AWS_REGION: 'eu-central-1' } });
}

describe('a check whose plan failed', () => {
  testWith(['terraform', 'opa'], 'says what to do about a partial backend, once', async () => {
    const { code, stdout } = await checkAt({
      'live/main.tf': 'terraform {\n  backend "s3" {}\n}\n',
    });
    expect(code).toBe(4);
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain('The block of the backend leaves it open.');
    expect(stdout.split('leaves it open')).toHaveLength(2);
    expect(stdout).not.toContain('Fix the');
  });

  testWith(['terraform', 'opa'], 'says what to do about a variable without a value', async () => {
    const { code, stdout } = await checkAt({ 'live/main.tf': 'variable "size" {}\n' });
    expect([code, stdout.replaceAll(/\s+/g, ' ')]).toEqual([
      4,
      expect.stringContaining('Give size a value: name a file that has it with var-file'),
    ]);
  });

  testWith(['terraform', 'opa'], 'says what to do about a version that does not fit', async () => {
    const text = 'terraform {\n  required_version = ">= 99.0"\n}\n';
    const { stdout } = await checkAt({ 'live/main.tf': text });
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain('Put a version of terraform on the PATH');
  });
});

describe('a plan that a check made itself', () => {
  testWith(['terraform', 'opa'], 'has no notice about a digest or its age', async () => {
    const { code, stdout, stderr } = await checkAt({ 'live/main.tf': 'locals {}\n' });
    expect(code).toBe(0);
    expect(stdout + stderr).not.toMatch(/digest| ago/);
  });
});
