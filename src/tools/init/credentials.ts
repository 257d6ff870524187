/**
 * What the backends and providers of a repository need to sign in: the step of the workflow, the variables that the program gets
 * by `engine-env`, and what a person sets at the host. Short-lived credentials of a role that may only read, by OpenID Connect,
 * as the action of each provider gets them.
 */
import type { Environment } from '../../model/ports.ts';
import type { ModuleHere } from './modules-here.ts';

/** One that gives credentials to a job. */
interface Cloud {
  title: string;
  backends: readonly string[];
  /** Local names. */
  providers: readonly string[];
  /** The names of the variables that the program gets. */
  engineEnv: readonly string[];
  /** Variables of the environment of which one shows that a person is signed in here. */
  signedInBy: readonly string[];
  /** The step, with `IF` where its condition is; undefined where values of the host are all that is needed. */
  step?: (region: string | undefined) => string;
  /** What the step of the gate has as `env`. */
  env: Readonly<Record<string, string>>;
  /** The variables of the repository at the host, the first without which nobody signs in. */
  variables: readonly string[];
  /** Its secrets. */
  secrets: readonly string[];
}

const FORK = 'github.event.pull_request.head.repo.full_name == github.repository';
/** Before somebody has set the variable, the gate says what is missing; a pull request of a fork gets no credentials. */
const condition = (variable: string) => `        if: vars.${variable} != '' && ${FORK}\n`;

const CLOUDS: readonly Cloud[] = [
  {
    title: 'AWS',
    backends: ['s3'],
    providers: ['aws', 'awscc'],
    engineEnv: ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN', 'AWS_REGION'],
    signedInBy: ['AWS_ACCESS_KEY_ID', 'AWS_PROFILE', 'AWS_WEB_IDENTITY_TOKEN_FILE'],
    step: (
      region,
    ) => `      - uses: aws-actions/configure-aws-credentials@e6de054238d6b7531b4efff3b6587d9aade6a06c # v6.2.3
${condition('AWS_PLAN_ROLE')}        with:
          role-to-assume: \${{ vars.AWS_PLAN_ROLE }} # it may only read
          aws-region: ${region ?? '${{ vars.AWS_REGION }}'}
`,
    env: {},
    variables: ['AWS_PLAN_ROLE', 'AWS_REGION'],
    secrets: [],
  },
  {
    title: 'Azure',
    backends: ['azurerm'],
    providers: ['azurerm', 'azuread', 'azapi'],
    engineEnv: ['AZURE_CONFIG_DIR', 'ARM_SUBSCRIPTION_ID', 'ARM_TENANT_ID'],
    signedInBy: ['ARM_CLIENT_ID', 'ARM_USE_OIDC', 'AZURE_CONFIG_DIR'],
    step: () => `      - uses: azure/login@a457da9ea143d694b1b9c7c869ebb04ebe844ef5 # v2.3.0
${condition('AZURE_CLIENT_ID')}        env: { AZURE_CONFIG_DIR: "\${{ runner.temp }}/azure" }
        with:
          client-id: \${{ vars.AZURE_CLIENT_ID }} # it may only read
          tenant-id: \${{ vars.AZURE_TENANT_ID }}
          subscription-id: \${{ vars.AZURE_SUBSCRIPTION_ID }}
`,
    env: {
      AZURE_CONFIG_DIR: '${{ runner.temp }}/azure',
      ARM_SUBSCRIPTION_ID: '${{ vars.AZURE_SUBSCRIPTION_ID }}',
      ARM_TENANT_ID: '${{ vars.AZURE_TENANT_ID }}',
    },
    variables: ['AZURE_CLIENT_ID', 'AZURE_TENANT_ID', 'AZURE_SUBSCRIPTION_ID'],
    secrets: [],
  },
  {
    title: 'Google Cloud',
    backends: ['gcs'],
    providers: ['google', 'google-beta'],
    engineEnv: ['GOOGLE_OAUTH_ACCESS_TOKEN'],
    signedInBy: [
      'GOOGLE_OAUTH_ACCESS_TOKEN',
      'GOOGLE_CREDENTIALS',
      'GOOGLE_APPLICATION_CREDENTIALS',
    ],
    step: () => `      - uses: google-github-actions/auth@c200f3691d83b41bf9bbd8638997a462592937ed # v2.1.13
        id: google
${condition('GOOGLE_PLAN_SERVICE_ACCOUNT')}        with:
          workload_identity_provider: \${{ vars.GOOGLE_WORKLOAD_IDENTITY_PROVIDER }}
          service_account: \${{ vars.GOOGLE_PLAN_SERVICE_ACCOUNT }} # it may only read
          token_format: access_token
          create_credentials_file: false # it would be in the checkout
`,
    env: { GOOGLE_OAUTH_ACCESS_TOKEN: '${{ steps.google.outputs.access_token }}' },
    variables: ['GOOGLE_PLAN_SERVICE_ACCOUNT', 'GOOGLE_WORKLOAD_IDENTITY_PROVIDER'],
    secrets: [],
  },
  {
    title: 'the HTTP backend',
    backends: ['http'],
    providers: [],
    engineEnv: ['TF_HTTP_ADDRESS', 'TF_HTTP_USERNAME', 'TF_HTTP_PASSWORD'],
    signedInBy: ['TF_HTTP_PASSWORD'],
    env: {
      TF_HTTP_ADDRESS: '${{ vars.TF_HTTP_ADDRESS }}',
      TF_HTTP_USERNAME: '${{ vars.TF_HTTP_USERNAME }}',
      TF_HTTP_PASSWORD: '${{ secrets.TF_HTTP_PASSWORD }}',
    },
    variables: ['TF_HTTP_USERNAME'],
    secrets: ['TF_HTTP_PASSWORD'],
  },
];

/** Providers that sign in nowhere. */
const WITHOUT_SIGN_IN = 'archive cloudinit external http local null random template time tls'.split(
  ' ',
);

/** What a gate that plans by itself needs to sign in. */
export interface Credentials {
  /** What it is for, as in `AWS and Google Cloud`. */
  titles: string[];
  /** The steps of a workflow. */
  steps: string;
  /** What the step of the gate has as `env`. */
  env: Readonly<Record<string, string>>;
  engineEnv: string[];
  /** What a person sets at the host. */
  variables: string[];
  secrets: string[];
  /** The backends and providers of which it is not known how they sign in. */
  unknown: string[];
  /** Whether what is known of is signed in here, and nothing else is needed. */
  areHere: boolean;
}

export function findCredentials(
  modules: readonly Pick<ModuleHere, 'backend' | 'providers' | 'region'>[],
  environment: Environment,
): Credentials {
  const backends = new Set(modules.flatMap(({ backend }) => backend ?? []));
  const providers = new Set(modules.flatMap((module) => module.providers));
  const [region, ...otherRegions] = new Set(modules.flatMap((module) => module.region ?? []));
  const clouds = CLOUDS.filter(
    (cloud) =>
      cloud.backends.some((name) => backends.has(name)) ||
      cloud.providers.some((name) => providers.has(name)),
  );
  const known = new Set([
    'cloud',
    'remote',
    'local',
    ...WITHOUT_SIGN_IN,
    ...CLOUDS.flatMap((cloud) => [...cloud.backends, ...cloud.providers]),
  ]);
  const unknown = [...backends, ...providers].filter((name) => !known.has(name)).sort();
  const oneRegion = otherRegions.length === 0 ? region : undefined;
  const variables = clouds.flatMap((cloud) => cloud.variables);
  return {
    titles: clouds.map(({ title }) => title),
    steps: clouds.map(({ step }) => step?.(oneRegion) ?? '').join(''),
    env: Object.fromEntries(clouds.flatMap(({ env }) => Object.entries(env))),
    engineEnv: clouds.flatMap(({ engineEnv }) => engineEnv),
    variables: variables.filter((name) => name !== 'AWS_REGION' || oneRegion === undefined),
    secrets: clouds.flatMap(({ secrets }) => secrets),
    unknown: [...new Set(unknown)],
    areHere:
      unknown.length === 0 &&
      clouds.every(({ signedInBy }) => signedInBy.some((name) => Boolean(environment[name]))),
  };
}
