/** The runs that should have ended and have not: what several of them have in common is said once, with one thing to do. */
import type { Finding } from '../model/finding.ts';
import {
  joinSentences,
  literal,
  mergeSentences,
  shapeOf,
  type Sentence,
} from '../model/sentence.ts';
import { groupBy } from './text.ts';

export function leftoversOf(workspaces: readonly { leftover?: Finding | undefined }[]): Sentence[] {
  const all = workspaces.flatMap(({ leftover }) => leftover ?? []);
  const sentences = all.map(({ says, remedy = '' }) => joinSentences(literal` `, says, remedy));
  return groupBy(sentences, (sentence) => shapeOf(sentence)).map(mergeSentences);
}
