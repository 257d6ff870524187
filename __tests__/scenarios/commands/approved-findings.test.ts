/** A finding of a scanner, approved by those whom its entry names: by the line of the report, for this head alone. */
import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../support/jest.ts';
import { sarifOf, type Written } from '../../support/scanned-request.ts';
import { checkOut } from '../../support/scenario.ts';
import { linesIn, MEMBERS_TOKEN, start, sticky } from './commented.ts';

const FOUND: Written = { rule: 'AVD-1', path: 'infra/network/main.tf', line: 17 };

async function opened() {
  const scenario = await start({ script: 'evaluation-passed' });
  const sha = checkOut(scenario.job.workspace);
  let attempt = 0;
  const judge = async (found: readonly Written[]) => {
    const file = join(scenario.job.workspace, 'trivy.sarif');
    writeFileSync(file, sarifOf(found));
    // The job of a test begins with the step.
    const later = new Date(Date.now() + 3_600_000);
    utimesSync(file, later, later);
    attempt += 1;
    const ended = await scenario.run({
      with: { 'members-token': MEMBERS_TOKEN },
      keys: {
        'comment-commands': true,
        scanners: [{ file: 'trivy.sarif', tool: 'Trivy', approvers: ['AVD-1: ann', 'boss'] }],
      },
      env: { GITHUB_RUN_ATTEMPT: String(attempt), GITHUB_SHA: sha },
    });
    return ended.outputs['verdict'];
  };
  const write = (login: string) => {
    const [line = ''] = linesIn(sticky(scenario));
    scenario.github.addComment(42, { login }, line.replace(/REASON$/, 'agreed in the review'));
  };
  return { scenario, judge, write };
}

test('a finding waits for those whom its rule names, and for nobody else', async () => {
  const { scenario, judge, write } = await opened();
  expect(await judge([FOUND])).toBe('needs-override');
  write('boss');
  expect(await judge([FOUND])).toBe('needs-override');
  write('ann');
  expect(await judge([FOUND])).toBe('overridden');
  // What was not there when it was approved is not approved.
  expect(await judge([FOUND, { ...FOUND, line: 31 }])).toBe('needs-override');
  // Nor what says the same at another line.
  expect(await judge([FOUND, { ...FOUND, line: 18 }])).toBe('needs-override');
  await scenario.close();
});
