/** Bitbucket's Code Insights of one commit: limits of the texts, batches, annotations per report. */
import { startStrictServer } from './strict-server.ts';
import type { StrictAnswer, StrictRequest, StrictServer } from './strict-server.ts';

export interface StoredReport {
  report: Record<string, unknown>;
  annotations: Record<string, unknown>[];
}

export interface FakeBitbucket extends StrictServer {
  /** By commit and id: `6f1c… plangate-default-0a1b2c3d4e5f`. */
  reports: Map<string, StoredReport>;
  /** The only one that there is. */
  one(): StoredReport | undefined;
  token: string;
  commit: string;
}

const TYPES = ['VULNERABILITY', 'CODE_SMELL', 'BUG'];
const SEVERITIES = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'];

/**
 * `proxy`: stands in for the proxy of a pipeline, which adds the credentials by itself. `source`: the
 * repository that pull requests come from; null when it is gone.
 */
export async function startFakeBitbucket(
  options: { proxy?: boolean; port?: number; source?: string | null; commits?: string[] } = {},
): Promise<FakeBitbucket> {
  const token = 'ATCTT3xFfGN0fake';
  const commit = '6f1cb4086c1e5d1c2f7d6a0f5b3f6a1de2a4c9b7';
  const reports = new Map<string, StoredReport>();
  const { commits = [commit] } = options;
  const base = `/2\\.0/repositories/acme/infra/commit/(${commits.join('|')})/reports/([\\w%.-]+)`;
  const refused = (message: string): StrictAnswer => ({
    status: 400,
    json: { type: 'error', error: { message } },
  });
  const allowed = (handler: (request: StrictRequest) => StrictAnswer) => {
    return (request: StrictRequest): StrictAnswer => {
      const { authorization, host } = request.headers;
      const known = options.proxy
        ? authorization === undefined && host === 'api.bitbucket.org'
        : authorization === `Bearer ${token}`;
      return known ? handler(request) : { status: 401, json: { type: 'error' } };
    };
  };
  const fits = (value: unknown, limit: number) =>
    typeof value === 'string' && value !== '' && value.length <= limit;

  const { source = 'acme/infra' } = options;
  const server = await startStrictServer(
    {
      'GET /2\\.0/repositories/acme/infra/pullrequests/\\d+': allowed(() => ({
        status: 200,
        json: { source: { repository: source === null ? null : { full_name: source } } },
      })),
      [`DELETE ${base}`]: allowed(({ parts }) => ({
        status: reports.delete(parts.join(' ')) ? 204 : 404,
      })),
      [`PUT ${base}`]: allowed(({ parts, json }) => {
        const report = json as Record<string, unknown>;
        if (!fits(report['title'], 450)) return refused('title');
        if (!fits(report['details'], 2000)) return refused('details');
        if (!['PASSED', 'FAILED', 'PENDING'].includes(String(report['result']))) {
          return refused('result');
        }
        if ((report['data'] as unknown[]).length > 10) return refused('data');
        const annotations = reports.get(parts.join(' '))?.annotations ?? [];
        reports.set(parts.join(' '), { report, annotations });
        return { status: 200, json: report };
      }),
      [`POST ${base}/annotations`]: allowed(({ parts, json }) => {
        const stored = reports.get(parts.join(' '));
        if (!stored) return { status: 404, json: {} };
        const batch = json as Record<string, unknown>[];
        if (!Array.isArray(json) || batch.length < 1 || batch.length > 100) return refused('batch');
        for (const item of batch) {
          if (!fits(item['external_id'], 450)) return refused('external_id');
          if (!fits(item['summary'], 450)) return refused('summary');
          if (!fits(item['details'], 2000)) return refused('details');
          if (!TYPES.includes(String(item['annotation_type']))) return refused('annotation_type');
          if (!SEVERITIES.includes(String(item['severity']))) return refused('severity');
          if ('line' in item && !(Number(item['line']) >= 1 && 'path' in item))
            return refused('line');
        }
        stored.annotations.push(...batch);
        if (stored.annotations.length > 1000) return refused('more than 1000 annotations');
        return { status: 200, json: batch };
      }),
    },
    options.port === undefined ? {} : { port: options.port },
  );
  const one = () => (reports.size === 1 ? [...reports.values()][0] : undefined);
  return Object.assign(server, { reports, one, token, commit });
}

/** The environment of a job for this commit, with a token. */
export function bitbucketJob({ token, ...fake }: FakeBitbucket, commit = fake.commit) {
  return {
    BITBUCKET_BUILD_NUMBER: '88',
    BITBUCKET_REPO_FULL_NAME: 'acme/infra',
    BITBUCKET_COMMIT: commit,
    BITBUCKET_TOKEN: token,
  };
}
