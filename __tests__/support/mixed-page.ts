/** A report as a platform team has it: many workspaces, long names, all verdicts beside one another. */
import { note } from './findings.ts';
import { worstVerdict, type VerdictWord } from '../../src/model/verdict.ts';
import { toReportView } from '../../src/report/to-view.ts';
import type { ReportView } from '../../src/report/view.ts';
import { stampsOf } from './hostile-page.ts';
import { sampleContext, sampleResult } from './sample-report.ts';

const VERDICTS_IN_TURN: readonly VerdictWord[] = [
  'passed',
  'blocked',
  'needs-override',
  'undecided',
  'passed',
  'errored',
  'advisory',
  'blocked',
  'canceled',
  'overridden',
];

/** Names of 64 letters, one in ten without any separator, one from right to left, one of wide letters. */
function nameOf(index: number): string {
  const whole = `network-production-eu-central-1-shared-services-transit-gateway-${String(index).padStart(2, '0')}`;
  const kinds = [
    'unbroken'.repeat(8),
    'رشبكة-الإنتاج-الرئيسية',
    '本番環境-ネットワーク-共有サービス',
  ];
  return index % 10 < 3 ? `${kinds[index % 10]}${index}` : whole.slice(-64);
}

/** @param policies how many more fail in some of the blocked workspaces, each with several resources */
export function mixedPage(workspaces: number, policies = 0, name = nameOf): ReportView {
  const all = Array.from({ length: workspaces }, (_, index) => {
    const verdict = VERDICTS_IN_TURN[(index + 1) % VERDICTS_IN_TURN.length] ?? 'passed';
    const [one] = sampleResult({ verdict }).workspaces;
    if (one === undefined) throw new Error('a sample has a workspace');
    const [failed] = one.results.filter(({ status }) => status === 'failed');
    const more = Array.from({ length: failed === undefined ? 0 : policies }, (_, number) => ({
      ...failed!,
      policy: `naming-and-tagging-convention-of-team-${number}`,
      status: (index + number) % 3 === 0 ? ('passed' as const) : ('failed' as const),
    }));
    return {
      ...one,
      workspace: name(index),
      timestamps: stampsOf(index),
      results: [...one.results, ...more],
      notices: [note('The workspace is locked, so the run waits until somebody unlocks it.')],
    };
  });
  const result = {
    verdict: { word: worstVerdict(all.map(({ verdict }) => verdict.word)), reasons: [] },
    workspaces: all,
    archives: sampleResult().archives,
    durationMs: 63_000,
  };
  return toReportView(result, sampleContext());
}
