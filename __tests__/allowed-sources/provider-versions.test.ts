/** A version is proved where the programs install no other: by what they use of the constraints, and for all that there may be. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProgramName } from '../../src/configuration/file-names.ts';
import { leaveOnly, satisfies } from '../../src/allowed-sources/version-constraint.ts';
import { orElse } from '../../src/model/or-else.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { describe, expect, test } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { textCases } from '../support/text-cases.ts';
import { judgeHere, LIST, saidAgainst } from './judge-here.ts';
import { writeTree } from './recording-registry.ts';

const HOSTS = ['registry.terraform.io', 'registry.opentofu.org'];
const VERSIONS = ['0.9.0', '1.0.0', '1.2.0', '1.2.9', '1.3.0-beta1', '1.3.0', '2.0.0'].concat([
  '2.3.0-beta1',
  '2.3.0',
]);

/** A CLI configuration with a mirror that has `acme/net` in these versions. It is installed, and never started. */
function writeMirror(): string {
  const root = emptyDirectory();
  for (const host of HOSTS) {
    for (const version of VERSIONS) {
      for (const target of ['linux_amd64', 'linux_arm64', 'darwin_amd64', 'darwin_arm64']) {
        const place = join(root, 'mirror', host, 'acme', 'net', version, target);
        mkdirSync(place, { recursive: true });
        const program = join(place, `terraform-provider-net_v${version}`);
        writeFileSync(program, version);
        chmodSync(program, 0o755);
      }
    }
  }
  const path = join(root, 'cli.tfrc');
  writeFileSync(
    path,
    `disable_checkpoint = true\nprovider_installation {\n  filesystem_mirror {\n    path = ${JSON.stringify(join(root, 'mirror'))}\n  }\n}\n`,
  );
  return path;
}

/** The version of `acme/net` that `init` installs; undefined where it installs nothing. */
function installed(path: string, files: Record<string, string>, config: string) {
  const root = emptyDirectory();
  writeTree(root, files);
  const cwd = join(root, 'net');
  spawnSync(path, ['init', '-input=false', '-no-color', '-backend=false'], {
    cwd,
    env: { PATH: '/usr/bin:/bin', HOME: emptyDirectory(), TF_CLI_CONFIG_FILE: config },
  });
  const lock = orElse(() => readFileSync(join(cwd, '.terraform.lock.hcl'), 'utf8'), '');
  return /acme\/net" \{\n\s*version\s*= "(.*)"/.exec(lock)?.[1];
}

/** Those in which the versions of this provider alone decide. */
const CASES = textCases('source-attacks.tf').filter(({ files }) => {
  const text = Object.values(files).join('\n');
  const isHere = !('list.json' in files) && !('net/.terraform.lock.hcl' in files);
  return isHere && text.includes('acme/net"') && !/evil|hashicorp/.test(text);
});

describe('a version of a provider that the list allows', () => {
  test('is tried in more than twenty configurations', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(20);
  });

  for (const program of ['terraform', 'tofu'] satisfies ProgramName[]) {
    testWith(program, `is the one that ${program} installs`, async (path) => {
      const config = writeMirror();
      const wrong: string[] = [];
      const proved: string[] = [];
      for (const { what, files } of CASES) {
        const version = installed(path, files, config);
        if (version === undefined) continue;
        const isAllowed = saidAgainst(await judgeHere(files, LIST, { program })).length === 0;
        if (isAllowed) proved.push(version);
        if (isAllowed && !satisfies(version, '~> 1.2')) wrong.push(`${what}: ${version}`);
      }
      expect(wrong).toEqual([]);
      expect(proved.length).toBeGreaterThanOrEqual(4);
    });
  }
});

describe('constraints', () => {
  const OPERATORS = ['=', '!=', '>', '>=', '<', '<=', '~>'];
  const NUMBERS = [0, 1, 2];
  const WRITTEN = NUMBERS.flatMap((major) => [
    `${major}`,
    ...NUMBERS.flatMap((minor) => [`${major}.${minor}`, `${major}.${minor}.1`]),
  ]);
  const TERMS = OPERATORS.flatMap((operator) => WRITTEN.map((version) => `${operator} ${version}`));
  /** Every release that differs from another for one of these terms. */
  const RELEASES = [0, 1, 2, 3].flatMap((major) =>
    [0, 1, 2, 3].flatMap((minor) => [0, 1, 2].map((patch) => `${major}.${minor}.${patch}`)),
  );

  test('leave only what others allow, as trying every version says', () => {
    const wrong: string[] = [];
    const fitting = new Map(
      TERMS.map((term) => [term, new Set(RELEASES.filter((each) => satisfies(each, term)))]),
    );
    for (const used of TERMS) {
      for (const allowed of TERMS) {
        const expected = RELEASES.every(
          (each) => !fitting.get(used)?.has(each) || fitting.get(allowed)?.has(each),
        );
        if (leaveOnly([used], [allowed]) !== expected) wrong.push(`${used} within ${allowed}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each<[used: string[], allowed: string[], isLeft: boolean]>([
    [['>= 1.2', '< 1.3'], ['~> 1.2'], true],
    [['>= 1.0, < 3.0'], ['~> 1.0', '~> 2.0'], true],
    [['>= 1.0, < 3.0'], ['~> 1.0', '> 2.0'], false],
    [[], ['>= 0'], true],
    [[], ['~> 1.0'], false],
    [['nonsense'], ['~> 1.0'], false],
    [['nonsense', '1.2.0'], ['~> 1.0'], true],
    // Whatever this file takes such a term for, it may leave the release behind it.
    [['~> 2.0.0-beta1'], ['~> 1.0'], false],
    [['> 1.0.0-beta1'], ['~> 1.0'], false],
    [['= 1.3.0-beta1'], ['= 1.3.0-beta1'], true],
    [['= 1.3.0-beta1'], ['~> 1.0'], false],
    [['= 1.3.0-beta1', '>= 1.0'], ['~> 1.0'], false],
    [['= 1.0.99999999999999999999'], ['~> 1.0'], false],
  ])('%j leave only what %j allow: %s', (used, allowed, isLeft) => {
    expect(leaveOnly(used, allowed)).toBe(isLeft);
  });
});
