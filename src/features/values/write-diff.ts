/** The diff of an entry as lines of text, in Terraform's words where it says them well. Every text is hostile until it is printed. */
import { clip } from '../../model/clip.ts';
import { formatNumber } from '../../model/sentence.ts';
import { writeIndex } from '../../model/address.ts';
import { linesOfJson, type ChangedValue, type EntryDiff, type TextLine } from './diff-entry.ts';
import { isEmpty, type ShownValue, type PathStep } from './shown-value.ts';

/** A longer text is cut, around the first place at which it differs. */
const LONGEST_TEXT = 200;
/** So many lines as they were are shown before and after one that differs. */
const LINES_AROUND = 2;

/** The entry in one line: its sign, its name, and what happens to it. */
export function diffHead(diff: EntryDiff): string {
  return `${signOf(diff)} ${diff.name} ${factsOf(diff).join(', ')}`;
}

/** What differs in it, below its head. */
export function diffLines({ changes, unchanged, empty, does }: EntryDiff): string[] {
  const isComputed = ({ before, after, forces, becomes }: ChangedValue): boolean =>
    before === undefined &&
    after?.kind === 'unknown' &&
    after.of.length === 0 &&
    !forces &&
    !becomes;
  // What the provider computes is one line: a new resource has dozens of these.
  const computed = changes.filter(isComputed);
  const folded = computed.length > 2 ? computed : [];
  const lines = changes.filter((change) => !folded.includes(change)).flatMap(linesOfChange);
  if (folded.length > 0) {
    lines.push(`+ ${folded.map(({ path }) => writePath(path)).join(', ')} = (known after apply)`);
  }
  if (empty.length > 0) {
    lines.push(`${does === 'delete' ? '-' : '+'} ${empty.join(', ')} = (empty)`);
  }
  if (unchanged > 0 && lines.length > 0) lines.push(`  (${attributeWords(unchanged)} unchanged)`);
  return lines.map((line) => line.trimEnd());
}

const attributeWords = (number: number): string =>
  `${formatNumber(number)} ${number === 1 ? 'attribute' : 'attributes'}`;

const SIGNS: Readonly<Record<EntryDiff['does'], string>> = {
  create: '+',
  update: '~',
  replace: '-/+',
  delete: '-',
  forget: '.',
  read: '<=',
  open: '<=',
  invoke: '»',
  none: '→',
  unknown: '?',
};

const signOf = ({ does, createsFirst }: EntryDiff): string =>
  does === 'replace' && createsFirst ? '+/-' : SIGNS[does];

const DOES: Readonly<Record<EntryDiff['does'], string>> = {
  create: 'will be created',
  update: 'will be updated in-place',
  replace: 'must be replaced',
  delete: 'will be destroyed',
  forget: 'will no longer be managed, and will not be destroyed',
  read: 'will be read during apply',
  open: 'will be opened during apply',
  invoke: 'will be invoked',
  none: 'stays as it is',
  unknown: 'changes in a way that this version does not know',
};

const OF_OUTPUTS: Partial<Record<EntryDiff['does'], string>> = {
  create: 'will be added',
  update: 'will change',
  replace: 'will change',
  delete: 'will be removed',
};

const OF_DRIFT: Partial<Record<EntryDiff['does'], string>> = {
  update: 'has changed outside of Terraform',
  delete: 'has been deleted outside of Terraform',
  none: 'has moved outside of Terraform',
};

/** What Terraform says in place of the words of an action. */
const REPLACED_BECAUSE: Readonly<Record<string, string>> = {
  replace_because_tainted: 'is tainted, so it must be replaced',
  replace_by_request: 'will be replaced, as requested',
  replace_by_triggers: 'will be replaced due to changes in replace_triggered_by',
};

const BECAUSE: Readonly<Record<string, string>> = {
  delete_because_no_resource_config: 'it is not in the configuration',
  delete_because_wrong_repetition: 'it does not fit the count or for_each of its block',
  delete_because_count_index: 'its index is beyond count',
  delete_because_each_key: 'its key is not in for_each',
  delete_because_no_module: 'its module is not in the configuration',
  delete_because_no_move_target: 'it was moved to where nothing is configured',
  read_because_config_unknown: 'its configuration depends on values that are not known yet',
  read_because_dependency_pending: 'it depends on a resource with changes pending',
  read_because_check_nested: 'a check uses it',
};

function factsOf(diff: EntryDiff): string[] {
  const { part, does, reason = '', deposed, movedFrom, importedAs, because, forgetsOld } = diff;
  const ofPart = { output: OF_OUTPUTS, drift: OF_DRIFT }[part as 'output' | 'drift'] ?? {};
  const isMoveOrImport = does === 'none' && (movedFrom !== undefined || importedAs !== undefined);
  const facts = [
    deposed === undefined ? '' : `(deposed object ${deposed})`,
    isMoveOrImport ? '' : (REPLACED_BECAUSE[reason] ?? ofPart[does] ?? DOES[does]),
  ].filter(Boolean);
  return [
    ...(facts.length > 0 ? [facts.join(' ')] : []),
    ...(forgetsOld ? ['the old object is forgotten, and not destroyed'] : []),
    ...(BECAUSE[reason] === undefined ? [] : [`because ${BECAUSE[reason]}`]),
    ...(movedFrom === undefined ? [] : [`moved from ${movedFrom}`]),
    ...(importedAs === undefined ? [] : [`imported from ${inline(importedAs)}`]),
    ...(part === 'deferred'
      ? [`left to a later plan${because === undefined ? '' : ` (${because})`}`]
      : []),
    ...(part === 'action' && because !== undefined ? [`by ${because}`] : []),
  ];
}

/** `a.b[0]["c d"]` */
function writePath(path: readonly PathStep[]): string {
  const [first = '', ...rest] = path;
  const isName = (step: PathStep): step is string =>
    typeof step === 'string' && /^[A-Za-z_][\w-]*$/.test(step);
  return rest.reduce<string>(
    (written, step) => `${written}${isName(step) ? `.${step}` : writeIndex(step)}`,
    typeof first === 'number' ? writeIndex(first) : first,
  );
}

function linesOfChange(change: ChangedValue): string[] {
  const { path, before, after, lines, isJson, isRewritten, forces, becomes } = change;
  const name = writePath(path);
  const label = name === '' ? '' : `${name} = `;
  const note = [
    forces ? 'forces replacement' : '',
    becomes === undefined
      ? ''
      : becomes === 'sensitive'
        ? 'becomes sensitive'
        : 'is no longer sensitive',
    isRewritten ? 'white space or the order of keys' : '',
  ]
    .filter(Boolean)
    .map((words) => ` # ${words}`)
    .join('');
  if (before === undefined && after === undefined) return [`~ ${label}(sensitive)${note}`];
  if (lines !== undefined) {
    const kind = isJson ? 'JSON' : 'text';
    return [`~ ${label}(${kind})${note}`, ...withoutFarLines(lines).map((line) => `    ${line}`)];
  }
  if (isRewritten) return [`~ ${label}(text)${note}`];
  if (before === undefined || after === undefined) {
    const value = before ?? after;
    const sign = before === undefined ? '+' : '-';
    return value === undefined ? [] : oneSide(sign, path, value, note);
  }
  if (before.kind === 'text' && after.kind === 'text' && before.text === after.text) {
    // What differs is hidden.
    return isShort(after)
      ? [`~ ${label}${inline(after)} # in what is hidden${note}`]
      : [`~ ${label}(text) # in what is hidden${note}`];
  }
  if (!isShort(before) || !isShort(after)) {
    return [...oneSide('-', path, before, note), ...oneSide('+', path, after, '')];
  }
  if (before.kind === 'hidden' && after.kind === 'hidden') return [`~ ${label}(sensitive)${note}`];
  const [one, other] = cutAlike(before, after);
  return [`~ ${label}${one} -> ${other}${note}`];
}

/** A value that comes or goes: each part on a line of its own, and a text with several lines as these. */
function oneSide(
  sign: '+' | '-',
  path: readonly PathStep[],
  value: ShownValue,
  note: string,
): string[] {
  const name = writePath(path);
  const label = name === '' ? '' : `${name} = `;
  if ((value.kind === 'list' || value.kind === 'map') && !isEmpty(value)) {
    const members: Iterable<readonly [PathStep, ShownValue]> =
      value.kind === 'list' ? value.items.entries() : value.members;
    return Array.from(members).flatMap(([step, inner]) =>
      oneSide(sign, [...path, step], inner, note),
    );
  }
  const lines =
    value.kind === 'text'
      ? (linesOfJson(value.text) ??
        (value.text.includes('\n') ? value.text.split('\n') : undefined))
      : undefined;
  if (lines === undefined || lines.length < 2) return [`${sign} ${label}${inline(value)}${note}`];
  return [`${sign} ${label}(text)${note}`, ...lines.map((line) => `    ${sign} ${line}`)];
}

/** Whether it is written on a line with another one. */
const isShort = (value: ShownValue): boolean =>
  (value.kind !== 'list' &&
    value.kind !== 'map' &&
    !(value.kind === 'text' && value.text.includes('\n'))) ||
  isEmpty(value);

/** A value on one line. */
function inline(value: ShownValue, most = LONGEST_TEXT): string {
  switch (value.kind) {
    case 'literal':
      return value.text;
    case 'text':
      return JSON.stringify(clip(value.text, most));
    case 'hidden':
      return '(sensitive)';
    case 'unknown':
      return value.of.length === 0
        ? '(known after apply)'
        : `(known after apply: ${value.of.join(', ')})`;
    case 'list':
      return `[${value.items.map((item) => inline(item, most)).join(', ')}]`;
    case 'map': {
      const members = Array.from(
        value.members,
        ([key, inner]) => `${key} = ${inline(inner, most)}`,
      );
      return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
    }
  }
}

/** Two long texts that begin alike are shown from shortly before they differ. */
function cutAlike(before: ShownValue, after: ShownValue): [string, string] {
  if (before.kind !== 'text' || after.kind !== 'text') return [inline(before), inline(after)];
  if (Math.max(before.text.length, after.text.length) <= LONGEST_TEXT) {
    return [inline(before), inline(after)];
  }
  let same = 0;
  while (same < before.text.length && before.text[same] === after.text[same]) same += 1;
  const from = Math.max(0, same - 20);
  const cut = ({ text }: { text: string }) =>
    JSON.stringify(clip(`${from > 0 ? '…' : ''}${text.slice(from)}`, LONGEST_TEXT));
  return [cut(before), cut(after)];
}

/** Lines that differ, and some around them. */
function withoutFarLines(lines: readonly TextLine[]): string[] {
  const differs = lines.map(({ sign }) => sign !== ' ');
  const isNear = (at: number) =>
    differs.slice(Math.max(0, at - LINES_AROUND), at + LINES_AROUND + 1).includes(true);
  const shown: string[] = [];
  let skipped = 0;
  const flush = () => {
    if (skipped > 0) shown.push(`  … ${formatNumber(skipped)} ${skipped === 1 ? 'line' : 'lines'}`);
    skipped = 0;
  };
  lines.forEach(({ sign, text }, at) => {
    if (!isNear(at)) {
      skipped += 1;
      return;
    }
    flush();
    shown.push(`${sign} ${text}`);
  });
  flush();
  return shown;
}
