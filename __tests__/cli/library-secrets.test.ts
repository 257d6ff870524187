/** A service that repeats tokens and signed addresses in its texts: a program that uses the library gets none of it. */
import { checkWith } from '../../src/check/library-check.ts';
import { startRepeatingService, type RepeatingService } from '../support/repeating-service.ts';
import { afterEach, beforeEach, expect, test } from '../support/jest.ts';
import { startTestService } from '../support/start-service.ts';
import { teamSeed } from '../support/team-seed.ts';
import { makeTree } from '../support/tree.ts';
import type { RunningService } from '../../src/service/service.ts';
import { HOSTS } from '../../src/features.ts';

const TOKEN = 'a-token-that-is-not-shown';
let service: RunningService;
let repeating: RepeatingService;

beforeEach(async () => {
  service = await startTestService({
    seed: teamSeed({ team: 'all', token: TOKEN }, [{ name: 'net', script: 'evaluation-failed' }]),
  });
  repeating = await startRepeatingService(service.origin, 'texts', [TOKEN]);
});
afterEach(async () => {
  await Promise.all([repeating.stop(), service.stop()]);
});

/** All that the program gets: what it reads, what is logged, each event, and what is thrown. */
async function everything(environment: { TF_API_TOKEN?: string }): Promise<string> {
  const { root } = makeTree({ 'infra/main.tf': 'output "x" { value = 1 }\n' });
  const seen: unknown[] = [];
  const keep = (line: unknown) => void seen.push(line);
  const log = { debug: keep, info: keep, warning: keep, error: keep, foreign: keep };
  const given = { token: TOKEN, organization: 'acme', workspaces: ['net=infra'] };
  const done = await checkWith(
    {
      ...(environment.TF_API_TOKEN === undefined ? given : { ...given, token: undefined }),
      hostname: repeating.origin,
      environment,
      workingDirectory: root,
      isPersonThere: true,
      log: { ...log, secret: () => undefined },
      onEvent: keep,
    },
    HOSTS,
  ).catch((error: unknown) => String(error));
  return JSON.stringify([done, seen]);
}

test.each([
  ['nothing', undefined, {}],
  ['the upload', { method: 'PUT', path: /^\/v1\/object\//, status: 400 }, {}],
  ['the plan', { method: 'GET', path: /json-output/, status: 403 }, { TF_API_TOKEN: TOKEN }],
])('a program gets no secret where %s is refused', async (_, refused, environment) => {
  if (refused !== undefined) repeating.refuse = refused;
  const seen = await everything(environment);
  expect(repeating.leaks(seen)).toEqual([]);
  expect(repeating.repeated).toBeGreaterThan(0);
});
