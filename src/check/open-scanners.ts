/**
 * Opens the files of scanners, and judges each workspace by what they say: the files (scan-files.ts), what of a request could
 * choose what they say (scan-suppressions.ts), what was not scanned (not-scanned.ts). Each is read once, whatever the number of
 * workspaces. What is not certain is a doubt of the check as a whole.
 */
import { basename, join } from 'node:path';
import { isConfiguration, type ProgramName } from '../configuration/file-names.ts';
import { ParsedFiles } from '../configuration/parsed-files.ts';
import { carryLines } from '../locate/carry-lines.ts';
import { localFiles } from '../machine/files-here.ts';
import { realOrSame } from '../machine/find-repository.ts';
import { addTo } from '../model/add-to.ts';
import { finding, type Finding } from '../model/finding.ts';
import { relativePathInside } from '../model/relative-path.ts';
import { filePart, phrase, setting } from '../model/sentence.ts';
import { isAtLeast } from '../model/severity.ts';
import { endOfScannerException, unusedScannerExceptions } from '../policy/exception-notices.ts';
import type { Exceptions, ScannerException } from '../policy/exceptions.ts';
import { exceptionsOfScanners } from '../policy/fitting-exceptions.ts';
import { ownersOf, type Approvers } from '../policy/policy-owners.ts';
import type { PlaceOfFiles } from '../policy/systems/allowed-sources.ts';
import {
  scannersEvidence,
  type JudgedByScanners,
  type PlacesOfCheck,
  type ScannerFinding,
  type ScannersJudge,
} from '../policy/systems/scanners.ts';
import { ignoreComments, MOST_COMMENTS } from '../scanners/known-scanners.ts';
import { oldResults } from '../scanners/old-results.ts';
import type { UnreadScan } from '../scanners/read-sarif.ts';
import type { Scan, ScanResult } from '../scanners/scan.ts';
import { readApprovers } from '../settings/parse-inputs.ts';
import type { ScannerEntry } from '../settings/settings-file/read-settings-file.ts';
import type { JudgedChange } from '../hosts/judged-change.ts';
import type { JobTree } from '../trust/tree.ts';
import { CheckoutTexts } from './checkout-texts.ts';
import { leftAsideTest, saidLeftAside } from './left-aside.ts';
import { isInstalled, tofuNotScanned, whyNotScanned } from './not-scanned.ts';
import { ScanFiles, type ScanFilesPorts } from './scan-files.ts';
import {
  findAddedComments,
  findChoosingFiles,
  notSearched,
  suppressedAsBefore,
  suppressedByRequest,
  type ChoosingFiles,
} from './scan-suppressions.ts';
import { moduleOf, WorkspaceModules, type ModulesOfWorkspace } from './workspace-modules.ts';

/** Where the files are, and what is known of the change. */
export interface ScannersPlace {
  subject: Pick<JudgedChange, 'changedFiles' | 'textsAtMergeBase'> & {
    reportedJob: Pick<JudgedChange['reportedJob'], 'commit'>;
  };
  jobTree: JobTree;
  /** Absolute path of the checkout. */
  repositoryRoot: string;
  exceptions: Exceptions | undefined;
  /** What plans on this machine; undefined: a service does, or another job, by a program that is not known. */
  program?: ProgramName | undefined;
}

export type ScannersPorts = ScanFilesPorts & { parsed?: ParsedFiles | undefined };

/** The files that one entry names. */
interface ReadFiles {
  entry: ScannerEntry;
  scan: { scan: Scan } | UnreadScan;
  /** The scan of the merge base; undefined if there is none to compare with. */
  base: Scan | undefined;
  notices: readonly Finding[];
}

/** What one entry says of the whole checkout. */
interface ReadEntry {
  entry: ScannerEntry;
  findings: readonly PlacedFinding[];
  /** The directories that were scanned, relative to the checkout; empty: all, as far as the file says it. */
  scanned: readonly string[];
  doubts: readonly Finding[];
  notices: readonly Finding[];
  /** What is left out as before in the configuration of a module, by its directory. */
  leftOutIn: (directory: string) => LeftOut;
}

interface LeftOut {
  findings: readonly PlacedFinding[];
  doubts: readonly Finding[];
}

/** What the request changes; of a check that judges no request, nothing. */
interface Changes {
  /** Undefined if it is not known which files change. */
  changed: readonly string[] | undefined;
  /** The texts at the merge base; undefined if they are not known. */
  before: ReadonlyMap<string, string> | undefined;
  /** Those of the files of configurations that change. */
  beforeOfCalls: ReadonlyMap<string, string> | undefined;
}

/** A finding before it is known in which workspace it is. `block`: the address of its block in its module. */
type PlacedFinding = Omit<ScannerFinding, 'addresses' | 'excepted'> & {
  block: string | undefined;
  /** Whether a comment that the request adds hides it from the next scan, for good. */
  isHidden?: boolean;
};

/** A finding in the module that has its file; in none of the check where `directory` is undefined. */
interface FoundInModule {
  /** Its place among the findings of its entry. */
  at: number;
  directory: string | undefined;
  placed: PlacedFinding;
}

type FoundByModule = ReadonlyMap<string | undefined, readonly FoundInModule[]>;

/** What is found in the workspaces of a check. */
interface Divided {
  byEntry: ReadonlyMap<ScannerEntry, FoundByModule>;
  /** What concerns none of them, and is in a notice. */
  leftAside: readonly Finding[];
}

/** As many addresses of one block are named. */
const MOST_ADDRESSES = 5;
/** So much of the name of a tool is in the sentence that its file is not read. */
const LONGEST_NAME = 60;
const ADDED = 'this request adds the comment that lets the scanner leave it out';
const EXTENDED =
  'an old comment lets the scanner leave it out, and this request adds an argument to its block, or changes its call of a module';
const HANDED =
  'the scanner leaves it out as before, and this request changes the values that its module is given';
const NO_MODULES: ModulesOfWorkspace = new Map();

export class OpenedScanners implements ScannersJudge {
  private readonly entries: readonly ScannerEntry[];
  private readonly place: ScannersPlace;
  private readonly root: string;
  private readonly parsed: ParsedFiles;
  private readonly exceptions: Exceptions;
  private readonly files: ScanFiles;
  private readonly texts: CheckoutTexts;
  private readonly modules: WorkspaceModules;
  private divided: (Divided & { ofCheck: PlacesOfCheck }) | undefined;
  private unused: readonly Finding[] | undefined;
  private reading: Promise<{ read: readonly ReadEntry[]; changes: Changes }> | undefined;

  constructor(entries: readonly ScannerEntry[], place: ScannersPlace, ports: ScannersPorts) {
    this.entries = entries;
    this.place = place;
    this.root = realOrSame(place.repositoryRoot);
    this.parsed = ports.parsed ?? new ParsedFiles();
    this.exceptions = place.exceptions ?? { entries: [], today: '' };
    const { commit } = place.subject.reportedJob;
    this.files = new ScanFiles(this.root, place.jobTree, commit?.sha, ports);
    this.texts = new CheckoutTexts(this.root, this.parsed);
    this.modules = new WorkspaceModules(this.root, this.parsed);
  }

  async judge(
    workspace: string | undefined,
    place: PlaceOfFiles | undefined,
    ofCheck: PlacesOfCheck,
  ): Promise<JudgedByScanners> {
    const { read, changes } = await (this.reading ??= this.readEntries());
    const here = place === undefined ? NO_MODULES : this.modules.of(place);
    const handed = place === undefined ? [] : this.handedOthers(place, changes);
    const { byEntry: divided, leftAside } = this.divide(read, ofCheck, changes);
    const exceptionsOf = exceptionsOfScanners(this.exceptions, workspace);
    const directories = { ofRoot: this.directoryOf(place), ofModules: [...here.keys()] };
    const notices = [...read.flatMap((each) => each.notices), ...leftAside];
    const doubts = read.flatMap((each) => {
      const { tool } = each.entry;
      const calls = callsOf(tool, read);
      // It is said once for all calls of a tool.
      if (calls[0] !== each) return each.doubts;
      const notScanned = whyNotScanned(tool, calls, directories, this.root);
      // Terraform reads no file of OpenTofu.
      if (this.place.program === 'terraform') return [...each.doubts, ...notScanned];
      const tofu = tofuNotScanned(tool, directories, this.root);
      notices.push(...tofu.notices);
      return [...each.doubts, ...notScanned, ...tofu.doubts];
    });
    const findings: ScannerFinding[] = [];
    const fittingHere = new Set<ScannerException>();
    const clean: string[] = [];
    for (const { entry, doubts: unread, leftOutIn } of read) {
      // What is in no workspace is of the check as a whole.
      const ofModules = [undefined, ...here.keys()].flatMap(
        (directory) => divided.get(entry)?.get(directory) ?? [],
      );
      for (const directory of handed) {
        const left = leftOutIn(directory);
        doubts.push(...left.doubts);
        for (const placed of left.findings) ofModules.push({ at: Infinity, directory, placed });
      }
      if (ofModules.length === 0 && unread.length === 0) clean.push(entry.tool);
      // In the order of the file.
      ofModules.sort((one, other) => one.at - other.at);
      for (const { directory, placed } of ofModules) {
        const { block, isHidden, ...found } = placed;
        const prefixes = directory === undefined ? [] : (here.get(directory) ?? []);
        const addresses = block === undefined ? [] : prefixes.map((prefix) => prefix + block);
        const { fitting, accepting } = exceptionsOf({ ...found, addresses });
        for (const exception of fitting) fittingHere.add(exception);
        // An exception has an end, and a comment has none.
        const excepted = isHidden === true ? undefined : accepting;
        findings.push({ ...found, addresses: addresses.slice(0, MOST_ADDRESSES), excepted });
      }
    }
    notices.push(...this.sayOfExceptions(read, fittingHere));
    return { evidence: scannersEvidence(findings, [...new Set(clean)], doubts), notices };
  }

  /** What each entry found, by the directory of the module that has the file: once for all workspaces of a check. */
  private divide(
    read: readonly ReadEntry[],
    ofCheck: PlacesOfCheck,
    { changed }: Changes,
  ): Divided {
    if (this.divided?.ofCheck === ofCheck) return this.divided;
    const directories = new Set(
      ofCheck.all.flatMap(({ root, workingDirectory }) =>
        root === undefined ? [] : [...this.modules.of({ root, workingDirectory }).keys()],
      ),
    );
    const ofRequest = new Set(changed);
    const isChanged = (path: string) =>
      ofRequest.has(path) || ofRequest.has(this.texts.targetOf(path) ?? path);
    const isLeftAside = leftAsideTest(ofCheck, this.modules, changed && isChanged);
    const aside = new Map<string, PlacedFinding[]>();
    const byEntry = new Map(
      read.map(({ entry, findings }) => {
        const byModule = new Map<string | undefined, FoundInModule[]>();
        for (const [at, placed] of findings.entries()) {
          if (isLeftAside(placed.path)) {
            if (!placed.isOld) addTo(aside, placed.tool, placed);
            continue;
          }
          const directory = moduleOf(placed.path, directories);
          addTo(byModule, directory, { at, directory, placed });
        }
        return [entry, byModule] as const;
      }),
    );
    const leftAside = Array.from(aside, ([tool, found]) => saidLeftAside(tool, found));
    this.divided = { ofCheck, byEntry, leftAside };
    return this.divided;
  }

  /** The ends of exceptions that fit here, and those that fit nothing anywhere. */
  private sayOfExceptions(
    read: readonly ReadEntry[],
    fitting: ReadonlySet<ScannerException>,
  ): Finding[] {
    const { scanners = [], today } = this.exceptions;
    const ends = [...fitting].flatMap((entry) => endOfScannerException(entry, today) ?? []);
    this.unused ??= read.some((each) => each.doubts.length > 0)
      ? []
      : unusedScannerExceptions(
          scanners,
          read.flatMap(({ findings }) => findings),
        );
    return [...ends, ...this.unused];
  }

  /** The directories of the modules of a workspace that the request gives other values. */
  private handedOthers(
    place: PlaceOfFiles,
    { changed = [], beforeOfCalls }: Changes,
  ): readonly string[] {
    const handed = this.modules.handedOthers(place, {
      paths: changed,
      before: (path) => beforeOfCalls?.get(path),
      after: (path) => this.texts.textOf(path),
    });
    return [...handed].filter((directory) => !isInstalled(directory));
  }

  /** The steps for the files of all entries: what is in them, what changes, what was there before, and what counts. */
  private async readEntries(): Promise<{ read: readonly ReadEntry[]; changes: Changes }> {
    const { subject, jobTree } = this.place;
    const [changed, read] = await Promise.all([
      jobTree.proposed ? subject.changedFiles() : [],
      Promise.all(this.entries.map((entry) => this.readFiles(entry))),
    ]);
    const asked = read.map((each) => {
      const choosing = findChoosingFiles(each.entry, changed, this.texts);
      return { ...each, choosing };
    });
    // Git is asked once for all entries.
    const paths = new Set(
      asked.flatMap(({ choosing, ...each }) => [
        ...choosing.commented.keys(),
        ...pathsToCompare(each, changed),
      ]),
    );
    const before = paths.size === 0 ? undefined : await subject.textsAtMergeBase?.([...paths]);
    // By itself: where these are too many, the other texts are known all the same.
    const calling = changed?.filter((path) => isConfiguration(basename(path))) ?? [];
    const beforeOfCalls =
      calling.length === 0 ? undefined : await subject.textsAtMergeBase?.(calling);
    const changes = { changed, before, beforeOfCalls };
    const entries = asked.map(({ choosing, ...each }) => this.entryOf(each, choosing, changes));
    return { read: entries, changes };
  }

  private async readFiles(entry: ScannerEntry): Promise<ReadFiles> {
    const { tool, file, base: baseFile } = entry;
    const scan = await this.files.scanOf(tool, file);
    const alone = { entry, scan, base: undefined, notices: [] };
    if ('code' in scan || baseFile === undefined || !this.place.jobTree.proposed) return alone;
    const base = await this.files.scanOfBase(tool, baseFile);
    if ('scan' in base) return { ...alone, base: base.scan };
    const says = phrase`Every finding of ${setting(tool)} counts as new: ${filePart(baseFile)} ${base.why}`;
    const options = { remedy: base.remedy, actor: 'operators' } as const;
    return { ...alone, notices: [finding('scan-not-compared', says, options)] };
  }

  private entryOf(
    { entry, scan: read, base, notices }: ReadFiles,
    choosing: ChoosingFiles,
    changes: Changes,
  ): ReadEntry {
    if ('code' in read) {
      const doubts = [notJudged(entry, read), ...choosing.doubts];
      const leftOutIn = () => ({ findings: [], doubts: [] });
      return { entry, findings: [], scanned: [], notices: [], doubts, leftOutIn };
    }
    const { scan } = read;
    const shown = shownResults(scan);
    const old = base === undefined ? new Set() : this.oldOf(shown, base, changes);
    const approvers = approversOf(entry);
    const toFinding = (result: ScanResult): PlacedFinding => {
      const { rule, severity } = result;
      const { title = '', help } = scan.rules.get(rule) ?? {};
      return {
        tool: scan.tool,
        rule,
        severity,
        isMandatory: isAtLeast(severity, entry.mandatory),
        title,
        help,
        ...this.placeOf(result),
        isOld: old.has(result),
        approvers: approvers(rule),
      };
    };
    const isMandatory = entry.mandatory !== 'none';
    const added = findAddedComments(entry.tool, choosing, changes.before, this.parsed);
    const { changed = [] } = changes;
    const ofRequest = { ...choosing, added, changed };
    const severity = isMandatory ? 'high' : 'none';
    const suppressed = suppressedByRequest(scan, ofRequest, severity);
    const counted = suppressed.map(({ result }) => result);
    const leftOut = new Map<string, LeftOut>();
    const leftOutIn = (directory: string): LeftOut => {
      const known = leftOut.get(directory);
      if (known !== undefined) return known;
      const { tool } = entry;
      const { texts, unread } = this.textsIn(directory, tool);
      const results = suppressedAsBefore(scan, { tool, texts, counted }, severity);
      const findings = results.map((result) => {
        const found = toFinding(result);
        return { ...found, isMandatory, message: `${found.message} (${HANDED})` };
      });
      const left = { findings, doubts: unread.map((path) => notSearched(tool, path, false)) };
      leftOut.set(directory, left);
      return left;
    };
    const hidden = suppressed.map(({ result, isOld }) => {
      const found = toFinding(result);
      const message = `${found.message} (${isOld ? EXTENDED : ADDED})`;
      return { ...found, isMandatory, isHidden: !isOld, message };
    });
    return {
      entry,
      findings: [...shown.map(toFinding), ...hidden],
      scanned: scan.scanned,
      doubts: choosing.doubts,
      notices,
      leftOutIn,
    };
  }

  /** The texts of the configuration in a directory, and the files of it that cannot be searched for comments. */
  private textsIn(
    directory: string,
    tool: string,
  ): { texts: ReadonlyMap<string, string>; unread: readonly string[] } {
    const texts = new Map<string, string>();
    const unread: string[] = [];
    for (const name of localFiles.readDirectory(join(this.root, directory))) {
      if (!isConfiguration(name)) continue;
      const path = directory === '' ? name : `${directory}/${name}`;
      const text = this.texts.textOf(path);
      if (text !== undefined) texts.set(path, text);
      if (text === undefined || ignoreComments(text, tool).length > MOST_COMMENTS)
        unread.push(path);
    }
    return { texts, unread };
  }

  /** Where a result is, if that is a file of the checkout; else its message says where. */
  private placeOf({ message, place, elsewhere }: ScanResult) {
    const { line, endLine } = place ?? {};
    if (place !== undefined && this.texts.textOf(place.path) !== undefined) {
      const { path } = place;
      const block = this.texts.addressAt(path, line);
      return { message, path, elsewhere: undefined, line, endLine, block };
    }
    const at = elsewhere ?? place?.path;
    const withPlace = at === undefined ? message : `${message} (${at})`;
    return { message: withPlace, path: undefined, elsewhere: at, line, endLine, block: undefined };
  }

  private oldOf(
    results: readonly ScanResult[],
    base: Scan,
    { changed, before }: Changes,
  ): ReadonlySet<ScanResult> {
    // Where it is not known what changed, no line is where it was.
    if (changed === undefined) return oldResults(results, base.results, () => undefined);
    const movers = new Map(
      changedAmong(results, changed).map((path) => {
        const [text, earlier] = [this.texts.textOf(path), before?.get(path)];
        const isKnown = text !== undefined && earlier !== undefined;
        return [path, isKnown ? carryLines(text, earlier) : () => undefined] as const;
      }),
    );
    return oldResults(results, base.results, (path, line) => {
      const move = movers.get(path);
      return move === undefined ? line : move(line);
    });
  }

  private directoryOf(place: PlaceOfFiles | undefined): string | undefined {
    return (
      place && relativePathInside(this.root, realOrSame(join(place.root, place.workingDirectory)))
    );
  }
}

function shownResults({ results }: Scan): ScanResult[] {
  return results.filter(({ isSuppressed }) => !isSuppressed);
}

function changedAmong(results: readonly ScanResult[], changed: readonly string[]): string[] {
  const named = new Set(results.flatMap(({ place }) => place?.path ?? []));
  return changed.filter((path) => named.has(path));
}

/** The files of which it matters where a line was at the merge base. */
function pathsToCompare(
  { scan, base }: Pick<ReadFiles, 'scan' | 'base'>,
  changed: readonly string[] = [],
): string[] {
  return 'code' in scan || base === undefined ? [] : changedAmong(shownResults(scan.scan), changed);
}

function notJudged({ tool, file }: ScannerEntry, { code, why, remedy }: UnreadScan): Finding {
  const says = phrase`What ${setting(tool.slice(0, LONGEST_NAME))} found is not known: ${filePart(file)} ${why}`;
  return finding(code, says, { remedy, actor: 'operators', about: { file } });
}

function callsOf(tool: string, read: readonly ReadEntry[]): readonly ReadEntry[] {
  return read.filter(({ entry }) => entry.tool.toLowerCase() === tool.toLowerCase());
}

/** Makes the function that says who may approve findings of a rule; undefined for nobody. */
function approversOf({
  approvers = [],
  tool,
}: ScannerEntry): (rule: string) => Approvers | undefined {
  const read = readApprovers(approvers.join('\n'));
  if (approvers.length === 0 || 'problem' in read) return () => undefined;
  return (rule) => {
    const owners = ownersOf(read.value, { policySet: tool, policy: rule });
    return owners.names.length > 0 ? owners : undefined;
  };
}
