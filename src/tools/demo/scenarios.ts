/** How each verdict comes about: what the pull request changes in the examples, what happens to the run, and where these are. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ScriptReference } from '../../service/seed.ts';
import type { VerdictWord } from '../../model/verdict.ts';

/** In a file of `examples/infra`, `replacement` takes the place of each `search`. */
export type Edit = readonly [file: string, search: string, replacement: string];

const ENCRYPT: Edit = [
  'storage/volumes.tf',
  '  encrypted         = false\n',
  '  encrypted         = true\n  kms_key_id        = aws_kms_key.data.arn\n',
];
const CLOSE_NFS: Edit = [
  'storage/shared.tf',
  'cidr_blocks = ["0.0.0.0/0"]',
  'cidr_blocks = ["10.20.0.0/16"]',
];
const MOVE_BUCKET: Edit = ['network/flow-logs.tf', '  region = "us-east-1"\n', ''];
const TAG_EIP: Edit = [
  'network/main.tf',
  '  domain = "vpc"\n',
  '  domain = "vpc"\n  tags   = local.tags\n',
];
const TAG_ROUTES: Edit = [
  'modules/vpc/subnets/main.tf',
  'resource "aws_route_table" "this" {\n  vpc_id = var.vpc_id\n',
  'resource "aws_route_table" "this" {\n  vpc_id = var.vpc_id\n  tags   = var.tags\n',
];
const TAG_SCRATCH: Edit = [
  'storage/volumes.tf',
  '  availability_zone = each.value\n',
  '  availability_zone = each.value\n  tags              = local.tags\n',
];
const KEEP_EXPORTS: Edit = [
  'storage/buckets.tf',
  'resource "aws_s3_bucket" "exports" {\n',
  `resource "aws_s3_bucket_versioning" "exports" {
  bucket = aws_s3_bucket.exports.id

  versioning_configuration {
    status = "Enabled"
  }
}

resource "aws_s3_bucket" "exports" {
`,
];
const MISSPELL: Edit = [
  'network/main.tf',
  'source = "../modules/vpc"',
  'source = "../modules/vcp"',
];

const MANDATORY = [ENCRYPT, CLOSE_NFS];
const ADVISORY = [TAG_EIP, TAG_ROUTES, TAG_SCRATCH, KEEP_EXPORTS];
const EVERYTHING = [...MANDATORY, MOVE_BUCKET, ...ADVISORY];

export const SCENARIOS: Record<
  VerdictWord,
  {
    /** What the pull request is about, for the demo's first line. */
    story: string;
    edits: readonly Edit[];
    /** The directory below `examples/plans` with the plans that were recorded of these files. */
    plans: VerdictWord;
    /** What else happens to the runs of one workspace, as the local service takes it. */
    script?: { workspace: string; reference: ScriptReference };
    /** A colleague who may override does so as soon as a run waits for it. */
    isOverridden?: boolean;
  }
> = {
  passed: { story: 'a pull request that fixes everything', edits: EVERYTHING, plans: 'passed' },
  advisory: {
    story: 'a pull request that leaves the advisory failures',
    edits: [...MANDATORY, MOVE_BUCKET],
    plans: 'advisory',
  },
  overridden: {
    story: 'a pull request whose one mandatory failure is overridden during the check',
    edits: [...MANDATORY, ...ADVISORY],
    plans: 'overridden',
    isOverridden: true,
  },
  'needs-override': {
    story: 'a pull request with a failure that can be overridden',
    edits: MANDATORY,
    plans: 'needs-override',
  },
  blocked: {
    story: 'a pull request with failures that cannot be overridden',
    edits: [],
    plans: 'blocked',
  },
  errored: {
    story: 'a pull request that cannot be planned',
    edits: [...EVERYTHING, MISSPELL],
    plans: 'passed',
  },
  undecided: {
    story: 'a pull request whose policies are never evaluated, although the run ends well',
    edits: EVERYTHING,
    plans: 'passed',
    script: { workspace: 'net-prod', reference: { evaluationStuck: true } },
  },
  canceled: {
    story: 'a pull request whose run another person cancels',
    edits: EVERYTHING,
    plans: 'passed',
    script: {
      workspace: 'net-prod',
      reference: { interruption: { at: 'planning', action: 'cancel' } },
    },
  },
};

/** The addresses that are shown in place of the local service's, which changes with every start. */
export const SHOWN = {
  service: 'https://app.terraform.example',
  github: 'https://github.example',
} as const;

/**
 * The absolute path of `examples/`, with a slash at its end. It lies next to `dist/` in a clone and in the package, and two
 * levels higher from compiled sources.
 */
export function findExamples(): string {
  for (const path of ['../../examples/', '../../../../examples/']) {
    const directory = fileURLToPath(new URL(path, import.meta.url));
    if (existsSync(`${directory}seed.json`)) return directory;
  }
  throw new Error('the folder examples/ is not where it was installed');
}
