/** What the team's own policies say beside those of the service, on every surface. */
import type { WorkspaceResult } from '../../src/gate/gate.ts';
import type { PolicyResult } from '../../src/model/policy-result.ts';
import type { VerdictWord } from '../../src/model/verdict.ts';
import { renderComment, renderSummary } from '../../src/report/comment.ts';
import { toReportView } from '../../src/report/to-view.ts';
import type { ReportContext, ReportView } from '../../src/report/view.ts';
import { policyResult } from '../support/evidence.ts';
import { expectGolden } from '../support/golden.ts';
import { HOSTILE_CASES } from '../support/hostile-page.ts';
import { expect, test } from '../support/jest.ts';
import { sampleContext, sampleResult } from '../support/sample-report.ts';
import { expectInert, surfacesOf } from './surfaces.ts';

const own = (policy: string, rest: Partial<PolicyResult> = {}): PolicyResult =>
  policyResult({ system: 'own-policies', policySet: 'policies', policy, ...rest });

function fails(policy: string, rest: Partial<PolicyResult> = {}): PolicyResult {
  const [address, message] = ['aws_s3_bucket.logs', 'is public'];
  const location = { path: 'infra/logs.tf', startLine: 14, endLine: 20, source: 'block' } as const;
  const output = [`${address}: ${message}`];
  const resources = [{ address, message, location }];
  return own(policy, { status: 'failed', message: output[0], output, resources, ...rest });
}

const WHY = 'may read `input.configuration`, which a redacted plan does not have';
const EXCEPTED = { until: '2027-01-31', owner: 'team-network', reason: 'Moves in January' };
const MANDATORY = fails('buckets.deny', { description: 'Buckets are never public' });
const SOFT = fails('tags.deny', { level: 'soft-mandatory', overridable: true });
const UNREAD = own('modules.deny', { status: 'not-evaluated', message: WHY, output: [WHY] });
const OTHERS = [
  fails('costs.warn', { level: 'advisory' }),
  fails('names.deny', { status: 'excepted', excepted: EXCEPTED }),
  own('encrypted.deny'),
];

/** What own policies say in the first workspace, and its verdict. */
const CASES: [verdict: VerdictWord, results: PolicyResult[]][] = [
  ['blocked', [MANDATORY, SOFT, UNREAD, ...OTHERS]],
  ['needs-override', [SOFT, ...OTHERS]],
  ['undecided', [UNREAD, ...OTHERS]],
  ['advisory', OTHERS],
  ['passed', [own('encrypted.deny')]],
];

/** What a workspace does not have without a service. */
const NO_RUN = {
  workspaceId: undefined,
  configurationVersionId: undefined,
  runId: undefined,
  runUrl: undefined,
  runStatus: undefined,
  timestamps: undefined,
};

/** More workspaces than rows, so that some are in one row. */
const WORKSPACES = 12;

function viewOf(
  [verdict, results]: (typeof CASES)[number],
  changes: Partial<ReportContext> = {},
): ReportView {
  const { isLocal = false } = changes;
  const ofService = isLocal ? [] : [policyResult({ policy: 'regions', policySet: 'guardrails' })];
  const usual = { verdict: 'passed', system: 'policy-evaluation', workspaces: WORKSPACES } as const;
  const result = sampleResult(usual);
  const workspaces = result.workspaces.map((each, at): WorkspaceResult => {
    const its = at === 0 ? results : [own('encrypted.deny')];
    const word = at === 0 ? verdict : 'passed';
    const judged = { ...each, results: [...ofService, ...its], verdict: { word, reasons: [] } };
    return isLocal ? { ...judged, ...NO_RUN } : judged;
  });
  const context = { ownPolicies: ['policies'], judgedBy: 'opa 1.22.3', ...changes };
  const archives = isLocal ? [] : result.archives;
  const whole = { ...result, workspaces, archives, verdict: { word: verdict, reasons: [] } };
  return toReportView(whole, sampleContext(context));
}

test.each(CASES)('the words on every surface: %s', (...given) => {
  const [verdict] = given;
  const view = viewOf(given);
  expect(view.verdict).toBe(verdict);
  expectGolden(`report/own-policies/${verdict}.surfaces.txt`, surfacesOf(view));
});

test.each(CASES)(
  'without a service no surface has a run, a service or an approval: %s',
  (...given) => {
    const [verdict] = given;
    const surfaces = surfacesOf(viewOf(given, { isLocal: true, hostname: 'localhost' }));
    expect(surfaces).not.toMatch(
      /\| Run \||\brun-|\bcv-|uploaded|sha256|by a comment|does not know the policies/,
    );
    expectGolden(`report/own-policies/${verdict}-without-service.surfaces.txt`, surfaces);
  },
);

test.each(HOSTILE_CASES)('policies of the address %s do nothing', (_, text) => {
  const view = viewOf(['blocked', [MANDATORY, SOFT]], { ownPolicies: [text] });
  for (const markdown of [renderComment(view), renderSummary(view)]) {
    const [head = '', line = ''] = markdown.slice(markdown.indexOf('| | Workspace')).split('\n');
    expect([head.startsWith('| | Workspace | Plan |'), line]).toEqual([
      true,
      '|---|---|---|---|---|---|',
    ]);
  }
  expectInert(view);
});
