/** Names of files that Terraform reads by itself. */

/** Terraform skips files with these names, even if their ending fits. */
const IGNORED_NAME = /^\.|~$|^#.*#$/s;

/** Whether Terraform or OpenTofu reads a file of this name in the directory of a module. */
export function isConfiguration(name: string): boolean {
  return /\.(?:tf|tofu)(?:\.json)?$/.test(name) && !IGNORED_NAME.test(name);
}

/** Whether Terraform reads a file of this name in the directory that it runs in. */
export function isRead(name: string): boolean {
  return isConfiguration(name) || isVariables(name) || name === '.terraform.lock.hcl';
}

/** Whether Terraform reads a file of this name as values of variables. */
export function isVariables(name: string): boolean {
  return /^terraform\.tfvars(?:\.json)?$|\.auto\.tfvars(?:\.json)?$/.test(name);
}
