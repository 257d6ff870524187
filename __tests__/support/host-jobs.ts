/** The jobs of a CI host as its documentation describes them: `hosts/environments/NAME.json`. */
import { detectJob } from '../../src/hosts/detect.ts';
import type { HostStyle } from '../../src/report/view.ts';
import { readText } from './markdown-files.ts';
import { HOSTS } from '../../src/features.ts';

export const KINDS = ['push', 'pullRequest', 'fork', 'unknown'] as const;

export interface RecordedJob {
  environment: Record<string, string>;
  /** Whether a person is at a terminal. */
  isPersonThere?: boolean;
  /** Of GitHub: what the file of the event says. */
  payload?: unknown;
  /** What the host's API says of the pull request; left out: it does not answer. */
  answer?: unknown;
  expected: {
    judged: boolean;
    whose: 'own' | 'foreign' | 'unknown';
    pullRequest?: number;
    commit?: string;
  };
  facts?: object;
}

/** A sentence says why there is no such job. */
type RecordedJobs = Record<(typeof KINDS)[number], RecordedJob | string> & {
  /** Variables whose values must not be told. */
  secrets: string[];
};

/** What all jobs of the host have in common is written once, as `environment`. */
export function recordedJobs(host: string): RecordedJobs {
  const { environment: common = {}, ...recorded } = JSON.parse(
    readText(`__tests__/hosts/environments/${host}.json`),
  ) as RecordedJobs & { environment?: Record<string, string> };
  for (const kind of KINDS) {
    const job = recorded[kind];
    if (typeof job !== 'string') job.environment = { ...common, ...job.environment };
  }
  return recorded;
}

/** There is one, or the test fails. */
export function recordedJob(host: string, kind: (typeof KINDS)[number]): RecordedJob {
  const job = recordedJobs(host)[kind];
  if (typeof job === 'string') throw new Error(job);
  return job;
}

/** How the host writes addresses; undefined for GitHub's own style. */
export async function styleOn(host: string): Promise<HostStyle | undefined> {
  return (await detectJob(recordedJob(host, 'push').environment, HOSTS)).repository?.style;
}
