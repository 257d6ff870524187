/** Policies in Sentinel, in the layout of HCP Terraform: `sentinel.hcl` and files that it names. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import * as v from '../client/wire/schema.ts';
import type { HclBlock } from '../configuration/syntax/hcl-syntax.ts';
import type { Hcl } from '../configuration/syntax/hcl.ts';
import { askProgram, type ProgramAnswer, type ProgramPorts } from '../machine/ask-program.ts';
import { parseJson } from '../model/parse.ts';
import { quote } from '../model/quote.ts';
import type { JudgedPolicy } from '../service/judge.ts';
import type { DeclaredPolicy, PolicySet } from '../service/load-policies.ts';
import { evaluate, withoutNames } from '../configuration/evaluate.ts';
import type { PolicyInput } from '../service/policy-input.ts';
import { PolicyProblem, type PolicyFiles } from '../model/policy-files.ts';
import { sentinelModules } from './sentinel-mocks.ts';

const CONFIGURATION = 'sentinel.hcl';

/** Whether a set has policies in Sentinel. */
export function isSentinel({ files }: Pick<PolicyFiles, 'files'>): boolean {
  return [...files.keys()].some((name) => name === CONFIGURATION || name.endsWith('.sentinel'));
}

/** Opens a set that `sentinel` judges. @throws PolicyProblem with everything that is wrong */
export async function openSentinel(
  policies: PolicyFiles,
  ports: ProgramPorts & { hcl: Hcl },
): Promise<{ set: PolicySet; printed: Map<string, string[]> }> {
  const { name, shownAs, files } = policies;
  const other = [...files.keys()].find((path) =>
    /\.(?:rego|wasm|tar\.gz)$|^policies\.hcl$/.test(path),
  );
  if (other !== undefined) {
    throw new PolicyProblem(
      `"${shownAs}" holds Sentinel policies and ${quote(other)}. Put the two languages into two directories, and name both.`,
    );
  }
  const declared = readSentinel(policies, ports.hcl);
  const version = await versionOf(shownAs, ports);
  const printed = new Map<string, string[]>();
  const judge = (input: PolicyInput, signal: AbortSignal): Promise<JudgedPolicy[]> =>
    judgeIn({ policies, declared, ports, printed }, input, signal);
  const set: PolicySet = {
    name,
    description: null,
    system: 'policy-evaluation',
    overridable: false,
    policies: declared,
    judge: { kind: 'sentinel', version, takesTime: true, judge },
  };
  return { set, printed };
}

async function versionOf(shownAs: string, ports: ProgramPorts): Promise<string> {
  const answer = await askProgram('sentinel', ports, { args: ['version'], cwd: '/' });
  if (answer === undefined) {
    throw new PolicyProblem(
      `"${shownAs}" holds Sentinel policies, and there is no \`sentinel\` on the PATH. Install it from https://developer.hashicorp.com/sentinel/install. Without it, \`plangate check\` without \`--local\` has them judged by your service.`,
    );
  }
  const [, version] = /\bv(\d+\.\d+\.\d+)/.exec(answer.stdout) ?? [];
  if (answer.exitCode === 0 && version !== undefined) return version;
  const message = (answer.stderr || answer.stdout).trim().slice(0, 200);
  throw new PolicyProblem(`The \`sentinel\` on the PATH does not say its version: ${message}`);
}

const LEVELS = ['advisory', 'soft-mandatory', 'hard-mandatory'] as const;
/** The kinds of blocks that may be used. `import "module" "name"` is an `import module`. */
const BLOCK_KINDS = ['policy', 'module', 'import module', 'import static', 'param'];

/** @throws PolicyProblem */
function readSentinel(policies: PolicyFiles, hcl: Hcl): DeclaredPolicy[] {
  const { files, shownAs } = policies;
  const text = files.get(CONFIGURATION);
  if (text === undefined) {
    throw new PolicyProblem(
      `"${shownAs}" holds .sentinel files and no sentinel.hcl. Add one that names each policy, its source and its level.`,
    );
  }
  const { body, problems } = hcl.parse(new TextDecoder().decode(text));
  const wrong = problems.map(({ message, range }) => `line ${range.startLine}: ${message}`);
  const declared = body.blocks.flatMap((block) => {
    const problem = problemOf(block, policies);
    if (problem !== undefined) wrong.push(`line ${block.range.startLine}: ${problem}`);
    const level = LEVELS.find((one) => one === literalOf(block, 'enforcement_level'));
    if (block.type !== 'policy' || level === undefined) return [];
    const [name = ''] = block.labels;
    return [{ name, level, query: '', description: '' }];
  });
  for (const { name, range } of body.attributes) {
    wrong.push(`line ${range.startLine}: "${name}" is not known outside of a block.`);
  }
  const names = declared.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) wrong.push(`policy "${twice}" is there twice.`);
  if (wrong.length === 0 && declared.length === 0) wrong.push('it names no policy.');
  if (wrong.length === 0) return declared;
  throw new PolicyProblem(wrong.map((one) => `${shownAs}/${CONFIGURATION} ${one}`).join('\n'));
}

/** Why a block cannot be used: whatever would fetch, start or replace something is refused. */
function problemOf(block: HclBlock, { files }: PolicyFiles): string | undefined {
  const { type, labels } = block;
  const kind = type === 'import' ? `import ${labels[0] ?? ''}` : type;
  if (type === 'mock')
    return 'a mock would replace the plan. Keep mocks in the files of your tests.';
  if (kind === 'import plugin') return 'a plugin is another program, which is not started here.';
  if (!BLOCK_KINDS.includes(kind))
    return `a block "${kind}" is not known. There are: ${BLOCK_KINDS.join(', ')}.`;
  const name = labels.at(-1) ?? '';
  if (!/^\w[\w./-]*$/.test(name)) return `${kind} has no name that can be used.`;
  if (kind === 'param') return undefined;
  if (/^tf(?:plan|config|state|run)\b/.test(name))
    return `${kind} "${name}" would replace the plan.`;
  const source = literalOf(block, 'source') ?? '';
  const path = posix.normalize(source);
  if (/^[\w+]+:|^git@/.test(source)) {
    return `the source of "${name}" is remote, so it could be another one tomorrow. Copy the file beside sentinel.hcl.`;
  }
  if (!files.has(path))
    return `the source of "${name}" is ${quote(source)}, which is no file of this set.`;
  const level = literalOf(block, 'enforcement_level') ?? '';
  if (type !== 'policy' || LEVELS.some((one) => one === level)) return undefined;
  return `policy "${name}" has no enforcement_level, or none of ${LEVELS.join(', ')}.`;
}

function literalOf({ body }: HclBlock, attribute: string): string | undefined {
  const written = body.attributes.find(({ name }) => name === attribute);
  const value = written === undefined ? undefined : evaluate(written.value, withoutNames());
  return typeof value === 'string' ? value : undefined;
}

interface Judging {
  policies: PolicyFiles;
  declared: readonly DeclaredPolicy[];
  ports: ProgramPorts;
  printed: Map<string, string[]>;
}

/** Judges one plan by each policy separately, in a directory that is deleted afterwards. */
async function judgeIn(
  { policies, declared, ports, printed }: Judging,
  input: PolicyInput,
  signal: AbortSignal,
): Promise<JudgedPolicy[]> {
  const root = await mkdtemp(join(tmpdir(), 'plangate-sentinel-'));
  try {
    const cwd = join(root, 'set');
    await writeSet(cwd, policies, input);
    const variables = { HOME: root, TMPDIR: root, TEMP: root, TMP: root };
    const judged: JudgedPolicy[] = [];
    const lines: string[] = [];
    for (const policy of declared) {
      const args = ['apply', '-json', `-config=${GENERATED}`, policy.name];
      const answer = await askProgram('sentinel', ports, { args, cwd, variables, signal });
      const { status, output, notes } = readAnswer(answer, policy);
      judged.push({ name: policy.name, status, output });
      lines.push(...notes.map((line) => `The policy ${quote(policy.name)} ${line}`));
    }
    printed.set(input.run.id, lines);
    return judged;
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

const GENERATED = 'plangate.generated.hcl';
const MOCKS = 'plangate.mocks';

/** Writes the set, and a configuration in which the plan replaces Terraform's imports. */
async function writeSet(cwd: string, { files }: PolicyFiles, input: PolicyInput): Promise<void> {
  const write = async (path: string, content: string | Uint8Array): Promise<void> => {
    await mkdir(dirname(join(cwd, path)), { recursive: true });
    await writeFile(join(cwd, path), content, { mode: 0o600 });
  };
  for (const [path, content] of files) await write(path, content);
  let configuration = new TextDecoder().decode(files.get(CONFIGURATION));
  for (const [name, text] of sentinelModules(input)) {
    const path = `${MOCKS}/${name.replace('/', '-')}.sentinel`;
    await write(path, text);
    configuration += `\nmock ${JSON.stringify(name)} {\n  module {\n    source = "./${path}"\n  }\n}\n`;
  }
  await write(GENERATED, configuration);
}

const answerSchema = v.looseObject({
  result: v.boolean(),
  policies: v.pipe(
    v.array(
      v.looseObject({
        allowed_failure: v.optional(v.boolean(), false),
        error: v.optional(v.unknown()),
        result: v.boolean(),
        trace: v.optional(
          v.looseObject({
            print: v.optional(v.string(), ''),
            error: v.optional(v.unknown()),
            rules: v.optional(
              v.record(
                v.string(),
                v.looseObject({
                  desc: v.optional(v.string(), ''),
                  position: v.optional(v.looseObject({ filename: v.string(), line: v.number() })),
                  value: v.unknown(),
                }),
              ),
              {},
            ),
          }),
        ),
      }),
    ),
    v.length(1),
  ),
});

type Trace = NonNullable<v.InferOutput<typeof answerSchema>['policies'][number]['trace']>;

interface SentinelResult {
  status: JudgedPolicy['status'];
  output: string[];
  /** What it printed, or which of its rules are not true: ends of sentences. */
  notes: string[];
}

/** The exit codes of a failed policy: its main rule is false, or undefined. */
const FAILED = [1, 2];
const MOST_LINES = 20;
const MOST_CHARACTERS = 300;

/** The exit code and the JSON have to agree. Everything else is an error of the policy. */
function readAnswer(answer: ProgramAnswer | undefined, { level }: DeclaredPolicy): SentinelResult {
  const {
    exitCode = -1,
    stdout = '',
    stderr = 'sentinel is no longer on the PATH.',
  } = answer ?? {};
  const parsed = v.safeParse(answerSchema, parseJson(stdout));
  const one = parsed.success ? parsed.output.policies[0] : undefined;
  const printed = (one?.trace?.print ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_LINES)
    .map((line) => line.slice(0, MOST_CHARACTERS));
  const isFine = one !== undefined && !one.error && !one.trace?.error;
  if (isFine && parsed.success && one.result && parsed.output.result && exitCode === 0) {
    return { status: 'passed', output: [], notes: printed.map((line) => `printed: ${line}`) };
  }
  const isAllowed = level === 'advisory' && exitCode === 0;
  if (isFine && !one.result && (FAILED.includes(exitCode) || isAllowed)) {
    return { status: 'failed', output: printed, notes: falseRules(one.trace) };
  }
  const why = one?.error ?? one?.trace?.error ?? (stderr || stdout).trim();
  const text = typeof why === 'string' ? why : JSON.stringify(why);
  const message = `sentinel ended with exit code ${exitCode}: ${text.slice(0, 2_000)}`;
  return { status: 'errored', output: [message], notes: [] };
}

function falseRules(trace: Trace | undefined): string[] {
  return Object.entries(trace?.rules ?? {})
    .filter(([, { value }]) => value !== true)
    .slice(0, MOST_LINES)
    .map(([name, { desc, position }]) => {
      const where = position === undefined ? '' : ` (${position.filename}:${position.line})`;
      return `has a rule ${quote(name)}${where} that is not true${desc === '' ? '.' : `: ${desc}`}`;
    });
}
