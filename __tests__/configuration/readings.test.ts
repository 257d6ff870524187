/**
 * What is read in each place where a program in Go and one in JavaScript could differ; `npm run compare-with-terraform` goes on
 * for every code point on which their tables do.
 */
import { isRecord, listOf, recordOf } from '../../src/model/parse.ts';
import { expectGolden } from '../support/golden.ts';
import { expect, test } from '../support/jest.ts';
import { testNeeding } from '../support/optional-tools.ts';
import { limitMs } from '../support/time-limits.ts';
import { compilePackages, hasPackages } from './against-terraform/ask-packages.ts';
import { comparePlaces, signsIn } from './against-terraform/compare-places.ts';
import { ownReading, PLACES, questionAt, UNREAD } from './against-terraform/places.ts';

/** A text, or blocks and arguments: `module m{source="./m"}`. */
function inShort(reading: unknown): string {
  if (!isRecord(reading)) return JSON.stringify(reading);
  const { attributes = {}, blocks } = reading;
  const ofAttributes = Object.entries(recordOf(attributes)).map(
    ([name, value]) =>
      `${name}=${listOf(value)
        .map((text) => JSON.stringify(text))
        .join('')}`,
  );
  const ofBlocks = listOf(blocks).map((block) => {
    const { type, labels, body } = recordOf(block);
    return `${[type, ...listOf(labels)].join(' ')}{${inShort(body)}}`;
  });
  return [...ofAttributes, ...ofBlocks].join(' ');
}

test('what is read around each sign is as recorded', async () => {
  const lines: string[] = [];
  for (const place of PLACES) {
    const signsByReading = new Map<string, string[]>();
    for (const sign of signsIn(place)) {
      const own = await ownReading(questionAt(place, sign));
      if (own === UNREAD) continue;
      // The same reading of many signs is one line.
      const text = JSON.stringify(sign.toString()).slice(1, -1);
      const reading = inShort(own).replaceAll(text, '¤');
      const signs = signsByReading.get(reading) ?? [];
      signsByReading.set(reading, [...signs, sign.toString('hex')]);
    }
    lines.push(`${place.name}: ${JSON.stringify(place.text)}`);
    for (const [reading, signs] of signsByReading) lines.push(`  ${reading} < ${signs.join(' ')}`);
  }
  expectGolden('configuration/readings.txt', `${lines.join('\n')}\n`);
});

testNeeding(
  ['hcl'],
  hasPackages() ? ['hcl'] : [],
  'nothing is read otherwise than by the packages of Terraform',
  async () => {
    const compared = await comparePlaces(compilePackages(), false);
    expect(compared.missed).toEqual([]);
    expect(compared.read).toBeGreaterThan(5_000);
    expect(compared.unread).toBeLessThan(compared.read / 3);
  },
  limitMs(120_000),
);
