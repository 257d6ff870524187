/** How ignore rules are asked while a tree is walked: one step per name, nothing matched twice. */

/** The rule that decided. */
export interface RuleReference {
  /** Line in the rule file; absent for the rules that always apply. */
  line?: number;
  /** As written. */
  text: string;
}

/** The rules' view of one directory. */
export interface RuleCursor {
  /** The rule that withholds a file or link of this name, if any does. */
  file(name: string): RuleReference | undefined;
  /**
   * The same for a directory. `withheld` is about its own entry; `inside` is absent when nothing
   * inside can ship either.
   */
  directory(name: string): { withheld?: RuleReference; inside?: RuleCursor };
}

/** `.terraformignore:4 secrets/` */
export function formatRule({ line, text }: RuleReference): string {
  return line === undefined ? `built in: ${text}` : `.terraformignore:${line} ${text}`;
}
