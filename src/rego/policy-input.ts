/** The document that policies read as `input`. */
import { fieldsOf } from '../model/parse.ts';
import type { PlanDocument } from '../plan/plan-document.ts';
import type { PlanShape, Shape } from '../plan/plan-shape.ts';
import type { LocalRunInput, PullRequestInput, RunInput } from '../model/run-input.ts';

/** A run as policies may read it. */
export const RUN_SHAPE: PlanShape = {
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

/** The pull request as policies may read it. */
export const PULL_REQUEST_SHAPE: PlanShape = {
  keys: {
    number: 'scalar',
    author: 'scalar',
    teams: { items: 'scalar' },
    labels: { items: 'scalar' },
    base: 'scalar',
    head: 'scalar',
    draft: 'scalar',
  } satisfies Record<keyof PullRequestInput, Shape>,
};

export interface PolicyInput {
  plan: PlanDocument;
  /** The plan as its planner has written it: numbers of JSON can be more exact than those of JavaScript. */
  planText?: string | undefined;
  run: RunInput | LocalRunInput;
  pullRequest?: PullRequestInput | undefined;
}

/**
 * What a run or a pull request does not have of a part of it that a policy may read: names as in `workspace.id`.
 *
 * @param whole what it can have
 */
export function missingParts(part: object, path: readonly string[], whole: Shape): string[] {
  let shape = whole;
  let value: unknown = part;
  const names: string[] = [];
  for (const step of path) {
    if (typeof shape !== 'object' || !('keys' in shape)) break;
    const inner: Shape | undefined = shape.keys[step];
    // Any part may be meant, or one that no run has, which is said elsewhere.
    if (inner === undefined) break;
    shape = inner;
    value = fieldsOf(value)[step];
    names.push(step);
  }
  return missingInside(shape, value, names);
}

function missingInside(shape: Shape, value: unknown, names: readonly string[]): string[] {
  if (value === undefined) return [names.join('.')];
  if (typeof shape !== 'object' || !('keys' in shape)) return [];
  const fields = fieldsOf(value);
  return Object.entries(shape.keys).flatMap(([name, inner]) =>
    missingInside(inner, fields[name], [...names, name]),
  );
}
