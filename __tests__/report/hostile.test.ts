/** Text that wants to act, in every field of a report: on no surface it does, and all else keeps its place. */
import { judgeNamed } from '../support/judges.ts';
import { note } from '../support/findings.ts';
import type { WorkspaceResult } from '../../src/gate/result.ts';
import type { PolicyResult } from '../../src/model/policy-result.ts';
import type { PlannedChanges } from '../../src/policy/planned-changes.ts';
import { annotationCommands, renderAnnotations } from '../../src/report/annotations.ts';
import { renderComment, renderSummary } from '../../src/report/markdown-report.ts';
import { renderHead, renderVerdict } from '../../src/report/job-log.ts';
import { renderJson } from '../../src/report/json.ts';
import { renderJunit } from '../../src/features/report-files/junit.ts';
import { PAGE_BUDGET_BYTES, renderPage } from '../../src/features/report-files/page/page.ts';
import { renderCodeQuality, renderSarif } from '../../src/features/report-files/sarif.ts';
import { renderTerminal } from '../../src/report/screen.ts';
import type { ReportView } from '../../src/report/view.ts';
import { policyResult, runTask } from '../support/evidence.ts';
import { HOSTILE_ON_PAGES } from '../support/hostile-page.ts';
import { readPage, UNSEEN } from '../support/html-oracle.ts';
import { EVERY_CASE } from '../support/sampled.ts';
import { expect, test } from '../support/jest.ts';
import { changesInJson } from '../support/plan-sources.ts';
import { readMarkdown } from '../support/markdown-oracle.ts';
import { readXml } from '../support/read-xml.ts';
import { commandsIn } from '../support/runner-oracle.ts';
import { sampleContext } from '../support/sample-report.ts';
import { ORIGINS, sampleView } from './sample-view.ts';

const SCREEN = { columns: 100, rows: 400, colour: false };
const HUGE = 'x'.repeat(30_000);
const TEXTS = [
  ...HOSTILE_ON_PAGES,
  'toString',
  'hasOwnProperty',
  'valueOf',
  'then',
  'length',
  '0',
  ']]>',
  '<![CDATA[',
  '&#10;',
  'a\nb',
  '\u202e\u2066a',
  '\ud800',
  '\udc00\ud800',
  HUGE,
  `${HUGE}|@octocat`,
  '::error::'.repeat(3_000),
];

/** `escaping.test.ts` tries each text in every escaper; the types say that no surface goes without. */
const TRIED = (EVERY_CASE ? TEXTS : TEXTS.filter((_, at) => at % 4 === 0)).map(
  (text) => [JSON.stringify(text).slice(0, 60), text] as const,
);

function planWith(name: string): PlannedChanges {
  const before = { [name]: `old ${name}` };
  const after = { [name]: { [name.slice(0, 500)]: name } };
  return read(
    { actions: ['delete', 'create'], before, after, replace_paths: [[name]] },
    { actions: ['update'], before, after },
    { actions: ['create'], before: null, after },
    { actions: ['delete'], before, after: null },
  );
}

function read(...changes: object[]): PlannedChanges {
  const nothing = { after_unknown: {}, before_sensitive: {}, after_sensitive: {} };
  const resource_changes = changes.map((change, index) => ({
    address: `aws_x.y${index}`,
    type: 'aws_x',
    mode: 'managed',
    change: { ...nothing, ...change },
  }));
  const text = JSON.stringify({ plan_format_version: '1.1', resource_changes });
  const planned = changesInJson(text, undefined, true);
  if (planned === undefined) throw new Error('no changes were read');
  return planned;
}

/** What the plan has, and one change with a text wherever a change may have one. */
function changesWith(text: string): PlannedChanges {
  const planned = planWith(text);
  const [first] = planned.changes;
  const spoiled = {
    ...first!,
    address: text,
    previousAddress: text,
    reason: text,
    attributes: [text],
    trigger: { event: text, resource: text, onFailure: text },
  };
  return { ...planned, changes: [...planned.changes, spoiled], doubt: text, unread: text };
}

/** A result of each kind, the same text in each field. */
function resultsWith(text: string): PolicyResult[] {
  const location = { path: 'infra/a.tf', startLine: 3, endLine: 4, source: 'block' } as const;
  const about = { policySet: text, policy: text, message: text, description: text, word: text };
  const excerpt = { lines: [text, text], at: 1 };
  const resource = (baseline: 'new' | 'existing', address = text) => {
    return { address, messages: [text], location, excerpt, baseline };
  };
  const resources = [resource('new'), resource('existing', `aws_x.y["${text}"]`)];
  const failed = { ...about, output: [text, `${text}\n${text}`], address: text, resources };
  const of = (rest: Partial<PolicyResult>) =>
    policyResult({ ...failed, status: 'failed', ...rest });
  return [
    of({}),
    of({ overridable: true, level: 'mandatory-overridable' }),
    of({ judge: judgeNamed('own-policies'), overridable: true, level: 'soft-mandatory' }),
    of({ judge: judgeNamed('guard'), overridable: true }),
    of({ level: 'advisory', resources: [], location, excerpt }),
    of({ status: 'excepted', excepted: { until: text, owner: text, reason: text } }),
    of({ status: 'existing', baseline: 'existing' }),
    of({ status: 'overridden', override: { by: text, at: text, reason: text } }),
    of({ status: 'not-evaluated', judge: judgeNamed('own-policies') }),
    of({ status: 'unknown' }),
  ];
}

function everywhere(text: string): ReportView {
  const changes: Partial<WorkspaceResult> = {
    changes: changesWith(text),
    results: resultsWith(text),
    runTasks: [
      runTask({
        name: text,
        status: 'failed',
        message: text,
        outcomes: [{ title: text, status: text, body: text, url: text }],
      }),
    ],
    diagnostics: (['error', 'warning'] as const).map((severity) => {
      return { severity, summary: text, detail: text, address: text, file: 'a.tf', line: 3 };
    }),
    notices: [note(text)],
    leftover: note(text),
    runUrl: text,
    verdict: { word: 'undecided', reasons: [note(text)] },
  };
  const named = { people: [text], teams: [], roles: [], names: [text] };
  const { repository } = sampleContext().ci;
  const overrideBy = { lines: [{ pattern: 'other/*', owners: named }], others: named };
  const context = {
    ci: { repository: { ...repository!, defaultBranch: text } },
    plans: { madeWhere: text, organization: text, hostname: text, options: [text] },
    judges: { ownPolicies: [text], judgedBy: text },
    actors: { overrideBy, overriders: [text] },
  };
  return sampleView({ workspaces: 2 }, context, changes);
}

/** A check has the body of the comment. */
const MARKDOWN = [renderComment, renderSummary];
const PLAIN = MARKDOWN.map((render) => readMarkdown(render(everywhere('a')), ORIGINS).tables);

test.each(TRIED)('%s acts nowhere, and leaves everything else in place', (_, text) => {
  const view = everywhere(text);
  const facts = MARKDOWN.map((render) => readMarkdown(render(view), ORIGINS));
  expect(facts.flatMap(({ problems }) => problems)).toEqual([]);
  // Where each text is as long as it may be, not all tables have room.
  if (text.length < 500) expect(facts.map(({ tables }) => tables)).toEqual(PLAIN);
  expect(readMarkdown(renderComment(view, 3_000), ORIGINS).problems).toEqual([]);
  const page = renderPage(view);
  expect(Buffer.byteLength(page)).toBeLessThan(PAGE_BUDGET_BYTES);
  expect(readPage(page, ORIGINS).problems).toEqual([]);
  expect(page).not.toMatch(UNSEEN);
  const screen = renderTerminal(view, SCREEN);
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  expect(screen.join('')).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e]/);
  const log = [...renderHead(view.context), ...renderVerdict(view)];
  expect(log.filter((line) => /[\r\n]/.test(line))).toEqual([]);
  const files = [renderJson(view), renderSarif(view), renderCodeQuality(view)];
  for (const file of files) expect(() => JSON.parse(file) as unknown).not.toThrow();
  const printed = [...screen, ...log, ...files.join('\n').split('\n')];
  expect(printed.flatMap(commandsIn)).toEqual([]);
  expect(readXml(renderJunit(view)).length).toBeGreaterThan(0);
  const annotations = renderAnnotations(view, { annotate: 'all' });
  expect(annotations.length).toBeGreaterThan(0);
  expect(annotationCommands(annotations).flatMap(commandsIn)).toHaveLength(annotations.length);
});

test('names beyond the limit of a schema are cut, and leave room for what blocks', () => {
  const names = Array.from({ length: 1_500 }, (_, index) => `${index}${HUGE.slice(0, 300)}`);
  const all = (value: string) => Object.fromEntries(names.map((name) => [name, value]));
  const planned = read({ actions: ['update'], before: all('a'), after: all('b') });
  const [only] = planned.changes;
  expect([only?.address, only?.differs?.length]).toEqual(['aws_x.y0', 1_000]);
  const view = sampleView({}, {}, { changes: planned });
  const comment = renderComment(view);
  expect(comment.length).toBeLessThan(65_536);
  for (const { policy } of view.causes) expect(comment).toContain(policy);
  expect(Buffer.byteLength(renderPage(view))).toBeLessThan(PAGE_BUDGET_BYTES);
});
