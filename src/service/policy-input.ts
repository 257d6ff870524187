/** The document that policies read as `input`. */
import type { PlanDocument } from './plan/plan-document.ts';

/** What policies may read in addition to the plan: `input.run`. */
export interface RunInput {
  id: string;
  created_at: string;
  message: string;
  is_destroy: boolean;
  refresh: boolean;
  source: string;
  speculative: boolean;
  organization: { name: string };
  workspace: {
    id: string;
    name: string;
    auto_apply: boolean;
    working_directory: string | null;
    tags: string[];
  };
}

export interface PolicyInput {
  plan: PlanDocument;
  run: RunInput;
}
