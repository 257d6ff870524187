/** Which environment variables of the job `terraform` or `tofu` gets. */
import type { Parsed } from '../model/parse.ts';
import type { Environment } from '../model/ports.ts';

/** Variables passed on from the job: where programs are, and language and time zone. */
const NEEDED: readonly string[] = ['PATH', 'LANG', 'LC_ALL', 'TZ', 'SYSTEMROOT', 'PATHEXT'];

/** Variables with tokens of the gate, or with its settings. */
const OF_THE_GATE = /^(?:TF_API_TOKEN|TF_TOKEN_.*|PLANGATE_.*)$/i;

/** What a runner gives a step, and no program that people start in theirs. */
const OF_THE_STEP = /^(?:INPUT_.*|STATE_.*|PLANGATE_.*)$/i;

/**
 * The variables of the job, as a program in a step of its own has them: without the inputs of this step, and without what a host
 * hands to its own steps alone.
 */
export function variablesOfJob(
  environment: Environment,
  isSecretOfHost: (variable: string) => boolean,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).filter(
      (variable): variable is [string, string] =>
        variable[1] !== undefined && !OF_THE_STEP.test(variable[0]) && !isSecretOfHost(variable[0]),
    ),
  );
}

/** Variables that the engine sets itself, or that would change the plan. */
const OF_THE_ENGINE =
  /^(?:PATH|HOME|USERPROFILE|TMPDIR|TEMP|TMP|LD_.*|DYLD_.*|NODE_OPTIONS|TF_CLI_CONFIG_FILE|TERRAFORM_CONFIG|TF_CLI_ARGS.*|TF_DATA_DIR|TF_LOG.*|TF_REATTACH_PROVIDERS|TF_INPUT|TF_IN_AUTOMATION|TF_ENCRYPTION)$/i;

/**
 * The variables that the engine passes on, by their names, or the problem of a name that it may not pass on.
 *
 * @param names what the input `engine-env` names
 * @param isSecretOfHost whether a variable is one of the CI host that no program gets
 * @param secrets tokens: a variable that contains one is refused, because programs of the configuration could read it
 */
export function readEngineEnvironment(
  names: readonly string[],
  environment: Environment,
  isSecretOfHost: (variable: string) => boolean,
  secrets: readonly string[] = [],
): Parsed<Record<string, string>> {
  const variables: Record<string, string> = {};
  for (const name of names) {
    if (!/^[A-Za-z_]\w*$/.test(name)) {
      return { problem: `${JSON.stringify(name.slice(0, 60))} is not the name of a variable.` };
    }
    if (OF_THE_GATE.test(name) || isSecretOfHost(name)) {
      return {
        problem: `${name} belongs to the job, and the configuration that is planned could read it. Pass credentials of your cloud that may only read.`,
      };
    }
    if (OF_THE_ENGINE.test(name)) {
      return { problem: `${name} is set by the engine itself. Leave it out.` };
    }
    const value = environment[name];
    if (value === undefined) continue;
    if (secrets.some((secret) => secret !== '' && value.includes(secret))) {
      return { problem: `${name} holds a token of this job. Leave it out.` };
    }
    variables[name] = value;
  }
  for (const name of NEEDED) {
    const value = environment[name];
    if (value !== undefined) variables[name] = value;
  }
  return { value: variables };
}
