/** The list of allowed sources: the files are held to it before anything of them starts. */
import { finding, findingOf, type Finding } from '../../model/finding.ts';
import { filePart, phrase } from '../../model/sentence.ts';
import {
  ALLOWED_SOURCES,
  sourcesNotJudged,
  type JudgedBySources,
} from '../../policy/systems/allowed-sources.ts';
import type { FilesJudge, JudgedFiles } from './policy-judge.ts';

const HAS_RUN = finding(
  'ran-before-judged',
  phrase`This plan was made before its sources were judged: what is not allowed has run already.`,
);

/** Files that the list cannot judge keep the gate closed, with the reason. */
export const SOURCES: FilesJudge = {
  reads: 'files',
  systems: [ALLOWED_SOURCES],
  isAsked: ({ sources }) => sources !== undefined,
  async judge({ root, workingDirectory }, { sources }) {
    if (sources === undefined) return undefined;
    const { file } = sources;
    return root === undefined
      ? doubtful(file, NOT_HERE)
      : said(file, sources.judge({ root, workingDirectory }));
  },
};

/** @param isOfPlan whether a plan was made before, and is judged too */
async function said(
  file: string,
  judging: Promise<JudgedBySources>,
  isOfPlan = false,
): Promise<JudgedFiles> {
  try {
    const { evidence, notices, again } = await judging;
    const isAllowed = evidence.reading.results.every(({ status }) => status === 'passed');
    return {
      systems: [evidence],
      notices: isOfPlan && !isAllowed ? [HAS_RUN, ...notices] : notices,
      again: again && ((later) => said(file, again(later), 'plan' in later)),
    };
  } catch (error) {
    return doubtful(file, findingOf(error));
  }
}

const NOT_HERE = finding('files-not-judged', phrase`they are not on this machine.`);

function doubtful(file: string, why: Finding): JudgedFiles {
  const says = phrase`The files were not judged by ${filePart(file)}: ${why.says}`;
  return { systems: [sourcesNotJudged(file, { ...why, says, about: { ...why.about, file } })] };
}
