/** Reads a plan in JSON (`terraform show -json`). Its text may be hostile, so its parts have to agree. */
import { finding, textOf, type Finding } from '../model/finding.ts';
import { plain } from '../model/sentence.ts';
import { isDeepStrictEqual } from 'node:util';
import { takeTurn } from '../machine/take-turn.ts';
import { isIdentifier, LONGEST_MESSAGE, readAddress, writeIndex } from '../model/address.ts';
import { isDeeperThan, MOST_LEVELS } from '../model/json-text.ts';
import { fieldOf, fieldsOf, isRecord } from '../model/parse.ts';
import { PlanJson, resourcesOf } from '../model/plan-json.ts';
import { countChanges, wordsOfEntry } from './count-words.ts';
import { entriesOfDocument, identityOf, isDeposed, isOfAction } from './entries.ts';
import {
  invocationSchema,
  type PlannedCounts,
  type PlanDocument,
  type PlannedModule,
  type ResourceChange,
} from './plan-document.ts';
import * as v from '../client/wire/schema.ts';

/** The longest plan that is read, in characters. */
export const LONGEST_PLAN = 256 * 1024 * 1024;
/** How many names the top of a plan has at most. Terraform writes about twenty. */
const MOST_MEMBERS = 1_000;
const MOST_CHANGES = 200_000;

const map = v.record(v.string(), v.unknown());
const marks = v.union([v.boolean(), map]);
const actionSchema = v.picklist(['no-op', 'create', 'read', 'update', 'delete', 'forget', 'open']);

const changeSchema = v.looseObject({
  address: v.string(),
  module_address: v.optional(v.string()),
  // OpenTofu 1.11 lists ephemeral resources, too.
  mode: v.picklist(['managed', 'data', 'ephemeral']),
  type: v.string(),
  name: v.string(),
  index: v.optional(v.union([v.string(), v.number()])),
  provider_name: v.string(),
  deposed: v.optional(v.string()),
  previous_address: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_MESSAGE))),
  change: v.looseObject({
    actions: v.pipe(v.array(actionSchema), v.minLength(1), v.maxLength(2)),
    before: v.nullable(map),
    after: v.nullable(map),
    after_unknown: v.optional(marks, {}),
    before_sensitive: v.optional(marks, false),
    after_sensitive: v.optional(marks, false),
    importing: v.optional(v.nullable(map)),
  }),
});

const invocations = v.pipe(v.array(invocationSchema), v.maxLength(MOST_CHANGES));

const documentSchema = v.looseObject({
  format_version: v.string(),
  terraform_version: v.optional(v.string()),
  variables: v.optional(v.record(v.string(), v.looseObject({ value: v.unknown() }))),
  planned_values: v.looseObject({ root_module: v.optional(map) }),
  resource_changes: v.optional(v.pipe(v.array(changeSchema), v.maxLength(MOST_CHANGES))),
  output_changes: v.optional(map),
  action_invocations: v.optional(invocations),
  deferred_changes: v.optional(v.array(map)),
  deferred_action_invocations: v.optional(
    v.array(v.looseObject({ action_invocation: invocationSchema })),
  ),
  configuration: v.looseObject({ root_module: v.optional(map) }),
  errored: v.optional(v.boolean()),
  complete: v.optional(v.boolean()),
});

/** A plan that cannot be used. */
export class UnreadablePlan extends Error {
  override readonly name = 'UnreadablePlan';
  readonly finding: Finding;
  /** @param why a sentence of its own is of no other kind than that the plan cannot be read */
  constructor(why: string | Finding) {
    const found = typeof why === 'string' ? finding('plan-not-readable', plain(why)) : why;
    super(textOf(found));
    this.finding = found;
  }
}

class NoJson extends UnreadablePlan {}

/** A plan that says that it errored. */
export class ErroredPlan extends UnreadablePlan {}

/** A plan whose parts agree, so that policies can judge it. */
export interface CheckedPlan {
  json: PlanJson;
  /** What policies read of it. */
  document: PlanDocument;
  /** The document as JSON, as it was written. */
  text: string;
}

/**
 * Reads the JSON of a plan, whoever made it.
 *
 * @param isWhole whether it has every value, or is the redacted form of a service
 * @throws UnreadablePlan, or the reason of the signal
 */
export async function readPlanJson(
  written: string,
  isWhole: boolean,
  signal?: AbortSignal,
): Promise<PlanJson> {
  // Windows begins texts with a mark of their encoding.
  const text = written.startsWith('\ufeff') ? written.slice(1) : written;
  if (text.length > LONGEST_PLAN) {
    throw new UnreadablePlan(`The plan has more than ${LONGEST_PLAN} characters.`);
  }
  let parsed: unknown;
  await takeTurn(signal);
  try {
    parsed = JSON.parse(text);
  } catch {
    // What the parser says shows a piece of the plan, which may be a sensitive value.
    throw new NoJson('The plan is not JSON.');
  }
  await takeTurn(signal);
  if (!isRecord(parsed)) throw new UnreadablePlan('The plan is not an object of JSON.');
  if (Object.keys(parsed).length > MOST_MEMBERS) {
    throw new UnreadablePlan(
      `The plan has more than ${MOST_MEMBERS} members, and no plan has so many.`,
    );
  }
  await takeTurn(signal);
  if (isDeeperThan(parsed, MOST_LEVELS)) throw new UnreadablePlan('The plan is nested too deeply.');
  await takeTurn(signal);
  const document = parsed;
  // Whole plans have the first, redacted ones the second.
  const version = document['format_version'] ?? document['plan_format_version'];
  if (typeof version === 'string' && !/^[01]\.\d+$/.test(version)) {
    throw new UnreadablePlan(
      `The plan has the format ${quoted(version)}, and Plangate reads 0.1 to 1.x. Update Plangate, or plan with a Terraform that it knows.`,
    );
  }
  // The value as it was before any schema: a schema drops attributes with some names.
  if (isWhole) markUnmarked(document);
  return new PlanJson(text, document, isWhole);
}

/**
 * Reads a whole plan and checks that its parts agree.
 *
 * @throws UnreadablePlan, or the reason of the signal
 */
export async function readPlan(
  text: string,
  signal?: AbortSignal,
): Promise<CheckedPlan & { counts: PlannedCounts }> {
  // Which command writes a plan helps who has a file, and not who asks a service.
  const json = await readPlanJson(text, true, signal).catch((error: unknown) => {
    throw error instanceof NoJson ? new NoJson(`${error.message} ${describeNoJson(text)}`) : error;
  });
  const plan = await checkWhole(json, signal);
  return { ...plan, counts: countsOf(plan.document) };
}

/**
 * Checks that the parts of a whole plan agree.
 *
 * @throws UnreadablePlan, or the reason of the signal
 */
export async function checkWhole(json: PlanJson, signal?: AbortSignal): Promise<CheckedPlan> {
  const checked = v.safeParse(documentSchema, json.document, { abortEarly: true });
  if (!checked.success) {
    const [issue] = checked.issues;
    const path = issue.path?.map(({ key }) => String(key)).join('.') ?? '';
    const other = describeOtherDocument(json.document) ?? `${quoted(path)} has another form.`;
    throw new UnreadablePlan(
      `The plan is not what \`terraform show -json\` writes of one. ${other}`,
    );
  }
  // The empty lists that a plan without changes or variables leaves out.
  const document = v.parse(asPlanDocument, {
    resource_changes: [],
    variables: {},
    ...json.document,
  });
  refuseUnusable(json);
  for (const change of document.resource_changes) {
    await takeTurn(signal);
    const problem = forgedProblem(change);
    if (problem !== undefined) throw new UnreadablePlan(problem);
  }
  const known = new Set<string>();
  for (const entry of entriesOfDocument(document, ['resource_changes'])) {
    const identity = identityOf(entry);
    if (known.has(identity))
      throw new UnreadablePlan(`The plan names ${quoted(entry.name)} twice.`);
    known.add(identity);
  }
  const lists = ['action_invocations', 'deferred_action_invocations'] as const;
  for (const { address = '', said } of entriesOfDocument(document, lists)) {
    const { type, name } = fieldsOf(said);
    const { block } = readAddress(address) ?? {};
    if (block?.type === 'action' && isDeepStrictEqual(block.labels, [type, name])) continue;
    throw new UnreadablePlan(
      `The plan calls ${quoted(`action.${String(type)}.${String(name)}`)} by another address, ${quoted(address)}.`,
    );
  }
  const different = await differenceOf(document, signal);
  if (different !== undefined) {
    throw new UnreadablePlan(
      `The plan says two things about ${quoted(different)}: its resource_changes and its planned_values differ.`,
    );
  }
  return { json, document, text: json.text };
}

/** Refuses what errored, and what names something twice: a reader of the plan may take either value. */
export function refuseUnusable(json: PlanJson): void {
  if (json.isErrored) {
    throw new ErroredPlan('The plan says that it errored, so it may lack changes.');
  }
  const [repeated] = json.repeated();
  if (repeated !== undefined) {
    throw new UnreadablePlan(`The plan names ${quoted(repeated)} twice.`);
  }
}

/** Before 1.1, Terraform marks sensitive values in some places or in none: there, each value counts as sensitive. */
export function markUnmarked(plan: Readonly<Record<string, unknown>>): void {
  const version = plan['format_version'] ?? plan['plan_format_version'];
  if (!String(version).startsWith('0.')) return;
  for (const entry of entriesOfDocument(plan)) {
    if (isOfAction(entry)) continue;
    const { sensitiveBefore = true, sensitiveAfter = true } = entry.values;
    const marks = {
      before_sensitive: sensitiveBefore ?? true,
      after_sensitive: sensitiveAfter ?? true,
    };
    Object.assign(entry.change, marks);
  }
  const states = [fieldOf(plan, 'planned_values'), fieldOf(fieldOf(plan, 'prior_state'), 'values')];
  for (const resource of states.flatMap((values) => [...resourcesOf(values)])) {
    resource['sensitive_values'] ??= true;
  }
}

/** The type of a plan for what another schema has accepted already. It checks nothing. */
export const asPlanDocument = v.custom<PlanDocument>(() => true);

/**
 * The problem of an address that disagrees with the other fields of its change, as a sentence: a policy may read either.
 * Undefined if they agree.
 */
export function misnamedProblem(
  change: Omit<ResourceChange, 'change' | 'provider_name'>,
): string | undefined {
  const { address, module_address: module, mode, type, name, index } = change;
  const prefix = module === undefined || module === '' ? '' : `${module}.`;
  const local = `${mode === 'managed' ? '' : `${mode}.`}${type}.${name}${writeIndex(index)}`;
  if (address !== prefix + local) {
    return `The plan calls ${quoted(prefix + local)} by another address, ${quoted(address)}.`;
  }
  return isIdentifier(type) && isIdentifier(name)
    ? undefined
    : `The plan has no possible name: ${quoted(address)}.`;
}

/** Whether an object has values before and after what a single action does; undefined where it may have some or none. */
const VALUES_AROUND: Readonly<
  Record<v.InferOutput<typeof actionSchema>, { before?: boolean; after?: boolean }>
> = {
  create: { before: false, after: true },
  update: { before: true, after: true },
  delete: { before: true, after: false },
  forget: { before: true, after: false },
  read: { after: true },
  // What is gone since it was in the state has none at all.
  'no-op': {},
  open: { before: false, after: false },
};

/** What is wrong with a change: its address, or values that do not fit what happens to it. */
function forgedProblem(resource: ResourceChange): string | undefined {
  const misnamed = misnamedProblem(resource);
  if (misnamed !== undefined) return misnamed;
  const { address, mode, change } = resource;
  const { actions, before, after } = change;
  const [first, second] = actions;
  const isReplacement =
    actions.includes('create') && (actions.includes('delete') || actions.includes('forget'));
  const isPair = first === undefined || second !== undefined;
  const expected = isPair ? { before: true, after: true } : VALUES_AROUND[first];
  const contradicts = (hasValues: boolean | undefined, values: object | null): boolean =>
    hasValues !== undefined && hasValues !== (values !== null);
  const isForged =
    (isPair && !isReplacement) ||
    contradicts(expected.before, before) ||
    contradicts(expected.after, after) ||
    (first === 'no-op' && !isDeepStrictEqual(before, after)) ||
    // Only data is read, and what is ephemeral is opened and nothing else.
    (first === 'read' && mode !== 'data') ||
    (first === 'open') !== (mode === 'ephemeral');
  return isForged
    ? `The plan says ${actions.join(' and ')} of ${quoted(address)}, and its values do not fit.`
    : undefined;
}

async function differenceOf(plan: PlanDocument, signal?: AbortSignal): Promise<string | undefined> {
  /** The planned values of managed resources, by address. */
  const values = new Map<string, unknown>();
  const addValuesOf = ({ resources = [], child_modules: inner = [] }: PlannedModule): void => {
    for (const { address, mode, values: attributes } of resources) {
      if (mode === 'managed') values.set(address, attributes);
    }
    for (const module of inner) addValuesOf(module);
  };
  try {
    addValuesOf(plan.planned_values.root_module ?? {});
  } catch (error) {
    if (error instanceof TypeError) {
      throw new UnreadablePlan('The plan has planned_values of another form.');
    }
    throw error;
  }
  const entries = [...entriesOfDocument(plan, ['resource_changes'])];
  const remaining = entries.filter(
    (entry) =>
      entry.mode === 'managed' &&
      (entry.values.after !== null || entry.actions?.includes('no-op')) &&
      !isDeposed(entry),
  );
  for (const {
    name: address,
    values: { after },
  } of remaining) {
    await takeTurn(signal);
    if (!values.has(address)) {
      // One that is gone already need not be listed.
      if (after !== null) return address;
      continue;
    }
    // One of which nothing is known yet, or that is gone already, is listed without values.
    const withoutValues = after === null ? null : {};
    if (!isDeepStrictEqual(values.get(address) ?? withoutValues, after)) return address;
  }
  // A forgotten resource continues to exist, although Terraform no longer manages it.
  const forgotten = entries.filter(({ actions }) => actions?.includes('forget'));
  const addresses = new Set([...remaining, ...forgotten].map(({ name }) => name));
  return [...values.keys()].find((address) => !addresses.has(address));
}

function countsOf(plan: PlanDocument): PlannedCounts {
  const entries = Array.from(entriesOfDocument(plan, ['resource_changes']));
  return countChanges(entries.filter(({ mode }) => mode === 'managed').map(wordsOfEntry));
}

function quoted(text: string): string {
  return JSON.stringify(text.length > 200 ? `${text.slice(0, 200)}…` : text);
}

const AGAIN = 'Write the plan with `terraform show -json saved.plan > plan.json`.';

/** How such texts begin. A text that comes first may begin like one that comes later. */
const BEGINNINGS: readonly (readonly [beginning: RegExp, sentences: string])[] = [
  [
    /^[ \t\r\n]*$/,
    `It is empty, as it is where the command that writes it failed. Look at what that command said. ${AGAIN}`,
  ],
  [
    /^PK[^A-Za-z][^A-Za-z]/,
    'It is a saved plan, which is binary. Show it as JSON: `terraform show -json saved.plan > plan.json`, in the directory that was planned.',
  ],
  [
    /^\ufffd\ufffd?.\0|^.\0.\0/s,
    'It is in UTF-16, as PowerShell writes it. Write it in UTF-8: `terraform show -json saved.plan | Out-File -Encoding utf8 plan.json`.',
  ],
  [
    /^[ \t\r\n]*\{"@level"/,
    'It is the log of `terraform plan -json`, which has no values. Save the plan with `terraform plan -out saved.plan`, and write it with `terraform show -json saved.plan > plan.json`.',
  ],
  [/^[ \t\r\n]*\{/, `It is not complete, or not JSON from some place on. ${AGAIN}`],
  [
    /^[^{]*\n\{[ \t\r\n]*"format_version"/,
    'It begins with a line that is no JSON, as the wrapper of hashicorp/setup-terraform prints one. Set `terraform_wrapper: false` there, and keep only what the command prints on standard output.',
  ],
  [
    /Terraform|OpenTofu|# [^ \n]+ will be |Plan: \d|No changes/,
    'It is what `terraform plan` or `terraform show` prints for people. Save the plan with `terraform plan -out saved.plan`, and write it with `terraform show -json saved.plan > plan.json`.',
  ],
];

/** The beginning says what a text is; the longest line of another program that may come before it is far shorter. */
const BEGINNING_LENGTH = 16_384;

/** What a text is that JSON cannot be read from. Nothing of it is shown: it may have sensitive values. */
function describeNoJson(text: string): string {
  const start = text.slice(0, BEGINNING_LENGTH);
  const [, sentences = AGAIN] = BEGINNINGS.find(([beginning]) => beginning.test(start)) ?? [];
  return sentences;
}

/** What an object of JSON is that is no plan; undefined for all that may be one. */
function describeOtherDocument(document: Readonly<Record<string, unknown>>): string | undefined {
  const has = (name: string): boolean => Object.hasOwn(document, name);
  if (has('resource_changes') || has('planned_values')) return undefined;
  if (has('plan_format_version')) {
    return 'It is a redacted plan of a service. A check that has a service reads it there: leave `plan` out.';
  }
  if (has('lineage') || has('serial')) return `It is a state file, which has no changes. ${AGAIN}`;
  if (has('@level')) return describeNoJson('{"@level"');
  if (!has('format_version') || has('provider_schemas')) return undefined;
  return 'It is a state, as `terraform show -json` prints it where no plan is named. Name the saved plan: `terraform show -json saved.plan > plan.json`.';
}
