import { ownPage } from '../../src/model/own-pages.ts';
import * as fc from 'fast-check';
import { createSecrets, searchablePieces } from '../../src/model/secrets.ts';
import { sampled, showFigure } from '../support/sampled.ts';
import { describe, expect, test } from '../support/jest.ts';
import { limitMs } from '../support/time-limits.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const word = (least: number, most: number, more = '') =>
  fc.string({
    unit: fc.constantFrom(...Array.from(letters + more)),
    minLength: least,
    maxLength: most,
  });
const around = fc.string({ unit: fc.constantFrom(...Array.from(' .,:;()[]|\n*é')), maxLength: 6 });

const token = fc.tuple(word(14, 14), word(40, 67)).map(([id, rest]) => `${id}.atlasv1.${rest}`);
/** Random enough to hold a run of letters and digits: other segments are only found in their path. */
const segment = word(36, 80).filter((text) => /\d[A-Za-z]/.test(text.slice(4, 10)));
const address = fc.tuple(segment, segment).map(([object, signature]) => ({
  object,
  signature,
  url: `https://archivist.example/v1/object/${object}?expires=1795286530803&signature=${signature}`,
}));

function keeping(...all: string[]) {
  const secrets = createSecrets();
  for (const secret of all) secrets.keep(secret);
  return secrets;
}

/** No 12 characters in a row of the secret are left. */
function holdsNothing(shown: string, secret: string): boolean {
  for (let at = 0; at + 12 <= secret.length; at++) {
    if (shown.includes(secret.slice(at, at + 12))) return false;
  }
  return true;
}

const encodings: ((text: string) => string)[] = [
  (text) => text,
  encodeURIComponent,
  (text) => JSON.stringify(JSON.stringify(text)),
  (text) => text.replaceAll('/', '\\/').replaceAll('&', '\\u0026'),
  (text) => text.replaceAll('&', '&amp;'),
];
const base64 = fc.tuple(
  fc.constantFrom('', 'a', 'us', 'use', 'user:', 'Bearer '),
  fc.constantFrom('', ':', '--'),
  fc.constantFrom('base64' as const, 'base64url' as const),
);
/** From where, and up to where, counted from the end, a text is shown. */
const cut = fc.tuple(fc.nat(20), fc.nat(20));

test('a token is concealed in every form, whole or cut', () => {
  fc.assert(
    fc.property(token, around, around, fc.constantFrom(...encodings), cut, (...given) => {
      const [secret, before, after, encode, [from, to]] = given;
      const secrets = keeping(secret);
      const echo = encode(secret);
      const text = `${before}${echo.slice(from, echo.length - to)}${after}`;
      expect(holdsNothing(secrets.conceal(text), secret)).toBe(true);
      expect(secrets.conceal(`${before}${secret}${after}`)).toBe(`${before}***${after}`);
    }),
    { numRuns: sampled(2_000) },
  );
});

test('a token in base64 is concealed, behind and before anything, in both alphabets', () => {
  fc.assert(
    fc.property(token, base64, cut, (secret, [before, after, alphabet], [from, to]) => {
      const secrets = keeping(secret);
      const encoded = Buffer.from(before + secret + after).toString(alphabet);
      const shown = secrets.conceal(encoded.slice(from, encoded.length - to));
      // Up to two letters on each side belong to what stands around it as well.
      const start = Math.ceil((before.length * 8) / 6);
      const end = Math.floor(((before.length + secret.length) * 8) / 6);
      expect(holdsNothing(shown, encoded.slice(start, end))).toBe(true);
    }),
    { numRuns: sampled(2_000) },
  );
});

test('a signed address is concealed: its path, its query and each part that is random', () => {
  fc.assert(
    fc.property(address, around, fc.constantFrom(...encodings), cut, base64, (...given) => {
      const [{ url, object, signature }, before, encode, [from, to], [lead, trail, alphabet]] =
        given;
      const secrets = keeping(url);
      const path = url.slice('https://archivist.example'.length);
      for (const said of [url, path, path.slice(1), path.split('?')[0] ?? '', object, signature]) {
        const echo = encode(said);
        const cut = echo.slice(0, echo.length - to);
        for (const text of [`${before}${echo}`, echo.slice(from), cut]) {
          const shown = secrets.conceal(text);
          expect(holdsNothing(shown, object) && holdsNothing(shown, signature)).toBe(true);
        }
        const encoded = Buffer.from(lead + said + trail).toString(alphabet);
        const host = said === url ? url.length - path.length : 0;
        const start = Math.ceil(((lead.length + host) * 8) / 6);
        const end = Math.floor(((lead.length + said.length) * 8) / 6);
        const inner = encoded.slice(start + 4, end - 4);
        expect(holdsNothing(secrets.conceal(encoded), inner)).toBe(true);
      }
      expect(secrets.conceal(`see ${url}.`)).toBe('see ***.');
      expect(secrets.conceal(`see ${path}.`)).toBe('see ***.');
    }),
    { numRuns: sampled(500) },
  );
});

describe('a text that holds no secret', () => {
  const secrets = keeping(
    'https://archivist.example/v1/configuration-versions/cv-CZcmD7eagjhyX0vn/upload',
    '/signed/run-CZcmD7eagjhyX0vn/acme-prod-2024-eu-west/log?limit=1048576',
    'AbCdEf0123456789',
  );

  test.each([
    'configuration version cv-CZcmD7eagjhyX0vn',
    'POST /api/v2/configuration-versions answered 404',
    'https://archivist.example',
    'run-CZcmD7eagjhyX0vn of acme-prod-2024-eu-west',
    'AbCdEf01234',
    '',
  ])('stays as it is: %j', (text) => {
    expect(secrets.conceal(text)).toBe(text);
  });

  test('stays beside a secret, and so does every other value of plain data', () => {
    const at = new Date(0);
    const data = { a: ['x AbCdEf0123456789 y', 1, null], at, b: { c: true, d: undefined } };
    expect(secrets.concealAll(data)).toEqual({ ...data, a: ['x *** y', 1, null] });
    expect(secrets.conceal('AbCdEf0123456789AbCdEf0123456789')).toBe('***');
    expect(secrets.conceal('AbCdEf0123456789, AbCdEf0123456789')).toBe('***, ***');
  });

  test('stays where a word is too short to be a secret', () => {
    expect(secrets.keep('plan')).toBe(false);
    expect(secrets.keep('secret')).toBe(true);
    expect(secrets.conceal('a plan, a secret')).toBe('a plan, a ***');
  });
});

test('a runner gets the parts that it cannot find by itself', () => {
  const [object, signature] = ['wGEDW4YNpQGdxlc5wihQ_yeYH4du0brR', '5VakCPbcHUbs9LHVjt9hOWKW4gy'];
  const url = `https://archivist.example/v1/object/${object}?expires=1795286530803&signature=${signature}`;
  expect(searchablePieces(url)).toEqual([object, signature]);
  for (const whole of ['https://archivist.example/upload', 'a-token'])
    expect(searchablePieces(whole)).toEqual([whole]);
});

test('a hundred workspaces and a report of a megabyte are concealed in a moment', () => {
  const secrets = createSecrets();
  for (let index = 0; index < 200; index++) {
    const part = `${index}aB3`.repeat(12);
    secrets.keep(`https://archivist.example/v1/object/${part}?signature=${part}`);
  }
  const text = 'policy "require-tags" failed for aws_instance.web (mandatory)\n'.repeat(16_000);
  const began = performance.now();
  expect(secrets.conceal(text)).toBe(text);
  const took = performance.now() - began;
  showFigure(`concealing 200 addresses in 1 MB took ${Math.round(took)} ms`);
  expect(took).toBeLessThan(limitMs(3_000));
});

test('a thousand addresses of a kilobyte are kept in a moment', () => {
  const secrets = createSecrets();
  const before = process.memoryUsage().heapUsed;
  const began = performance.now();
  for (let index = 0; index < 1_000; index++) {
    const part = Buffer.from(`${index} of a thousand, `.repeat(50)).toString('base64url');
    secrets.keep(`https://archivist.example/v1/object/${part}`);
  }
  const [took, heap] = [performance.now() - began, process.memoryUsage().heapUsed - before];
  showFigure(
    `keeping 1,000 addresses took ${Math.round(took)} ms and ${Math.round(heap / 1e6)} MB`,
  );
  expect(took).toBeLessThan(limitMs(5_000));
});

describe('a made-up secret of words', () => {
  const TEXT = `The organization of acme: \`plangate doctor --organization acme --workspace net-prod\`. See ${ownPage('docs/troubleshooting.md#pg-106')}`;

  test.each([
    'organization-token-of-acme',
    'example-token-of-pull-requests',
    'tok-of-troubleshooting',
    'my--organization acme-secret',
  ])('%s leaves them in sentences, commands and links', (secret) => {
    const secrets = keeping(secret);
    expect(secrets.conceal(TEXT)).toBe(TEXT);
    const echoed = `"${secret}" x${secret}y ${encodeURIComponent(secret)} ${btoa(secret)}`;
    expect(secrets.conceal(echoed)).not.toContain(secret);
    expect(secrets.conceal(echoed)).not.toContain(encodeURIComponent(secret));
    expect(secrets.conceal(echoed)).not.toContain(btoa(secret).slice(3, -6));
  });

  test('a part with anything but words in small letters, or with nearly all of the secret, is concealed', () => {
    const secrets = keeping('workspace-id-hunter2-eight', 'the-workspace', 'ключ-от-рабочей-среды');
    expect(secrets.conceal('workspace-id-hunter2')).toBe('***');
    expect(secrets.conceal('workspace-id-hunt')).toBe('***');
    expect(secrets.conceal('workspace-id')).toBe('workspace-id');
    expect(secrets.conceal('workspaces-id-hunter')).toBe('workspaces-id-hunter');
    expect(secrets.conceal('workspace-id-hunter3')).toBe('***3');
    expect(secrets.conceal('ключ-от-рабоче')).toBe('***');
    expect(keeping('abcdefghijklmnopqrstuvwxyz').conceal('abcdefghijklmnopq')).toBe('***');
    expect(secrets.conceal('he-workspace')).toBe('***');
    expect(secrets.conceal('the-workspace')).toBe('***');
  });

  test('is concealed whole in any text and any form', () => {
    const ours = fc.constantFrom('organization', 'token', 'of', 'pull', 'request', 'workspace');
    const made = fc
      .array(fc.oneof(ours, word(1, 8)), { minLength: 1, maxLength: 6 })
      .map((words) => words.join('-'))
      .filter(({ length }) => length >= 6);
    const near = fc.oneof(around, ours, word(0, 4), fc.constant('-'));
    fc.assert(
      fc.property(made, near, near, fc.constantFrom(...encodings), (...given) => {
        const [secret, before, after, encode] = given;
        const secrets = keeping(secret);
        const text = `${before}${encode(secret)}${after} ${secret}${secret} --organization of`;
        expect(secrets.conceal(text)).not.toContain(secret);
        expect(secrets.conceal(text)).toMatch(/\*\*\*/);
      }),
      { numRuns: 2_000 },
    );
  });
});
