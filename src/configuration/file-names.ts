/**
 * Which names of files count: the only place that knows. Source: `internal/configs/parser_config_dir.go` and
 * `internal/command/meta_vars.go` of Terraform 1.11.4; OpenTofu adds `.tofu`.
 */

import { foldCase } from '../model/go-text.ts';

/** The name without the ending of a configuration file, and that ending. */
const CONFIGURATION = /^(.*)\.(tf|tofu)(?:\.json)?$/s;

/** A file of variables under any name, also on file systems without case: a program can be given it. */
export const VARIABLES = /\.tfvars(?:\.json)?$/;

/** Whether Terraform or OpenTofu reads a file of this name in the directory of a module. They skip `.old.tf`. */
export function isConfiguration(name: string): boolean {
  return CONFIGURATION.test(name) && !name.startsWith('.');
}

/** Whether a configuration file only changes blocks that other files declare. */
export function isOverride(name: string): boolean {
  return isConfiguration(name) && /(?:^|_)override$/.test(stemOf(name));
}

/** Whether a file of this name declares blocks of its module. */
export function declaresBlocks(name: string): boolean {
  return isConfiguration(name) && !isOverride(name);
}

/** The configuration files among the entries of a directory, in the order in which they are read: overrides last. */
export function configurationIn(names: readonly string[]): string[] {
  const sorted = names.toSorted(compareBytes);
  return [...sorted.filter(declaresBlocks), ...sorted.filter(isOverride)];
}

const SURROGATE = /[\ud800-\udfff]/;

/** Orders two names as their UTF-8 bytes are ordered, which is how both programs read files. */
export function compareBytes(a: string, b: string): number {
  const hasSurrogate = SURROGATE.test(a) || SURROGATE.test(b);
  if (hasSurrogate) return Buffer.compare(Buffer.from(a), Buffer.from(b));
  // Without surrogates, the code units of UTF-16 have the same order.
  return a < b ? -1 : Number(a > b);
}

/** What plans a configuration. */
export type ProgramName = 'terraform' | 'tofu';

/**
 * The configuration files that a program reads, of those in `names`: Terraform none of OpenTofu alone, and OpenTofu none
 * of Terraform that has one of its own beside it.
 */
export function readBy(program: ProgramName, names: readonly string[]): string[] {
  if (program === 'terraform') return names.filter((name) => !isForTofuAlone(name));
  const all = new Set(names);
  return names.filter(
    (name) => !all.has(name.replace(/\.tf((?:\.json)?)$/, '.tofu$1')) || isForTofuAlone(name),
  );
}

/** The programs that may each read something else of these files; Terraform alone stands for both where they do not. */
export function programsFor(names: readonly string[]): ProgramName[] {
  return names.some(isForTofuAlone) ? ['terraform', 'tofu'] : ['terraform'];
}

/** Whether OpenTofu reads a configuration file, and Terraform does not. */
export function isForTofuAlone(name: string): boolean {
  return CONFIGURATION.exec(name)?.[2] === 'tofu';
}

/** The name of a configuration file without its ending; other names are unchanged. */
export function stemOf(name: string): string {
  return CONFIGURATION.exec(name)?.[1] ?? name;
}

/** Whether a file has the syntax of JSON. */
export function isJsonSyntax(name: string): boolean {
  return name.endsWith('.json');
}

/** The files of variables among these names, in the order in which Terraform reads them: the last one wins. */
export function variablesIn(names: readonly string[]): string[] {
  const sorted = names.toSorted(compareBytes);
  const main = sorted.filter((name) => /^terraform\.tfvars(?:\.json)?$/.test(name));
  return [...main, ...sorted.filter((name) => /\.auto\.tfvars(?:\.json)?$/.test(name))];
}

/** The name of the lock file of providers. */
export const LOCK_FILE = '.terraform.lock.hcl';

/** Whether Terraform reads a file of this name in the directory that it runs in. */
export function isRead(name: string): boolean {
  return isConfiguration(name) || variablesIn([name]).length > 0 || name === LOCK_FILE;
}

const TESTS: Readonly<Record<ProgramName, RegExp>> = {
  terraform: /\.tftest\.(?:hcl|json)$/,
  tofu: /\.(?:tf|tofu)test\.(?:hcl|json)$/,
};

/** Whether a program takes a file of this name for one of tests, whose providers and modules `init` installs. */
export function isTest(program: ProgramName, name: string): boolean {
  return TESTS[program].test(name) && !name.startsWith('.');
}

/** Whether a file of this name has queries, whose providers `init` installs. */
export function isQuery(name: string): boolean {
  return /\.tfquery\.(?:hcl|json)$/.test(name) && !name.startsWith('.');
}

/** Whether Terraform reads a file at this path in some directory, or a person can pass it as variables. */
export function mayBeRead(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return isConfiguration(name) || VARIABLES.test(foldCase(name));
}
