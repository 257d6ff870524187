/** What the step or the options, `plangate.yml` and the environment say of each setting, and which of them counts. */
import type { ProgramName } from '../configuration/file-names.ts';
import { addTo } from '../model/add-to.ts';
import { textIn, type Problem } from '../model/parse.ts';
import { quote } from '../model/quote.ts';
import type { Environment } from '../model/ports.ts';
import { SEVERITIES } from '../model/severity.ts';
import { didYouMean } from '../model/did-you-mean.ts';
import { CALLS, existsAt, INPUTS, type EntryPoint } from './inputs.ts';
import { KEYS } from './settings-file/keys.ts';
import { chooseByPlace, type SaidValue } from './settings-file/order-of-places.ts';
import type {
  DirectoriesEntry,
  ScannerEntry,
  SettingsFile,
  WorkspaceEntry,
} from './settings-file/read-settings-file.ts';
import type { WorkspaceSelector } from './workspace-selectors.ts';

/** A text, which the parser of the setting reads, or a value of a file, which is read already. */
export type Said = { text: string; isSet?: boolean } | { value: unknown; words: readonly string[] };

/** The files that say how the repository is gated, as far as there are any. */
export interface SettingsFiles {
  /** That of the repository. */
  own?: SettingsFile | undefined;
  /** One of another repository, which an address with a commit names: it decides. */
  pinned?: SettingsFile | undefined;
}

/** The places that say settings, besides `cloud` blocks and defaults. */
export interface SettingPlaces {
  /** Texts of inputs by name. An empty text counts as absent. */
  inputs: Readonly<Record<string, string | undefined>>;
  environment: Environment;
  entryPoint: EntryPoint;
  files?: SettingsFiles | undefined;
  /** Whether a job reads the settings: then files count before the environment, which an earlier step can write. */
  inJob?: boolean | undefined;
}

/** What the entries of a file name. */
export interface EntriesOfFile {
  selectors: WorkspaceSelector[];
  /** Those whose blocks say which workspaces. */
  directories: DirectoriesEntry[];
  /** All of them, as people write them. */
  words: readonly string[];
  /** As people know it. */
  file: string;
}

/** What counts of each setting. */
export interface SaidSettings {
  /** What counts of an input; undefined if no place says anything of it. */
  of(this: void, name: string): SaidValue<Said> | undefined;
  /** All that counts of it: more than one value only beside a pinned file. */
  allOf(this: void, name: string): readonly SaidValue<Said>[];
  /** The text of an input of the step or an option, and of no other place. */
  textOf(this: void, name: string): string | undefined;
  /** What the file names that counts for the workspaces; undefined if no file counts for them. */
  entries(this: void): EntriesOfFile | undefined;
  /** The program that plans, where one is named. */
  program: ProgramName | undefined;
  /** The entries of `scanners`, which files alone have. */
  scanners(this: void): readonly ScannerEntry[] | undefined;
  /** A problem with the value of an input, with the place that says it. @param message continues a sentence that begins with it */
  problemWith(this: void, name: string, message: string): Problem;
  /** Each value that is said and counts, with its place as people know it. */
  all: readonly SaidValue<Said>[];
  /** What does not count because a file is pinned, with its place. */
  left: readonly { setting: string; at: string }[];
  problems: Problem[];
}

const OF_FILES = ['pinned', 'file'];

/** Beside a pinned file a repository hides more values, and takes none out of those that are hidden by default. */
function withoutTakenOut(said: SaidValue<Said>): SaidValue<Said> {
  const { setting, place, value } = said;
  if (setting !== 'hide-values' || place === 'pinned' || !('value' in value)) return said;
  const isAdded = (pattern: unknown) => !String(pattern).startsWith('!');
  const added = { value: [value.value].flat().filter(isAdded), words: value.words.filter(isAdded) };
  return { ...said, value: added };
}

export function readSaid(places: SettingPlaces): SaidSettings {
  const { inputs, inJob = false } = places;
  const textOf = (name: string) => inputs[name]?.trim() || undefined;
  const call = saidByCall(places, textOf);
  const said = [...call.said, ...saidByFiles(places.files), ...saidByEnvironment(places)];
  const { pinned } = places.files ?? {};
  const opens = new Set(pinned?.values.get('repository-may')?.words);
  const pin = pinned && { opens };
  const { chosen, left } = chooseByPlace(said, inJob ? 'job' : 'terminal', pin, wordOf);
  const all = [...chosen.values()].flat().map((each) => (pin ? withoutTakenOut(each) : each));
  const allOf = (name: string) => all.filter(({ setting }) => setting === name);
  const of = (name: string) => allOf(name)[0];
  const closed = (Object.keys(ENTRY_KEYS) as EntryKey[]).filter((key) => pin && !opens.has(key));
  const workspaces = of('workspaces');
  const ofFile =
    workspaces && OF_FILES.includes(workspaces.place) && 'value' in workspaces.value
      ? { file: workspaces.at.replace(/:\d+$/, ''), ...workspaces.value }
      : undefined;
  const entries = ((ofFile?.value ?? []) as readonly WorkspaceEntry[]).map((entry) =>
    withoutKeys(entry, closed),
  );
  const engine = textOfSaid(of('engine'));
  return {
    of,
    allOf,
    textOf,
    entries: () =>
      ofFile && {
        selectors: entries.flatMap(({ entry }) => {
          if (entry.kind === 'directories') return [];
          const { line, ...selector } = entry;
          return [{ ...selector, at: `${ofFile.file}:${line}` }];
        }),
        directories: entries.flatMap(({ entry }) => (entry.kind === 'directories' ? entry : [])),
        words: ofFile.words,
        file: ofFile.file,
      },
    program: engine === 'terraform' || engine === 'tofu' ? engine : undefined,
    scanners() {
      const scanned = allOf('scanners').flatMap(({ value }) =>
        'value' in value ? (value.value as readonly ScannerEntry[]) : [],
      );
      return scanned.length === 0 ? undefined : bothScanned(scanned);
    },
    problemWith: (name, message) => withPlace({ where: name, message }, all),
    all,
    left: [
      ...left,
      ...entries.flatMap(({ entry, left: keys }) =>
        keys.map((setting) => ({ setting, at: `${ofFile?.file}:${entry.line}` })),
      ),
    ],
    problems: call.problems,
  };
}

/**
 * The problem of a setting with the place that says it, where that is a file or `--set`: no option of the same name is meant.
 *
 * @param said what counts of each setting
 */
export function withPlace(problem: Problem, said: SaidSettings['all']): Problem {
  const values = said.filter(({ setting }) => setting === problem.where);
  const places = values.flatMap(({ place, at, value }) => {
    if (OF_FILES.includes(place)) return at;
    return 'text' in value && value.isSet === true ? 'set' : [];
  });
  if (places.length === 0) return problem;
  return { ...problem, where: `${places.join(' and ')}: \`${problem.where}\`` };
}

/** One value of a choice or a flag. */
function wordOf(value: Said): string {
  return 'text' in value ? value.text : (value.words[0] ?? '');
}

/** The keys that an entry of `workspaces` may have, and that take away, with their names in a program. */
const ENTRY_KEYS = { 'var-file': 'varFiles', 'backend-config': 'backendFiles' } as const;
type EntryKey = keyof typeof ENTRY_KEYS;

/** An entry without keys that do not count, and which of them it says. */
function withoutKeys(
  entry: WorkspaceEntry,
  keys: readonly EntryKey[],
): { entry: WorkspaceEntry; left: readonly EntryKey[] } {
  if (entry.kind === 'directories') {
    const left = keys.filter((key) => key === 'var-file' && entry.varFiles !== undefined);
    return { entry: left.length > 0 ? { ...entry, varFiles: undefined } : entry, left };
  }
  const { plannedWith } = entry;
  if (plannedWith === undefined) return { entry, left: [] };
  const left = keys.filter((key) => plannedWith[ENTRY_KEYS[key]].length > 0);
  const none = Object.fromEntries(left.map((key) => [ENTRY_KEYS[key], []]));
  return { entry: { ...entry, plannedWith: { ...plannedWith, ...none } }, left };
}

/** One entry for each file of a scanner: of two that name it, the first decides, and a stricter level of the other counts. */
function bothScanned(entries: readonly ScannerEntry[]): readonly ScannerEntry[] {
  const byScan = new Map<string, ScannerEntry[]>();
  for (const entry of entries) addTo(byScan, `${entry.file}\n${entry.tool.toLowerCase()}`, entry);
  return [...byScan.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const all = [first, ...others];
    const levels = [...SEVERITIES.slice(-1), ...SEVERITIES.slice(0, -1)];
    const strictest = Math.max(...all.map(({ mandatory }) => levels.indexOf(mandatory)));
    const ignoreFiles = [...new Set(all.flatMap((each) => each.ignoreFiles ?? []))];
    return [
      {
        ...first,
        mandatory: levels[strictest] ?? first.mandatory,
        ...(ignoreFiles.length > 0 && { ignoreFiles }),
      },
    ];
  });
}

function saidByCall(
  { inputs, entryPoint, inJob = false }: SettingPlaces,
  textOf: SaidSettings['textOf'],
) {
  const from = { place: 'call', at: CALLS[entryPoint] } as const;
  const specs = INPUTS.filter((spec) => existsAt(spec, entryPoint) && spec.name !== 'set');
  const said: SaidValue<Said>[] = specs.flatMap(({ name: setting }) => {
    const text = textOf(setting);
    return text === undefined ? [] : [{ ...from, setting, value: { text } }];
  });
  const set = linesOfSet(inputs['set'] ?? '', inJob);
  for (const [setting, text] of set.values) {
    if (said.every((given) => given.setting !== setting)) {
      said.push({ ...from, setting, value: { text, isSet: true } });
    } else set.refuse(`has \`${setting}\`, which is given beside it. Keep one.`);
  }
  return { said, problems: set.problems };
}

/** The keys that `--set` says: those with one value, or with a list of texts. */
const SETTABLE = KEYS.filter(({ kind }) => !['workspaces', 'scanners'].includes(kind));

/** A value as a line of `plangate.yml` may have it. */
const IN_QUOTES = /^(["'])((?:(?!\1).)*)\1$/;

/** Reads what `--set` says at a terminal, one `KEY=VALUE` a line. A list may have several. */
function linesOfSet(set: string, inJob: boolean) {
  const values = new Map<string, string>();
  const problems: Problem[] = [];
  const refuse = (message: string) => void problems.push({ where: 'set', message });
  const lines = set.split(/\r\n|\n|\r/).map((line) => line.trim());
  const written = lines.filter((line) => line !== '' && !line.startsWith('#'));
  if (inJob && written.length > 0) {
    refuse(
      'is for a terminal. Write the key into `plangate.yml`, or into the file of a second gate.',
    );
    return { values, problems, refuse };
  }
  for (const [index, line] of written.entries()) {
    const [, key = '', text = ''] = /^([a-z-]+)\s*[:=]\s*(.*)$/.exec(line) ?? [];
    const [, , value = text] = IN_QUOTES.exec(text) ?? [];
    const earlier = values.get(key);
    const spec = SETTABLE.find(({ name }) => name === key);
    // A message leaves the value out, because that of a variable may be secret.
    if (key === '') refuse(`has no \`KEY=VALUE\` in its line ${index + 1}. One a line.`);
    else if (spec === undefined) refuse(`has ${quote(key)}, which ${whyNotSet(key)}`);
    else if (value === '') refuse(`has no value for \`${key}\` in its line ${index + 1}.`);
    else if (earlier === undefined) values.set(key, value);
    else if (spec.kind === 'list') values.set(key, `${earlier}\n${value}`);
    else refuse(`names \`${key}\` twice. Keep one line of it.`);
  }
  return { values, problems, refuse };
}

function whyNotSet(key: string): string {
  if (INPUTS.some(({ name }) => name === key)) return 'is no key of one value. Use its option.';
  const near = didYouMean(
    key,
    SETTABLE.map(({ name }) => name),
  );
  return near === undefined ? 'is no key. Take it out.' : `is no key. Did you mean \`${near}\`?`;
}

function saidByFiles({ own, pinned }: SettingsFiles = {}): SaidValue<Said>[] {
  return [
    ...valuesOf('file', own?.path, own?.values),
    ...valuesOf('pinned', pinned?.path, pinned?.values),
  ];
}

function valuesOf(
  place: SaidValue<Said>['place'],
  path = '',
  values: SettingsFile['values'] = new Map(),
): SaidValue<Said>[] {
  return Array.from(values, ([setting, { value, words, line, path: at = path }]) => ({
    setting,
    place,
    at: `${at}:${line}`,
    value: { value, words },
  }));
}

function saidByEnvironment({ environment }: SettingPlaces): SaidValue<Said>[] {
  return INPUTS.flatMap(({ name: setting, environment: variables = [] }) => {
    const at = variables.find((variable) => environment[variable]?.trim());
    const text = environment[at ?? '']?.trim();
    if (at === undefined || text === undefined) return [];
    return [{ setting, place: 'environment' as const, at, value: { text } }];
  });
}

/** The text of a setting that is one. */
export function textOfSaid(said: SaidValue<Said> | undefined): string | undefined {
  const { value } = said ?? {};
  return value && ('text' in value ? value.text : textIn(value.value));
}
