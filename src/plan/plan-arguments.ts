/**
 * Reads the arguments of `tofu plan` as OpenTofu reads them, for a saved plan that is encrypted and says nothing itself:
 * those of the call, of `TF_CLI_ARGS` and of `TF_CLI_ARGS_plan`.
 *
 * How it reads them: https://github.com/opentofu/opentofu/blob/v1.12.6/cmd/tofu/main.go (`mergeEnvArgs`),
 * https://github.com/opentofu/opentofu/blob/v1.12.6/internal/command/arguments/plan.go, and https://pkg.go.dev/flag.
 */
import type { Environment } from '../model/ports.ts';
import { quote } from '../model/quote.ts';
import type { Parsed } from '../model/parse.ts';
import { splitWords } from '../configuration/argument-files.ts';
import { firstAddresses, type PlannedAs } from './planned-as.ts';

/** A call of `tofu plan`. */
export interface PlanCall {
  /** The directory of `-chdir`; undefined without it. */
  directory: string | undefined;
  /** The arguments after `plan`, as they were written. */
  words: readonly string[];
  /** How it plans, as far as arguments say it. */
  planned: Pick<
    PlannedAs,
    'mode' | 'targets' | 'excludes' | 'actions' | 'deferred' | 'refreshed' | 'unknown'
  >;
  /** Where the saved plan goes; undefined if it is not saved. */
  out: string | undefined;
  /** Whether exit code 2 means that something changes. */
  hasDetailedExitCode: boolean;
}

/** Reads a command, with its name. The problem is the end of a sentence that begins with the command. */
export function readPlanCall(
  [program, ...words]: readonly string[],
  environment: Environment,
): Parsed<PlanCall> {
  const [, directory] = /^-chdir=(.+)$/s.exec(words[0] ?? '') ?? [];
  const [command, ...given] = directory === undefined ? words : words.slice(1);
  if (program !== 'tofu' || command !== 'plan') return { problem: NO_CALL };
  const merged: string[] = [];
  // Each list is put right behind `plan`, and this one last.
  for (const name of ['TF_CLI_ARGS_plan', 'TF_CLI_ARGS']) {
    const split = splitWords(environment[name] ?? '');
    if ('problem' in split) return { problem: `gets ${name}, which ${split.problem}` };
    merged.push(...split.value);
  }
  merged.push(...given);
  const { flags, unknown, problem } = readFlags(merged.filter((word) => !VIEW_WORDS.has(word)));
  if (problem !== undefined) return { problem };
  const valuesOf = (...names: string[]) =>
    flags.flatMap(({ name, value }) => (names.includes(name) ? value : []));
  const isSet = (name: string, otherwise: boolean) =>
    flags.findLast((flag) => flag.name === name)?.isOn ?? otherwise;
  const otherMode = isSet('refresh-only', false) ? 'refresh-only' : 'normal';
  return {
    value: {
      directory,
      words: given,
      planned: {
        mode: isSet('destroy', false) ? 'destroy' : otherMode,
        targets: firstAddresses(valuesOf('target', 'target-file')),
        excludes: firstAddresses(valuesOf('exclude', 'exclude-file')),
        actions: [],
        deferred: false,
        refreshed: isSet('refresh', true),
        unknown,
      },
      out: valuesOf('out').at(-1) || undefined,
      hasDetailedExitCode: isSet('detailed-exitcode', false),
    },
  };
}

const NO_CALL =
  'is no call of `tofu plan`. Write `tofu plan` or `tofu -chdir=DIRECTORY plan` after `--`, without a wrapper; of Terraform, and of a plan that is not encrypted, give the saved plan.';

/** OpenTofu takes these words out before it reads flags, wherever they are: also where they would be the value of one. */
const VIEW_WORDS: ReadonlySet<string> = new Set([
  '-no-color',
  '-compact-warnings',
  '-consolidate-warnings',
  '-consolidate-warnings=true',
  '-consolidate-warnings=false',
  '-consolidate-errors',
  '-consolidate-errors=true',
  '-consolidate-errors=false',
  '-concise',
]);

/** Flags that need no value. */
const SWITCHES: ReadonlySet<string> = new Set([
  'lock',
  'refresh',
  'destroy',
  'refresh-only',
  'detailed-exitcode',
  'input',
  'show-sensitive',
  'json',
]);

/** Flags with a value. */
const WITH_VALUE: ReadonlySet<string> = new Set([
  'lock-timeout',
  'state',
  'state-out',
  'backup',
  'parallelism',
  'target',
  'target-file',
  'exclude',
  'exclude-file',
  'replace',
  'var',
  'var-file',
  'out',
  'generate-config-out',
  'deprecation',
  'json-into',
]);

const ON: readonly string[] = ['1', 't', 'T', 'TRUE', 'true', 'True'];
const OFF: readonly string[] = ['0', 'f', 'F', 'FALSE', 'false', 'False'];

interface Flag {
  name: string;
  value: string;
  /** Of a switch. */
  isOn: boolean;
}

/**
 * Reads flags as Go's package `flag` does. After one that is not known nothing is certain: it may take the next word.
 *
 * @returns with a `problem` where the program would refuse the call
 */
function readFlags(words: readonly string[]): {
  flags: Flag[];
  unknown: string[];
  problem?: string;
} {
  const flags: Flag[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const written = /^--?([^-=][^=]*)(?:=([^]*))?$/.exec(word);
    if (written === null) {
      const isEnd = word === '--' && at === words.length - 1;
      if (isEnd) break;
      return { flags, unknown: [], problem: `gets ${quote(word)}, which \`tofu plan\` refuses.` };
    }
    const [, name = '', inWord] = written;
    if (SWITCHES.has(name)) {
      const isOn = inWord === undefined || ON.includes(inWord);
      if (!isOn && !OFF.includes(inWord ?? '')) {
        return { flags, unknown: [], problem: `gets ${quote(word)}, which \`tofu plan\` refuses.` };
      }
      flags.push({ name, value: '', isOn });
    } else if (WITH_VALUE.has(name)) {
      const value = inWord ?? words[++at];
      if (value === undefined) {
        return { flags, unknown: [], problem: `gets ${quote(word)} without a value.` };
      }
      flags.push({ name, value, isOn: true });
    } else return { flags, unknown: [`-${name}`.slice(0, 100)] };
  }
  return { flags, unknown: [] };
}
