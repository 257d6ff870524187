import type { Access } from '../support/github/start-github.ts';
import { workflowToken } from '../support/github/state.ts';
import { expectGolden } from '../support/golden.ts';
import { expect, test } from '../support/jest.ts';
import {
  checkOutMerge,
  GITHUB_TOKEN,
  HEAD,
  pullRequestEvent,
  pullRequestPayload,
  startScenario,
  type StepChanges,
} from '../support/scenario.ts';

const EVENTS: [event: string, payload: unknown, changes?: StepChanges][] = [
  ['pull_request', pullRequestPayload()],
  ['pull_request_target', pullRequestPayload()],
  ['merge_group', { merge_group: { base_ref: 'refs/heads/main', head_sha: HEAD } }],
  ['push', {}, { env: { GITHUB_SHA: HEAD } }],
  ['workflow_dispatch', {}, { with: { 'pr-number': '42' } }],
  ['schedule', {}],
  ['issue_comment', { issue: { number: 42, pull_request: {} } }],
  [
    'workflow_run',
    {
      workflow_run: {
        head_sha: HEAD,
        head_repository: { full_name: 'acme/infra' },
        event: 'pull_request',
        pull_requests: [{ number: 42, base: { ref: 'main' } }],
      },
    },
  ],
  ['repository_dispatch', { client_payload: {} }, { with: { 'pr-number': '42' } }],
];
/** Whose code it is, only a look-up can tell: one that is refused opens nothing. */
const LOOKED_UP = ['workflow_dispatch', 'issue_comment', 'repository_dispatch'];

test('the verdict is the same for nine events with three tokens, and published as recorded', async () => {
  const texts: string[] = [];
  for (const [name, payload, changes] of EVENTS) {
    const step = { event: { name, payload }, ...changes };
    const accesses = ['write', 'read', 'none'] as const;
    texts.push(...(await Promise.all(accesses.map((access) => saidOf(step, access)))));
  }
  expectGolden('action/events.txt', texts.join(''));
});

/** What the gate says of a step that this started, and where. */
async function saidOf(
  { event = pullRequestEvent(), ...changes }: StepChanges,
  access: Access,
): Promise<string> {
  const { name } = event;
  const token = workflowToken({ pull_requests: access, checks: access });
  const scenario = await startScenario({
    script: 'policy-check-soft-failed',
    github: { tokens: { [GITHUB_TOKEN]: token } },
  });
  const { service, github, job } = scenario;
  checkOutMerge(job.workspace);
  const { exitCode, stdout, outputs, summary } = await scenario.run({
    ...changes,
    event,
    // Nothing but the event says what the job is about.
    env: { GITHUB_REF: '', ...changes.env },
  });
  await scenario.close();
  const lines = stdout.split('\n');
  if (access === 'none' && LOOKED_UP.includes(name)) {
    expect([name, exitCode, outputs['verdict']]).toEqual([name, 1, 'undecided']);
    expect(service.requests).toEqual([]);
    const [said] = lines.filter((line) => line.startsWith('  allow-untrusted-head'));
    return `${name}, token none: refused\n${said?.replace(/commit [0-9a-f]{7}/, 'commit 1234567')}\n`;
  }
  const ended = [name, access, exitCode, outputs['verdict']];
  expect(ended).toEqual([name, access, 1, 'needs-override']);
  expect(summary).toMatch(/^### ✋ Policy gate: 1 policy needs an override/);
  expect(github.violations).toEqual([]);
  const comments = github.comments(42).length;
  const annotations = github.checkRuns()[0]?.annotations.length ?? 0;
  const commands = lines.filter((line) => line.startsWith('::error file=')).length;
  // Said once on the lines at fault: on the check run or by command.
  expect([name, access, annotations + commands]).toEqual([name, access, 1]);
  const warnings = lines.filter((line) => line.startsWith('::warning::'));
  return [
    `${name}, token ${access}: comment ${comments}, annotations ${annotations}, commands ${commands}, summary 1`,
    ...warnings.map((line) => line.replace('::warning::', '  warning: ')),
    '',
  ].join('\n');
}
