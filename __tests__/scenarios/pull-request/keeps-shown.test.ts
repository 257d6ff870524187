/** What a request showed stays in the comment of its gate, for the apply after the merge: also where the gate is green. */
import { afterEach, expect } from '../../support/jest.ts';
import { eachWith, findProgram, testWith } from '../../support/optional-tools.ts';
import { layIn } from '../../support/tree.ts';
import { decodeMarker } from '../../../src/report/marker.ts';
import { DEFAULT_GATE } from '../../../src/model/default-gate.ts';
import { readShownRecord } from '../../../src/seen/shown-record.ts';
import { planningProgram } from '../../support/planning-program.ts';
import { pathWith } from '../../support/policy-repository.ts';
import { checkOut, HEAD, type Scenario } from '../../support/scenario.ts';
import { gate, start, sticky } from '../commands/commented.ts';

const KEY = 'record-key-of-this-gate-0123456789';
const POLICIES = {
  'policies/buckets.rego':
    'package buckets\n\ndeny contains rc.address if {\n\tsome rc in input.resource_changes\n\trc.type == "aws_none"\n}\n',
};
const GIVEN = {
  policies: 'policies',
  hostname: '',
  token: '',
  organization: '',
  workspace: 'net',
  local: 'true',
};

let scenario: Scenario;
afterEach(() => scenario.close());

async function run(given: Record<string, string>) {
  scenario = await start({}, { branches: { main: POLICIES } });
  layIn(scenario.job.workspace, POLICIES);
  checkOut(scenario.job.workspace);
  const env = { PATH: pathWith(planningProgram(), findProgram('opa')) };
  const { outputs } = await gate(scenario, { ...GIVEN, ...given }, { env });
  const body = sticky(scenario);
  return { outputs, body, shown: decodeMarker(body, DEFAULT_GATE)?.shown };
}

testWith('opa', 'a green gate keeps what the plans of the request showed', async () => {
  const { outputs, shown = '' } = await run({
    apply: 'true',
    'record-key': KEY,
    comment: 'on-failure',
  });
  expect(outputs['verdict']).toBe('passed');
  const { serverUrl: host } = scenario.github;
  const place = { host, repository: 'acme/infra', request: 42, base: 'main', head: HEAD };
  const record = readShownRecord(shown, place, KEY);
  expect(
    record?.shownIn({ name: 'net', directory: 'infra/network' })?.entries.length,
  ).toBeGreaterThan(0);
});

eachWith<[string, Record<string, string>]>('opa', [
  ['without a key', { apply: 'true', comment: 'always' }],
  ['where nothing is applied', { 'record-key': KEY, comment: 'always' }],
])('nothing is kept %s', async (_, given) => {
  const { body, shown } = await run(given);
  expect([body === '', shown]).toEqual([false, undefined]);
});
