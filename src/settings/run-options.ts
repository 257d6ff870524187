/** Turns the inputs about the plan into options of the run, and finds inputs that contradict each other. */
import { describeOptions } from '../policy/run-differences.ts';
import type { RunOptions } from '../client/wire/run.ts';
import { didYouMean } from '../model/did-you-mean.ts';
import type { Problem } from '../model/parse.ts';
import { quote } from '../model/quote.ts';
import { existsAt, INPUTS, type InputSpec } from './inputs.ts';
import { readLines } from './parse-inputs.ts';

/** The inputs about the options of the run, each already parsed. */
interface RunOptionInputs {
  destroy: boolean;
  refresh: boolean;
  refreshOnly: boolean;
  target?: readonly string[];
  replace?: readonly string[];
  variables?: readonly string[];
  terraformVersion?: string;
  allowEmptyApply: boolean;
  allowDestroyApply: boolean;
}

/** The inputs that the action has as lines of its one input `run-options`. */
const RUN_OPTION_SPECS: ReadonlyMap<string, InputSpec> = new Map(
  INPUTS.filter((spec) => !existsAt(spec, 'action')).map((spec) => [spec.name, spec]),
);
const RUN_OPTIONS = 'run-options';

/**
 * Splits the action's input `run-options` into the inputs that the other entry points have, so that all entry points
 * check them in the same way.
 */
export function splitRunOptions(inputs: Readonly<Record<string, string | undefined>>): {
  inputs: Record<string, string | undefined>;
  problems: Problem[];
} {
  const { [RUN_OPTIONS]: text = '', ...others } = inputs;
  const lines = readLines(text);
  if ('problem' in lines) {
    return { inputs: others, problems: [{ where: RUN_OPTIONS, message: lines.problem }] };
  }
  const values = new Map<string, string[]>();
  const problems: Problem[] = [];
  for (const [index, line] of lines.value.entries()) {
    const [, name = '', value = ''] = /^([a-z-]+):\s*(.*)$/.exec(line) ?? [];
    const earlier = values.get(name) ?? [];
    const message = lineProblem({ name, value, isRepeated: earlier.length > 0 }, index + 1);
    if (message === undefined) values.set(name, [...earlier, value]);
    else problems.push({ where: RUN_OPTIONS, message });
  }
  const texts = Array.from(values, ([name, valuesOfName]) => [name, valuesOfName.join('\n')]);
  return { inputs: { ...others, ...Object.fromEntries(texts) }, problems };
}

/**
 * The problem of a line of `run-options`; undefined if there is none. The message leaves the line out, because its value
 * may be secret.
 *
 * @param line its parts; `name` is '' if the line has not the form `name: value`
 */
function lineProblem(
  { name, value, isRepeated }: { name: string; value: string; isRepeated: boolean },
  lineNumber: number,
): string | undefined {
  if (name === '') return `has no \`name: value\` in its line ${lineNumber}. One a line.`;
  if (!RUN_OPTION_SPECS.has(name)) {
    const near = didYouMean(name, RUN_OPTION_SPECS.keys());
    const remedy = near === undefined ? 'Take it out.' : `Did you mean \`${near}\`?`;
    return `has ${quote(name)}, which is no option of a run. ${remedy}`;
  }
  if (value === '') return `has no value for \`${name}\` in its line ${lineNumber}.`;
  const takesSeveral = RUN_OPTION_SPECS.get(name)?.kind === 'list';
  return isRepeated && !takesSeveral ? `names \`${name}\` twice.` : undefined;
}

/** Names `run-options` in the problem of an input that the workflow has written there. */
export function toRunOptionProblem(problem: Problem): Problem {
  const { where, message } = problem;
  if (!RUN_OPTION_SPECS.has(where)) return problem;
  return { where: RUN_OPTIONS, message: `\`${where}\`: ${message}` };
}

/** The options that differ from the service's defaults. Values of variables are as written: `readAssigned` reads them. */
export function runOptionsOf(inputs: RunOptionInputs): RunOptions {
  const { target = [], replace = [], variables = [], terraformVersion } = inputs;
  const assigned = variables.map((line) => {
    const equals = line.indexOf('=');
    const name = line.slice(0, equals);
    const text = line.slice(equals + 1);
    // `-var` takes what follows the sign, and no space before it.
    return { key: name.trim(), value: name === name.trim() ? text : text.trim() };
  });
  return {
    'is-destroy': inputs.destroy || undefined,
    'refresh-only': inputs.refreshOnly || undefined,
    refresh: inputs.refresh ? undefined : false,
    'target-addrs': target.length > 0 ? target : undefined,
    'replace-addrs': replace.length > 0 ? replace : undefined,
    variables: assigned.length > 0 ? assigned : undefined,
    'terraform-version': terraformVersion,
    'allow-empty-apply': inputs.allowEmptyApply || undefined,
  };
}

type PlanInputs = RunOptionInputs & { mode: string; source: string; autoQueueRuns: boolean };

/** Inputs that contradict each other, each with what to do. */
export function conflictsOf(plan: PlanInputs): Problem[] {
  const { destroy, refreshOnly, replace = [], autoQueueRuns } = plan;
  const isProvisional = plan.mode === 'provisional';
  const isVcs = plan.source === 'vcs';
  const options = describeOptions(runOptionsOf(plan));
  const conflicts: [isThere: boolean, where: string, message: string][] = [
    [
      autoQueueRuns && (isProvisional || isVcs || options.length > 0),
      'auto-queue-runs',
      'cannot be true with `mode: provisional`, with `source: vcs` or with options of the run: an upload starts an ordinary run, which a workspace may apply by itself. Leave it out.',
    ],
    [
      isVcs && (isProvisional || options.length > 0),
      'source',
      'cannot be "vcs" with `mode: provisional` or with options of the run: version control starts a speculative run without any. Take one of them out.',
    ],
    [
      isProvisional && plan.terraformVersion !== undefined,
      'terraform-version',
      'cannot go with `mode: provisional`: only a run that is never applied may plan with another version.',
    ],
    [
      isProvisional && destroy && !plan.allowDestroyApply,
      'destroy',
      'with `mode: provisional` leaves a saved plan that destroys everything. Set `allow-destroy-apply` to true if you mean that.',
    ],
    [
      refreshOnly && (destroy || !plan.refresh || replace.length > 0),
      'refresh-only',
      'cannot go with `destroy`, with `replace` or with `refresh: false`: such a run only refreshes.',
    ],
    [
      destroy && replace.length > 0,
      'replace',
      'cannot be combined with `destroy`: destroyed resources are not replaced.',
    ],
  ];
  return conflicts.flatMap(([isThere, where, message]) => (isThere ? [{ where, message }] : []));
}
