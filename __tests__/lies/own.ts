/** The team's own policies over the plans of these worlds: a judge in memory, and what it says in truth. */
import { judgeNamed } from '../support/judges.ts';
import { checkRedacted } from '../../src/plan/redacted-plan.ts';
import type { EnforcementLevel, PolicyResult } from '../../src/model/policy-result.ts';
import type { OwnPolicies } from '../../src/policy/systems/own-policies.ts';
import { policyResult } from '../support/evidence.ts';
import type { WrittenChange } from '../support/plan-sources.ts';
import type { VerdictWord } from '../../src/model/verdict.ts';

export interface Own {
  level: EnforcementLevel;
  /** What the plan changes in truth. */
  changes: WrittenChange[];
  /** What the policy makes of it in truth. */
  says: VerdictWord;
  /** What becomes of the policy itself: the judge breaks, or gives no result of it. */
  lacks?: 'judge' | 'result';
  /** As of a guarded plan. */
  changesOutputs?: boolean;
}

/** The policy denies every resource whose address begins like this, if it is created or changed. */
const DENIED = 'aws_sqs_queue.';

export const QUEUE: WrittenChange = { address: `${DENIED}jobs`, actions: ['create'] };
const TOPIC: WrittenChange = { address: 'aws_sns_topic.alerts', actions: ['update'] };

const own = (level: EnforcementLevel, changes: WrittenChange[], says: VerdictWord): Own => ({
  level,
  changes,
  says,
});

export const OWN_POLICIES: Readonly<Record<string, Own>> = {
  'a queue that is denied': own('mandatory', [QUEUE, TOPIC], 'blocked'),
  'a queue that a person may allow': own('soft-mandatory', [QUEUE], 'needs-override'),
  'a queue that is advised against': own('advisory', [TOPIC, QUEUE], 'advisory'),
  'nothing that is denied': own('mandatory', [TOPIC], 'passed'),
  'a judge that breaks': { ...own('mandatory', [TOPIC], 'undecided'), lacks: 'judge' },
  'a policy without a result': { ...own('mandatory', [TOPIC], 'undecided'), lacks: 'result' },
};

/** The redacted JSON of such a plan. */
export function redactedJson(changes: readonly WrittenChange[]): string {
  return JSON.stringify({
    plan_format_version: '1.1',
    resource_changes: changes.map(({ address, actions }) => {
      const [type, name] = address.split('.');
      const change = { actions, before: null, after: { name }, after_unknown: {} };
      return { address, mode: 'managed', type, name, change };
    }),
  });
}

/** What judges such plans, once for each plan that it is given. */
export function judgeInMemory({ level, lacks }: Own): OwnPolicies {
  return {
    sources: ['policies'],
    readsWhole: false,
    async judge({ json }, signal) {
      if (lacks === 'judge') throw new Error('opa was ended.');
      const { document } = await checkRedacted(json, signal);
      const denied = document.resource_changes.filter(
        ({ address, change }) =>
          address.startsWith(DENIED) &&
          change.actions.some((one) => one === 'create' || one === 'update'),
      );
      const output = denied.map(({ address }) => `${address} is denied`);
      const status = lacks === 'result' ? 'not-evaluated' : denied.length > 0 ? 'failed' : 'passed';
      return { results: [resultOf(level, status, output)], notices: [] };
    },
  };
}

function resultOf(
  level: EnforcementLevel,
  status: PolicyResult['status'],
  output: string[],
): PolicyResult {
  return policyResult({
    judge: judgeNamed('own-policies'),
    policySet: 'policies',
    policy: 'deny_queues',
    level,
    status,
    overridable: level === 'soft-mandatory',
    output,
  });
}
