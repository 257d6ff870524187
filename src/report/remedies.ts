/** How a report says what to do again: people at a terminal have no job to start and nothing to push. */
import type { ReportContext } from './view.ts';

interface Again {
  /** What follows a change of the files, after "and". */
  changed: string;
  /** The same for anything else, after "and". */
  repeat: string;
}

const IN_A_JOB: Again = { changed: 'push again', repeat: 'run this job again' };
const BY_HAND: Again = { changed: 'check again', repeat: 'check again' };

export function againWords({ byPerson }: Pick<ReportContext, 'byPerson'>): Again {
  return byPerson === true ? BY_HAND : IN_A_JOB;
}
