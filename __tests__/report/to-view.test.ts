import { note } from '../support/findings.ts';
import type { WorkspaceResult } from '../../src/gate/result.ts';
import type { PolicyResult } from '../../src/model/policy-result.ts';
import { renderAnnotations, annotationCommands } from '../../src/report/annotations.ts';
import { renderComment, renderSummary } from '../../src/report/markdown-report.ts';
import { renderPage } from '../../src/features/report-files/page/page.ts';
import { renderTerminal } from '../../src/report/screen.ts';
import { toReportView } from '../../src/report/to-view.ts';
import { sampleContext, sampleResult, type ContextChanges } from '../support/sample-report.ts';
import { sampleView } from './sample-view.ts';
import { fingerprintOf } from '../../src/report/causes.ts';
import { renderVerdict } from '../../src/report/job-log.ts';
import { renderCodeQuality, renderSarif } from '../../src/features/report-files/sarif.ts';
import { toPlainText } from '../../src/model/sentence.ts';
import { formatElapsed, listText, formatSize } from '../../src/report/text.ts';
import { policyResult, runTask } from '../support/evidence.ts';
import { describe, expect, test } from '../support/jest.ts';
import { saidOf } from '../support/text-cases.ts';
import { headlineCountsOf, type HeadlineCounts } from '../../src/report/headline-counts.ts';
import { verdictSentence } from '../../src/report/verdict-sentence.ts';

const FAILED = {
  policySet: 'set',
  policy: 'encrypt',
  status: 'failed',
  message: 'not encrypted',
} as const;
const policy = (changes: Partial<PolicyResult> = {}) => policyResult({ ...FAILED, ...changes });

/** Workspaces that are blocked and in which nothing was judged, but for what is said. */
const gateView = (changes: Partial<WorkspaceResult>[], context: ContextChanges = {}) =>
  sampleView({ system: 'policy-check', workspaces: changes.length }, context, (index) => ({
    workspace: `ws-${index}`,
    results: [],
    runTasks: [],
    verdict: { word: 'blocked', reasons: [] },
    ...changes[index],
  }));

const viewOf = (results: PolicyResult[][], context: ContextChanges = {}) =>
  gateView(
    results.map((each) => ({ results: each })),
    context,
  );

test('a run that is left comes after the steps, and has a line of its own in the comment', () => {
  const leftover = 'Run run-1 can still be applied: <img src=x> @team refused it.';
  const left = note(leftover);
  const view = gateView([{ leftover: left }, {}]);
  expect(view.nextSteps.at(-1)).toBe(leftover);
  expect(view.workspaces.map((workspace) => workspace.leftover)).toEqual([left, undefined]);
  const [line = ''] = renderComment(view)
    .split('\n')
    .filter((each) => each.startsWith('> ⚠️'));
  expect(line).toContain('can still be applied: `<img src=x> @team` refused it.');
  expect(renderComment(gateView([{}]))).not.toContain('> ⚠️');
});

test.each([
  ['/', 'infra/network'],
  ['/infra/', 'network'],
  ['/infra/network', '.'],
  ['/other', undefined],
])('the directory in a repository at %s is %s', (root, directory) => {
  const repository = { serverUrl: 'https://github.com', slug: 'acme/infra', root };
  const view = sampleView({}, { ci: { repository } }, { root: '/infra/network' });
  expect(view.workspaces[0]?.directory).toBe(directory);
});

describe('a cause', () => {
  test('of several workspaces is named once, in order of severity', () => {
    const view = viewOf([
      [policy({ level: 'advisory', policy: 'tags' }), policy()],
      [policy(), policy({ status: 'passed', policy: 'other' })],
      [policy({ overridable: true })],
    ]);
    expect(
      view.causes.map(({ policy, severity, workspaces }) => [policy, severity, workspaces]),
    ).toEqual([
      ['encrypt', 'blocks', ['ws-0', 'ws-1']],
      ['encrypt', 'needs-override', ['ws-2']],
      ['tags', 'warns', ['ws-0']],
    ]);
    expect(view.counts).toMatchObject({ passed: 1, mandatoryFailed: 3, advisoryFailed: 1 });
    expect(view.headline).toBe('blocked by 1 policy in all 3 workspaces');
  });

  test.each([
    [{ status: 'failed' }, 'blocks', 'policy'],
    [{ status: 'failed', overridable: true }, 'needs-override', 'policy'],
    [{ status: 'errored', overridable: true }, 'blocks', 'policy'],
    [{ status: 'overridden' }, 'notes', 'policy'],
    [{ status: 'not-evaluated', level: 'advisory' }, 'blocks', 'undecided'],
    [{ status: 'unknown', word: 'odd' }, 'blocks', 'undecided'],
    [{ status: 'failed', level: 'unknown', overridable: true }, 'blocks', 'undecided'],
    [{ status: 'failed', level: 'advisory' }, 'warns', 'policy'],
    [{ status: 'errored', level: 'advisory' }, 'warns', 'policy'],
  ] as const)('of %j is %s', (changes, severity, kind) => {
    const told = viewOf([[policy(changes)]]).causes.filter((cause) => cause.kind !== 'reason');
    expect(told).toMatchObject([{ severity, kind }]);
  });

  test('does not block in a gate that is open', () => {
    const passed: WorkspaceResult['verdict'] = { word: 'passed', reasons: [] };
    const view = gateView([{ results: [policy()], verdict: passed }]);
    expect(view.causes[0]?.severity).toBe('warns');
    expect(view.nextSteps).toEqual([]);
  });

  test('is made of run tasks and diagnostics, too', () => {
    const runTasks = [runTask({ name: 'cost', status: 'failed', message: 'too much' })];
    const warning = { severity: 'warning', summary: 'Deprecated', file: 'a.tf', line: 3 } as const;
    const view = gateView([{ runTasks, diagnostics: [warning] }]);
    expect(view.causes.map(({ kind, severity }) => [kind, severity])).toEqual([
      ['run-task', 'blocks'],
      ['diagnostic', 'notes'],
    ]);
    expect(view.headline).toBe('blocked by 1 run task in 1 workspace');
    expect(view.causes[1]?.generalMessages[0]?.location).toMatchObject({
      path: 'a.tf',
      startLine: 3,
    });
  });

  test('is overridable, if it is a run task that waits for a person', () => {
    const runTasks = [runTask({ name: 'cost', status: 'failed', overridable: true })];
    const verdict: WorkspaceResult['verdict'] = { word: 'needs-override', reasons: [] };
    const view = gateView([{ runTasks, verdict }]);
    expect(view.causes.map(({ kind, severity }) => [kind, severity])).toEqual([
      ['run-task', 'needs-override'],
    ]);
    expect(view.headline).toBe('1 run task needs an override in 1 workspace');
    expect(view.overrides).toMatchObject([{ policies: ['cost'] }]);
  });

  test('is folded, if it is a warning of Terraform in a green plan', () => {
    const diagnostics = [
      { severity: 'warning', summary: 'Check block assertion failed', detail: 'check.health: 500' },
      { severity: 'warning', summary: 'Argument is deprecated', file: 'a.tf', line: 3 },
    ] as const;
    const view = sampleView({ verdict: 'passed' }, {}, { diagnostics: [...diagnostics] });
    expect(view.headline).toBe('passed · 14 policies in 1 workspace');
    for (const markdown of [renderComment(view), renderSummary(view)]) {
      const fold = /<summary>⚠️ 2 warnings of the plan<\/summary>([^]*?)<\/details>/.exec(markdown);
      expect(fold?.[1]).toContain('Check block assertion failed');
      expect(fold?.[1]).toContain('Argument is deprecated');
    }
    const screen = { columns: 100, rows: 33, colour: false };
    expect(renderTerminal(view, screen).join('\n').replaceAll(/\s+/g, ' ')).toContain(
      '2 warnings of the plan · Argument is deprecated a.tf:3 · Check block assertion failed check.health: 500',
    );
    expect(renderPage(view)).toMatch(/<details id="warnings">\s*<summary>2 warnings of the plan</);
    expect(renderVerdict(view).join('\n')).toMatch(
      /2 warnings of the plan\n {2}· Argument is deprecated\n/,
    );
  });

  test('is new, persisting or resolved, compared with the report before', () => {
    const [before] = viewOf([[policy(), policy({ policy: 'gone' })]]).causes;
    const fingerprints = [before?.fingerprint ?? '', 'ffffffffffff'];
    const view = viewOf([[policy(), policy({ policy: 'fresh' })]], {
      previous: { fingerprints, durations: {} },
    });
    expect(view.causes.map(({ policy, age }) => [policy, age])).toEqual([
      ['encrypt', 'persisting'],
      ['fresh', 'new'],
    ]);
    expect(view.resolved).toBe(1);
    expect(viewOf([[policy()]]).causes[0]?.age).toBeUndefined();
  });

  test('is not resolved where a workspace was omitted', () => {
    const previous = { fingerprints: ['ffffffffffff'], durations: {} };
    const result = { ...sampleResult(), unaffected: ['idle'] };
    expect(toReportView(result, sampleContext({ previous })).resolved).toBe(0);
  });

  test.each([
    ['blocked', 1],
    ['passed', 1],
    ['errored', 0],
    ['undecided', 0],
    ['canceled', 0],
  ] as const)('is resolved only where everything was judged: %s gives %i', (word, resolved) => {
    const previous = { fingerprints: ['ffffffffffff'], durations: {} };
    const judged = { verdict: { word: 'blocked' as const, reasons: [] } };
    const view = gateView([judged, { verdict: { word, reasons: [] } }], { previous });
    expect(view.resolved).toBe(resolved);
  });

  test('is recognized with any numbers in its message', () => {
    const finding = {
      kind: 'policy',
      policySet: 's',
      policy: 'p',
      message: 'Found 12 open ports',
    } as const;
    const print = (changes: object) => fingerprintOf({ ...finding, ...changes });
    expect(print({ message: 'found  3 open ports' })).toBe(print({}));
    expect(print({})).toMatch(/^[0-9a-f]{12}$/);
    for (const change of [{ policy: 'q' }, { policySet: 't' }, { kind: 'run-task' }])
      expect(print(change)).not.toBe(print({}));
    expect(print({ policy: '', message: 'closed' })).not.toBe(print({ policy: '' }));
  });

  test('has no place where that cannot be shown', () => {
    for (const [path, startLine] of [
      ['../a.tf', 1],
      ['/a.tf', 1],
      ['a//b.tf', 1],
      ['a.tf', 0],
      ['', 1],
      ['C:\\a.tf', 1],
      ['C:/a.tf', 1],
    ] as const) {
      const location = { path, startLine, endLine: 9, source: 'service' } as const;
      const [finding] = viewOf([[policy({ location })]]).causes;
      expect(finding?.occurrences.map((each) => each.location)).toEqual([undefined]);
    }
  });
});

test('a failure in all workspaces says so, and a format with less room counts the others', () => {
  const view = viewOf(Array.from({ length: 30 }, () => [policy()]));
  expect(renderVerdict(view).join('\n')).toContain('in all 30 workspaces');
  expect(renderSarif(view)).toContain('ws-7, ws-8 and 21 more]');
  expect(renderCodeQuality(view)).toContain('ws-2, ws-3 and 26 more)');
});

describe('annotations', () => {
  const place = (path: string, startLine = 4) => ({
    path,
    startLine,
    endLine: 9,
    source: 'block' as const,
  });

  test('are one for each line and policy, with the workspaces listed', () => {
    const open = (which: string): PolicyResult => {
      const message = `bucket ${which} is open`;
      const resources = [{ address: 'x_y.z', messages: [message], location: place('a.tf') }];
      return policy({ message, address: 'x_y.z', resources });
    };
    const view = viewOf([[open('one')], [open('two')], [policy({ location: place('b.tf') })]]);
    expect(renderAnnotations(view, { annotate: 'all' })).toEqual([
      {
        path: 'a.tf',
        start_line: 4,
        end_line: 4,
        annotation_level: 'failure',
        title: 'encrypt (mandatory)',
        message:
          'x_y.z: bucket one is open\nx_y.z: bucket two is open\nPolicy set set · workspaces ws-0 and ws-1 · cannot be overridden',
      },
      expect.objectContaining({
        path: 'b.tf',
        message: 'not encrypted\nPolicy set set · workspace ws-2 · cannot be overridden',
      }),
    ]);
  });

  test('are in changed files only, if they are advisory, unless all are wanted', () => {
    const advisory = policy({ level: 'advisory', location: place('b.tf'), policy: 'tags' });
    const view = viewOf([[policy({ location: place('a.tf') }), advisory]]);
    const paths = (options: object) =>
      renderAnnotations(view, { annotate: 'changed', ...options }).map(({ path }) => path);
    expect(paths({})).toEqual(['a.tf']);
    expect(paths({ changedFiles: new Set(['c.tf']) })).toEqual(['a.tf']);
    expect(paths({ changedFiles: new Set(['b.tf']) })).toEqual(['a.tf', 'b.tf']);
    expect(paths({ annotate: 'all' })).toEqual(['a.tf', 'b.tf']);
    expect(paths({ annotate: 'off' })).toEqual([]);
  });

  test('are ten commands of a kind, and the last one has the number of the others', () => {
    const all = Array.from({ length: 25 }, (_, index) =>
      policy({ policy: `p${index}`, location: place('a.tf', index + 1) }),
    );
    const commands = annotationCommands(renderAnnotations(viewOf([all]), { annotate: 'all' }));
    expect(commands).toHaveLength(10);
    expect(commands[0]).toBe(
      '::error file=a.tf,line=1,endLine=1,title=p0 (mandatory)::not encrypted%0APolicy set set · workspace ws-0 · cannot be overridden',
    );
    expect(commands.at(-1)).toBe(
      '::error title=Policy gate::16 more places of this kind: see the job summary.',
    );
  });
});

describe('the words of a report', () => {
  const tally: HeadlineCounts = {
    ...headlineCountsOf(viewOf([])),
    verdict: 'blocked',
    green: false,
    workspaces: 3,
    affected: 1,
    policiesAtFault: 2,
    advisoryFailures: 1,
    policies: 17,
  };

  test.each(saidOf('headlines.txt'))('make this headline: %s', (changes, [expected]) => {
    const counts = { ...tally, ...(JSON.parse(changes) as Partial<HeadlineCounts>) };
    expect(toPlainText(verdictSentence(counts))).toBe(expected);
  });

  test('have numbers, lists, sizes and times in one form', () => {
    expect(listText(['a', 'b', 'c', 'd'], 3)).toBe('a, b and 2 more');
    expect(listText(['a', 'b', 'c'], 3)).toBe('a, b and c');
    expect([0, 999, 1_000, 1_300_000, 9_960_000, 999_600].map(formatSize)).toEqual([
      '0 bytes',
      '999 bytes',
      '1.0 kB',
      '1.3 MB',
      '10 MB',
      '1.0 MB',
    ]);
    expect([0, 43_999, 3_723_000].map(formatElapsed)).toEqual(['00:00', '00:43', '1:02:03']);
  });
});
