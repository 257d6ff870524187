/**
 * The results of one group of a matrix, sealed for the job that combines the groups. Without the key they
 * can neither be read nor changed, and they count as a whole or not at all.
 */
import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Exceptions } from '../policy/apply-exceptions.ts';
import { daysLeft } from '../policy/read-exceptions.ts';
import type { Settings } from '../settings/settings.ts';
import { isSealed, sealOf } from '../trust/seal.ts';
import { VERSION } from '../model/version.ts';
import { areOtherChanges } from './supersede.ts';
import type { WorkspaceResult } from './result.ts';

export interface SealedGroup {
  group: string;
  /** The change that its job was about, as `acme/infra#42`; undefined if the job did not know it. */
  change?: string | undefined;
  /** The settings that the verdicts depend on: the job that combines the groups must have the same. */
  settings: Readonly<Record<string, unknown>>;
  workspaces: WorkspaceResult[];
}

type SealedOptions = Pick<
  Settings,
  | 'origin'
  | 'organization'
  | 'mode'
  | 'runOptions'
  | 'requirePolicies'
  | 'allowPartial'
  | 'allowUnknown'
  | 'onlyNew'
  | 'protect'
  | 'maxDestroys'
  | 'maxActions'
  | 'guardExcept'
>;

interface Judged {
  commit: string | undefined;
  /** As in `acme/infra`. */
  repository?: string | undefined;
  exceptions?: Exceptions | undefined;
}

/** @param judged what the verdicts are about */
export function sealedSettings(
  settings: SealedOptions,
  { commit, repository, exceptions }: Judged,
) {
  const { origin, organization, mode, runOptions, requirePolicies, allowPartial } = settings;
  const { allowUnknown, onlyNew } = settings;
  const { protect, maxDestroys, maxActions, guardExcept } = settings;
  return {
    version: VERSION,
    commit,
    repository,
    hostname: origin,
    organization,
    mode,
    'options of the run': runOptions,
    'require-policies': requirePolicies,
    'allow-partial': allowPartial,
    'allow-unknown': allowUnknown,
    'only-new': onlyNew,
    protect,
    'max-destroys': maxDestroys,
    'max-actions': maxActions,
    'guard-except': guardExcept,
    // An exception that ends in between makes the groups differ, and they are judged again.
    exceptions: exceptions && digestOfExceptions(exceptions),
  };
}

/** Of the exceptions that have not ended. */
function digestOfExceptions({ entries, today }: Exceptions): string {
  const counting = entries.filter((entry) => daysLeft(entry, today) >= 0);
  return createHash('sha256').update(JSON.stringify(counting)).digest('hex');
}

/** Changes the root directory of each result: every runner has the checkout at another path. */
export function withRoots(
  workspaces: readonly WorkspaceResult[],
  change: (root: string) => string,
) {
  return workspaces.map((result) =>
    result.root === undefined ? result : { ...result, root: change(result.root) },
  );
}

/** @param key as `reportKey` makes it of the service's token */
export function sealGroup(key: string, judged: SealedGroup): string {
  const text = gzipSync(JSON.stringify(judged)).toString('base64url');
  return `${text}.${sealOf(key, text)}`;
}

interface SealFacts {
  key: string;
  name: string;
  sealed: string | undefined;
  expected: Pick<SealedGroup, 'group' | 'change' | 'settings'>;
  /** Reads the sealed results. Only after the claim `isOfKey` held is it certain who wrote them. */
  read: () => SealedGroup;
}

type SealClaim = (facts: SealFacts) => string | undefined;

/** Each returns a sentence about why a seal does not count, or undefined. They are asked in this order. */
export const SEAL_CLAIMS = {
  isThere: ({ name, sealed }) =>
    sealed === undefined ? `The report ${name} is not sealed.` : undefined,
  isOfKey: ({ key, name, sealed = '' }) => {
    const [text = '', seal = '', ...more] = sealed.split('.');
    if (more.length === 0 && isSealed(key, text, seal)) return undefined;
    return `The seal of the report ${name} is not one of this key: it was changed, or made with another token.`;
  },
  isOfGroup: ({ name, expected, read }) =>
    read().group === expected.group ? undefined : `The report ${name} is sealed for another group.`,
  isOfChange: ({ name, expected: { change }, read }) => {
    const sealed = read().change;
    if (!areOtherChanges(sealed, change)) return undefined;
    return `The report ${name} is sealed for ${sealed}, and this job is about ${change}.`;
  },
  isOfSettings: ({ name, expected: { settings }, read }) => {
    const own = read().settings;
    const differing = Object.keys(settings).filter(
      (each) => JSON.stringify(own[each]) !== JSON.stringify(settings[each]),
    );
    if (differing.length === 0) return undefined;
    return `The report ${name} was made with other settings than are asked for here: ${differing.join(', ')}.`;
  },
} satisfies Record<string, SealClaim>;

/** `why` is a sentence about why the sealed results do not count. */
export type OpenedSeal = { workspaces: WorkspaceResult[] } | { why: string };

/** Opens the seal of a group, if all these claims hold. */
export function openGroupBy(claims: Readonly<Record<string, SealClaim>>) {
  return (
    key: string,
    { name, sealed }: Pick<SealFacts, 'name' | 'sealed'>,
    expected: SealFacts['expected'],
  ): OpenedSeal => {
    const read = () => {
      const [text = ''] = (sealed ?? '').split('.');
      return JSON.parse(gunzipSync(Buffer.from(text, 'base64url')).toString()) as SealedGroup;
    };
    const facts = { key, name, sealed, expected, read };
    for (const isSo of Object.values(claims)) {
      const why = isSo(facts);
      if (why !== undefined) return { why };
    }
    return { workspaces: read().workspaces };
  };
}
