/** No sign hides a block from what reads a configuration: a heredoc ends where Terraform ends it. */
import { join } from 'node:path';
import { readCloudBlock } from '../../src/configuration/cloud-block.ts';
import { readConfiguration, searchedFiles } from '../../src/configuration/read-configuration.ts';
import { createLocator } from '../../src/locate/locate.ts';
import { readAddress } from '../../src/model/address.ts';
import { judgeHere, saidAgainst } from '../allowed-sources/judge-here.ts';
import { describe, expect, test } from '../support/jest.ts';
import { memoryFiles, namedIn, placesIn } from './memory-files.ts';

const BLOCKS = `module "evil" {
  source = "github.com/evil/vpc?ref=0123456789abcdef0123456789abcdef01234567"
}
module "near" {
  source = "../near"
}
provider "evil" {}
resource "terraform_data" "hidden" {
  input = file("../shared/secret.txt")
  provisioner "evil" {}
}
terraform {
  cloud {
    organization = "evil"
  }
}
`;

/** A heredoc that Terraform ends at the line with the sign: what follows are blocks. */
const ENDS = [
  ['U+0085 in front', '\x85EOT'],
  ['U+0085 behind', 'EOT\x85'],
  ['U+0085 between other blanks', ' \x85\tEOT\x85 '],
  ['a vertical tab', '\vEOT\v'],
  ['U+00A0', '\xa0EOT'],
  ['U+2028', '\u2028EOT\u2028'],
] as const;
/** One that goes on behind that line: what follows is its text. */
const GOES_ON = [
  ['U+FEFF', '\uFEFFEOT'],
  ['U+FEFF behind', 'EOT\uFEFF'],
  ['U+200B', '\u200BEOT'],
  ['U+180E', 'EOT\u180E'],
  ['U+200D', 'EOT\u200D'],
] as const;

const files = (begin: string, line: string) => ({
  'net/main.tf': `locals {\n  a = ${begin}EOT\n  text\n${line}\n}\n${BLOCKS}locals {\n  b = <<E\nEOT\nE\n}\n`,
});
const asText = (begin: string, line: string) => ({
  'net/main.tf': `locals {\n  a = ${begin}EOT\n  text\n${line}\n${BLOCKS}EOT\n}\n`,
});

async function readersOf(given: Record<string, string>) {
  const memory = memoryFiles({ ...given, 'near/main.tf': '' });
  const { modules, unclear } = readConfiguration('/repo/net', searchedFiles(memory));
  const judged = await judgeHere({ ...given, 'near/main.tf': '' });
  const readable = {
    names: async () => ['main.tf'],
    read: async () => given['net/main.tf'],
  };
  const cloud = await readCloudBlock(readable, 'net');
  const locator = createLocator({
    repositoryRoot: '/repo',
    readDirectory: async (path) => memory.readDirectory(path),
    readFile: async (path) => memory.readFile(path),
  });
  const address = readAddress('terraform_data.hidden');
  return {
    modules: modules.map(({ directory }) => directory),
    unclear,
    refused: saidAgainst(judged).length,
    organization: cloud.block?.organization,
    problem: cloud.problem,
    located: address && (await locator.locate(address, '/repo/net')) !== undefined,
    named: placesIn(namedIn(given)).includes('/repo/shared/secret.txt'),
  };
}

describe.each(['<<', '<<-'])('a heredoc that begins with %s', (begin) => {
  test.each(ENDS)('ends where Terraform ends it, and hides nothing: %s', async (_, line) => {
    expect(await readersOf(files(begin, line))).toEqual({
      modules: ['/repo/net', '/repo/near'],
      unclear: [],
      // The module and the provisioner.
      refused: 2,
      organization: 'evil',
      problem: undefined,
      located: true,
      named: true,
    });
  });

  test.each(GOES_ON)('does not end before Terraform ends it: %s', async (_, line) => {
    expect(await readersOf(asText(begin, line))).toEqual({
      modules: ['/repo/net'],
      unclear: [],
      refused: 0,
      organization: undefined,
      problem: undefined,
      located: false,
      named: false,
    });
  });
});

describe('a file', () => {
  test.each([
    ['bytes that are no UTF-8', 'main.tf', 'locals {\n  a = "\uFFFD"\n}\n'],
    ['such bytes in a heredoc', 'main.tf', 'locals {\n  a = <<EOT\n\uFFFD\nEOT\n}\n'],
    ['such bytes in a name', 'main.tf', 'locals {\n  a\uFFFD = 1\n}\n'],
    ['such bytes in JSON', 'main.tf.json', '{"locals":{"a":"\uFFFD"}}'],
    ['half of a pair as an escape', 'main.tf', 'locals {\n  a = "\\ud800"\n}\n'],
    ['a mark behind an indentation', 'main.tf', 'locals {\n  a = <<-EOT\n  \u0301x\n  EOT\n}\n'],
  ])('with %s is unclear, so that nothing in it counts as absent', async (_, name, text) => {
    const given = { [join('net', name)]: text };
    const { unclear } = readConfiguration('/repo/net', searchedFiles(memoryFiles(given)));
    expect(unclear.map(({ path }) => path)).toEqual([`/repo/net/${name}`]);
    expect((await judgeHere(given)).doubts).toHaveLength(1);
    expect(placesIn(namedIn(given))).toContain('*');
  });

  test('with such bytes in a comment is read', () => {
    const given = { 'net/main.tf': '# \uFFFD\nlocals {\n  a = 1 /* \uFFFD */\n}\n' };
    expect(readConfiguration('/repo/net', searchedFiles(memoryFiles(given))).unclear).toEqual([]);
  });
});
