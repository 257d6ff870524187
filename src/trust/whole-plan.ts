/** Whether the plan of a run may be read with every value. */

/**
 * Only where the workflow asks for it, and never where the change may come from elsewhere: whoever proposes it chooses
 * what its plan holds.
 */
export function mayReadWholePlan(
  { fullPlan }: { fullPlan?: boolean | undefined },
  subject: { proposed: boolean; change?: { fork?: boolean | undefined } | undefined } | undefined,
): boolean {
  return fullPlan === true && (subject?.proposed !== true || subject.change?.fork === false);
}
