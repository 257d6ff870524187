/** Failures of own policies, overridden by a comment: the service knows nothing of them. */
import { afterEach, expect } from '../../support/jest.ts';
import { eachWith, findProgram, testWith } from '../../support/optional-tools.ts';
import { pathWith } from '../../support/policy-repository.ts';
import { checkOut, HEAD, SERVICE_TOKEN, type Scenario } from '../../support/scenario.ts';
import { layIn } from '../../support/tree.ts';
import { comment, gate, start, type Comment } from './commented.ts';

const REGO = `package buckets

deny contains message if {
	some change in input.plan.resource_changes
	change.type == "aws_s3_bucket"
	message := sprintf("%s: no tag says what it costs", [change.address])
}
`;
/** The same, with a member of its answer that is `value`; the message itself where that is the member. */
const withMember = (member: string, value: string): string =>
  REGO.replace('deny contains message if', 'deny contains answer if').replace(
    /\n}\n$/,
    `
	padding := concat("", [x | some _ in numbers.range(1, 5000); x := " "])
	said := {"msg": message}
	answer := object.union(said, {"${member}": ${value}})
}
`,
  );
const hcl = (level: string): string => `policy "buckets" {
  query             = "data.buckets.deny"
  enforcement_level = "${level}"
}
`;
const files = (level: string, rego = REGO) => ({
  'policies/buckets.rego': rego,
  'policies/policies.hcl': hcl(level),
});
type Files = ReturnType<typeof files>;

let scenario: Scenario;
/** What is on the default branch. */
let main: Record<string, string>;
afterEach(() => scenario.close());

const OWN = { policies: 'policies' };
const WITH_OPA = { PATH: pathWith(findProgram('opa')) };

async function gated(policies: Files): Promise<string | undefined> {
  main = { ...policies };
  scenario = await start({ script: 'evaluation-passed' }, { branches: { main } });
  layIn(scenario.job.workspace, policies);
  checkOut(scenario.job.workspace);
  return (await gate(scenario, OWN, { env: WITH_OPA })).outputs['verdict'];
}
const overrides = (more: Comment = {}) => comment(scenario, { given: OWN, ...more, env: WITH_OPA });
const again = async () => {
  const env = { ...WITH_OPA, GITHUB_RUN_ATTEMPT: '2' };
  return (await gate(scenario, OWN, { env })).outputs['verdict'];
};

testWith('opa', 'a soft-mandatory failure is overridden by a person in `override-by`', async () => {
  expect(await gated(files('soft-mandatory'))).toBe('needs-override');
  expect(scenario.comment()).toContain(`/plangate override ${HEAD} REASON`);
  const { exitCode, actions, outputs } = await overrides();
  expect([exitCode, actions]).toEqual([0, ['told in the comment', 'started again']]);
  expect(outputs['audit']).toContain('"action":"override"');
  expect(scenario.comment()).not.toContain('no tag says what it costs"');
  expect(await again()).toBe('overridden');
  expect(scenario.comment()).toContain('agreed in CHG-1042');
});

testWith('opa', 'a comment finds a failure that depends on the pull request again', async () => {
  const rego = REGO.replace('\tchange.type', '\tinput.pull_request.base == "main"\n\tchange.type');
  expect(await gated(files('soft-mandatory', rego))).toBe('needs-override');
  await overrides();
  expect(await again()).toBe('overridden');
});

testWith('opa', 'a comment finds a failure that depends on the workspace again', async () => {
  const ofWorkspace = '\tinput.run.workspace.name == "net-prod"\n\tchange.type';
  const rego = REGO.replace('\tchange.type', ofWorkspace);
  expect(await gated(files('soft-mandatory', rego))).toBe('needs-override');
  await overrides();
  expect(await again()).toBe('overridden');
});

/** What keeps the gate closed after the comment. */
const KEPT: [what: string, before: Files, after: Files][] = [
  [
    'another message of the same policy',
    files('soft-mandatory'),
    files('soft-mandatory', REGO.replace('no tag says', 'no tag or label says')),
  ],
  ['a policy that is mandatory since', files('soft-mandatory'), files('mandatory')],
  [
    'another member beside the message',
    files('soft-mandatory', withMember('who', 'change.type')),
    files('soft-mandatory', withMember('who', 'change.address')),
  ],
  [
    'text behind what a report shows',
    files('soft-mandatory', withMember('msg', 'concat("", [message, padding, "a"])')),
    files('soft-mandatory', withMember('msg', 'concat("", [message, padding, "b"])')),
  ],
];

eachWith('opa', KEPT)('the approval is not for %s', async (_, before, after) => {
  expect(await gated(before)).toBe('needs-override');
  await overrides();
  Object.assign(main, after);
  expect(['needs-override', 'blocked']).toContain(await again());
});

const NO_PLAN = {
  route: 'GET /plans/:plan/json-output-redacted',
  fault: { kind: 'status', status: 404 },
} as const;
const REFUSED: [what: string, level: string, more: Comment, said: string][] = [
  [
    'by a person whom the workflow does not name',
    'soft-mandatory',
    { login: 'octocat' },
    'none of those',
  ],
  ['of a mandatory policy', 'mandatory', {}, 'cannot be overridden'],
  ['in a workflow without `policies`', 'soft-mandatory', { given: {} }, '0 overridden'],
  [
    'by policies that are no list',
    'soft-mandatory',
    { given: { policies: 'a]' } },
    'policies ends with "]"',
  ],
  [
    'by policies that are not there',
    'soft-mandatory',
    { given: { policies: 'other' } },
    '"other" is not on the default branch',
  ],
  [
    'of a plan that cannot be read',
    'soft-mandatory',
    { later: ({ service }) => service.addFault(NO_PLAN) },
    'The plan was not judged by `policies`',
  ],
  [
    'by a person who owns other policies',
    'soft-mandatory',
    { given: { ...OWN, 'override-by': 'ann\npolicies/*: boss' } },
    'is no owner of what this would override',
  ],
];

eachWith('opa', REFUSED)('nothing is overridden %s', async (_, level, more, said) => {
  await gated(files(level));
  const ended = await overrides(more);
  expect([ended.exitCode, ended.said]).toEqual([1, expect.stringContaining(said)]);
  expect(ended.actions).not.toContain('started again');
  expect(await again()).toBe(level === 'mandatory' ? 'blocked' : 'needs-override');
});

const WHOLE = { ...OWN, 'full-plan': 'true' };
const UNREADABLE = {
  route: 'GET /plans/:plan/json-output',
  times: 20,
  fault: { kind: 'status', status: 403 },
} as const;

testWith('opa', 'a command judges the plan in the form that the gate judged', async () => {
  const policies = files('soft-mandatory');
  main = { ...policies };
  scenario = await start({ script: 'evaluation-passed' }, { branches: { main } });
  layIn(scenario.job.workspace, policies);
  checkOut(scenario.job.workspace);
  const gated = await gate(scenario, WHOLE, { env: WITH_OPA });
  expect(gated.outputs['verdict']).toBe('needs-override');
  const refused = await overrides({ later: ({ service }) => service.addFault(UNREADABLE) });
  expect([refused.exitCode, refused.said]).toEqual([
    1,
    expect.stringContaining('this token may not read that'),
  ]);
  expect(refused.said).toContain('*Admin* on the workspace net-prod');
  scenario.service.clearFaults();
  const before = scenario.service.requests.length;
  const { exitCode, said } = await overrides();
  expect([exitCode, said]).toEqual([0, expect.stringContaining('Approved in net-prod: policies/')]);
  const asked = scenario.service.requests.slice(before).map(({ path }) => path);
  expect(asked).toContainEqual(expect.stringMatching(/json-output$/));
  const env = { ...WITH_OPA, GITHUB_RUN_ATTEMPT: '2' };
  expect((await gate(scenario, WHOLE, { env })).outputs['verdict']).toBe('overridden');
});

testWith('opa', 'an override by the id of a run says which own policies still wait', async () => {
  expect(await gated(files('soft-mandatory'))).toBe('needs-override');
  const run = scenario.service.runs().at(-1)?.id ?? '';
  const step = scenario.step({
    action: 'override',
    event: { name: 'workflow_dispatch', payload: {} },
    env: { ...WITH_OPA, GITHUB_REF: 'refs/heads/main', GITHUB_ACTOR: 'boss' },
  });
  const where = { hostname: scenario.service.origin, organization: 'acme', workspaces: 'net-prod' };
  const given = { token: SERVICE_TOKEN, ...where, run, reason: 'agreed', ...OWN };
  const { stdout } = await scenario.job.run({ ...step, with: given });
  expect(stdout).toContain(`Run ${run} still waits for "policies/buckets" of your own policies`);
});
