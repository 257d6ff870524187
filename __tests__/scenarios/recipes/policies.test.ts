/** The recipe for the repository of the policies, run as it is written. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gitIn } from '../../support/git-in.ts';
import { afterEach, expect } from '../../support/jest.ts';
import { findProgram, testWith } from '../../support/optional-tools.ts';
import { DENY_UNENCRYPTED } from '../../support/policy-repository.ts';
import { checkOut, pullRequestPayload } from '../../support/scenario.ts';
import { ours, recipeWorld } from './recipe-world.ts';

const world = recipeWorld('policies');
const PAYLOAD = Object.assign({}, pullRequestPayload(), {
  repository: { full_name: 'acme/infra', default_branch: 'main' },
});
const TEST = 'package acme.encrypted_test\n\ntest_it if {\n\tIS\n}\n';

/** `main` has no such policy; the pull request adds it, with a test that passes or does not. */
async function change(policy: string, passes: boolean, earlier = '') {
  const files = {
    'network/main.tf': 'resource "aws_ebs_volume" "data" {\n  encrypted = false\n}\n',
  };
  const versions = [{ files, run: { script: 'plain' as const } }];
  await world.start({ versions, autoApply: true });
  const { workspace, temp } = world.scenario.job;
  gitIn(workspace, 'remote', 'add', 'origin', 'https://127.0.0.1:9/acme/infra.git');
  gitIn(workspace, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
  mkdirSync(join(workspace, 'policies'));
  writeFileSync(join(workspace, 'policies/encrypted.rego'), policy);
  const test = TEST.replace('IS', passes ? 'true' : 'false');
  writeFileSync(join(workspace, 'policies/encrypted_test.rego'), test);
  checkOut(workspace);
  const comment = join(temp, 'comment.md');
  const words = join(temp, 'words');
  const gh = `printf '%s ' "$@" >> '${words}'; printf '\\n' >> '${words}'
case "$*" in
*--jq*) printf '%s' '${earlier}' ;;
*) for file; do :; done; cat "\${file#body=@}" > '${comment}' ;;
esac`;
  const ran = await world.run('policies', {
    ...ours,
    event: { name: 'pull_request', payload: PAYLOAD },
    programs: { gh },
    env: { PATH: [dirname(findProgram('opa') ?? '/nowhere/opa'), process.env['PATH']].join(':') },
  });
  const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');
  return { ...ran, comment: read(comment), words: read(words) };
}

afterEach(() => expect(world.scenario.github.violations).toEqual([]));

testWith('opa', 'the comment says what would be blocked, and the job is green', async () => {
  const { results, comment, words, said } = await change(DENY_UNENCRYPTED, true);
  expect([results, said]).toEqual([{ try: 'success' }, expect.stringContaining('1 passed')]);
  expect(words.split('\n')).toEqual([
    expect.stringMatching(
      /^api --paginate repos\/acme\/infra\/issues\/42\/comments\?per_page=100 --jq /,
    ),
    expect.stringMatching(/^api --silent repos\/acme\/infra\/issues\/42\/comments --field body=@/),
    '',
  ]);
  expect(comment).toMatch(/^<!-- plangate-policies -->\n### /);
  expect(comment).toContain('### ⚠️ Policies: 1 of 1 workspace would be newly blocked');
  expect(comment).toContain('- `encrypted`: newly fails in 1, new, `policies/encrypted.rego`');
  expect(comment).toContain('  - ❌ `net-prod`: `aws_ebs_volume.data`');
});

testWith('opa', 'a second run replaces the comment of the first', async () => {
  const { words } = await change(DENY_UNENCRYPTED, true, '77\n78\n');
  expect(words).toMatch(
    /^api --silent --method PATCH repos\/acme\/infra\/issues\/comments\/77 --field body=@/m,
  );
});

testWith('opa', 'a test that fails closes the gate, and the comment says so', async () => {
  const { results, comment } = await change(DENY_UNENCRYPTED, false);
  expect(results).toEqual({ try: 'failure' });
  expect(comment).toContain('### ❌ Policies:');
  expect(comment).toContain('Tests of policies failed');
  expect(comment).toContain('policies/encrypted_test.rego:3');
});
