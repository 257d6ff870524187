/** What people and programs read of some reports, on every surface. */
import { decide, judgeNamed } from '../support/judges.ts';
import { phrase, foreign } from '../../src/model/sentence.ts';
import { finding } from '../../src/model/finding.ts';
import type { Baseline, PolicyResult } from '../../src/model/policy-result.ts';
import { exitCodeOf, type Verdict, type VerdictWord } from '../../src/model/verdict.ts';
import { describePolicyResults } from '../../src/gate/judge.ts';
import { toOutputs } from '../../src/hosts/outputs.ts';
import { policyClaim } from '../../src/policy/claim-result.ts';
import { judgeByGuard } from '../../src/policy/guard.ts';
import { annotationCommands, renderAnnotations } from '../../src/report/annotations.ts';
import { renderCheck, renderComment, renderSummary } from '../../src/report/markdown-report.ts';
import { renderVerdict } from '../../src/report/job-log.ts';
import { renderJson } from '../../src/report/json.ts';
import { renderJunit } from '../../src/features/report-files/junit.ts';
import { firstCauseLine } from '../../src/report/words.ts';
import { drawSign } from '../../src/features/report-files/page/signs.ts';
import { renderPage } from '../../src/features/report-files/page/page.ts';
import { renderSarif } from '../../src/features/report-files/sarif.ts';
import { renderTerminal } from '../../src/report/screen.ts';
import type { ReportView } from '../../src/report/view.ts';
import { concealed } from '../support/concealed.ts';
import { evidence, policyResult } from '../support/evidence.ts';
import { expectGolden } from '../support/golden.ts';
import { readPage } from '../support/html-oracle.ts';
import { describe, expect, test } from '../support/jest.ts';
import {
  sampleContext,
  sampleResult,
  WITHOUT_SERVICE,
  type ContextChanges,
} from '../support/sample-report.ts';
import { ORIGINS, sampleView } from './sample-view.ts';

function surfacesOf(view: ReportView): string {
  const check = renderCheck(view);
  const { text } = readPage(renderPage(view).replace(/<style>[^]*<\/style>/, ''), ORIGINS);
  return [
    ['comment', renderComment(view)],
    ['log', renderVerdict(view).join('\n')],
    ['check', `${check.title}\n\n${check.summary}`],
    ['annotations', annotationCommands(renderAnnotations(view, { annotate: 'all' })).join('\n')],
    ['summary', renderSummary(view)],
    ['page', text.replaceAll(/\s*\n\s*/g, '\n')],
    ['junit', renderJunit(view)],
    ['sarif', JSON.stringify(JSON.parse(renderSarif(view)).runs[0].results, undefined, 2)],
    ['report.json', renderJson(view)],
  ]
    .map(([surface = '', shown = '']) => `=== ${surface}\n${shown}\n`)
    .join('\n');
}

const EXCEPTED = { until: '2027-01-31', owner: 'team-network', reason: 'Moves in January' };

describe('each surface shows', () => {
  const failure = (policy: string, names: string[], rest: Partial<PolicyResult>): PolicyResult => {
    const lines = names.map((name) => `${name}: is public`);
    return policyResult({
      policy,
      level: 'advisory',
      message: lines[0] ?? '',
      output: lines,
      address: names[0],
      resources: names.map((address) => ({ address, messages: ['is public'] })),
      ...rest,
    });
  };

  const OVERRIDE = { by: 'ann', at: '2026-11-20T13:55:00Z', reason: 'Agreed' };

  test('failures that are excepted, as on the default branch, or overridden', () => {
    const results = [
      failure('public', ['aws_s3_bucket.a'], { status: 'excepted', excepted: EXCEPTED }),
      failure('public', ['aws_s3_bucket.b', 'aws_s3_bucket.c'], { status: 'existing' }),
      failure('owner', ['aws_s3_bucket.d'], {
        status: 'overridden',
        level: 'mandatory-overridable',
        override: OVERRIDE,
      }),
      policyResult({ policy: 'encrypted' }),
    ];
    const view = sampleView({ verdict: 'passed' }, {}, { results });
    expectGolden('report/accepted.surfaces.txt', surfacesOf(view));
  });

  const named = (...names: string[]) => ({ people: names, teams: [], roles: [], names });

  test('who may override: owners of policies, of everything else, and nobody', () => {
    const results = ['deny_public', 'regions', 'tags'].map((policy) =>
      policyResult({
        policy,
        level: 'mandatory-overridable',
        status: 'failed',
        overridable: true,
        message: 'aws_s3_bucket.a: fails',
        output: ['aws_s3_bucket.a: fails'],
        resources: [{ address: 'aws_s3_bucket.a', messages: ['fails'] }],
      }),
    );
    const lines = [
      { pattern: 'deny_*', owners: named('ann', 'acme/security') },
      { pattern: 'guardrails/regions', owners: named('a', 'b', 'c', 'd', 'e', 'f') },
    ];
    const overrideBy = { lines, others: named() };
    const view = sampleView({ verdict: 'needs-override' }, { actors: { overrideBy } }, { results });
    expectGolden('report/owners.surfaces.txt', surfacesOf(view));
  });
});

test('what a pass waits for is said on every surface, with who may approve it', () => {
  const waits = (policy: string, address: string, rest: Partial<PolicyResult>): PolicyResult => {
    const text = '`acl` is known only after the apply. The policy compares it with "public-read".';
    return policyResult({
      judge: judgeNamed('own-policies'),
      policySet: 'policies',
      policy,
      status: 'known-after-apply',
      message: `${address}: ${text}`,
      output: [`${address}: ${text}`],
      address,
      resources: [{ address, messages: [text] }],
      ...rest,
    });
  };
  const approval = { approvers: ['acme/security'], needed: 1, missing: 1, given: [] };
  const soft = { level: 'soft-mandatory', overridable: true, approval } as const;
  const results = [
    waits('no-public-buckets', 'aws_s3_bucket.site', soft),
    waits('private-logs', 'aws_s3_bucket.logs', {}),
    waits('tidy', 'aws_s3_bucket.site', { level: 'advisory' }),
  ];
  const view = sampleView({ verdict: 'undecided' }, WITHOUT_SERVICE, { ...NO_RUN, results });
  expectGolden('report/known-after-apply.surfaces.txt', surfacesOf(view));
  const open = sampleView({ verdict: 'needs-override' }, WITHOUT_SERVICE, {
    ...NO_RUN,
    results: results.slice(0, 1),
  });
  expectGolden('report/open-condition.surfaces.txt', surfacesOf(open));
});

test('a failure leads on every surface over what waits for the apply', () => {
  const waits = policyResult({
    judge: judgeNamed('own-policies'),
    policySet: 'policies',
    policy: 'private-logs',
    status: 'known-after-apply',
  });
  const fails = policyResult({ policy: 'no-public-buckets', status: 'failed' });
  const verdict = decide(
    evidence({ requirements: { failOn: 'mandatory' }, reading: { results: [waits, fails] } }),
  );
  const more = { ...NO_RUN, results: [waits, fails], runTasks: [], verdict };
  const view = sampleView({ verdict: verdict.word }, WITHOUT_SERVICE, more);
  expect(view.headline).toContain('blocked by 1 policy in 1 workspace');
  expect(firstCauseLine(view.causes)).toBe('no-public-buckets blocks net-prod; 1 more policy');
  expect(exitCodeOf({ verdict, workspaces: [{ verdict }] }, 'mandatory')).toBe(1);
  expectGolden('report/failure-leads.surfaces.txt', surfacesOf(view));
});

test('what may wait for the apply fails no build, and is an error where the gate is closed', () => {
  const results = (['mandatory', 'advisory'] as const).map((level) =>
    policyResult({
      judge: judgeNamed('own-policies'),
      policy: level,
      level,
      status: 'known-after-apply',
    }),
  );
  const junitOf = (verdict: VerdictWord) =>
    renderJunit(sampleView({ verdict }, WITHOUT_SERVICE, { ...NO_RUN, results, runTasks: [] }));
  expect(junitOf('advisory')).toContain('tests="2" failures="0" errors="0"');
  expect(junitOf('needs-override')).toContain('tests="2" failures="0" errors="1"');
});

test('a condition that people approved is said to be approved on every surface, and to have failed on none', () => {
  const text = '`acl` is known only after the apply. The policy compares it with "public-read".';
  const [address, by] = ['aws_s3_bucket.site', 'ann'];
  const given = [{ by, at: '2026-11-20T13:55:00Z', reason: 'private' }];
  const condition = policyResult({
    judge: judgeNamed('own-policies'),
    policySet: 'policies',
    policy: 'no-public-buckets',
    level: 'soft-mandatory',
    status: 'overridden',
    overridable: true,
    message: `${address}: ${text}`,
    output: [`${address}: ${text}`],
    address,
    resources: [{ address, messages: [text] }],
    approval: { approvers: [by], needed: 1, missing: 0, given },
    override: { by, at: '2026-11-20T13:55:00Z', reason: 'private', condition: true },
  });
  const claim = policyClaim(condition);
  const reasons = 'remark' in claim ? [claim.remark] : [];
  const verdict: Verdict = { word: 'overridden', reasons };
  const more = { ...NO_RUN, results: [condition], runTasks: [], verdict };
  const view = sampleView({ verdict: 'overridden' }, WITHOUT_SERVICE, more);
  const surfaces = surfacesOf(view);
  const untrue = /^(?!.*<testsuite).*(?:\bfailed\b|\bfailure|overridden by|\d overridden).*$/gm;
  expect(surfaces.match(untrue)).toEqual(null);
  expectGolden('report/approved-condition.surfaces.txt', surfaces);
});

const NO_RUN = {
  workspaceId: undefined,
  configurationVersionId: undefined,
  runId: undefined,
  runUrl: undefined,
  runStatus: undefined,
  timestamps: undefined,
};

describe('the results of own policies beside those of the service', () => {
  const own = (policy: string, rest: Partial<PolicyResult> = {}): PolicyResult =>
    policyResult({ judge: judgeNamed('own-policies'), policySet: 'policies', policy, ...rest });

  function fails(policy: string, rest: Partial<PolicyResult> = {}): PolicyResult {
    const [address, message] = ['aws_s3_bucket.logs', 'is public'];
    const location = {
      path: 'infra/logs.tf',
      startLine: 14,
      endLine: 20,
      source: 'block',
    } as const;
    const output = [`${address}: ${message}`];
    const resources = [{ address, messages: [message], location }];
    return own(policy, { status: 'failed', message: output[0], output, resources, ...rest });
  }

  const WHY = 'may read `input.configuration`, which a redacted plan does not have';
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
  /** More workspaces than rows, so that some are in one row. */
  const WORKSPACES = 12;

  function viewOf(
    [verdict, results]: (typeof CASES)[number],
    changes: ContextChanges = {},
  ): ReportView {
    const areAlone = changes === WITHOUT_SERVICE;
    const ofService = areAlone
      ? []
      : [policyResult({ policy: 'regions', policySet: 'guardrails' })];
    const judges = { ownPolicies: ['policies'], judgedBy: 'opa 1.22.4', ...changes.judges };
    const context = { ...changes, judges };
    const view = sampleView({ verdict, workspaces: WORKSPACES }, context, (index) => ({
      results: [...ofService, ...(index === 0 ? results : [own('encrypted.deny')])],
      verdict: { word: index === 0 ? verdict : 'passed', reasons: [] },
      ...(areAlone && NO_RUN),
    }));
    return areAlone ? { ...view, archives: [] } : view;
  }

  test.each(CASES)('have the recorded words on every surface: %s', (...given) => {
    const [verdict] = given;
    const view = viewOf(given);
    expect(view.verdict).toBe(verdict);
    expectGolden(`report/own-policies/${verdict}.surfaces.txt`, surfacesOf(view));
  });

  test.each(CASES)(
    'name no run, service or approval on any surface without a service: %s',
    (...given) => {
      const [verdict] = given;
      const surfaces = surfacesOf(viewOf(given, WITHOUT_SERVICE));
      expect(surfaces).not.toMatch(
        /\| Run \||\brun-|\bcv-|uploaded|sha256|by a comment|does not know the policies/,
      );
      expectGolden(`report/own-policies/${verdict}-without-service.surfaces.txt`, surfaces);
    },
  );
});

describe('a failure that is new or existing', () => {
  const viewOf = (defaultBranch: string | undefined, ...workspaces: Baseline[][]): ReportView =>
    sampleView(
      { workspaces: workspaces.length },
      { ci: { repository: { ...sampleContext().ci.repository!, defaultBranch } } },
      (index) => {
        const baselines = workspaces[index] ?? [];
        const resources = baselines.map((each, at) => {
          return {
            address: `aws_ebs_volume.data[${at}]`,
            messages: ['is not encrypted'],
            baseline: each,
          };
        });
        const [baseline] = new Set(baselines).size === 1 ? baselines : [];
        const failed = policyResult({ status: 'failed', resources, baseline });
        return { results: [failed], verdict: { word: 'blocked', reasons: [] } };
      },
    );

  test('is shown as recorded in the comment and the log', () => {
    const views = {
      'one, there already': viewOf('main', ['existing']),
      'one, new, in a host that does not tell the branch': viewOf(undefined, ['new']),
      'two of a kind': viewOf('main', ['existing', 'existing']),
      'one of each': viewOf('main', ['existing', 'new']),
      'one in two workspaces, there already in one': viewOf('main', ['existing'], ['new']),
      'nothing known': viewOf('main', []),
    };
    const told = Object.entries(views).map(([what, view]) => {
      const comment = renderComment(view)
        .split('\n')
        .filter((line) => /^ *- /.test(line));
      const log = renderVerdict(view).filter((line) => /^ {2}/.test(line));
      return [`=== ${what}`, ...comment, ...log].join('\n');
    });
    expectGolden('report/baselines.txt', `${told.join('\n\n')}\n`);
  });

  test('is marked in SARIF as unchanged or new', () => {
    const states = (view: ReportView): unknown[] =>
      JSON.parse(renderSarif(view)).runs[0].results.map(
        ({ baselineState }: { baselineState?: string }) => baselineState,
      );
    expect(states(viewOf('main', ['existing', 'new']))).toEqual(['unchanged', 'new']);
    expect(states(viewOf('main', []))).toEqual([undefined]);
  });
});

test('cost, an advisory run task and a guard without a service are shown as recorded', () => {
  const limit = { protect: [], maxDestroys: 0 };
  const plan = { status: 'finished', 'has-changes': true, 'resource-destructions': 1 };
  const { results } = judgeByGuard(limit, plan, undefined);
  const task = { name: 'costs', stage: 'post_plan', level: 'advisory', status: 'failed' } as const;
  const view = sampleView(
    { verdict: 'needs-override', workspaces: 3 },
    WITHOUT_SERVICE,
    (index) => ({
      ...NO_RUN,
      results,
      cost: { status: 'finished', deltaMonthly: ['12.4', '-3', '0.0'][index] ?? '' },
      runTasks: [{ ...task, message: 'Over the budget' }],
    }),
  );
  view.unaffected = Array.from({ length: 12 }, (_, at) => `idle-${at}`);
  expectGolden('report/rare.surfaces.txt', surfacesOf(view));
});

test('what differs only by the name of the workspace is shown once', () => {
  const sample = { verdict: 'undecided', workspaces: 30 } as const;
  const names = sampleResult(sample).workspaces.map(({ workspace }) => workspace);
  const view = sampleView(sample, {}, (index) => {
    const name = names[index] ?? '';
    const says = phrase`Could not look up the workspace: ${foreign(`GET /workspaces/${name} answered 401. The token is not valid.`)}`;
    const verdict: Verdict = { word: 'undecided', reasons: [finding('PG-107', says)] };
    return { verdict, results: [], plan: undefined };
  });
  const screen = renderTerminal(view, { columns: 300, rows: 40, colour: false }).join('\n');
  const log = renderVerdict(view).join('\n');
  for (const shown of [renderComment(view), log, screen, renderPage(view)])
    expect(shown.split('The token is not valid')).toHaveLength(2);
  expect(renderComment(view)).toContain('- ❔ all 30 workspaces: Could not look up');
  expect(renderComment(view)).toContain('<summary>30 workspaces: 30 undecided</summary>');
  expect(log).toContain('✗ all 30 workspaces: Could not look up');
  expect(screen).toContain('all 30 workspaces: Could not look up');
});

test('a blocked workspace is in the first row, however many runs were canceled', () => {
  const view = sampleView({ verdict: 'blocked', workspaces: 30 }, {}, (index) => {
    const word = index === 29 ? 'blocked' : 'canceled';
    return { verdict: { word, reasons: [] }, results: [] };
  });
  const screen = renderTerminal(view, { columns: 100, rows: 40, colour: false }).join('\n');
  const name = view.workspaces[29]?.name ?? '';
  expect(renderComment(view)).toMatch(new RegExp(`\\|---\\|\n\\| ❌ \\| \`${name}\``));
  expect(renderVerdict(view).join('\n')).toMatch(new RegExp(`^\n {2}✗ ${name} .* blocked`));
  expect(screen).toMatch(new RegExp(`^  ✗ ${name} `, 'm'));
});

test.each([
  ['advisory', 'mandatory', '!'],
  ['advisory', 'advisory', '✗'],
  ['needs-override', 'never', '!'],
  ['blocked', 'never', '!'],
] as const)('%s with `fail-on: %s` has the sign %s', (verdict, failOn, sign) => {
  const view = sampleView({ verdict }, { gate: { failOn } });
  const log = renderVerdict(view).join('\n');
  expect(log).toMatch(new RegExp(`^ {2}${sign} net-prod .*\n[^]*^${sign} Policy gate: `, 'm'));
  const screen = renderTerminal(view, { columns: 100, rows: 40, colour: false }).join('\n');
  expect(screen).toMatch(new RegExp(`^  ${sign} net-prod .*\n\n${sign} `, 'm'));
  expect(renderPage(view)).toContain(`${drawSign(sign).toString()}</span> Policy gate: `);
});

test('a guard in doubt is shown as recorded', () => {
  const { results, doubts } = judgeByGuard(
    { protect: ['aws_db_instance.*'], maxDestroys: undefined },
    { status: 'finished', 'has-changes': true, 'resource-destructions': 1 },
    undefined,
  );
  expect(describePolicyResults(results)).toEqual(['guard: 1 policy, 1 undecided']);
  const verdict: Verdict = {
    word: 'undecided',
    reasons: doubts,
  };
  const view = sampleView({ verdict: 'undecided' }, {}, { results, verdict });
  expect([toOutputs(concealed(view)).passed, view.counts.undecided]).toEqual(['0', 1]);
  expectGolden('report/guard-in-doubt.surfaces.txt', surfacesOf(view));
});
