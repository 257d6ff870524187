/** What a check hands to the gate of what the host and earlier reports said. */
import type { CheckRequest, JudgePorts } from '../../src/check/check-request.ts';
import { gateRequestOf } from '../../src/check/gate-request.ts';
import type { OpenedPlans } from '../../src/check/where-plans-come-from.ts';
import { execute } from '../../src/machine/execute.ts';
import { isOnePlan as isOne } from '../../src/settings/load-settings.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import {
  CHANGE,
  CHANGE_REQUEST,
  defaultSettings,
  HEAD,
  plansAtService,
} from '../support/gate-bench.ts';
import { describe, expect, test } from '../support/jest.ts';
import { openRepository } from '../support/repository.ts';

const ENDED: ReadonlySet<string> = new Set(['run-1']);
const hints = { ended: async () => ENDED };

async function ask(request: {
  gate?: string;
  sealed?: object | undefined;
  hints?: object | undefined;
}) {
  const sealed = { change: CHANGE, head: HEAD, searched: CHANGE_REQUEST, ...request.sealed };
  const settings = { ...defaultSettings(), gate: request.gate ?? 'default' };
  const asked = {
    settings,
    context: { ci: {} },
    hints: request.hints,
    subject: { sealed: 'sealed' in request && request.sealed === undefined ? undefined : sealed },
    repositoryRoot: '/repo',
  } as unknown as CheckRequest;
  return gateRequestOf(asked, await plansAtService(settings), { endsAt: 60_000 } as JudgePorts)
    .change.sealing;
}

describe('runs that the comment of the gate names as ended', () => {
  const earlier = async () => undefined;
  test('are handed to the gate', async () => {
    const sealing = await ask({ sealed: { earlier }, hints });
    expect(await sealing?.endedByComment?.()).toBe(ENDED);
  });

  test('are asked of no job that has no earlier comment', async () => {
    expect((await ask({ hints }))?.endedByComment).toBeUndefined();
    expect((await ask({ sealed: { earlier } }))?.endedByComment).toBeUndefined();
  });
});

describe('runs of a job are sealed', () => {
  test('for the head and the text by which they are found', async () => {
    const named = { head: HEAD, searched: CHANGE_REQUEST, gate: 'default' };
    expect(await ask({})).toMatchObject(named);
  });

  test('for the gate, and found by its name, where it is not the only one', async () => {
    const gate = '.github/plangate-network.yml';
    const searched = 'acme/infra#42/.github/plangate-network.yml';
    expect(await ask({ gate })).toMatchObject({ gate, searched });
    expect((await ask({ gate, sealed: { searched: undefined } }))?.searched).toBeUndefined();
  });

  test('not where the host names no repository, or nobody looks for them later', async () => {
    expect(await ask({ sealed: undefined })).toBeUndefined();
    expect(await ask({ sealed: { searched: undefined } })).toBeUndefined();
  });
});

describe('the files of which a plan is made', () => {
  /** What is compared where an approval is read. */
  async function filesOf(root: string, plan: string) {
    const inputs = { plan, directory: 'live', workspace: 'net' };
    const environment = { PATH: process.env['PATH'] };
    const isOnePlan = (files: readonly string[]) => isOne(files, root);
    const read = readSettings({ inputs, environment, entryPoint: 'cli', isOnePlan });
    if ('problems' in read) throw new Error(JSON.stringify(read.problems));
    const asked = {
      settings: read.settings,
      context: { ci: {} },
      subject: { writtenApprovals: async () => ({ problem: '' }) },
      workingDirectory: root,
      repositoryRoot: root,
    } as unknown as CheckRequest;
    const { signal } = new AbortController();
    const ports = { execute, environment, endsAt: 60_000 } as unknown as JudgePorts;
    const { approvals } = gateRequestOf(asked, {} as OpenedPlans, ports);
    const planned = { workspace: 'w', directory: `${root}/live`, calls: [], signal };
    return (await approvals?.digestFiles(planned))?.uncommittedPaths;
  }

  test.each([
    ['one', 'live/plan.json'],
    ['that of a workspace', 'net=live/plan.json'],
    ['one of a pattern', 'l*/plan.json'],
  ])('do not have the plan that the job names, or its digest: %s', async (_, plan) => {
    const { root, commit, write } = openRepository(emptyDirectory());
    commit({ 'live/main.tf': 'locals {\n  files = fileset(path.module, "*.json")\n}\n' });
    write({ 'live/plan.json': '{}', 'live/plan.json.digest': '{}', 'live/other.json': '{}' });
    expect(await filesOf(root, plan)).toEqual(['live/other.json']);
  });
});
