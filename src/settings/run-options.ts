/** Turns the settings about the plan into options of the run. */
import type { RunOptions } from '../client/wire/run.ts';
import type { Values } from './table-types.ts';

/** The settings about the options of the run, each already parsed. */
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
