/**
 * What 140 public configurations use (their providers, modules and what else runs, and nothing else of them): the list that
 * `init` writes admits all of it, but for modules without a pin.
 */
import { describe, expect, test } from '../support/jest.ts';
import { readText } from '../support/markdown-files.ts';
import { findUsed } from '../../src/allowed-sources/find-used.ts';
import { writeList } from '../../src/allowed-sources/write-list.ts';
import { searchedFiles } from '../../src/configuration/read-configuration.ts';
import { memoryFiles } from '../configuration/memory-files.ts';
import { judgeHere, saidAgainst } from './judge-here.ts';

interface Facts {
  providers: { source: string; version?: string }[];
  modules: { source: string; version?: string }[];
  also: string[];
}

const ALL = JSON.parse(readText('__tests__/data/public-configurations.json')) as Facts[];

/** A configuration that uses the same. */
function configurationOf({ providers, modules, also }: Facts): string {
  const argument = (name: string, value: string | undefined) =>
    value === undefined ? '' : `  ${name} = ${JSON.stringify(value)}\n`;
  const required = providers.map(
    ({ source, version }, at) =>
      `p${at} = {\n${argument('source', source)}${argument('version', version)}}\n`,
  );
  const calls = modules.map(
    ({ source, version }, at) =>
      `module "m${at}" {\n${argument('source', source)}${argument('version', version)}}\n`,
  );
  const provisioners = also
    .filter((name) => name.startsWith('provisioner '))
    .map(
      (name, at) => `resource "terraform_data" "r${at}" {\n  ${name.replace(' ', ' "')}" {}\n}\n`,
    );
  return `terraform {\nrequired_providers {\n${required.join('')}}\n}\n${[...calls, ...provisioners].join('')}`;
}

const isPinned = ({ source, version = '' }: Facts['modules'][number]) =>
  /\?ref=.*\d/.test(source) || /^[\s=]*\d[\d.]*$/.test(version);

const admit = async (facts: Facts) => {
  const files = { 'net/main.tf': configurationOf(facts) };
  const used = findUsed('/repo/net', searchedFiles(memoryFiles(files)), 'terraform');
  const { text, withoutPin } = writeList({ used: [used], locked: [], units: [] });
  const against = saidAgainst(await judgeHere(files, JSON.parse(text)));
  return { against, withoutPin: withoutPin.map((one) => one.text) };
};

describe('public configurations', () => {
  test('are more than a hundred and twenty', () => {
    expect(ALL.length).toBeGreaterThanOrEqual(120);
  });

  test('are allowed by the list that is written of them, except modules without a fixed version', async () => {
    let unpinnedFound = 0;
    for (const facts of ALL) {
      const unpinned = facts.modules.filter((module) => !isPinned(module));
      const { against, withoutPin } = await admit(facts);
      expect(withoutPin).toEqual(unpinned.map(({ source }) => source));
      expect(against.length).toBe(unpinned.length);
      for (const [at, { source }] of unpinned.entries()) {
        const shown = source.length > 60 ? source.slice(0, 57) : source;
        expect(against[at]).toContain(shown);
        expect(against[at]).toContain('without a pin');
      }
      unpinnedFound += unpinned.length;
    }
    expect(unpinnedFound).toBeGreaterThan(20);
  });
});
