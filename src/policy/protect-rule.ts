/** A rule of `protect`: a pattern of addresses, and who must agree where it names somebody. */
import { isPattern } from './address-patterns.ts';
import { toApprovers, WRITE_NAMES, type Approvers } from './policy-owners.ts';
import { quote } from '../model/quote.ts';

export interface ProtectRule {
  pattern: string;
  /** Undefined: everybody whom the workflow of commands names for what no line fits. */
  approvers?: Approvers | undefined;
}

/** One pattern: what is between white space and commas, where a key in quotes may hold any character. */
const PATTERN = /(?:"(?:[^"\\\n]|\\.)*"|[^\s,"])+|"/g;

/** The words of a line, without the `-` of a list of YAML. */
export function wordsOfLine(line: string): string[] {
  const words = Array.from(line.matchAll(PATTERN), ([word]) => word);
  return words.filter((word) => word !== '-');
}

/** Reads `aws_db_instance.*` or `aws_db_instance.* by @acme/data`. */
export function readProtectRule(line: string): ProtectRule | { problem: string } {
  const [pattern = '', by, ...names] = wordsOfLine(line);
  if (!isPattern(pattern)) return { problem: notAPattern(pattern) };
  if (by === undefined) return { pattern };
  const { approvers, unreadable } = toApprovers(names);
  if (by !== 'by') return { problem: notAPattern(by) };
  if (names.length === 0) return { problem: `names nobody in ${quote(line)}. ${WRITE_NAMES}` };
  const [wrong] = unreadable;
  if (wrong === undefined) return { pattern, approvers };
  return {
    problem: `has ${quote(wrong)} in ${quote(line)}, which names no person or team. ${WRITE_NAMES}`,
  };
}

function notAPattern(text: string): string {
  return `${quote(text)} is not a pattern of addresses. Write aws_db_instance.*, module.data, module.data.aws_db_instance.main or action.aws_lambda_invoke.*.`;
}
