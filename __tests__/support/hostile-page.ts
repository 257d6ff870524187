/** A report for its page, and the same with a hostile text in every field. */
import { stepsOf } from '../../src/report/to-do.ts';
import { VERDICTS } from '../../src/model/verdict.ts';
import { withOccurrences } from '../../src/report/occurrences.ts';
import { toReportView } from '../../src/report/to-view.ts';
import { headlineCountsOf } from '../../src/report/headline-counts.ts';
import { verdictSentence } from '../../src/report/verdict-sentence.ts';
import type { ReportView } from '../../src/report/view.ts';
import { HOSTILE_STRINGS } from './hostile-strings.ts';
import { sampleContext, sampleResult } from './sample-report.ts';

export const STAMPS = {
  'plan-queued-at': '2026-11-20T14:00:00Z',
  'planning-at': '2026-11-20T14:00:07Z',
  'planned-at': '2026-11-20T14:00:40Z',
  'post-plan-running-at': '2026-11-20T14:00:41Z',
  'policy-soft-failed-at': '2026-11-20T14:00:49Z',
  'errored-at': '2026-11-20T14:01:03Z',
};

/** Every third run takes three times as long as the others. */
export function stampsOf(index: number): Record<string, string> {
  return index % 3 === 0 ? { ...STAMPS, 'errored-at': '2026-11-20T14:03:09Z' } : STAMPS;
}

export function samplePage(verdict: ReportView['verdict'], workspaces = 3): ReportView {
  const result = sampleResult({ verdict, workspaces });
  for (const [index, each] of result.workspaces.entries()) each.timestamps = stampsOf(index);
  const view = toReportView(result, sampleContext());
  for (const resource of view.causes.flatMap(({ resources }) => resources)) {
    const { startLine = 0 } = resource.location ?? {};
    const lines = ['resource "aws_ebs_volume" "data" {', '  encrypted = false', '}'];
    if (startLine > 1) resource.excerpt = { lines, at: 1 };
  }
  return { ...view, causes: view.causes.map(withOccurrences) };
}

/** Texts that become active only if they are not escaped: attributes, elements, comments, other links. */
export const HOSTILE_ON_PAGES = [
  ...HOSTILE_STRINGS,
  '</script><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  'javascript:alert(1)',
  '<!-- --><svg onload=alert(1)>',
  '\u202egnp.exe\u202c',
  '\u001b]8;;https://evil.example\u0007x',
  'a\u0000b',
  '&lt;script&gt;',
  '`${alert(1)}`',
];

/** Each with its title, for `test.each`. */
export const HOSTILE_CASES = HOSTILE_ON_PAGES.map((text): [title: string, text: string] => [
  JSON.stringify(text).slice(0, 60),
  text,
]);

/** Replaces every text that is not one of our own words by the hostile text. */
export function withTextEverywhere(view: ReportView, text: string): ReportView {
  const words = new Set<unknown>([...VERDICTS, view.context.plans.runsAt]);
  const kept =
    /^(?:kind|status|severity|level|system|verdict|action|source|role|id|fingerprint|age|baseline|failOn|style)$/;
  const spoil = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') return words.has(value) || kept.test(name) ? value : text;
    if (Array.isArray(value)) return value.map((each) => spoil(each, name));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, spoil(each, key)]));
  };
  // Where it runs is known from the job, not from the pull request.
  const spoiled = { ...(spoil(view) as ReportView), context: view.context };
  // The words around what a sentence names are ours.
  const causes = spoiled.causes.map((cause, at) => ({ ...cause, todo: view.causes[at]?.todo }));
  const facts = { ...spoiled, causes };
  return { ...facts, steps: stepsOf(facts), heading: verdictSentence(headlineCountsOf(facts)) };
}
