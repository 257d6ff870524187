/** Requests that were merged, and what they showed: from the gate on each to the apply. */
import { id, resource, startMergedWorld, type MergedWorld } from '../support/merged-world.ts';
import { writeLines } from '../scenarios/commands/commented.ts';
import { BASE } from '../support/scenario.ts';
import { afterEach, describe, expect } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';

let world: MergedWorld;
afterEach(() => world.close());

/** The headline of the apply, with the exit code. */
const saidBy = ({ exitCode, stdout }: { exitCode: number | null; stdout: string }) =>
  [exitCode, stdout.split('\n').find((line) => /^(?:✅|✋|❌|⛔|❔) (?!net )/.test(line))].join(
    ' ',
  );
const commentOn = (number: number) =>
  world.scenario.github
    .comments(number)
    .map(({ body }) => body)
    .find((body) => body.includes('Applied: ') || body.includes('Not applied: '));

describe('at a service', () => {
  testWith(
    'terraform',
    'what requests showed is applied, however each was merged',
    async (terraform = '') => {
      world = await startMergedWorld({ terraform, keys: { comment: 'always' } });
      const files: Record<string, string> = {};
      for (const number of [1, 2, 3, 4]) {
        const own = { [`net/${number}.tf`]: resource(`of_${number}`) };
        // The branch of the last one has all that was merged before, or it could not be merged without a commit.
        const shown = await world.show(number, number === 4 ? { ...files, ...own } : own);
        expect(shown.outputs['verdict']).toBe('passed');
        Object.assign(files, own);
      }
      world.merge(1, id('squashed'));
      world.merge(2, id('merged'), [id('commit 2a'), id('head 2'), id('merged')]);
      world.merge(3, id('rebased b'), [id('rebased a'), id('rebased b')]);
      const after = world.merge(4, id('head 4'));
      const ended = await world.apply(after, files);
      expect(saidBy(ended)).toBe('0 ✅ Applied: 4 of 4 changes, nothing else');
      for (const number of [1, 2, 3, 4])
        expect(commentOn(number)).toContain('Applied: 4 of 4 changes');
      expect(world.scenario.github.violations).toEqual([]);
    },
  );

  testWith(
    'terraform',
    'by default the request says that it was applied, and nothing where there was nothing to apply',
    async (terraform = '') => {
      world = await startMergedWorld({ terraform });
      const files = { 'net/a.tf': resource('a') };
      await world.show(1, files);
      expect(world.scenario.github.comments(1)).toEqual([]);
      expect(saidBy(await world.apply(world.merge(1), files))).toContain('0 ✅ Applied: 1 of 1');
      expect(commentOn(1)).toContain('Applied: 1 of 1 change, nothing else');
      await world.show(2, { ...files, 'README.md': 'words' });
      const ended = await world.apply(world.merge(2), { ...files, 'README.md': 'words' });
      expect(saidBy(ended)).toBe('0 ✅ Nothing to apply');
      expect(world.scenario.github.comments(2)).toEqual([]);
    },
  );

  testWith(
    'terraform',
    'a value that differs from plan to plan is named, and nobody is sent to open a request for it',
    async (terraform = '') => {
      world = await startMergedWorld({ terraform });
      const files = { 'net/a.tf': resource('a').replace('1', 'plantimestamp()') };
      await world.show(1, files);
      // The time of a plan has seconds, and two plans of one second have the same.
      const shownUntil = Math.ceil((Date.now() + 1) / 1_000) * 1_000;
      while (Date.now() < shownUntil) await new Promise(setImmediate);
      const ended = await world.apply(world.merge(1), files);
      expect(saidBy(ended)).toBe('1 ✋ Not applied: 1 change that nobody has seen');
      for (const said of [ended.stdout, commentOn(1) ?? '']) {
        expect(said).toMatch(/Not as it was shown: `?input`?\. It differs from plan to plan/);
        expect(said).toContain('plangate apply --workspace net');
        expect(said).not.toContain('open a request');
      }
    },
  );

  testWith(
    'terraform',
    'a commit that was pushed by hand is unseen, and named',
    async (terraform = '') => {
      world = await startMergedWorld({ terraform });
      const files = { 'net/a.tf': resource('a') };
      await world.show(1, files);
      world.merge(1);
      world.scenario.github.pushByHand(id('by hand'));
      const ended = await world.apply(id('by hand'), { ...files, 'net/b.tf': resource('b') });
      expect(saidBy(ended)).toBe('1 ✋ Not applied: 1 change that nobody has seen');
      expect(ended.stdout).toContain(`No request brought ${id('by hand').slice(0, 7)}`);
      expect(commentOn(1)).toContain('Not applied: 1 change that nobody has seen');
    },
  );

  const A = resource('a');
  const B = 'resource "terraform_data" "b" {\n  input = terraform_data.a.id\n}\n';
  const shownB = { 'net/a.tf': A, 'net/b.tf': B };
  const runs = (command: string) => ({
    'net/a.tf': A,
    'net/b.tf': `locals {\n  name = "one"\n}\nresource "terraform_data" "b" {\n  input = 1\n  provisioner "local-exec" {\n    command = ${JSON.stringify(command)}\n  }\n}\n`,
  });
  const ECHO = 'echo ${terraform_data.a.id} > /dev/null';
  const UNSEEN = /^1 ✋ Not applied: \d changes? that nobody has seen$/;

  describe('a commit by hand stops what it may have changed unseen:', () => {
    const rows: readonly [string, Record<string, string>, Record<string, string>][] = [
      [
        'a known value in the place of an unknown one',
        shownB,
        { 'net/a.tf': A, 'net/b.tf': resource('b', 'other') },
      ],
      [
        'another unknown value',
        shownB,
        { 'net/a.tf': A, 'net/b.tf': B.replace('a.id', 'a.output') },
      ],
      ['the text of a provisioner round a reference', runs(ECHO), runs(`${ECHO}; true`)],
    ];
    for (const [name, shown, byHand] of rows) {
      testWith('terraform', name, async (terraform = '') => {
        world = await startMergedWorld({ terraform });
        await world.show(1, shown);
        world.merge(1);
        world.scenario.github.pushByHand(id('by hand'));
        const ended = await world.apply(id('by hand'), byHand);
        expect(saidBy(ended)).toMatch(UNSEEN);
        expect(ended.stdout).toContain('files that no request showed may decide about it');
        expect(world.statuses()).not.toContain('applied');
      });
    }

    testWith('terraform', 'a `removed` block with a provisioner', async (terraform = '') => {
      const comparisons = { [`${id('by hand')}...${id('head 3')}`]: [] };
      world = await startMergedWorld({ terraform, github: { comparisons } });
      await world.show(1, { 'net/a.tf': A });
      expect(saidBy(await world.apply(world.merge(1), { 'net/a.tf': A }))).toContain('Applied: 1');
      const gone = { 'net/b.tf': '' };
      await world.show(2, gone);
      world.merge(2);
      world.scenario.github.pushByHand(id('by hand'));
      const removed =
        'removed {\n  from = terraform_data.a\n  lifecycle {\n    destroy = true\n  }\n  provisioner "local-exec" {\n    when    = destroy\n    command = "true"\n  }\n}\n';
      const ended = await world.apply(id('by hand'), { 'net/b.tf': removed });
      expect(saidBy(ended)).toMatch(UNSEEN);
      // What a request shows of the very files that are merged is applied.
      await world.show(3, { 'net/b.tf': removed });
      const before = id('merge 1');
      const again = await world.apply(world.merge(3), { 'net/b.tf': removed }, { before });
      expect(saidBy(again)).toBe('0 ✅ Applied: 1 of 1 change, nothing else');
    });
  });

  testWith('terraform', 'a request without a gate has shown no file', async (terraform = '') => {
    world = await startMergedWorld({ terraform });
    await world.show(1, shownB);
    world.merge(1);
    const headSha = id('head 2');
    world.scenario.github.addPullRequest({ number: 2, headSha, files: ['net/b.tf'] });
    const changed = { 'net/a.tf': A, 'net/b.tf': B.replace('a.id', 'a.output') };
    const ended = await world.apply(world.merge(2), changed, { before: BASE });
    expect(saidBy(ended)).toMatch(UNSEEN);
    expect(ended.stdout).toContain('#2 has shown no plan of this workspace');
  });

  testWith('terraform', 'a merge that a person made has shown no file', async (terraform = '') => {
    world = await startMergedWorld({ terraform });
    await world.show(1, shownB);
    world.merge(1, id('merged'), [id('commit 1'), id('head 1'), id('merged')]);
    const ended = await world.apply(id('merged'), shownB);
    expect(saidBy(ended)).toMatch(UNSEEN);
    expect(ended.stdout).toContain('#1 was merged as a commit that may have other files');
    expect(ended.stdout).toContain('fetch-depth: 0');
  });

  testWith(
    'terraform',
    'all requests count that were merged since the last apply',
    async (terraform = '') => {
      world = await startMergedWorld({ terraform });
      const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ [`net/${name}.tf`]: resource(name) }));
      await world.show(1, { ...a });
      // No applied run says yet where to begin.
      const first = await world.apply(world.merge(1), { ...a });
      expect(saidBy(first)).toContain('Applied: 1 of 1 change');
      await world.show(2, { ...a, ...b });
      const second = world.merge(2);
      await world.show(3, { ...a, ...b, ...c });
      // The job of the push before was replaced by this one.
      const ended = await world.apply(world.merge(3), { ...a, ...b, ...c }, { before: second });
      expect(saidBy(ended)).toContain('Applied: 2 of 2 changes, nothing else');
      // Started again, there is nothing left to see.
      const drifted = await world.apply(id('merge 3'), {
        ...a,
        ...b,
        'net/c.tf': resource('c', 2),
      });
      expect(saidBy(drifted)).toContain('Not applied: 1 change that nobody has seen');
    },
  );

  testWith(
    'terraform',
    'the job of an older push that is started late undoes nothing',
    async (terraform = '') => {
      world = await startMergedWorld({ terraform });
      const files = (input: number) => ({ 'net/a.tf': resource('a', input) });
      await world.show(1, files(1));
      expect(saidBy(await world.apply(world.merge(1), files(1)))).toContain('Applied: 1 of 1');
      await world.show(2, files(2));
      const older = world.merge(2);
      await world.show(3, files(3));
      expect(saidBy(await world.apply(world.merge(3), files(3)))).toContain('Applied: 1 of ');
      const late = await world.apply(older, files(2), { before: id('merge 1') });
      expect(saidBy(late)).toBe('1 ❌ Not applied: it could not be begun');
      expect(late.stdout).toContain('was applied here already, which is newer');
      expect(world.statuses().filter((status) => status === 'applied')).toHaveLength(2);
    },
  );

  describe('a request that changes by what it is judged', () => {
    const deny = (address: string) =>
      `package main\n\ndeny contains "${address}" if {\n  input.plan.resource_changes[_].address == "${address}"\n}\n`;
    const settings =
      'organization: acme\nworkspaces: [{ name: net, directory: net }]\npolicies: [policies]\n';
    const earlier = { 'plangate.yml': settings, 'policies/main.rego': deny('terraform_data.a') };
    const loosened = { 'plangate.yml': settings, 'policies/main.rego': deny('terraform_data.z') };
    const applyOf = async (terraform: string, opa: string, files: Record<string, string>) => {
      const github = { branches: { main: loosened, [BASE]: earlier } };
      world = await startMergedWorld({ terraform, opa, keys: { policies: ['policies'] }, github });
      await world.show(1, files);
      return world.apply(world.merge(1), { ...loosened, ...files });
    };

    testWith(
      ['terraform', 'opa'],
      'is not applied where it was refused before',
      async (terraform = '', opa = '') => {
        const files = {
          'net/a.tf': resource('a'),
          'policies/main.rego': loosened['policies/main.rego'],
        };
        const ended = await applyOf(terraform, opa, files);
        expect(saidBy(ended)).toBe('1 ❌ Not applied: it could not be begun');
        expect(ended.stdout).toContain('By the files before it, the gate is closed: blocked.');
        expect(world.statuses()).not.toContain('applied');
      },
    );

    testWith(
      ['terraform', 'opa'],
      'is applied where it was green before, too',
      async (terraform = '', opa = '') => {
        const files = {
          'net/b.tf': resource('b'),
          'policies/main.rego': loosened['policies/main.rego'],
        };
        const ended = await applyOf(terraform, opa, files);
        expect(saidBy(ended)).toBe('0 ✅ Applied: 1 of 1 change, nothing else');
      },
    );

    testWith(
      ['terraform', 'opa'],
      'is not applied where the files before it are not there',
      async (terraform = '', opa = '') => {
        const files = {
          'net/b.tf': resource('b'),
          'policies/main.rego': loosened['policies/main.rego'],
        };
        const github = { branches: { main: loosened } };
        world = await startMergedWorld({
          terraform,
          opa,
          keys: { policies: ['policies'] },
          github,
        });
        await world.show(1, files);
        const ended = await world.apply(world.merge(1), { ...loosened, ...files });
        expect(saidBy(ended)).toBe('1 ❌ Not applied: it could not be begun');
      },
    );

    testWith(
      'terraform',
      'is held to what nobody has seen, where that stopped an apply before it',
      async (terraform = '') => {
        const [before, after] = ['stop', 'report'].map((unseen) => ({
          'plangate.yml': `organization: acme\nworkspaces: [{ name: net, directory: net }]\nunseen: ${unseen}\n`,
        }));
        const github = { branches: { main: { ...after }, [id('merge 1')]: { ...before } } };
        world = await startMergedWorld({ terraform, keys: { unseen: 'report' }, github });
        const a = { 'net/a.tf': resource('a') };
        await world.show(1, a);
        expect(saidBy(await world.apply(world.merge(1), a))).toContain('Applied: 1 of 1 change');
        const b = { ...a, ...after, 'net/b.tf': resource('b') };
        await world.show(2, b);
        const ended = await world.apply(world.merge(2), { ...b, 'net/c.tf': resource('c') });
        expect(saidBy(ended)).toBe('1 ❌ Not applied: it could not be begun');
        expect(ended.stdout).toContain('the gate is closed: it stops at what nobody has seen.');
      },
    );
  });

  testWith(
    'terraform',
    'where the requests are not known, nothing is applied',
    async (terraform = '') => {
      world = await startMergedWorld({ terraform, keys: { unseen: 'report' } });
      const files = { 'net/a.tf': resource('a') };
      const many = Array.from({ length: 301 }, (_, at) => id(`${at}`.padStart(5, '0')));
      for (const commit of many) world.scenario.github.pushByHand(commit);
      const cut = await world.apply(many[300] ?? '', files);
      expect(saidBy(cut)).toContain('❌ Not applied: it could not be begun');
      expect(cut.stdout).toContain('Which requests were merged into main is not known');
      const moved = await world.apply(many[300] ?? '', files, { before: '0'.repeat(40) });
      expect(saidBy(moved)).toContain('❌ Not applied: it could not be begun');
    },
  );
});

describe('what people have to approve', () => {
  const policy = `# METADATA
# title: Changes are agreed on
# custom: { enforcement_level: soft-mandatory, approvers: ["@ann"] }
package changes

deny contains {"msg": "agree on it", "address": rc.address} if {
\tsome rc in input.plan.resource_changes
\trc.change.actions != ["no-op"]
}
`;
  const onMain = { 'policies/changes.rego': policy };
  const people = { ann: 'write', author: 'write', octocat: 'write' } as const;
  const start = async (terraform: string, opa: string) => {
    const keys = { policies: ['policies'] };
    world = await startMergedWorld({ terraform, opa, keys, onMain, github: { people } });
  };
  type Pull = NonNullable<Parameters<MergedWorld['show']>[2]>['pull'];
  /** Ann approves what the gate shows on a request. */
  const approve = async (number: number, files: Record<string, string>, pull: Pull = {}) => {
    const shown = await world.show(number, files, { pull });
    expect(shown.outputs['verdict']).toBe('needs-override');
    expect(writeLines(world.scenario, 'ann', { number })).toBe(1);
  };
  const a = { 'net/a.tf': resource('a') };
  const b = { 'net/b.tf': resource('b') };
  /** A request that changes nothing of a plan. */
  const addReadme = (number: number, more: Pull = {}) => {
    const headSha = id(`head ${number}`);
    const where = { number, headSha, headRef: `change-${number}`, files: ['README.md'] };
    world.scenario.github.addPullRequest({ ...where, ...more });
  };
  const APPLIED = '0 ✅ Applied: 1 of 1 change, nothing else';
  const CLOSED = '1 ⛔ Not applied: the gate is closed';

  testWith(
    ['terraform', 'opa'],
    'is applied once a person approved it on the request, and not before',
    async (terraform = '', opa = '') => {
      await start(terraform, opa);
      await world.show(1, a);
      const after = world.merge(1);
      const closed = await world.apply(after, a);
      expect(saidBy(closed)).toBe(CLOSED);
      expect(writeLines(world.scenario, 'ann', { number: 1 })).toBe(1);
      // The branch is deleted after the merge.
      const zeros = '0'.repeat(40);
      const pushes = [
        { by: 'author', before: id('head 1'), after: zeros },
        { by: 'author', before: zeros, after: id('head 1') },
      ];
      world.scenario.github.push(1, id('head 1'), { pushes });
      expect(saidBy(await world.apply(after, a, { before: BASE }))).toBe(APPLIED);
    },
  );

  testWith(
    ['terraform', 'opa'],
    'is not approved by who had a hand in another request of the push',
    async (terraform = '', opa = '') => {
      await start(terraform, opa);
      await approve(1, a);
      world.merge(1);
      addReadme(2, { pusher: 'ann' });
      const after = world.merge(2);
      expect(saidBy(await world.apply(after, a, { before: BASE }))).toBe(CLOSED);
      world.scenario.github.push(2, id('head 2'), { pusher: 'author', author: 'ann' });
      expect(saidBy(await world.apply(after, a, { before: BASE }))).toBe(CLOSED);
      const commits = [{ author: 'author', committer: 'author', coAuthors: ['ann'] }];
      world.scenario.github.push(2, id('head 2'), { author: 'author', commits });
      expect(saidBy(await world.apply(after, a, { before: BASE }))).toBe(CLOSED);
      world.scenario.github.push(2, id('head 2'), { headRepository: 'ann/infra' });
      expect(saidBy(await world.apply(after, a, { before: BASE }))).toBe(CLOSED);
      const own = { headRepository: 'acme/infra', commits: undefined } as never;
      world.scenario.github.push(2, id('head 2'), own);
      expect(saidBy(await world.apply(after, a, { before: BASE }))).toBe(APPLIED);
    },
  );

  testWith(
    ['terraform', 'opa'],
    'is not approved beside what was pushed by hand, or by a comment that was edited',
    async (terraform = '', opa = '') => {
      await start(terraform, opa);
      await approve(1, a);
      const after = world.merge(1);
      world.scenario.github.pushByHand(id('by hand'));
      expect(saidBy(await world.apply(id('by hand'), a))).toBe(CLOSED);
      const [line] = world.scenario.github.comments(1).filter(({ author }) => author === 'ann');
      world.scenario.github.editComment(line?.id ?? 0, line?.body ?? '', 'octocat');
      expect(saidBy(await world.apply(after, a, { before: BASE }))).toBe(CLOSED);
    },
  );

  testWith(
    ['terraform', 'opa'],
    'is not applied together with requests of an earlier push that was not applied',
    async (terraform = '', opa = '') => {
      await start(terraform, opa);
      await approve(1, a);
      expect(saidBy(await world.apply(world.merge(1), a))).toBe(APPLIED);
      addReadme(2, { author: 'ann' });
      const before = world.merge(2);
      await approve(3, { ...a, ...b });
      const ended = await world.apply(world.merge(3), { ...a, ...b }, { before });
      expect(saidBy(ended)).toBe('1 ❌ Not applied: it could not be begun');
      expect(ended.stdout).toContain(
        'People approved on the requests of this push, and #2 was merged before',
      );
    },
  );
});

const HERE = {
  atService: false,
  keys: { policies: ['policies'] },
  onMain: { 'policies/main.rego': 'package main\n\ndeny contains "no" if false\n' },
};

describe('without a service', () => {
  testWith(
    ['terraform', 'opa'],
    'what the record of a request shows is applied',
    async (terraform = '', opa = '') => {
      world = await startMergedWorld({ terraform, opa, ...HERE });
      const files = { 'net/a.tf': resource('a') };
      const shown = await world.show(1, files);
      expect(shown.outputs['verdict']).toBe('passed');
      const ended = await world.apply(world.merge(1), files);
      expect(saidBy(ended)).toBe('0 ✅ Applied: 1 of 1 change, nothing else');
      expect(world.scenario.github.violations).toEqual([]);
    },
  );

  testWith(
    ['terraform', 'opa'],
    'a job of an older commit applies nothing',
    async (terraform = '', opa = '') => {
      world = await startMergedWorld({ terraform, opa, ...HERE });
      const files = (input: number) => ({ 'net/a.tf': resource('a', input) });
      await world.show(1, files(1));
      const older = world.merge(1);
      await world.show(2, files(2));
      expect(saidBy(await world.apply(world.merge(2), files(2)))).toContain('Applied: 1 of 2');
      const late = await world.apply(older, files(1), { before: BASE });
      expect(saidBy(late)).toBe('1 ❌ Not applied: it could not be begun');
      expect(late.stdout).toContain('main has a newer commit than this job');
    },
  );

  testWith(
    ['terraform', 'opa'],
    'a record counts for its own request, and by the author of the gate',
    async (terraform = '', opa = '') => {
      world = await startMergedWorld({ terraform, opa, ...HERE });
      const { github } = world.scenario;
      const files = { 'net/a.tf': resource('a') };
      await world.show(1, files);
      const [comment] = github.comments(1);
      const { body = '', id: number = 0 } = comment ?? {};
      const headSha = id('head 2');
      const copied = { number: 2, headSha, baseSha: id('merge 1'), headRef: 'change-2' };
      github.addPullRequest({ ...copied, files: ['net/a.tf'] });
      github.addComment(2, { login: 'github-actions[bot]', app: 'github-actions' }, body);
      const ofOther = await world.apply(world.merge(2), files);
      expect(saidBy(ofOther)).toBe('1 ✋ Not applied: 1 change that nobody has seen');
      expect(ofOther.stdout).toContain('#2 has shown no plan of this workspace');
      github.addComment(1, { login: 'other[bot]', app: 'other' }, body);
      github.removeComment(number);
      const ofAnotherBot = await world.apply(world.merge(1), files);
      expect(saidBy(ofAnotherBot)).toBe('1 ✋ Not applied: 1 change that nobody has seen');
      expect(ofAnotherBot.stdout).toContain('#1 has shown no plan of this workspace');
    },
  );
});
