/** A command that plans, as people write it after `--`. */
import type { Parsed } from '../model/parse.ts';
import type { Environment } from '../model/ports.ts';
import { alternatives, quote } from '../model/quote.ts';
import { inheritedWords } from './inherited-words.ts';
import { PLANNING_PROGRAMS, type ProgramThatPlans } from './planned-as.ts';

export interface PlanCall {
  program: ProgramThatPlans;
  /** The directory that an option names; undefined without one. */
  directory: string | undefined;
  /** The words up to `plan`, without the program. */
  before: readonly string[];
  /** Those after it, as they were written. */
  words: readonly string[];
  /** Those of them that are for the program that plans, and not for one around it. */
  ofPlan: readonly string[];
  /** Those that variables of the environment put before them. */
  inherited: readonly string[];
}

/** Options of Terragrunt that change nothing of the plan, before and after `plan`, and whether they have a value. */
const OF_TERRAGRUNT: ReadonlyMap<string, boolean> = new Map([
  ['non-interactive', false],
  ['no-color', false],
  ['no-auto-init', false],
  ['no-auto-retry', false],
  ['source-update', false],
  ['log-disable', false],
  ['log-level', true],
  ['log-format', true],
  ['download-dir', true],
  ['tf-path', true],
  ['working-dir', true],
]);

/** Reads a command, with its name. The problem is the end of a sentence that begins with the command. */
export function readPlanCall(
  [program, ...words]: readonly string[],
  environment: Environment,
): Parsed<PlanCall> {
  const name = PLANNING_PROGRAMS.find((one) => one === program);
  const at = words.indexOf('plan');
  if (name === undefined || at === -1) return { problem: NO_CALL };
  const inherited = inheritedWords(environment);
  if ('problem' in inherited) return { problem: `gets ${inherited.problem}` };
  const after = words.slice(at + 1);
  const call = { program: name, words: after, ofPlan: after, inherited: inherited.value };
  if (name === 'terragrunt') return readTerragrunt(words.slice(0, at), call);
  const [first, second] = words.slice(0, at);
  const directory = /^-chdir=(.+)$/s.exec(first ?? '')?.[1];
  if (second !== undefined || (first !== undefined && directory === undefined)) {
    return {
      problem: `gets ${quote(second ?? first ?? '')} before \`plan\`, where only \`-chdir=DIRECTORY\` may be.`,
    };
  }
  return { value: { ...call, directory, before: words.slice(0, at + 1) } };
}

const NO_CALL = `does not plan with one of ${alternatives(PLANNING_PROGRAMS)}. Write one of them with \`plan\` after \`--\`, without a wrapper; of what a wrapper planned give the saved plan.`;

function readTerragrunt(
  before: readonly string[],
  call: Omit<PlanCall, 'directory' | 'before'>,
): Parsed<PlanCall> {
  const isRun = before[0] === 'run';
  const own = readOwn(isRun ? before.slice(1) : before);
  const later = readOwn(call.words);
  const known = new Set(['--']);
  if (own.isOfSeveral || later.isOfSeveral) return { problem: SEVERAL };
  const unknown = own.others.find((word) => !known.has(word));
  if (unknown !== undefined) {
    return {
      problem: `gets ${quote(unknown)} before \`plan\`, of which Plangate does not know what it does. Give the saved plan that Terragrunt writes.`,
    };
  }
  const directory = later.directory ?? own.directory;
  return { value: { ...call, directory, before: [...before, 'plan'], ofPlan: later.others } };
}

/** The directory that Terragrunt's own options name, and the words that are none of its options. */
function readOwn(words: readonly string[]) {
  let directory: string | undefined;
  let isOfSeveral = false;
  const others: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const [, option = '', inWord] = /^--(?:terragrunt-)?([^=]+)(?:=([^]*))?$/.exec(word) ?? [];
    const hasValue = OF_TERRAGRUNT.get(option);
    if (['all', 'graph'].includes(option) || word === 'run-all') isOfSeveral = true;
    if (hasValue === undefined) {
      others.push(word);
      continue;
    }
    if (hasValue && inWord === undefined) at += 1;
    if (option === 'working-dir') directory = inWord ?? words[at];
  }
  return { directory, isOfSeveral, others };
}

const SEVERAL =
  "plans several units. Let Terragrunt save them (`--out-dir plans`), and digest these: `plangate digest 'plans/**/*.tfplan'`.";
