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

/** The rule of the first cursor that withholds a file of this name. */
export function firstRule(cursors: readonly RuleCursor[], name: string): RuleReference | undefined {
  for (const cursor of cursors) {
    const rule = cursor.file(name);
    if (rule) return rule;
  }
  return undefined;
}

/** A directory ships under several sets of rules only as far as all of them let it. */
export function enter(
  cursors: readonly RuleCursor[],
  name: string,
): { withheld?: RuleReference; inside?: RuleCursor[] } {
  let withheld: RuleReference | undefined;
  const inside: RuleCursor[] = [];
  for (const cursor of cursors) {
    const entered = cursor.directory(name);
    withheld ??= entered.withheld;
    if (!entered.inside) return entered.withheld ? { withheld: entered.withheld } : {};
    inside.push(entered.inside);
  }
  return withheld ? { withheld, inside } : { inside };
}

/** The rule that withholds a directory and all that is in it. */
export function wholly(entered: {
  withheld?: RuleReference;
  inside?: unknown;
}): RuleReference | undefined {
  return entered.inside ? undefined : entered.withheld;
}
