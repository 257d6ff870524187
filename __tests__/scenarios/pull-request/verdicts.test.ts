import type { VerdictWord } from '../../../src/model/verdict.ts';
import { expectGolden } from '../../support/golden.ts';
import { afterEach, describe, expect, test } from '../../support/jest.ts';
import type { Scenario, ScenarioOptions } from '../../support/scenario.ts';
import { SERVICE_TOKEN, startScenario } from '../../support/scenario.ts';
import { untilAsked } from '../../support/until-asked.ts';

let scenario: Scenario;
afterEach(() => scenario.close());

const GUARDRAILS = { name: 'guardrails', directory: 'examples/policies' };
const ONLY_PASSING = ['no-public-ingress'];

const cases: { verdict: VerdictWord; options: ScenarioOptions }[] = [
  { verdict: 'passed', options: { policySets: [{ ...GUARDRAILS, only: ONLY_PASSING }] } },
  { verdict: 'advisory', options: { script: 'policy-check-advisory' } },
  { verdict: 'needs-override', options: { script: 'awaiting-override' } },
  { verdict: 'blocked', options: { policySets: [GUARDRAILS] } },
  { verdict: 'errored', options: { script: 'plan-errored' } },
  { verdict: 'undecided', options: { script: 'evaluation-never-started' } },
  { verdict: 'canceled', options: { script: 'canceled-by-someone' } },
];

describe('log, outputs, comment, check run, summary and requests are as recorded', () => {
  test.each(cases)('for $verdict', async ({ verdict, options }) => {
    scenario = await startScenario(options);
    const ended = await scenario.run({ process: true, with: { comment: 'always' } });
    expect(ended.outputs['verdict']).toBe(verdict);
    expect(scenario.github.violations).toEqual([]);
    expectGolden(`scenarios/${verdict}.txt`, scenario.transcript(ended));
  });

  test('for an override while the job waits', async () => {
    scenario = await startScenario({
      script: {
        name: 'awaiting-override',
        timings: { planning: 0, post_plan_running: 0, post_plan_awaiting_decision: 600_000 },
      },
    });
    const { ended } = await scenario.job.start(scenario.step({ with: { comment: 'always' } }));
    await overrideWhenAsked();
    const result = await ended;
    expect(result.outputs['verdict']).toBe('overridden');
    expectGolden('scenarios/overridden.txt', scenario.transcript(result));
  });
});

/** Asks the service for the stage of the first run and overrides it as soon as it waits. */
async function overrideWhenAsked(): Promise<void> {
  const { service } = scenario;
  const ask = async (method: string, path: string) => {
    const response = await fetch(`${service.origin}/api/v2${path}`, {
      method,
      headers: { authorization: `Bearer ${SERVICE_TOKEN}`, 'content-type': 'application/json' },
    });
    const before = service.requests.findLastIndex((request) => request.path.endsWith(path));
    if (before >= 0) service.requests.splice(before, 1);
    return (await response.json()) as {
      data: { id: string; attributes: { status: string } }[];
    };
  };
  await untilAsked(service.requests, () => service.toDecide().length > 0);
  const [run] = service.runs();
  const { data } = await ask('GET', `/runs/${run?.id}/task-stages`);
  const waiting = data.find(({ attributes }) => attributes.status === 'awaiting_override');
  await ask('POST', `/task-stages/${waiting?.id}/actions/override`);
}
