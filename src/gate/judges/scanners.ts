/** The files of scanners: what they found in the configuration of a workspace, and in none. */
import { SCANNERS } from '../../policy/systems/scanners.ts';
import type { FilesJudge } from './policy-judge.ts';

export const SCANS: FilesJudge = {
  reads: 'files',
  systems: [SCANNERS],
  letsPlan: true,
  isAsked: ({ scans }) => scans !== undefined,
  judgesAlone: ({ scanners = [] }) => scanners.length > 0,
  async judge(workspace, { scans }, ofCheck) {
    if (scans === undefined) return undefined;
    const { name, root, workingDirectory } = workspace;
    const place = root === undefined ? undefined : { root, workingDirectory };
    const { evidence, notices } = await scans.judge(name, place, ofCheck);
    return { systems: [evidence], notices };
  },
  async judgeCheck({ scans }) {
    if (scans === undefined) return undefined;
    // Nothing is left aside: no report of a workspace would tell it.
    const { evidence, notices } = await scans.judge(undefined, undefined, { all: [], skipped: [] });
    return { systems: [evidence], notices };
  },
};
