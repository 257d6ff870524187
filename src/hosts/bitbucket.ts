/**
 * Bitbucket Pipelines, and a Code Insights report on the commit with an annotation for each line at fault.
 * A report belongs to a commit. The one of an earlier attempt on the same commit is replaced as a
 * whole, so that no annotation stays that is no longer true. Jobs that share a key write a report
 * each, named by their workspaces, so that a green one cannot replace a red one.
 */
import type { Environment } from '../model/ports.ts';
import { renderAnnotations } from '../report/annotations.ts';
import { cleanLine, cleanText, clip } from '../report/escape-markdown.ts';
import { namesOfWorkspaces, sectionId } from '../report/marker.ts';
import type { ReportView, HostStyle } from '../report/view.ts';
import { list } from '../report/text.ts';
import { compareOwners } from '../trust/change-origin.ts';
import { createAsk, type Ask, type HostPorts } from './ask.ts';
import { openForwarded } from '../machine/network.ts';
import { basic } from './git-server.ts';
import type { CiHost } from './host.ts';
import { HostError, onHostError } from './host-error.ts';
import { change, parseCount, inside, path, sha, textOf } from './shapes.ts';
import type { Concealed } from '../model/secrets.ts';
import { filledIn } from '../model/unfilled.ts';
import { written } from '../report/markdown.ts';

const SERVER = 'https://bitbucket.org';

const STYLE: HostStyle = {
  line: '/src/{commit}/{path}#lines-{line}',
  job: written`pipeline`,
  change: written`pull request #`,
};

export const bitbucket: CiHost = {
  server: {
    address({ BITBUCKET_REPO_FULL_NAME }) {
      const slug = path(BITBUCKET_REPO_FULL_NAME);
      return slug && `${SERVER}/${slug}.git`;
    },
    authorization: ({ BITBUCKET_TOKEN }) => basic('x-token-auth', BITBUCKET_TOKEN),
    remedy:
      'Create a repository access token with the scope `repository`, and hand it to the job as the secured variable BITBUCKET_TOKEN.',
  },
  facts(environment) {
    const slug = path(environment['BITBUCKET_REPO_FULL_NAME']);
    const build = parseCount(environment['BITBUCKET_BUILD_NUMBER']);
    const number = parseCount(environment['BITBUCKET_PR_ID']);
    const page = slug && `${SERVER}/${slug}`;
    return {
      commit: sha(environment['BITBUCKET_COMMIT']),
      pullRequest: change(number, page && `${page}/pull-requests/${number}`),
      jobUrl: page && build ? `${page}/pipelines/results/${build}` : undefined,
      runNumber: build,
      repository: slug ? { serverUrl: SERVER, slug, style: STYLE } : undefined,
    };
  },
  /** The environment does not say where a pull request comes from. */
  jobOrigin: ({ BITBUCKET_PR_ID: number }) =>
    number ? { proposed: true, changeOrigin: 'unknown' } : { proposed: false, changeOrigin: 'own' },
  async askChangeOrigin({ environment, pullRequest }, { jobOrigin: { changeOrigin } }, ports) {
    const pipeline = readPipeline(environment);
    if (!pipeline || !pullRequest) return { changeOrigin };
    const api = connectBitbucket(pipeline, tokenOf(environment), 'pullrequest', ports);
    const asking = api.ask('GET', `${api.repository}/pullrequests/${pullRequest.number}`);
    const answer = await asking.catch(onHostError((problem) => problem));
    if (answer instanceof HostError) return { changeOrigin, trouble: answer.message };
    const from = textOf(inside(answer.json, 'source', 'repository', 'full_name'));
    // The repository of a fork that is gone has no name.
    return { changeOrigin: from ? compareOwners(from, pipeline.slug) : 'foreign' };
  },
  async publish({ environment, commit }, view, { comment }, ports) {
    const pipeline = readPipeline(environment);
    if (!pipeline || commit === undefined || comment === 'off') return { problems: [] };
    const about = { ...pipeline, commit, token: tokenOf(environment) };
    return { problems: await publishBitbucket(about, view, ports) };
  },
};

interface Pipeline {
  /** `acme/infra` */
  slug: string;
  apiUrl: string;
  /** The proxy that Bitbucket runs for every pipeline. It adds the credentials, so no token is needed. */
  proxyUrl: string;
}

function readPipeline(environment: Environment): Pipeline | undefined {
  const slug = path(environment['BITBUCKET_REPO_FULL_NAME']);
  const apiUrl = 'https://api.bitbucket.org/2.0';
  return slug === undefined ? undefined : { slug, apiUrl, proxyUrl: 'http://localhost:29418' };
}

function tokenOf(environment: Environment): string | undefined {
  return filledIn(environment['BITBUCKET_TOKEN']);
}

const BATCH = 100;
const MAX_ANNOTATIONS = 1000;
const TITLE = 450;
const DETAILS = 2000;

/** Replaces the Code Insights report of this gate on the commit; resolves to a sentence for everything that failed. */
export async function publishBitbucket(
  { commit, token, ...pipeline }: Pipeline & { commit: string; token: string | undefined },
  view: Concealed<ReportView>,
  ports: HostPorts,
): Promise<string[]> {
  const { ask, repository } = connectBitbucket(pipeline, token, 'repository:write', ports);
  const id = encodeURIComponent(`plangate-${view.key}-${sectionId(view)}`);
  const path = `${repository}/commit/${commit}/reports/${id}`;
  const annotations = annotationsOf(view);
  const send = async (): Promise<string[]> => {
    await ask('DELETE', path, undefined, { accept: [404] });
    await ask('PUT', path, toReport(view));
    for (let start = 0; start < annotations.length; start += BATCH) {
      await ask('POST', `${path}/annotations`, annotations.slice(start, start + BATCH));
    }
    return [];
  };
  return send().catch(onHostError(({ message }) => [`No report: ${message}`]));
}

/** Inside a pipeline a proxy adds the credentials; elsewhere a token is needed. */
function connectBitbucket(
  pipeline: Pipeline,
  token: string | undefined,
  scope: string,
  ports: HostPorts,
): { ask: Ask; repository: string } {
  const proxied = token === undefined;
  const withToken = `Set BITBUCKET_TOKEN to a repository access token with the scope "${scope}".`;
  const ask = createAsk({
    ...ports,
    send: proxied ? openForwarded(pipeline.proxyUrl) : ports.send,
    baseUrl: proxied ? pipeline.apiUrl.replace('https:', 'http:') : pipeline.apiUrl,
    headers: proxied ? {} : { authorization: `Bearer ${token}` },
    service: 'Bitbucket',
    refused: proxied
      ? `The proxy of the pipeline did not authenticate it. ${withToken}`
      : `BITBUCKET_TOKEN needs the scope "${scope}" on this repository and must not have expired.`,
    unreachable: proxied ? `Only a pipeline has that proxy. ${withToken}` : undefined,
  });
  return { ask, repository: `/repositories/${pipeline.slug}` };
}

/** Bitbucket shows these texts as plain text. Texts that are too long for the API are cut. */
function toReport(view: Concealed<ReportView>) {
  const { counts, context, headline, nextSteps, key, green } = view;
  const names = context.section ?? list(namesOfWorkspaces(view), 5);
  const gate = key === 'default' ? 'Policy gate' : `Policy gate (${key})`;
  const title = names === '' ? gate : `${gate}: ${names}`;
  const figures = Object.entries({
    Verdict: view.verdict,
    'Mandatory failed': counts.mandatoryFailed,
    'Advisory failed': counts.advisoryFailed,
    Overridden: counts.overridden,
    Passed: counts.passed,
    Workspaces: view.workspaces.length,
  });
  return {
    // Each gate, and each job of a gate, has a report with its own title.
    title: cleanLine(title, TITLE),
    details: clip([headline, ...nextSteps].map(cleanText).join('\n'), DETAILS),
    report_type: 'SECURITY',
    reporter: 'Plangate',
    result: green ? 'PASSED' : 'FAILED',
    link: context.job?.url,
    data: figures.map(([title, value]) => {
      const type = typeof value === 'number' ? 'NUMBER' : 'TEXT';
      return { title, type, value };
    }),
  };
}

function annotationsOf(view: Concealed<ReportView>) {
  const annotations = renderAnnotations(view, { annotate: 'all', limit: MAX_ANNOTATIONS });
  return annotations.map(
    ({ annotation_level: level, title, message, path, start_line }, index) => ({
      annotation_type: 'VULNERABILITY',
      severity: SEVERITIES[level],
      result: level === 'failure' ? 'FAILED' : 'PASSED',
      // Unique within the report.
      external_id: `line-${index}`,
      summary: title,
      details: clip(message, DETAILS),
      path,
      line: start_line,
    }),
  );
}

const SEVERITIES = { failure: 'HIGH', warning: 'MEDIUM', notice: 'LOW' };
