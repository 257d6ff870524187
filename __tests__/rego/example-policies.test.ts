/** What the example policies say of plans whose values are absent, unknown or of another type. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PlanJson } from '../../src/model/plan-json.ts';
import { judgeBySets } from '../../src/rego/judge-plan.ts';
import { openPolicies } from '../../src/rego/open-policies.ts';
import { readDirectoryPolicies } from '../../src/rego/policy-files.ts';
import { expect } from '../support/jest.ts';
import { REPOSITORY } from '../support/markdown-files.ts';
import { testWith } from '../support/optional-tools.ts';
import { policyPorts } from '../support/rego-sets.ts';

const GROUP = 'aws_security_group';
const RULE = 'aws_vpc_security_group_ingress_rule';

/** The messages of the policy of public ingress about one resource. */
function denied(opa: string, type: string, after: object): unknown {
  const change = { mode: 'managed', type, address: `${type}.a`, change: { after } };
  const policies = join(REPOSITORY, 'examples/policies');
  const query = 'data.terraform.policies.no_public_ingress.deny';
  const { stdout } = spawnSync(opa, ['eval', '-I', '-f', 'raw', '-d', policies, query], {
    input: JSON.stringify({ plan: { resource_changes: [change] } }),
    encoding: 'utf8',
  });
  return JSON.parse(stdout);
}

const open = (port: object) => ({ ingress: [{ cidr_blocks: ['0.0.0.0/0'], ...port }] });
const onPort = (port: string) => [`${GROUP}.a: ingress on port ${port} is open to 0.0.0.0/0`];

const CASES: [what: string, type: string, after: object, expected: string[]][] = [
  ['a number', GROUP, open({ from_port: 22 }), onPort('22')],
  ['a text', GROUP, open({ from_port: '50051' }), onPort('50051')],
  ['absent, or unknown', GROUP, open({}), onPort('unknown')],
  ['null', GROUP, open({ from_port: null }), onPort('null')],
  ['without blocks of IPv6', GROUP, open({ from_port: 1, ipv6_cidr_blocks: null }), onPort('1')],
  ['closed', GROUP, { ingress: [{ cidr_blocks: ['10.0.0.0/8'], from_port: 1 }] }, []],
  [
    'of IPv6 alone',
    RULE,
    { cidr_ipv4: null, cidr_ipv6: '::/0' },
    [`${RULE}.a: ingress is open to ::/0`],
  ],
  ['of nobody', RULE, { cidr_ipv4: null, cidr_ipv6: null }, []],
];
for (const [what, type, after, expected] of CASES) {
  testWith('opa', `an ingress is denied where it is open: ${what}`, (opa) => {
    expect(denied(opa, type, after)).toEqual(expected);
  });
}

/** What the example policies say of a resource that is created, as Plangate judges it. */
async function judged(type: string, after: object, unknown: object) {
  const policies = join(REPOSITORY, 'examples/policies');
  const files = await readDirectoryPolicies(policies, 'policies', policies);
  if (files === undefined) throw new Error('There are no example policies.');
  const opened = await openPolicies(files, await policyPorts());
  const change = { actions: ['create'], before: null, after, after_unknown: unknown };
  const resource = { mode: 'managed', type, address: `${type}.a`, name: 'a', change };
  const json = PlanJson.of({ format_version: '1.2', resource_changes: [resource] }, true);
  const plan = { json, document: json.document as never, run: undefined, workspace: 'net' };
  try {
    const { results } = await judgeBySets([opened], plan, new AbortController().signal);
    return Object.fromEntries(
      results.map(({ policy, status, output }) => [policy, [status, ...output]]),
    );
  } finally {
    await opened.close();
  }
}

testWith(
  'opa',
  'a volume of which no plan says that it is encrypted is denied, and why',
  async () => {
    const results = await judged('aws_ebs_volume', {}, { encrypted: true });
    expect(results['require-encrypted-volumes']).toEqual([
      'failed',
      'aws_ebs_volume.a: attribute "encrypted" is not true',
      'aws_ebs_volume.a: `encrypted` is known only after the apply. The policy compares it with true.',
    ]);
  },
);

testWith('opa', 'a tag whose value is known only after the apply is not missing', async () => {
  const results = await judged(
    'aws_vpc',
    { tags: { owner: 'net' } },
    { tags: { environment: true } },
  );
  expect(results['required-tags']?.[0]).toBe('known-after-apply');
});
