/** `with:` as the runner hands it over: INPUT_ and the name in capitals, spaces as underscores. */
import type { Environment } from '../ports.ts';

/** Input name → text, of everything that is there: names that are no input, too. */
export function readInputs(environment: Environment): Record<string, string> {
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) {
    if (name.startsWith('INPUT_') && value !== undefined) {
      given[name.slice('INPUT_'.length).toLowerCase()] = value;
    }
  }
  return given;
}
