/** What a report on a change of policies shows: the document for programs. Both drawings are made from it. */
import { posix } from 'node:path';
import type { PolicyChanges, PolicyDifference } from '../../policy/compare-policies.ts';
import type { TrialVerdict } from '../../policy/decide-trial.ts';
import type { PolicyTests } from '../../model/policy-trial.ts';

/** `docs/policies-report.schema.json` describes it. All files are named from where the command ran. */
export interface TrialView {
  verdict: TrialVerdict['word'];
  /** Why it is not `passed`. */
  because?: string | undefined;
  directory: string;
  workspaces: PolicyChanges['workspaces'];
  policies: readonly PolicyDifference[];
  tests: PolicyTests;
  /** Sentences about the two sides. */
  notices: readonly string[];
}

interface TrialParts extends Pick<TrialView, 'directory' | 'tests' | 'notices'> {
  changes: PolicyChanges;
  verdict: TrialVerdict;
}

export function toTrialView({ directory, changes, tests, ...parts }: TrialParts): TrialView {
  const { verdict, notices } = parts;
  const inDirectory = (file: string): string => posix.join(directory, file);
  return {
    verdict: verdict.word,
    because: verdict.because,
    directory,
    workspaces: changes.workspaces,
    policies: changes.policies.map((one) => {
      return { ...one, file: one.file === undefined ? undefined : inDirectory(one.file) };
    }),
    tests: {
      ...tests,
      failed: tests.failed.map((test) => ({ ...test, file: inDirectory(test.file) })),
    },
    notices,
  };
}
