/** Who can do what about a plan that failed, by what the program itself says of it. */
import type { ProgramName } from '../configuration/file-names.ts';
import { finding, type Finding, type FindingCode } from '../model/finding.ts';
import { lowerAscii } from '../model/go-text.ts';
import type { PlanDiagnostic } from '../model/policy-result.ts';
import type { Environment } from '../model/ports.ts';
import { firstParts, phrase, setting, typed, type Sentence } from '../model/sentence.ts';
import type { PlannedWith } from '../settings/workspace-selectors.ts';

/** What is known of the call that failed. No value of a variable is read, only whether it is there. */
export interface FailedCall {
  program: ProgramName;
  environment: Environment;
  /** The variables that `engine-env` names; undefined where the program gets all of the job. */
  engineEnv: readonly string[] | undefined;
  plannedWith: PlannedWith | undefined;
}

/** A kind of failure. Each takes the first that fits; the texts are those of Terraform 1.11 and OpenTofu 1.10. */
interface Kind {
  code: FindingCode;
  fits: RegExp;
  actor: NonNullable<Finding['actor']>;
  remedy: (text: string, call: FailedCall) => Sentence;
}

interface Cloud {
  name: RegExp;
  /** Those by which its backend and its provider sign in. */
  variables: readonly string[];
  /** How a job and a person sign in. */
  signIn: Sentence;
}

const CLOUDS: readonly Cloud[] = [
  {
    name: /azure|authorizer|resource manager|arm_/,
    variables: [
      'ARM_CLIENT_ID',
      'ARM_TENANT_ID',
      'ARM_SUBSCRIPTION_ID',
      'ARM_CLIENT_SECRET',
      'ARM_USE_OIDC',
      'ARM_OIDC_TOKEN',
      'ARM_OIDC_TOKEN_FILE_PATH',
      'ARM_ACCESS_KEY',
      'ARM_SAS_TOKEN',
    ],
    signIn: phrase`a step with ${typed('azure/login')} before the gate, and ${typed('ARM_USE_OIDC')}`,
  },
  {
    name: /google|gcs|storage\.newclient/,
    variables: [
      'GOOGLE_APPLICATION_CREDENTIALS',
      'GOOGLE_CREDENTIALS',
      'GOOGLE_OAUTH_ACCESS_TOKEN',
      'GOOGLE_IMPERSONATE_SERVICE_ACCOUNT',
      'GOOGLE_PROJECT',
    ],
    signIn: phrase`a step with ${typed('google-github-actions/auth')} before the gate, at a terminal ${typed('gcloud auth application-default login')}`,
  },
  {
    name: /aws|s3|imds|credential source|sts/,
    variables: [
      'AWS_ACCESS_KEY_ID',
      'AWS_SECRET_ACCESS_KEY',
      'AWS_SESSION_TOKEN',
      'AWS_REGION',
      'AWS_PROFILE',
      'AWS_CONFIG_FILE',
      'AWS_SHARED_CREDENTIALS_FILE',
      'AWS_ROLE_ARN',
      'AWS_WEB_IDENTITY_TOKEN_FILE',
    ],
    signIn: phrase`a step with ${typed('aws-actions/configure-aws-credentials')} before the gate, at a terminal ${typed('aws configure export-credentials --format env')}`,
  },
];

const KINDS: readonly Kind[] = [
  {
    code: 'no-credentials',
    fits: /no valid credential sources|nocredentialproviders|failed to refresh cached credentials|could not find default credentials|unable to build authorizer|could not configure azurecli|could not acquire access token|unable to list provider registration status/,
    actor: 'operators',
    remedy: remedyOfCredentials,
  },
  {
    code: 'credentials-refused',
    fits: /expiredtoken|invalidclienttokenid|invalidaccesskeyid|signaturedoesnotmatch|accessdenied|access denied|authorizationfailed|status code: 403|does not have storage\.[^ ]+ access/,
    actor: 'operators',
    remedy: remedyOfRefused,
  },
  {
    code: 'backend-not-whole',
    fits: /required field is not set|is required by the backend|missing region value/,
    actor: 'operators',
    remedy: remedyOfBackend,
  },
  {
    code: 'state-locked',
    fits: /acquiring the state lock/,
    actor: 'operators',
    remedy: (_, { program }) =>
      phrase`Another plan or apply holds the state. Wait until it has ended; if none is running, ${typed(`${program} force-unlock ID`)} frees it, with the ID above.`,
  },
  {
    code: 'version-unfit',
    fits: /unsupported (?:terraform|opentofu) core version|newer than current|no available releases match|does not match configured version constraint|inconsistent dependency lock file/,
    actor: 'operators',
    remedy: remedyOfVersion,
  },
  {
    code: 'not-downloaded',
    fits: /failed to query available provider packages|failed to install provider|could not retrieve the list of available versions|could not download module|failed to download module|module registry/,
    actor: 'operators',
    remedy: () =>
      phrase`Let this machine reach the address above: behind a proxy, name ${setting('HTTPS_PROXY')} in ${setting('engine-env')}. Or judge a plan of a job that can: ${setting('--plan')}.`,
  },
  {
    code: 'variable-missing',
    fits: /no value for required variable/,
    actor: 'author',
    remedy: remedyOfVariable,
  },
];

/** The same problems, each error with what is to be done about it, where the program's words say what it is. */
export function explainFailure(
  problems: readonly PlanDiagnostic[],
  call: FailedCall,
): PlanDiagnostic[] {
  return problems.map((problem) => {
    const found = problem.severity === 'error' ? explain(problem, call) : undefined;
    return found === undefined ? problem : { ...problem, found };
  });
}

function explain({ summary, detail = '' }: PlanDiagnostic, call: FailedCall): Finding | undefined {
  const text = `${summary}\n${detail}`;
  const kind = KINDS.find(({ fits }) => fits.test(lowerAscii(text)));
  return (
    kind &&
    finding(kind.code, phrase`${call.program} made no plan.`, {
      remedy: kind.remedy(text, call),
      actor: kind.actor,
    })
  );
}

/** The variables of a list that are there, and those of them that the program gets. */
function variablesHere(names: readonly string[], { environment, engineEnv }: FailedCall) {
  const present = names.filter((name) => (environment[name] ?? '') !== '');
  const passed = present.filter((name) => engineEnv === undefined || engineEnv.includes(name));
  return { present, passed };
}

const MOST_NAMED = 10;

function listed(names: readonly string[]): Sentence {
  return firstParts(names.map(setting), MOST_NAMED);
}

function inEngineEnv(names: readonly string[]): Sentence {
  return typed(`engine-env: [${names.join(', ')}]`);
}

function remedyOfCredentials(text: string, call: FailedCall): Sentence {
  const cloud = CLOUDS.find(({ name }) => name.test(lowerAscii(text)));
  if (cloud === undefined) return NO_CLOUD;
  const { present, passed } = variablesHere(cloud.variables, call);
  const missed = present.filter((name) => !passed.includes(name));
  if (missed.length > 0) {
    return phrase`Set here, and not passed on: ${listed(missed)}. Write ${inEngineEnv([...passed, ...missed])} in ${setting('plangate.yml')}.`;
  }
  const [first = '', second = ''] = cloud.variables;
  const had =
    passed.length > 0
      ? phrase`It got ${listed(passed)}, which is not enough.`
      : phrase`None of the variables is set here by which it signs in (${setting(first)}, ${setting(second)} and others), and it reads no home directory.`;
  return phrase`${had} Sign in first: in a job ${cloud.signIn}. Then name the variables in ${setting('engine-env')}.`;
}

const NO_CLOUD = phrase`Let the job sign in first, and name the variables by which the program signs in with ${setting('engine-env')}.`;

function remedyOfRefused(text: string, call: FailedCall): Sentence {
  const variables = CLOUDS.flatMap((cloud) =>
    cloud.name.test(lowerAscii(text)) ? cloud.variables : [],
  );
  const { passed } = variablesHere(variables, call);
  const by = passed.length === 0 ? '' : phrase` It signed in by ${listed(passed)}.`;
  return phrase`Sign in again if the credentials are out of date; else let who they belong to read the state and what is planned.${by}`;
}

function remedyOfBackend(text: string, call: FailedCall): Sentence {
  const { present, passed } = variablesHere(['AWS_REGION', 'AWS_DEFAULT_REGION'], call);
  const isRegion = /missing region value/.test(lowerAscii(text));
  if (isRegion && present.length > passed.length) {
    return phrase`Set here, and not passed on: ${listed(present)}. Write ${inEngineEnv(present)} in ${setting('plangate.yml')}.`;
  }
  const files = call.plannedWith?.backendFiles ?? [];
  if (files.length > 0)
    return phrase`Add it to the file that ${setting('backend-config')} names: ${listed(files)}.`;
  return phrase`The block of the backend leaves it open. Name the file that has it in the entry of the workspace: ${typed('{ name: app-prod, directory: live/app, backend-config: env/prod.tfbackend }')}.`;
}

function remedyOfVersion(text: string, { program }: FailedCall): Sentence {
  if (/core version|newer than current/.test(lowerAscii(text)))
    return phrase`Put a version of ${setting(program)} on the PATH that the configuration accepts, or correct ${setting('required_version')}.`;
  return phrase`Correct the versions that the configuration asks for, or bring the lock file up to date: ${typed(`${program} init -upgrade`)}.`;
}

function remedyOfVariable(text: string, call: FailedCall): Sentence {
  const [, name = 'NAME'] = /input variable "([A-Za-z0-9_-]+)"/.exec(text) ?? [];
  const variable = `TF_VAR_${name}`;
  const { present, passed } = variablesHere([variable], call);
  if (present.length > passed.length)
    return phrase`${setting(variable)} is set here, and not passed on. Write ${inEngineEnv([variable])} in ${setting('plangate.yml')}.`;
  const files = call.plannedWith?.varFiles ?? [];
  if (files.length > 0)
    return phrase`Give ${setting(name)} a value, in a file that ${setting('var-file')} names: ${listed(files)}.`;
  return phrase`Give ${setting(name)} a value: name a file that has it with ${setting('var-file')}, or pass ${setting(variable)} on with ${setting('engine-env')}. A directory that others call as a module is no workspace: exclude it.`;
}
