/**
 * Reads the file of a scanner, SARIF 2.1.0: https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/sarif-v2.1.0-os.html. A scan
 * counts only where the file is whole and says that it went well: what it does not say is no pass.
 */
import { clip } from '../model/clip.ts';
import { fieldOf, listOf, parseJson, recordOf, textIn } from '../model/parse.ts';
import { formatNumber, foreign, phrase, quoted, type Sentence } from '../model/sentence.ts';
import type { FindingCode } from '../model/finding.ts';
import { UNNAMED_RULE, type Scan, type ScanPlace, type ScanResult, type ScanRule } from './scan.ts';
import { artifactPlace, scannedRoot, readBases, readScanned, type Checkout } from './scan-place.ts';
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
  const version = fieldOf(document, 'version');
  const runs = fieldOf(document, 'runs');
  if (!Array.isArray(runs)) return unread(phrase`is no SARIF: it has no list ${quoted('runs')}.`);
  if (version !== '2.1.0') {
    return unread(phrase`is no SARIF 2.1.0: its version is ${quoted(String(version))}.`);
  }
  if (runs.length > MOST_RUNS)
    return unread(phrase`has more than ${formatNumber(MOST_RUNS)} runs.`);
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

/**
 * Reads all runs of one tool.
 *
 * @param tool the name of the tool, in letters of either case
 * @param anywhere whether it may be of another directory, as the scan of the merge base is: then the paths in it are compared
 */
export function readRuns(
  { runs }: SarifRuns,
  tool: string,
  checkout: Checkout,
  anywhere = false,
): { scan: Scan } | UnreadScan {
  const wanted = tool.toLowerCase();
  const nameOf = (run: unknown) => textIn(fieldOf(driverOf(run), 'name'))?.trim() ?? '';
  const ofTool = runs.filter((run) => nameOf(run).toLowerCase() === wanted);
  const [first] = ofTool;
  if (first === undefined) return ofOtherTools([...new Set(runs.map(nameOf))], tool);
  // tflint has a run of its own for what it could not read.
  const [error] = runs
    .filter((run) => nameOf(run).toLowerCase() === `${wanted}-errors`)
    .flatMap((run) => listOf(fieldOf(run, 'results')));
  if (error !== undefined) return notScanned(error);
  const results: ScanResult[] = [];
  const rules = new Map<string, ScanRule>();
  const scanned: string[] = [];
  for (const run of ofTool) {
    const failure = failureOf(run);
    if (failure !== undefined) return failure;
    const bases = readBases(run);
    const at = anywhere ? (scannedRoot(bases) ?? checkout) : checkout;
    const directories = readScanned(bases, at);
    if ('elsewhere' in directories) return scannedElsewhere(directories.elsewhere);
    scanned.push(...directories.scanned);
    const written = listOf(fieldOf(run, 'results'));
    if (results.length + written.length > MOST_RESULTS) return tooMany(written.length);
    const ofRun = rulesOf(run);
    for (const result of written) {
      const read = readResult(result, run, { rules: ofRun, bases, checkout: at });
      if (read === undefined) continue;
      results.push(read.result);
      if (!rules.has(read.result.rule)) rules.set(read.result.rule, read.rule);
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
  for (const invocation of listOf(fieldOf(run, 'invocations'))) {
    if (fieldOf(invocation, 'executionSuccessful') === false) {
      return scanFailed(
        phrase`says that the scan failed: ${quoted('executionSuccessful')} is false.`,
      );
    }
    const notifications = ['toolExecutionNotifications', 'toolConfigurationNotifications'];
    const error = notifications
      .flatMap((name) => listOf(fieldOf(invocation, name)))
      .find((notification) => fieldOf(notification, 'level') === 'error');
    if (error !== undefined) return notScanned(error);
  }
  const isElsewhere = fieldOf(fieldOf(run, 'externalPropertyFileReferences'), 'results');
  if (isElsewhere !== undefined) return scanFailed(phrase`has its results in another file.`);
  // A scan that found nothing has an empty list. Without a list there was no scan.
  if (Array.isArray(fieldOf(run, 'results'))) return undefined;
  return scanFailed(
    phrase`has a run without a list ${quoted('results')}: nothing says what was found.`,
  );
}

const driverOf = (run: unknown): unknown => fieldOf(fieldOf(run, 'tool'), 'driver');

/** The rules of the tool and of its extensions, as results refer to them. */
interface WrittenRules {
  byId: ReadonlyMap<string, unknown>;
  /** Of the tool itself first, then of each extension. */
  lists: readonly (readonly unknown[])[];
}

function rulesOf(run: unknown): WrittenRules {
  const extensions = listOf(fieldOf(fieldOf(run, 'tool'), 'extensions'));
  const lists = [driverOf(run), ...extensions].map((of) => listOf(fieldOf(of, 'rules')));
  const byId = new Map<string, unknown>();
  for (const rule of lists.flat()) {
    const id = textIn(fieldOf(rule, 'id'));
    if (id !== undefined && !byId.has(id)) byId.set(id, rule);
  }
  return { byId, lists };
}

interface OfRun {
  rules: WrittenRules;
  bases: ReadonlyMap<string, string>;
  checkout: Checkout;
}

/** @returns undefined for what is no failure: a pass, or what does not apply */
function readResult(
  result: unknown,
  run: unknown,
  { rules, bases, checkout }: OfRun,
): { result: ScanResult; rule: ScanRule } | undefined {
  const kind = textIn(fieldOf(result, 'kind'));
  if (kind === 'pass' || kind === 'notApplicable' || kind === 'informational') return undefined;
  const { id, rule } = ruleOf(result, rules);
  const place = locationOf(result, run, bases, checkout);
  return {
    result: {
      rule: id,
      severity: severityOf(result, rule),
      message: messageOf(result, rule),
      place: place && 'place' in place ? place.place : undefined,
      elsewhere: place && 'elsewhere' in place ? clip(place.elsewhere, 300) : undefined,
      fingerprints: fingerprintsOf(result),
      isSuppressed: isSuppressedInSource(result),
    },
    rule: describeRule(rule),
  };
}

function ruleOf(result: unknown, { byId, lists }: WrittenRules): { id: string; rule: unknown } {
  const reference = fieldOf(result, 'rule');
  const index = fieldOf(reference, 'index') ?? fieldOf(result, 'ruleIndex');
  const component = fieldOf(fieldOf(reference, 'toolComponent'), 'index');
  const list = lists[typeof component === 'number' ? component + 1 : 0] ?? [];
  const byIndex = typeof index === 'number' ? list[index] : undefined;
  const written =
    textIn(fieldOf(result, 'ruleId')) ??
    textIn(fieldOf(reference, 'id')) ??
    textIn(fieldOf(byIndex, 'id'));
  const id = (written ?? '').replace(/\s+/g, ' ').trim();
  // A result may name a part of a rule: `CA1000/1` of `CA1000`.
  const rule = byIndex ?? byId.get(id) ?? byId.get(id.slice(0, id.lastIndexOf('/')));
  return { id: clip(id, LONGEST_RULE) || UNNAMED_RULE, rule };
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

function locationOf(
  result: unknown,
  run: unknown,
  bases: ReadonlyMap<string, string>,
  checkout: Checkout,
): { place: ScanPlace } | { elsewhere: string } | undefined {
  const [first] = listOf(fieldOf(result, 'locations'));
  const physical = fieldOf(first, 'physicalLocation');
  const written = fieldOf(physical, 'artifactLocation');
  const index = fieldOf(written, 'index');
  const ofRun = typeof index === 'number' ? listOf(fieldOf(run, 'artifacts'))[index] : undefined;
  const at =
    artifactPlace(written, bases, checkout) ??
    artifactPlace(fieldOf(ofRun, 'location'), bases, checkout);
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

/** A suppression that waits for a review, or was rejected, suppresses nothing. */
function isSuppressedInSource(result: unknown): boolean {
  const suppressions = listOf(fieldOf(result, 'suppressions'));
  return suppressions.some(
    (one) =>
      fieldOf(one, 'kind') === 'inSource' &&
      !['underReview', 'rejected'].includes(textIn(fieldOf(one, 'status')) ?? ''),
  );
}
