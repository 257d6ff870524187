/** What `-h` prints: the help of a smaller command, with the options used most and the first example. */
import type { CommandSpec, OptionSpec } from './command.ts';

/** More are in `--help`. */
const MOST_OPTIONS = 8;
/** The columns that are left on a line beside most options. */
const WIDEST_TEXT = 50;

/** The command with what `-h` shows of it. */
export function toShort(spec: CommandSpec): CommandSpec {
  // The first example is the simplest.
  const [[command, what] = []] = Object.entries(spec.examples ?? {});
  return {
    ...spec,
    description: undefined,
    more: undefined,
    // Of an argument that may be left out, the call shows enough.
    arguments: spec.arguments?.map((one) => (one.required ? one : { ...one, description: '' })),
    options: mostUsed(spec).map((option) => ({
      ...option,
      description: shorten(option.description, WIDEST_TEXT),
      group: undefined,
    })),
    examples: command === undefined ? {} : { [command]: what ?? '' },
  };
}

/** The required options, then those that the command lists as used often, or all of them in order. */
function mostUsed({ options = [], often }: CommandSpec): OptionSpec[] {
  const required = options.filter((option) => option.required === true);
  const others = often
    ? often.flatMap((name) => options.filter((option) => option.name === name))
    : options.filter(({ group }) => group === undefined);
  return [...new Set([...required, ...others])].slice(0, MOST_OPTIONS);
}

/** The part of the first sentence that fits on one line; a list is left out as a whole. */
export function shorten(text: string, width: number): string {
  const [sentence = ''] = text.split(/\.(?= |$)/);
  if (sentence.length <= width) return sentence;
  const [start = ''] = sentence.split(/[:;](?= )| (?=\()/);
  if (start.length <= width) return start;
  const commas = Array.from(start.matchAll(/,(?= )/g), ({ index }) => index);
  return start.slice(0, commas.findLast((comma) => comma <= width) ?? commas[0]);
}
