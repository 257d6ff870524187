/** How ignore rules are asked while a tree is walked: one step per name. */

/** The rule that decided. */
export interface RuleReference {
  /** Line in the rule file; absent for the rules that always apply. */
  line: number | undefined;
  /** As written. */
  text: string;
}

/** What rules make of a directory. */
interface Entered<Inside> {
  /** The rule that withholds the directory's own entry. */
  withheld: RuleReference | undefined;
  /** Absent when nothing inside can ship either. */
  inside: Inside | undefined;
}

/** The rules' view of one directory. */
export interface RuleCursor {
  /** The rule that withholds a file or link of this name, if any does. */
  file(name: string): RuleReference | undefined;
  directory(name: string): Entered<RuleCursor>;
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
export function enter(cursors: readonly RuleCursor[], name: string): Entered<RuleCursor[]> {
  let withheld: RuleReference | undefined;
  const inside: RuleCursor[] = [];
  for (const cursor of cursors) {
    const entered = cursor.directory(name);
    withheld ??= entered.withheld;
    if (!entered.inside) return { withheld: entered.withheld, inside: undefined };
    inside.push(entered.inside);
  }
  return { withheld, inside };
}
