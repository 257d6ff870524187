/** Examines what this machine has: the archive that a check would upload, the file of exceptions, and the `opa` on the PATH. */
import { resolve } from 'node:path';
import { formatBytes } from '../../archive/describe.ts';
import { packDirectory } from '../../archive/pack-directory.ts';
import { workspaceOf } from '../../hosts/workspace.ts';
import { PackError } from '../../archive/pack.ts';
import { repositoryOf } from '../../archive/place.ts';
import { findOutside } from '../../plan/outside-modules.ts';
import { ownPage } from '../../model/own-pages.ts';
import { endSentence } from '../../policy/exception-notices.ts';
import { parseExceptions } from '../../policy/read-exceptions.ts';
import { count } from '../../report/text.ts';
import type { PlanSettings, Settings } from '../../settings/settings.ts';
import type { JobTree } from '../../trust/tree.ts';
import type { CommandIo } from '../command.ts';
import { findOwnPolicies } from '../init/find-own-policies.ts';
import type { CommandLog } from '../log.ts';
import { note, ok, problem, type Diagnosis } from './finding.ts';

/** A larger archive gets a note: it is slow to upload on every push, and mostly so large by mistake. */
const LARGE_BYTES = 100_000_000;

/**
 * The archive: its size, what is excluded, and rules that may not mean what their author expects.
 *
 * @param inside the working directory of the workspace, relative to `root`; '' if it has none
 */
export async function examineArchive(
  { root, inside, rules }: { root: string; inside: string; rules: PlanSettings['rules'] },
  io: CommandIo,
  log: CommandLog,
): Promise<Diagnosis[]> {
  try {
    const archive = await packDirectory(
      { root, rules, workspace: workspaceOf(io.environment, io.workingDirectory) },
      { ...io, log },
    );
    await archive.remove();
    const files = archive.entries.filter(({ type }) => type === 'file').length;
    const outside = await findOutside(archive, { inside, repository: repositoryOf(root) });
    const seen = `${root}: ${count(files, 'file')}, ${formatBytes(archive.bytes)} to send, ${archive.withheld.length} excluded`;
    const fix =
      'Exclude files that no plan needs: `plangate pack --list` shows them, .terraformignore excludes them.';
    return [
      archive.bytes > LARGE_BYTES ? note('archive', seen, fix) : ok('archive', seen),
      ...archive.warnings.map(({ at, message }) => note('archive', `${at} ${message}`)),
      ...(outside ? [problem('modules', outside.seen, outside.fix)] : []),
    ];
  } catch (error) {
    if (!(error instanceof PackError)) throw error;
    return error.problems.map(({ where, message }) =>
      problem('archive', `${where}: ${message}`, 'See `plangate pack --list`.'),
    );
  }
}

/** The file of exceptions, read as a check reads it: what is wrong in it, and what has ended or ends soon. */
export async function examineExceptions(
  { plan: { directory }, policy: { exceptionsFile: written } }: Settings,
  jobTree: JobTree,
  io: CommandIo,
): Promise<Diagnosis[]> {
  if (written === undefined) return [];
  const { findExceptions } = await import('../../check/find-exceptions.ts');
  const { workingDirectory } = io;
  const place = { directory: resolve(workingDirectory, directory), workingDirectory, jobTree };
  const found = await findExceptions({ written, ...place }, io);
  if ('notice' in found) return [note('exceptions', found.notice)];
  const today = io.clock.date().toISOString().slice(0, 10);
  const parsed = 'text' in found ? parseExceptions(found.text, today) : found;
  if ('problems' in parsed) {
    const see = `See ${ownPage('docs/exceptions.md')}.`;
    return parsed.problems.map(({ where, message }) =>
      problem('exceptions', `${where} ${message}`.replace(/\.$/, ''), see),
    );
  }
  const fix = 'Remove it if it is not needed, or ask its owner for a new end.';
  const ends = parsed.exceptions.flatMap((each) => endSentence(each, today) ?? []);
  return [
    ok('exceptions', `${written} has ${count(parsed.exceptions.length, 'exception')}`),
    ...ends.map((sentence) => note('exceptions', sentence.replace(/\.$/, ''), fix)),
  ];
}

/**
 * @param isLocal whether a gate of its workflows has no service
 * @returns nothing for a repository that neither gates without a service nor has policies in Rego
 */
export async function examineOpa(
  root: string,
  isLocal: boolean,
  { executeBounded, environment, signal }: CommandIo,
): Promise<Diagnosis[]> {
  if (!isLocal && (await findOwnPolicies(root)) === undefined) return [];
  const { findOpa } = await import('../../rego/find-opa.ts');
  const { howToGetOpa } = await import('../../rego/get-opa.ts');
  const opa = await findOpa({ executeBounded, environment, signal });
  if (opa === undefined) {
    const seen = 'none on the PATH: a check without a service has nothing that judges';
    return [note('opa', seen, howToGetOpa())];
  }
  if ('problem' in opa) return [problem('opa', opa.problem, howToGetOpa())];
  return [ok('opa', `${opa.version} judges policies in Rego without a service`)];
}
