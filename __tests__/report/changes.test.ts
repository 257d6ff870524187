import type { PlanSummary } from '../../src/model/policy-result.ts';
import type { PlannedChanges } from '../../src/policy/planned-changes.ts';
import { toldChanges, changeCountsOf, planWords } from '../../src/report/changes.ts';
import { renderVerdict } from '../../src/report/job-log.ts';
import { writeChanges, writeProminent } from '../../src/report/write-markdown.ts';
import { createBudget } from '../../src/report/budget.ts';
import type { ReportView } from '../../src/report/view.ts';
import { hasNoChanges } from '../../src/report/words.ts';
import { expectGolden } from '../support/golden.ts';
import { describe, expect, test } from '../support/jest.ts';
import { at, change, sampleChanges, sampleNames } from '../support/sample-changes.ts';
import { sampleView } from './sample-view.ts';

const PLAN = { status: 'finished', hasChanges: true, additions: 0, changes: 0, imports: 0 };

/** A view with a workspace for each of these plans. Without changes that could be read, give undefined. */
const viewOf = (...told: (PlannedChanges | undefined)[]) =>
  sampleView(
    { verdict: 'passed', system: 'policy-check', workspaces: told.length },
    {},
    (index) => ({
      plan: { ...PLAN, destructions: told[index] === undefined ? 3 : 0 },
      changes: told[index],
    }),
  );

const roomFor = (budget: number) => createBudget(budget, ({ length }) => length);

function render(view: ReportView, budget = 60_000): string {
  const limited = roomFor(budget);
  const { text } = writeProminent(toldChanges(view), limited.part(0.5), 50);
  const folded = writeChanges(toldChanges(view), limited, 100);
  expect(text.length + folded.text.length).toBeLessThanOrEqual(budget);
  return `${text}\n\n${folded.text}\n`;
}

describe('the changes in a comment', () => {
  test('of one workspace are as recorded', () => {
    expectGolden('report/changes-one.md', render(viewOf(sampleChanges(12))));
  });

  test('of several workspaces are as recorded, with one unread and one in doubt', () => {
    const doubt = 'The log of the plan does not add up: destructions 1 (the plan says 2).';
    const all = [sampleChanges(9), sampleChanges(10, { doubt }), undefined];
    expectGolden('report/changes-several.md', render(viewOf(...all)));
  });

  test('are as recorded for four hundred changes, and for as many that destroy', () => {
    expectGolden('report/changes-400.md', render(viewOf(sampleChanges(400))));
    const destroyed = sampleChanges(400).changes.map((each) => ({
      ...each,
      action: 'delete' as const,
    }));
    const view = viewOf({ ...sampleChanges(400), changes: destroyed, leftOut: 50 });
    expectGolden('report/changes-destroyed.md', render(view));
  });

  test('have actions and forgotten resources beside what is destroyed', () => {
    const of = (event: string, resource: string, onFailure = 'halt') => ({
      trigger: { event, resource, onFailure },
    });
    const changes = [
      change('aws_db_instance.main', 'delete'),
      change('action.aws_lambda_invoke.drain', 'invoke', {
        ...of('before_destroy', 'aws_db_instance.main'),
        ...at('infra/actions.tf', 4),
      }),
      change('module.web.action.aws_ec2_stop_instance.all["eu|west"]', 'invoke', {
        ...of('after_update', 'module.web.aws_instance.a["`"]', 'continue'),
      }),
      change('action.aws_sns_publish.news', 'invoke', { trigger: { event: 'invoke' } }),
      change('aws_s3_bucket.logs', 'forget', { recreated: true }),
      change('aws_vpc.main', 'create'),
    ];
    const view = viewOf({ changes, leftOut: 0, source: 'json', doubt: undefined });
    const [workspace] = view.workspaces;
    const row = workspace === undefined ? '' : planWords(workspace);
    const text = [render(view), row, ...renderVerdict(view)].join('\n');
    expectGolden('report/changes-actions.md', `${text}\n`);
  });

  test('have the names of attributes in one line', () => {
    expectGolden('report/changes-names.md', render(viewOf(sampleNames())));
  });

  test('lose the names of attributes where there is no room, and say so', () => {
    const view = viewOf(sampleNames());
    const at = (budget: number) => writeChanges(toldChanges(view), roomFor(budget), 9);
    expect(at(5_000).text).toContain('`availability_zone` forces replacement');
    const bare = at(650).text;
    expect(bare).not.toContain('availability_zone');
    expect(bare).toContain('The changed attributes are omitted for length.');
    expect(bare).toContain('2 other changes');
    for (let budget = 0; budget < 3_000; budget += 7)
      expect(at(budget).text.length).toBeLessThanOrEqual(budget);
  });

  test('say why attributes are missing', () => {
    const unread = 'Which attributes differ is not known: the service has no JSON.';
    const shown = render(viewOf({ ...sampleChanges(9), unread }));
    expect(shown).toContain(`> ${unread}`);
  });

  test('have no heading where nothing is destroyed, and are folded', () => {
    const view = viewOf({ ...sampleChanges(0), changes: [change('aws_vpc.a', 'create')] });
    expect(render(view).trim()).toBe(
      '<details><summary>1 change</summary>\n\n- **+** `aws_vpc.a`\n\n</details>',
    );
    expect(render(viewOf(sampleChanges(0))).trim()).toBe('');
  });

  test('fit into any room, and name what does not', () => {
    const view = viewOf(sampleChanges(400));
    for (let budget = 0; budget < 3_000; budget += 37) render(view, budget);
    expect(writeProminent(toldChanges(view), roomFor(100), 50)).toEqual({ text: '', missing: 5 });
    expect(writeChanges(toldChanges(view), roomFor(100), 100)).toEqual({ text: '', missing: 395 });
  });

  test('are in the log, too, each once, the first ones by name', () => {
    const doubt = 'The log of the plan ends before its summary.';
    const view = viewOf(sampleChanges(90, { doubt }), sampleChanges(6));
    expectGolden('report/changes-log.txt', `${renderVerdict(view).join('\n')}\n`);
  });
});

describe('the numbers of a plan', () => {
  const plan = { ...PLAN, additions: 3, changes: 2, destructions: 4 };
  const replaced = [change('a.a', 'replace'), change('a.b', 'replace'), change('a.c', 'create')];

  test('count what is replaced apart from what is created and deleted', () => {
    const changes = { ...sampleChanges(0), changes: replaced };
    expect(changeCountsOf({ plan, changes })).toEqual({
      adds: 1,
      changes: 2,
      destroys: 2,
      replaces: 2,
    });
  });

  test('are those of the service where no list can be trusted', () => {
    const counts = { adds: 3, changes: 2, destroys: 4, replaces: undefined };
    const changes = { ...sampleChanges(0), changes: replaced, doubt: 'It is not whole.' };
    expect(changeCountsOf({ plan, changes })).toEqual(counts);
    expect(changeCountsOf({ plan })).toEqual(counts);
    expect(changeCountsOf({ plan: { ...plan, destructions: 0 } })?.replaces).toBe(0);
    expect(changeCountsOf({})).toBeUndefined();
    expect(changeCountsOf({ plan: { ...plan, status: 'errored' } })).toBeUndefined();
  });
});

const nothing: PlanSummary = { ...PLAN, hasChanges: false, destructions: 0 };

describe('"no changes"', () => {
  test('is written for a finished plan without changes', () => {
    expect(hasNoChanges(nothing)).toBe(true);
  });

  test.each<[string, Partial<PlanSummary>]>([
    ['was canceled', { status: 'canceled' }],
    ['failed', { status: 'errored' }],
    ['still runs', { status: 'running' }],
    ['was never reached', { status: 'unreachable' }],
    ['changes something that is no resource', { hasChanges: true }],
    ['only imports', { imports: 1 }],
  ])('is not written for a plan that %s', (_, facts) => {
    expect(hasNoChanges({ ...nothing, ...facts })).toBe(false);
  });

  test('is not written where there is no plan', () => {
    expect(hasNoChanges(undefined)).toBe(false);
  });
});
