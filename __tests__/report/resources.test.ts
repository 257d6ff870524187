/** Findings with many resources, in many workspaces, with long and hostile names. */
import { judgeNamed } from '../support/judges.ts';
import { note } from '../support/findings.ts';
import type { WorkspaceResult } from '../../src/gate/result.ts';
import { namedIn, printedMessages } from '../../src/policy/named-resources.ts';
import type { NamedResource, PolicyResult } from '../../src/model/policy-result.ts';
import { worstVerdict, type VerdictWord } from '../../src/model/verdict.ts';
import { renderAnnotations } from '../../src/report/annotations.ts';
import { renderComment, renderSummary, toOwnReport } from '../../src/report/markdown-report.ts';
import { renderVerdict } from '../../src/report/job-log.ts';
import { renderJunit } from '../../src/features/report-files/junit.ts';
import { renderCodeQuality, renderSarif } from '../../src/features/report-files/sarif.ts';
import { renderPage } from '../../src/features/report-files/page/page.ts';
import { toReportView } from '../../src/report/to-view.ts';
import type { ReportView } from '../../src/report/view.ts';
import { policyResult } from '../support/evidence.ts';
import { expectGolden } from '../support/golden.ts';
import { HOSTILE_STRINGS } from '../support/hostile-strings.ts';
import { describe, expect, test } from '../support/jest.ts';
import { readMarkdown } from '../support/markdown-oracle.ts';
import { sampleContext, type ContextChanges } from '../support/sample-report.ts';
import { ORIGINS } from './sample-view.ts';

function failed(policy: string, resources: NamedResource[], more: Partial<PolicyResult> = {}) {
  const [first] = resources;
  const message = first ? `${first.address}: ${first.messages.join()}` : 'nothing is named';
  return policyResult({
    policy,
    status: 'failed',
    message,
    output: resources.map((each) => `${each.address}: ${each.messages.join()}`),
    address: first?.address,
    location: first?.location,
    resources,
    ...more,
  });
}

function resource(address: string, message = 'is open', line?: number): NamedResource {
  const place = { path: 'infra/main.tf', startLine: line ?? 0, endLine: line ?? 0 };
  return {
    address,
    messages: [message],
    location: line ? { ...place, source: 'block' } : undefined,
  };
}

function workspace(name: string, results: PolicyResult[], verdict: VerdictWord): WorkspaceResult {
  const runId = `run-${name}`;
  const runUrl = `https://app.terraform.io/app/acme/workspaces/${name}/runs/${runId}`;
  const nothing = { runTasks: [], notices: [], diagnostics: [] };
  const about = { workspace: name, workingDirectory: '', root: '/checkout', runId, runUrl };
  return { ...about, ...nothing, results, verdict: { word: verdict, reasons: [] } };
}

function viewOf(workspaces: WorkspaceResult[], context: ContextChanges = {}): ReportView {
  const word = worstVerdict(workspaces.map(({ verdict }) => verdict.word));
  const result = { verdict: { word, reasons: [] }, workspaces, archives: [], durationMs: 1 };
  return toReportView(result, sampleContext(context));
}

/** One workspace that the results block. */
const blocked = (results: PolicyResult[], context: ContextChanges = {}) =>
  viewOf([workspace('net', results, 'blocked')], context);

function expectStill(name: string, view: ReportView): void {
  const comment = renderComment(view);
  expect(readMarkdown(comment, ORIGINS).problems).toEqual([]);
  expectGolden(`report/resources/${name}.comment.md`, `${comment}\n`);
}

const many = (count: number, message?: string) =>
  Array.from({ length: count }, (_, index) =>
    resource(`aws_eip.nat[${index}]`, message, index + 1),
  );

test('the report of forty findings in twelve workspaces is as recorded', () => {
  const all = Array.from({ length: 12 }, (_, at) => {
    const results = Array.from({ length: 40 }, (__, index) => {
      const level = index % 4 === 3 ? 'advisory' : 'mandatory';
      const more = { level, overridable: index % 4 === 2 } as const;
      return failed(`policy-${String(index).padStart(2, '0')}`, many(1 + (index % 3)), more);
    });
    return workspace(
      `team-${at}`,
      results.filter((_each, index) => index % 12 <= at),
      'blocked',
    );
  });
  expectStill('forty-findings', viewOf(all));
});

test('a comment of 42 kB names fifteen policies with ten resources each, and the page has all', () => {
  const why = 'the security group allows ingress from 0.0.0.0/0 on port 22, which no team may do';
  const results = Array.from({ length: 15 }, (_, index) => {
    const resources = Array.from({ length: 10 }, (__, at) =>
      resource(`module.network["part-${index}"].aws_security_group.g[${at}]`, why, at + 1),
    );
    return failed(`no-public-ingress-on-management-ports-${index}`, resources);
  });
  const view = viewOf([workspace('net-prod', results, 'blocked')]);
  const comment = renderComment(view);
  expect(Buffer.byteLength(comment)).toBeLessThan(42_000);
  const page = renderPage(view);
  for (const { policy, resources } of results) {
    const [first, ...others] = resources.map(({ address }) => address);
    expect(comment).toContain(`**\`${policy}\`**`);
    expect(comment).toContain(first);
    const shown = others.filter((address) => comment.includes(address)).length;
    const left = others.length - shown;
    expect(left === 0 || comment.includes(`and ${left} more`)).toBe(true);
    const onPage = (address: string) => page.includes(address.replaceAll('"', '&quot;'));
    expect(resources.filter(({ address }) => !onPage(address))).toEqual([]);
  }
  expect(comment).toMatch(/^Omitted for length: \d+ long messages?\. All of it is in the/m);
});

test('what a scanner found is not in SARIF again, and is in code quality, which reads no SARIF', () => {
  const found = [resource('aws_s3_bucket.logs', 'no logging', 7)];
  const results = [
    failed('cost-center-tag', [resource('aws_s3_bucket.logs', 'no tag', 7)]),
    failed('AVD-AWS-0089', found, { judge: judgeNamed('scanners'), policySet: 'Trivy' }),
  ];
  const view = viewOf([workspace('net-prod', results, 'blocked')]);
  const { runs } = JSON.parse(renderSarif(view));
  const written = runs[0].results.map(({ ruleId }: { ruleId: string }) => ruleId);
  expect(written).toEqual([expect.stringMatching(/cost-center-tag$/)]);
  const issues = JSON.parse(renderCodeQuality(view)) as { check_name: string }[];
  expect(issues.map((issue) => issue.check_name)).toEqual(['AVD-AWS-0089', 'cost-center-tag']);
});

test('the report of one policy with thirty resources is as recorded, advisory or not', () => {
  const results = [
    failed('no-public-ingress', many(30, 'ingress on port 22 is open to 0.0.0.0/0')),
    failed('cost-center-tag', many(30, 'no tag'), { level: 'advisory' }),
  ];
  const view = viewOf([workspace('net-prod', results, 'blocked')]);
  expectStill('thirty-resources', view);
  expectGolden('report/resources/thirty-resources.log.txt', renderVerdict(view).join('\n'));
  expect(view.counts).toMatchObject({ mandatoryFailed: 1, advisoryFailed: 1 });
  expect(renderAnnotations(view, { annotate: 'all' })).toHaveLength(60);
  const entries = (text: string, mark: string) => text.split(mark).length - 1;
  expect(entries(renderSarif(view), '"ruleId"')).toBe(60);
  expect(entries(renderCodeQuality(view), '"check_name"')).toBe(60);
  expect(entries(renderJunit(view), '<testcase ')).toBe(60);
});

test('a message is shown for all resources, for one or for none, and where only some have it', () => {
  const named = (address: string) => ({ address, messages: [] });
  const all = { text: 'Everything is tagged', addresses: [] };
  const both = [resource('aws_a.one', 'no owner', 3), resource('aws_a.two', 'no team')];
  const results = [
    failed('no-names', [], { message: 'the region is wrong', output: ['the region is wrong'] }),
    failed('of-all', [named('aws_a.b'), named('aws_a.c')], {
      message: 'aws_a.b and aws_a.c share a key',
      output: ['aws_a.b and aws_a.c share a key'],
      generalMessages: [
        { text: 'aws_a.b and aws_a.c share a key', addresses: ['aws_a.b', 'aws_a.c'] },
      ],
      description: 'Keys are not shared',
    }),
    failed('of-each', both, { message: all.text, generalMessages: [all] }),
  ];
  const other = failed('of-each', both.slice(0, 1), {
    message: all.text,
    generalMessages: [all],
  });
  const workspaces = [workspace('a', results, 'blocked'), workspace('b', [other], 'blocked')];
  expectStill('of-all-and-one', viewOf(workspaces));
});

test('the report with long addresses is as recorded', () => {
  const long = `module.${'a'.repeat(60)}.module.${'b'.repeat(60)}.aws_security_group_rule.ingress["${'k'.repeat(70)}"]`;
  const results = [failed('rules', [resource(long, 'is open', 7), resource(`${long}.x`)])];
  expectStill('long-addresses', blocked(results));
});

test('hostile addresses and messages do nothing', () => {
  const resources = HOSTILE_STRINGS.map((text) => resource(`aws_x.y["${text}"]`, text, 3));
  const alone = HOSTILE_STRINGS.map((text) => failed(text, [resource(text, text, 4)]));
  const view = blocked([failed('all', resources), ...alone]);
  expectStill('hostile', view);
  expect(readMarkdown(renderSummary(view), ORIGINS).problems).toEqual([]);
});

describe('the next step', () => {
  const soft = (name: string) =>
    workspace(name, [failed('regions', many(1), { overridable: true })], 'needs-override');
  const bare = (verdict: VerdictWord, more: Partial<WorkspaceResult> = {}) => ({
    ...workspace('net', [], verdict),
    ...more,
    verdict: { word: verdict, reasons: [note('The reason.')] },
  });
  const advisory = workspace('net', [failed('t', many(1), { level: 'advisory' })], 'advisory');
  const MIXED = blocked([failed('p', many(1)), failed('r', many(1), { overridable: true })]);
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map(soft);
  const CASES: [string, ReportView][] = [
    ['passed', viewOf([bare('passed')])],
    ['advisory', viewOf([advisory])],
    ['advisory, which closes', viewOf([advisory], { gate: { failOn: 'advisory' } })],
    ['needs-override', viewOf([soft('a')])],
    ['needs-override, several runs', viewOf([soft('a'), soft('b'), soft('c')])],
    ['blocked', blocked([failed('p', many(3))])],
    ['blocked, and what can be overridden', MIXED],
    ['needs-override, many runs', viewOf(six)],
    [
      'needs-override in many runs that can be applied',
      viewOf(six, { actors: { onlyPlans: false } }),
    ],
    [
      'needs-override, and no job adopts it',
      viewOf([soft('a')], { ci: { adoptsOverridden: false } }),
    ],
    ['blocked by a run task', viewOf([bare('blocked')])],
    ['errored', viewOf([bare('errored')])],
    ['undecided', viewOf([bare('undecided')])],
    ['undecided, not started', viewOf([bare('undecided', { runId: undefined })])],
    ['canceled', viewOf([bare('canceled')])],
  ];

  test('is the same in comment, summary and log', () => {
    const said = CASES.map(([name, view]) => [`${name}:`, ...view.nextSteps].join('\n  '));
    expectGolden('report/resources/next-steps.txt', `${said.join('\n')}\n`);
    for (const [name, view] of CASES) {
      const plain = (text: string) =>
        text.replaceAll('`', '').replaceAll(/\[([^\]]+)\]\((https:[^)]+)\)/g, '$1 ($2)');
      const surfaces = [renderComment(view), renderSummary(view)];
      for (const step of view.nextSteps)
        for (const surface of surfaces) expect(plain(surface)).toContain(plain(step));
      // A command stands alone on its line in the log: the words before and behind it are on others.
      const log = renderVerdict(view).join(' ').replaceAll(/\s+/g, ' ');
      for (const piece of view.nextSteps.flatMap((step) => step.split(/`[., ]*/)))
        expect(plain(log)).toContain(piece.trim());
      expect([name, view.nextSteps.length > 0]).toEqual([name, !view.green]);
    }
  });
});

describe('the age of a resource', () => {
  const state = (view: ReportView) => {
    const { fingerprints, durations, resources } = toOwnReport(view).state;
    return { previous: { fingerprints, durations, resources } };
  };
  const of = (resources: NamedResource[], context: ContextChanges = {}) =>
    blocked([failed('p', resources)], context);

  test('is found by its address among any others', () => {
    const before = of(many(2));
    const [finding] = of(many(3).slice(1), state(before)).causes;
    expect(finding?.age).toBe('persisting');
    expect(finding?.resources.map(({ address, age }) => [address, age])).toEqual([
      ['aws_eip.nat[1]', 'persisting'],
      ['aws_eip.nat[2]', 'new'],
    ]);
  });

  test('is unknown after a report that could not list all resources', () => {
    const { previous } = state(of(many(2)));
    const [finding] = of(many(3), { previous: { ...previous, resources: undefined } }).causes;
    expect(finding?.resources.map(({ age }) => age)).toEqual([undefined, undefined, undefined]);
    expect(finding?.age).toBe('persisting');
  });

  test('each resource has its own fingerprint, and its policy one that does not depend on them', () => {
    const [alone] = of(many(1)).causes;
    expect(alone?.resources[0]?.fingerprint).not.toBe(alone?.fingerprint);
    const [two] = of(many(2)).causes;
    expect(two?.fingerprint).toBe(alone?.fingerprint);
    expect(new Set(two?.resources.map(({ fingerprint }) => fingerprint)).size).toBe(2);
  });
});

test('annotations over the limit are counted in the last; the worst and the first of each stay', () => {
  const advisory = failed('lenient', many(150), { level: 'advisory' });
  const small = failed('small', [resource('aws_a.b', 'x', 900)]);
  const results = [advisory, failed('large', many(300)), small];
  const all = renderAnnotations(blocked(results), { annotate: 'all' });
  expect(all).toHaveLength(200);
  expect(all.map(({ start_line }) => start_line).slice(0, 3)).toEqual([1, 900, 2]);
  expect(new Set(all.map((each) => each.annotation_level))).toEqual(new Set(['failure']));
  expect(all.at(-1)?.message).toMatch(/\n251 more places: see the job summary\.$/);
});

/** What of each resource is said alone; and each general message, below the resources that it names. */
test.each<[string[], [string, string[]][], [string, string[]][]]>([
  [['aws_a.b: open'], [['aws_a.b', ['open']]], []],
  [['aws_a.b:\n  open\n  wide'], [['aws_a.b', ['open\n  wide']]], []],
  [['the bucket aws_a.b is open'], [['aws_a.b', ['the bucket aws_a.b is open']]], []],
  [
    ['aws_a.b: uses aws_c.d'],
    [
      ['aws_a.b', []],
      ['aws_c.d', []],
    ],
    [['aws_a.b: uses aws_c.d', ['aws_a.b', 'aws_c.d']]],
  ],
  [
    ['aws_a.b', 'aws_a.b: open', 'aws_a.b: wide open', 'aws_a.b: wide', 'aws_a.b: open'],
    [['aws_a.b', ['open', 'wide open', 'wide']]],
    [],
  ],
  [
    ['nothing here', 'aws_a.b: open', 'nothing here', 'nothing'],
    [['aws_a.b', ['open']]],
    [
      ['nothing here', []],
      ['nothing', []],
    ],
  ],
])('%j with %j has the messages %j', (lines, alone, general) => {
  const named = namedIn(lines.map((text) => ({ text })));
  expect(named.resources.map(({ address, messages }) => [address, messages])).toEqual(alone);
  expect(named.generalMessages.map(({ text, addresses }) => [text, addresses])).toEqual(general);
});

test('every resource is named, and every message is complete', () => {
  const each = Array.from({ length: 3_000 }, (_, index) => ({ text: `aws_a.b${index}: open` }));
  expect(namedIn(each).resources).toHaveLength(3_000);
  const long = `aws_a.b: ${'x'.repeat(30_000)}`;
  expect(namedIn([{ text: long }]).resources[0]?.messages).toEqual(['x'.repeat(30_000)]);
});

test('a message about an argument is shown at its resource, and at none where two differ', () => {
  const address = 'aws_ebs_volume.a';
  const said = (message: string, attribute: unknown) => ({ address, message, attribute });
  const attributeOf = (...all: object[]) => namedIn(printedMessages(all)).resources[0]?.attribute;
  expect(attributeOf(said('too small', 'size'))).toEqual(['size']);
  expect(attributeOf(said('too small', ['tags', 'a']))).toEqual(['tags', 'a']);
  expect(attributeOf(said('too small', 'no path'))).toBeUndefined();
  expect(attributeOf(said('too small', 'size'), said('too slow', 'size'))).toEqual(['size']);
  expect(attributeOf(said('too small', 'size'), said('too slow', 'type'))).toEqual([]);
  expect(attributeOf(said('too small', 'size'), { msg: 'aws_ebs_volume.a: too slow' })).toEqual([]);
});
