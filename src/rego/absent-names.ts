/**
 * Finds policies that would look at nothing: names that nothing has, as `opa` finds them by the schema of the input,
 * and as the reader of names finds them. What such a policy passes is undecided.
 */
import { didYouMean } from '../model/did-you-mean.ts';
import { parseJson, recordOf } from '../model/parse.ts';
import { PolicyProblem, type PolicyFiles } from '../model/policy-files.ts';
import { NAMED_SHAPES, TERRAFORM_PLAN, type PlanShape, type Shape } from '../plan/plan-shape.ts';
import { groupsBelow, type RuleGroup, type Groups } from './groups.ts';
import {
  ANY_INPUT,
  chooseForm,
  doubtAbout,
  isTopKey,
  planPath,
  toolsNamed,
  type InputForm,
} from './input-form.ts';
import type { JudgingRule } from './judging-rules.ts';
import { readPolicyNames, type AbsentName, type Names } from './names.ts';
import type { OpaFolder } from './opa-folder.ts';
import { errorsIn, placeOf, type OpaError } from './opa-errors.ts';
import { findRules, locateErrors, toSchema } from './opa-schema.ts';
import { fillPlaces, type ReadModules } from './read-modules.ts';
import type { Annotations } from './syntax.ts';

/** A name that a policy reads and that nothing has. */
export interface AbsentPart {
  name: AbsentName;
  /** True: the policy says itself what counts then, by `not` or by another value. */
  isProvidedFor: boolean;
}

interface PolicyReading {
  rule: JudgingRule;
  names: Names;
  /** Whether METADATA says which document it reads. */
  isDecided: boolean;
}

export interface InputReading {
  form: InputForm;
  /** What each policy reads, in the order in which they judge. */
  read: readonly PolicyReading[];
  /** The findings of each policy, by its query: `opa` is still asked about them when the policies judge already. */
  findings: Promise<ReadonlyMap<string, readonly AbsentPart[]>>;
  /** Why it is not known which document a policy reads, by its query: the rest of a sentence. */
  doubts: ReadonlyMap<string, string>;
  /** Rules that a policy uses, besides itself. */
  used: ReadonlySet<RuleGroup>;
}

interface NamedSet {
  policies: PolicyFiles;
  folder: OpaFolder;
  modules: ReadModules;
  groups: Groups;
  judging: readonly JudgingRule[];
  /** What the engine at hand gives. */
  plan: PlanShape;
}

/**
 * Reads the names of all policies, chooses the form of their input, and finds what is absent in it.
 *
 * @throws PolicyProblem if they read an input that no plan gives
 */
export async function readInput(source: NamedSet): Promise<InputReading> {
  const { policies, folder, groups, judging, plan } = source;
  const isDeclared = policies.files.has('policies.hcl');
  const uses = judging.map((rule) => {
    const ofAny = namesOf(rule, groups, ANY_INPUT);
    const documents = annotationsOf(rule.group).flatMap((each) => each.documents);
    return { rule, ofAny, parts: ofAny.parts, documents };
  });
  const form = chooseForm(uses, isDeclared, plan);
  if (form.keys.length === 0) refuseReviews(uses, policies);
  const doubts = new Map(
    uses.flatMap((use): [string, string][] => {
      const doubt = doubtAbout(use, isDeclared);
      return doubt === undefined ? [] : [[use.rule.query, doubt]];
    }),
  );
  const schema = folder.write('schema.json', JSON.stringify(toSchema(form.shape)));
  // 0 asks for all errors.
  const words = ['check', '--format', 'json', '--max-errors', '0', '--schema', schema];
  const checking = folder.ask([...words, ...folder.sourceOptions]).then(errorsIn);
  const named = uses.map(({ rule, ofAny, documents }) => {
    const isSame = plan === TERRAFORM_PLAN && readsTheSame(ofAny, form);
    const names = isSame ? ofAny : namesOf(rule, groups, form.shape);
    return { rule, names, isDecided: toolsNamed(documents).length > 0 };
  });
  const readsData = named.some(({ names }) => names.absent.some((one) => one.data !== undefined));
  // What the data files hold, as `opa` puts them together.
  const asked = ['eval', '--bundle', '.', '--ignore', '*.rego', '--format', 'raw', 'data'];
  const data = readsData ? recordOf(parseJson((await folder.ask(asked)).stdout)) : {};
  const read = named.map(({ names, ...one }) => {
    return { ...one, names: withoutGivenData(names, groups, data) };
  });
  const used = new Set(
    read.flatMap(({ rule, names }) => [...names.rules].filter((one) => one !== rule.group)),
  );
  const findings = findAbsent(source, checking, read);
  // Who judges gets the error.
  findings.catch(() => undefined);
  return { form, read, doubts, used, findings };
}

/** Adds what `opa` finds by the schema, and where the names are written. */
async function findAbsent(
  { folder, modules }: NamedSet,
  checking: Promise<OpaError[]>,
  read: readonly PolicyReading[],
): Promise<ReadonlyMap<string, readonly AbsentPart[]>> {
  const all = await checking;
  // A schema that METADATA names is for the author's own `opa check`, which gets it.
  const errors = all.filter(
    ({ code, message }) => code === TYPE_ERROR && !message.startsWith('undefined schema'),
  );
  const failed = all.find(({ code }) => code !== TYPE_ERROR);
  const unclear = new Set([
    ...read.flatMap(({ names: { absent } }) => absent.map(({ module }) => module.file)),
    ...errors.flatMap(({ file }) => file ?? []),
  ]);
  if (unclear.size === 0 && failed === undefined) return new Map();
  await fillPlaces(modules, unclear, folder);
  const located = findRules(errors, modules.modules);
  const failure = failed ?? located.find(({ rule }) => rule === undefined)?.error;
  const findings = read.map((policy): [string, AbsentPart[]] => {
    const { rule, names } = policy;
    const found = toFindings([...names.absent, ...locateErrors(located, names)], policy);
    return [rule.query, failure === undefined ? found : [...found, notAsked(names, failure)]];
  });
  return new Map(findings);
}

const TYPE_ERROR = 'rego_type_error';

/** A policy of which `opa` did not say whether it reads what nothing has. */
function notAsked({ statements: [first] }: Names, { message }: OpaError): AbsentPart {
  if (first === undefined) throw new Error('A policy without a rule was read.');
  const why = message.replaceAll(/\s+/g, ' ').trim() || 'it ended without a word';
  const said = `is not known to read only what there is: \`opa check --schema\` failed (${why})`;
  return { isProvidedFor: false, name: { ...first, path: [], instead: [], said } };
}

/** Whether a policy would read the same of a document of this form as of one with every key. */
function readsTheSame({ parts }: Names, { keys }: InputForm): boolean {
  // A key that no document has is absent in both.
  return parts.every(
    ([first]) => first !== undefined && (keys.includes(first) || !isTopKey(first)),
  );
}

function namesOf({ group, exception }: JudgingRule, all: Groups, input: PlanShape): Names {
  const policy = [group, exception?.group].flatMap((one) => {
    const known = one && all.get(one.path.join('\0'));
    return known ?? [];
  });
  return readPolicyNames(policy, all, input);
}

/** Leaves out the names below `data` that a data file has. */
function withoutGivenData(names: Names, groups: Groups, data: object): Names {
  const absent = names.absent.flatMap((name): AbsentName[] => {
    if (name.data === undefined) return [name];
    const said = sayAbsent(data, name.data, groups);
    return said === undefined ? [] : [{ ...name, said }];
  });
  return { ...names, absent };
}

/** What is wrong with names below `data`, as the rest of a sentence; undefined if the data has all of them. */
function sayAbsent(data: object, words: readonly string[], groups: Groups): string | undefined {
  let here: unknown = data;
  for (const [at, word] of words.entries()) {
    const known = recordOf(here);
    const above = words.slice(0, at);
    const isPackage = groupsBelow(groups, [...above, word]).length > 0;
    if (!Object.hasOwn(known, word) && !isPackage) {
      const rules = groupsBelow(groups, above).flatMap(({ path }) => path[at] ?? []);
      const near = didYouMean(word, [...new Set([...rules, ...Object.keys(known)])]);
      const meant =
        near === undefined
          ? ': correct the name, or add it to data.json'
          : `: did you mean ${['data', ...above, near].join('.')}?`;
      const path = ['data', ...words.slice(0, at + 1)].join('.');
      return `reads ${path}, and neither a rule nor a data file has it${meant}`;
    }
    here = known[word];
  }
  return undefined;
}

function refuseReviews(uses: readonly { ofAny: Names }[], { shownAs, files }: PolicyFiles): void {
  const review = uses.flatMap(({ ofAny }) => ofAny.absent).find(({ path }) => path[0] === 'review');
  if (review === undefined) return;
  const { file } = review.module;
  const lines = Buffer.from(files.get(file) ?? '')
    .toString()
    .split('\n');
  const row = lines.findIndex((line) => /\breview\b/.test(line)) + 1;
  throw new PolicyProblem(
    `${placeOf(shownAs, { file, row })}: reads input.review, as policies of Gatekeeper do. They judge requests to Kubernetes, and no plan is one. Move them out of this directory.`,
  );
}

function toFindings(
  absent: readonly AbsentName[],
  { rule: policy, isDecided }: PolicyReading,
): AbsentPart[] {
  const ofPolicy = annotationsOf(policy.group);
  const findings = absent
    .filter(
      ({ path, rule, module }) =>
        !isNamedAsAbsent(path, [rule.annotations, module.annotations, ...ofPolicy]),
    )
    // The key of another tool's document.
    .filter(({ path: [key, ...rest] }) => !(isDecided && key && rest.length === 0 && isTopKey(key)))
    .filter((name) => !isForOthers(name, absent))
    .map((name) => ({ name, isProvidedFor: name.isNegated || name.hasDefault }));
  // One name is found once for each way to it; the worst counts.
  const byPlace = new Map<string, AbsentPart>();
  for (const finding of findings) {
    const { module, at, path } = finding.name;
    const key = JSON.stringify([module.file, at.place, path]);
    const before = byPlace.get(key);
    if (before === undefined || before.isProvidedFor) byPlace.set(key, finding);
  }
  return [...byPlace.values()];
}

/** Whether METADATA (`custom.input-keys`) says that a part of the input can be absent. */
export function isNamedAsAbsent(
  path: readonly string[],
  annotated: readonly { inputKeys: readonly string[] }[],
): boolean {
  const steps = planPath(path).filter((step) => step !== '*');
  return annotated.some(({ inputKeys }) =>
    inputKeys.some((key) => {
      const words = Array.from(key.replace(/^input\./, '').matchAll(/[\w-]+/g), ([word]) => word);
      const meant = planPath(words.filter((word) => word !== '_'));
      return meant.length > 0 && meant.every((word, at) => steps[at] === word);
    }),
  );
}

/** What METADATA says of a policy and of its packages. */
export function annotationsOf({ rules }: RuleGroup): Annotations[] {
  return rules.flatMap(({ rule, module }) => [rule.annotations, module.annotations]);
}

/** Whether this definition of a function is for other arguments, and another one for these. */
function isForOthers({ rule, group, path }: AbsentName, all: readonly AbsentName[]): boolean {
  if (rule.args === undefined || !KNOWN_NAMES.has(path.at(-1) ?? '')) return false;
  return group.rules.some(
    (other) => !other.rule.isElse && !all.some((one) => one.rule === other.rule),
  );
}

const KNOWN_NAMES = new Set([ANY_INPUT, ...Object.values(NAMED_SHAPES)].flatMap(namesInside));

function namesInside(shape: Shape): string[] {
  if (typeof shape === 'string' || 'named' in shape) return [];
  if ('items' in shape) return namesInside(shape.items);
  if ('values' in shape) return namesInside(shape.values);
  return Object.entries(shape.keys).flatMap(([key, inner]) => [key, ...namesInside(inner)]);
}
