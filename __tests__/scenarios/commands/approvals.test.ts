/** The policy decides who must approve: from the line in the report to the merge queue, with a service and without. */
import { afterEach, describe, expect } from '../../support/jest.ts';
import { findProgram, testWith } from '../../support/optional-tools.ts';
import { planningProgram } from '../../support/planning-program.ts';
import { pathWith } from '../../support/policy-repository.ts';
import { checkOut, type Scenario, type StepChanges } from '../../support/scenario.ts';
import { layIn } from '../../support/tree.ts';
import {
  gate,
  linesIn,
  MEMBERS_TOKEN,
  start,
  sticky,
  writeLines,
  type GitHub,
} from './commented.ts';

const rego = (custom: string, input: string) => `# METADATA
# title: Buckets are agreed on
# custom: { enforcement_level: soft-mandatory, ${custom} }
package buckets

deny contains {"msg": sprintf("%s holds data", [rc.address]), "address": rc.address} if {
	some rc in ${input}.resource_changes
	rc.type == "aws_s3_bucket"
}
`;
const TWO = 'approvers: ["@acme/platform", "@ann"], approvals: 2';
const NO_SERVICE = { hostname: '', token: '', organization: '', workspace: '' };

/** How the gate gets its plans, and what it has to be given for that. */
const WAYS = {
  'with a service': { input: 'input.plan', given: {}, path: () => pathWith(findProgram('opa')) },
  'without a service': {
    input: 'input',
    given: { ...NO_SERVICE, local: 'true' },
    path: () => pathWith(planningProgram(), findProgram('opa')),
  },
};
type Way = (typeof WAYS)[keyof typeof WAYS];

let scenario: Scenario;
let attempt = 1;
let way: Way = WAYS['with a service'];
afterEach(() => scenario.close());

const OWN = { policies: 'policies', 'members-token': MEMBERS_TOKEN };
const env = () => ({ PATH: way.path(), GITHUB_RUN_ATTEMPT: String(attempt) });

async function opened(chosen: Way, custom = TWO, github: Partial<GitHub> = {}) {
  attempt = 1;
  way = chosen;
  const main = { 'policies/buckets.rego': rego(custom, way.input) };
  scenario = await start({ script: 'evaluation-passed' }, { branches: { main }, ...github });
  layIn(scenario.job.workspace, main);
  checkOut(scenario.job.workspace);
  return gate(scenario, { ...OWN, ...way.given }, { env: env() });
}
const again = (given: Record<string, string> = {}, changes: StepChanges = {}) => {
  attempt += 1;
  const all = { ...OWN, ...way.given, ...given };
  return gate(scenario, all, { ...changes, env: { ...env(), ...changes.env } });
};
const needed = ({ outputs }: { outputs: Record<string, string> }) =>
  JSON.parse(outputs['needs-approval'] ?? '') as { missing: number }[];

describe.each(Object.entries(WAYS))('%s', (_, chosen) => {
  testWith('opa', 'two people approve over a weekend, and one of them twice', async () => {
    const first = await opened(chosen);
    expect([first.outputs['verdict'], needed(first)]).toEqual([
      'needs-override',
      [{ policy: 'policies/buckets', approvers: ['acme/platform', 'ann'], needed: 2, missing: 2 }],
    ]);
    expect(sticky(scenario)).toContain('needs approval by `acme/platform` and `ann` (0 of 2)');
    expect(linesIn(sticky(scenario))).toHaveLength(1);

    writeLines(scenario, 'ann');
    const one = await again();
    expect([one.outputs['verdict'], needed(one)[0]?.missing]).toEqual(['needs-override', 1]);
    expect(sticky(scenario)).toContain('(1 of 2)');
    expect(sticky(scenario)).toContain('approved by `ann`');

    writeLines(scenario, 'ann');
    expect((await again()).outputs['verdict']).toBe('needs-override');

    writeLines(scenario, 'carl');
    const two = await again();
    expect([two.outputs['verdict'], needed(two)]).toEqual(['overridden', []]);
    expect(scenario.github.violations).toEqual([]);
  });
});
