/** A policy system is one file and one line: this one is in no other place. */
import { CLAIMS, vouch } from '../support/judges.ts';
import { textsOf } from '../support/findings.ts';
import { readPolicies } from '../../src/gate/read-policies.ts';
import { toEvidence } from '../../src/policy/service-evidence.ts';
import { emptyReading } from '../../src/policy/reading.ts';
import { JUDGES } from '../../src/gate/judges/judges.ts';
import { claimsOfJudges } from '../../src/policy/vouch.ts';
import {
  judgeOfService,
  statusMayChange,
  type ServiceSystem,
} from '../../src/policy/systems/policy-system.ts';
import { POLICY_CHECK_STATUSES } from '../../src/model/status.ts';
import { evidence, policyCheck, policyResult } from '../support/evidence.ts';
import { instantClock } from '../support/instant-clock.ts';
import { expect, test } from '../support/jest.ts';
import { inTurn, listing, run, stubClient } from '../support/stub-client.ts';

type Verdict = ReturnType<typeof policyCheck>;

const JUDGE = judgeOfService('sample-policy', 'sample policy');

/** Judges by one verdict for each run, which `policy-checks` list in the stub. */
const SAMPLE: ServiceSystem<Verdict, Verdict> = {
  judge: JUDGE,
  levels: ['mandatory'],
  relation: 'sample-verdicts',
  emptyIsFinal: true,
  override: {
    object: 'sample-verdict',
    title: 'sample verdict',
    waitingStatus: 'waits',
    finalStatus: 'failed',
  },
  list: ({ policyChecks }, runId) => policyChecks.list(runId),
  objectOf: (verdict) => verdict,
  isOfApply: () => false,
  isUnfinished: ({ attributes }) => statusMayChange(POLICY_CHECK_STATUSES, attributes.status),
  readDetails: async (verdict) => verdict,
  read: ({ attributes: { status } }) => ({
    ...emptyReading(),
    results: [policyResult({ judge: JUDGE, status: status === 'passed' ? 'passed' : 'failed' })],
  }),
  sendOverride: async () => undefined,
};

/** What the gate says of a run with which all passed, if the sample said this. */
async function verdictOf(...statuses: string[]) {
  const clock = instantClock();
  const { signal } = new AbortController();
  const lists = statuses.map((status) => listing([policyCheck({ status })]));
  const { client } = stubClient({ 'policyChecks.list': inTurn(...lists) });
  const ports = { client, clock, signal, deadline: 60_000 };
  const observed = await readPolicies(run(), ports, { waitsForPerson: false, systems: [SAMPLE] });
  const { systems, ...others } = evidence();
  const all = [...systems, ...toEvidence(run(), observed)];
  const seen = { ...others, systems: all };
  const vouched = vouch(seen, { ...CLAIMS, ...claimsOfJudges([JUDGE]) });
  return { vouched, unknown: vouch(seen), slept: clock.slept };
}

test('a new system is asked, waited for and needed for a pass', async () => {
  expect((await verdictOf('passed')).vouched).toMatchObject({ green: 'passed' });
  const { vouched, slept } = await verdictOf('queued', 'hard_failed');
  expect(slept).toEqual([1_000]);
  expect(vouched).toMatchObject({ reasons: [{ word: 'blocked' }] });
});

test('a system that is not registered never passes', async () => {
  const { unknown } = await verdictOf('passed');
  const reasons = 'reasons' in unknown ? unknown.reasons : [];
  expect(reasons.map(({ word, code }) => [word, code])).toEqual([['undecided', 'unknown-system']]);
  expect(textsOf(reasons)).toEqual([
    'The policy system "sample-policy" is not one that Plangate knows.',
  ]);
});

test('each system has a name, a title and levels of its own', () => {
  const names = JUDGES.flatMap(({ systems }) => systems.map(({ name }) => name));
  expect(names).toEqual([
    'policy-check',
    'policy-evaluation',
    'terraform-policy',
    'own-policies',
    'allowed-sources',
    'scanners',
    'guard',
  ]);
});
