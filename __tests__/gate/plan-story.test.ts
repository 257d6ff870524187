/** What a plan's JSON says, from the service to every surface. */
import { locateResults } from '../../src/check/locate-results.ts';
import { renderCheck, renderComment, renderSummary } from '../../src/report/comment.ts';
import { renderVerdict } from '../../src/report/console.ts';
import { renderJson } from '../../src/report/json.ts';
import { toReportView } from '../../src/report/to-view.ts';
import { createSecrets } from '../../src/model/secrets.ts';
import { PASSING, runGate } from '../support/gate-bench.ts';
import { HOSTILE_STRINGS } from '../support/hostile-strings.ts';
import { expect, test } from '../support/jest.ts';
import { readMarkdown } from '../support/markdown-oracle.ts';
import { memoryFiles } from '../support/memory-files.ts';
import { countsOf, type WrittenChange } from '../support/plan-sources.ts';
import { commandsIn } from '../support/runner-oracle.ts';
import { sampleContext } from '../support/sample-report.ts';
import { showFigure } from '../support/hunt.ts';
import { limitMs } from '../support/time-limits.ts';

const REPOSITORY = { serverUrl: 'https://github.com', slug: 'acme/infra', root: '/repo' };
const ORIGINS = ['https://app.terraform.io', 'https://github.com', 'https://service.example'];

/** All that anybody sees of a passing run with this plan. */
async function report(
  counted: readonly WrittenChange[],
  files = {},
  planned: readonly WrittenChange[] = counted,
) {
  const { additions, changes: updates, destructions } = countsOf(counted);
  const script = {
    ...PASSING,
    changes: [additions, updates, destructions] as [number, number, number],
    planned,
  };
  const { result, service } = await runGate({ script, options: { diff: false } });
  const located = await locateResults(result, { repositoryRoot: '/repo', ...memoryFiles(files) });
  const secrets = createSecrets();
  secrets.keep('abcdefghijklmn.atlasv1.test-token-of-nobody');
  const view = secrets.concealAll(toReportView(located, sampleContext({ repository: REPOSITORY })));
  const comment = renderComment(view);
  const log = renderVerdict(view).join('\n');
  const all = [comment, log, renderSummary(view), renderCheck(view).summary, renderJson(view)];
  return { result, view, comment, log, all: all.join('\n'), service };
}

test('ten thousand changes in five seconds of processor time', async () => {
  const many = Array.from({ length: 10_000 }, (_, at): WrittenChange => {
    const actions = [['create'], ['update'], ['delete'], ['delete', 'create']][at % 4] ?? [];
    return { address: `module.m${at % 50}.aws_instance.i${at}`, actions };
  });
  const blocks = Array.from({ length: 200 }, (_, at) => `resource "aws_instance" "i${at}" {}\n`);
  const calls = Array.from({ length: 50 }, (_, at) => `module "m${at}" {\n  source = "./m"\n}\n`);
  const files = { '/repo/main.tf': calls.join(''), '/repo/m/main.tf': blocks.join('') };
  const started = process.cpuUsage();
  const { view, comment, all } = await report(many, files);
  const { user, system } = process.cpuUsage(started);
  showFigure(`10,000 changes: ${Math.round((user + system) / 1000)} ms of processor time`);
  expect((user + system) / 1e6).toBeLessThan(limitMs(5_000) / 1e3);
  expect(view.workspaces[0]?.changes).toMatchObject({ leftOut: 0, doubt: undefined });
  expect(view.workspaces[0]?.changes?.changes).toHaveLength(10_000);
  expect(comment).toContain('This plan destroys 2,500 resources and replaces 2,500');
  expect(comment).toContain('… and 4,951 more: see `run-1`');
  expect(comment.length).toBeLessThanOrEqual(60_000);
  expect(readMarkdown(comment, ORIGINS).problems).toEqual([]);
  expect(all).toContain('"path": "m/main.tf"');
});

test('values, hostile addresses, colours and commands: nothing leaks or acts', async () => {
  const real: WrittenChange[] = [
    { address: 'aws_db_instance.main', actions: ['delete', 'create'], reason: 'cannot_update' },
    { address: 'aws_iam_role.found', actions: ['update'], imported: true },
  ];
  const hostile = HOSTILE_STRINGS.flatMap((text): WrittenChange[] => [
    { address: text, actions: [text], reason: text },
    { address: `aws_vpc.a["${text}"]`, actions: ['create'], reason: text },
  ]);
  const { view, comment, log, all } = await report(real, {}, [...real, ...hostile]);
  expect(view.verdict).toBe('passed');
  const [workspace] = view.workspaces;
  expect(workspace?.changes?.doubt).toMatch(/does not add up: additions/);
  expect(comment).toContain('the list of changes may not be whole');
  expect(comment).toContain('**±** `aws_db_instance.main`: cannot be updated in place');
  expect(all).not.toMatch(/hunter2|nobodys/);
  expect(readMarkdown(comment, ORIGINS).problems).toEqual([]);
  expect(commandsIn(log)).toEqual([]);
});
