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
    id: 'scalar',
    created_at: 'scalar',
    message: 'scalar',
    is_destroy: 'scalar',
    refresh: 'scalar',
    refresh_only: 'scalar',
    replace_addrs: { items: 'scalar' },
    target_addrs: { items: 'scalar' },
    source: 'scalar',
    speculative: 'scalar',
    organization: { keys: { name: 'scalar' } },
    workspace: {
      keys: {
        id: 'scalar',
        name: 'scalar',
        auto_apply: 'scalar',
        working_directory: 'scalar',
        tags: { items: 'anything' },
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
