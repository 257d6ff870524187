/** Which place counts of those that say how a gate works: the step, plangate.yml, the environment. */
import { readSaid, withPlace, type SettingPlaces } from '../../src/settings/said-settings.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { readSettingsFile } from '../../src/settings/settings-file/read-settings-file.ts';
import { describe, expect, test } from '../support/jest.ts';

function fileOf(text: string, path = 'plangate.yml', isPinned = false) {
  const read = readSettingsFile(text, path, isPinned);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.file;
}

const PINNED = 'https://git.acme.example/gates.git at 6f1cb4077fb4: all.yml';

/** What counts, or each problem. */
function read(
  inputs: Record<string, string>,
  { own, pinned, ...rest }: Partial<SettingPlaces> & { own?: string; pinned?: string } = {},
) {
  const files = {
    own: own === undefined ? undefined : fileOf(own),
    pinned: pinned === undefined ? undefined : fileOf(pinned, PINNED, true),
  };
  const selectors = [{ kind: 'name' as const, name: 'of-the-file' }];
  const enough = { token: 't-1', organization: 'acme', workspace: 'app', ...inputs };
  const given = Object.fromEntries(Object.entries(enough).filter(([, text]) => text !== ''));
  const sources = { entryPoint: 'action' as const, environment: {}, inJob: true, ...rest };
  const result = readSettings({ ...sources, inputs: given, files, selectors });
  if ('problems' in result)
    return result.problems.map(({ where, message }) => `${where} ${message}`);
  return result.settings;
}

const valueOf = (result: ReturnType<typeof read>) => {
  if (Array.isArray(result)) throw new Error(result.join('\n'));
  return result;
};

describe('a value counts', () => {
  test('of the pinned file before that of the step, and of the step before that of the file', () => {
    const own = 'comment: off\ntimeout: 30m\nmax-destroys: 5\n';
    const pinned = 'organization: acme\nmax-destroys: 3\ntimeout: 2h\n';
    const { policy, job, report } = valueOf(read({ comment: 'always' }, { own, pinned }));
    expect([policy.maxDestroys, report.comment]).toEqual([3, 'always']);
    expect(job.timeoutMs).toBe(120 * 60_000);
  });

  test('of a file before the environment', () => {
    const sources = {
      own: 'organization: of-the-file\n',
      environment: { TF_CLOUD_ORGANIZATION: 'env' },
    };
    const inputs = { organization: '' };
    expect(valueOf(read(inputs, sources)).plans.organization).toBe('of-the-file');
    const atTerminal = read(inputs, { ...sources, entryPoint: 'cli', inJob: false });
    expect(valueOf(atTerminal).plans.organization).toBe('of-the-file');
  });

  test('of the workspaces as a whole: names of the step leave none of the file', () => {
    const own = 'workspaces: [{ name: other }]\n';
    const named = (result: ReturnType<typeof read>) =>
      valueOf(result).plan.workspaces.map((selector) => ('name' in selector ? selector.name : ''));
    expect(named(read({}, { own }))).toEqual(['app']);
    expect(named(read({ workspace: '' }, { own }))).toEqual(['of-the-file']);
    const environment = { TF_WORKSPACE: 'env' };
    expect(named(read({ workspace: '' }, { own, environment }))).toEqual(['of-the-file']);
  });

  test('of each option of the run by itself', () => {
    const own = 'target: module.a\nrefresh: false\n';
    const { plan } = valueOf(
      read({ target: 'module.b' }, { own, entryPoint: 'cli', inJob: false }),
    );
    expect(plan.runOptions).toMatchObject({ 'target-addrs': ['module.b'], refresh: false });
  });

  test('of any key by --set at a terminal, and of none in a job', () => {
    const set = 'mode=provisional\nannotate=off\nvariables=a=1\nvariables=b=2';
    const { plans, report, plan } = valueOf(read({ set }, { entryPoint: 'cli', inJob: false }));
    expect([plans, report, plan.runOptions]).toMatchObject([
      { mode: 'provisional' },
      { annotate: 'off' },
      { variables: [{ key: 'a' }, { key: 'b' }] },
    ]);
    expect(read({ set }, { entryPoint: 'cli' })).toEqual([
      'set is for a terminal. Write the key into `plangate.yml`, or into the file of a second gate.',
    ]);
    expect(read({ set })).toContain('set is not an input. Take it out.');
  });

  test('and the place is told, but for defaults and secrets', () => {
    const { said } = valueOf(read({ timeout: '1h', comment: 'off' }, { own: 'max-destroys: 3\n' }));
    expect(said).toEqual([
      { setting: 'organization', at: 'the step' },
      { setting: 'workspace', at: 'the step' },
      { setting: 'comment', at: 'the step' },
      { setting: 'max-destroys', at: 'plangate.yml:1' },
    ]);
  });
});

test('a program of the file plans nothing where no step asks for a plan on this machine', () => {
  const own = 'engine: tofu\n';
  expect(valueOf(read({}, { own })).plans.from).toBe('service');
  expect(valueOf(read({ local: 'true', token: '' }, { own })).plans).toMatchObject({
    from: 'program',
    engine: 'tofu',
  });
});

test('version control is chosen by the file as well', () => {
  expect(valueOf(read({}, { own: 'plans-from: version-control\n' })).plans.from).toBe(
    'version-control',
  );
});

describe('beside a pinned file, an entry of workspaces', () => {
  const own =
    'workspaces:\n  - { name: a, directory: live, var-file: p.tfvars, backend-config: b.tfbackend, terraform-workspace: x }\n  - { directories: apps/*, var-file: "env/*.tfvars" }\n';
  const entriesBeside = (pinned: string) => {
    const files = { own: fileOf(own), pinned: fileOf(pinned, PINNED, true) };
    const said = readSaid({
      inputs: {},
      environment: {},
      entryPoint: 'action',
      inJob: true,
      files,
    });
    const { selectors = [], directories = [] } = said.entries() ?? {};
    return { ofName: selectors[0]?.plannedWith, ofAll: directories[0]?.varFiles, left: said.left };
  };

  test('has no file that takes away', () => {
    expect(entriesBeside('require-policies: true\n')).toEqual({
      ofName: { varFiles: [], backendFiles: [], terraformWorkspace: 'x' },
      ofAll: undefined,
      left: [
        { setting: 'var-file', at: 'plangate.yml:2' },
        { setting: 'backend-config', at: 'plangate.yml:2' },
        { setting: 'var-file', at: 'plangate.yml:3' },
      ],
    });
  });

  test('has the one that is opened', () => {
    expect(entriesBeside('repository-may: [var-file]\n')).toEqual({
      ofName: { varFiles: ['p.tfvars'], backendFiles: [], terraformWorkspace: 'x' },
      ofAll: 'env/*.tfvars',
      left: [{ setting: 'backend-config', at: 'plangate.yml:2' }],
    });
  });
});

test('of a scanner that both files name, the pinned entry decides and the stricter level counts', () => {
  const entry = (rest: string) => `scanners: [{ file: a.sarif, tool: T, ${rest} }]\n`;
  const pinned = `organization: acme\n${entry('mandatory: high, approvers: [ann]')}`;
  const own = entry('mandatory: none, approvers: [bob], base: b.sarif, ignore-files: [x]');
  const [both, ...others] = valueOf(read({}, { own, pinned })).policy.scanners ?? [];
  expect(both).toMatchObject({ mandatory: 'high', approvers: ['ann'], ignoreFiles: ['x'] });
  expect([others, both?.base]).toEqual([[], undefined]);
  const strict = valueOf(read({}, { own: entry('mandatory: low'), pinned })).policy.scanners;
  expect(strict?.map(({ mandatory }) => mandatory)).toEqual(['low']);
});

describe('a line of --set', () => {
  test.each<[string, string]>([
    ['mode', 'set has no `KEY=VALUE` in its line 1. One a line.'],
    ['mode=', 'set has no value for `mode` in its line 1.'],
    ['mode=speculative\nmode=speculative', 'set names `mode` twice. Keep one line of it.'],
    ['mod=speculative', 'set has "mod", which is no key. Did you mean `mode`?'],
    ['workspaces=app', 'set has "workspaces", which is no key of one value. Use its option.'],
    ['mode=apply', 'set: `mode` "apply" is not a choice. Write speculative or provisional.'],
  ])('is refused: %j', (set, problem) => {
    expect(read({ set }, { entryPoint: 'cli', inJob: false })).toEqual([problem]);
  });

  test.each([
    ['mode: "provisional"', 'mode'],
    ["fail-on='never'", 'fail-on'],
    ['protect="a.b"\nprotect=\'c.d\'', 'protect'],
  ])('has no quotes of YAML in its value: %j', (set, key) => {
    const atTerminal = { entryPoint: 'cli', inJob: false, environment: {} } as const;
    const { of } = readSaid({ inputs: { set }, ...atTerminal });
    const value = of(key)?.value;
    expect(value && 'text' in value && value.text).toMatch(/^[a-z.\n]+$/);
  });

  test('is not beside its own option', () => {
    const given = { set: 'mode=provisional', mode: 'speculative' };
    expect(read(given, { entryPoint: 'cli', inJob: false })).toEqual([
      'set has `mode`, which is given beside it. Keep one.',
    ]);
  });
});

test('a problem between two places names each value with its place', () => {
  const own = 'auto-queue-runs: true\nmode: provisional\n';
  const [problem] = read({}, { own }) as string[];
  expect(problem).toMatch(/^plangate\.yml:1: `auto-queue-runs` cannot be true with/);
});

test('a problem that is found later names each file that says the key, and no other place', () => {
  const places = { entryPoint: 'cli', inJob: false, environment: {} } as const;
  const files = {
    own: fileOf('policies: gone\nexceptions: gone.json\n'),
    pinned: fileOf('organization: acme\npolicies: all\n', PINNED, true),
  };
  const inputs = { engine: 'tofu', set: 'engine-env=A B' };
  const { all } = readSaid({ inputs, files, ...places });
  const at = (where: string) => withPlace({ where, message: 'is wrong.' }, all).where;
  expect(['policies', 'engine', 'engine-env', 'variables'].map(at)).toEqual([
    `${PINNED}:2 and plangate.yml:1: \`policies\``,
    'engine',
    'set: `engine-env`',
    'variables',
  ]);
});

test('a step cannot say a key of the file', () => {
  expect(read({ protect: 'a.*' })).toEqual([
    'protect is not an input. It is a key of `plangate.yml`.',
  ]);
  expect(read({ mode: 'provisional' })).toEqual([
    'mode is not an input. It is a key of `plangate.yml`.',
  ]);
  expect(read({ protected: 'a.*' })).toEqual([
    'protected is not an input. Did you mean `protect`? It is a key of `plangate.yml`.',
  ]);
});

test('nothing is said of an empty text', () => {
  const { all } = readSaid({ inputs: { mode: ' ' }, environment: {}, entryPoint: 'cli' });
  expect(all).toEqual([]);
});

describe('what is said of applies', () => {
  const KEY = 'k'.repeat(32);
  const here = (own: string, inputs: Record<string, string> = {}) => {
    const local = { token: '', organization: '', local: 'true', 'record-key': KEY, ...inputs };
    return read(local, { own });
  };
  const commentOf = (result: ReturnType<typeof read>) => valueOf(result).report.comment;

  test('is a group of its own, by default without an apply and with a stop', () => {
    expect(valueOf(here('apply: false\n')).apply).toEqual({ isApplied: false, unseen: 'stop' });
    expect(valueOf(here('apply: true\nunseen: report\n')).apply).toEqual({
      isApplied: true,
      unseen: 'report',
    });
  });

  test('has every request commented on, where its comment keeps what was shown', () => {
    expect(commentOf(here('apply: true\n'))).toBe('always');
    expect(commentOf(here('apply: true\ncomment: on-failure\n'))).toBe('always');
    expect(commentOf(here('apply: false\n'))).toBe('auto');
    expect(commentOf(here('apply: true\n', { 'record-key': '' }))).toBe('auto');
    expect(commentOf(read({ 'record-key': KEY }, { own: 'apply: true\n' }))).toBe('auto');
  });

  test('contradicts a gate without a comment, where nothing else keeps what was shown', () => {
    const own = 'apply: true\ncomment: off\n';
    expect(here(own)).toEqual([
      'plangate.yml:2: `comment` cannot be off with `apply: true`: without a service, the comment keeps what a request showed. Take one of them out.',
    ]);
    expect(commentOf(read({}, { own }))).toBe('off');
  });
});
