/** One job finds the groups, each of them is gated by a job of its own, and the last one judges all anew. */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sealGroup, type SealedGroup } from '../../src/gate/sealed-group.ts';
import type { RunningService } from '../../src/service/service.ts';
import { keyFrom, reportKey } from '../../src/trust/seal.ts';
import { callCli } from '../support/call-cli.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '../support/jest.ts';
import { openRepository } from '../support/repository.ts';
import { emptyDirectory } from '../support/spawn-cli.ts';
import { startTestService } from '../support/start-service.ts';

const TOKEN = 'team-token-of-this-test';
const NAMES = Array.from({ length: 12 }, (_, index) => `ws-${String(index).padStart(2, '0')}`);
/** Its counts say so, and no list of changes does. */
const DESTROYS = { name: 'both' as const, plan: { additions: 0, changes: 0, destructions: 1 } };
let service: RunningService;
let cwd: string;
let printed: string;
let groups: { group: string; workspaces: string }[];

beforeAll(async () => {
  service = await startTestService({
    seed: {
      organizations: [
        {
          name: 'acme',
          teams: [{ name: 'gate' }],
          workspaces: [...NAMES, 'old'].map((name) => ({
            name,
            script: name === 'ws-11' ? DESTROYS : ('both' as const),
            access: [{ team: 'gate', access: 'write' as const }],
          })),
        },
      ],
      tokens: [{ kind: 'team', organization: 'acme', of: 'gate', secret: TOKEN }],
    },
  });
  cwd = emptyDirectory();
  writeFileSync(join(cwd, 'main.tf'), 'resource "null_resource" "a" {}\n');
  writeFileSync(join(cwd, '.gitignore'), 'reports/\n');
  const repository = openRepository(cwd);
  repository.commit();
  const made = await plangate('matrix', '--workspaces', NAMES.join(','), '--groups', '3');
  expect(made.code).toBe(0);
  printed = made.stdout;
  groups = (JSON.parse(printed) as { include: typeof groups }).include;
  await Promise.all(groups.map((each) => gate(each)));
});
afterAll(() => service.stop());
beforeEach(() => service.setScript('ws-00', 'both'));

function plangate(...words: string[]) {
  const env = {
    TF_CLOUD_HOSTNAME: service.origin,
    TF_API_TOKEN: TOKEN,
    TF_CLOUD_ORGANIZATION: 'acme',
  };
  return callCli(words, { cwd, env });
}

async function gate({ group, workspaces }: { group: string; workspaces: string }): Promise<void> {
  const file = `reports/${group}/report.json`;
  const words = ['--workspaces', workspaces, '--group', group, '--report-json', file];
  expect((await plangate('check', ...words)).code).toBe(0);
}

type Change = (directory: string, first: string) => void;

function combine(change?: Change, ...words: string[]) {
  return plangate('combine', '--groups', printed, '--from', reportsWith(change), ...words);
}

/** In a job that has the key of the seals, and no token. */
function combineSealed(change?: Change, words: string[] = [], key = reportKey(TOKEN)) {
  const env = {
    TF_CLOUD_HOSTNAME: service.origin,
    TF_CLOUD_ORGANIZATION: 'acme',
    PLANGATE_SEAL_KEY: key,
  };
  const all = ['combine', '--groups', printed, '--from', reportsWith(change), ...words];
  return callCli(all, { cwd, env });
}

/** The reports as the jobs left them, changed. */
function reportsWith(change?: Change): string {
  const directory = join(emptyDirectory(), 'reports');
  for (const { group } of groups) {
    mkdirSync(join(directory, group), { recursive: true });
    const report = readFileSync(join(cwd, 'reports', group, 'report.json'), 'utf8');
    writeFileSync(join(directory, group, 'report.json'), report);
  }
  change?.(directory, join(directory, groups[0]?.group ?? '', 'report.json'));
  return directory;
}

function rewrite(file: string, change: (report: Report) => void): void {
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  change(report);
  writeFileSync(file, JSON.stringify(report));
}
interface Report {
  group: string;
  verdict: string;
  green: boolean;
  commit: { sha: string };
  workspaces: { name: string; runId?: string; configurationVersionId?: string; verdict: string }[];
  sealed?: string;
}

describe('matrix', () => {
  test('prints every workspace once, in groups that know each other', () => {
    expect(printed.endsWith('\n')).toBe(true);
    expect(printed.trim()).not.toContain('\n');
    expect(groups).toHaveLength(3);
    const names = groups.flatMap(({ workspaces }) => workspaces.split(','));
    expect(names.sort()).toEqual(NAMES);
    const [first] = groups;
    expect(groups.map(({ group }) => group.slice(0, 12))).toEqual(
      groups.map(() => first?.group.slice(0, 12)),
    );
  });

  test('a workspace keeps the directory that was named for it', async () => {
    mkdirSync(join(cwd, 'network'), { recursive: true });
    writeFileSync(join(cwd, 'network/main.tf'), 'resource "null_resource" "a" {}\n');
    const made = await plangate('matrix', '--workspaces', 'ws-00=network,ws-01', '--groups', '1');
    expect(made.stdout).toContain('"workspaces":"ws-00=network,ws-01"');
  });

  test('for Azure an object, for GitLab a pipeline', async () => {
    const words = ['--workspaces', 'ws-00,ws-01', '--groups', '2'];
    const azure = await plangate('matrix', ...words, '--format', 'azure');
    expect(JSON.parse(azure.stdout)).toEqual({
      group_1: { group: expect.stringMatching(/-1-of-2$/), workspaces: 'ws-00' },
      group_2: { group: expect.stringMatching(/-2-of-2$/), workspaces: 'ws-01' },
    });
    const gitlab = await plangate('matrix', ...words, '--format', 'gitlab');
    expect(gitlab.stdout.replaceAll(/[a-z0-9]{12}(?=-\d-of)/g, 'MATRIX')).toBe(
      [
        '# Made by `plangate matrix` for the organization "acme".',
        'include:',
        '  - local: ".gitlab/plangate.yml"',
        '',
        'workflow:',
        '  rules:',
        '    - when: always',
        '',
        'plangate:',
        '  extends: .plangate-group',
        '  parallel:',
        '    matrix:',
        '      - PLANGATE_GROUP: "MATRIX-1-of-2"',
        '        PLANGATE_WORKSPACES: "ws-00"',
        '      - PLANGATE_GROUP: "MATRIX-2-of-2"',
        '        PLANGATE_WORKSPACES: "ws-01"',
        '',
        'plangate-combine:',
        '  extends: .plangate-combine',
        '  needs: [plangate]',
        '  when: always',
        '  variables:',
        String.raw`    PLANGATE_GROUPS: "{\"include\":[{\"group\":\"MATRIX-1-of-2\",\"workspaces\":\"ws-00\"},{\"group\":\"MATRIX-2-of-2\",\"workspaces\":\"ws-01\"}]}"`,
        '',
      ].join('\n'),
    );
  });
});

describe('combine', () => {
  test('answers JSON by either option, and nothing else', async () => {
    for (const words of [['--json'], ['--format', 'json']]) {
      const { code, stdout } = await combine(undefined, ...words);
      expect([code, (JSON.parse(stdout) as Report).verdict]).toEqual([0, 'passed']);
    }
  });

  test('guards what the groups destroy, as the gate does', async () => {
    const open = await combine();
    expect(open.code).toBe(0);
    const guarded = await combine(undefined, '--max-destroys', '0');
    expect(guarded.code).toBe(3);
    expect(guarded.stdout).toMatch(/^✗ ws-11 +needs an override/m);
    expect(guarded.stdout).toMatch(/^✓ ws-10 /m);
  });

  test('judges every run anew for four requests each, and passes', async () => {
    const before = service.requests.length;
    const { code, stdout } = await combine(undefined, '--format', 'json');
    const report = JSON.parse(stdout) as Report;
    expect([code, report.verdict]).toEqual([0, 'passed']);
    expect(report.workspaces.map(({ name }) => name).sort()).toEqual(NAMES);
    const asked = service.requests.slice(before).filter(({ path }) => path.startsWith('/api/v2'));
    expect(asked.length / NAMES.length).toBeLessThanOrEqual(4.2);
    expect(asked.every(({ method }) => method === 'GET')).toBe(true);
  });

  test('asks for everything where the seals are not its own', async () => {
    const before = service.requests.length;
    const { code } = await combine((_, first) => rewrite(first, (it) => delete it.sealed));
    expect(code).toBe(0);
    const events = service.requests.slice(before).filter(({ path }) => path.includes('run-events'));
    expect(events).toHaveLength(groups[0]?.workspaces.split(',').length ?? 0);
  });

  test.each(['{"include":[]}', '{}'])('nothing to plan passes: %s', async (none) => {
    const { code } = await plangate('combine', '--groups', none);
    expect(code).toBe(0);
  });

  test('a forged report opens nothing: the service is asked', async () => {
    service.setScript('ws-00', 'policy-check-hard-failed');
    const group = groups.find(({ workspaces }) => workspaces.split(',').includes('ws-00'));
    const file = join(cwd, 'reports', group?.group ?? '', 'report.json');
    const kept = readFileSync(file);
    const words = ['--workspaces', group?.workspaces ?? '', '--group', group?.group ?? ''];
    expect((await plangate('check', ...words, '--report-json', file)).code).toBe(1);
    const forged = await combine((directory) => {
      rewrite(join(directory, group?.group ?? '', 'report.json'), (report) => {
        report.verdict = 'passed';
        report.green = true;
        for (const workspace of report.workspaces) workspace.verdict = 'passed';
      });
    });
    writeFileSync(file, kept);
    expect(forged.code).toBe(1);
    expect(forged.stdout).toContain('ws-00');
  });

  test('judges by the settings of the group: `allow-unknown`, with the token and by the seal', async () => {
    service.setScript('ws-00', 'tf-policy-unknown');
    const fileOf = (group: string) => join(cwd, 'reports', group, 'report.json');
    const kept = groups.map(({ group }) => readFileSync(fileOf(group)));
    for (const { group, workspaces } of groups) {
      const words = ['--workspaces', workspaces, '--group', group, '--allow-unknown'];
      const { code } = await plangate('check', ...words, '--report-json', fileOf(group));
      expect(code).toBe(0);
    }
    const same = [await combine(undefined, '--allow-unknown')];
    same.push(await combineSealed(undefined, ['--allow-unknown']));
    const other = [await combine(), await combineSealed()];
    for (const [at, { group }] of groups.entries()) writeFileSync(fileOf(group), kept[at] ?? '');
    expect(same.map(({ code }) => code)).toEqual([0, 0]);
    expect(other.map(({ code }) => code)).toEqual([5, 5]);
  });

  test('a run that the group did not start does not count, although it passed', async () => {
    const other = 'reports-other.json';
    expect((await plangate('check', '--workspaces', 'ws-00', '--report-json', other)).code).toBe(0);
    const [passed] = (JSON.parse(readFileSync(join(cwd, other), 'utf8')) as Report).workspaces;
    rmSync(join(cwd, other));
    const group = groups.find(({ workspaces }) => workspaces.split(',').includes('ws-00'));
    const { code, stdout } = await combine((directory) => {
      rewrite(join(directory, group?.group ?? '', 'report.json'), (report) => {
        const own = report.workspaces.find(({ name }) => name === 'ws-00');
        Object.assign(own ?? {}, passed);
      });
    });
    expect(code).toBe(5);
    expect(stdout).toContain(`is not one that group ${group?.group} started`);
  });

  test.each<[string, Change, string]>([
    ['missing', (_, first) => rmSync(first), 'left no report'],
    [
      'doubled',
      (directory, first) => writeFileSync(join(directory, 'copy.json'), readFileSync(first)),
      'has 2 reports',
    ],
    [
      'foreign',
      (directory, first) => {
        writeFileSync(join(directory, 'more.json'), readFileSync(first));
        rewrite(join(directory, 'more.json'), (it) => (it.group = 'aaaaaaaaaaaa-1-of-1'));
      },
      'which the matrix does not have',
    ],
    [
      'of another commit',
      (_, first) => rewrite(first, (it) => (it.commit.sha = '0'.repeat(40))),
      'is of the commit 0000000',
    ],
    [
      'not whole',
      (_, first) => rewrite(first, (it) => (it.workspaces = it.workspaces.slice(1))),
      'is not about the workspaces of that group',
    ],
    [
      'without a run',
      (_, first) => rewrite(first, (it) => delete it.workspaces[0]?.runId),
      'started no run for it',
    ],
    [
      'about a run that is not there',
      (_, first) =>
        rewrite(first, (it) => Object.assign(it.workspaces[0] ?? {}, { runId: 'run-none' })),
      'was not found',
    ],
    [
      'about another workspace of the group',
      (_, first) =>
        rewrite(first, ({ workspaces: [one, two] }) =>
          Object.assign(one ?? {}, {
            runId: two?.runId,
            configurationVersionId: two?.configurationVersionId,
          }),
        ),
      'workspace',
    ],
  ])('a group that is %s is undecided, and named', async (_, change, said) => {
    const { code, stdout, stderr } = await combine(change);
    expect([code, stderr]).toEqual([said === 'was not found' ? 6 : 5, '']);
    expect(stdout).toContain(said);
  });

  test.each([
    ['', 'is needed'],
    ['{', 'no JSON'],
    ['{"include":[{"group":"aaaaaaaaaaaa-1-of-2","workspaces":"a"}]}', 'lacks a group'],
    [
      '{"include":[{"group":"aaaaaaaaaaaa-1-of-2","workspaces":"a"},{"group":"bbbbbbbbbbbb-2-of-2","workspaces":"b"}]}',
      'lacks a group',
    ],
    [
      '{"include":[{"group":"aaaaaaaaaaaa-1-of-2","workspaces":"a"},{"group":"aaaaaaaaaaaa-2-of-2","workspaces":"a"}]}',
      'a workspace twice',
    ],
  ])('groups %j are bad input', async (text, said) => {
    const { code, stderr } = await plangate('combine', '--groups', text);
    expect(code).toBe(2);
    expect(stderr).toContain(said);
  });
});

describe('combine without the token', () => {
  test('has its key from `plangate seal-key`, which asks nothing', async () => {
    const before = service.requests.length;
    const { code, stdout, stderr } = await plangate('seal-key');
    expect([code, stdout, stderr]).toEqual([0, `${reportKey(TOKEN)}\n`, '']);
    expect((await plangate('seal-key', '--out', 'seal.key')).code).toBe(0);
    const file = join(cwd, 'seal.key');
    expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual([stdout, 0o600]);
    rmSync(file);
    expect(service.requests.length).toBe(before);
  });

  test('takes the seals for the results, and asks nothing of the service', async () => {
    const before = service.requests.length;
    const told = await combine(undefined, '--json');
    const asked = service.requests.length;
    const { code, stdout } = await combineSealed(undefined, ['--json']);
    expect(code).toBe(0);
    expect(asked).toBeGreaterThan(before);
    expect(service.requests.length).toBe(asked);
    const [anew, sealed] = [told.stdout, stdout].map((text) =>
      (JSON.parse(text) as Report).workspaces.map((one) => ({ ...one, durationMs: 0 })),
    );
    expect(sealed).toEqual(anew);
    expect(stdout).not.toContain(reportKey(TOKEN));
  });

  test('a group that is blocked blocks, whatever its report says beside its seal', async () => {
    service.setScript('ws-00', 'policy-check-hard-failed');
    const group = groups.find(({ workspaces }) => workspaces.split(',').includes('ws-00'));
    const report = join(cwd, 'blocked.json');
    const words = ['--workspaces', group?.workspaces ?? '', '--group', group?.group ?? ''];
    expect((await plangate('check', ...words, '--report-json', report)).code).toBe(1);
    const { code, stdout } = await combineSealed((directory) => {
      const file = join(directory, group?.group ?? '', 'report.json');
      writeFileSync(file, readFileSync(report));
      rewrite(file, (it) => {
        Object.assign(it, { verdict: 'passed', green: true });
        for (const workspace of it.workspaces) workspace.verdict = 'passed';
      });
    });
    rmSync(report);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^✗ ws-00 +blocked/m);
  });

  const reseal = (change: (sealed: string) => string | undefined): Change => {
    return (_, first) =>
      rewrite(first, (it) => {
        const sealed = change(it.sealed ?? '');
        if (sealed === undefined) delete it.sealed;
        else it.sealed = sealed;
      });
  };
  const flipped = (text: string, at: number) => {
    const index = Math.floor(at * (text.length - 1));
    return text.slice(0, index) + (text[index] === 'A' ? 'B' : 'A') + text.slice(index + 1);
  };
  const places = [0, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 1];
  const FORGED: [string, Change][] = [
    ...places.map((at): [string, Change] => [
      `with its content changed at ${at}`,
      reseal((sealed) => {
        const [text = '', seal] = sealed.split('.');
        return `${flipped(text, at)}.${seal}`;
      }),
    ]),
    ...places.map((at): [string, Change] => [
      `with its seal changed at ${at}`,
      reseal((sealed) => {
        const [text, seal = ''] = sealed.split('.');
        return `${text}.${flipped(seal, at)}`;
      }),
    ]),
    ...[0.2, 0.5, 0.99].map((share): [string, Change] => [
      `cut to ${share}`,
      reseal((sealed) => sealed.slice(0, sealed.length * share)),
    ]),
    ['without a seal', reseal(() => undefined)],
    ['with an empty seal', reseal(() => '')],
    ['with nothing but a dot', reseal(() => '.')],
    ['with its content alone', reseal((sealed) => sealed.split('.')[0] ?? '')],
    ['with its seal alone', reseal((sealed) => `.${sealed.split('.')[1]}`)],
    [
      'with its parts the other way round',
      reseal((sealed) => sealed.split('.').toReversed().join('.')),
    ],
    ['with more after the seal', reseal((sealed) => `${sealed}.${sealed}`)],
    ['with a line break after the seal', reseal((sealed) => `${sealed}\n`)],
    ['with padding in its content', reseal((sealed) => sealed.replace('.', '=.'))],
    ['sealed by the token itself', reseal((sealed) => resealed(sealed, TOKEN))],
    [
      'sealed by the key of releases',
      reseal((sealed) => resealed(sealed, keyFrom(TOKEN, 'release').toString('base64url'))),
    ],
    [
      'sealed by the key of another token',
      reseal((sealed) => resealed(sealed, reportKey('other'))),
    ],
    ['sealed by no key', reseal((sealed) => resealed(sealed, ''))],
    [
      'with the seal of another group',
      (directory, first) => {
        const other = join(directory, groups[1]?.group ?? '', 'report.json');
        const { sealed } = JSON.parse(readFileSync(other, 'utf8')) as Report;
        rewrite(first, (it) => Object.assign(it, { sealed }));
      },
    ],
    [
      'about a workspace that its seal lacks',
      (directory, first) => {
        const other = join(directory, groups[1]?.group ?? '', 'report.json');
        const { sealed } = JSON.parse(readFileSync(other, 'utf8')) as Report;
        // Right in everything but what it tells of.
        rewrite(first, (it) => Object.assign(it, { sealed: sealedOf({ sealed }, it) }));
      },
    ],
    ...['commit', 'hostname', 'organization', 'mode', 'version', 'require-policies'].map(
      (name): [string, Change] => [
        `of another ${name}`,
        reseal((sealed) => {
          const opened = contentOf(sealed);
          return sealGroup(reportKey(TOKEN), {
            ...opened,
            settings: { ...opened.settings, [name]: 'another' },
          });
        }),
      ],
    ),
  ];

  test.each(FORGED)('a report %s is undecided, and named', async (_, change) => {
    const { code, stdout, stderr } = await combineSealed(change);
    expect([code, stderr]).toEqual([5, '']);
    expect(stdout).toMatch(
      /report \S+\.json (?:is not sealed|is sealed for|was made with)|seal of the report/,
    );
  });

  test('and there are many of them', () => {
    expect(FORGED.length).toBeGreaterThanOrEqual(30);
  });

  test.each([
    [['--max-destroys', '0'], 'for here: max-destroys'],
    [['--protect', 'aws_db_instance.*'], 'for here: protect'],
    [['--destroy'], 'for here: options of the run'],
    [['--require-policies'], 'for here: require-policies'],
    [['--mode', 'provisional'], 'for here: mode'],
    [['--organization', 'other'], 'for here: organization'],
  ])('with other settings than the groups, %j, it is undecided', async (words, said) => {
    const { code, stdout } = await combineSealed(undefined, words);
    expect(code).toBe(5);
    expect(stdout).toContain(said);
  });

  test.each(['short', TOKEN, 'x'.repeat(44)])(
    'a key that is none is bad input: %s',
    async (key) => {
      const { code, stderr } = await combineSealed(undefined, [], key);
      expect(code).toBe(2);
      expect(stderr).toContain('PLANGATE_SEAL_KEY is no key');
      expect(stderr).not.toContain(key);
    },
  );

  test('without key and token it is bad input', async () => {
    const { code, stderr } = await combineSealed(undefined, [], '');
    expect(code).toBe(2);
    expect(stderr).toContain('--token');
  });
});

function contentOf(sealed: string): SealedGroup {
  const [text = ''] = sealed.split('.');
  return JSON.parse(gunzipSync(Buffer.from(text, 'base64url')).toString()) as SealedGroup;
}

function resealed(sealed: string, key: string): string {
  return sealGroup(key, contentOf(sealed));
}

function sealedOf({ sealed = '' }: Pick<Report, 'sealed'>, { group }: Report): string {
  return sealGroup(reportKey(TOKEN), { ...contentOf(sealed), group });
}
