/** The policy systems of the service: what they said of the run is read to the last page. */
import { toEvidence } from '../../policy/service-evidence.ts';
import { SERVICE_SYSTEMS } from '../../policy/systems/systems.ts';
import { readPolicies } from '../read-policies.ts';
import type { PlanJudge } from './policy-judge.ts';

export const SERVICE: PlanJudge = {
  reads: 'run',
  systems: SERVICE_SYSTEMS.map(({ judge }) => judge),
  isAsked: (_judging, { serviceSystems }) => serviceSystems,
  async judge({ run: ofPlan }) {
    if (ofPlan === undefined) return undefined;
    const { watched, waitsForPerson, ports } = ofPlan;
    const { run } = watched;
    const observed = await readPolicies(run, ports, { waitsForPerson });
    return { systems: toEvidence(run, observed) };
  },
};
