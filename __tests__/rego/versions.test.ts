/** The oldest `opa` that is supported and the newest one say the same of the same policies. */
import { openPolicies } from '../../src/rego/open-policies.ts';
import { expect } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { inputOf, policyPorts, policySet } from '../support/rego-sets.ts';
import { textCases } from '../support/text-cases.ts';
import { makeTree } from '../support/tree.ts';

const resource = (type: string, name: string, actions: string[], after: object) => ({
  address: `${type}.${name}`,
  mode: 'managed',
  type,
  name,
  change: { actions, before: null, after, after_unknown: {} },
});
const PLAN = {
  format_version: '1.2',
  terraform_version: '1.11.4',
  variables: { region: { value: 'eu-1' }, zone: { value: 'eu-1' }, owner: { value: 'Net' } },
  planned_values: { root_module: { resources: [] } },
  resource_changes: [
    resource('bucket', 'logs', ['create'], { acl: 'public-read', size: 5, tags: { owner: 'a' } }),
    resource('bucket', 'data', ['update'], { acl: 'private', size: 50, tags: {} }),
    resource('server', 'web', ['delete', 'create'], { ports: [22, 80], zone: 'eu-1', note: null }),
    resource('server', 'db', ['no-op'], { ports: [], zone: 'us-1', cidr: '10.0.0.0/8' }),
  ],
};

const CHANGES = 'some c in input.plan.resource_changes';
const [CONDITIONS, HELPERS] = textCases('rego-conditions.rego').map(({ text }) => text);
const POLICIES = Object.fromEntries(
  (CONDITIONS ?? '')
    .trim()
    .split('\n')
    .map((line, at) => {
      const name = `p${at + 1}`;
      const body = line.replace(/\bC\b(?=[;}\]]|$)/g, CHANGES);
      const rule = `deny contains c.address if {\n\t${body}\n}\n`;
      return [`${name}.rego`, `# ${line}\npackage ${name}\n\n${rule}\n${HELPERS}`];
    }),
);

async function judge(opa: string): Promise<string[]> {
  const { root: path } = makeTree({ opa: { link: opa } });
  const opened = await openPolicies(policySet(POLICIES), await policyPorts({ path }));
  const results = await opened.set.judge.evaluate(inputOf(PLAN), new AbortController().signal);
  await opened.close();
  return results
    .toSorted((one, other) => Number(one.name.slice(1)) - Number(other.name.slice(1)))
    .map(({ name, status, output }) => {
      const [condition] = POLICIES[`${name}.rego`]?.split('\n') ?? [];
      return `${name} ${status} ${output.join(', ')} ${condition}`;
    });
}

testWith(
  ['opa-1.0.0', 'opa'],
  '60 policies have the same results with the oldest and the newest opa',
  async (oldest, newest) => {
    const said = await judge(newest);
    expect(said).toHaveLength(60);
    expect(said.filter((line) => / (?:passed|failed) /.test(line))).toEqual(said);
    expect(said.filter((line) => line.includes(' passed ')).length).toBeGreaterThan(3);
    expect(await judge(oldest)).toEqual(said);
  },
);
