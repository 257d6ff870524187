/** What a report knows besides the result of the gate: from the settings, and from what the CI host says of the job. */
import type { JudgedChange } from '../hosts/judged-change.ts';
import type { Clock } from '../model/ports.ts';
import { VERSION } from '../model/version.ts';
import type { OpenedOwn } from '../rego/open-own-policies.ts';
import type { ReportContext } from '../report/view.ts';
import { readApprovers } from '../settings/parse-inputs.ts';
import { reportedSettings, type Settings } from '../settings/settings.ts';
import { shownPlans } from './where-plans-come-from.ts';

/**
 * @param known.byPerson whether a person checks their own files at a terminal, and no job does
 * @param known.own the team's own policies, as far as they were opened
 */
export function reportContext(
  settings: Settings,
  { reportedJob }: Pick<JudgedChange, 'reportedJob'>,
  clock: Clock,
  { byPerson, own }: { byPerson: boolean; own?: OpenedOwn | undefined },
): ReportContext {
  const { plan, report } = settings;
  const shown = shownPlans(settings.plans, { ...plan, byPerson });
  const owners = readApprovers(report.overrideBy ?? '');
  return {
    gate: {
      ...reportedSettings(settings),
      startedAt: clock.date().toISOString(),
      version: VERSION,
    },
    ci: reportedJob,
    plans: shown.plans,
    judges: {
      judgedBy: own?.judgedBy,
      ownPolicies: own?.sources ?? [],
      pageOfReads: shown.pageOfReads,
    },
    actors: {
      ...shown.actors,
      byPerson,
      overrideBy: 'value' in owners ? owners.value : undefined,
    },
  };
}
