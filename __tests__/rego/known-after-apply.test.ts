/** A pass that may depend on a value of the apply is none: it says which value of which resource, and what it is compared with. */
import { PlanJson } from '../../src/model/plan-json.ts';
import { describe, expect } from '../support/jest.ts';
import { judgeJson } from '../support/judge-json.ts';
import { testWith } from '../support/optional-tools.ts';
import { policyPorts } from '../support/rego-sets.ts';
import { saidOf } from '../support/text-cases.ts';
import { asTrusted } from '../../src/trust/tree.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { toPlainText } from '../../src/model/sentence.ts';
import { execute } from '../../src/machine/execute.ts';
import { filesOfCommit, proposedTree } from '../support/trusted-tree.ts';
import { openRepository } from '../support/repository.ts';
import { openTrial } from '../../src/rego/trial.ts';

interface Planned {
  address: string;
  values?: object;
  unknown?: object;
  actions?: string[];
}

function resourceOf({ address, values = {}, unknown = {}, actions = ['create'] }: Planned) {
  const [type = '', name = ''] = address.split('.').slice(-2);
  return {
    address,
    ...(address.startsWith('module.') && {
      module_address: address.split('.').slice(0, 2).join('.'),
    }),
    mode: 'managed',
    type,
    name,
    provider_name: 'registry.terraform.io/hashicorp/aws',
    change: {
      actions,
      before: actions.includes('create') ? null : values,
      after: values,
      after_unknown: unknown,
      after_identity: null,
    },
  };
}

/** What the policies of a package say of a plan, one line for each message. */
async function judge(text: string, resources: readonly Planned[], more: object = {}) {
  const changes = resources.map(resourceOf);
  const planned = changes.map(({ change, ...resource }) => ({ ...resource, values: change.after }));
  return judgeJson(text, {
    planned_values: { root_module: { resources: planned } },
    resource_changes: changes,
    ...more,
  });
}

async function said(text: string, resources: readonly Planned[], more: object = {}) {
  const { results } = await judge(text, resources, more);
  return results.flatMap(({ status, output }) => [status, ...output]);
}

/** The rules that the conditions use. */
const RULES = `
buckets := {"aws_s3_bucket", "aws_s3_bucket_acl"}
all_of(type) := [r | some r in input.resource_changes; r.type == type]
keys_of contains key if some key, _ in {"aws_s3_bucket": 1}
of_key := "aws_vpc" if input.complete == false
of_key := key if some key, _ in {"aws_s3_bucket": 1}
is_bucket(r) if r.type == "aws_s3_bucket"
is_of(r, type) if { r.mode == "managed"; r.type == type } else := false
is_either(r) if r.type == "aws_vpc"
is_either(r) if r.type == "aws_security_group"
is_perhaps(r) if r.type == "aws_vpc"
is_perhaps(r) if r.change.actions[_] == "create"
planned contains r if some r in input.planned_values.root_module.resources
`;

/** A group whose rules have an unknown list in the second of them, and a bucket of which only the address is known. */
const PLAN: readonly Planned[] = [
  {
    address: 'aws_security_group.web',
    values: {
      name: 'web',
      ingress: [
        { port: 22, cidrs: ['10.0.0.0/8'], groups: [] },
        { port: 443, cidrs: ['10.0.0.0/8'] },
      ],
      tags: { env: 'prod' },
    },
    unknown: { id: true, ingress: [{}, { groups: true }], tags: { id: true } },
  },
  { address: 'aws_s3_bucket.logs', values: { bucket: 'logs' }, unknown: { acl: true } },
];

describe('a condition reads what is known only after the apply', () => {
  for (const [body, [first = '', ...more]] of saidOf('rego-unknown.txt')) {
    testWith('opa', body, async () => {
      const text = `package a\n${RULES}\ndeny contains "x" if {\n\t${body}\n}\n`;
      const [status, ...conditions] = await said(text, PLAN);
      expect(status).toBe(first === 'passed' ? 'passed' : 'known-after-apply');
      if (first !== 'passed') expect(conditions).toEqual([first, ...more]);
    });
  }
});

testWith('opa', 'a function that has the name of one that assigns gives no value', async () => {
  const text = `package a

eq(a, b) if {
	a.type == "aws_vpc"
	b.change.after.acl == "x"
}

deny contains "x" if {
	some r in input.resource_changes
	r.type == "aws_vpc"
	eq(r, input.resource_changes[_])
}
`;
  expect(await said(text, PLAN)).toEqual([
    'known-after-apply',
    'aws_s3_bucket.logs: `acl` is known only after the apply. The policy compares it with "x".',
  ]);
});

const PUBLIC = `deny contains r.address if {
	some r in input.resource_changes
	r.type == "aws_s3_bucket"
	r.change.after.acl == "public-read"
}
`;
const [, BUCKET = { address: '' }] = PLAN;
const CONDITION =
  'aws_s3_bucket.logs: `acl` is known only after the apply. The policy compares it with "public-read".';

describe('what a policy says of a value that is not known yet', () => {
  testWith(
    'opa',
    'is a condition of its own, which people may approve where it names them',
    async () => {
      const metadata = `# METADATA\n# custom:\n#   enforcement_level: soft-mandatory\n#   approvers: [ann]\n`;
      const { results } = await judge(`package a\n\n${metadata}${PUBLIC}`, [BUCKET]);
      expect(results).toMatchObject([
        {
          status: 'known-after-apply',
          level: 'soft-mandatory',
          overridable: true,
          address: 'aws_s3_bucket.logs',
          output: [CONDITION],
          approval: { approvers: ['ann'], needed: 1, missing: 1 },
        },
      ]);
    },
  );

  testWith('opa', 'is advisory where METADATA says so, and nothing else is', async () => {
    const metadata = `# METADATA\n# custom:\n#   enforcement_level: mandatory\n#   unknown: advisory\n`;
    const levelOf = async (values: object) => {
      const bucket = { ...BUCKET, unknown: {}, values };
      const text = `package a\n\n${metadata}${PUBLIC}`;
      return (await judge(text, 'acl' in values ? [bucket] : [BUCKET])).results;
    };
    expect(await levelOf({})).toMatchObject([{ status: 'known-after-apply', level: 'advisory' }]);
    expect(await levelOf({ acl: 'public-read' })).toMatchObject([
      { status: 'failed', level: 'mandatory' },
    ]);
    const wrong = `package a\n\n${metadata.replace('unknown: advisory', 'unknown: passed')}${PUBLIC}`;
    await expect(judge(wrong, [])).rejects.toMatchObject({
      findings: [{ says: expect.anything() as unknown }],
    });
  });

  testWith('opa', 'is said beside a failure that names the resource', async () => {
    const enabled = `package a

deny contains sprintf("%s: not enabled", [r.address]) if {
	some r in input.resource_changes
	not r.change.after.status == "Enabled"
}
`;
    const bucket = { address: 'aws_s3_bucket_versioning.a', unknown: { status: true } };
    expect(await said(enabled, [bucket])).toEqual([
      'failed',
      'aws_s3_bucket_versioning.a: not enabled',
      'aws_s3_bucket_versioning.a: `status` is known only after the apply. The policy compares it with "Enabled".',
    ]);
  });

  testWith('opa', 'names the ways out where nothing else makes the policy fail', async () => {
    const text = `package a

deny contains sprintf("%s: not enabled", [r.address]) if {
	some r in input.resource_changes
	not r.change.after.status == "Enabled"
}
`;
    const later = { address: 'aws_s3_bucket_versioning.a', unknown: { status: true } };
    const off = { address: 'aws_s3_bucket_versioning.b', values: { status: 'Suspended' } };
    const remedyFor = async (resources: readonly Planned[]) => {
      const [result] = (await judge(text, resources)).results;
      expect(result?.status).toBe('failed');
      return result?.remedy && toPlainText(result.remedy);
    };
    expect(await remedyFor([later])).toMatch(
      /^All that "a" fails for has a value that is known only after the apply: .*four ways out/,
    );
    expect(await remedyFor([later, off])).toBeUndefined();
    expect(await remedyFor([off])).toBeUndefined();
  });

  testWith('opa', 'has to be approved beside a failure that people may accept', async () => {
    const metadata = `# METADATA\n# custom:\n#   enforcement_level: soft-mandatory\n`;
    const open = { address: 'aws_s3_bucket.open', values: { acl: 'public-read' } };
    expect(await said(`package a\n\n${metadata}${PUBLIC}`, [BUCKET, open])).toEqual([
      'failed',
      'aws_s3_bucket.open',
      CONDITION,
    ]);
    expect(await said(`package a\n\n${PUBLIC}`, [BUCKET, open])).toEqual([
      'failed',
      'aws_s3_bucket.open',
    ]);
  });
});

testWith('opa', 'a change of policies says where a pass waits for the apply', async () => {
  const repository = openRepository(emptyDirectory());
  const { root } = repository;
  const waits = `# METADATA\n# custom:\n#   unknown: advisory\n`;
  const branch = repository.commit({
    'policies/a.rego': `package a\n\n${PUBLIC}`,
    'policies/b.rego': `package b\n\n${waits}${PUBLIC}`,
  });
  const jobTree = proposedTree(root, {
    trusted: async () => asTrusted(filesOfCommit(root, branch)),
  });
  const where = { directory: 'policies', workingDirectory: root, workspace: root, jobTree };
  const ports = { ...(await policyPorts()), execute };
  const trial = await openTrial(where, ports);
  const json = PlanJson.of({ resource_changes: [resourceOf(BUCKET)] }, false);
  const plan = { json, document: json.document as never, text: json.text };
  const { after } = await trial.judge(plan, new AbortController().signal);
  expect(after).toMatchObject([
    { policy: 'a', status: 'unknown', because: CONDITION },
    { policy: 'b', status: 'passed' },
  ]);
  await trial.close();
});

describe('every kind of what is not known', () => {
  const of = (body: string) => `package a\n\ndeny contains "x" if {\n\t${body}\n}\n`;
  const deferred = { deferred_changes: [{ reason: 'x', resource_change: resourceOf(BUCKET) }] };
  const action = {
    address: 'action.a.b',
    type: 'a',
    name: 'b',
    provider_name: 'p',
    config_values: { url: null, key_wo: null },
    config_unknown: { body: true },
  };
  for (const [what, body, more, message] of [
    [
      'the identity of what is created, where a policy names it,',
      'input.resource_changes[_].change.after_identity.arn == "x"',
      {
        resource_changes: [
          { ...resourceOf(BUCKET), change: { actions: ['create'], before: null, after: {} } },
        ],
      },
      'aws_s3_bucket.logs: `after_identity` is known only after the apply. The policy compares it with "x".',
    ],
    [
      'an output',
      'input.output_changes.url.after == "http"',
      { output_changes: { url: { actions: ['create'], before: null, after_unknown: true } } },
      'output.url: its value is known only after the apply. The policy compares it with "http".',
    ],
    [
      'a planned output',
      'input.planned_values.outputs.url.value == "http"',
      { output_changes: { url: { actions: ['create'], before: null, after_unknown: true } } },
      'output.url: its value is known only after the apply. The policy compares it with "http".',
    ],
    [
      'a planned output of which only a part is known, and which the plan leaves out,',
      'input.planned_values.outputs.url.value.host == "http"',
      {
        output_changes: {
          url: {
            actions: ['create'],
            before: null,
            after: { host: 'http' },
            after_unknown: { port: true },
          },
        },
      },
      'output.url: its value is known only after the apply. The policy compares it with "http".',
    ],
    [
      'the type of a planned output',
      'input.planned_values.outputs.url.type == "string"',
      { output_changes: { url: { actions: ['create'], before: null, after_unknown: true } } },
      'output.url: `type` is known only after the apply. The policy compares it with "string".',
    ],
    [
      'whether a value that is not known is sensitive',
      'input.resource_changes[_].change.after_sensitive.acl',
      { resource_changes: [resourceOf(BUCKET)] },
      'aws_s3_bucket.logs: `acl` is known only after the apply.',
    ],
    [
      'what of a planned value that is not known is sensitive',
      'input.planned_values.root_module.resources[_].sensitive_values.acl.inner',
      { resource_changes: [resourceOf(BUCKET)] },
      'aws_s3_bucket.logs: `acl` is known only after the apply.',
    ],
    [
      'whether an argument of an action is sensitive',
      'input.action_invocations[_].config_sensitive.body',
      { action_invocations: [action] },
      'action.a.b: `body` is known only after the apply.',
    ],
    [
      'an argument of an action',
      'input.action_invocations[_].config_values.body == "x"',
      { action_invocations: [action] },
      'action.a.b: `body` is known only after the apply. The policy compares it with "x".',
    ],
    [
      'a write-only argument',
      'input.action_invocations[_].config_values.key_wo == "x"',
      { action_invocations: [action] },
      'action.a.b: `key_wo` is write-only, so no plan says what it is. The policy compares it with "x".',
    ],
    [
      'an action that is deferred',
      'input.action_invocations[_].type == "a"',
      { deferred_action_invocations: [{ reason: 'x', action_invocation: action }] },
      'action.a.b: what it becomes is known only after the apply.',
    ],
    [
      'a change that is deferred',
      'some r in input.resource_changes; r.type == "aws_s3_bucket"; r.change.after.name == "x"',
      deferred,
      'aws_s3_bucket.logs: what it becomes is known only after the apply. The policy compares it with "x".',
    ],
    [
      'what will be done to a change that is deferred',
      'input.resource_changes[_].change.actions[_] == "delete"',
      deferred,
      'aws_s3_bucket.logs: what it becomes is known only after the apply.',
    ],
    [
      'what will be done to a change that is deferred, where it is asked for first,',
      'some r in input.resource_changes; "delete" in r.change.actions; r.change.after.name == "x"',
      deferred,
      'aws_s3_bucket.logs: what it becomes is known only after the apply. The policy compares it with "x".',
    ],
    [
      'the number of changes, where one is deferred',
      'count(input.resource_changes) > 5',
      deferred,
      'aws_s3_bucket.logs: what it becomes is known only after the apply.',
    ],
    [
      'the result of a check',
      'input.checks[_].status == "fail"',
      { checks: [{ address: { kind: 'check', to_display: 'check.a' }, status: 'unknown' }] },
      'checks: what it becomes is known only after the apply.',
    ],
  ] as const) {
    testWith('opa', `${what} is followed`, async () => {
      expect(await said(of(body), [], more)).toEqual(['known-after-apply', message]);
    });
  }

  testWith('opa', 'what is sensitive in the plan stays so after the apply', async () => {
    const bucket = resourceOf(BUCKET);
    const change = { ...bucket.change, after_sensitive: { acl: true } };
    const sensitive = { resource_changes: [{ ...bucket, change }] };
    const body = 'not input.resource_changes[0].change.after_sensitive.acl';
    expect(await said(of(body), [], sensitive)).toEqual(['passed']);
  });

  testWith('opa', 'the keys of a sensitive map are not shown', async () => {
    const bucket = resourceOf({ ...BUCKET, unknown: { tags: { 'top-secret': true } } });
    const change = { ...bucket.change, after_sensitive: { tags: true } };
    const body = 'input.resource_changes[_].change.after.tags[_] == "x"';
    const more = { resource_changes: [{ ...bucket, change }] };
    expect(await said(of(body), [], more)).toEqual([
      'known-after-apply',
      'aws_s3_bucket.logs: `tags` is known only after the apply. The policy compares it with "x".',
    ]);
    const printed = `package a\n\ndeny contains key if some key, _ in input.resource_changes[0].change.after_unknown.tags\n`;
    expect(JSON.stringify(await said(printed, [], more))).not.toContain('top-secret');
  });

  testWith(
    'opa',
    'a change of another type that is deferred is none that is asked for',
    async () => {
      const body =
        'some r in input.resource_changes; r.type == "aws_vpc"; r.change.after.name == "x"';
      expect(await said(of(body), [], deferred)).toEqual(['passed']);
      const every =
        'every r in input.resource_changes { r.type == "aws_vpc"; r.change.after.name == "x" }';
      expect(
        await said(of(`not any_other\n}\n\nany_other if {\n\t${every}`), [], deferred),
      ).toEqual([
        'known-after-apply',
        'aws_s3_bucket.logs: what it becomes is known only after the apply.',
      ]);
    },
  );
});
