/**
 * The team's own Rego policies in a check with a service: opens them, and judges the plan that a run made by them. A
 * redacted plan lacks parts and values. What a policy may read of these makes its pass undecided.
 */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { loadHcl } from '../configuration/syntax/hcl.ts';
import type { GitPorts } from '../machine/ask-git.ts';
import type { ProgramPorts } from '../machine/ask-opa.ts';
import { keptAfterJudging } from '../model/job-time.ts';
import type { Problem } from '../model/parse.ts';
import { MissingJudge, PolicyProblem } from '../model/policy-files.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import type { Clock } from '../model/ports.ts';
import { quote } from '../model/quote.ts';
import { UNKNOWN_RUN } from '../model/run-input.ts';
import { printedLines } from '../policy/from-outcomes.ts';
import { mentionedIn, namedIn } from '../policy/named-resources.ts';
import { exceptOwn } from '../policy/except-own.ts';
import type { OwnJudgement, OwnPolicies, PlanOfRun } from '../policy/own-policies.ts';
import { withoutResources } from '../plan/without-resources.ts';
import { readPlan } from '../service/engines/read-plan.ts';
import type { JudgedPolicy } from '../service/judge.ts';
import type { DeclaredPolicy } from '../service/load-policies.ts';
import { TERRAFORM_PLAN } from '../service/plan/plan-shape.ts';
import type { Settings } from '../settings/settings.ts';
import type { JobTree } from '../trust/tree.ts';
import { openPolicies, POLICY_MS, type OpenedPolicies, type PolicyPorts } from './open-policies.ts';
import { findPolicies, type FoundPolicies } from './policy-sources.ts';
import { describeRules, type RuleFacts } from './trial/describe-rules.ts';
import { addressesIn, ANY_NAME, hiddenNames, withReplacements } from './trial/hidden-values.ts';
import { readRedactedPlan, REDACTED_PLAN, type PlanInText } from './trial/redacted-plan.ts';

export interface OpenedOwn extends OwnPolicies {
  /** What judges, as in `opa 1.22.2`; undefined where nothing here can. */
  readonly judgedBy: string | undefined;
  /** Sentences about the policies themselves. */
  readonly notices: readonly string[];
  close(): Promise<void>;
}

type OwnPorts = GitPorts & ProgramPorts & { clock: Clock; signal: AbortSignal; endsAt: number };

/**
 * Finds and opens the policies that the settings name. The caller closes them.
 *
 * @param readsWhole whether whole plans are judged, with every value
 * @returns what is wrong with them; without an `opa` they open and judge nothing
 */
export async function openOwnPolicies(
  settings: Pick<Settings, 'policies' | 'directory' | 'timeoutMs' | 'policyTimeoutMs'>,
  place: { workingDirectory: string; jobTree: JobTree },
  ports: OwnPorts,
  readsWhole: boolean,
): Promise<OpenedOwn | { problems: Problem[] }> {
  const { policies: sources = [], timeoutMs, policyTimeoutMs } = settings;
  const { clock, endsAt, executeBounded, environment, signal } = ports;
  const directory = resolve(place.workingDirectory, settings.directory);
  const limits = {
    clock,
    policyMs: policyTimeoutMs ?? POLICY_MS,
    deadlineMs: endsAt - keptAfterJudging(timeoutMs),
    processes: availableParallelism(),
  };
  const opened = new Map<boolean, Promise<OpenedPolicies[]>>();
  const close = async (): Promise<void> => {
    for (const opening of opened.values()) {
      for (const each of await opening.catch(() => [])) await each.close();
    }
  };
  try {
    const sets = await findPolicies({ written: sources, directory, ...place }, ports);
    const hcl = await loadHcl();
    const open = (isWhole: boolean): Promise<OpenedPolicies[]> => {
      const plan = isWhole ? TERRAFORM_PLAN : REDACTED_PLAN;
      const known =
        opened.get(isWhole) ??
        openAll(sets, { executeBounded, environment, signal, hcl, limits, plan });
      opened.set(isWhole, known);
      return known;
    };
    const first = await open(readsWhole);
    return {
      sources,
      readsWhole,
      judgedBy: [...new Set(first.map(({ judgedBy }) => judgedBy))].join(' and '),
      notices: first.flatMap(({ warnings }) => warnings),
      judge: async (plan, judging) => judgeAll(await open(plan.isWhole), plan, judging),
      close,
    };
  } catch (error) {
    await close();
    if (!(error instanceof PolicyProblem) || signal.aborted) throw error;
    const { message } = error;
    if (error instanceof MissingJudge) {
      const judge = () => Promise.reject(new Error(message));
      return { sources, readsWhole, judgedBy: undefined, notices: [], judge, close };
    }
    return { problems: message.split('\n').map((line) => ({ where: 'policies', message: line })) };
  }
}

async function openAll(
  sets: readonly FoundPolicies[],
  ports: PolicyPorts,
): Promise<OpenedPolicies[]> {
  const opened: OpenedPolicies[] = [];
  try {
    for (const { decides } of sets) opened.push(await openPolicies(decides, ports));
    return opened;
  } catch (error) {
    for (const each of opened) await each.close();
    throw error;
  }
}

async function judgeAll(
  sets: readonly OpenedPolicies[],
  plan: PlanOfRun,
  signal: AbortSignal,
): Promise<OwnJudgement> {
  const { text, isWhole } = plan;
  const read: PlanInText = isWhole
    ? { plan: (await readPlan(text, signal)).document, planText: text }
    : await readRedactedPlan(text, signal);
  const judgements = await Promise.all(
    sets.map((opened) =>
      judgeSet(opened, { ...plan, read, hidden: hiddenNames(read.plan) }, signal),
    ),
  );
  return {
    results: judgements.flatMap(({ results }) => results),
    notices: judgements.flatMap(({ notices }) => notices),
  };
}

interface Judged extends PlanOfRun {
  read: PlanInText;
  /** Names of the attributes with a sensitive value. */
  hidden: ReadonlySet<string>;
}

async function judgeSet(
  opened: OpenedPolicies,
  plan: Judged,
  signal: AbortSignal,
): Promise<OwnJudgement> {
  const { set, files, source } = opened;
  const shape = plan.isWhole ? TERRAFORM_PLAN : REDACTED_PLAN;
  const facts = source === undefined ? [] : describeRules(source, shape);
  const ask = (read: PlanInText): Promise<JudgedPolicy[]> =>
    set.judge.judge({ ...read, run: plan.run ?? UNKNOWN_RUN }, signal);
  const lacks = new Set<string>();
  const others = plan.hidden.size === 0 ? [] : withReplacements(plan.read.plan);
  const askAll = async (read: PlanInText, replaced: typeof others): Promise<PolicyResult[]> => {
    const [answers, ...withOthers] = await Promise.all([
      ask(read),
      ...replaced.map((other) => ask({ plan: other, planText: JSON.stringify(other) })),
    ]);
    return set.policies.map((policy, at) => {
      const about = {
        policy,
        facts: facts[at],
        others: withOthers.map((one) => one[at]),
        plan,
        lacks,
      };
      return toResult(answers[at], about, files.shownAs);
    });
  };
  const whole = await askAll(plan.read, others);
  const printed = opened.printed.get((plan.run ?? UNKNOWN_RUN).id) ?? [];
  const results = await exceptOwn(whole, plan, async (isOut, { policy }) => {
    const cut = withoutResources(plan.read.plan, isOut);
    const left = await askAll(
      { plan: cut, planText: JSON.stringify(cut) },
      others.map((other) => withoutResources(other, isOut)),
    );
    return left.find((one) => one.policy === policy);
  });
  // What a policy prints may hold a sensitive value, as its messages may.
  const isShown = !plan.isWhole || plan.hidden.size === 0;
  return { results, notices: [...lacks].concat(isShown ? printed : []) };
}

interface AboutPolicy {
  policy: DeclaredPolicy;
  /** Undefined for a policy that nothing here can judge. */
  facts: RuleFacts | undefined;
  /** What the policy says with other values in the place of sensitive ones. */
  others: readonly (JudgedPolicy | undefined)[];
  plan: Judged;
  /** Gets a sentence for each advisory policy that passed and may have read something in vain. */
  lacks: Set<string>;
}

function toResult(
  judged: JudgedPolicy | undefined,
  about: AboutPolicy,
  policySet: string,
): PolicyResult {
  const { policy, plan } = about;
  const { name, level, description } = policy;
  const { status = 'errored', output: given = ['It gave no result.'] } = judged ?? {};
  const output = plan.isWhole ? given.map((one) => withoutSecrets(one, about)) : given;
  const lines = printedLines(output);
  const texts = lines.map(({ text }) => text);
  const named = status === 'passed' ? [] : namedIn(lines);
  const resources = named.length > 0 || status === 'passed' ? named : mentionedIn(description);
  const result: PolicyResult = {
    system: 'own-policies',
    policySet,
    policy: name,
    level,
    status: status === 'not_evaluated' ? 'not-evaluated' : status,
    overridable: level === 'soft-mandatory' || level === 'mandatory-overridable',
    message: status === 'passed' ? '' : (texts[0] ?? description),
    description: description || undefined,
    output: texts,
    printedFor:
      status === 'passed' ? undefined : lines.map(({ address }) => (address ? [address] : [])),
    address: resources[0]?.address,
    resources,
  };
  const why = status === 'passed' ? lackOf(judged, about) : undefined;
  if (why === undefined) return result;
  if (level === 'advisory') {
    about.lacks.add(`The policy ${quote(name)} ${why}.`);
    return result;
  }
  return { ...result, status: 'not-evaluated', message: why, output: [why] };
}

/** Why a pass says nothing: the rest of a sentence about the policy. */
function lackOf(
  judged: JudgedPolicy | undefined,
  { facts, others, plan: { isWhole, hidden, run } }: AboutPolicy,
): string | undefined {
  if (facts === undefined) return 'was not judged';
  const what = isWhole ? 'the plan' : 'a redacted plan';
  const absent = facts.absent.filter((part) => part !== 'run');
  if (absent.length > 0) {
    return `may read ${shownNames(absent.map((part) => `input.${part}`))}, which ${what} does not have`;
  }
  if (facts.absent.includes('run') && run === undefined) {
    return 'may read the run, and the service does not say enough of it';
  }
  if (isWhole) return undefined;
  const named = [...hidden].filter(facts.names).sort();
  if (named.length > 0) {
    return `may read ${shownNames(named)}, and sensitive values are not in a redacted plan`;
  }
  const said = JSON.stringify([judged?.status, judged?.output]);
  const depends = others.some((other) => JSON.stringify([other?.status, other?.output]) !== said);
  return depends || (facts.readsUnnamed && hidden.size > 0)
    ? 'may read sensitive values, and these are not in a redacted plan'
    : undefined;
}

const MOST_NAMED = 3;

function shownNames(names: readonly string[]): string {
  const words = names.map((name) => (name === ANY_NAME ? 'a whole value' : `\`${name}\``));
  const rest = words.length - MOST_NAMED;
  const shown = words.slice(0, MOST_NAMED).join(', ');
  return rest > 0 ? `${shown} and ${rest} more` : shown;
}

/** A message is shown if it is the same whatever the sensitive values are, else only the addresses in it. */
function withoutSecrets(message: unknown, { others, plan }: AboutPolicy): unknown {
  const text = JSON.stringify(message);
  const isSame = others.every((other) => other?.output.some((one) => JSON.stringify(one) === text));
  if (isSame) return message;
  const known = addressesIn(plan.read.plan);
  const addresses = printedLines([message])
    .flatMap((line) => namedIn([line]))
    .map(({ address }) => address)
    .filter((address) => known.has(address));
  return `${[...new Set(addresses)].join(', ') || 'A resource'}: the message may hold a sensitive value, so it is not shown`;
}
