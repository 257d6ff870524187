/** What GitHub refused, as a finding: what was not done, why, and which permission helps. */
import { finding, type Finding } from '../../model/finding.ts';
import { foreign, phrase, typed, type Sentence } from '../../model/sentence.ts';
import type { HostError } from '../host-error.ts';
import { CODES } from '../../model/errors.ts';

/**
 * What was not done, why, and what to change.
 *
 * @param what was not done: the beginning of a sentence
 * @param needs the permission as it is written in a workflow: `pull-requests: write`.
 */
export function explainProblem(
  what: Sentence,
  needs: string,
  problem: HostError,
  fork = false,
): Finding {
  const failure = phrase`${what}: ${foreign(problem.message)}`;
  const code = problem.helpCode ?? 'host-refused';
  const { acceptedPermissions, isAboutToken = false } = problem.facts;
  if (!isAboutToken) return finding(code, failure);
  const actor = 'operators';
  switch (problem.kind) {
    case 'permission': {
      const server =
        acceptedPermissions === undefined
          ? ''
          : phrase`, the server says: ${foreign(acceptedPermissions)}`;
      const lacks = phrase`${failure} The token needs ${typed(needs)}${server}.`;
      return fork
        ? finding(
            CODES.lacksHostRight,
            phrase`${lacks} Pull requests from forks get a token that may only read; the summary of the job has the whole report.`,
          )
        : finding(CODES.lacksHostRight, lacks, {
            remedy: phrase`Give the job ${typed(`permissions: ${needs}`)}.`,
            actor,
          });
    }
    case 'bad-token':
      return finding(CODES.tokenRefused, phrase`${failure} It does not know the token.`, {
        remedy: phrase`Pass ${typed('${{ github.token }}')} or leave the input out.`,
        actor,
      });
    case 'not-found':
      return finding(
        code,
        phrase`${failure} It is not there, or the token must not see it (needs ${typed(needs)}).`,
      );
    default:
      return finding(code, failure);
  }
}
