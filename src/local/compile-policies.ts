/** Makes a policy set from its files: compiles them with `opa`, or takes a bundle that is compiled already. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Hcl } from '../locate/hcl.ts';
import type { ProgramPorts } from '../machine/ask-program.ts';
import { CHECKOUT_MS } from '../model/checkout-time.ts';
import { errorMessage } from '../model/error-message.ts';
import type { Clock } from '../model/ports.ts';
import {
  readBundle,
  readPolicies,
  type DeclaredPolicy,
  type PolicySet,
} from '../service/load-policies.ts';
import { loadRego } from '../service/opa.ts';
import { findRules } from './find-rules.ts';
import { howToGetOpa } from './get-opa.ts';
import { examineOpa, locatedErrors } from './examine-opa.ts';
import { inOpaFolder, type OpaFolder } from './opa-folder.ts';
import { PolicyProblem, type PolicyFiles } from './policy-files.ts';
import { isSentinel, openSentinel } from './sentinel.ts';

export interface CompiledPolicies {
  set: PolicySet;
  files: PolicyFiles;
  warnings: string[];
  /** Workspace → lines that its policies have printed. Left out if `opa` has to evaluate them again for that. */
  printed?: ReadonlyMap<string, readonly string[]>;
}

export interface CompilePorts extends ProgramPorts {
  clock: Clock;
  hcl: Hcl;
  /** Absolute path of the kept bundles. Undefined in a job: other jobs on its machine could change them. */
  cacheDirectory?: string | undefined;
}

/**
 * Makes a policy set that can judge.
 *
 * @throws PolicyProblem with everything that is wrong, each with file and line
 */
export async function compilePolicies(
  policies: PolicyFiles,
  ports: CompilePorts,
): Promise<CompiledPolicies> {
  const { files, shownAs } = policies;
  if (isSentinel(policies)) {
    return { ...(await openSentinel(policies, ports)), files: policies, warnings: [] };
  }
  const names = [...files.keys()].sort();
  const rego = regoIn(policies);
  const bundle = names.find((name) => /(?:^|\/)(?:[\w.-]+\.tar\.gz|[\w.-]+\.wasm)$/.test(name));
  const opa = rego.length > 0 ? await examineOpa(ports) : undefined;
  if (opa !== undefined && 'problem' in opa) throw new PolicyProblem(opa.problem);
  if (opa !== undefined) return compileWith(opa.version, policies, ports);
  if (bundle !== undefined) return takeBundle(policies, bundle, rego, ports.hcl);
  if (rego.length > 0) {
    throw new PolicyProblem(
      `"${shownAs}" holds ${rego.length} .rego and no compiled bundle, and there is no \`opa\` on the PATH. ${howToGetOpa()} Or add a bundle: \`opa build -t wasm -e NAME -o bundle.tar.gz .\`, NAME being a query as in terraform/policies/tags/deny.`,
    );
  }
  throw new PolicyProblem(
    `"${shownAs}" holds no policy. \`plangate init --local\` writes a first one with its test.`,
  );
}

/** Checks, then builds. A kept bundle of the same sources is used again. */
function compileWith(
  version: string,
  policies: PolicyFiles,
  ports: CompilePorts,
): Promise<CompiledPolicies> {
  return inOpaFolder(policies.files, ports, async (folder) => {
    const declared = await checkSources(policies, ports.hcl, folder);
    const kept = keptName(version, policies, declared, ports);
    const cached = kept === undefined ? undefined : await readFile(kept).catch(() => undefined);
    const bundle = cached ?? (await build(policies, declared, folder));
    const module = readBundle(bundle);
    if (cached === undefined && kept !== undefined) await keep(kept, bundle);
    return { set: toSet(policies, declared, module), files: policies, warnings: [] };
  });
}

/**
 * Asks `opa` what is wrong with the sources, and which of their rules judge.
 *
 * @throws PolicyProblem
 */
export async function checkSources(
  policies: PolicyFiles,
  hcl: Hcl,
  { ask, allowed }: OpaFolder,
): Promise<DeclaredPolicy[]> {
  // A name may begin with a dash.
  const named = regoIn(policies).map((name) => `./${name}`);
  const checked = await ask(['check', '--format', 'json', ...allowed, ...named]);
  const errors = locatedErrors(checked, policies.shownAs);
  if (errors.length > 0) throw new PolicyProblem(errors.join('\n'));
  const declared = policies.files.has('policies.hcl')
    ? declaredIn(policies, hcl)
    : await findRules(named, (path) => ask(['parse', '--format', 'json', path]));
  if (declared.length === 0) throw new PolicyProblem(noRule(policies));
  return declared.map((policy) => ({ ...policy, query: plainQuery(policy.query) }));
}

function regoIn({ files }: PolicyFiles): string[] {
  return [...files.keys()].filter((name) => name.endsWith('.rego')).sort();
}

async function build(
  { shownAs }: PolicyFiles,
  declared: readonly DeclaredPolicy[],
  { ask, allowed, path }: OpaFolder,
): Promise<Uint8Array> {
  const entries = declared.flatMap(({ query }) => ['-e', entryPointOf(query)]);
  const output = join(path, 'bundle.tar.gz');
  const words = ['build', '--bundle', '-t', 'wasm', ...entries, '-o', output, ...allowed, '.'];
  const built = await ask(words);
  if (built.exitCode === 0) return readFile(output);
  const message = (built.stderr || built.stdout).trim().slice(0, 2_000);
  throw new PolicyProblem(`"${shownAs}" could not be compiled by opa: ${message}`);
}

/** `data.terraform.policies["x-y"].deny` → `terraform/policies/x-y/deny`. */
function entryPointOf(query: string): string {
  return plainQuery(query)
    .replace(/^data\./, '')
    .replaceAll('.', '/');
}

/** A query with dots only, as a bundle names its entry points. */
function plainQuery(query: string): string {
  return query.trim().replaceAll(/\["([^"\]]+)"\]/g, '.$1');
}

function declaredIn({ files, shownAs }: PolicyFiles, hcl: Hcl): DeclaredPolicy[] {
  const problems: string[] = [];
  const declared = readPolicies(files.get('policies.hcl'), hcl, problems);
  if (problems.length === 0) return declared;
  throw new PolicyProblem(problems.map((problem) => `${shownAs}/${problem}`).join('\n'));
}

function noRule({ shownAs, files }: PolicyFiles): string {
  return files.has('policies.hcl')
    ? `"${shownAs}/policies.hcl" names no policy.`
    : `"${shownAs}" has no package with a rule \`deny\` or \`rule\`, so nothing in it judges. Name the rule \`deny\`, or name the query in policies.hcl.`;
}

/** The same set without overrides: every level but advisory is mandatory. */
export function withoutOverrides(set: PolicySet): PolicySet {
  const policies = set.policies.map((policy) => ({
    ...policy,
    level: policy.level === 'advisory' ? policy.level : ('mandatory' as const),
  }));
  return { ...set, policies };
}

function toSet(
  { name }: PolicyFiles,
  declared: readonly DeclaredPolicy[],
  rego: PolicySet['rego'],
): PolicySet {
  const policies = declared.map((policy) => ({
    ...policy,
    query: plainQuery(policy.query),
  }));
  return {
    name,
    description: null,
    system: 'policy-evaluation',
    overridable: false,
    policies,
    rego,
  };
}

/** Uses a bundle that was compiled before, because there is no `opa` on the PATH. */
function takeBundle(
  policies: PolicyFiles,
  bundle: string,
  rego: readonly string[],
  hcl: Hcl,
): CompiledPolicies {
  const { files, shownAs, changedAt } = policies;
  const bytes = files.get(bundle) ?? new Uint8Array();
  const module = readOrExplain(`${shownAs}/${bundle}`, () =>
    bundle.endsWith('.wasm') ? loadRego(bytes, dataOf(files)) : readBundle(bytes),
  );
  const declared = files.has('policies.hcl')
    ? declaredIn(policies, hcl)
    : module.queries.filter(isJudging).map(policyOf);
  const lacking = declared.filter(({ query }) => !module.queries.includes(plainQuery(query)));
  if (lacking.length > 0) {
    const problems = lacking.map(
      ({ name, query }) =>
        `${shownAs}/policies.hcl: policy "${name}": ${query} is no entry point of ${bundle}. Compile it with \`-e ${entryPointOf(query)}\`.`,
    );
    throw new PolicyProblem(problems.join('\n'));
  }
  if (declared.length === 0) {
    throw new PolicyProblem(
      `"${shownAs}/${bundle}" has no entry point that ends in \`deny\` or \`rule\`. Add policies.hcl, which names the queries.`,
    );
  }
  const compiledAt = changedAt.get(bundle) ?? Number.POSITIVE_INFINITY;
  const newer = [...rego, 'policies.hcl'].filter(
    (name) => (changedAt.get(name) ?? 0) > compiledAt + CHECKOUT_MS,
  );
  const [first] = newer.filter((name) => name.endsWith('.rego'));
  const warnings =
    first === undefined
      ? []
      : [
          `${shownAs}/${first} was changed after ${shownAs}/${bundle} was compiled, and the compiled file is evaluated: there is no \`opa\` on the PATH. Compile it again.`,
        ];
  return { set: toSet(policies, declared, module), files: policies, warnings };
}

function isJudging(query: string): boolean {
  return /\.(?:deny|rule)$/.test(query);
}

function policyOf(query: string): DeclaredPolicy {
  const name = query.split('.').slice(-2, -1).join('');
  return { name, query, level: 'mandatory', description: '' };
}

function dataOf(files: PolicyFiles['files']): object | undefined {
  const text = files.get('data.json');
  if (text === undefined) return undefined;
  const data: object = JSON.parse(new TextDecoder().decode(text));
  return data;
}

function readOrExplain<T>(shown: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new PolicyProblem(
      `"${shown}" is no compiled bundle: ${errorMessage(error)}. \`opa build -t wasm\` makes one.`,
    );
  }
}

/** The path of a kept bundle. Its name is a digest of everything from which it is built. */
function keptName(
  version: string,
  { files }: PolicyFiles,
  declared: readonly DeclaredPolicy[],
  { cacheDirectory }: CompilePorts,
): string | undefined {
  if (cacheDirectory === undefined) return undefined;
  const digest = createHash('sha256').update(`${version}\n${JSON.stringify(declared)}\n`);
  for (const [path, content] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    digest.update(`${JSON.stringify(path)} ${content.length}\n`).update(content);
  }
  return join(cacheDirectory, `${digest.digest('hex')}.tar.gz`);
}

/** If the bundle cannot be kept, the next check compiles it again. */
async function keep(path: string, bundle: Uint8Array): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const partial = `${path}.${bundle.length}.part`;
    await writeFile(partial, bundle, { mode: 0o600 });
    await rename(partial, path);
  } catch {
    // The directory may be read-only.
  }
}
