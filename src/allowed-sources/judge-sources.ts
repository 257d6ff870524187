/**
 * Judges what a configuration would install and run by the file of allowed sources, before anything runs. It bounds what is
 * installed, and is no sandbox: an allowed provider does what the files say.
 */
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import { readBackends } from '../configuration/cloud-block.ts';
import {
  isConfiguration,
  LOCK_FILE,
  programsFor,
  readBy,
  type ProgramName,
} from '../configuration/file-names.ts';
import {
  readConfiguration,
  searchedFiles,
  type Configuration,
  type LoadedFiles,
  type SearchedFiles,
} from '../configuration/read-configuration.ts';
import { foldCase, normalized } from '../model/go-text.ts';
import { finding, withoutRepeated, type Finding } from '../model/finding.ts';
import { fieldsOf, isRecord } from '../model/parse.ts';
import type { ReadableFiles } from '../model/ports.ts';
import { nameSome, quote } from '../model/quote.ts';
import { firstParts, phrase, plain, quoted, setting, type Sentence } from '../model/sentence.ts';
import {
  entriesFor,
  isInForce,
  type AllowedEntry,
  type AllowedSources,
  type ListName,
} from './read-list.ts';
import {
  findUsed,
  type SourceDoubt,
  type SourcePlace,
  type SourceRemark,
  type Used,
  type UsedModule,
  type UsedProvider,
  type UsedThing,
} from './find-used.ts';
import { readLockFile, type LockedProvider } from './lock-file.ts';
import {
  exactVersion,
  isBuiltIn,
  pinOf,
  readModuleSource,
  readProviderAddress,
  type ModulePackage,
} from './source-address.ts';
import { filesOfUnit, terragruntFilesIn, wordsIn } from './terragrunt.ts';
import { leaveOnly, satisfies } from './version-constraint.ts';

/** Whether the default branch of a repository has a commit; `unknown-here` where that may be the one under judgement. */
export type Reach = 'reached' | 'not-reached' | 'unknown' | 'unknown-here';

export interface SourcesRequest {
  allowed: AllowedSources;
  /** The UTC day of the check, as in `2026-11-29`. */
  today: string;
  /** Absolute path of the directory that would be planned. */
  directory: string;
  /** Absolute path of the repository that has it, or of what is uploaded. */
  root: string;
  searched: SearchedFiles;
  /** The default branch, by paths relative to `root`; undefined if it could not be read. */
  base: ReadableFiles | undefined;
  /** What git tracks, relative to `root`; undefined where that is not known, so that each file counts. */
  tracked: ReadonlySet<string> | undefined;
  /** What is uploaded: its absolute path, and whether an absolute path is a part of it. Left out where nothing is. */
  upload?: { root: string; has: (path: string) => boolean } | undefined;
  /** What plans; undefined if either may. */
  program: ProgramName | undefined;
  /** Where the program looks for tests. */
  testDirectory?: string | undefined;
  /** Sentences without their ends: variables that lead what plans into judged files. */
  leading: readonly string[];
  /** Whether the environment has `init` ignore the lock file: `-upgrade`. */
  ignoresLock: boolean;
  /** Whether the default branch of a package's repository has a commit. */
  reach: (name: string, commit: string) => Promise<Reach>;
}

/** Something that is not allowed. */
export interface RefusedSource extends SourceRemark {
  /** What would allow it, in which list of the file; undefined where no entry does. */
  entry: { list: ListName; source: string } | undefined;
}

export interface SourcesJudgement {
  refusals: RefusedSource[];
  /** Why it is not known what would run. */
  doubts: SourceDoubt[];
  /** What a reader should know. */
  notices: Finding[];
}

/** Judges what would be installed and run, before anything is. It rejects only if a port does. */
export async function judgeSources(request: SourcesRequest): Promise<SourcesJudgement> {
  const { directory, searched } = request;
  const configuration = readConfiguration(directory, searched);
  const { modules } = configuration;
  const either = programsFor(modules.flatMap(({ paths }) => paths));
  const names = searched.files.readDirectory(directory).filter(isConfiguration);
  // A program that finds no configuration plans nothing.
  const planning = either.filter((program) => readBy(program, names).length > 0);
  const unknown = planning.length > 0 ? planning : either;
  const programs = request.program === undefined ? unknown : [request.program];
  const judgements: SourcesJudgement[] = [];
  for (const program of programs) {
    judgements.push(await new Judge(request, program).judge(configuration));
  }
  return {
    refusals: eachOnce(judgements.flatMap(({ refusals }) => refusals)),
    doubts: eachOnce(judgements.flatMap(({ doubts }) => doubts)),
    notices: withoutRepeated(judgements.flatMap(({ notices }) => notices)),
  };
}

/**
 * Judges what `init` has installed. It starts no provider.
 *
 * @param lockFile what it left of the lock file; undefined if there is none, because nothing was installed
 */
export function judgeInstalled(
  request: SourcesRequest,
  lockFile: string | undefined,
): SourcesJudgement {
  return new Judge(request, request.program ?? 'terraform').judgeInstalled(lockFile);
}

/** Judges what has run to make a plan. It rejects only if a port does. @param plan its JSON, whole or redacted */
export function judgePlannedSources(
  request: SourcesRequest,
  plan: unknown,
): Promise<SourcesJudgement> {
  return new Judge(request, request.program ?? 'terraform').judgePlanned(plan);
}

/** Both judgements of one place. What is refused again for the same reason keeps its first place. */
export function bothJudged(one: SourcesJudgement, other: SourcesJudgement): SourcesJudgement {
  const refusals = new Map<string, RefusedSource>();
  for (const refusal of [...one.refusals, ...other.refusals]) {
    if (!refusals.has(refusal.text)) refusals.set(refusal.text, refusal);
  }
  return {
    refusals: [...refusals.values()],
    doubts: [...one.doubts, ...other.doubts],
    notices: withoutRepeated([...one.notices, ...other.notices]),
  };
}

function eachOnce<T extends SourceRemark | SourceDoubt>(remarks: readonly T[]): T[] {
  const firsts = new Map<string, T>();
  for (const remark of remarks) {
    const key = JSON.stringify([remark.place, 'text' in remark ? remark.text : remark.says]);
    if (!firsts.has(key)) firsts.set(key, remark);
  }
  return [...firsts.values()];
}

/** Files where a program looks for programs to run, or for where to get them, below the directory that is planned. */
const PROGRAM_FILES =
  /^(?:\.terraform(?:\/|$)|\.terragrunt-cache(?:\/|$)|terraform\.d(?:$|\/plugins(?:\/|$)))/;
const STATE_FILES = /^(?:terraform\.tfstate(?:\.backup)?$|terraform\.tfstate\.d(?:\/|$))/;
const CLI_FILES = /(?:^|\/)(?:\.terraformrc|terraform\.rc|\.tofurc|tofu\.rc)$/;
const PROVISIONER_FILE = /^terraform-provisioner-([^/]+?)(?:_v.*|\.exe)?$/s;

/** Judges for one program. Each of its methods for a part adds what it finds to the three lists. */
class Judge {
  private readonly request: SourcesRequest;
  private readonly files: LoadedFiles;
  private readonly program: ProgramName;
  private readonly refusals: RefusedSource[] = [];
  private readonly doubts: SourceDoubt[] = [];
  private readonly notices: Finding[] = [];
  /** The directory that would be planned, relative to the repository; '' for its root. */
  private readonly inside: string;

  constructor(request: SourcesRequest, program: ProgramName) {
    this.request = request;
    this.files = request.searched.files;
    this.program = program;
    this.inside = slashed(relative(request.root, request.directory));
  }

  /** @param configuration of the directory, which is read once for all */
  async judge(configuration: Configuration): Promise<SourcesJudgement> {
    const { directory, searched, testDirectory, upload } = this.request;
    const options = { testDirectory, uploadRoot: upload?.root };
    const used = findUsed(directory, searched, this.program, { configuration, ...options });
    const certain =
      upload === undefined
        ? used.providers
        : findUsed(directory, onlySent(searched, upload.has), this.program, options).providers;
    this.doubts.push(...used.doubts);
    for (const refused of used.refused) this.refuse(refused.text, refused.place);
    const locked = await this.judgeLockFile(used);
    for (const provider of used.providers.values()) {
      const constraints = certain.get(provider.address)?.constraints ?? [];
      this.judgeProvider({ ...provider, constraints }, locked);
    }
    await Promise.all(used.modules.map((module) => this.askForCommit(module)));
    for (const module of used.modules) await this.judgeModule(module);
    await this.judgeThings(used.things);
    this.judgeFiles();
    this.judgeLocalState(configuration);
    for (const unit of terragruntFilesIn(directory, this.files)) await this.judgeTerragrunt(unit);
    this.sayWhatModulesBring(used);
    return this.said();
  }

  judgeInstalled(lockFile: string | undefined): SourcesJudgement {
    const path = join(this.request.directory, LOCK_FILE);
    const place = { path, line: 1 };
    const committed = this.files.readFile(path);
    const before = committed === undefined ? undefined : this.readLock(committed);
    const after = this.readLock(lockFile ?? '');
    if ('problem' in after) {
      const says = phrase`It is not certain what ${setting('init')} has installed: ${plain(`${after.problem}.`)}`;
      this.doubt(says, place);
      return this.said();
    }
    const locked = before !== undefined && 'value' in before ? before.value : undefined;
    for (const { address, version } of after.value.values()) {
      const what = `provider \`${address}\` ${version}`;
      if (before !== undefined && locked?.get(address)?.version !== version) {
        const why = 'was installed by `init`, and the lock file of the commit does not have it';
        this.refuse(`${what} ${why}. Run \`init\`, and commit the lock file`, place);
      } else this.judgeProvider({ address, constraints: [version], places: [place] }, after.value);
    }
    return this.said();
  }

  async judgePlanned(plan: unknown): Promise<SourcesJudgement> {
    for (const name of providersOf(plan)) {
      const address = readProviderAddress(name, this.program);
      if ('problem' in address) this.refuse(`provider \`${name}\` ${address.problem}`, undefined);
      else if (!isBuiltIn(address.value)) {
        this.findEntries('providers', address.value, `provider \`${address.value}\``, undefined);
      }
    }
    await this.judgeCalls(fieldsOf(fieldsOf(plan)['configuration'])['root_module']);
    return this.said();
  }

  /** Judges the calls of a module, as the JSON of a plan has it, and of the local modules in it. */
  private async judgeCalls(module: unknown): Promise<void> {
    const calls = fieldsOf(module)['module_calls'];
    for (const [name, call] of Object.entries(fieldsOf(calls))) {
      const { source, version_constraint: version = '', module: called } = fieldsOf(call);
      if (Array.isArray(calls) || typeof source !== 'string' || typeof version !== 'string') {
        const says = phrase`It is not certain which module the plan calls by the name ${quoted(name)}.`;
        this.doubt(says, undefined);
        continue;
      }
      const read = readModuleSource(source, this.program);
      if ('problem' in read) {
        this.refuse(`The source ${quote(source)} ${read.problem}.`, undefined);
      } else if (read.value.kind === 'local') await this.judgeCalls(called);
      else await this.judgeModule({ package: read.value, source, version, place: undefined });
    }
  }

  private readLock(text: string): ReturnType<typeof readLockFile> {
    return readLockFile(text, this.program, this.request.searched.parsed);
  }

  private said(): SourcesJudgement {
    return { refusals: this.refusals, doubts: this.doubts, notices: this.notices };
  }

  private refuse(
    text: string,
    place: SourcePlace | undefined,
    entry?: RefusedSource['entry'],
  ): void {
    this.refusals.push({ text, place, entry });
  }

  private doubt(says: Sentence, place: SourcePlace | undefined): void {
    this.doubts.push({ says, place });
  }

  /** The entries that allow a name on this day; or why none does, and the entry that would. */
  private lookUp(list: ListName, name: string) {
    const { allowed, today } = this.request;
    const fitting = entriesFor(allowed, list, name, this.program);
    const counting = fitting.filter((entry) => isInForce(entry, today));
    if (counting.length > 0) return { counting, why: undefined, entry: undefined };
    const [ended] = fitting;
    const why =
      ended?.until === undefined ? 'is not on the list' : `was allowed until ${ended.until}`;
    return { counting, why, entry: { list, source: name } };
  }

  /** The entries that allow a name; a refusal where none does. @param what the name, as the beginning of a sentence */
  private findEntries(
    list: ListName,
    name: string,
    what: string,
    place: SourcePlace | undefined,
  ): AllowedEntry[] {
    const { counting, why, entry } = this.lookUp(list, name);
    if (why !== undefined) this.refuse(`${what} ${why}`, place, entry);
    return counting;
  }

  private judgeProvider(
    { address, constraints, places }: UsedProvider,
    locked: ReadonlyMap<string, LockedProvider> | undefined,
  ): void {
    const [place] = places;
    const what = `provider \`${address}\``;
    const entries = this.findEntries('providers', address, what, place);
    if (entries.length === 0 || entries.some(({ version }) => version === undefined)) return;
    const allowedVersions = entries.flatMap(({ version }) => version ?? []);
    const lockedVersion = this.request.ignoresLock ? undefined : locked?.get(address)?.version;
    const exact = constraints.map(exactVersion).find((version) => version !== undefined);
    const version = lockedVersion ?? exact;
    const isProved =
      lockedVersion === undefined
        ? leaveOnly(constraints, allowedVersions)
        : allowedVersions.some((constraint) => satisfies(lockedVersion, constraint));
    if (isProved) return;
    const words = allowedVersions.map((text) => `\`${text}\``).join(' or ');
    const isAnother =
      version !== undefined &&
      !allowedVersions.some((constraint) => satisfies(version, constraint));
    const why = isAnother
      ? `this is ${version}`
      : `its version is not known before it is installed: ${this.whyNotLocked()}, and its constraints leave other versions, too`;
    this.refuse(`${what} is allowed in version ${words}, and ${why}`, place);
  }

  private whyNotLocked(): string {
    const { directory, ignoresLock, upload } = this.request;
    if (ignoresLock) return '`-upgrade` ignores the lock file';
    const isSent = upload?.has(join(directory, LOCK_FILE)) ?? true;
    return isSent ? 'the lock file does not name it' : NOT_SENT;
  }

  private async judgeModule({
    package: found,
    source,
    version,
    place,
  }: Omit<UsedModule, 'place'> & { place: SourcePlace | undefined }): Promise<void> {
    const { name } = found;
    const what = `module \`${quote(source).slice(1, -1)}\``;
    const { counting, why, entry } = this.lookUp('modules', name);
    const pin = pinOf(found, version);
    const isTag = pin?.kind === 'tag';
    const isPinned = pin !== undefined && (!isTag || counting.some(({ tags }) => tags === true));
    const unpinned = `without a pin: ${howToPin(found, isTag)}`;
    if (why !== undefined) {
      this.refuse(`${what} ${why}${isPinned ? '' : `, and ${unpinned}`}`, place, entry);
      return;
    }
    if (!isPinned) this.refuse(`${what} is ${unpinned}`, place);
    else if (pin.kind === 'commit') await this.judgeCommit(name, pin.commit, what, place);
  }

  /** Asks for all commits side by side; each is judged in its turn. Only what is listed is asked. */
  private async askForCommit({ package: found, version }: UsedModule): Promise<void> {
    const pin = pinOf(found, version);
    if (pin?.kind !== 'commit' || this.lookUp('modules', found.name).why !== undefined) return;
    await this.request.reach(found.name, pin.commit);
  }

  /** A commit freezes code, and says nothing of who has seen it: whoever may push a branch can name one of it. */
  private async judgeCommit(
    name: string,
    commit: string,
    what: string,
    place: SourcePlace | undefined,
  ): Promise<void> {
    const reach = await this.request.reach(name, commit);
    const short = commit.slice(0, 12);
    if (reach === 'reached') return;
    if (reach === 'not-reached') {
      const why = 'the default branch of its repository does not have the commit';
      this.refuse(`${what}: ${why} ${short}, so it was not merged there`, place);
    } else if (reach === 'unknown-here') {
      const why = 'it is not known whether the default branch of this repository has the commit';
      const remedy = 'Check out the whole history: `fetch-depth: 0`';
      this.refuse(`${what}: ${why} ${short}. ${remedy}`, place);
    } else {
      this.notices.push(
        finding(
          'commit-unknown',
          phrase`Whether the default branch of ${setting(name)} has the commit ${setting(short)} is not known: anybody who may push there can have chosen it.`,
        ),
      );
    }
  }

  private async judgeThings(things: readonly UsedThing[]): Promise<void> {
    const isState = ({ name }: UsedThing) => /^(?:backend|state_store) /.test(name);
    const ofState = things.filter(isState);
    const changed = ofState.length > 0 ? await this.changedForState(ofState) : undefined;
    for (const thing of things) {
      if (isState(thing) && changed === undefined) continue;
      const why = isState(thing) ? `, ${changed},` : '';
      this.findEntries('also', thing.name, `\`${thing.name}\`${why}`, thing.place);
    }
  }

  /** What differs from the default branch, of what is said of the state and of the files that are named there. */
  private async changedForState(things: readonly UsedThing[]): Promise<string | undefined> {
    const itself = 'which is not as the default branch has it';
    const { base, searched, directory } = this.request;
    if (base === undefined) return itself;
    const at = (path: string) => resolve(this.request.root, path);
    const here: ReadableFiles = {
      names: async (path) => this.files.readDirectory(at(path)),
      read: async (path) => this.files.readFile(at(path)),
    };
    const [now, before] = await Promise.all([
      readBackends(here, this.inside, searched.parsed),
      readBackends(base, this.inside, searched.parsed),
    ]);
    const isSame = now.written === before.written && now.isCertain && before.isCertain;
    if (!isSame || !now.isLiteral) return itself;
    const paths = things.flatMap(({ place }) => place.path);
    // Each text of the block may be the name of a file.
    for (const text of textsIn(now.written).map(normalized)) {
      if (text === '' || text.startsWith('~') || paths.includes(text)) continue;
      const path = resolve(directory, text);
      if (this.files.readFile(path) === undefined) continue;
      // It may name programs: a `credential_process`, or the `exec` of a kubeconfig. These may run others.
      const led = new Set([path]);
      for (const named of led) {
        if (!(await this.isUnchanged(named))) {
          const shown = quote(slashed(relative(this.request.root, named)));
          return `whose file ${shown} is not as the default branch has it`;
        }
        const content = this.files.readFile(named) ?? '';
        const from = [directory, dirname(named)];
        for (const further of this.filesNamedIn(content, from)) led.add(further);
      }
    }
    return undefined;
  }

  /** The files of the repository whose paths are words of a text. @param from where their paths may begin */
  private filesNamedIn(text: string, from: readonly string[]): string[] {
    const { root } = this.request;
    const paths = wordsIn(text).flatMap((word) => from.map((place) => resolve(place, word)));
    return [...new Set(paths)].filter(
      (path) => path.startsWith(root + sep) && this.files.readFile(path) !== undefined,
    );
  }

  /** Whether the default branch has a file with the same content at the same place. @param path absolute */
  private async isUnchanged(path: string): Promise<boolean> {
    const { base, root } = this.request;
    const inRepository = slashed(relative(root, path));
    if (base === undefined || inRepository.startsWith('../')) return false;
    const text = this.files.readFile(path);
    // Bytes that are no text are all read as one character.
    const isText = text !== undefined && !text.includes('\ufffd');
    return isText && (await base.read(inRepository)) === text;
  }

  /** @returns the lock file, by address; undefined if there is none */
  private async judgeLockFile(
    used: Used,
  ): Promise<ReadonlyMap<string, LockedProvider> | undefined> {
    const { base, directory, upload } = this.request;
    const path = join(directory, LOCK_FILE);
    // Whether a change may take it out of the upload is decided where the files are packed.
    if (upload?.has(path) === false) return undefined;
    const isThere = this.files.readDirectory(directory).includes(LOCK_FILE);
    const text = isThere ? this.files.readFile(path) : undefined;
    const atBase = await base?.read(posix.join(this.inside, LOCK_FILE));
    if (text === undefined) {
      if (isThere) {
        const says = phrase`${LOCK_FILE} cannot be read.`;
        this.doubt(says, { path, line: 1 });
      } else if (atBase !== undefined) {
        const why =
          'is on the default branch and is missing here, so that any version may be installed';
        this.refuse(`\`${LOCK_FILE}\` ${why}. Bring it back`, { path, line: 1 });
      }
      return undefined;
    }
    const now = this.readLock(text);
    if ('problem' in now) {
      const says = phrase`It is not certain what ${LOCK_FILE} says: ${plain(`${now.problem}.`)}`;
      this.doubt(says, { path, line: 1 });
      return undefined;
    }
    const before = atBase === undefined ? undefined : this.readLock(atBase);
    if (before !== undefined && 'problem' in before) {
      const says = phrase`It is not certain what ${LOCK_FILE} of the default branch says: ${plain(`${before.problem}.`)}`;
      this.doubt(says, { path, line: 1 });
    }
    const locked =
      before !== undefined && 'value' in before ? before.value : new Map<string, LockedProvider>();
    for (const entry of now.value.values())
      this.judgeLocked(entry, locked.get(entry.address), used, path);
    const lost = [...locked.keys()].filter((address) => !now.value.has(address));
    for (const address of lost) this.judgeLost(address, used, { path, line: 1 });
    return now.value;
  }

  private judgeLocked(
    entry: LockedProvider,
    before: LockedProvider | undefined,
    used: Used,
    path: string,
  ): void {
    const { address, version, hashes, line } = entry;
    const place = { path, line };
    if (before?.version === version) {
      const missing = [...before.hashes].filter((hash) => !hashes.has(hash));
      if (missing.length === 0) return;
      this.refuse(
        `provider \`${address}\` ${version} lacks hashes in the lock file that the default branch has (${nameSome(missing, 2)}), so that another archive would be installed. Bring them back`,
        place,
      );
      return;
    }
    if (used.providers.has(address)) return;
    this.judgeProvider(
      { address, constraints: [version], places: [place] },
      new Map([[address, entry]]),
    );
  }

  /** An entry that only the default branch has: without it, `init` takes any version and compares no hash. */
  private judgeLost(address: string, used: Used, place: SourcePlace): void {
    if (used.providers.has(address)) {
      const what = `provider \`${address}\` is in the lock file of the default branch, and is missing in this one`;
      this.refuse(`${what}, so that any version may be installed. Bring it back`, place);
    } else if (used.modules.length > 0) {
      this.notices.push(
        finding(
          'lock-entry-missing',
          phrase`Provider ${setting(address)} is in the lock file of the default branch, and is missing in this one: where an allowed module still needs it, any version is installed.`,
        ),
      );
    }
  }

  /** Files that are run, or say where programs come from, whatever the configuration says. */
  private judgeFiles(): void {
    const { directory, tracked, leading } = this.request;
    const below = tracked === undefined ? this.namesHere() : this.trackedHere(tracked);
    for (const name of below) {
      const place = { path: join(directory, name), line: 1 };
      // Some file systems ignore the case of letters.
      const folded = foldCase(name);
      const [, provisioner] = PROVISIONER_FILE.exec(folded) ?? [];
      if (PROGRAM_FILES.test(folded)) {
        this.refuse(
          `\`${name}\` is where a program looks for programs to run. Take it out of git`,
          place,
        );
      } else if (STATE_FILES.test(folded)) {
        this.refuse(
          `\`${name}\` is a state, and \`init\` installs the providers that it names. Take it out of git`,
          place,
        );
      } else if (CLI_FILES.test(folded)) {
        this.refuse(`\`${name}\` says where providers come from. Take it out of git`, place);
      } else if (provisioner !== undefined) {
        this.findEntries('also', `provisioner ${provisioner}`, `the program \`${name}\``, place);
      }
    }
    for (const text of leading) this.refuse(text, undefined);
  }

  private trackedHere(tracked: ReadonlySet<string>): string[] {
    const prefix = this.inside === '' ? '' : `${this.inside}/`;
    return [...tracked].flatMap((path) =>
      path.startsWith(prefix) ? [path.slice(prefix.length)] : [],
    );
  }

  /** What is in the directory, where git does not say what of it is committed. */
  private namesHere(): string[] {
    const { directory } = this.request;
    const inside = (name: string) =>
      this.files.readDirectory(join(directory, name)).map((each) => `${name}/${each}`);
    const names = this.files.readDirectory(directory).filter((name) => name !== '.terraform');
    return [
      ...names,
      ...inside('.terraform').filter((name) => !/modules$|tfstate$|environment$/.test(name)),
      ...inside('terraform.d'),
    ];
  }

  /** A backend `local` may name any file as its state. */
  private judgeLocalState({ modules: [root] }: Configuration): void {
    const { directory } = this.request;
    for (const { block, path } of root?.blocks ?? []) {
      if (block.type !== 'terraform') continue;
      for (const backend of block.body.blocks.filter(({ type }) => type === 'backend')) {
        if (backend.labels[0] !== 'local') continue;
        const place = { path, line: backend.range.startLine };
        for (const { name, value } of backend.body.attributes) {
          const isText = value.kind === 'literal' && typeof value.value === 'string';
          if (!isText)
            this.refuse(
              `\`${name}\` of the backend \`local\` is not written as one plain text`,
              place,
            );
          else if (this.hasFileAt(resolve(directory, normalized(String(value.value))))) {
            const why =
              'is the state of the backend `local`, and `init` installs the providers that it names';
            this.refuse(`\`${String(value.value)}\` ${why}. Take it out of git`, place);
          }
        }
      }
    }
  }

  /** Whether it is there, also behind links. */
  private hasFileAt(path: string): boolean {
    const { tracked, root } = this.request;
    return this.files.follow(path).some((place) => {
      const inRepository = slashed(relative(root, place));
      const isBelow = (file: string) =>
        file === inRepository || file.startsWith(`${inRepository}/`);
      if (tracked !== undefined && !inRepository.startsWith('../')) {
        return [...tracked].some(isBelow);
      }
      return this.files.readFile(place) !== undefined || this.files.readDirectory(place).length > 0;
    });
  }

  /** @param path of a file of a unit */
  private async judgeTerragrunt(path: string): Promise<void> {
    const { searched, root, tracked } = this.request;
    const place = { path, line: 1 };
    const name = `terragrunt ${slashed(relative(root, path))}`;
    if (this.findEntries('also', name, `\`${name}\``, place).length === 0) return;
    const read = filesOfUnit(path, root, searched, tracked ?? []);
    if (read === undefined) {
      this.refuse(
        `\`${name}\` is allowed as the default branch has it, and it is not certain which files it reads: one is not written as one plain text`,
        place,
      );
      return;
    }
    for (const file of read) {
      if (await this.isUnchanged(file)) continue;
      const changed = slashed(relative(root, file));
      this.refuse(
        `\`${name}\` is allowed as the default branch has it, and \`${changed}\` is not. Merge its change by itself`,
        {
          path: file,
          line: 1,
        },
      );
    }
  }

  private sayWhatModulesBring({ modules }: Used): void {
    const names = [...new Set(modules.map(({ package: { name } }) => name))];
    if (names.length === 0) return;
    this.notices.push(
      finding(
        'sources-unbounded',
        phrase`What allowed modules bring is allowed with them, and is not judged here: ${firstParts(names.map(setting), 5)}. Their providers are judged where the lock file names them.`,
      ),
    );
  }
}

/** The names of all providers in the JSON of a plan: of its changes, its values and its configuration. */
function providersOf(plan: unknown): string[] {
  const names = new Set<string>();
  const read = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(read);
    else if (isRecord(value)) {
      for (const [key, inner] of Object.entries(value)) {
        const isName = key === 'provider_name' || key === 'full_name';
        if (isName && typeof inner === 'string' && inner !== '') names.add(inner);
        // The keys in these are names of providers and modules.
        else if (BY_NAME.includes(key) && isRecord(inner)) Object.values(inner).forEach(read);
        // What people choose is below these, and may have any name. The values of a state have its resources.
        else if (!VALUES.includes(key) || (key === 'values' && isState(value))) read(inner);
      }
    }
  };
  read(plan);
  return [...names];
}

const BY_NAME = ['provider_config', 'module_calls'];

function isState(value: Readonly<Record<string, unknown>>): boolean {
  return 'format_version' in value && !('address' in value);
}

const VALUES = ['values', 'before', 'after', 'after_unknown', 'expressions', 'variables'].concat([
  'sensitive_values',
  'before_sensitive',
  'after_sensitive',
  'outputs',
  'output_changes',
]);

const NOT_SENT = '`.terraformignore` keeps the lock file out of the upload';

/** The files without those that are not sent. */
function onlySent(
  { files, parsed }: SearchedFiles,
  isSent: (path: string) => boolean,
): SearchedFiles {
  return searchedFiles(
    {
      ...files,
      readDirectory: (path) => files.readDirectory(path).filter((name) => isSent(join(path, name))),
      readFile: (path) => (isSent(path) ? files.readFile(path) : undefined),
    },
    parsed,
  );
}

function howToPin({ kind }: ModulePackage, isTag: boolean): string {
  if (isTag)
    return 'a tag can be moved. Write the commit in the source, or let the entry say `"tags": true`';
  switch (kind) {
    case 'registry':
      return 'write one exact `version`, as in `"5.1.2"`';
    case 'git':
      return 'write the whole commit in the source, `?ref=` and 40 digits';
    case 'archive':
      return 'write its checksum in the source, `?checksum=sha256:` and 64 digits, of an archive such as `.zip`';
    case 'oci':
      return 'write its digest in the source, `?digest=sha256:` and 64 digits';
  }
}

function slashed(path: string): string {
  return sep === '/' ? path : path.split(sep).join('/');
}

/** The texts in blocks, as `readBackends` writes them. */
function textsIn(written: string): string[] {
  const texts: string[] = [];
  JSON.parse(written, (_, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return texts;
}
