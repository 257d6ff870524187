/** Without `opa`, the example policies judge the plans of the demonstration and the seeds, and no others. */
import { spawnSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { FIRST_SEED } from '../../src/service/seed.ts';
import { loadPolicySet, readSources } from '../../src/service/load-policies.ts';
import type { PlanDocument } from '../../src/plan/plan-document.ts';
import { describe, expect, test } from '../support/jest.ts';
import { opened } from './asking.ts';
import { REPOSITORY } from '../support/markdown-files.ts';
import { EVERY_CASE } from '../support/sampled.ts';
import { testWith } from '../support/optional-tools.ts';
import { limitMs } from '../support/time-limits.ts';
import { emptyDirectory } from '../support/empty-directory.ts';

const EXAMPLES = join(REPOSITORY, 'examples/policies');

/** What the policies of a directory say of one plan. */
async function judge(plan: object): Promise<unknown[]> {
  const about = { name: 'guardrails', system: 'policy-evaluation', overridable: false } as const;
  const set = await loadPolicySet({ ...about, directory: EXAMPLES });
  return 'answer' in set.judge ? set.judge.answer(plan as PlanDocument) : [];
}

/** What those of a directory say of the plan of the first seed. */
async function judgeFirst(directory: string): Promise<unknown[]> {
  const policySets = [{ name: 'guardrails', directory }];
  const organizations = FIRST_SEED.organizations.map((one) => ({ ...one, policySets }));
  const service = await opened({ seed: { ...FIRST_SEED, organizations } });
  const id = service.runs().find(({ workspace }) => workspace === 'network')?.id ?? '';
  const stages = await service.ask('GET', `/runs/${id}/task-stages?include=policy_evaluations`);
  const evaluation = stages.json.included[0]?.id ?? '';
  const path = `/policy-evaluations/${evaluation}/policy-set-outcomes`;
  const outcomes = (await service.ask('GET', path)).json.data[0]?.attributes['outcomes'];
  return (outcomes as { status: string; output: unknown }[]).map(({ status, output }) => ({
    status,
    output,
  }));
}

/** The example policies with other text in one of their files. */
async function changed(name: string, change: (text: string) => string): Promise<string> {
  const directory = emptyDirectory();
  cpSync(EXAMPLES, directory, { recursive: true });
  writeFileSync(join(directory, name), change((await readSources(EXAMPLES)).get(name) ?? ''));
  return directory;
}

const NOTHING = { resource_changes: [] };
const UNANSWERED = {
  status: 'errored',
  output: [expect.stringMatching(/^There is no `opa` on the PATH of this service.*Install opa/)],
};

describe('recorded answers', () => {
  test('judge the plan of the first seed', async () => {
    const passed = { status: 'passed', output: null };
    const untagged = 'aws_ebs_volume.data: tags are missing: environment, owner';
    const failed = { status: 'failed', output: [untagged] };
    expect(await judgeFirst(EXAMPLES)).toEqual([passed, passed, passed, failed, passed]);
  });

  test('do not exist for any other plan', async () => {
    const all = await judge(NOTHING);
    expect(all).toHaveLength(5);
    for (const one of all) expect(one).toMatchObject(UNANSWERED);
  });

  test.each([
    [
      'a rule that is added',
      'required_tags.rego',
      (text: string) => `${text}\ndeny contains "x"\n`,
    ],
    ['a file that is added', 'deeper.rego', () => 'package terraform.plan\n'],
    ['data', 'data.json', () => '{}'],
  ])('do not count for %s', async (_, name, change) => {
    const all = await judgeFirst(await changed(name, change));
    expect(all).toHaveLength(5);
    for (const one of all) expect(one).toMatchObject(UNANSWERED);
  });

  test('belong to policies that read nothing but the changes of a plan', async () => {
    const all = [...(await readSources(EXAMPLES)).values()].join('\n');
    expect(all.match(/\binput\b[\w.]*/g)).toEqual(['input.plan.resource_changes']);
  });

  // Policies or plans that change find no answer: the test above. Only another opa could answer something else.
  const answersOfOpa = (opa: string) => {
    const script = join(REPOSITORY, 'scripts/record-answers.js');
    const { PATH = '' } = process.env;
    const env = { ...process.env, PATH: [dirname(opa), PATH].join(delimiter) };
    const { status, stderr } = spawnSync(process.execPath, [script, '--check'], {
      env,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  };
  if (EVERY_CASE) testWith('opa', 'are what opa answers', answersOfOpa, limitMs(120_000));
});
