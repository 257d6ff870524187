/**
 * Examines the files of exceptions that workflows and options name, as they are in this checkout: what the gate
 * would refuse, what has ended or ends soon, and what is not merged.
 */
import { ownPage } from '../../model/own-pages.ts';
import { resolve, sep } from 'node:path';
import { commitOfDefaultBranch } from '../../machine/commit-at.ts';
import { findAround } from '../../machine/find-repository.ts';
import { openCommit } from '../../machine/git-objects.ts';
import { readDeciding } from '../../machine/read-regular.ts';
import { PolicyProblem } from '../../model/policy-files.ts';
import type { Clock, Environment, Execute } from '../../model/ports.ts';
import { quote } from '../../model/quote.ts';
import { UnreadableFile } from '../../model/unreadable-file.ts';
import { endSentence } from '../../policy/exception-notices.ts';
import { parseExceptions, type PolicyException } from '../../policy/read-exceptions.ts';
import { count } from '../../report/text.ts';
import { note, ok, problem, unknown, type Diagnosis } from './finding.ts';
import { isPinnedAddress } from '../../model/repository-address.ts';

/** Where a file of exceptions is named. */
export interface NamedExceptions {
  /** The step, as in `.github/workflows/gate.yml:21`, or the option. */
  at: string;
  /** A path in the repository, or a pinned address. */
  written: string;
}

export async function examineExceptions(
  named: readonly NamedExceptions[],
  root: string,
  io: { clock: Clock; environment: Environment; execute: Execute },
): Promise<Diagnosis[]> {
  const findings: Diagnosis[] = [];
  for (const one of new Map(named.map((each) => [each.written, each])).values()) {
    findings.push(...(await examineFile(one, root, io)));
  }
  return findings;
}

async function examineFile(
  { at, written }: NamedExceptions,
  root: string,
  io: Parameters<typeof examineExceptions>[2],
): Promise<Diagnosis[]> {
  if (isPinnedAddress(written)) {
    const wrong = await addressProblem(written);
    return wrong === undefined
      ? [unknown(at, 'has exceptions at a pinned address, which was not read')]
      : [problem(at, `\`exceptions\` ${wrong}`.replace(/\.$/, ''), SEE)];
  }
  const path = resolve(root, written);
  const text = path.startsWith(root + sep)
    ? await readDeciding(path).catch((error: unknown) => {
        if (error instanceof UnreadableFile) return error;
        throw error;
      })
    : undefined;
  if (typeof text !== 'string') {
    const why = text?.message ?? 'is no file of this checkout';
    const seen = `\`exceptions\` names ${quote(written)}, which ${why}`;
    return [problem(at, seen, SEE)];
  }
  const today = io.clock.date().toISOString().slice(0, 10);
  const parsed = parseExceptions(text, today);
  const findings =
    'problems' in parsed
      ? parsed.problems.map(({ where, message }) => {
          const seen = `${where} ${message}`.replace(/\.$/, '');
          return problem(written, seen, SEE);
        })
      : describeEnds(written, parsed.exceptions, today);
  const isMerged = await isOnDefaultBranch(written, text, root, io);
  if (isMerged === false) {
    const seen = 'differs from the default branch that this clone fetched last';
    findings.push(note(written, seen, 'Merge it: before that, the gate does not read it.'));
  }
  return findings;
}

const SEE = `See ${ownPage('docs/exceptions.md')}.`;

/** What is wrong with a pinned address, without reading it; undefined if nothing is. */
export async function addressProblem(written: string): Promise<string | undefined> {
  const { readPinnedAddress } = await import('../../rego/pinned-policies.ts');
  try {
    readPinnedAddress(written);
    return undefined;
  } catch (error) {
    if (error instanceof PolicyProblem) return error.message;
    throw error;
  }
}

function describeEnds(
  subject: string,
  exceptions: readonly PolicyException[],
  today: string,
): Diagnosis[] {
  const sentences = exceptions.flatMap((each) => endSentence(each, today) ?? []);
  const fix = 'Remove it if it is not needed, or ask its owner for a new end.';
  return [
    ok('exceptions', `${subject} has ${count(exceptions.length, 'exception')}`),
    ...sentences.map((sentence) => note(subject, sentence.replace(/\.$/, ''), fix)),
  ];
}

/** @returns undefined if this clone does not know the default branch */
async function isOnDefaultBranch(
  written: string,
  text: string,
  root: string,
  { execute, environment }: Parameters<typeof examineExceptions>[2],
): Promise<boolean | undefined> {
  const { repository } = findAround(root, root);
  if (repository === undefined) return undefined;
  const ports = { execute, environment };
  const commit = await commitOfDefaultBranch(repository, ports);
  if (commit === undefined) return undefined;
  const path = resolve('/', written).slice(1);
  const bytes = await openCommit(commit, repository, ports).bytes(path);
  return bytes?.toString('utf8') === text;
}
