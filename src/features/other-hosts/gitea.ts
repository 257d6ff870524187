/** Gitea Actions and Forgejo Actions: jobs as GitHub's, on servers that have less than GitHub. */
import { finding } from '../../model/finding.ts';
import { phrase, setting, typed } from '../../model/sentence.ts';
import type { CiHost } from '../../hosts/host.ts';
import { basicAuthorization } from '../../hosts/authorization.ts';
import { connectGitHub } from '../../hosts/github/calls.ts';
import { github } from '../../hosts/github/github.ts';
import { apiTokenOf, serverOf } from '../../hosts/github/server.ts';
import { parseLink } from '../../hosts/shapes.ts';
import { CODES } from '../../model/errors.ts';

export const gitea: CiHost = {
  ...github,
  server: {
    ...github.server,
    authorization: ({ GITEA_TOKEN, GITHUB_TOKEN }) =>
      basicAuthorization('x-access-token', GITEA_TOKEN) ??
      basicAuthorization('x-access-token', GITHUB_TOKEN),
    isNew: () => false,
    remedy: 'Hand the job its own token: `env: { GITHUB_TOKEN: ${{ github.token }} }`.',
  },
  comments({ environment, pullRequest, repository }, ports) {
    const apiUrl = parseLink(environment['GITHUB_API_URL']);
    const [owner, name] = repository?.slug.split('/') ?? [];
    if (!pullRequest || !apiUrl || !owner || !name) return undefined;
    const githubToken = apiTokenOf(environment);
    const access = { apiUrl, owner, name, githubToken, server: serverOf(environment) };
    return connectGitHub(access, ports).comments ?? NO_TOKEN;
  },
};

const NO_TOKEN = finding(CODES.lacksHostRight, phrase`No comment: there is no token for the API.`, {
  remedy: phrase`Hand the job its own as ${setting('GITHUB_TOKEN')} (${typed('${{ github.token }}')}).`,
  actor: 'operators',
});
