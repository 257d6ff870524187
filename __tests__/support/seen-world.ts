/** Plans as people saw them, and as they are applied: a test changes one thing between the two. */
import { PlanJson } from '../../src/model/plan-json.ts';
import { compareSeen, type Comparison, type ShownByRequest } from '../../src/seen/compare-seen.ts';
import { readPlannedEntries, type PlannedEntries } from '../../src/seen/planned-entries.ts';
import { readShownRecord, writeShownRecord } from '../../src/seen/shown-record.ts';
import { HEAD, KEY } from './approval-world.ts';

export type Part = Record<string, unknown>;

/** What a plan changes, which may be given as its text. */
export function seenIn(
  plan: Part | string,
  { key = KEY, isWhole = true }: { key?: string | undefined; isWhole?: boolean } = {},
): PlannedEntries {
  const text = typeof plan === 'string' ? plan : JSON.stringify(plan);
  const steps = readPlannedEntries(new PlanJson(text, JSON.parse(text) as Part, isWhole), {
    key: key === '' ? undefined : key,
  });
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

export function shownIn(plan: Part | string, request = 7): ShownByRequest {
  const { entries, variables } = seenIn(plan);
  return { request, entries, variables };
}

/** The same, as it is read from the record in the request's comment. */
export function shownByRecord(plan: Part | string, request: number): ShownByRequest[] {
  const place = { host: 'h', repository: '1', request, base: 'main', head: HEAD };
  const workspace = { name: 'net', directory: '.' };
  const record = writeShownRecord(place, [{ ...workspace, plan: seenIn(plan) }], KEY);
  return [readShownRecord(record, place, KEY)?.shownIn(workspace) ?? []].flat();
}

/** What one request showed, held to the plan of now. */
export function compared(shown: Part | string, now: Part | string): Comparison {
  return compareSeen([shownIn(shown)], seenIn(now));
}

/** What a comparison found, as text: `seen`, or why not and where it comes from. */
export function wordsOf({ seen, unseen, done, less }: Comparison): string[] {
  return [
    ...seen.map(({ entry }) => `${entry.name} seen`),
    ...unseen.map(({ entry, why, from }) =>
      [entry.name, why, ...(from === undefined ? [] : [from.kind])].join(' '),
    ),
    ...done.map(({ entry }) => `${entry.name} done`),
    ...less.map(({ entry }) => `${entry.name} less`),
  ];
}
