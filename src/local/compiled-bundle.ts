/** A bundle that was compiled before, for machines without `opa`. It judges if it is of these sources. */
import { createHash } from 'node:crypto';
import type { Hcl } from '../configuration/syntax/hcl.ts';
import { errorMessage } from '../model/error-message.ts';
import { quote } from '../model/quote.ts';
import type { Judge } from '../service/judge.ts';
import {
  readBundle,
  readDeclaredPolicies,
  type DeclaredPolicy,
  type PolicySet,
} from '../service/load-policies.ts';
import { openBundle, type Bundle, type OpenedBundle } from '../service/wasm/judge-by-wasm.ts';
import { PolicyProblem, type PolicyFiles } from '../model/policy-files.ts';
import type { JudgeLimits } from './rego/judge-by-opa.ts';
import { verdictOf } from './rego/judging-rules.ts';

interface OpenedCompiled {
  set: PolicySet;
  judgedBy: string;
  warnings: string[];
  printed: ReadonlyMap<string, readonly string[]>;
  close: () => Promise<void>;
}

/**
 * Opens the bundle of a policy set.
 *
 * @returns undefined if it has none
 * @throws PolicyProblem if it cannot be used
 */
export async function openCompiled(
  policies: PolicyFiles,
  { hcl, limits }: { hcl: Hcl; limits: Pick<JudgeLimits, 'policyMs'> },
): Promise<OpenedCompiled | undefined> {
  const { files, shownAs, name } = policies;
  const path = [...files.keys()].sort().find((one) => /(?:\.tar\.gz|\.wasm)$/.test(one));
  if (path === undefined) return undefined;
  const shown = `${shownAs}/${path}`;
  const { bundle, isCurrent } = readFile(policies, path);
  const named = readDeclared(policies, hcl);
  const opened = await openBundle(bundle).catch((error: unknown) => {
    const problems = [...(named?.problems ?? []), `"${shown}" ${errorMessage(error)}`];
    throw new PolicyProblem(problems.join('\n'));
  });
  try {
    refuseOtherInput(shown, bundle);
    const declared = declaredIn(policies, path, opened, named);
    const stale = `${shown} is not certain to be compiled from the .rego files beside it, and there is no \`opa\` on the PATH. Install opa, or compile it again as docs/local.md says.`;
    return {
      set: {
        name,
        description: null,
        system: 'policy-evaluation',
        overridable: false,
        policies: declared,
        judge: isCurrent ? opened.judgeFor(declared, limits.policyMs) : undecided(declared, stale),
      },
      judgedBy: `the compiled bundle ${path}`,
      warnings: [],
      printed: new Map(),
      close: opened.close,
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** The names of keys are constants of the module. */
function refuseOtherInput(shown: string, { wasm }: Bundle): void {
  if (['plan', 'run'].some((key) => Buffer.from(wasm).includes(`${key}\0`))) return;
  throw new PolicyProblem(
    `"${shown}" reads neither input.plan nor input.run, so it would look at nothing: a compiled bundle gets the input of HCP Terraform. Install opa, which gives policies the input that they read.`,
  );
}

/** Knows nothing of any plan. */
function undecided(policies: readonly DeclaredPolicy[], why: string): Judge {
  const results = policies.map(({ name }) => ({
    name,
    status: 'not_evaluated' as const,
    output: [why],
  }));
  return {
    version: 'compiled bundle',
    takesTime: false,
    judge: async () => results,
  };
}

function readFile(policies: PolicyFiles, path: string): { bundle: Bundle; isCurrent: boolean } {
  const { files, shownAs } = policies;
  const bytes = files.get(path) ?? new Uint8Array();
  const isModule = path.endsWith('.wasm');
  // A module reads the data of the directory, and a bundle has its own.
  const madeOf = isModule ? /\.rego$/ : /\.rego$|(?:^|\/)data\.(?:json|yaml)$/;
  const sources = [...files.keys()].filter((name) => madeOf.test(name) && !isTest(name));
  const isCurrent = fits(files, sources, path);
  if (isModule) {
    const data = files.get('data.json');
    const text = data && new TextDecoder().decode(data);
    return { bundle: { wasm: bytes, data: text }, isCurrent };
  }
  try {
    return { bundle: readBundle(bytes), isCurrent };
  } catch (error) {
    throw new PolicyProblem(
      `"${shownAs}/${path}" is no compiled bundle: ${errorMessage(error)}. \`opa build -t wasm\` makes one.`,
    );
  }
}

/** No bundle needs tests, so they may have changed since. */
export function isTest(name: string): boolean {
  return name.endsWith('_test.rego');
}

/**
 * Whether the file with digests, as `sha256sum` writes it, is of these sources and of what was compiled. Without
 * Rego there is nothing to compare. The sources inside of a bundle lack the rules that were compiled.
 */
function fits(files: PolicyFiles['files'], sources: readonly string[], compiled: string): boolean {
  if (!sources.some((name) => name.endsWith('.rego'))) return true;
  const digests = new TextDecoder().decode(files.get(`${compiled}.sha256`) ?? new Uint8Array());
  const listed = new Map(
    Array.from(
      digests.matchAll(/^([0-9a-f]{64}) [ *](?:\.\/)?(.+)$/gm),
      ([, digest = '', name = '']) => [name, digest],
    ),
  );
  const named = [...listed].every(([name, digest]) => {
    if (isTest(name)) return true;
    const content = files.get(name);
    return content !== undefined && createHash('sha256').update(content).digest('hex') === digest;
  });
  return named && [...sources, compiled].every((name) => listed.has(name));
}

/** The policies that policies.hcl names, and what is wrong with it; undefined if there is none. */
function readDeclared(
  { files, shownAs }: PolicyFiles,
  hcl: Hcl,
): { declared: DeclaredPolicy[]; problems: string[] } | undefined {
  if (!files.has('policies.hcl')) return undefined;
  const problems: string[] = [];
  const declared = readDeclaredPolicies(files.get('policies.hcl'), hcl, problems).map((policy) => ({
    ...policy,
    query: plainQuery(policy.query),
  }));
  if (declared.length + problems.length === 0) problems.push('policies.hcl: it names no policy.');
  return { declared, problems: problems.map((problem) => `${shownAs}/${problem}`) };
}

function declaredIn(
  { shownAs }: PolicyFiles,
  path: string,
  { queries }: OpenedBundle,
  named: ReturnType<typeof readDeclared>,
): DeclaredPolicy[] {
  if (named === undefined) {
    const found = queries.flatMap(policyOf);
    if (found.length > 0) return found;
    throw new PolicyProblem(
      `"${shownAs}/${path}" has no entry point that ends in \`deny\`, \`violation\` or \`warn\`. Add policies.hcl, which names the queries.`,
    );
  }
  const { declared } = named;
  const problems = [...named.problems];
  for (const { name, query } of declared) {
    if (queries.includes(query)) continue;
    problems.push(
      `${shownAs}/policies.hcl: policy ${quote(name)}: ${query} is no entry point of ${path}. Compile it with \`-e ${query.replace(/^data\./, '').replaceAll('.', '/')}\`.`,
    );
  }
  if (problems.length === 0) return declared;
  throw new PolicyProblem(problems.join('\n'));
}

/** A query with dots only, as a bundle names its entry points. */
function plainQuery(query: string): string {
  return query.trim().replaceAll(/\["([^"\]]+)"\]/g, '.$1');
}

function policyOf(query: string): DeclaredPolicy[] {
  const [rule = '', name = rule] = query.split('.').toReversed();
  const verdict = verdictOf(rule);
  if (verdict === undefined) return [];
  const { level } = verdict;
  return [
    { name: verdict.suffix === '' ? name : `${name}.${rule}`, query, level, description: '' },
  ];
}
