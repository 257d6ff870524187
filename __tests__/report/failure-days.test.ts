/**
 * Days on which something else than a policy keeps the gate closed: what the gate found, from the local service to each surface,
 * in three, twelve and sixty workspaces. Each cause is told once, by what is at fault and not by what followed from it.
 */
import { MissingJudge } from '../../src/model/policy-files.ts';
import type { OwnPolicies } from '../../src/policy/systems/own-policies.ts';
import { noOpa } from '../../src/rego/find-opa.ts';
import { renderCheck, renderComment } from '../../src/report/markdown-report.ts';
import { renderVerdict } from '../../src/report/job-log.ts';
import { renderTerminal } from '../../src/report/screen.ts';
import { toReportView } from '../../src/report/to-view.ts';
import { firstCauseLine } from '../../src/report/words.ts';
import { expectGolden } from '../support/golden.ts';
import { describe, expect, test } from '../support/jest.ts';
import { faultySend, type Fault } from '../support/faulty-send.ts';
import { runLocally, type LocalBench, type SeededWorkspace } from '../support/local-bench.ts';
import { sampleContext } from '../support/sample-report.ts';

const KINDS = ['network', 'data', 'dns', 'eks', 'iam', 'web'];
const PLACES = ['dev', 'stage', 'prod', 'lab', 'dr', 'edge', 'qa', 'demo', 'sbx', 'core'];

type Workspace = Omit<SeededWorkspace, 'name'>;
const PASSES: Workspace = { script: 'evaluation-passed', workingDirectory: 'infra' };

/** `network-dev`, `data-dev`, …, the workspaces of one check, each as the function says. */
function workspaces(number: number, workspaceAt: (at: number) => Workspace) {
  const names = PLACES.flatMap((place) => KINDS.map((kind) => `${kind}-${place}`));
  const entries = names
    .slice(0, number)
    .map((name, at): [string, Workspace] => [name, workspaceAt(at)]);
  return Object.fromEntries(entries);
}

const fails = (fault: Fault, isMet: (path: string, method: string) => boolean) => ({
  wrap: ((send, clock) =>
    faultySend(send, clock, ({ url, method }) =>
      isMet(url.pathname, method) ? fault : undefined,
    )) satisfies NonNullable<LocalBench['wrap']>,
});
/** Each of `some` in turn, for as many parts of the workspaces. */
const inTurn =
  (number: number, ...some: readonly Workspace[]) =>
  (at: number): Workspace =>
    some[Math.floor((at * some.length) / number)] ?? PASSES;

const LOCAL: Workspace = { ...PASSES, executionMode: 'local' };
const PLAN_FAILS: Workspace = { ...PASSES, script: 'plan-errored' };
const SET_BREAKS: Workspace = { ...PASSES, script: 'evaluation-errored' };
const ELSEWHERE: Workspace = { ...PASSES, workingDirectory: 'live/nowhere' };

/** The team's own policies, on a machine on which nothing can ask them. */
const WITHOUT_OPA: OwnPolicies = {
  sources: ['policies'],
  readsWhole: false,
  judge: () => Promise.reject(new MissingJudge(noOpa('policies'))),
};

const DAYS: Record<string, (number: number) => LocalBench> = {
  'a token without the right': (number) => ({
    workspaces: workspaces(number, () => PASSES),
    ...fails(
      { status: 404 },
      (path, method) => method === 'POST' && path.endsWith('/configuration-versions'),
    ),
  }),
  'the service is down': (number) => ({
    workspaces: workspaces(number, () => PASSES),
    ...fails('refused', () => true),
    options: { timeoutMs: 120_000 },
  }),
  'the service is slow': (number) => ({
    workspaces: workspaces(number, () => ({ ...PASSES, script: 'stuck-post-plan' })),
    options: { timeoutMs: 600_000 },
  }),
  'the service answers 500': (number) => ({
    workspaces: workspaces(number, () => PASSES),
    ...fails({ status: 500 }, () => true),
    options: { timeoutMs: 120_000 },
  }),
  'there is no opa': (number) => ({
    workspaces: workspaces(number, () => PASSES),
    options: { own: WITHOUT_OPA },
  }),
  'a policy set that breaks': (number) => ({ workspaces: workspaces(number, () => SET_BREAKS) }),
  'a directory that is not there': (number) => ({
    workspaces: workspaces(number, () => ELSEWHERE),
  }),
  'local execution in one': (number) => ({
    workspaces: workspaces(number, (at) => (at === 0 ? LOCAL : PASSES)),
  }),
  'the queue does not move': (number) => ({
    workspaces: workspaces(number, () => ({ ...PASSES, script: 'stuck-pending' })),
    options: { timeoutMs: 600_000 },
  }),
  'plan errors and a broken set': (number) => ({
    workspaces: workspaces(number, inTurn(number, PLAN_FAILS, SET_BREAKS, PASSES)),
  }),
  'four at once': (number) => ({
    workspaces: workspaces(number, (at) =>
      inTurn(
        number,
        PLAN_FAILS,
        SET_BREAKS,
        { ...PASSES, script: 'stuck-pending' },
        {
          ...PASSES,
          script: 'evaluation-failed',
        },
      )(at),
    ),
    options: { timeoutMs: 600_000 },
  }),
};

describe.each([3, 12, 60])('with %i workspaces', (number) => {
  test.each(Object.keys(DAYS))('%s', async (day) => {
    const bench = DAYS[day]?.(number) ?? {};
    const { result } = await runLocally({ latencyMs: 20, ...bench });
    const view = toReportView(result, sampleContext({ actors: { byPerson: false } }));
    const screen = { columns: 80, rows: 24, colour: false };
    const lines = renderTerminal(view, screen);
    const name = day.replaceAll(' ', '-');
    expectGolden(
      `report/failure-days/${name}-${number}.txt`,
      [
        `=== GitHub's red line and the title of the check`,
        firstCauseLine(view.causes),
        renderCheck(view).title,
        '',
        '=== comment',
        renderComment(view).replace(/\n*<!-- plangate[^]*$/, ''),
        '',
        '=== log',
        ...renderVerdict(view),
        '',
        '=== terminal, 80 columns and 24 rows',
        ...lines,
        '',
      ].join('\n'),
    );
    const closing = view.causes.filter(({ blocks }) => blocks);
    expect(closing.length).toBeLessThanOrEqual(4);
    expect(new Set(closing.map(({ message }) => message)).size).toBe(closing.length);
  });
});
