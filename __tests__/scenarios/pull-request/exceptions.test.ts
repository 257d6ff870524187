/** The file of exceptions, in the action that ships. */
import { expect, test } from '../../support/jest.ts';
import { startScenario } from '../../support/scenario.ts';
import { ENTRY as SAMPLE } from '../../policy/sample-exception.ts';

const FILE = 'gate/exceptions.json';
/** A UTC day in 200 days. */
const until = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);

const ENTRY = {
  ...SAMPLE,
  policy: 'allowed-regions',
  address: 'module.vpc.aws_vpc.this',
  until,
};

async function excepting({ text = JSON.stringify({ exceptions: [ENTRY] }) }) {
  const scenario = await startScenario({
    script: 'evaluation-advisory',
    github: { branches: { main: { [FILE]: text } } },
  });
  const ended = await scenario.run({
    with: { exceptions: FILE, 'fail-on': 'advisory', comment: 'always' },
  });
  const comment = scenario.comment();
  await scenario.close();
  return { ended, comment, runs: scenario.service.runs().length };
}

test('a failure of a policy of the service counts all the same, and the report says so', async () => {
  const { ended, comment } = await excepting({});
  expect([ended.exitCode, ended.outputs['verdict']]).toEqual([1, 'advisory']);
  expect(comment).toContain('changes no verdict, because only own policies can be judged again');
  expect(comment).not.toMatch(/excepted until/);
});

test.each([
  ['no JSON', '{'],
  ['a pattern that fits everything', JSON.stringify({ exceptions: [{ ...ENTRY, address: '*' }] })],
])('a file with %s stops the job before anything is asked', async (_, text) => {
  const { ended, runs } = await excepting({ text });
  expect(ended.exitCode).toBe(1);
  expect(ended.stdout).toMatch(/exceptions/);
  expect(ended.outputs['verdict'] ?? '').not.toMatch(/passed|advisory/);
  expect(runs).toBe(0);
});
