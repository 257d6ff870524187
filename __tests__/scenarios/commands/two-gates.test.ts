/** A command on a commit that two gates judge: it is about the gate whose settings file its workflow names. */
import { afterEach, beforeEach, expect, test } from '../../support/jest.ts';
import { yamlOf, type Scenario } from '../../support/scenario.ts';
import { layIn } from '../../support/tree.ts';
import { comment, gate, start } from './commented.ts';

const SECOND = '.github/plangate-net.yml';
const OTHER = '.github/plangate-other.yml';
const NAMES_SECOND = { settings: SECOND };

let scenario: Scenario;
beforeEach(async () => {
  const keys = {
    organization: 'acme',
    workspaces: [{ name: 'net-prod' }],
    'override-by': ['ann'],
    'comment-commands': true,
    annotate: 'off',
  };
  const files = Object.fromEntries([SECOND, OTHER].map((path) => [path, yamlOf(keys)]));
  scenario = await start({ script: 'awaiting-override' }, { branches: { main: files } });
  layIn(scenario.job.workspace, files);
  expect((await gate(scenario, NAMES_SECOND)).outputs['verdict']).toBe('needs-override');
});
afterEach(() => scenario.close());

test('it is started again by a workflow that names its file, and by no other one', async () => {
  const rerun = (given: Record<string, string>) =>
    comment(scenario, { body: '/plangate rerun', given });
  expect((await rerun({})).actions).toEqual([]);
  expect((await rerun(NAMES_SECOND)).actions).toContain('started again');
});

test('no run of it is overridden by a workflow that names another file, or none', async () => {
  const others: Record<string, string>[] = [{}, { settings: OTHER }];
  for (const given of others) {
    const done = await comment(scenario, { given });
    expect([done.actions, done.said]).toEqual([[], expect.stringMatching(/No run of/)]);
  }
  expect((await comment(scenario, { given: NAMES_SECOND })).exitCode).toBe(0);
});
