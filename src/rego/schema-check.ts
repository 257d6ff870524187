/**
 * What `opa check --schema` finds: a policy that reads what its input cannot have would look at nothing, so what it passes
 * is undecided. Nothing else here looks for misspelt names.
 */
import { didYouMean } from '../model/did-you-mean.ts';
import { nameSome } from '../model/quote.ts';
import { REGO_NAME } from '../model/go-text.ts';
import { ownPage } from '../model/own-pages.ts';
import { listOf, recordOf, textIn } from '../model/parse.ts';
import { NAMED_SHAPES, TERRAFORM_PLAN, type Shape } from '../plan/plan-shape.ts';
import { isOfRun, isTopKey, planPath, type InputForm } from './input-form.ts';
import type { JudgingRule } from './judging-rules.ts';
import type { Reads } from './rule-use.ts';
import type { OpaFolder } from './opa-folder.ts';
import { errorsIn, placeOf, typeWords, type OpaError } from './opa-errors.ts';
import {
  annotationsOf,
  isPrint,
  type Annotations,
  type Expression,
  type Rule,
  type RuleGroup,
} from './syntax.ts';

/** What `opa` objects to in a policy. */
export interface SchemaFinding {
  /** Up to the key that cannot be there, from the input on; empty if it is about something else. */
  path: readonly string[];
  /** One or two sentences, with file and line. */
  text: string;
  /** The parts of these sentences, where they say of a place that it reads a key which is not there. */
  absent?: { place: string; key: string; lack: string };
}

const MOST_KEYS = 5;

/** What the findings of a policy say: what several places lack in the same way is said once, with the first of them. */
export function sentencesByPlaces(findings: readonly SchemaFinding[]): string[] {
  const alike = new Map<string, SchemaFinding[]>();
  for (const each of findings) {
    const key = each.absent?.lack ?? each.text;
    alike.set(key, [...(alike.get(key) ?? []), each]);
  }
  return [...alike.values()].map((group) => {
    const places = new Map(group.flatMap(({ text, absent }) => (absent ? [[text, absent]] : [])));
    const [first, ...others] = places.values();
    if (first === undefined || others.length === 0) return group[0]?.text ?? '';
    const keys = [...new Set([first, ...others].map(({ key }) => key))];
    const more = others.length === 1 ? 'one more place' : `${others.length} more places`;
    return `${first.place} and ${more} read ${nameSome(keys, MOST_KEYS)}, ${first.lack}`;
  });
}

/** Asks `opa` about all policies at once. @param options more of `opa check` */
export async function checkBySchema(
  form: InputForm,
  folder: OpaFolder,
  options: readonly string[],
): Promise<OpaError[]> {
  // An object without any key would be an object with every key to `opa`.
  const keys = form.keys.length > 0 ? form.shape.keys : { format_version: 'scalar' as const };
  const schema = folder.write('schema.json', JSON.stringify(toSchema({ keys })));
  // 0 asks for all errors.
  const check = ['check', ...options, '--format', 'json', '--max-errors', '0', '--schema', schema];
  const errors = errorsIn(await folder.ask([...check, ...folder.sourceOptions]));
  // A schema that METADATA names is for the author's own `opa check`, which gets it.
  return errors.filter(({ message }) => !message.startsWith('undefined schema'));
}

/** A shape as JSON Schema. */
function toSchema(shape: Shape): object {
  const definitions = Object.entries(NAMED_SHAPES).map(([name, inner]) => [name, schemaOf(inner)]);
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

/** The error, the rule that it is in, and the expression; undefined where no file could be read again. */
export interface LocatedError {
  error: OpaError;
  rule: Rule | undefined;
  group: RuleGroup | undefined;
}

interface CheckedPolicy {
  rule: JudgingRule;
  reads: Reads;
  /** Whether METADATA says which document it reads. */
  isDecided: boolean;
}

interface FindingContext {
  shownAs: string;
  form: InputForm;
  /** Whether policies.hcl names the policies. */
  isDeclared: boolean;
}

const TYPE_ERROR = 'rego_type_error';

/** What the errors say of one policy: of the rules that it leads to. */
export function findingsOf(
  errors: readonly LocatedError[],
  { rule: policy, reads, isDecided }: CheckedPolicy,
  context: FindingContext,
): SchemaFinding[] {
  const failed = errors.find(({ error, rule }) => error.code !== TYPE_ERROR || rule === undefined);
  const found = errors.flatMap(({ error, rule, group }): SchemaFinding[] => {
    if (rule === undefined || group === undefined || !reads.rules.has(group)) return [];
    const expression = rule.body.findLast((each) => isBefore(each, error));
    // What is only printed may be absent.
    if (expression !== undefined && isPrint(expression.term)) return [];
    const ref = readRef(error);
    const path = ref.head === 'input' && ref.path.at(-1) !== '*' ? ref.path : [];
    const [key] = path;
    // The key of another tool's document.
    if (isDecided && key !== undefined && path.length === 1 && isTopKey(key)) return [];
    const isMeant = isNamedAsAbsent(path, [group, policy.group].flatMap(annotationsOf));
    if (isMeant || failsWithout(ref, expression, { rule, group }, policy)) return [];
    return [{ path, ...describe(error, ref, context) }];
  });
  if (failed !== undefined)
    found.push({ path: [], text: describeFailure(failed.error, policy, context) });
  return found;
}

/** The error about a key at the top of the input in one of these rules; undefined where `opa` sees no such read. */
export function errorAtKey(
  errors: readonly LocatedError[],
  rules: ReadonlySet<RuleGroup>,
  key: string,
): OpaError | undefined {
  return errors.find(({ error, group }) => {
    const { head, path } = readRef(error);
    return group !== undefined && rules.has(group) && head === 'input' && path[0] === key;
  })?.error;
}

/** A policy of which `opa` did not say whether it reads what nothing has. */
function describeFailure(
  { message }: OpaError,
  { group }: JudgingRule,
  { shownAs }: FindingContext,
) {
  const why = message.split(/[ \t\r\n]+/).join(' ') || 'it ended without a word';
  const file = group.rules[0]?.module.file;
  return `${placeOf(shownAs, { file, row: 0 })} is not known to read only what there is: \`opa check --schema\` failed (${why}).`;
}

const WORD = /[A-Za-z0-9_-]+/g;

/** Whether METADATA (`custom.input-keys`) says that a part of the input can be absent: itself, or what it is in. */
export function isNamedAsAbsent(
  path: readonly string[],
  annotations: readonly Pick<Annotations, 'inputKeys'>[],
): boolean {
  const steps = planPath(path).filter((step) => step !== '*');
  return annotations.some(({ inputKeys }) =>
    inputKeys.some((key) => {
      const words = Array.from(key.replace(/^input\./, '').matchAll(WORD), ([word]) => word);
      const namedPath = planPath(words.filter((word) => word !== '_'));
      return namedPath.length > 0 && namedPath.every((word, index) => steps[index] === word);
    }),
  );
}

/**
 * Whether the policy fails where a name is absent: it stands right below a `not`, as in `not input.plan.checks`, in the
 * policy's own rule. Anywhere else below a `not`, less can be denied without the name.
 */
function failsWithout(
  ref: Ref,
  expression: Expression | undefined,
  { rule: { value }, group }: { rule: Rule; group: RuleGroup },
  policy: JudgingRule,
): boolean {
  const isReason =
    (value.kind === 'collection' && value.entries.length > 0) ||
    (value.kind === 'scalar' && value.value !== false && value.value !== null);
  if (expression?.isNegated !== true || group !== policy.group || !isReason) return false;
  const { term } = expression;
  if (term.kind !== 'reference' || term.head.kind !== 'variable' || term.head.name !== ref.head)
    return false;
  return ref.path.every((word, at) => {
    const part = term.parts[at];
    return part?.kind === 'scalar' && part.value === word;
  });
}

interface Ref {
  /** `input`, `data` or a local variable; undefined if the error is about something else. */
  head: string | undefined;
  /** Up to the part that cannot exist. */
  path: string[];
  /** What could be in its place. */
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

export function isBefore({ place }: Pick<Rule, 'place'>, { row, column }: OpaError): boolean {
  if (place === undefined) return false;
  return place.row < row || (place.row === row && place.column <= column);
}

/** As in `policies/tags.rego:12 reads input.plan.resource_changs, which no plan has. Did you mean …?` */
function describe(
  error: OpaError,
  ref: Ref,
  context: FindingContext,
): Pick<SchemaFinding, 'text' | 'absent'> {
  const { head, path, instead } = ref;
  const place = placeOf(context.shownAs, error);
  const remedy = head === 'input' ? describeRemedy(path, instead, context) : '';
  const withRemedy = (says: string) => (remedy === '' ? says : `${says} ${remedy}`);
  if (head !== 'input' || path.at(-1) === '*') {
    return { text: withRemedy(`${place} ${sentenceOf(error, ref)}.`) };
  }
  const key = writePath(path);
  const lack = withRemedy(describeLack(path, context));
  return { text: `${place} reads ${key}, ${lack}`, absent: { place, key, lack } };
}

/** What lacks the key: the rest of a sentence. */
function describeLack(path: readonly string[], { isDeclared }: FindingContext): string {
  const isOfPlan = isInFormat(planPath(path)) && !(isDeclared && path.length === 1);
  if (path.length === 1 && !isOfPlan) {
    const givenBy = isDeclared ? ', and with policies.hcl the input is that of HCP Terraform' : '';
    return `which the input does not have${givenBy}.`;
  }
  return isOfRun(path) ? 'which a run of a local check does not have.' : 'which no plan has.';
}

const MOST_NAMED = 12;

/** What to write in its place; empty if that is not known. */
function describeRemedy(
  path: readonly string[],
  instead: readonly string[],
  { form, isDeclared }: FindingContext,
): string {
  const key = path.at(-1) ?? '';
  if (path.length > 1) {
    const near = didYouMean(key, instead);
    if (near !== undefined) return `Did you mean ${writePath([...path.slice(0, -1), near])}?`;
    return instead.length > 0 && instead.length <= MOST_NAMED
      ? `There are: ${instead.join(', ')}.`
      : '';
  }
  if (isInFormat(path)) return isDeclared ? `Write ${writePath(['plan', key])}.` : '';
  if (key === 'review') {
    return 'Policies of Gatekeeper read it: they judge requests to Kubernetes, and no plan is one.';
  }
  const near = didYouMean(key, form.possible);
  if (near !== undefined) return `Did you mean ${writePath([near])}?`;
  return isDeclared
    ? 'It has: plan, run.'
    : `It is a plan, with resource_changes, planned_values, variables and others. Read one of these, or say in METADATA that the key can be absent: \`input-keys\` (${ownPage('docs/local-policies.md#how-it-judges')}).`;
}

const textOf = (names: readonly string[]): string => names.join('.').replaceAll('.*', '[_]');

/** What the error says, if it is not that a key of the input is absent: the rest of a sentence that begins with its place. */
function sentenceOf({ message, details }: OpaError, { head, path }: Ref): string {
  if (path.at(-1) === '*') {
    const where = textOf([head ?? '', ...path.slice(0, -1)]);
    return `looks in ${where} for a value of a type that nothing there has`;
  }
  if (head !== undefined) {
    return `reads ${textOf([head, ...path])}, and nothing there is called "${path.at(-1) ?? ''}"`;
  }
  if (message === 'match error') {
    const { a: left, b: right } = recordOf(details);
    return `compares ${typeWords(left)} with ${typeWords(right)}, and these are never equal`;
  }
  const [, name] = /^([^ ]+): invalid argument/.exec(message) ?? [];
  return name === undefined
    ? `can never be true: ${message}`
    : `calls ${name} with a value of a type that it does not take`;
}

const ONE_NAME = new RegExp(`^${REGO_NAME}$`, 'u');

/** `["plan", "resource_changes", "*", "x-y"]` → `input.plan.resource_changes[_]["x-y"]`. */
function writePath(path: readonly string[]): string {
  const steps = path.map((step) => {
    if (step === '*') return '[_]';
    return ONE_NAME.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
  });
  return `input${steps.join('')}`;
}

/** Whether Terraform's JSON format of plans has a member of this name. */
function isInFormat([key, ...rest]: readonly string[]): boolean {
  return rest.length === 0 && key !== undefined && Object.hasOwn(TERRAFORM_PLAN.keys, key);
}
