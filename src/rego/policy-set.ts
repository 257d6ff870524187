/** A set of policies as `policies.hcl` declares it, and what judges by it. */
import type { AttributePath } from '../model/attribute-path.ts';
import { parseHcl } from '../configuration/syntax/parse-hcl.ts';
import { literalsIn } from '../configuration/literal.ts';
import { unknownKeys } from '../model/parse.ts';
import type { Sentence } from '../model/sentence.ts';
import type { ApprovalRule } from '../policy/policy-owners.ts';
import type { PolicyInput } from './input-form.ts';

export const POLICY_LEVELS = [
  'advisory',
  'soft-mandatory',
  'hard-mandatory',
  'mandatory',
  'mandatory-overridable',
] as const;
export type PolicyLevel = (typeof POLICY_LEVELS)[number];

/** The policies of one directory. */
export interface DeclaredSet {
  name: string;
  policies: DeclaredPolicy[];
  judge: Judge;
}

/** One `policy` block of `policies.hcl`. */
export interface DeclaredPolicy {
  name: string;
  /** The query `data.terraform.policies.<name>.deny`: each entry that it returns is a reason to fail. */
  query: string;
  level: PolicyLevel;
  description: string;
  /** Its line in policies.hcl. */
  line?: number;
  /** `approvers` and `approvals` of the block, as far as they are literal; left out if it has neither. */
  written?: { approvers: unknown; count: unknown } | undefined;
  /** Who must agree to a failure, once that was read. */
  approval?: ApprovalRule | undefined;
  /** The argument that its messages are about, by METADATA, unless a message says another one. */
  argument?: AttributePath | undefined;
}

const ATTRIBUTES = ['query', 'enforcement_level', 'description', 'approvers', 'approvals'];

/** Reads `policies.hcl`, and adds everything that is wrong with it to `problems`. */
export function readDeclaredPolicies(
  text: string | undefined,
  problems: string[],
): DeclaredPolicy[] {
  if (text === undefined) {
    problems.push('policies.hcl is missing; it names the policies, their queries and their levels');
    return [];
  }
  const parsed = parseHcl(text);
  const names = new Set<string>();
  for (const { message, range } of parsed.problems) {
    problems.push(`policies.hcl line ${String(range.startLine)}: ${message}`);
  }
  for (const { range } of parsed.body.attributes) {
    problems.push(`policies.hcl line ${String(range.startLine)}: ${KNOWN_BLOCKS}`);
  }
  return parsed.body.blocks.flatMap((block) => {
    const name = block.labels[0] ?? '';
    /** Undefined if it is not there; null if it is no literal. */
    const valueOf = (attribute: string): unknown => {
      const argument = block.body.attributes.find((candidate) => candidate.name === attribute);
      return argument && (literalsIn(argument.value).value ?? null);
    };
    const textAt = (attribute: string): string | undefined => {
      const value = valueOf(attribute);
      return typeof value === 'string' ? value : undefined;
    };
    const query = textAt('query');
    const level = POLICY_LEVELS.find((known) => known === textAt('enforcement_level'));
    const where = `policies.hcl line ${String(block.range.startLine)}`;
    if (block.type !== 'policy' || name === '' || block.labels.length > 1) {
      problems.push(`${where}: ${KNOWN_BLOCKS}`);
    }
    const attributes = block.body.attributes.map((attribute) => attribute.name);
    const inside = block.body.blocks.map(({ type }) => type);
    for (const [keys, known] of [
      [attributes, ATTRIBUTES],
      [inside, []],
    ] as const) {
      const record = Object.fromEntries(keys.map((key) => [key, key]));
      const unknown = unknownKeys(record, known, `policy "${name}"`, 'the policy');
      problems.push(...unknown.map(({ where: of, message }) => `${where}: ${of} ${message}`));
    }
    const repeated = attributes.find((attribute, index) => attributes.indexOf(attribute) !== index);
    if (repeated !== undefined)
      problems.push(`${where}: policy "${name}" has ${repeated} twice. Keep one.`);
    if (query === undefined) problems.push(`${where}: policy "${name}" has no query`);
    if (level === undefined) {
      problems.push(
        `${where}: policy "${name}" has no enforcement_level, or none of ${POLICY_LEVELS.join(', ')}`,
      );
    }
    if (names.has(name)) problems.push(`${where}: policy "${name}" is there twice. Rename one.`);
    names.add(name);
    if (query === undefined || level === undefined) return [];
    const line = block.range.startLine;
    const description = textAt('description') ?? '';
    const [approvers, count] = [valueOf('approvers'), valueOf('approvals')];
    const written =
      approvers === undefined && count === undefined ? undefined : { approvers, count };
    return [{ name, query, level, description, line, ...(written && { written }) }];
  });
}

const KNOWN_BLOCKS = 'only blocks of the form policy "name" { … } are known';

/** A question about one policy alone, and about the plan without some of its parts. The answer is a list with one result. */
export interface NarrowedQuestion {
  policy: string;
  /** Paths in the plan: names of members and indexes of lists. They are removed one after the other. */
  without: readonly (readonly string[])[];
}

export interface Judge {
  /** Of `opa`, as in `1.22.4`. */
  version: string;
  /** Answers for each policy of the set, in their order. */
  evaluate: (
    input: PolicyInput,
    signal: AbortSignal,
    narrowed?: NarrowedQuestion,
  ) => Promise<JudgedPolicy[]>;
}

/**
 * What a policy says of one plan. `errored`: it broke, as it would everywhere. `not_evaluated`: it could
 * not be judged here, so nothing is known.
 */
export interface JudgedPolicy {
  name: string;
  status: 'passed' | 'failed' | 'errored' | 'not_evaluated';
  /** One entry for each reason to fail, or what went wrong. */
  output: unknown[];
  /** For each entry of a failure, the whole answer as JSON, with all digits of its numbers and with sorted keys. */
  answers?: readonly string[] | undefined;
  /** The same entries without values of the plan, where only some words of `opa` in them can hold one; undefined for others. */
  withoutValues?: readonly (string | undefined)[] | undefined;
  /** Whether it was not evaluated because the plan lacks what it reads, and for no other reason. */
  lacksInput?: boolean | undefined;
  /** What it printed, and what else there is to say of it; ends of sentences. */
  remarks?: readonly Sentence[] | undefined;
}
