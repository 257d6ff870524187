/** The policy decides who must approve: from the line in the report to the merge queue, with a service and without. */
import { afterEach, describe, expect } from '../../support/jest.ts';
import { systemClock } from '../../../src/machine/system-clock.ts';
import { eachWith, findProgram, testWith } from '../../support/optional-tools.ts';
import { planningProgram } from '../../support/planning-program.ts';
import { pathWith } from '../../support/policy-repository.ts';
import {
  BASE,
  checkOut,
  HEAD,
  MERGE,
  NET,
  pullRequestPayload,
  seedOf,
  SERVICE_TOKEN,
  type Scenario,
  type StepChanges,
} from '../../support/scenario.ts';
import { PUSHED_AT, workflowToken } from '../../support/github/state.ts';
import { emptyDirectory } from '../../support/empty-directory.ts';
import { openRepository } from '../../support/repository.ts';
import { layIn } from '../../support/tree.ts';
import {
  comment,
  DATABASE,
  gate,
  linesIn,
  MEMBERS_TOKEN,
  NEWER,
  start,
  sticky,
  WORKFLOW,
  writeLines,
  type GitHub,
} from './commented.ts';

const rego = (custom: string, input: string, type: string) => `# METADATA
# title: Buckets are agreed on
# custom: { enforcement_level: soft-mandatory, ${custom} }
package buckets

deny contains {"msg": sprintf("%s holds data", [rc.address]), "address": rc.address} if {
	some rc in ${input}.resource_changes
	rc.type == "${type}"
}
`;
const TWO = 'approvers: ["@acme/platform", "@ann"], approvals: 2';
const NO_SERVICE = { hostname: '', token: '', organization: '', workspace: '' };

/** How the gate gets its plans, and what it has to be given for that. */
const WAYS = {
  'with a service': { input: 'input.plan', given: {}, path: () => pathWith(findProgram('opa')) },
  'without a service': {
    input: 'input',
    given: { ...NO_SERVICE, local: 'true' },
    path: () => pathWith(planningProgram(), findProgram('opa')),
  },
};
interface Way {
  input: string;
  given: Record<string, string>;
  path: () => string;
}

let scenario: Scenario;
let attempt = 1;
let way: Way = WAYS['with a service'];
afterEach(() => scenario.close());

const OWN = { policies: 'policies', 'members-token': MEMBERS_TOKEN };
const env = () => ({ PATH: way.path(), GITHUB_RUN_ATTEMPT: String(attempt) });

async function checkedOut(
  chosen: Way,
  custom = TWO,
  github: Partial<GitHub> = {},
  service: Parameters<typeof start>[3] = {},
  type = 'aws_s3_bucket',
) {
  attempt = 0;
  way = chosen;
  const main = { 'policies/buckets.rego': rego(custom, way.input, type) };
  const hosted = { branches: { main }, ...github };
  scenario = await start({ script: 'evaluation-passed' }, hosted, undefined, service);
  layIn(scenario.job.workspace, main);
  return checkOut(scenario.job.workspace);
}
async function opened(...world: Parameters<typeof checkedOut>) {
  await checkedOut(...world);
  return again();
}
const again = (given: Record<string, string> = {}, changes: StepChanges = {}) => {
  attempt += 1;
  const all = { ...OWN, ...way.given, ...given };
  return gate(scenario, all, { ...changes, env: { ...env(), ...changes.env } });
};
const needed = ({ outputs }: { outputs: Record<string, string> }) =>
  JSON.parse(outputs['needs-approval'] ?? '') as { missing: number }[];

const verdictOf = ({ outputs }: { outputs: Record<string, string> }) => outputs['verdict'];
const LINE = () => linesIn(sticky(scenario))[0] ?? '';
const reasoned = (line = LINE()) => line.replace(/REASON$/, 'agreed in the design review');
const write = (login: string, body = reasoned(), more = {}) =>
  scenario.github.addComment(42, { login }, body, more);
const VPC = 'resource "aws_vpc" "other" {\n  cidr_block = "10.0.0.0/8"\n}\n';
const QUEUED = { number: 42, headCommit: MERGE, baseCommit: BASE };
const head_ref = `refs/heads/gh-readonly-queue/main/pr-42-${BASE}`;
const QUEUE: StepChanges = {
  event: {
    name: 'merge_group',
    payload: {
      merge_group: { head_sha: MERGE, base_sha: BASE, base_ref: 'refs/heads/main', head_ref },
    },
  },
  env: { GITHUB_REF: head_ref, GITHUB_RUN_ID: '7002' },
};

describe.each(Object.entries(WAYS))('%s', (_, chosen) => {
  testWith('opa', 'two people approve over a weekend, and one of them twice', async () => {
    const first = await opened(chosen, TWO, { queue: [QUEUED] });
    expect([verdictOf(first), needed(first)]).toEqual([
      'needs-override',
      [{ policy: 'policies/buckets', approvers: ['acme/platform', 'ann'], needed: 2, missing: 2 }],
    ]);
    expect(sticky(scenario)).toContain('needs approval by `acme/platform` and `ann` (0 of 2)');
    expect(linesIn(sticky(scenario))).toHaveLength(1);
    // Who can push can write into the comment, and not into this.
    expect(first.summary).toContain('14 changes that these lines approve');
    expect(sticky(scenario)).not.toContain('that these lines approve');
    const runs = scenario.service.runs().length;

    writeLines(scenario, 'ann');
    const one = await again();
    expect([verdictOf(one), needed(one)[0]?.missing]).toEqual(['needs-override', 1]);
    expect(sticky(scenario)).toContain('(1 of 2)');
    expect(sticky(scenario)).toContain('approved by `ann`');

    writeLines(scenario, 'ann');
    expect(verdictOf(await again())).toBe('needs-override');

    writeLines(scenario, 'carl');
    const two = await again();
    expect([verdictOf(two), needed(two)]).toEqual(['overridden', []]);
    // What was approved is taken in place of a new plan.
    expect(scenario.service.runs()).toHaveLength(runs);
    expect(linesIn(sticky(scenario))).toEqual([]);

    expect(verdictOf(await again({}, QUEUE))).toBe('overridden');
    expect(scenario.github.violations).toEqual([]);

    scenario.github.push(42, NEWER);
    const event = { name: 'pull_request', payload: pullRequestPayload({ head: NEWER }) };
    const pushed = await again({}, { event, env: { GITHUB_RUN_ID: '7003' } });
    expect(verdictOf(pushed)).toBe('needs-override');
  });

  testWith('opa', 'a line of Friday counts on Monday, by another token of the job', async () => {
    let daysAgo = 3;
    const clock = systemClock();
    const serviceClock = { ...clock, date: () => new Date(+clock.date() - daysAgo * 86_400_000) };
    const seed = seedOf({ workspaces: [{ ...NET, script: 'evaluation-passed' }] });
    const newToken = SERVICE_TOKEN.toUpperCase();
    const tokens = [SERVICE_TOKEN, newToken].map((secret) => {
      return { kind: 'user', of: 'ci', secret } as const;
    });
    await opened(chosen, TWO, {}, { clock: serviceClock, seed: { ...seed, tokens } });
    const line = reasoned();
    write('ann', line, { createdAt: '2026-11-20T16:55:00Z' });
    expect(needed(await again())[0]?.missing).toBe(1);

    daysAgo = 0;
    write('carl', line, { createdAt: '2026-11-23T08:05:00Z' });
    const rotated = 'ghs_an0therTokenOfTheWorkflow0123456789abc';
    scenario.github.addToken(rotated, workflowToken({ actions: 'write' }));
    const given: Record<string, string> = 'local' in chosen.given ? {} : { token: newToken };
    const monday = await again(given, { token: rotated });
    expect([verdictOf(monday), needed(monday)]).toEqual(['overridden', []]);
  });

  testWith('opa', 'what `/plangate again` ended stays so, though its comment is gone', async () => {
    await opened(chosen, 'approvers: [ann]');
    write('ann');
    expect(verdictOf(await again())).toBe('overridden');
    write('carl', '/plangate again');
    expect(verdictOf(await again())).toBe('needs-override');
    const ending = scenario.github.comments(42).find(({ body }) => body === '/plangate again');
    scenario.github.editComment(ending?.id ?? 0, 'never mind', 'carl');
    expect(verdictOf(await again())).toBe('needs-override');
    scenario.github.removeComment(ending?.id ?? 0);
    expect(verdictOf(await again())).toBe('needs-override');
    write('ann', reasoned(), { createdAt: '2030-01-01T00:00:00Z' });
    expect(verdictOf(await again())).toBe('overridden');
  });

  describe('after "Update branch"', () => {
    /** The gate of a request that ann approved, when the base branch came into it. */
    async function updated(merge: string[], theirs: Record<string, string>) {
      const heads = { main: BASE };
      const comparisons: Record<string, string[]> = {};
      const before = await checkedOut(chosen, 'approvers: [ann]', { heads, comparisons });
      const { git, commit } = openRepository(scenario.job.workspace);
      git('checkout', '-q', '-b', 'change');
      const head = commit({ 'notes/ours.txt': 'ours' });
      const byAuthor = { author: 'author', committer: 'author', sha: head, parents: [before] };
      const making = { by: 'author', before: '0'.repeat(40), after: head };
      scenario.github.push(42, head, { pushes: [making], commits: [byAuthor] });
      const gateOf = (sha: string) =>
        again({}, { event: { name: 'pull_request', payload: pullRequestPayload({ head: sha }) } });
      expect(verdictOf(await gateOf(head))).toBe('needs-override');
      write('ann');

      git('checkout', '-q', 'main');
      heads.main = commit(theirs);
      comparisons[`${heads.main}...${heads.main}`] = [];
      git('checkout', '-q', 'change');
      git('merge', '-q', '--no-ff', '--no-edit', ...merge, 'main');
      const tip = git('rev-parse', 'HEAD');
      const update = { by: 'carl', before: head, after: tip, at: '2026-11-20T14:55:00Z' };
      const byCarl = {
        author: 'carl',
        committer: 'web-flow',
        sha: tip,
        parents: [head, heads.main],
      };
      scenario.github.push(42, tip, { pushes: [update, making], commits: [byAuthor, byCarl] });
      return gateOf(tip);
    }

    testWith('opa', 'by a clean merge, the line still counts', async () => {
      const ended = await updated([], { 'other/main.tf': VPC });
      expect([verdictOf(ended), needed(ended)]).toEqual(['overridden', []]);
      expect(sticky(scenario)).toContain('overridden by `ann`');
    });

    testWith('opa', 'by a merge in which something was changed, it does not', async () => {
      const ended = await updated(['-s', 'ours'], { 'other/main.tf': VPC });
      expect(verdictOf(ended)).toBe('needs-override');
      expect(sticky(scenario)).toContain('it is older than the push of the head');
    });
  });
});

describe('without a service', () => {
  testWith('opa', 'what an earlier step generated has to be the same, and is named', async () => {
    await checkedOut(WAYS['without a service'], 'approvers: [ann]');
    const { commit, write: lay } = openRepository(scenario.job.workspace);
    const names = 'locals {\n  log = file("build.log")\n}\n';
    commit({ '.gitignore': '*.log\n', 'infra/network/log.tf': names });
    lay({ 'infra/network/build.log': '10:12' });
    await again();
    write('ann');
    expect(verdictOf(await again())).toBe('overridden');
    lay({ 'infra/network/build.log': '11:03' });
    expect(verdictOf(await again())).toBe('needs-override');
    expect(sticky(scenario)).toContain('that no commit has (now `infra/network/build.log`)');
  });

  /** What it grants is unknown until the apply. */
  const grants = (what: string) =>
    `resource "terraform_data" "key" {}\nresource "terraform_data" "grant" {\n  input = "\${terraform_data.key.id}:${what}"\n}\n`;

  testWith(
    ['opa', 'terraform'],
    'a pass that rests on a value of the apply is approved as a condition, and failed for nobody',
    async (...programs) => {
      const condition =
        '`terraform_data.grant`: `output` is known only after the apply. The policy compares it with `x:everything`.';
      const given = { ...NO_SERVICE, local: 'true', directory: 'live' };
      await checkedOut(
        { input: 'input', given, path: () => pathWith(...programs) },
        'approvers: [ann]',
        {},
        {},
        'terraform_data"\n\trc.change.after.output == "x:everything',
      );
      const { commit } = openRepository(scenario.job.workspace);
      commit({ 'live/main.tf': grants('read') });
      const first = await again();
      expect([verdictOf(first), needed(first)]).toEqual([
        'needs-override',
        [{ policy: 'policies/buckets', approvers: ['ann'], needed: 1, missing: 1 }],
      ]);
      expect(sticky(scenario)).toContain(condition);
      expect(sticky(scenario)).toContain('1 condition needs an approval');

      write('ann');
      const second = await again();
      expect([verdictOf(second), needed(second)]).toEqual(['overridden', []]);
      expect(sticky(scenario)).toContain('1 condition approved by ann');
      for (const said of [sticky(scenario), second.stdout, second.summary]) {
        expect(said).toContain('approved by');
        expect(said).not.toMatch(/overridden by|overridden failure|failed and|1 overridden/);
      }

      // Another value of the same attribute is decided by the same condition, but of another configuration.
      commit({ 'live/main.tf': grants('everything') });
      expect(verdictOf(await again())).toBe('needs-override');
    },
  );

  testWith(
    ['opa', 'terraform'],
    'a module of which there is a newer version is not as approved',
    async (...programs) => {
      const elsewhere = emptyDirectory();
      layIn(elsewhere, { 'main.tf': grants('read') });
      const given = { ...NO_SERVICE, local: 'true', directory: 'live' };
      await checkedOut(
        { input: 'input', given, path: () => pathWith(...programs) },
        'approvers: [ann]',
        {},
        {},
        'terraform_data',
      );
      const { commit } = openRepository(scenario.job.workspace);
      commit({
        'live/main.tf': `module "access" {\n  source = "${elsewhere}"\n}\n`,
      });
      expect(verdictOf(await again())).toBe('needs-override');
      write('ann');
      expect(verdictOf(await again())).toBe('overridden');
      layIn(elsewhere, { 'main.tf': grants('everything') });
      const ended = await again();
      expect([verdictOf(ended), ended.stdout]).toEqual([
        'needs-override',
        expect.stringMatching(/the files of live are not as approved, and they decide about/),
      ]);
    },
  );
});

testWith('opa', 'the run that a line of two days ago approves is taken', async () => {
  const system = systemClock();
  let daysAgo = 2;
  const date = () => new Date(system.date().getTime() - daysAgo * 24 * 60 * 60_000);
  const inProcess = { process: true };
  const clock = { ...system, date };
  await checkedOut(WAYS['with a service'], 'approvers: [ann]', {}, { clock });
  await again({}, inProcess);
  const [run] = scenario.service.runs();
  daysAgo = 0;
  writeLines(scenario, 'ann');
  const ended = await again({}, inProcess);
  expect([verdictOf(ended), ended.outputs['run-id']]).toEqual(['overridden', run?.id]);
  expect(scenario.service.runs()).toHaveLength(1);
});

describe('an entry of a merge queue', () => {
  testWith('opa', 'of two, of which one has a question, is green as that one was', async () => {
    const sibling = { number: 43, headCommit: 'e'.repeat(40), baseCommit: BASE };
    const queue = [sibling, { ...QUEUED, baseCommit: sibling.headCommit }];
    await opened(WAYS['without a service'], 'approvers: [ann]', { queue });
    expect(verdictOf(await again({}, QUEUE))).toBe('needs-override');
    writeLines(scenario, 'ann');
    layIn(scenario.job.workspace, { 'other/main.tf': VPC });
    checkOut(scenario.job.workspace);
    expect(verdictOf(await again({}, QUEUE))).toBe('overridden');
    // A line on the sibling is of another request.
    scenario.github.removeComment(scenario.github.comments(42).at(-1)?.id ?? 0);
    scenario.github.addComment(43, { login: 'ann' }, reasoned(linesIn(sticky(scenario))[0] ?? ''));
    expect(verdictOf(await again({}, QUEUE))).toBe('needs-override');
  });

  /** The gate of an entry that has the files of another request as well. */
  const queuedBeside = async (path: string, text: string) => {
    await opened(WAYS['without a service'], 'approvers: [ann]', { queue: [QUEUED] });
    writeLines(scenario, 'ann');
    layIn(scenario.job.workspace, { [path]: text });
    checkOut(scenario.job.workspace);
    return again({}, QUEUE);
  };
  testWith('opa', 'is green where others change other workspaces', async () => {
    expect(verdictOf(await queuedBeside('other/main.tf', VPC))).toBe('overridden');
  });

  testWith('opa', 'is red where others change its files, and says what to do', async () => {
    const ended = await queuedBeside('infra/network/beside.tf', VPC);
    expect([verdictOf(ended), ended.stdout]).toEqual([
      'needs-override',
      expect.stringMatching(/the files of network are not as approved.*Approve again/),
    ]);
    expect(ended.stdout).toContain('Update the branch of the request that changes this (#42)');
  });
});

describe('a line does not count', () => {
  const REFUSED: [what: string, act: () => unknown, said: string][] = [
    ['of a person who is not named', () => write('boss'), 'none of those who must agree'],
    ['of the author', () => write('author'), 'its author opened the request'],
    ['of who pushed', () => write('pusher'), 'its author pushed to the branch'],
    ['of who pushed before', () => write('earl'), 'its author pushed to the branch'],
    ['of who may only read', () => write('rita'), 'may not write in the repository'],
    [
      'that its author edited',
      () => scenario.github.editComment(write('ann', 'x'), reasoned(), 'ann'),
      'it was edited',
    ],
    [
      'that somebody else edited',
      () => scenario.github.editComment(write('ann', 'x'), reasoned(), 'boss'),
      'it was edited',
    ],
    [
      'that the token of a workflow edited',
      () => scenario.github.editComment(write('ann', 'x'), reasoned(), WORKFLOW.login),
      'it was edited',
    ],
    ['that is hidden', () => scenario.github.hideComment(write('ann')), 'it is hidden'],
    ['by e-mail', () => write('ann', reasoned(), { isByEmail: true }), 'it came by e-mail'],
    [
      'of an app in the name of a person',
      () => scenario.github.addComment(42, { login: 'ann', app: 'helper' }, reasoned()),
      'does not count',
    ],
    [
      'that is older than the push',
      () => write('ann', reasoned(), { createdAt: PUSHED_AT }),
      'it is older than the push of the head',
    ],
    ['without a reason', () => write('ann', LINE()), 'it gives no reason'],
    [
      'in words that are not those of its code',
      () => write('ann', reasoned().replace('14 add', '2 add')),
      'its words are not those of its code',
    ],
    [
      'with a letter that looks like another one',
      () => write('ann', reasoned().replace('buckets', 'bucket\u0455')),
      'its words are not those of its code',
    ],
    [
      'of a code that is of nothing',
      () => write('ann', reasoned().replace(/code \w+/, `code ${'a'.repeat(32)}`)),
      'its code is of no plan that this gate knows',
    ],
    ['with something around it', () => write('ann', `I agree.\n\n${reasoned()}`), 'not alone'],
    [
      'in the form of a commit',
      () => write('ann', `/plangate approve ${HEAD} agreed`),
      'a commit says too little of what is approved',
    ],
  ];
  eachWith('opa', REFUSED)('%s', async (_, act, said) => {
    await opened(
      WAYS['with a service'],
      'approvers: ["@acme/platform", ann, author, pusher, earl, rita]',
    );
    expect(LINE()).toMatch(/^\/plangate approve buckets in net-prod \(14 add\) at /);
    act();
    const ended = await again();
    expect([verdictOf(ended), sticky(scenario)]).toEqual([
      'needs-override',
      expect.stringContaining(said),
    ]);
  });

  testWith('opa', 'of another request, or where the kept text was edited', async () => {
    await opened(WAYS['with a service'], 'approvers: [ann]');
    const line = reasoned();
    scenario.github.addComment(43, { login: 'ann' }, line);
    expect(verdictOf(await again())).toBe('needs-override');
    write('ann', line);
    // Whoever edits what is kept closes the gate, and never opens it.
    const kept = scenario.github.comments(42).find(({ body }) => body.includes('plangate:v1'));
    scenario.github.editComment(kept?.id ?? 0, 'nothing', WORKFLOW.login);
    expect(verdictOf(await again())).toBe('needs-override');
    expect(sticky(scenario)).toContain('its code is of no plan that this gate knows');
  });
});

describe('the guard', () => {
  testWith('opa', 'is approved by its own words', async () => {
    attempt = 1;
    way = WAYS['with a service'];
    scenario = await start({ script: 'evaluation-passed', state: DATABASE }, {});
    const rules = { protect: 'aws_db_instance.* by ann', 'max-destroys': '0' };
    const first = await gate(scenario, rules);
    expect(verdictOf(first)).toBe('needs-override');
    const lines = linesIn(sticky(scenario));
    expect(lines).toHaveLength(2);
    write('carl', '/plangate allow-destroys is what I typed before');
    await gate(scenario, rules, { env: { GITHUB_RUN_ATTEMPT: '2' } });
    expect(sticky(scenario)).toContain('allow-destroys` is no command any more');
    // Each set of people has a line of its own: ann alone for what is protected, and anybody for the number.
    for (const line of lines) write('carl', reasoned(line));
    const one = await gate(scenario, rules, { env: { GITHUB_RUN_ATTEMPT: '3' } });
    expect([verdictOf(one), linesIn(sticky(scenario)).length]).toEqual(['needs-override', 1]);
    for (const line of lines) write('ann', reasoned(line));
    expect(verdictOf(await gate(scenario, rules, { env: { GITHUB_RUN_ATTEMPT: '4' } }))).toBe(
      'overridden',
    );
  });
});

describe('plangate/command', () => {
  testWith('opa', 'starts the failed jobs again after a line, and decides nothing', async () => {
    await opened(WAYS['with a service'], 'approvers: [ann]');
    const given = { 'override-by': '' };
    const ended = await comment(scenario, {
      role: 'command',
      login: 'ann',
      body: reasoned(),
      given,
    });
    expect([ended.exitCode, ended.outputs['command'], ended.reaction, ended.actions]).toEqual([
      0,
      '',
      'rocket',
      ['started again'],
    ]);
    expect(verdictOf(await again())).toBe('overridden');
  });

  testWith('opa', 'starts nothing for a person who may not write', async () => {
    await opened(WAYS['with a service'], 'approvers: [ann]');
    const given = { 'override-by': '' };
    const body = reasoned();
    const ended = await comment(scenario, { role: 'command', login: 'rita', body, given });
    expect([ended.exitCode, ended.actions]).toEqual([1, []]);
  });
});
