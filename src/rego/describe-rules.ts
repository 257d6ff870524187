/** What is known of each policy of a set before anything is evaluated: which files it leads to, and what it reads. */
import { createHash } from 'node:crypto';
import { isOfPullRequest, isOfRun, isOfTeams, isTopKey, planPath } from './input-form.ts';
import { isNamedAsAbsent } from './schema-check.ts';
import { isDataFile } from './data-files.ts';
import { annotationsOf } from './syntax.ts';
import { lackedReader, type LackedByPlace, type LackedRead } from './read-places.ts';
import type { RegoSet } from './read-set.ts';
import { nameSome } from '../model/quote.ts';
import type { PolicyFacts } from '../policy/compare-policies.ts';
import type { PlanShape } from '../plan/plan-shape.ts';

export interface RuleFacts extends PolicyFacts {
  /** Whether METADATA says that a pass which may depend on values of the apply is advisory. */
  meansUnknown: boolean;
  /** Which of these it may read. */
  mayRead: (lacked: LackedByPlace) => readonly LackedRead[];
  /** Parts of a plan, `run` and `pull_request` that it may read and plans of this shape do not have. */
  absentIn: (plan: PlanShape) => readonly string[];
  /** Whether it may read what the files say, besides what the plan makes of them. */
  readsConfiguration: boolean;
  /** Whether it may read what was changed by others than the program that plans. */
  readsDrift: boolean;
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
    const { rules } = read;
    // What reads its whole input reads the run, if that is in it.
    const runs = form.keys.flatMap((key) => (isOfRun([key]) ? [[key]] : []));
    const parts = read.parts
      .filter(isInForm)
      .flatMap((path) => (path.length === 0 ? [path, ...runs] : [path]));
    const annotations = policy.flatMap(annotationsOf);
    const isMeant = (path: readonly string[]): boolean => isNamedAsAbsent(path, annotations);
    const needed = parts.filter((path) => !isMeant(path));
    const neededMembers = new Set(needed.map(readMember).filter(isTopKey));
    const { name, query, level } = rule;
    return {
      meansUnknown: rule.meansUnknown === true,
      mayRead: lackedReader(read.places, read.constants),
      policy: name,
      level,
      approval: rule.approval,
      file: rule.group.rules[0]?.module.file,
      absentIn: ({ keys }) => [...neededMembers].filter((member) => !Object.hasOwn(keys, member)),
      readsConfiguration: parts.some((path) => readMember(path) === 'configuration'),
      readsDrift: parts.some(mayBeDrift),
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

function mayBeDrift(path: readonly string[]): boolean {
  const [member = 'resource_drift'] = planPath(path);
  return !isOfRun(path) && !isOfPullRequest(path) && ['resource_drift', '*'].includes(member);
}

/** The first names of attributes or of parts, for a sentence. */
export function listNames(names: readonly string[]): string {
  return nameSome(
    names.map((name) => `\`${name}\``),
    MOST_NAMED,
  );
}

const MOST_NAMED = 3;
