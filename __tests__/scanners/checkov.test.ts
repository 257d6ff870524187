/** checkov itself, over the examples and generated modules: what it says failed is found, each at its line. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { leavesOut } from '../../src/scanners/known-scanners.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { describe, expect } from '../support/jest.ts';
import { REPOSITORY } from '../support/markdown-files.ts';
import { testWith } from '../support/optional-tools.ts';
import { layIn } from '../support/tree.ts';
import { seededBelow } from '../support/virtual-time.ts';
import { judgeScan } from '../support/scanned-request.ts';
import { readSarif } from '../support/read-sarif.ts';

const MINUTES = 10 * 60_000;

/** What checkov says of a directory, in SARIF and in its own JSON. */
function scan(checkov: string, directory: string) {
  const out = join(directory, 'out');
  mkdirSync(out, { recursive: true });
  const kinds = ['-o', 'sarif', '-o', 'json', '--output-file-path', out];
  // It exits with 1 where a check failed; `--soft-fail` would make warnings of all.
  try {
    execFileSync(
      checkov,
      ['-d', '.', '--framework', 'terraform', '--compact', '--quiet', '--skip-download', ...kinds],
      {
        cwd: directory,
        stdio: 'ignore',
        timeout: MINUTES,
        env: { PATH: process.env['PATH'], HOME: directory },
      },
    );
  } catch (error) {
    if ((error as { status?: number }).status !== 1) throw error;
  }
  const sarif = readFileSync(join(out, 'results_sarif.sarif'));
  const json: unknown = JSON.parse(readFileSync(join(out, 'results_json.json'), 'utf8'));
  rmSync(out, { recursive: true });
  const read = readSarif(sarif, 'checkov', directory);
  if (!('scan' in read)) throw new Error(JSON.stringify(read));
  return { scan: read.scan, text: sarif.toString('utf8'), failed: failedChecks(json) };
}

interface Check {
  check_id: string;
  file_path: string;
  file_line_range: [number, number];
}

function failedChecks(json: unknown): string[] {
  const { results } = json as { results: { failed_checks: Check[] } };
  return results.failed_checks
    .map(
      ({ check_id: id, file_path: path, file_line_range: [from, to] }) =>
        `${id} ${path.slice(1)}:${from}-${to}`,
    )
    .sort();
}

const BLOCKS = [
  (name: string) => `resource "aws_s3_bucket" "${name}" {\n  bucket = "${name}"\n}\n`,
  (name: string) =>
    `resource "aws_security_group" "${name}" {\n  ingress {\n    from_port   = 22\n    to_port     = 22\n    protocol    = "tcp"\n    cidr_blocks = ["0.0.0.0/0"]\n  }\n}\n`,
  (name: string) =>
    `resource "aws_ebs_volume" "${name}" {\n  size              = 8\n  availability_zone = "a"\n}\n`,
  (name: string) =>
    `resource "aws_db_instance" "${name}" {\n  engine              = "postgres"\n  publicly_accessible = true\n}\n`,
  (name: string) =>
    `resource "aws_iam_policy" "${name}" {\n  policy = jsonencode({ Statement = [{ Effect = "Allow", Action = "*", Resource = "*" }] })\n}\n`,
  () => '# a comment\nlocals {\n  a = 1\n}\n',
];

const DATABASE = (isPublic: string) =>
  `resource "aws_db_instance" "db" {\n  engine              = "postgres"\n  publicly_accessible = ${isPublic}\n}\n`;

/** 50 modules, of 1 to 4 blocks each. */
function modules(): Record<string, string> {
  const below = seededBelow(7);
  return Object.fromEntries(
    Array.from({ length: 50 }, (_, at) => {
      const blocks = Array.from(
        { length: 1 + below(4) },
        (__, of) => BLOCKS[below(BLOCKS.length)]?.(`r${at}_${of}`) ?? '',
      );
      return [`modules/m${at}/main.tf`, blocks.join('\n')];
    }),
  );
}

describe('checkov itself', () => {
  testWith(
    'checkov',
    'says of the examples and of 50 modules what is found of its file: each failed check once, at its lines',
    (checkov) => {
      const directory = emptyDirectory();
      cpSync(join(REPOSITORY, 'examples/infra'), join(directory, 'infra'), { recursive: true });
      layIn(directory, modules());
      const { scan: found, failed } = scan(checkov, directory);
      const ours = found.results
        .filter(({ isSuppressed }) => !isSuppressed)
        .map(({ rule, place }) => `${rule} ${place?.path}:${place?.line}-${place?.endLine}`)
        .sort();
      expect(failed.length).toBeGreaterThan(300);
      expect(ours).toEqual(failed);
    },
    MINUTES,
  );

  testWith(
    'checkov',
    'passes over the directories that are known for it, and over no others',
    (checkov) => {
      const directory = emptyDirectory();
      const places = [
        'live',
        '.hidden',
        'live/.hidden',
        'node_modules/m',
        'dev',
        'vendor/m',
        'tests',
      ];
      layIn(directory, Object.fromEntries(places.map((at) => [`${at}/main.tf`, DATABASE('true')])));
      const { scan: found } = scan(checkov, directory);
      const scanned = new Set(found.results.map(({ place }) => place?.path));
      const passedOver = places.filter((at) => !scanned.has(`${at}/main.tf`));
      expect(passedOver).toEqual(places.filter((at) => leavesOut(at, 'checkov')));
      expect(passedOver).toHaveLength(3);
    },
    MINUTES,
  );

  testWith(
    'checkov',
    'finds one new failure in a request that fixes two and adds one',
    async (checkov) => {
      const before = { 'live/main.tf': BLOCKS[1]?.('a') ?? '', 'live/db.tf': DATABASE('false') };
      // No longer open for SSH, and with a description; the database can be reached from everywhere.
      const open = before['live/main.tf'].replaceAll('22', '443');
      const change = {
        'live/main.tf': `locals {}\n${open.replace('ingress {', 'description = "web"\n  ingress {\n    description = "web"')}`,
        'live/db.tf': DATABASE('true'),
      };
      const scanOf = (files: Record<string, string>) => {
        const directory = emptyDirectory();
        layIn(directory, files);
        return scan(checkov, directory);
      };
      const [base, head] = [scanOf(before), scanOf({ ...before, ...change })];
      const { said, doubts } = await judgeScan({
        before,
        change,
        scan: head.text,
        base: base.text,
        entry: { tool: 'checkov', base: 'base.sarif' },
        workspaces: ['live'],
      });
      expect(doubts).toEqual([]);
      expect(said.filter((line) => line.startsWith('failed'))).toEqual([
        expect.stringMatching(/^failed mandatory CKV_AWS_17 live\/db\.tf:1 aws_db_instance\.db: /),
      ]);
      expect(said).toHaveLength(head.failed.length);
      expect(head.failed).toHaveLength(base.failed.length - 1);
    },
    MINUTES,
  );
});
