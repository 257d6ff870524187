/**
 * What would be installed, as the files say it, against what `terraform init` and `tofu init` ask for. What they asked is in
 * `data/used-sources.json`; where a program is here, it is asked anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localFiles } from '../../src/machine/files-here.ts';
import { searchedFiles } from '../../src/configuration/read-configuration.ts';
import { findUsed } from '../../src/allowed-sources/find-used.ts';
import type { ProgramName } from '../../src/configuration/file-names.ts';
import { toPlainText } from '../../src/model/sentence.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { describe, expect, test } from '../support/jest.ts';
import { REPOSITORY } from '../support/markdown-files.ts';
import { testWith } from '../support/optional-tools.ts';
import { textCases } from '../support/text-cases.ts';
import { recordInit, writeTree, type Asked } from './recording-registry.ts';

const CASES = textCases('used-sources.tf');
const RECORDED = join(REPOSITORY, '__tests__/data/used-sources.json');
const PROGRAMS = ['terraform', 'tofu'] as const;

const NOTHING: Asked = { providers: [], modules: [] };

type Recorded = Record<string, Record<ProgramName, Asked>>;
const recorded = JSON.parse(readFileSync(RECORDED, 'utf8')) as Recorded;

function found(files: Readonly<Record<string, string>>, program: ProgramName) {
  const directory = emptyDirectory();
  writeTree(directory, files);
  const used = findUsed(directory, searchedFiles(localFiles), program);
  return {
    providers: [...used.providers.keys()].sort(),
    modules: [...new Set(used.modules.map((module) => module.package.name))].sort(),
    refused: used.refused.map(({ text }) => text),
    doubts: used.doubts.map(({ says }) => toPlainText(says)),
  };
}

function compare(asked: Asked, said: readonly string[], mine: ReturnType<typeof found>): void {
  const names = [...mine.providers, ...mine.modules];
  const missed = [...asked.providers, ...asked.modules].filter((name) => !names.includes(name));
  const isClosed = mine.refused.length + mine.doubts.length > 0;
  if (said.includes('refused') || said.includes('doubt')) expect(isClosed).toBe(true);
  else
    expect({ missed, refused: mine.refused, doubts: mine.doubts }).toEqual({
      missed: [],
      refused: [],
      doubts: [],
    });
  const more = names.filter((name) => ![...asked.providers, ...asked.modules].includes(name));
  if (!said.includes('more')) expect({ more }).toEqual({ more: [] });
}

/** Writes what a program says now: `GOLDEN=update` with the program on the PATH. */
function keep(program: ProgramName, renewed: Readonly<Record<string, Asked>>): void {
  const entries = CASES.map(({ what }) => {
    const known = recorded[what] ?? { terraform: NOTHING, tofu: NOTHING };
    return [what, { ...known, [program]: renewed[what] ?? NOTHING }] as const;
  });
  Object.assign(recorded, Object.fromEntries(entries));
  writeFileSync(RECORDED, `${JSON.stringify(Object.fromEntries(entries), undefined, 1)}\n`);
}

describe('the sources of a configuration', () => {
  test('are compared with two programs over sixty configurations', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(60);
    expect(Object.keys(recorded)).toEqual(CASES.map(({ what }) => what));
  });

  for (const program of PROGRAMS) {
    test.each(CASES.map((each) => [each.what, each] as const))(
      `are what ${program} asks for: %s`,
      (_, { what, said, files }) => {
        const asked = recorded[what]?.[program] ?? NOTHING;
        compare(asked, said, found(files, program));
      },
    );

    testWith(program, `are everything that ${program} asks for today`, async (path) => {
      const renewed: Record<string, Asked> = {};
      const queue = [...CASES];
      const work = async (): Promise<void> => {
        for (let each = queue.shift(); each !== undefined; each = queue.shift()) {
          renewed[each.what] = await recordInit(path, each.files);
        }
      };
      await Promise.all([work(), work(), work()]);
      if (process.env['GOLDEN'] === 'update') keep(program, renewed);
      // Another release may ask for less, as where it does not know a block.
      for (const { what, said, files } of CASES) {
        compare(renewed[what] ?? NOTHING, [...said, 'more'], found(files, program));
      }
    });
  }
});
