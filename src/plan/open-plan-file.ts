/** Opens a plan that another job made: its file, and what its digest says of it. */
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { listTrackedFiles, type GitPorts } from '../machine/ask-git.ts';
import {
  findAround,
  findRepository,
  isBelow,
  realOrSame,
  slashed,
} from '../machine/find-repository.ts';
import { readCommit } from '../machine/git-objects.ts';
import { readBytesSync, readRegular } from '../machine/read-regular.ts';
import { readCommitId } from '../model/commit-id.ts';
import { endedBy } from '../model/ended-by.ts';
import { errorMessage } from '../model/error-message.ts';
import { finding, type Finding } from '../model/finding.ts';
import {
  filePart,
  foreign,
  listParts,
  numberPart,
  phrase,
  setting,
  workspacePart,
} from '../model/sentence.ts';
import { fieldsOf, listOf, type Problem } from '../model/parse.ts';
import type { PlanDiagnostic } from '../model/policy-result.ts';
import type { PlanLimit } from '../model/plan-json.ts';
import type { Clock } from '../model/ports.ts';
import { quote } from '../model/quote.ts';
import { entriesOfDocument } from './entries.ts';
import { compareDigest, digestPath } from './digest.ts';
import type { DigestAnswer, MadeOf, Reviewed } from './digest.ts';
import { changesSince, type Checkouts } from './made-of.ts';
import type { NamedPlan, PlannedPlace } from './find-plans.ts';
import { ErroredPlan, LONGEST_PLAN, readPlan, UnreadablePlan } from './read-plan.ts';
import { DIGEST_COMMAND } from './planned-as.ts';
import { askedOf, describeReplaced, limitsOf, type PlanRequirements } from './whole-plan.ts';
import { planRecipe } from '../model/own-pages.ts';
import { failedPlan, type PlanDocument, type Planned } from './plan-document.ts';
import type { PlanFiles } from '../settings/plans.ts';
import type { PlanSettings } from '../settings/settings.ts';
import { jobDirectoryOf, type JobTree } from '../trust/tree.ts';

/** Returns the commit under review (`head`), and the one that the host checked out for the job (`built`). */
type ReviewedOf = (
  directory: string,
) => Promise<{ head: string | undefined; built: string | undefined }>;

export interface PlanFileContext {
  /** Absolute: where written paths begin. */
  workingDirectory: string;
  jobTree: JobTree;
  reviewed: ReviewedOf | undefined;
  /** Whether a CI host runs this: there, a plan needs a digest and has to be whole. */
  inJob: boolean;
  /** Compares each work tree with its commit once. */
  checkouts: Checkouts;
  /** The run of the CI host, which the digest has to name; undefined if the host does not say it. */
  hostRun: string | undefined;
}

/** Reads the plan as that of a workspace, by its name and its place. */
export type ReadsPlan = (
  workspace: string,
  place: PlannedPlace,
  signal: AbortSignal,
) => Promise<Planned>;

export interface PlanFilePorts extends GitPorts {
  clock: Clock;
  /** Aborted when nothing is to be planned any more. */
  signal: AbortSignal;
}

/** What is asked of a plan, and the digests that it may have, if they are known. */
type AskedOfFile = Pick<PlanSettings, 'runOptions' | 'allowPartial' | 'allowUnproven'> &
  Pick<PlanFiles, 'planDigest'>;

const theRecipe = () => phrase`The recipe: ${foreign(planRecipe())}`;

const LONGEST_DIGEST = 4 * 1024 * 1024;

/**
 * Reads the plan and its digest once, so that they cannot change between two readings.
 *
 * @returns the function that reads the plan, the problems, or why there is no plan: in a job, the job that makes it may
 *   not have run
 */
export async function openPlanFile(
  written: string,
  settings: AskedOfFile,
  context: PlanFileContext,
  ports: PlanFilePorts,
): Promise<{ plan: ReadsPlan } | { problems: Problem[] } | { undecided: Finding }> {
  const refuse = (message: string) => ({ problems: [{ where: 'plan', message }] });
  const { workingDirectory, jobTree, inJob } = context;
  const path = resolve(workingDirectory, written);
  const stats = await stat(path).catch(() => undefined);
  if (stats === undefined && inJob) {
    return {
      undecided: finding(
        'no-plan',
        phrase`There is no plan: ${filePart(written)} is not there. The job that makes it did not run, failed, or handed it to another place.`,
        { about: { file: written }, remedy: theRecipe() },
      ),
    };
  }
  if (stats?.isFile() !== true) {
    return refuse(
      `is ${quote(written)}, and there is no such file. Write it with \`${DIGEST_COMMAND}\`.`,
    );
  }
  if (stats.size > LONGEST_PLAN) {
    return refuse(`is ${quote(written)}, which has more than ${LONGEST_PLAN} bytes.`);
  }
  const workspace = jobDirectoryOf(jobTree, workingDirectory);
  if (inJob) {
    for (const name of [written, digestPath(written)]) {
      const file = resolve(workingDirectory, name);
      if (await isInRepository(file, workspace, ports))
        return refuse(
          `is ${quote(name)}, which is a file of a repository, or git cannot say that it is none, and a pull request could have written it. Name a file that another job made, outside of the checkout.`,
        );
    }
  }
  const plan = readBytesSync(path, LONGEST_PLAN);
  const digest = await readRegular(realOrSame(digestPath(path)), LONGEST_DIGEST).catch(
    () => undefined,
  );
  const asked = { ...askedOf(settings, inJob), targets: false };
  const text = plan.toString('utf8');
  // The plan is read once for all its workspaces, while programs read the policies.
  const reading = readPlan(text, ports.signal);
  // Otherwise a plan that cannot be read would end the process before it is awaited.
  reading.catch(() => undefined);
  const changedSince = async (madeOf: MadeOf, directory: string): Promise<Finding[]> => {
    const { repository } = findAround(directory, workspace);
    if (repository === undefined) return [];
    const place = { directory: realOrSame(directory), repository };
    return changesSince(madeOf, place, context.checkouts);
  };
  const read: ReadsPlan = async (name, place, signal) => {
    const { root, workingDirectory: inside, plannedWith } = place;
    const directory = join(root, inside);
    const repository = findAround(directory, workspace).repository?.root ?? directory;
    const demands = {
      ...(await reviewedCommits(directory, workspace, context, ports)),
      directory: slashed(relative(repository, realOrSame(directory))) || '.',
      workspace: name,
      varFiles: plannedWith?.varFiles,
      run: context.hostRun ?? null,
      plan,
      planDigest: settings.planDigest,
      inJob,
    };
    const answer = compareDigest(digest, demands);
    // In a job, the files of the commit were compared where it was planned. A person may have changed them since.
    if (!inJob && answer.digest !== undefined && answer.objections.length === 0) {
      answer.objections = await endedBy(signal, changedSince(answer.digest, directory));
    }
    const options = { asked, now: ports.clock.date() };
    const planned = await endedBy(signal, planFromFile({ reading, ...answer }, options));
    return { ...planned, madeBy: `${describePlan(planned, answer)}: ${written}   ${answer.words}` };
  };
  return { plan: read };
}

/** Makes the function that reads the plan of a workspace, when the workspace is judged. */
export function openPlanFiles(
  plans: readonly NamedPlan[],
  settings: AskedOfFile,
  context: PlanFileContext,
  ports: PlanFilePorts,
): ReadsPlan {
  return async (name, place, signal) => {
    const plansOfWorkspace = plans.filter(({ workspace }) => workspace === name);
    const [plan, second] = plansOfWorkspace;
    if (plan === undefined) {
      throw new UnreadablePlan(
        finding(
          'no-plan',
          phrase`There is no plan of ${workspacePart(name)}. The job that makes it did not run, failed, or left it out.`,
          {
            about: { workspace: name },
            remedy: phrase`To name those that are planned, write ${setting('workspaces')}. ${theRecipe()}`,
          },
        ),
      );
    }
    if (second !== undefined) {
      const files = listParts(plansOfWorkspace.map(({ file }) => filePart(file)));
      throw new UnreadablePlan(
        finding(
          'planned-twice',
          phrase`There is more than one plan of ${workspacePart(name)}: ${files}.`,
          { about: { workspace: name }, remedy: phrase`Keep one.` },
        ),
      );
    }
    if (plan.refused !== undefined) throw new UnreadablePlan(plan.refused);
    const opened = await openPlanFile(plan.file, settings, context, ports);
    if ('plan' in opened) return opened.plan(name, place, signal);
    throw new UnreadablePlan(
      'undecided' in opened
        ? opened.undecided
        : opened.problems.map(({ message }) => `The plan ${message}`).join('\n'),
    );
  };
}

/** Who made a plan, as its digest or it says itself, and what it changes, as in `Terraform 1.17.2 +3 ~1`. */
function describePlan({ document, counts }: Planned, { digest }: DigestAnswer): string {
  const isOfTofu =
    digest?.planned?.program === 'tofu' ||
    Array.from(entriesOfDocument(document, ['resource_changes'])).some(({ provider }) =>
      String(provider).startsWith('registry.opentofu.org/'),
    );
  const numbers: [sign: string, number: number][] = [
    ['+', counts.additions],
    ['~', counts.changes],
    ['−', counts.destructions],
  ];
  const changes = numbers
    .filter(([, number]) => number > 0)
    .map(([sign, number]) => `${sign}${number}`)
    .join(' ');
  const program = isOfTofu ? 'OpenTofu' : 'Terraform';
  const words = [program, document.terraform_version, changes || 'no changes'];
  return words.filter((word) => word !== undefined).join(' ');
}

/** The head under review and, where the host checked out a merge of it, that merge: a plan may be of either. */
async function reviewedCommits(
  directory: string,
  jobDirectory: string,
  { reviewed }: PlanFileContext,
  ports: GitPorts,
): Promise<Reviewed> {
  const { head, built } = (await reviewed?.(directory)) ?? { head: undefined, built: undefined };
  const { repository } = findAround(directory, jobDirectory);
  if (head === undefined || built === undefined || repository === undefined) {
    return { head, merge: undefined };
  }
  const id = readCommitId(built);
  const commit = id && (await readCommit(id, repository, ports));
  const parents: readonly string[] = commit?.parents ?? [];
  return { head, merge: parents.length > 1 && parents.includes(head) ? built : undefined };
}

/** Whether a repository tracks a file that is there, or a link on the way to it, or git cannot say that none does. */
async function isInRepository(file: string, workspace: string, ports: GitPorts): Promise<boolean> {
  if (!existsSync(file)) return false;
  const withRealDirectory = join(realOrSame(dirname(file)), basename(file));
  for (const path of new Set([file, withRealDirectory, realOrSame(file)])) {
    const root = findRepository(dirname(path));
    if (root === undefined) continue;
    const tracked = await listTrackedFiles(realOrSame(root), workspace, ports);
    if (!(tracked instanceof Set)) return true;
    for (let onTheWay = path; onTheWay !== root && isBelow(onTheWay, root);) {
      if (tracked.has(slashed(relative(root, onTheWay)))) return true;
      onTheWay = dirname(onTheWay);
    }
  }
  return false;
}

/**
 * The plan, with everything that limits it; a failed plan if the file says that planning failed.
 *
 * @param file.reading rejects with what makes it no plan
 * @param file.objections why the plan does not count
 * @param file.notes what does not change the verdict
 * @param file.digest left out where there is none, which is among the objections or the notes already
 * @param options.asked what the workflow asked for
 */
export async function planFromFile(
  file: Omit<DigestAnswer, 'words'> & { reading: ReturnType<typeof readPlan> },
  options: { asked: PlanRequirements; now: Date },
): Promise<Planned> {
  const { reading, objections, notes, digest } = file;
  const { asked, now } = options;
  try {
    const { json, document, counts } = await reading;
    const limits: PlanLimit[] = [];
    for (const found of objections) limits.push({ kind: 'not-certain', finding: found });
    for (const found of [...notes, ...describeReplaced(document), ...describeAge(document, now)]) {
      limits.push({ kind: 'noted', finding: found });
    }
    limits.push(...limitsOf(digest?.planned, document, asked));
    return { document, json, counts, problems: failedChecks(document), limits };
  } catch (error) {
    if (!(error instanceof ErroredPlan)) throw error;
    const summary = 'The plan cannot be used';
    return failedPlan([{ severity: 'error', summary, detail: errorMessage(error) }]);
  }
}

/** Its `check` blocks that failed: Terraform warns of them, and a plan's JSON has no other warnings. */
function failedChecks(document: PlanDocument): PlanDiagnostic[] {
  return listOf(Reflect.get(document, 'checks')).flatMap((check) => {
    const { kind, to_display: address } = fieldsOf(fieldsOf(check)['address']);
    if (kind !== 'check' || fieldsOf(check)['status'] !== 'fail') return [];
    const messages = listOf(fieldsOf(check)['instances'])
      .flatMap((instance) => listOf(fieldsOf(instance)['problems']))
      .map((problem) => fieldsOf(problem)['message'])
      .filter((message) => typeof message === 'string');
    const name = typeof address === 'string' ? address : 'check';
    // A check can have failed without a message.
    const details = messages.length > 0 ? messages : [''];
    return details.map((message) => ({
      severity: 'warning' as const,
      summary: 'Check block assertion failed',
      detail: [name, message].filter(Boolean).join(': '),
    }));
  });
}

const HOUR_MS = 3_600_000;

/** That a plan is older than an hour; none if it is younger, or does not say when it was made. */
function describeAge(document: PlanDocument, now: Date): Finding[] {
  const timestamp: unknown = Reflect.get(document, 'timestamp');
  const madeAtMs = typeof timestamp === 'string' ? Date.parse(timestamp) : Number.NaN;
  const ageMs = now.getTime() - madeAtMs;
  if (Number.isNaN(ageMs) || ageMs <= HOUR_MS) return [];
  const hours = Math.floor(ageMs / HOUR_MS);
  const age =
    hours < 48
      ? phrase`${numberPart(hours)} ${hours === 1 ? 'hour' : 'hours'}`
      : phrase`${numberPart(Math.floor(hours / 24))} days`;
  const says = phrase`The plan was made ${age} ago. What exists may have changed since.`;
  return [finding('plan-age', says)];
}
