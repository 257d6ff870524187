/** Messages in tests that compare their words. A test of what was decided asks for the code. */
import { textOf, type Finding } from '../../src/model/finding.ts';

export function textsOf(messages: readonly Finding[]): string[] {
  return messages.map(textOf);
}
