/** Reads a state in Terraform's file format. */
import * as v from '../../client/wire/schema.ts';
import { isDeeperThan, MOST_LEVELS } from '../../model/json-text.ts';
import { writeIndex } from '../../model/address.ts';
import { orElse } from '../../model/or-else.ts';
import { isLongNumber, parseKept } from '../long-numbers.ts';

const stepSchema = v.looseObject({ type: v.picklist(['get_attr', 'index']), value: v.unknown() });

const instanceSchema = v.looseObject({
  index_key: v.optional(v.union([v.string(), v.number()])),
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

/** Reads an uploaded state; undefined if it is not in version 4 of the format. */
export function readStateFile(bytes: Uint8Array): StateFile | undefined {
  const document = orElse(() => parseKept(new TextDecoder().decode(bytes)), undefined);
  if (isDeeperThan(document, MOST_LEVELS)) return undefined;
  const parsed = v.safeParse(stateSchema, document, { abortEarly: true });
  return parsed.success ? parsed.output : undefined;
}

/** The managed resources of a state, by address: their values, and the names of attributes with a sensitive value. */
export function contentOf({ resources }: StateFile): {
  state: Record<string, Record<string, unknown>>;
  sensitive: Record<string, Record<string, unknown>>;
} {
  const content: ReturnType<typeof contentOf> = { state: {}, sensitive: {} };
  for (const { mode, module, type, name, instances } of resources) {
    if (mode !== 'managed') continue;
    for (const { index_key: index, attributes, sensitive_attributes: paths = [] } of instances) {
      const prefix = module === undefined ? '' : `${module}.`;
      const address = `${prefix}${type}.${name}${writeIndex(index)}`;
      const values = attributes ?? {};
      content.state[address] = type === 'terraform_data' ? withoutTypes(values) : values;
      // A path that leads inside an attribute marks the whole attribute.
      const names = paths.map(([first]) => [String(first?.value), true]);
      content.sensitive[address] = Object.fromEntries(names);
    }
  }
  return content;
}

/** The attributes of a `terraform_data` resource, whose state has each value with its type, as in a plan: without types. */
function withoutTypes(attributes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const plain = Object.entries(attributes).map(([name, value]) => [
    name,
    name !== 'id' && typeof value === 'object' && value !== null && 'value' in value
      ? value.value
      : value,
  ]);
  return Object.fromEntries(plain);
}

/** The type of a value in the form that Terraform uses in JSON: a word such as `string`, or a list such as `["tuple", …]`. */
export function typeOf(value: unknown): unknown {
  if (value === null || value === undefined) return 'dynamic';
  if (Array.isArray(value)) return ['tuple', value.map(typeOf)];
  if (isLongNumber(value)) return 'number';
  if (typeof value !== 'object') return typeof value === 'boolean' ? 'bool' : typeof value;
  const members = Object.entries(value).map(([name, member]) => [name, typeOf(member)]);
  return ['object', Object.fromEntries(members)];
}
