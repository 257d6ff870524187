/**
 * The digest of a plan: what the job that plans writes down, and what a check finds in it. It never proves who made a
 * plan: the code that was planned ran in the same job.
 */
import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as v from '../client/wire/schema.ts';
import { fieldOf, parseJson } from '../model/parse.ts';
import { finding, type Finding, type FindingCode } from '../model/finding.ts';
import {
  directoryPart,
  filePart,
  firstParts,
  phrase,
  quoted,
  sentencePart,
  setting,
  typed,
  workspacePart,
  type Sentence,
} from '../model/sentence.ts';
import { readPlanOptions } from './plan-options.ts';
import { DIGEST_COMMAND, plannedAsSchema, type PlannedAs } from './planned-as.ts';

const HEX = /^[0-9a-f]{64}$/;
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const sha256 = v.pipe(v.string(), v.regex(HEX));

/** Kinds of files that a plan was made of, and that no commit has as the plan used them. */
const KINDS = ['variables', 'generated', 'lock file'] as const;

const members = {
  plan: sha256,
  commit: v.pipe(v.string(), v.regex(COMMIT)),
  directory: v.string(),
  workspace: v.string(),
  run: v.nullable(v.string()),
  files: v.record(v.string(), v.strictObject({ kind: v.picklist(KINDS), sha256 })),
};

const digestSchema = v.strictObject({
  format: v.literal(3),
  ...members,
  selected: v.string(),
  modules: v.record(v.string(), v.string()),
  planned: v.nullable(plannedAsSchema),
});

/** A file that was named, or that git does not have. */
export interface NamedFile {
  kind: (typeof KINDS)[number];
  sha256: string;
}

/** Of what a plan was made. */
export interface MadeOf {
  /** The commit that was checked out. */
  commit: string;
  /** Relative to the repository, with slashes; `.` is the repository itself. */
  directory: string;
  workspace: string;
  /** The run of the CI host; null outside of a job, and where the host does not say it. */
  run: string | null;
  /** By path, relative to the repository. */
  files: Readonly<Record<string, NamedFile>>;
  /** Terraform's own workspace. */
  selected: string;
  /** What `init` installed of modules, by the call: the source, and the version where a registry gave one. */
  modules: Readonly<Record<string, string>>;
  /** By which command it was planned; null where that was not started by the one that writes the digest. */
  planned: PlannedAs | null;
}

/** The commits of which a plan may be. */
export interface Reviewed {
  /** The commit that the report names; undefined if that is not known. */
  head: string | undefined;
  /** The merge of the head that the host made. */
  merge: string | undefined;
}

/** What a check demands of a plan and its digest. */
interface Demands extends Reviewed, Pick<MadeOf, 'directory' | 'workspace' | 'run'> {
  /** The files of variables that the workspace is planned with, from its directory; undefined where its entry names none. */
  varFiles: readonly string[] | undefined;
  /** The plan, byte for byte. */
  plan: Uint8Array;
  /** What the workflow hands over from the job that planned, of each plan; undefined if it does not. */
  planDigest: readonly string[] | undefined;
  /** False at a terminal, where a plan needs no digest and comes from no run. */
  inJob: boolean;
}

export interface DigestAnswer {
  /** Why the plan does not count. */
  objections: Finding[];
  /** What people should know of a plan that counts. */
  notes: Finding[];
  /** Whether something says which files the plan is of, for one line. */
  words: string;
  /** What it says of how the plan was made, and of what; undefined where there is none that can be read. */
  digest?: MadeOf;
}

/** The name of the digest of a plan. */
export function digestPath(plan: string): string {
  return `${plan}.digest`;
}

/** The text of the digest of a plan, byte for byte the same for the same plan and files. */
export function writeDigest(plan: Uint8Array, { files, planned, ...madeOf }: MadeOf): string {
  const sortedFiles = Object.fromEntries(
    Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  const digest = { format: 3, plan: sha256Of(plan), ...madeOf, files: sortedFiles, planned };
  return `${JSON.stringify(digest, undefined, 1)}\n`;
}

/** What one job hands to the next one as `plan-digest`: it names one digest, and so one plan. */
export function nameOfDigest(text: string): string {
  return `sha256:${sha256Of(text)}`;
}

/** Compares the digest of a plan with what is checked. `text` is undefined where there is no digest. */
export function compareDigest(text: string | undefined, demands: Demands): DigestAnswer {
  const { planDigest, inJob } = demands;
  if (text === undefined) {
    const words = 'no digest: nothing says which files it is of';
    const isNeeded = inJob || planDigest !== undefined;
    if (isNeeded) return { objections: [MISSING], notes: [], words };
    return { objections: [], notes: [MISSING], words };
  }
  const written = parseJson(text);
  const checked = v.safeParse(digestSchema, written);
  if (!checked.success) {
    const isOlder = [1, 2].includes(Number(fieldOf(written, 'format')));
    const says = isOlder
      ? phrase`An earlier release wrote the digest beside the plan: it does not say by which command it was planned.`
      : phrase`The digest beside the plan is not what ${typed('plangate digest')} writes.`;
    const remedy = isOlder
      ? phrase`Make a new one, with your arguments: ${typed(DIGEST_COMMAND)}.`
      : AGAIN;
    const objection = finding('digest-not-readable', says, { remedy });
    return { objections: [objection], notes: [], words: 'its digest cannot be read' };
  }
  const digest = checked.output;
  const objections: Finding[] = [];
  if (planDigest !== undefined && !planDigest.includes(nameOfDigest(text))) {
    objections.push(
      finding(
        'digest-of-other-plan',
        phrase`The digest beside the plan is not the one that ${setting('plan-digest')} names.`,
        { remedy: phrase`Take both from the same run of the job that plans.` },
      ),
    );
  }
  if (digest.plan !== sha256Of(demands.plan)) {
    const says = phrase`The digest beside the plan is that of another plan.`;
    objections.push(finding('digest-of-other-plan', says, { remedy: AGAIN }));
  }
  objections.push(...differencesOf(digest, demands));
  const notes = inJob ? [describeCommit(digest.commit, demands)] : [];
  if (digest.selected !== 'default') notes.push(describeSelected(digest.selected));
  const otherFiles = Object.entries(digest.files);
  if (otherFiles.length > 0) notes.push(describeOtherFiles(otherFiles));
  const fits = objections.length === 0;
  const words = fits ? `digest of ${short(digest.commit)}` : 'its digest is of something else';
  return { objections, notes, words, digest };
}

const AGAIN = phrase`Write it again with ${typed('plangate digest')}.`;
const MISSING = finding(
  'digest-missing',
  phrase`There is no digest beside the plan, so it may be the plan of other files, or of a part.`,
  {
    remedy: phrase`Plan with ${typed(DIGEST_COMMAND)} and your arguments, and keep the digest beside the plan.`,
  },
);

function differencesOf(digest: MadeOf, demands: Demands): Finding[] {
  const { head, merge, directory, workspace, run, inJob, planDigest, varFiles } = demands;
  const differences: Finding[] = [];
  const differs = (code: FindingCode, says: Sentence, remedy?: Sentence) =>
    void differences.push(finding(code, says, { remedy }));
  if (head === undefined) {
    differs(
      'plan-of-other-commit',
      phrase`It is not known which commit is judged, so the plan may be of another one.`,
    );
  } else if (digest.commit !== head && digest.commit !== merge) {
    differs(
      'plan-of-other-commit',
      phrase`The plan is of commit ${shortPart(digest.commit)}, and ${shortPart(head)} is judged.`,
      phrase`Make the plan of the commit that is judged.`,
    );
  }
  if (digest.directory !== directory) {
    differs(
      'plan-of-other-directory',
      phrase`The plan is of the directory ${directoryPart(digest.directory)}, and ${directoryPart(directory)} is judged.`,
      phrase`Name with ${setting('--directory')} what was planned.`,
    );
  }
  if (digest.workspace !== workspace) {
    differs(
      'plan-of-other-workspace',
      phrase`The plan is of the workspace ${workspacePart(digest.workspace)}, and ${workspacePart(workspace)} is judged.`,
      phrase`Name it with ${setting('--workspace')} where you run ${typed('plangate digest')}.`,
    );
  }
  const given = digest.planned && readPlanOptions(digest.planned.arguments).varFiles;
  if (
    varFiles !== undefined &&
    given &&
    !isDeepStrictEqual(given.map(asPath), varFiles.map(asPath))
  ) {
    differs(
      'plan-of-other-variables',
      phrase`The plan was made with ${given.length === 0 ? phrase`no ${setting('-var-file')}` : firstParts(given.map(filePart), MOST_NAMED)}, and ${setting('var-file')} of the workspace names ${firstParts(varFiles.map(filePart), MOST_NAMED)}.`,
      phrase`Plan with the files that the workspace names.`,
    );
  }
  if (!inJob) return differences;
  if (run === null) {
    // What `plan-digest` names was handed over inside of one run.
    if (planDigest === undefined) differences.push(NO_RUN);
  } else if (digest.run !== run) {
    const otherRun = digest.run === null ? phrase`no run` : quoted(digest.run);
    differs(
      'plan-of-other-job',
      phrase`The plan is of ${otherRun} of the CI host, and this is ${quoted(run)}.`,
      phrase`Take the plan of the same run, never from a cache.`,
    );
  }
  return differences;
}

const NO_RUN = finding(
  'plan-of-other-job',
  phrase`This CI host does not say which run this is, so the plan may be of another one.`,
  {
    remedy: phrase`Hand what ${typed('plangate digest')} prints to this job as ${setting('plan-digest')}.`,
  },
);

function describeCommit(commit: string, { head, merge }: Reviewed): Finding {
  const says =
    commit === merge && commit !== head
      ? phrase`The plan is of ${shortPart(commit)}, the merge that the CI host made of ${shortPart(head ?? '')}.`
      : phrase`The plan is of commit ${shortPart(commit)}.`;
  return finding('plan-made-of', says);
}

function describeSelected(selected: string): Finding {
  return finding(
    'plan-made-of',
    phrase`The plan is of ${workspacePart(selected)}, as Terraform names its workspace.`,
  );
}

const MOST_NAMED = 5;

function describeOtherFiles(files: readonly (readonly [string, NamedFile])[]): Finding {
  const described = files.map(
    ([path, { kind, sha256: digest }]) =>
      phrase`${filePart(path)} (${kind}, SHA-256 ${shortPart(digest)})`,
  );
  return finding(
    'plan-made-of',
    phrase`The plan was also made of ${firstParts(described, MOST_NAMED)}, as they were in the job that planned.`,
  );
}

const asPath = (written: string) => posix.normalize(written);

const shortPart = (id: string) => sentencePart('name', short(id), 12);

function short(id: string): string {
  return id.slice(0, 12);
}

/** The SHA-256 of the content in hexadecimal digits. */
export function sha256Of(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
