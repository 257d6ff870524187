import { changesOfRuns } from '../../src/cli/changes-of-runs.ts';
import type { CommandCall } from '../../src/cli/operation.ts';
import { TELL_PLAN } from '../../src/features.ts';
import { createSecrets } from '../../src/model/secrets.ts';
import { expect, test } from '../support/jest.ts';
import { refused, stubClient } from '../support/stub-client.ts';

const change = {
  actions: ['update'],
  before: { size: 1, password: 'hunter-of-old' },
  after: { size: 2, password: 'hunter-of-new' },
  after_unknown: {},
  before_sensitive: {},
  after_sensitive: {},
};
const PLAN = JSON.stringify({
  format_version: '1.2',
  resource_changes: [{ address: 'aws_x.y', mode: 'managed', type: 'aws_x', name: 'y', change }],
});

/** @param plan what is answered about the JSON */
function linesOf(plan: () => unknown): Promise<string[]> {
  const { client } = stubClient({
    'runs.show': () => ({ run: { id: 'run-1' }, plan: { id: 'plan-1' } }),
    'runs.planJson': plan,
  });
  const io = { tellPlan: TELL_PLAN, signal: new AbortController().signal };
  const call = { client, io, log: { secrets: createSecrets() } } as unknown as CommandCall;
  return changesOfRuns([{ workspace: 'net', runId: 'run-1' }], call);
}

test('a run is shown by what its plan changes, without what is hidden', async () => {
  expect(await linesOf(() => PLAN)).toEqual([
    'net, run-1:',
    '  ~ aws_x.y will be updated in-place',
    '      ~ password = (sensitive)',
    '      ~ size = 1 -> 2',
  ]);
});

test('where the token may not read the plan, the line says which right is missing', async () => {
  expect(await linesOf(() => refused('forbidden'))).toEqual([
    'net, run-1:',
    '  Its values are not shown: this token lacks the permission to read its plan.',
  ]);
  expect((await linesOf(() => ''))[1]).toMatch(/no JSON of its plan/);
});
