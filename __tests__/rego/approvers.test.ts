/** Who must agree to a failure of a policy, by METADATA and policies.hcl. */
import { PolicyProblem } from '../../src/model/policy-files.ts';
import { openPolicies } from '../../src/rego/open-policies.ts';
import { describe, expect } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { policyPorts, policySet } from '../support/rego-sets.ts';

const RULE = 'deny contains "x" if input.plan.resource_changes[_].type == "aws_iam_role"\n';
const metadata = (custom: string, scope = '') =>
  `# METADATA\n${scope === '' ? '' : `# scope: ${scope}\n`}# custom: ${custom}\n`;
const iam = (custom: string) => `package iam\n\n${metadata(custom)}${RULE}`;
const hcl = (more: string, level = 'soft-mandatory') =>
  `policy "iam" {\n  query = "data.iam.deny"\n  enforcement_level = "${level}"\n${more}}\n`;

async function ruleOf(files: Record<string, string>) {
  const opened = await openPolicies(policySet(files), await policyPorts());
  try {
    const approval = opened.set.policies.map((policy) => policy.approval);
    return approval[0] && { names: approval[0].approvers.names, count: approval[0].count };
  } finally {
    await opened.close();
  }
}
const problemOf = (files: Record<string, string>) =>
  ruleOf(files).then(
    (rule) => `none: ${JSON.stringify(rule)}`,
    (error: unknown) => {
      if (error instanceof PolicyProblem) return error.message;
      throw error;
    },
  );

const SOFT = 'enforcement_level: soft-mandatory';
const CASES: Record<
  string,
  [Record<string, string>, { names: string[]; count: number } | undefined]
> = {
  'nobody, where nothing names them': [{ 'a.rego': iam(`{ ${SOFT} }`) }, undefined],
  'those of METADATA, with and without @': [
    {
      'a.rego': iam(`{ ${SOFT}, approvers: ["@acme/security", ann, "role:admin"], approvals: 2 }`),
    },
    { names: ['acme/security', 'ann', 'role:admin'], count: 2 },
  ],
  'one person, by default': [
    { 'a.rego': iam(`{ ${SOFT}, approvers: ["@ann"] }`) },
    { names: ['ann'], count: 1 },
  ],
  'those of a package and those of a rule, and the larger number': [
    {
      'a.rego': `${metadata(`{ ${SOFT}, approvers: [ann], approvals: 2 }`, 'package')}package iam\n\n${metadata('{ approvers: [bob] }')}${RULE}`,
    },
    { names: ['bob', 'ann'], count: 2 },
  ],
  'those of policies.hcl': [
    {
      'a.rego': `package iam\n\n${RULE}`,
      'policies.hcl': hcl('  approvers = ["@ann", "acme/security"]\n  approvals = 2\n'),
    },
    { names: ['ann', 'acme/security'], count: 2 },
  ],
  'those of both, and of both the larger number': [
    {
      'a.rego': iam(`{ ${SOFT}, approvers: [ann], approvals: 3 }`),
      'policies.hcl': hcl('  approvers = ["bob"]\n  approvals = 2\n'),
    },
    { names: ['bob', 'ann'], count: 3 },
  ],
};
describe('the people who must approve are', () => {
  for (const [name, [files, expected]] of Object.entries(CASES)) {
    testWith('opa', name, async () => {
      expect(await ruleOf(files)).toEqual(expected);
    });
  }
});

const PROBLEMS: Record<string, [Record<string, string>, RegExp]> = {
  'an empty list': [{ 'a.rego': iam(`{ ${SOFT}, approvers: [] }`) }, /empty list of `approvers`/],
  'no list at all': [{ 'a.rego': iam(`{ ${SOFT}, approvals: 2 }`) }, /names no `approvers`/],
  'a name that is none': [
    { 'a.rego': iam(`{ ${SOFT}, approvers: ["a b", "role:write", 3, {}] }`) },
    /approvers "a b", "role:write", 3, an object, which are no person or team/,
  ],
  'a name from the plan': [
    { 'a.rego': iam(`{ ${SOFT}, approvers: ["\${input.plan.owner}"] }`) },
    /no person or team/,
  ],
  'no approvals': [
    { 'a.rego': iam(`{ ${SOFT}, approvers: [ann], approvals: 0 }`) },
    /`approvals: 0`/,
  ],
  'half an approval': [
    { 'a.rego': iam(`{ ${SOFT}, approvers: [ann], approvals: 1.5 }`) },
    /`approvals: 1.5`/,
  ],
  'a number as a text': [
    { 'a.rego': iam(`{ ${SOFT}, approvers: [ann], approvals: "2" }`) },
    /`approvals: "2"`/,
  ],
  'a mandatory level': [
    { 'a.rego': iam('{ enforcement_level: mandatory, approvers: [ann] }') },
    /"iam" is mandatory/,
  ],
  'the level of its name': [{ 'a.rego': iam('{ approvers: [ann] }') }, /"iam" is mandatory/],
  'an advisory level': [
    { 'a.rego': iam('{ enforcement_level: advisory, approvers: [ann] }') },
    /"iam" is advisory/,
  ],
  'a stricter level in policies.hcl': [
    {
      'a.rego': iam(`{ ${SOFT}, approvers: [ann] }`),
      'policies.hcl': hcl('', 'hard-mandatory'),
    },
    /"iam" is hard-mandatory/,
  ],
  'an empty list in policies.hcl': [
    { 'a.rego': `package iam\n\n${RULE}`, 'policies.hcl': hcl('  approvers = []\n') },
    /policies\.hcl:1 has an empty list/,
  ],
  'what is no literal in policies.hcl': [
    { 'a.rego': `package iam\n\n${RULE}`, 'policies.hcl': hcl('  approvers = var.people\n') },
    /no person or team/,
  ],
  'a number in policies.hcl that is below 1': [
    {
      'a.rego': `package iam\n\n${RULE}`,
      'policies.hcl': hcl('  approvers = ["ann"]\n  approvals = -1\n'),
    },
    /`approvals: -1`/,
  ],
};
describe('a policy is refused because of', () => {
  for (const [name, [files, expected]] of Object.entries(PROBLEMS)) {
    testWith('opa', name, async () => {
      expect(await problemOf(files)).toMatch(expected);
    });
  }
});
