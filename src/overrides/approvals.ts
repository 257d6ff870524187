/** Approvals: how they are signed into the comment of the gate, and how a later job finds them again. */
import type { CommandsOnChange, JudgedChange } from '../hosts/host.ts';
import type { Run } from '../client/wire/run.ts';
import type { OpenQuestion, PolicyResult } from '../model/policy-result.ts';
import {
  answersTo,
  countApprovals,
  openQuestions,
  sayOutdated,
  scopeOfApprovals,
  type Approval,
  type Question,
  type WorkspaceApprovals,
} from '../policy/given-approvals.ts';
import { mayBeApproved, type OwnPolicies } from '../policy/systems/own-policies.ts';
import { readPrivateKey } from '../trust/approval-key.ts';
import { MOST_APPROVED } from '../model/approval-marks.ts';
import { openApproval, signApproval, type ApprovalKeys } from '../trust/seals.ts';
import type { SealedFacts } from '../trust/run-seals.ts';
import {
  CommandRefused,
  secretOf,
  type AllowedCommand,
  type QuestionWork,
  type GivenApprovals,
} from './command-work.ts';
import { questionsAbout, type QuestionsOf } from './questions.ts';

/** A run of the gate, and the form of its plan that was judged. */
export interface GateRun {
  run: Run;
  workspace: string;
  workspaceId: string;
  form: SealedFacts['form'];
}

export interface RunToApprove {
  /** Of the run at the service, or of the run of the gate's workflow. */
  runId: string;
  workspace: string;
  workspaceId: string;
  /** A text for each thing that can be approved. A comment has a mark of each, and not the text itself. */
  acts: string[];
  /** What that is, for people. */
  approved: string[];
  /** The questions, as a report shows them. */
  asked?: readonly OpenQuestion[];
}

/** Who approves, and whether an app pushed: that is asked only where somebody is named. */
type Approving = AllowedCommand & { appPushed: boolean };

/**
 * Signs an approval for each run with something to approve. The signature has who gave the command, for which commit of which
 * change, and why; a mark of each thing that is approved covers all that the plan and the policy say of it.
 *
 * @throws CommandRefused where this job has no key to sign with
 */
export function signApprovals(
  found: readonly RunToApprove[],
  { verb, by, at, reason, commit, number, base = '', event, appPushed }: Approving,
  { values }: QuestionWork,
): GivenApprovals {
  const approved = found.filter(({ acts }) => acts.length > 0);
  if (approved.length === 0) return { approvals: [], approved: [], audit: [] };
  const privateKey = readPrivateKey(values['approval-private-key'] ?? '');
  if ('problem' in privateKey) {
    const isMissing = (values['approval-private-key'] ?? '') === '';
    throw new CommandRefused(isMissing ? NO_KEY : `\`approval-private-key\` ${privateKey.problem}`);
  }
  const keys = { secret: secretOf(values), privateKey: privateKey.value };
  if (keys.secret === '') throw new CommandRefused(NO_SECRET);
  const repository = `${event.owner}/${event.repository}`;
  const signed = { by, at, reason, commit, number, base, repository, appPushed };
  const actCount = approved.flatMap(({ acts }) => acts).length;
  if (actCount > MOST_APPROVED) {
    throw new CommandRefused(
      `${actCount} exceed the limit: a comment approves at most ${MOST_APPROVED} at once.`,
    );
  }
  const action = verb === 'override' || verb === 'approve' ? verb : 'allow-destroys';
  const job = event.job?.url;
  return {
    approvals: approved.map(({ workspaceId, acts }) =>
      signApproval(keys, { ...signed, workspaceId }, acts),
    ),
    approved: approved.map(({ workspace, approved: what }) => `${workspace}: ${what.join(', ')}`),
    audit: approved.map(({ runId, workspace }) => {
      return { action, run: runId, workspace, by, at, job, reason };
    }),
  };
}

const NO_KEY =
  'Approvals are signed, and this job has no key for it: `plangate approval-key` makes one and says where its halves go (`approval-private-key`).';
const NO_SECRET =
  'What is approved is digested with the secret of the gate, and this job has none: set `record-key`.';

/** Reads what comments on a change approve in a workspace: of destroys, and of failures of own policies. */
export type ReadApprovals = (workspaceId: string) => Promise<WorkspaceApprovals>;

/**
 * How a job finds the approvals again that comments on its change give. Those count that are unaltered, and given for the
 * present commit.
 *
 * @param subject left out for a run that a command names: then nothing is approved
 * @param keys left out where nothing can be approved
 */
export function approvalsFor(
  subject: JudgedChange | undefined,
  keys: ApprovalKeys | undefined,
): ReadApprovals | undefined {
  if (keys === undefined || keys.secret === '') return undefined;
  return async (workspaceId) => {
    const changes = (await subject?.approvals?.()) ?? [];
    const base = subject?.base?.branch ?? '';
    const opened = changes.map((change) => openAll({ ...change, base, workspaceId }, keys));
    return {
      approvals: opened.flatMap(({ approvals }) => approvals),
      requests: changes.map(({ number, commit }) => ({ number, commit })),
      notCounted: [...new Set(opened.flatMap(({ notCounted }) => notCounted))],
    };
  };
}

function openAll(
  scope: CommandsOnChange & { base: string; workspaceId: string },
  keys: ApprovalKeys,
): { approvals: Approval[]; notCounted: string[] } {
  const approvals: Approval[] = [];
  const notCounted: string[] = [];
  for (const command of scope.commands) {
    const { by, at, reason, verb, commit } = command;
    for (const approval of command.approvals) {
      if (approval.workspaceId !== scope.workspaceId) continue;
      const approves = openApproval(keys, { scope, command, approval });
      const { number } = scope;
      const { appPushed } = approval;
      const isOfDestroys = verb === 'allow-destroys';
      if (approves !== undefined) {
        approvals.push({ approves, by, at, reason, number, appPushed, isOfDestroys });
      } else if (commit !== scope.commit) {
        notCounted.push(
          `${by} approved an earlier commit (${commit.slice(0, 7)}). Approve again: the head is newer.`,
        );
      } else {
        notCounted.push(
          `The approval of ${by} (${at}) is for another base branch, or not signed with the key of \`approval-key\`. Approve again.`,
        );
      }
    }
  }
  return { approvals, notCounted };
}

/** Own policies with the function by which their judge learns what people approved. */
export function withApprovals(
  ownPolicies: OwnPolicies,
  read: ReadApprovals | undefined,
  secret: string,
): OwnPolicies {
  if (read === undefined) return ownPolicies;
  return {
    ...ownPolicies,
    async approve(results, { json, workspace }) {
      if (!results.some(mayBeApproved)) return [...results];
      const given = await read(scopeOfApprovals(workspace));
      const applied = applyApprovals(results, given, questionsAbout(json, secret));
      // A command judges the plan of a service again.
      return workspace.id === undefined
        ? applied
        : applied.map(({ questions: _questions, ...result }) => result);
    },
  };
}

/** The results. A failure is overridden if each of its messages is approved by as many people as it asks for. */
export function applyApprovals(
  results: readonly PolicyResult[],
  given: WorkspaceApprovals,
  questionsOf: QuestionsOf,
): PolicyResult[] {
  const asked = new Map(
    results.flatMap((result) =>
      mayBeApproved(result) ? [[result, questionsOf(result)] as const] : [],
    ),
  );
  const outdated = sayOutdated(given, [...asked.values()].flat());
  const known = { ...given, notCounted: [...outdated, ...given.notCounted] };
  return results.map((result) => {
    const questions = asked.get(result);
    if (questions === undefined) return result;
    const rule = result.approval ?? { approvers: [], needed: 1 };
    const { isComplete, approval } = countApprovals(questions, known, rule);
    const named = result.approval === undefined ? {} : { approval };
    if (!isComplete) return { ...result, ...named, ...openQuestions(questions) };
    const override = overrideOf(questions, known, approval);
    return { ...result, ...named, status: 'overridden', override };
  });
}

/** Who approved, as a report names it: those who approved every message, else those of the first one. */
function overrideOf(
  [first]: readonly Question[],
  given: WorkspaceApprovals,
  approval: NonNullable<PolicyResult['approval']>,
): PolicyResult['override'] {
  const ofFirst = first === undefined ? [] : answersTo(first, given).approvals;
  const { given: ofAll, needed } = approval;
  const people = (ofAll.length >= needed ? ofAll : ofFirst).slice(-needed);
  return {
    by: people.map(({ by }) => by).join(' and '),
    at: people.at(-1)?.at,
    reason: people.map(({ reason }) => reason).join('; '),
  };
}
