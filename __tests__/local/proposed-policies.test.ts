/** Changed policies of a pull request are tried within a limit, and decide nothing. */
import { existsSync, readFileSync } from 'node:fs';
import {
  openPolicies,
  type OpenedPolicies,
  type PolicyPorts,
} from '../../src/rego/open-policies.ts';
import type { PolicyFiles } from '../../src/model/policy-files.ts';
import { changedSets, describeProposed } from '../../src/rego/proposed-policies.ts';
import { asTrusted } from '../../src/trust/tree.ts';
import { scriptedProgram } from '../support/engine-bench.ts';
import { beforeAll, describe, expect, test } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { DENY_UNENCRYPTED } from '../support/policy-repository.ts';
import { inputOf, policyPorts, policySet } from '../support/rego-sets.ts';

/** Counts to ten thousand millions. */
const ENDLESS = `package acme.encrypted

deny contains "x" if {
	some one in numbers.range(1, 100000)
	some other in numbers.range(1, 100000)
	one + other < 0
}
`;

const INPUT = inputOf({
  resource_changes: [{ address: 'a.b', change: { after: { encrypted: false } } }],
});

async function propose(
  before: PolicyFiles,
  after: PolicyFiles,
  ports: PolicyPorts,
  limitMs: number,
): Promise<string> {
  return describeChange(await openPolicies(before, ports), after, ports, limitMs);
}

/** @param opened the policies that decide, and end with this */
async function describeChange(
  opened: OpenedPolicies,
  after: PolicyFiles,
  ports: PolicyPorts,
  limitMs: number,
): Promise<string> {
  const sets = [{ decides: asTrusted(opened.files), proposed: after }];
  const sentences = await describeProposed(changedSets(sets, [opened]), INPUT, ports, limitMs);
  await opened.close();
  return sentences.join('\n');
}

testWith('opa', 'a rule that never ends is ended, and the notice says so', async () => {
  const ports = await policyPorts();
  const before = policySet({ 'a.rego': DENY_UNENCRYPTED });
  const ended = await propose(before, policySet({ 'a.rego': ENDLESS }), ports, 3_000);
  expect(ended).toMatch(/"a\.rego" changed\)\. Those of the default branch decided\./);
  expect(ended).toMatch(/The changes were not tried to the end: this took longer than 3 seconds/);
  const passes = ENDLESS.replaceAll('100000', '10');
  const tried = await propose(before, policySet({ 'a.rego': passes }), ports, 30_000);
  expect(tried).toMatch(/"encrypted": failed now, passed then/);
});

describe('an opa that hangs', () => {
  const lives = (pid: string): boolean => {
    const path = `/proc/${pid.trim()}/stat`;
    return pid.trim() !== '' && existsSync(path) && !/\) Z /.test(readFileSync(path, 'utf8'));
  };
  const after = policySet({ 'a.rego': ENDLESS });
  /** Opened by another opa, before. */
  const opened: OpenedPolicies = {
    set: {
      name: 'policies',
      policies: [],
      judge: { version: '1.6.0', takesTime: true, judge: async () => [] },
    },
    files: policySet({ 'a.rego': DENY_UNENCRYPTED }),
    judgedBy: 'opa 1.6.0',
    warnings: [],
    provided: Promise.resolve([]),
    facts: [],
    write: () => '{}',
    close: async () => undefined,
  };

  async function hangIn(command: string): Promise<{ said: string; root: string }> {
    const { root, path } = scriptedProgram(
      'opa',
      [
        'here=$(dirname "$0")',
        `if [ "$1" = ${command} ]; then sleep 300 & echo $! > "$here/child"; echo $$ > "$here/own"; sleep 300; fi`,
        'case $1 in',
        'version) echo "Version: 1.6.0" ;;',
        `capabilities) echo '{"builtins": []}' ;;`,
        `eval) echo '{}' ;;`,
        'esac',
      ].join('\n'),
    );
    const ports = await policyPorts({ path });
    return { said: await describeChange(opened, after, ports, 2_500), root };
  }

  const COMMANDS = ['version', 'capabilities', 'check', 'eval'];
  let ended: Awaited<ReturnType<typeof hangIn>>[];
  // All at once: each of them only waits.
  beforeAll(async () => {
    ended = await Promise.all(COMMANDS.map(hangIn));
  });

  test.each(COMMANDS)('in `opa %s` is ended with what it started', async (command) => {
    const { said = '', root = '' } = ended[COMMANDS.indexOf(command)] ?? {};
    expect(said).toMatch(/this took longer than 2\.5 seconds/);
    for (const name of ['child', 'own']) {
      const pid = readFileSync(`${root}/${name}`, 'utf8');
      // It has been ended; the system may take a moment more to say so.
      while (lives(pid)) await new Promise(setImmediate);
    }
  });
});
