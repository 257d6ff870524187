/** Turns the inputs about the plan into options of the run, and the lines of `run-options` into these inputs. */
import type { RunOptions } from '../client/wire/run.ts';
import { didYouMean } from '../model/did-you-mean.ts';
import type { Problem } from '../model/parse.ts';
import { quote } from '../model/quote.ts';
import { CALLS, INPUTS, RUN_OPTIONS } from './inputs.ts';
import { readLines } from './parse-inputs.ts';
import type { Values } from './table-types.ts';

/** The inputs about the options of the run, each already parsed. */
type RunOptionInputs = Pick<
  Values<'plan'>,
  | 'destroy'
  | 'refresh'
  | 'refreshOnly'
  | 'target'
  | 'replace'
  | 'variables'
  | 'terraformVersion'
  | 'allowEmptyApply'
>;

/**
 * Splits the lines of `run-options` into the inputs that the command line and the library have, so that all are checked in the
 * same way.
 *
 * @returns input name → text, and the problems, each as the end of a sentence that begins with `run-options`
 */
export function splitRunOptions(text: string): {
  inputs: Record<string, string>;
  problems: string[];
} {
  const lines = readLines(text);
  if ('problem' in lines) return { inputs: {}, problems: [lines.problem] };
  const values = new Map<string, string[]>();
  const problems: string[] = [];
  for (const [index, line] of lines.value.entries()) {
    const [, name = '', value = ''] = /^([a-z-]+):\s*(.*)$/.exec(line) ?? [];
    const earlier = values.get(name) ?? [];
    const message = lineProblem({ name, value, isRepeated: earlier.length > 0 }, index + 1);
    if (message === undefined) values.set(name, [...earlier, value]);
    else problems.push(message);
  }
  const texts = Array.from(values, ([name, valuesOfName]) => [name, valuesOfName.join('\n')]);
  return { inputs: Object.fromEntries(texts) as Record<string, string>, problems };
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
  if (!RUN_OPTIONS.includes(name)) {
    const near = didYouMean(name, RUN_OPTIONS);
    const remedy = near === undefined ? 'Take it out.' : `Did you mean \`${near}\`?`;
    return `has ${quote(name)}, which is no option of a run. ${remedy}`;
  }
  if (value === '') return `has no value for \`${name}\` in its line ${lineNumber}.`;
  const takesSeveral = INPUTS.find((spec) => spec.name === name)?.kind === 'list';
  return isRepeated && !takesSeveral ? `names \`${name}\` twice.` : undefined;
}

/** They allow something of a plan, and make no other one. */
const MAKE_NO_PLAN = ['allow-destroy-apply', 'allow-empty-apply'];
const MAKE_PLANS = [...RUN_OPTIONS.filter((name) => !MAKE_NO_PLAN.includes(name)), 'var-file'];

/**
 * Why no step of the action says how a request is planned: whoever opens the request writes the step, and another plan than that of
 * its files may pass where its own does not. On the command line, every key is an option.
 *
 * @param said what counts of each setting, with its place as people know it
 */
export function otherPlanProblems(said: readonly { setting: string; at: string }[]): Problem[] {
  return said.flatMap(({ setting, at }) => {
    if (at !== CALLS.action || !MAKE_PLANS.includes(setting)) return [];
    const remedy = RUN_OPTIONS.includes(setting) ? ' as a line of `run-options`' : '';
    const message = `makes another plan than that of the files of a request. Write it into \`plangate.yml\`${remedy}.`;
    return [{ where: `set: \`${setting}\``, message }];
  });
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
