/** After an override or an approval a reader has to know who starts the job again, and what is said of the run is true of it. */
import { judgeNamed } from '../support/judges.ts';
import type { WorkspaceResult } from '../../src/gate/result.ts';
import { finding } from '../../src/model/finding.ts';
import { phrase } from '../../src/model/sentence.ts';
import { describe, expect, test } from '../support/jest.ts';
import type { ContextChanges } from '../support/sample-report.ts';
import { sampleView } from './sample-view.ts';

const steps = (context: ContextChanges, changes: Partial<WorkspaceResult> = {}) =>
  sampleView({ verdict: 'needs-override' }, context, changes).nextSteps.join('\n');

describe('who starts the job again after an override', () => {
  test('nobody by itself, where no workflow reads comments', () => {
    const text = steps({});
    expect(text).toMatch(/plangate override run-\w+ --reason/);
    expect(text).toContain('Then re-run this job by hand; no push is needed.');
  });

  test('the comment, where a workflow reads it; and after the command line a person', () => {
    const text = steps({ ci: { takesCommands: true } });
    expect(text).toContain('comment `/plangate override 6f1cb40');
    expect(text).toContain(
      'The comment starts this job again; after the command, re-run it by hand.',
    );
  });

  test('nobody, where a person checks at a terminal', () => {
    const text = steps({ actors: { byPerson: true } });
    expect(text).toContain('Then run the command again.');
    expect(text).not.toContain('job');
  });

  test('an override of a run that changes nothing is none, so nothing is started again', () => {
    const text = steps({}, { takesNoOverride: true });
    expect(text).toContain('allow-empty-apply: true');
    expect(text).not.toMatch(/re-run|again/);
  });

  test('a push does where something has to be fixed first, and only its report has a command', () => {
    const blocked = (context: ContextChanges) =>
      sampleView({ verdict: 'blocked' }, context).nextSteps.join('\n');
    for (const text of [blocked({}), blocked({ ci: { takesCommands: true } })]) {
      expect(text).toContain(
        'That push is judged again. The new report has the command with which',
      );
      expect(text).not.toMatch(/plangate override|by hand|comment starts/);
    }
  });

  test('an approval by a comment does', () => {
    const [workspace] = sampleView({ verdict: 'needs-override' }).results;
    if (workspace === undefined) throw new Error('the sample has no result');
    const results = [
      {
        ...workspace,
        judge: judgeNamed('guard'),
        level: 'mandatory' as const,
        status: 'failed' as const,
        overridable: true,
      },
    ];
    const line = '/plangate approve max-destroys in net (1 destroy) at 6f1cb40 code x: REASON';
    const approvals = {
      toWrite: [{ approvers: ['ann'], line, changes: [] }],
      texts: [],
      notes: [],
    };
    const text = steps({ ci: { takesCommands: true }, actors: { approvals } }, { results });
    expect(text).toContain(line);
    expect(text).toContain('The comment starts this job again.');
  });
});

test('what the service stopped is overridden, and what an own policy stopped has a line of its own', () => {
  const [ofService] = sampleView({ verdict: 'needs-override' }).results;
  if (ofService === undefined) throw new Error('the sample has no result');
  const own = {
    ...ofService,
    judge: judgeNamed('own-policies'),
    policy: 'x',
    policySet: 'policies',
  };
  const line = '/plangate approve x in net (1 add) at 6f1cb40 code y: REASON';
  const approvals = { toWrite: [{ approvers: [], line, changes: [] }], texts: [], notes: [] };
  for (const ci of [{ takesCommands: true }, {}]) {
    const text = steps({ ci, actors: { approvals } }, { results: [ofService, own] });
    expect(text).toContain(line);
    expect(text).toMatch(/plangate override (?:run-|6f1cb40)/);
  }
  // Where nothing can be approved, the policy is to be fixed or excepted.
  expect(steps({}, { results: [ofService, own] })).toMatch(
    /Fix x and push; or ask for an exception/,
  );
});

describe('`mode: provisional` is named where the job starts its runs and they only plan', () => {
  test.each<[string, boolean]>([
    ['runs that only plan', true],
    ['runs that were provisional, or of which nobody here says how they were started', false],
  ])('%s', (_, onlyPlans) => {
    expect(steps({ actors: { onlyPlans } }).includes('mode: provisional')).toBe(onlyPlans);
  });
});

test('only a check with a service asks those who run it', () => {
  const missing = finding('scan-missing', phrase`What Trivy found is not known.`, {
    remedy: phrase`Run the scanner in an earlier step.`,
    actor: 'operators',
  });
  const verdict = { word: 'undecided' as const, reasons: [missing] };
  const first = (actors: ContextChanges['actors']) =>
    sampleView({ verdict: 'undecided' }, { actors }, { verdict }).nextSteps[0];
  const run = 'Run the scanner in an earlier step.';
  expect(first({})).toContain(`Those who run the service and the workflow: ${run}`);
  expect(first({ overrideRuns: false })).toContain(`Those who write the workflow: ${run}`);
  const atTerminal = first({ overrideRuns: false, byPerson: true });
  expect(atTerminal).toContain(run);
  expect(atTerminal).not.toContain('Those who');
});
