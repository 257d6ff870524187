// The seed's JSON schema, for editors, from the schema that the service reads it by.

const NUMBERS = { min_value: 'minimum', max_value: 'maximum', min_length: 'minLength' };

/** What the rules of a pipe add to their type. */
function rule(action) {
  if (action.type === 'regex') return { pattern: action.requirement.source };
  if (action.type === 'integer') return { type: 'integer' };
  const word = NUMBERS[action.type];
  return word === undefined ? {} : { [word]: action.requirement };
}

/** `named`: schemas that are written once, under a name. */
export function withDefinitions(schema, named) {
  names = new Map(Object.entries(named).map(([name, one]) => [one, name]));
  const definitions = Object.entries(named).map(([name, one]) => [name, write(one)]);
  return { ...write(schema), definitions: Object.fromEntries(definitions) };
}

let names = new Map();

function toJsonSchema(schema) {
  const name = names.get(schema);
  return name === undefined ? write(schema) : { $ref: `#/definitions/${name}` };
}

function write(schema) {
  if (schema.pipe !== undefined) {
    const [type, ...actions] = schema.pipe;
    const plain = toJsonSchema(type);
    const rules = Object.assign({}, ...actions.map(rule));
    if (plain.type !== 'array' || rules.minLength === undefined) return { ...plain, ...rules };
    const { minLength: minItems, ...others } = rules;
    return { ...plain, ...others, minItems };
  }
  switch (schema.type) {
    case 'optional':
      return { ...toJsonSchema(schema.wrapped), default: schema.default };
    case 'nullable':
      return { anyOf: [toJsonSchema(schema.wrapped), { type: 'null' }] };
    case 'picklist':
      return { enum: schema.options };
    case 'array':
      return { type: 'array', items: toJsonSchema(schema.item) };
    case 'record':
      return {
        type: 'object',
        propertyNames: toJsonSchema(schema.key),
        additionalProperties: toJsonSchema(schema.value),
      };
    case 'union':
      return { anyOf: schema.options.map(toJsonSchema) };
    case 'strict_object': {
      const fields = Object.entries(schema.entries);
      return {
        type: 'object',
        properties: Object.fromEntries(fields.map(([name, one]) => [name, toJsonSchema(one)])),
        required: fields.filter(([, one]) => one.type !== 'optional').map(([name]) => name),
        additionalProperties: false,
      };
    }
    case 'unknown':
      return {};
    case 'string':
    case 'number':
    case 'boolean':
      return { type: schema.type };
    default:
      throw new Error(
        `the seed has a part of the type ${schema.type}, which scripts/seed-schema.js does not know`,
      );
  }
}
