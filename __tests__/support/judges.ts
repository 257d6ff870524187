/** The judges that ship, as tests of what is decided about their results name them. */
import { JUDGES } from '../../src/gate/judges/judges.ts';
import type { JudgeTraits } from '../../src/model/judge-traits.ts';
import * as decision from '../../src/policy/decide.ts';
import { claimsWith, vouch as vouchBy, type Evidence } from '../../src/policy/vouch.ts';

const ALL = JUDGES.flatMap(({ systems }) => systems);

/** Every claim with the judges that ship. */
export const CLAIMS = claimsWith(ALL);

/** @throws where no judge has this name */
export function judgeNamed(name: string): JudgeTraits {
  const judge = ALL.find((each) => each.name === name);
  if (judge === undefined) throw new Error(`No judge is called ${name}.`);
  return judge;
}

export function decide(
  evidence: Evidence,
  claims: Parameters<typeof vouchBy>[1] = CLAIMS,
): ReturnType<typeof decision.decide> {
  return decision.decide(evidence, claims);
}

export function vouch(
  evidence: Evidence,
  claims: Parameters<typeof vouchBy>[1] = CLAIMS,
): ReturnType<typeof vouchBy> {
  return vouchBy(evidence, claims);
}
