/** A report view as a Code Insights report of Bitbucket: plain text, nothing of it is interpreted. */
import { renderAnnotations } from '../report/annotations.ts';
import { cleanLine, cleanText } from '../report/escape-markdown.ts';
import type { Finding, ReportView } from '../report/view.ts';
import { LEVEL_WORDS, overrideWords, statusWord } from '../report/words.ts';
import type { InsightsAnnotation, InsightsReport } from './bitbucket.ts';

const SEVERITIES = { failure: 'HIGH', warning: 'MEDIUM', notice: 'LOW' } as const;

export function toInsights(view: ReportView): InsightsReport {
  const { counts, context, headline, nextSteps, key } = view;
  const number = (title: string, value: number) => ({ title, type: 'NUMBER' as const, value });
  return {
    key,
    title: key === 'default' ? 'Policy gate' : `Policy gate: ${key}`,
    details: [headline, ...nextSteps].map(cleanText).join('\n'),
    green: view.green,
    ...(context.job ? { link: context.job.url } : {}),
    data: [
      { title: 'Verdict', type: 'TEXT', value: view.verdict },
      number('Mandatory failed', counts.mandatoryFailed),
      number('Advisory failed', counts.advisoryFailed),
      number('Overridden', counts.overridden),
      number('Passed', counts.passed),
      number('Workspaces', view.workspaces.length),
    ],
    annotations: [...located(view), ...view.findings.filter((one) => !one.location).map(unlocated)],
  };
}

function located(view: ReportView): InsightsAnnotation[] {
  return renderAnnotations(view, { annotate: 'all', limit: 5_000 }).map((each, index) => ({
    id: `line-${index}`,
    type: 'VULNERABILITY',
    severity: SEVERITIES[each.annotation_level],
    failed: each.annotation_level === 'failure',
    summary: each.title,
    details: each.message,
    path: each.path,
    line: each.start_line,
  }));
}

/** Shown on the report itself, beside those on lines. */
function unlocated(finding: Finding, index: number): InsightsAnnotation {
  const { policy, level, severity, address, message, status, workspaces } = finding;
  const closes = severity === 'blocks' || severity === 'needs-override';
  return {
    id: `finding-${index}`,
    type: 'VULNERABILITY',
    severity: closes ? 'HIGH' : severity === 'warns' ? 'MEDIUM' : 'LOW',
    failed: closes,
    summary: cleanLine(`${policy} (${LEVEL_WORDS[level]})`, 450),
    details: [address, message || statusWord(status), workspaces.join(', '), overrideWords(finding)]
      .filter((part) => part !== undefined && part !== '')
      .map((part) => cleanText(part ?? ''))
      .join('\n'),
  };
}
