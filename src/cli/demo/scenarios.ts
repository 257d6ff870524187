/** How each verdict comes about: what the pull request changes in the examples, and what happens to the run. */
import type { ScriptReference } from '../../service/seed.ts';
import type { VerdictWord } from '../../model/verdict.ts';

/** One replacement in a file of `examples/infra`. */
export type Edit = readonly [file: string, find: string, replace: string];

interface Scenario {
  /** What the pull request is about, for the demo's first line. */
  story: string;
  edits: readonly Edit[];
  /** What happens to the runs of one workspace, apart from planning and policies. */
  script?: { workspace: string; reference: ScriptReference };
  /** A colleague who may override does so as soon as a run waits for it. */
  colleague?: boolean;
}

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

export const SCENARIOS: Record<VerdictWord, Scenario> = {
  passed: { story: 'a pull request that fixes everything', edits: EVERYTHING },
  advisory: {
    story: 'a pull request that leaves the advisory failures',
    edits: [...MANDATORY, MOVE_BUCKET],
  },
  overridden: {
    story: 'a pull request whose one mandatory failure is overridden during the check',
    edits: [...MANDATORY, ...ADVISORY],
    colleague: true,
  },
  'needs-override': {
    story: 'a pull request with a failure that can be overridden',
    edits: MANDATORY,
  },
  blocked: { story: 'a pull request with failures that cannot be overridden', edits: [] },
  errored: { story: 'a pull request that cannot be planned', edits: [...EVERYTHING, MISSPELL] },
  undecided: {
    story: 'a pull request whose policies are never evaluated, although the run ends well',
    edits: EVERYTHING,
    script: { workspace: 'net-prod', reference: { evaluationStuck: true } },
  },
  canceled: {
    story: 'a pull request whose run another person cancels',
    edits: EVERYTHING,
    script: {
      workspace: 'net-prod',
      reference: { interruption: { at: 'planning', action: 'cancel' } },
    },
  },
};

/**
 * What each workspace had applied before. The configuration no longer has the gateway and the archive,
 * so every plan destroys something, and one volume changes.
 */
export const APPLIED: Record<string, Record<string, Record<string, unknown>>> = {
  'net-prod': {
    'aws_vpn_gateway.office': {
      vpc_id: 'vpc-0a1b2c3d4e5f60718',
      tags: { owner: 'platform', environment: 'prod' },
    },
  },
  'storage-prod': {
    'aws_ebs_volume.archive': {
      availability_zone: 'eu-central-1a',
      size: 500,
      encrypted: true,
      tags: { owner: 'platform', environment: 'prod' },
    },
    'aws_ebs_volume.data': {
      availability_zone: 'eu-central-1a',
      size: 50,
      type: 'gp2',
      encrypted: true,
      tags: { owner: 'platform', environment: 'prod' },
    },
  },
};

/** The addresses that are shown: those of the local servers are gone before a reader follows a link. */
export const SHOWN = {
  service: 'https://app.terraform.example',
  github: 'https://github.example',
} as const;
