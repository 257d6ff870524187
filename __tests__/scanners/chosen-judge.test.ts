import { ParsedFiles } from '../../src/configuration/parsed-files.ts';
import { carryLines } from '../../src/locate/carry-lines.ts';
import { addedComments } from '../../src/scanners/added-comments.ts';
import { argumentsIn, blockAt } from '../../src/scanners/block-at.ts';
import { configures, ignoreComments } from '../../src/scanners/known-scanners.ts';
import { describe, expect, test } from '../support/jest.ts';

const parsed = new ParsedFiles();
const added = (tool: string, path: string, before: string | undefined, after: string) =>
  addedComments([{ path, before, after }], tool, {
    blockAt: (at, text) => blockAt(at, text, parsed),
    argumentsIn: (at, text) => argumentsIn(at, text, parsed),
    carryLines,
  }).map(({ line, rule = 'any' }) => `${line} ${rule}`);

const BUCKET = 'resource "aws_s3_bucket" "a" {\n  bucket = "a"\n}\n';
const IGNORED = `#trivy:ignore:AVD-AWS-0089\n${BUCKET}`;

describe('a comment of', () => {
  test.each([
    ['Trivy', '#trivy:ignore:AVD-AWS-0089', 'AVD-AWS-0089'],
    ['Trivy', '// trivy:ignore:*', 'any'],
    ['Trivy', '#tfsec:ignore:aws-s3-enable-logging', 'aws-s3-enable-logging'],
    ['Trivy', '# TRIVY:IGNORE:AVD-1', 'AVD-1'],
    ['trivy', '/* trivy: ignore:AVD-1 */', 'AVD-1'],
    ['tfsec', 'x = 1 #tfsec:ignore:a tfsec:ignore:b', 'a'],
    ['checkov', '#checkov:skip=CKV_AWS_20:public by design', 'CKV_AWS_20'],
    ['Checkov', '# bridgecrew:skip= CKV_1', 'CKV_1'],
    ['checkov', '#cortex:skip=CKV_1', 'CKV_1'],
    ['tflint', '# tflint-ignore: aws_instance_invalid_type, other', 'aws_instance_invalid_type'],
    ['tflint', '# tflint-ignore-file: all', 'all'],
    ['KICS', '# kics-scan ignore-block', 'any'],
    ['KICS', '# kics-scan disable=f861041c-8c9f', 'f861041c-8c9f'],
    ['terrascan', '#ts:skip=AC_AWS_0227 no', 'AC_AWS_0227'],
    ['Semgrep OSS', '# nosemgrep: rule-id', 'rule-id'],
    ['Another', '#checkov:skip=CKV_1', 'CKV_1'],
    ['Another', '#trivy:ignore:AVD-1', 'AVD-1'],
  ])('%s: %s is seen', (tool, text, rule) => {
    expect(ignoreComments(`a\n${text}\n`, tool)[0]).toMatchObject({
      line: 2,
      rule: rule === 'any' ? undefined : rule,
    });
  });

  test('another scanner is not looked for', () => {
    expect(ignoreComments('#checkov:skip=CKV_1', 'Trivy')).toEqual([]);
    expect(ignoreComments('#trivy:ignore:AVD-1', 'checkov')).toEqual([]);
  });
});

describe('a comment that a request', () => {
  test('leaves as it was is old', () => {
    expect(added('Trivy', 'a.tf', IGNORED, IGNORED)).toEqual([]);
    expect(added('Trivy', 'a.tf', IGNORED, `# more\n\n${IGNORED}\nlocals {}\n`)).toEqual([]);
  });
  test('writes is new, in a file that is new too', () => {
    expect(added('Trivy', 'a.tf', BUCKET, IGNORED)).toEqual(['1 AVD-AWS-0089']);
    expect(added('Trivy', 'a.tf', undefined, IGNORED)).toEqual(['1 AVD-AWS-0089']);
  });
  test('finds, about a block to which it adds an argument, counts again', () => {
    const more = IGNORED.replace('bucket = "a"\n', 'bucket = "a"\n  acl    = "public-read"\n');
    expect(added('Trivy', 'a.tf', IGNORED, more)).toEqual(['1 AVD-AWS-0089']);
    const nested = IGNORED.replace('bucket = "a"\n', 'bucket = "a"\n  rule {\n    a = 1\n  }\n');
    expect(added('Trivy', 'a.tf', IGNORED, nested)).toEqual(['1 AVD-AWS-0089']);
    expect(added('Trivy', 'a.tf', nested, nested.replace('a = 1', 'a = 1\n    b = 2'))).toEqual([
      '1 AVD-AWS-0089',
    ]);
    const inside = BUCKET.replace('  bucket', '  #checkov:skip=CKV_1:x\n  bucket');
    const wider = inside.replace('= "a"\n', '= "a"\n  acl = "x"\n');
    expect(added('checkov', 'a.tf', inside, wider)).toEqual(['2 CKV_1']);
    // Other values of the arguments, fewer of them, and arguments of another block.
    expect(added('Trivy', 'a.tf', IGNORED, IGNORED.replace('= "a"', '= "b"'))).toEqual([]);
    expect(added('Trivy', 'a.tf', more, IGNORED)).toEqual([]);
    expect(added('Trivy', 'a.tf', IGNORED, `${IGNORED}locals {\n  a = 1\n}\n`)).toEqual([]);
  });
  test('moves to another resource is new', () => {
    const other = BUCKET.replace('"a" {', '"b" {');
    const moved = `${BUCKET}#trivy:ignore:AVD-AWS-0089\n${other}`;
    expect(added('Trivy', 'a.tf', `${IGNORED}${other}`, moved)).toEqual(['4 AVD-AWS-0089']);
  });
  test('lets stand, before a resource that it puts between, is new', () => {
    const between = IGNORED.replace('resource', `${BUCKET.replace('"a" {', '"z" {')}resource`);
    expect(added('Trivy', 'a.tf', IGNORED, between)).toEqual(['1 AVD-AWS-0089']);
  });
  test('copies is new once', () => {
    const other = IGNORED.replace('"a" {', '"b" {');
    expect(added('Trivy', 'a.tf', IGNORED, IGNORED + other)).toEqual(['5 AVD-AWS-0089']);
    expect(added('Trivy', 'a.tf', IGNORED, `#trivy:ignore:AVD-AWS-0089\n${IGNORED}`)).toEqual([
      '2 AVD-AWS-0089',
    ]);
  });
  test('makes wider is new', () => {
    expect(added('Trivy', 'a.tf', IGNORED, IGNORED.replace('AVD-AWS-0089', '*'))).toEqual([
      '1 any',
    ]);
  });
  test('takes into another block is new', () => {
    const inside = (name: string) =>
      `resource "aws_s3_bucket" "${name}" {\n  #checkov:skip=CKV_1:x\n  bucket = "a"\n}\n`;
    expect(added('checkov', 'a.tf', inside('a'), inside('b'))).toEqual(['2 CKV_1']);
    expect(added('checkov', 'a.tf', inside('a'), inside('a'))).toEqual([]);
  });
  test('renames the file of is new, because it may be of another workspace', () => {
    expect(added('Trivy', 'b.tf', undefined, IGNORED)).toEqual(['1 AVD-AWS-0089']);
  });
  test('moves to another part of a file without blocks is new', () => {
    const pod = (name: string, more = '') =>
      `---\nkind: Pod\nmetadata:\n  name: ${name}\n  annotations:\n    a: b\n${more}`;
    const skip = '    checkov.io/skip1: CKV_K8S_20=x\n';
    const before = pod('a', skip) + pod('b');
    expect(added('checkov', 'pods.yaml', before, pod('a') + pod('b', skip))).toEqual([
      '13 CKV_K8S_20',
    ]);
    expect(added('checkov', 'pods.yaml', before, `# more\n${before}${pod('c')}`)).toEqual([]);
    const comment = (at: string) => `# checkov:skip=CKV_1:x\n${at}`;
    const two = (first: string, second: string) => `${first}kind: Pod\na: 1\n${second}kind: Pod\n`;
    expect(added('checkov', 'k8s.yaml', two(comment(''), ''), two('', comment('')))).toEqual([
      '3 CKV_1',
    ]);
  });
  test('hides in JSON, in YAML or behind a line separator is new', () => {
    expect(added('Trivy', 'a.tf.json', '{}', '{"//": "trivy:ignore:AVD-1"}')).toEqual(['1 AVD-1']);
    expect(added('checkov', 'k8s.yaml', '', 'a: 1\n# checkov:skip=CKV_K8S_1\nb: 2')).toEqual([
      '2 CKV_K8S_1',
    ]);
    expect(added('Trivy', 'Dockerfile', 'FROM a', 'FROM a\u2028#trivy:ignore:AVD-DS-0002')).toEqual(
      ['2 AVD-DS-0002'],
    );
  });
  test('writes into a file that nothing can parse is new', () => {
    expect(added('Trivy', 'a.tf', '', 'resource {{{\n#trivy:ignore:AVD-1\n')).toEqual(['2 AVD-1']);
  });
});

describe('the scanner', () => {
  test.each([
    [
      'Trivy',
      [
        '.trivyignore',
        'live/.trivyignore',
        '.trivyignore.yaml',
        '.trivyignore.rego',
        'trivy.yaml',
        'trivy-secret.yaml',
        'TRIVY.YAML',
        '.trivy/policy.rego',
      ],
    ],
    [
      'checkov',
      [
        '.checkov.yaml',
        '.checkov.baseline',
        'checkov.yml',
        '.checkov/custom.py',
        '.bridgecrew.yml',
      ],
    ],
    ['tflint', ['.tflint.hcl', 'live/net/.tflint.hcl', '.tflint.d/plugins/x']],
    ['KICS', ['kics.config', '.kics.json', '.gitignore']],
    ['Snyk IaC', ['.snyk']],
    ['Semgrep OSS', ['.semgrepignore', '.semgrep/rules.yml', '.gitignore']],
    ['Regula', ['.regula.yaml', 'regula.yml']],
  ])('%s is configured by files of its name', (tool, paths) => {
    expect(paths.filter((path) => !configures(path, tool))).toEqual([]);
  });

  test('is not configured by others', () => {
    const others = [
      'main.tf',
      'modules/trivy/main.tf',
      'trivy.tf',
      'docs/trivy.md',
      'trivy.sarif',
      '.tflint.hcl',
      '.gitignore',
    ];
    expect(others.filter((path) => configures(path, 'Trivy'))).toEqual([]);
  });
});
