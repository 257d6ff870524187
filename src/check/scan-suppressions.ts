/** What of a request chooses what a scanner says: its configuration, and the comments by which it leaves something out. */
import type { ParsedFiles } from '../configuration/parsed-files.ts';
import { carryLines } from '../locate/carry-lines.ts';
import { finding, type Finding } from '../model/finding.ts';
import { filePart, formatNumber, listParts, phrase, setting } from '../model/sentence.ts';
import type { Severity } from '../model/severity.ts';
import { addedComments, type AddedComment } from '../scanners/added-comments.ts';
import { argumentsIn, blockAt } from '../scanners/block-at.ts';
import { configures, ignoreComments, MOST_COMMENTS } from '../scanners/known-scanners.ts';
import type { Scan, ScanResult } from '../scanners/scan.ts';
import type { ScannerEntry } from '../settings/settings-file/read-settings-file.ts';
import type { CheckoutTexts } from './checkout-texts.ts';

const EVERY_RULE = 'every-rule';

/** What of the changed files chooses what the scanner of an entry says. */
export interface ChoosingFiles {
  /** Those with a comment, an old one or an added one, and their texts. */
  commented: ReadonlyMap<string, string>;
  /** Why it is not known what the scanner would say without the request. */
  doubts: readonly Finding[];
}

/** @param changed the files that the request changes; undefined if they are not known */
export function findChoosingFiles(
  { tool, configuredBy, ignoreFiles = [] }: ScannerEntry,
  changed: readonly string[] | undefined,
  texts: CheckoutTexts,
): ChoosingFiles {
  const commented = new Map<string, string>();
  if (changed === undefined) return { commented, doubts: [changesUnknown(tool)] };
  const named = ignoreFiles.flatMap((path) => [path, texts.targetOf(path) ?? path]);
  const configuring =
    configuredBy === undefined
      ? changed.filter((path) => configures(path, tool) || named.some((one) => isOf(path, one)))
      : [];
  const doubts = configuring.length > 0 ? [configuredByRequest(tool, configuring)] : [];
  for (const path of changed) {
    const text = texts.textOf(path);
    const comments = text === undefined ? [] : ignoreComments(text, tool);
    // What is gone suppresses nothing.
    const isUnread = text === undefined && texts.isThere(path);
    if (isUnread || comments.length > MOST_COMMENTS) doubts.push(notSearched(tool, path));
    else if (text !== undefined && comments.length > 0) commented.set(path, text);
  }
  return { commented, doubts };
}

/** Whether a path is this file, or in this directory, also where the case of letters does not matter. */
function isOf(path: string, named: string): boolean {
  const [small, ofNamed] = [path.toLowerCase(), named.toLowerCase()];
  return small === ofNamed || small.startsWith(`${ofNamed}/`);
}

/** @param before the texts at the merge base; undefined if they are not known: then each comment is new */
export function findAddedComments(
  tool: string,
  { commented }: ChoosingFiles,
  before: ReadonlyMap<string, string> | undefined,
  parsed: ParsedFiles,
): AddedComment[] {
  const texts = [...commented].map(([path, after]) => ({ path, before: before?.get(path), after }));
  return addedComments(texts, tool, {
    blockAt: (path, text) => blockAt(path, text, parsed),
    argumentsIn: (path, text) => argumentsIn(path, text, parsed),
    carryLines,
  });
}

/**
 * What counts although a comment suppresses it: results that the file marks so, where the request adds such a comment to their
 * file; and the added comments of which the file has no result, as results of the severity given. `isOld`: only comments that
 * were there suppress it, in blocks that the request extends.
 */
export function suppressedByRequest(
  { results }: Scan,
  {
    added,
    changed,
    commented,
  }: Pick<ChoosingFiles, 'commented'> & {
    added: readonly AddedComment[];
    changed: readonly string[];
  },
  severity: Severity,
): { result: ScanResult; isOld: boolean }[] {
  const keyOf = (path: string, rule: string | undefined) => JSON.stringify([path, rule]);
  const keys = new Set(added.map(({ path, rule }) => keyOf(path, rule)));
  const written = added.filter(({ isOld }) => !isOld);
  const keysOfWritten = new Set(written.map(({ path, rule }) => keyOf(path, rule)));
  const ofRequest = new Set(changed);
  const told = new Set<string>();
  const counted = results.flatMap((result) => {
    const { isSuppressed, place, rule } = result;
    if (!isSuppressed || place === undefined || !ofRequest.has(place.path)) return [];
    // The file has no comment of a known form: the one that suppresses the result may be new.
    if (!commented.has(place.path)) return { result, isOld: false };
    const ofResult = [keyOf(place.path, rule), keyOf(place.path, undefined)];
    const ofComments = ofResult.filter((key) => keys.has(key));
    for (const key of ofComments) told.add(key);
    const isOld = !ofComments.some((key) => keysOfWritten.has(key));
    return ofComments.length > 0 ? { result, isOld } : [];
  });
  const others = added.filter(({ path, rule }) => !told.has(keyOf(path, rule)));
  return [
    ...counted,
    ...others.map((comment) => ({ result: asResult(comment, severity), isOld: comment.isOld })),
  ];
}

/**
 * What comments and other means of the scanner leave out in some files as before: the results that the scan has of it, and the
 * comments of which it has none.
 *
 * @param of.texts by the paths of the files
 * @param of.counted what counts already
 */
export function suppressedAsBefore(
  { results }: Scan,
  {
    tool,
    texts,
    counted,
  }: { tool: string; texts: ReadonlyMap<string, string>; counted: readonly ScanResult[] },
  severity: Severity,
): ScanResult[] {
  const keyOf = ({ rule, place }: ScanResult) => JSON.stringify([place?.path, place?.line, rule]);
  const known = new Set(counted.map(keyOf));
  const suppressed = results.filter(
    ({ isSuppressed, place }) => isSuppressed && place !== undefined && texts.has(place.path),
  );
  const isTold = (path: string, rule: string | undefined) =>
    suppressed.some((one) => one.place?.path === path && (rule ?? one.rule) === one.rule);
  const comments = [...texts].flatMap(([path, text]) =>
    ignoreComments(text, tool)
      .filter(({ rule }) => !isTold(path, rule))
      .map((comment) => asResult({ ...comment, path }, severity)),
  );
  return [...suppressed, ...comments].filter((result) => !known.has(keyOf(result)));
}

/** A comment as the result that the file of the scanner does not have. */
function asResult(
  { path, line, text, rule }: Omit<AddedComment, 'isOld'>,
  severity: Severity,
): ScanResult {
  return {
    rule: rule ?? EVERY_RULE,
    severity,
    message: text.trim().slice(0, 200),
    place: { path, line, endLine: line },
    elsewhere: undefined,
    fingerprints: [],
    isSuppressed: true,
  };
}

function changesUnknown(tool: string): Finding {
  return finding(
    'scan-suppressions-unknown',
    phrase`It is not known which files this request changes, so nobody knows what it lets ${setting(tool)} leave out.`,
    {
      remedy: phrase`Check out the head of the request, with its history: ${setting('fetch-depth: 0')}.`,
      actor: 'operators',
    },
  );
}

function configuredByRequest(tool: string, paths: readonly string[]): Finding {
  const named = listParts(
    paths.map((path) => filePart(path)),
    5,
  );
  return finding(
    'scan-configured',
    phrase`This request changes what ${setting(tool)} looks for, or leaves out: ${named}.`,
    {
      remedy: phrase`Have people merge that by itself who may merge without this check; or let the call of the scanner take it from the default branch, and say so: ${setting('configured-by: default-branch')}.`,
      actor: 'author',
      places: paths.slice(0, 5).map((path) => ({ path })),
    },
  );
}

/** @param changes whether the request changes the file itself, and not only what its module is given */
export function notSearched(tool: string, path: string, changes = true): Finding {
  const what = changes ? phrase`changes and cannot` : phrase`cannot`;
  const says = phrase`${filePart(path)} ${what} be searched for comments by which ${setting(tool)} leaves something out.`;
  const remedy = phrase`Take submodules, links to what is no file, and files of more than 5 MB or ${formatNumber(MOST_COMMENTS)} such comments, out of the request.`;
  return finding('scan-suppressions-unknown', says, { remedy, actor: 'author' });
}
