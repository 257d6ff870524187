/**
 * What a group of a matrix found, sealed for the job that combines: opaque where others may write, and whole or
 * nothing.
 */
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Settings } from '../settings/settings.ts';
import { isSealed, sealOf } from '../trust/seal.ts';
import { VERSION } from '../model/version.ts';
import type { WorkspaceResult } from './result.ts';

export interface SealedGroup {
  group: string;
  /** What the verdicts depend on besides the runs: the job that combines must ask for the same. */
  asked: Readonly<Record<string, unknown>>;
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
  | 'protect'
  | 'maxDestroys'
  | 'guardExcept'
>;

/** @param commit that is judged */
export function askedOf(settings: SealedOptions, commit: string | undefined) {
  const { origin, organization, mode, runOptions, requirePolicies, allowPartial } = settings;
  const { protect, maxDestroys, guardExcept } = settings;
  return {
    version: VERSION,
    commit,
    hostname: origin,
    organization,
    mode,
    'options of the run': runOptions,
    'require-policies': requirePolicies,
    'allow-partial': allowPartial,
    protect,
    'max-destroys': maxDestroys,
    'guard-except': guardExcept,
  };
}

/** Where a checkout lies is another place on every runner. */
export function withRoots(
  workspaces: readonly WorkspaceResult[],
  change: (root: string) => string,
) {
  return workspaces.map((one) =>
    one.root === undefined ? one : { ...one, root: change(one.root) },
  );
}

/** @param key as `reportKey` makes it of the service's token */
export function sealGroup(key: string, judged: SealedGroup): string {
  const text = gzipSync(JSON.stringify(judged)).toString('base64url');
  return `${text}.${sealOf(key, text)}`;
}

interface Opening {
  key: string;
  name: string;
  sealed: string | undefined;
  wanted: Pick<SealedGroup, 'group' | 'asked'>;
  /** What is sealed; whoever asks before it is known to be whole reads what others wrote. */
  read: () => SealedGroup;
}

type SealClaim = (opening: Opening) => string | undefined;

/** All that has to be so of a seal that counts, each a sentence about why it does not. In this order. */
export const SEAL_CLAIMS = {
  isThere: ({ name, sealed }) =>
    sealed === undefined ? `The report ${name} is not sealed.` : undefined,
  isOfKey: ({ key, name, sealed = '' }) => {
    const [text = '', seal = '', ...more] = sealed.split('.');
    if (more.length === 0 && isSealed(key, text, seal)) return undefined;
    return `The seal of the report ${name} is not one of this key: it was changed, or made with another token.`;
  },
  isOfGroup: ({ name, wanted, read }) =>
    read().group === wanted.group ? undefined : `The report ${name} is sealed for another group.`,
  isAsAsked: ({ name, wanted: { asked }, read }) => {
    const opened = read().asked;
    const differing = Object.keys(asked).filter(
      (each) => JSON.stringify(opened[each]) !== JSON.stringify(asked[each]),
    );
    if (differing.length === 0) return undefined;
    return `The report ${name} was made with other settings than are asked for here: ${differing.join(', ')}.`;
  },
} satisfies Record<string, SealClaim>;

/** The results of the group, or a sentence about why they do not count. */
export function openGroupBy(claims: Readonly<Record<string, SealClaim>>) {
  return (
    key: string,
    { name, sealed }: Pick<Opening, 'name' | 'sealed'>,
    wanted: Opening['wanted'],
  ): WorkspaceResult[] | string => {
    const read = () => {
      const [text = ''] = (sealed ?? '').split('.');
      return JSON.parse(gunzipSync(Buffer.from(text, 'base64url')).toString()) as SealedGroup;
    };
    const opening = { key, name, sealed, wanted, read };
    for (const isSo of Object.values(claims)) {
      const why = isSo(opening);
      if (why !== undefined) return why;
    }
    return read().workspaces;
  };
}
