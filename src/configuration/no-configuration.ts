/** What a directory holds in place of a configuration: a Stack, or policies in the language of Terraform. */

/** `.tfstack.hcl` is what files of components were called before Stacks were generally available. */
const STACK = /\.(?:tfcomponent|tfdeploy|tfstack)\.(?:hcl|json)$/;
const POLICY = /\.policy(?:test)?\.hcl$/;

/**
 * @param names of files
 * @returns sentences that begin after the name of the directory, as in `is a Terraform Stack (…): …`; undefined for
 *   other directories
 */
export function sayWhatElse(names: readonly string[]): string | undefined {
  const sorted = [...names].sort();
  const stack = sorted.find((name) => STACK.test(name));
  if (stack !== undefined) {
    return `is a Terraform Stack (${stack}), and this gate does not judge Stacks yet: HCP Terraform plans their deployments in runs that belong to no workspace. Name the directory of a configuration with .tf files.`;
  }
  const policy = sorted.find((name) => POLICY.test(name));
  if (policy === undefined) return undefined;
  return `holds Terraform policies (${policy}), and no configuration to plan: HCP Terraform reads them from a policy set of the workspace. Name the directory of the configuration.`;
}
