/**
 * Judges a plan by opened sets of Rego policies. No verdict is made here.
 *
 * Each set answers for all of its policies (`createAsker`). Where one fails, it is asked again without the resources that
 * exceptions name, and with `only-new` about the plan of the default branch (`judgeSet`). Each answer becomes a result
 * (`toResult`). A pass that is not certain does not stay one (`withDoubt`): a policy that may read what the plan lacks is
 * `not-evaluated`, and one that may read what is known only after the apply is `known-after-apply`. An advisory policy that
 * may read what the plan lacks keeps its pass, and a notice says so. Of a whole plan the sensitive values stay with `opa`: a
 * message that may hold one is not shown (`withoutSecrets`).
 */
import { takeTurn } from '../machine/take-turn.ts';
import { parseExactly } from '../model/json-text.ts';
import { fieldOf, fieldsOf } from '../model/parse.ts';
import { WholeAnswer, type PolicyResult } from '../model/policy-result.ts';
import { finding, withoutRepeated, type Finding, type FindingCode } from '../model/finding.ts';
import { linkPart, phrase, plain, quoted, type Sentence } from '../model/sentence.ts';
import { UNKNOWN_RUN, type PullRequestInput, type PullRequestOfJob } from '../model/run-input.ts';
import { missingParts, PULL_REQUEST_SHAPE, RUN_SHAPE, type PolicyInput } from './input-form.ts';
import {
  namedIn,
  NOTHING_NAMED,
  printedForOne,
  printedMessages,
  type PrintedMessage,
} from '../policy/named-resources.ts';
import { divideFailure, type BaseOfPolicy } from '../policy/divide-failures.ts';
import { exceptionsFor } from '../policy/fitting-exceptions.ts';
import { failuresIn, type IsLeftOut } from '../policy/tell-failures.ts';
import type { PlannedValues } from '../policy/existing-failures.ts';
import {
  OWN_POLICIES,
  type AskedOfPolicy,
  type OwnJudgement,
  type WorkspacePlan,
} from '../policy/systems/own-policies.ts';
import { partsOfResources, pathsOf, type PartOfResource } from '../plan/parts-of-resources.ts';
import { checkWhole, type CheckedPlan } from '../plan/read-plan.ts';
import type { JudgedPolicy, DeclaredPolicy, NarrowedQuestion } from './policy-set.ts';
import type { PlanDocument } from '../plan/plan-document.ts';
import type { OpenedPolicies } from './open-policies.ts';
import type { ApprovalRule } from '../policy/policy-owners.ts';
import { isOverridable } from './approval-rules.ts';
import { listNames, type RuleFacts } from './describe-rules.ts';
import { describeCondition } from './describe-condition.ts';
import { groupByPlace, type LackedByPlace, type LackedRead } from './read-places.ts';
import { lackingName } from '../plan/lacked-values.ts';
import { unknownValues } from '../plan/unknown-values.ts';
import { ownPage } from '../model/own-pages.ts';
import { nameSome } from '../model/quote.ts';
import { checkRedacted, REDACTED_PLAN } from '../plan/redacted-plan.ts';
import { addressesIn, replaceInText, sensitiveValues } from '../plan/sensitive-values.ts';
import { addressesOf } from '../plan/entries.ts';
import { findBlocks } from '../plan/configured-modules.ts';
import type { WithoutTexts } from '../plan/remove-texts.ts';
import { withoutTextsIn, withoutTextsOf } from '../plan/without-sensitive-texts.ts';
import { TERRAFORM_PLAN } from '../plan/plan-shape.ts';
import type { PolicyFiles } from '../model/policy-files.ts';
import { readPlannedValues } from '../plan/planned-values.ts';

/** A plan that may have been checked already. */
export interface PlanToJudge extends WorkspacePlan {
  document?: PlanDocument | undefined;
}

/** @throws UnreadablePlan, or the reason of the signal */
export async function judgeBySets(
  sets: readonly OpenedPolicies[],
  plan: PlanToJudge,
  signal: AbortSignal,
): Promise<OwnJudgement> {
  const read = await checkedPlan(plan, signal);
  let reading: ReturnType<PlanWithFacts['readBefore']> | undefined;
  const readOnce = async () => {
    const base = await plan.readBase?.();
    if (base === undefined || 'notice' in base) return base;
    return { before: await checkedPlan(base, signal), movedFrom: base.movedFrom ?? new Map() };
  };
  const readBefore = () => (reading ??= readOnce());
  const withFacts = { ...(await knownOf(sets, plan, read)), readBefore };
  const judgements = await Promise.all(sets.map((opened) => judgeSet(opened, withFacts, signal)));
  return {
    results: judgements.flatMap(({ results }) => results),
    notices: judgements.flatMap(({ notices }) => notices),
  };
}

/**
 * Asks one policy about a plan without some of its parts.
 *
 * @returns undefined if no set has such a policy
 * @throws UnreadablePlan, or the reason of the signal
 */
export async function askPolicyAgain(
  sets: readonly OpenedPolicies[],
  plan: PlanToJudge,
  { policySet, policy, without }: AskedOfPolicy,
  signal: AbortSignal,
): Promise<PolicyResult | undefined> {
  const opened = sets.find(
    ({ set, files }) =>
      calledOf(files) === policySet && set.policies.some(({ name }) => name === policy),
  );
  if (opened === undefined) return undefined;
  const read = await checkedPlan(plan, signal);
  const withFacts = { ...(await knownOf(sets, plan, read)), readBefore: async () => undefined };
  const asker = createAsker(opened, { ...withFacts, notices: [] }, signal);
  return asker.askWithoutParts(policy, without);
}

/** The plan with all that is known of it. */
async function knownOf(sets: readonly OpenedPolicies[], plan: PlanToJudge, read: CheckedPlan) {
  const known = await readPullRequest(sets, plan.pullRequest);
  const { document } = read;
  const sensitive = groupByPlace(sensitiveValues(document));
  return { ...plan, ...known, read, sensitive, withoutTexts: withoutTextsOf(document) };
}

async function checkedPlan(
  { json, document }: Pick<PlanToJudge, 'json' | 'document'>,
  signal: AbortSignal,
): Promise<CheckedPlan> {
  if (document !== undefined) return { json, document, text: json.text };
  return json.isWhole ? checkWhole(json, signal) : checkRedacted(json, signal);
}

/**
 * What policies read of a plan.
 *
 * @throws UnreadablePlan, or the reason of the signal
 */
export async function inputOf(
  sets: readonly OpenedPolicies[],
  plan: PlanToJudge,
  signal: AbortSignal,
): Promise<PolicyInput & { planText: string }> {
  const { document, text } = await checkedPlan(plan, signal);
  const { pullRequest } = await readPullRequest(sets, plan.pullRequest);
  return { plan: document, planText: text, run: plan.run ?? UNKNOWN_RUN, pullRequest };
}

/** What is known of a plan besides its document; what is not makes a pass uncertain. */
export interface KnownToPolicies extends KnownPullRequest {
  json: { isWhole: boolean };
  run: WorkspacePlan['run'];
  sensitive: LackedByPlace;
}

interface PlanWithFacts extends WorkspacePlan, KnownToPolicies {
  json: WorkspacePlan['json'];
  pullRequest: PullRequestInput | undefined;
  read: CheckedPlan;
  withoutTexts: WithoutTexts;
  /** Reads the plan of the default branch, if failures that it has as well do not count. */
  readBefore: () => Promise<
    | { before: CheckedPlan; movedFrom: ReadonlyMap<string, string> }
    | { notice: Finding }
    | undefined
  >;
}

async function judgeSet(
  opened: OpenedPolicies,
  plan: PlanWithFacts,
  signal: AbortSignal,
): Promise<OwnJudgement> {
  const notices: Finding[] = [];
  const asker = createAsker(opened, { ...plan, notices }, signal);
  const exceptedFor = exceptionsFor(plan);
  /** What both plans make of the resources, by whether a policy reads what the files say. */
  const known = new Map<boolean, Pick<BaseOfPolicy, 'now' | 'before'>>();
  const readBase = async (policy: string): Promise<BaseOfPolicy | undefined> => {
    const read = await plan.readBefore();
    if (read === undefined) return undefined;
    if ('notice' in read) {
      notices.push(read.notice);
      return undefined;
    }
    const { before } = read;
    const readsFiles = asker.readsConfiguration(policy);
    const values = known.get(readsFiles) ?? valuesOfBoth(plan.read, read, readsFiles);
    known.set(readsFiles, values);
    return {
      ...values,
      async failsWithout(isLeftOut) {
        const said = await asker.judgeBefore(before, policy, isLeftOut);
        return said?.status === 'failed' ? failuresIn(said) : undefined;
      },
    };
  };
  // All at once: what is asked together goes to one process.
  const results = await Promise.all(
    (await asker.ask()).map(async (result): Promise<PolicyResult[]> => {
      const { policy } = result;
      const divided = await divideFailure(result, {
        without: (isLeftOut) => asker.askAgain(policy, isLeftOut),
        excepted: exceptedFor(result),
        readBase: () => readBase(policy),
      });
      if (divided.mayBeOld > 0) notices.push(aboutPolicy('may-be-old', policy, MAY_BE_OLD));
      return divided.results;
    }),
  );
  return { results: results.flat(), notices: withoutRepeated(notices) };
}

const MAY_BE_OLD = phrase`says more once what the default branch has as well is left out. It is asked no third time, so of what counts something may be old. Except that until it is repaired, or let the policy say all at once.`;

function valuesOfBoth(
  now: CheckedPlan,
  { before, movedFrom }: { before: CheckedPlan; movedFrom: ReadonlyMap<string, string> },
  readsFiles: boolean,
): Pick<BaseOfPolicy, 'now' | 'before'> {
  const present = certainValues(now, before, readsFiles);
  return {
    now: { ...present, movedFrom: new Map([...movedFrom, ...present.movedFrom]) },
    before: certainValues(before, now, readsFiles),
  };
}

/** The name of a set, as results have it. */
function calledOf({ calledAs, shownAs }: PolicyFiles): string {
  return calledAs ?? shownAs;
}

/** The plan that one set judges. */
interface PlanForSet extends PlanWithFacts {
  /** Gets one for each advisory policy that may have read what the plan lacks, and for each line that policies print. */
  notices: Finding[];
}

/** Asks the policies of a set about a plan, and one of them about the plan without some resources. */
function createAsker(opened: OpenedPolicies, plan: PlanForSet, signal: AbortSignal) {
  const { set, files, facts } = opened;
  const readForPolicies = readerForPolicies(plan);
  const { input } = readForPolicies(plan.read);
  const readsTeams = facts.some((rule) => rule.readsTeams);
  const inMoreTeams = readsTeams ? withMoreTeams(plan.pullRequest, files) : undefined;
  // One object for all questions about the whole plan: what was written for `opa` is kept by the object.
  const sameInMoreTeams = { ...input, pullRequest: inMoreTeams };
  // What a policy prints may hold a sensitive value, as its messages may.
  const hidesValues = plan.json.isWhole && plan.sensitive.length > 0;
  const askOtherValues = otherValuesAsker(set.judge, { text: plan.read.text, input }, signal);

  /** Answers for all policies, or for the one of a narrowed question. @param isShown whether people see the messages */
  const judge = async (
    { input: given, unknown }: Pick<ReadForPolicies, 'input' | 'unknown'>,
    isShown: boolean,
    narrowed?: NarrowedQuestion,
  ): Promise<PolicyResult[]> => {
    // Else it is the plan of the default branch, of which nothing is shown.
    const isOfJudgedPlan = given === input;
    const unknownHere = withoutRemoved(unknown(), given.plan, narrowed?.without ?? []);
    await takeTurn(signal);
    const answers = await set.judge.evaluate(given, signal, narrowed);
    const hasMessages = answers.some(({ output }) => output.length > 0);
    const otherAnswers =
      isShown && hidesValues && hasMessages ? await askOtherValues(narrowed) : [];
    if (isOfJudgedPlan && narrowed === undefined && !hidesValues) noteRemarks(answers, plan);
    const inputOfMoreTeams = isOfJudgedPlan
      ? sameInMoreTeams
      : { ...given, pullRequest: inMoreTeams };
    const ofMoreTeams =
      inMoreTeams && (await set.judge.evaluate(inputOfMoreTeams, signal, narrowed));
    return set.policies.flatMap((policy, index) => {
      if (narrowed !== undefined && policy.name !== narrowed.policy) return [];
      const at = narrowed === undefined ? index : 0;
      const others = otherAnswers.map((answersOfValue) => answersOfValue[at]);
      const ofPolicy = {
        facts: facts[index],
        others,
        inMoreTeams: ofMoreTeams?.[at],
        unknown: unknownHere,
      };
      return [toResult(answers[at], { ...ofPolicy, policy, plan }, calledOf(files))];
    });
  };
  /** The answers about each whole plan. */
  const ofWhole = new Map<CheckedPlan, Promise<PolicyResult[]>>();
  const judgeWhole = (checked: CheckedPlan, isShown: boolean) => {
    const judging = ofWhole.get(checked) ?? judge(readForPolicies(checked), isShown);
    ofWhole.set(checked, judging);
    return judging;
  };
  const judgeWithout = async (
    checked: CheckedPlan,
    isShown: boolean,
    policy: string,
    isLeftOut: IsLeftOut,
  ): Promise<PolicyResult | undefined> => {
    await takeTurn(signal);
    const whole = readForPolicies(checked);
    const { addresses, parts } = whole;
    const isCut = Array.from(addresses).some(isLeftOut);
    const without = isCut ? pathsOf(parts(), isLeftOut) : [];
    if (without.length === 0) {
      return (await judgeWhole(checked, isShown)).find((result) => result.policy === policy);
    }
    const [again] = await judge(whole, isShown, { policy, without });
    await takeTurn(signal);
    return again;
  };
  return {
    /** Whether a policy may read what the files say; true for one that nothing here can judge. */
    readsConfiguration: (policy: string): boolean =>
      facts.find((rule) => rule.policy === policy)?.readsConfiguration ?? true,
    /** Judges the plan by all policies. */
    ask: () => judgeWhole(plan.read, true),
    /** Judges the plan by one policy, without some resources; as `ask` where it has none of them. */
    askAgain: (policy: string, isLeftOut: IsLeftOut) =>
      judgeWithout(plan.read, true, policy, isLeftOut),
    /** Judges the plan by one policy, without the parts at these paths. */
    async askWithoutParts(
      policy: string,
      without: NarrowedQuestion['without'],
    ): Promise<PolicyResult | undefined> {
      const [again] = await judge(readForPolicies(plan.read), true, { policy, without });
      return again;
    },
    /** Judges the plan of the default branch. The messages are compared, and never shown. */
    judgeBefore: (before: CheckedPlan, policy: string, isLeftOut: IsLeftOut) =>
      judgeWithout(before, false, policy, isLeftOut),
  };
}

/** Makes the function that reads, once for each plan, what policies get of it. */
function readerForPolicies({ run = UNKNOWN_RUN, pullRequest }: PlanForSet) {
  const readings = new Map<CheckedPlan, ReadForPolicies>();
  return (checked: CheckedPlan): ReadForPolicies => {
    const known = readings.get(checked);
    if (known !== undefined) return known;
    let parts: PartOfResource[] | undefined;
    let unknown: LackedByPlace | undefined;
    const read: ReadForPolicies = {
      input: { plan: checked.document, planText: checked.text, run, pullRequest },
      addresses: addressesIn(checked.document),
      parts: () => (parts ??= partsOfResources(checked.document)),
      unknown: () => (unknown ??= groupByPlace(unknownValues(checked.document))),
    };
    readings.set(checked, read);
    return read;
  };
}

/** Makes the function that asks the same with other values in place of the sensitive ones: a message that holds one differs. */
function otherValuesAsker(
  { evaluate }: OpenedPolicies['set']['judge'],
  { text, input }: { text: string; input: PolicyInput },
  signal: AbortSignal,
) {
  const withValue = (value: unknown): PolicyInput => ({
    ...input,
    planText: replaceInText(text, value),
  });
  let kept: PolicyInput[] | undefined;
  return async (narrowed: NarrowedQuestion | undefined): Promise<JudgedPolicy[][]> => {
    if (narrowed !== undefined) {
      // Each of the questions that leave something out is about the same text.
      kept ??= OTHER_VALUES.map(withValue);
      return Promise.all(kept.map((other) => evaluate(other, signal, narrowed)));
    }
    const answers: JudgedPolicy[][] = [];
    // One after the other: each is a copy of the plan.
    for (const value of OTHER_VALUES) answers.push(await evaluate(withValue(value), signal));
    return answers;
  };
}

function noteRemarks(answers: readonly JudgedPolicy[], { notices }: PlanForSet): void {
  for (const { name, remarks = [] } of answers) {
    notices.push(...remarks.map((remark) => aboutPolicy('policy-said', name, remark)));
  }
}

/** @param says the rest of a sentence */
function aboutPolicy(code: FindingCode, policy: string, says: Sentence): Finding {
  return finding(code, phrase`The policy ${quoted(policy)} ${says}`, { about: { policy } });
}

interface ReadForPolicies {
  input: PolicyInput;
  addresses: ReadonlySet<string>;
  parts: () => PartOfResource[];
  /** What is known only after the apply. */
  unknown: () => LackedByPlace;
}

/** The values of what is still in the plan once these parts were removed, one after the other. */
function withoutRemoved(
  groups: LackedByPlace,
  plan: object,
  without: NarrowedQuestion['without'],
): LackedByPlace {
  const removed = new Set<string>();
  const entries = new Set<unknown>();
  const lists = new Map<string, unknown[]>();
  for (const path of without) {
    const [member = '', at = '', ...inner] = path;
    if (member === 'configuration') {
      // Later entries of a list go before earlier ones, so each index is still that of the plan.
      entries.add(path.reduce<unknown>((part, key) => fieldsOf(part)[key], plan));
    }
    if (inner.length > 0) continue;
    const all: unknown = Reflect.get(plan, member);
    if (!Array.isArray(all)) {
      removed.add(`${member}.${at}`);
      continue;
    }
    const left = lists.get(member) ?? [...(all as unknown[])];
    lists.set(member, left);
    const [entry] = left.splice(Number(at), 1);
    const later = fieldOf(entry, 'resource_change') ?? fieldOf(entry, 'action_invocation');
    entries.add(entry).add(later);
  }
  if (entries.size === 0 && removed.size === 0) return groups;
  return groups.map((values) =>
    values.filter(
      ({ lacked: { entry, path } }) =>
        (entry === undefined || !entries.has(entry)) && !removed.has(path.slice(0, 2).join('.')),
    ),
  );
}

/**
 * Address → what the plan makes of the resource and, for a policy that reads the configuration, what the files say of
 * it. A resource that drifted in one of the two plans is left out, because it may differ.
 */
function certainValues(plan: CheckedPlan, other: CheckedPlan, readsFiles: boolean): PlannedValues {
  const certain = new Set(addressesIn(plan.document));
  for (const { document } of [plan, other]) {
    for (const address of addressesOf(document, ['resource_drift'])) certain.delete(address);
  }
  const planned = readPlannedValues(plan.json, certain);
  const { values, movedFrom } = planned ?? { values: new Map(), movedFrom: new Map() };
  if (!readsFiles) return { values, movedFrom };
  const configurationOf = configurationReader(fieldsOf(parseExactly(plan.text)));
  const withConfiguration = new Map<string, string>();
  for (const [address, value] of values) {
    const written = configurationOf(address);
    if (written !== undefined) withConfiguration.set(address, JSON.stringify([value, written]));
  }
  return { values: withConfiguration, movedFrom };
}

/**
 * Makes the function that returns what the configuration in a plan says of a resource, as JSON: its block, and the calls
 * of the modules around it; undefined if it has no block.
 */
function configurationReader(plan: object): (address: string) => string | undefined {
  const blockAt = findBlocks(Reflect.get(plan, 'configuration'));
  return (address) => {
    const configured = blockAt(address);
    if (configured === undefined) return undefined;
    const around = configured.calls.map(({ call }) => ({ ...call, module: undefined }));
    return JSON.stringify([...around, configured.block]);
  };
}

/** What a message is compared with: sensitive values left out, and replaced. */
const OTHER_VALUES: readonly unknown[] = [undefined, 'another-value'];

interface PolicyAnswers {
  policy: DeclaredPolicy;
  /** Undefined for a policy that nothing here can judge. */
  facts: RuleFacts | undefined;
  /** What the policy says with other values in the place of sensitive ones, if its messages are to be shown. */
  others: readonly (JudgedPolicy | undefined)[];
  /** What the policy says of an author who is in more teams, if a policy of its set may read them. */
  inMoreTeams: JudgedPolicy | undefined;
  /** What of the plan is known only after the apply. */
  unknown: LackedByPlace;
  plan: PlanForSet;
}

function toResult(
  judged: JudgedPolicy | undefined,
  answers: PolicyAnswers,
  policySet: string,
): PolicyResult {
  const { policy, plan, facts, unknown } = answers;
  const { name, level, description, approval } = policy;
  const { status = 'errored', output: written = ['It gave no result.'] } = judged ?? {};
  // Why a policy was not evaluated is a sentence of Plangate about the policy, without a value of the plan.
  const isAboutPlan = plan.json.isWhole && status !== 'not_evaluated';
  const output = isAboutPlan ? withoutSecrets(written, judged, answers) : written;
  const printed = printedMessages(output, policy.argument);
  const unknownRead = ['passed', 'failed'].includes(status) ? (facts?.mayRead(unknown) ?? []) : [];
  const conditions = status === 'failed' ? conditionsBeside(printed, unknownRead, policy) : [];
  const messages = [...printed, ...conditions];
  const texts = messages.map(({ text }) => text);
  const result: PolicyResult = {
    judge: OWN_POLICIES,
    policySet,
    policy: name,
    level,
    status: status === 'not_evaluated' ? 'not-evaluated' : status,
    overridable: isOverridable(policy),
    message: status === 'passed' ? '' : (texts[0] ?? description),
    description: description || undefined,
    output: texts,
    printedFor: status === 'passed' ? undefined : messages.map(printedForOne),
    answers: judged?.answers && wholeAnswers(judged.answers, { output, written, conditions }),
    ...(status === 'failed' && failsForUnknown(printed, unknownRead) && { remedy: waysOut(name) }),
    ...(approval && status === 'failed' && { approval: toWaiting(approval) }),
    ...(status === 'passed' ? NOTHING_NAMED : namedIn(messages)),
  };
  return withDoubt({ result, judged, unknownRead }, answers);
}

interface ReadResult {
  result: PolicyResult;
  judged: JudgedPolicy | undefined;
  /** What it may read that is known only after the apply. */
  unknownRead: readonly LackedRead[];
}

/**
 * The result, where nothing makes its pass uncertain; else one that is no pass. What an advisory policy may have missed does
 * not make the verdict undecided: its pass stays, and the plan's `notices` get one more.
 */
function withDoubt(
  { result, judged, unknownRead }: ReadResult,
  answers: PolicyAnswers,
): PolicyResult {
  const { policy, plan, facts, inMoreTeams } = answers;
  const { policySet, policy: name, level, status, output } = result;
  const nothingNamed = {
    printedFor: undefined,
    answers: undefined,
    approval: undefined,
    ...NOTHING_NAMED,
  };
  // It gave no reason to fail, so this is a pass that stays, as below.
  if (level === 'advisory' && judged?.lacksInput === true) {
    for (const text of output) {
      plan.notices.push(
        finding('policy-lacks-input', plain(text), { about: { policySet, policy: name } }),
      );
    }
    return { ...result, ...nothingNamed, status: 'passed', message: '', output: [] };
  }
  // It may fail for the only reason that this job does not know the teams of the author.
  const failsWithoutTeams =
    status === 'failed' &&
    facts?.readsTeams === true &&
    plan.pullRequest?.teams === undefined &&
    inMoreTeams?.status === 'passed';
  let why: string | undefined;
  if (status === 'passed' || failsWithoutTeams) {
    why = facts === undefined ? 'was not judged' : explainUncertainPass(facts, plan, inMoreTeams);
  }
  if (why === undefined && status === 'passed' && unknownRead.length > 0) {
    return { ...result, ...knownAfterApply(unknownRead, policy, facts) };
  }
  if (why === undefined) return result;
  if (level === 'advisory') {
    plan.notices.push(aboutPolicy('pass-uncertain', name, plain(`${why}.`)));
    return result;
  }
  return { ...result, ...nothingNamed, status: 'not-evaluated', message: why, output: [why] };
}

/** The answers as they were given, with what is shown of each, and what is not known beside them. */
function wholeAnswers(
  answers: readonly string[],
  {
    output,
    written,
    conditions,
  }: Record<'output' | 'written', readonly unknown[]> & {
    conditions: readonly PrintedMessage[];
  },
): WholeAnswer[] {
  const given = answers.map((json, at) => {
    const lines = printedMessages([output[at]]).map(({ text }) => text);
    return new WholeAnswer(lines, json, output[at] === written[at]);
  });
  const beside = conditions.map(({ text }) => {
    return new WholeAnswer([text], JSON.stringify({ unknown: text }), true);
  });
  return [...given, ...beside];
}

/**
 * What is not known yet where a policy fails: of the resources that it names, because that may be why; of all where people may
 * accept the failure, because the policy may fail in another way as well once everything is known.
 */
function conditionsBeside(
  printed: readonly PrintedMessage[],
  unknownRead: readonly LackedRead[],
  policy: DeclaredPolicy,
): PrintedMessage[] {
  if (unknownRead.length === 0) return [];
  const named = new Set(namedIn(printed).resources.map(({ address }) => address));
  const counted = isOverridable(policy)
    ? unknownRead
    : unknownRead.filter(
        ({ lacked }) => lacked.entry !== undefined && named.has(lackingName(lacked)),
      );
  return describeCondition(counted);
}

/** Whether each message is about resources of which a value that the policy names is not known yet. */
function failsForUnknown(
  printed: readonly PrintedMessage[],
  unknownRead: readonly LackedRead[],
): boolean {
  const waiting = new Set(
    unknownRead
      .filter(({ isNamed, lacked }) => isNamed && lacked.entry !== undefined)
      .map(({ lacked }) => lackingName(lacked)),
  );
  return printed.every((message) => {
    const { resources } = namedIn([message]);
    return resources.length > 0 && resources.every(({ address }) => waiting.has(address));
  });
}

function waysOut(policy: string): Sentence {
  const page = linkPart(phrase`four ways out`, ownPage('docs/known-after-apply.md#four-ways-out'));
  return phrase`All that ${quoted(policy)} fails for has a value that is known only after the apply: take one of ${page} or write a value that the plan knows.`;
}

/** What a result says where its pass may depend on values that are known only after the apply. */
function knownAfterApply(
  unknownRead: readonly LackedRead[],
  { approval, level }: DeclaredPolicy,
  facts: RuleFacts | undefined,
): Partial<PolicyResult> {
  const messages = describeCondition(unknownRead);
  return {
    status: 'known-after-apply',
    level: facts?.meansUnknown === true ? 'advisory' : level,
    message: messages[0]?.text ?? '',
    output: messages.map(({ text }) => text),
    printedFor: messages.map(printedForOne),
    answers: undefined,
    ...(approval && { approval: toWaiting(approval) }),
    ...namedIn(messages),
  };
}

function toWaiting({ approvers, count }: ApprovalRule): PolicyResult['approval'] {
  return { approvers: approvers.names, needed: count, missing: count, given: [] };
}

/** METADATA can say that the part may be absent. This is not proposed: then the policy would pass without looking at anything. */
const INSTEAD =
  ': read `resource_changes` in its place, or let the whole plan be read (`full-plan`)';

/**
 * Says why the pass of a policy is not certain: the rest of a sentence about it. Undefined if it is certain.
 *
 * @param inMoreTeams what it says of an author who is in more teams, if that was asked
 */
export function explainUncertainPass(
  facts: RuleFacts,
  { json: { isWhole }, sensitive, run, pullRequest = {}, whyNoTeams }: KnownToPolicies,
  inMoreTeams?: JudgedPolicy,
): string | undefined {
  const planWords = isWhole ? 'the plan' : 'a redacted plan';
  const lacking = facts.absentIn(isWhole ? TERRAFORM_PLAN : REDACTED_PLAN);
  const absent = lacking.filter((part) => part !== 'run' && part !== 'pull_request');
  if (absent.length > 0) {
    const names = listNames(absent.map((part) => `input.${part}`));
    return `may read ${names}, which ${planWords} does not have${isWhole ? '' : INSTEAD}`;
  }
  if (lacking.includes('run') && run === undefined) {
    return 'may read the run, of which too little is known here';
  }
  const ofRun = new Set(
    facts.readsOfRun.flatMap((path) => missingParts(run ?? {}, path, RUN_SHAPE)),
  );
  if (ofRun.size > 0) {
    const names = listNames([...ofRun].map((part) => `input.run.${part}`));
    return `may read ${names}, which only a run of a service has`;
  }
  const ofPullRequest = new Set(
    facts.readsOfPullRequest.flatMap((path) => missingParts(pullRequest, path, PULL_REQUEST_SHAPE)),
  );
  if (ofPullRequest.size > 0) {
    const names = listNames([...ofPullRequest].map((part) => `input.pull_request.${part}`));
    const why = ofPullRequest.has('teams') && whyNoTeams !== undefined ? `: ${whyNoTeams}` : '';
    return `may read ${names}, which this job does not know${why}`;
  }
  const knowsTeams = facts.readsTeams && pullRequest.teams !== undefined;
  if (knowsTeams && inMoreTeams?.status !== 'passed') {
    return 'would not pass if its author were in another team, and GitHub does not list every secret team: let the policy require a team instead of forbidding one';
  }
  const hidden = isWhole ? [] : facts.mayRead(sensitive);
  if (hidden.length === 0) return undefined;
  const names = [...new Set(hidden.flatMap(nameOfHidden))].sort();
  return names.length > 0
    ? `may read ${nameSome(names, MOST_NAMED)}, and sensitive values are not in a redacted plan`
    : 'may read sensitive values, and these are not in a redacted plan';
}

const MOST_NAMED = 3;

/** The attribute that holds it, if the policy names that. */
function nameOfHidden({ lacked: { path, depth, entry }, isNamed }: LackedRead): string | [] {
  if (entry === undefined && path[0] === 'output_changes') return 'the value of an output';
  const attribute = path[depth];
  if (attribute === undefined) return 'a whole value';
  return isNamed ? `\`${attribute}\`` : [];
}

const NOT_SHOWN = 'the message may hold a sensitive value, so it is not shown';

/**
 * Each message is shown if it is the same whatever the sensitive values are, else what of it holds no value: of a failure only
 * the addresses.
 */
function withoutSecrets(
  output: readonly unknown[],
  judged: JudgedPolicy | undefined,
  { others, plan }: PolicyAnswers,
): unknown[] {
  const otherMessages = others.map(
    (other) => new Set(other?.output.map((message) => JSON.stringify(message))),
  );
  let knownAddresses: ReadonlySet<string> | undefined;
  return output.map((message, at) => {
    const text = JSON.stringify(message);
    if (otherMessages.every((messages) => messages.has(text))) {
      // It is the same whatever is marked, so a value in it is a copy that the plan does not mark.
      const shown = withoutTextsIn(message, plan.withoutTexts);
      return JSON.stringify(shown) === text ? message : shown;
    }
    const bare = judged?.withoutValues?.[at];
    if (bare !== undefined) return bare;
    const ofPlan = (knownAddresses ??= addressesIn(plan.read.document));
    const addresses = namedIn(printedMessages(message))
      .resources.map(({ address }) => address)
      .filter((address) => ofPlan.has(address));
    return `${[...new Set(addresses)].join(', ') || 'A resource'}: ${NOT_SHOWN}`;
  });
}

interface KnownPullRequest {
  pullRequest: PullRequestInput | undefined;
  /** Why the teams of its author are not known, if they were asked for: the end of a sentence. */
  whyNoTeams?: string | undefined;
}

/** What is known of the pull request, with its author's teams where a policy reads them. */
async function readPullRequest(
  sets: readonly { facts: readonly RuleFacts[] }[],
  pullRequest: PullRequestOfJob | undefined,
): Promise<KnownPullRequest> {
  if (pullRequest === undefined) return { pullRequest };
  const { askTeams, ...known } = pullRequest;
  const isRead = sets.some(({ facts }) => facts.some(({ readsTeams }) => readsTeams));
  const answer = isRead ? await askTeams?.() : undefined;
  if (answer === undefined) return { pullRequest: known };
  if ('unknown' in answer) return { pullRequest: known, whyNoTeams: answer.unknown };
  return { pullRequest: { ...known, teams: answer.teams } };
}

/**
 * The pull request of an author who is in every team that the files of a set can name. It finds what depends on a team
 * that is not listed: GitHub leaves out secret teams that the token does not see, and some jobs know no teams at all.
 */
function withMoreTeams(
  pullRequest: PullRequestInput | undefined,
  { files }: PolicyFiles,
): PullRequestInput {
  const teams = new Set(pullRequest?.teams);
  for (const content of files.values()) {
    const words = Buffer.from(content)
      .toString()
      .matchAll(/[A-Za-z0-9_.-]+/g);
    for (const [word] of words) teams.add(word);
  }
  return { ...pullRequest, teams: [...teams] };
}
