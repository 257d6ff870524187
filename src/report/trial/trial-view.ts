/** What a report on a change of policies shows: the document for programs. Both drawings are made from it. */
import { posix } from 'node:path';
import type {
  PolicyChanges,
  PolicyDifference,
  TouchedWorkspace,
} from '../../policy/compare-policies.ts';
import type { TrialVerdict } from '../../policy/decide-trial.ts';
import type { PolicyTests, Unjudged } from '../../model/policy-trial.ts';
import { list } from '../text.ts';

/** A place in the repository of the policies. */
interface LineInFile {
  /** From where the command ran. */
  file: string;
  /** From 1. */
  line: number;
}

export interface PolicyView {
  policy: string;
  level: { before: string | null; after: string | null };
  /** Where its rule begins; of a policy that is gone, on the default branch. */
  location?: LineInFile | undefined;
  newlyBlocks: readonly TouchedWorkspace[];
  blocksMore: readonly TouchedWorkspace[];
  frees: readonly TouchedWorkspace[];
  newlyWarns: readonly TouchedWorkspace[];
  notJudged: { workspace: string; because: string }[];
}

/** `docs/policies-report.schema.json` describes it. */
export interface TrialView {
  verdict: TrialVerdict['word'];
  /** Why it is not `passed`. */
  because?: string | undefined;
  directory: string;
  workspaces: {
    total: number;
    newlyBlocked: readonly string[];
    freed: readonly string[];
    notJudged: { workspace: string; because: string }[];
  };
  policies: PolicyView[];
  tests: {
    passed: number;
    skipped: readonly string[];
    removed: readonly string[];
    failed: ({ name: string } & LineInFile)[];
    /** In percent; null if it was not measured. */
    coverage: number | null;
    problem?: string | undefined;
  };
  /** Sentences about the two sides. */
  notices: readonly string[];
}

interface TrialParts {
  directory: string;
  changes: PolicyChanges;
  tests: PolicyTests;
  verdict: TrialVerdict;
  notices: readonly string[];
  /** The line of each policy that has a difference. */
  lines: ReadonlyMap<string, number>;
}

export function toTrialView(parts: TrialParts): TrialView {
  const { directory, changes, tests, verdict, notices, lines } = parts;
  const { workspaces, newlyBlocked, freed, notJudged, policies } = changes;
  return {
    verdict: verdict.word,
    because: verdict.because,
    directory,
    workspaces: {
      total: workspaces.length,
      newlyBlocked,
      freed,
      notJudged: notJudged.map(({ workspace, unread }) => {
        return { workspace, because: unread ?? reasonFor(workspace, policies) };
      }),
    },
    policies: policies.map(({ levels, file, notJudged: unknown, ...one }): PolicyView => {
      const line = lines.get(one.policy) ?? 0;
      return {
        ...one,
        level: { before: levels.before ?? null, after: levels.after ?? null },
        location:
          file === undefined || line === 0
            ? undefined
            : { file: posix.join(directory, file), line },
        notJudged: unknown.map(({ workspace, unjudged }) => {
          return { workspace, because: sentenceOf(unjudged) };
        }),
      };
    }),
    tests: {
      ...tests,
      failed: tests.failed.map((test) => ({ ...test, file: posix.join(directory, test.file) })),
      coverage: tests.coverage ?? null,
    },
    notices,
  };
}

/** Which policies leave a workspace without an answer. */
function reasonFor(workspace: string, policies: readonly PolicyDifference[]): string {
  const names = policies.flatMap(({ policy, notJudged }) =>
    notJudged.some((one) => one.workspace === workspace) ? policy : [],
  );
  if (names.length === 0) return 'A policy that did not change cannot be judged there.';
  return `${list(names, MOST_NAMED)} cannot be judged there.`;
}

const MOST_NAMED = 3;

function sentenceOf(unjudged: Unjudged): string {
  switch (unjudged.kind) {
    case 'sensitive':
      return unjudged.names.length === 0
        ? 'It may depend on sensitive values, and these are not in the plan that may be read.'
        : `It reads ${quoted(unjudged.names)}, and sensitive values are not in the plan that may be read.`;
    case 'absent':
      return unjudged.names.includes('run')
        ? 'It reads the run, and a plan in a file has none.'
        : `It reads ${quoted(unjudged.names)}, and the plan that may be read does not have that.`;
    case 'no-result':
      return unjudged.sentence;
  }
}

function quoted(names: readonly string[]): string {
  return list(
    names.map((name) => (name === '*' ? 'a whole value' : `"${name}"`)),
    MOST_NAMED,
  );
}
