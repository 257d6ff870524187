/** Loads a directory of policies: `policies.hcl` with `policy.wasm` or `bundle.tar.gz`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hcl } from '../locate/hcl.ts';
import type { EvaluatedPolicy } from './evaluated.ts';
import type { PolicyInput } from './policy-input.ts';
import type { Value } from './plan/value.ts';
import { evaluate, withoutNames } from './plan/evaluate.ts';
import { loadRego, type RegoModule } from './opa.ts';
import { readTarSync } from './tar.ts';
import { POLICY_LEVELS, type PolicyLevel } from './script.ts';
import { errorMessage } from '../model/error-message.ts';

export const POLICY_SYSTEMS = ['policy-check', 'policy-evaluation', 'terraform-policy'] as const;

/** The policies of one directory, and the policy system that they run in. */
export interface PolicySet {
  name: string;
  description: string | null;
  system: (typeof POLICY_SYSTEMS)[number];
  /** Whether a person may override failures of mandatory policies. */
  overridable: boolean;
  policies: DeclaredPolicy[];
  rego: RegoModule;
  /** The program that evaluates this set instead of `rego`. */
  program?: PolicyProgram;
}

/** A program that evaluates policies in other processes. */
interface PolicyProgram {
  kind: 'sentinel';
  version: string;
  judge: (input: PolicyInput, signal: AbortSignal) => Promise<EvaluatedPolicy[]>;
}

/** One `policy` block of `policies.hcl`. */
export interface DeclaredPolicy {
  name: string;
  /** The query `data.terraform.policies.<name>.deny`: each entry that it returns is a reason to fail. */
  query: string;
  level: PolicyLevel;
  description: string;
}

interface PolicySetOptions {
  name: string;
  /** The directory to load; left out, the example policies that come with this program. */
  directory?: string;
  system: PolicySet['system'];
  overridable: boolean;
  description?: string | undefined;
  /** Names of policies; all when left out. */
  only?: readonly string[] | undefined;
  /** Levels that replace those of the file, by name of the policy. */
  levels?: Readonly<Record<string, PolicyLevel>> | undefined;
}

/** Reads and checks one policy set. Throws an Error that lists everything wrong with it. */
export function loadPolicySet(options: PolicySetOptions, hcl: Hcl): PolicySet {
  const { directory } = options;
  const problems: string[] = [];
  const text = directory === undefined ? readBundled('policies.hcl') : readDeclarations(directory);
  const policies = readPolicies(text, hcl, problems)
    .filter(({ name }) => options.only?.includes(name) ?? true)
    .map((policy) => ({ ...policy, level: options.levels?.[policy.name] ?? policy.level }));
  let rego: RegoModule | undefined;
  try {
    rego = directory === undefined ? loadRego(readBundled('policy.wasm')) : loadBundle(directory);
    for (const { name, query } of policies) {
      if (!rego.queries.includes(query)) {
        problems.push(
          `policy "${name}": ${query} is no entry point of the compiled bundle; it has ${rego.queries.join(', ')}`,
        );
      }
    }
  } catch (error) {
    problems.push(errorMessage(error));
  }
  if (problems.length > 0 || rego === undefined) {
    throw new Error(
      `The policy set in ${directory ?? 'this program'} cannot be used:\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
  }
  return {
    name: options.name,
    description: options.description ?? null,
    system: options.system,
    overridable: options.overridable,
    policies,
    rego,
  };
}

function readDeclarations(directory: string): Uint8Array | undefined {
  const file = join(directory, 'policies.hcl');
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** Reads `policies.hcl`, and adds everything that is wrong with it to `problems`. */
export function readPolicies(
  text: Uint8Array | undefined,
  hcl: Hcl,
  problems: string[],
): DeclaredPolicy[] {
  if (text === undefined) {
    problems.push('policies.hcl is missing; it names the policies, their queries and their levels');
    return [];
  }
  const parsed = hcl.parse(new TextDecoder().decode(text));
  for (const { message, range } of parsed.problems) {
    problems.push(`policies.hcl line ${String(range.startLine)}: ${message}`);
  }
  return parsed.body.blocks.flatMap((block) => {
    const name = block.labels[0] ?? '';
    const text = (attribute: string): string | undefined => {
      const written = block.body.attributes.find((one) => one.name === attribute);
      const value: Value = written === undefined ? null : evaluate(written.value, withoutNames());
      return typeof value === 'string' ? value : undefined;
    };
    const query = text('query');
    const level = POLICY_LEVELS.find((one) => one === text('enforcement_level'));
    const at = `policies.hcl line ${String(block.range.startLine)}`;
    if (block.type !== 'policy' || name === '') {
      problems.push(`${at}: only blocks of the form policy "name" { … } are known`);
    }
    if (query === undefined) problems.push(`${at}: policy "${name}" has no query`);
    if (level === undefined) {
      problems.push(
        `${at}: policy "${name}" has no enforcement_level, or none of ${POLICY_LEVELS.join(', ')}`,
      );
    }
    if (query === undefined || level === undefined) return [];
    return [{ name, query, level, description: text('description') ?? '' }];
  });
}

/** Reads one of two files of examples/policies; compiling and bundling copy them next to the code. */
function readBundled(name: 'policies.hcl' | 'policy.wasm'): Uint8Array {
  return readFileSync(new URL(name, import.meta.url));
}

function loadBundle(directory: string): RegoModule {
  const plain = join(directory, 'policy.wasm');
  if (existsSync(plain)) return loadRego(readFileSync(plain));
  const packed = join(directory, 'bundle.tar.gz');
  if (!existsSync(packed)) {
    throw new Error(
      'policy.wasm or bundle.tar.gz is missing; `opa build -t wasm -e <query> …` makes one',
    );
  }
  return readBundle(readFileSync(packed));
}

/** Reads a compiled bundle, as `opa build -t wasm` writes it. Throws an Error on anything else. */
export function readBundle(packed: Uint8Array): RegoModule {
  // Bundles name their entries from the root, with a slash in front.
  const files = readTarSync(packed, {
    maxBytes: 64 * 1024 * 1024,
    maxEntries: 10_000,
    wanted: (path) => path === 'policy.wasm' || path === 'data.json',
    maxKept: 64 * 1024 * 1024,
    rooted: true,
  });
  const wasm = files.get('policy.wasm');
  if (wasm === undefined) throw new Error('bundle.tar.gz holds no policy.wasm');
  const text = files.get('data.json');
  const data: object | undefined = text && JSON.parse(new TextDecoder().decode(text));
  return loadRego(wasm, data);
}
