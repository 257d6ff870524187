/** One list of causes: what differs in ids, runs and names of workspaces alone is one, whatever the number of workspaces. */
import {
  numberPart,
  type Sentence,
  phrase,
  plain,
  foreign,
  quoted,
} from '../../src/model/sentence.ts';
import { finding } from '../../src/model/finding.ts';
import { note } from '../support/findings.ts';
import { type WorkspaceResult, unjudgedResult } from '../../src/gate/result.ts';
import type { Code } from '../../src/model/errors.ts';
import { fromOutcomes } from '../../src/policy/systems/policy-evaluations.ts';
import { renderCheck, renderComment, renderSummary } from '../../src/report/markdown-report.ts';
import { renderVerdict } from '../../src/report/job-log.ts';
import { renderJson } from '../../src/report/json.ts';
import { renderJunit } from '../../src/features/report-files/junit.ts';
import { renderPage } from '../../src/features/report-files/page/page.ts';
import { encodePlaces } from '../../src/report/places.ts';
import { renderSarif } from '../../src/features/report-files/sarif.ts';
import { renderTerminal } from '../../src/report/screen.ts';
import type { ReportView } from '../../src/report/view.ts';
import { firstCauseLine } from '../../src/report/words.ts';
import {
  policyEvaluation,
  policyResult,
  setOutcome,
  taskStage,
  whole,
} from '../support/evidence.ts';
import { expectGolden } from '../support/golden.ts';
import { showFigure } from '../support/sampled.ts';
import { describe, expect, test } from '../support/jest.ts';
import { manyWorkspaces, viewOfWorkspaces } from './many-workspaces.ts';

const NUMBERS = [1, 2, 12, 60];

/** Why no run of a workspace was judged, as a job meets it: kind, code, and what it says of the workspace. */
const UNJUDGED: Record<
  string,
  [kind: string, code: Code, say: (name: string, at: number) => Sentence]
> = {
  rights: [
    'refused',
    'PG-108',
    (name) =>
      phrase`Could not create a configuration version: ${foreign(`POST /workspaces/${name}/configuration-versions answered 403 (forbidden). It needs the permission "queue plans" on the workspace.`)}`,
  ],
  '401': [
    'refused',
    'PG-107',
    (name) =>
      phrase`Could not look up the workspace: ${foreign(`GET /workspaces/${name} answered 401. The token is not valid.`)}`,
  ],
  '404': [
    'refused',
    'PG-109',
    () =>
      phrase`It was not found in ${quoted('acme')}: it does not exist, or this token may not see it.`,
  ],
  TLS: [
    'network',
    'PG-155',
    () => phrase`The service could not be reached: its certificate is of an unknown authority.`,
  ],
  name: [
    'network',
    'PG-124',
    () => phrase`The service could not be reached: tfe.acme.example has no address.`,
  ],
  proxy: [
    'network',
    'PG-124',
    () => phrase`The service could not be reached: the proxy answered 407.`,
  ],
  queue: [
    'timeout',
    'PG-120',
    (_, at) =>
      phrase`The run was still pending after ${numberPart(25 + at)} s, at position ${numberPart(at + 3)} of the queue.`,
  ],
  '413': [
    'too-large',
    'PG-112',
    () =>
      phrase`The upload was refused: archives.acme.example answered 413. The archive has 120 MB.`,
  ],
  timeout: [
    'timeout',
    'PG-121',
    () => phrase`The run had not ended when the time of this job was over.`,
  ],
};

function unjudged(number: number, kind: string): WorkspaceResult[] {
  const [failure, code, say] = UNJUDGED[kind] ?? ['', 'PG-107', plain];
  const failed = manyWorkspaces(number).map(({ workspace, runId, runUrl }, at) => ({
    workspace,
    runId,
    runUrl,
    failure: { kind: failure as 'refused', ...finding(code, say(workspace, at)) },
  }));
  return unjudgedResult(failed).workspaces;
}

/** A policy set that breaks in each workspace, as the service says it: each evaluation has an id of its own. */
function broken(number: number): WorkspaceResult[] {
  return manyWorkspaces(number).map((workspace, at) => {
    const id = `poleval-CZcmD7eagjhyX${100 + at}`;
    const evaluation = { ...policyEvaluation({ status: 'errored' }), id };
    const error = 'regions.sentinel:14: unknown function "contain"';
    const sets = whole([setOutcome({ 'policy-set-name': 'guardrails', error, outcomes: [] })]);
    const reading = fromOutcomes(taskStage({ status: 'errored' }), { evaluation, sets });
    const reasons = [
      ...reading.errors,
      note('Policy set "guardrails" could not be evaluated.', 'policy-result'),
    ];
    return { ...workspace, results: reading.results, verdict: { word: 'errored', reasons } };
  });
}

const blocking = ({ causes }: ReportView) => causes.filter(({ blocks }) => blocks);

describe.each(NUMBERS)('in a report of %i workspaces', (number) => {
  test.each(Object.keys(UNJUDGED))('the same reason is one cause: %s', (kind) => {
    const view = viewOfWorkspaces(unjudged(number, kind));
    const [cause, ...others] = blocking(view);
    expect(others).toEqual([]);
    expect(cause?.workspaces).toHaveLength(number);
    expect(cause?.runs).toHaveLength(number);
    const line = firstCauseLine(view.causes);
    expect(line).toContain(`(${UNJUDGED[kind]?.[1]})`);
    expect(renderCheck(view).title).toContain(line.split(/[:.]/)[0]);
    const first = String(cause?.message.split('. ')[0]).replaceAll('"', '').slice(0, 40);
    const surfaces = [
      renderComment(view).split('\n').slice(1).join('\n'),
      renderVerdict(view).join('\n').split('Policy gate:')[0] ?? '',
    ];
    for (const text of surfaces)
      expect([kind, text.replaceAll(/[`"]/g, '').split(first).length]).toEqual([kind, 2]);
  });

  test('a policy set that breaks is one cause, of its keepers, with the message of the engine', () => {
    const view = viewOfWorkspaces(broken(number), {
      actors: {
        overrideBy: {
          lines: [],
          others: { people: [], roles: [], teams: [], names: ['acme/security'] },
        },
      },
    });
    const [cause, ...others] = blocking(view);
    expect(others).toEqual([]);
    expect(cause).toMatchObject({
      policySet: 'guardrails',
      message: 'regions.sentinel:14: unknown function "contain"',
      todo: { role: 'policy-owners', names: ['acme/security'] },
    });
    const surfaces = {
      page: renderPage(view).replaceAll(/<style>[^]*?<\/style>|<[^>]*>/g, ' '),
      log: renderVerdict(view).join('\n'),
      terminal: renderTerminal(view, { columns: 100, rows: 40, colour: false }).join('\n'),
      comment: renderComment(view),
    };
    for (const [name, text] of Object.entries(surfaces))
      expect([name, /run failed/.exec(text)]).toEqual([name, null]);
    expect(surfaces.page).toContain('policies could not be evaluated');
    const where =
      { 1: 'in 1 workspace', 2: 'in either workspace' }[number] ?? `in any of ${number} workspaces`;
    expect(view.headline).toBe(`policy set guardrails could not be evaluated ${where}`);
    const comment = renderComment(view);
    expect(comment).toMatch(/^### 💥 /);
    expect(comment.split('unknown function')).toHaveLength(2);
    expect(comment).toContain(
      '`acme/security`, who keep `guardrails`, repair it. Then re-run this job; no push is needed.',
    );
    expect(comment).not.toContain('poleval-');
  });

  test('a policy is one cause for any number of workspaces', () => {
    const view = viewOfWorkspaces(manyWorkspaces(number));
    const names = blocking(view).map(({ policy }) => policy);
    expect(new Set(names).size).toBe(names.length);
  });
});

test('a report without workspaces has no cause', () => {
  expect(viewOfWorkspaces([]).causes).toEqual([]);
});

test('reasons with different words are different causes', () => {
  const all = ['401', 'rights', '404'].flatMap((kind) => unjudged(1, kind));
  const view = viewOfWorkspaces(all.map((each, at) => ({ ...each, workspace: `ws-${at}` })));
  expect(blocking(view)).toHaveLength(3);
});

test('the report of sixty workspaces has the recorded causes on each surface', () => {
  const view = viewOfWorkspaces(manyWorkspaces(60), {
    ci: { takesCommands: true },
    actors: { overriders: ['security'] },
  });
  expectGolden('report/causes/sixty.comment.md', `${renderComment(view)}\n`);
  expectGolden('report/causes/sixty.log.txt', `${renderVerdict(view).join('\n')}\n`);
  const screen = renderTerminal(view, { columns: 80, rows: 40, colour: false });
  expectGolden('report/causes/sixty.terminal.txt', `${screen.join('\n')}\n`);
});

test('each kind of failure in twelve workspaces has the recorded first cause', () => {
  const said = Object.keys(UNJUDGED).map((kind) => {
    const view = viewOfWorkspaces(unjudged(12, kind));
    const title = renderCheck(view).title;
    return [`=== ${kind}`, title, firstCauseLine(view.causes), ...view.nextSteps].join('\n');
  });
  const set = viewOfWorkspaces(broken(12));
  said.push(
    [
      '=== a broken policy set',
      renderCheck(set).title,
      firstCauseLine(set.causes),
      ...set.nextSteps,
    ].join('\n'),
  );
  const policy = viewOfWorkspaces(manyWorkspaces(12));
  said.push(
    [
      '=== a policy',
      renderCheck(policy).title,
      firstCauseLine(policy.causes),
      ...policy.nextSteps,
    ].join('\n'),
  );
  expectGolden('report/causes/first-causes.txt', `${said.join('\n\n')}\n`);
  expectGolden('report/causes/broken-set.comment.md', `${renderComment(set)}\n`);
  expectGolden(
    'report/causes/queue.comment.md',
    `${renderComment(viewOfWorkspaces(unjudged(3, 'queue')))}\n`,
  );
});

test('with `fail-on: advisory` advisory causes are among those that block', () => {
  const view = viewOfWorkspaces(manyWorkspaces(3), { gate: { failOn: 'advisory' } });
  const [closing = ''] = renderComment(view).split('#### What to do next');
  for (const policy of ['no-public-ingress', 'cost-center-tag', 'owner-tag'])
    expect(closing).toContain(`**\`${policy}\`**`);
});

test('resolved causes are counted only of workspaces that were judged both times', () => {
  const before = viewOfWorkspaces(manyWorkspaces(12));
  const fingerprints = before.causes.map(({ fingerprint }) => fingerprint);
  const names = before.workspaces.map(({ name }) => name);
  const places = encodePlaces(
    before.causes.map(({ workspaces }) => [...workspaces]),
    names,
  );
  const previous = { fingerprints, places, durations: {} };
  const passed = manyWorkspaces(12).map((each) => ({
    ...each,
    results: [policyResult({ policy: 'versions' })],
    verdict: { word: 'passed' as const, reasons: [] },
  }));
  expect(viewOfWorkspaces(passed, { previous })).toMatchObject({
    resolved: fingerprints.length,
    notCompared: 0,
  });
  // One of the two that failed no-public-ingress was not judged this time, and failed no other policy.
  const [first = passed[0]!, ...others] = passed;
  const open = { ...first, verdict: { word: 'undecided' as const, reasons: [note('Why.')] } };
  const partly = viewOfWorkspaces([open, ...others], { previous });
  expect(partly).toMatchObject({ resolved: fingerprints.length - 1, notCompared: 1 });
  expect(renderComment(partly)).toContain(
    '1 workspace with failures before was not judged this time.',
  );
});

test('the work for each surface grows no faster than workspaces and causes', () => {
  const resultsOf = (at: number) =>
    Array.from({ length: 40 }, (_, policy) =>
      policyResult({
        policy: `policy-${policy}`,
        status: 'failed',
        message: `bad ${at % 7}`,
        level: policy % 2 ? 'advisory' : 'mandatory',
      }),
    );
  const make = (number: number) =>
    manyWorkspaces(number).map((each, at) => ({ ...each, results: resultsOf(at) }));
  const secondsFor = (number: number): number => {
    const result = make(number);
    const before = process.cpuUsage();
    const view = viewOfWorkspaces(result);
    renderComment(view);
    renderSummary(view);
    renderPage(view);
    renderJson(view);
    renderSarif(view);
    renderJunit(view);
    renderVerdict(view);
    renderTerminal(view, { columns: 80, rows: 40, colour: false });
    return process.cpuUsage(before).user / 1e6;
  };
  secondsFor(10);
  const [few, many] = [secondsFor(50), secondsFor(500)];
  showFigure(`50 and 500 workspaces with 40 causes: ${few.toFixed(2)} s, ${many.toFixed(2)} s`);
  // Ten times as many: a pass over pairs would take a hundred times as long.
  expect(many / few).toBeLessThan(25);
});
