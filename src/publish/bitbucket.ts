/**
 * A Code Insights report on the commit, with an annotation per finding. Reports belong to commits:
 * one that is there from an earlier attempt on the same commit is replaced as a whole, because an
 * annotation that is no longer true would stay otherwise.
 */
import { createAsk } from './ask.ts';
import type { BitbucketFacts } from './detect.ts';
import { createForwardProxySend } from './forward-proxy-send.ts';
import { HostProblem } from './host-problem.ts';
import type { NotePorts } from './publish-note.ts';
import type { Published } from './surfaces.ts';

/** Texts are plain: nothing in them is interpreted. Longer ones are cut to what the API takes. */
export interface InsightsReport {
  /** The gate's key: several gates make several reports. */
  key: string;
  title: string;
  details: string;
  green: boolean;
  link?: string;
  data: { title: string; type: 'TEXT' | 'NUMBER'; value: string | number }[];
  annotations: InsightsAnnotation[];
}

export interface InsightsAnnotation {
  /** Unique within the report. */
  id: string;
  type: 'VULNERABILITY' | 'BUG';
  severity: 'HIGH' | 'MEDIUM' | 'LOW';
  failed: boolean;
  summary: string;
  details: string;
  /** Relative to the repository's root. */
  path?: string;
  line?: number;
  link?: string;
}

/** Per request, and per report. */
const BATCH = 100;
const MAX_ANNOTATIONS = 1000;
const TITLE = 450;
const DETAILS = 2000;

const WITH_TOKEN =
  'Set BITBUCKET_TOKEN to a repository access token with the scope "repository:write".';

export async function publishBitbucket(
  facts: BitbucketFacts,
  commit: string,
  token: string | undefined,
  report: InsightsReport,
  ports: NotePorts,
): Promise<Published> {
  const proxied = token === undefined;
  const ask = createAsk({
    ...ports,
    ...(proxied ? { send: createForwardProxySend(facts.proxyUrl) } : {}),
    baseUrl: proxied ? facts.apiUrl.replace('https:', 'http:') : facts.apiUrl,
    headers: proxied ? {} : { authorization: `Bearer ${token}` },
    service: 'Bitbucket',
    refused: proxied
      ? `The proxy of the pipeline did not vouch for it. ${WITH_TOKEN}`
      : 'BITBUCKET_TOKEN needs the scope "repository:write" on this repository and must not have expired.',
    ...(proxied ? { unreachable: `Only a pipeline has that proxy. ${WITH_TOKEN}` } : {}),
  });
  const { workspace, repositorySlug } = facts;
  const repository = `/repositories/${encodeURIComponent(workspace)}/${encodeURIComponent(repositorySlug)}`;
  const id = encodeURIComponent(`plangate-${report.key}`);
  const path = `${repository}/commit/${commit}/reports/${id}`;
  try {
    await ask('DELETE', path, undefined, [404]);
    await ask('PUT', path, toReport(report));
    const annotations = report.annotations.slice(0, MAX_ANNOTATIONS).map(toAnnotation);
    for (let start = 0; start < annotations.length; start += BATCH) {
      await ask('POST', `${path}/annotations`, annotations.slice(start, start + BATCH));
    }
    return { problems: [] };
  } catch (error) {
    if (error instanceof HostProblem) return { problems: [`No report: ${error.message}`] };
    throw error;
  }
}

function toReport(report: InsightsReport) {
  const hidden = report.annotations.length - MAX_ANNOTATIONS;
  const more = hidden > 0 ? `\n${hidden} more findings are in the job's report.` : '';
  return {
    title: cut(report.title, TITLE),
    details: cut(report.details, DETAILS - more.length) + more,
    report_type: 'SECURITY',
    reporter: 'Plangate',
    result: report.green ? 'PASSED' : 'FAILED',
    ...(report.link === undefined ? {} : { link: report.link }),
    data: report.data.slice(0, 10),
  };
}

function toAnnotation(annotation: InsightsAnnotation) {
  const { path, line, link } = annotation;
  return {
    external_id: annotation.id,
    annotation_type: annotation.type,
    severity: annotation.severity,
    result: annotation.failed ? 'FAILED' : 'PASSED',
    summary: cut(annotation.summary, TITLE),
    details: cut(annotation.details, DETAILS),
    ...(path === undefined ? {} : { path }),
    ...(line === undefined ? {} : { line }),
    ...(link === undefined ? {} : { link }),
  };
}

/** Never in the middle of a character outside the basic plane. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = length - 1;
  const high = text.charCodeAt(end - 1);
  return `${text.slice(0, high >= 0xd800 && high <= 0xdbff ? end - 1 : end)}…`;
}
