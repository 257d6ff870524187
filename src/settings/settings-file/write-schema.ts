/** The JSON schema of `plangate.yml` for editors, made from the table of keys. The reader refuses more than a schema can say. */
import { SEVERITIES } from '../../model/severity.ts';
import { KEYS, type KeySpec } from './keys.ts';
import { LONGEST_TEXT, MOST_IN_LIST, MOST_SCANNERS } from './read-settings-file.ts';

/** Where editors read it. */
export const SETTINGS_SCHEMA_ADDRESS =
  'https://raw.githubusercontent.com/plangate/plangate/main/docs/plangate.schema.json';

type Schema = Readonly<Record<string, unknown>>;

const ref = (name: string): Schema => ({ $ref: `#/definitions/${name}` });

/** One text, or a list of texts. */
const textsOf = (item: Schema): Schema => ({
  anyOf: [
    item,
    { type: 'array', minItems: 1, maxItems: MOST_IN_LIST, uniqueItems: true, items: item },
  ],
});

function objectOf(properties: Schema, required: readonly string[] = []): Schema {
  return { type: 'object', additionalProperties: false, required, properties };
}

const TEXT: Schema = {
  type: 'string',
  maxLength: LONGEST_TEXT,
  pattern: String.raw`^(?!\s)[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+(?<!\s)$`,
};
const NAME: Schema = { type: 'string', maxLength: LONGEST_TEXT, pattern: '^[A-Za-z0-9_-]+$' };
const TAGS: Schema = {
  description: 'All of these: names, or names with values.',
  anyOf: [
    ...(textsOf(ref('text'))['anyOf'] as Schema[]),
    {
      type: 'object',
      minProperties: 1,
      propertyNames: ref('text'),
      additionalProperties: { anyOf: [ref('text'), { const: '' }] },
    },
  ],
};

const WITHIN: Schema = {
  description:
    'Within which workspaces a `cloud` block counts that a request adds or changes. Without it, none does before it is merged.',
  minProperties: 1,
  ...objectOf({ project: ref('text'), tags: ref('tags') }),
};

const ENTRIES: readonly Schema[] = [
  objectOf(
    {
      directories: {
        description:
          'Directories whose `cloud` blocks say which workspaces, from the root of the repository. `*` is any part of a name, `?` one character, `**` any directories or none; `!` excludes, wherever it stands.',
        ...textsOf(ref('text')),
      },
      within: WITHIN,
      'var-file': {
        description:
          'With `local`: files of values for variables, with one `*`, as in `env/*.tfvars`. Each file is a workspace of its directory, called like both (`app-prod`); a file beside it that ends with `.tfbackend` in place of `.tfvars` goes to `backend-config`.',
        ...ref('text'),
      },
    },
    ['directories'],
  ),
  objectOf(
    {
      name: NAME,
      directory: ref('text'),
      'var-file': {
        description:
          'With `local`: files of values for variables, as in `terraform plan -var-file`. Paths begin at `directory`.',
        ...textsOf(ref('text')),
      },
      'backend-config': {
        description:
          'With `local`: files of what the block of the backend leaves open, as in `terraform init -backend-config`. Paths begin at `directory`.',
        ...textsOf(ref('text')),
      },
      'terraform-workspace': {
        description: 'With `local`: the workspace that `terraform workspace select` names.',
        type: 'string',
        maxLength: LONGEST_TEXT,
        pattern: String.raw`^[\w.-]+$`,
      },
    },
    ['name'],
  ),
  objectOf({ tags: ref('tags'), project: ref('text') }, ['tags']),
  objectOf({ project: ref('text') }, ['project']),
];

const SCANNER: Schema = objectOf(
  {
    file: {
      description:
        'The SARIF file, from the root of the repository. A step of the same job writes it.',
      ...ref('text'),
    },
    tool: { description: 'The name of the tool, as its file has it.', ...ref('text') },
    mandatory: {
      description: 'From which severity on a finding closes the gate. `none`: none does.',
      enum: SEVERITIES,
      default: 'high',
    },
    base: {
      description: 'The file of the same scan of the merge base: what it has too does not count.',
      ...ref('text'),
    },
    'configured-by': {
      description:
        'The call of the scanner takes its ignore files and its configuration from the default branch, so that a request may change them.',
      const: 'default-branch',
    },
    approvers: {
      description:
        'Who may approve findings: people, roles and teams, or `PATTERN: NAMES` for the rules that a pattern fits.',
      ...textsOf(ref('text')),
    },
    'ignore-files': {
      description:
        'Files and directories that the call of the scanner names for what to leave out or to look for, from the root of the repository.',
      ...textsOf(ref('text')),
    },
  },
  ['file', 'tool'],
);

const OF_KIND: Readonly<Record<Exclude<KeySpec['kind'], 'choice'>, Schema>> = {
  flag: { type: 'boolean' },
  number: { type: 'integer', minimum: 0, maximum: 999_999_999 },
  duration: {
    type: 'string',
    pattern: String.raw`^(?=.*[1-9])(?=\d)(\d{1,6}d)?(\d{1,6}h)?(\d{1,6}m)?(\d{1,9}s)?$`,
  },
  text: ref('text'),
  list: textsOf(ref('text')),
  workspaces: { type: 'array', minItems: 1, maxItems: MOST_IN_LIST, items: { anyOf: ENTRIES } },
  scanners: { type: 'array', minItems: 1, maxItems: MOST_SCANNERS, items: SCANNER },
};

/** A choice may have the words of a flag, which YAML writes with quotes or without. */
const withFlag = (choice: string) =>
  /^(?:true|false)$/.test(choice) ? [choice === 'true', choice] : [choice];

function schemaOf({ name, kind, description, choices }: KeySpec): Schema {
  const form = kind === 'choice' ? { enum: choices?.flatMap(withFlag) } : OF_KIND[kind];
  return { description, ...(name === 'organization' ? NAME : form) };
}

export function settingsFileSchema(): Schema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: SETTINGS_SCHEMA_ADDRESS,
    title: 'plangate.yml',
    description:
      'How a repository is gated. The gate refuses more than a schema can say: keys that stand twice, aliases, tags, and texts that are no patterns.',
    minProperties: 1,
    ...objectOf(Object.fromEntries(KEYS.map((spec) => [spec.name, schemaOf(spec)]))),
    definitions: { text: TEXT, tags: TAGS },
  };
}
