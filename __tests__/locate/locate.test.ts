import { readAddress } from '../../src/model/address.ts';
import { createLocator } from '../../src/locate/locate.ts';
import { describe, expect, test } from '../support/jest.ts';
import { memoryFiles } from '../support/memory-files.ts';
import { textCases, withoutMarks } from '../support/text-cases.ts';

const HAND = withoutMarks(textCases('locate.tf')[0]?.files ?? {});
const FILES = {
  ...HAND.files,
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

describe('an address in a configuration written by hand', () => {
  const found = HAND.marks.map(({ mark, at }): [string, string] => {
    const [address = '', isCall] = mark.split(' @ ');
    return [address, `${at.replace('/repo/', '')}${isCall === undefined ? '' : '^'}`];
  });
  const nowhere = `aws_instance.commented aws_instance.blocked aws_instance.quoted aws_instance.stringed
    aws_instance.twice aws_instance.only_override aws_instance.hidden aws_instance.noted aws_instance.one
    aws_ami.ubuntu aws_eip.open aws_iam_user.three aws_iam_role.name module.unknown.aws_instance.web`;
  test.each([
    ...found,
    ...nowhere.split(/\s+/).map((address): [string, string] => [address, '-']),
    ['aws_eip.crlf1', 'windows.tf:1'],
    ['aws_eip.crlf2', 'windows.tf:3'],
  ])('is found: %s → %s', async (address, expected) => {
    expect(await place(address)).toBe(expected);
  });
});
