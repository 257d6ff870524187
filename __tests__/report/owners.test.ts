/** Who may let a failure through, on every surface: owners of policies, of everything else, and nobody. */
import type { ReportView } from '../../src/report/view.ts';
import { policyResult } from '../support/evidence.ts';
import { expectGolden } from '../support/golden.ts';
import { HOSTILE_CASES } from '../support/hostile-page.ts';
import { test } from '../support/jest.ts';
import { sampleView } from './sample-view.ts';
import { expectInert, surfacesOf } from './surfaces.ts';

const named = (...names: string[]) => ({ people: names, teams: [], roles: [], names });

function viewOf(first = named('ann', 'acme/security')): ReportView {
  const results = ['deny_public', 'regions', 'tags'].map((policy) =>
    policyResult({
      policy,
      level: 'mandatory-overridable',
      status: 'failed',
      overridable: true,
      message: 'aws_s3_bucket.a: fails',
      output: ['aws_s3_bucket.a: fails'],
      resources: [{ address: 'aws_s3_bucket.a', message: 'fails' }],
    }),
  );
  const lines = [
    { pattern: 'deny_*', owners: first },
    { pattern: 'guardrails/regions', owners: named('a', 'b', 'c', 'd', 'e', 'f') },
  ];
  const overrideBy = { lines, others: named() };
  return sampleView({ verdict: 'needs-override' }, { overrideBy }, { results });
}

test('the words on every surface', () => {
  expectGolden('report/owners.surfaces.txt', surfacesOf(viewOf()));
});

test.each(HOSTILE_CASES)('an owner called %s does nothing', (_, text) => {
  expectInert(viewOf(named(text)));
});
