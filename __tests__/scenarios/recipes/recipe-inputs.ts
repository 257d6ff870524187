/** What a workflow of examples/workflows/ gives its last step. */
import { readText } from '../../support/markdown-files.ts';

/** @param secrets by name; an input with another secret is left out */
export function recipeInputs(
  recipe: string,
  secrets: Record<string, string> = {},
): Record<string, string> {
  const step = readText(`examples/workflows/${recipe}.yml`).split('        with:\n').at(-1) ?? '';
  const lines = step.matchAll(/^ {10}([a-z-]+): (.*?)(?: #.*)?$/gm);
  const inputs = Array.from(lines, ([, name = '', value = '']) => {
    const secret = /^\$\{\{ secrets\.(\w+) \}\}$/.exec(value)?.[1];
    return [name, secret === undefined ? value : secrets[secret]];
  });
  return Object.fromEntries(inputs.filter(([, value]) => value !== undefined));
}
