/** The CI job, or the person, that starts a command which takes `--trust-checkout`. */
import { describeCiJob } from '../hosts/ci-job.ts';
import { REFUSED_IN_CI, trustsCheckout } from '../hosts/trust-checkout.ts';
import type { CommandInput, CommandIo } from './command.ts';
import { UsageError } from './problems.ts';
import { flagOf } from './read-input.ts';

/**
 * Finds out who starts the command, and whose files it reads.
 *
 * @returns `isPersonThere` is also true if `--trust-checkout` says so from a hook, an editor or a pipe
 * @throws UsageError if `--trust-checkout` is given where the files are those of a change under review
 */
export async function describeJob(input: CommandInput, io: CommandIo) {
  const isTrusted = trustsCheckout(flagOf(input, 'trust-checkout'), io.environment);
  const isPersonThere = io.isPersonThere || isTrusted;
  const { jobTree } = await describeCiJob({ ...io, isPersonThere });
  if (isTrusted && jobTree.proposed) throw new UsageError([REFUSED_IN_CI]);
  return { jobTree, isPersonThere };
}
