/** Plans with secrets in every place that a plan has, in each form in which another value can have them. */
import { gzipSync } from 'node:zlib';
import { seededBelow } from './virtual-time.ts';

type Fields = Record<string, unknown>;

export interface PlantedPlan {
  json: string;
  /** Of eight characters and more: no part of them may be shown. */
  secrets: string[];
  /** Shorter ones: none may be shown as a whole value. */
  short: string[];
  /** Of the job. */
  ofJob: string[];
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
const SIGNS = `${LETTERS}<>&"'\\/ +%=:;,.-_ü€`;

/** How a program writes a text into another one. */
const FORMS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `before ${text} behind`,
  (text) => `password=${text};`,
  (text) => JSON.stringify({ Statement: [{ Effect: 'Allow', Condition: { key: text } }] }),
  (text) => goJson({ inner: goJson({ text }) }),
  (text) => JSON.stringify({ a: JSON.stringify({ b: text }) }),
  (text) => `https://host.example/?q=${encodeURIComponent(text)}&x=1`,
  (text) => `q=${encodeURIComponent(text).replaceAll('%20', '+')}`,
  (text) => Buffer.from(text).toString('base64'),
  (text) => Buffer.from(`#!/bin/sh\nexport P="${text}"\n`).toString('base64'),
  (text) => `data: ${Buffer.from(`user:${text}`).toString('base64')}`,
  (text) => gzipSync(`key: ${text}\n`).toString('base64'),
  (text) => Buffer.from(Buffer.from(`aaa${text}`).toString('base64')).toString('base64'),
  (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (text) => `lines:\n  first: 1\n  ${text.split('\n').join('\n  ')}\n  last: 2\n`,
];

const goJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

export function plantedPlan(seed: number): PlantedPlan {
  const below = seededBelow((seed + 1) * 0x9e3779b9);
  const one = <T>(choices: readonly T[]): T => choices[below(choices.length)] as T;
  const word = (length: number, of: string) =>
    Array.from({ length }, () => of[below(of.length)]).join('');
  const secrets: string[] = [];
  const short: string[] = [];
  const secret = (): string => {
    const line = () => `${word(4, LETTERS)}${word(6 + below(20), SIGNS)}${word(4, LETTERS)}`;
    const text = below(4) === 0 ? [line(), line(), line()].join('\n') : line();
    secrets.push(text);
    return text;
  };
  const written = (text: string): string => one(FORMS)(text);
  const shortSecret = (): string => {
    const text = word(4 + below(4), LETTERS);
    short.push(text);
    return text;
  };
  const ofJob = [word(30, LETTERS)];
  const marked = secret();
  const ofPart = secret();
  const ofState = secret();
  const ofVariable = secret();
  const ofPattern = secret();
  const brief = shortSecret();
  const all = [marked, ofPart, ofState, ofVariable, ofPattern];
  const copies = (): Fields => ({
    name: `n${below(100)}`,
    count: below(100),
    copy: written(one(all)),
    nested: [{ deep: { copy: written(one(all)), [`k${below(9)}`]: written(one(all)) } }],
    tags: { [written(one(all))]: 'x', owner: written(one(all)), short: brief },
    texts: [written(one(all)), 'plain', written(one(all))],
    policy: JSON.stringify({ Version: '2012-10-17', Statement: [{ Resource: written(one(all)) }] }),
    of_job: written(ofJob[0] ?? ''),
    admin_password: written(secret()),
    user_data: ofPattern,
  });
  const values = (): Fields => ({
    ...copies(),
    password: marked,
    pin: brief,
    block: [
      { key: ofPart, other: 'seen' },
      { key: secret(), other: 'seen' },
    ],
    login_wo: below(2) === 0 ? null : secret(),
  });
  const marks = { password: true, pin: true, block: [{ key: true }, { key: true }] };
  const KEYED = () => (below(3) === 0 ? `[${JSON.stringify(written(one(all)))}]` : '');
  const resource = (at: number, actions: string[]): Fields => {
    const [before, after] = [values(), values()];
    const isUnknown = below(4) === 0;
    if (isUnknown) delete after['password'];
    // What is marked on one side alone is hidden on both.
    const sides = one([
      [marks, marks],
      [marks, {}],
      [{}, marks],
    ] as const);
    return {
      address: `aws_x.r${at}${KEYED()}`,
      ...(below(3) === 0 && {
        previous_address: `aws_x.r${at}[${JSON.stringify(written(one(all)))}]`,
      }),
      mode: 'managed',
      type: 'aws_x',
      name: `r${at}`,
      provider_name: 'registry.terraform.io/acme/x',
      change: {
        actions,
        before: actions[0] === 'create' ? null : before,
        after: actions.at(-1) === 'delete' ? null : after,
        after_unknown: { id: true, ...(isUnknown && { password: true }) },
        before_sensitive: actions[0] === 'create' ? marks : sides[0],
        after_sensitive: actions.at(-1) === 'delete' ? marks : sides[1],
        ...(below(3) === 0 && { importing: { id: written(one(all)) } }),
        replace_paths: [['tags', written(one(all))], ['password']],
      },
    };
  };
  const output = (isSensitive: boolean): Fields => ({
    actions: ['update'],
    before: isSensitive ? secret() : written(one(all)),
    after: isSensitive ? { key: secret() } : { list: [written(one(all))], short: brief },
    after_unknown: false,
    before_sensitive: isSensitive,
    after_sensitive: isSensitive,
  });
  const references = [`local.map[${JSON.stringify(marked)}].id`, 'local.map'];
  const plan = {
    format_version: '1.2',
    resource_changes: [
      resource(0, ['update']),
      resource(1, ['create']),
      resource(2, ['delete']),
      resource(3, ['delete', 'create']),
      resource(4, ['no-op']),
    ],
    resource_drift: [resource(5, ['update'])],
    deferred_changes: [
      { reason: 'instance_count_unknown', resource_change: resource(6, ['create']) },
    ],
    output_changes: { open: output(false), secret: output(true) },
    action_invocations: [
      {
        address: 'action.aws_a.b',
        type: 'aws_a',
        name: 'b',
        config_values: { text: written(marked), token: secret() },
        config_sensitive: {},
        config_unknown: {},
      },
    ],
    variables: { v: { value: ofVariable } },
    prior_state: {
      values: {
        root_module: {
          resources: [
            {
              address: 'data.aws_d.e',
              mode: 'data',
              type: 'aws_d',
              name: 'e',
              values: { text: ofState },
              sensitive_values: { text: true },
            },
          ],
        },
      },
    },
    configuration: {
      root_module: {
        variables: { v: { sensitive: true } },
        resources: [
          { address: 'aws_x.r0', expressions: { id: { references }, tags: { references } } },
        ],
      },
    },
  };
  return { json: JSON.stringify(plan), secrets, short, ofJob };
}
