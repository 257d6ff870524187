/** What a policy says of a plan in JSON. */
import { PlanJson } from '../../src/model/plan-json.ts';
import { askPolicyAgain, judgeBySets } from '../../src/rego/judge-plan.ts';
import { openPolicies } from '../../src/rego/open-policies.ts';
import { policyPorts, policySet } from './rego-sets.ts';

/** @param members of a whole plan, beside those that each has */
async function openJson(text: string, members: object) {
  const opened = await openPolicies(policySet({ 'a.rego': text }), await policyPorts());
  const empty = { format_version: '1.2', planned_values: {}, configuration: {} };
  const document = { ...empty, resource_changes: [], ...members };
  const json = PlanJson.of(document, true);
  const plan = { json, document: document as never, run: undefined, workspace: 'net' };
  return { opened, plan };
}

/** @param members of a whole plan, beside those that each has */
export async function judgeJson(text: string, members: object) {
  const { opened, plan } = await openJson(text, members);
  try {
    return await judgeBySets([opened], plan, new AbortController().signal);
  } finally {
    await opened.close();
  }
}

/** The same of one policy, and of the plan without the parts at these paths. */
export async function judgeJsonWithout(
  [text, policy]: readonly [text: string, policy: string],
  members: object,
  without: readonly (readonly string[])[],
) {
  const { opened, plan } = await openJson(text, members);
  const asked = { policySet: 'policies', policy, without };
  try {
    return await askPolicyAgain([opened], plan, asked, new AbortController().signal);
  } finally {
    await opened.close();
  }
}
