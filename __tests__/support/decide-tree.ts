/** What a set of ignore rules makes of a tree that exists only as a list of paths. */
import { readIgnoreRules } from '../../src/archive/ignore-rules.ts';
import type { RuleSet } from '../../src/archive/archive.ts';
import type { RuleCursor } from '../../src/archive/rule-matching.ts';

interface Node {
  [name: string]: Node | 'file';
}

/** @param paths files; with a slash at the end, empty directories */
export async function decideTree(
  ignore: string,
  paths: readonly string[],
  set: RuleSet,
): Promise<{ files: string[]; directories: string[]; warnings: string[] }> {
  const rules = await readIgnoreRules(ignore, set);
  const files: string[] = [];
  const directories: string[] = [];
  const visit = (node: Node, cursor: RuleCursor, prefix: string): void => {
    for (const [name, child] of Object.entries(node)) {
      if (child === 'file') {
        if (!cursor.file(name)) files.push(prefix + name);
        continue;
      }
      const { excluded, inside } = cursor.directory(name);
      if (!excluded) directories.push(prefix + name);
      if (inside) visit(child, inside, `${prefix}${name}/`);
    }
  };
  visit(growTree(paths), rules.start('/'), '');
  const warnings = rules.warnings.map(({ at, message }) => `${at} ${message}`);
  return { files: files.toSorted(), directories: directories.toSorted(), warnings };
}

function growTree(paths: readonly string[]): Node {
  const root: Node = Object.create(null) as Node;
  for (const path of paths) {
    const parts = path.split('/');
    const last = parts.pop() ?? '';
    let node = root;
    for (const part of parts) {
      const next = node[part];
      node =
        next === undefined || next === 'file' ? (node[part] = Object.create(null) as Node) : next;
    }
    if (last !== '') node[last] = 'file';
  }
  return root;
}
