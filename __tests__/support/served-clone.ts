/** A directory as the job of a CI host has it: a clone of a repository whose server, on loopback, has the default branch. */
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { execute } from '../../src/machine/execute.ts';
import type { Execute } from '../../src/model/ports.ts';
import { emptyDirectory } from './empty-directory.ts';
import { commitIn, commitOf, initIn } from './git-in.ts';
import { addressOf, projectUrl } from './git-server.ts';
import { layIn } from './tree.ts';

/**
 * Makes a directory such a clone. What is checked out is the default branch; a directory that is no repository yet is committed.
 *
 * @returns the variables with which the hosts name the server
 */
export function serveClone(directory: string): Record<string, string> {
  const isRepository = existsSync(join(directory, '.git'));
  if (!isRepository) initIn(directory);
  const head = isRepository ? commitOf(directory, 'HEAD') : commitIn(directory);
  const origin = join(emptyDirectory(), 'acme', 'infra.git');
  mkdirSync(origin, { recursive: true });
  initIn(origin, 'bare');
  // Both have the same objects, so to push is to write where a branch is.
  rmSync(join(origin, 'objects'), { recursive: true });
  symlinkSync(join(directory, '.git/objects'), join(origin, 'objects'));
  layIn(origin, { 'refs/heads/main': `${head}\n` });
  return variablesOfServer(origin);
}

/** The variables with which the hosts name the server of a bare repository `acme/infra.git`. */
export function variablesOfServer(bare: string): Record<string, string> {
  const address = addressOf(bare);
  return {
    CI_PROJECT_URL: projectUrl(bare),
    BUILD_REPOSITORY_URI: address,
    BUILDKITE_REPO: address,
    CIRCLE_REPOSITORY_URL: address,
    GIT_URL: address,
    GITHUB_SERVER_URL: projectUrl(bare).replace(/\/acme\/infra$/, ''),
    PLANGATE_REPOSITORY_URL: address,
  };
}

/** Starts git with that server in place of the one on which a job of Bitbucket finds every repository: no variable names another. */
export function executeOnBitbucket({
  PLANGATE_REPOSITORY_URL: here = '',
}: Record<string, string>): Execute {
  const there = 'https://bitbucket.org/acme/infra.git';
  return (program, words, options) =>
    execute(
      program,
      words.map((word) => (word === there ? here : word)),
      options,
    );
}
