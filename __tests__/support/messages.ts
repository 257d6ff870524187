/** Messages in tests that compare their words. A test of what was decided asks for the code. */
import type { Message } from '../../src/model/message.ts';

export function textsOf(messages: readonly Message[]): string[] {
  return messages.map(({ text }) => text);
}
