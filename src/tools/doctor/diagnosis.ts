/** What an examination found: a finding, and what it means for the gate. */
import { finding, pageOf, type Finding } from '../../model/finding.ts';
import type { Problem } from '../../model/parse.ts';
import {
  mergeSentences,
  phrase,
  plain,
  shapeOf,
  toPlainText,
  typed,
  type Sentence,
} from '../../model/sentence.ts';
import { groupBy, listText } from '../../report/text.ts';
import { optionProblem } from '../../check/check-options.ts';
import { EXIT } from '../../check/command.ts';

export interface Diagnosis {
  /**
   * `ok`: as it should be. `unknown`: it cannot be seen from here. `note`: works, but may surprise.
   * `problem`: the gate will not work.
   */
  state: 'ok' | 'unknown' | 'note' | 'problem';
  /** What was examined, in one or two words. */
  subject: string;
  /** What a check says as well, as the check says it. Other sentences continue the one that begins with the subject. */
  found: Finding;
  /** The exit code of the whole examination when this is the first problem. */
  exitCode?: number;
}

export function ok(subject: string, says: Sentence): Diagnosis {
  return { state: 'ok', subject, found: finding('as-needed', says) };
}

export function unknown(subject: string, found: Finding): Diagnosis {
  return { state: 'unknown', subject, found };
}

export function note(subject: string, found: Finding): Diagnosis {
  return { state: 'note', subject, found };
}

export function problem(
  subject: string,
  found: Finding,
  exitCode: number = EXIT.badInput,
): Diagnosis {
  return { state: 'problem', subject, found, exitCode };
}

export const hasProblem = (findings: readonly Diagnosis[]) =>
  findings.some(({ state }) => state === 'problem');

/** A problem of an input of the check, by the name of its option. */
export function ofProblem(wrong: Problem, exitCode?: number): Diagnosis {
  const ofOption = optionProblem(wrong);
  return problem(ofOption.where, findingOfProblem(ofOption), exitCode);
}

/** What is wrong is the first sentence of the message, and what to do about it the rest. */
export function findingOfProblem({ where, message, code }: Problem): Finding {
  const [says = message, ...others] = message.split(/(?<=\.) /);
  const isSaid = others.length > 0 || code !== undefined;
  return finding(code ?? 'wrong-setting', plain(says), {
    about: { setting: where },
    remedy: isSaid ? plain(others.join(' ')) : phrase`See ${typed('plangate check --help')}.`,
  });
}

/** A diagnosis as people and programs read it. Hostile until escaped. */
interface ShownDiagnosis extends Pick<Diagnosis, 'state' | 'subject' | 'exitCode'> {
  /** What was seen. */
  seen: string;
  /** What to do about it; absent when nothing has to be done. */
  fix?: string | undefined;
  /** As in a report. */
  code: Finding['code'];
}

export function toShown({ state, subject, found, exitCode }: Diagnosis): ShownDiagnosis {
  const { code, says, remedy } = found;
  const page = pageOf(code);
  const fixes = [
    remedy === undefined ? '' : toPlainText(remedy),
    page === undefined ? '' : `See ${page}`,
  ].filter((sentence) => sentence !== '');
  if (fixes.length === 0 && state === 'problem') fixes.push('Run `plangate check` to see more.');
  const fix = fixes.length === 0 ? undefined : fixes.join(' ');
  return { state, subject, seen: toPlainText(says), fix, code, exitCode };
}

/** How many names a line has that is of several workspaces. */
const MOST_NAMED = 5;

/** Diagnoses of workspaces, those that say the same of several as one. */
export function mergeAlike(
  each: readonly { workspace: string; diagnosis: Omit<Diagnosis, 'subject'> }[],
): Diagnosis[] {
  const alike = groupBy(each, ({ diagnosis: { state, exitCode, found } }) => [
    state,
    exitCode,
    found.code,
    shapeOf(found.says),
    shapeOf(found.remedy ?? ''),
  ]);
  return alike.map((group) => {
    const [{ workspace, diagnosis }, ...others] = group;
    if (others.length === 0) return { ...diagnosis, subject: `workspace ${workspace}` };
    const names = group.map((one) => one.workspace);
    const { found } = diagnosis;
    const merge = (sentenceOf: (found: Finding) => Sentence) =>
      mergeSentences([
        sentenceOf(found),
        ...others.map((other) => sentenceOf(other.diagnosis.found)),
      ]);
    const remedy = found.remedy && merge((one) => one.remedy ?? '');
    return {
      ...diagnosis,
      subject: `workspaces ${listText(names, MOST_NAMED)}`,
      found: { ...found, says: merge(({ says }) => says), remedy },
    };
  });
}
