/** What a request changes in the file that says how its repository is gated. */
import type { JudgedChange } from '../hosts/judged-change.ts';
import { finding, type Finding } from '../model/finding.ts';
import type { Problem } from '../model/parse.ts';
import { filePart, joinSentences, literal, phrase } from '../model/sentence.ts';
import type { LoadedSettings } from '../settings/load-settings.ts';
import { describeSettingsChanges } from '../settings/settings-file/describe-changes.ts';
import { maySeemSettingsFile } from '../settings/settings-file/find-settings-file.ts';
import type { OpenedSettingsFiles } from '../settings/settings-file/open-settings-files.ts';

type LoadedCheckSettings = Exclude<LoadedSettings, { problems: Problem[] }>;

interface SettingsChanges {
  notices: Finding[];
  problems: Problem[];
  /** Whether the request changes that file, and nothing else. */
  isAlone: boolean;
}

const NO_CHANGES: SettingsChanges = { notices: [], problems: [], isAlone: false };

/**
 * Says what is different after the merge. What could not be read then is a problem: it would be red for everybody. So is what is
 * wrong with the settings, unless the request changes their file alone, which may correct it.
 */
export async function settingsChanges(
  { proposedFile, unlessAlone = [] }: Pick<LoadedCheckSettings, 'proposedFile' | 'unlessAlone'>,
  subject: Pick<JudgedChange, 'changedFiles'>,
): Promise<SettingsChanges> {
  const changes = await changesInFile(proposedFile, subject);
  const others = changes.isAlone ? [] : unlessAlone;
  return { ...changes, problems: [...changes.problems, ...others] };
}

/** @param proposed what the request has in place of the file that counts; undefined if both are the same */
async function changesInFile(
  proposed: OpenedSettingsFiles['proposed'],
  { changedFiles }: Pick<JudgedChange, 'changedFiles'>,
): Promise<SettingsChanges> {
  if (proposed === undefined) return NO_CHANGES;
  const { is, inPlaceOf, places, placesOfRequest } = proposed;
  const own = [...places, is && 'path' in is ? is.path : undefined];
  const isSettings = (path: string) => own.includes(path) || maySeemSettingsFile(path);
  const changed = await changedFiles();
  const isChanged = (path: string) => isSettings(path) || placesOfRequest.includes(path);
  // The branch may be older than the file.
  if (changed !== undefined && !changed.some(isChanged)) return NO_CHANGES;
  // To what the links of the request lead, it chooses itself.
  const isAlone = changed?.every(isSettings) === true;
  if (is !== undefined && 'problems' in is) return { notices: [], problems: is.problems, isAlone };
  const changes = describeSettingsChanges(inPlaceOf?.file, is?.file);
  const path = is?.path ?? inPlaceOf?.path ?? '';
  const moves = is !== undefined && inPlaceOf !== undefined && is.path !== inPlaceOf.path;
  const says = [
    ...(moves ? [phrase`it moves from ${filePart(inPlaceOf.path)}`] : []),
    ...(is === undefined ? [phrase`it is removed`] : []),
    ...changes,
  ];
  if (says.length === 0) return { ...NO_CHANGES, isAlone };
  const notice = finding(
    'settings-changed',
    phrase`${filePart(path)} gates the repository otherwise after the merge: ${joinSentences(literal`, `, ...says)}.`,
    { remedy: phrase`Until then the file of the default branch counts.`, places: [{ path }] },
  );
  return { notices: [notice], problems: [], isAlone };
}
