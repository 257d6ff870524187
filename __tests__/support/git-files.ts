/** A git server that only serves files, which git can read, too: for tests of how git gets there. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { gitIn } from './git-in.ts';
import { served } from './loopback-service.ts';

export interface GitFiles {
  /** `http://127.0.0.1:PORT`; the repository is below it, by the name of its directory. */
  origin: string;
  stop(): Promise<void>;
}

/**
 * @param work a repository with commits
 * @param bare where its copy is put that is served, as in `…/policies.git`
 */
export async function startGitFiles(work: string, bare: string): Promise<GitFiles> {
  gitIn(work, 'clone', '-q', '--bare', work, bare);
  gitIn(bare, 'update-server-info');
  const server = createServer(({ url = '' }, response) => {
    try {
      response.end(readFileSync(join(dirname(bare), new URL(url, 'http://x').pathname)));
    } catch {
      response.writeHead(404).end();
    }
  });
  return served(server);
}
