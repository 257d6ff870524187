import { existsAt, INPUTS, OUTPUTS } from '../../src/settings/inputs.ts';
import type { WrittenWithBlocks, Settings } from '../../src/settings/settings.ts';
import { readSettings, unansweredSettings } from '../../src/settings/settings.ts';
import type { CloudBlock } from '../../src/configuration/cloud-block.ts';
import { describe, expect, test } from '../support/jest.ts';
import { own } from '../support/own-tree.ts';
import { saidOf } from '../support/text-cases.ts';

/** What a block of one's own files answers. */
function chosenBy(block: CloudBlock): Pick<WrittenWithBlocks, 'names' | 'forHost'> {
  return { names: own(block), forHost: own(block) };
}

const anywhere = { token: 't-1', organization: 'acme' };
const tokenless = { organization: 'acme', workspace: 'net-prod' };
const enough = { ...anywhere, workspace: 'net-prod' };

function sources(given: Record<string, string>, rest: Partial<WrittenWithBlocks> = {}) {
  return { inputs: given, environment: {}, entryPoint: 'action' as const, ...rest };
}

function settingsOf(
  given: Record<string, string>,
  rest: Partial<WrittenWithBlocks> = {},
): Settings {
  const read = readSettings(sources(given, rest));
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.settings;
}

function problemsOf(
  given: Record<string, string>,
  rest: Partial<WrittenWithBlocks> = {},
): string[] {
  const read = readSettings(sources(given, rest));
  return 'problems' in read
    ? read.problems.map(({ where, message }) => `${where} ${message}`)
    : ['no problem'];
}

describe('a setting', () => {
  test('has its default when only the necessary ones are given', () => {
    expect(settingsOf(enough)).toEqual({
      gate: 'default',
      plan: {
        workspaces: [{ kind: 'name', name: 'net-prod' }],
        mayBeSeveral: false,
        asked: ['net-prod'],
        directory: '.',
        affectedOnly: false,
        allowPartial: false,
        allowUnproven: false,
        runOptions: {},
      },
      plans: {
        from: 'service',
        service: { hostname: 'app.terraform.io', origin: 'https://app.terraform.io', token: 't-1' },
        organization: 'acme',
        mode: 'speculative',
        reuse: 'commit',
        autoQueueRuns: false,
        secretScan: 'warn',
      },
      policy: {
        failOn: 'mandatory',
        requirePolicies: false,
        fullPlan: false,
        onlyNew: false,
        allowUnknown: false,
      },
      report: {
        allowSelfOverride: false,
        comment: 'auto',
        commentCommands: false,
        annotate: 'auto',
        showValues: 'false',
      },
      apply: { isApplied: false, unseen: 'stop' },
      job: {
        timeoutMs: 3_600_000,
        planJson: 'off',
        allowUntrustedHead: false,
      },
      said: [
        { setting: 'organization', at: 'the step' },
        { setting: 'workspace', at: 'the step' },
      ],
      selected: 'net-prod',
    });
  });

  test('counts from `with`, else the environment, else the cloud block, else the default', () => {
    const cloud = {
      at: 'main.tf:1',
      hostname: 'cloud.example',
      organization: 'from-cloud',
      workspaces: { name: 'cloud-ws' },
    };
    const environment = {
      TF_CLOUD_HOSTNAME: 'env.example',
      TF_CLOUD_ORGANIZATION: 'from-env',
      TF_WORKSPACE: 'env-ws',
      TF_API_TOKEN: 'env-token',
    };
    const chosen = (given: Record<string, string>, rest: Partial<WrittenWithBlocks> = {}) => {
      const { plan, plans } = settingsOf(given, { ...chosenBy(cloud), ...rest });
      const { service, organization } = plans;
      return [service?.hostname, organization, plan.workspaces, service?.token];
    };
    const named = (name: string) => [{ kind: 'name', name }];
    expect(chosen({ token: 't' })).toEqual(['cloud.example', 'from-cloud', named('cloud-ws'), 't']);
    const ofEnvironment = ['env.example', 'from-env', named('env-ws'), 'env-token'];
    expect(chosen({}, { environment })).toEqual(ofEnvironment);
    const given = { ...enough, hostname: 'given.example' };
    const ofInputs = ['given.example', 'acme', named('net-prod'), 't-1'];
    expect(chosen(given, { environment })).toEqual(ofInputs);
  });

  test('counts as missing where its text is empty', () => {
    const { plans } = settingsOf({ ...enough, timeout: '', mode: ' ' }, { entryPoint: 'cli' });
    expect(plans).toMatchObject({ mode: 'speculative' });
  });

  test.each([
    ['app.terraform.io', 'TF_TOKEN_app_terraform_io'],
    ['tfe.my-corp.example', 'TF_TOKEN_tfe_my__corp_example'],
    ['tfe.my-corp.example', 'TF_TOKEN_tfe_my-corp_example'],
    ['bücher.example', 'TF_TOKEN_xn____bcher__kva_example'],
  ])('the token for %s is found in %s', (hostname, variable) => {
    const given = { ...tokenless, hostname };
    const { plans } = settingsOf(given, { environment: { [variable]: 'x' } });
    expect(plans.service?.token).toBe('x');
  });

  test('the token of one host is never used for another', () => {
    const environment = { TF_TOKEN_app_terraform_io: 'secret' };
    for (const hostname of ['evil.example', 'app.terraform.io:444']) {
      const problems = problemsOf({ ...tokenless, hostname }, { environment });
      expect(problems).toEqual([expect.stringMatching(/^token is empty/)]);
    }
  });

  test.each([
    ['a\nb', ['a', 'b']],
    ['a, b', ['a', 'b']],
    ['- a\n- b\n', ['a', 'b']],
    ['[a, "b"]', ['a', 'b']],
    ["['a', b,]", ['a', 'b']],
    ['a,\nb,', ['a', 'b']],
    ['# mine\na\n\nb', ['a', 'b']],
  ])('workspaces may be written as %j', (workspaces, names) => {
    expect(settingsOf({ ...anywhere, workspaces }).plan.workspaces).toEqual(
      names.map((name) => ({ kind: 'name', name })),
    );
  });

  test('workspaces may be pairs, tags and projects', () => {
    const workspaces = 'net=infra/net\ntag:prod\nproject:prj-1a2B\nproject: Network team';
    expect(settingsOf({ ...anywhere, workspaces }).plan.workspaces).toEqual([
      { kind: 'name', name: 'net', directory: 'infra/net' },
      { kind: 'query', tags: ['prod'] },
      { kind: 'query', tags: [], project: 'prj-1a2B' },
      { kind: 'query', tags: [], project: 'Network team' },
    ]);
  });

  test('all tags of a cloud block select together, in its project', () => {
    const cloud = { at: 'main.tf:1', workspaces: { tags: ['a', 'b'] } };
    expect(settingsOf(anywhere, chosenBy(cloud)).plan.workspaces).toEqual([
      { kind: 'query', tags: ['a', 'b'] },
    ]);
    const project = { at: 'main.tf:1', workspaces: { tags: ['a'], project: 'Network team' } };
    expect(settingsOf(anywhere, chosenBy(project)).plan.workspaces).toEqual([
      { kind: 'query', tags: ['a'], project: 'Network team' },
    ]);
  });

  test('http is accepted on loopback only', () => {
    const here = 'http://127.0.0.1:8080';
    expect(settingsOf({ ...enough, hostname: here }).plans.service?.origin).toBe(here);
    for (const hostname of ['http://tfe.example', 'http://127.0.0.1.evil.example']) {
      expect(problemsOf({ ...enough, hostname })[0]).toMatch(/unencrypted/);
    }
  });
});

describe('the problems of the settings', () => {
  test('are named at once, each with its remedy', () => {
    expect(problemsOf({ ...tokenless, workspce: 'x', timeout: '1h30' })).toEqual([
      'workspce is not an input. Did you mean `workspace`?',
      'token is empty. Pass `token: ${{ secrets.TF_API_TOKEN }}`.',
      'timeout "1h30" is not a duration. Write 90m, 1h30m or 5400s.',
    ]);
  });

  test.each(saidOf('refused-inputs.txt'))('include this one: %s', (written, [problem = '']) => {
    const [, input = '', text = ''] = /^([a-z-]+): (.*)$/s.exec(written) ?? [];
    const others = input === 'workspaces' ? anywhere : enough;
    const spec = INPUTS.find(({ name }) => name === input);
    const entryPoint = spec && !existsAt(spec, 'action') ? 'cli' : 'action';
    expect(problemsOf({ ...others, [input]: text }, { entryPoint })).toEqual([
      `${input} ${problem}`,
    ]);
  });

  test('include a workspace together with several ones', () => {
    expect(problemsOf({ ...enough, workspaces: 'a' })).toEqual([
      'workspaces and `workspace` are both given. Keep one of them.',
    ]);
  });

  test('have the hint about forks in place of a remedy that does not help there', () => {
    const tokenHint = 'pull requests from forks get no secrets (see "Forks").';
    expect(problemsOf(tokenless, { tokenHint })).toEqual([`token is empty: ${tokenHint}`]);
  });

  test('include an input of the other entry point', () => {
    expect(problemsOf({ ...enough, 'check-run-id': '1' }, { entryPoint: 'cli' })).toEqual([
      'check-run-id is not an input. Take it out.',
    ]);
  });
});

test('the cloud block is read only for what is still missing', () => {
  const open = (given: Record<string, string>, environment = {}) =>
    unansweredSettings({ ...sources(given), environment });
  const nothing = { hostname: false, organization: false, workspaces: false };
  expect(open({ ...enough, hostname: 'h.example' })).toEqual(nothing);
  expect(open({ workspaces: 'a', organization: 'o', hostname: 'h' })).toEqual(nothing);
  expect(open(enough)).toEqual({ ...nothing, hostname: true });
  const all = { hostname: true, organization: true, workspaces: true };
  expect(open({ token: 't', local: 'true' })).toEqual(all);
  const environment = { TF_CLOUD_HOSTNAME: 'h', TF_CLOUD_ORGANIZATION: 'o', TF_WORKSPACE: 'dev' };
  // What TF_WORKSPACE follows, if anything, stands in the block.
  expect(open({}, environment)).toEqual({ ...nothing, workspaces: true });
});

test('a workflow has at most 49 inputs and 21 outputs', () => {
  const inputs = INPUTS.filter((input) => existsAt(input, 'action'));
  expect(inputs.length).toBeLessThanOrEqual(49);
  expect(OUTPUTS.length).toBeLessThanOrEqual(21);
});

test('every input has a description, and every choice has a default among its choices', () => {
  for (const spec of INPUTS) {
    expect(spec.name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(spec.description).toMatch(/^[`A-Z].{20,}[.`]$/s);
    // What plans by default depends on where it runs.
    if (spec.kind === 'choice' && spec.name !== 'engine') {
      expect(spec.choices).toContain(spec.default);
    }
  }
});
