/** Nothing is applied twice and nothing is left behind, whatever goes wrong at whichever request of an apply. */
import type { FaultRuleInput } from '../../src/service/faults.ts';
import type { RunningService } from '../../src/service/service.ts';
import { isRunOver } from '../../src/model/status.ts';
import { callApply } from '../support/call-apply.ts';
import { checkOut } from '../support/scenario.ts';
import { describe, expect, test } from '../support/jest.ts';
import { EVERY_CASE } from '../support/sampled.ts';
import { accessTo } from '../support/service-for-all.ts';
import { startTestService } from '../support/start-service.ts';
import { teamsSeed, tokenOf } from '../support/team-seed.ts';
import { makeTree } from '../support/tree.ts';

const { root: cwd } = makeTree({
  'main.tf': 'resource "terraform_data" "a" {}\n',
  'plangate.yml': 'organization: acme\nworkspaces: [{ name: x }]\nunseen: report\n',
});
checkOut(cwd);

async function withService<T>(use: (service: RunningService) => Promise<T>): Promise<T> {
  const workspaces = [{ name: 'x', autoApply: false }];
  const seed = teamsSeed([{ name: 'gate', access: 'write' }], workspaces);
  const service = await startTestService({ seed });
  try {
    return await use(service);
  } finally {
    await service.stop();
  }
}
const applyOn = (service: RunningService, signal?: AbortSignal) =>
  callApply(['--yes', '--timeout', '20s'], {
    cwd,
    env: accessTo(service, tokenOf('gate')),
    ...(signal && { signal }),
  });
const open = (service: RunningService) => service.runs().filter(({ status }) => !isRunOver(status));
const applied = (service: RunningService) =>
  service.runs().filter(({ status }) => status === 'applied').length;

const REQUESTS = await withService(async (service) => {
  const { code } = await applyOn(service);
  if (code !== 0) throw new Error('the apply without a fault did not end well');
  return service.requests.length;
});

const errors = (status: number): FaultRuleInput['fault'] => ({
  kind: 'status',
  status,
  headers: { 'content-type': 'application/vnd.api+json' },
  body: `{"errors":[{"status":"${status}","title":"refused"}]}`,
});
const FAULTS: Record<string, FaultRuleInput> = {
  'a connection that is cut': { fault: { kind: 'reset' } },
  'an answer that is lost': { fault: { kind: 'reset' }, when: 'after' },
  'an answer that is cut off': { fault: { kind: 'truncate', bytes: 20 }, when: 'after' },
  'a failure of the service after the work': { fault: errors(500), when: 'after' },
  'a failure of the service': { fault: errors(503) },
  'a refusal': { fault: errors(403) },
  'an object that is gone': { fault: errors(404) },
  'a conflict': { fault: errors(409) },
  'a conflict after the work': { fault: errors(409), when: 'after' },
  'an outage from then on': { fault: errors(503), times: 100_000 },
};

const CASES = Object.entries(FAULTS).flatMap(([name, rule]) =>
  Array.from({ length: REQUESTS }, (_, index) => ({ name, rule, index })),
);

/** What is wrong after a call, and after the next one, which meets nothing. */
async function wrongAfter(service: RunningService, first: { code: number; stderr: string }) {
  const before = applied(service);
  const left = open(service).filter(({ id }) => !first.stderr.includes(id));
  const again = await applyOn(service);
  const facts = {
    // Of a run that is not over, the first call says its id: anybody could apply it later.
    unsaid: left.map(({ status }) => status),
    claimsMore: first.code === 0 && before !== 1,
    again: again.code,
    // This service has no state, so that a second plan is like the first.
    applied: [before <= 1, applied(service) - before],
    open: open(service).length,
  };
  const good = { unsaid: [], claimsMore: false, again: 0, applied: [true, 1], open: 0 };
  return JSON.stringify(facts) === JSON.stringify(good) ? [] : [facts];
}

const TRIED = CASES.filter((_, at) => EVERY_CASE || at % 20 === 0);

describe('at each request of an apply', () => {
  test('nothing is applied twice, and the next call ends what was left', async () => {
    const wrong: object[] = [];
    for (const { name, rule, index } of TRIED) {
      await withService(async (service) => {
        service.addFault({ ...rule, skip: index });
        const first = await applyOn(service);
        service.clearFaults();
        wrong.push(
          ...(await wrongAfter(service, first)).map((facts) => ({ name, index, ...facts })),
        );
      });
    }
    expect(wrong).toEqual([]);
  }, 600_000);

  test('a job that is canceled leaves nothing that it does not name', async () => {
    const wrong: object[] = [];
    const codes = new Set<number>();
    for (let index = 0; index < REQUESTS; index += EVERY_CASE ? 1 : 4) {
      await withService(async (service) => {
        const controller = new AbortController();
        service.addFault({ fault: { kind: 'delay', delayMs: 200 }, skip: index });
        const looking = setInterval(() => {
          if (service.requests.length > index) controller.abort('SIGTERM');
        }, 5);
        const first = await applyOn(service, controller.signal);
        clearInterval(looking);
        codes.add(first.code);
        service.clearFaults();
        wrong.push(...(await wrongAfter(service, first)).map((facts) => ({ index, ...facts })));
      });
    }
    expect(codes).toContain(143);
    expect(wrong).toEqual([]);
  }, 600_000);
});
