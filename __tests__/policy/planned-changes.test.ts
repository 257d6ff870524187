import { asWord, type PlanCounts } from '../../src/policy/planned-changes.ts';
import { describe, expect, test } from '../support/jest.ts';
import { readText } from '../support/markdown-files.ts';
import {
  changesInJson,
  countsOf,
  planJson,
  planned,
  type WrittenChange,
} from '../support/plan-sources.ts';

const jsonDoubt = (changes: WrittenChange[], counts?: PlanCounts) =>
  changesInJson(planJson(changes), counts)?.doubt;

const ALL = [
  planned('aws_s3_bucket.new', 'create'),
  planned('aws_db_instance.main', 'delete', { reason: 'delete_because_no_module' }),
  planned('module.a.aws_instance.web[0]', 'delete create', { reason: 'cannot_update' }),
  planned('aws_iam_role.kept', 'forget'),
  planned('aws_iam_role.moved', 'no-op', { previous: 'aws_iam_role.old' }),
  planned('aws_iam_role.found', 'no-op', { imported: true }),
  planned('aws_vpc.main["a.b"]', 'update'),
  planned('data.aws_ami.base', 'read'),
];

test.each([true, null, undefined, ['cannot_update'], 7, 'Cannot', '', 'a b', '1a', 'a'.repeat(65)])(
  '%j is not read as the reason of a change',
  (word) => {
    expect(asWord(word)).toBeUndefined();
  },
);

test('each object that an earlier replacement left behind is a change of its own', () => {
  const left = ['f00', 'f01'].map((deposed) => planned('aws_vpc.d', 'delete', { deposed }));
  const changes = changesInJson(planJson(left))?.changes;
  expect(changes?.map(({ address, deposed }) => [address, deposed])).toEqual([
    ['aws_vpc.d', true],
    ['aws_vpc.d', true],
  ]);
});

describe('a plan of Terraform 1.11 as it was recorded', () => {
  const counts = { additions: 3, changes: 1, destructions: 7, imports: 1 };
  const DELETED = [
    'delete terraform_data.cnt[2] delete_because_count_index',
    'delete terraform_data.gone delete_because_no_resource_config',
    String.raw`delete terraform_data.many["b.c\"]"] delete_because_each_key`,
  ];
  const KEPT = [
    'forget terraform_data.forgotten delete_because_no_resource_config',
    'update terraform_data.up',
    'create terraform_data.many["z"]',
    'none terraform_data.imp imported',
    'none terraform_data.new from terraform_data.old',
  ];

  test('is read with what an earlier replacement left behind, and why one is needed', () => {
    const changes = changesInJson(readText('__tests__/data/plan-redacted.json'), counts);
    expect(changes).toMatchObject({ source: 'json', leftOut: 0, doubt: undefined });
    const shown = changes?.changes.map((each) => {
      const { action, address, previousAddress: from, imported, deposed } = each;
      const more = [from && `from ${from}`, imported && 'imported', deposed && 'deposed'];
      return [action, address, each.reason, ...more, ...each.attributes].filter(Boolean).join(' ');
    });
    expect(shown).toEqual([
      'delete module.m.terraform_data.in delete_because_no_resource_config',
      'delete terraform_data.cbd deposed',
      ...DELETED,
      'replace terraform_data.cbd cannot_update triggers_replace',
      'replace terraform_data.rep cannot_update triggers_replace',
      ...KEPT,
    ]);
  });
});

describe('a list of changes', () => {
  test('has no value of the plan', () => {
    const json = changesInJson(planJson(ALL), countsOf(ALL));
    expect(json?.doubt).toBeUndefined();
    expect(json?.changes.map(({ address }) => address)).toEqual([
      'aws_db_instance.main',
      'module.a.aws_instance.web[0]',
      'aws_iam_role.kept',
      'aws_vpc.main["a.b"]',
      'aws_s3_bucket.new',
      'aws_iam_role.found',
      'aws_iam_role.moved',
    ]);
    expect(JSON.stringify(json)).not.toMatch(/hunter2|nobodys/);
  });

  test.each([
    ['additions', 'additions 2 (the plan says 3)'],
    ['changes', 'changes 1 (the plan says 2)'],
    ['destructions', 'destructions 2 (the plan says 3)'],
    ['imports', 'imports 1 (the plan says 2)'],
  ] as const)('is in doubt where the plan counts other %s', (count, words) => {
    const counts = countsOf(ALL);
    const other = { ...counts, [count]: counts[count] + 1 };
    expect(jsonDoubt(ALL, other)).toBe(`The plan's JSON does not add up: ${words}.`);
  });

  test.each([[['annihilate']], [[]]])('does not take the actions %j for others', (actions) => {
    expect(changesInJson(planJson([{ address: 'aws_vpc.a', actions }]))).toMatchObject({
      changes: [],
      doubt: "The plan's JSON names an unrecognized action.",
    });
  });

  test('has the worse action of two entries for one address, in either order', () => {
    const both = [planned('aws_vpc.a', 'delete'), planned('aws_vpc.a', 'update')];
    for (const entries of [both, both.toReversed()]) {
      expect(changesInJson(planJson(entries))?.changes).toMatchObject([{ action: 'delete' }]);
    }
  });

  test('has one doubt for several counts that differ', () => {
    const counts = { ...countsOf(ALL), additions: 9, imports: 9 };
    expect(jsonDoubt(ALL, counts)).toBe(
      "The plan's JSON does not add up: additions 2 (the plan says 9), imports 1 (the plan says 9).",
    );
  });

  test.each(['read', 'open'])('has no change for the action %s', (action) => {
    const text = planJson([planned('aws_vpc.a', action)]);
    expect(changesInJson(text)).toMatchObject({ changes: [], doubt: undefined });
  });

  test.each(['read create', 'update create', 'delete forget', 'create no-op', 'renew'])(
    'does not guess what %s does, which no program writes',
    (actions) => {
      expect(changesInJson(planJson([planned('aws_vpc.a', actions)]))).toMatchObject({
        changes: [],
        doubt: "The plan's JSON names an unrecognized action.",
      });
    },
  );

  test('lists what is moved and only read', () => {
    const moved = planned('aws_vpc.a', 'read', { previous: 'aws_vpc.b' });
    expect(changesInJson(planJson([moved]))?.changes).toMatchObject([
      { action: 'none', previousAddress: 'aws_vpc.b' },
    ]);
  });

  test('has addresses of four thousand characters at most', () => {
    const long = `aws_vpc.${'a'.repeat(3_992)}`;
    const read = (address: string) => changesInJson(planJson([planned(address, 'create')]));
    expect(read(long)?.changes).toHaveLength(1);
    expect(read(`${long}a`)?.doubt).toMatch(/cannot be read/);
  });

  test('has twenty thousand changes, and as many more that destroy or replace', () => {
    const many = (name: string, number: number, action: string) =>
      Array.from({ length: number }, (_, at) => planned(`${name}[${at}]`, action));
    const json = changesInJson(
      planJson([
        ...many('aws_vpc.v', 20_001, 'create'),
        ...many('aws_db.d', 19_999, 'delete'),
        // What is in the list already takes no room, and the worse action counts.
        planned('aws_vpc.v[7]', 'update'),
        planned('aws_db.replaced', 'delete create'),
        planned('aws_db.other', 'delete create'),
        planned('aws_db.more', 'delete'),
      ]),
    );
    expect(json?.leftOut).toBe(3);
    const count = (word: string) => json?.changes.filter(({ action }) => action === word).length;
    expect(['delete', 'replace', 'update', 'create'].map(count)).toEqual([19_999, 1, 1, 19_999]);
  });

  test('keeps those that destroy, if there are too many changes', () => {
    const creates = Array.from({ length: 20_500 }, (_, at) =>
      planned(`aws_vpc.v[${at}]`, 'create'),
    );
    const all = [...creates, planned('aws_db_instance.main', 'delete')];
    const changes = changesInJson(planJson(all));
    expect(changes?.changes).toHaveLength(20_001);
    expect(changes?.changes[0]?.address).toBe('aws_db_instance.main');
    expect(changes?.leftOut).toBe(500);
  });
});

describe('a list from another document', () => {
  test('has no change for data that goes away', () => {
    const gone = [planned('data.aws_ami.gone', 'delete')];
    const changes = changesInJson(planJson(gone), countsOf(gone));
    expect(changes).toMatchObject({ changes: [], doubt: undefined });
  });

  test('is in doubt because of an entry that cannot be read', () => {
    const text = `{"resource_changes":[{"address":"aws_vpc.a","change":{"actions":"delete"}}]}`;
    expect(changesInJson(text)?.doubt).toMatch(/cannot be read/);
  });

  test.each([
    'data.aws_ami.a',
    'module.m.data.aws_ami.a["x"]',
    'module.m[0].module.n["data.\\"].x"].data.aws_ami.a',
    'ephemeral.random_password.a',
  ])('has no change for %s', (address) => {
    const mode = address.includes('ephemeral') ? 'ephemeral' : 'data';
    const entry = { address, mode, change: { actions: ['read'] } };
    const text = JSON.stringify({ format_version: '1.2', resource_changes: [entry] });
    expect(changesInJson(text)).toMatchObject({ changes: [], doubt: undefined });
  });

  test('is in doubt unless the document is a plan', () => {
    for (const version of ['"plan_format_version":"1.1"', ' "format_version" : "1.2"']) {
      expect(changesInJson(`{${version}}`)).toMatchObject({ changes: [], doubt: undefined });
      expect(changesInJson(`{"resource_changes":[],${version}}`)?.doubt).toBeUndefined();
    }
    for (const other of [
      '{}',
      '{"data":null}',
      '{"errors":[{"title":"not found","format_version":"1.2"}]}',
      '{"resource_changes":[]}',
      '{"format_version":1}',
      '{"note":"format_version"}',
      '{"format_versions":"1.2"}',
    ]) {
      expect(changesInJson(other)?.doubt).toBe(
        "The plan's JSON has no format version, so it is no plan as Terraform writes it.",
      );
    }
  });

  test('has the attribute that forces a replacement, and no key of it', () => {
    const replacePaths = [['tags', 'hunter3'], ['ami'], ['ami'], [0], 'x', ['Not A Name']];
    const replaced = [planned('aws_vpc.a', 'create delete', { replacePaths })];
    const changes = changesInJson(planJson(replaced));
    expect(changes?.changes).toMatchObject([{ action: 'replace', attributes: ['tags', 'ami'] }]);
    expect(JSON.stringify(changes)).not.toContain('hunter3');
  });
});
