import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepLongNumbers } from '../../src/model/json-text.ts';
import type { PlannedChanges } from '../../src/policy/planned-changes.ts';
import type { PlanDocument } from '../../src/plan/plan-document.ts';
import { redactPlan } from '../../src/service/plan/redacted-plan.ts';
import { createSecrets } from '../../src/model/secrets.ts';
import { describe, expect, test } from '../support/jest.ts';
import { REPOSITORY } from '../support/markdown-files.ts';
import { changesInJson } from '../support/plan-sources.ts';
import { readRendering, type RenderedResource } from '../support/terraform-rendering.ts';

interface Recorded {
  name: string;
  /** The member `resource_changes`, as Terraform writes it. */
  json: string;
  /** As `terraform show` prints it. */
  text: string;
}

const RECORDING = JSON.parse(
  readFileSync(join(REPOSITORY, '__tests__/data/plan-diffs.json'), 'utf8'),
) as { terraform: string; plans: Recorded[] };

const UNKNOWN = { additions: undefined, changes: null, destructions: null, imports: null };

function read(json: string, values = false, conceal = (text: string) => text): PlannedChanges {
  const changes = changesInJson(json, UNKNOWN, { values, conceal });
  if (changes === undefined) throw new Error('there is no list of changes');
  return changes;
}

/** In the form of what is read from Terraform's text. */
const ours = ({ changes }: PlannedChanges): RenderedResource[] =>
  ordered(
    changes.map(({ address, differs = [] }) => ({
      address,
      changed: differs.map(({ name }) => name).sort(),
      forcing: differs.flatMap(({ name, forces }) => (forces ? name : [])).sort(),
    })),
  );

const theirs = (text: string): RenderedResource[] => ordered(readRendering(text));

function ordered(all: RenderedResource[]): RenderedResource[] {
  return all
    .filter(({ changed }) => changed.length > 0)
    .sort((one, other) => (one.address < other.address ? -1 : 1));
}

/** Terraform's text says of no attribute of any type that it forces a replacement; its JSON does. */
function expectSame(changes: PlannedChanges, text: string): void {
  const withoutForcing = ({ address, forcing }: RenderedResource): RenderedResource['forcing'] =>
    address.includes('terraform_data.') ? [] : forcing;
  const comparable = (all: RenderedResource[]) =>
    all.map((each) => ({ ...each, forcing: withoutForcing(each) }));
  expect(comparable(ours(changes))).toEqual(comparable(theirs(text)));
}

describe(`plans of Terraform ${RECORDING.terraform}`, () => {
  test('there are enough of them, with legacy blocks and each kind of change', () => {
    expect(RECORDING.plans.length).toBeGreaterThanOrEqual(30);
    const all = RECORDING.plans.flatMap(({ text }) => theirs(text));
    expect(all.length).toBeGreaterThan(60);
    expect(all.filter(({ forcing }) => forcing.length > 0).length).toBeGreaterThanOrEqual(3);
  });

  test('what forces a replacement is said where the text does not say it', () => {
    const nested = RECORDING.plans.find(({ name }) => name === 'replace-nested');
    expect(ours(read(nested?.json ?? ''))[0]?.forcing).toEqual(['triggers_replace']);
  });

  describe.each(RECORDING.plans)('$name', ({ json, text }) => {
    test('no attribute is missed and none is invented', () => {
      expectSame(read(json), text);
      expectSame(read(json, true), text);
    });

    test('the same without its sensitive values', () => {
      const whole = { format_version: '1.2', ...JSON.parse(keepLongNumbers(json)) } as PlanDocument;
      expectSame(read(JSON.stringify(redactPlan(whole))), text);
    });
  });
});

interface Written {
  before?: unknown;
  after?: unknown;
  unknown?: unknown;
  was?: unknown;
  becomes?: unknown;
  paths?: unknown;
  actions?: string[];
  type?: string;
}

function planWith(...all: Written[]): string {
  const changes = all.map(
    ({ before, after, unknown, was, becomes, paths, actions, type }, index) => ({
      address: `aws_x.y[${index}]`,
      type: type ?? 'aws_x',
      change: {
        actions: actions ?? ['update'],
        before,
        after,
        after_unknown: unknown ?? {},
        before_sensitive: was ?? {},
        after_sensitive: becomes ?? {},
        replace_paths: paths,
      },
    }),
  );
  return JSON.stringify({ plan_format_version: '1.1', resource_changes: changes });
}

/** What differs in the first change of a plan. */
const differsIn = (json: string, values = false) => read(json, values).changes[0]?.differs;
const namesOf = (written: Written) => differsIn(planWith(written))?.map(({ name }) => name);

/** `name.path: before → after` of each difference. */
function valuesOf(written: Written, conceal?: (text: string) => string): string[] {
  const { changes } = read(planWith(written), true, conceal);
  return (changes[0]?.differs ?? []).flatMap(({ name, values = [], moreValues }) => [
    ...values.map(({ path, before, after }) => `${name}${path}: ${before} → ${after}`),
    ...(moreValues === undefined ? [] : [`${name}: ${moreValues} more`]),
  ]);
}

/** The same where only the attribute `a` may differ. */
const valuesOfOne = (before: unknown, after: unknown, marks: Written = {}) =>
  valuesOf({ before: { a: before }, after: { a: after }, ...marks });

describe('names', () => {
  test('are those of attributes, never keys of a map, elements or values', () => {
    const before = { tags: { 'quiet-key': 'a' }, list: ['quiet-element'], same: 'quiet-value' };
    const after = { tags: { 'quiet-other': 'b' }, list: ['quiet-item'], same: 'quiet-value' };
    const changes = read(planWith({ before, after, paths: [['tags', 'quiet-key']] }));
    expect(changes.changes[0]?.differs).toEqual([{ name: 'tags', forces: true }, { name: 'list' }]);
    expect(JSON.stringify(changes)).not.toContain('quiet');
  });

  test('are whole whatever is strange about the entry', () => {
    expect(namesOf({ before: null, after: null })).toEqual([]);
    expect(namesOf({ before: 3, after: ['x'] })).toEqual([]);
    const same = { before: { a: 1 }, after: { a: 1 } };
    expect(namesOf({ ...same, was: true, becomes: true })).toEqual([]);
    expect(namesOf({ ...same, was: true })).toEqual(['a']);
    expect(namesOf({ ...same, after: {}, unknown: { a: true } })).toEqual(['a']);
    expect(namesOf({ ...same, paths: [['a'], 'x', [0], []] })).toEqual(['a']);
    const deep = (end: string) => `${'['.repeat(5_000)}${end}${']'.repeat(5_000)}`;
    const text = planWith({ before: { a: 'one' }, after: { a: 'two' } });
    const nested = text.replace('"one"', deep('1')).replace('"two"', deep('1'));
    expect(differsIn(nested, true)).toMatchObject([{ name: 'a' }]);
    const proto = planWith(same).replaceAll('"a"', '"__proto__"');
    expect(differsIn(proto.replace(':1}', ':2}'))).toEqual([{ name: '__proto__' }]);
  });

  test('are those in which anything is marked, at whatever depth', () => {
    const names = (written: Written) =>
      differsIn(planWith({ before: { a: 1 }, after: { a: 1 }, ...written }));
    const deep = (depth: number, end: unknown): unknown =>
      Array.from({ length: depth }).reduce((inside) => ({ in: inside }), end);
    expect(names({ unknown: { a: deep(2, true) } })).toEqual([{ name: 'a' }]);
    expect(names({ unknown: { a: deep(2, false) } })).toEqual([]);
    expect(names({ was: { a: deep(2, true) } })).toEqual([{ name: 'a' }]);
    expect(names({ was: { a: deep(2, true) }, becomes: { a: deep(2, true) } })).toEqual([]);
    expect(names({ was: { a: deep(200, true) } })).toEqual([{ name: 'a' }]);
    expect(names({ unknown: { a: null } })).toEqual([]);
    // What is nested too deeply to be looked at counts as marked.
    expect(names({ unknown: { a: deep(200, false) } })).toEqual([{ name: 'a' }]);
  });

  test('long numbers differ by their last digit', () => {
    const text = planWith({ before: { a: 'one', b: '"1e5' }, after: { a: 'two', b: '"1e5' } });
    const numbers = text.replace('"one"', '9007199254740992').replace('"two"', '9007199254740993');
    expect(differsIn(numbers, true)).toEqual([
      { name: 'a', values: [{ path: '', before: '9007199254740992', after: '9007199254740993' }] },
    ]);
  });

  test('of a created or destroyed resource are those with a value', () => {
    const values = { a: 1, b: '', c: null, d: [], e: {}, f: [1], g: { h: 1 }, i: false };
    const set = ['a', 'f', 'g', 'i'];
    const created = { before: null, after: values };
    expect(namesOf(created)).toEqual(set);
    expect(namesOf({ before: values, after: null })).toEqual(set);
    const unknown = { c: true, z: {} };
    expect(namesOf({ ...created, unknown })).toEqual([...set, 'c'].sort());
    expect(namesOf({ ...created, type: 'terraform_data' })).toEqual([...set, 'b'].sort());
    // Where there was a resource before, an empty list is a value.
    expect(namesOf({ before: { d: [1] }, after: { d: [] } })).toEqual(['d']);
    expect(namesOf({ before: { b: 'x', c: '' }, after: { b: '', c: null } })).toEqual(['b']);
  });

  test('what forces a replacement comes first, and no name is longer than 200', () => {
    const long = 'n'.repeat(201);
    const before = { a: 1, b: 1, z: 1, [long]: 1 };
    const after = { a: 2, b: 2, z: 2, [long]: 2 };
    expect(differsIn(planWith({ before, after, paths: [['z']] }))).toEqual([
      { name: 'z', forces: true },
      ...['a', 'b', 'n'.repeat(200)].map((name) => ({ name })),
    ]);
  });

  test('of a resource that is forgotten there are none', () => {
    const forgotten = { before: { a: 1 }, after: null, actions: ['forget'] };
    expect(namesOf(forgotten)).toEqual([]);
  });

  test('that are too many are left out, and said; those of what is destroyed are the last', () => {
    const named = (length: number, name: number, value: unknown) =>
      Object.fromEntries(
        Array.from({ length }, (_, at) => [`attribute_${at}`.padEnd(name, 'x'), value]),
      );
    const names = named(1_000, 190, 1);
    const created = { before: null, after: names, actions: ['create'] };
    const destroyed = { before: names, after: null, actions: ['delete'] };
    const changes = read(planWith(...Array.from({ length: 21 }, () => created), destroyed));
    expect(changes.doubt).toBeUndefined();
    expect(changes.unread).toBe('The plan is too large to keep the attributes of 2 changes.');
    expect(changes.changes[0]).toMatchObject({ action: 'delete' });
    expect(changes.changes[0]?.differs).toHaveLength(1_000);
    const paths = [['attribute_7xxxx']];
    const valued = { ...created, after: named(1_000, 15, 'x'.repeat(200)), paths };
    const fifteen = planWith(...Array.from({ length: 15 }, () => valued));
    const { unread, changes: kept } = read(fifteen, true);
    expect(unread).toBe('The plan is too large to keep the values of 1 change.');
    expect(kept.every(({ differs }) => differs?.length === 1_000)).toBe(true);
    const bare = kept.filter(({ differs }) => differs?.[0]?.values === undefined);
    expect(bare.map(({ differs }) => differs?.[0])).toEqual([
      { name: 'attribute_7xxxx', forces: true },
    ]);
  });
});

describe('values', () => {
  test('are the innermost that differ', () => {
    const before = {
      size: 10,
      tags: { owner: 'a', 'my key': 'x', same: 1 },
      rule: [{ port: 80, from: ['10.0.0.0/8'] }],
      zones: ['a', 'b'],
      gone: 'x',
    };
    const after = {
      size: 20,
      tags: { owner: 'b', 'my key': 'y', same: 1 },
      rule: [{ port: 443, from: ['10.0.0.0/8'] }],
      zones: ['a'],
      gone: null,
    };
    expect(valuesOf({ before, after })).toEqual([
      'gone: "x" → ',
      'rule[0].port: 80 → 443',
      'size: 10 → 20',
      'tags.owner: "a" → "b"',
      'tags["my key"]: "x" → "y"',
      'zones: ["a", "b"] → ["a"]',
    ]);
  });

  test.each<[unknown, unknown, string]>([
    ['xy', { b: 1 }, '"xy" → {"b": 1}'],
    [{ b: 1 }, 'xy', '{"b": 1} → "xy"'],
    [null, { b: 1 }, ' → {"b": 1}'],
    [{ b: 1 }, null, '{"b": 1} → '],
    [['x'], { b: 1 }, '["x"] → {"b": 1}'],
    [[{ b: 1 }], [{ b: 2 }, { b: 3 }], '[{"b": 1}] → [{"b": 2}, {"b": 3}]'],
    [[{ b: 1 }], ['x'], '[{"b": 1}] → ["x"]'],
    [3, true, '3 → true'],
  ])('that are not alike differ as a whole: %j and %j', (before, after, shown) => {
    expect(valuesOfOne(before, after)).toEqual([`a: ${shown}`]);
  });

  test('that are unknown or sensitive are marked, inside of others too', () => {
    const before = { id: 'i-1', muted: 'quiet', map: { a: 'quiet', b: 1 }, list: ['quiet', 1] };
    const after = { muted: 'silent', map: { a: 'silent', b: 1 }, list: ['quiet', 2, 3] };
    const marks = { muted: true, map: { a: true }, list: [true] };
    const written = { before, after, unknown: { id: true }, was: marks, becomes: marks };
    expect(valuesOf(written)).toEqual([
      'id: "i-1" → (known after apply)',
      'list: [(sensitive value), 1] → [(sensitive value), 2, 3]',
      'map.a: (sensitive value) → (sensitive value)',
      'muted: (sensitive value) → (sensitive value)',
    ]);
  });

  const token = (value: string) => ({ name: 'API_TOKEN', value });
  test.each<[string, object, object]>([
    ['an attribute', { master_password: 'quiet' }, { master_password: 'silent' }],
    ['a key of a map', { env: { dbPassword: 'quiet' } }, { env: { dbPassword: 'silent' } }],
    ['a key in a list', { e: [{ apiKey: 'quiet' }] }, { e: [{ apiKey: 'silent' }, 1] }],
    ['a pair of name and value', { env: [token('quiet')] }, { env: [token('silent')] }],
    [
      'a pair in a list that grows',
      { env: [token('quiet')] },
      { env: [token('silent'), { name: 'X', value: 'y' }] },
    ],
    ['a word of a name', { adminPin: 'quiet' }, { adminPin: 'silent' }],
    ['a text', { script: 'export DB_PASSWORD=quiet' }, { script: 'export DB_PASSWORD=silent' }],
    ['JSON in a text', { j: '{"clientSecret":"quiet"}' }, { j: '{"clientSecret":"silent"}' }],
    ['an address', { url: 'https://me:quiet@x.example' }, { url: 'https://me:silent@x.example' }],
  ])('are left out where %s is named like a credential', (_, before, after) => {
    const shown = valuesOf({ before, after }).join('\n');
    expect(shown).toContain('(not shown)');
    expect(shown).not.toMatch(/quiet|silent/);
  });

  test.each(
    [
      'passwd, db_password, passphrase, pass_code, client-secret, authToken, credentials',
      'bearer, Authorization, cookies, webhook_url, signature, private_key, privateKey',
      'API-KEY, access.key, account_key, shared_key, signing_key, session_key',
      'encryption_key, master_key, primary_key, secondary_key, ssh_key, client_key',
      'server_key, auth_key, host_key, storage_key, service_key, key_data, key_material',
      'key_pem, connection_string, conn_str, sas_token, sas_url, user_data, custom_data',
      'pwd, db_pw, psk1, a-pin-b, otpCode, dsn, ca.pem, pfx, jwt, sas, auth, tls_cert',
      'certificate, DB_PWD, sshOtp',
    ].flatMap((line) => line.split(', ')),
  )('of %s are left out', (name) => {
    expect(valuesOf({ before: { [name]: 'a' }, after: { [name]: 'b' } })).toEqual([
      `${name}: (not shown) → (not shown)`,
    ]);
  });

  test.each(
    [
      'my passwd, Passphrase: x, a SECRET, token=x, a credential, Bearer x',
      'Authorization: x, private key, privatekey, api-key, access_key, account key',
      '-----BEGIN X-----, AKIA0, ASIAZ, ghp_a, gho_1, ghu__, ghs_a, ghr_a, glpat-x',
      'eyJhbGci-_0, xoxb-1, a://me:quiet@x, redis://:quiet@x, a://me:@x',
    ].flatMap((line) => line.split(', ')),
  )('of the text %j are left out', (text) => {
    expect(valuesOfOne('x', text)).toEqual(['a: "x" → (not shown)']);
  });

  test.each(
    [
      'bearers, AKIA, AKIA-, ASIA, ghx_a, ghp-a, ghp_, eyJhbGci, eyJ hbGciabc, xox1-, xoxb',
      'a://me@x, a://x:80/y, a://x/me:b@c, a:/me:b@x, a://b c:d@e, a://me:b/c@x, BEGIN',
      'private  key, the key, a pass, some data',
    ].flatMap((line) => line.split(', ')),
  )('of the text %j are shown', (text) => {
    expect(valuesOfOne('x', text)).toEqual([`a: "x" → "${text}"`]);
  });

  test.each<[string, string]>([
    ['null', ''],
    ['true', 'true'],
    ['-1.50', '-1.5'],
    ['1e3', '1e3'],
    ['-12345678901234567.5E+10', '-12345678901234567.5E+10'],
    ['"12345678901234567890"', '"12345678901234567890"'],
    [String.raw`"1\\\"12345678901234567890"`, String.raw`"1\\\"12345678901234567890"`],
    ['[1234567890123456789,"x",null,[]]', '[1234567890123456789, "x", null, []]'],
    ['{"b":{"c":[1]},"d e":{}}', '{"b": {"c": [1]}, "d e": {}}'],
    [`"${'x'.repeat(200)}"`, `"${'x'.repeat(198)}…`],
    [`"${'x'.repeat(198)}"`, `"${'x'.repeat(198)}"`],
    [`"${'x'.repeat(100_000)}"`, `"${'x'.repeat(198)}…`],
    [`"${'x'.repeat(100_001)}"`, '(100001 characters)'],
    [`["${'x'.repeat(190)}",1,2,3,4,5,6,7,8]`, `["${'x'.repeat(190)}", 1, 2…`],
  ])('are written as in JSON, and cut: %s', (json, shown) => {
    const text = planWith({ before: { a: 'one', b: 1e16 }, after: { a: 'two', b: 1e16 } });
    const read = (side: string) => {
      const [one] = differsIn(text.replace(`"${side}"`, json), true) ?? [];
      return one?.values?.map(({ path, before, after }) => [path, before, after]);
    };
    expect(read('two')).toEqual([['', '"one"', shown]]);
    expect(read('one')).toEqual([['', shown, '"two"']]);
  });

  test('are named by the path to them', () => {
    const before = { a: { b_1: 1, 'b-c': 1, '1b': 1, é: 1, _: { d: [{ e: 1 }, { e: 1 }] } } };
    const after = { a: { b_1: 2, 'b-c': 2, '1b': 2, é: 2, _: { d: [{ e: 1 }, { e: 2 }] } } };
    expect(valuesOf({ before, after }).sort()).toEqual([
      'a._.d[1].e: 1 → 2',
      'a.b-c: 1 → 2',
      'a.b_1: 1 → 2',
      'a["1b"]: 1 → 2',
      'a["é"]: 1 → 2',
    ]);
    const long = 'k'.repeat(298);
    expect(valuesOfOne({ [long]: 1 }, { [long]: 2 })).toEqual([`a.${long}: 1 → 2`]);
    const longer = `${long}xx`;
    expect(valuesOfOne({ [longer]: 1 }, { [longer]: 2 })).toEqual([`a.${long}…: 1 → 2`]);
  });

  test('that are nested too deeply differ as a whole', () => {
    const deep = (end: number): unknown =>
      Array.from({ length: 150 }).reduce((inside) => ({ in: inside }), end);
    const [line = ''] = valuesOfOne(deep(1), deep(2));
    expect(line.slice(0, line.indexOf(':'))).toBe(`a${'.in'.repeat(100)}`);
    expect(line).toContain('{"in": {"in": ');
  });

  test('that are added, removed or become known stand on one side', () => {
    expect(
      valuesOf({
        before: { a: { b: 1 }, c: { x: null } },
        after: { a: { d: 2 }, c: {} },
        unknown: { a: { e: true } },
      }),
    ).toEqual(['a.b: 1 → ', 'a.d:  → 2']);
    expect(valuesOfOne(['x'], ['x'], { unknown: { a: [false, true] } })).toEqual([
      'a: ["x"] → ["x", (known after apply)]',
    ]);
    expect(valuesOfOne(1, 1, { becomes: { a: true } })).toEqual(['a: 1 → (sensitive value)']);
    expect(valuesOfOne({}, { b: 1 }, { was: { a: true } })).toEqual([
      'a: (sensitive value) → {"b": 1}',
    ]);
  });

  test.each(
    [
      'instance_type, pinned, authored, passing, certified, bespoke, sasquatch, keep, author',
      'kms_key_id, key_name, monitoring, spin',
    ].flatMap((line) => line.split(', ')),
  )('of the plain name %s are shown', (name) => {
    expect(valuesOf({ before: { [name]: 'a' }, after: { [name]: 'b' } })).toEqual([
      `${name}: "a" → "b"`,
    ]);
  });

  test.each([
    ['that loses the name of a secret', 'DB_PASSWORD', 'REGION'],
    ['that gets the name of a secret', 'REGION', 'DB_PASSWORD'],
  ])('hold nothing of a pair %s', (_, before, after) => {
    const shown = valuesOf({
      before: { env: { name: before, value: 'quiet' } },
      after: { env: { name: after, value: 'silent' } },
    }).join('\n');
    expect(shown).toContain('value');
    expect(shown).not.toMatch(/quiet|silent/);
  });

  test('hold none of the secrets of the job, also where they are cut', () => {
    const secrets = createSecrets();
    const secret = 'Zq8vT3xWn5Kd7Lp2Rm9s';
    secrets.keep(secret);
    const long = `${'x'.repeat(190)}${secret}${'y'.repeat(200)}`;
    const before = { a: secret, b: 'short', c: { [secret]: 1 }, d: [secret] };
    const after = { a: `${secret}!`, b: long, c: { [secret]: 2 }, d: [secret, 'x'] };
    const shown = valuesOf({ before, after }, (text) => secrets.conceal(text)).join('\n');
    for (let at = 0; at + 5 <= secret.length; at++)
      expect(shown).not.toContain(secret.slice(at, at + 5));
    expect(shown).toContain('***');
  });

  test('are short and few', () => {
    const many = (by: number) =>
      Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`k${at}`, at + by]));
    const before = { text: 'x'.repeat(500), huge: 'y', map: many(0) };
    const after = { text: 'z'.repeat(500), huge: 'y'.repeat(200_000), map: many(1) };
    const lines = valuesOf({ before, after });
    expect(lines[0]).toBe('huge: "y" → (200000 characters)');
    expect(lines.at(-1)).toMatch(/^text: "x+… → "z+…$/);
    expect(lines.filter((line) => line.startsWith('map.'))).toHaveLength(20);
    expect(lines).toContain('map: 30 more');
    for (const line of lines) expect(line.length).toBeLessThan(450);
  });
});
