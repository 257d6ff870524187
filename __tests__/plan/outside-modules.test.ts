/** Local modules that are not sent with the configuration that calls them. */
import { join } from 'node:path';
import { findOutside } from '../../src/plan/outside-modules.ts';
import { expect, test } from '../support/jest.ts';
import { makeTree } from '../support/tree.ts';
import { toPlainText } from '../../src/model/sentence.ts';

const call = (source: string) => `module "m" {\n  source = "${source}"\n}\n`;

async function seen(files: Parameters<typeof makeTree>[0]): Promise<string | undefined> {
  const tree = makeTree(files);
  const archive = { root: join(tree.root, 'sent'), filesWithParentPaths: ['net/main.tf'] };
  const found = await findOutside(archive, { inside: 'net' });
  tree.remove();
  return found && toPlainText(found.says);
}

test('a module beside what is sent is outside', async () => {
  const said = await seen({ 'sent/net/main.tf': call('../../shared'), 'shared/main.tf': '' });
  expect(said).toContain('"../../shared" is the source of a module and lies outside');
});

test('what a link outside leads to is sent, and calls what is beside the link', async () => {
  const said = await seen({
    'sent/net/main.tf': call('./link'),
    'sent/net/link': { link: '../../shared/m' },
    'sent/net/x/main.tf': '',
    'shared/m/main.tf': call('../x'),
  });
  expect(said).toBeUndefined();
});
