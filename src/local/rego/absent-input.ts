/**
 * Finds policies that would look at nothing: references to parts of the input that cannot exist, as `opa`
 * finds them by the schema of the input, and as the syntax shows them.
 */
import { NAMED_SHAPES, type PlanShape, type Shape } from '../../service/plan/plan-shape.ts';
import { PolicyProblem, type PolicyFiles } from '../../model/policy-files.ts';
import { groupRules, type RuleGroup, type Groups } from './groups.ts';
import { ANY_INPUT, chooseForm, planPath, type InputForm } from './input-form.ts';
import type { JudgingRule } from './judging-rules.ts';
import { errorsIn, placeOf } from './opa-errors.ts';
import { readData } from './read-data.ts';
import type { OpaFolder } from './opa-folder.ts';
import { reached, type Reached } from './reached.ts';
import { parseRegoFile, type ReadModules } from './read-modules.ts';
import { locateErrors, toSchema } from './opa-schema.ts';
import type { RegoModule, Rule } from './syntax.ts';
import { Tracer, type AbsentReference, type Traced } from './trace.ts';
import { part } from './value.ts';

/** A part that a policy reads and that cannot exist. */
export interface AbsentPart {
  reference: AbsentReference;
  /** True: the policy has provided for it, by `not`, a default or an alternative. */
  isProvidedFor: boolean;
}

export interface InputReading {
  form: InputForm;
  /** The findings of each policy, by its query. */
  findings: ReadonlyMap<string, AbsentPart[]>;
  /** Rules that a policy uses, besides itself. */
  used: ReadonlySet<RuleGroup>;
}

interface Followed {
  policies: PolicyFiles;
  folder: OpaFolder;
  modules: ReadModules;
  groups: Groups;
  judging: readonly JudgingRule[];
  /** What the engine at hand gives. */
  plan: PlanShape;
  /** Paths of the input that are meant to be absent, as in `plan.resource_drift`. */
  inputKeys: readonly string[];
}

/**
 * Follows all policies, chooses the form of their input, and finds what is absent in it.
 *
 * @throws PolicyProblem if they read an input that no plan gives
 */
export async function followPolicies(source: Followed): Promise<InputReading> {
  const { policies, folder, modules, groups, judging, plan, inputKeys } = source;
  const any = new Tracer(groups, part(ANY_INPUT, []));
  const first = judging.map(({ group }) => any.trace(group));
  const form = chooseForm(any, policies.files.has('policies.hcl'), plan);
  if (form.keys.length === 0) refuseReviews(first, policies);
  const schema = await folder.write('schema.json', JSON.stringify(toSchema(form.shape)));
  const words = ['check', '--format', 'json', '--max-errors', '200', '--schema', schema];
  const errors = errorsIn(await folder.ask([...words, ...folder.sources])).filter(
    ({ code }) => code === 'rego_type_error',
  );
  const data = readData(policies);
  const trace = (all: Groups): Map<string, Traced> => {
    const tracer = new Tracer(all, part(form.shape, []), data);
    return new Map(
      judging.flatMap(({ query, group: { path } }) => {
        const group = all.get(path.join('\0'));
        return group === undefined ? [] : [[query, tracer.trace(group)]];
      }),
    );
  };
  const traced = trace(groups);
  const used = usedBy(traced.values());
  const files = [...traced.values()].flatMap((one) =>
    reached(one).flatMap(({ of }) => of.absent.map(({ module }) => module.file)),
  );
  const unclear = new Set([...files, ...errors.flatMap(({ file }) => file ?? [])]);
  if (unclear.size === 0) return { form, findings: new Map(), used };
  // Only these files are read again, with places and METADATA.
  for (const [file, content] of policies.files) {
    if (Buffer.from(content).includes('input-keys')) unclear.add(file);
  }
  const located = await locate(modules, unclear, folder);
  const again = trace(groupRules(located));
  const findings = [...again].map(([query, one]): [string, AbsentPart[]] => [
    query,
    findingsOf(one, [...locateErrors(errors, located, reached(one))]).filter(
      ({ reference }) => !isMeant(reference, one.group, inputKeys),
    ),
  ]);
  return { form, findings: new Map(findings), used };
}

function refuseReviews(traced: readonly Traced[], { shownAs, files }: PolicyFiles): void {
  const absent = traced.flatMap((one) => reached(one)).flatMap(({ of }) => of.absent);
  const review = absent.find(({ path }) => path[0] === 'review');
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

async function locate(
  { modules, old }: ReadModules,
  files: ReadonlySet<string>,
  folder: OpaFolder,
): Promise<RegoModule[]> {
  return Promise.all(
    modules.map(async (module) => {
      const { file } = module;
      if (!files.has(file)) return module;
      return (await parseRegoFile(file, old.includes(file), folder)) ?? module;
    }),
  );
}

function usedBy(policies: Iterable<Traced>): Set<RuleGroup> {
  const used = new Set<RuleGroup>();
  for (const policy of policies) {
    for (const { of } of reached(policy)) if (of !== policy) used.add(of.group);
  }
  return used;
}

function findingsOf(policy: Traced, bySchema: readonly AbsentReference[]): AbsentPart[] {
  const ways = reached(policy);
  const inSyntax = ways.flatMap(({ of, isNegated }) =>
    of.absent
      .filter((reference) => !isForOthers(reference, of, ways))
      .map((reference) => ({
        reference,
        isProvidedFor: isNegated || isProvidedFor(reference, policy, of),
      })),
  );
  const found = bySchema.map((reference) => {
    const way = ways.find(({ of }) => of.group === reference.group);
    const isNegated = way?.isNegated === true;
    return { reference, isProvidedFor: isNegated || isProvidedFor(reference, policy, way?.of) };
  });
  return distinct([...inSyntax, ...found]);
}

/** Whether an input of the check, or METADATA of the rule or of the policy, says that it can be absent. */
function isMeant(
  { path, rule, module }: AbsentReference,
  policy: RuleGroup,
  inputKeys: readonly string[],
): boolean {
  const annotated = [
    rule,
    module,
    ...policy.rules.flatMap((one) => [one.rule, one.module]),
  ].flatMap(({ annotations }) => annotations.inputKeys);
  const steps = planPath(path).filter((step) => step !== '*');
  return [...inputKeys, ...annotated].some((key) => {
    const words = Array.from(key.replace(/^input\./, '').matchAll(/[\w-]+/g), ([word]) => word);
    const meant = planPath(words.filter((word) => word !== '_'));
    return meant.length > 0 && meant.every((word, at) => steps[at] === word);
  });
}

/** Whether this definition of a function is for other arguments, and another one for these. */
function isForOthers(
  { rule, group }: AbsentReference,
  traced: Traced,
  ways: readonly Reached[],
): boolean {
  const fits = (one: Traced, definition: Rule): boolean =>
    !one.absent.some((each) => each.rule === definition);
  const calls = ways.flatMap(({ of }) => (of.group === group && of !== traced ? [of] : []));
  return (
    calls.some((call) => fits(call, rule)) && group.rules.some((one) => fits(traced, one.rule))
  );
}

/** One reference is found once for each call of its function; the worst counts. */
function distinct(findings: readonly AbsentPart[]): AbsentPart[] {
  const byPlace = new Map<string, AbsentPart>();
  for (const finding of findings) {
    const { module, place, path } = finding.reference;
    const key = JSON.stringify([module.file, place, path]);
    const before = byPlace.get(key);
    if (before === undefined || before.isProvidedFor) byPlace.set(key, finding);
  }
  return [...byPlace.values()];
}

function isProvidedFor(
  { group, rule, path, isNegated, hasDefault }: AbsentReference,
  policy: Traced,
  traced: Traced | undefined,
): boolean {
  if (isNegated || hasDefault) return true;
  const isJudging = group.path.join('\0') === policy.group.path.join('\0');
  const isElse = rule.otherwise !== undefined || !group.rules.some((one) => one.rule === rule);
  const isDefaulted = group.rules.some((one) => one.rule.isDefault) || isElse;
  if (!isJudging && isDefaulted) return true;
  const broken = new Set(traced?.absent.map((one) => one.rule));
  const hasAlternative = group.rules.some((one) => !broken.has(one.rule));
  // One rule for each tool, or one for each kind of argument.
  const isOtherForm = path.length === 1 ? isTopKey(path[0]) : rule.args !== undefined;
  return hasAlternative && isOtherForm && isKnownKey(path.at(-1));
}

function isTopKey(key: string | undefined): boolean {
  return key !== undefined && Object.hasOwn(ANY_INPUT.keys, key);
}

function isKnownKey(key: string | undefined): boolean {
  return key !== undefined && KNOWN_KEYS.has(key);
}

const KNOWN_KEYS = new Set([ANY_INPUT, ...Object.values(NAMED_SHAPES)].flatMap(keysIn));

function keysIn(shape: Shape): string[] {
  if (typeof shape === 'string' || 'named' in shape) return [];
  if ('items' in shape) return keysIn(shape.items);
  if ('values' in shape) return keysIn(shape.values);
  return Object.entries(shape.keys).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
}
