/** What doctor says of who may rewrite the workflow, and of a token that may more than plan. */
import { callCli } from '../support/call-cli.ts';
import { expect, test } from '../support/jest.ts';
import { makeTree } from '../support/tree.ts';
import { serviceForAll } from '../support/service-for-all.ts';
import { teamsSeed, tokenOf } from '../support/team-seed.ts';

const teams = [
  { name: 'plans', access: 'plan' as const },
  { name: 'applies', access: 'write' as const, permissions: { managePolicyOverrides: true } },
];
const service = serviceForAll({ seed: teamsSeed(teams, [{ name: 'net' }]) });

interface Finding {
  state: string;
  subject: string;
  seen: string;
}

const WORKFLOW = '.github/workflows/gate.yml';
const USES = 'jobs:\n  gate:\n    steps:\n      - uses: plangate/plangate@v1\n';

const NET = ['--organization', 'acme', '--workspace', 'net'];
const where = () => ({ TF_CLOUD_HOSTNAME: service.origin, TF_API_TOKEN: tokenOf('plans') });

async function doctor(
  files: Record<string, string>,
  env: Record<string, string> = {},
  ...words: string[]
): Promise<Finding[]> {
  const cwd = makeTree({ 'main.tf': '', ...files }).root;
  const { stdout } = await callCli(['doctor', '--json', ...NET, ...words], {
    cwd,
    env: { ...where(), ...env },
  });
  return (JSON.parse(stdout) as { findings: Finding[] }).findings;
}

const about = (findings: Finding[], subject: string) =>
  findings.filter((one) => one.subject === subject).map(({ state, seen }) => `${state}: ${seen}`);

const BARE = 'unknown: a pull request can edit this workflow file';

const OWNED = 'a ruleset must ask for their review';
const CASES: Record<string, [files: Record<string, string>, seen: string[], ref?: string]> = {
  'no workflow': [{}, []],
  'a bare one': [{ [WORKFLOW]: USES }, [BARE]],
  'code owners of .github/': [
    { [WORKFLOW]: USES, '.github/CODEOWNERS': '# who\n/.github/ @acme/platform\n' },
    [`ok: .github/ has code owners (.github/CODEOWNERS:2); ${OWNED}`, BARE],
  ],
  'code owners of everything': [
    { [WORKFLOW]: USES, CODEOWNERS: '* @acme/platform\n' },
    [`ok: .github/ has code owners (CODEOWNERS:1); ${OWNED}`, BARE],
  ],
  'code owners of something else, and of nobody': [
    { [WORKFLOW]: USES, CODEOWNERS: '/docs/ @acme/writers\n/.github/\n' },
    [BARE],
  ],
  'an environment, and a call': [
    {
      [WORKFLOW]: `on:\n  workflow_call:\n${USES.replace('steps', 'environment: plans\n    steps')}`,
    },
    [
      'ok: its job names an environment, which may keep the token from unreviewed branches',
      'ok: it can be called from other repositories (workflow_call)',
      BARE,
    ],
  ],
  'a job of a workflow from elsewhere': [
    {},
    ['ok: it comes from acme/policy-gate: no pull request here rewrites it'],
    `acme/policy-gate/${WORKFLOW}@refs/heads/main`,
  ],
  'a job of its own workflow': [
    { [WORKFLOW]: USES },
    [BARE],
    `acme/infra/${WORKFLOW}@refs/pull/1/merge`,
  ],
};
test.each(Object.entries(CASES))('who writes the workflow: %s', async (_, [files, seen, ref]) => {
  const job = ref && { GITHUB_REPOSITORY: 'acme/infra', GITHUB_WORKFLOW_REF: ref };
  expect(about(await doctor(files, job || {}), 'workflow')).toEqual(seen);
});

test('a token that may apply and override is told, unless provisional runs need it', async () => {
  const may = (findings: Finding[]) =>
    about(findings, 'workspace net').filter((one) => one.startsWith('note'));
  expect(may(await doctor({}))).toEqual([]);
  const strong = { TF_API_TOKEN: tokenOf('applies') };
  const apply = 'note: lets this token apply runs';
  expect(may(await doctor({}, strong))).toEqual([`${apply}; plan access is enough`]);
  const cwd = makeTree({ 'main.tf': '' }).root;
  expect((await callCli(['check', ...NET], { cwd, env: where() })).code).toBe(0);
  expect(may(await doctor({}, strong))).toEqual([
    `${apply} and override policies; plan access is enough`,
  ]);
  expect(may(await doctor({}, strong, '--mode', 'provisional'))).toEqual([]);
});
