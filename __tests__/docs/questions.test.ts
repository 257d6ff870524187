/** docs/questions.md: every function that an answer names is declared in the file that it names. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/jest.ts';
import { readText, REPOSITORY } from '../support/markdown-files.ts';

interface Answer {
  question: string;
  text: string;
}

const answers: Answer[] = readText('docs/questions.md')
  .split(/^### /m)
  .slice(1)
  .map((part) => {
    const [question = '', ...lines] = part.split('\n');
    return { question, text: (lines.join('\n').split(/^## /m)[0] ?? '').trim() };
  });

/** `name` and the file after it; several names before one file are all of that file. */
function placesIn(text: string): { name: string; path: string }[] {
  return Array.from(
    text.matchAll(/((?:`\w+`(?:, | and | or )?)+) in \[([\w/.-]+)\]\(\.\.\/src\/([\w/.-]+)\)/g),
    ([, names = '', shown = '', path = '']) => {
      expect(shown).toBe(path);
      return Array.from(names.matchAll(/`(\w+)`/g), ([, name = '']) => ({ name, path }));
    },
  ).flat();
}

/** Whether a file declares a function, a class, a constant or a type of this name. */
function declares(source: string, name: string): boolean {
  const declared = source.matchAll(
    /^\s*(?:export )?(?:async )?(?:function|class|const|interface|type) (\w+)\b/gm,
  );
  return Array.from(declared, ([, found]) => found).includes(name);
}

test('there are the four questions that everybody asks, and at least eight more', () => {
  const questions = answers.map(({ question }) => question);
  expect(questions).toEqual(
    expect.arrayContaining([
      'What happens from `action.yml` to the verdict?',
      'Where is a retry decided?',
      "What is a group's report sealed against?",
      'Why can an unknown status not pass?',
    ]),
  );
  expect(new Set(questions).size).toBe(questions.length);
  expect(questions.length).toBeGreaterThanOrEqual(12);
});

test.each(answers.map(({ question, text }) => [question, text]))(
  '%s: two sentences, and each function is where the answer says',
  (_, text) => {
    const plain = text.replaceAll(/\]\([^)]*\)|`[^`]*`/g, 'x');
    expect(plain.split(/[.?!](?:\s+|$)/).filter((sentence) => sentence !== '')).toHaveLength(2);
    const places = placesIn(text);
    expect(places.length).toBeGreaterThan(0);
    const missing = places.filter(({ path, name }) => {
      const file = join(REPOSITORY, 'src', path);
      return !existsSync(file) || !declares(readFileSync(file, 'utf8'), name);
    });
    expect(missing).toEqual([]);
  },
);
