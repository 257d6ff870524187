import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toPlainText } from '../../src/model/sentence.ts';
import { describe, expect, test } from '../support/jest.ts';
import { REPOSITORY } from '../support/markdown-files.ts';
import { readSarif } from '../support/read-sarif.ts';

/**
 * `checkov.sarif` was written by checkov 3.3.30 itself, `tflint.sarif` and `tflint-errors.sarif` by tflint 0.64.0,
 * `semgrep.sarif` by Semgrep 1.185.0. The others (KICS, Snyk, Terrascan, tfsec, Trivy) were recorded by hand in the shape of what these tools publish: names, levels, bases and messages as theirs.
 */
const scanOf = (file: string, tool: string, root = '/checkout') => {
  const bytes = readFileSync(join(REPOSITORY, '__tests__/data/sarif', file));
  const read = readSarif(bytes, tool, root);
  if (!('scan' in read)) throw new Error(JSON.stringify(read));
  return read.scan;
};

const linesOf = (file: string, tool: string) =>
  scanOf(file, tool).results.map(
    ({ rule, severity, place, message }) =>
      `${rule} ${severity} ${place?.path ?? '-'}:${place?.line ?? '-'} ${message}`,
  );

describe('the file', () => {
  test('of Trivy gives the message without the facts around it, and no place outside of the checkout', () => {
    expect(linesOf('trivy.sarif', 'trivy')).toEqual([
      'AWS-0107 critical live/net/sg.tf:7 Security group rule allows ingress from public internet.',
      'AWS-0089 low live/net/s3.tf:1 Bucket has logging disabled',
      'AWS-0107 critical -:- Security group rule allows ingress from public internet.',
    ]);
    const { rules, scanned, tool } = scanOf('trivy.sarif', 'TRIVY');
    expect(tool).toBe('Trivy');
    expect(scanned).toEqual(['']);
    expect(rules.get('AWS-0107')).toEqual({
      title: 'An ingress security group rule allows traffic from /0.',
      help: 'https://avd.aquasec.com/misconfig/aws-0107',
    });
  });

  test('of tfsec has levels alone', () => {
    expect(linesOf('tfsec.sarif', 'tfsec')).toEqual([
      'aws-ec2-no-public-ingress-sgr high live/net/sg.tf:7 Security group rule allows ingress from public internet.',
    ]);
  });

  test('of tflint has notices, and findings of a file as a whole', () => {
    const lines = linesOf('tflint.sarif', 'tflint');
    expect(lines).toHaveLength(12);
    expect(lines).toEqual(
      expect.arrayContaining([
        'terraform_unused_declarations medium live/net/variables.tf:1 variable "unused" is declared but not used',
        'terraform_documented_outputs low live/net/main.tf:8 `x` output has no description',
        'terraform_required_version medium live/net/main.tf:- terraform "required_version" attribute is required',
      ]),
    );
  });

  test('of tflint is not whole where its second run has an error', () => {
    const bytes = readFileSync(join(REPOSITORY, '__tests__/data/sarif/tflint-errors.sarif'));
    const read = readSarif(bytes, 'tflint');
    expect('why' in read && [read.code, toPlainText(read.why)]).toEqual([
      'scan-failed',
      expect.stringMatching(
        /^says that something could not be scanned: Failed to run in live\/net; .*broken\.tf:1/,
      ),
    ]);
  });

  test('of KICS has the level in its rules', () => {
    expect(linesOf('kics.sarif', 'kics')).toEqual([
      "f861041c-8c9f-4156-acfc-5e6e524f5884 medium live/net/s3.tf:1 'logging' is undefined or null",
    ]);
  });

  test('of Snyk has its places relative to a directory that it names', () => {
    expect(linesOf('snyk.sarif', 'Snyk IaC')).toEqual([
      'SNYK-CC-TF-1 high live/net/sg.tf:7 This line contains a potential high severity misconfiguration',
    ]);
  });

  test('of Terrascan has absolute places', () => {
    expect(linesOf('terrascan.sarif', 'terrascan')).toEqual([
      'AC_AWS_0227 high live/net/sg.tf:1 Ensure Security Groups do not have unrestricted ingress to port 22',
    ]);
  });

  test('of Semgrep has words in place of fingerprints, and what a comment suppresses', () => {
    expect(linesOf('semgrep.sarif', 'Semgrep OSS')).toEqual([
      'rules.s3-bucket-logging medium live/net/s3.tf:1 Bucket logs has no logging.',
      'rules.s3-bucket-logging medium live/net/s3.tf:4 Bucket more has no logging.',
      'rules.open-cidr high live/net/sg.tf:3 Open to the world.',
    ]);
    const { results } = scanOf('semgrep.sarif', 'Semgrep OSS');
    expect(results.map(({ isSuppressed }) => isSuppressed)).toEqual([false, true, false]);
    expect(results.flatMap(({ fingerprints }) => fingerprints)).toEqual([]);
  });

  test('of checkov has what a comment suppresses', () => {
    const { results } = scanOf('checkov.sarif', 'checkov');
    expect(results).toHaveLength(10);
    expect(results.filter(({ isSuppressed }) => isSuppressed)).toEqual([
      expect.objectContaining({ rule: 'CKV_AWS_23', severity: 'medium' }),
    ]);
    expect(results[0]).toMatchObject({ severity: 'high', place: { path: 'main.tf', line: 5 } });
  });
});
