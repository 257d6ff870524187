/** Finds the rules that judge if there is no `policies.hcl`: `deny` and `rule` of every package. */
import * as v from '../client/wire/schema.ts';
import type { ProgramAnswer } from '../machine/ask-program.ts';
import { parseJson } from '../model/parse.ts';
import type { DeclaredPolicy } from '../service/load-policies.ts';
import { PolicyProblem } from './policy-files.ts';

const moduleSchema = v.looseObject({
  package: v.looseObject({ path: v.array(v.looseObject({ value: v.string() })) }),
  rules: v.optional(
    v.array(
      v.looseObject({
        head: v.looseObject({
          name: v.optional(v.string()),
          ref: v.optional(v.array(v.looseObject({ value: v.unknown() }))),
        }),
      }),
    ),
    [],
  ),
});

const JUDGING = ['deny', 'rule'] as const;

/**
 * @param parse asks `opa` for the syntax of one file: a search for words could miss a rule
 * @returns one mandatory policy for each rule
 */
export async function findRules(
  paths: readonly string[],
  parse: (path: string) => Promise<ProgramAnswer>,
): Promise<DeclaredPolicy[]> {
  const policies = new Map<string, DeclaredPolicy>();
  for (const path of paths) {
    const { stdout, stderr } = await parse(path);
    const read = v.safeParse(moduleSchema, parseJson(stdout));
    if (!read.success) {
      throw new PolicyProblem(`${path}: opa could not say which rules it has. ${stderr.trim()}`);
    }
    const { package: module, rules } = read.output;
    const parts = module.path.slice(1).map(({ value }) => value);
    for (const { head } of rules) {
      const named = head.ref?.[0]?.value ?? head.name;
      const rule = JUDGING.find((one) => one === named);
      if (rule === undefined) continue;
      const query = ['data', ...parts, rule].join('.');
      const name = parts.at(-1) ?? path;
      policies.set(query, { name, query, level: 'mandatory', description: '' });
    }
  }
  return distinct([...policies.values()]);
}

/** A policy of which the name is in several packages is named by its whole query. */
function distinct(policies: DeclaredPolicy[]): DeclaredPolicy[] {
  const counts = new Map<string, number>();
  for (const { name } of policies) counts.set(name, (counts.get(name) ?? 0) + 1);
  return policies.map((policy) =>
    (counts.get(policy.name) ?? 0) > 1
      ? { ...policy, name: policy.query.replace(/^data\./, '') }
      : policy,
  );
}
