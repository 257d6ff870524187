/** Variables of two CI hosts in one job: a container was given them, or a runner runs inside of another host's job. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { serverToAsk, detectJob, valuesOfHost } from '../../src/hosts/detect.ts';
import { GITHUB, SERVERS } from '../../src/hosts/github/server.ts';
import { CI_HOSTS } from '../../src/hosts/registry.ts';
import { KINDS, recordedJobs } from '../support/host-jobs.ts';
import { expect, test } from '../support/jest.ts';
import { REPOSITORY } from '../support/markdown-files.ts';

const folder = join(REPOSITORY, '__tests__/hosts/environments');
const NAMES = CI_HOSTS.map(({ name }) => name);
const LIKE_GITHUB: readonly string[] = SERVERS.filter((server) => server !== GITHUB).map(
  ({ name }) => name,
);

/** The environment of every recorded job of a host. */
function jobCountOf(host: string) {
  const jobs = recordedJobs(host);
  return KINDS.map((kind) => jobs[kind]).flatMap((job) =>
    typeof job === 'string' ? [] : [job.environment],
  );
}

const factsOf = async (environment: Record<string, string>) => {
  const job = await detectJob(environment);
  const { environment: _, host: __, ...facts } = job;
  const named = (['target', 'defaultBranch'] as const).map((which) =>
    valuesOfHost(environment, which),
  );
  return { ...facts, named, server: serverToAsk(job) };
};

test('there is a recording of every host', () => {
  for (const name of NAMES) expect(jobCountOf(name).length).toBeGreaterThan(0);
  expect(readdirSync(folder)).toHaveLength(NAMES.length + 1);
});

const PAIRS = NAMES.flatMap((first, index) =>
  NAMES.slice(index + 1).map((second): [string, string] => [first, second]),
);
test.each(PAIRS)(
  '%s and %s: the first is asked, and of the second nothing is taken',
  async (first, second) => {
    for (const mine of jobCountOf(first)) {
      const alone = await detectJob(mine);
      for (const theirs of jobCountOf(second)) {
        // A variable that both hosts have is taken from the first host, which runs the job.
        const both = { ...theirs, ...mine };
        const job = await detectJob(both);
        // Jobs of a server with GitHub's API have GitHub's names for what only the other one has set.
        if (!LIKE_GITHUB.includes(first)) {
          expect(await factsOf(both)).toEqual(await factsOf(mine));
        }
        expect(job.name).toBe(first);
        const origin = await job.host.jobOrigin(both, false);
        const own = await alone.host.jobOrigin(mine, false);
        if (origin.changeOrigin === 'own') expect(own.changeOrigin).toBe('own');
        if (!origin.proposed) expect(own.proposed).toBe(false);
      }
    }
  },
);
