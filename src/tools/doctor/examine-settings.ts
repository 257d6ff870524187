/** Says what counts of each setting and which place says it, and what each entry of `plangate.yml` finds. */
import { relative, resolve } from 'node:path';
import type { Client } from '../../client/client.ts';
import { ServiceError } from '../../client/service-error.ts';
import { queryWorkspaces } from '../../gate/query-workspaces.ts';
import { slashed } from '../../machine/find-repository.ts';
import { runConcurrently } from '../../machine/take-turn.ts';
import {
  directoryPart,
  firstParts,
  joinSentences,
  literal,
  phrase,
  quoted,
  setting,
  typed,
  workspacePart,
  type Sentence,
} from '../../model/sentence.ts';
import { countWords } from '../../report/text.ts';
import type { SaidValues, Settings } from '../../settings/settings.ts';
import { findDirectories } from '../../settings/settings-file/directory-patterns.ts';
import type { WorkspaceEntry } from '../../settings/settings-file/read-settings-file.ts';
import { describeSelector, type WorkspaceSelector } from '../../settings/workspace-selectors.ts';
import { ok, type Diagnosis } from './diagnosis.ts';

type SaidSetting = SaidValues[number];

/**
 * Each value that is not left to its default, with its place.
 *
 * @param placeOf says the place of a setting where that is not the one that the settings say
 */
export function examineSaid(
  said: SaidValues,
  { plans }: Pick<Settings, 'plans'>,
  placeOf: (said: SaidSetting) => string,
): Diagnosis[] {
  const diagnoses = said
    .filter((each) => entriesOf(each) === undefined)
    .map((each) => ok(placeOf(each), phrase`${typed(each.setting)}: ${shownValue(each)}`));
  const isSaid = said.some((each) => each.setting === 'organization');
  if (isSaid || plans.organization === undefined) return diagnoses;
  const says = phrase`${typed('organization')}: ${setting(plans.organization)}`;
  return [...diagnoses, ok('the cloud block', says)];
}

/** How many values, directories or workspaces a line names. */
const MOST_NAMED = 5;

/** The value without what may be secret in it: the password of an address, and the value of a variable. */
function shownValue({ setting: name, value }: SaidSetting): Sentence {
  const words = 'text' in value ? value.text.trim().split(/\r\n|\n|\r/) : value.words;
  const shown = words.map((word) =>
    name === 'variables' ? word.replace(/=.*/s, '=…') : word.replace(/:\/\/[^/@]*@/, '://'),
  );
  return phrase`${firstParts(shown.map(setting), MOST_NAMED)}`;
}

function entriesOf({ setting: name, value }: SaidSetting): readonly WorkspaceEntry[] | undefined {
  if (name !== 'workspaces' || !('value' in value)) return undefined;
  return value.value as readonly WorkspaceEntry[];
}

interface EntryPlace {
  /** Absolute path of the repository, from which the file names directories. */
  root: string;
  workingDirectory: string;
  /** Undefined where no service is asked. */
  client: Client | undefined;
}

/** What each entry of the file finds: the directories, and the workspaces of each. What is wrong with one, the check says. */
export async function examineEntries(
  said: SaidValues,
  { plan, plans }: Pick<Settings, 'plan' | 'plans'>,
  { root, workingDirectory, client }: EntryPlace,
): Promise<Diagnosis[]> {
  const found = said.flatMap((each) => ({ at: each.at, entries: entriesOf(each) ?? [] }));
  const namesOf = async (selector: WorkspaceSelector): Promise<string[] | undefined> => {
    if (selector.kind === 'name') return [selector.name];
    if (client === undefined || plans.organization === undefined) return undefined;
    try {
      const workspaces = await queryWorkspaces(client, plans.organization, selector);
      return workspaces.map(({ attributes }) => attributes.name);
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code === 'aborted') throw error;
      return undefined;
    }
  };
  const resolved = await runConcurrently(
    plan.workspaces.map((selector) => async (): Promise<Resolved> => {
      const written = 'directory' in selector ? selector.directory : undefined;
      const path = written && slashed(relative(root, resolve(workingDirectory, written)));
      const names = await namesOf(selector);
      return { selector, directory: path === '' ? '.' : path, names };
    }),
    MOST_AT_ONCE,
  );
  return found.flatMap(({ at, entries }) =>
    entries.map((entry) => {
      const ofEntry = resolved.filter((one) => isOfEntry(one, entry));
      const file = at.replace(/:\d+$/, '');
      return ok(`${file}:${entry.line}`, describeFound(entry, ofEntry));
    }),
  );
}

interface Resolved {
  selector: WorkspaceSelector;
  /** Relative to the repository; undefined where it is that of the settings. */
  directory: string | undefined;
  /** Of the workspaces that it finds; undefined where nobody says them. */
  names: readonly string[] | undefined;
}

/** How many queries the service answers at the same time. */
const MOST_AT_ONCE = 10;

/** Whether the entry made this selector. */
function isOfEntry({ selector, directory }: Resolved, entry: WorkspaceEntry): boolean {
  if (entry.kind !== 'directories') return describeSelector(selector) === describeSelector(entry);
  return (
    directory !== undefined && findDirectories(entry.patterns, [directory]).directories.length > 0
  );
}

function describeFound(entry: WorkspaceEntry, found: readonly Resolved[]): Sentence {
  if (entry.kind === 'name') {
    const where =
      entry.directory === undefined ? '' : phrase`, in ${directoryPart(entry.directory)}`;
    return phrase`names ${workspacePart(entry.name)}${where}`;
  }
  const names = [...new Set(found.flatMap((one) => one.names ?? []))];
  const count = countWords(names.length, 'workspace');
  const list = firstParts(names.map(workspacePart), MOST_NAMED);
  const isKnown = found.every((one) => one.names !== undefined);
  const workspaces = isKnown ? phrase`${count}: ${list}` : literal`workspaces that are not known`;
  const ofNone = names.length === 0 && isKnown ? literal`no workspace` : workspaces;
  if (entry.kind !== 'directories') {
    return phrase`${quoted(describeSelector(entry))} finds ${ofNone}`;
  }
  const directories = [...new Set(found.flatMap(({ directory }) => directory ?? []))];
  const patterns = joinSentences(literal`, `, ...entry.patterns.map(setting));
  const places = countWords(directories.length, 'directory', 'directories');
  const placeList = firstParts(directories.map(directoryPart), MOST_NAMED);
  return phrase`${patterns} finds ${places}: ${placeList}; with ${ofNone}`;
}
