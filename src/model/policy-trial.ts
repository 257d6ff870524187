/** What the policies of two sides say of the plans of many workspaces, before the sides are compared. */

/** Why it is not known what a policy says of a plan. */
export type Unjudged =
  /** It may read sensitive values, and the plan that may be read has none of them. */
  | { kind: 'sensitive'; names: readonly string[] }
  /** It reads parts that this plan does not have. */
  | { kind: 'absent'; names: readonly string[] }
  /** It was ended, or what it reads cannot exist. The sentence has no value of a plan. */
  | { kind: 'no-result'; sentence: string };

/** What one policy says of one plan. */
export interface PolicyAnswer {
  policy: string;
  status: 'passed' | 'failed' | 'errored' | 'unknown';
  /** The reasons of a policy that failed. They may hold values of the plan. */
  output: readonly unknown[];
  unjudged?: Unjudged | undefined;
}

/** A policy of one side. */
export interface PolicyFacts {
  policy: string;
  level: string;
  /** Below the directory of the policies. */
  file: string | undefined;
  /** The same text for policies that say the same of every plan. */
  identity: string;
}

/** A workspace with what both sides say of its plan, or with the sentence why there is no plan. */
export type TriedWorkspace = { workspace: string } & (
  | {
      /** Of the plan: nothing else that a policy prints is shown. */
      addresses: ReadonlySet<string>;
      before: readonly PolicyAnswer[];
      after: readonly PolicyAnswer[];
    }
  | { unread: string }
);

/** The outcome of `opa test`. */
export interface PolicyTests {
  passed: number;
  /** Names: `opa test` runs none whose name begins with `todo_test_`. */
  skipped: readonly string[];
  /** Names of tests that the default branch has and this side has not. */
  removed: readonly string[];
  failed: readonly { name: string; file: string; line: number }[];
  /** In percent; undefined if it was not measured, as when a test failed. */
  coverage: number | undefined;
  /** Why there is no outcome, as a sentence. */
  problem?: string | undefined;
}
