/** What `-h` prints: the help of a smaller command, with the options used most and the first example. */
import type { CommandSpec, OptionSpec } from './command.ts';

/** How many options `-h` shows. `--help` shows all. */
const MAX_OPTIONS = 8;
/** The characters that fit on one line of the help beside most options. */
const MAX_DESCRIPTION_LENGTH = 50;

/** The part of a command that `-h` shows. */
export function toShort(spec: CommandSpec): CommandSpec {
  const firstExample = Object.entries(spec.examples ?? {}).slice(0, 1);
  return {
    ...spec,
    description: undefined,
    more: undefined,
    // An argument that may be left out is shown by its name only.
    arguments: spec.arguments?.map((argument) =>
      argument.required ? argument : { ...argument, description: '' },
    ),
    options: mostUsed(spec).map((option) => ({
      ...option,
      description: shorten(option.description, MAX_DESCRIPTION_LENGTH),
      group: undefined,
    })),
    examples: Object.fromEntries(firstExample),
  };
}

/** The required options, then those that the command lists as used often, or else all outside of groups. */
function mostUsed({ options = [], often }: CommandSpec): OptionSpec[] {
  const required = options.filter((option) => option.required === true);
  const others = often
    ? often.flatMap((name) => options.filter((option) => option.name === name))
    : options.filter(({ group }) => group === undefined);
  // A required option can be in both lists.
  return [...new Set([...required, ...others])].slice(0, MAX_OPTIONS);
}

/**
 * The first sentence, without its full stop. If that is too long: up to its first colon, semicolon or bracket. If that is
 * too long as well: up to the last comma that fits, or else up to the first one.
 */
export function shorten(text: string, maxLength: number): string {
  const [sentence = ''] = text.split(/\.(?= |$)/);
  if (sentence.length <= maxLength) return sentence;
  const [start = ''] = sentence.split(/[:;](?= )| (?=\()/);
  if (start.length <= maxLength) return start;
  const commas = Array.from(start.matchAll(/,(?= )/g), ({ index }) => index);
  return start.slice(0, commas.findLast((comma) => comma <= maxLength) ?? commas[0]);
}
