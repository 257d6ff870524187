/** Inputs of a sub-action, or every problem with them at once. */
import { didYouMean } from '../settings/did-you-mean.ts';
import { readHostname, tokenFor } from '../settings/hostname.ts';
import type { SettingProblem } from '../settings/input-values.ts';
import { parseChoice } from '../settings/input-values.ts';
import type { Environment } from '../ports.ts';
import { readInputs } from './read-inputs.ts';
import type { SubAction } from './sub-actions.ts';

export interface SubInputs {
  origin: string;
  token: string;
  /** Everything that was given or is in the environment; choices are among their words. */
  values: Readonly<Record<string, string>>;
}

export function readSubInputs(
  action: SubAction,
  environment: Environment,
): SubInputs | { problems: SettingProblem[] } {
  const given = readInputs(environment);
  const problems: SettingProblem[] = [];
  const names = action.inputs.map(({ name }) => name);
  for (const name of Object.keys(given).filter((one) => !names.includes(one))) {
    const near = didYouMean(name, names);
    const remedy = near === undefined ? 'Take it out.' : `Did you mean \`${near}\`?`;
    problems.push({ input: name, message: `is not an input. ${remedy}` });
  }
  const values: Record<string, string> = {};
  for (const { name, choices, default: usual, environment: variables, required } of action.inputs) {
    const texts = [
      given[name],
      ...(variables ?? []).map((variable) => environment[variable]),
      usual,
    ];
    const text = texts.find((one) => one !== undefined && one.trim() !== '')?.trim();
    if (text === undefined) {
      if (required === true) problems.push({ input: name, message: 'is missing.' });
      continue;
    }
    const chosen = choices === undefined ? { value: text } : parseChoice(text, choices);
    if ('value' in chosen) values[name] = chosen.value;
    else problems.push({ input: name, message: chosen.problem });
  }
  const host = readHostname(values['hostname'] ?? '');
  if ('problem' in host) problems.push({ input: 'hostname', message: host.problem });
  const known = 'value' in host ? host.value : undefined;
  const token = values['token'] ?? (known && tokenFor(known.hostname, environment));
  if (token === undefined) {
    const message = 'is empty. Pass `token: ${{ secrets.TF_API_TOKEN }}`.';
    problems.push({ input: 'token', message });
  }
  return problems.length > 0 || known === undefined || token === undefined
    ? { problems }
    : { origin: known.origin, token, values };
}
