/** What `-h` prints: how a command is called, the options used most, an example. At most 20 lines. */
import type { CommandSpec, OptionSpec } from './command.ts';
import { wrapLines } from './wrap.ts';

const MOST_LINES = 20;
const COLUMNS = 80;
/** A longer name has its description on the next line. */
const WIDEST_NAME = 30;

interface Row {
  name: string;
  text: string;
  /** What is never cut, in brackets. */
  facts?: string | undefined;
}

export function shortHelp(spec: CommandSpec, path: string, summary: string): string {
  if (spec.shortHelp !== undefined) return spec.shortHelp;
  const { arguments: taken = [], commands = [], examples = {} } = spec;
  const words = taken.map(({ name, required, variadic }) => {
    const word = `${name.toUpperCase()}${variadic ? '...' : ''}`;
    return required ? `<${word}>` : `[${word}]`;
  });
  const usage = ['Usage:', path, spec.commands ? '<command>' : '[options]', ...words].join(' ');
  const head = [usage, '', summary, ''];
  // The first example is the simplest.
  const [[command, what] = []] = Object.entries(examples);
  const example = command === undefined ? [] : [`  # ${what}`, `  ${command}`, ''];
  const end = [...example, `Everything: ${path} --help`];
  const rows: Row[] = [
    ...taken
      .filter(({ required }) => required)
      .map(({ name, description }) => ({ name: name.toUpperCase(), text: description })),
    ...commands.map((each) => ({ name: each.name, text: each.summary })),
  ];
  const options = mostUsed(spec).map(optionRow);
  const columns = Math.min(
    WIDEST_NAME,
    Math.max(0, ...[...rows, ...options].map(({ name }) => name.length)),
  );
  const body = rows.flatMap((row) => drawRow(row, columns));
  for (const row of options) {
    const lines = drawRow(row, columns);
    if (head.length + body.length + lines.length + 1 + end.length > MOST_LINES) break;
    body.push(...lines);
  }
  return [...head, ...body, '', ...end, ''].join('\n');
}

/** The required arguments and options, then those that the command lists as used often, or all of them in order. */
function mostUsed({ options = [], often }: CommandSpec): OptionSpec[] {
  const required = options.filter((option) => option.required === true);
  const more = often
    ? often.flatMap((name) => options.filter((option) => option.name === name))
    : options.filter(({ group }) => group === undefined);
  return [...new Set([...required, ...more])];
}

function optionRow({ name, short, value, description, required, choices }: OptionSpec): Row {
  const flag = `${short === undefined ? '' : `-${short}, `}--${name}`;
  const facts = [required === true && 'required', choices?.join(', ')].filter(Boolean);
  return {
    name: value === undefined ? flag : `${flag} <${value}>`,
    text: description,
    facts: facts.length > 0 ? ` (${facts.join('; ')})` : undefined,
  };
}

function drawRow({ name, text, facts = '' }: Row, columns: number): string[] {
  const width = COLUMNS - columns - 4;
  const described = wrapLines(shorten(text, width) + facts, width).split('\n');
  const indent = ' '.repeat(columns + 4);
  if (name.length > columns) return [`  ${name}`, ...described.map((line) => indent + line.trim())];
  const [first = '', ...rest] = described;
  return [`  ${name.padEnd(columns)}  ${first}`, ...rest.map((line) => indent + line.trim())];
}

/** The part of the first sentence that fits on one line; a list is left out as a whole. */
export function shorten(text: string, width: number): string {
  const [sentence = ''] = text.split(/\.(?= |$)/);
  if (sentence.length <= width) return sentence;
  const [start = ''] = sentence.split(/[:;](?= )| (?=\()/);
  if (start.length <= width) return start;
  const ends = Array.from(start.matchAll(/,(?= )/g), ({ index }) => index);
  return start.slice(0, ends.findLast((at) => at <= width) ?? ends[0]);
}
