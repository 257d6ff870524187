/** What a check run of the gate itself concludes, for each verdict and each `fail-on`. */
import { conclusionOf } from '../../src/hosts/github/publish.ts';
import { isGreen, VERDICTS, type FailOn } from '../../src/model/verdict.ts';
import { expect, test } from '../support/jest.ts';
import { readText } from '../support/markdown-files.ts';

/** What GitHub lets pass as a required check. */
const PASSES = ['success', 'neutral'];
const FAIL_ON: FailOn[] = ['mandatory', 'advisory', 'never'];

test.each([
  ['passed', 'mandatory', 'success'],
  ['advisory', 'mandatory', 'success'],
  ['advisory', 'advisory', 'failure'],
  ['overridden', 'mandatory', 'success'],
  ['needs-override', 'mandatory', 'action_required'],
  ['needs-override', 'never', 'neutral'],
  ['blocked', 'mandatory', 'failure'],
  ['blocked', 'never', 'neutral'],
  ['errored', 'never', 'failure'],
  ['undecided', 'never', 'failure'],
  ['canceled', 'mandatory', 'failure'],
] as const)('%s with fail-on %s concludes as %s', (verdict, failOn, conclusion) => {
  expect(conclusionOf({ verdict, green: isGreen(verdict, failOn) })).toBe(conclusion);
});

test('a required check passes exactly where the job does', () => {
  for (const verdict of VERDICTS) {
    for (const failOn of FAIL_ON) {
      const green = isGreen(verdict, failOn);
      expect(PASSES.includes(conclusionOf({ verdict, green }))).toBe(green);
    }
  }
});

test('the page has each conclusion', () => {
  const page = readText('docs/permissions.md');
  const all = VERDICTS.flatMap((verdict) =>
    FAIL_ON.map((failOn) => conclusionOf({ verdict, green: isGreen(verdict, failOn) })),
  );
  for (const conclusion of new Set(all)) expect(page).toContain(`\`${conclusion}\` |`);
});
