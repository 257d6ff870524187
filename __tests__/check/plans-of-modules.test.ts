/**
 * Plans of public modules, each with a few of its resources and attributes and other texts. Those of Terraform 1.11.4 were
 * recorded with the providers random, null, local, tls and time. The others have the forms of plans that public repositories
 * keep: of aws, azurerm, google and oci, and of the test data of Terraform and OpenTofu. Those of kubernetes and helm have
 * the attributes and marks of the providers' own schemas.
 */
import { readPlan } from '../../src/plan/read-plan.ts';
import { callCli } from '../support/call-cli.ts';
import { WITHOUT_PAUSES } from '../support/clock-without-pauses.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { expect, test } from '../support/jest.ts';
import { readText } from '../support/markdown-files.ts';
import { testWith } from '../support/optional-tools.ts';
import { pathWith } from '../support/policy-repository.ts';
import { layIn } from '../support/tree.ts';

interface Plan extends Record<string, unknown> {
  resource_changes: { address: string; change: { actions: string[] } }[];
}

const PLANS = JSON.parse(readText('__tests__/data/plans-of-modules.json')) as {
  of: string;
  plan: Plan;
}[];

const POLICY = `package main

deny contains msg if {
	some change in input.resource_changes
	some action in change.change.actions
	action in {"create", "update", "delete"}
	msg := sprintf("%s: %s", [change.address, action])
}
`;

testWith(
  'opa',
  'each plan of a public module is accepted, and judged by its changes',
  async (opa) => {
    const cwd = emptyDirectory();
    layIn(cwd, { 'policy/changes.rego': POLICY });
    for (const [at, { plan }] of PLANS.entries()) {
      layIn(cwd, { [`root-${at}/main.tf`]: '', [`plans/root-${at}.json`]: JSON.stringify(plan) });
    }
    const words = ['check', '--plan', 'plans', '--json'];
    const env = { PATH: pathWith(opa), HOME: cwd };
    const { stdout } = await callCli(words, { clock: WITHOUT_PAUSES, cwd, env });
    const { workspaces, causes } = JSON.parse(stdout) as {
      workspaces: { name: string; verdict: string }[];
      causes: { resources: { address: string; messages: string[]; workspaces: string[] }[] }[];
    };
    const resources = causes.flatMap((cause) => cause.resources);
    for (const [at, { of, plan }] of PLANS.entries()) {
      const name = `root-${at}`;
      const said = resources
        .filter((one) => one.workspaces.includes(name))
        .map(({ address, messages }) => `${address}: ${messages.join('; ')}`);
      const changed = plan.resource_changes.flatMap(({ address, change: { actions } }) => {
        const words = actions.filter((one) => ['create', 'update', 'delete'].includes(one)).sort();
        return words.length > 0 ? `${address}: ${words.join('; ')}` : [];
      });
      const verdict = workspaces.find((one) => one.name === name)?.verdict;
      const expected = changed.length > 0 ? 'blocked' : 'passed';
      expect([of, verdict, said.sort()]).toEqual([of, expected, changed.sort()]);
    }
  },
);

test('a plan of 50 MB is accepted', async () => {
  const plan = PLANS.find(({ of }) => of.startsWith('Azure'))?.plan;
  const variables = Object.fromEntries(
    Array.from({ length: 50 }, (_, at) => [`v${at}`, { value: 'x'.repeat(1_000_000) }]),
  );
  const { counts } = await readPlan(JSON.stringify({ ...plan, variables }));
  expect(counts.additions).toBeGreaterThan(0);
});
