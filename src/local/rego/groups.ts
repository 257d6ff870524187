/** All rules of a policy set by their names: rules of one name are alternatives, in whichever files they are. */
import type { RegoModule, Rule } from './syntax.ts';

/** The rules that together are one document, such as `data.main.deny`. */
export interface RuleGroup {
  /** Without `data`. */
  path: readonly string[];
  rules: { rule: Rule; module: RegoModule }[];
}

/** By path, the words joined by NUL, which is in no word. */
export type Groups = ReadonlyMap<string, RuleGroup>;

export function groupRules(modules: readonly RegoModule[]): Groups {
  const groups = new Map<string, RuleGroup>();
  for (const module of modules) {
    for (const rule of module.rules) {
      const path = [...module.package, ...rule.name];
      const key = path.join('\0');
      const group = groups.get(key) ?? { path, rules: [] };
      group.rules.push({ rule, module });
      groups.set(key, group);
    }
  }
  return groups;
}

/** The rule that a reference leads to: it may go on inside of the rule's value. */
export function findGroup(groups: Groups, words: readonly string[]): RuleGroup | undefined {
  for (let length = words.length; length > 0; length -= 1) {
    const group = groups.get(words.slice(0, length).join('\0'));
    if (group !== undefined) return group;
  }
  return undefined;
}

/** The rules of packages below a path. */
export function groupsBelow(groups: Groups, words: readonly string[]): RuleGroup[] {
  return [...groups.values()].filter(({ path }) => words.every((word, at) => path[at] === word));
}
