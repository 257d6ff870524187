/** Turns the inputs about the plan into options of the run, and the action's one input for them into the inputs. */
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
