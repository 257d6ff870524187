/** GitHub Enterprise Server behind an authority of its own: `ca-file` holds for it as for the service. */
import { request } from 'node:http';
import { createServer } from 'node:https';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '../../support/jest.ts';
import type { Scenario } from '../../support/scenario.ts';
import { startScenario } from '../../support/scenario.ts';
import { selfSigned } from '../../support/self-signed.ts';
import { listenHere } from '../../support/loopback-service.ts';

let scenario: Scenario;
let stop: () => void;
afterEach(async () => {
  stop();
  await scenario.close();
});

test('the comment and the check are there with it, and a sentence that names TLS without', async () => {
  scenario = await startScenario({ script: 'evaluation-failed', github: { enterprise: true } });
  const { github, job } = scenario;
  const { key, cert } = selfSigned();
  const server = createServer({ key, cert }, (incoming, outgoing) => {
    const { method, headers, url = '' } = incoming;
    const forwarded = request(github.serverUrl + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(forwarded);
  });
  stop = () => {
    server.close();
    server.closeAllConnections();
  };
  const port = await listenHere(server);
  const origin = `https://127.0.0.1:${port}`;
  const caFile = join(job.temp, 'ca.pem');
  writeFileSync(caFile, cert);
  const env = { GITHUB_API_URL: `${origin}/api/v3` };

  const without = await scenario.run({ env });
  expect(without.exitCode).toBe(1);
  expect(without.stdout).toMatch(
    /was not written: GitHub could not be reached: POST \/api\/graphql \(self-signed certificate\b.*`ca-file`/,
  );
  expect(github.requests).toEqual([]);

  const ended = await scenario.run({ env, with: { 'ca-file': caFile } });
  expect([ended.exitCode, ended.stdout.includes('::warning::')]).toEqual([1, false]);
  expect(github.comments(42)).toHaveLength(1);
  expect(github.checkRuns()[0]?.title).toMatch(/^Blocked by /);
  expect(github.violations).toEqual([]);
});
