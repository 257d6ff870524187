/** The list of what is inside the bundles, against two witnesses: their licenses, and the bundles themselves. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION } from '../../src/model/version.ts';
import { describe, expect, test } from '../support/jest.ts';
import { readText } from '../support/markdown-files.ts';
import { ROOT } from '../support/runner.ts';

interface Component {
  name: string;
  version: string;
  purl: string;
  licenses: { expression: string }[];
  properties: { name: string; value: string }[];
}

const sbom = JSON.parse(readText('dist/sbom.cdx.json')) as {
  bomFormat: string;
  specVersion: string;
  metadata: { component: { purl: string } };
  components: Component[];
};
const lock = JSON.parse(readText('package-lock.json')) as {
  packages: Record<string, { version: string; license?: string }>;
};
/** What lies beside a bundle, or only in its types, leaves no trace in its text. */
const BESIDES: Record<string, string[]> = {
  action: [],
  cli: [],
  lib: ['valibot'],
};

test('the SBOM is a CycloneDX document about this version', () => {
  expect([sbom.bomFormat, sbom.specVersion]).toEqual(['CycloneDX', '1.6']);
  expect(sbom.metadata.component.purl).toBe(`pkg:npm/plangate@${VERSION}`);
  const purls = sbom.components.map(({ purl }) => purl);
  expect(new Set(purls).size).toBe(purls.length);
  for (const { name, version, purl } of sbom.components) {
    expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`);
  }
});

test('every version is one that is installed, with its license', () => {
  const installed = new Set(
    Object.entries(lock.packages).map(([path, { version, license }]) => {
      return `${path.slice(path.lastIndexOf('node_modules/') + 13)}@${version} ${license ?? ''}`;
    }),
  );
  const strange = sbom.components
    .map(({ name, version, licenses }) => `${name}@${version} ${licenses[0]?.expression ?? ''}`)
    .filter((each) => !installed.has(each));
  expect(strange).toEqual([]);
});

describe.each(Object.keys(BESIDES))('dist/%s', (bundle) => {
  const listed = sbom.components
    .filter(({ properties }) => properties.some(({ value }) => value === `dist/${bundle}`))
    .map(({ name }) => name)
    .sort();

  test('has the licenses of what is listed, and no other', () => {
    const text = readText(`dist/${bundle}/licenses.txt`);
    const names = new Set(
      Object.entries(lock.packages)
        .map(([path, { license }]) => [path.slice(path.lastIndexOf('node_modules/') + 13), license])
        .filter(([name, license]) => `\n${text}`.includes(`\n${name}\n${license}\n`))
        .map(([name]) => name),
    );
    expect(names).toEqual(new Set(listed));
  });

  test('has a list of everything that it was made of', () => {
    const folder = join(ROOT, 'dist', bundle);
    const text = readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .map((file) => readText(`dist/${bundle}/${file}`))
      .join('\n');
    const made = new Set(
      Array.from(
        text.matchAll(/node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\//g),
        ([, name]) => name ?? '',
      ),
    );
    expect(made.size).toBeGreaterThan(1);
    expect([...made].filter((name) => !listed.includes(name))).toEqual([]);
    expect(listed).toEqual(expect.arrayContaining(BESIDES[bundle] ?? []));
  });
});
