/** Reads the plan that `terraform test -json -verbose` prints, as a document like that of `terraform show -json`. */
import * as v from '../../../client/wire/schema.ts';
import { parseJson } from '../../../model/parse.ts';
import type { PlanLimit } from '../../plan/plan-document.ts';
import { splitAddress } from '../../../configuration/address.ts';

const fields = v.record(v.string(), v.unknown());

const changeSchema = v.looseObject({
  address: v.string(),
  module_address: v.optional(v.string()),
  mode: v.picklist(['managed', 'data']),
  type: v.string(),
  name: v.string(),
  provider_name: v.string(),
  action_reason: v.optional(v.string()),
  change: v.looseObject({
    actions: v.array(v.string()),
    after: v.nullable(fields),
    after_unknown: v.optional(v.unknown()),
    after_sensitive: v.optional(v.unknown()),
  }),
});

type Change = v.InferOutput<typeof changeSchema>;

const outputSchema = v.looseObject({
  after: v.optional(v.unknown()),
  after_sensitive: v.optional(v.unknown()),
});

const planSchema = v.looseObject({
  plan_format_version: v.string(),
  output_changes: v.optional(v.record(v.string(), outputSchema), {}),
  resource_changes: v.optional(v.array(changeSchema), []),
  provider_schemas: v.optional(fields, {}),
});

const lineSchema = v.looseObject({ type: v.string() });

interface TestPlan {
  /** The document as JSON. */
  text: string;
  limits: PlanLimit[];
}

/**
 * Reads the output of the test.
 *
 * @param pendingName the name of the resources that were added to the copy
 * @returns the plan, or why there is none, as a sentence
 */
export function readTestPlan(output: string, pendingName: string): TestPlan | { problem: string } {
  const lines = output.split('\n').filter((line) => line !== '');
  const found = lines.flatMap((line) => {
    const parsed = v.safeParse(lineSchema, parseJson(line));
    return parsed.success ? [{ type: parsed.output.type, entry: parsed.output, line }] : [];
  });
  const plans = found.filter(({ type }) => type === 'test_plan');
  const version = found.find(({ type }) => type === 'version')?.entry['terraform'];
  const passed = found.some(
    ({ type, entry }) =>
      type === 'test_summary' &&
      v.is(
        v.looseObject({ status: v.literal('pass'), passed: v.literal(1) }),
        entry['test_summary'],
      ),
  );
  if (typeof version !== 'string') {
    return {
      problem:
        'The program on the PATH is no Terraform, and only Terraform leaves unknown what it does not know.',
    };
  }
  const [only] = plans;
  if (only === undefined || plans.length > 1 || !passed) {
    return { problem: 'Terraform printed no plan with mocked providers.' };
  }
  if (/\d{16}/.test(only.line.replaceAll(/"(?:[^"\\]|\\.)*"/g, ''))) {
    return { problem: 'The plan has a number of more digits than are read here.' };
  }
  const parsed = v.safeParse(planSchema, only.entry['test_plan']);
  if (!parsed.success) return { problem: 'The plan with mocked providers has another form.' };
  const { resource_changes: all, output_changes: outputs } = parsed.output;
  const strange = all.find(isStrange);
  if (strange !== undefined) {
    const actions = strange.change.actions.join(', ');
    return { problem: `The plan with mocked providers has ${actions} of ${strange.address}.` };
  }
  const changes = all.filter(({ type, name }) => type !== 'terraform_data' || name !== pendingName);
  const document = {
    format_version: parsed.output.plan_format_version,
    terraform_version: version,
    planned_values: {
      outputs: Object.fromEntries(
        Object.entries(outputs).map(([name, { after, after_sensitive: marked }]) => [
          name,
          { sensitive: marked === true, value: after },
        ]),
      ),
      root_module: plannedModule(changes, ''),
    },
    resource_changes: changes,
    output_changes: outputs,
    configuration: { root_module: {} },
  };
  return {
    text: JSON.stringify(document),
    limits: limitsOf(changes, parsed.output.provider_schemas),
  };
}

/** Without a state every resource is created, and every data source waits for the pending resource. */
function isStrange({ mode, change, action_reason: reason }: Change): boolean {
  const expected = mode === 'data' ? 'read' : 'create';
  const isExpected = change.actions.length === 1 && change.actions[0] === expected;
  return !isExpected || (mode === 'data' && reason?.startsWith('read_because_') !== true);
}

interface PlannedModule {
  address: string | undefined;
  resources: unknown[] | undefined;
  child_modules: PlannedModule[] | undefined;
}

/** The values that are known, by module, as in `planned_values`. */
function plannedModule(changes: readonly Change[], address: string): PlannedModule {
  const own = changes.filter(({ module_address: module = '' }) => module === address);
  const depth = address === '' ? 0 : splitAddress(address).length;
  const inner = changes.flatMap(({ module_address: module = '' }) => {
    const parts = splitAddress(module);
    const isInner = parts.length > depth && parts.slice(0, depth).join('.') === address;
    return isInner ? [parts.slice(0, depth + 2).join('.')] : [];
  });
  const modules = [...new Set(inner)].map((one) => plannedModule(changes, one));
  // What is undefined is left out of the document.
  return {
    address: address === '' ? undefined : address,
    resources: own.length === 0 ? undefined : own.map(toResource),
    child_modules: modules.length === 0 ? undefined : modules,
  };
}

function toResource({
  address,
  mode,
  type,
  name,
  provider_name: provider,
  change,
  ...more
}: Change) {
  const index = more['index'];
  return {
    address,
    mode,
    type,
    name,
    index,
    provider_name: provider,
    values: change.after ?? {},
    sensitive_values: change.after_sensitive ?? {},
  };
}

/** The most addresses that a limit names. */
const MOST = 5;

/** Names resources with something unknown that a real plan can know: what data answer, and defaults of the provider. */
function limitsOf(changes: readonly Change[], schemas: Record<string, unknown>): PlanLimit[] {
  const managed = changes.filter(({ mode }) => mode === 'managed');
  const unknown = managed.filter((change) => isUnknown(change, schemas));
  if (unknown.length === 0) return [];
  const addresses = unknown.slice(0, MOST).map(({ address }) => address);
  const more = unknown.length > MOST ? ` and ${unknown.length - MOST} more` : '';
  const number = `${unknown.length} of ${managed.length} ${managed.length === 1 ? 'resource has' : 'resources have'}`;
  const message = `${number} something that a plan with mocked providers does not know: ${addresses.join(', ')}${more}.`;
  return [{ kind: 'not-known', message, count: unknown.length, addresses }];
}

function isUnknown(
  { type, provider_name: provider, change }: Change,
  schemas: Record<string, unknown>,
): boolean {
  if (!v.is(fields, change.after_unknown)) return change.after_unknown === true;
  const attributes = at(schemas, [provider, 'resource_schemas', type, 'block', 'attributes']);
  return Object.entries(change.after_unknown).some(([name, marks]) => {
    if (!holdsTrue(marks)) return false;
    // What the provider alone computes is known to no plan.
    const isComputed = at(attributes, [name, 'computed']) === true;
    return !isComputed || at(attributes, [name, 'optional']) === true;
  });
}

function holdsTrue(marks: unknown): boolean {
  if (typeof marks !== 'object' || marks === null) return marks === true;
  return Object.values(marks).some(holdsTrue);
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (v.is(fields, inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
    value,
  );
}
