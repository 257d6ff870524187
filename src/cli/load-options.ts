/**
 * What a command finds out before it checks: the settings by its options, the tokens that `terraform login` stored, and
 * who starts it.
 */
import { join, resolve } from 'node:path';
import { valueAt, readNonEmptyText } from '../hosts/shapes.ts';
import { readRegular } from '../machine/read-regular.ts';
import { concealedIn, environmentSecrets } from '../model/job-secrets.ts';
import { parseJson } from '../model/parse.ts';
import type { Environment } from '../model/ports.ts';
import { loadSettings, type LoadedSettings } from '../settings/load-settings.ts';
import type { WrittenSettings } from '../settings/settings.ts';
import type { JobTree } from '../trust/tree.ts';
import { emptyOptions, givenInputs } from '../check/check-options.ts';
import type { CommandInput, CommandIo, MoreWritten, StartedCommand } from '../check/command.ts';
import { optionOf, UsageError, flagOf } from '../check/command-input.ts';
import { describeCiJob } from '../hosts/describe-ci-job.ts';
import { REFUSED_IN_CI, trustsCheckout } from '../hosts/trust-checkout.ts';

/**
 * The settings of a check, or everything that is wrong with its options. The first setting that is missing is reported
 * together with the `cloud` blocks near the directory that might have been meant.
 */
export async function loadCheckSettings(
  input: CommandInput,
  io: CommandIo,
  jobTree: JobTree,
  { parsed, ...more }: MoreWritten = {},
): Promise<LoadedSettings> {
  const { environment, workingDirectory } = io;
  const storedToken = await readStoredTokens(environment);
  const written: WrittenSettings = {
    inJob: !io.isPersonThere,
    ...more,
    inputs: givenInputs(input),
    environment,
    storedToken,
    entryPoint: 'cli',
  };
  const loaded = await loadSettings(written, { workingDirectory, jobTree, parsed }, io);
  const emptyProblems = emptyOptions(input);
  if ('settings' in loaded) {
    return emptyProblems.length === 0 ? loaded : { problems: emptyProblems };
  }
  const problems = [...loaded.problems];
  const index = problems.findIndex(({ isMissing }) => isMissing);
  const firstMissing = problems[index];
  if (firstMissing !== undefined) {
    const shownAs = optionOf(input, 'directory') ?? '.';
    const directory = resolve(workingDirectory, shownAs);
    const { blocksSentence } = await import('../settings/repository-contents.ts');
    const hint = await blocksSentence({ directory, shownAs }, jobTree.proposed, '--');
    problems[index] = { ...firstMissing, message: firstMissing.message + hint };
  }
  return { problems: [...problems, ...emptyProblems] };
}

/** What all commands that check hand over alike: where the files are, what no report shows, and where the log goes. */
export function commonEntryPoint({ io, log }: StartedCommand) {
  const { environment, workingDirectory, status } = io;
  return {
    workingDirectory,
    // Of tokens alone: the action also searches the files for the passwords and keys of its job.
    secrets: environmentSecrets(environment, /(?:^|_)TOKEN$/),
    concealed: concealedIn(environment),
    never: [],
    log,
    print: log.print,
    status,
    tellPlan: io.tellPlan,
  };
}

/**
 * Reads the file in which `terraform login` keeps tokens: `{"credentials": {"app.terraform.io": {"token": "…"}}}`.
 * A file that cannot be read has none.
 *
 * @returns the token of a host; the host is written with its port, if it has one
 */
export async function readStoredTokens(
  environment: Environment,
): Promise<(hostname: string) => string | undefined> {
  // As Terraform does it on Windows, where `APPDATA` is set, and elsewhere.
  const directory = environment['APPDATA']
    ? join(environment['APPDATA'], 'terraform.d')
    : join(environment['HOME'] ?? environment['USERPROFILE'] ?? '', '.terraform.d');
  const text = await readRegular(join(directory, 'credentials.tfrc.json')).catch(() => '');
  const stored = parseJson(text);
  return (hostname) =>
    readNonEmptyText(valueAt(stored, 'credentials', hostname, 'token'))?.trim() || undefined;
}

/**
 * Finds out who starts the command, and whose files it reads.
 *
 * @returns `isPersonThere` is also true if `--trust-checkout` says so from a hook, an editor or a pipe
 * @throws UsageError if `--trust-checkout` is given where the files are those of a change under review
 */
export async function describeJob(input: CommandInput, io: CommandIo) {
  const { isPersonThere } = withOwnFiles(input, io);
  const { jobTree } = await describeCiJob({ ...io, isPersonThere });
  refuseInCi(input, io, jobTree);
  return { jobTree, isPersonThere };
}

/** The same, where a person is there also if `--trust-checkout` says that the files are one's own. */
export function withOwnFiles<T extends Trusting>(input: CommandInput, io: T): T {
  return { ...io, isPersonThere: io.isPersonThere || isTrusted(input, io) };
}

/** @throws UsageError as `describeJob` does */
export function refuseInCi(input: CommandInput, io: Trusting, jobTree: JobTree): void {
  if (isTrusted(input, io) && jobTree.proposed) throw new UsageError([REFUSED_IN_CI]);
}

type Trusting = Pick<CommandIo, 'environment' | 'isPersonThere'>;

function isTrusted(input: CommandInput, { environment }: Trusting): boolean {
  return trustsCheckout(flagOf(input, 'trust-checkout'), environment);
}
