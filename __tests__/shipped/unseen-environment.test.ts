/** The action in a job whose machine cannot separate processes: what a program that plans finds below /proc. */
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect } from '../support/jest.ts';
import { findProgram, testWith } from '../support/optional-tools.ts';
import { startJob } from '../support/runner.ts';
import { serveClone } from '../support/served-clone.ts';
import { makeTree } from '../support/tree.ts';

const TOKEN = 'ghs_sesame0123456789';
const AUTHORITY = '/etc/ssl/certs/ca-certificates.crt';

/** Writes the environments of all processes into a file, and makes no plan. */
const LOOKS = (seen: string): string =>
  `#!/bin/sh\n/bin/cat /proc/[0-9]*/environ 2>/dev/null | /usr/bin/tr '\\0' '\\n' >> '${seen}'\nexit 1\n`;

async function environmentsSeenBy(node: string) {
  const job = await startJob();
  const programs = makeTree();
  const seen = join(programs.root, 'seen');
  writeFileSync(programs.path('terraform'), LOOKS(seen));
  chmodSync(programs.path('terraform'), 0o755);
  symlinkSync(findProgram('git') ?? '', programs.path('git'));
  writeFileSync(join(job.workspace, 'main.tf'), 'resource "terraform_data" "a" {}\n');
  // The file counts, because it is that of the default branch.
  writeFileSync(join(job.workspace, 'plangate.yml'), 'engine: terraform\nannotate: off\n');
  const names = { organization: 'acme', workspace: 'net', comment: 'off' };
  const server = serveClone(job.workspace);
  const { ended } = await job.start({
    with: { local: 'true', 'members-token': TOKEN, ...names },
    event: {
      name: 'push',
      payload: { ref: 'refs/heads/main', repository: { default_branch: 'main' } },
    },
    env: {
      ...server,
      PATH: programs.root,
      GITHUB_SHA: 'a'.repeat(40),
      NODE_EXTRA_CA_CERTS: AUTHORITY,
    },
    node,
  });
  const { stdout, stderr, exitCode, outputs } = await ended;
  const left = readdirSync(job.temp).filter((name) => name.startsWith('step-'));
  const found = existsSync(seen) ? readFileSync(seen, 'utf8') : '';
  await job.remove();
  return { stdout, stderr, exitCode, outputs, found, left };
}

if (process.platform === 'linux') {
  testWith(
    'node24',
    'the environment of other processes does not hold the inputs of the step',
    async (node24) => {
      const { stdout, stderr, exitCode, outputs, found, left } = await environmentsSeenBy(node24);
      // The one of the program itself is among them, so it looked.
      expect(found).toContain('TF_IN_AUTOMATION=1');
      expect(found).not.toContain(TOKEN);
      expect(found).toContain(`NODE_EXTRA_CA_CERTS=${AUTHORITY}`);
      // The step is the same: it knows its inputs, and leaves no file with them.
      expect(stdout).toContain('could read what the other processes of this user hold');
      expect(outputs['verdict']).toBe('errored');
      expect([exitCode, stderr, left]).toEqual([1, '', []]);
    },
  );
}
