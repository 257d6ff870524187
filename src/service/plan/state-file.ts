/** The state of a workspace as Terraform writes it to a file. */
import { readAddress } from './address.ts';

/** One value of an `output` block, once it is known. */
export interface StateOutput {
  value: unknown;
  sensitive: boolean;
}

/** What is kept of a resource instance beside its values. */
export interface StateMarks {
  /** A tree of `true` where a value is not to be shown. */
  sensitive?: Record<string, unknown>;
  /** The next plan replaces it. */
  tainted?: boolean;
}

type Path = { type: 'get_attr' | 'index'; value: unknown }[];

export interface StateFile {
  version: 4;
  terraform_version: string;
  serial: number;
  lineage: string;
  outputs: Record<string, StateOutput & { type: unknown }>;
  resources: StateResource[];
  check_results: null;
}

interface StateResource {
  module?: string;
  mode: 'managed';
  type: string;
  name: string;
  provider: string;
  instances: {
    index_key?: string | number;
    status?: 'tainted';
    schema_version: 0;
    attributes: Record<string, unknown>;
    sensitive_attributes: Path[];
  }[];
}

/** What there is, by address, and what else is known of each. */
interface Instances {
  state: Readonly<Record<string, Record<string, unknown>>>;
  marks: Readonly<Record<string, StateMarks>>;
}

export function writeStateFile(
  { state, marks }: Instances,
  outputs: Readonly<Record<string, StateOutput>>,
  head: Pick<StateFile, 'terraform_version' | 'serial' | 'lineage'>,
  providerOf: (type: string) => string,
): StateFile {
  const resources = new Map<string, StateResource>();
  for (const [address, attributes] of Object.entries(state)) {
    const { module, type, name, index } = readAddress(address);
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

/** Where a tree says `true`, as the way to each place. */
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

/** Attributes that take any value are written with their type. */
function withTypes(attributes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const written = Object.entries(attributes).map(([name, value]) => [
    name,
    name === 'id' || value === null ? value : { value, type: typeOf(value) },
  ]);
  return Object.fromEntries(written);
}

/** The type of a value, as Terraform writes types in JSON. */
export function typeOf(value: unknown): unknown {
  if (value === null || value === undefined) return 'dynamic';
  if (Array.isArray(value)) return ['tuple', value.map(typeOf)];
  if (typeof value !== 'object') return typeof value === 'boolean' ? 'bool' : typeof value;
  const members = Object.entries(value).map(([name, member]) => [name, typeOf(member)]);
  return ['object', Object.fromEntries(members)];
}
