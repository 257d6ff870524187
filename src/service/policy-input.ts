/** The document that policies read as `input`. */
import type { PlanDocument } from './plan/plan-document.ts';
import type { Shape } from './plan/plan-shape.ts';
import type { RunInput } from '../model/run-input.ts';

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
