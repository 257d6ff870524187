/** The runs that should have ended and have not: what several of them have in common is said once, with one thing to do. */
import type { Finding } from '../model/finding.ts';
import { mergeSentences, shapeOf, type Sentence } from '../model/sentence.ts';
import { sayWhole } from './render-sentence.ts';
import { groupBy } from './text.ts';

export function leftoversOf(workspaces: readonly { leftover?: Finding | undefined }[]): Sentence[] {
  const all = workspaces.flatMap(({ leftover }) => leftover ?? []);
  return groupBy(all.map(sayWhole), (sentence) => shapeOf(sentence)).map(mergeSentences);
}
