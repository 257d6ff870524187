/** A CI host that this program does not know, or a person's machine. */
import type { CiHost } from './host.ts';
import { isSomeCi } from './recognise.ts';

export const none: CiHost = {
  name: 'none',
  actor: [],
  target: [],
  facts: () => ({}),
  /** A person is there only where no CI shows. Else a program started this job, and what it checks out is unknown. */
  jobOrigin: (environment, isPersonThere) => ({
    proposed: !isPersonThere || isSomeCi(environment),
    changeOrigin: 'own',
  }),
  /** On a person's own machine nothing is published. */
  isPrivate: (_, proposed) => (proposed ? undefined : true),
};
