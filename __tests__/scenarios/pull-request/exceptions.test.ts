/** Failures of advisory policies that the file of exceptions takes out, in the action that ships. */
import { expect, test } from '../../support/jest.ts';
import { startScenario } from '../../support/scenario.ts';
import { ENTRY as SAMPLE } from '../../policy/sample-exception.ts';

const FILE = 'gate/exceptions.json';
const DAY_MS = 86_400_000;
/** A UTC day, so many days from today. */
const day = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const ENTRY = {
  ...SAMPLE,
  policy: 'allowed-regions',
  address: 'module.vpc.aws_vpc.this',
  reason: 'Moves in <b>January</b>',
  until: day(200),
};

interface Excepting {
  entries?: readonly object[];
  script?: 'evaluation-advisory' | 'evaluation-failed';
  /** Whether the file is in the commit of the pull request only. */
  proposed?: boolean;
  text?: string;
}

async function excepting({
  entries = [ENTRY],
  script = 'evaluation-advisory',
  proposed = false,
  text = JSON.stringify({ exceptions: entries }),
}: Excepting) {
  const scenario = await startScenario({
    script,
    github: {
      branches: { main: proposed ? {} : { [FILE]: text } },
      // Where the gate does not look: the commit of the pull request.
      commits: (_, path) => (path === FILE && proposed ? text : undefined),
    },
  });
  const ended = await scenario.run({
    with: { exceptions: FILE, 'fail-on': 'advisory', comment: 'always' },
  });
  const comment = scenario.comment();
  await scenario.close();
  return { ended, comment, runs: scenario.service.runs().length };
}

test('an advisory failure that is excepted passes, and the report says until when, by whom and why', async () => {
  const { ended, comment } = await excepting({});
  expect([ended.exitCode, ended.outputs['verdict']]).toEqual([0, 'passed']);
  expect(comment).toContain(
    '### ✅ Policy gate: passed · 2 policies in 1 workspace, 1 excepted failure at',
  );
  expect(comment).toContain(`excepted until ${ENTRY.until}, \`team-network\``);
  expect(comment).toContain('Moves in `<b>January</b>`');
  expect(ended.stdout).toContain(`excepted until ${ENTRY.until}, team-network`);
});

test('an exception that only the pull request has takes out nothing', async () => {
  const { ended, comment } = await excepting({ proposed: true });
  expect([ended.exitCode, ended.outputs['verdict']]).toEqual([1, 'advisory']);
  expect(comment).not.toMatch(/excepted until/);
});

test('a mandatory failure counts all the same, and the report says so', async () => {
  const entry = { ...ENTRY, policy: 'require-encrypted-volumes', address: 'aws_ebs_volume.data' };
  const { ended, comment } = await excepting({ entries: [entry], script: 'evaluation-failed' });
  expect([ended.exitCode, ended.outputs['verdict']]).toEqual([1, 'blocked']);
  expect(comment).toContain('changes no verdict, because the policy is not advisory');
});

test('a file that is no JSON stops the job before anything is asked', async () => {
  const { ended, runs } = await excepting({ text: '{' });
  expect(ended.exitCode).toBe(1);
  expect(ended.stdout).toMatch(/exceptions/);
  expect(ended.outputs['verdict'] ?? '').not.toMatch(/passed|advisory/);
  expect(runs).toBe(0);
});
