/** What the example policies say of plans whose values are absent, unknown or of another type. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect } from '../support/jest.ts';
import { REPOSITORY } from '../support/markdown-files.ts';
import { testWith } from '../support/optional-tools.ts';

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
