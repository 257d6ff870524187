/** A first policy with its test and its level, for a repository that has none: of a resource that the repository can have. */
import { posix } from 'node:path';
import type { ProposedFile } from './write-files.ts';

interface Example {
  /** Local names of the providers of which it is; without one, it is for every plan. */
  providers: readonly string[];
  /** Of its files and its package, with `_`. */
  name: string;
  description: string;
  level: 'mandatory' | 'advisory';
  policy: string;
  test: string;
}

/** For one attribute that has to be true. */
function booleanPolicy(about: {
  name: string;
  says: string;
  type: string;
  attribute: string;
  resource: string;
}): Pick<Example, 'name' | 'policy' | 'test'> {
  const { name, says, type, attribute, resource } = about;
  return {
    name,
    policy: `# ${says}; what is known only after the apply is not. A message begins with the address of the resource: a report then shows its line.
package policies.${name}

deny contains message if {
	some change in input.plan.resource_changes
	change.type == "${type}"
	change.change.after != null
	not is_right(change.change)
	message := sprintf("%s: attribute \\"${attribute}\\" is not true", [change.address])
}

is_right(change) if change.after.${attribute} == true
`,
    test: `package policies.${name}_test

import data.policies.${name}

planned(values) := {"plan": {"resource_changes": [{
	"address": "${type}.${resource}",
	"type": "${type}",
	"change": {"after": values, "after_unknown": {}},
}]}}

test_what_is_not_true_is_denied if {
	denied := ${name}.deny with input as planned({"${attribute}": false})
	denied == {"${type}.${resource}: attribute \\"${attribute}\\" is not true"}
}

test_what_is_true_passes if {
	denied := ${name}.deny with input as planned({"${attribute}": true})
	denied == set()
}
`,
  };
}

const EXAMPLES: readonly [Example, ...Example[]] = [
  {
    providers: ['aws'],
    description: 'Volumes are encrypted at rest.',
    level: 'mandatory',
    ...booleanPolicy({
      name: 'encrypted_volumes',
      says: 'Volumes are encrypted',
      type: 'aws_ebs_volume',
      attribute: 'encrypted',
      resource: 'data',
    }),
  },
  {
    providers: ['azurerm'],
    description: 'Storage accounts are reached by HTTPS alone.',
    level: 'mandatory',
    ...booleanPolicy({
      name: 'storage_by_https',
      says: 'Storage accounts are reached by HTTPS alone',
      type: 'azurerm_storage_account',
      attribute: 'https_traffic_only_enabled',
      resource: 'logs',
    }),
  },
  {
    providers: ['google', 'google-beta'],
    description: 'Access to buckets is decided by their bucket alone.',
    level: 'mandatory',
    ...booleanPolicy({
      name: 'uniform_buckets',
      says: 'Access to an object is decided by its bucket alone',
      type: 'google_storage_bucket',
      attribute: 'uniform_bucket_level_access',
      resource: 'logs',
    }),
  },
  {
    providers: [],
    name: 'deletions',
    description: 'What a pull request deletes is said.',
    level: 'advisory',
    policy: `# What a pull request deletes is said. A message begins with the address of the resource: a report then shows its line.
package policies.deletions

deny contains message if {
	some change in input.plan.resource_changes
	"delete" in change.change.actions
	message := sprintf("%s would be deleted", [change.address])
}
`,
    test: `package policies.deletions_test

import data.policies.deletions

planned(actions) := {"plan": {"resource_changes": [{
	"address": "terraform_data.logs",
	"type": "terraform_data",
	"change": {"actions": actions},
}]}}

test_what_is_deleted_is_denied if {
	denied := deletions.deny with input as planned(["delete"])
	denied == {"terraform_data.logs would be deleted"}
}

test_what_is_created_passes if {
	denied := deletions.deny with input as planned(["create"])
	denied == set()
}
`,
  },
];

/**
 * The example of the provider that most configurations use.
 *
 * @param used local names of the providers of each configuration; undefined where the repository has none at all
 * @param directory in which the files are, relative to where `init` was started
 */
export function firstPolicy(
  used: readonly (readonly string[])[] | undefined,
  directory: string,
): ProposedFile[] {
  const [usual] = EXAMPLES;
  const uses = ({ providers }: Example) =>
    used?.filter((names) => providers.some((name) => names.includes(name))).length ?? 0;
  const general = EXAMPLES.find(({ providers }) => providers.length === 0) ?? usual;
  const [most = usual] = EXAMPLES.toSorted((one, other) => uses(other) - uses(one));
  const chosen = uses(most) > 0 ? most : general;
  const { name, description, level, policy, test } = used === undefined ? usual : chosen;
  const word = name.replaceAll('_', '-');
  const levels = `policy "${word}" {
  description       = "${description}"
  query             = "data.policies.${name}.deny"
  enforcement_level = "${level}"
}
`;
  return [
    [posix.join(directory, 'policies.hcl'), levels],
    [posix.join(directory, `${name}.rego`), policy],
    [posix.join(directory, `${name}_test.rego`), test],
  ];
}
