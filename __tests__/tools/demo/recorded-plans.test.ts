/** The recorded plans of the demo are still of the files that it uploads: as far as the files say it literally. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SCENARIOS } from '../../../src/tools/demo/scenarios.ts';
import { withoutKeys } from '../../../src/model/address.ts';
import { VERDICTS } from '../../../src/model/verdict.ts';
import { readPlan } from '../../../src/plan/read-plan.ts';
import { listBlocks } from '../../../src/service/plan/list-blocks.ts';
import { describe, expect, test } from '../../support/jest.ts';
import { REPOSITORY } from '../../support/markdown-files.ts';
import { planInput } from '../../support/plan-input.ts';

const EXAMPLES = join(REPOSITORY, 'examples');
const INFRA = join(EXAMPLES, 'infra');

/** The files of a scenario; `errored` has the plans of files that can be planned. */
function filesOf(scenario: keyof typeof SCENARIOS): Record<string, string> {
  const entries = readdirSync(INFRA, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files = Object.fromEntries(
    paths.map((path) => [relative(INFRA, path), readFileSync(path, 'utf8')]),
  );
  for (const [file, find, replace] of SCENARIOS[scenario].edits) {
    files[file] = (files[file] ?? '').replaceAll(find, replace);
  }
  return files;
}

const DIRECTORIES = { 'net-prod': 'network', 'storage-prod': 'storage' };
const pathOf = (scenario: string, workspace: string) =>
  join(EXAMPLES, 'plans', scenario, `${workspace}.json`);
const PAIRS = VERDICTS.filter((scenario) => SCENARIOS[scenario].plans === scenario).flatMap(
  (scenario) =>
    Object.entries(DIRECTORIES).map(
      ([workspace, directory]) => [scenario, workspace, directory] as const,
    ),
);

const CASES = await Promise.all(
  PAIRS.map(async ([scenario, workspace, directory]) => {
    const read = await readPlan(readFileSync(pathOf(scenario, workspace), 'utf8'));
    return [scenario, workspace, directory, read.document] as const;
  }),
);

describe.each(CASES)('%s: the plan of %s', (scenario, _, workingDirectory, document) => {
  const planned = document.resource_changes.filter(({ change }) => change.after !== null);
  const listed = listBlocks({ ...planInput(filesOf(scenario)), workingDirectory }).document;

  test('has each block of the files, and no other', () => {
    const addresses = planned.map(({ address }) => withoutKeys(address));
    expect([...new Set(addresses)].sort()).toEqual(
      listed.resource_changes.map(({ address }) => address),
    );
  });

  test('says what the files say literally', () => {
    for (const { address, change } of planned) {
      const block = listed.resource_changes.find((one) => one.address === withoutKeys(address));
      expect([address, change.after]).toMatchObject([address, block?.change.after ?? {}]);
    }
  });

  test('destroys something', () => {
    const deleted = document.resource_changes.filter(({ change }) => change.after === null);
    expect(deleted.map(({ change }) => change.actions)).toEqual([['delete']]);
  });
});

test('each ending of the demo has recorded plans', () => {
  const recorded = readdirSync(join(EXAMPLES, 'plans'));
  const named = VERDICTS.map((scenario) => SCENARIOS[scenario].plans);
  expect([...new Set(named)].sort()).toEqual(recorded.sort());
});
