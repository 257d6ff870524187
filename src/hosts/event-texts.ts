/** The event's own texts inside of what the workflow wrote: titles, names of branches, bodies. */
import { cleanText, prose } from '../report/escape-markdown.ts';
import type { Environment } from '../model/ports.ts';
import { reportedWords } from '../settings/settings.ts';

/** Variables of CI hosts that contain such texts. */
const NAMES = /TITLE|BRANCH|MESSAGE|REF_NAME|HEAD_REF|DESCRIPTION|_TAG$|LABELS$/i;
/** Shorter ones are found by chance. */
const SHORTEST = 3;

/** Those that are found and could act, the longest first. */
export function eventTextsIn(
  settings: Parameters<typeof reportedWords>[0],
  payload: unknown,
  environment: Environment,
): string[] {
  const words = Object.values(reportedWords(settings)).map((text) => cleanText(text ?? ''));
  if (words.every((text) => text === '')) return [];
  const named = Object.entries(environment).flatMap(([name, text]) =>
    NAMES.test(name) && text !== undefined ? [text] : [],
  );
  const lines = [...named, ...textsOf(payload)].flatMap((text) => {
    const clean = cleanText(text).trim();
    return [clean, ...clean.split('\n').map((line) => line.trim())];
  });
  return [...new Set(lines)]
    .filter((text) => text.length >= SHORTEST && words.some((one) => one.includes(text)))
    .filter((text) => prose(text, text.length) !== text)
    .sort((one, other) => other.length - one.length);
}

function textsOf(json: unknown): string[] {
  if (typeof json === 'string') return [json];
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(textsOf) : [];
}
