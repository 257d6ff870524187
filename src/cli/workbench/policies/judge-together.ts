/** Judges plans while others are read: one process of `opa` takes all that wait, so some have to wait. */
import type { TriedWorkspace } from '../../../model/policy-trial.ts';
import { byCodeUnit } from '../../../report/text.ts';
import type { FoundPlan } from './plan-sources.ts';

export type JudgePlan = (workspace: string, plan: FoundPlan) => Promise<TriedWorkspace>;

/** So many plans, or so many characters of them, are judged together. */
const TOGETHER = { plans: 32, characters: 8 * 1024 * 1024 };
/** So many such groups are held at the same time. */
const MOST_GROUPS = 2;

interface PlanQueue {
  /** Adds a plan. Resolves when there is room for another one. */
  add: (workspace: string, plan: FoundPlan) => Promise<void>;
  done: () => number;
  /** Resolves when nothing goes on any more; never rejects. */
  settled: () => Promise<void>;
  /** All workspaces, by their names. Rejects if one could not be tried. */
  results: () => Promise<TriedWorkspace[]>;
}

export function judgeTogether(judge: JudgePlan): PlanQueue {
  const all: Promise<TriedWorkspace[]>[] = [];
  const going = new Set<Promise<unknown>>();
  let waiting: { workspace: string; plan: FoundPlan }[] = [];
  let characters = 0;
  let done = 0;
  const start = (): void => {
    const group = waiting;
    waiting = [];
    characters = 0;
    const judging = Promise.all(group.map(({ workspace, plan }) => judge(workspace, plan)));
    const ended = judging.finally(() => {
      done += group.length;
      going.delete(ended);
    });
    // It is thrown by `results`, and not where nothing waits for it yet.
    ended.catch(() => undefined);
    going.add(ended);
    all.push(ended);
  };
  const settled = async (): Promise<void> => {
    await Promise.allSettled(all);
  };
  return {
    async add(workspace, plan) {
      waiting.push({ workspace, plan });
      characters += 'planText' in plan ? plan.planText.length : 0;
      if (waiting.length < TOGETHER.plans && characters < TOGETHER.characters) return;
      start();
      while (going.size >= MOST_GROUPS) await Promise.race(going);
    },
    done: () => done,
    settled,
    async results() {
      start();
      await settled();
      const tried = (await Promise.all(all)).flat();
      return tried.toSorted((one, other) => byName(one.workspace, other.workspace));
    },
  };
}

/** `net-2` before `net-10`. */
function byName(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true }) || byCodeUnit(one, other);
}
