/** Which name a gate gets by where its settings are. */
import { changeOfGate, namesChange, runMessage } from '../../src/gate/run-message.ts';
import {
  fileOfGate,
  gateNameOf as nameOf,
  readNamedSettings,
} from '../../src/settings/settings-file/gate-name.ts';
import { isPinnedAddress } from '../../src/model/repository-address.ts';
import { describe, expect, test } from '../support/jest.ts';

const COMMIT = '6f1cb4086c1e5d1c2f7d6a0f5b3f6a1de2a4c9b7';
const POLICY = 'git::https://git.acme.example/policy.git//gates/all.yml';

const gateNameOf = (written: string | undefined) =>
  nameOf(
    written !== undefined && isPinnedAddress(written) ? { pinned: written } : { path: written },
  );

describe('the name of a gate', () => {
  test.each([
    ['nowhere', undefined],
    ['in the root', 'plangate.yml'],
    ['in .github', '.github/plangate.yml'],
    ['in the root, written in another way', './/plangate.yml'],
    ['in .github, written in another way', 'infra/../.github/./plangate.yml'],
  ])('is `default` where its settings are %s', (_, written) => {
    expect(gateNameOf(written)).toEqual({ value: 'default' });
  });

  test.each([
    ['a path', '.github/plangate-network.yml', '.github/plangate-network.yml'],
    ['a path that is written in another way', './.github//x/../net.yml', '.github/net.yml'],
    ['a path in a directory', 'infra/plangate.yml', 'infra/plangate.yml'],
    ['other letters', 'Plangate.yml', 'Plangate.yml'],
    ['an address', POLICY, POLICY],
    ['a pinned address', `${POLICY}?ref=${COMMIT}`, POLICY],
    ['an address without `git::`', `${POLICY.slice('git::'.length)}?ref=${COMMIT}`, POLICY],
    [
      'an address with a user and a password',
      'git::https://ann:s3cr3t@git.acme.example/policy.git//all.yml',
      'git::https://git.acme.example/policy.git//all.yml',
    ],
    [
      'an address for SSH',
      'git::ssh://git@git.acme.example:2222/policy.git//all.yml',
      'git::ssh://git.acme.example:2222/policy.git//all.yml',
    ],
    ['as many letters as there may be', 'a'.repeat(200), 'a'.repeat(200)],
  ])('is said by %s', (_, written, name) => {
    expect(gateNameOf(written)).toEqual({ value: name });
  });

  const OUTSIDE = /^is no path in the repository\./;
  const SIGNS = /^cannot name a gate\. Rename the file: 200 letters of ASCII/;
  test.each([
    ['the name of the first gate', 'default', /^names a file `default`/],
    ['that name, written in another way', './default', /^names a file `default`/],
    ['a file outside', '../net.yml', OUTSIDE],
    ['a file that is outside after all', 'a/../../net.yml', OUTSIDE],
    ['an absolute path', '/etc/plangate.yml', OUTSIDE],
    ['a path of Windows', String.raw`C:\net.yml`, OUTSIDE],
    ['a space', 'my gate.yml', SIGNS],
    ['a line end', 'net\n.yml', SIGNS],
    ['a character that nobody sees', 'net\u200b.yml', SIGNS],
    ['a letter that looks like another', 'n\u0435t.yml', SIGNS],
    ['a bracket', 'net[1].yml', SIGNS],
    ['the end of a comment of HTML', 'net-->.yml', SIGNS],
    ['two dashes', 'net--x.yml', SIGNS],
    ['an angle', 'net>.yml', SIGNS],
    ['more letters than there may be', 'a'.repeat(201), SIGNS],
    ['an address with a space', `${POLICY} x`, SIGNS],
  ])('cannot be %s', (_, written, why) => {
    expect(gateNameOf(written)).toEqual({ problem: expect.stringMatching(why) });
  });

  test('does not repeat what was written, which may have a password in it', () => {
    expect(JSON.stringify(gateNameOf('git::https://bob:s3 cr3t/x@git.acme.example/p'))).not.toMatch(
      /bob|cr3t/,
    );
  });
});

describe('a gate with a pinned file and one of the repository', () => {
  const PIN = `${POLICY}?ref=${COMMIT}`;

  test('is named by both, and by the address alone where the file is the usual one', () => {
    expect(nameOf({ pinned: PIN, path: 'gates/net.yml' })).toEqual({
      value: `gates/net.yml+${POLICY}`,
    });
    expect(nameOf({ pinned: PIN, path: 'plangate.yml' })).toEqual({ value: POLICY });
    expect(fileOfGate(`gates/net.yml+${POLICY}`)).toBe('gates/net.yml');
    expect([fileOfGate(POLICY), fileOfGate('default'), fileOfGate('a.yml')]).toEqual([
      undefined,
      undefined,
      'a.yml',
    ]);
  });

  test('is said by one value a line, of each form at most one', () => {
    expect(readNamedSettings(`\n ${PIN}\r\n  a.yml \n`)).toEqual({
      value: { pinned: PIN, path: 'a.yml' },
    });
    expect(readNamedSettings('a.yml\nb.yml')).toEqual({
      problem: expect.stringMatching(/^has two paths/),
    });
    expect(readNamedSettings(`${PIN}\n${PIN}`)).toEqual({
      problem: expect.stringMatching(/^has two addr/),
    });
  });
});

test('runs name their change and gate, whatever signs the name has, and no other gate', () => {
  const signs = Array.from({ length: 127 }, (_, code) => `a${String.fromCharCode(code)}b`);
  const names = ['default', POLICY, ...signs].flatMap((written) => {
    const named = written === 'default' ? { value: written } : gateNameOf(written);
    return 'value' in named ? [named.value] : [];
  });
  expect(names.length).toBeGreaterThan(60);
  for (const gate of names) {
    const changeRequest = changeOfGate('acme/infra#42', gate);
    const parts = { changeRequest, commit: COMMIT, group: 'k3x9-1-of-3', jobNumber: 17 };
    const message = runMessage('Plan', () => 0.5, parts);
    const named = names.filter((other) =>
      namesChange(message, changeOfGate('acme/infra#42', other)),
    );
    expect(named).toEqual([gate]);
    expect(namesChange(message, changeOfGate('acme/infra#4', gate))).toBe(false);
  }
});
