/** All rules of a policy set by their names: rules of one name are alternatives, in whichever files they are. */
import { PolicyProblem } from '../model/policy-files.ts';
import type { RegoModule, Rule } from './syntax.ts';

/** The rules that together are one document, such as `data.main.deny`. */
export interface RuleGroup {
  /** Without `data`. */
  path: readonly string[];
  rules: { rule: Rule; module: RegoModule }[];
}

/** By path, the words joined by NUL, which is in no word. */
export interface Groups extends ReadonlyMap<string, RuleGroup> {
  /** All rules whose paths begin so. */
  below: ReadonlyMap<string, RuleGroup[]>;
}

/** @throws PolicyProblem if a name has NUL in it */
export function groupRules(modules: readonly RegoModule[], shownAs: string): Groups {
  const groups = new Map<string, RuleGroup>();
  for (const module of modules) {
    for (const rule of module.rules) {
      const path = [...module.package, ...rule.name];
      const key = path.join('\0');
      if (key.split('\0').length > path.length) {
        throw new PolicyProblem(
          `${shownAs}/${module.file}: a name of a package or a rule has NUL in it. Rename it.`,
        );
      }
      const group = groups.get(key) ?? { path, rules: [] };
      group.rules.push({ rule, module });
      groups.set(key, group);
    }
  }
  const below = new Map<string, RuleGroup[]>();
  for (const group of groups.values()) {
    for (let length = 0; length <= group.path.length; length++) {
      const key = group.path.slice(0, length).join('\0');
      const inside = below.get(key) ?? [];
      inside.push(group);
      below.set(key, inside);
    }
  }
  return Object.assign(groups, { below });
}

/** The rule of a path, and the rules of packages below it. */
export function groupsBelow({ below }: Groups, words: readonly string[]): readonly RuleGroup[] {
  return below.get(words.join('\0')) ?? [];
}
