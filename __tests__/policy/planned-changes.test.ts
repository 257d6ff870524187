import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createChangeLogReader } from '../../src/policy/from-change-log.ts';
import {
  createChangeList,
  type ChangeReader,
  type PlanCounts,
} from '../../src/policy/planned-changes.ts';
import { describe, expect, test } from '../support/jest.ts';
import { REPOSITORY } from '../support/markdown-files.ts';
import {
  changeLine,
  changesInJson,
  countsOf,
  logLine,
  planJson,
  planLog,
  resourceOf,
  summaryLine,
  type WrittenChange,
} from '../support/plan-sources.ts';
import { limitMs } from '../support/time-limits.ts';
import { planned } from './planned-change.ts';

const UNKNOWN = { additions: undefined, changes: null, destructions: null, imports: null };

/** Whatever the pieces are: the same. */
function read(reader: ChangeReader, text: string, counts: PlanCounts, piece = 1_000_000) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += piece) reader.take(bytes.subarray(at, at + piece));
  return reader.end(counts);
}

const readLog = (text: string, counts: PlanCounts = UNKNOWN, piece?: number) =>
  read(createChangeLogReader(), text, counts, piece);
const readJson = (text: string, counts: PlanCounts = UNKNOWN) => changesInJson(text, counts);

/** What is doubted of a plan with these changes, from either source. */
const logDoubt = (changes: WrittenChange[], counts?: PlanCounts, extra: string[] = []) =>
  readLog(planLog(changes, extra), counts)?.doubt;
const jsonDoubt = (changes: WrittenChange[], counts?: PlanCounts) =>
  readJson(planJson(changes), counts)?.doubt;

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

describe('a plan of Terraform 1.11 as it was recorded', () => {
  const counts = { additions: 3, changes: 1, destructions: 7, imports: 1 };
  const recorded = (name: string): string =>
    readFileSync(join(REPOSITORY, '__tests__/data', name), 'utf8');

  const shown = (changes: ReturnType<typeof readLog>): string[] | undefined =>
    changes?.changes.map((each) => {
      const { action, address, previousAddress: from, imported, deposed } = each;
      const more = [from && `from ${from}`, imported && 'imported', deposed && 'deposed'];
      return [action, address, each.reason, ...more, ...each.attributes].filter(Boolean).join(' ');
    });

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

  test('its log', () => {
    const changes = readLog(recorded('plan.jsonl'), counts);
    expect(changes).toMatchObject({ source: 'log', leftOut: 0, doubt: undefined });
    expect(shown(changes)).toEqual([
      'delete module.m.terraform_data.in delete_because_no_resource_config',
      'delete terraform_data.cbd',
      ...DELETED,
      'replace terraform_data.rep cannot_update',
      ...KEPT,
    ]);
  });

  test('its JSON, which tells what an earlier replacement left behind and why one is needed', () => {
    const changes = readJson(recorded('plan-redacted.json'), counts);
    expect(changes).toMatchObject({ source: 'json', leftOut: 0, doubt: undefined });
    expect(shown(changes)).toEqual([
      'delete module.m.terraform_data.in delete_because_no_resource_config',
      'delete terraform_data.cbd deposed',
      ...DELETED,
      'replace terraform_data.cbd cannot_update triggers_replace',
      'replace terraform_data.rep cannot_update triggers_replace',
      ...KEPT,
    ]);
  });
});

describe('both sources', () => {
  test('say the same of the same plan, however it is cut, and no value', () => {
    const log = readLog(planLog(ALL), countsOf(ALL));
    expect(log?.doubt).toBeUndefined();
    expect(log?.changes.map(({ address }) => address)).toEqual([
      'aws_db_instance.main',
      'module.a.aws_instance.web[0]',
      'aws_iam_role.kept',
      'aws_vpc.main["a.b"]',
      'aws_s3_bucket.new',
      'aws_iam_role.found',
      'aws_iam_role.moved',
    ]);
    const json = readJson(planJson(ALL), countsOf(ALL));
    expect(json).toEqual({ ...log, source: 'json' });
    for (const piece of [1, 7, 100]) {
      expect(readLog(planLog(ALL), countsOf(ALL), piece)).toEqual(log);
    }
    expect(JSON.stringify([log, json])).not.toMatch(/hunter2|nobodys/);
  });

  test.each([
    ['additions', 'additions 2 (the plan says 3)'],
    ['changes', 'changes 1 (the plan says 2)'],
    ['destructions', 'destructions 2 (the plan says 3)'],
    ['imports', 'imports 1 (the plan says 2)'],
  ] as const)('are doubted where the plan counts other %s', (count, words) => {
    const counts = countsOf(ALL);
    const other = { ...counts, [count]: counts[count] + 1 };
    expect(logDoubt(ALL, other)).toBe(`The log of the plan does not add up: ${words}.`);
    expect(jsonDoubt(ALL, other)).toBe(`The plan's JSON does not add up: ${words}.`);
  });

  test('an action that is not known is never taken for another', () => {
    const odd = [planned('aws_vpc.main', 'annihilate')];
    expect(readLog(planLog(odd))).toMatchObject({
      changes: [],
      doubt: 'The log of the plan names an unrecognized action.',
    });
    expect(jsonDoubt(odd)).toMatch(/unrecognized/);
  });

  test('several counts that differ are one doubt', () => {
    const counts = { ...countsOf(ALL), additions: 9, imports: 9 };
    expect(jsonDoubt(ALL, counts)).toBe(
      "The plan's JSON does not add up: additions 2 (the plan says 9), imports 1 (the plan says 9).",
    );
  });

  test.each(['read', 'open', 'renew', 'close'])('to %s changes nothing', (action) => {
    const text = planJson([planned('aws_vpc.a', action)]);
    expect(readJson(text)).toMatchObject({ changes: [], doubt: undefined });
    const created = planJson([planned('aws_vpc.a', `${action} create`)]);
    expect(readJson(created)?.changes).toMatchObject([{ action: 'create' }]);
  });

  test('an address has at most four thousand characters', () => {
    const long = `aws_vpc.${'a'.repeat(3_992)}`;
    const read = (address: string) => readJson(planJson([planned(address, 'create')]));
    expect(read(long)?.changes).toHaveLength(1);
    expect(read(`${long}a`)?.doubt).toMatch(/cannot be read/);
  });

  test('twenty thousand are kept, and as many more that destroy or replace', () => {
    const list = createChangeList('json');
    const none = { imported: false, deposed: false, reason: undefined, attributes: [] };
    const add = (address: string, ...actions: string[]): void =>
      list.add({ ...none, address, actions, previousAddress: undefined });
    for (let at = 0; at < 20_001; at++) add(`aws_vpc.v[${at}]`, 'create');
    for (let at = 0; at < 19_999; at++) add(`aws_db.d[${at}]`, 'delete');
    // What is in the list already takes no room, and the worse action counts.
    add('aws_vpc.v[7]', 'update');
    add('aws_db.replaced', 'delete', 'create');
    add('aws_db.other', 'delete', 'create');
    add('aws_db.more', 'delete');
    const { changes, leftOut } = list.end();
    expect(leftOut).toBe(3);
    const count = (word: string) => changes.filter(({ action }) => action === word).length;
    expect(['delete', 'replace', 'update', 'create'].map(count)).toEqual([19_999, 1, 1, 19_999]);
  });

  test('of too many changes those that destroy stay', () => {
    const creates = Array.from({ length: 20_500 }, (_, at) =>
      planned(`aws_vpc.v[${at}]`, 'create'),
    );
    const all = [...creates, planned('aws_db_instance.main', 'delete')];
    for (const changes of [readLog(planLog(all)), readJson(planJson(all))]) {
      expect(changes?.changes).toHaveLength(20_001);
      expect(changes?.changes[0]?.address).toBe('aws_db_instance.main');
      expect(changes?.leftOut).toBe(500);
    }
  });
});

describe('a log that something else wrote into', () => {
  const real = [planned('aws_db_instance.main', 'delete')];
  const counts = countsOf(real);

  test('the worse of two actions of one address stays, and the sum betrays the second', () => {
    const updated = planned('aws_db_instance.main', 'update');
    const forged = changeLine(updated);
    expect(readLog(planLog([updated, ...real]))?.changes).toMatchObject([{ action: 'delete' }]);
    const changes = readLog(planLog(real, [forged]), counts);
    expect(changes?.changes).toMatchObject([{ action: 'delete' }]);
    expect(changes?.doubt).toBe(
      'The log of the plan does not add up: changes 1 (its summary says 0). ' +
        'The log of the plan does not add up: changes 1 (the plan says 0).',
    );
  });

  test('the log of OpenTofu is one, and that of another program is none', () => {
    const by = (module: string) =>
      readLog(planLog(real).replaceAll('terraform.ui', module), counts)?.changes.length;
    expect([by('terraform.ui'), by('tofu.ui'), by('other.ui')]).toEqual([1, 1, undefined]);
  });

  test('a summary that does not say what it adds is none', () => {
    const changes = { change: 0, remove: 1, operation: 'plan' };
    const bare = [changeLine(real[0] as WrittenChange), logLine('change_summary', { changes })];
    expect(readLog(`${bare.join('\n')}\n`, counts)?.doubt).toBe(
      'The log of the plan ends before its summary.',
    );
  });

  test('a second summary is said, and does not hide a missing change', () => {
    const forged = summaryLine({ additions: 0, changes: 0, destructions: 0, imports: 0 });
    expect(logDoubt([], counts, [forged])).toBe(
      'The log of the plan has more than one summary: something else wrote into it. ' +
        'The log of the plan does not add up: destructions 0 (the plan says 1).',
    );
  });

  test('changes that Terraform 1.17 leaves to a later plan are said', () => {
    const deferred = logLine('deferred_change', { change: { action: 'delete' } });
    const later = 'to a later plan, which was not judged.';
    expect(logDoubt(real, counts)).toBeUndefined();
    expect(logDoubt(real, counts, [deferred])).toBe(`The plan leaves 1 change ${later}`);
    expect(logDoubt(real, counts, [deferred, deferred])).toBe(`The plan leaves 2 changes ${later}`);
    expect(readLog(`${deferred}\n`)?.doubt).toBe(
      `The plan leaves 1 change ${later} The log of the plan ends before its summary.`,
    );
  });

  test('a line that was begun before the real one hides it, and the sum says so', () => {
    const text = planLog(real).replace('{"@level":"info","@message":"planned', 'x$&');
    const changes = readLog(text, counts);
    expect(changes?.changes).toEqual([]);
    expect(changes?.doubt).toMatch(/destructions 0 \(its summary says 1\)/);
  });

  const change = { resource: resourceOf('aws_vpc.forged'), action: 'delete' };
  const lineOf = (changes: object, more: object = {}) =>
    logLine('planned_change', { change: { ...change, ...changes } }, more);
  const lineAbout = (resource: object) => lineOf({ resource });
  const APPLY = { add: 9, change: 9, remove: 9, operation: 'apply' };
  test.each([
    ['of another level', lineOf({}, { '@level': 'error' })],
    ['of another module', lineOf({}, { '@module': 'provider' })],
    ['without a time', lineOf({}, { '@timestamp': 3 })],
    ['without its parts', lineAbout({ addr: 'a.b' })],
    ['whose parts do not agree', lineAbout({ ...resourceOf('aws_vpc.a'), addr: 'aws_vpc.b' })],
    ['with an odd earlier address', lineOf({ previous_resource: 'x' })],
    ['without a type', lineAbout({ ...resourceOf('aws_vpc.a'), resource_type: 1 })],
    ['of an apply', logLine('change_summary', { changes: APPLY })],
    ['without an action', lineOf({ action: 7 })],
    ['of another type', logLine('resource_drift', { change, planned_change: true })],
    ['with colours', `\u001b[31m${lineOf({})}\u001b[0m`],
    ['as a workflow command', `::error::${lineOf({})}`],
    ['longer than any', lineOf({ more: 'x'.repeat(300_000) })],
    ['with an address longer than any', lineAbout(resourceOf(`aws_vpc.${'a'.repeat(5_000)}`))],
    ['that is no object', '"planned_change"'],
  ])('a line %s is none of its own', (_, line) => {
    expect(readLog(planLog(real, [line]), counts)).toEqual(readLog(planLog(real), counts));
  });

  test('a reason is one plain word or none', () => {
    const forged = real.map((each) => ({ ...each, reason: '**@everyone** <img>' }));
    expect(readLog(planLog(forged), counts)?.changes).toMatchObject([{ reason: undefined }]);
  });
});

describe('a source that is not whole, or none', () => {
  test('data that goes away is no change', () => {
    const gone = [planned('data.aws_ami.gone', 'delete')];
    const changes = readJson(planJson(gone), countsOf(gone));
    expect(changes).toMatchObject({ changes: [], doubt: undefined });
  });

  test('more changes than any plan has are not all looked at', () => {
    const many = Array.from({ length: 100_001 }, () => planned('aws_vpc.a', 'update'));
    expect(logDoubt(many)).toBe(
      'Of 100001 changes in the log, 100000 were read. The log of the plan does not add up: changes 100000 (its summary says 100001).',
    );
  });

  test('a log for people', () => {
    expect(readLog('\u0002Terraform will perform\n  # planned_change\n\u0003')).toBeUndefined();
    expect(readLog('')).toBeUndefined();
    expect(readJson('<html>')).toBeUndefined();
    expect(readJson('[{"resource_changes":[]}]')).toBeUndefined();
  });

  test('what ends too early', () => {
    const log = planLog(ALL);
    expect(readLog(log.slice(0, log.length / 2))?.doubt).toMatch(/ends before its summary/);
    const json = planJson(ALL);
    expect(readJson(json.slice(0, json.length / 2))).toBeUndefined();
  });

  test('what was cut off by its reader', () => {
    const reader = createChangeLogReader();
    reader.take(Buffer.from(planLog(ALL)));
    expect(reader.end(UNKNOWN, 'It took too long.')?.doubt).toBe('It took too long.');
  });

  test('a line longer than any, whatever its beginning would be as a line', () => {
    const longest = 256 * 1024;
    const line = changeLine(planned('aws_vpc.a', 'delete')).padEnd(longest, ' ');
    const reader = createChangeLogReader();
    reader.take(Buffer.from(line));
    reader.take(Buffer.from('x\n'));
    expect(reader.end(UNKNOWN)).toBeUndefined();
  });

  test('an entry of the JSON without any action', () => {
    const doubt = jsonDoubt([{ address: 'aws_vpc.a', actions: [] }]);
    expect(doubt).toBe("The plan's JSON names an unrecognized action.");
  });

  test('a text beside the entries is any text', () => {
    const text = planJson(ALL).replace('{', String.raw`{"note":"a \\ \" ] }","other":"x",`);
    expect(readJson(text)).toEqual(readJson(planJson(ALL)));
  });

  test('an entry of the JSON that cannot be read', () => {
    const text = `{"resource_changes":[{"address":"aws_vpc.a","change":{"actions":"delete"}}]}`;
    expect(readJson(text)?.doubt).toMatch(/cannot be read/);
  });

  test.each([
    'data.aws_ami.a',
    'module.m.data.aws_ami.a["x"]',
    'module.m[0].module.n["data.\\"].x"].data.aws_ami.a',
    'ephemeral.random_password.a',
  ])('%s changes nothing', (address) => {
    const mode = address.includes('ephemeral') ? 'ephemeral' : 'data';
    const entry = { address, mode, change: { actions: ['read'] } };
    const text = JSON.stringify({ format_version: '1.2', resource_changes: [entry] });
    expect(readJson(text)).toMatchObject({ changes: [], doubt: undefined });
  });

  test('a document that is no plan says nothing of what changes', () => {
    for (const version of ['"plan_format_version":"1.1"', ' "format_version" : "1.2"']) {
      expect(readJson(`{${version}}`)).toMatchObject({ changes: [], doubt: undefined });
      expect(readJson(`{"resource_changes":[],${version}}`)?.doubt).toBeUndefined();
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
      expect(readJson(other)?.doubt).toBe(
        "The plan's JSON has no format version, so it is no plan as Terraform writes it.",
      );
    }
  });

  test('of a path that forces a replacement only the attribute is kept, and no key', () => {
    const replacePaths = [['tags', 'hunter3'], ['ami'], ['ami'], [0], 'x', ['Not A Name']];
    const replaced = [planned('aws_vpc.a', 'create delete', { replacePaths })];
    const changes = readJson(planJson(replaced));
    expect(changes?.changes).toMatchObject([{ action: 'replace', attributes: ['tags', 'ami'] }]);
    expect(JSON.stringify(changes)).not.toContain('hunter3');
  });
});

test('two hundred megabytes cost two seconds and no memory', () => {
  const reader = createChangeLogReader();
  const noise = Buffer.from(
    `${logLine('refresh_start', { hook: { id_value: 'x'.repeat(200) } })}\n`,
  );
  const block = Buffer.concat(Array.from({ length: 1_000 }, () => noise));
  const endless = Buffer.alloc(1_000_000, 'planned_change');
  const started = process.cpuUsage();
  const before = process.memoryUsage().arrayBuffers;
  for (let bytes = 0; bytes < 100_000_000; bytes += block.length) reader.take(block);
  for (let bytes = 0; bytes < 100_000_000; bytes += endless.length) reader.take(endless);
  reader.take(Buffer.from(`\n${planLog(ALL)}`));
  expect(reader.end(countsOf(ALL))).toEqual(readLog(planLog(ALL), countsOf(ALL)));
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1e6).toBeLessThan(limitMs(5_000) / 1e3);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50_000_000);
});
