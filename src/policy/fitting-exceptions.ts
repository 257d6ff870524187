/** Which entries of the file of exceptions fit a failure of a policy or a finding of a scanner, and what they take out. */
import { addTo } from '../model/add-to.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import { readFromRoot, readGlob } from './address-patterns.ts';
import {
  daysLeft,
  type Exceptions,
  type PolicyException,
  type ScannerException,
} from './exceptions.ts';
import { UNNAMED } from './systems/policy-checks.ts';

/** The entries that fit a policy in a workspace, in the order of the file. */
export interface FittingEntries {
  entries: PolicyException[];
  /** Those of them with an address or a pattern that fits this address, or the address of what is around it. */
  at: (address: string) => PolicyException[];
}

/**
 * Makes the function that finds entries by the names that a policy may have in the file. Each pattern is read once, however
 * many workspaces, policies and addresses it is compared with.
 */
export function indexEntries(
  entries: readonly PolicyException[],
): (names: readonly string[], workspace: string) => FittingEntries {
  const read = entries.map((entry, order) => {
    return { entry, order, fitsWorkspace: readGlob(entry.workspace) };
  });
  type Read = (typeof read)[number];
  const byPolicy = new Map<string, Read[]>();
  for (const each of read) addTo(byPolicy, each.entry.policy, each);
  const patternsByPolicy = new Map<string, (address: string) => Read[]>();
  const readPatterns = (name: string, ofPolicy: readonly Read[]) => {
    const patterns =
      patternsByPolicy.get(name) ??
      readFromRoot(
        ofPolicy.flatMap((each) =>
          each.entry.address === undefined ? [] : [[each.entry.address, each] as const],
        ),
      );
    patternsByPolicy.set(name, patterns);
    return patterns;
  };
  return (names, workspace) => {
    const found = names.flatMap((name) => {
      const ofPolicy = byPolicy.get(name);
      return ofPolicy === undefined ? [] : [{ name, ofPolicy }];
    });
    const fitting = (some: Read[]) =>
      some
        .filter(({ fitsWorkspace }) => fitsWorkspace(workspace))
        .sort((one, other) => one.order - other.order)
        .map(({ entry }) => entry);
    return {
      entries: fitting(found.flatMap(({ ofPolicy }) => ofPolicy)),
      at: (address) =>
        fitting(found.flatMap(({ name, ofPolicy }) => readPatterns(name, ofPolicy)(address))),
    };
  };
}

/** Where exceptions are looked for. */
export interface ExceptedPlan {
  workspace: string;
  exceptions?: Exceptions | undefined;
  /** The names of the service's policies: what is called like one of them needs its directory in an exception. */
  servicePolicies?: ReadonlySet<string> | undefined;
}

/** Makes the function that finds the exceptions that have not ended for the policy of a failure. */
export function exceptionsFor({
  workspace,
  exceptions,
  servicePolicies,
}: ExceptedPlan): (result: PolicyResult) => FittingEntries {
  if (exceptions === undefined) return () => ({ entries: [], at: () => [] });
  const { entries, today } = exceptions;
  const findEntries = indexEntries(entries.filter((entry) => daysLeft(entry, today) >= 0));
  return (result) => {
    const isOther = (name: string) => name === result.policy && servicePolicies?.has(name) === true;
    return findEntries(
      namesInFile(result).filter((name) => !isOther(name)),
      workspace,
    );
  };
}

/** What becomes of a failure that an entry accepts. */
export function acceptanceBy({
  until,
  owner,
  reason,
}: Pick<PolicyException, 'until' | 'owner' | 'reason'>) {
  return { status: 'excepted', excepted: { until, owner, reason } } as const;
}

/** The names under which the file may have a policy; none where its judge takes no exception, or one of another kind. */
export function namesInFile({ policy, policySet, judge }: PolicyResult): string[] {
  if (policy === UNNAMED) return [];
  switch (judge.excepted) {
    case 'by-policy':
      return [policy];
    case 'by-directory-and-policy':
      return [policy, `${policySet}/${policy}`];
    case 'by-finding':
    case 'never':
      return [];
  }
}

/** A finding of a scanner, as far as exceptions are about it. */
export interface ExceptedPlace {
  tool: string;
  rule: string;
  path: string | undefined;
  /** The place as the file of the scanner has it, where that is no file of the repository. */
  elsewhere?: string | undefined;
  addresses: readonly string[];
}

/**
 * Makes the function that finds the exceptions that fit a finding, and the first of them that has not ended.
 *
 * @param workspace undefined for the check as a whole
 */
export function exceptionsOfScanners(
  { scanners = [], today }: Exceptions,
  workspace: string | undefined,
): (of: ExceptedPlace) => { fitting: ScannerException[]; accepting: ScannerException | undefined } {
  const byRule = new Map<
    string,
    { entry: ScannerException; fits: (of: ExceptedPlace) => boolean }[]
  >();
  for (const entry of scanners) {
    const { path, address = '', workspace: named = '' } = entry;
    const isHere = workspace !== undefined && readGlob(named)(workspace);
    let pattern: ReturnType<typeof readFromRoot<ScannerException>> | undefined;
    const atAddress = (at: string) => (pattern ??= readFromRoot([[address, entry] as const]))(at);
    const fits = (of: ExceptedPlace) =>
      path === undefined
        ? isHere &&
          of.addresses.length > 0 &&
          of.addresses.every((each) => atAddress(each).length > 0)
        : (of.path ?? of.elsewhere) === path;
    addTo(byRule, ruleOfEntry(entry), { entry, fits });
  }
  return (of) => {
    const ofRule = byRule.get(keyOfRule(of.tool, of.rule)) ?? [];
    const fitting = ofRule.flatMap(({ entry, fits }) => (fits(of) ? entry : []));
    return { fitting, accepting: fitting.find((entry) => daysLeft(entry, today) >= 0) };
  };
}

export const keyOfRule = (tool: string, rule: string): string => `${tool.toLowerCase()}/${rule}`;

export function ruleOfEntry({ scanner }: ScannerException): string {
  const slash = scanner.indexOf('/');
  return keyOfRule(scanner.slice(0, slash), scanner.slice(slash + 1));
}
