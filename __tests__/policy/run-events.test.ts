import { judgeNamed } from '../support/judges.ts';
import { textsOf } from '../support/findings.ts';
import {
  attributeOverrides,
  noticesOfEvents,
  type ReadRunEvent,
} from '../../src/policy/run-events.ts';
import type { PolicyResult } from '../../src/model/policy-result.ts';
import { policyResult } from '../support/evidence.ts';
import { describe, expect, test } from '../support/jest.ts';

const AT = '2026-11-20T13:55:00.000Z';
const later = (ms: number): string => new Date(Date.parse(AT) + ms).toISOString();

const result = (more: Partial<PolicyResult> = {}): PolicyResult =>
  policyResult({
    judge: judgeNamed('policy-check'),
    level: 'soft-mandatory',
    status: 'overridden',
    overridable: true,
    ...more,
  });
interface Told {
  action: string;
  at: string | undefined;
  description: string;
  actor: string;
  comment: string;
}
const event = (told: Partial<Told> = {}): ReadRunEvent => {
  const usual = { action: 'overridden', at: AT, actor: 'ann', comment: 'agreed' };
  const { action, at, description, actor, comment } = { ...usual, ...told };
  const attributes = { action, description, 'created-at': at };
  const known = { id: 're-1', type: 'run-events' as const, relationships: {}, links: {} };
  return { event: { ...known, attributes }, actor, comment };
};
const overrideOf = (events: ReadRunEvent[], more: Partial<PolicyResult> = {}) =>
  attributeOverrides([result(more)], events)[0]?.override;

describe('who overrode, when and why', () => {
  test('is reported for what was overridden only', () => {
    const failed = result({ status: 'failed' });
    const approvedHere = ['guard', 'own-policies'].map((name) =>
      result({ judge: judgeNamed(name) }),
    );
    expect(attributeOverrides([failed, result(), ...approvedHere], [event()])).toEqual([
      failed,
      result({ override: { by: 'ann', at: AT, reason: 'agreed' } }),
      ...approvedHere,
    ]);
  });
  test.each(['overridden', 'policy_overridden', 'Override', 'task-stage-override'])(
    'is known from "%s"',
    (action) => {
      expect(overrideOf([event({ action })])).toMatchObject({ by: 'ann' });
    },
  );
  test.each(['commented', 'canceled', 'overrode', ''])('is not known from "%s"', (action) => {
    expect(overrideOf([event({ action })])).toBeUndefined();
  });
  test('is without what the service does not report', () => {
    const silent = event({ actor: undefined, comment: undefined, at: undefined });
    expect(overrideOf([silent])).toEqual({});
    expect(overrideOf([event({ comment: undefined })])).toEqual({ by: 'ann', at: AT });
  });
  test("keeps the result's own time", () => {
    const own = { override: { at: later(-1_000) } };
    expect(overrideOf([event()], own)).toEqual({ by: 'ann', at: later(-1_000), reason: 'agreed' });
    // The only override there is needs no time to be the one.
    expect(overrideOf([event()], { override: { at: later(-99_000) } })?.by).toBe('ann');
  });
  test('is not reported when several could have done it', () => {
    const events = [event(), event({ actor: 'bob', at: later(60_000) })];
    expect(overrideOf(events, { override: { at: AT } })).toEqual({ at: AT });
    expect(overrideOf(events)).toBeUndefined();
    expect(overrideOf([])).toBeUndefined();
  });
});

describe('notices', () => {
  test.each(['changed_policy_enforcements', 'changed_task_enforcements', 'ignored_policy_sets'])(
    'include %s in the words of the service',
    (action) => {
      const notices = noticesOfEvents([event({ action, description: 'Two sets were left out.' })]);
      expect(textsOf(notices)).toEqual(['Two sets were left out.']);
      expect(noticesOfEvents([event({ action }), event({ action, description: '' })])).toEqual([]);
    },
  );
  test('include no other event', () => {
    expect(noticesOfEvents([event({ description: 'said something' })])).toEqual([]);
  });
});
