/** The interface of ignore rules during a walk: one step per name. */

/** The rule that decided. */
export interface RuleReference {
  /** Line in the rule file, from 1; undefined for the rules that always apply. */
  line: number | undefined;
  text: string;
}

/** What the rules decide about a directory. `Inside` is a cursor, or a list of cursors, that decides about its entries. */
interface DirectoryDecision<Inside> {
  /** The rule that withholds the directory's own entry. */
  withheld: RuleReference | undefined;
  /** Undefined if nothing inside can be packed either. */
  inside: Inside | undefined;
}

/** The rules inside one directory. */
export interface RuleCursor {
  /** The rule that withholds a file or link of this name, if any does. */
  file(name: string): RuleReference | undefined;
  directory(name: string): DirectoryDecision<RuleCursor>;
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

/** Applies several sets of rules to a directory: one of them is enough to exclude something. */
export function applyToDirectory(
  cursors: readonly RuleCursor[],
  name: string,
): DirectoryDecision<RuleCursor[]> {
  let withheld: RuleReference | undefined;
  const inside: RuleCursor[] = [];
  for (const cursor of cursors) {
    const decision = cursor.directory(name);
    // The rule that excludes all contents is a better reason than an earlier one that withholds the entry alone.
    if (!decision.inside) return { withheld: decision.withheld, inside: undefined };
    withheld ??= decision.withheld;
    inside.push(decision.inside);
  }
  return { withheld, inside };
}
