/** Reads the arguments that a program takes from its environment, and which files of variables they name. */
import { foldCase } from '../model/go-text.ts';
import type { Parsed } from '../model/parse.ts';
import { quote } from '../model/quote.ts';

/** A variable of a workspace or of a variable set, as a service answers it. */
export interface SetVariable {
  key: string;
  /** Undefined or null where nobody may read it. */
  value?: string | null | undefined;
  /** `env` or `terraform`. */
  category?: string | null | undefined;
}

/** The variables of the environment from which `plan` takes arguments. */
const ARGUMENTS = ['TF_CLI_ARGS', 'TF_CLI_ARGS_plan'];

/**
 * Makes the test whether the files alone give a variable its value: the environment does not, and neither do arguments in it.
 *
 * @param given the names of variables that a person gives
 */
export function variablesOfFiles(
  environment: Readonly<Record<string, string | undefined>>,
  given: readonly string[],
): (name: string) => boolean {
  const names = Object.keys(environment).map((name) => foldCase(name));
  const hasArguments = names.some((name) => name.startsWith(foldCase('tf_cli_args')));
  const set = new Set([...names, ...given.map((name) => foldCase(`tf_var_${name}`))]);
  return (name) => !hasArguments && !set.has(foldCase(`tf_var_${name}`));
}

/** The names of the files, as written; undefined if one of the variables cannot be read. */
export function filesInArguments(variables: readonly SetVariable[]): string[] | undefined {
  const names: string[] = [];
  for (const { key, value, category } of variables) {
    if (!ARGUMENTS.includes(key) || category === 'terraform') continue;
    const words = typeof value === 'string' ? splitWords(value) : undefined;
    if (words === undefined || 'problem' in words) return undefined;
    for (const [at, word] of words.value.entries()) {
      const [, equals, name] = /^--?var-file(?:(=)(.*))?$/s.exec(word) ?? ['', undefined];
      if (equals !== undefined) names.push(name ?? '');
      else if (/^--?var-file$/.test(word)) names.push(words.value[at + 1] ?? '');
    }
  }
  return names;
}

/**
 * Splits the text of a variable of the environment into words, as Terraform and OpenTofu do. Releases differ in some texts;
 * those are a problem, as the end of a sentence.
 */
export function splitWords(text: string): Parsed<string[]> {
  const words: string[] = [];
  const problem = (what: string): Parsed<string[]> => ({
    problem: `has ${what}. Releases of the program read that in different ways: write it otherwise.`,
  });
  let word = '';
  // Whether the word has anything but spaces in quotes. How a word of these alone is read differs.
  let isBegun = false;
  // The quote that is open; '' outside of quotes.
  let quoteMark = '';
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '\\' && quoteMark !== "'") {
      at += 1;
      const escaped = text.charAt(at);
      if (!isBegun || !/^["'\\ $]$/.test(escaped)) return problem('a `\\`');
      word += escaped;
    } else if (quoteMark !== '' && character === quoteMark) quoteMark = '';
    else if (quoteMark !== '') {
      word += character;
      isBegun ||= !isSpace(character);
    } else if (character === '"' || character === "'") {
      // Whether an empty text in quotes is a word differs.
      if (text.charAt(at + 1) === character && !isBegun) return problem('an empty word in quotes');
      quoteMark = character;
    } else if (isSpace(character)) {
      if (!isBegun && word !== '') return problem('a word of spaces');
      if (isBegun) words.push(word);
      word = '';
      isBegun = false;
    } else if (/^[`()$;&|<>]$/.test(character))
      return problem(`${quote(character)} outside of quotes`);
    else {
      word += character;
      isBegun = true;
    }
  }
  if (quoteMark !== '') return { problem: `has no end of its quotes (${quoteMark}).` };
  if (!isBegun && word !== '') return problem('a word of spaces');
  if (isBegun) words.push(word);
  return { value: words };
}

function isSpace(character: string): boolean {
  return /^[ \t\r\n]$/.test(character);
}
