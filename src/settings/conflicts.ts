/** Every way in which inputs contradict each other, or have no effect beside others: one table, and the ways of each input in inputs.ts. */
import { describeOptions } from '../policy/run-differences.ts';
import type { Problem } from '../model/parse.ts';
import { INPUTS, isForWay, type Way } from './inputs.ts';
import { runOptionsOf } from './run-options.ts';
import { asksService } from './plans.ts';
import type { Values } from './table-types.ts';

/** What is written, as far as it may contradict something else. */
export interface WrittenTogether {
  way: Way;
  /** The text of an input of the step or an option, and of no other place; undefined if there is none. */
  textOf(this: void, input: string): string | undefined;
  values: Values<'plan'> & Values<'plans'> & Values<'apply'> & Pick<Values<'report'>, 'comment'>;
  /** How many workspaces are named. */
  workspaces: number;
  /** Whether `plan` names one plan, which is that of the workspace. */
  isOnePlan: boolean;
}

/** Inputs that contradict each other, each with what to do; then those that have no effect, so that none is ignored. */
export function conflictsOf({
  way,
  textOf,
  values,
  workspaces,
  isOnePlan,
}: WrittenTogether): Problem[] {
  const { destroy, refreshOnly, replace = [], autoQueueRuns } = values;
  const isProvisional = values.mode === 'provisional';
  const isVersionControl = values.plansFrom === 'version-control';
  const options = describeOptions(runOptionsOf(values));
  const conflicts: [isThere: boolean, where: string, message: string][] = [
    [
      textOf('workspace') !== undefined && textOf('workspaces') !== undefined,
      'workspaces',
      'and `workspace` are both given. Keep one of them.',
    ],
    [
      autoQueueRuns && (isProvisional || isVersionControl || options.length > 0),
      'auto-queue-runs',
      'cannot be true with `mode: provisional`, with `plans-from: version-control` or with options of the run: an upload starts an ordinary run, which a workspace may apply by itself. Leave it out.',
    ],
    [
      isVersionControl && (isProvisional || options.length > 0),
      'plans-from',
      'cannot be "version-control" with `mode: provisional` or with options of the run: version control starts a speculative run without any. Take one of them out.',
    ],
    [
      isProvisional && values.terraformVersion !== undefined,
      'terraform-version',
      'cannot go with `mode: provisional`: only a run that is never applied may plan with another version.',
    ],
    [
      isProvisional && destroy && !values.allowDestroyApply,
      'destroy',
      'with `mode: provisional` leaves a saved plan that destroys everything. Set `allow-destroy-apply` to true if you mean that.',
    ],
    [
      refreshOnly && (destroy || !values.refresh || replace.length > 0),
      'refresh-only',
      'cannot go with `destroy`, with `replace` or with `refresh: false`: such a run only refreshes.',
    ],
    [
      destroy && replace.length > 0,
      'replace',
      'cannot be combined with `destroy`: destroyed resources are not replaced.',
    ],
    [
      textOf('group') !== undefined && (textOf('comment') ?? 'off') !== 'off',
      'comment',
      'is for the job that combines the groups: one with `group` writes no comment. Take it out.',
    ],
    [
      values.isApplied && values.comment === 'off' && !asksService(way),
      'comment',
      'cannot be off with `apply: true`: without a service, the comment keeps what a request showed. Take one of them out.',
    ],
    [
      way === 'file' && isOnePlan && workspaces > 1,
      'plan',
      'is the plan of one configuration. Name one workspace, or a plan for each: `workspace=FILE`.',
    ],
  ];
  return [
    ...conflicts.flatMap(([isThere, where, message]) => (isThere ? [{ where, message }] : [])),
    ...INPUTS.flatMap((spec): Problem[] => {
      const text = textOf(spec.name);
      if (isForWay(spec, way) || text === undefined || text === spec.default) return [];
      const used = [...new Set(spec.ways?.map((usedWay) => wordsOf(usedWay, way)))].join(' or ');
      const message = `is for ${used}, and this check has ${wordsOf(way, way)}. Change one of them.`;
      return [{ where: spec.name, message }];
    }),
  ];
}

/** @param way that of the check, which may differ from another one in a part only */
function wordsOf(named: Way, way: Way): string {
  if (named === 'program') return 'a program that plans here (`local`)';
  if (named === 'file') return 'a plan that is made already (`plan`)';
  if (way !== 'version-control') return 'a run of a service';
  return named === way
    ? 'a run that version control starts (`plans-from: version-control`)'
    : 'a run of files that are sent (`plans-from: upload`)';
}

/** The problem of inputs without a service, where something else than a check is asked for. */
export const NEEDS_SERVICE: Problem = {
  where: 'local',
  message: 'is for a check, as `plan` and `engine` are, and this asks a service. Take them out.',
};

/** The problem of a call that asks what a policy saw, where a service plans. */
export const EXPLAINS_WITHOUT_SERVICE: Problem = {
  where: '--explain',
  message: 'is for a check without a service. Add --local.',
};
