/**
 * Policy checks: the counts decide, and the log only adds the names of the policies.
 *
 * Source of its form: the logs in https://github.com/hashicorp/terraform/tree/v1.16.4/internal/cloud/testdata.
 */
import { hasNoResult, kindOf, POLICY_CHECK_STATUSES } from '../../model/status.ts';
import type { PolicyCheck } from '../../client/wire/policies.ts';
import { namedIn, NOTHING_NAMED } from '../named-resources.ts';
import {
  brokenPolicies,
  contradiction,
  readCount,
  readStatus,
  timestampDoubts,
  toLevel,
  type Reading,
} from '../reading.ts';
import { judgeOfService, statusMayChange, type ServiceSystem } from './policy-system.ts';
import type { Finding } from '../../model/finding.ts';
import { foreign, formatNumber, phrase, quoted, runPart } from '../../model/sentence.ts';
import type { EnforcementLevel, PolicyResult, ResultStatus } from '../../model/policy-result.ts';

/** The name of a policy that was counted, and that the log does not name. */
export const UNNAMED = 'unnamed policy';

/** Whether it stands for a policy that was counted, and that the log does not name. */
export function isUnnamed({ judge, policy }: Pick<PolicyResult, 'judge' | 'policy'>): boolean {
  return judge === JUDGE && policy === UNNAMED;
}

const LEVELS = ['advisory', 'soft-mandatory', 'hard-mandatory'] as const;

const JUDGE = judgeOfService('policy-check', 'policy check', 'nothing');

export const POLICY_CHECKS: ServiceSystem<
  PolicyCheck,
  {
    check: PolicyCheck;
    /** What it printed; undefined when that was not read. */
    log?: string | undefined;
  }
> = {
  judge: JUDGE,
  levels: LEVELS,
  relation: 'policy-checks',
  emptyIsFinal: false,
  override: {
    object: 'policy-check',
    title: 'policy check',
    waitingStatus: 'soft_failed',
    finalStatus: 'hard_failed',
    runStatus: 'policy_override',
  },
  list: ({ policyChecks }, runId) => policyChecks.list(runId),
  objectOf: (check) => check,
  isOfApply: () => false,
  isUnfinished: ({ attributes }) => statusMayChange(POLICY_CHECK_STATUSES, attributes.status),
  async readDetails(check, { isFrugal, readOptional }) {
    const { status, result } = check.attributes;
    const allPassed = status === 'passed' && result?.['advisory-failed'] === 0;
    // The log would only add names to what the counts say already.
    if ((isFrugal && allPassed) || hasNoResult(kindOf(POLICY_CHECK_STATUSES, status)))
      return { check };
    return { check, log: await readOptional(({ policyChecks }) => policyChecks.output(check.id)) };
  },
  read: ({ check, log }) => fromPolicyCheck(check, log),
  // A log holds printed lines of a plan, too. Its names count only if there is no header too many or too few.
  readCertain: ({ check, log }) => fromPolicyCheck(check, isLogWhole(check, log) ? log : undefined),
  sendOverride: ({ policyChecks }, id, comment) => policyChecks.override(id, { comment }),
};

/** @param log what the check printed; undefined when it could not be read. */
export function fromPolicyCheck(check: PolicyCheck, log: string | undefined): Reading {
  const { status, result, permissions } = check.attributes;
  const what = `policy check ${check.id}`;
  const object = { what, word: status, isAfterPlan: true } as const;
  const { reading, isUnfinished } = readStatus(POLICY_CHECK_STATUSES, object);
  reading.canOverride = permissions?.['can-override'] ?? undefined;
  if (isUnfinished) return reading;
  if (status === 'errored') {
    const firstLine = log?.split('\n').find((line) => line.trim() !== '');
    const why = firstLine === undefined ? '' : phrase`: ${foreign(firstLine.trim().slice(0, 300))}`;
    reading.errors.push(brokenPolicies(phrase`The ${runPart(what)} could not be evaluated${why}.`));
  }
  const counts = readCounts(result ?? {});
  if (counts === undefined) {
    if (status !== 'errored') {
      reading.doubts.push(
        contradiction(
          phrase`The ${runPart(what)} is ${quoted(status)} but does not say how many policies passed.`,
        ),
      );
    }
    return reading;
  }
  reading.doubts.push(
    ...countDoubts(what, check.attributes, counts),
    ...timestampDoubts(what, check.attributes, POLICY_CHECK_STATUSES),
  );
  reading.results.push(...namedResults(counts, log ?? '', check.attributes));
  return reading;
}

/**
 * Whether the log has a header for every policy that was counted, and none besides. Then no line that a policy
 * printed can pass for the name of another one.
 */
function isLogWhole({ attributes }: PolicyCheck, log = ''): boolean {
  const counts = readCounts(attributes.result ?? {});
  const headers = parsePolicyLog(log).length;
  return headers < MOST_POLICIES && headers === (counts?.passed ?? 0) + (counts?.total ?? 0);
}

/** A result for each policy that was counted: the failures by level, and then what passed. */
function namedResults(
  counts: Counts,
  log: string,
  { status, actions, 'status-timestamps': stamps }: PolicyCheck['attributes'],
): PolicyResult[] {
  const logged = parsePolicyLog(log);
  const groups: [EnforcementLevel, number][] = [
    ['hard-mandatory', counts.hard],
    ['soft-mandatory', counts.soft],
    ['advisory', counts.advisory],
  ];
  const failures = groups.flatMap(([level, count]) => {
    const isSoft = level === 'soft-mandatory';
    const isOverridden = isSoft && status === 'overridden';
    const at = isOverridden ? (stamps?.['overridden-at'] ?? undefined) : undefined;
    const loggedFailures = logged.filter(
      (policy) => policy.level === level && policy.passed !== true,
    );
    return namesFor(loggedFailures, count, level).map((policy) => ({
      ...fromLoggedPolicy(policy, isOverridden ? 'overridden' : 'failed'),
      overridable: isSoft && (isOverridden || actions?.['is-overridable'] !== false),
      override: at === undefined ? undefined : { at },
    }));
  });
  const passed = logged.filter((policy) => policy.passed === true);
  const passes = namesFor(passed, counts.passed, 'unknown').map((policy) =>
    fromLoggedPolicy(policy, 'passed'),
  );
  return [...failures, ...passes];
}

type Counts = NonNullable<ReturnType<typeof readCounts>>;

/** The counts of a check. `hard`, `soft` and `advisory` failed at that level. Undefined if the service leaves one out. */
function readCounts(result: Readonly<Record<string, unknown>>) {
  const passed = readCount(result, 'passed');
  const hard = readCount(result, 'hard-failed');
  const soft = readCount(result, 'soft-failed');
  const advisory = readCount(result, 'advisory-failed');
  const failed = readCount(result, 'total-failed');
  if (passed === undefined || hard === undefined || soft === undefined) return undefined;
  if (advisory === undefined || failed === undefined) return undefined;
  return { passed, hard, soft, advisory, total: failed };
}

/** Whether a check with this status can have these failures. A status that is not listed can have none. */
function fitsCounts(status: string, { hard, soft, advisory }: Counts): boolean {
  if (status === 'passed') return hard === 0 && soft === 0;
  if (status === 'soft_failed' || status === 'overridden') return hard === 0 && soft > 0;
  if (status === 'failed') return soft === 0 && hard + advisory > 0;
  if (status === 'hard_failed') return hard > 0;
  return status === 'errored';
}

function countDoubts(
  what: string,
  { status, result }: PolicyCheck['attributes'],
  counts: Counts,
): Finding[] {
  const { passed, total, hard, soft, advisory } = counts;
  const doubts: Finding[] = [];
  if (total !== hard + soft + advisory) {
    doubts.push(
      contradiction(
        phrase`The ${runPart(what)} counts ${formatNumber(total)} failed policies in all, but ${formatNumber(hard)} hard-mandatory, ${formatNumber(soft)} soft-mandatory and ${formatNumber(advisory)} advisory ones.`,
      ),
    );
  }
  if (kindOf(POLICY_CHECK_STATUSES, status) !== 'unknown' && !fitsCounts(status, counts)) {
    doubts.push(
      contradiction(
        phrase`The ${runPart(what)} is ${quoted(status)} but counts ${formatNumber(hard)} hard-mandatory and ${formatNumber(soft)} soft-mandatory failures.`,
      ),
    );
  }
  if (status === 'passed' && result?.result === false && advisory === 0) {
    doubts.push(contradiction(phrase`The ${runPart(what)} is "passed" but its result is false.`));
  }
  if (status === 'passed' && passed + total === 0 && result?.result !== true) {
    doubts.push(
      contradiction(phrase`The ${runPart(what)} is "passed" but names no policy and no result.`),
    );
  }
  return doubts;
}

/**
 * As many policies as the service counted: those of the log, and unnamed ones for the rest. If the log has too many, it is
 * not known which of them count, and none is named.
 */
function namesFor(logged: LoggedPolicy[], count: number, level: EnforcementLevel): LoggedPolicy[] {
  const kept = logged.length <= count ? logged : [];
  // The limit only keeps an absurd count of the service from filling the memory.
  const missing = Math.min(count - kept.length, 10_000);
  const unnamed = { policySet: '', policy: UNNAMED, level, description: '', output: [] };
  return [...kept, ...Array.from({ length: missing }, () => unnamed)];
}

function fromLoggedPolicy(policy: LoggedPolicy, status: ResultStatus): PolicyResult {
  const { policySet, policy: name, level, description, output } = policy;
  const messages = messagesInLog(output);
  const message =
    name === UNNAMED && output.length === 0
      ? 'The log of the policy check does not name this policy.'
      : (messages[0] ?? description);
  return {
    judge: JUDGE,
    policySet,
    policy: name,
    level,
    status,
    overridable: false,
    message: status === 'passed' ? '' : message,
    description: description || undefined,
    output,
    ...(status === 'passed' ? NOTHING_NAMED : namedIn(messages.map((text) => ({ text })))),
  };
}

/** `FALSE - name.sentinel:1:1 - Rule "main"`: the trace, not a message. */
const VERDICT_LINE = /^\s*(?:(?:FALSE|TRUE) - |Print messages:$)/;

/** What a policy printed: a line and the indented ones below it are one message. What is below a line of the trace is trace. */
function messagesInLog(lines: readonly string[]): string[] {
  const messages: string[] = [];
  let isInTrace = false;
  for (const line of lines) {
    const isBelow = /^\s/.test(line);
    if (VERDICT_LINE.test(line)) isInTrace = true;
    else if (isBelow && isInTrace) continue;
    else {
      isInTrace = false;
      const above = isBelow ? messages.pop() : undefined;
      messages.push(above === undefined ? line.trim() : `${above}\n${line}`);
    }
  }
  return messages;
}

interface LoggedPolicy {
  policySet: string;
  policy: string;
  level: EnforcementLevel;
  /** Undefined if the log has no known level. */
  passed?: boolean;
  description: string;
  output: string[];
}

const HEADER = '## Policy ';
const MOST_POLICIES = 2_000;
const LONGEST_DESCRIPTION = 2_000;

/**
 * Reads the policies that a log names; the counts name none. The log is written for people and may hold lines of a
 * plan, so it explains results and never makes one pass.
 */
export function parsePolicyLog(log: string): LoggedPolicy[] {
  const policies: LoggedPolicy[] = [];
  let current: LoggedPolicy | undefined;
  let isInDescription = false;
  for (const wholeLine of log.split('\n')) {
    const line = wholeLine.trimEnd();
    const header = policies.length < MOST_POLICIES ? parseHeader(line) : undefined;
    if (header !== undefined) {
      current = header;
      policies.push(header);
      isInDescription = false;
      continue;
    }
    if (current === undefined) continue;
    if (line === '') {
      // An empty line ends a description that has begun.
      isInDescription &&= current.description === '';
      continue;
    }
    if (line.startsWith('Result: ')) {
      const word = line.slice('Result: '.length).trim().toLowerCase();
      if (current.passed === undefined && (word === 'true' || word === 'false')) {
        current.passed = word === 'true';
      }
    } else if (line.startsWith('Description:')) {
      isInDescription = true;
      current.description = line.slice('Description:'.length).trim();
    } else if (isInDescription) {
      current.description = `${current.description} ${line.trim()}`
        .trim()
        .slice(0, LONGEST_DESCRIPTION);
    } else current.output.push(line);
  }
  return policies;
}

/** `## Policy 1: set/name.sentinel (soft-mandatory)` */
function parseHeader(line: string): LoggedPolicy | undefined {
  if (!line.startsWith(HEADER) || !line.endsWith(')')) return undefined;
  const colon = line.indexOf(': ');
  const bracket = line.lastIndexOf(' (');
  if (colon === -1 || bracket <= colon + 1) return undefined;
  const path = line.slice(colon + 2, bracket).trim();
  const slash = path.lastIndexOf('/');
  const file = path.slice(slash + 1);
  return {
    policySet: slash === -1 ? '' : path.slice(0, slash),
    policy: file.endsWith('.sentinel') ? file.slice(0, -'.sentinel'.length) : file,
    level: toLevel(line.slice(bracket + 2, -1).trim(), LEVELS),
    description: '',
    output: [],
  };
}
