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
import { mayBeApproved, type Approval, type OwnPolicies } from '../policy/systems/own-policies.ts';
import { MOST_APPROVED, openApproval, sealApproval } from '../trust/seals.ts';
import type { SealedFacts } from '../trust/run-seals.ts';
import {
  CommandRefused,
  secretOf,
  type AllowedCommand,
  type CommentWork,
  type GivenApprovals,
} from './command-work.ts';

/** The questions of a failure. Nobody is shown one: it may hold sensitive values, so only a keyed digest leaves the job. */
type QuestionsOf = (result: PolicyResult) => string[];

/** Makes the function that puts the questions about a plan. The plan is read when the first one is put. */
export function questionsAbout(json: PlanJson): QuestionsOf {
  let read: PlannedDigests | undefined;
  return ({ policySet, policy, output, message, answers = [] }) => {
    const changes = (read ??= digestChanges(json));
    const question = (answer: string): string =>
      `override ${JSON.stringify([policySet, policy, answer, changes.of(answer)])}`;
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
    /** Digests of the changes that an answer names, in its order. */
    of(answer: string): string[] {
      const named = addressesIn(parseJson(answer)).flatMap((name) => byAddress.get(name) ?? []);
      return named.length > 0 ? [...new Set(named)] : ofAll;
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

/**
 * Seals an approval for each run with something to approve. The seal has who gave the command, for which commit of which
 * change, and why; a mark of each thing that is approved covers all that the plan and the policy say of it.
 */
export function sealApprovals(
  found: readonly RunToApprove[],
  { verb, by, at, reason, commit, number, base = '', event }: AllowedCommand,
  { values }: CommentWork,
): GivenApprovals {
  const token = secretOf(values);
  const repository = `${event.owner}/${event.repository}`;
  const sealed = { by, at, reason, commit, number, base, repository };
  const approved = found.filter(({ acts }) => acts.length > 0);
  const actCount = approved.flatMap(({ acts }) => acts).length;
  if (actCount > MOST_APPROVED) {
    throw new CommandRefused(
      `${actCount} exceed the limit: a comment approves at most ${MOST_APPROVED} at once.`,
    );
  }
  const action = verb === 'override' ? verb : 'allow-destroys';
  const job = event.job?.url;
  return {
    approvals: approved.map(({ workspaceId, acts }) =>
      sealApproval(token, { ...sealed, workspaceId }, acts),
    ),
    approved: approved.map(({ workspace, approved: what }) => `${workspace}: ${what.join(', ')}`),
    audit: approved.map(({ run, workspace }) => {
      return { action, run: run.id, workspace, by, at, job, reason };
    }),
  };
}

/** Reads what comments on a change approve in a workspace: of destroys, and of failures of own policies. */
export type ReadApprovals = (workspaceId: string) => Promise<readonly Approval[]>;

/**
 * How a job finds the approvals again that comments on its change give. Those count that are unaltered, and given for the
 * present commit.
 *
 * @param subject left out for a run that a command names: then nothing is approved
 * @param secret of the seals
 */
export function approvalsFor(subject: JudgedChange | undefined, secret: string): ReadApprovals {
  return async (workspaceId) => {
    const changes = (await subject?.approvals?.()) ?? [];
    const base = subject?.base?.branch ?? '';
    return changes.flatMap((change) => approvalsOn({ ...change, base, workspaceId }, secret));
  };
}

function approvalsOn(
  scope: CommandsOnChange & { base: string; workspaceId: string },
  secret: string,
): Approval[] {
  return scope.commands.flatMap((command) =>
    command.approvals.flatMap((approval): Approval[] => {
      const { by, at, reason } = command;
      const approves = openApproval(secret, { scope, command, approval });
      return approves === undefined ? [] : [{ approves, by, at, reason }];
    }),
  );
}

/** Own policies with the function by which their judge learns what people approved. */
export function withApprovals(ownPolicies: OwnPolicies, read: ReadApprovals): OwnPolicies {
  return {
    ...ownPolicies,
    async approve(results, { json, workspaceId }) {
      if (!results.some(mayBeApproved)) return [...results];
      return applyApprovals(results, await read(workspaceId), questionsAbout(json));
    },
  };
}

/** The results. A failure is overridden if each of its messages is approved. */
export function applyApprovals(
  results: readonly PolicyResult[],
  approvals: readonly Approval[],
  questionsOf: QuestionsOf,
): PolicyResult[] {
  if (approvals.length === 0) return [...results];
  return results.map((result) => {
    if (!mayBeApproved(result)) return result;
    const approvalsGiven = questionsOf(result).map((act) =>
      approvals.findLast((approval) => approval.approves(act)),
    );
    const [first] = approvalsGiven;
    if (first === undefined || approvalsGiven.includes(undefined)) return result;
    const { by, at, reason } = first;
    return { ...result, status: 'overridden', override: { by, at, reason } };
  });
}
