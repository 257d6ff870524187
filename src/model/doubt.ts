/** Why something is not known, or was not done. What is wrong with an input is a `Problem` instead. */
import { errorMessage } from './error-message.ts';
import type { Code } from './errors.ts';

export interface Doubt {
  /** A whole sentence or more. Hostile until escaped. */
  text: string;
  /** Under which the docs say what to do. Absent where the sentence itself says it. */
  code?: Code | undefined;
}

/** Why something failed, by whatever was thrown. An error that knows its code has it as `helpCode`. */
export function doubtOf(error: unknown): Doubt {
  const code = (error as { helpCode?: Code } | undefined)?.helpCode;
  return { text: errorMessage(error), code };
}

/** The same doubt with other words around it. */
export function reworded({ text, code }: Doubt, reword: (text: string) => string): Doubt {
  return { text: reword(text), code };
}
