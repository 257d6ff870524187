/** What people are asked in a workspace, and what the guard says of a plan without what was approved. */
import { askedIn } from '../../src/gate/asked-workspace.ts';
import type { FilesOfPlan } from '../../src/approvals/code.ts';
import type { ApprovalsOfJob } from '../../src/gate/request.ts';
import type { ObtainedPlan } from '../../src/gate/plans-from.ts';
import { PlanJson } from '../../src/model/plan-json.ts';
import { parseJson, recordOf } from '../../src/model/parse.ts';
import type { OwnPolicies } from '../../src/policy/systems/own-policies.ts';
import { GUARD } from '../../src/gate/judges/guard.ts';
import { filesWith } from '../support/approval-world.ts';
import { expect, test } from '../support/jest.ts';
import {
  changesInJson,
  countsOf,
  planJson,
  planned,
  type WrittenChange,
} from '../support/plan-sources.ts';
import { note } from '../support/findings.ts';
import { textOf, type Finding } from '../../src/model/finding.ts';

const DB = 'aws_db_instance.main';
const OTHER = 'aws_db_instance.other';
const APPROVALS = {
  key: undefined,
  organization: 'acme',
  directoryOf: () => 'live',
} as unknown as ApprovalsOfJob;

async function asked(
  changes: WrittenChange[],
  unseen: Finding[] = [],
  {
    runId = 'run-1',
    files = filesWith(),
    own,
    more = {},
  }: {
    runId?: string | null;
    files?: FilesOfPlan;
    own?: Pick<OwnPolicies, 'readsDrift'>;
    more?: object;
  } = {},
) {
  const text = JSON.stringify({ ...recordOf(parseJson(planJson(changes))), ...more });
  const json = new PlanJson(text, recordOf(parseJson(text)), false);
  const counts = countsOf(changes);
  const attributes = {
    status: 'finished',
    'has-changes': true,
    'resource-destructions': counts.destructions,
  };
  const list = changesInJson(text, counts);
  const rules = { protect: ['aws_db_instance.* by ann'], maxDestroys: 0 };
  const plan = {
    workspace: { name: 'net', id: 'ws-1' },
    json: async () => ({ json }),
    known: async () => ({ attributes }),
    isPartial: false,
    unseen,
  } as unknown as ObtainedPlan;
  const facts = { runId: runId ?? undefined, workingDirectory: '' } as never;
  const { signal } = new AbortController();
  const judged = await GUARD.judge(plan, {
    judging: { guard: rules },
    pullRequest: undefined,
    signal,
    ofRun: [],
    changes: async () => list,
  });
  const { systems = [], askAgain = async () => undefined } = judged ?? {};
  const parts = { systems, askAgain: new Map([['guard', askAgain]]), changes: list, notices: [] };
  const approvals = { ...APPROVALS, digestFiles: async () => files };
  return askedIn(
    { plan, facts, parts, judging: { guard: rules, own: own as OwnPolicies }, signal },
    approvals,
  );
}

const PROTECTED = 'protect aws_db_instance.* by ann';

test('each thing that is destroyed is a question, under the rule that asks it', async () => {
  const { workspace } = await asked([planned(DB, 'delete')]);
  expect(workspace).toMatchObject({
    name: 'net',
    scope: { organization: 'acme', workspace: 'ws-1' },
    run: 'run-1',
  });
  expect(workspace.questions.map(({ policy, message }) => [policy, message])).toEqual([
    [PROTECTED, `"delete ${DB}"`],
    ['max-destroys 0', '"1 resource would be destroyed, and no more than 0 may be."'],
    ['max-destroys 0', `"delete ${DB}"`],
  ]);
});

test('without what was approved, the guard names what is left, and is silent where nothing is', async () => {
  const here = await asked([planned(DB, 'delete'), planned(OTHER, 'delete')]);
  const again = (policy: string, names: string[]) => {
    const without = here.workspace.entries.filter(({ name }) => names.includes(name));
    const { workspace } = here;
    return here.askAgain({ id: 'x', workspace, policySet: '', policy, without });
  };
  const said = await again(PROTECTED, [DB]);
  expect(said).toMatchObject({ messages: [{ policy: PROTECTED, message: `"delete ${OTHER}"` }] });
  expect(await again(PROTECTED, [DB, OTHER])).toEqual({ messages: [] });
  // How many a part destroys is not known.
  expect(await again('max-destroys 0', [DB, OTHER])).toBe('unknown');
});

test('where it cannot be seen what is destroyed, the guard is not silent', async () => {
  const here = await asked([planned(DB, 'delete')], [note('Nothing is known.')]);
  const { entries } = here.workspace;
  const { workspace } = here;
  const about = { id: 'x', workspace, policySet: '', policy: PROTECTED, without: entries };
  expect(await here.askAgain(about)).toBe('unknown');
});

test('an object that was left behind at the address of an approved one is left', async () => {
  const here = await asked([planned(DB, 'delete'), planned(DB, 'delete', { deposed: 'f00' })]);
  const { workspace } = here;
  const without = workspace.entries.slice(0, 1);
  const said = await here.askAgain({
    id: 'x',
    workspace,
    policySet: '',
    policy: PROTECTED,
    without,
  });
  expect(said).toMatchObject({ messages: [{ policy: PROTECTED }, { policy: PROTECTED }] });
});

test('where files cannot be compared, that is said before somebody approves', async () => {
  const remedy = 'Run `terraform get`';
  const files = filesWith({}, { notCompared: { why: 'not installed here: module `vpc`', remedy } });
  const changes = [planned(DB, 'delete')];
  const { note: shown } = await asked(changes, [], { runId: null, files });
  expect(shown && textOf(shown)).toBe(
    'An approval of "net" will not count: its files cannot be compared (not installed here: module `vpc`). Run `terraform get`.',
  );
  // A run has its files, and the run that was approved is taken.
  expect((await asked(changes, [], { files })).note).toBeUndefined();
  expect((await asked(changes, [], { runId: null })).note).toBeUndefined();
});

test('what drifted beside all changes is asked about where own policies may read it', async () => {
  const more = { resource_drift: [planned(OTHER, 'update')], relevant_attributes: [] };
  const isAsked = async (own?: Pick<OwnPolicies, 'readsDrift'>) => {
    const { workspace } = await asked([planned(DB, 'delete')], [], { more, ...(own && { own }) });
    return workspace.entries.some(({ name }) => name === OTHER);
  };
  expect(await isAsked()).toBe(false);
  expect(await isAsked({ readsDrift: false })).toBe(false);
  expect(await isAsked({ readsDrift: true })).toBe(true);
  expect(await isAsked({})).toBe(true);
});
