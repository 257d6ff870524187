/** A report view as a Code Insights report of Bitbucket. */
import type { InsightsAnnotation, InsightsReport } from '../publish/bitbucket.ts';
import { cleanLine, cleanText } from '../report/escape-markdown.ts';
import type { Finding, ReportView } from '../report/view.ts';

export function toInsights(view: ReportView): InsightsReport {
  const { counts, context, key, green } = view;
  const report: InsightsReport = {
    key,
    title: key === 'default' ? 'Policy gate' : `Policy gate (${key})`,
    details: [`${view.headline}.`, ...view.nextSteps].map((line) => cleanText(line)).join('\n'),
    green,
    data: [
      { title: 'Verdict', type: 'TEXT', value: view.verdict },
      { title: 'Passed', type: 'NUMBER', value: counts.passed },
      { title: 'Mandatory failed', type: 'NUMBER', value: counts.mandatoryFailed },
      { title: 'Advisory failed', type: 'NUMBER', value: counts.advisoryFailed },
      { title: 'Overridden', type: 'NUMBER', value: counts.overridden },
    ],
    annotations: view.findings.map(toAnnotation),
  };
  if (context.job) report.link = context.job.url;
  return report;
}

function toAnnotation(finding: Finding): InsightsAnnotation {
  const { fingerprint, policy, severity, location, message, policySet, workspaces } = finding;
  const blocks = severity === 'blocks' || severity === 'needs-override';
  const annotation: InsightsAnnotation = {
    id: fingerprint,
    type: 'VULNERABILITY',
    severity: blocks ? 'HIGH' : severity === 'warns' ? 'MEDIUM' : 'LOW',
    failed: blocks,
    summary: cleanLine(`${policy}: ${message}`, 450),
    details: cleanText(
      [finding.address, message, policySet && `Policy set ${policySet}`, workspaces.join(', ')]
        .filter(Boolean)
        .join('\n'),
    ),
  };
  if (location) Object.assign(annotation, { path: location.path, line: location.startLine });
  return annotation;
}
