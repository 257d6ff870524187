/** What the policies of two sides say of the plans of many workspaces, before the sides are compared. */

/** What one policy says of one plan. */
export interface PolicyAnswer {
  policy: string;
  status: 'passed' | 'failed' | 'errored' | 'unknown';
  /** The reasons of a policy that failed. They may hold values of the plan. */
  output: readonly unknown[];
  /** Why it is unknown, as a sentence without a value of the plan. */
  because?: string | undefined;
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
  /** Why there is no outcome, as a sentence. */
  problem?: string | undefined;
}
