/**
 * Reads the file of a scanner, SARIF 2.1.0: https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/sarif-v2.1.0-errata01-os-complete.html. A
 * scan counts only where the file is whole and says that it went well: what it does not say is no pass. Which fields are read,
 * and why the others need not be, is in `sarif-fields.ts`.
 */
import { clip } from '../model/clip.ts';
import { fieldOf, listOf, parseJson, recordOf, textIn } from '../model/parse.ts';
import { formatNumber, foreign, phrase, quoted, type Sentence } from '../model/sentence.ts';
import type { FindingCode } from '../model/finding.ts';
import { firstRepeatedName } from '../model/json-text.ts';
import { UNNAMED_RULE, type Scan, type ScanPlace, type ScanResult, type ScanRule } from './scan.ts';
import { artifactPlace, scannedRoot, readBases, readScanned, type Checkout } from './scan-place.ts';
import { isGuid, LOG, RUN, whereUnclear } from './sarif-fields.ts';
import {
  Descriptions,
  indexIn,
  levelIn,
  Overrides,
  usualLevel,
  type Described,
  type Unresolved,
} from './sarif-rules.ts';
import { severityOf } from './severity-of.ts';

/** Why a file says nothing of what was scanned. */
export interface UnreadScan {
  code: FindingCode;
  /** Continues a sentence that begins with the file. */
  why: Sentence;
  remedy: Sentence;
}

/** More than any scanner writes for a repository, and what is read in a second for each 10 MB. */
export const MOST_BYTES = 50_000_000;
const MOST_RESULTS = 25_000;
const MOST_RUNS = 100;
/** SARIF has 15 levels; a code flow or the properties of a tool may have more. */
const MOST_LEVELS = 100;
/** Of objects and lists: a result has about 20. To parse far more takes more memory than there is. */
const MOST_VALUES = 2_000_000;
const LONGEST_TEXT = 2_000;
const LONGEST_RULE = 200;
const MOST_FINGERPRINTS = 10;

const AGAIN = phrase`Let the scanner write the whole file as SARIF 2.1.0, in UTF-8, in an earlier step of this job.`;

const ANOTHER_VERSION = phrase`Take a version of the scanner that writes SARIF 2.1.0 as it is specified.`;

/** The runs of a file that is whole, of whichever tools. */
export interface SarifRuns {
  runs: readonly unknown[];
}

/** @param bytes of the file */
export function parseSarif(bytes: Uint8Array): SarifRuns | UnreadScan {
  const unread = (why: Sentence, remedy: Sentence = AGAIN): UnreadScan => {
    return { code: 'scan-unread', why, remedy };
  };
  if (bytes.length > MOST_BYTES) return tooLarge(bytes.length);
  if (bytes.length === 0) return unread(phrase`is empty.`);
  const text = decodeText(bytes);
  if (typeof text !== 'string') return unread(text.why);
  const tooMuch = whyTooMuch(bytes);
  if (tooMuch !== undefined) return unread(tooMuch);
  const document = parseJson(text);
  if (document === undefined) {
    const isCut = /^\s*\{/.test(text) && !/\}\s*$/.test(text);
    return unread(isCut ? phrase`is cut: its JSON ends too early.` : phrase`is no JSON.`);
  }
  const repeated = firstRepeatedName(text);
  if (repeated !== undefined) {
    const says = phrase`has the key ${quoted(repeated.name)} twice, and only one of them could count.`;
    return unread(says, ANOTHER_VERSION);
  }
  const version = fieldOf(document, 'version');
  const runs = fieldOf(document, 'runs');
  if (!Array.isArray(runs)) return unread(phrase`is no SARIF: it has no list ${quoted('runs')}.`);
  if (version !== '2.1.0') {
    return unread(phrase`is no SARIF 2.1.0: its version is ${quoted(String(version))}.`);
  }
  const at = whereUnclear(document, LOG);
  if (at !== undefined) return unclear(at);
  if (runs.length > MOST_RUNS)
    return unread(phrase`has more than ${formatNumber(MOST_RUNS)} runs.`);
  if (listOf(fieldOf(document, 'inlineExternalProperties')).length > 0)
    return notRead('inlineExternalProperties');
  return { runs };
}

export function tooLarge(bytes: number): UnreadScan {
  const most = formatNumber(MOST_BYTES / 1_000_000);
  return {
    code: 'scan-unread',
    why: phrase`has ${formatNumber(Math.ceil(bytes / 1_000_000))} MB, and at most ${most} MB are read.`,
    remedy: phrase`Scan less with one call, and make an entry for the file of each.`,
  };
}

function decodeText(bytes: Uint8Array): string | { why: Sentence } {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isUtf16 || first === 0 || second === 0) return { why: phrase`is UTF-16, and not UTF-8.` };
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { why: phrase`is no text in UTF-8.` };
  }
}

/** Looks at JSON before it is parsed. */
function whyTooMuch(bytes: Uint8Array): Sentence | undefined {
  let depth = 0;
  let values = 0;
  let inString = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (inString) {
      // The byte after a backslash is escaped.
      if (byte === 0x5c) at++;
      else if (byte === 0x22) inString = false;
    } else if (byte === 0x22) inString = true;
    else if (byte === 0x7b || byte === 0x5b) {
      depth++;
      values++;
      if (depth > MOST_LEVELS) {
        return phrase`has more than ${formatNumber(MOST_LEVELS)} levels, and no SARIF has.`;
      }
      if (values > MOST_VALUES) {
        return phrase`has more than ${formatNumber(MOST_VALUES)} objects and lists.`;
      }
    } else if (byte === 0x7d || byte === 0x5d) depth--;
  }
  return undefined;
}

/** What a scan has to be of. */
export interface ScannedCommits extends Checkout {
  /** The commits that the job is about: the head of the request, and what is checked out. */
  commits: ReadonlySet<string>;
}

/**
 * Reads all runs of one tool.
 *
 * @param tool the name of the tool, in letters of either case
 * @param isBase whether it is the scan of the merge base: of another directory, whose paths are compared, and of none of `commits`
 */
export function readRuns(
  { runs }: SarifRuns,
  tool: string,
  judged: ScannedCommits,
  isBase = false,
): { scan: Scan } | UnreadScan {
  const wanted = tool.toLowerCase();
  const nameOf = (run: unknown) => textIn(fieldOf(driverOf(run), 'name'))?.trim() ?? '';
  const ofTool = runs.filter((run) => nameOf(run).toLowerCase() === wanted);
  const [first] = ofTool;
  if (first === undefined) return ofOtherTools([...new Set(runs.map(nameOf))], tool);
  // It may be one of this tool.
  const unnamed = runs.findIndex((run) => nameOf(run) === '');
  if (unnamed >= 0) return unclear(`runs[${unnamed}].tool.driver.name`);
  // tflint has a run of its own for what it could not read.
  const ofErrors = runs.filter((run) => nameOf(run).toLowerCase() === `${wanted}-errors`);
  const [error] = ofErrors.flatMap((run) => listOf(fieldOf(run, 'results')));
  if (error !== undefined) return notScanned(error);
  for (const run of ofErrors) {
    const failure = failureOf(run) ?? whyOfOtherCommit(run, judged.commits, isBase);
    if (failure !== undefined) return failure;
  }
  const results: ScanResult[] = [];
  const rules = new Map<string, ScanRule>();
  const scanned: string[] = [];
  for (const run of ofTool) {
    const failure = failureOf(run) ?? whyOfOtherCommit(run, judged.commits, isBase);
    if (failure !== undefined) return failure;
    const bases = readBases(run);
    const checkout = isBase ? (scannedRoot(bases) ?? judged) : judged;
    const directories = readScanned(bases, checkout);
    if ('elsewhere' in directories) return scannedElsewhere(directories.elsewhere);
    scanned.push(...directories.scanned);
    const written = listOf(fieldOf(run, 'results'));
    const ofRun = openRun(run, bases, checkout);
    if ('code' in ofRun) return ofRun;
    let count = results.length + written.length;
    for (const [at, result] of written.entries()) {
      count += Math.max(0, listOf(fieldOf(result, 'locations')).length - 1);
      if (count > MOST_RESULTS) return tooMany(written.length);
      const read = readResult(result, ofRun, `results[${at}]`);
      if (read === undefined) continue;
      if ('code' in read) return read;
      results.push(...read.results);
      if (!rules.has(read.rule)) rules.set(read.rule, read.described);
    }
  }
  return { scan: { tool: nameOf(first), results, rules, scanned } };
}

function ofOtherTools(names: readonly string[], tool: string): UnreadScan {
  const named = names.filter((name) => name !== '').slice(0, 5);
  const has =
    named.length === 0
      ? phrase`names no tool`
      : phrase`has runs of ${named.map((name, at) => (at === 0 ? quoted(name) : phrase`, ${quoted(name)}`))}`;
  return {
    code: 'scan-unread',
    why: phrase`${has}, and none of ${quoted(tool)}.`,
    remedy: phrase`Write the name of the tool as its file has it, or name the file of this tool.`,
  };
}

function scannedElsewhere(path: string): UnreadScan {
  return {
    code: 'scan-elsewhere',
    why: phrase`says that ${quoted(path)} was scanned, and that is not what is gated.`,
    remedy: phrase`Scan the checkout of this job. In a container, mount it where it is: ${quoted('docker run -v "$PWD:$PWD" -w "$PWD"')}.`,
  };
}

function tooMany(count: number): UnreadScan {
  return {
    code: 'scan-unread',
    why: phrase`has ${formatNumber(count)} results, and at most ${formatNumber(MOST_RESULTS)} are read.`,
    remedy: phrase`Let the scanner leave out the levels that nobody reads, or scan less with one call.`,
  };
}

const scanFailed = (why: Sentence): UnreadScan => ({
  code: 'scan-failed',
  why,
  remedy: phrase`The log of the step that scans says more. Repair it, and run the job again.`,
});

/** @param error what has the message */
function notScanned(error: unknown): UnreadScan {
  const written = textIn(fieldOf(fieldOf(error, 'message'), 'text')) ?? 'an error';
  const said = written.replace(/\p{Cc}\[[\d;]*m/gu, '').replace(/\s+/g, ' ');
  return scanFailed(phrase`says that something could not be scanned: ${foreign(clip(said, 300))}`);
}

/** Why a run does not say what there is; undefined if it ended well and its results are in it. */
function failureOf(run: unknown): UnreadScan | undefined {
  const conversion = fieldOf(run, 'conversion');
  const invocations = listOf(fieldOf(run, 'invocations'));
  for (const invocation of [...invocations, fieldOf(conversion, 'invocation')]) {
    const why = howEnded(invocation);
    if (why !== undefined) return scanFailed(why);
  }
  const outside = recordOf(fieldOf(run, 'externalPropertyFileReferences'));
  const isEmpty = (part: unknown) => Array.isArray(part) && part.length === 0;
  if (Object.keys(outside).some((name) => name !== 'properties' && !isEmpty(outside[name]))) {
    return scanFailed(phrase`has a part of its results or rules in another file.`);
  }
  // A scan that found nothing has an empty list. Without a list there was no scan.
  if (!Array.isArray(fieldOf(run, 'results'))) {
    return scanFailed(
      phrase`has a run without a list ${quoted('results')}: nothing says what was found.`,
    );
  }
  const at = whereUnclear(run, RUN);
  if (at !== undefined) return unclear(at);
  if (listOf(fieldOf(run, 'policies')).length > 0) return notRead('policies');
  return (
    whyIncomplete(invocations, run) ??
    whyIncomplete([fieldOf(conversion, 'invocation')], conversion)
  );
}

/** That a process did not do its work; undefined if nothing says that. */
function howEnded(invocation: unknown): Sentence | undefined {
  const atStart = fieldOf(invocation, 'processStartFailureMessage');
  if (atStart !== undefined) {
    return phrase`says that the scan did not start: ${foreign(saidIn(atStart))}`;
  }
  const signal = fieldOf(invocation, 'exitSignalName') ?? fieldOf(invocation, 'exitSignalNumber');
  if (signal !== undefined) {
    return phrase`says that a signal ended the scan: ${foreign(saidIn(signal))}.`;
  }
  return fieldOf(invocation, 'executionSuccessful') === false
    ? phrase`says that the scan failed: ${quoted('executionSuccessful')} is false.`
    : undefined;
}

const saidIn = (value: unknown): string => clip(textIn(value) ?? JSON.stringify(value), 300);

/** A notification need not say which it is. */
const NOT_NAMED: Described = { id: '', isCertain: false, descriptors: [] };

/** That a process told an error. @param of what has the tool: the run, or its conversion */
function whyIncomplete(invocations: readonly unknown[], of: unknown): UnreadScan | undefined {
  const descriptions = new Descriptions(of, 'notifications');
  for (const invocation of invocations) {
    const overrides = new Overrides();
    for (const one of listOf(fieldOf(invocation, 'notificationConfigurationOverrides'))) {
      const nowhere = overrides.add(one, descriptions);
      if (nowhere !== undefined) return leadsNowhere(nowhere, 'notificationConfigurationOverrides');
    }
    const told = ['toolExecutionNotifications', 'toolConfigurationNotifications'].flatMap((name) =>
      listOf(fieldOf(invocation, name)),
    );
    for (const notification of told) {
      const descriptor = fieldOf(notification, 'descriptor');
      const found = descriptor === undefined ? NOT_NAMED : descriptions.find(descriptor);
      if ('unresolved' in found) return leadsNowhere(found, 'notifications');
      const own = levelIn(fieldOf(notification, 'level'));
      // No override may make less of an error.
      const level = own ?? usualLevel(found, [overrides], false) ?? 'error';
      if (level === 'error') return notScanned(notification);
    }
  }
  return undefined;
}

/** That a run says that it scanned another commit than those of the job, or does not say which. */
function whyOfOtherCommit(
  run: unknown,
  commits: ReadonlySet<string>,
  isBase: boolean,
): UnreadScan | undefined {
  const other = listOf(fieldOf(run, 'versionControlProvenance')).find(
    (entry) => commits.has(textIn(fieldOf(entry, 'revisionId')) ?? '') === isBase,
  );
  return other === undefined ? undefined : ofOtherCommit(other);
}

function ofOtherCommit(entry: unknown): UnreadScan {
  const said = textIn(fieldOf(entry, 'revisionId')) ?? 'no commit';
  return {
    code: 'scan-elsewhere',
    why: phrase`says that another commit was scanned: ${quoted(clip(said, 100))}.`,
    remedy: phrase`Scan the commit that this job has checked out, and let the scanner write the whole id of it, or none.`,
  };
}

const driverOf = (run: unknown): unknown => fieldOf(fieldOf(run, 'tool'), 'driver');

/** @param at the path of what is not understood, from the run */
function unclear(at: string): UnreadScan {
  return {
    code: 'scan-unread',
    why: phrase`says something that is not understood, at ${quoted(at || 'runs')}.`,
    remedy: ANOTHER_VERSION,
  };
}

function notRead(name: string): UnreadScan {
  return {
    code: 'scan-unread',
    why: phrase`has ${quoted(name)}, which may have more results, or rules that are stricter.`,
    remedy: phrase`Let the scanner write its results and rules into the run itself.`,
  };
}

function leadsNowhere({ unresolved }: Unresolved, at: string): UnreadScan {
  const what = {
    two: phrase`names two rules in one place`,
    absent: phrase`names a rule that the file does not have`,
    unnamed: phrase`names no rule`,
  };
  return contradicts(what[unresolved], at);
}

/** What results of a run refer to. */
interface OpenedRun {
  rules: Descriptions;
  /** One for each invocation. */
  overrides: readonly Overrides[];
  artifacts: readonly unknown[];
  bases: ReadonlyMap<string, string>;
  checkout: Checkout;
  /** Whether it names the run that all its results were compared with. */
  isCompared: boolean;
}

function openRun(
  run: unknown,
  bases: ReadonlyMap<string, string>,
  checkout: Checkout,
): OpenedRun | UnreadScan {
  const rules = new Descriptions(run, 'rules');
  const overrides: Overrides[] = [];
  for (const invocation of listOf(fieldOf(run, 'invocations'))) {
    const ofInvocation = new Overrides();
    for (const one of listOf(fieldOf(invocation, 'ruleConfigurationOverrides'))) {
      const nowhere = ofInvocation.add(one, rules);
      if (nowhere !== undefined) return leadsNowhere(nowhere, 'ruleConfigurationOverrides');
    }
    overrides.push(ofInvocation);
  }
  const artifacts = listOf(fieldOf(run, 'artifacts'));
  const baseline = fieldOf(run, 'baselineGuid');
  const itself = textIn(fieldOf(fieldOf(run, 'automationDetails'), 'guid'));
  const isCompared =
    isGuid(baseline) &&
    baseline.toLowerCase() !== itself?.toLowerCase() &&
    listOf(fieldOf(run, 'results')).every((each) => fieldOf(each, 'baselineState') !== undefined);
  return { rules, overrides, artifacts, bases, checkout, isCompared };
}

/** A result, once for each of its places. */
interface ReadResult {
  results: ScanResult[];
  rule: string;
  described: ScanRule;
}

/**
 * @param at the path of the result, for sentences
 * @returns undefined for what is no failure: a pass, what does not apply, what was in the baseline and is gone
 */
function readResult(
  result: unknown,
  run: OpenedRun,
  at: string,
): ReadResult | UnreadScan | undefined {
  const kind = textIn(fieldOf(result, 'kind')) ?? 'fail';
  const found = run.rules.find(fieldOf(result, 'rule'), {
    id: fieldOf(result, 'ruleId'),
    index: fieldOf(result, 'ruleIndex'),
  });
  if ('unresolved' in found) return leadsNowhere(found, at);
  const written = levelIn(fieldOf(result, 'level'));
  if (kind !== 'fail' && written !== undefined && written !== 'none') {
    return contradicts(
      phrase`has a result of kind ${quoted(kind)} and of level ${quoted(written)}`,
      at,
    );
  }
  if (fieldOf(result, 'baselineState') === 'absent') {
    if (run.isCompared) return undefined;
    return contradicts(phrase`has a result that is gone, and no run that it was compared with`, at);
  }
  const byRule = levelByRule(result, found, run);
  if (byRule === 'nowhere')
    return contradicts(phrase`names an invocation that the file does not have`, at);
  if (kind === 'notApplicable') return undefined;
  if (byRule === undefined) return contradicts(phrase`has a result of a rule that is off`, at);
  if (kind === 'pass' || kind === 'informational') return undefined;
  const level = written ?? byRule;
  if (kind === 'fail' && level === 'none')
    return contradicts(phrase`has a failure of level ${quoted('none')}`, at);
  const places = placesOf(result, run);
  if (places === undefined) {
    return contradicts(phrase`names two files for one place, or a file that it does not have`, at);
  }
  const id = clip(found.id.replace(/\s+/g, ' ').trim(), LONGEST_RULE) || UNNAMED_RULE;
  const [rule] = found.descriptors;
  const same = {
    rule: id,
    // What is open, or waits for people, has no level: nobody knows how bad it is.
    severity: kind === 'fail' ? severityOf(level, result, found.descriptors) : 'critical',
    message: messageOf(result, rule),
    fingerprints: fingerprintsOf(result),
    isSuppressed: isSuppressedInSource(result),
  };
  return {
    results: places.map((place) => ({
      ...same,
      place: place && 'place' in place ? place.place : undefined,
      elsewhere: place && 'elsewhere' in place ? clip(place.elsewhere, 300) : undefined,
    })),
    rule: id,
    described: describeRule(rule),
  };
}

function contradicts(what: Sentence, at: string): UnreadScan {
  return {
    code: 'scan-unread',
    why: phrase`${what}, at ${quoted(at)}.`,
    remedy: ANOTHER_VERSION,
  };
}

/** The level of a result that has none, as `usualLevel` has it; or that it names an invocation that is not there. */
function levelByRule(result: unknown, rule: Described, { overrides }: OpenedRun) {
  const written = fieldOf(fieldOf(result, 'provenance'), 'invocationIndex');
  const isOne = written === undefined && overrides.length === 1;
  const index = isOne ? 0 : indexIn(written);
  if (index === undefined) return usualLevel(rule, overrides, overrides.length === 0);
  const ofInvocation = overrides[index];
  return ofInvocation === undefined ? 'nowhere' : usualLevel(rule, [ofInvocation], true);
}

function describeRule(rule: unknown): ScanRule {
  const textAt = (name: string) => textIn(fieldOf(fieldOf(rule, name), 'text'))?.trim() ?? '';
  const title =
    textAt('shortDescription') || textAt('fullDescription') || textIn(fieldOf(rule, 'name')) || '';
  const help = textIn(fieldOf(rule, 'helpUri'))?.trim() ?? '';
  const isAddress = help.length <= 500 && /^https:\/\/[\w.-]+(?::\d+)?(?:\/[!-~]*)?$/.test(help);
  return { title: clip(title, 300), help: isAddress ? help : undefined };
}

function messageOf(result: unknown, rule: unknown): string {
  const message = fieldOf(result, 'message');
  const id = textIn(fieldOf(message, 'id')) ?? '';
  const ofRule = fieldOf(recordOf(fieldOf(rule, 'messageStrings'))[id], 'text');
  const written =
    textIn(fieldOf(message, 'text')) ??
    textIn(ofRule) ??
    textIn(fieldOf(message, 'markdown')) ??
    '';
  const values = listOf(fieldOf(message, 'arguments'));
  const text = written.replaceAll(
    /\{(\d{1,2})\}/g,
    (hole, at: string) => textIn(values[Number(at)]) ?? hole,
  );
  // Trivy writes all that it knows of a finding, one fact a line.
  const [, told] = /^Message: (.+)$/m.exec(text) ?? [];
  return clip((told ?? text).trim(), LONGEST_TEXT) || describeRule(rule).title || 'no message';
}

type ResultPlace = { place: ScanPlace } | { elsewhere: string } | undefined;

/** Each place of a result, one that is not said if it has none; undefined if one of them is not understood. */
function placesOf(result: unknown, run: OpenedRun): ResultPlace[] | undefined {
  const locations = listOf(fieldOf(result, 'locations'));
  const places: ResultPlace[] = [];
  for (const location of locations.length === 0 ? [undefined] : locations) {
    const read = placeInFile(fieldOf(location, 'physicalLocation'), run);
    if (read === 'unclear') return undefined;
    places.push(read);
  }
  return places;
}

function placeInFile(
  physical: unknown,
  { artifacts, bases, checkout }: OpenedRun,
): ResultPlace | 'unclear' {
  const written = fieldOf(physical, 'artifactLocation');
  const index = indexIn(fieldOf(written, 'index'));
  const own = artifactPlace(written, bases, checkout);
  const ofRun = index === undefined ? undefined : artifacts[index];
  const listed = artifactPlace(fieldOf(ofRun, 'location'), bases, checkout);
  if (index !== undefined && ofRun === undefined) return 'unclear';
  if (own && listed && JSON.stringify(own) !== JSON.stringify(listed)) return 'unclear';
  const at = own ?? listed;
  if (at === undefined || 'elsewhere' in at) return at;
  const region = fieldOf(physical, 'region');
  const line = lineOf(fieldOf(region, 'startLine'));
  const endLine = lineOf(fieldOf(region, 'endLine'));
  const isRange = line !== undefined && endLine !== undefined && endLine >= line;
  return { place: { path: at.path, line, endLine: isRange ? endLine : line } };
}

function lineOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 ? value : undefined;
}

function fingerprintsOf(result: unknown): string[] {
  return ['fingerprints', 'partialFingerprints'].flatMap((name) =>
    Object.entries(recordOf(fieldOf(result, name)))
      .slice(0, MOST_FINGERPRINTS)
      .flatMap(([key, value]) =>
        // Semgrep writes the words `requires login` into all.
        typeof value === 'string' && /^\S+$/.test(value) ? `${key}=${clip(value, 500)}` : [],
      ),
  );
}

/** Whether a comment suppresses it. One suppression that waits for a review, or was rejected, and the result is not suppressed. */
function isSuppressedInSource(result: unknown): boolean {
  const suppressions = listOf(fieldOf(result, 'suppressions'));
  const isAccepted = (one: unknown) => (fieldOf(one, 'status') ?? 'accepted') === 'accepted';
  return (
    suppressions.every(isAccepted) &&
    suppressions.some((one) => fieldOf(one, 'kind') === 'inSource')
  );
}
