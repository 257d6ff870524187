/** What a plan does, as the report is given it: destroys, replacements, moves, imports, and many more. */
import type { PlannedChange, PlannedChanges } from '../../src/policy/planned-changes.ts';

export function change(
  address: string,
  action: PlannedChange['action'],
  more: Partial<PlannedChange> = {},
): PlannedChange {
  const none = { previousAddress: undefined, reason: undefined, location: undefined };
  return { address, action, imported: false, deposed: false, attributes: [], ...none, ...more };
}

export function at(path: string, startLine: number): Pick<PlannedChange, 'location'> {
  return { location: { path, startLine, endLine: startLine + 3, source: 'block' } };
}

/** Attributes of which only the names are known. */
export function named(...names: string[]): Pick<PlannedChange, 'differs'> {
  return { differs: names.map((name) => ({ name })) };
}

/** A replacement, an update, a create and a delete, each with the names of what differs. */
export function sampleNames(): PlannedChanges {
  const changes: PlannedChange[] = [
    change('aws_ebs_volume.logs', 'replace', {
      reason: 'cannot_update',
      attributes: ['availability_zone'],
      ...at('infra/volumes.tf', 31),
      differs: [{ name: 'availability_zone', forces: true }, { name: 'id' }, { name: 'tags' }],
    }),
    change('aws_db_instance.main', 'update', {
      ...at('infra/db.tf', 4),
      ...named('master_password', 'username'),
    }),
    change('aws_vpc.main', 'create', named('cidr_block')),
    change('aws_iam_role.old', 'delete', {
      reason: 'delete_because_no_resource_config',
      ...named(...Array.from({ length: 9 }, (_, index) => `attribute_${index}`)),
    }),
  ];
  return { changes, leftOut: 0, source: 'json', doubt: undefined };
}

/** Twelve of every kind, and as many creates and updates as make it `number`. */
export function sampleChanges(number: number, more: Partial<PlannedChanges> = {}): PlannedChanges {
  const few: PlannedChange[] = [
    change('aws_db_instance.main', 'delete', { reason: 'delete_because_no_resource_config' }),
    change('aws_ebs_volume.data', 'delete', { deposed: true, ...at('infra/storage.tf', 42) }),
    change('aws_instance.web[0]', 'replace', {
      reason: 'cannot_update',
      attributes: ['ami', 'subnet_id'],
      ...at('infra/web.tf', 12),
    }),
    change('module.vpc.aws_subnet.a["eu-west-1a"]', 'replace', {
      reason: 'tainted',
      location: { path: 'infra/main.tf', startLine: 7, endLine: 9, source: 'module-call' },
    }),
    change('aws_iam_role.ci', 'forget', { reason: 'delete_because_no_resource_config' }),
    change('aws_s3_bucket.logs', 'update', {
      previousAddress: 'module.old.aws_s3_bucket.this',
      ...at('infra/logs.tf', 1),
    }),
    change('aws_route53_zone.main', 'none', { imported: true, ...at('infra/dns.tf', 3) }),
    change('aws_kms_key.main', 'none', { previousAddress: 'aws_kms_key.k', reason: 'odd_word' }),
  ];
  const rest = Array.from({ length: Math.max(0, number - few.length) }, (_, index) =>
    index % 4 === 0
      ? change(`aws_security_group_rule.r[${index}]`, 'update', at('infra/rules.tf', 20))
      : change(`aws_instance.node["n${index}"]`, 'create', at('infra/nodes.tf', 1)),
  );
  const changes = [...few, ...rest].slice(0, number);
  return { changes, leftOut: 0, source: 'json', doubt: undefined, ...more };
}
