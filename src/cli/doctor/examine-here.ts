/** Examines what this machine has: the file of exceptions, and the `opa` on the PATH. */
import { resolve } from 'node:path';
import { ownPage } from '../../model/own-pages.ts';
import { endSentence } from '../../policy/exception-notices.ts';
import { parseExceptions } from '../../policy/read-exceptions.ts';
import { countWords } from '../../report/text.ts';
import type { Settings } from '../../settings/settings.ts';
import type { JobTree } from '../../trust/tree.ts';
import type { CommandIo } from '../command.ts';
import { findOwnPolicies } from '../init/find-own-policies.ts';
import { note, ok, problem, type Diagnosis } from './finding.ts';

/** Reads the file of exceptions as a check does. The findings say what is wrong in it, and what has ended or ends soon. */
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
    const fix = `See ${ownPage('docs/exceptions.md')}.`;
    return parsed.problems.map(({ where, message }) =>
      problem('exceptions', withoutFullStop(`${where} ${message}`), fix),
    );
  }
  const fix = 'Remove it if it is not needed, or ask its owner for a new end.';
  const endSentences = parsed.exceptions.flatMap(
    (exception) => endSentence(exception, today) ?? [],
  );
  return [
    ok('exceptions', `${written} has ${countWords(parsed.exceptions.length, 'exception')}`),
    ...endSentences.map((sentence) => note('exceptions', withoutFullStop(sentence), fix)),
  ];
}

/** As findings are written. */
function withoutFullStop(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

/**
 * Examines the `opa` on the PATH, where policies in Rego are judged on this machine.
 *
 * @param isLocal whether an option or a workflow asks for a check without a service
 * @returns nothing for a repository that neither asks for that nor has policies in Rego
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
