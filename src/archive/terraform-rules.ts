/** Terraform's own rules, and what its traps would leak withheld on top of them. */
import type { Branch } from './automaton-program.ts';
import { createAutomaton, type Automaton, type State } from './automaton.ts';
import type { RuleCursor, RuleReference } from './rule-cursor.ts';
import { readAsTerraform, readLiterally } from './terraform-globs.ts';
import { toGlob, type RuleLine } from './terraform-lines.ts';

/** Apply before every rule of the file. */
const DEFAULTS: readonly Pick<RuleLine, 'negated' | 'glob'>[] = [
  { negated: false, glob: '**/.terraform/**' },
  { negated: true, glob: '**/.terraform/modules/**' },
  { negated: false, glob: '**/.git/**' },
];

interface Rules {
  automaton: Automaton;
  reference(rule: number): RuleReference;
  isNegated(rule: number): boolean;
  /** Told when a rule met a directory whose contents Terraform would upload all the same. */
  onEntryOnly(rule: RuleReference): void;
}

/** Decides as Terraform does, bug for bug. */
export function startExactly(
  lines: readonly RuleLine[],
  onEntryOnly: (rule: RuleReference) => void,
): () => RuleCursor {
  const rules = prepare(lines, branchesAsTerraform, onEntryOnly);
  const all = [...DEFAULTS, ...lines];
  const lastNegation = all.findLastIndex(({ negated }) => negated);

  const at = (state: State): RuleCursor => ({
    file: (name) => exclusion(rules, rules.automaton.step(state, name)),
    directory(name) {
      const entry = rules.automaton.step(state, name);
      const contents = rules.automaton.step(entry, '/');
      const inside = at(contents);
      const rule = exclusion(rules, entry);
      // An entry that is withheld by its name is not asked about its contents any more.
      if (rule) {
        if (rule.line !== undefined) rules.onEntryOnly(rule);
        return { withheld: rule, inside };
      }
      const { last } = rules.automaton.summarise(contents);
      if (last < 0 || rules.isNegated(last)) return { inside };
      const withheld = rules.reference(last);
      return last > lastNegation ? { withheld } : { withheld, inside };
    },
  });
  return () => at(rules.automaton.start());
}

/**
 * Never ships a file that `startExactly` withholds: an excluding rule matches all that Terraform
 * makes of it and what its author meant, a reviving rule only what Terraform makes of it, and
 * what was excluded as a directory stays excluded until a later rule revives it.
 */
export function startSafely(
  lines: readonly RuleLine[],
  onEntryOnly: (rule: RuleReference) => void,
): () => RuleCursor {
  const rules = prepare(lines, branchesSafely, onEntryOnly);
  const { automaton } = rules;

  const at = (state: State, inherited: number): RuleCursor => ({
    file(name) {
      const { last } = automaton.summarise(automaton.step(state, name));
      const rule = Math.max(inherited, last);
      return rule < 0 || rules.isNegated(rule) ? undefined : rules.reference(rule);
    },
    directory(name) {
      const entry = automaton.step(state, name);
      const contents = automaton.step(entry, '/');
      const own = automaton.summarise(entry).last;
      const { last: whole, revivable } = automaton.summarise(contents);
      const latest = Math.max(inherited, own, whole);
      const excluded = latest >= 0 && !rules.isNegated(latest) ? latest : -1;
      const contentsExcluded = whole >= 0 && !rules.isNegated(whole);
      if (excluded === own && own > inherited && !contentsExcluded && own >= DEFAULTS.length) {
        rules.onEntryOnly(rules.reference(own));
      }
      const withheld = [excluded, own, whole].find((rule) => rule >= 0 && !rules.isNegated(rule));
      const inside = excluded >= 0 && revivable < excluded ? undefined : at(contents, excluded);
      return {
        ...(withheld !== undefined && { withheld: rules.reference(withheld) }),
        ...(inside && { inside }),
      };
    },
  });
  return () => at(automaton.start(), -1);
}

function prepare(
  lines: readonly RuleLine[],
  read: (line: RuleLine) => Omit<Branch, 'rule'>[],
  onEntryOnly: (rule: RuleReference) => void,
): Rules {
  const defaults: RuleLine[] = DEFAULTS.map((rule) => ({
    ...rule,
    line: 0,
    text: `${rule.negated ? '!' : ''}${rule.glob}`,
  }));
  const all = [...defaults, ...lines];
  const isNegated = (rule: number): boolean => all[rule]?.negated ?? false;
  const branches = all.flatMap((line, rule) => read(line).map((branch) => ({ ...branch, rule })));
  return {
    automaton: createAutomaton(branches, isNegated),
    isNegated,
    reference(rule) {
      const { line, text } = all[rule] ?? { line: 0, text: '' };
      return line === 0 ? { text } : { line, text: text.trim() };
    },
    onEntryOnly,
  };
}

function exclusion(rules: Rules, state: State): RuleReference | undefined {
  const { last } = rules.automaton.summarise(state);
  return last < 0 || rules.isNegated(last) ? undefined : rules.reference(last);
}

function branchesAsTerraform({ glob, oddity }: RuleLine): Omit<Branch, 'rule'>[] {
  if (oddity === 'blank' || oddity === 'lone-negation') return [];
  const reading = readAsTerraform(glob);
  return reading ? [reading] : [];
}

/** Characters that Terraform may read otherwise than they are meant. */
const LIVE = /[()[\]{}+|^\\]/;

function branchesSafely(line: RuleLine): Omit<Branch, 'rule'>[] {
  if (line.oddity === 'everything') return [];
  const terraform = branchesAsTerraform(line);
  if (line.negated || line.oddity === 'blank' || line.oddity === 'lone-negation') return terraform;
  const { glob } = line;
  const meant = line.oddity === 'byte-order-mark' ? withoutMark(line.text) : glob;
  if (meant === undefined) return terraform;
  const forms = new Set([meant, meant.normalize('NFC'), meant.normalize('NFD')]);
  const literal = [...forms].map(readLiterally);
  return LIVE.test(glob) || meant !== glob ? [...terraform, ...literal] : literal;
}

/** What the first line would have said without the mark, if that excludes something. */
function withoutMark(text: string): string | undefined {
  const pattern = text.slice(1).trim();
  return pattern === '' || pattern === '/' || /^[#!]/.test(pattern) ? undefined : toGlob(pattern);
}
