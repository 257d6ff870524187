/** What a plan changes, with its values, as lines for a terminal: on the first screen what matters most, and the rest by its number. */
import { runInTurns } from '../../machine/take-turn.ts';
import type { AskedToTell, ToldPlan } from '../../check/told-plan.ts';
import type { PlanJson } from '../../model/plan-json.ts';
import { formatNumber } from '../../model/sentence.ts';
import { hiddenPaths } from '../../model/hidden-paths.ts';
import { diffEntry, type EntryDiff } from './diff-entry.ts';
import { shownEntries } from './hide-values.ts';
import { diffHead, diffLines } from './write-diff.ts';

export async function tellPlan(
  json: PlanJson,
  { hideValues, conceal, signal }: AskedToTell,
): Promise<ToldPlan> {
  const isHiddenPath = hiddenPaths(hideValues);
  const diffs = await runInTurns(readDiffs(json, { isHiddenPath, conceal }), signal);
  const sections = sectionsOf(diffs);
  return {
    onScreen: (rows) => fit(sections, rows),
    lines: () => linesOfSections(sections, Infinity),
    entries: () =>
      sections.flatMap(({ title, entries }) =>
        entries.map(({ head, lines }) => ({ title, head, lines })),
      ),
  };
}

function* readDiffs(
  json: PlanJson,
  asked: Parameters<typeof shownEntries>[1],
): Generator<void, EntryDiff[]> {
  const diffs: EntryDiff[] = [];
  for (const entry of shownEntries(json, asked)) {
    if (entry !== undefined) diffs.push(diffEntry(entry));
    yield;
  }
  return diffs;
}

interface Section {
  title: string;
  entries: readonly { diff: EntryDiff; head: string; lines: readonly string[] }[];
}

/** The worst first. */
const ORDER: readonly EntryDiff['does'][] = [
  'unknown',
  'delete',
  'replace',
  'forget',
  'invoke',
  'update',
  'create',
  'none',
  'read',
  'open',
];

const TITLES: Readonly<Record<EntryDiff['part'], string>> = {
  resource: '',
  action: '',
  unknown: '',
  output: 'Outputs:',
  deferred: 'Left to a later plan:',
  drift: 'Changed outside of Terraform:',
};

function sectionsOf(diffs: readonly EntryDiff[]): Section[] {
  const titles = [...new Set(Object.values(TITLES))];
  return titles.flatMap((title) => {
    const ofTitle = diffs
      .filter(({ part }) => TITLES[part] === title)
      .sort((one, other) => ORDER.indexOf(one.does) - ORDER.indexOf(other.does));
    const entries = ofTitle.map((diff) => ({ diff, head: diffHead(diff), lines: diffLines(diff) }));
    return entries.length === 0 ? [] : [{ title, entries }];
  });
}

const INDENT = '    ';

/** @param most lines of one entry */
function linesOfSections(sections: readonly Section[], most: number): string[] {
  return sections.flatMap(({ title, entries }) => [
    ...(title === '' ? [] : [title]),
    ...entries.flatMap(({ head, lines }) => [
      head,
      ...cut(lines, most).map((line) => `${INDENT}${line}`),
    ]),
  ]);
}

function cut(lines: readonly string[], most: number): readonly string[] {
  if (lines.length <= most) return lines;
  const left = lines.length - Math.max(0, most - 1);
  return most === 0 ? [] : [...lines.slice(0, most - 1), `… ${formatNumber(left)} more lines`];
}

/** Of so few entries nothing is left out, although the terminal scrolls. */
const FEW_ENTRIES = 12;
const FEW_LINES = 200;
/** How many lines of one entry are tried. */
const LINES_OF_ENTRY = [24, 12, 6, 3, 0];

function fit(sections: readonly Section[], rows: number): ReturnType<ToldPlan['onScreen']> {
  const whole = linesOfSections(sections, Infinity);
  const number = sections.reduce((sum, { entries }) => sum + entries.length, 0);
  if (whole.length <= rows || (number <= FEW_ENTRIES && whole.length <= FEW_LINES)) {
    return { lines: whole, isWhole: true };
  }
  for (const most of LINES_OF_ENTRY) {
    const lines = linesOfSections(sections, most);
    if (lines.length <= rows) return { lines, isWhole: false };
  }
  return { lines: firstOf(sections, rows), isWhole: false };
}

/** As many entries as have room, by their heads, and the others by what happens to them. */
function firstOf(sections: readonly Section[], rows: number): string[] {
  const all = sections.flatMap(({ title, entries }) =>
    entries.map(({ diff, head }) => ({ diff, line: title === '' ? head : `${title} ${head}` })),
  );
  const shown = all.slice(0, Math.max(1, rows - 1));
  const numbers = new Map<string, number>();
  for (const { diff } of all.slice(shown.length)) {
    const words = restWords(diff);
    numbers.set(words, (numbers.get(words) ?? 0) + 1);
  }
  const rest = Array.from(numbers, ([words, number]) => `${formatNumber(number)} ${words}`);
  const left = formatNumber(all.length - shown.length);
  return [...shown.map(({ line }) => line), `… and ${left} more: ${rest.join(', ')}`];
}

const REST_WORDS: Readonly<Record<EntryDiff['does'], string>> = {
  create: 'created',
  update: 'updated in-place',
  replace: 'replaced',
  delete: 'destroyed',
  forget: 'no longer managed',
  read: 'read',
  open: 'opened',
  invoke: 'invoked',
  none: 'moved or imported',
  unknown: 'not known',
};

function restWords({ part, does }: EntryDiff): string {
  if (part === 'drift') return 'changed outside of Terraform';
  if (part === 'output') return 'of outputs';
  return part === 'deferred' ? 'left to a later plan' : REST_WORDS[does];
}
