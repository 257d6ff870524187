/** Failures that do not count, and who may let one through, on every surface. */
import type { PolicyResult } from '../../src/model/policy-result.ts';
import type { ReportView } from '../../src/report/view.ts';
import { policyResult } from '../support/evidence.ts';
import { expectGolden } from '../support/golden.ts';
import { HOSTILE_CASES } from '../support/hostile-page.ts';
import { test } from '../support/jest.ts';
import { sampleView } from './sample-view.ts';
import { expectInert, surfacesOf } from './surfaces.ts';

const failure = (policy: string, names: string[], rest: Partial<PolicyResult>): PolicyResult => {
  const lines = names.map((name) => `${name}: is public`);
  return policyResult({
    policy,
    level: 'advisory',
    message: lines[0] ?? '',
    output: lines,
    address: names[0],
    resources: names.map((address) => ({ address, message: 'is public' })),
    ...rest,
  });
};

const EXCEPTED = { until: '2027-01-31', owner: 'team-network', reason: 'Moves in January' };
const OVERRIDE = { by: 'ann', at: '2026-11-20T13:55:00Z', reason: 'Agreed' };

function viewOf(excepted = EXCEPTED): ReportView {
  const results = [
    failure('public', ['aws_s3_bucket.a'], { status: 'excepted', excepted }),
    failure('public', ['aws_s3_bucket.b', 'aws_s3_bucket.c'], { status: 'existing' }),
    failure('owner', ['aws_s3_bucket.d'], {
      status: 'overridden',
      level: 'mandatory-overridable',
      override: OVERRIDE,
    }),
    policyResult({ policy: 'encrypted' }),
  ];
  return sampleView({ verdict: 'passed' }, {}, { results });
}

test('what is excepted, as on the default branch, or overridden', () => {
  expectGolden('report/accepted.surfaces.txt', surfacesOf(viewOf()));
});

test.each(HOSTILE_CASES)('an exception with owner and reason %s does nothing', (_, text) => {
  expectInert(viewOf({ until: text, owner: text, reason: text }));
});

const named = (...names: string[]) => ({ people: names, teams: [], roles: [], names });

function viewOfOwners(first = named('ann', 'acme/security')): ReportView {
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

test('who may let a failure through: owners of policies, of everything else, and nobody', () => {
  expectGolden('report/owners.surfaces.txt', surfacesOf(viewOfOwners()));
});

test.each(HOSTILE_CASES)('an owner called %s does nothing', (_, text) => {
  expectInert(viewOfOwners(named(text)));
});
