/** A repository with policies on its default branch, and merge requests that change them; real git. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectUrl } from './git-server.ts';
import { commitIn, gitIn, initIn } from './git-in.ts';
import { REPOSITORY } from './markdown-files.ts';
import { findProgram } from './optional-tools.ts';
import { emptyDirectory } from './empty-directory.ts';
import { layIn, type Layout } from './tree.ts';

/** The examples: `require-encrypted-volumes` objects to it. */
export const UNENCRYPTED = `terraform {
  cloud {
    organization = "acme"
    workspaces {
      name = "net-prod"
    }
  }
}

resource "aws_ebs_volume" "data" {
  availability_zone = "eu-central-1a"
  encrypted         = false
  tags              = { owner = "net", cost-center = "7" }
}
`;

export const DENY_UNENCRYPTED = `package acme.encrypted

deny contains message if {
	some change in input.plan.resource_changes
	change.change.after.encrypted == false
	message := sprintf("%s: not encrypted", [change.address])
}
`;

export const EXAMPLES = join(REPOSITORY, 'examples/policies');

/** The example policies, for a directory `policies`. */
export function examplePolicies(): Record<string, string> {
  const names = readdirSync(EXAMPLES).filter((name) => /\.(?:rego|hcl)$/.test(name));
  return Object.fromEntries(
    names.map((name) => [`policies/${name}`, readFileSync(join(EXAMPLES, name), 'utf8')]),
  );
}

export type PolicyRepository = ReturnType<typeof policyRepository>;

export function policyRepository(files: Readonly<Record<string, string | Buffer>>) {
  const origin = join(emptyDirectory(), 'acme', 'infra.git');
  mkdirSync(origin, { recursive: true });
  initIn(origin, 'bare');
  const work = emptyDirectory();
  initIn(work);
  // Both have the same objects, so to push is to write where a branch is.
  rmSync(join(origin, 'objects'), { recursive: true });
  symlinkSync(join(work, '.git/objects'), join(origin, 'objects'));
  const commit = (to: string): string => {
    const id = commitIn(work, to);
    layIn(origin, { [to]: `${id}\n` });
    return id;
  };
  layIn(work, files);
  const head = commit('refs/heads/main');
  return {
    /** Bare: what a CI host serves. */
    origin,
    /** The last commit of the default branch. */
    head,
    /** Checks a merge request out as a runner does, with one commit; null removes a path. */
    propose: (changes: Readonly<Record<string, Layout[string] | null>>) => {
      gitIn(work, 'reset', '-q', '--hard', head);
      layIn(work, changes);
      commit('refs/merge-requests/9/head');
      const directory = emptyDirectory();
      initIn(directory);
      gitIn(directory, 'remote', 'add', 'origin', `file://${origin}`);
      gitIn(directory, 'fetch', '-q', '--depth', '1', 'origin', 'refs/merge-requests/9/head');
      gitIn(directory, 'checkout', '-q', 'FETCH_HEAD');
      return directory;
    },
  };
}

/** A PATH with git and these programs alone, of which some machines have none. */
export function pathWith(...programs: (string | undefined)[]): string {
  const directory = emptyDirectory();
  for (const program of [...programs, findProgram('git')]) {
    if (program !== undefined) symlinkSync(program, join(directory, basename(program)));
  }
  return directory;
}

/** The environment of a merge request's job on GitLab, in the project of which this directory is a clone. */
export function mergeRequestIn(clone: string) {
  if (!existsSync(join(clone, '.git'))) return MERGE_REQUEST;
  const origin = gitIn(clone, 'remote', 'get-url', 'origin').replace('file://', '');
  return { ...MERGE_REQUEST, CI_PROJECT_URL: projectUrl(origin) };
}

/** The variables of a merge request, for tests in which the project's repository is not asked. */
export const MERGE_REQUEST = {
  GITLAB_CI: 'true',
  CI: 'true',
  CI_PIPELINE_SOURCE: 'merge_request_event',
  CI_MERGE_REQUEST_IID: '9',
  CI_MERGE_REQUEST_PROJECT_ID: '77',
  CI_MERGE_REQUEST_PROJECT_PATH: 'acme/infra',
  CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '77',
  CI_PROJECT_PATH: 'acme/infra',
  CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
  CI_DEFAULT_BRANCH: 'main',
};

/** The variables of a push to the default branch. */
export const PUSH = {
  CI: 'true',
  GITLAB_CI: 'true',
  CI_PIPELINE_SOURCE: 'push',
  CI_COMMIT_BRANCH: 'main',
  CI_DEFAULT_BRANCH: 'main',
  CI_SERVER_URL: 'https://gitlab.example',
  CI_PROJECT_PATH: 'acme/infra',
};
