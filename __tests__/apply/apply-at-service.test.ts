/** What is applied at a service whose engine is Terraform, and what becomes known by it. */
import { delimiter, dirname } from 'node:path';
import { executeBounded } from '../../src/machine/execute.ts';
import { systemClock } from '../../src/machine/system-clock.ts';
import type { RunningService } from '../../src/service/service.ts';
import { callApply, shown } from '../support/call-apply.ts';
import { initIn } from '../support/git-in.ts';
import { afterEach, expect } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { accessTo } from '../support/service-for-all.ts';
import { startTestService } from '../support/start-service.ts';
import { teamsSeed, tokenOf } from '../support/team-seed.ts';
import { makeTree } from '../support/tree.ts';
import { programEngine } from '../../src/cli/serve/program-engine.ts';

let service: RunningService;
afterEach(() => service.stop());

const MAIN = `resource "terraform_data" "a" {}
resource "terraform_data" "b" {
  input = terraform_data.a.id
}
`;
const BY_ID = `package main

deny contains msg if {
  some change in input.plan.resource_changes
  change.name == "b"
  not startswith(change.change.after.input, "x")
  msg := sprintf("%s has %s", [change.address, change.change.after.input])
}
`;

type Access = 'admin' | 'write' | 'read';

/** @param countsMoves false: a service for which a plan of moves changes nothing */
async function start(terraform: string, access: Access = 'admin', countsMoves = true) {
  const seed = teamsSeed([{ name: 'gate', access }], [{ name: 'x', autoApply: false }]);
  const engine = programEngine({
    program: 'terraform',
    execute: executeBounded,
    clock: systemClock(),
    variables: { PATH: [dirname(terraform), process.env['PATH']].join(delimiter) },
  });
  const forgetful: typeof engine = {
    ...engine,
    async plan(request) {
      const planned = await engine.plan(request);
      const changes = planned.document.resource_changes.map((one) => ({
        ...one,
        previous_address: undefined,
      }));
      return { ...planned, document: { ...planned.document, resource_changes: changes } };
    },
  };
  service = await startTestService({ seed, engine: countsMoves ? engine : forgetful });
}

function project(files: Record<string, string> = {}) {
  const { root } = makeTree({ 'main.tf': MAIN, ...files });
  initIn(root);
  return root;
}

const call = (cwd: string, opa: string, options: Parameters<typeof callApply>[1] = {}) => {
  const path = [dirname(opa), process.env['PATH']].join(delimiter);
  const env = { PATH: path, ...accessTo(service, tokenOf('gate')) };
  return callApply(['--workspace', 'x', '--yes'], { cwd, env, shownIn: shown(), ...options });
};
const statuses = () => service.runs().map(({ status }) => status);

testWith(
  ['terraform', 'opa'],
  'what was seen is applied, and nothing else',
  async (terraform = '', opa = '') => {
    await start(terraform);
    const { code, report, outcomes } = await call(project(), opa);
    expect([code, outcomes, report.headline]).toEqual([
      0,
      ['x: applied'],
      'Applied: 2 of 2 changes, nothing else',
    ]);
    expect(report.workspaces[0].counts).toMatchObject({ additions: 2 });
  },
);

testWith(
  ['terraform', 'opa'],
  'what was not seen is not applied',
  async (terraform = '', opa = '') => {
    await start(terraform);
    const shownIn = shown(({ name }) => name !== 'terraform_data.b');
    const { code, report } = await call(project(), opa, { shownIn });
    expect([code, report.headline]).toEqual([3, 'Not applied: 1 change that nobody has seen']);
    expect(statuses()).toEqual(['discarded']);
  },
);

/** The second configuration moves what the first one has made, and does nothing else. */
const MOVED = `${MAIN.replace('"a"', '"z"').replace('terraform_data.a', 'terraform_data.z')}moved {
  from = terraform_data.a
  to   = terraform_data.z
}
`;

testWith(['terraform', 'opa'], 'a move alone is applied', async (terraform = '', opa = '') => {
  await start(terraform);
  await call(project(), opa);
  const { code, report, outcomes } = await call(project({ 'main.tf': MOVED }), opa);
  const headline = 'Applied: 1 of 1 change, nothing else';
  expect([code, outcomes, report.headline]).toEqual([0, ['x: applied'], headline]);
  expect(statuses()).toEqual(['applied', 'applied']);
});

testWith(
  ['terraform', 'opa'],
  'where the service ends a plan of moves as one without changes, nobody says that it was applied',
  async (terraform = '', opa = '') => {
    await start(terraform, 'admin', false);
    await call(project(), opa);
    const { code, report, outcomes } = await call(project({ 'main.tf': MOVED }), opa);
    expect([code, outcomes]).toEqual([5, ['x: refused']]);
    expect(report.headline).toBe('Not applied: it could not be begun');
    expect(report.workspaces[0].why.join()).toContain('allow-empty-apply');
  },
);

const LATER = {
  'policies/main.rego': BY_ID,
  'plangate.yml': 'policies: [policies]\nallow-unknown: true\n',
};

testWith(
  ['terraform', 'opa'],
  'a policy that fails by the state makes the job red',
  async (terraform = '', opa = '') => {
    await start(terraform);
    const { code, report, outcomes } = await call(project(LATER), opa);
    expect([code, outcomes, statuses()]).toEqual([1, ['x: against-policy'], ['applied']]);
    const [{ later, neverWhole }] = report.workspaces;
    expect(later[0].messages[0]).toMatch(/^terraform_data\.b has [0-9a-f-]{36}$/);
    expect(neverWhole).toEqual([]);
  },
);

for (const status of [403, 404]) {
  const name = `where the service answers ${status} for the state, the policies are named that were never judged whole`;
  testWith(['terraform', 'opa'], name, async (terraform = '', opa = '') => {
    await start(terraform);
    service.addFault({
      route: 'GET /workspaces/:workspace/current-state-version',
      fault: { kind: 'status', status, body: '{"errors":[{"title":"no"}]}' },
    });
    const { code, report, outcomes } = await call(project(LATER), opa);
    expect([code, outcomes]).toEqual([0, ['x: applied']]);
    expect(report.workspaces[0].neverWhole).toEqual(['main']);
    expect(report.workspaces[0].why.join()).toContain('right to read state versions');
  });
}

/** What others do while a person reads the plan. */
const MEANWHILE: Record<
  string,
  [
    act: (run: string, again: () => Promise<unknown>) => Promise<unknown>,
    outcome: string,
    says: RegExp,
  ]
> = {
  'applies another plan': [(_, again) => again(), 'failed', /Saved plan is stale|stale/],
  'applies this one': [(run) => act(`/runs/${run}/actions/apply`), 'refused', /is "appl/],
  'discards it': [(run) => act(`/runs/${run}/actions/discard`), 'refused', /is "discarded"/],
};
async function act(path: string): Promise<void> {
  const answer = await fetch(`${service.origin}/api/v2${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tokenOf('gate')}`,
      'content-type': 'application/vnd.api+json',
    },
    body: '{}',
  });
  expect([path, answer.status]).toEqual([path, 202]);
}

for (const [who, [meanwhile, outcome, says]] of Object.entries(MEANWHILE)) {
  testWith(
    ['terraform', 'opa'],
    `nothing is applied twice where somebody ${who} between plan and apply`,
    async (terraform = '', opa = '') => {
      await start(terraform);
      const cwd = project();
      let done: Promise<unknown> = Promise.resolve();
      const path = [dirname(opa), process.env['PATH']].join(delimiter);
      const env = { PATH: path, ...accessTo(service, tokenOf('gate')) };
      const onAsk = async () => {
        const [run] = service.runs();
        const again = () =>
          callApply(['--workspace', 'x', '--yes'], { cwd, env, shownIn: shown() });
        done = meanwhile(run?.id ?? '', again);
        await done;
      };
      const ended = await callApply(['--workspace', 'x'], {
        cwd,
        env,
        answer: 'y',
        shownIn: shown(),
        onAsk,
      });
      await done;
      while (
        service.runs().some((run) => /apply|confirmed/.test(run.status) && run.status !== 'applied')
      ) {
        await new Promise((resolve) => void setImmediate(resolve));
      }
      expect(ended.outcomes).toEqual([`x: ${outcome}`]);
      expect(ended.report.workspaces[0].why.join()).toMatch(says);
      expect(statuses().filter((status) => status === 'applied')).toHaveLength(
        who === 'discards it' ? 0 : 1,
      );
      expect(statuses()).not.toContain('planned_and_saved');
    },
  );
}
