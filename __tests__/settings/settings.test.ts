import { INPUTS } from '../../src/settings/inputs.ts';
import type { SettingSources, Settings } from '../../src/settings/settings.ts';
import { readSettings, unanswered } from '../../src/settings/settings.ts';
import type { CloudBlock } from '../../src/configuration/cloud-block.ts';
import { describe, expect, test } from '../support/jest.ts';
import { own } from '../support/own-tree.ts';

/** What a block of one's own files answers. */
function chosenBy(block: CloudBlock): Pick<SettingSources, 'names' | 'forHost'> {
  return { names: own(block), forHost: own(block) };
}

const enough = { token: 't-1', organization: 'acme', workspace: 'net-prod' };

function sources(given: Record<string, string>, rest: Partial<SettingSources> = {}) {
  return { inputs: given, environment: {}, door: 'action' as const, ...rest };
}

function settingsOf(given: Record<string, string>, rest: Partial<SettingSources> = {}): Settings {
  const read = readSettings(sources(given, rest));
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.settings;
}

function problemsOf(given: Record<string, string>, rest: Partial<SettingSources> = {}): string[] {
  const read = readSettings(sources(given, rest));
  return 'problems' in read
    ? read.problems.map(({ where, message }) => `${where} ${message}`)
    : ['no problem'];
}

describe('what holds', () => {
  test('defaults, when only the necessary is given', () => {
    expect(settingsOf(enough)).toEqual({
      hostname: 'app.terraform.io',
      origin: 'https://app.terraform.io',
      token: 't-1',
      organization: 'acme',
      workspaces: [{ kind: 'name', name: 'net-prod' }],
      directory: '.',
      affectedOnly: false,
      mode: 'speculative',
      timeoutMs: 3_600_000,
      failOn: 'mandatory',
      requirePolicies: false,
      fullPlan: false,
      onFailure: 'discard',
      cancelSuperseded: true,
      autoQueueRuns: false,
      rules: 'terraform',
      secretScan: 'warn',
      includeUntrackedSecrets: false,
      comment: 'auto',
      commentCommands: false,
      commentKey: 'default',
      annotate: 'auto',
      onMissingToken: 'fail',
      onlyNew: false,
      planDiff: 'names',
      reportPage: false,
      reportSarif: false,
      allowUntrustedHead: false,
      destroy: false,
      allowDestroyApply: false,
      refresh: true,
      refreshOnly: false,
      source: 'upload',
      allowPartial: false,
      allowUnknown: false,
      local: false,
      allowEmptyApply: false,
      runOptions: {},
    });
  });

  test('with: before environment before cloud block before default', () => {
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
    const pick = ({ hostname, organization, workspaces, token }: Settings) => [
      hostname,
      organization,
      workspaces,
      token,
    ];
    expect(pick(settingsOf({ token: 't' }, { ...chosenBy(cloud) }))).toEqual([
      'cloud.example',
      'from-cloud',
      [{ kind: 'name', name: 'cloud-ws' }],
      't',
    ]);
    expect(pick(settingsOf({}, { ...chosenBy(cloud), environment }))).toEqual([
      'env.example',
      'from-env',
      [{ kind: 'name', name: 'env-ws' }],
      'env-token',
    ]);
    expect(
      pick(
        settingsOf({ ...enough, hostname: 'given.example' }, { ...chosenBy(cloud), environment }),
      ),
    ).toEqual(['given.example', 'acme', [{ kind: 'name', name: 'net-prod' }], 't-1']);
  });

  test('empty text counts as not given', () => {
    expect(settingsOf({ ...enough, timeout: '', mode: ' ' }).mode).toBe('speculative');
  });

  test.each([
    ['app.terraform.io', 'TF_TOKEN_app_terraform_io'],
    ['tfe.my-corp.example', 'TF_TOKEN_tfe_my__corp_example'],
    ['tfe.my-corp.example', 'TF_TOKEN_tfe_my-corp_example'],
    ['bücher.example', 'TF_TOKEN_xn____bcher__kva_example'],
  ])('the token for %s is found in %s', (hostname, variable) => {
    const { organization, workspace } = enough;
    const given = { organization, workspace, hostname };
    expect(settingsOf(given, { environment: { [variable]: 'x' } }).token).toBe('x');
  });

  test('a token named for one host is never used for another', () => {
    const { organization, workspace } = enough;
    const environment = { TF_TOKEN_app_terraform_io: 'secret' };
    expect(
      problemsOf({ organization, workspace, hostname: 'evil.example' }, { environment }),
    ).toEqual([expect.stringMatching(/^token is empty/)]);
    expect(
      problemsOf({ organization, workspace, hostname: 'app.terraform.io:444' }, { environment }),
    ).toEqual([expect.stringMatching(/^token is empty/)]);
  });

  test.each([
    ['a\nb', ['a', 'b']],
    ['a, b', ['a', 'b']],
    ['- a\n- b\n', ['a', 'b']],
    ['[a, "b"]', ['a', 'b']],
    ["['a', b,]", ['a', 'b']],
    ['a,\nb,', ['a', 'b']],
    ['# mine\na\n\nb', ['a', 'b']],
  ])('workspaces %j', (workspaces, names) => {
    const { token, organization } = enough;
    expect(settingsOf({ token, organization, workspaces }).workspaces).toEqual(
      names.map((name) => ({ kind: 'name', name })),
    );
  });

  test('pairs, tags and projects', () => {
    const { token, organization } = enough;
    const workspaces = 'net=infra/net\ntag:prod\nproject:prj-1a2B\nproject: Network team';
    expect(settingsOf({ token, organization, workspaces }).workspaces).toEqual([
      { kind: 'name', name: 'net', directory: 'infra/net' },
      { kind: 'query', tags: ['prod'] },
      { kind: 'query', tags: [], project: 'prj-1a2B' },
      { kind: 'query', tags: [], project: 'Network team' },
    ]);
  });

  test('all tags of a cloud block together select, in its project', () => {
    const { token, organization } = enough;
    const cloud = { at: 'main.tf:1', workspaces: { tags: ['a', 'b'] } };
    expect(settingsOf({ token, organization }, { ...chosenBy(cloud) }).workspaces).toEqual([
      { kind: 'query', tags: ['a', 'b'] },
    ]);
    const project = { at: 'main.tf:1', workspaces: { tags: ['a'], project: 'Network team' } };
    expect(settingsOf({ token, organization }, { ...chosenBy(project) }).workspaces).toEqual([
      { kind: 'query', tags: ['a'], project: 'Network team' },
    ]);
  });

  test('TF_WORKSPACE follows the prefix of backend "remote"', () => {
    const { token, organization } = enough;
    const cloud = { at: 'main.tf:1', workspaces: { prefix: 'net-' } };
    const environment = { TF_WORKSPACE: 'prod' };
    expect(
      settingsOf({ token, organization }, { ...chosenBy(cloud), environment }).workspaces,
    ).toEqual([{ kind: 'name', name: 'net-prod' }]);
  });

  test('http on loopback only', () => {
    expect(settingsOf({ ...enough, hostname: 'http://127.0.0.1:8080' }).origin).toBe(
      'http://127.0.0.1:8080',
    );
    expect(problemsOf({ ...enough, hostname: 'http://tfe.example' })[0]).toMatch(/unencrypted/);
    expect(problemsOf({ ...enough, hostname: 'http://127.0.0.1.evil.example' })[0]).toMatch(
      /unencrypted/,
    );
  });
});

describe('every problem at once', () => {
  test('three mistakes, three remedies', () => {
    expect(
      problemsOf({ organization: 'acme', workspace: 'w', workspce: 'x', timeout: '1h30' }),
    ).toEqual([
      'workspce is not an input. Did you mean `workspace`?',
      'token is empty. Pass `token: ${{ secrets.TF_API_TOKEN }}`.',
      'timeout "1h30" is not a duration. Write 90m, 1h30m or 5400s.',
    ]);
  });

  test.each([
    [
      { workspaces: '[a, b' },
      'workspaces begins with "[" but does not end with "]". Write `[a, b]` or one per line.',
    ],
    [
      { workspaces: 'a, b]' },
      'workspaces ends with "]" but does not begin with "[". Write `[a, b]` or one per line.',
    ],
    [
      { workspaces: '- a\nb' },
      'workspaces mixes lines that begin with "- " and lines that do not ("b"). Write all of them the same way.',
    ],
    [{ workspaces: 'a,,b' }, 'workspaces has an empty item. Take out the extra comma or dash.'],
    [{ workspaces: '- a\n-' }, 'workspaces has an empty item. Take out the extra comma or dash.'],
    [{ workspaces: '"a, b' }, 'workspaces has a quote that is not closed: ""a".'],
    [{ workspaces: '[]' }, 'workspaces is an empty list. Name at least one workspace.'],
    [
      { workspaces: 'net: infra' },
      'workspaces "net: infra" is not a name. Names have letters, digits, "-" and "_" only. For a directory, write name=directory.',
    ],
    [{ workspaces: 'a=' }, 'workspaces "a=" is not a pair. Write name=directory.'],
    [{ workspaces: 'a, a' }, 'workspaces names "a" twice. Take one out.'],
    [{ workspaces: 'tag:' }, 'workspaces "tag:" says nothing after the colon.'],
    [{ workspaces: 'project: ' }, 'workspaces "project:" says nothing after the colon.'],
    [
      { workspaces: 'a', workspace: 'b' },
      'workspaces and `workspace` are both given. Keep one of them.',
    ],
    [
      { workspace: 'a, b' },
      'workspace "a, b" is not a name. Names have letters, digits, "-" and "_" only. For several, use `workspaces`.',
    ],
    [
      { workspace: 'a', mode: 'apply' },
      'mode "apply" is not a choice. Write speculative or provisional.',
    ],
    [
      { workspace: 'a', 'affected-only': 'maybe' },
      'affected-only "maybe" is neither true nor false. Write true or false.',
    ],
    [{ workspace: 'a', 'pr-number': '4x' }, 'pr-number "4x" is not a number. Write digits only.'],
    ...[
      ['http://wiki.example/{policy}', 'is not an https address'],
      ['https://me:secret@wiki.example/{policy}', 'has a user in it'],
      ['https://{policy}.example/', 'has a placeholder outside of path and query'],
      ['https://wiki.example/#{policy}', 'has a placeholder outside of path and query'],
      [
        'https://wiki.example/{workspace}',
        'has another placeholder than {policy-set} and {policy}, or white space',
      ],
    ].map(([link = '', why = '']): [Record<string, string>, string] => [
      { workspace: 'a', 'policy-link': link },
      `policy-link ${why}. Write https://wiki.example.com/{policy-set}/{policy}.`,
    ]),
    [
      { workspace: 'a', 'link-hosts': 'a.example, http://127.0.0.1' },
      'link-hosts "http://127.0.0.1" is not reached by https. Name hosts that are.',
    ],
    [
      { workspace: 'a', hostname: 'https://user:pw@tfe.example' },
      'hostname "…@tfe.example" is not a host. Write app.terraform.io or tfe.example.com:8443.',
    ],
    [
      { workspace: 'a', hostname: 'tfe.example/app' },
      'hostname "tfe.example/app" is not a host. Write app.terraform.io or tfe.example.com:8443.',
    ],
    [
      { workspace: 'a', organization: '../x' },
      'organization "../x" is not a name. Names have letters, digits, "-" and "_" only.',
    ],
    [
      { workspace: 'a', token: 'two words' },
      'token contains a space, a line break or another character that no token has.',
    ],
  ])('%j', (given, problem) => {
    const { token, organization } = enough;
    expect(problemsOf({ token, organization, ...given })).toEqual([problem]);
  });

  test('the hint about forks stands beside the remedy', () => {
    const { organization, workspace } = enough;
    const tokenHint = 'pull requests from forks get no secrets (see "Forks").';
    expect(problemsOf({ organization, workspace }, { tokenHint })).toEqual([
      `token is empty. Pass \`token: \${{ secrets.TF_API_TOKEN }}\`; ${tokenHint}`,
    ]);
  });

  test('a prefix alone names no workspace', () => {
    const { token, organization } = enough;
    const cloud = { at: 'infra/main.tf:3', workspaces: { prefix: 'net-' } };
    expect(problemsOf({ token, organization }, { ...chosenBy(cloud) })).toEqual([
      'workspace is missing: infra/main.tf:3 has only the prefix "net-". Pass `workspace`, or set TF_WORKSPACE to what follows the prefix.',
    ]);
  });

  test('an input of the other door is no input here', () => {
    expect(problemsOf({ ...enough, 'check-run-id': '1' }, { door: 'cli' })).toEqual([
      'check-run-id is not an input. Take it out.',
    ]);
  });
});

test('the cloud block is read only for what is open still', () => {
  const open = (given: Record<string, string>, environment = {}) =>
    unanswered({ ...sources(given), environment });
  const nothing = { isLocal: false, hostname: false, organization: false, workspaces: false };
  expect(open({ ...enough, hostname: 'h.example' })).toEqual(nothing);
  expect(open({ workspaces: 'a', organization: 'o', hostname: 'h' })).toEqual(nothing);
  expect(open(enough)).toEqual({ ...nothing, hostname: true });
  const all = { hostname: true, organization: true, workspaces: true };
  expect(open({ token: 't', local: 'true' })).toEqual({ isLocal: true, ...all });
  const environment = { TF_CLOUD_HOSTNAME: 'h', TF_CLOUD_ORGANIZATION: 'o', TF_WORKSPACE: 'dev' };
  // What TF_WORKSPACE follows, if anything, stands in the block.
  expect(open({}, environment)).toEqual({ ...nothing, workspaces: true });
});

test('every input says what it is, and every choice has a default among its choices', () => {
  for (const spec of INPUTS) {
    expect(spec.name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(spec.description).toMatch(/^[`A-Z].{20,}[.`]$/s);
    // What plans by default depends on where it runs.
    if (spec.kind === 'choice' && spec.name !== 'engine') {
      expect(spec.choices).toContain(spec.default);
    }
  }
});
