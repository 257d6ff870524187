/** The environment of a program that plans: what it needs, what was named, and nothing else. */
import type { Environment } from '../../model/ports.ts';
import type { Parsed } from '../../model/parse.ts';

/** Passed on from the job: where programs are, and how texts are written. */
const NEEDED: readonly string[] = ['PATH', 'LANG', 'LC_ALL', 'TZ', 'SYSTEMROOT', 'PATHEXT'];

/** Tokens of the gate, of CI hosts, and the files through which a job's steps speak to the runner. */
const OF_THE_JOB =
  /^(?:TF_API_TOKEN|TF_TOKEN_.*|GITHUB_.*|GH_.*|GITLAB_.*|GITEA_.*|BITBUCKET_.*|ACTIONS_.*|RUNNER_.*|INPUT_.*|CI_JOB_TOKEN|SYSTEM_ACCESSTOKEN|BUILDKITE_AGENT_ACCESS_TOKEN|PLANGATE_.*)$/i;

/** Set here, or they would change what is planned. */
const OF_THE_ENGINE =
  /^(?:PATH|HOME|USERPROFILE|TMPDIR|TEMP|TMP|LD_.*|DYLD_.*|NODE_OPTIONS|TF_CLI_CONFIG_FILE|TERRAFORM_CONFIG|TF_CLI_ARGS.*|TF_DATA_DIR|TF_PLUGIN_CACHE_DIR|TF_LOG.*|TF_REATTACH_PROVIDERS|TF_INPUT|TF_IN_AUTOMATION|TF_ENCRYPTION)$/i;

/**
 * Reads the names of variables that the engine may see.
 *
 * @param secrets values that no program of a configuration may see, under whatever name
 */
export function readEngineEnvironment(
  names: readonly string[],
  environment: Environment,
  secrets: readonly string[] = [],
): Parsed<Record<string, string>> {
  const variables: Record<string, string> = {};
  for (const name of names) {
    if (!/^[A-Za-z_]\w*$/.test(name)) {
      return { problem: `${JSON.stringify(name.slice(0, 60))} is not the name of a variable.` };
    }
    if (OF_THE_JOB.test(name)) {
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
