/** Where root modules are, by what their files say. */
import { findRoots } from '../../src/plan/find-plans.ts';
import { expect, test } from '../support/jest.ts';
import { makeTree } from '../support/tree.ts';

const BACKEND = 'terraform {\n  backend "s3" {}\n}\n';
const LOCALS = (value: string) => `locals {\n  backend = ${value}\n}\n`;

test('a directory is a root module where a file that may name its backend is unclear', async () => {
  const { root } = makeTree({
    'plain/main.tf': BACKEND,
    'hidden/main.tf': `locals {\n  a = <<EOT\n\x85EOT\n}\n${BACKEND}${LOCALS('<<E\nEOT\nE')}`,
    'unclear/main.tf': LOCALS('"$$$${x}"'),
    'bytes/main.tf': LOCALS('"\ufffd"'),
    'module/main.tf': LOCALS('"x"'),
    'other/main.tf': 'locals {\n  a = "$$$${x}"\n}\n',
  });
  const roots = await findRoots('.', root);
  expect(roots.map(({ name }) => name)).toEqual(['bytes', 'hidden', 'plain', 'unclear']);
});
