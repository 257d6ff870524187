import { describe, expect, test } from '../../support/jest.ts';
import { diffsOf, diffText } from '../../support/plan-diff.ts';
import { plantedPlan } from '../../support/planted-secrets.ts';

/** So many characters in a row of a secret are not there by chance. */
const PART = 6;

const partsOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - PART + 1) }, (_, at) => text.slice(at, at + PART));

/** What a reader could make of a text: what it says, and what is in its base64. */
function readings(text: string): string {
  const decoded = Array.from(text.matchAll(/[A-Za-z0-9+/_-]{12,}/g), ([run]) =>
    [0, 1, 2, 3].map((skipped) => Buffer.from(run.slice(skipped), 'base64').toString('latin1')),
  );
  const unescaped = text
    .replaceAll(/\\+"/g, '"')
    .replaceAll(/\\+u00(3c|3e|26)/g, (_, code) =>
      String.fromCharCode(Number.parseInt(code as string, 16)),
    );
  return [text, unescaped, ...decoded.flat()].join('\n');
}

describe('of 200 plans with secrets in every place', () => {
  const plans = Array.from({ length: 200 }, (_, seed) => plantedPlan(seed));

  test('no diff shows a part of one', () => {
    const found = plans.flatMap(({ json, secrets, ofJob }, seed) => {
      const diffs = diffsOf(json, [], ofJob);
      const shown = new Set(partsOf(readings(diffText(json, [], ofJob) + JSON.stringify(diffs))));
      return [...secrets, ...ofJob].flatMap((secret) => {
        const parts = secret.split('\n').flatMap(partsOf);
        return parts
          .filter((part) => shown.has(part))
          .map((part) => `${seed}: ${part} of ${secret}`);
      });
    });
    expect(found.slice(0, 20)).toEqual([]);
  });

  test('no short one is a whole value', () => {
    const found = plans.flatMap(({ json, short, ofJob }, seed) => {
      const shown = diffText(json, [], ofJob);
      return short.filter((text) => shown.includes(`"${text}"`)).map((text) => `${seed}: ${text}`);
    });
    expect(found).toEqual([]);
  });

  test('what is no secret is shown', () => {
    for (const { json, ofJob } of plans) {
      const text = diffText(json, [], ofJob);
      expect(text).toContain('"plain"');
      expect(text).toContain('will be created');
    }
  });
});

/** A plan with one resource. */
function planOf(change: object, document: object = {}): string {
  return JSON.stringify({
    format_version: '1.2',
    ...document,
    resource_changes: [
      {
        address: 'aws_x.y',
        mode: 'managed',
        type: 'aws_x',
        name: 'y',
        change: {
          before_sensitive: {},
          after_sensitive: {},
          after_unknown: {},
          actions: ['update'],
          ...change,
        },
      },
    ],
  });
}

describe('a hidden value', () => {
  const linesOf = (json: string) => diffText(json).split('\n').slice(1);

  test('tells nothing by its beginning, its length or its lines', () => {
    const text = (secret: string) => `begin\n${secret}\nend`;
    const [one, other] = ['line-one-1\nline-two-2\nx\nline-three', 'line-one-1\nline-two-3'];
    const before = { secret: one, script: text(one) };
    const after = { secret: other, script: text(other) };
    const marks = { before_sensitive: { secret: true }, after_sensitive: { secret: true } };
    expect(linesOf(planOf({ before, after, ...marks }))).toEqual([
      '    ~ script = (text) # in what is hidden',
      '    ~ secret = (sensitive)',
    ]);
  });

  test('that is shorter is shown where the configuration writes it out', () => {
    const values = { pin: 'prod', stage: 'prod', name: 'prod' };
    const expressions = { stage: { constant_value: 'prod' }, name: { references: ['var.pin'] } };
    const document = {
      configuration: { root_module: { resources: [{ address: 'aws_x.y', expressions }] } },
    };
    const change = {
      actions: ['create'],
      before: null,
      after: values,
      after_sensitive: { pin: true },
    };
    expect(linesOf(planOf(change, document))).toEqual([
      '    + name = (sensitive)',
      '    + pin = (sensitive)',
      '    + stage = "prod"',
    ]);
  });

  test('that stays the same is counted as unchanged, and one that changes is not', () => {
    const change = {
      before: { a: 'secret-of-a', b: 'secret-of-b', c: 1 },
      after: { a: 'secret-of-a', b: 'another-of-b', c: 1 },
      before_sensitive: { a: true, b: true },
      after_sensitive: { a: true, b: true },
    };
    expect(linesOf(planOf(change))).toEqual([
      '    ~ b = (sensitive)',
      '      (2 attributes unchanged)',
    ]);
  });

  test('is every value of a plan without marks', () => {
    const change = { before: { a: 'x' }, after: { a: 'y' }, after_sensitive: undefined };
    expect(linesOf(planOf(change))).toEqual(['    ~ (sensitive)']);
  });
});

test('what looks like a credential is hidden, also in base64', () => {
  const key = `-----BEGIN RSA PRIVATE KEY-----\n${'A1b2'.repeat(20)}\n-----END RSA PRIVATE KEY-----`;
  const values = {
    a: `ghp_${'a1B2'.repeat(10)}`,
    b: `x AKIA${'A1B2'.repeat(4)} y`,
    c: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N',
    d: 'postgres://app:correct-horse@db.example/app',
    e: key,
    f: Buffer.from(`token: ghp_${'a1B2'.repeat(10)}`).toString('base64'),
    g: JSON.stringify({ client_secret: 'abcdefghijklmnop-secret' }),
    h: 'https://db.example:5432/app',
  };
  const change = { actions: ['create'], before: null, after: values };
  expect(diffText(planOf(change)).split('\n').slice(1)).toEqual([
    '    + a = (sensitive)',
    '    + b = "x *** y"',
    '    + c = (sensitive)',
    '    + d = "postgres://***@db.example/app"',
    '    + e = (sensitive)',
    '    + f = (sensitive)',
    '    + g = (text)',
    '        + {',
    '        +   "client_secret": "***"',
    '        + }',
    '    + h = "https://db.example:5432/app"',
  ]);
});
