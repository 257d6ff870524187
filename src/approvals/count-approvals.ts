/**
 * Approvals, from the comment to the open gate. The job that has the plan reads them in the comments of the request:
 *
 * 1. `plan-entries.ts` reads what a plan changes, and `code.ts` makes a text of it, with the questions that people are asked, and
 *    a code of that text. The report shows the line that has it, in words (`line.ts`), for each set of people who may
 *    agree; the comment of the gate keeps the text.
 * 2. A person writes the line as a comment. The gate is started again, and plans again.
 * 3. `examine-lines.ts` says which comments are lines of people who may approve this request, each with its text.
 * 4. `covers.ts` says whether the plan of now is the one that a text is of.
 * 5. Here is counted who approved which question, and said why other lines do not count.
 *
 * All of it is pure: what hosts and services say, and what a policy answers when it is asked again, come in as values.
 */
import { finding, withoutRepeated, type Finding } from '../model/finding.ts';
import { timeOf } from '../model/parse.ts';
import { nameSome } from '../model/quote.ts';
import { phrase, plain, requestPart, sentencePart } from '../model/sentence.ts';
import { withoutTrailing } from '../model/without-trailing.ts';
import { canonicalJson, digest160 } from './canonical.ts';
import {
  codeOf,
  readApprovalText,
  toApproved,
  writeApprovalText,
  type ApprovalPlace,
  type ApprovedWorkspace,
  type AskedQuestion,
  type AskedWorkspace,
} from './code.ts';
import { coverageOf, type ComparedWith, type Fit } from './covers.ts';
import type { ApprovalLine, ExaminedRequest, RefusedLine } from './examine-lines.ts';
import { lineToWrite } from './line.ts';
import type { PlanEntry } from './plan-entries.ts';
import type { NamedPeople } from './request-look.ts';

/** Who may approve failures of a policy. */
export interface PolicyRule {
  policySet: string;
  policy: string;
  /** As they are written, for people. */
  approvers: readonly string[];
  /** How many of them. */
  needed: number;
  /** Who they are now; `writers`: everybody who may write. */
  named: NamedPeople | 'writers';
}

/** What one set of people may approve at once. */
export interface ApprovalGroup {
  /** As they are written; none where everybody who may write may approve. */
  approvers: readonly string[];
  questions: readonly AskedQuestion[];
  /** What the comment of the gate keeps, and the line for a person to copy; undefined where it is too much for one text. */
  written: { text: string; code: string; line: string } | undefined;
}

/** The question about one message, with who approved it. */
interface CountedQuestion {
  workspace: AskedWorkspace;
  question: AskedQuestion;
  /** One line of each person who approved it, the newest. */
  given: readonly ApprovalLine[];
  needed: number;
  /** How many people have to approve yet. It is answered where this is 0. */
  missing: number;
  /** What has to be asked before it can be decided. */
  toAsk?: AskedAgain | undefined;
  /** Why what was approved is not enough, as a whole sentence. */
  why?: string | undefined;
}

/** A policy is judged once more, without the entries of a plan that were approved. */
export interface AskedAgain {
  id: string;
  workspace: AskedWorkspace;
  policySet: string;
  policy: string;
  without: readonly PlanEntry[];
}

/** The messages that the policy gives then, none where it passes; `unknown` where it errored, or something is not known. */
export type AnswerAgain =
  | { messages: readonly Pick<AskedQuestion, 'message' | 'hidden'>[] }
  | 'unknown';

export interface CountedApprovals {
  questions: readonly CountedQuestion[];
  /**
   * Lines that do not count, the newest first: those that `examine-lines.ts` refused, and while a question is open, those that
   * approve none. A line of a person who wrote one afterwards that counts is left out.
   */
  refused: readonly RefusedLine[];
  /** Why nobody can approve, or one person more has to. */
  notes: readonly Finding[];
}

export interface Counting extends ComparedWith {
  rules: readonly PolicyRule[];
  /** By id. */
  answers: ReadonlyMap<string, AnswerAgain>;
}

/** The lines to write: one for each set of people, over all workspaces in which they are asked something. */
export function groupQuestions(
  place: ApprovalPlace,
  workspaces: readonly AskedWorkspace[],
  { rules, key }: Pick<Counting, 'rules' | 'key'>,
): ApprovalGroup[] {
  const findRule = indexRules(rules);
  const setOf = (question: AskedQuestion) => findRule(question)?.approvers ?? [];
  const idOf = (approvers: readonly string[]) =>
    [...new Set(approvers.map((name) => name.replace(/^@/, '').toLowerCase()))].sort().join('\n');
  const sets = new Map(
    workspaces.flatMap(({ questions }) => questions.map(setOf)).map((set) => [idOf(set), set]),
  );
  return [...sets].flatMap(([id, approvers]) => {
    const asked = workspaces.map((workspace) => ({
      ...workspace,
      questions: workspace.questions.filter((question) => idOf(setOf(question)) === id),
    }));
    const concerned = asked.filter(({ questions }) => questions.length > 0);
    const text = writeApprovalText(place, concerned, key);
    const read = readApprovalText(text);
    const code = codeOf(text);
    return {
      approvers,
      questions: concerned.flatMap(({ questions }) => questions),
      written: read && { text, code, line: lineToWrite(read, code) },
    };
  });
}

/**
 * Counts who approved what.
 *
 * @param asked every workspace that is judged, with its plan of now and all its questions
 * @param requests the one that is judged, or all of an entry of a merge queue
 */
export function countLines(
  asked: readonly AskedWorkspace[],
  requests: readonly ExaminedRequest[],
  counting: Counting,
): CountedApprovals {
  const findRule = indexRules(counting.rules);
  const lines = requests.flatMap((request) => request.lines);
  // Most lines have one text.
  const texts = new Set(lines.map(({ text }) => text));
  const coverages = new Map([...texts].map((text) => [text, coverageOf(text, asked, counting)]));
  const notNamed = new Map<ApprovalLine, string>();
  const counted = new Set<ApprovalLine>();
  const questions = asked.flatMap((workspace) =>
    workspace.questions.map((question) => {
      const rule = findRule(question);
      const text = canonicalJson(toApproved(question, counting.key));
      const agreeing = requests.map((request) =>
        request.lines.flatMap((line): AgreeingLine[] => {
          const coverage = coverages.get(line.text);
          const covered =
            coverage && 'covered' in coverage ? coverage.covered.get(workspace) : undefined;
          if (covered === undefined || !covered.approves.has(text)) return [];
          const why = whyNotNamed(line, rule);
          if (why !== undefined) notNamed.set(line, why);
          else counted.add(line);
          return why === undefined ? [{ line, fit: covered.fit }] : [];
        }),
      );
      const put = { workspace, question, needed: Math.max(1, rule?.needed ?? 1) };
      return countQuestion(put, { requests, agreeing }, counting);
    }),
  );
  const isOpen = questions.some(({ missing }) => missing > 0);
  const uncounted = lines.flatMap((line): RefusedLine[] => {
    const coverage = coverages.get(line.text);
    const other = coverage && 'why' in coverage ? coverage.why : undefined;
    const why = counted.has(line) || !isOpen ? undefined : (other ?? notNamed.get(line));
    const { comment, by, at } = line;
    return why === undefined ? [] : [{ comment, by, at, why }];
  });
  const isSuperseded = supersededBy(counted);
  return {
    questions,
    refused: [...requests.flatMap((request) => request.refused), ...uncounted]
      .filter((line) => !isSuperseded(line))
      .sort((one, other) => timeOf(other.at) - timeOf(one.at)),
    notes: withoutRepeated([...requests.flatMap(notesOf), ...unlistedPeople(asked, findRule)]),
  };
}

/** A line that does not count. */
export function sayRefused({ by, why }: RefusedLine): Finding {
  const name = sentencePart('name', `@${by.login}`, 60);
  return finding('approval-refused', phrase`${name}'s line does not count: ${plain(`${why}.`)}`);
}

/**
 * The run that the newest line approves for a workspace: it is offered before a new one is started. Who may approve which policy
 * is known when the policies have judged it.
 *
 * @param lines the newest first
 */
export function findApprovedRun(
  lines: readonly ApprovalLine[],
  scope: AskedWorkspace['scope'],
): string | undefined {
  for (const line of lines) {
    const approved = workspaceOf(line, scope);
    if (approved === undefined || approved.questions.length === 0) continue;
    if ('run' in approved.plan) return approved.plan.run;
  }
  return undefined;
}

/** What a line approves for a workspace. */
function workspaceOf(
  { text }: ApprovalLine,
  scope: AskedWorkspace['scope'],
): ApprovedWorkspace | undefined {
  const wanted = canonicalJson(scope);
  return text.workspaces.find((each) => canonicalJson(each.scope) === wanted);
}

function indexRules(rules: readonly PolicyRule[]) {
  const textOf = ({ policySet, policy }: { policySet: string; policy: string }) =>
    canonicalJson([policySet, policy]);
  const byPolicy = new Map(rules.map((rule) => [textOf(rule), rule]));
  return (question: { policySet: string; policy: string }) => byPolicy.get(textOf(question));
}

/** A line that approves a question, and how its plan stands to that of now. */
interface AgreeingLine {
  line: ApprovalLine;
  fit: Fit;
}

/** As the end of a sentence. */
function whyNotNamed({ by }: ApprovalLine, rule: PolicyRule | undefined): string | undefined {
  if (rule === undefined) return 'nothing says who may approve this';
  if (rule.named === 'writers') return undefined;
  const { ids, unknown } = rule.named;
  if (ids.has(by.id)) return undefined;
  if (unknown !== undefined) return withoutTrailing(unknown, '.');
  return `its author is none of those who must agree (${nameSome(rule.approvers, MOST_NAMED)})`;
}

const MOST_NAMED = 3;

/** Makes the test whether the author of a line wrote one afterwards that counts. */
function supersededBy(counted: ReadonlySet<ApprovalLine>): (line: RefusedLine) => boolean {
  const newest = new Map<string, number>();
  for (const { by, at } of counted) newest.set(by.id, Math.max(timeOf(at), newest.get(by.id) ?? 0));
  return ({ by, at }) => timeOf(at) < (newest.get(by.id) ?? 0);
}

interface PutQuestion {
  workspace: AskedWorkspace;
  question: AskedQuestion;
  needed: number;
}

/** @param lines.agreeing for each of the requests, the lines that approve the question for this plan or a part of it */
function countQuestion(
  put: PutQuestion,
  lines: { requests: readonly ExaminedRequest[]; agreeing: readonly (readonly AgreeingLine[])[] },
  counting: Counting,
): CountedQuestion {
  const { workspace, question } = put;
  const counts = lines.requests.map(({ needsOneMore }, at) => {
    const agreeing = lines.agreeing[at] ?? [];
    const needed = put.needed + (needsOneMore ? 1 : 0);
    const people = new Set(
      agreeing.flatMap(({ line, fit }) => (fit.kind === 'same' ? line.by.id : [])),
    );
    return {
      needed,
      missing: Math.max(0, needed - people.size),
      approved: entriesOfEnough(agreeing, needed, workspace),
    };
  });
  const given = onePerPerson(lines.agreeing.flat().map(({ line }) => line));
  const [nearest = { needed: put.needed, missing: put.needed }] = [...counts].sort(
    (one, other) => one.missing - other.missing,
  );
  const { needed, missing } = nearest;
  const counted = { workspace, question, given, needed, missing };
  const approved = new Set(counts.flatMap((each) => each.approved));
  if (missing === 0 || approved.size === 0) return counted;
  const toAsk = askWithout(
    put,
    workspace.entries.filter((entry) => approved.has(entry)),
    counting,
  );
  const answer = counting.answers.get(toAsk.id);
  if (answer === undefined) return { ...counted, toAsk };
  const why = whyNotSilent(answer, put);
  return why === undefined ? { ...counted, missing: 0 } : { ...counted, why };
}

/** The entries that enough people of one request approved, where the plan has others as well. */
function entriesOfEnough(
  agreeing: readonly AgreeingLine[],
  needed: number,
  { entries }: AskedWorkspace,
): PlanEntry[] {
  if (agreeing.every(({ fit }) => fit.kind !== 'contains')) return [];
  const people = new Map<PlanEntry, Set<string>>();
  for (const { line, fit } of agreeing) {
    for (const entry of fit.kind === 'contains' ? fit.entries : entries) {
      const agreed = people.get(entry) ?? new Set();
      people.set(entry, agreed.add(line.by.id));
    }
  }
  return [...people].flatMap(([entry, agreed]) => (agreed.size >= needed ? entry : []));
}

function askWithout(
  { workspace, question: { policySet, policy } }: PutQuestion,
  without: readonly PlanEntry[],
  { key }: Counting,
): AskedAgain {
  const texts = without.map(({ text }) => text).sort();
  const all = workspace.entries.map(({ text }) => text).sort();
  const questions = workspace.questions.map((each) => toApproved(each, key));
  const about = [workspace.scope, policySet, policy, texts, all, questions];
  return {
    id: digest160('asked again', canonicalJson(about)),
    workspace,
    policySet,
    policy,
    without,
  };
}

/** Why the answer of a policy without what was approved leaves the question open, as a sentence; undefined if it does not. */
function whyNotSilent(
  answer: AnswerAgain,
  { workspace, question }: PutQuestion,
): string | undefined {
  const { policySet, policy } = question;
  const without = `Without what was approved, \`${policy}\``;
  if (answer === 'unknown') return `${without} could not be judged.`;
  const textOf = ({ message, hidden }: { message: string; hidden?: string | undefined }) =>
    canonicalJson([message, hidden]);
  const said = new Set(answer.messages.map(textOf));
  if (said.has(textOf(question)))
    return `${without} fails with the same message: of another change.`;
  for (const each of workspace.questions) {
    if (each.policySet === policySet && each.policy === policy) said.delete(textOf(each));
  }
  // What it says then alone was hidden behind what was approved, and nobody was asked about it.
  return said.size === 0 ? undefined : `${without} fails with another message.`;
}

/** The newest line of each person. */
function onePerPerson(lines: readonly ApprovalLine[]): ApprovalLine[] {
  const byPerson = new Map<string, ApprovalLine>();
  const oldestFirst = [...lines].sort((one, other) => timeOf(one.at) - timeOf(other.at));
  for (const line of oldestFirst) byPerson.set(line.by.id, line);
  return [...byPerson.values()];
}

function notesOf({ number, notes, needsOneMore }: ExaminedRequest): Finding[] {
  const oneMore = finding(
    'approval-by-one-more',
    phrase`One person more has to approve: an app, a deploy key or an unnamed account pushed to the branch of ${requestPart(number)}.`,
  );
  return needsOneMore ? [...notes, oneMore] : [...notes];
}

/** Why it is not known which people the rules name besides. */
function unlistedPeople(
  asked: readonly AskedWorkspace[],
  findRule: ReturnType<typeof indexRules>,
): Finding[] {
  const questions = asked.flatMap((workspace) => workspace.questions);
  return questions.flatMap((question) => {
    const named = findRule(question)?.named;
    const unknown = named === 'writers' ? undefined : named?.unknown;
    return unknown === undefined ? [] : finding('people-unknown', plain(unknown));
  });
}
