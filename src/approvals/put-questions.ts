/** The questions that failures put to people, and the results with what people answered. */
import type { PolicyResult } from '../model/policy-result.ts';
import { canonicalJson } from './canonical.ts';
import type { AskedQuestion } from './code.ts';
import type { ApprovalLine } from './examine-lines.ts';

/** What was answered to one question. */
export interface Answered {
  given: readonly ApprovalLine[];
  needed: number;
  missing: number;
  why?: string | undefined;
}

/** The questions of a failure that people may approve: one for each of its messages, whole. */
export function questionsOf(result: PolicyResult): AskedQuestion[] {
  const { policySet, output, message, answers = [] } = result;
  const about = { policySet, policy: askedPolicy(result) };
  if (answers.length === 0) {
    // A rule that is true or false gives no message of its own.
    return (output.length > 0 ? output : [message]).map((text) => ({ ...about, message: text }));
  }
  return answers.map((answer): AskedQuestion => {
    const whole = answer.digested((json) => json);
    const { lines } = answer;
    if (answer.mayBeShown) return { ...about, message: whole };
    return { ...about, message: canonicalJson({ lines }), hidden: whole };
  });
}

/** Two lines of `protect` may have one pattern, and ask other people. */
function askedPolicy({ judge, policy, approval }: PolicyResult): string {
  const isOfNamed = judge.counted === 'rule' && approval !== undefined;
  return isOfNamed ? `${policy} by ${approval.approvers.join(', ')}` : policy;
}

/**
 * A failure, with what people answered to its questions.
 *
 * @param answers one for each question of `questionsOf`
 */
export function withAnswers(result: PolicyResult, answers: readonly Answered[]): PolicyResult {
  const [first, ...others] = answers;
  // What nobody was asked, nobody approved.
  if (first === undefined) return result;
  const ofAll = first.given.filter(({ by }) =>
    others.every(({ given }) => given.some((other) => other.by.id === by.id)),
  );
  const missing = Math.max(...answers.map((answer) => answer.missing));
  const notCounted = [...new Set(answers.flatMap(({ why = [] }) => why))];
  const given = ofAll.map(({ by, at, reason }) => ({ by: by.login, at, reason }));
  const approval = result.approval && {
    approvers: result.approval.approvers,
    needed: Math.max(...answers.map(({ needed }) => needed)),
    missing,
    given,
    ...(missing > 0 && notCounted.length > 0 && { notCounted }),
  };
  const named = approval === undefined ? {} : { approval };
  if (missing > 0) return { ...result, ...named };
  const override = { ...overrideOf(answers), ...conditionOf(result) };
  return { ...result, ...named, status: 'overridden', override };
}

const conditionOf = ({ status }: PolicyResult) =>
  status === 'known-after-apply' ? ({ condition: true } as const) : {};

/** Everybody who approved one of the questions: a report names them. */
function overrideOf(answers: readonly Answered[]): PolicyResult['override'] {
  const byPerson = new Map<string, ApprovalLine>();
  for (const line of answers.flatMap(({ given }) => given)) byPerson.set(line.by.id, line);
  const people = [...byPerson.values()];
  return {
    by: people.map(({ by }) => by.login).join(' and '),
    at: people.at(-1)?.at,
    reason: [...new Set(people.map(({ reason }) => reason))].join('; '),
  };
}
