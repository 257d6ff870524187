/** Messages in tests that compare their words. A test of what was decided asks for the code. */
import type { Doubt } from '../../src/model/doubt.ts';

export function textsOf(messages: readonly Doubt[]): string[] {
  return messages.map(({ text }) => text);
}
