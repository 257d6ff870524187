/** The settings of a check, as an apply has them: its plans are saved, and it is refused where nothing may be applied. */
import { CODES } from '../model/errors.ts';
import type { Problem } from '../model/parse.ts';
import { quote } from '../model/quote.ts';
import { matchesBranch } from '../policy/target-branches.ts';
import type { LoadedSettings } from '../settings/load-settings.ts';
import type { PlansOfCheck } from '../settings/plans.ts';
import type { Settings } from '../settings/settings.ts';

/** What the job says of itself. */
export interface JobOfApply {
  /** Whether a person is at a terminal with files of their own, and no job. */
  isPerson: boolean;
  /** The branch that was pushed, where a push started the job. */
  pushedBranch: string | undefined;
  defaultBranch: string | undefined;
}

/** @returns the settings, or everything that keeps this job from applying anything */
export function settingsOfApply(loaded: LoadedSettings, job: JobOfApply): LoadedSettings {
  if ('problems' in loaded) return loaded;
  const { settings } = loaded;
  const plans = appliable(settings.plans);
  const problems = [
    ...whyNotOnBranch(job, settings),
    ...whyNotAsked(settings),
    ...('problem' in plans ? [plans.problem] : []),
  ];
  if ('problem' in plans || problems.length > 0) return { problems };
  return {
    ...loaded,
    settings: {
      ...settings,
      plans,
      // A push that no job applied may have changed any of them.
      plan: { ...settings.plan, affectedOnly: false },
      // The gate has its comment on open requests. An apply has its own.
      report: { ...settings.report, comment: 'off', annotate: 'off' },
      apply: { ...settings.apply, report: settings.report },
    },
  };
}

/** Why nothing is applied for this event, whatever the settings are. */
export function whyNotForEvent({ isPerson, pushedBranch }: JobOfApply): Problem[] {
  if (isPerson || pushedBranch !== undefined) return [];
  const message =
    'is for the event push: what is applied was merged before. A person at a terminal may start it, too.';
  return [{ where: 'on', message, code: CODES.notApplied }];
}

function whyNotOnBranch(
  { pushedBranch, defaultBranch }: JobOfApply,
  { policy: { targetBranches = [] } }: Settings,
): Problem[] {
  if (pushedBranch === undefined) return [];
  // Everybody who may push can create a branch that any pattern fits.
  const named = targetBranches.filter((pattern) => pattern !== '*');
  const isTarget =
    pushedBranch === defaultBranch || named.some((each) => matchesBranch(each, pushedBranch));
  if (isTarget) return [];
  const message = `is a push to ${quote(pushedBranch)}, which is neither the default branch nor one of \`target-branches\`: nothing of it is applied.`;
  return [{ where: 'on', message, code: CODES.notApplied }];
}

/** What a check may be asked, and no apply. */
function whyNotAsked({ policy, plan: { runOptions } }: Settings): Problem[] {
  const problems: Problem[] = [];
  const refuse = (where: string, message: string) => void problems.push({ where, message });
  if (policy.failOn === 'never')
    refuse('fail-on', 'cannot be never: what is applied has passed its policies.');
  if (runOptions['is-destroy'] === true) {
    refuse('destroy', 'is for a check: an apply destroys what was taken out of the files.');
  }
  if (runOptions['terraform-version'] !== undefined) {
    refuse('terraform-version', 'cannot go with an apply: only what is never applied may have it.');
  }
  return problems;
}

function appliable(plans: PlansOfCheck): PlansOfCheck | { problem: Problem } {
  switch (plans.from) {
    case 'service':
      if (plans.group !== undefined) return { problem: NO_GROUP };
      return { ...plans, mode: 'provisional', autoQueueRuns: false, applies: true };
    case 'version-control':
      return plans.group === undefined ? { ...plans, applies: true } : { problem: NO_GROUP };
    case 'program':
      return { ...plans, applies: true };
    case 'groups':
      return { problem: NO_GROUP };
    // A file, and whatever else an apply does not know.
    default:
      return { problem: NO_FILE };
  }
}

const NO_FILE: Problem = {
  where: 'plan',
  message: 'is made already, and an apply makes its own. Take it out.',
};

const NO_GROUP: Problem = {
  where: 'group',
  message: 'is for a check: an apply has its workspaces in one job, in their order. Take it out.',
};
