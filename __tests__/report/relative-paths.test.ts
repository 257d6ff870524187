/** Every sentence of a result is written anew, so that no surface shows where the checkout is on the machine. */
import { note } from '../support/findings.ts';
import { pathWriter } from '../../src/model/relative-path.ts';
import type { WorkspaceResult } from '../../src/gate/result.ts';
import { withRelativePaths } from '../../src/report/relative-paths.ts';
import { expect, test } from '../support/jest.ts';
import { sampleResult } from '../support/sample-report.ts';

const ROOT = '/home/runner/work/infra/infra';
const SAID = `${ROOT}/live/main.tf:3: no`;

test('what programs, git, the file system and policies say of a file', () => {
  const sample = sampleResult({});
  const workspaces = sample.workspaces.map((workspace): WorkspaceResult => {
    const [result] = workspace.results;
    if (result === undefined) throw new Error('the sample has no result');
    return {
      ...workspace,
      root: ROOT,
      verdict: { ...workspace.verdict, reasons: [note(SAID)] },
      failure: { kind: 'archive', ...note(SAID) },
      leftover: note(SAID),
      notices: [note(SAID)],
      diagnostics: [{ severity: 'error', summary: SAID, detail: SAID, file: 'main.tf' }],
      results: [
        {
          ...result,
          policySet: `${ROOT}/policies`,
          message: SAID,
          output: [SAID],
          resources: [{ address: 'aws_s3_bucket.logs', messages: [SAID] }],
          generalMessages: [{ text: SAID, addresses: [] }],
        },
      ],
      runTasks: [
        { name: 'cost', stage: 'post_plan', level: 'mandatory', status: 'failed', message: SAID },
      ],
    };
  });
  const verdict = { ...sample.verdict, reasons: [note(SAID)] };
  const write = pathWriter([{ path: ROOT, writtenAs: '' }]);
  const written = withRelativePaths({ ...sample, verdict, workspaces }, write);
  const places = new Set<string>();
  JSON.stringify(written, (key, value: unknown) => {
    if (typeof value === 'string' && value.includes(ROOT)) places.add(key);
    return value;
  });
  // The report shows directories relative to the repository by a way of its own.
  expect([...places]).toEqual(['root']);
  expect(written.workspaces[0]?.results[0]?.policySet).toBe('policies');
  expect(written.workspaces[0]?.diagnostics[0]?.detail).toBe('live/main.tf:3: no');
});
