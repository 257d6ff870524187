import { readAddress } from '../../src/model/address.ts';
import { createLocator } from '../../src/locate/locate.ts';
import { describe, expect, test } from '../support/jest.ts';
import { memoryFiles } from '../support/memory-files.ts';
import { textCases } from '../support/text-cases.ts';
import { generateConfiguration } from '../configuration/generate-configuration.ts';
import { showFigure } from '../support/hunt.ts';

const [HAND] = textCases('locate.tf');
const FILES = {
  ...HAND?.files,
  '/repo/windows.tf': 'resource "aws_eip" "crlf1" {\r\n}\r\nresource "aws_eip" "crlf2" {\r\n}\r\n',
};

/** `path:line`, with `^` where only the module call is known, or `-`. */
async function place(text: string): Promise<string> {
  const address = readAddress(text);
  if (!address) return 'no address';
  const found = await createLocator({ repositoryRoot: '/repo', ...memoryFiles(FILES) }).locate(
    address,
    '/repo',
  );
  if (!found) return '-';
  return `${found.path}:${found.startLine}${found.source === 'module-call' ? '^' : ''}`;
}

describe('written by hand', () => {
  test.each([
    ['aws_instance.web', 'main.tf:2'],
    ['aws_instance.web[1]', 'main.tf:2'],
    ['aws_instance.web[1].id', 'main.tf:2'],
    ['data.aws_instance.web', 'main.tf:16'],
    ['aws_instance.commented', '-'],
    ['aws_instance.blocked', '-'],
    ['aws_instance.quoted', '-'],
    ['aws_instance.stringed', '-'],
    ['aws_s3_bucket.logs', 'main.tf:7'],
    ['aws_s3_bucket.logs["a.b"]', 'main.tf:7'],
    ['aws_s3_bucket.logs["a\\"].b"]', 'main.tf:7'],
    ['data.aws_ami.ubuntu', 'main.tf:15'],
    ['aws_ami.ubuntu', '-'],
    ['aws_eip.open_only', 'open.tofu:2'],
    ['module.vpc', 'main.tf:18^'],
    ['module.vpc["eu.west"]', 'main.tf:18^'],
    ['module.vpc["eu.west"].aws_vpc.main', 'modules/vpc/main.tf:2'],
    ['module.vpc_copy.aws_vpc.main', 'modules/vpc/main.tf:2'],
    ['module.vpc["eu.west"].module.leaf.aws_instance.web[0]', 'modules/leaf/main.tf:3'],
    ['module.vpc.module.leaf.data.aws_ami.ubuntu', 'modules/leaf/main.tf:5'],
    ['module.vpc.module.leaf', 'modules/vpc/main.tf:4^'],
    ['module.vpc.module.up.module.up.aws_vpc.main', 'modules/vpc/main.tf:2'],
    ['module.vpc.aws_vpc.other', 'main.tf:18^'],
    ['module.vpc.module.missing.aws_vpc.main', 'main.tf:18^'],
    ['module.registry.aws_vpc.main', 'main.tf:25^'],
    ['module.registry.module.x.aws_vpc.main', 'main.tf:25^'],
    ['module.git.aws_vpc.main', 'main.tf:29^'],
    ['module.computed.aws_instance.web', 'main.tf:30^'],
    ['module.gone.aws_instance.web', 'main.tf:33^'],
    ['module.outside.aws_instance.web', 'main.tf:36^'],
    ['module.sibling.aws_instance.web', 'modules/leaf/main.tf:3'],
    ['module.unknown.aws_instance.web', '-'],
    ['aws_instance.twice', '-'],
    ['aws_instance.only_override', '-'],
    ['aws_instance.hidden', '-'],
    ['aws_instance.noted', '-'],
    ['aws_instance.bare', 'main.tf:42'],
    ['aws_instance.one', '-'],
    ['ephemeral.aws_secret.one', 'main.tf:40'],
    ['aws_eip.crlf1', 'windows.tf:1'],
    ['aws_eip.crlf2', 'windows.tf:3'],
    ['aws_eip.before', 'broken.tf:1'],
    ['aws_eip.open', '-'],
    ['aws_iam_role.app', 'generated.tf.json:4'],
    ['aws_iam_user.one', 'generated.tf.json:11'],
    ['aws_iam_user.two', 'generated.tf.json:14'],
    ['aws_iam_user.three', '-'],
    ['aws_iam_role.name', '-'],
    ['data.aws_region.here', 'generated.tf.json:25'],
    ['module.leaf.aws_instance.web', 'modules/leaf/main.tf:3'],
    ['module.far.aws_instance.web', 'generated.tf.json:33^'],
  ])('%s → %s', async (address, expected) => {
    expect(await place(address)).toBe(expected);
  });
});

test('generated configurations: figures', async () => {
  let [exact, none, wrong, total] = [0, 0, 0, 0];
  for (let seed = 1; seed <= 12; seed += 1) {
    const { files, addresses } = generateConfiguration(seed);
    const locator = createLocator({ repositoryRoot: '/repo', ...memoryFiles(files) });
    for (const { text, path, line } of addresses) {
      const address = readAddress(text);
      const found = address && (await locator.locate(address, '/repo/infra'));
      total += 1;
      if (found?.path === path && found.startLine === line) exact += 1;
      else if (!found) none += 1;
      else wrong += 1;
    }
  }
  showFigure(`locator: ${total} addresses, ${exact} exact, ${none} not claimed, ${wrong} wrong`);
  expect(total).toBeGreaterThanOrEqual(300);
  expect(exact / total).toBeGreaterThanOrEqual(0.95);
  expect(wrong).toBe(0);
});
