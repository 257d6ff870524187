/** The team's own policies: the JSON of a plan is read once, and judged on this machine. */
import type { PlanEntry } from '../../approvals/plan-entries.ts';
import { findingOf, type Finding } from '../../model/finding.ts';
import type { PolicyResult } from '../../model/policy-result.ts';
import { notJudgedByOwn, ownEvidence, OWN_POLICIES } from '../../policy/systems/own-policies.ts';
import type { Judged, PlanJudge } from './policy-judge.ts';

/** A plan that own policies cannot judge keeps the gate closed, with the reason. */
export const OWN: PlanJudge = {
  reads: 'plan',
  systems: [OWN_POLICIES],
  isAsked: ({ own }) => own !== undefined,
  readsWhole: ({ own }) => own?.readsWhole,
  async judge(plan, { judging: { own, exceptions }, pullRequest, signal, ofRun }) {
    if (own === undefined) return undefined;
    const doubtful = (why: Finding) => ({ systems: [notJudgedByOwn(own.sources, why)] });
    const content = await plan.json(own.readsWhole);
    if ('doubt' in content) return doubtful(content.doubt);
    const { json, document, doubts } = content;
    const { base } = plan;
    const servicePolicies = ofRun.flatMap(({ reading }) =>
      reading.results.map(({ policy }) => policy),
    );
    const toJudge = {
      json,
      document,
      run: plan.input,
      ...(pullRequest !== undefined && { pullRequest }),
      workspace: plan.workspace.name,
      exceptions,
      readBase: base && (() => base(json.isWhole)),
      servicePolicies: new Set(servicePolicies),
    };
    try {
      const { results, notices } = await own.judge(toJudge, signal);
      const evidence = ownEvidence(results);
      const reading = { ...evidence.reading, doubts: await doubts() };
      const askAgain: Judged['askAgain'] = async ({ policySet, policy, without }) => {
        // What is later in a list goes first, so that the others keep their places.
        const lastFirst = without.toSorted((one, other) => indexOf(other) - indexOf(one));
        const paths = lastFirst.map(({ place }) => place.map(String));
        const asked = { policySet, policy, without: paths };
        const answer = await own.askAgain?.(toJudge, asked, signal);
        return answer !== undefined && ANSWERED.includes(answer.status) ? [answer] : undefined;
      };
      return { systems: [{ ...evidence, reading }], notices, json, askAgain };
    } catch (error) {
      signal.throwIfAborted();
      return { ...doubtful(findingOf(error)), json };
    }
  },
};

const ANSWERED: readonly PolicyResult['status'][] = ['passed', 'failed', 'known-after-apply'];

function indexOf({ place: [, at] }: PlanEntry): number {
  return typeof at === 'number' ? at : -1;
}
