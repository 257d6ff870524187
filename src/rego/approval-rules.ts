/** Who must agree to a failure of an own policy, as METADATA and policies.hcl say it. Nothing of the plan says it. */
import { isRecord } from '../model/parse.ts';
import { nameSome, quote } from '../model/quote.ts';
import { toApprovers, WRITE_NAMES, type ApprovalRule } from '../policy/policy-owners.ts';
import type { PolicyLevel } from './policy-set.ts';

/** What one block of METADATA, or one of policies.hcl, says. */
export interface WrittenApprovals {
  /** The file, and what in it. */
  where: string;
  approvers: unknown;
  count: unknown;
}

/** Levels at which a failure waits for people. */
const OVERRIDABLE_LEVELS: readonly PolicyLevel[] = ['soft-mandatory', 'mandatory-overridable'];
const MOST_APPROVALS = 20;

/** Whether people may accept a failure of the policy. */
export function isOverridable({ level }: { level: PolicyLevel }): boolean {
  return OVERRIDABLE_LEVELS.includes(level);
}

/**
 * Who must agree, and how many: all names of all blocks, and the largest number.
 *
 * @param problems gets a sentence for everything that is wrong
 * @returns undefined if no block says anything
 */
export function readApprovalRule(
  written: readonly WrittenApprovals[],
  { name, level }: { name: string; level: PolicyLevel },
  problems: string[],
): ApprovalRule | undefined {
  const [first] = written;
  if (first === undefined) return undefined;
  const { length: before } = problems;
  const items = written.flatMap(({ where, approvers }) => readNames(approvers, where, problems));
  const counts = written.map(({ where, count }) => readCount(count, where, problems));
  if (problems.length === before && items.length === 0) {
    problems.push(`${first.where} has \`approvals\`, and names no \`approvers\`.`);
  }
  if (!isOverridable({ level })) {
    problems.push(
      `${first.where} names approvers, and the policy ${quote(name)} is ${level}. Only a failure at ${OVERRIDABLE_LEVELS.join(' or ')} can be approved.`,
    );
  }
  const distinct = new Map(items.map((item) => [item.replace(/^@/, '').toLowerCase(), item]));
  const { approvers } = toApprovers([...distinct.values()]);
  return { approvers, count: Math.max(1, ...counts) };
}

function readNames(approvers: unknown, where: string, problems: string[]): string[] {
  if (approvers === undefined) return [];
  const items: unknown[] = Array.isArray(approvers) ? approvers : [approvers];
  const texts = items.filter((item) => typeof item === 'string');
  const unreadable = toApprovers(texts).unreadable;
  const others = items.filter((item) => typeof item !== 'string');
  const wrong = [
    ...unreadable.map((item) => quote(item)),
    ...others.map((item) => (isRecord(item) ? 'an object' : JSON.stringify(item))),
  ];
  if (items.length === 0) problems.push(`${where} has an empty list of \`approvers\`.`);
  if (wrong.length > 0) {
    problems.push(
      `${where} has the approvers ${nameSome(wrong, MOST_NAMED)}, which are no person or team. ${WRITE_NAMES}`,
    );
  }
  return texts;
}

const MOST_NAMED = 5;

function readCount(count: unknown, where: string, problems: string[]): number {
  if (count === undefined) return 1;
  if (typeof count === 'number' && Number.isInteger(count) && count >= 1) {
    if (count <= MOST_APPROVALS) return count;
  }
  problems.push(
    `${where} has \`approvals: ${JSON.stringify(count)}\`, which is no whole number from 1 to ${MOST_APPROVALS}.`,
  );
  return 1;
}
