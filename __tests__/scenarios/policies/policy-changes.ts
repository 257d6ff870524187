/** Workspaces with plans of a few kinds, and a repository of policies that judge them. */
import { dirname } from 'node:path';
import { systemClock } from '../../../src/machine/system-clock.ts';
import { startService, type RunningService } from '../../../src/service/service.ts';
import { findProgram } from '../../support/optional-tools.ts';
import { makeTree } from '../../support/tree.ts';
import { policyRepository, type PolicyRepository } from '../../support/policy-repository.ts';

export const TOKEN = 'token-of-who-changes-policies';
export const SENSITIVE = 'a-value-that-nobody-may-see';

const volume = (encrypted: boolean) =>
  `resource "aws_ebs_volume" "data" {\n  encrypted = ${encrypted}\n}\n`;
const bucket = (acl: string) => `resource "aws_s3_bucket" "logs" {\n  acl = "${acl}"\n}\n`;
const DATABASE = 'resource "aws_db_instance" "main" {\n  engine = "postgres"\n}\n';

/** The plan of one resource that is created. */
function planOf(type: string, values: object, sensitive: object): object {
  const resource = {
    address: `${type}.main`,
    mode: 'managed',
    type,
    name: 'main',
    provider_name: 'registry.terraform.io/hashicorp/aws',
  };
  const change = {
    actions: ['create'],
    before: null,
    after: values,
    after_unknown: {},
    before_sensitive: false,
    after_sensitive: sensitive,
  };
  return {
    format_version: '1.2',
    terraform_version: '1.11.4',
    variables: {},
    planned_values: {
      root_module: { resources: [{ ...resource, values, sensitive_values: sensitive }] },
    },
    resource_changes: [{ ...resource, change }],
    configuration: { root_module: {} },
  };
}
/** Of a database whose password is sensitive. */
export const SECRET_PLAN = planOf(
  'aws_db_instance',
  { password: SENSITIVE, engine: 'postgres' },
  { password: true },
);
export const PLAIN_PLAN = planOf('aws_ebs_volume', { encrypted: true }, {});
const UNKNOWN = `resource "aws_ami_copy" "base" {
  name = "base"
}

resource "aws_instance" "web" {
  ami           = aws_ami_copy.base.id
  instance_type = "t3.small"
}
`;

/** Kind of plan → its configuration, and how many workspaces have it. Undefined: no run. */
const KINDS: Readonly<Record<string, readonly [text: string | undefined, count: number]>> = {
  plain: [volume(true), 2],
  unencrypted: [volume(false), 2],
  public: [bucket('public-read'), 2],
  shared: [bucket('authenticated-read'), 1],
  secret: [DATABASE, 1],
  unknown: [UNKNOWN, 1],
  idle: [undefined, 2],
};

export const NAMES = Object.entries(KINDS).flatMap(([kind, [, count]]) =>
  Array.from({ length: count }, (_, at) => `${kind}-${at + 1}`),
);

export async function startWorkspaces(): Promise<RunningService> {
  const workspaces = NAMES.map((name) => {
    const [text] = KINDS[kindOf(name)] ?? [];
    const plan = kindOf(name) === 'secret' ? 'secret.json' : undefined;
    const run = { script: 'plain' as const, plan };
    const versions = text === undefined ? [] : [{ files: { 'main.tf': text }, run }];
    return {
      name,
      autoApply: true,
      versions,
      access: [{ team: 'policies', access: 'read' as const }],
    };
  });
  const directory = makeTree({ 'secret.json': JSON.stringify(SECRET_PLAN) });
  return startService({
    seedDirectory: directory.root,
    clock: systemClock(),
    random: Math.random,
    seed: {
      organizations: [{ name: 'acme', teams: [{ name: 'policies' }], workspaces, policySets: [] }],
      tokens: [{ kind: 'team', organization: 'acme', of: 'policies', secret: TOKEN }],
    },
  }).finally(() => directory.remove());
}

export const ENCRYPTED = `package acme.encrypted

deny contains message if {
	some change in input.plan.resource_changes
	change.type == "aws_ebs_volume"
	change.change.after.encrypted == false
	message := sprintf("%s is not encrypted: %v", [change.address, change.change.after.encrypted])
}
`;

/** @param condition what makes a bucket wrong */
export const buckets = (condition: string, name = 'buckets') => `package acme.${name}

deny contains message if {
	some change in input.plan.resource_changes
	change.type == "aws_s3_bucket"
	${condition}
	message := sprintf("%s: acl %s", [change.address, change.change.after.acl])
}
`;
export const PUBLIC = 'startswith(change.change.after.acl, "public")';

export const sizes = (rule: 'warn' | 'deny') => `package acme.sizes

${rule} contains message if {
	some change in input.plan.resource_changes
	change.change.after.instance_type == "t3.small"
	message := sprintf("%s is small", [change.address])
}
`;

const TEST = `package acme.buckets_test

import data.acme.buckets

test_private_passes if {
	count(buckets.deny) == 0 with input as {"plan": {"resource_changes": []}}
}
`;

/** Policies on the default branch: two workspaces are blocked by them. */
export function policiesOnMain(): PolicyRepository {
  return policyRepository({
    'policies/buckets.rego': buckets(PUBLIC),
    'policies/buckets_test.rego': TEST,
    'policies/sizes.rego': sizes('warn'),
    'README.md': 'policies\n',
  });
}

/** The environment of a job on a change of the repository. */
export function environmentOf(service: RunningService): Record<string, string> {
  return {
    TF_CLOUD_HOSTNAME: service.origin,
    TF_API_TOKEN: TOKEN,
    TF_CLOUD_ORGANIZATION: 'acme',
    PATH: `${dirname(findProgram('opa') ?? '/')}:${process.env['PATH']}`,
  };
}

/** `net-prod-2` → `net-prod`. */
export function kindOf(workspace: string): string {
  return workspace.replace(/-\d+$/, '');
}
