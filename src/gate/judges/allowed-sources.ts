/** The list of allowed sources: what it said of the files before anything started, and what it says of a plan made elsewhere. */
import { ALLOWED_SOURCES, bothJudged } from '../../policy/systems/allowed-sources.ts';
import type { PlanJudge } from './policy-judge.ts';

const HAS_RUN =
  'This plan was made before its sources were judged: what is not allowed has run already.';

export const FILES: PlanJudge = {
  reads: 'plan',
  systems: [ALLOWED_SOURCES],
  isAsked: ({ sources }) => sources !== undefined,
  async judge(plan, { files, judging: { own } }) {
    if (files === undefined) return undefined;
    const { judged, ofPlan } = files;
    // It is read once for all judges, in the form that own policies need.
    const content = ofPlan && (await plan.json(own?.readsWhole === true));
    // A plan that cannot be read names nothing besides the files.
    const isRead = ofPlan !== undefined && content !== undefined && 'json' in content;
    const all = isRead ? bothJudged(judged, await ofPlan(content.json.document)) : judged;
    const isAllowed = all.evidence.reading.results.every(({ status }) => status === 'passed');
    // A plan that was made of these files here was judged before.
    const hasRun = ofPlan === undefined || isAllowed ? [] : [HAS_RUN];
    return { systems: [all.evidence], notices: [...hasRun, ...all.notices] };
  },
};
