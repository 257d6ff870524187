import { expect, test } from '../support/jest.ts';
import { SECRETS, SEED } from '../support/local-seed.ts';
import { testService } from '../support/local-service.ts';

/** Where links are followed from. */
const BEGIN = [
  '/organizations',
  '/organizations/acme/workspaces',
  '/organizations/acme/teams',
  '/organizations/acme/agent-pools',
  '/organizations/acme/runs?filter[operation]=plan_only,plan_and_apply,save_plan,destroy',
  '/organizations/acme/entitlement-set',
  '/organizations/acme/capacity',
  '/team-workspaces?filter[workspace][id]=ws-main',
  '/agent-pools/apool-one/authentication-tokens',
  '/workspaces/ws-main/configuration-versions',
  '/runs/run-soft/task-stages',
  '/account/details',
];

/** Commit information of what was not committed, downloads of what was not uploaded, deleted data. */
const MAY_BE_MISSING = /\/(?:ingress-attributes|upload|download)$|\/cv-soft$/;

/** Every address below the API that an answer names. */
function addressesIn(document: unknown, found: Set<string>): void {
  if (typeof document !== 'object' || document === null) return;
  for (const [name, part] of Object.entries(document)) {
    if (typeof part === 'string' && part.startsWith('/api/v2/') && name !== 'override') {
      found.add(part.slice('/api/v2'.length));
    }
    addressesIn(part, found);
  }
}

test('every link leads somewhere, and no answer takes an unknown include', async () => {
  const service = testService({ seed: SEED, edition: 'self-managed', runDurationMs: 0 });
  const token = { token: SECRETS.owner };
  const left = new Set(BEGIN);
  const wrong: unknown[] = [];
  let followed = 0;
  for (const path of left) {
    const answer = await service.ask('GET', path, undefined, token);
    if (answer.status >= 400 && !MAY_BE_MISSING.test(path)) wrong.push([path, answer.status]);
    if (answer.status !== 200 || !/vnd\.api/.test(answer.headers['content-type'] ?? '')) continue;
    addressesIn(answer.json, left);
    followed += 1;
    const query = path.includes('?') ? '&' : '?';
    const strange = await service.ask('GET', `${path}${query}include=nonsense`, undefined, token);
    if (strange.status !== 400) wrong.push([path, 'include', strange.status]);
  }
  expect(wrong).toEqual([]);
  expect(followed).toBeGreaterThan(50);
});
