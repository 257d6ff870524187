/**
 * `plangate doctor` against `plangate check` on the same broken setups: the same reasons, the same codes, the same exit code,
 * and doctor starts nothing.
 */
import { readFileSync } from 'node:fs';
import { callCli } from '../support/call-cli.ts';
import { gitIn } from '../support/git-in.ts';
import { describe, expect, test } from '../support/jest.ts';
import { openRepository } from '../support/repository.ts';
import { accessTo, serviceForAll } from '../support/service-for-all.ts';
import { makeTree, type Layout } from '../support/tree.ts';
import { teamsSeed, tokenOf } from '../support/team-seed.ts';

const service = serviceForAll({
  runDurationMs: 5,
  seed: teamsSeed(
    [
      { name: 'gate', access: 'plan' },
      { name: 'readers', access: 'read' },
    ],
    [
      { name: 'net', script: 'evaluation-passed', tags: ['net'] },
      { name: 'local', executionMode: 'local' },
      { name: 'deep', workingDirectory: 'live/deep' },
      { name: 'missing', workingDirectory: 'live/missing' },
      { name: 'above', workingDirectory: '../other' },
      { name: 'tagged-local', executionMode: 'local', tags: ['broken'] },
    ],
  ),
});

const MAIN = 'resource "terraform_data" "a" {}\n';
const FILES: Record<string, Layout[string]> = {
  'main.tf': MAIN,
  'docs/README.md': '# no configuration\n',
};

interface Setup {
  /** Words after the command. */
  words?: string;
  files?: Record<string, Layout[string]>;
  env?: Record<string, string>;
  /** What is wrong is said under these codes; empty where the sentence itself says what to do. */
  codes?: readonly string[];
  exitCode: number;
}

const NET = '--workspace net';

const SETUPS: Record<string, Setup> = {
  'a workspace in local execution mode': {
    words: '--workspace local',
    codes: ['PG-116'],
    exitCode: 2,
  },
};

/** The texts that both have to say, without the folding of lines. */
const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

describe('both say the same of', () => {
  test.each(Object.entries(SETUPS))('%s', async (_, setup) => {
    const { words = NET, files = {}, env = {} } = setup;
    const { root: cwd } = makeTree({ ...FILES, ...files });
    openRepository(cwd).commit();
    const options = { cwd, env: { ...accessTo(service, tokenOf('gate')), ...env } };
    const given = words.split(' ').filter(Boolean);
    const before = service.versions().length;
    const doctor = await callCli(['doctor', ...given, '--json'], options);
    expect(service.versions().length).toBe(before);
    const check = await callCli(['check', ...given], options);
    const { findings } = JSON.parse(doctor.stdout) as {
      findings: { state: string; subject: string; seen: string; code?: string }[];
    };
    const problems = findings.filter(({ state }) => state === 'problem');
    const said = flat(check.stdout + check.stderr);
    const unsaid = problems.filter(({ seen }) => !said.includes(flat(seen)));
    const codes = (all: readonly (string | undefined)[]) => [...new Set(all)].sort();
    const ofCheck = Array.from(said.matchAll(/#(pg-\d+)/g), ([, code = '']) => code.toUpperCase());
    expect({
      unsaid,
      codes: codes(problems.flatMap(({ code }) => code ?? [])),
      doctor: doctor.code,
      check: check.code,
    }).toEqual({
      unsaid: [],
      codes: codes(setup.codes ?? []),
      doctor: setup.exitCode,
      check: setup.exitCode,
    });
    expect(codes(ofCheck).filter((code) => !(setup.codes ?? []).includes(code ?? ''))).toEqual([]);
  });
});
