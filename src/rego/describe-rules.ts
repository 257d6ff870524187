/** What is known of each policy of a set before anything is evaluated: which files it leads to, and what it reads. */
import { createHash } from 'node:crypto';
import { isOfPullRequest, isOfRun, isOfTeams, isTopKey, planPath } from './input-form.ts';
import { isNamedAsAbsent } from './schema-check.ts';
import { isDataFile } from './data-files.ts';
import { annotationsOf } from './syntax.ts';
import { ANY_ATTRIBUTE } from './may-read.ts';
import type { RegoSet } from './read-set.ts';
import { nameSome } from '../model/quote.ts';
import type { PolicyFacts } from '../policy/compare-policies.ts';
import type { PlanShape } from '../plan/plan-shape.ts';
import { ANY_NAME, OF_OUTPUT } from '../plan/redacted-plan.ts';

export interface RuleFacts extends PolicyFacts {
  /**
   * Which of these names of sensitive values it may read, in the order of the alphabet; none if it may read such values
   * without naming them, as `walk` does. Undefined: it reads no sensitive value.
   */
  mayRead: (hidden: ReadonlySet<string>) => readonly string[] | undefined;
  /** Parts of a plan, `run` and `pull_request` that it may read and plans of this shape do not have. */
  absentIn: (plan: PlanShape) => readonly string[];
  /** Whether it may read what the files say, besides what the plan makes of them. */
  readsConfiguration: boolean;
  /** Paths in the run that it may read, without those that its METADATA names as absent. */
  readsOfRun: readonly (readonly string[])[];
  /** Paths in the pull request that it may read, without those that its METADATA names as absent. */
  readsOfPullRequest: readonly (readonly string[])[];
  /** Whether it may read the teams of the pull request's author. */
  readsTeams: boolean;
}

/** The policies of a set, in the order in which it judges. */
export function describeRules({ policies: { files }, readings, form }: RegoSet): RuleFacts[] {
  const textOf = (name: string): string => Buffer.from(files.get(name) ?? '').toString();
  const data = [...files.keys()].filter(isDataFile).sort();
  // A plan that is read as a whole is read with the member that a redacted one lacks.
  const readMember = (path: readonly string[]): string =>
    isOfRun(path) ? 'run' : (planPath(path)[0] ?? 'configuration');
  // The key of another tool's document is not in this one.
  const isInForm = ([key]: readonly string[]) =>
    key === undefined || form.keys.includes(key) || !isTopKey(key);
  return readings.map(({ rule, reads: read }): RuleFacts => {
    const { group, exception } = rule;
    const policy = exception === undefined ? [group] : [group, exception.group];
    const { rules, attributes } = read;
    // What reads its whole input reads the run, if that is in it.
    const runs = form.keys.flatMap((key) => (isOfRun([key]) ? [[key]] : []));
    const parts = read.parts
      .filter(isInForm)
      .flatMap((path) => (path.length === 0 ? [path, ...runs] : [path]));
    const annotations = policy.flatMap(annotationsOf);
    const isMeant = (path: readonly string[]): boolean => isNamedAsAbsent(path, annotations);
    const needed = parts.filter((path) => !isMeant(path));
    const neededMembers = new Set(needed.map(readMember).filter(isTopKey));
    const readsOutputs = parts.some(
      (path) => (planPath(path)[0] ?? 'output_changes') === 'output_changes',
    );
    const readsName = (attribute: string): boolean => {
      if (attribute === OF_OUTPUT) return readsOutputs && attributes.size > 0;
      return attribute === ANY_NAME ? attributes.size > 0 : attributes.has(attribute);
    };
    const { name, query, level } = rule;
    return {
      mayRead: (hidden) => {
        const readNames = [...hidden].filter(readsName).sort();
        const isOfResource = [...hidden].some((attribute) => attribute !== OF_OUTPUT);
        const readsUnnamed = attributes.has(ANY_ATTRIBUTE) && isOfResource;
        return readNames.length > 0 || readsUnnamed ? readNames : undefined;
      },
      policy: name,
      level,
      approval: rule.approval,
      file: rule.group.rules[0]?.module.file,
      absentIn: ({ keys }) => [...neededMembers].filter((member) => !Object.hasOwn(keys, member)),
      readsConfiguration: parts.some((path) => readMember(path) === 'configuration'),
      readsOfRun: needed.filter(isOfRun).map((path) => path.slice(1)),
      readsOfPullRequest: needed.filter(isOfPullRequest).map((path) => path.slice(1)),
      readsTeams: parts.some(isOfTeams),
      get identity() {
        const sources = [...rules].flatMap((used) => used.rules.map(({ module }) => module.file));
        const texts = [...[...new Set(sources)].sort(), ...data].map((file) => [
          file,
          textOf(file),
        ]);
        // Policies that lead to the same files, with the same name, query and level, say the same of every plan.
        const identity = JSON.stringify([name, query, level, texts]);
        return createHash('sha256').update(identity).digest('hex');
      },
    };
  });
}

/** The first names of attributes or of parts, for a sentence. */
export function listNames(names: readonly string[]): string {
  const words = names.map((name) => NAMES_IN_WORDS.get(name) ?? `\`${name}\``);
  return nameSome(words, MOST_NAMED);
}

const NAMES_IN_WORDS: ReadonlyMap<string, string> = new Map([
  [ANY_NAME, 'a whole value'],
  [OF_OUTPUT, 'the value of an output'],
]);
const MOST_NAMED = 3;
