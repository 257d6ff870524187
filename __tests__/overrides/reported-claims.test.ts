/** Each claim about the report of a gate is what keeps one wrong report away. */
import { REPORTED_CLAIMS, whyOther } from '../../src/overrides/reported-failures.ts';
import { expect, test } from '../support/jest.ts';

const HEAD = '6'.repeat(40);
const run = {
  id: 7001,
  attempt: 2,
  path: '.github/workflows/plangate.yml',
  event: 'pull_request',
  status: 'completed',
  headSha: HEAD,
  headBranch: 'change',
  headRepository: 'acme/infra',
  startedMs: 0,
};
const wanted = { number: 42, commit: HEAD, run };
const report: Parameters<typeof whyOther>[0] = {
  tool: { name: 'plangate' },
  pullRequest: { number: 42 },
  commit: { sha: HEAD },
  job: { runId: 7001, attempt: 2 },
  results: [],
};

test('the report of the gate itself is taken', () => {
  expect(whyOther(report, wanted)).toBeUndefined();
});

test.each<[keyof typeof REPORTED_CLAIMS, object]>([
  ['isOfPullRequest', { pullRequest: { number: 43 } }],
  ['isOfCommit', { commit: { sha: '7'.repeat(40) } }],
  ['isOfAttempt', { job: { runId: 7002, attempt: 2 } }],
  ['isOfAttempt', { job: { runId: 7001, attempt: 1 } }],
  ['hasNoService', { hostname: 'app.terraform.io' }],
])('%s alone refuses one', (name, wrong) => {
  const other = { ...report, ...wrong };
  expect(whyOther(other, wanted)).toEqual(expect.any(String));
  const { [name]: _, ...others } = REPORTED_CLAIMS;
  expect(whyOther(other, wanted, others)).toBeUndefined();
});
