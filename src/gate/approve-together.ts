/**
 * Counts what people approved, over all workspaces at once: an approval counts as a whole. A workspace in which people are asked
 * something waits until every other one is judged; the others wait for nobody, and where nobody is asked anything, the host
 * is asked nothing.
 */
import { canonicalJson } from '../approvals/canonical.ts';
import type { AskedQuestion, AskedWorkspace } from '../approvals/code.ts';
import {
  countLines,
  groupQuestions,
  sayRefused,
  type AnswerAgain,
  type CountedApprovals,
  type PolicyRule,
} from '../approvals/count-approvals.ts';
import type { ComparedWith } from '../approvals/covers.ts';
import { examineLines, type ExaminedRequest } from '../approvals/examine-lines.ts';
import type { PlanEntry } from '../approvals/plan-entries.ts';
import type { Answered } from '../approvals/put-questions.ts';
import { finding, type Finding } from '../model/finding.ts';
import { firstParts, phrase, requestPart, type Sentence } from '../model/sentence.ts';
import {
  ownersByLine,
  ownersOf,
  toApprovers,
  type Approvers,
  type PolicyOwners,
} from '../policy/policy-owners.ts';
import { withAnswered, type AskedHere, type PutFailure } from './asked-workspace.ts';
import type { JudgedParts } from './judge.ts';
import { openBarrier } from './barrier.ts';
import type { ApprovalsOfJob, ReadApprovals } from './request.ts';
import type { ApprovalsOfResult } from './result.ts';

/** Where the workspaces of a check are counted together. */
export interface Together {
  /** Resolves to what was judged, with what people approved. @param who the workspace, the same in each call */
  approve(who: unknown, asked: AskedHere, parts: JudgedParts): Promise<JudgedParts>;
  /** The workspace asks for nothing more. */
  leave(who: unknown): void;
  /** What was counted last; undefined where nobody is asked anything. */
  counted(): ApprovalsOfResult | undefined;
}

/** What was counted for all that the workspaces said. */
interface Round {
  written: ReadApprovals;
  rules: readonly PolicyRule[];
  examined: readonly ExaminedRequest[];
  counted: CountedApprovals;
}

/** @param members all workspaces that are judged */
export function openTogether(members: readonly unknown[], approvals: ApprovalsOfJob): Together {
  const barrier = openBarrier<AskedHere, Round | { problem: Finding }>(members, async (said) => {
    const written = await approvals.read();
    return 'problem' in written ? written : countAll(said, written, approvals);
  });
  return {
    async approve(who, asked, parts) {
      if (asked.failures.length > 0)
        return withAnswered(parts, asked, answersOf(await barrier.ask(who, asked)));
      barrier.say(who, asked);
      return parts;
    },
    leave: (who) => barrier.leave(who),
    counted: () => describeCounted(barrier.answered(), barrier.said(), approvals),
  };
}

function answersOf(round: Round | { problem: Finding }): ReadonlyMap<AskedQuestion, Answered> {
  const questions = 'problem' in round ? [] : round.counted.questions;
  return new Map(questions.map((each) => [each.question, each]));
}

async function countAll(
  said: readonly AskedHere[],
  written: ReadApprovals,
  approvals: ApprovalsOfJob,
): Promise<Round> {
  const { key } = approvals;
  const asked = said.map(({ workspace }) => workspace);
  const isAnybodyThere = written.requests.some(({ look }) => look !== undefined);
  const rules = await readRules(said, approvals.owners, async (approvers) =>
    isAnybodyThere ? written.named(approvers) : { ids: new Set() },
  );
  const own = written.requests.flatMap(({ place }) =>
    groupQuestions(place, asked, { rules, key }).flatMap((group) => group.written?.text ?? []),
  );
  const overridesAtService = said.some((each) => each.overridesAtService);
  const examined = written.requests.map(({ place, texts, againAt, look }): ExaminedRequest =>
    look === undefined
      ? { number: place.request, lines: [], refused: [], notes: [], needsOneMore: false }
      : examineLines({ place, texts: [...texts, ...own], againAt, ...look, overridesAtService }),
  );
  const isHead = written.requests.every(({ place }) => place.head === approvals.commit);
  const compared = {
    rules,
    key,
    besideOthers: written.requests.length > 1 || !isHead,
    ...(await readOtherRuns(examined, said)),
  };
  const answers = new Map<string, AnswerAgain>();
  const first = countLines(asked, examined, { ...compared, answers });
  for (const { toAsk } of first.questions) {
    if (toAsk === undefined || answers.has(toAsk.id)) continue;
    const of = said.find(({ workspace }) => workspace === toAsk.workspace);
    answers.set(toAsk.id, (await of?.askAgain(toAsk)) ?? 'unknown');
  }
  const counted = answers.size > 0 ? countLines(asked, examined, { ...compared, answers }) : first;
  return { written, rules, examined, counted };
}

/** Who may approve each policy that asks something. */
async function readRules(
  said: readonly AskedHere[],
  owners: PolicyOwners | undefined,
  named: ReadApprovals['named'],
): Promise<PolicyRule[]> {
  const byPolicy = new Map<string, PutFailure>();
  for (const failure of said.flatMap(({ failures }) => failures)) {
    for (const { policySet, policy } of failure.questions)
      byPolicy.set(canonicalJson([policySet, policy]), failure);
  }
  return Promise.all(
    Array.from(byPolicy.values(), async ({ result, questions }): Promise<PolicyRule> => {
      const [{ policySet, policy } = result] = questions;
      const approvers = approversOf(result, owners);
      const needed = result.approval?.needed ?? 1;
      if (approvers === 'writers')
        return { policySet, policy, approvers: [], needed, named: approvers };
      return {
        policySet,
        policy,
        approvers: approvers.names,
        needed,
        named: await named(approvers),
      };
    }),
  );
}

function approversOf(
  { judge, policySet, policy, approval }: PutFailure['result'],
  owners: PolicyOwners | undefined,
): Approvers | 'writers' {
  const isOfGuard = judge.counted === 'rule';
  if (approval !== undefined) {
    const { approvers } = toApprovers(approval.approvers);
    const byLine =
      isOfGuard || owners === undefined ? undefined : ownersByLine(owners, { policySet, policy });
    return byLine === undefined ? approvers : joined(approvers, byLine);
  }
  if (owners === undefined) return 'writers';
  return isOfGuard ? owners.others : ownersOf(owners, { policySet, policy });
}

function joined(one: Approvers, other: Approvers): Approvers {
  return {
    people: [...one.people, ...other.people],
    roles: [...one.roles, ...other.roles],
    teams: [...one.teams, ...other.teams],
    names: [...new Set([...one.names, ...other.names])],
  };
}

/** The plans of approved runs that are not those of now. */
async function readOtherRuns(
  examined: readonly ExaminedRequest[],
  said: readonly AskedHere[],
): Promise<Pick<ComparedWith, 'entriesOfRuns' | 'endedRuns'>> {
  const entriesOfRuns = new Map<string, readonly PlanEntry[]>();
  const endedRuns = new Set<string>();
  const approved = examined.flatMap(({ lines }) => lines.flatMap(({ text }) => text.workspaces));
  for (const { scope, plan } of approved) {
    if (!('run' in plan) || entriesOfRuns.has(plan.run)) continue;
    const of = said.find(
      ({ workspace }) => canonicalJson(workspace.scope) === canonicalJson(scope),
    );
    if (of === undefined || of.failures.length === 0 || of.workspace.run === plan.run) continue;
    const entries = await of.entriesOf(plan.run);
    if (entries === undefined) continue;
    entriesOfRuns.set(plan.run, entries);
    if (await of.wasEnded(plan.run)) endedRuns.add(plan.run);
  }
  return { entriesOfRuns, endedRuns };
}

function describeCounted(
  last: Round | { problem: Finding } | undefined,
  said: readonly AskedHere[],
  approvals: ApprovalsOfJob,
): ApprovalsOfResult | undefined {
  const notesHere = said.flatMap(({ note = [] }) => note);
  if (last === undefined)
    return notesHere.length === 0 ? undefined : { toWrite: [], texts: [], notes: notesHere };
  if ('problem' in last) return { toWrite: [], texts: [], notes: [last.problem, ...notesHere] };
  const { written, rules, examined, counted } = last;
  const { key, isQueue, areMerged = false } = approvals;
  const asked = said.map(({ workspace }) => workspace);
  const groups = written.requests.flatMap(({ place }) =>
    groupQuestions(place, asked, { rules, key }),
  );
  const missing = counted.questions.filter((each) => each.missing > 0);
  const open = new Set(missing.map(({ question }) => question));
  const toWrite = groups.filter(({ questions }) => questions.some((each) => open.has(each)));
  const names = firstParts(
    written.requests.map(({ place }) => requestPart(place.request)),
    MOST_NAMED,
  );
  const texts = [
    ...groups.flatMap((group) => group.written?.text ?? []),
    ...examined.flatMap(({ lines }) => lines.map(({ text }) => canonicalJson(text))),
  ];
  return {
    toWrite: isQueue
      ? []
      : toWrite.map(({ approvers, written: of, questions }) => ({
          approvers,
          line: of?.line,
          changes: changesOf(
            asked.filter((each) => each.questions.some((one) => questions.includes(one))),
          ),
        })),
    texts: [...new Set(texts)],
    againAt: examined.length === 1 ? examined[0]?.againAt : undefined,
    notes: [
      ...(missing.length > 0 && areMerged ? [sayMerged(names)] : []),
      ...(missing.length > 0 && isQueue && !areMerged ? [sayQueue(names)] : []),
      ...notesHere,
      ...counted.notes,
      ...written.doubts,
      ...counted.refused.map(sayRefused),
    ],
  };
}

/** What is in the plans, as people read it. */
function changesOf(asked: readonly AskedWorkspace[]) {
  return asked.flatMap(({ name: workspace, entries }) =>
    entries.map(({ name, text }) => {
      const [words = ''] = text.split(' ', 1);
      return { workspace, words: words.replaceAll('+', ', '), name };
    }),
  );
}

/** @param names of the requests */
function sayQueue(names: Sentence): Finding {
  return finding('approved-in-queue', phrase`Nothing is approved on an entry of a merge queue.`, {
    remedy: phrase`Update the branch of the request that changes this (${names}), write the line that its report shows, and queue it again.`,
    actor: 'author',
  });
}

/** @param names of the requests */
function sayMerged(names: Sentence): Finding {
  return finding('approved-on-merged', phrase`What is applied was not approved on ${names}.`, {
    remedy: phrase`Write the line there that its report shows, and start this job again.`,
    actor: 'overriders',
  });
}

const MOST_NAMED = 5;
