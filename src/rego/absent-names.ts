/**
 * Finds policies that would look at nothing: names that nothing has, as `opa` finds them by the schema of the input,
 * and as the reader of names finds them. What such a policy passes is undecided.
 */
import { didYouMean } from '../model/did-you-mean.ts';
import { parseJson, recordOf, listOf, textIn } from '../model/parse.ts';
import type { PolicyFiles } from '../model/policy-files.ts';
import { NAMED_SHAPES, TERRAFORM_PLAN, type PlanShape, type Shape } from '../plan/plan-shape.ts';
import {
  groupsBelow,
  type RuleGroup,
  type Groups,
  annotationsOf,
  type RegoModule,
  type Rule,
} from './syntax.ts';
import {
  ANY_INPUT,
  chooseForm,
  whyDocumentUnknown,
  isTopKey,
  planPath,
  toolsNamedIn,
  type InputForm,
} from './input-form.ts';
import type { JudgingRule } from './judging-rules.ts';
import { readPolicyNames, type AbsentName, type Names, type NamePlace } from './names.ts';
import type { OpaFolder } from './opa-folder.ts';
import { errorsIn, type OpaError, typeWords } from './opa-errors.ts';
import { fillPlaces, type ReadModules } from './read-modules.ts';

interface PolicyReading {
  rule: JudgingRule;
  names: Names;
  /** Whether METADATA says which document it reads. */
  isDecided: boolean;
}

export interface InputReading {
  form: InputForm;
  /** What each policy reads, in the order in which they judge. */
  policies: readonly PolicyReading[];
  /** The findings of each policy, by its query: `opa` is still asked about them when the policies judge already. */
  findings: Promise<ReadonlyMap<string, readonly AbsentName[]>>;
  /** Why it is not known which document a policy reads, by its query: the rest of a sentence. */
  doubts: ReadonlyMap<string, string | undefined>;
  /** The rules that judge, and those that they use. */
  usedRules: ReadonlySet<RuleGroup>;
}

interface SetSource {
  policies: PolicyFiles;
  folder: OpaFolder;
  modules: ReadModules;
  groups: Groups;
  judging: readonly JudgingRule[];
  /** The shape of the plans that are judged. */
  plan: PlanShape;
}

/** Reads the names of all policies, chooses the form of their input, and finds what is absent in it. */
export async function readInput(source: SetSource): Promise<InputReading> {
  const { policies, folder, groups, judging, plan } = source;
  const isDeclared = policies.files.has('policies.hcl');
  const uses = judging.map((rule) => {
    const anyNames = namesOf(rule, groups, ANY_INPUT);
    const documents = annotationsOf(rule.group).flatMap((annotations) => annotations.documents);
    return { rule, anyNames, parts: anyNames.parts, documents };
  });
  const form = chooseForm(uses, isDeclared, plan);
  const doubts = new Map(uses.map((use) => [use.rule.query, whyDocumentUnknown(use, isDeclared)]));
  const schema = folder.write('schema.json', JSON.stringify(toSchema(form.shape)));
  // 0 asks for all errors.
  const check = ['check', '--format', 'json', '--max-errors', '0', '--schema', schema];
  const checking = folder.ask([...check, ...folder.sourceOptions]).then(errorsIn);
  const readings = uses.map(({ rule, anyNames, documents }) => {
    const isSame = plan === TERRAFORM_PLAN && readsTheSame(anyNames, form);
    const names = isSame ? anyNames : namesOf(rule, groups, form.shape);
    return { rule, names, isDecided: toolsNamedIn(documents).length > 0 };
  });
  const readsData = readings.some(({ names }) =>
    names.absent.some(({ data }) => data !== undefined),
  );
  // What the data files hold, as `opa` puts them together.
  const evaluate = ['eval', '--bundle', '.', '--ignore', '*.rego', '--format', 'raw', 'data'];
  const data = readsData ? recordOf(parseJson((await folder.ask(evaluate)).stdout)) : {};
  const read = readings.map((reading) => {
    return { ...reading, names: withoutGivenData(reading.names, groups, data) };
  });
  const usedRules = new Set(read.flatMap(({ names }) => [...names.rules]));
  const findings = findAbsent(source, checking, read);
  // Who judges gets the error; until then, it must not end the process.
  findings.catch(() => undefined);
  return { form, policies: read, doubts, usedRules, findings };
}

/** Adds what `opa` finds by the schema, and where the names are written. */
async function findAbsent(
  { folder, modules }: SetSource,
  checking: Promise<OpaError[]>,
  readings: readonly PolicyReading[],
): Promise<ReadonlyMap<string, readonly AbsentName[]>> {
  const allErrors = await checking;
  // A schema that METADATA names is for the author's own `opa check`, which gets it.
  const errors = allErrors.filter(({ message }) => !message.startsWith('undefined schema'));
  const failed = allErrors.find(({ code }) => code !== TYPE_ERROR);
  const filesToLocate = new Set([
    ...readings.flatMap(({ names: { absent } }) => absent.map(({ module }) => module.file)),
    ...errors.flatMap(({ file }) => file ?? []),
  ]);
  await fillPlaces(modules, filesToLocate, folder);
  const located = findRules(errors, modules.modules);
  const failure = failed ?? located.find(({ rule }) => rule === undefined)?.error;
  const findings = readings.map((policy): [string, AbsentName[]] => {
    const { rule, names } = policy;
    const found = chooseFindings([...names.absent, ...locateErrors(located, names)], policy);
    return [rule.query, failure === undefined ? found : [...found, uncheckedPart(names, failure)]];
  });
  return new Map(findings);
}

const TYPE_ERROR = 'rego_type_error';

/** A policy of which `opa` did not say whether it reads what nothing has. */
function uncheckedPart({ statements: [first] }: Names, { message }: OpaError): AbsentName {
  if (first === undefined) throw new Error('A policy without a rule was read.');
  const why = message.replaceAll(/\s+/g, ' ').trim() || 'it ended without a word';
  const said = `is not known to read only what there is: \`opa check --schema\` failed (${why})`;
  return { ...first, path: [], instead: [], said };
}

/** Whether a policy would read the same of a document of this form as of one with every key. */
function readsTheSame({ parts }: Names, { keys }: InputForm): boolean {
  // A key that no document has is absent in both.
  return parts.every(
    ([first]) => first !== undefined && (keys.includes(first) || !isTopKey(first)),
  );
}

function namesOf({ group, exception }: JudgingRule, groups: Groups, input: PlanShape): Names {
  const paths = [group, exception?.group].flatMap((rules) => rules?.path.join('\0') ?? []);
  const policy = paths.flatMap((path) => groups.get(path) ?? []);
  return readPolicyNames(policy, groups, input);
}

/** Leaves out the names below `data` that a data file has. */
function withoutGivenData(names: Names, groups: Groups, data: object): Names {
  const absent = names.absent.flatMap((name): AbsentName[] => {
    if (name.data === undefined) return [name];
    const said = describeAbsent(data, name.data, groups);
    return said === undefined ? [] : [{ ...name, said }];
  });
  return { ...names, absent };
}

/** What is wrong with names below `data`, as the rest of a sentence; undefined if the data has all of them. */
function describeAbsent(
  data: object,
  words: readonly string[],
  groups: Groups,
): string | undefined {
  let value: unknown = data;
  for (const [index, word] of words.entries()) {
    const members = recordOf(value);
    const above = words.slice(0, index);
    const isPackage = groupsBelow(groups, [...above, word]).length > 0;
    if (!Object.hasOwn(members, word) && !isPackage) {
      const rules = groupsBelow(groups, above).flatMap(({ path }) => path[index] ?? []);
      const near = didYouMean(word, [...new Set([...rules, ...Object.keys(members)])]);
      const remedy =
        near === undefined
          ? ': correct the name, or add it to data.json'
          : `: did you mean ${['data', ...above, near].join('.')}?`;
      const path = ['data', ...above, word].join('.');
      return `reads ${path}, and neither a rule nor a data file has it${remedy}`;
    }
    value = members[word];
  }
  return undefined;
}

function chooseFindings(
  absent: readonly AbsentName[],
  { rule: policy, isDecided }: PolicyReading,
): AbsentName[] {
  const ofPolicy = annotationsOf(policy.group);
  const findings = absent
    .filter(
      ({ path, rule, module }) =>
        !isNamedAsAbsent(path, [rule.annotations, module.annotations, ...ofPolicy]),
    )
    // The key of another tool's document.
    .filter(({ path: [key, ...rest] }) => !(isDecided && key && rest.length === 0 && isTopKey(key)))
    .filter((name) => !isForOtherArguments(name, absent) && !failsWithout(name, policy));
  // One name is found once for each way to it.
  const byPlace = new Map<string, AbsentName>();
  for (const finding of findings) {
    const { module, at, path } = finding;
    byPlace.set(JSON.stringify([module.file, at.place, path]), finding);
  }
  return [...byPlace.values()];
}

/**
 * Whether the policy fails where a name is absent: it stands right below a `not`, as in `not input.plan.checks`, in the
 * policy's own rule. Anywhere else below a `not`, less can be denied without the name.
 */
function failsWithout({ rule, group, at }: AbsentName, policy: JudgingRule): boolean {
  const { body, value } = rule;
  const isReason =
    (value.kind === 'collection' && value.entries.length > 0) ||
    (value.kind === 'scalar' && value.value !== false && value.value !== null);
  if (group !== policy.group || !isReason) return false;
  return body.some(
    ({ isNegated, term }) =>
      isNegated &&
      term.kind === 'reference' &&
      [term.head, ...term.parts].some((part) => part === at),
  );
}

/** Whether METADATA (`custom.input-keys`) says that a part of the input can be absent: itself, or what it is in. */
export function isNamedAsAbsent(
  path: readonly string[],
  annotations: readonly { inputKeys: readonly string[] }[],
): boolean {
  const steps = planPath(path).filter((step) => step !== '*');
  return annotations.some(({ inputKeys }) =>
    inputKeys.some((key) => {
      const words = Array.from(key.replace(/^input\./, '').matchAll(/[\w-]+/g), ([word]) => word);
      const namedPath = planPath(words.filter((word) => word !== '_'));
      return namedPath.length > 0 && namedPath.every((word, index) => steps[index] === word);
    }),
  );
}

/** Whether this definition of a function is for other arguments, and another one for these. */
function isForOtherArguments(
  { rule, group, path }: AbsentName,
  all: readonly AbsentName[],
): boolean {
  if (rule.args === undefined || !KNOWN_NAMES.has(path.at(-1) ?? '')) return false;
  return group.rules.some(
    (other) => !other.rule.isElse && !all.some((name) => name.rule === other.rule),
  );
}

const KNOWN_NAMES = new Set([ANY_INPUT, ...Object.values(NAMED_SHAPES)].flatMap(keysIn));

function keysIn(shape: Shape): string[] {
  if (typeof shape === 'string' || 'named' in shape) return [];
  if ('items' in shape) return keysIn(shape.items);
  if ('values' in shape) return keysIn(shape.values);
  return Object.entries(shape.keys).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
}

/** A shape as JSON Schema. */
function toSchema(shape: Shape): object {
  const definitions = Object.entries(NAMED_SHAPES).map(([name, shape]) => [name, schemaOf(shape)]);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...schemaOf(shape),
    definitions: Object.fromEntries(definitions),
  };
}

function schemaOf(shape: Shape): object {
  // `opa` reads one type of a list of types, and so would object to the others.
  if (shape === 'anything' || shape === 'scalar') return {};
  if ('named' in shape) return { $ref: `#/definitions/${shape.named}` };
  if ('items' in shape) return { type: 'array', items: schemaOf(shape.items) };
  if ('values' in shape) return { type: 'object', additionalProperties: schemaOf(shape.values) };
  const properties = Object.entries(shape.keys).map(([key, value]) => [key, schemaOf(value)]);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    additionalProperties: false,
  };
}

/** An error of `opa`, and the rule that it is in. */
interface ErrorOfRule {
  error: OpaError;
  rule: Rule | undefined;
}

function findRules(errors: readonly OpaError[], modules: readonly RegoModule[]): ErrorOfRule[] {
  return errors.map((error) => {
    const rules = modules.find(({ file }) => file === error.file)?.rules ?? [];
    // The error is in the rule that begins nearest before it.
    const rule = rules.findLast((at) => isBefore({ at }, error));
    return { error, rule };
  });
}

/** The errors in rules that a policy leads to, without those that its names have shown. */
function locateErrors(errors: readonly ErrorOfRule[], { absent, statements }: Names): AbsentName[] {
  return errors.flatMap(({ error, rule }): AbsentName[] => {
    const before = statements.filter((name) => name.rule === rule && isBefore(name, error));
    const statement = before.at(-1);
    if (statement === undefined || statement.isPrinted) return [];
    const ref = readRef(error);
    const isKnown = absent.some(
      ({ module, at, path }) =>
        path.at(-1) === ref.path.at(-1) &&
        // `opa` gives references to rules the place of another one.
        (ref.head === 'data' || (module.file === error.file && at.place?.row === error.row)),
    );
    if (isKnown) return [];
    return [
      {
        ...statement,
        at: { place: { row: error.row, column: error.column } },
        // What is looked for by a value of a wrong type is not found, whatever a plan has.
        path: ref.head === 'input' && ref.path.at(-1) !== '*' ? ref.path : [],
        instead: ref.instead,
        said: sentenceOf(error, ref),
      },
    ];
  });
}

interface Ref {
  /** `input`, `data` or a local variable; undefined if the error is about something else. */
  head: string | undefined;
  /** Up to the part that cannot exist. */
  path: string[];
  instead: string[];
}

function readRef({ details }: OpaError): Ref {
  const { ref, pos, oneOf } = recordOf(details);
  const last = typeof pos === 'number' ? pos : listOf(ref).length;
  const parts = listOf(ref).map((part) => {
    const { type, value } = recordOf(part);
    return type === 'string' ? String(value) : '*';
  });
  return {
    head: textIn(recordOf(listOf(ref)[0])['value']),
    path: parts.slice(1, last + 1),
    instead: listOf(oneOf).flatMap((one) => textIn(one) ?? []),
  };
}

function isBefore({ at: { place } }: Pick<NamePlace, 'at'>, { row, column }: OpaError): boolean {
  if (place === undefined) return false;
  return place.row < row || (place.row === row && place.column <= column);
}

const textOf = (names: readonly string[]): string => names.join('.').replaceAll('.*', '[_]');

/** What the error says, as the rest of a sentence that begins with its place; undefined for a path of the input, which says it. */
function sentenceOf({ message, details }: OpaError, { head, path }: Ref): string | undefined {
  if (path.at(-1) === '*') {
    const where = textOf([head ?? '', ...path.slice(0, -1)]);
    return `looks in ${where} for a value of a type that nothing there has`;
  }
  if (head === 'input') return undefined;
  if (head !== undefined) {
    return `reads ${textOf([head, ...path])}, and nothing there is called "${path.at(-1) ?? ''}"`;
  }
  if (message === 'match error') {
    const { a: left, b: right } = recordOf(details);
    return `compares ${typeWords(left)} with ${typeWords(right)}, and these are never equal`;
  }
  const [, name] = /^(\S+): invalid argument/.exec(message) ?? [];
  return name === undefined
    ? `can never be true: ${message}`
    : `calls ${name} with a value of a type that it does not take`;
}
