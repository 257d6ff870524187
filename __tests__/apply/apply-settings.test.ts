/** Where an apply is refused before anything starts, and what of the settings of a check it does not take over. */
import {
  settingsOfApply,
  whyNotForEvent,
  type JobOfApply,
} from '../../src/apply/apply-settings.ts';
import { loadSettings, type LoadedSettings } from '../../src/settings/load-settings.ts';
import { expect, test } from '../support/jest.ts';
import { OWN_TREE } from '../support/own-tree.ts';
import { makeTree } from '../support/tree.ts';
import { GIT_PORTS } from '../support/trusted-tree.ts';

const PUSHED: JobOfApply = { isPerson: false, pushedBranch: 'main', defaultBranch: 'main' };
const SERVICE = { organization: 'acme', workspaces: '[{ name: net-prod }]' };
const HERE = { local: 'true', workspaces: '[{ name: net-prod }]' };

/** @param keys of `plangate.yml`, or a plan */
function load({ plan, local, ...keys }: Record<string, string>): Promise<LoadedSettings> {
  const { root } = makeTree({
    'main.tf': 'locals {}\n',
    'plan.json': '{}',
    'plangate.yml': Object.entries(keys)
      .map(([key, value]) => `${key}: ${value}\n`)
      .join(''),
  });
  const inputs = {
    ...(plan && { plan }),
    ...(local && { local }),
    ...(keys['organization'] && { token: 'T0ken' }),
  };
  return loadSettings(
    { inputs, environment: {}, entryPoint: 'action' },
    { workingDirectory: root, jobTree: OWN_TREE },
    GIT_PORTS,
  );
}

async function apply(inputs: Record<string, string>, job: Partial<JobOfApply> = {}) {
  const loaded = settingsOfApply(await load(inputs), { ...PUSHED, ...job });
  if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems));
  return loaded.settings;
}
async function refused(inputs: Record<string, string>, job: Partial<JobOfApply> = {}) {
  const loaded = settingsOfApply(await load(inputs), { ...PUSHED, ...job });
  return 'problems' in loaded
    ? loaded.problems.map(({ where, message }) => `${where} ${message}`)
    : [];
}

test('the plans of a service are saved, and no upload starts a run by itself', async () => {
  const { plans, plan, report } = await apply({
    ...SERVICE,
    'affected-only': 'true',
    comment: 'always',
  });
  expect(plans).toMatchObject({
    from: 'service',
    mode: 'provisional',
    autoQueueRuns: false,
    applies: true,
  });
  expect([plan.affectedOnly, report.comment, report.annotate]).toEqual([false, 'off', 'off']);
});

test('a program and the runs of version control know that their plans are applied', async () => {
  expect((await apply(HERE)).plans).toMatchObject({ from: 'program', applies: true });
  const { plans } = await apply({ ...SERVICE, 'plans-from': 'version-control' });
  expect(plans).toMatchObject({ from: 'version-control', applies: true });
});

test.each([
  ['destroy', { ...SERVICE, destroy: 'true' }],
  ['fail-on', { ...SERVICE, 'fail-on': 'never' }],
  ['terraform-version', { ...SERVICE, 'terraform-version': '1.9.0' }],
  ['plan', { comment: 'off', plan: 'plan.json' }],
])('%s is for a check', async (where, inputs) => {
  expect(await refused(inputs)).toEqual([expect.stringMatching(`^${where} `)]);
});

test('everything that is wrong is said at once', async () => {
  const inputs = { ...SERVICE, destroy: 'true', 'fail-on': 'never' };
  expect(await refused(inputs, { pushedBranch: 'topic' })).toHaveLength(3);
});

test('what is wrong with the settings is said as it is for a check', async () => {
  const loaded = await load({ 'fail-on': 'sometimes' });
  expect(settingsOfApply(loaded, PUSHED)).toBe(loaded);
});

test.each<[string, string, string | undefined, boolean]>([
  ['main', '', 'main', true],
  ['main', '', undefined, false],
  ['topic', '', 'main', false],
  ['release/1', '"release/*"', 'main', true],
  ['main', '"release/*"', 'main', true],
  // Everybody who may push can create a branch that this fits.
  ['topic', '"*"', 'main', false],
  ['release/1', '"*", "release/*"', 'main', true],
])('a push to %s with target-branches %j, where the default branch is %s: %s', async (...row) => {
  const [pushedBranch, branches, defaultBranch, isApplied] = row;
  const inputs = { ...SERVICE, ...(branches && { 'target-branches': `[${branches}]` }) };
  const problems = await refused(inputs, { pushedBranch, defaultBranch });
  expect(problems.length === 0).toBe(isApplied);
  if (!isApplied) expect(problems[0]).toContain(`on is a push to "${pushedBranch}"`);
});

test('a person is bound to no branch, and a job to the event of a push', async () => {
  const person = { isPerson: true, pushedBranch: undefined, defaultBranch: undefined };
  expect(whyNotForEvent(person)).toEqual([]);
  expect(await refused(SERVICE, person)).toEqual([]);
  expect(whyNotForEvent(PUSHED)).toEqual([]);
  const [problem] = whyNotForEvent({ ...PUSHED, pushedBranch: undefined });
  expect(problem).toMatchObject({ where: 'on', code: 'PG-145' });
});
