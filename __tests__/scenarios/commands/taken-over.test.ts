/** A report about a run that was taken over says of the plan what the first report about that run said. */
import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from '../../support/jest.ts';
import type { Ended } from '../../support/runner.ts';
import { HEAD, pullRequestPayload, type Scenario } from '../../support/scenario.ts';
import { comment, DATABASE, gate, NEWER, start, sticky } from './commented.ts';

let scenario: Scenario;
afterEach(() => scenario.close());

/** What the comment says of the plan, and what the report has of it. */
function ofPlan(ended: Ended) {
  const body = sticky(scenario);
  const changes = [body.indexOf('#### This plan destroys'), body.indexOf('\n|')] as const;
  const folded = /<details><summary>\d+ changes[^]*?<\/details>/.exec(body)?.[0];
  const report = JSON.parse(readFileSync(ended.outputs['report-json'] ?? '', 'utf8')) as {
    workspaces: { plan: unknown; changes: unknown }[];
  };
  const summary = /#### This plan destroys[^]*?\n\n- [^]*?\n\n/.exec(ended.summary)?.[0];
  return {
    destroyed: body.slice(...changes),
    folded: folded?.replaceAll(NEWER, HEAD),
    summary,
    report: report.workspaces.map(({ plan, changes: all }) => ({ plan, all })),
  };
}

const UPLOAD = { reuse: 'upload' };
const repository = { id: 1296269, default_branch: 'main' };

function told(action: 'synchronize' | 'edited', head = HEAD) {
  const changes = action === 'edited' ? { title: { from: 'an earlier title' } } : undefined;
  const payload = { ...(pullRequestPayload({ head }) as object), action, changes, repository };
  return { name: 'pull_request', payload };
}

test('what it destroys has its name after an edit, an override and a push of the same files', async () => {
  scenario = await start({ state: DATABASE, script: 'awaiting-override' });
  const first = await gate(scenario, UPLOAD, { event: told('synchronize'), process: true });
  expect(first.outputs['verdict']).toBe('needs-override');
  const before = ofPlan(first);
  expect(before.destroyed).toContain('- **−** `aws_db_instance.main`');
  expect(before.summary).toContain('aws_db_instance.main');
  expect(before.folded).toContain('`aws_db_instance.main`: `engine`');
  const isSame = (ended: Ended): void => {
    expect(ended.outputs['run-id']).toBe(first.outputs['run-id']);
    expect(ofPlan(ended)).toEqual(before);
  };

  const env = { GITHUB_RUN_ATTEMPT: '2' };
  isSame(await gate(scenario, UPLOAD, { event: told('edited'), env, process: true }));

  expect((await comment(scenario)).exitCode).toBe(0);
  const third = { env: { GITHUB_RUN_ATTEMPT: '3' }, process: true };
  const overridden = await gate(scenario, UPLOAD, third);
  expect(overridden.outputs['verdict']).toBe('overridden');
  isSame(overridden);

  scenario.github.push(42, NEWER);
  const pushed = { event: told('synchronize', NEWER), env: { GITHUB_RUN_ID: '7003' } };
  const later = await gate(scenario, UPLOAD, { ...pushed, process: true });
  expect(later.outputs['verdict']).toBe('overridden');
  isSame(later);
});
