/**
 * Every command that is printed is typed by a person as it stands, where another host waits for the token: in the
 * environment and in the `cloud` block beside it. It has to go to the host that was asked.
 */
import { execFileSync } from 'node:child_process';
import { withPlaceOptions, withHostOption } from '../../src/model/command-line.ts';
import { callCli } from '../support/call-cli.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '../support/jest.ts';
import { answerJson, startLoopback, type LoopbackService } from '../support/loopback-service.ts';
import { serviceForAll } from '../support/service-for-all.ts';
import { teamSeed } from '../support/team-seed.ts';
import { makeTree } from '../support/tree.ts';

const TOKEN = 'token-of-the-private-host';
const permissions = { managePolicyOverrides: true };
const service = serviceForAll({
  runDurationMs: 50,
  seed: teamSeed({ team: 'gate', token: TOKEN, access: 'write', permissions }, [
    { name: 'waits', script: 'policy-check-soft-failed' },
    { name: 'also', script: 'policy-check-soft-failed' },
    { name: 'slow', script: 'stuck-pending' },
  ]),
});
let stranger: LoopbackService;
let odd: LoopbackService;
let cwd: string;

beforeAll(async () => {
  stranger = await startLoopback((_, response) => answerJson(response, 404, {}));
  odd = await startLoopback((_, response) => answerJson(response, 200, { data: 'odd' }));
  const block = `terraform {\n  cloud {\n    organization = "acme"\n    hostname = "${stranger.origin}"\n  }\n}\n`;
  cwd = makeTree({ 'main.tf': block, 'infra/main.tf': block, "it's here/main.tf": block }).root;
});
afterAll(() => Promise.all([stranger.stop(), odd.stop()]));
beforeEach(() => {
  stranger.seen.length = 0;
});

const env = () => ({ TF_API_TOKEN: TOKEN, TF_CLOUD_HOSTNAME: stranger.origin });

/** What begins as a command does and stands between backticks or alone on its line, or is a whole text of a report. */
function commandsIn(text: string): string[] {
  const json: unknown = text.startsWith('{') ? JSON.parse(text) : undefined;
  if (json !== undefined) return textsIn(json).flatMap(commandsIn);
  if (text.startsWith('plangate ')) return [text];
  const alone = Array.from(
    text.matchAll(/^ +(plangate [a-z].*)$/gm),
    ([, command = '']) => command,
  );
  const found = text.replaceAll(/\n\s+/g, ' ').matchAll(/`(plangate [a-z][^`]*)`/g);
  return [...alone, ...Array.from(found, ([, command = '']) => command)];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** As a shell takes it apart. */
function wordsOf(command: string): string[] {
  const text = command.replace('"…"', 'reason');
  return execFileSync('sh', ['-c', `printf '%s\\n' ${text}`], { encoding: 'utf8' })
    .trimEnd()
    .split('\n')
    .slice(1);
}

/** Calls that print commands: the format that they print in, the workspaces and the directory. */
const CALLS: Record<string, [format: string, workspaces: string, directory?: string]> = {
  'an override': ['json', 'waits'],
  'overrides of two runs in another directory': ['text', 'waits,also', 'infra'],
  'what was not judged': ['text', 'gone'],
  'what was not judged in another directory': ['json', 'gone', "it's here"],
  'a service of another kind': ['text', 'x'],
};

test.each(Object.entries(CALLS))(
  '%s: every command goes to the host that was asked',
  async (name, [format, workspaces, directory]) => {
    const isOdd = name === 'a service of another kind';
    const asked = () => (isOdd ? odd.seen.length : service.requests.length);
    const { origin } = isOdd ? odd : service;
    const which = [workspaces.includes(',') ? '--workspaces' : '--workspace', workspaces];
    const where = directory === undefined ? [] : ['--directory', directory];
    const given = ['check', '--organization', 'acme', ...which, ...where, '--hostname', origin];
    const told = await callCli([...given, '--format', format], { cwd, env: env() });
    const commands = new Set([told.stdout, told.stderr].flatMap(commandsIn));
    expect([...commands]).not.toEqual([]);
    expect(stranger.seen).toEqual([]);
    for (const command of commands) {
      const before = asked();
      const { stderr } = await callCli(wordsOf(command), { cwd, env: env() });
      expect([command, stranger.seen, stderr]).toEqual([
        command,
        [],
        expect.not.stringMatching(/is not an option|is needed|is missing/),
      ]);
      expect(asked()).toBeGreaterThan(before);
    }
  },
);

test('without a token, `terraform login` names the host', async () => {
  const words = 'check --organization acme --workspace x --hostname tfe.acme.example'.split(' ');
  const { stderr } = await callCli(words, { cwd });
  expect(stderr).toContain('Run `terraform login tfe.acme.example`');
});

describe('a printed command', () => {
  const DEFAULT = 'https://app.terraform.io';

  test.each([
    [{ serviceOrigin: DEFAULT }, ''],
    [{ serviceOrigin: DEFAULT, directory: 'infra' }, ' --hostname app.terraform.io'],
    [{ serviceOrigin: 'https://app.eu.terraform.io' }, ' --hostname app.eu.terraform.io'],
    [{ serviceOrigin: 'https://tfe.acme.example:8443' }, ' --hostname tfe.acme.example:8443'],
    [{ serviceOrigin: 'http://127.0.0.1:8099' }, ' --hostname http://127.0.0.1:8099'],
    [{ serviceOrigin: 'https://[::1]:8443' }, " --hostname '[::1]:8443'"],
  ])('names the host and directory of %j', (place, expected) => {
    expect(withHostOption('plangate x', place)).toBe(`plangate x${expected}`);
  });

  test('about files names their directory', () => {
    const place = { serviceOrigin: DEFAULT, directory: '-rf ca' };
    expect(withPlaceOptions('plangate doctor', place)).toBe(
      "plangate doctor --directory './-rf ca'",
    );
  });

  const ODD = [
    'a b',
    "it's",
    '$(id)',
    '`id`',
    'a;b',
    'a\nb',
    '--x',
    '~',
    '*',
    '[a]',
    '"',
    '\\',
    'é',
  ];
  test.each(ODD)('gives %j to a shell as one word', (directory) => {
    const command = withPlaceOptions('doctor', { serviceOrigin: DEFAULT, directory });
    const words = execFileSync('sh', ['-c', `printf '%s|' ${command}`], { encoding: 'utf8' });
    expect(words.split('|')).toHaveLength(4);
    expect(words).not.toContain('uid=');
    expect(command).not.toMatch(/\n/);
  });
});
