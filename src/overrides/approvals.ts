/**
 * Approvals: what a person approves, how it is sealed into the comment of the gate, and how a later job finds it again.
 *
 * Of a failing own policy, a question for each of its messages is approved. A question is the whole answer of the policy, with
 * every member and every line, and the planned change of the resources that it names, or of all where it names none. So two
 * plans of one commit that differ there ask two questions, also where their messages read the same.
 */
import { createHash } from 'node:crypto';
import type { CommandsOnChange, JudgedChange } from '../hosts/host.ts';
import { findAddresses, withoutKeys } from '../model/address.ts';
import type { Run } from '../client/wire/run.ts';
import { addTo } from '../model/add-to.ts';
import { fieldOf, listOf, parseJson } from '../model/parse.ts';
import type { PlanJson } from '../model/plan-json.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import {
  answersTo,
  countApprovals,
  sayOutdated,
  type Approval,
  type Question,
  type WorkspaceApprovals,
} from '../policy/given-approvals.ts';
import { mayBeApproved, type OwnPolicies } from '../policy/systems/own-policies.ts';
import { readPrivateKey } from '../trust/approval-key.ts';
import { MOST_APPROVED } from '../model/approval-marks.ts';
import { openApproval, sealApproval, type ApprovalKeys } from '../trust/seals.ts';
import type { SealedFacts } from '../trust/run-seals.ts';
import {
  CommandRefused,
  secretOf,
  type AllowedCommand,
  type CommentWork,
  type GivenApprovals,
} from './command-work.ts';

/** The questions of a failure. Nobody is shown one: it may hold sensitive values, so only a keyed digest leaves the job. */
type QuestionsOf = (result: PolicyResult) => Question[];

/** Makes the function that puts the questions about a plan. The plan is read when the first one is put. */
export function questionsAbout(json: PlanJson): QuestionsOf {
  let read: PlannedDigests | undefined;
  return ({ policySet, policy, output, message, answers = [], approval }) => {
    const changes = (read ??= digestChanges(json));
    const who = approval?.approvers.map((name) => name.toLowerCase()).sort() ?? [];
    const question = (answer: string): Question => {
      const { digests, namesResources } = changes.of(answer);
      const act = `override ${JSON.stringify([policySet, policy, who, answer, digests])}`;
      return { act, namesResources };
    };
    if (answers.length > 0) return answers.map((answer) => answer.digested(question));
    // A rule that is true or false gives no message of its own.
    return (output.length > 0 ? output : [message]).map((text) => question(JSON.stringify(text)));
  };
}

type PlannedDigests = ReturnType<typeof digestChanges>;

function digestChanges(json: PlanJson) {
  const entries = listOf(json.exactChanges());
  /** The changes of each address, and of all instances of a resource at its address without a key. */
  const byAddress = new Map<string, string[]>();
  const all = createHash('sha256');
  for (const entry of entries) {
    const text = JSON.stringify(entry);
    all.update(text).update('\n');
    const address = fieldOf(entry, 'address');
    if (typeof address !== 'string') continue;
    const digest = createHash('sha256').update(text).digest('hex');
    for (const name of new Set([address, withoutKeys(address)])) addTo(byAddress, name, digest);
  }
  const outputs = JSON.stringify(json.document['output_changes'] ?? null);
  const ofAll = [all.update(outputs).digest('hex')];
  return {
    /** Digests of the changes that an answer names, in its order; of all if it names none. */
    of(answer: string): { digests: string[]; namesResources: boolean } {
      const named = addressesIn(parseJson(answer)).flatMap((name) => byAddress.get(name) ?? []);
      const namesResources = named.length > 0;
      return { digests: namesResources ? [...new Set(named)] : ofAll, namesResources };
    },
  };
}

/** The addresses in all texts of an answer, also in members that no report shows. */
function addressesIn(answer: unknown): string[] {
  const addresses = new Set<string>();
  const values: unknown[] = [answer];
  for (let value = values.pop(); value !== undefined; value = values.pop()) {
    if (typeof value === 'string') {
      for (const address of findAddresses(value).addresses) addresses.add(address);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) {
        values.push(name);
        if (inner !== undefined && inner !== null) values.push(inner);
      }
    }
  }
  return [...addresses].sort();
}

/** A run of the gate, and the form of its plan that was judged. */
export interface GateRun {
  run: Run;
  workspace: string;
  workspaceId: string;
  form: SealedFacts['form'];
}

export interface RunToApprove extends GateRun {
  /** A text for each thing that can be approved. A comment has a mark of each, and not the text itself. */
  acts: string[];
  /** What that is, for people. */
  approved: string[];
}

/** Who approves, and whether an app pushed: that is asked only where somebody is named. */
type Approving = AllowedCommand & { appPushed: boolean };

/**
 * Signs an approval for each run with something to approve. The signature has who gave the command, for which commit of which
 * change, and why; a mark of each thing that is approved covers all that the plan and the policy say of it.
 *
 * @throws CommandRefused where this job has no key to sign with
 */
export function sealApprovals(
  found: readonly RunToApprove[],
  { verb, by, at, reason, commit, number, base = '', event, appPushed }: Approving,
  { values }: CommentWork,
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
  const sealed = { by, at, reason, commit, number, base, repository, appPushed };
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
      sealApproval(keys, { ...sealed, workspaceId }, acts),
    ),
    approved: approved.map(({ workspace, approved: what }) => `${workspace}: ${what.join(', ')}`),
    audit: approved.map(({ run, workspace }) => {
      return { action, run: run.id, workspace, by, at, job, reason };
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
): OwnPolicies {
  if (read === undefined) return ownPolicies;
  return {
    ...ownPolicies,
    async approve(results, { json, workspaceId }) {
      if (!results.some(mayBeApproved)) return [...results];
      return applyApprovals(results, await read(workspaceId), questionsAbout(json));
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
    if (!isComplete) return { ...result, ...named };
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
