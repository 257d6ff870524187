/** Runs that version control started for a pull request, and gates that judge them. */
import type { Push } from '../../src/service/seed.ts';
import type { VersionControl } from '../../src/gate/request.ts';

export const COMMIT = '6f1cb4077fb4b4a3a9a3c3d6a0ab25c2e8f0e3a1';
export const OTHER_COMMIT = '7a2dc5188ac5c5b4babad4e7b1bc36d3f9a1f4b2';

interface Pushed {
  commit?: string;
  number?: number;
  repository?: string;
  server?: string;
}

/** The attributes that HCP Terraform gives a run of a pull request. */
export function ingressOf({
  commit = COMMIT,
  number = 42,
  repository = 'acme/infra',
  server = 'https://github.com',
}: Pushed = {}): Push['ingress'] {
  const page = `${server}/${repository}`;
  return {
    branch: 'change',
    'clone-url': `${page}.git`,
    'commit-message': 'Add a network',
    'commit-sha': commit,
    'commit-url': `${page}/commit/${commit}`,
    'compare-url': `${page}/pull/${number}`,
    identifier: repository,
    'is-pull-request': true,
    'on-default-branch': false,
    'pull-request-number': number,
    'pull-request-url': `${page}/pull/${number}`,
    'pull-request-title': 'Add a network',
    'pull-request-body': '',
  };
}

export function asked(now: Date, change: Partial<VersionControl['change']> = {}): VersionControl {
  return {
    change: {
      commit: COMMIT,
      pullRequest: 42,
      repository: 'https://github.com/acme/infra',
      slug: 'acme/infra',
      sinceMs: now.getTime() - 60_000,
      ...change,
    },
  };
}
