/** What people approved by comments, and whose approvals count together. */
import type { OpenQuestion, PolicyResult } from '../model/policy-result.ts';

/** What somebody approved by a comment, for one commit and one workspace. */
export interface Approval {
  /** @param act a question about an own policy, or what the guard writes: `delete ADDRESS DIGEST` */
  approves: (act: string) => boolean;
  by: string;
  /** ISO 8601. */
  at: string;
  reason: string;
  /** The pull request on which it was given. */
  number: number;
  /** Whether an app pushed to its branch. */
  appPushed: boolean;
  /** Whether it is of what a plan destroys or invokes, and not of failures of policies. */
  isOfDestroys: boolean;
}

/** All that comments approve in a workspace. */
export interface WorkspaceApprovals {
  approvals: readonly Approval[];
  /** The pull requests whose comments were read: one, or those of an entry of a merge queue. */
  requests: readonly { number: number; commit: string }[];
  /** Why approvals that stand there do not count, in whole sentences. */
  notCounted: readonly string[];
}

/** What is asked: whether people agree to one failing message, or to what is done to one resource. */
export interface Question {
  act: string;
  /** Whether it is about resources that it names: else it is about all that the plan changes. */
  namesResources: boolean;
  /** Left out where no report shows it. */
  shown?: OpenQuestion | undefined;
}

/**
 * For which workspace an approval counts: its id at the service, or its name where there is none. No id has a space in it.
 */
export function scopeOfApprovals({ id, name }: { id?: string | undefined; name: string }): string {
  return id ?? `named ${name}`;
}

/** The questions as a result has them, so that a command can read them in its report. */
export function openQuestions(questions: readonly Question[]): { questions?: OpenQuestion[] } {
  const shown = questions.flatMap((question) => question.shown ?? []);
  return shown.length === questions.length && shown.length > 0 ? { questions: shown } : {};
}

/** What was answered to a question. */
interface Answered {
  /** Of different people of one pull request. */
  approvals: Approval[];
  /** Why they do not count, as a sentence. */
  why?: string;
}

/**
 * The approvals of a question that count together. Those of two pull requests of a merge queue never do: each is of what its
 * own request changes.
 */
export function answersTo(
  { act, namesResources }: Question,
  { approvals, requests }: WorkspaceApprovals,
): Answered {
  const given = approvals.filter(({ approves }) => approves(act));
  const numbers = new Set(given.map(({ number }) => number));
  if (requests.length > 1 && given.length > 0 && !namesResources) {
    return { approvals: [], why: `It names no resource, so ${QUEUE_ALONE}` };
  }
  if (numbers.size > 1) {
    return {
      approvals: [],
      why: `More than one of these pull requests changes it, so ${QUEUE_ALONE}`,
    };
  }
  const byPerson = new Map(given.map((approval) => [approval.by.toLowerCase(), approval]));
  return { approvals: [...byPerson.values()] };
}

const QUEUE_ALONE =
  'it can be approved only where the entry of the merge queue is one pull request: queue it alone.';

/**
 * Counts the approvals of a failure.
 *
 * @param questions one for each of its messages, or of what it stops; each has to be approved by as many people
 * @param rule.approvers names, for people
 */
export function countApprovals(
  questions: readonly Question[],
  given: WorkspaceApprovals,
  { approvers, needed: asked }: { approvers: readonly string[]; needed: number },
): { isComplete: boolean; approval: NonNullable<PolicyResult['approval']> } {
  const answers = questions.map((question) => answersTo(question, given));
  const appPushed = given.approvals.some((approval) => approval.appPushed);
  const needed = approvers.length > 0 && appPushed ? asked + 1 : asked;
  const least = Math.min(...answers.map(({ approvals }) => approvals.length));
  const fewest = Number.isFinite(least) ? least : 0;
  const [first = { approvals: [] }] = answers;
  const ofAll = first.approvals.filter(({ by }) =>
    answers.every(({ approvals }) =>
      approvals.some((other) => other.by.toLowerCase() === by.toLowerCase()),
    ),
  );
  const missing = Math.max(0, needed - fewest);
  const notCounted = missing === 0 ? [] : whyNotCounted(answers, given);
  return {
    isComplete: missing === 0,
    approval: {
      approvers,
      needed,
      missing,
      given: ofAll.map(({ by, at, reason }) => ({ by, at, reason })),
      ...(notCounted.length > 0 && { notCounted }),
    },
  };
}

function whyNotCounted(
  answers: readonly Answered[],
  { requests, notCounted }: WorkspaceApprovals,
): string[] {
  const sentences = answers.flatMap(({ why = [] }) => why);
  if (requests.length > 1 && sentences.length === 0) {
    const names = requests.map(({ number }) => `#${number}`).join(', ');
    sentences.push(
      `The approvals of ${names} were looked at: update the branch of the one that changes it, and approve again.`,
    );
  }
  return [...new Set([...sentences, ...notCounted])];
}

/** Sentences about people who approved what this plan does not ask any more. */
export function sayOutdated(
  { approvals }: WorkspaceApprovals,
  questions: readonly Question[],
): string[] {
  const outdated = approvals.filter(
    ({ isOfDestroys, approves }) => !isOfDestroys && !questions.some(({ act }) => approves(act)),
  );
  return outdated.map(
    ({ by, at }) => `${by} approved another plan (${at}). Approve again: the plan is newer.`,
  );
}
