/** What `plangate.yml` says for a job that follows a command: of the default branch as its host has it, since nothing is checked out. */
import type { GitHubApi } from '../hosts/github/calls.ts';
import { treeOnGitHub } from '../hosts/github/files-elsewhere.ts';
import type { Selection } from '../gate/query-workspaces.ts';
import type { DecidingFiles } from '../model/file-tree.ts';
import { textOf } from '../model/finding.ts';
import { sentencesOf } from '../model/parse.ts';
import { readTrusted } from '../settings/files-of-default-branch.ts';
import {
  readSaid,
  textOfSaid,
  type EntriesOfFile,
  type SaidSettings,
} from '../settings/said-settings.ts';
import {
  selectByDirectories,
  type DirectoriesAsked,
  type SelectedByDirectories,
} from '../settings/select-by-directories.ts';
import { openSettingsFiles } from '../settings/settings-file/open-settings-files.ts';
import type { WorkspaceSelector } from '../settings/workspace-selectors.ts';
import { readHostname, type ServiceHost } from '../trust/service-host.ts';
import { asTrusted } from '../trust/tree.ts';
import { CommandRefused, type QuestionWork } from './command-work.ts';

export interface CommandSettings {
  /** By the name of the key, as the input of a text would have it. */
  values: Readonly<Record<string, string>>;
  /** In which workspaces runs may be overridden. @throws CommandRefused where that is not said, or cannot be read */
  selection(this: void): Promise<Selection>;
}

/** @throws CommandRefused where the file cannot be read, with its line */
export async function readCommandSettings(
  { values: inputs, io }: QuestionWork,
  api: GitHubApi,
): Promise<CommandSettings> {
  const { workingDirectory, environment } = io;
  const files = readTrusted(asTrusted(treeOnGitHub(api)));
  // Whatever may be checked out, by whichever event, the default branch alone counts.
  const jobTree = {
    proposed: true,
    workspace: workingDirectory,
    trusted: async () => files,
  } as const;
  const place = { directory: workingDirectory, workingDirectory, jobTree };
  const opened = await openSettingsFiles(inputs['settings'], place, io);
  if ('problems' in opened) throw new CommandRefused(sentencesOf(opened.problems));
  // No input of these jobs is a key.
  const written = { inputs: {}, entryPoint: 'action', inJob: true } as const;
  const said = readSaid({ ...written, environment, files: opened });
  if (said.problems.length > 0) throw new CommandRefused(sentencesOf(said.problems));
  const values: Record<string, string> = {};
  const approvers = said.allOf('override-by').flatMap((each) => textOfSaid(each) ?? []);
  if (approvers.length > 0) values['override-by'] = approvers.join('\n');
  values['allow-self-override'] = String(isOn(said, 'allow-self-override'));
  return { values, selection: () => readSelection(said, files, inputs['hostname']) };
}

function isOn(said: SaidSettings, key: string): boolean {
  const { value } = said.of(key) ?? {};
  return value !== undefined && 'value' in value && value.value === true;
}

async function readSelection(
  said: SaidSettings,
  files: DecidingFiles,
  hostname: string | undefined,
): Promise<Selection> {
  const organization = textOfSaid(said.of('organization'));
  const counting = said.entries();
  const found =
    counting === undefined
      ? { selectors: namedByVariable(said) }
      : await selectByEntries(counting, files, { organization, host: hostOf(hostname) });
  const named = organization ?? found.organization;
  if (named === undefined) throw notNamed('organization', 'TF_CLOUD_ORGANIZATION');
  return { organization: named, selectors: found.selectors };
}

function namedByVariable(said: SaidSettings): WorkspaceSelector[] {
  const name = textOfSaid(said.of('workspace'));
  if (name === undefined) throw notNamed('workspaces', 'TF_WORKSPACE');
  return [{ kind: 'name', name }];
}

function notNamed(key: string, variable: string): CommandRefused {
  return new CommandRefused(
    `${key} is missing. Name it in \`plangate.yml\` on the default branch, or set ${variable}.`,
  );
}

function hostOf(hostname = ''): ServiceHost | undefined {
  const host = readHostname(hostname);
  return 'value' in host ? host.value : undefined;
}

/** What the entries select; the blocks of the default branch say which workspaces those with `directories` are. */
async function selectByEntries(
  { selectors, directories, file }: EntriesOfFile,
  files: DecidingFiles,
  job: DirectoriesAsked['job'],
): Promise<Pick<SelectedByDirectories, 'selectors' | 'organization'>> {
  if (directories.length === 0) return { selectors };
  const found = await selectByDirectories({
    entries: directories,
    settingsFile: file,
    branch: files,
    checkout: files,
    job,
  });
  const problems = [...found.nothingFound.map(({ problem }) => problem), ...found.problems];
  if (problems.length > 0) throw new CommandRefused(sentencesOf(problems));
  if (found.undecided !== undefined) throw new CommandRefused(textOf(found.undecided));
  return { ...found, selectors: [...selectors, ...found.selectors] };
}
