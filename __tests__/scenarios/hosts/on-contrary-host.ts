/** The action on a host that does not behave: each story has a place of its own. */
import { startContraryHost, type ContraryHost, type Whims } from '../../support/contrary-host.ts';
import { openRepository } from '../../support/repository.ts';
import type { Ended } from '../../support/runner.ts';
import { HEAD, startScenario, type Scenario } from '../../support/scenario.ts';

/** No prefix that says whose it is, as other servers than GitHub have them. */
const TOKEN = 'b7e2c1f0'.repeat(5);

interface Place {
  host: ContraryHost;
  scenario: Scenario;
  /** What this gate's jobs wrote, and how often they created something. */
  ours: () => ContraryHost['comments'];
  creations: () => number;
  job: (changes?: Parameters<Scenario['step']>[0]) => Promise<Ended & { ms: number }>;
}

export async function onContraryHost(
  whims: Partial<Whims>,
  inputs: Record<string, string>,
  story: (place: Place) => Promise<void>,
): Promise<void> {
  const scenario = await startScenario({ script: 'evaluation-failed' });
  const host = await startContraryHost({ headSha: HEAD, ...whims });
  const sha = openRepository(scenario.job.workspace).commit();
  const hosts = { GITHUB_API_URL: host.origin, GITHUB_SERVER_URL: host.origin };
  const env = { ...hosts, GITHUB_SHA: sha };
  let runs = 7000;
  try {
    await story({
      host,
      scenario,
      ours: () => host.comments.filter(({ login }) => login !== 'octocat'),
      creations: () => host.requests.filter((line) => /^POST .*\/comments$/.test(line)).length,
      async job(changes = {}) {
        const began = performance.now();
        runs += 1;
        const about = { token: TOKEN, ...changes, with: inputs };
        const ended = await scenario.run({
          ...about,
          env: { ...env, ...changes.env, GITHUB_RUN_ID: String(runs) },
        });
        return { ...ended, ms: performance.now() - began };
      },
    });
  } finally {
    await scenario.close();
    await host.stop();
  }
}
