import {
  Unreadable,
  findIncluded,
  includedOfType,
  parseDocument,
  readErrors,
  readMany,
  readOne,
} from '../../src/client/jsonapi.ts';
import { related } from '../../src/client/wire/resource.ts';
import { runSchema } from '../../src/client/wire/run.ts';
import { describe, expect, test } from '../support/jest.ts';

const bytes = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));
const parse = (value: unknown) => parseDocument(bytes(value));
const run = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  type: 'runs',
  attributes: { status: 'planning', ...more },
});

describe('parseDocument', () => {
  test.each<[string, Uint8Array, RegExp]>([
    ['nothing', bytes(''), /is empty/],
    ['HTML', bytes('\n <!doctype html><title>Sign in</title>'), /HTML or XML/],
    ['XML', bytes('<?xml version="1.0"?>'), /HTML or XML/],
    ['text', bytes('upstream connect error'), /not JSON at all/],
    ['a cut document', bytes('{"data":{"id":"run-1","ty'), /cut short/],
    ['gzip', Uint8Array.of(0x1f, 0x8b, 8, 0), /compressed/],
    ['a number', bytes('12'), /not a JSON:API document/],
    ['null', bytes('null'), /not a JSON:API document/],
    ['a list', bytes('[]'), /not a JSON:API document/],
    ['an object of another kind', bytes('{"errors":[]}'), /has no "data"/],
    ['random bytes', Uint8Array.of(0xff, 0xfe, 0x00), /not JSON/],
    ['data with errors', bytes({ data: [], errors: [{}] }), /holds errors although .* success/],
    [
      'one resource with two contents',
      bytes({ data: [run('a'), run('a', { status: 'applied' })] }),
      /says two different things of/,
    ],
    [
      'an included resource with two contents',
      bytes({ data: run('a'), included: [run('b'), run('b', { status: 'applied' })] }),
      /says two different things of/,
    ],
    ['deep lists', bytes(`{"data":${'['.repeat(300)}${']'.repeat(300)}}`), /nested deeper/],
    ['very deep objects', bytes('{"data":'.repeat(1_000_000)), /nested deeper/],
  ])('refuses %s', (_name, body, why) => {
    expect(() => parseDocument(body)).toThrow(Unreadable);
    expect(() => parseDocument(body)).toThrow(why);
  });

  test('does not count brackets inside strings as depth', () => {
    const attributes = { message: `${'['.repeat(500)}\\"${'{'.repeat(500)}` };
    expect(parse({ data: run('run-1', attributes) }).data).toMatchObject({ attributes });
  });

  test('takes a resource without an envelope as data', () => {
    expect(readOne(parse(run('run-1')), runSchema).id).toBe('run-1');
  });

  test('ignores a byte order mark', () => {
    expect(parse(`\ufeff${JSON.stringify({ data: [] })}`).data).toEqual([]);
  });

  test.each([
    [{ next: null }, 'none'],
    [{ next: '' }, 'none'],
    [{ next: 'https://h/x?page=2' }, 'some'],
    [{}, 'unknown'],
    [null, 'unknown'],
    [[], 'unknown'],
  ])('reads links %j as: %s', (links, next) => {
    expect(parse({ data: [], links }).next).toBe(next);
  });

  test('reads the pagination, and refuses an answer whose pagination makes no sense', () => {
    const pagination = { 'current-page': 2, 'total-pages': 3, 'total-count': 45 };
    expect(parse({ data: [], meta: { pagination } }).pagination).toEqual(pagination);
    expect(parse({ data: [], meta: { pagination: null } }).pagination).toBeUndefined();
    expect(parse({ data: [], meta: [] }).pagination).toBeUndefined();
    expect(() => parse({ data: [], meta: { pagination: { 'current-page': '2' } } })).toThrow(
      /meta\.pagination\.current-page/,
    );
  });

  test.each([
    '{"data":{"__proto__":{"polluted":1}}}',
    '{"data":{"\\u005f_proto__":{"polluted":1}}}',
  ])('takes no prototype: %s', (text) => {
    const { data } = parse(text);
    expect(Object.hasOwn(data as object, '__proto__')).toBe(false);
    expect(Object.assign({}, data)).not.toHaveProperty('polluted');
  });
});

describe('reading resources', () => {
  test('keeps unknown attributes and words', () => {
    const document = parse({ data: run('run-1', { status: 'pondering', 'new-thing': [1] }) });
    expect(readOne(document, runSchema).attributes).toEqual({
      status: 'pondering',
      'new-thing': [1],
    });
  });
  test('names the place that does not fit', () => {
    expect(() => readOne(parse({ data: run('run-1', { status: 7 }) }), runSchema)).toThrow(
      /does not fit at data\.attributes\.status: .*number|does not fit at data\.attributes\.status/,
    );
    expect(() => readOne(parse({ data: { ...run('x'), type: 'plans' } }), runSchema)).toThrow(
      /data\.type/,
    );
    expect(() => readOne(parse({ data: null }), runSchema)).toThrow(Unreadable);
    expect(() => readMany(parse({ data: [run('a'), {}] }), runSchema)).toThrow(/data\[1\]/);
    expect(() => readMany(parse({ data: run('a') }), runSchema)).toThrow(/no list/);
  });
  test('takes a list of one as one resource', () => {
    expect(readOne(parse({ data: [run('run-1')] }), runSchema).id).toBe('run-1');
    expect(() => readOne(parse({ data: [run('a'), run('b')] }), runSchema)).toThrow(Unreadable);
  });
  test('finds relations under either spelling', () => {
    const plan = { id: 'plan-1', type: 'plans' };
    const of = (relationships: Record<string, unknown>, name: string) =>
      related(readOne(parse({ data: { ...run('r'), relationships } }), runSchema), name).named;
    expect(of({ plan: { data: plan } }, 'plan')).toEqual([plan]);
    expect(of({ 'task-stages': { data: [plan, plan] } }, 'task-stages')).toHaveLength(2);
    expect(of({ task_stages: { data: [plan] } }, 'task-stages')).toEqual([plan]);
    expect(of({ plan: { data: null } }, 'plan')).toEqual([]);
    expect(of({ plan: { links: { related: '/x' } } }, 'plan')).toBeUndefined();
    expect(of({}, 'plan')).toBeUndefined();
    expect(of({}, 'constructor')).toBeUndefined();
  });
  test('finds included resources by type and id', () => {
    const document = parse({
      data: [],
      included: [null, 7, { id: 'run-1', type: 'plans' }, run('run-1'), run('run-2')],
    });
    expect(findIncluded(document, { id: 'run-1', type: 'runs' }, runSchema)?.id).toBe('run-1');
    expect(findIncluded(document, { id: 'run-3', type: 'runs' }, runSchema)).toBeUndefined();
    expect(includedOfType(document, 'runs').map(({ id }) => id)).toEqual(['run-1', 'run-2']);
    expect(() => findIncluded(document, { id: 'run-1', type: 'plans' }, runSchema)).toThrow(
      /included plans/,
    );
    expect(parse({ data: [], included: 'x' }).included.size).toBe(0);
  });
});

describe('readErrors', () => {
  test.each<[string, unknown, unknown]>([
    [
      'objects',
      { errors: [{ status: '404', title: 'not found' }] },
      [{ status: '404', title: 'not found' }],
    ],
    [
      'an integer status',
      { errors: [{ status: 429, detail: 'x' }] },
      [{ status: '429', detail: 'x' }],
    ],
    ['plain strings', { errors: ['a', 'b'] }, [{ detail: 'a' }, { detail: 'b' }]],
    [
      'pointers and parameters',
      { errors: [{ source: { pointer: '/data', parameter: 'include' } }] },
      [{ source: { pointer: '/data', parameter: 'include' } }],
    ],
    ['what is no error', { errors: [null, 1, [], { title: {} }] }, [{}]],
    ['no list', { errors: 'x' }, []],
    ['no errors', { data: [] }, []],
    ['no JSON', '<html>', []],
    ['nothing', '', []],
    ['a list', '[]', []],
  ])('reads %s', (_name, body, expected) => {
    expect(readErrors(bytes(body))).toEqual(expected);
  });
  test('reads a limited number, and no text acts', () => {
    const errors = Array.from({ length: 1000 }, () => ({
      detail: `x\u001b[31m\r\n::error::y\u202e see https://h/p?sig=secret ${'z'.repeat(10_000)}`,
    }));
    const read = readErrors(bytes({ errors }));
    expect(read).toHaveLength(20);
    expect(read[0]?.detail).toMatch(/^x \[31m ::error::y  see https:\/\/h\/p z+…$/);
    expect(read[0]?.detail?.length).toBeLessThanOrEqual(500);
  });
});
