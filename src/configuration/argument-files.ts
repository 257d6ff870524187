/** Which files of variables the arguments name that Terraform takes from its environment. */

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

/** The names of the files, as written; undefined if one of the variables cannot be read. */
export function filesInArguments(variables: readonly SetVariable[]): string[] | undefined {
  const names: string[] = [];
  for (const { key, value, category } of variables) {
    if (!ARGUMENTS.includes(key) || category === 'terraform') continue;
    const words = typeof value === 'string' ? wordsOf(value) : undefined;
    if (words === undefined) return undefined;
    for (const [at, word] of words.entries()) {
      const [, equals, name] = /^--?var-file(?:(=)(.*))?$/s.exec(word) ?? ['', undefined];
      if (equals !== undefined) names.push(name ?? '');
      else if (/^--?var-file$/.test(word)) names.push(words[at + 1] ?? '');
    }
  }
  return names;
}

/** The words of a text as a shell has them; undefined if a quotation mark or the last backslash stands alone. */
function wordsOf(text: string): string[] | undefined {
  const words: string[] = [];
  let word: string | undefined;
  let quote = '';
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '\\' && quote !== "'") {
      if (++at >= text.length) return undefined;
      word = `${word ?? ''}${text.charAt(at)}`;
    } else if (quote !== '') {
      if (sign === quote) quote = '';
      else word = `${word ?? ''}${sign}`;
    } else if (sign === '"' || sign === "'") {
      quote = sign;
      word ??= '';
    } else if (/\s/.test(sign)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = `${word ?? ''}${sign}`;
  }
  if (word !== undefined) words.push(word);
  return quote === '' ? words : undefined;
}
