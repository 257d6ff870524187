/**
 * Evidence in, verdict out (design 5): the only maker of verdicts. Only a known good state passes;
 * each reason is a whole sentence that names the word which was met.
 */
import { kindOf, PLAN, restsConfirmable, runKind, type Mode } from '../wait/settle.ts';
import type { Reading, Unfinished } from './reading.ts';
import type { PolicyResult, RunTaskResult } from './result.ts';
import { VERDICTS, worst, type Verdict, type VerdictWord } from './verdict.ts';

export interface Evidence {
  mode: Mode;
  /** The version that was uploaded here. */
  configurationVersionId: string;
  run: {
    id: string;
    status: string;
    /** Of the version that the run planned; undefined when the run does not tell. */
    configurationVersionId: string | undefined;
    planOnly: boolean | undefined;
    confirmable: boolean;
  };
  /** Undefined when the service shows none. */
  planStatus: string | undefined;
  reading: Reading;
  requirePolicies: boolean;
}

interface Reason {
  word: VerdictWord;
  sentence: string;
}

export function decide(evidence: Evidence): Verdict {
  const { reading } = evidence;
  const found: Reason[] = [
    ...reading.results.flatMap(aboutPolicy),
    ...reading.runTasks.flatMap(aboutRunTask),
    ...reading.errors.map((sentence): Reason => ({ word: 'errored', sentence })),
    ...aboutPlan(evidence),
  ];
  const reasons = [
    ...found,
    ...reading.doubts.map(undecided),
    ...aboutUnfinished(evidence, found),
    ...aboutRun(evidence, found),
    ...aboutNothingFound(evidence),
  ];
  return toVerdict(reasons);
}

/** Several verdicts as one: the worst, with the reasons of those that are as bad. */
export function combine(verdicts: readonly { name: string; verdict: Verdict }[]): Verdict {
  const word = worst(verdicts.map(({ verdict }) => verdict.word));
  const alike = verdicts.filter(({ verdict }) => verdict.word === word);
  const reasons = alike.flatMap(({ name, verdict }) =>
    verdict.reasons.map((reason) => (verdicts.length > 1 ? `${name}: ${reason}` : reason)),
  );
  return { word, reasons };
}

/** Without a run that could be judged. `errored` only where the service itself ended it. */
export function decideWithout(failure: {
  kind: string;
  message: string;
  errored?: boolean;
}): Verdict {
  const word =
    failure.kind === 'canceled' ? 'canceled' : failure.errored === true ? 'errored' : 'undecided';
  return { word, reasons: [failure.message] };
}

function toVerdict(reasons: readonly Reason[]): Verdict {
  const word = worst(reasons.map((reason) => reason.word));
  const order = [...reasons].sort((a, b) => VERDICTS.indexOf(b.word) - VERDICTS.indexOf(a.word));
  return { word, reasons: [...new Set(order.map(({ sentence }) => sentence))] };
}

function undecided(sentence: string): Reason {
  return { word: 'undecided', sentence };
}

function aboutPolicy(result: PolicyResult): Reason[] {
  const { level, status, word, overridable } = result;
  const name = nameOf(result);
  if (status === 'unknown') {
    return [undecided(`${name} is "${word ?? ''}", a status not known here.`)];
  }
  if (word !== undefined) {
    return [undecided(`${name} has the enforcement level "${word}", which is not known here.`)];
  }
  switch (status) {
    case 'passed':
      return [];
    case 'overridden':
      return [{ word: 'overridden', sentence: `${name} failed and was overridden.` }];
    case 'not-evaluated':
      return [undecided(`${name} was not evaluated.`)];
    case 'errored':
      return level === 'advisory'
        ? [{ word: 'advisory', sentence: `${name} could not be evaluated.` }]
        : [{ word: 'errored', sentence: `${name} could not be evaluated.` }];
    case 'failed':
      if (level === 'advisory') return [{ word: 'advisory', sentence: `${name} failed.` }];
      if (level === 'unknown') {
        return [undecided(`${name} failed, and the service does not say at which level.`)];
      }
      return overridable
        ? [{ word: 'needs-override', sentence: `${name} failed and needs an override.` }]
        : [{ word: 'blocked', sentence: `${name} failed and cannot be overridden.` }];
  }
}

function nameOf({ policy, policySet, level, system }: PolicyResult): string {
  if (policy === '') return `Policy set "${policySet}"`;
  const of = policySet === '' ? '' : ` of policy set "${policySet}"`;
  const unnamed = system === 'policy-check' && policy === 'unnamed policy';
  const at = level === 'unknown' ? '' : ` (${level})`;
  return unnamed ? `A policy${at} that the log does not name` : `Policy "${policy}"${at}${of}`;
}

function aboutRunTask(task: RunTaskResult): Reason[] {
  const name = `Run task "${task.name}"`;
  const { level, status, word } = task;
  if (status === 'unknown') {
    return [undecided(`${name} is "${word ?? ''}", a status not known here.`)];
  }
  if (level === 'unknown' && (status !== 'passed' || word !== undefined)) {
    return [undecided(`${name} is ${status} at an enforcement level that is not known here.`)];
  }
  switch (status) {
    case 'passed':
      return [];
    case 'not-evaluated':
      return level === 'advisory'
        ? [{ word: 'advisory', sentence: `${name} (advisory) never answered: "${word ?? ''}".` }]
        : [];
    case 'failed':
      if (level === 'advisory') {
        return [{ word: 'advisory', sentence: `${name} (advisory) failed.` }];
      }
      return task.overridable === true
        ? [
            {
              word: 'needs-override',
              sentence: `${name} (mandatory) failed; it needs an override.`,
            },
          ]
        : [{ word: 'blocked', sentence: `${name} (mandatory) failed.` }];
    case 'errored':
      return level === 'advisory'
        ? [{ word: 'advisory', sentence: `${name} (advisory) errored.` }]
        : [{ word: 'errored', sentence: `${name} (mandatory) errored.` }];
  }
}

function aboutPlan({ planStatus, run, mode }: Evidence): Reason[] {
  if (planStatus === undefined) return [];
  const ended = runKind(mode, run.status);
  switch (kindOf(PLAN, planStatus)) {
    case 'good':
      return [];
    case 'bad':
      return [{ word: 'errored', sentence: 'The plan failed, so no policy could be evaluated.' }];
    case 'unknown':
      return [undecided(`The plan is "${planStatus}", a status not known here.`)];
    case 'moving':
    case 'stopped':
    case 'skipped':
      return ended === 'good'
        ? [undecided(`The run is "${run.status}" but its plan is still "${planStatus}".`)]
        : [];
  }
}

/**
 * What never got a result keeps the gate closed, unless something before it closed the run: then
 * that is the reason, and this only its consequence.
 */
function aboutUnfinished({ reading, run, mode, planStatus }: Evidence, found: Reason[]): Reason[] {
  if (isCanceled(run.status)) return [];
  const planFailed = planStatus !== undefined && kindOf(PLAN, planStatus) === 'bad';
  const ended = runKind(mode, run.status);
  const closed = found.some(({ word }) => CLOSED.includes(word)) && ended !== 'good';
  const isExplained = ({ word, system, stage }: Unfinished): boolean =>
    ended !== 'good' &&
    (planFailed ||
      (closed && (word === 'unreachable' || system === 'policy-check' || stage === 'pending')));
  const task = reading.runTasks.find(
    ({ level, status }) => level === 'mandatory' && (status === 'failed' || status === 'errored'),
  );
  const unexplained = [
    ...reading.unfinished.filter((item) => !isExplained(item)),
    ...(planFailed ? [] : unansweredTasks(reading.runTasks, closed)),
  ];
  return unexplained.map(({ what, word, stage }) => {
    const of =
      stage === undefined ? '' : ` (its stage ${stage === 'running' ? 'is' : 'was'} "${stage}")`;
    const cause =
      task === undefined
        ? ''
        : ` The usual cause is a mandatory run task that failed: see "${task.name}" in the run.`;
    return undecided(
      `The run ended as "${run.status}", but ${what} was still "${word}"${of}. Nothing vouches for this plan, so the gate stays closed.${cause}`,
    );
  });
}

const CLOSED: readonly VerdictWord[] = ['needs-override', 'blocked', 'errored'];

function unansweredTasks(
  tasks: readonly RunTaskResult[],
  closed: boolean,
): Pick<Unfinished, 'what' | 'word' | 'stage' | 'system'>[] {
  return tasks
    .filter(({ level, status }) => level === 'mandatory' && status === 'not-evaluated')
    .filter(({ word }) => !(closed && word === 'unreachable'))
    .map(({ name, word }) => ({
      system: 'task-stage' as const,
      what: `run task "${name}"`,
      word: word ?? '',
    }));
}

function aboutRun(evidence: Evidence, found: readonly Reason[]): Reason[] {
  const { run, mode, configurationVersionId } = evidence;
  const reasons: Reason[] = [];
  if (run.configurationVersionId === undefined) {
    reasons.push(undecided(`Run ${run.id} does not say which configuration version it planned.`));
  } else if (run.configurationVersionId !== configurationVersionId) {
    reasons.push(
      undecided(
        `Run ${run.id} planned configuration version ${run.configurationVersionId}, not ${configurationVersionId} which was uploaded here.`,
      ),
    );
  }
  if (mode === 'speculative' && run.planOnly === false) {
    reasons.push(undecided(`Run ${run.id} is not speculative: it could be applied.`));
  }
  const closed = found.some(({ word }) => CLOSED.includes(word));
  switch (runKind(mode, run.status)) {
    case 'good':
      break;
    case 'bad':
      if (isCanceled(run.status)) {
        reasons.push({ word: 'canceled', sentence: canceledSentence(run.status) });
      } else if (run.status === 'errored' && !closed) {
        reasons.push({
          word: 'errored',
          sentence: 'The run is "errored", and no policy or run task is the reason.',
        });
      } else if (run.status === 'policy_soft_failed' && !closed) {
        reasons.push(
          undecided('The run is "policy_soft_failed", but no policy result says which one failed.'),
        );
      }
      break;
    case 'person':
      if (!closed) {
        reasons.push(
          undecided(`The run awaits a decision ("${run.status}"), but nothing in it says of what.`),
        );
      }
      break;
    case 'foreign':
      reasons.push(
        undecided(`The run is "${run.status}": a ${mode} run of this gate never gets there.`),
      );
      break;
    case 'moving':
      // Ends the wait only by resting: for somebody to confirm it, or for an override.
      if (!closed && !restsConfirmable({ mode, ...run })) {
        reasons.push(undecided(`The run is still "${run.status}".`));
      }
      break;
    case 'unknown':
      reasons.push(undecided(`The run is "${run.status}", a status not known here.`));
      break;
  }
  return reasons;
}

function isCanceled(status: string): boolean {
  return status === 'canceled' || status === 'force_canceled' || status === 'discarded';
}

function canceledSentence(status: string): string {
  const how = status === 'discarded' ? 'discarded' : 'canceled';
  return `The run was ${how} by somebody else ("${status}") before it could be judged.`;
}

function aboutNothingFound({ reading, requirePolicies, run }: Evidence): Reason[] {
  if (!requirePolicies || reading.results.length > 0 || isCanceled(run.status)) return [];
  return [
    undecided(
      'No policy result was found, and policies are required. Attach a policy set to the workspace, or set require-policies to false.',
    ),
  ];
}
