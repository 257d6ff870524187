/** The policy systems that judge in this job: their failures are excepted and approved here, and not at a service. */
import { OWN_POLICIES } from './own-policies.ts';
import { SCANNERS } from './scanners.ts';

const HERE = [OWN_POLICIES.name, SCANNERS.name];

export function isJudgedHere({ system }: { system: string }): boolean {
  return HERE.includes(system);
}
