/** The audit on a terminal: policies down, workspaces across, within its width. */
import * as fc from 'fast-check';
import { renderMatrix } from '../../src/cli/workbench/audit-matrix.ts';
import { toRows, type AuditedWorkspace } from '../../src/cli/workbench/read-audit.ts';
import { widthOf } from '../../src/report/width.ts';
import { expectGolden } from '../support/golden.ts';
import { describe, expect, test } from '../support/jest.ts';

type Result = AuditedWorkspace['policies'][number]['result'];

const RESULTS: Result[] = [
  'passed',
  'passed',
  'blocked',
  'advisory failure',
  'needs an override',
  'passed',
  'overridden',
  'errored',
];

function audited(number: number, policies: number): AuditedWorkspace[] {
  return Array.from({ length: number }, (_, at) => {
    const isIdle = at % 7 === 3;
    return {
      id: `ws-${at}`,
      name: `net-${at % 2 === 0 ? 'prod' : 'staging'}-${at + 1}`,
      run: isIdle ? undefined : { id: `run-${at}` },
      doubts: at % 11 === 5 ? ['The list of policies ends early.'] : [],
      policies: isIdle
        ? []
        : Array.from({ length: policies }, (_, policy) => ({
            system: 'policy-evaluation',
            policySet: policy % 2 === 0 ? 'guardrails' : 'organization-rules',
            policy: `require-${policy + 1}-tags`,
            level: 'mandatory',
            result: RESULTS[(at * 3 + policy * 5) % RESULTS.length] ?? 'passed',
          })),
    };
  });
}

const PLAIN = { columns: 80, colour: false };

test.each([
  ['five', 5, 80],
  ['five-narrow', 5, 50],
  ['sixty', 60, 100],
])('%s workspaces', (name, number, columns) => {
  const shown = renderMatrix(toRows(audited(number, 6)), { columns, colour: false });
  expectGolden(`terminal/audit-${name}.txt`, shown);
});

test('no policy, and no run', () => {
  expect(renderMatrix(toRows(audited(5, 0)), PLAIN)).toBe(
    'No policy has judged 4 workspaces with a run.\n\nNo finished run: net-staging-4.\n',
  );
  expect(renderMatrix(toRows(audited(4, 0).slice(3)), PLAIN)).toBe(
    'No finished run: net-staging-4.\n',
  );
});

describe('any audit', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
  const workspace = fc.record({
    name,
    isIdle: fc.boolean(),
    policies: fc.array(
      fc.record({
        system: fc.constant('policy-evaluation'),
        policySet: name,
        policy: name,
        level: fc.constant('advisory'),
        result: fc.constantFrom(...RESULTS),
      }),
      { maxLength: 6 },
    ),
  });

  test('fits into the terminal and lets nothing act on it', () => {
    fc.assert(
      fc.property(
        fc.array(workspace, { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 40, max: 200 }),
        (all, columns) => {
          const read = all.map(({ name: own, isIdle, policies }, at): AuditedWorkspace => ({
            id: `ws-${at}`,
            name: `${at}${own}`,
            run: isIdle ? undefined : { id: 'run-1' },
            doubts: [],
            policies: isIdle ? [] : policies,
          }));
          const shown = renderMatrix(toRows(read), { columns, colour: false });
          for (const line of shown.split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(columns);
          // eslint-disable-next-line no-control-regex
          expect(shown).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f]/);
        },
      ),
      { numRuns: 200 },
    );
  });
});
