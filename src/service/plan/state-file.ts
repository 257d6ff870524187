/** Reads and writes the state of a workspace in Terraform's file format. */
import * as v from '../../client/wire/schema.ts';
import { isDeep, MOST_LEVELS } from '../../model/json-depth.ts';
import { resourceOfAddress, writeIndex } from '../../model/address.ts';

/** The known value of an `output` block. */
export interface StateOutput {
  value: unknown;
  sensitive: boolean;
}

/** What a state has about a resource instance in addition to its values. */
export interface StateMarks {
  /** A tree with `true` at sensitive values. */
  sensitive?: Record<string, unknown>;
  /** True when the next plan replaces the resource. */
  tainted?: boolean;
}

const stepSchema = v.looseObject({ type: v.picklist(['get_attr', 'index']), value: v.unknown() });

type Path = v.InferOutput<typeof stepSchema>[];

const instanceSchema = v.looseObject({
  index_key: v.optional(v.union([v.string(), v.number()])),
  status: v.optional(v.string()),
  attributes: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  sensitive_attributes: v.optional(v.array(v.array(stepSchema))),
});

const outputSchema = v.looseObject({
  value: v.unknown(),
  sensitive: v.optional(v.boolean(), false),
});

/** A state as Terraform writes it. Members that this schema does not name are kept unchanged. */
const stateSchema = v.looseObject({
  version: v.literal(4),
  terraform_version: v.string(),
  serial: v.pipe(v.number(), v.integer()),
  lineage: v.string(),
  outputs: v.optional(v.record(v.string(), outputSchema), {}),
  resources: v.optional(
    v.array(
      v.looseObject({
        module: v.optional(v.string()),
        mode: v.string(),
        type: v.string(),
        name: v.string(),
        provider: v.string(),
        instances: v.array(instanceSchema),
      }),
    ),
    [],
  ),
});
export type StateFile = v.InferOutput<typeof stateSchema>;
type StateResource = StateFile['resources'][number];

/** The applied resources by address: their values, and their marks. */
interface Instances {
  state: Readonly<Record<string, Record<string, unknown>>>;
  marks: Readonly<Record<string, StateMarks>>;
}

/** The state in Terraform's format; `providerOf` returns the provider of a resource type. */
export function writeStateFile(
  { state, marks }: Instances,
  outputs: Readonly<Record<string, StateOutput>>,
  head: Pick<StateFile, 'terraform_version' | 'serial' | 'lineage'>,
  providerOf: (type: string) => string,
): StateFile {
  const resources = new Map<string, StateResource>();
  for (const [address, attributes] of Object.entries(state)) {
    const { module, type, name, index } = resourceOfAddress(address);
    const key = `${module} ${type} ${name}`;
    const resource = resources.get(key) ?? {
      module: module === '' ? undefined : module,
      mode: 'managed',
      type,
      name,
      provider: `provider["${providerOf(type)}"]`,
      instances: [],
    };
    resource.instances.push({
      index_key: index,
      status: marks[address]?.tainted === true ? 'tainted' : undefined,
      schema_version: 0,
      attributes: type === 'terraform_data' ? withTypes(attributes) : attributes,
      sensitive_attributes: pathsOf(marks[address]?.sensitive ?? {}, []),
    });
    resources.set(key, resource);
  }
  return {
    version: 4,
    ...head,
    outputs: Object.fromEntries(
      Object.entries(outputs).map(([name, output]) => [
        name,
        { ...output, type: typeOf(output.value) },
      ]),
    ),
    resources: [...resources.values()],
    check_results: null,
  };
}

/** The paths to each `true` in a tree. */
function pathsOf(tree: unknown, way: Path): Path[] {
  if (tree === true) return [way];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, part]) =>
    pathsOf(part, [...way, toStep(key, Array.isArray(tree), way.length === 0)]),
  );
}

function toStep(key: string, inList: boolean, isAttribute: boolean): Path[number] {
  if (isAttribute) return { type: 'get_attr', value: key };
  const value = inList ? { value: Number(key), type: 'number' } : { value: key, type: 'string' };
  return { type: 'index', value };
}

/** Reads an uploaded state; undefined if it is not in version 4 of the format. */
export function readStateFile(bytes: Uint8Array): StateFile | undefined {
  try {
    const document: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const parsed = isDeep(document, MOST_LEVELS) ? undefined : v.safeParse(stateSchema, document);
    return parsed?.success === true ? parsed.output : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The managed resources and the outputs of a state. */
export function contentOf({ resources, outputs }: StateFile): {
  state: Record<string, Record<string, unknown>>;
  marks: Record<string, StateMarks>;
  outputs: Record<string, StateOutput>;
} {
  const instances = resources.flatMap((resource) =>
    resource.mode === 'managed' ? resource.instances.map((one) => instanceOf(resource, one)) : [],
  );
  return {
    state: Object.fromEntries(instances.map(({ address, values }) => [address, values])),
    marks: Object.fromEntries(instances.map(({ address, marks }) => [address, marks])),
    outputs: Object.fromEntries(
      Object.entries(outputs).map(([name, { value, sensitive }]) => [name, { value, sensitive }]),
    ),
  };
}

function instanceOf(
  { module, type, name }: StateResource,
  {
    index_key: index,
    status,
    attributes,
    sensitive_attributes: paths = [],
  }: StateResource['instances'][number],
): { address: string; values: Record<string, unknown>; marks: StateMarks } {
  const values = attributes ?? {};
  return {
    address: `${module === undefined ? '' : `${module}.`}${type}.${name}${writeIndex(index)}`,
    values: type === 'terraform_data' ? withoutTypes(values) : values,
    marks: { tainted: status === 'tainted', sensitive: treeOf(paths) },
  };
}

/** The tree of `true` for these paths. A path that leads inside an attribute marks the whole attribute. */
function treeOf(paths: readonly Path[]): Record<string, true> {
  return Object.fromEntries(paths.map(([first]) => [String(first?.value), true]));
}

function withoutTypes(attributes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const plain = Object.entries(attributes).map(([name, value]) => [
    name,
    name !== 'id' && typeof value === 'object' && value !== null && 'value' in value
      ? value.value
      : value,
  ]);
  return Object.fromEntries(plain);
}

/** The attributes with those that take any value in Terraform's form with a type. */
function withTypes(attributes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const written = Object.entries(attributes).map(([name, value]) => [
    name,
    name === 'id' || value === null ? value : { value, type: typeOf(value) },
  ]);
  return Object.fromEntries(written);
}

/** The type of a value in the form that Terraform uses in JSON. */
export function typeOf(value: unknown): unknown {
  if (value === null || value === undefined) return 'dynamic';
  if (Array.isArray(value)) return ['tuple', value.map(typeOf)];
  if (typeof value !== 'object') return typeof value === 'boolean' ? 'bool' : typeof value;
  const members = Object.entries(value).map(([name, member]) => [name, typeOf(member)]);
  return ['object', Object.fromEntries(members)];
}
