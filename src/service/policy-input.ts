/** The document that policies read as `input`. */
import type { PlanDocument } from './plan/plan-document.ts';
import type { Shape } from './plan/plan-shape.ts';

/** What policies may read in addition to the plan: `input.run`. */
export interface RunInput {
  id: string;
  created_at: string;
  message: string;
  is_destroy: boolean;
  refresh: boolean;
  refresh_only: boolean;
  replace_addrs: readonly string[];
  target_addrs: readonly string[];
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

/** The keys of `RunInput`. */
export const RUN_SHAPE: Shape = {
  keys: {
    id: 'open',
    created_at: 'open',
    message: 'open',
    is_destroy: 'open',
    refresh: 'open',
    refresh_only: 'open',
    replace_addrs: { items: 'open' },
    target_addrs: { items: 'open' },
    source: 'open',
    speculative: 'open',
    organization: { keys: { name: 'open' } },
    workspace: {
      keys: {
        id: 'open',
        name: 'open',
        auto_apply: 'open',
        working_directory: 'open',
        tags: { items: 'open' },
      },
    },
  } satisfies Record<keyof RunInput, Shape>,
};

export interface PolicyInput {
  plan: PlanDocument;
  /** The plan as its planner has written it: numbers of JSON can be more exact than those of JavaScript. */
  planText?: string | undefined;
  run: RunInput;
}
