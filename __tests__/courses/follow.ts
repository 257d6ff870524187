/**
 * A person who does literally what a report says, sentence by sentence, and nothing else. A sentence that
 * this person cannot follow is a fault of the report.
 */
import { openPullRequest, type PullRequest } from './pull-request.ts';
import type { GateOptions } from '../../src/gate/gate.ts';
import type { Courses } from '../../src/service/courses.ts';
import type { ScriptReference } from '../../src/service/seed.ts';

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
  let options: Partial<GateOptions> = {};
  try {
    while (followed.jobs < MOST_JOBS) {
      const { view } = await pullRequest.job(options);
      followed.jobs += 1;
      followed.story.push(`job ${followed.jobs}: ${view.headline}`, ...view.nextSteps);
      if (view.green) return { ...followed, end: 'green' };
      const next = await follow(view.nextSteps, pullRequest, followed);
      if (next === 'fix') return { ...followed, end: 'fix the files' };
      if (next === undefined) return followed;
      if (next === 'mode: provisional') options = { mode: 'provisional' };
    }
    return followed;
  } finally {
    pullRequest.close();
  }
}

/** What to do before the job is started again; undefined if the sentences name nothing that can be done. */
async function follow(
  sentences: readonly string[],
  pullRequest: PullRequest,
  followed: Followed,
): Promise<'again' | 'fix' | 'mode: provisional' | undefined> {
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
  if (offersSavedPlans(sentences)) return 'mode: provisional';
  if (sentences.some((sentence) => /\b[Ff]ix (?:the|what)/.test(sentence))) return 'fix';
  return sentences.some((sentence) => sentence.includes('e-run this job')) ? 'again' : undefined;
}

function offersSavedPlans(sentences: readonly string[]): boolean {
  return sentences.some((sentence) => sentence.includes('set `mode: provisional`'));
}
