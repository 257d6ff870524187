/** A CI host that does the least: a new host begins with these three. */
import type { CiHost } from '../../src/hosts/host.ts';

export const fixtureHost: CiHost = {
  server: {
    address: ({ FIXTURE_URL }) => FIXTURE_URL,
    remedy: 'Set FIXTURE_URL.',
  },
  facts: ({ FIXTURE_COMMIT }) => ({ commit: FIXTURE_COMMIT, pullRequest: { number: 7 } }),
  jobOrigin: () => ({ proposed: true, changeOrigin: 'own' }),
};
