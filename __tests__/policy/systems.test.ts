/** A policy system is one file and one line: this one is in no other place. */
import { textsOf } from '../support/findings.ts';
import { readPolicies } from '../../src/gate/read-policies.ts';
import { toEvidence } from '../../src/policy/service-evidence.ts';
import { emptyReading } from '../../src/policy/reading.ts';
import { SCANNERS } from '../../src/policy/systems/scanners.ts';
import { ALLOWED_SOURCES } from '../../src/policy/systems/allowed-sources.ts';
import { OWN_POLICIES } from '../../src/policy/systems/own-policies.ts';
import { statusMayChange, type ServiceSystem } from '../../src/policy/systems/policy-system.ts';
import { JUDGING_SYSTEMS, SERVICE_SYSTEMS } from '../../src/policy/systems/systems.ts';
import { claimsWith, vouch } from '../../src/policy/vouch.ts';
import { POLICY_CHECK_STATUSES } from '../../src/model/status.ts';
import { evidence, policyCheck, policyResult } from '../support/evidence.ts';
import { instantClock } from '../support/instant-clock.ts';
import { expect, test } from '../support/jest.ts';
import { inTurn, listing, run, stubClient } from '../support/stub-client.ts';

type Verdict = ReturnType<typeof policyCheck>;

/** Judges by one verdict for each run, which `policy-checks` list in the stub. */
const SAMPLE: ServiceSystem<Verdict, Verdict> = {
  name: 'sample-policy',
  title: 'sample policy',
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
    results: [
      policyResult({ system: 'sample-policy', status: status === 'passed' ? 'passed' : 'failed' }),
    ],
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
  const vouched = vouch(seen, claimsWith([...JUDGING_SYSTEMS, SAMPLE]));
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
  expect(JUDGING_SYSTEMS).toEqual([...SERVICE_SYSTEMS, OWN_POLICIES, SCANNERS, ALLOWED_SOURCES]);
  const names = JUDGING_SYSTEMS.map(({ name }) => name);
  expect(names).toEqual([
    'policy-check',
    'policy-evaluation',
    'terraform-policy',
    'own-policies',
    'scanners',
    'allowed-sources',
  ]);
});
