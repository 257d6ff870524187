/** The message of a run: what it says, and what it names. */
import {
  jobNumberIn,
  namesChange,
  namesCommit,
  namesGate,
  runMessage,
} from '../../src/gate/run-message.ts';
import { createRunSeals, sealIn, type SealedFacts } from '../../src/trust/run-seals.ts';
import { CHANGE, HEAD, sealedFacts } from '../support/gate-bench.ts';
import { describe, expect, test } from '../support/jest.ts';
import { seededRandom } from '../support/virtual-time.ts';

const FACTS = sealedFacts({ options: 'none', upload: 'u' });
const VERSION = { service: 'https://tfe.example', workspaceId: 'ws-1', versionId: 'cv-1' };
const sealOf = (facts: Partial<SealedFacts> = {}) =>
  createRunSeals('secret', CHANGE).seal(VERSION, { ...FACTS, ...facts });

const messageOf = (text: string, changeRequest?: string, seed = 1, commit?: string) =>
  runMessage(text, seededRandom(seed), { changeRequest, commit });

test('a message has a tag that names its own pull request only', () => {
  const message = messageOf('Plan for #42', 'acme/infra#42');
  expect(message).toMatch(/^Plan for #42 \[plangate acme\/infra#42 [a-z0-9]{16}\]$/);
  expect(namesChange(message, 'acme/infra#42')).toBe(true);
  for (const other of ['acme/infra#4', 'acme/infra#421', 'infra#42', '']) {
    expect(namesChange(message, other)).toBe(false);
  }
  expect(messageOf('Plan', 'a#1', 2)).not.toBe(messageOf('Plan', 'a#1', 3));
});

test('a message without a pull request has only a random identifier', () => {
  const message = messageOf('Plan');
  expect(message).toMatch(/^Plan \[plangate [a-z0-9]{16}\]$/);
  expect(namesChange(message, 'acme/infra#42')).toBe(false);
  expect(runMessage('', () => 0, {})).toBe('[plangate 0000000000000000]');
  const parts = { changeRequest: 'a#1', group: 'k3x9-1-of-3', jobNumber: 17, commit: 'c0ffee' };
  const whole = runMessage('Plan', () => 0, parts);
  expect(whole).toBe('Plan [plangate a#1 k3x9-1-of-3.0000000000000000-17@c0ffee]');
  expect(jobNumberIn(whole)).toBe(17);
  expect(jobNumberIn(message)).toBe(0);
});

test('a title puts neither a tag nor a seal into a message', () => {
  const spoof = messageOf(`[plangate acme/infra#42 x] ${sealOf()}`, 'acme/infra#7');
  expect(namesChange(spoof, 'acme/infra#42')).toBe(false);
  expect(namesChange(spoof, 'acme/infra#7')).toBe(true);
  expect(spoof).toContain('(plangate acme/infra#42 x]');
  expect(sealIn(spoof)).toBeUndefined();
  for (const foreign of [null, undefined, '', '[plangate ', 'x]']) {
    expect(namesChange(foreign, 'a#1')).toBe(false);
  }
});

test('the seal is at the end of the message, and a long title is cut', () => {
  const seal = sealOf();
  const title = 'x'.repeat(2_000);
  const message = runMessage(title, () => 0, { changeRequest: 'a#1', commit: HEAD, seal });
  expect(message).toHaveLength(1_000);
  expect(sealIn(message)).toBe(seal);
  expect(namesCommit(message, 'a#1', HEAD)).toBe(true);
  expect(namesCommit(message, 'a#1', 'd'.repeat(40))).toBe(false);
  expect(namesCommit(undefined, 'a#1', HEAD)).toBe(false);
});

describe('whether a newer run names the gate', () => {
  const gate = { changeRequest: 'acme/infra#42', facts: FACTS };
  const tag = { changeRequest: 'acme/infra#42', commit: HEAD };
  const sealed = (facts: Partial<SealedFacts> = {}, parts = {}) =>
    runMessage('Plan', () => 0, { ...tag, ...parts, seal: sealOf(facts) });

  test.each<[string, boolean, string | null]>([
    ['with a seal of it', true, sealed()],
    ['of an upload of other files', true, sealed({ upload: 'other' })],
    ['without a seal', true, runMessage('Plan', () => 0, tag)],
    ['without a commit', true, runMessage('Plan', () => 0, { changeRequest: 'acme/infra#42' })],
    ['with text after its tag', true, `${runMessage('Plan', () => 0, tag)} and more`],
    ['with a seal that was cut', true, sealed().slice(0, 180)],
    ['with a tag that was cut in its commit', true, sealed().slice(0, 70)],
    ['of another commit', false, sealed({}, { commit: 'd'.repeat(40) })],
    ['of another change', false, sealed({}, { changeRequest: 'acme/infra#4' })],
    ['of another base', false, sealed({ base: 'develop' })],
    ['with other options', false, sealed({ options: 'other' })],
    ['of another mode', false, sealed({ mode: 'provisional' })],
    ['that judges another form of the plan', false, sealed({ form: 'whole' })],
    ['of another gate', false, sealed({ gate: 'prod' })],
    ['of another program', false, 'Triggered via UI'],
    ['without a message', false, null],
  ])('one %s names it: %s', (_how, names, message) => {
    expect(namesGate(message, gate)).toBe(names);
  });

  test('of any group, because a workspace is in one of them, and each push has new ones', () => {
    const ofGroup = { ...gate, facts: { ...FACTS, group: 'k3x9-1-of-3' } };
    const message = (group: string, seal?: string) =>
      runMessage('Plan', () => 0, { ...tag, group, seal });
    for (const group of ['k3x9-1-of-3', 'k3x9-2-of-3', 'a1b2-1-of-2']) {
      expect(namesGate(message(group), ofGroup)).toBe(true);
      expect(namesGate(message(group, sealOf({ group })), ofGroup)).toBe(true);
    }
    expect(namesGate(sealed(), ofGroup)).toBe(false);
    expect(namesGate(message('b', sealOf({ group: 'b' })), gate)).toBe(false);
  });
});
