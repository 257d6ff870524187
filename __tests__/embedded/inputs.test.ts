import { describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync, copyFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Header } from 'tar';
import { loadPolicySet } from '../../src/embedded/load-policies.ts';
import { readTar } from '../../src/embedded/read-tar.ts';
import { readSeed, type Seed } from '../../src/embedded/seed.ts';
import { loadHcl } from '../../src/locate/hcl.ts';
import type { HttpRequest } from '../../src/ports.ts';
import { testService } from '../support/embedded-service.ts';
import { inMemorySend } from '../support/in-memory-send.ts';

const LIMITS = { maxBytes: 1024 * 1024, maxEntries: 100 };

/** One archive entry as it would be written by somebody with bad intentions. */
function entry(
  path: string,
  type: 'File' | 'SymbolicLink' | 'Link' | 'CharacterDevice',
  linkpath = '',
  content = '',
): Buffer {
  const header = new Header({
    path,
    type,
    linkpath,
    size: content.length,
    mode: 0o644,
    mtime: new Date(0),
  });
  header.encode();
  const padding = Buffer.alloc((512 - (content.length % 512)) % 512);
  return Buffer.concat([header.block ?? Buffer.alloc(0), Buffer.from(content), padding]);
}
const archive = (...entries: Buffer[]): Buffer =>
  gzipSync(Buffer.concat([...entries, Buffer.alloc(1024)]));

describe('archives', () => {
  test.each<[string, Uint8Array, RegExp]>([
    ['nothing', new Uint8Array(), /not a gzip file/],
    ['a zip file', Buffer.from('PK\u0003\u0004'), /not a gzip file/],
    [
      'half a gzip file',
      archive(entry('a', 'File', '', 'x')).subarray(0, 30),
      /damaged or cut short/,
    ],
    ['gzip of something else', gzipSync('hello'), /holds no tar archive/],
    ['gzip of noise', gzipSync(Buffer.alloc(2048, 'x')), /damaged|empty/],
    ['an empty archive', archive(), /empty/],
    ['a bomb', gzipSync(Buffer.alloc(LIMITS.maxBytes + 512)), /unpacks to more than/],
    [
      'too many entries',
      archive(...Array.from({ length: 101 }, (_, at) => entry(`f${String(at)}`, 'File'))),
      /more than 100 entries/,
    ],
    ['a path that leaves', archive(entry('a/../../b', 'File')), /outside of itself/],
    ['an absolute path', archive(entry('/etc/passwd', 'File')), /outside of itself/],
    ['a link that leaves', archive(entry('a/b', 'SymbolicLink', '../../c')), /link that leaves it/],
    ['an absolute link', archive(entry('a', 'SymbolicLink', '/etc')), /link that leaves it/],
    ['a device', archive(entry('a', 'CharacterDevice')), /neither file, directory nor link/],
  ])('%s is refused', (_, bytes, message) => {
    expect(() => readTar(bytes, LIMITS)).toThrow(message);
  });

  test('files and what links show of them are read', () => {
    const files = readTar(
      archive(
        entry('./main.tf', 'File', '', 'main'),
        entry('shared/a.tf', 'File', '', 'a'),
        entry('here', 'SymbolicLink', 'shared'),
        entry('copy.tf', 'SymbolicLink', 'main.tf'),
        entry('ring', 'SymbolicLink', 'ring'),
      ),
      LIMITS,
    );
    const texts = [...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString()]);
    expect(Object.fromEntries(texts)).toEqual({
      'main.tf': 'main',
      'shared/a.tf': 'a',
      'here/a.tf': 'a',
      'copy.tf': 'main',
    });
  });
});

describe('seeds', () => {
  test('everything wrong is said at once, with its place', () => {
    const seed = {
      organizations: [
        {
          name: 'two words',
          teams: [{ name: 'a', visbility: 'secret' }],
          workspaces: [{ name: 'w', script: 'unheard-of', executionMode: 'moon' }],
        },
      ],
      tokens: [{ kind: 'user', of: 'x', secret: 'short' }],
    };
    let message = '';
    try {
      readSeed(seed);
    } catch (error) {
      message = (error as Error).message;
    }
    for (const place of [
      'organizations.0.name:',
      'organizations.0.teams.0.visbility:',
      'organizations.0.workspaces.0.script:',
      'organizations.0.workspaces.0.executionMode:',
      'tokens.0.secret:',
    ]) {
      expect(message).toContain(place);
    }
    expect(message).toMatch(/^The seed cannot be used: \d problems\./);
  });

  test('names that lead nowhere are named', () => {
    const seed: Seed = {
      organizations: [
        {
          name: 'acme',
          teams: [{ name: 'a', members: ['nobody'] }],
          workspaces: [{ name: 'w', access: [{ team: 'ghosts', access: 'read' }] }],
          policySets: [{ name: 'p', directory: '.', workspaces: ['void'] }],
        },
      ],
      tokens: [
        { kind: 'team', organization: 'acme', of: 'ghosts', secret: '0123456789abcdef' },
        { kind: 'owners', organization: 'elsewhere', secret: '0123456789abcdef' },
      ],
    };
    expect(() => readSeed(seed)).toThrow(
      /nobody[^]*ghosts[^]*void[^]*names no team[^]*names no organization/,
    );
  });
});

describe('policy sets', () => {
  const within = async (files: Record<string, string>, wasm: boolean): Promise<() => unknown> => {
    const directory = mkdtempSync(join(tmpdir(), 'plangate-policies-'));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
    if (wasm) copyFileSync('examples/policies/policy.wasm', join(directory, 'policy.wasm'));
    const hcl = await loadHcl();
    return () => {
      try {
        return loadPolicySet(
          { name: 's', directory, system: 'policy-evaluation', overridable: false },
          hcl,
        );
      } finally {
        rmSync(directory, { recursive: true });
      }
    };
  };
  const query = 'data.terraform.policies.required_tags.deny';

  test('a good one is read', async () => {
    const load = await within(
      {
        'policies.hcl': `policy "tags" {\n  query = "${query}"\n  enforcement_level = "advisory"\n}\n`,
      },
      true,
    );
    expect(load()).toMatchObject({ policies: [{ name: 'tags', query, level: 'advisory' }] });
  });

  test.each<[string, Record<string, string>, boolean, RegExp]>([
    [
      'nothing there',
      {},
      false,
      /policies\.hcl is missing[^]*policy\.wasm or bundle\.tar\.gz is missing/,
    ],
    [
      'no level and no query',
      { 'policies.hcl': 'policy "a" {}\n' },
      true,
      /line 1: policy "a" has no query[^]*has no enforcement_level/,
    ],
    [
      'a query that was not compiled in',
      {
        'policies.hcl': 'policy "a" {\n  query = "data.x"\n  enforcement_level = "mandatory"\n}\n',
      },
      true,
      /data\.x is no entry point of the compiled bundle/,
    ],
    ['another block', { 'policies.hcl': 'sentinel {}\n' }, true, /only blocks of the form policy/],
    ['not HCL', { 'policies.hcl': 'policy "a" {\n' }, true, /policies\.hcl line 2/],
    ['not WebAssembly', { 'policies.hcl': '', 'policy.wasm': 'no' }, false, /WebAssembly/],
    ['not a bundle', { 'policies.hcl': '', 'bundle.tar.gz': 'no' }, false, /not a gzip file/],
  ])('%s is refused', async (_, files, wasm, message) => {
    expect(await within(files, wasm)).toThrow(message);
  });
});

describe('asking without a socket', () => {
  const request = (service: { token: string }): HttpRequest => ({
    method: 'GET',
    url: new URL('http://127.0.0.1/api/v2/ping?x=1'),
    headers: { Authorization: `Bearer ${service.token}` },
    timeoutMs: 1000,
    maxBytes: 1000,
  });
  const clock = {
    now: () => 0,
    date: () => new Date(0),
    sleep: (ms: number) => {
      slept.push(ms);
      return Promise.resolve();
    },
  };
  const slept: number[] = [];

  test.each([
    ['reset', { kind: 'reset' }, 'broken', []],
    ['hang', { kind: 'hang' }, 'timeout', [1000]],
    ['a delay beyond the limit', { kind: 'delay', delayMs: 5000 }, 'timeout', [1000]],
  ] as const)('%s', async (_, fault, failure, waits) => {
    slept.length = 0;
    const service = testService();
    const send = inMemorySend(service, clock);
    service.addFault({ fault });
    await expect(send(request(service))).rejects.toMatchObject({ name: 'TransportError', failure });
    expect(slept).toEqual(waits);
    expect((await send(request(service))).status).toBe(204);
  });

  test('answers that stop short, and those that are too long', async () => {
    const service = testService();
    const send = inMemorySend(service, clock);
    const long = { ...request(service), url: new URL('http://127.0.0.1/api/v2/account/details') };
    service.addFault({ fault: { kind: 'truncate', bytes: 5 } });
    await expect(send(long)).rejects.toMatchObject({ failure: 'broken' });
    await expect(send({ ...long, maxBytes: 10 })).rejects.toMatchObject({ failure: 'too-large' });
    const gone = { ...long, signal: AbortSignal.abort() };
    await expect(send(gone)).rejects.toMatchObject({ failure: 'aborted' });
  });
});
