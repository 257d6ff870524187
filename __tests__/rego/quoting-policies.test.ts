/** Whatever a policy makes of a plan, no message has a sensitive value, from wherever in the plan the policy took it. */
import { expect } from '../support/jest.ts';
import { judgeJson } from '../support/judge-json.ts';
import { testWith } from '../support/optional-tools.ts';

const SECRET = 'Sw0rd-f1sh/77';
const LATER = 'L4ter-key';
const RESOURCE = {
  address: 'terraform_data.a',
  mode: 'managed',
  type: 'terraform_data',
  name: 'a',
  provider_name: 'terraform.io/builtin/terraform',
};
const CHECKS = [
  {
    address: { kind: 'check', to_display: 'check.a' },
    status: 'fail',
    instances: [
      {
        address: { to_display: 'check.a' },
        status: 'fail',
        problems: [{ message: `bad ${SECRET}` }],
      },
    ],
  },
];
const OUTPUTS = { o: { sensitive: true, value: SECRET } };
const VALUES = { values: { input: SECRET }, sensitive_values: { input: true } };

/** The value is wherever a plan can have it: where it is marked, and in copies that have no marks. */
const MEMBERS = {
  planned_values: {
    outputs: OUTPUTS,
    root_module: { resources: [{ ...RESOURCE, ...VALUES, identity: { id: SECRET } }] },
  },
  variables: { given: { value: SECRET } },
  prior_state: {
    format_version: '1.0',
    values: { outputs: OUTPUTS, root_module: { resources: [{ ...RESOURCE, ...VALUES }] } },
    checks: CHECKS,
  },
  resource_changes: [
    {
      ...RESOURCE,
      change: {
        actions: ['update'],
        before: { input: SECRET, map: { [SECRET]: 1 } },
        after: { input: SECRET, map: { [SECRET]: 1 }, set: [SECRET] },
        after_unknown: { map: { [LATER]: true } },
        before_sensitive: { input: true, map: true },
        after_sensitive: { input: true, map: true, set: [true] },
        replace_paths: [['map', LATER]],
        before_identity: { id: SECRET },
        after_identity: { id: SECRET },
        importing: { id: SECRET, identity: { id: SECRET } },
        generated_config: `input = "${SECRET}"`,
      },
    },
  ],
  output_changes: {
    o: {
      actions: ['create'],
      before: null,
      after: SECRET,
      before_sensitive: false,
      after_sensitive: true,
      after_unknown: false,
    },
  },
  relevant_attributes: [{ resource: RESOURCE.address, attribute: ['map', SECRET] }],
  action_invocations: [
    {
      address: 'action.a.b',
      type: 'a',
      name: 'b',
      provider_name: 'p',
      config_values: { body: SECRET },
      config_sensitive: { body: true },
      config_unknown: {},
    },
  ],
  checks: CHECKS,
  configuration: {
    root_module: {
      variables: { given: { sensitive: true, default: SECRET }, other: { default: `x${SECRET}` } },
      resources: [{ ...RESOURCE, expressions: { input: { constant_value: `a ${SECRET}` } } }],
      module_calls: {
        m: {
          source: `./m?${SECRET}`,
          expressions: { key: { constant_value: SECRET } },
          module: { variables: { key: { sensitive: true } } },
        },
      },
    },
  },
};

const written = (text: string) => [
  text,
  text.toUpperCase(),
  Array.from(text).toReversed().join(''),
  Array.from(text).join(' '),
  Buffer.from(text).toString('hex'),
  Buffer.from(text).toString('base64').slice(0, 12),
];

for (const [what, body] of [
  ['all of it as one text', 'message := json.marshal(input)'],
  ['each text', 'walk(input, [path, text])\n\tmessage := sprintf("%v: %v", [path, text])'],
  ['each key', 'walk(input, [_, value])\n\tsome message, _ in value'],
  ['each path', 'walk(input, [path, _])\n\tmessage := sprintf("%v", [path])'],
  [
    'texts in base64',
    'walk(input, [_, text])\n\tis_string(text)\n\tmessage := base64.encode(text)',
  ],
  [
    'texts in other digits',
    'walk(input, [_, text])\n\tis_string(text)\n\tmessage := hex.encode(text)',
  ],
  ['texts in large letters', 'walk(input, [_, text])\n\tis_string(text)\n\tmessage := upper(text)'],
  [
    'texts from their end',
    'walk(input, [_, text])\n\tis_string(text)\n\tmessage := strings.reverse(text)',
  ],
  [
    'texts letter by letter',
    'walk(input, [_, text])\n\tis_string(text)\n\tmessage := concat(" ", split(text, ""))',
  ],
  [
    'texts as attributes at fault',
    'walk(input, [_, text])\n\tis_string(text)\n\tmessage := {"msg": "x", "address": "terraform_data.a", "attribute": text}',
  ],
  [
    'texts as names of fields',
    'walk(input, [_, text])\n\tis_string(text)\n\tmessage := {text: "x"}',
  ],
] as const) {
  testWith('opa', `a policy that prints ${what} shows nothing that is sensitive`, async () => {
    const text = `package a\n\ndeny contains message if {\n\t${body}\n}\n`;
    const { results, notices } = await judgeJson(text, MEMBERS);
    expect(results[0]?.output.length).toBeGreaterThan(0);
    const shown = JSON.stringify([results, notices]);
    const found = [...written(SECRET), ...written(LATER)].filter((one) => shown.includes(one));
    expect(found).toEqual([]);
  });
}
