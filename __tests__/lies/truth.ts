/**
 * What a scenario is in truth, read from its script alone: nothing of the product is asked. Words
 * are ordered from the greenest on: of several findings the worst counts.
 */
import type { Script, ScriptedSet, ScriptedTask } from '../../src/service/scripts.ts';
import { canBeOverridden, type Pushed, type Scenario } from './scenarios.ts';

export type Word = keyof typeof RANK;

const RANK = {
  passed: 0,
  advisory: 1,
  overridden: 2,
  'needs-override': 3,
  blocked: 4,
  errored: 5,
  undecided: 5,
  canceled: 5,
} as const;

/**
 * From `blocked` on every word keeps the gate closed, and no override opens it. So none of them is greener than another: a
 * service that lies about a level nobody knows turns `undecided` into `blocked`, and nothing passes by that. No world has
 * `fail-on: never`, with which `blocked` would pass.
 */
export function isGreener(word: Word, than: Word): boolean {
  return RANK[word] < Math.min(RANK[than], RANK.blocked);
}

/** Several findings about one run: the worst of them. */
function worst(words: readonly Word[]): Word {
  return words.reduce((worse, word) => (RANK[word] > RANK[worse] ? word : worse), 'passed' as Word);
}

/** A phase of a run: what it found, and whether the run goes on to the next one. */
interface Phase {
  found: Word[];
  stops: boolean;
}

export function truthOf(scenario: Scenario): Word {
  const { script, earlier, options = {} } = scenario;
  if (script.versionError !== undefined) return 'errored';
  if (script.stuckIn !== undefined) return 'undecided';
  if (showsAnUnknownWord(scenario)) return 'undecided';
  const own = scenario.pushes?.findLast(isOwn);
  if (scenario.pushes !== undefined && own === undefined) return 'undecided';
  if (own?.script === false) return 'passed';
  // What was overridden in a run says nothing of own policies: they judge it again.
  const here = scenario.own?.says ?? 'passed';
  const isTaken = earlier !== undefined && isFit(earlier, options);
  if (isTaken && canBeOverridden(script)) return worst(['overridden', here]);
  // Of these scenarios every advisory failure is excepted.
  const accepted = (word: Word) => (scenario.accepts && word === 'advisory' ? 'passed' : word);
  const part = options['target-addrs'] !== undefined || options['refresh-only'] === true;
  const { guard } = scenario;
  const judged = worst([
    accepted(ofPhases(scenario)),
    guard ? (guard.says ?? 'needs-override') : 'passed',
    here,
  ]);
  const isPartial = part && scenario.allowPartial !== true;
  return isPartial || scenario.elsewhere === true ? worst([judged, 'undecided']) : judged;
}

function ofPhases(scenario: Scenario): Word {
  const { script, mode } = scenario;
  const found: Word[] = [];
  for (const phase of [prePlan, init, plan, terraformPolicy, postPlan, policyChecks]) {
    const at = script.interruption?.at;
    // Policies at Init are evaluated while the run is planning.
    if ((at === 'pending' && phase === prePlan) || (at === 'planning' && phase === init)) {
      return 'canceled';
    }
    const { found: words, stops } = phase(script, scenario.overridden);
    const rests = words.includes('needs-override');
    // A run that could only ever plan has no such status to be discarded in.
    const policyOverride = phase === policyChecks && (rests || words.includes('overridden'));
    if (at === 'policy_override' && policyOverride && mode === 'provisional') return 'canceled';
    found.push(...words);
    if (stops || rests) return worst(found);
  }
  if (scenario.requirePolicies && !judgedBySomething(scenario)) return 'undecided';
  return worst(found);
}

/** A script can put a word in another's place that no service had when this was written. */
function showsAnUnknownWord({ script, mode }: Scenario): boolean {
  const end = mode === 'speculative' ? 'planned_and_finished' : 'planned_and_saved';
  const levels = (script.policySets ?? []).flatMap(({ policies }) =>
    policies.filter(({ status }) => status === 'failed').map(({ level }) => level),
  );
  return Object.keys(script.disguise ?? {}).some((word) => [end, ...levels].includes(word));
}

function isFit(
  { files, workspace, asked }: NonNullable<Scenario['earlier']>,
  options: NonNullable<Scenario['options']>,
): boolean {
  return (
    files === 'same' && workspace === 'net' && JSON.stringify(asked) === JSON.stringify(options)
  );
}

function isOwn({ commit, number, repository, server, young }: Pushed): boolean {
  return commit && number && repository && server && young;
}

function judgedBySomething({ script, own }: Scenario): boolean {
  if (own !== undefined && own.lacks !== 'judge') return true;
  const { policySets, policyChecks, terraformPolicySets } = script;
  return [policySets, policyChecks, terraformPolicySets].some((list) => (list ?? []).length > 0);
}

function prePlan({ prePlanTasks = [] }: Script): Phase {
  return tasks(prePlanTasks);
}

function plan({ plan: scripted }: Script): Phase {
  const broken = (scripted?.diagnostics ?? []).some(({ severity }) => severity === 'error');
  return { found: broken ? ['errored'] : [], stops: broken };
}

function tasks(all: readonly ScriptedTask[]): Phase {
  const found = all.map(({ level, status }): Word => {
    if (status === 'passed') return 'passed';
    if (level === 'advisory') return 'advisory';
    return status === 'failed' ? 'blocked' : 'errored';
  });
  return { found, stops: found.some((word) => word === 'blocked' || word === 'errored') };
}

function init(script: Script, overridden: boolean): Phase {
  return ofStage('Init', script, overridden);
}

function terraformPolicy(script: Script, overridden: boolean): Phase {
  return ofStage('Plan', script, overridden);
}

function ofStage(
  stage: 'Init' | 'Plan',
  { terraformPolicySets = [], terraformPolicyError }: Script,
  overridden: boolean,
): Phase {
  if (terraformPolicyError?.stage === stage) return { found: ['errored'], stops: true };
  const ofThis = terraformPolicySets
    .map((set) => ({ ...set, policies: set.policies.filter((policy) => policy.stage === stage) }))
    .filter(({ policies }, at) => {
      const isEmpty = terraformPolicySets[at]?.policies.length === 0;
      return policies.length > 0 || (isEmpty && stage === 'Plan');
    });
  const { found, stops } = sets(ofThis, overridden);
  return { found: [...found, ...later(ofThis)], stops };
}

function postPlan(script: Script, overridden: boolean): Phase {
  const { postPlanTasks = [], policySets = [], evaluationStuck = false } = script;
  const first = tasks(postPlanTasks);
  // Policies that were never asked vouch for nothing, whatever else went wrong.
  if (evaluationStuck && policySets.length > 0) return { found: ['undecided'], stops: true };
  if (first.stops) return first;
  const second = sets(policySets, overridden);
  return { found: [...first.found, ...second.found], stops: second.stops };
}

/** A policy that has to pass and asks for values of the apply keeps the gate closed, and stops no run. */
function later(all: readonly ScriptedSet[]): Word[] {
  const unknown = all.flatMap(({ policies }) =>
    policies.filter(({ status }) => status === 'unknown'),
  );
  return unknown.map(({ level }) => (level === 'advisory' ? 'advisory' : 'undecided'));
}

function sets(all: readonly ScriptedSet[], overridden: boolean): Phase {
  const broken = all.some(({ error, policies }) => error !== undefined || policies.some(errs));
  if (broken) return { found: ['errored'], stops: true };
  const policies = all.flatMap((set) =>
    set.policies.map((policy) => ({
      ...policy,
      lenient: set.overridable || LENIENT.includes(policy.level),
    })),
  );
  const failed = policies.filter(
    ({ status, level }) => status === 'failed' && level !== 'advisory',
  );
  const advisory: Word[] = policies.some(
    ({ status, level }) => status === 'failed' && level === 'advisory',
  )
    ? ['advisory']
    : [];
  if (failed.length === 0) return { found: advisory, stops: false };
  if (failed.some(({ lenient }) => !lenient)) return { found: ['blocked'], stops: true };
  return { found: [...advisory, overridden ? 'overridden' : 'needs-override'], stops: false };
}

const LENIENT: readonly string[] = ['soft-mandatory', 'mandatory-overridable'];

function errs({ status }: Pick<ScriptedSet['policies'][number], 'status'>): boolean {
  return status === 'errored';
}

function policyChecks({ policyChecks: checks = [] }: Script, overridden: boolean): Phase {
  const found = checks.flatMap(({ policies, errored }): Word[] => {
    if (errored || policies.some(errs)) return ['errored'];
    return policies
      .filter(({ status }) => status === 'failed')
      .map(({ level }): Word => {
        if (level === 'advisory') return 'advisory';
        if (!LENIENT.includes(level)) return 'blocked';
        return overridden ? 'overridden' : 'needs-override';
      });
  });
  return { found, stops: found.some((word) => word === 'blocked' || word === 'errored') };
}
