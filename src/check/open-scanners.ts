/**
 * Opens the files of scanners, and what of a request could choose what they say. Each is read once, whatever the number of
 * workspaces. What is not certain is a doubt of the check as a whole.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isConfiguration } from '../configuration/file-names.ts';
import { prefixesOf } from '../configuration/module-prefixes.ts';
import { ParsedFiles } from '../configuration/parsed-files.ts';
import {
  readConfiguration,
  searchedFiles,
  type WrittenModule,
} from '../configuration/read-configuration.ts';
import { carryLines } from '../locate/carry-lines.ts';
import { listTrackedFiles, type GitPorts } from '../machine/ask-git.ts';
import { localFiles } from '../machine/files-here.ts';
import {
  findKnownRepository,
  findRepository,
  realOrSame,
  slashed,
} from '../machine/find-repository.ts';
import { readRegularSync } from '../machine/read-regular.ts';
import { treeHere } from '../machine/tree-here.ts';
import { addTo } from '../model/add-to.ts';
import { orElse } from '../model/or-else.ts';
import { finding, type Finding } from '../model/finding.ts';
import { relativePathInside } from '../model/relative-path.ts';
import {
  directoryPart,
  filePart,
  foreign,
  formatNumber,
  listParts,
  phrase,
  setting,
  typed,
  type Sentence,
  type SentencePart,
} from '../model/sentence.ts';
import { isAtLeast, type Severity } from '../model/severity.ts';
import type { Environment } from '../model/ports.ts';
import { endOfScannerException, unusedScannerExceptions } from '../policy/exception-notices.ts';
import type { Exceptions, ScannerException } from '../policy/exceptions.ts';
import { exceptionsOfScanners } from '../policy/fitting-exceptions.ts';
import { ownersOf, type Approvers } from '../policy/policy-owners.ts';
import type { PlaceOfFiles } from '../policy/systems/allowed-sources.ts';
import {
  scannersEvidence,
  type JudgedByScanners,
  type PlaceIfHere,
  type ScannerFinding,
  type ScannersJudge,
} from '../policy/systems/scanners.ts';
import { addedComments, type AddedComment, type ChangedText } from '../scanners/added-comments.ts';
import { blockAt, type BlockAt } from '../scanners/block-at.ts';
import {
  configures,
  ignoreComments,
  leavesOut,
  MOST_COMMENTS,
} from '../scanners/known-scanners.ts';
import { oldResults } from '../scanners/old-results.ts';
import { MOST_BYTES, readSarif, tooLarge, type UnreadScan } from '../scanners/read-sarif.ts';
import type { Scan, ScanResult } from '../scanners/scan.ts';
import { readApprovers } from '../settings/parse-inputs.ts';
import type { ScannerEntry } from '../settings/settings-file/read-settings-file.ts';
import type { JudgedChange } from '../hosts/judged-change.ts';
import { jobDirectoryOf, type JobTree } from '../trust/tree.ts';

/** Where the files are, and what is known of the change. */
export interface ScannersPlace {
  subject: Pick<JudgedChange, 'changedFiles' | 'textsAtMergeBase'>;
  jobTree: JobTree;
  /** Absolute path of the checkout. */
  repositoryRoot: string;
  exceptions: Exceptions | undefined;
}

export type ScannersPorts = GitPorts & {
  environment: Environment;
  parsed?: ParsedFiles | undefined;
};

/** What a request has that chooses what a scanner says. */
interface Chosen {
  added: readonly AddedComment[];
  /** The files that it changes. */
  changed: ReadonlySet<string>;
  /** Those of them with a comment, an old one or an added one. */
  commented: ReadonlySet<string>;
  doubts: Finding[];
}

/** What one entry says of the whole checkout. */
interface ReadEntry {
  entry: ScannerEntry;
  findings: readonly PlacedFinding[];
  /** The directories that were scanned, relative to the checkout; empty: all, as far as the file says it. */
  scanned: readonly string[];
  doubts: readonly Finding[];
  notices: readonly Finding[];
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

/** A changed file that is larger is not searched for comments. */
const MOST_TEXT = 5_000_000;
/** As many addresses of one block are named. */
const MOST_ADDRESSES = 5;
/** So much of the name of a tool is in the sentence that its file is not read. */
const LONGEST_NAME = 60;

export class OpenedScanners implements ScannersJudge {
  private readonly entries: readonly ScannerEntry[];
  private readonly place: ScannersPlace;
  private readonly ports: ScannersPorts;
  private readonly root: string;
  private readonly parsed: ParsedFiles;
  private readonly exceptions: Exceptions;
  private readonly texts = new Map<string, string | undefined>();
  private readonly blocks = new Map<string, BlockAt>();
  private readonly modules = new Map<string, ReadonlyMap<string, readonly string[]>>();
  private divided:
    | { all: readonly PlaceIfHere[]; byEntry: ReadonlyMap<ScannerEntry, FoundByModule> }
    | undefined;
  private unused: readonly Finding[] | undefined;
  private reading: Promise<readonly ReadEntry[]> | undefined;
  private changed: Promise<readonly string[] | undefined> | undefined;
  private tracked: ReturnType<typeof listTrackedFiles> | undefined;

  constructor(entries: readonly ScannerEntry[], place: ScannersPlace, ports: ScannersPorts) {
    this.entries = entries;
    this.place = place;
    this.ports = ports;
    this.root = realOrSame(place.repositoryRoot);
    this.parsed = ports.parsed ?? new ParsedFiles();
    this.exceptions = place.exceptions ?? { entries: [], today: '' };
  }

  async judge(
    workspace: string | undefined,
    place: PlaceOfFiles | undefined,
    all: readonly PlaceIfHere[],
  ): Promise<JudgedByScanners> {
    const read = await (this.reading ??= Promise.all(
      this.entries.map((entry) => this.readEntry(entry)),
    ));
    const here = place === undefined ? NO_MODULES : this.modulesOf(place);
    const divided = this.divide(read, all);
    const exceptionsOf = exceptionsOfScanners(this.exceptions, workspace);
    const doubts = read.flatMap((each) => [
      ...each.doubts,
      ...whyNotScanned(each, read, this.directoryOf(place)),
      ...this.whyLeftOut(each, read, [...here.keys()]),
    ]);
    const notices = read.flatMap((each) => each.notices);
    const findings: ScannerFinding[] = [];
    const fittingHere = new Set<ScannerException>();
    const clean: string[] = [];
    for (const { entry, doubts: unread } of read) {
      // What is in no workspace is of the check as a whole.
      const ofModules = [undefined, ...here.keys()].flatMap(
        (directory) => divided.get(entry)?.get(directory) ?? [],
      );
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
    all: readonly PlaceIfHere[],
  ): ReadonlyMap<ScannerEntry, FoundByModule> {
    if (this.divided?.all === all) return this.divided.byEntry;
    const directories = new Set(
      all.flatMap(({ root, workingDirectory }) =>
        root === undefined ? [] : [...this.modulesOf({ root, workingDirectory }).keys()],
      ),
    );
    const byEntry = new Map(
      read.map(({ entry, findings }) => {
        const byModule = new Map<string | undefined, FoundInModule[]>();
        for (const [at, placed] of findings.entries()) {
          const directory = moduleOf(placed.path, directories);
          addTo(byModule, directory, { at, directory, placed });
        }
        return [entry, byModule] as const;
      }),
    );
    this.divided = { all, byEntry };
    return byEntry;
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

  private async readEntry(entry: ScannerEntry): Promise<ReadEntry> {
    const nothing = { entry, findings: [], scanned: [], notices: [] };
    const [read, chosen] = await Promise.all([
      this.readScan(entry.tool, entry.file, false),
      this.readChosen(entry),
    ]);
    if ('code' in read) return { ...nothing, doubts: [notJudged(entry, read), ...chosen.doubts] };
    const { scan } = read;
    const { base, doubts: notOld } = await this.readBase(entry);
    const shown = scan.results.filter(({ isSuppressed }) => !isSuppressed);
    const old = base === undefined ? new Set<ScanResult>() : await this.oldOf(shown, base);
    const approvers = approversOf(entry);
    const toFinding = (result: ScanResult): PlacedFinding => {
      const { rule, severity, message, place, elsewhere } = result;
      const { title = '', help } = scan.rules.get(rule) ?? {};
      const path =
        place !== undefined && this.textOf(place.path) !== undefined ? place.path : undefined;
      const at = path === undefined ? (elsewhere ?? place?.path) : undefined;
      return {
        tool: scan.tool,
        rule,
        severity,
        isMandatory: isAtLeast(severity, entry.mandatory),
        message: at === undefined ? message : `${message} (${at})`,
        title,
        help,
        path,
        line: place?.line,
        endLine: place?.endLine,
        block: path === undefined ? undefined : this.blockOf(path, place?.line),
        isOld: old.has(result),
        approvers: approvers(rule),
      };
    };
    const isMandatory = entry.mandatory !== 'none';
    const { results, comments } = countAdded(scan, chosen);
    const ofComments = comments.map((comment) => asResult(comment, isMandatory ? 'high' : 'none'));
    const hidden = [...results, ...ofComments].map((result) => {
      const found = toFinding(result);
      return { ...found, isMandatory, isHidden: true, message: `${found.message} (${ADDED})` };
    });
    return {
      entry,
      findings: [...shown.map(toFinding), ...hidden],
      scanned: scan.scanned,
      doubts: chosen.doubts,
      notices: notOld,
    };
  }

  /** Reads one file of a scanner. @param isBase whether it is the scan of the merge base */
  private async readScan(
    tool: string,
    file: string,
    isBase: boolean,
  ): Promise<{ scan: Scan } | UnreadScan> {
    const found = await treeHere(this.root)
      .look(file)
      .catch(() => undefined);
    const notOfJob = (why: Sentence, remedy: Sentence): UnreadScan => ({
      code: 'scan-not-of-job',
      why,
      remedy,
    });
    if (found === undefined)
      return { code: 'scan-unread', why: phrase`cannot be read.`, remedy: SCAN_FIRST };
    if (found.kind === 'absent')
      return { code: 'scan-missing', why: phrase`is not there.`, remedy: SCAN_FIRST };
    if (found.kind === 'link')
      return notOfJob(phrase`is a link.`, phrase`Let the scanner write a file.`);
    if (found.kind !== 'file')
      return notOfJob(phrase`is no file.`, phrase`Let the scanner write a file.`);
    if ((found.size ?? 0) > MOST_BYTES) return tooLarge(found.size ?? 0);
    const workspace = jobDirectoryOf(this.place.jobTree, this.root);
    const tracked = await (this.tracked ??= listTrackedFiles(this.root, workspace, this.ports));
    if ('unknown' in tracked && findRepository(this.root) !== undefined) {
      const why = phrase`cannot be compared with what git tracks: ${foreign(tracked.unknown)}.`;
      return notOfJob(why, phrase`Let git list the files of the checkout in this step.`);
    }
    // Of a submodule, git names the directory alone.
    const withDirectories = file.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'));
    if (tracked instanceof Set && withDirectories.some((path) => tracked.has(path))) {
      const remedy = phrase`Take it out of the repository: ${typed(`git rm --cached ${file}`)}. The request could write it.`;
      return notOfJob(
        phrase`is tracked by git, so it is not what a scanner wrote in this job.`,
        remedy,
      );
    }
    const writtenAt = statSync(join(this.root, file)).mtimeMs;
    const since = this.whenBegan(isBase);
    if (since !== undefined && writtenAt < since.at)
      return notOfJob(phrase`is older than ${since.what}.`, SCAN_FIRST);
    const bytes = await found.bytes().catch(() => undefined);
    if (bytes === undefined)
      return { code: 'scan-unread', why: phrase`cannot be read.`, remedy: SCAN_FIRST };
    // The scan of the merge base is of another directory: only its paths are compared.
    return readSarif(bytes, tool, { root: slashed(this.root) }, isBase);
  }

  /** When what is judged was there at the earliest; undefined where nothing says it. */
  private whenBegan(isBase: boolean): { at: number; what: Sentence } | undefined {
    const { environment } = this.ports;
    const event = environment['GITHUB_EVENT_PATH'];
    const times: { at: number | undefined; what: Sentence }[] = [
      { at: Date.parse(environment['CI_JOB_STARTED_AT'] ?? ''), what: phrase`this job` },
      // The runner writes it when a job begins.
      { at: event === undefined ? undefined : changedAt(event), what: phrase`this job` },
    ];
    const repository = findKnownRepository(
      this.root,
      jobDirectoryOf(this.place.jobTree, this.root),
    );
    if (repository !== undefined && !isBase) {
      for (const name of ['HEAD', 'logs/HEAD']) {
        const at = changedAt(join(repository.gitDirectory, name));
        times.push({ at, what: phrase`the commit that is checked out here` });
      }
    }
    return times.reduce<{ at: number; what: Sentence } | undefined>((latest, { at, what }) => {
      if (at === undefined || Number.isNaN(at) || (latest !== undefined && latest.at >= at))
        return latest;
      return { at, what };
    }, undefined);
  }

  /** What the request adds or changes that chooses what the scanner says. */
  private async readChosen(entry: ScannerEntry): Promise<Chosen> {
    const { tool } = entry;
    const nothing: Chosen = { added: [], changed: new Set(), commented: new Set(), doubts: [] };
    if (!this.place.jobTree.proposed) return nothing;
    const changed = await this.changedFiles();
    if (changed === undefined) return { ...nothing, doubts: [changesUnknown(tool)] };
    const configuring =
      entry.configuredBy === undefined ? changed.filter((path) => configures(path, tool)) : [];
    const doubts = configuring.length > 0 ? [configuredByRequest(tool, configuring)] : [];
    const texts: ChangedText[] = [];
    for (const path of changed) {
      const text = this.textOf(path);
      const comments = text === undefined ? [] : ignoreComments(text, tool);
      // What is gone suppresses nothing.
      const isUnread = text === undefined && existsSync(join(this.root, path));
      if (isUnread || comments.length > MOST_COMMENTS) doubts.push(notSearched(tool, path));
      else if (text !== undefined && comments.length > 0)
        texts.push({ path, before: undefined, after: text });
    }
    const before = await this.textsBefore(texts.map(({ path }) => path));
    const withBefore = texts.map((each) => ({ ...each, before: before?.get(each.path) }));
    const added = addedComments(withBefore, tool, {
      blockAt: (path, text) => blockAt(path, text, this.parsed),
      carryLines,
    });
    const commented = new Set(texts.map(({ path }) => path));
    return { added, changed: new Set(changed), commented, doubts };
  }

  private changedFiles(): Promise<readonly string[] | undefined> {
    return (this.changed ??= this.place.subject.changedFiles());
  }

  private async textsBefore(
    paths: readonly string[],
  ): Promise<ReadonlyMap<string, string> | undefined> {
    return paths.length === 0 ? undefined : this.place.subject.textsAtMergeBase?.(paths);
  }

  private async readBase(
    entry: ScannerEntry,
  ): Promise<{ base: Scan | undefined; doubts: Finding[] }> {
    const { base: file } = entry;
    if (file === undefined || !this.place.jobTree.proposed) return { base: undefined, doubts: [] };
    const read = await this.readScan(entry.tool, file, true);
    if ('scan' in read) return { base: read.scan, doubts: [] };
    const says = phrase`Every finding of ${setting(entry.tool)} counts as new: ${filePart(file)} ${read.why}`;
    return {
      base: undefined,
      doubts: [finding('scan-not-compared', says, { remedy: read.remedy, actor: 'operators' })],
    };
  }

  private async oldOf(
    results: readonly ScanResult[],
    base: Scan,
  ): Promise<ReadonlySet<ScanResult>> {
    const changed = await this.changedFiles();
    // Where it is not known what changed, no line is where it was.
    if (changed === undefined) return oldResults(results, base.results, () => undefined);
    const named = new Set(results.flatMap(({ place }) => place?.path ?? []));
    const paths = changed.filter((path) => named.has(path));
    const before = await this.textsBefore(paths);
    const movers = new Map(
      paths.map((path) => {
        const [text, earlier] = [this.textOf(path), before?.get(path)];
        const isKnown = text !== undefined && earlier !== undefined;
        return [path, isKnown ? carryLines(text, earlier) : () => undefined] as const;
      }),
    );
    return oldResults(results, base.results, (path, line) => {
      const move = movers.get(path);
      return move === undefined ? line : move(line);
    });
  }

  private blockOf(path: string, line: number | undefined): string | undefined {
    if (line === undefined) return undefined;
    const find = this.blocks.get(path) ?? blockAt(path, this.textOf(path) ?? '', this.parsed);
    this.blocks.set(path, find);
    const block = find(line);
    return block?.isAddress === true ? block.name : undefined;
  }

  /** The text of a file of the checkout; undefined if it is not there, no file, or too large. */
  private textOf(path: string): string | undefined {
    if (!this.texts.has(path)) {
      const file = join(this.root, path);
      this.texts.set(
        path,
        orElse(() => readRegularSync(file, MOST_TEXT), undefined),
      );
    }
    return this.texts.get(path);
  }

  /** Each directory of the modules of a workspace, relative to the checkout, with what addresses in it begin with. */
  private modulesOf(place: PlaceOfFiles): ReadonlyMap<string, readonly string[]> {
    const directory = join(place.root, place.workingDirectory);
    const known = this.modules.get(directory) ?? this.readModules(realOrSame(directory));
    this.modules.set(directory, known);
    return known;
  }

  private readModules(directory: string): ReadonlyMap<string, readonly string[]> {
    const read = () => readConfiguration(directory, searchedFiles(localFiles, this.parsed)).modules;
    const modules: WrittenModule[] = orElse(read, []);
    const prefixes = prefixesOf(modules);
    return new Map(
      modules.flatMap((module) => {
        const path = relativePathInside(this.root, realOrSame(module.directory));
        return path === undefined ? [] : [[path, prefixes.get(module) ?? []] as const];
      }),
    );
  }

  /** The directories and links in a workspace that a scanner passes over without a word. */
  private whyLeftOut(
    one: ReadEntry,
    read: readonly ReadEntry[],
    directories: readonly string[],
  ): Finding[] {
    const { tool } = one.entry;
    const ofTool = scansOf(tool, read);
    if (ofTool[0] !== one) return [];
    const roots = ofTool.flatMap(({ scanned }) => (scanned.length === 0 ? [''] : scanned));
    const isScanned = (path: string) => {
      const inside = roots.flatMap(
        (root) => relativePathInside(join('/', root), join('/', path)) ?? [],
      );
      return inside.length === 0 || inside.some((below) => !leavesOut(below, tool));
    };
    const written = directories.filter((path) => !isInstalled(path));
    const links = written.flatMap((directory) => this.linksOut(directory, isScanned));
    const left = [...written.filter((path) => !isScanned(path)).map(directoryPart), ...links];
    if (left.length === 0) return [];
    const says = phrase`${setting(tool)} passes over ${listParts(left, 5)} without a word.`;
    const remedy = phrase`Give the directory another name, and put a file in place of the link; or scan the directory by a call of its own, with an entry for its file.`;
    return [finding('scan-elsewhere', says, { remedy, actor: 'author' })];
  }

  /** The links to files that no scanner knows for a configuration. */
  private linksOut(directory: string, isScanned: (path: string) => boolean): SentencePart[] {
    const names = orElse(
      () => readdirSync(join(this.root, directory), { withFileTypes: true }),
      [],
    );
    return names.flatMap((one) => {
      if (!one.isSymbolicLink() || !isConfiguration(one.name)) return [];
      const target = relativePathInside(
        this.root,
        realOrSame(join(this.root, directory, one.name)),
      );
      const isRead = target !== undefined && isConfiguration(basename(target)) && isScanned(target);
      return isRead ? [] : [filePart(join(directory, one.name))];
    });
  }

  private directoryOf(place: PlaceOfFiles | undefined): string | undefined {
    return (
      place && relativePathInside(this.root, realOrSame(join(place.root, place.workingDirectory)))
    );
  }
}

const NO_MODULES: ReadonlyMap<string, readonly string[]> = new Map();
const EVERY_RULE = 'every-rule';
const ADDED = 'this request adds the comment that lets the scanner leave it out';
const SCAN_FIRST = phrase`Run the scanner in an earlier step of this job, after the checkout, and let it write this file also where it finds nothing.`;

function notJudged({ tool, file }: ScannerEntry, { code, why, remedy }: UnreadScan): Finding {
  const says = phrase`What ${setting(tool.slice(0, LONGEST_NAME))} found is not known: ${filePart(file)} ${why}`;
  return finding(code, says, { remedy, actor: 'operators', about: { file } });
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

function notSearched(tool: string, path: string): Finding {
  const says = phrase`${filePart(path)} changes and cannot be searched for comments by which ${setting(tool)} leaves something out.`;
  const remedy = phrase`Take submodules, links to what is no file, and files of more than 5 MB or ${formatNumber(MOST_COMMENTS)} such comments, out of the request.`;
  return finding('scan-suppressions-unknown', says, { remedy, actor: 'author' });
}

const changedAt = (path: string): number | undefined =>
  orElse(() => statSync(path).mtimeMs, undefined);

/** Where Terraform puts modules of others; a module in a directory that people wrote is another thing. */
const isInstalled = (path: string): boolean => /(?:^|\/)\.terraform\/modules\//.test(path);

/** One call may scan a directory that another one leaves out. */
function scansOf(tool: string, read: readonly ReadEntry[]): readonly ReadEntry[] {
  return read.filter(({ entry }) => entry.tool.toLowerCase() === tool.toLowerCase());
}

/** That the directory of a workspace was not scanned, by what the files of the tool say. */
function whyNotScanned(
  one: ReadEntry,
  read: readonly ReadEntry[],
  directory: string | undefined,
): Finding[] {
  const { entry } = one;
  const ofTool = scansOf(entry.tool, read);
  const saysNothing = ofTool.some(({ scanned }) => scanned.length === 0);
  if (ofTool[0] !== one || saysNothing || directory === undefined) return [];
  const scanned = ofTool.flatMap((each) => each.scanned);
  const isIn = (outer: string) =>
    outer === '' || directory === outer || directory.startsWith(`${outer}/`);
  if (scanned.some(isIn)) return [];
  const named = listParts([...new Set(scanned)].map(directoryPart), 5);
  const says = phrase`${setting(entry.tool)} did not scan ${directoryPart(directory)}: ${filePart(entry.file)} says that it scanned ${named}.`;
  return [
    finding('scan-elsewhere', says, {
      remedy: phrase`Let one call scan the whole checkout.`,
      actor: 'operators',
    }),
  ];
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

/** A comment as the result that the file of the scanner does not have. */
function asResult({ path, line, text, rule }: AddedComment, severity: Severity): ScanResult {
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

/**
 * What counts although a comment suppresses it: results that the file marks so, where the request adds such a comment to their
 * file; and the added comments of which the file has no result.
 */
function countAdded(
  { results }: Scan,
  { added, changed, commented }: Chosen,
): { results: ScanResult[]; comments: AddedComment[] } {
  const keyOf = (path: string, rule: string | undefined) => JSON.stringify([path, rule]);
  const keys = new Set(added.map(({ path, rule }) => keyOf(path, rule)));
  const told = new Set<string>();
  const counted = results.filter(({ isSuppressed, place, rule }) => {
    if (!isSuppressed || place === undefined || !changed.has(place.path)) return false;
    // The file has no comment of a known form: the one that suppresses the result may be new.
    if (!commented.has(place.path)) return true;
    const ofResult = [keyOf(place.path, rule), keyOf(place.path, undefined)];
    const ofComments = ofResult.filter((key) => keys.has(key));
    for (const key of ofComments) told.add(key);
    return ofComments.length > 0;
  });
  const comments = added.filter(({ path, rule }) => !told.has(keyOf(path, rule)));
  return { results: counted, comments };
}

/** The directory of the module that has a file: its own, or the nearest above it that is one of a workspace. */
function moduleOf(path: string | undefined, directories: ReadonlySet<string>): string | undefined {
  if (path === undefined) return undefined;
  for (let at = dirname(path); ; at = dirname(at)) {
    const directory = at === '.' ? '' : at;
    if (directories.has(directory)) return directory;
    if (directory === '') return undefined;
  }
}
