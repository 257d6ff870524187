/** Whatever computes for long lets a signal end it: each row is large enough to need many turns. */
import { readIgnoreRules } from '../../src/archive/ignore-rules.ts';
import { RULE_SETS } from '../../src/archive/archive.ts';
import { checkRedacted, toRedactedPlan } from '../../src/plan/redacted-plan.ts';
import { readPlan, readPlanJson } from '../../src/plan/read-plan.ts';
import { describe, expect, test } from '../support/jest.ts';

/** Aborted as soon as anything but this computation has a turn. */
function endedSoon(): AbortSignal {
  const signal = new AbortController();
  setImmediate(() => signal.abort('SIGTERM'));
  return signal.signal;
}

const many = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n');

/** 20,000 rules: some thousand of them take longer than one turn. */
const RULES = many(20_000, (at) => `dir${at}/`);

/** With 40,000 changes. */
function largePlan(): string {
  const names = Array.from({ length: 40_000 }, (_, at) => `a${at}`);
  const about = { mode: 'managed', type: 'terraform_data', provider_name: 'terraform' };
  const values = { input: 'x'.repeat(100) };
  const change = { actions: ['create'], before: null, after: values };
  const named = names.map((name) => ({ ...about, name, address: `terraform_data.${name}` }));
  return JSON.stringify({
    format_version: '1.2',
    terraform_version: '1.11.4',
    planned_values: { root_module: { resources: named.map((each) => ({ ...each, values })) } },
    resource_changes: named.map((each) => ({ ...each, change })),
    configuration: {},
  });
}

describe('a signal ends the reading', () => {
  test.each(RULE_SETS)('of rules: %s', async (set) => {
    await expect(readIgnoreRules(RULES, set, endedSoon())).rejects.toBe('SIGTERM');
  });

  test.each([readPlan, toRedactedPlan])('of a plan: %p', async (readWhole) => {
    await expect(readWhole(largePlan(), endedSoon())).rejects.toBe('SIGTERM');
  });

  test('of a redacted plan', async () => {
    const { resource_changes: changes } = JSON.parse(largePlan()) as { resource_changes: object };
    const text = JSON.stringify({ plan_format_version: '1.2', resource_changes: changes });
    const signal = endedSoon();
    const reading = readPlanJson(text, false, signal).then((json) => checkRedacted(json, signal));
    await expect(reading).rejects.toBe('SIGTERM');
  });
});

test('what is larger than its bound is refused with that bound', async () => {
  const rules = readIgnoreRules(
    many(40_000, (at) => `dir${at}/*.x`),
    'terraform',
  );
  await expect(rules).rejects.toThrow('they have more than 600000 characters');
});
