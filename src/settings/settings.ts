/**
 * What was asked for, from four places in this order: `with:` or the command line, environment,
 * the configuration's own `cloud` block, the default. Either all of it, or every problem at once.
 */
import type { RuleSet } from '../archive/pack.ts';
import { didYouMean } from './did-you-mean.ts';
import { readHostname, tokenFor } from './hostname.ts';
import type { Parsed, SettingProblem } from './input-values.ts';
import { parseChoice, parseDuration, parseFlag, parseNumber, quote } from './input-values.ts';
import type { Door, InputName, InputSpec } from './inputs.ts';
import { INPUTS } from './inputs.ts';
import type { CloudBlock } from '../locate/cloud-block.ts';
import type { FailOn } from '../policy/verdict.ts';
import type { Environment } from '../ports.ts';
import type { WorkspaceSelector } from './workspace-selectors.ts';
import { NAME, NAME_RULE, selectWorkspaces } from './workspace-selectors.ts';

export interface Settings {
  /** As in `app.terraform.io` or `tfe.acme.example:8443`. */
  hostname: string;
  /** `https://app.terraform.io`: where the token goes, and nowhere else. */
  origin: string;
  token: string;
  organization: string;
  /** At least one. */
  workspaces: WorkspaceSelector[];
  /** As written: relative to where the program runs, or absolute. */
  directory: string;
  affectedOnly: boolean;
  mode: 'speculative' | 'provisional';
  message?: string;
  timeoutMs: number;
  failOn: FailOn;
  requirePolicies: boolean;
  onFailure: 'discard' | 'keep';
  cancelSuperseded: boolean;
  autoQueueRuns: boolean;
  rules: RuleSet;
  secretScan: 'warn' | 'fail';
  includeUntrackedSecrets: boolean;
  caFile?: string;
  comment: 'auto' | 'always' | 'on-failure' | 'off';
  commentMode: 'update' | 'recreate-on-change';
  commentKey: string;
  annotate: 'auto' | 'all' | 'changed' | 'off';
  githubToken?: string;
  checksToken?: string;
  checkRunId?: number;
  pullRequestNumber?: number;
  onMissingToken: 'fail' | 'neutral';
  allowUntrustedHead: boolean;
}

export interface SettingSources {
  /** Input name → text. Empty text counts as not given; names that are no input are a problem. */
  given: Readonly<Record<string, string | undefined>>;
  environment: Environment;
  cloud?: CloudBlock;
  /** What `terraform login` stored for a host, if anything: counts last. */
  storedToken?: (hostname: string) => string | undefined;
  door: Door;
  /** Why there may be no token, said beside the remedy: "pull requests from forks get no secrets". */
  tokenHint?: string;
}

export type SettingsResult = { settings: Settings } | { problems: SettingProblem[] };

const SPECS: ReadonlyMap<string, InputSpec> = new Map(INPUTS.map((spec) => [spec.name, spec]));

/** Whether only the `cloud` block can still answer: reading it costs parsing the configuration. */
export function needsCloudBlock(sources: SettingSources): boolean {
  const { hostname, organization, workspace, workspaces } = namedTexts(sources);
  const named = workspace !== undefined || workspaces !== undefined;
  return hostname === undefined || organization === undefined || !named;
}

function namedTexts(sources: SettingSources) {
  return {
    hostname: textOf('hostname', sources),
    organization: textOf('organization', sources),
    workspace: textOf('workspace', sources),
    workspaces: textOf('workspaces', sources),
  };
}

export function readSettings(sources: SettingSources): SettingsResult {
  const problems: SettingProblem[] = unknownNames(sources);
  const fromCloud: Partial<Record<InputName, string | undefined>> = {
    hostname: sources.cloud?.hostname,
    organization: sources.cloud?.organization,
  };
  const text = (name: InputName) =>
    textOf(name, sources) ?? fromCloud[name] ?? SPECS.get(name)?.default;
  const note = (input: string, message: string) => {
    problems.push({ input, message });
  };
  const take = <T>(name: InputName, parse: (value: string) => Parsed<T>): T | undefined => {
    const value = text(name);
    if (value === undefined) return undefined;
    const parsed = parse(value);
    if ('value' in parsed) return parsed.value;
    note(name, parsed.problem);
    return undefined;
  };
  const choice = <const T extends string>(name: InputName, choices: readonly T[]) =>
    take(name, (value) => parseChoice(value, choices));

  const host = take('hostname', readHostname);
  const token =
    text('token') ??
    (host &&
      (tokenFor(host.hostname, sources.environment) ?? sources.storedToken?.(host.hostname)));
  if (token === undefined) note('token', missingToken(sources));
  else if (/[^\x21-\x7e]/.test(token)) {
    note('token', 'contains a space, a line break or another character that no token has.');
  }

  const organization = text('organization');
  if (organization === undefined) {
    note('organization', 'is missing. Pass `organization`, or name it in the `cloud` block.');
  } else if (!NAME.test(organization)) {
    note('organization', `${quote(organization)} is not a name. ${NAME_RULE}`);
  }
  const selected = selectWorkspaces({
    one: textOf('workspace', sources),
    fromEnvironment: given('workspace', sources) === undefined,
    many: given('workspaces', sources),
    cloud: sources.cloud,
  });
  const workspaces = selected.selectors;
  problems.push(...selected.problems);

  const settings = {
    ...host,
    token,
    organization,
    workspaces,
    directory: text('directory'),
    affectedOnly: take('affected-only', parseFlag),
    mode: choice('mode', ['speculative', 'provisional']),
    message: text('message'),
    timeoutMs: take('timeout', parseDuration),
    failOn: choice('fail-on', ['mandatory', 'advisory', 'never']),
    requirePolicies: take('require-policies', parseFlag),
    onFailure: choice('on-failure', ['discard', 'keep']),
    cancelSuperseded: take('cancel-superseded', parseFlag),
    autoQueueRuns: take('auto-queue-runs', parseFlag),
    rules: choice('rules', ['terraform', 'exact', 'gitignore']),
    secretScan: choice('secret-scan', ['warn', 'fail']),
    includeUntrackedSecrets: take('include-untracked-secrets', parseFlag),
    caFile: text('ca-file'),
    comment: choice('comment', ['auto', 'always', 'on-failure', 'off']),
    commentMode: choice('comment-mode', ['update', 'recreate-on-change']),
    commentKey: take('comment-key', parseKey),
    annotate: choice('annotate', ['auto', 'all', 'changed', 'off']),
    githubToken: text('github-token'),
    checksToken: text('checks-token'),
    checkRunId: take('check-run-id', parseNumber),
    pullRequestNumber: take('pr-number', parseNumber),
    onMissingToken: choice('on-missing-token', ['fail', 'neutral']),
    allowUntrustedHead: take('allow-untrusted-head', parseFlag),
  };
  if (problems.length > 0) return { problems };
  const known = Object.entries(settings).filter(([, value]) => value !== undefined);
  return { settings: Object.fromEntries(known) as unknown as Settings };
}

/** What was given or, failing that, in the environment; never the `cloud` block or a default. */
function textOf(name: InputName, sources: SettingSources): string | undefined {
  const direct = given(name, sources);
  if (direct !== undefined) return direct;
  if (name === 'workspace' && given('workspaces', sources) !== undefined) return undefined;
  for (const variable of SPECS.get(name)?.environment ?? []) {
    const value = sources.environment[variable]?.trim();
    if (value !== undefined && value !== '') return value;
  }
  return undefined;
}

function given(name: InputName, sources: SettingSources): string | undefined {
  const value = sources.given[name];
  return value === undefined || value.trim() === '' ? undefined : value.trim();
}

function unknownNames(sources: SettingSources): SettingProblem[] {
  const known = INPUTS.filter((spec) => (spec.doors as readonly Door[]).includes(sources.door));
  const names = new Set<string>(known.map((spec) => spec.name));
  return Object.keys(sources.given)
    .filter((name) => !names.has(name))
    .map((name) => {
      const near = didYouMean(name, names);
      const remedy = near === undefined ? 'Take it out.' : `Did you mean \`${near}\`?`;
      return { input: name, message: `is not an input. ${remedy}` };
    });
}

function missingToken({ door, tokenHint }: SettingSources): string {
  const remedy =
    door === 'action'
      ? 'Pass `token: ${{ secrets.TF_API_TOKEN }}`'
      : 'Pass `--token`, or set TF_API_TOKEN or TF_TOKEN_<host>';
  return `is empty. ${remedy}${tokenHint === undefined ? '.' : `; ${tokenHint}`}`;
}

function parseKey(text: string): Parsed<string> {
  return text.length <= 100 && !/[\p{Cc}\p{Cf}]/u.test(text)
    ? { value: text }
    : { problem: 'is longer than 100 characters or has control characters in it.' };
}
