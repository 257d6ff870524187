/** docs/questions.md, read as data. */
import { readText } from './markdown-files.ts';

export interface Answer {
  question: string;
  text: string;
}

export const ANSWERS: readonly Answer[] = readText('docs/questions.md')
  .split(/^### /m)
  .slice(1)
  .map((part) => {
    const [question = '', ...lines] = part.split('\n');
    return { question, text: (lines.join('\n').split(/^## /m)[0] ?? '').trim() };
  });

/** The functions that an answer names, with the file after them; several names before one file are all of that file. */
export function placesIn(text: string): { name: string; shown: string; path: string }[] {
  const named = /((?:`\w+`(?:, | and | or )?)+) in \[([\w/.-]+)\]\(\.\.\/src\/([\w/.-]+)\)/g;
  return Array.from(text.matchAll(named), ([, names = '', shown = '', path = '']) =>
    Array.from(names.matchAll(/`(\w+)`/g), ([, name = '']) => ({ name, shown, path })),
  ).flat();
}
