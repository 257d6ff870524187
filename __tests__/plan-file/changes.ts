/** Changes of one thing that the text of a configuration decides. */
import type { Files } from './genuine.ts';

interface Change {
  /** What was changed, in words. */
  name: string;
  files: Files;
}

/** What is replaced. */
const REPLACED: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/(?<![\w.$-])\d+(?:\.\d+)?(?![\w.])/g, (found) => String(Number(found) + 1)],
  [/\b(?:true|false)\b/g, (found) => (found === 'true' ? 'false' : 'true')],
  [/"(?=[^"\n]*")/g, (found) => `${found}q`],
  [/(?<=\n)[ \t]*[a-z!#][^={}[\]"\n]*(?=\n)/g, (found) => `${found}q`],
  [/ [=!]= | [<>] /g, (found) => (found.includes('=') ? ' > ' : ' == ')],
  [/\b(?:jsonencode|toset|merge)(?=\()/g, (found) => (found === 'merge' ? 'tomap' : 'tostring')],
  [/\b(?:each\.key|each\.value)\b/g, (found) => (found === 'each.key' ? 'each.value' : 'each.key')],
  [/\b(?:var|local)\.\w+/g, () => 'terraform.workspace'],
  [/(?<=\n)[ \t]+\w+[ \t]*=[ \t]*[^{[(<\n]+\n/g, () => ''],
  [/(?<=\n)[ \t]+\w+(?: "\w+")? \{\n(?:[ \t]+[^{}\n]*\n)*[ \t]+\}\n/g, () => ''],
];

/** All changes of one kind of text in a configuration. */
export function changesOf(files: Files): Change[] {
  return Object.entries(files).flatMap(([path, text]) => {
    const changed = path.endsWith('.json') ? changedJson(text) : changedText(text);
    return changed.map(({ name, text: other }) => ({
      name: `${path}: ${name}`,
      files: { ...files, [path]: other },
    }));
  });
}

function changedText(text: string): { name: string; text: string }[] {
  return REPLACED.flatMap(([pattern, change]) =>
    [...text.matchAll(pattern)].map((found) => {
      const [was] = found;
      const now = change(was);
      const line = text.slice(0, found.index).split('\n').length;
      return {
        name: `line ${line}: ${JSON.stringify(was)} → ${JSON.stringify(now)}`,
        text: text.slice(0, found.index) + now + text.slice(found.index + was.length),
      };
    }),
  );
}

function changedJson(text: string): { name: string; text: string }[] {
  const whole: unknown = JSON.parse(text);
  return placesIn(whole, []).flatMap((path) =>
    [true, false].map((isRemoved) => {
      const copy: unknown = JSON.parse(text);
      changeAt(copy, path, isRemoved);
      const name = `${path.join('.')} ${isRemoved ? 'removed' : 'changed'}`;
      return { name, text: JSON.stringify(copy, undefined, 2) };
    }),
  );
}

function placesIn(value: unknown, path: string[]): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value)
    .filter(([key]) => key !== '//')
    .flatMap(([key, inner]) => placesIn(inner, [...path, key]));
}

function changeAt(value: unknown, path: readonly string[], isRemoved: boolean): void {
  const [first = '', ...rest] = path;
  const holder = value as Record<string, unknown>;
  if (rest.length > 0) changeAt(holder[first], rest, isRemoved);
  else if (isRemoved) {
    if (Array.isArray(holder)) holder.splice(Number(first), 1);
    else delete holder[first];
  } else holder[first] = other(holder[first]);
}

function other(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  return typeof value === 'boolean' ? !value : `${String(value)}q`;
}
