/** Held against Terraform itself; `npm run compare-with-terraform` goes on for 10,000 configurations. */
import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { findUsed } from '../../src/allowed-sources/find-used.ts';
import { searchedFiles } from '../../src/configuration/read-configuration.ts';
import { listOf, recordOf } from '../../src/model/parse.ts';
import { writeIndex } from '../../src/model/address.ts';
import { expect } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { makeTree } from '../support/tree.ts';
import { compare } from './against-terraform/compare.ts';
import { SIGNS } from './against-terraform/compare-places.ts';
import { memoryFiles } from './memory-files.ts';

testWith('terraform', 'no file that counts as unread changes a plan', async (terraform) => {
  const seeds = Array.from({ length: 20 }, (_, at) => at);
  const work = async (): Promise<void> => {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
      const { missed, refused } = await compare(seed, terraform);
      expect({ seed, missed }).toEqual({ seed, missed: [] });
      planned += refused ? 0 : 1;
    }
  };
  let planned = 0;
  await Promise.all([work(), work(), work()]);
  expect(planned).toBeGreaterThan(15);
});

const settings = (cwd: string) => ({
  cwd,
  env: { PATH: process.env['PATH'], HOME: cwd, CHECKPOINT_DISABLE: '1' },
});

testWith('terraform', 'a heredoc hides the provider that it hides from Terraform', async (path) => {
  const signs = ['\x85', '\xa0', '\u2028', '\v', '\uFEFF', '\u200B', '\u180E', 'x'];
  const comparing = signs.flatMap((sign) =>
    [`${sign}EOT`, `EOT${sign}`].map(async (line) => {
      // The heredoc ends at this line, or at the next such word.
      const text = `locals {\n  a = <<EOT\n${line}\n}\nresource "hidden_a" "b" {}\nlocals {\n  /*\nEOT\n  # */\n}\n`;
      const tree = makeTree({ 'main.tf': text });
      const { stdout } = await promisify(execFile)(path, ['providers'], settings(tree.root));
      const files = searchedFiles(memoryFiles({ 'net/main.tf': text }));
      const { providers, doubts } = findUsed('/repo/net', files, 'terraform');
      const own = { isThere: providers.size > 0, doubts };
      return [
        { line, isThere: stdout.includes('hashicorp/hidden'), doubts: [] },
        { line, ...own },
      ];
    }),
  );
  const compared = await Promise.all(comparing);
  for (const [said, own] of compared) expect(own).toEqual(said);
  expect(compared.filter(([said]) => said?.isThere)).toHaveLength(8);
});

testWith('terraform', 'a key is written as Terraform writes it', (path) => {
  const keys = SIGNS.map((sign) => `a${sign.toString()}b`).filter((key) => !/\p{Cc}/u.test(key));
  const written = keys.map((key) =>
    JSON.stringify(key).replaceAll('$', '$$').replaceAll('%', '%%'),
  );
  const tree = makeTree({
    'main.tf': `resource "terraform_data" "a" {\n  for_each = toset([${written.join(', ')}])\n}\n`,
  });
  execFileSync(path, ['plan', '-out=plan', '-lock=false'], settings(tree.root));
  const json = execFileSync(path, ['show', '-json', 'plan'], settings(tree.root)).toString();
  const changes = listOf(recordOf(JSON.parse(json))['resource_changes']).map(recordOf);
  expect(changes.length).toBeGreaterThan(50);
  for (const { address, index } of changes) {
    expect(`terraform_data.a${writeIndex(String(index))}`).toBe(address);
  }
});
