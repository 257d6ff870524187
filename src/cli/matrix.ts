/** The affected workspaces as groups, printed as the matrix of a CI host. Its runners do the work. */
import { realpathSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { repositoryOf } from '../archive/resolve-directory.ts';
import { createClient } from '../client/client.ts';
import { MOST_GROUPS, splitIntoGroups } from '../gate/groups.ts';
import type { RequestedWorkspace } from '../gate/request.ts';
import { settingsForHost } from '../check/check-request.ts';
import { settingsChanges } from '../check/settings-changes.ts';
import { limitTime, type TimeLimits } from '../check/time-limits.ts';
import { openCiJob } from '../hosts/ci-job.ts';
import { createSend, type Network } from '../client/http/send.ts';
import { realOrSame, slashed } from '../machine/find-repository.ts';
import { endedBy } from '../model/ended-by.ts';
import { problemTextOf, textOf } from '../model/finding.ts';
import { countWords } from '../report/text.ts';
import { NEEDS_SERVICE } from '../settings/conflicts.ts';
import { readTimeout } from '../settings/settings.ts';
import { writeWorkspaceList, type ListedSelector } from '../settings/workspace-selectors.ts';
import {
  CHECK_OPTIONS,
  withOptionNames,
  INPUTS_PAGE,
  toOptionProblem,
} from '../check/check-options.ts';
import {
  type CommandInput,
  type CommandIo,
  type CommandSpec,
  DIRECTORY,
  EXIT,
  option,
  TRUST_OPTION,
  type CommandLog,
} from '../check/command.ts';
import { loadCheckSettings, refuseInCi, withOwnFiles } from './load-options.ts';
import { createLog } from './log.ts';
import {
  UsageError,
  usageError,
  flagOf,
  numberOf,
  optionOf,
  wholeNumber,
} from '../check/command-input.ts';
import { printableJson } from '../report/json.ts';

const FORMATS = ['github', 'gitlab', 'azure'];

export const matrix: CommandSpec = {
  name: 'matrix',
  summary: 'print the affected workspaces as groups, one for each job',
  description:
    'Finds the workspaces that `plangate check` would gate and prints them as groups of equal size, in JSON. Each job gates one group with `plangate check --group`. `plangate combine` makes one verdict of all.\n\nIt plans nothing and writes nothing to the service.',
  arguments: [DIRECTORY],
  more: INPUTS_PAGE,
  options: [
    ...CHECK_OPTIONS.filter(
      ({ name, group = '' }) =>
        ['What to gate', 'The run', 'Who may choose what'].includes(group) && name !== 'group',
    ),
    option('--format <word>', 'CI host of the matrix', {
      choices: FORMATS,
      default: 'github',
    }),
    option(
      '--groups <number>',
      `as many groups as that at most, up to ${MOST_GROUPS}; else one for 25 workspaces`,
      { check: wholeNumber(1, MOST_GROUPS) },
    ),
    option(
      '--include <file>',
      'file of the repository with the jobs `.plangate-group` and `.plangate-combine`, for --format gitlab',
      {
        default: '.gitlab/plangate.yml',
      },
    ),
    option('--verbose', 'log the requests to the service on standard error'),
    TRUST_OPTION,
  ],
  often: ['workspaces', 'organization', 'hostname', 'affected-only', 'format', 'groups'],
  examples: {
    'plangate matrix --organization acme --workspaces tag:net --affected-only':
      'one line of JSON for `strategy.matrix` of GitHub',
    'plangate matrix --format gitlab > child.yml': 'a child pipeline for GitLab; JSON is YAML, too',
  },
  run,
};

async function run(input: CommandInput, io: CommandIo): Promise<number> {
  const log = createLog(io, { verbose: flagOf(input, 'verbose') });
  const send = createSend(io);
  const ports = limitTime(readTimeout(), { ...io, log, send });
  try {
    return await endedBy(ports.endSignal, printMatrix(input, ports));
  } finally {
    await ports.send.close();
    await log.flush();
  }
}

/** @returns the exit code */
async function printMatrix(
  input: CommandInput,
  ports: CommandIo & TimeLimits & { log: CommandLog; send: Network },
): Promise<number> {
  const { log, endsAt: deadline } = ports;
  const ciHost = await openCiJob(withOwnFiles(input, ports));
  refuseInCi(input, ports, ciHost.jobTree);
  const loaded = await loadCheckSettings(input, ports, ciHost.jobTree);
  if ('problems' in loaded) throw new UsageError(loaded.problems.map(toOptionProblem));
  const { plan, plans } = loaded.settings;
  if (plans.service === undefined) throw new UsageError([toOptionProblem(NEEDS_SERVICE)]);
  const { service, organization } = plans;
  log.secret(service.token);
  const directory = resolve(ports.workingDirectory, plan.directory);
  const root = repositoryOf(directory) ?? resolve(ciHost.root ?? realpathSync.native(directory));
  const subject = await ciHost.subject(settingsForHost(loaded.settings), {
    directory,
    root,
    deadline,
  });
  if ('refused' in subject) {
    throw usageError(
      '--allow-untrusted-head',
      `is not given. ${withOptionNames(problemTextOf(subject.refused))}`,
    );
  }
  const changes = await settingsChanges(loaded, subject);
  if (changes.problems.length > 0) throw new UsageError(changes.problems.map(toOptionProblem));
  if (loaded.undecided !== undefined) throw new Error(textOf(loaded.undecided));
  for (const notice of loaded.notices) log.warning(textOf(notice));
  const client = createClient({ ...service, ...ports, deadline, discovers: true });
  const { findWorkspaces, logDoubts, throwRefused } =
    await import('../gate/requested-workspaces.ts');
  const found = await findWorkspaces(client, organization, {
    plan,
    ofCommit: plans.from === 'version-control',
    workingDirectory: ports.workingDirectory,
    repositoryRoot: root,
    changedFiles: subject.changedFiles,
    changesSettingsAlone: changes.isAlone,
  });
  const { requested, skipped } = found;
  // The jobs of the groups would not know it.
  throwRefused(requested);
  logDoubts(found, log);
  const names = requested.map(({ name }) => name);
  const groups = splitIntoGroups(names, numberOf(input, 'groups'), ports.random);
  log.info(
    `${countWords(names.length, 'workspace')} in ${countWords(groups.length, 'group')}; not affected by the files that change: ${skipped.length}.`,
  );
  if (groups.length === 0) log.info(NOTHING_TO_PLAN);
  await log.flush();
  const byName = new Map(requested.map((workspace) => [workspace.name, workspace]));
  const entries = groups.map(({ group, workspaces }) => {
    const inGroup = workspaces.flatMap((name) => byName.get(name) ?? []);
    const selectors = inGroup.map((workspace) => selectorOf(workspace, ports));
    return { group, workspaces: writeWorkspaceList(selectors) };
  });
  const format = optionOf(input, 'format') ?? 'github';
  await ports.out(renderGroups(entries, format, optionOf(input, 'include') ?? ''));
  return EXIT.green;
}

const NOTHING_TO_PLAN =
  'There is nothing to plan. An empty matrix is an error on GitHub: run the jobs of the groups only if the output does not say `"include":[]`, and `plangate combine` always. It passes then.';

/** How `workspaces` names this workspace: with its directory, unless that is the one where the jobs work. */
function selectorOf(
  { name, directory }: RequestedWorkspace,
  { workingDirectory }: CommandIo,
): ListedSelector {
  const path = slashed(relative(realpathSync.native(workingDirectory), realOrSame(directory)));
  if (path === '') return { kind: 'name', name };
  return { kind: 'name', name, directory: path };
}

export interface MatrixEntry {
  group: string;
  /** As the input `workspaces` takes them. */
  workspaces: string;
}

/**
 * @param format one of `FORMATS`
 * @param include for GitLab, the file with the jobs that the child pipeline extends
 */
export function renderGroups(
  entries: readonly MatrixEntry[],
  format: string,
  include: string,
): string {
  if (format === 'gitlab') return printableJson(childPipeline(entries, include));
  const matrix =
    format === 'azure'
      ? Object.fromEntries(entries.map((entry, index) => [`group_${index + 1}`, entry]))
      : { include: entries };
  return `${JSON.stringify(matrix)}\n`;
}

/**
 * The child pipeline of GitLab: a job for each group, and one that combines them. It belongs to the merge request as its
 * parent does. Without `workflow: rules`, GitLab then leaves out every job that has no rules of its own.
 */
function childPipeline(entries: readonly MatrixEntry[], file: string): object {
  const matrix = entries.map(({ group, workspaces }) => ({
    PLANGATE_GROUP: group,
    PLANGATE_WORKSPACES: workspaces,
  }));
  const hasGroups = entries.length > 0;
  return {
    include: [{ local: file }],
    workflow: { rules: [{ when: 'always' }] },
    plangate: hasGroups ? { extends: '.plangate-group', parallel: { matrix } } : undefined,
    'plangate-combine': {
      extends: '.plangate-combine',
      needs: hasGroups ? ['plangate'] : undefined,
      when: 'always',
      variables: { PLANGATE_GROUPS: JSON.stringify({ include: entries }) },
    },
  };
}
