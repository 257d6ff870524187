/** Which reason counts where a failure has several of them: for each judge that ships, by what its traits say. */
import type { JudgeTraits } from '../../src/model/judge-traits.ts';
import type { PolicyResult } from '../../src/model/policy-result.ts';
import { JUDGES } from '../../src/gate/judges/judges.ts';
import { divideFailure, type BaseOfPolicy } from '../../src/policy/divide-failures.ts';
import type { PolicyException } from '../../src/policy/exceptions.ts';
import { exceptionsFor } from '../../src/policy/fitting-exceptions.ts';
import { mayBeApproved } from '../../src/policy/may-be-approved.ts';
import { scannersEvidence, SCANNERS } from '../../src/policy/systems/scanners.ts';
import { failuresIn, wholeLines, withoutAddresses } from '../../src/policy/tell-failures.ts';
import { policyResult } from '../support/evidence.ts';
import { expectGolden } from '../support/golden.ts';
import { expect, test } from '../support/jest.ts';
import { ENTRY, TODAY } from './sample-exception.ts';

const A = 'aws_s3_bucket.logs';
const B = 'aws_s3_bucket.data';
const LINES = [A, B].map((address) => `${address}: is public`);
const { address: _, ...WHOLE } = ENTRY;

/** What is said for a failure: exceptions of the file, and whether the default branch has that of `A` in the same way. */
interface Reasons {
  entries?: readonly PolicyException[];
  isOld?: boolean;
}

const REASONS: Record<string, Reasons> = {
  none: {},
  'an exception for one resource': { entries: [ENTRY] },
  'an exception for the policy': { entries: [WHOLE] },
  'the same on the default branch': { isOld: true },
  'an exception for the resource that is the same on the default branch': {
    entries: [ENTRY],
    isOld: true,
  },
  'an exception for the other resource': { entries: [{ ...ENTRY, address: B }], isOld: true },
  'an exception for the policy, and the same on the default branch': {
    entries: [WHOLE],
    isOld: true,
  },
};

const failureOf = (judge: JudgeTraits): PolicyResult =>
  policyResult({
    judge,
    policySet: 'policies',
    policy: ENTRY.policy,
    level: judge.reads === 'run' ? 'advisory' : 'mandatory-overridable',
    status: 'failed',
    overridable: judge.acceptedBy === 'people',
    message: LINES[0] ?? '',
    output: LINES,
    printedFor: judge.toldApartBy === 'nothing' ? undefined : [[A], [B]],
    resources: [A, B].map((address) => ({ address, messages: [] })),
  });

async function dividedBy(judge: JudgeTraits, { entries = [], isOld = false }: Reasons) {
  if (judge === SCANNERS) return ofScanner({ entries, isOld });
  const failure = failureOf(judge);
  const asked = (isLeftOut: (address: string) => boolean) => {
    const output = LINES.filter((line) => !isLeftOut(line.split(':')[0] ?? ''));
    return policyResult({ ...failure, output, status: output.length > 0 ? 'failed' : 'passed' });
  };
  const values = new Map([A, B].map((address) => [address, '{}']));
  const base: BaseOfPolicy = {
    now: { values, movedFrom: new Map() },
    before: { values, movedFrom: new Map() },
    failsWithout: async (isLeftOut) => {
      const there = { ...failure, output: LINES.slice(0, 1), printedFor: [[A]] };
      if (judge.reads === 'run') return [{ lines: wholeLines(there) ?? [], addresses: [] }];
      return isLeftOut(A) ? undefined : failuresIn(there);
    },
  };
  const { results } = await divideFailure(failure, {
    without: async (isLeftOut) =>
      judge.reads === 'run' ? withoutAddresses(failure, isLeftOut) : asked(isLeftOut),
    excepted: exceptionsFor({ workspace: 'net-prod', exceptions: { entries, today: TODAY } })(
      failure,
    ),
    readBase: isOld ? async () => base : undefined,
  });
  return results;
}

/** Its exceptions are of findings, so it is told by its own row which of the two it is. */
function ofScanner({ entries = [], isOld = false }: Reasons): PolicyResult[] {
  const { reason, owner, until } = ENTRY;
  const findings = [A, B].map((address) => ({
    tool: 'trivy',
    rule: ENTRY.policy,
    severity: 'high' as const,
    isMandatory: true,
    title: '',
    help: '',
    message: 'is public',
    path: undefined,
    line: undefined,
    endLine: undefined,
    addresses: [address],
    isOld: isOld && address === A,
    excepted: entries.some((entry) => (entry.address ?? address) === address)
      ? { scanner: `trivy/${ENTRY.policy}`, address, workspace: 'net-prod', reason, owner, until }
      : undefined,
    approvers: { people: [], roles: [], teams: [], names: [] },
  }));
  return scannersEvidence(findings, [], []).reading.results;
}

test('one reason counts for each failure, and what is left is what people may approve', async () => {
  const judges = JUDGES.flatMap(({ systems }) => systems);
  const lines: string[] = [];
  for (const judge of judges) {
    lines.push(`${judge.name} (told apart by ${judge.toldApartBy})`);
    for (const [what, reasons] of Object.entries(REASONS)) {
      lines.push(`  ${what}`);
      const parts = await dividedBy(judge, reasons);
      for (const part of parts) {
        const until = part.excepted === undefined ? '' : ` until ${part.excepted.until}`;
        const open = mayBeApproved(part) ? ', may be approved' : '';
        lines.push(`    ${part.status}${until}${open}: ${part.output.join('; ')}`);
      }
      const said = parts.flatMap(({ output }) => output);
      expect([judge.name, what, said.toSorted()]).toEqual([judge.name, what, LINES.toSorted()]);
    }
  }
  expectGolden('reasons.txt', `${lines.join('\n')}\n`);
});
