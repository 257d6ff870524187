/** What a report says of exceptions besides what they take out: that they end, fit nothing, or change no verdict. */
import { judgesAtService } from '../model/judge-traits.ts';
import { addTo } from '../model/add-to.ts';
import { finding, type About, type Finding } from '../model/finding.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import {
  firstParts,
  formatNumber,
  phrase,
  quoted,
  setting,
  type Sentence,
} from '../model/sentence.ts';
import { readGlob } from './address-patterns.ts';
import {
  daysLeft,
  type Exceptions,
  type PolicyException,
  type ScannerException,
} from './exceptions.ts';
import {
  indexEntries,
  keyOfRule,
  namesInFile,
  ruleOfEntry,
  type ExceptedPlace,
} from './fitting-exceptions.ts';

/** A report warns this many days before an exception ends. */
const WARNING_DAYS = 30;

/**
 * Notices for each workspace. An exception that fits nothing is named
 * once, in the first workspace that it is about, and not if none of them was judged.
 *
 * @param judged each workspace with every result of its run, but for those that were not judged to their end
 * @returns workspace → notices
 */
export function exceptionNotices(
  judged: readonly JudgedWorkspace[],
  { entries, today }: Exceptions,
): Map<string, Finding[]> {
  const notices = new Map<string, Finding[]>();
  const say = (workspace: string, notice: Finding) => addTo(notices, workspace, notice);
  const uses = findUses(judged, entries);
  const judgedPolicies = policiesByPattern(judged);
  for (const entry of entries) {
    const fitting = uses.get(entry) ?? new Map<string, UseOfException[]>();
    const { first, named, shown } = judgedPolicies(entry.workspace);
    if (first !== undefined && fitting.size === 0) {
      const why = whyUnused(entry, named, shown);
      const says = phrase`${describeException(entry)} ${why} Its owner is ${quoted(entry.owner)}.`;
      say(first, finding('exception-unused', says, { about: aboutOf(entry) }));
    }
    const ending = endOf(entry, today);
    for (const [workspace, ofWorkspace] of fitting) {
      if (ending !== undefined) say(workspace, ending);
      const why = daysLeft(entry, today) < 0 ? undefined : whyWithoutEffect(ofWorkspace);
      if (why !== undefined) {
        const says = phrase`${describeException(entry)} changes no verdict, because ${why}`;
        say(workspace, finding('exception-without-effect', says, { about: aboutOf(entry) }));
      }
    }
  }
  return notices;
}

interface JudgedWorkspace {
  workspace: string;
  results: readonly PolicyResult[];
}

/** A result that an exception fits, ended ones included. */
interface UseOfException {
  result: PolicyResult;
  /** Whether the failure counts all the same: only a text has the address of its resource, and no message is about it. */
  isOnlyInText: boolean;
}

/** Entry → workspace → what the entry fits there. One pass over the results, whatever the number of entries. */
function findUses(judged: readonly JudgedWorkspace[], entries: readonly PolicyException[]) {
  const uses = new Map<PolicyException, Map<string, UseOfException[]>>();
  const findEntries = indexEntries(entries);
  for (const { workspace, results } of judged) {
    for (const result of results) {
      if (result.status === 'passed') continue;
      const fitting = findEntries(namesInFile(result), workspace);
      const ofWholePolicy = fitting.entries.filter(({ address }) => address === undefined);
      const ofResources = result.resources.flatMap(({ address }) => fitting.at(address));
      const ofMessages = new Set(
        result.status === 'failed' ? result.printedFor?.flat().flatMap(fitting.at) : ofResources,
      );
      for (const entry of new Set([...ofWholePolicy, ...ofResources])) {
        const isOnlyInText = entry.address !== undefined && !ofMessages.has(entry);
        const ofEntry = uses.get(entry) ?? new Map<string, UseOfException[]>();
        const ofWorkspace = ofEntry.get(workspace) ?? [];
        ofWorkspace.push({ result, isOnlyInText });
        uses.set(entry, ofEntry.set(workspace, ofWorkspace));
      }
    }
  }
  return uses;
}

/** Why a failure counts although an exception fits it, as the end of a sentence; undefined if it does not count. */
function whyWithoutEffect(uses: readonly UseOfException[]): Sentence | undefined {
  // Own policies are asked again without the excepted resources. Those of a service have to be advisory.
  const ofService = uses.filter(({ result }) => judgesAtService(result.judge));
  if (ofService.some(({ result }) => result.level !== 'advisory')) {
    return phrase`the policy is not advisory: the failure counts.`;
  }
  return ofService.some(({ isOnlyInText }) => isOnlyInText) ? ONLY_IN_TEXT : undefined;
}

/**
 * Makes the function that says of a pattern of workspaces which is the first that it fits, and which policies were judged in
 * those that it fits: `named` as an exception may name them, `shown` by their names alone.
 */
function policiesByPattern(judged: readonly JudgedWorkspace[]) {
  const read = (pattern: string) => {
    const fits = readGlob(pattern);
    const inWorkspaces = judged.filter(({ workspace }) => fits(workspace));
    const named = new Set<string>();
    const shown = new Set<string>();
    for (const result of inWorkspaces.flatMap(({ results }) => results)) {
      const names = namesInFile(result);
      for (const name of names) named.add(name);
      if (names.length > 0) shown.add(result.policy);
    }
    return { first: inWorkspaces[0]?.workspace, named, shown };
  };
  const known = new Map<string, ReturnType<typeof read>>();
  return (pattern: string) => {
    const policies = known.get(pattern) ?? read(pattern);
    known.set(pattern, policies);
    return policies;
  };
}

/** Why nothing fits an exception in the workspaces that it names, and what to do: the rest of a sentence. */
function whyUnused(
  { policy }: PolicyException,
  named: ReadonlySet<string>,
  shown: ReadonlySet<string>,
): Sentence {
  if (named.has(policy) || shown.size === 0) {
    return phrase`fits no failure in the workspaces that this job has judged. If it is not needed any more, remove it.`;
  }
  const longer = [...shown].filter((name) => name.includes(policy));
  const names = firstParts([...new Set([...longer, ...shown])].map(quoted), MOST_NAMED);
  return phrase`fits no policy by its name. Judged were ${names}: write one of these names, or remove it.`;
}

const MOST_NAMED = 6;

/** An exception of a failure that has ended: the failure counts again. Texts are hostile until escaped. */
export interface EndedException {
  /** The last day on which it counted. */
  until: string;
  owner: string;
  /** That it has ended. */
  finding: Finding;
}

/** Makes the function that finds the exceptions that have ended and that fit a failure; none for what did not fail. */
export function findEnded({
  entries,
  today,
}: Exceptions): (result: PolicyResult, workspace: string) => EndedException[] {
  const findEntries = indexEntries(entries.filter((entry) => daysLeft(entry, today) < 0));
  return (result, workspace) => {
    if (result.status !== 'failed') return [];
    const fitting = findEntries(namesInFile(result), workspace);
    const ofWholePolicy = fitting.entries.filter(({ address }) => address === undefined);
    const ofResources = result.resources.flatMap(({ address }) => fitting.at(address));
    return [...new Set([...ofWholePolicy, ...ofResources])].map((entry) => {
      const { until, owner } = entry;
      return { until, owner, finding: hasEnded(entry) };
    });
  };
}

/** That an exception for a scanner has ended, or ends soon; undefined if its end is far away. */
export function endOfScannerException(entry: ScannerException, today: string): Finding | undefined {
  return endOf(asPolicyException(entry), today);
}

/**
 * That exceptions for scanners fit no finding: nothing was found of the rule, in the file of the exception or at all.
 *
 * @param found in the whole check
 */
export function unusedScannerExceptions(
  scanners: readonly ScannerException[],
  found: readonly Pick<ExceptedPlace, 'tool' | 'rule' | 'path' | 'elsewhere'>[],
): Finding[] {
  const rules = new Set<string>();
  const places = new Set<string>();
  for (const { tool, rule, path, elsewhere = '' } of found) {
    rules.add(keyOfRule(tool, rule));
    places.add(`${keyOfRule(tool, rule)} ${path ?? elsewhere}`);
  }
  const unused = scanners.filter((entry) => {
    const rule = ruleOfEntry(entry);
    return entry.path === undefined ? !rules.has(rule) : !places.has(`${rule} ${entry.path}`);
  });
  return unused.map((entry) => {
    const about = asPolicyException(entry);
    const says = phrase`${describeException(about)} fits no finding. If it is not needed any more, remove it. Its owner is ${quoted(entry.owner)}.`;
    return finding('exception-unused', says, { about: aboutOf(about) });
  });
}

/** As the sentences about exceptions name it. */
function asPolicyException({
  scanner,
  path,
  address,
  workspace = '',
  ...rest
}: ScannerException): PolicyException {
  return { policy: scanner, address: path ?? address, workspace, ...rest };
}

/** That an exception has ended, or ends soon, and who owns it; undefined if its end is far away. */
export function endOf(entry: PolicyException, today: string): Finding | undefined {
  const days = daysLeft(entry, today);
  const { until, owner } = entry;
  if (days > WARNING_DAYS) return undefined;
  if (days < 0) return hasEnded(entry);
  const words = [phrase`today`, phrase`tomorrow`];
  const when = words[days] ?? phrase`in ${formatNumber(days)} days`;
  const says = phrase`${describeException(entry)} ends ${when}, after ${setting(until)}. Its owner is ${quoted(owner)}.`;
  return finding('exception-ends', says, { about: aboutOf(entry) });
}

function hasEnded(entry: PolicyException): Finding {
  const { until, owner } = entry;
  const says = phrase`${describeException(entry)} ended on ${setting(until)}, so the failure counts again. Its owner is ${quoted(owner)}.`;
  return finding('exception-ended', says, { about: aboutOf(entry) });
}

function aboutOf({ policy, address, workspace }: PolicyException): About {
  return { policy, resource: address, workspace };
}

const ONLY_IN_TEXT = phrase`the answer of the service has the address in a text alone, which its author may have written. Let the policy give it in a field ${setting('address')}, or leave ${setting('address')} out of the entry to except the whole policy.`;

function describeException({ policy, address, workspace }: PolicyException): Sentence {
  const what =
    address === undefined ? phrase`in ${quoted(workspace)}` : phrase`for ${quoted(address)}`;
  return phrase`The exception from policy ${quoted(policy)} ${what}`;
}
