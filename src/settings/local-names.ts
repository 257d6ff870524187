/** Settings of a local check: there is no host to choose, and no token is needed. */
import { basename } from 'node:path';
import type { CloudBlock } from '../configuration/cloud-block.ts';
import { parseList, type Parsed, type Problem } from '../model/parse.ts';
import { quote } from '../model/quote.ts';
import type { Host } from '../trust/hostname.ts';

/** Stands for the host and the token where no service is asked. */
export const LOCAL_TARGET: { serviceHost: Host; token: string; problems: Problem[] } = {
  serviceHost: { hostname: 'localhost', origin: 'http://localhost' },
  token: 'local',
  problems: [],
};

/** Stands for the organization where no service is asked and none is named. */
const UNNAMED_ORGANIZATION = 'local';

/** The organization; undefined if nobody named one. */
export function namedOrganization({
  local,
  organization,
}: {
  local: boolean;
  organization: string;
}): string | undefined {
  return local && organization === UNNAMED_ORGANIZATION ? undefined : organization;
}

/**
 * Adds the names that a configuration leaves open: what stands for the organization, and a workspace that is
 * called like the directory.
 *
 * @param directory absolute path of the configuration
 */
export function withLocalNames(block: CloudBlock | undefined, directory: string): CloudBlock {
  const { workspaces, organization = UNNAMED_ORGANIZATION, ...rest } = block ?? { at: 'no block' };
  const isUnnamed =
    workspaces?.name === undefined &&
    workspaces?.prefix === undefined &&
    workspaces?.tags === undefined;
  const named = isUnnamed ? { ...workspaces, name: nameOfDirectory(directory) } : workspaces;
  return { ...rest, organization, workspaces: named };
}

/** The name of the workspace that plans a directory. */
export function nameOfDirectory(directory: string): string {
  const name = basename(directory).replaceAll(/[^A-Za-z0-9_-]+/g, '-');
  return name.replaceAll('-', '') === '' ? 'default' : name.slice(0, 90);
}

export function readDigestNames(text: string): Parsed<string[]> {
  const names = parseList(text);
  const wrong = 'value' in names && names.value.find((name) => !/^sha256:[0-9a-f]{64}$/.test(name));
  return typeof wrong === 'string'
    ? { problem: `is ${quote(wrong)}, which is not what \`plangate digest\` prints.` }
    : names;
}

/** Inputs that make no sense without a service: each is a problem, so that none is ignored. */
export function localConflicts(
  inputs: Readonly<Record<string, string | undefined>>,
  values: { mode: string; source: string },
): Problem[] {
  const { mode, source } = values;
  const isGiven = (name: string, usual = '') => !['', usual].includes(inputs[name]?.trim() ?? '');
  const plan = isGiven('plan');
  const conflicts: [input: string, isWrong: boolean, message: string][] = [
    ['hostname', isGiven('hostname'), NO_OTHER_SERVICE],
    ['token', isGiven('token'), NO_OTHER_SERVICE],
    ['group', isGiven('group'), NO_LATER_JOB],
    ['mode', mode === 'provisional', NOTHING_KEPT],
    ['source', source === 'vcs', NO_VERSION_CONTROL],
    ['plan-json', isGiven('plan-json', 'off'), NO_PLAN_OF_SERVICE],
    ['plan', plan && isGiven('engine'), PLANNED_ELSEWHERE],
    ['plan-digest', !plan && isGiven('plan-digest'), NO_PLAN],
  ];
  for (const [input, usual] of Object.entries(OF_SENDING)) {
    conflicts.push([input, isGiven(input, usual), NOTHING_SENT]);
  }
  for (const input of OF_PLANNING) {
    const usual = input === 'refresh' ? 'true' : 'false';
    conflicts.push([input, plan && isGiven(input, usual), MADE_ALREADY]);
  }
  for (const input of OF_SERVICE) conflicts.push([input, !plan && isGiven(input, 'false'), NO_RUN]);
  conflicts.push(['engine-env', plan && isGiven('engine-env'), NO_PROGRAM]);
  return conflicts.flatMap(([where, isWrong, message]) => (isWrong ? [{ where, message }] : []));
}

/** Inputs that ask for a check without a service by themselves. */
export const IMPLY_LOCAL = ['plan', 'engine'] as const;
/** Inputs that only such a check has. */
export const LOCAL_ONLY = ['plan-digest', 'var-file', 'engine-env'] as const;

const PLANNED_ELSEWHERE =
  'and `engine` are both given, and a plan that was made elsewhere is not planned again. Take one of them out.';
const NO_PLAN = 'is for `plan`. Name the plan, or take this out.';
/** Inputs that say what is planned. */
const OF_PLANNING = [
  'destroy',
  'refresh-only',
  'refresh',
  'target',
  'replace',
  'variables',
  'var-file',
  'terraform-version',
  'allow-empty-apply',
] as const;
/** Inputs that say what is sent, each with what it is where nobody sets it. */
const OF_SENDING = {
  rules: 'terraform',
  'secret-scan': 'warn',
  'include-untracked-secrets': 'false',
} as const;
const NOTHING_SENT =
  'is about what is sent, and with `local` nothing is: the plan is made of the files as they lie there. Take one of them out.';
/** Inputs that only a run of a service has. */
const OF_SERVICE = ['terraform-version', 'allow-empty-apply'] as const;
const NO_RUN =
  'is for a run of a service, and with `local` there is none: the program on the PATH plans, and nothing is applied. Take one of them out.';
const MADE_ALREADY =
  'cannot go with `plan`, which is made already. Give it to `terraform plan` where that runs, and take this out.';
const NO_PROGRAM =
  'is for a program that plans, and a plan that was made elsewhere is not planned again. Take one of them out.';

const NO_OTHER_SERVICE =
  'is not used with `local`, which asks no other service. Take one of them out.';
const NO_LATER_JOB =
  'cannot be combined with `local`, where no service keeps a run that a later job could read. Take one of them out.';
const NOTHING_KEPT =
  'cannot be "provisional" with `local`: no service keeps the plan, so nothing could be applied later. Take one of them out.';
const NO_PLAN_OF_SERVICE =
  'is the plan of a service, and with `local` there is none. Take one of them out.';
const NO_VERSION_CONTROL =
  'cannot be "vcs" with `local`: no service plans what version control has. Take one of them out.';
