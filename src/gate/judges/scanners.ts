/** The files of scanners: what they found in the configuration of a workspace, and in none. */
import type { PlaceOfFiles } from '../../policy/systems/allowed-sources.ts';
import { SCANNERS } from '../../policy/systems/scanners.ts';
import type { FoundWorkspace } from '../result.ts';
import type { FilesJudge } from './policy-judge.ts';

export const SCANS: FilesJudge = {
  reads: 'files',
  systems: [SCANNERS],
  letsPlan: true,
  isAsked: ({ scans }) => scans !== undefined,
  async judge(workspace, { scans }, all) {
    if (scans === undefined) return undefined;
    const { evidence, notices } = await scans.judge(
      workspace.name,
      filesOf(workspace),
      all.flatMap((each) => filesOf(each) ?? []),
    );
    return { systems: [evidence], notices };
  },
};

function filesOf({ root, workingDirectory }: FoundWorkspace): PlaceOfFiles | undefined {
  return root === undefined ? undefined : { root, workingDirectory };
}
