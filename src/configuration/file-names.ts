/**
 * Which names of files count: the only place that knows. Source: `internal/configs/parser_config_dir.go` and
 * `internal/command/meta_vars.go` of Terraform 1.11.4; OpenTofu adds `.tofu`.
 */

/** The name without the ending of a configuration file, and that ending. */
const CONFIGURATION = /^(.*)\.(tf|tofu)(?:\.json)?$/s;

/** What editors leave behind. Terraform skips it, even if the ending fits: `.old.tf`, `main.tf~`, `#main.tf#`. */
const IGNORED = /^\.|~$|^#.*#$/s;

/** Any file that a program reads by itself or can be given, on file systems without case as well. */
const ANY_ENDING = /\.(?:tf|tofu|tfvars)(?:\.json)?$/i;

/** Whether Terraform or OpenTofu reads a file of this name in the directory of a module. */
export function isConfiguration(name: string): boolean {
  return CONFIGURATION.test(name) && !IGNORED.test(name);
}

/** Whether a configuration file only changes blocks that other files declare. */
export function isOverride(name: string): boolean {
  return isConfiguration(name) && /(?:^|_)override$/.test(stemOf(name));
}

/** Whether a file of this name declares blocks of its module. */
export function declaresBlocks(name: string): boolean {
  return isConfiguration(name) && !isOverride(name);
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

/** Whether Terraform reads a file of this name as values of variables, in the directory that it runs in. */
export function isVariables(name: string): boolean {
  return isMainVariables(name) || /\.auto\.tfvars(?:\.json)?$/.test(name);
}

function isMainVariables(name: string): boolean {
  return name === 'terraform.tfvars' || name === 'terraform.tfvars.json';
}

/** The files of variables among these names, in the order in which Terraform reads them: the last one wins. */
export function variablesIn(names: readonly string[]): string[] {
  const main = names.filter(isMainVariables).sort();
  return [...main, ...names.filter((name) => isVariables(name) && !isMainVariables(name)).sort()];
}

/** Whether Terraform reads a file of this name in the directory that it runs in. */
export function isRead(name: string): boolean {
  return isConfiguration(name) || isVariables(name) || name === '.terraform.lock.hcl';
}

/** Whether the ending is one of configuration or variables; the rest of the name may be one that is ignored. */
export function endsLikeRead(path: string): boolean {
  return ANY_ENDING.test(path);
}

/** Whether the ending is one of configuration, and not of variables, which may hold secrets. */
export function endsLikeConfiguration(path: string): boolean {
  return CONFIGURATION.test(path);
}
