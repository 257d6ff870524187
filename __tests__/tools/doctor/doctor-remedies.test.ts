/**
 * Who does literally what `doctor` says, and nothing else, ends with a gate that is green: each fault of a first
 * set-up, alone and several at once.
 */
import type { RunningService } from '../../../src/service/service.ts';
import { afterEach, beforeEach, expect, test } from '../../support/jest.ts';
import { runCli } from '../../support/spawn-cli.ts';
import { startTestService } from '../../support/start-service.ts';
import { makeTree } from '../../support/tree.ts';
import { teamsSeed, tokenOf } from '../../support/team-seed.ts';

/** How a person calls the program, and what they can change about it. */
interface Call {
  hostname: string;
  token: string;
  organization: string;
  selector: readonly [option: string, value: string];
}

let service: RunningService;
const cwd = makeTree({ 'main.tf': 'output "x" { value = 1 }\n' }).root;

const start = () =>
  startTestService({
    seed: teamsSeed(
      [
        { name: 'team', access: 'plan' },
        { name: 'applies', access: 'write', permissions: { managePolicyOverrides: true } },
      ],
      [
        { name: 'shop-prod', tags: ['shop'] },
        { name: 'read-only', tags: ['shop'], access: [{ team: 'team', access: 'read' }] },
        { name: 'hidden', access: [] },
      ],
    ),
  });

beforeEach(async () => {
  service = await start();
});
afterEach(() => service.stop());

const good = (): Call => ({
  hostname: service.origin,
  token: tokenOf('team'),
  organization: 'acme',
  selector: ['--workspace', 'shop-prod'],
});

const run = (command: string, call: Call, ...words: string[]) => {
  const { hostname, token, organization, selector } = call;
  return runCli([command, ...selector, ...words], {
    cwd,
    env: {
      TF_CLOUD_HOSTNAME: hostname,
      TF_API_TOKEN: token,
      TF_CLOUD_ORGANIZATION: organization,
      // No repository is there, of whose default branch a job would read what decides.
      PLANGATE_TRUST_CHECKOUT: 'true',
    },
  });
};

/** What people do with a sentence, by the words in it that say what to do. */
const FOLLOWED: readonly [RegExp, (call: Call, ...found: string[]) => Promise<Call> | Call][] = [
  [/Use the token of a team or a user/, (call) => ({ ...call, token: good().token })],
  [/The token is not valid for \S+: check that/, (call) => ({ ...call, token: good().token })],
  [/^Check the spelling of the organization/, (call) => ({ ...call, organization: 'acme' })],
  [
    /^Did you mean "([^"]+)"\?/,
    (call, name = '') => ({ ...call, selector: ['--workspace', name] }),
  ],
  [
    /^Give the team of this token access to "[^"]+", or name one that it sees: ([\w-]+)/,
    (call, name = '') => ({ ...call, selector: ['--workspace', name] }),
  ],
  [
    /^Give the team of the token at least the plan level/,
    async (call) => (await allow('read-only'), call),
  ],
  [/^Either no workspace has it, or the token/, (call) => ({ ...call, selector: good().selector })],
];

/** @returns the id of what the answer is about, or of the first of a list */
async function admin(method: string, path: string, data?: unknown): Promise<string> {
  const answer = await fetch(`${service.origin}/api/v2${path}`, {
    method,
    headers: {
      authorization: `Bearer ${service.token}`,
      'content-type': 'application/vnd.api+json',
    },
    ...(data === undefined ? {} : { body: JSON.stringify({ data }) }),
  });
  expect([method, path, answer.ok]).toEqual([method, path, true]);
  const { data: found } = (await answer.json()) as { data: { id: string } | { id: string }[] };
  return [found].flat()[0]?.id ?? '';
}

async function allow(name: string): Promise<void> {
  const workspace = await admin('GET', `/organizations/acme/workspaces/${name}`);
  const access = await admin('GET', `/team-workspaces?filter%5Bworkspace%5D%5Bid%5D=${workspace}`);
  const attributes = { access: 'plan' };
  await admin('PATCH', `/team-workspaces/${access}`, { type: 'team-workspaces', attributes });
}

const FAULTS: Record<string, Partial<Call>> = {
  'an organization’s token': { token: tokenOf('all') },
  'a token that was revoked': { token: tokenOf('old') },
  'an organization that is misspelt': { organization: 'amce' },
  'a workspace that is misspelt': { selector: ['--workspace', 'shop-prd'] },
  'a workspace of others': { selector: ['--workspace', 'hidden'] },
  'a workspace that may only be read': { selector: ['--workspace', 'read-only'] },
  'a tag of one that may only be read': { selector: ['--workspaces', 'tag:shop'] },
  'a tag that nothing has': { selector: ['--workspaces', 'tag:prod'] },
  'two at once': { token: tokenOf('all'), selector: ['--workspace', 'shop-prd'] },
};

test.each(Object.entries(FAULTS))('doctor names the remedy for %s', async (_name, fault) => {
  let call = { ...good(), ...fault };
  const story: string[] = [];
  for (let rounds = 0; rounds < 4; rounds += 1) {
    const { stdout, code } = await run('doctor', call);
    const fixes = [...stdout.matchAll(/^✗ .*\n +→ (.*)$/gmu)].map(([, fix = '']) => fix);
    story.push(...fixes);
    if (code === 0) {
      const check = await run('check', call);
      expect([story.length > 0, check.code, check.stdout]).toEqual([true, 0, check.stdout]);
      return;
    }
    for (const fix of fixes) {
      const [pattern, follow] = FOLLOWED.find(([words]) => words.test(fix)) ?? [];
      expect([fix, pattern]).toEqual([fix, expect.any(RegExp)]);
      call = (await follow?.(call, ...(pattern?.exec(fix)?.slice(1) ?? []))) ?? call;
    }
  }
  expect(story).toEqual('a green gate');
});

test('doctor warns of a token with more rights, unless runs are provisional', async () => {
  const may = async (...words: string[]) => {
    const { stdout } = await run('doctor', { ...good(), token: tokenOf('applies') }, ...words);
    const lines = stdout.match(/^! .*/gmu);
    const remark = lines === null ? '' : ' What a line with ! says does not stop a check.';
    expect(stdout).toMatch(new RegExp(`\\nNo problems found\\.${remark}\\n$`));
    return lines;
  };
  const apply = 'lets this token apply runs';
  expect(await may()).toEqual([expect.stringContaining(`${apply}; plan access is enough`)]);
  expect((await run('check', good())).code).toBe(0);
  // Policies are there to be overridden once a run had some.
  expect(await may()).toEqual([
    expect.stringContaining(`${apply} and override policies; plan access is enough`),
  ]);
  expect(await may('--mode', 'provisional')).toBeNull();
});
