/**
 * A person who does literally what a report says, sentence by sentence, and nothing else. A sentence that
 * this person cannot follow is a fault of the report.
 */
import { textsOf } from '../../support/findings.ts';
import { openPullRequest, type PullRequest } from './pull-request.ts';
import type { Courses } from '../../../src/service/courses.ts';
import type { ScriptReference } from '../../../src/service/seed.ts';
import type { GateWish } from '../../support/gate-bench.ts';

export interface Followed {
  end: 'green' | 'fix the files' | 'gave up';
  /** How many overrides were made, and how often the job was started again. */
  overrides: number;
  jobs: number;
  /** Everything that was read and done. */
  story: string[];
}

const MOST_JOBS = 8;

/** Begins with the first job of a pull request, and follows each report until it leads nowhere further. */
export async function followRemedies(
  script: ScriptReference,
  courses: Partial<Courses>,
): Promise<Followed> {
  const pullRequest = await openPullRequest(script, courses);
  const followed: Followed = { end: 'gave up', overrides: 0, jobs: 0, story: [] };
  let options: GateWish = {};
  while (followed.jobs < MOST_JOBS) {
    const { view } = await pullRequest.job(options);
    followed.jobs += 1;
    followed.story.push(`job ${followed.jobs}: ${view.headline}`, ...view.nextSteps);
    if (view.green) return { ...followed, end: 'green' };
    const next = await follow(view.nextSteps, pullRequest, followed);
    if (next === 'fix') return { ...followed, end: 'fix the files' };
    if (next === undefined) return followed;
    if (next === 'mode: provisional') options = { ...options, mode: 'provisional' };
    if (next === 'allow-empty-apply') {
      options = { ...options, runOptions: { 'allow-empty-apply': true } };
    }
  }
  return followed;
}

/**
 * Begins with a job whose gate stays closed, and follows from then on what `runs show` says of its run: that
 * command starts no run, so that it leads to green, to the files, or to another mode.
 */
export async function followRunsShow(
  script: ScriptReference,
  courses: Partial<Courses>,
  mode: 'speculative' | 'provisional',
): Promise<Followed> {
  const pullRequest = await openPullRequest(script, courses);
  const followed: Followed = { end: 'gave up', overrides: 0, jobs: 1, story: [] };
  const { result, view: first } = await pullRequest.job({ mode });
  if (first.green) return { ...followed, end: 'green' };
  const runId = result.workspaces[0]?.runId;
  if (runId === undefined) return { ...followed, end: 'fix the files', story: [first.headline] };
  for (let looks = 0, waits = false; looks < MOST_JOBS; looks += 1) {
    const view = await pullRequest.examine(runId, waits);
    const reasons = view.workspaces.flatMap((each) => textsOf(each.reasons));
    followed.story.push(`look ${looks}: ${view.headline}`, ...reasons, ...view.nextSteps);
    if (view.green) return { ...followed, end: 'green' };
    const isAsked = reasons.some((sentence) =>
      sentence.includes(`plangate runs show ${runId} --wait`),
    );
    if (isAsked && !waits) {
      waits = true;
      continue;
    }
    const next = await follow(view.nextSteps, pullRequest, followed);
    if (next !== undefined && next !== 'again') return { ...followed, end: 'fix the files' };
    if (next === undefined) return followed;
  }
  return followed;
}

/** What to do before the job is started again; undefined if the sentences name nothing that can be done. */
async function follow(
  sentences: readonly string[],
  pullRequest: PullRequest,
  followed: Followed,
): Promise<'again' | 'fix' | 'mode: provisional' | 'allow-empty-apply' | undefined> {
  const command = sentences.find((sentence) => sentence.includes('plangate override run-'));
  const runId = command === undefined ? undefined : /run-\w+/.exec(command)?.[0];
  if (runId !== undefined) {
    let made = 0;
    let nextSteps: readonly string[];
    do {
      const done = await pullRequest.override(runId);
      ({ nextSteps } = done);
      followed.story.push(`override ${runId}: ${done.overridden.length}`, ...nextSteps);
      followed.overrides += done.overridden.length;
      made += done.overridden.length;
    } while (nextSteps.some((sentence) => sentence.includes('override the run once more')));
    if (offersSavedPlans(nextSteps)) return 'mode: provisional';
    if (nextSteps.some((sentence) => /\b[Ff]ix what failed/.test(sentence))) return 'fix';
    return made > 0 ? 'again' : undefined;
  }
  if (sentences.some((sentence) => sentence.includes('set `allow-empty-apply: true`'))) {
    return 'allow-empty-apply';
  }
  if (offersSavedPlans(sentences)) return 'mode: provisional';
  if (sentences.some((sentence) => /\b[Ff]ix (?:the|what)/.test(sentence))) return 'fix';
  return sentences.some((sentence) => /e-run this job|[Rr]un the command again/.test(sentence))
    ? 'again'
    : undefined;
}

function offersSavedPlans(sentences: readonly string[]): boolean {
  return sentences.some((sentence) => sentence.includes('set `mode: provisional`'));
}
