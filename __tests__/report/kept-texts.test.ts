/** What people approve is kept in the comment as far as there is room, and read from whatever stands there. */
import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { fittingTexts, packTexts, unpackTexts } from '../../src/report/kept-texts.ts';
import { decodeMarker, encodeMarker } from '../../src/report/marker.ts';
import { expect, test } from '../support/jest.ts';

const noise = (bytes: number) => randomBytes(bytes).toString('base64');

test('texts are read as they were written', () => {
  const texts = ['{"base":"main"}', noise(2_000)];
  expect(unpackTexts(packTexts(texts))).toEqual(texts);
  expect(packTexts([])).toBe('');
  const marker = encodeMarker({ key: 'default', approvable: texts });
  expect(decodeMarker(marker, 'default')?.approvable).toEqual(texts);
});

test('the first texts that fit are kept, and one that is too long takes the place of no other', () => {
  const texts = ['one', noise(40_000), 'two'];
  expect(fittingTexts(texts)).toEqual(['one', 'two']);
  expect(unpackTexts(packTexts(texts))).toEqual(['one', 'two']);
});

test.each<[string, string]>([
  ['no base64url', '!!!'],
  ['nothing', ''],
  ['no list', deflateRawSync('{"a":1}').toString('base64url')],
  ['a list of something else', deflateRawSync('[1,{}]').toString('base64url')],
  [
    'a text that unpacks to more than any comment had',
    deflateRawSync('a'.repeat(3_000_000)).toString('base64url'),
  ],
])('%s is no text', (_, packed) => {
  expect(unpackTexts(packed)).toEqual([]);
});
