/** Which job of the gate a command is about. */
import { jobOfCommit } from '../../src/overrides/answer-command.ts';
import { renderComment } from '../../src/report/markdown-report.ts';
import { sampleView } from '../report/sample-view.ts';
import { expect, test } from '../support/jest.ts';
import { sampleContext } from '../support/sample-report.ts';

test('of two gates on the commit, the job of the one that is meant is started again', () => {
  const commit = sampleContext().ci.commit?.sha ?? '';
  const gates = ['default', '.github/plangate-network.yml'];
  const comments = gates.map((name, at) => {
    const job = { url: 'https://github.com/x', runId: 7_001 + at, attempt: 1 };
    const view = sampleView({ verdict: 'blocked' }, { gate: { name }, ci: { job } });
    return { id: at + 1, url: `#${at}`, isOwn: true, body: renderComment(view) };
  });
  const request = { snapshot: { headSha: commit, comments, whole: true }, commit };
  const jobOf = (gate: string) => jobOfCommit(request, { gate })?.runId;
  expect(gates.map(jobOf)).toEqual([7_001, 7_002]);
  expect(jobOf('.github/plangate.yml')).toBeUndefined();
});
