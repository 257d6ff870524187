/**
 * What one job hands to the next where others may write: the reports of groups. For each claim, what only that one refuses.
 */
import { findReport, REPORT_CLAIMS } from '../../src/gate/group-reports.ts';
import { refuseRun, RUN_CLAIMS } from '../../src/gate/plans-from/matrix-group.ts';
import type { SealedFacts } from '../../src/trust/run-seals.ts';
import { sealedFacts } from '../support/gate-bench.ts';
import { SETTINGS } from '../support/groups.ts';
import { describe, expect, test } from '../support/jest.ts';
import { run } from '../support/stub-client.ts';
import { toPlainText } from '../../src/model/sentence.ts';

/** All claims but one; a claim that is not there any more is a mistake in the table. */
function less<T extends object>(claims: T, name: keyof T & string): T {
  if (!Object.hasOwn(claims, name)) throw new Error(`${name} is no claim`);
  const { [name]: _, ...others } = claims;
  return others as T;
}

const COMMIT = 'c'.repeat(40);
const OTHER = 'd'.repeat(40);

describe('the report of a group', () => {
  const group = { group: 'k3x9a1b2c4d5-1-of-1', workspaces: ['net', 'data'] };
  const report = {
    name: 'a.json',
    group: group.group as string | undefined,
    commit: COMMIT as string | undefined,
    workspaces: [{ name: 'net' }, { name: 'data' }],
    settings: SETTINGS,
  };
  const find = (claims: object, reports: (typeof report)[]) => {
    const search = { group, reports, commit: COMMIT, settings: SETTINGS };
    const found = findReport(search, claims as typeof REPORT_CLAIMS);
    return 'why' in found ? toPlainText(found.why) : found.report;
  };

  test('is taken, and a report without a group or of another one is not', () => {
    expect(find(REPORT_CLAIMS, [report])).toBe(report);
    for (const claims of [REPORT_CLAIMS, {}]) {
      expect(find(claims, [])).toMatch(/left no report/);
      expect(find(claims, [{ ...report, group: undefined }])).toMatch(/left no report/);
      expect(find(claims, [{ ...report, group: 'other' }])).toMatch(/left no report/);
    }
  });

  test.each<[keyof typeof REPORT_CLAIMS, string, (typeof report)[]]>([
    ['isOnly', 'two that agree', [report, { ...report, name: 'b.json' }]],
    ['isOnly', 'two, the second of another commit', [report, { ...report, commit: OTHER }]],
    ['isOfCommit', 'one of another commit', [{ ...report, commit: OTHER }]],
    ['isOfCommit', 'one of no commit', [{ ...report, commit: undefined }]],
    [
      'isOfWorkspaces',
      'one that lacks a workspace',
      [{ ...report, workspaces: [{ name: 'net' }] }],
    ],
    [
      'isOfWorkspaces',
      'one that has a workspace twice',
      [{ ...report, workspaces: [...report.workspaces, { name: 'net' }] }],
    ],
    [
      'isOfWorkspaces',
      'one that has a stranger',
      [{ ...report, workspaces: [{ name: 'net' }, { name: 'x' }] }],
    ],
    ...Object.keys(SETTINGS).map((key): [keyof typeof REPORT_CLAIMS, string, (typeof report)[]] => [
      'isOfSettings',
      `one of a job with another ${key}`,
      [{ ...report, settings: { ...SETTINGS, [key]: 'other' } }],
    ]),
  ])('is refused by %s: %s', (claim, _, reports) => {
    expect(typeof find(REPORT_CLAIMS, reports)).toBe('string');
    expect(find(less(REPORT_CLAIMS, claim), reports)).toBe(reports[0]);
  });

  test('is refused for its settings with both values, or with none', () => {
    const saying = (settings: object) =>
      find(REPORT_CLAIMS, [{ ...report, settings: { ...SETTINGS, ...settings } }]);
    const end = 'Write it in the settings file, and in no job.';
    expect(saying({ 'fail-on': 'never' })).toBe(
      `The job of group ${group.group} has "never" as fail-on, and this job has "mandatory". ${end}`,
    );
    expect(saying({ policies: 'rules' })).toBe(
      `The job of group ${group.group} has "rules" as policies, and this job has none. ${end}`,
    );
  });

  test('is refused by isOfCommit where the job does not know its commit', () => {
    const none = [{ ...report, commit: undefined }];
    const search = { group, reports: none, commit: undefined, settings: SETTINGS };
    const found = findReport(search);
    expect(found).toHaveProperty('why');
  });

  const facts = sealedFacts({ head: COMMIT, group: group.group });
  interface Lie extends Partial<SealedFacts> {
    status?: string;
    later?: SealedFacts[];
  }
  const asked = { gate: 'default', form: 'redacted', options: '' } as const;
  const runOfGroup = ({ status = 'planned_and_finished', later = [], ...lie }: Lie) => ({
    group: group.group,
    head: COMMIT,
    mode: 'speculative' as const,
    asked,
    own: { facts: { ...facts, ...lie }, later },
    run: run({ status }, 'run-1'),
    stages: [],
  });
  test.each<[keyof typeof RUN_CLAIMS, string, Lie]>([
    ['isOfGroup', 'a run of a job without a group', { group: '' }],
    ['isOfGroup', 'a run of another group', { group: 'k3x9a1b2c4d5-2-of-2' }],
    ['isOfCommit', 'a run of another commit', { head: 'd'.repeat(40) }],
    ['isOfMode', 'a run that saves its plan', { mode: 'provisional' }],
    ['isOfGate', 'a run of another gate', { gate: 'lenient' }],
    ['isOfGate', 'a run with other options', { options: 'no-refresh' }],
    ['isOfGate', 'a run whose whole plan was judged', { form: 'whole' }],
    ['isOver', 'a run that still plans', { status: 'planning' }],
    ['isOver', 'a run in a status of tomorrow', { status: 'pondering' }],
  ])('is refused for its runs by %s: %s', (claim, _, lie) => {
    expect(refuseRun(runOfGroup(lie))?.claim).toBe(claim);
    expect(refuseRun(runOfGroup(lie), less(RUN_CLAIMS, claim))).toBeUndefined();
  });

  test('has a run of an earlier commit that its group took over for this one', () => {
    const earlier = { head: 'd'.repeat(40), group: 'a1b2c3d4e5f6-1-of-1' };
    const later: SealedFacts[] = [{ ...facts, kind: 'taken-over' }];
    expect(refuseRun(runOfGroup({ ...earlier, later }))).toBeUndefined();
    const ofOther = [{ ...later[0]!, group: 'other' }];
    expect(refuseRun(runOfGroup({ ...earlier, later: ofOther }))?.claim).toBe('isOfGroup');
  });

  test('is refused with what is wrong', () => {
    const why = (lie: Lie) => toPlainText(refuseRun(runOfGroup(lie))?.why ?? '');
    expect(why({ group: '' })).toBe(`Run run-1 is not one that group ${group.group} started.`);
    expect(why({ head: 'd0' })).toBe(
      `Run run-1 was started for the commit d0, and this job is about ${COMMIT}.`,
    );
    expect(why({ mode: 'provisional' })).toBe('Run run-1 is provisional, and not speculative.');
    expect(why({ status: 'planning' })).toBe('Run run-1 is not over: planning.');
    const none = `Group ${group.group} left no report: its job may have been cancelled, or its runner may have vanished.`;
    expect(find(REPORT_CLAIMS, [{ ...report, group: 'other' }])).toBe(none);
    expect(find(REPORT_CLAIMS, [])).toBe(
      `${none} No other group did, either: see that from names the directory of the reports.`,
    );
  });
});
