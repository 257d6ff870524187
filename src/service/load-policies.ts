/** Loads a directory of policies: `policies.hcl` with `policy.wasm` or `bundle.tar.gz`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hcl } from '../configuration/syntax/hcl.ts';
import type { Judge } from './judge.ts';
import type { Value } from '../configuration/value.ts';
import { evaluate, withoutNames } from '../configuration/evaluate.ts';
import { readTarSync } from './tar.ts';
import { openBundle, type Bundle, type OpenedBundle } from './wasm/judge-by-wasm.ts';
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

/** Reads and checks one policy set. Rejects with an Error that lists everything wrong with it. */
export async function loadPolicySet(options: PolicySetOptions, hcl: Hcl): Promise<PolicySet> {
  const { directory } = options;
  const problems: string[] = [];
  const text = directory === undefined ? readBundled('policies.hcl') : readDeclarations(directory);
  const policies = readDeclaredPolicies(text, hcl, problems)
    .filter(({ name }) => options.only?.includes(name) ?? true)
    .map((policy) => ({ ...policy, level: options.levels?.[policy.name] ?? policy.level }));
  let bundle: OpenedBundle | undefined;
  try {
    bundle =
      directory === undefined ? await openExamples() : await openBundle(findBundle(directory));
    for (const { name, query } of policies) {
      if (!bundle.queries.includes(query)) {
        problems.push(
          `policy "${name}": ${query} is no entry point of the compiled bundle; it has ${bundle.queries.join(', ')}`,
        );
      }
    }
  } catch (error) {
    problems.push(`The bundle ${errorMessage(error)}`);
  }
  if (problems.length > 0 || bundle === undefined) {
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
    judge: bundle.judgeFor(policies, POLICY_MS),
  };
}

/** The most time for one policy of a bundle. */
const POLICY_MS = 10_000;

let examples: Promise<OpenedBundle> | undefined;

/** The example policies, in one thread for all services of this process. */
function openExamples(): Promise<OpenedBundle> {
  return (examples ??= openBundle({ wasm: readBundled('policy.wasm'), data: undefined }));
}

function readDeclarations(directory: string): Uint8Array | undefined {
  const file = join(directory, 'policies.hcl');
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** Reads `policies.hcl`, and adds everything that is wrong with it to `problems`. */
export function readDeclaredPolicies(
  text: Uint8Array | undefined,
  hcl: Hcl,
  problems: string[],
): DeclaredPolicy[] {
  if (text === undefined) {
    problems.push('policies.hcl is missing; it names the policies, their queries and their levels');
    return [];
  }
  const parsed = hcl.parse(new TextDecoder().decode(text));
  const names = new Set<string>();
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
    if (names.has(name)) problems.push(`${at}: policy "${name}" is there twice. Rename one.`);
    names.add(name);
    if (query === undefined || level === undefined) return [];
    const line = block.range.startLine;
    return [{ name, query, level, description: text('description') ?? '', line }];
  });
}

/** Reads one of two files of examples/policies; compiling and bundling copy them next to the code. */
function readBundled(name: 'policies.hcl' | 'policy.wasm'): Uint8Array {
  return readFileSync(new URL(name, import.meta.url));
}

function findBundle(directory: string): Bundle {
  const plain = join(directory, 'policy.wasm');
  if (existsSync(plain)) return { wasm: readFileSync(plain), data: undefined };
  const packed = join(directory, 'bundle.tar.gz');
  if (!existsSync(packed)) {
    throw new Error(
      '(policy.wasm or bundle.tar.gz) is missing; `opa build -t wasm -e <query> …` makes one',
    );
  }
  return readBundle(readFileSync(packed));
}

/** Reads a compiled bundle, as `opa build -t wasm` writes it. Throws an Error on anything else. */
export function readBundle(packed: Uint8Array): Bundle {
  // Bundles name their entries from the root, with a slash in front.
  const files = readTarSync(packed, {
    maxBytes: 64 * 1024 * 1024,
    maxEntries: 10_000,
    wanted: (path) => path === 'policy.wasm' || path === 'data.json',
    maxKept: 64 * 1024 * 1024,
    rooted: true,
  });
  const wasm = files.get('policy.wasm');
  if (wasm === undefined) throw new Error('holds no policy.wasm');
  const data = files.get('data.json');
  return { wasm, data: data && new TextDecoder().decode(data) };
}
