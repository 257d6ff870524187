/** `affected-only` on hosts whose lists of changed files are not whole: it looks unless it knows. */
import type { Whims } from '../../support/contrary-host.ts';
import { expect, test } from '../../support/jest.ts';
import { onContraryHost } from './on-contrary-host.ts';

const elsewhere = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ filename: `docs/f${index}.md` }));
const concerned = { filename: 'infra/network/main.tf' };
const moved = {
  filename: 'docs/main.tf',
  previous_filename: 'infra/network/main.tf',
  status: 'renamed',
};
const inputs = { 'affected-only': 'true', comment: 'off' };

test.each<[string, Partial<Whims>]>([
  ['a file that was moved out', { files: [moved] }],
  ['no file at all, although some changed', { files: [], changedFiles: 1 }],
  ['the same page again and again', { files: [...elsewhere(150), concerned], ignoresPage: true }],
  ['a push while files are listed', { files: elsewhere(2), headAfterFiles: 'd'.repeat(40) }],
])('%s', (_, whims) =>
  onContraryHost(whims, inputs, async ({ job, scenario }) => {
    const { exitCode, stdout } = await job();
    expect(stdout).not.toContain('skipped: net-prod');
    expect([exitCode, scenario.service.runs().length]).toEqual([1, 1]);
  }),
);

test('a whole list that does not concern it: skipped', () =>
  onContraryHost({ files: elsewhere(82), perPage: 30 }, inputs, async ({ job, scenario }) => {
    const { stdout } = await job();
    expect(stdout).toContain('skipped: net-prod');
    expect(scenario.service.runs()).toEqual([]);
  }));
