/** Directories in `--workspaces NAME=DIRECTORY` that are refused: any that is in no repository and not in the checkout. */
import { expect, test } from '../support/jest.ts';
import { startLoopback } from '../support/loopback-service.ts';
import { openRepository } from '../support/repository.ts';
import { makeTree } from '../support/tree.ts';
import { runCli } from '../support/spawn-cli.ts';

test.each<[string, string[], string | undefined]>([
  ['a directory above the checkout', ['--workspaces', 'net=infra/net,x=../..'], 'workspaces'],
  ['the root of the machine', ['--workspaces', 'x=/'], 'workspaces'],
  ['a directory beside the checkout', ['--workspaces', 'x=../beside'], 'workspaces'],
  [
    'a directory inside, named from above',
    ['--workspaces', 'x=../repository/infra/net'],
    undefined,
  ],
  ['another checkout beside this one', ['--workspaces', 'x=../other'], undefined],
])('a directory is refused only outside of a checkout: %s', async (_, words, refused) => {
  const LOCALS = 'locals {}\n';
  const above = makeTree({
    'repository/infra/net/main.tf': LOCALS,
    'other/main.tf': LOCALS,
    'beside/main.tf': LOCALS,
  });
  for (const name of ['repository', 'other']) {
    const repository = openRepository(above.path(name));
    repository.commit();
    repository.addOrigin();
  }
  const service = await startLoopback((__, response) => void response.writeHead(404).end());
  const given = ['check', '--organization', 'acme', '--hostname', service.origin, ...words];
  const { code, stderr } = await runCli([...given, '--timeout', '10s'], {
    cwd: above.path('repository'),
    env: { TF_API_TOKEN: 'token-of-this-test' },
  });
  await service.stop();
  const outside = new RegExp(`--${refused ?? '\\w+'} +names "[^"]+", which leads out of`);
  if (refused === undefined) expect(stderr).not.toMatch(outside);
  else expect([code, stderr, service.seen]).toEqual([2, expect.stringMatching(outside), []]);
});
