/** A sentence for people about what went wrong, and the code under which the docs say what to do about it. */
import { errorMessage } from './error-message.ts';
import type { Code } from './errors.ts';

export interface Message {
  /** A whole sentence or more. Hostile until escaped. */
  text: string;
  /** Absent where the sentence itself says what to do. */
  code?: Code | undefined;
}

/** The message of whatever was thrown. An error that knows its code has it as `helpCode`. */
export function messageOf(error: unknown): Message {
  const code = (error as { helpCode?: Code } | undefined)?.helpCode;
  return { text: errorMessage(error), code };
}

/** The same message with other words around it. */
export function reworded({ text, code }: Message, reword: (text: string) => string): Message {
  return { text: reword(text), code };
}
