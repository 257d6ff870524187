/**
 * Examines what this machine has: the file of exceptions, the `opa` on the PATH, and what a gate without a service needs.
 * That is what plans, what judges, and the branch whose policies count.
 */
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { findOnPath } from '../../machine/program-path.ts';
import { errorMessage } from '../../model/error-message.ts';
import { POLICY_DIRECTORIES } from '../../model/policy-files.ts';
import { quote } from '../../model/quote.ts';
import { digestPath } from '../../plan/digest.ts';
import { DIGEST_COMMAND } from '../../plan/planned-as.ts';
import { openOwnPolicies } from '../../rego/open-own-policies.ts';
import { countWords } from '../../report/text.ts';
import type { PlanFiles, PlanningProgram } from '../../settings/plans.ts';
import type { Settings } from '../../settings/settings.ts';
import { defaultBranchCommit } from '../../settings/files-of-default-branch.ts';
import type { JobTree } from '../../trust/tree.ts';
import { EXIT, type CommandIo } from '../command.ts';
import type { ExaminedGate } from './examine-workflows.ts';
import { note, ok, problem, unknown, type Diagnosis } from './finding.ts';
import { ownPage, planRecipe } from '../../model/own-pages.ts';
import { daysLeft, endSentence, parseExceptions } from '../../policy/exceptions.ts';
import { findOwnPolicies } from '../../settings/repository-contents.ts';

interface LocalGate {
  settings: Settings;
  plans: PlanningProgram | PlanFiles;
  /** The gate in a workflow; undefined if only the options of the command are examined. */
  gate: ExaminedGate | undefined;
  /** Absolute path of the repository. */
  root: string;
  jobTree: JobTree;
}

export async function examineLocal(local: LocalGate, io: CommandIo): Promise<Diagnosis[]> {
  return [
    ...(await examinePlan(local, io)),
    ...(await examineOwnPolicies(local, io)),
    await examineBranch(local, io),
  ];
}

/** What plans: a program of this machine, or another job, whose plan needs a digest. */
async function examinePlan({ plans, gate }: LocalGate, io: CommandIo): Promise<Diagnosis[]> {
  const isSetByExpression = gate?.setByExpression.includes('plan') === true;
  const here = plans.from === 'file' ? { files: plans.files } : { files: [], engine: plans.engine };
  const { files, engine } =
    gate === undefined
      ? here
      : { files: [gate.inputs['plan'] ?? ''].filter(Boolean), engine: gate.inputs['engine'] };
  if (!isSetByExpression && files.length === 0) return [examineEngine(engine, io)];
  const planner = ok('plan', `another job plans${files.length > 0 ? `: ${files.join(', ')}` : ''}`);
  return [planner, await examineDigest(files, gate, io)];
}

/** @param engine the program that the settings name; undefined if any will do */
function examineEngine(engine: string | undefined, { environment }: CommandIo): Diagnosis {
  const wanted = engine === undefined ? ['terraform', 'tofu'] : [engine];
  const program = wanted.find((name) => findOnPath(name, environment) !== undefined);
  if (program !== undefined) return ok('plan', `${program} on the PATH plans`);
  const seen = `no ${wanted.join(' and no ')} on the PATH here, so nothing plans`;
  return note('plan', seen, `Install one, or judge the plan of another job: ${planRecipe()}.`);
}

/** Whether a digest says what the plan of another job was made of. @param plans paths, as far as they are known */
async function examineDigest(
  plans: readonly string[],
  gate: ExaminedGate | undefined,
  { workingDirectory }: CommandIo,
): Promise<Diagnosis> {
  const setInputs = gate ? [...gate.setByExpression, ...Object.keys(gate.inputs)] : [];
  if (setInputs.includes('plan-digest')) return ok('digest', '`plan-digest` says which plan it is');
  if (gate?.writesDigest === true) return ok('digest', 'a step of the workflow writes it');
  for (const plan of plans) {
    const path = digestPath(plan);
    const found = await stat(resolve(workingDirectory, path)).catch(() => undefined);
    if (found?.isFile() === true) return ok('digest', `${path} is there`);
  }
  const fix = `Run ${DIGEST_COMMAND} after the plan, and hand on what it prints as \`plan-digest\`: ${planRecipe()}.`;
  return note('digest', 'none is seen, and in a job a plan without one is undecided', fix);
}

/** The team's own policies: whether they can be opened, where they are and what judges by them. */
async function examineOwnPolicies(
  { settings, root, gate, jobTree }: LocalGate,
  io: CommandIo,
): Promise<Diagnosis[]> {
  const { directory } = settings.plan;
  const { policies } = settings.policy;
  const { timeoutMs } = settings.job;
  // Paths in a workflow are relative to the repository.
  const workingDirectory = gate === undefined ? io.workingDirectory : root;
  const own = await openOwnPolicies(
    { directory: resolve(io.workingDirectory, directory), policies, timeoutMs },
    { workingDirectory, jobTree },
    { ...io, endsAt: io.clock.now() + timeoutMs },
    true,
  );
  if ('problems' in own) {
    return own.problems.map(({ message }) =>
      problem('policies', message, `See ${ownPage('docs/own-policies.md')}.`),
    );
  }
  await own.close();
  if (own.missing !== undefined) return [unknown('policies', own.missing)];
  const sources = own.sources.map((source) => quote(source)).join(' and ');
  if (own.policies.length === 0) {
    const places = sources || POLICY_DIRECTORIES.map(quote).join(' or ');
    const seen = `none is in ${places}, so nothing judges`;
    return [note('policies', seen, '`plangate init --local` writes a first one with its test.')];
  }
  const rules = countWords(own.policies.length, 'rule');
  const seen = `${rules} in ${sources}, judged by ${own.judgedBy ?? 'nothing'}: ${own.policies.join(', ')}`;
  return [ok('policies', seen), ...own.notices.map((notice) => note('policies', notice))];
}

/** Examines the default branch, from which a job takes its policies. */
async function examineBranch({ root, jobTree }: LocalGate, io: CommandIo): Promise<Diagnosis> {
  const subject = 'default branch';
  try {
    const { commit } = await defaultBranchCommit(root, jobTree, io);
    return ok(subject, `is known, at ${commit.slice(0, 12)}: in a job its policies judge`);
  } catch (error) {
    const fix = 'In a job policies come from there. Push it, or name policies at a pinned URL.';
    return note(subject, `cannot be asked: ${errorMessage(error)}`, fix);
  }
}

/** Reads the file of exceptions as a check does. The findings say what is wrong in it, and what has ended or ends soon. */
export async function examineExceptions(
  { plan: { directory }, policy: { exceptionsFile: written } }: Settings,
  jobTree: JobTree,
  io: CommandIo,
): Promise<Diagnosis[]> {
  if (written === undefined) return [];
  const { findExceptions } = await import('../../check/find-exceptions.ts');
  const { workingDirectory } = io;
  const place = { directory: resolve(workingDirectory, directory), workingDirectory, jobTree };
  const found = await findExceptions({ written, ...place }, io);
  if ('notice' in found) return [note('exceptions', found.notice)];
  const today = io.clock.date().toISOString().slice(0, 10);
  const parsed = 'text' in found ? parseExceptions(found.text, today) : found;
  if ('problems' in parsed) {
    const fix = `See ${ownPage('docs/exceptions.md')}.`;
    return parsed.problems.map(({ where, message }) =>
      problem('exceptions', withoutFullStop(`${where} ${message}`), fix),
    );
  }
  const fix = 'Remove it if it is not needed, or ask its owner for a new end.';
  const endSentences = parsed.exceptions.flatMap(
    (exception) => endSentence(exception, today) ?? [],
  );
  return [
    ok('exceptions', `${written} has ${countWords(parsed.exceptions.length, 'exception')}`),
    ...endSentences.map((sentence) => note('exceptions', withoutFullStop(sentence), fix)),
  ];
}

/** Reads the list of allowed sources as a check does. */
export async function examineSources(
  { plan: { directory }, policy: { allowedSourcesFile: written } }: Settings,
  jobTree: JobTree,
  io: CommandIo,
): Promise<Diagnosis[]> {
  if (written === undefined) return [];
  const { readAllowedSources } = await import('../../check/open-allowed-sources.ts');
  const { workingDirectory } = io;
  const place = { directory: resolve(workingDirectory, directory), workingDirectory, jobTree };
  const read = await readAllowedSources({ written, ...place }, io);
  const fix = `See ${ownPage('docs/allowed-sources.md')}.`;
  if ('missing' in read) return [problem('allowed-sources', withoutFullStop(read.missing), fix)];
  if ('problems' in read) {
    return read.problems.map(({ where, message }) =>
      problem('allowed-sources', withoutFullStop(`${where} ${message}`), fix),
    );
  }
  const { providers, modules, also, level } = read.allowed;
  const today = io.clock.date().toISOString().slice(0, 10);
  const counts = `${countWords(providers.length, 'provider')}, ${countWords(modules.length, 'module')} and ${countWords(also.length, 'other')}`;
  const endings = [...providers, ...modules, ...also].flatMap(({ source, until }) => {
    if (until === undefined) return [];
    const days = daysLeft({ until }, today);
    if (days > 30) return [];
    return `${quote(source)} ${days < 0 ? 'was allowed' : 'is allowed'} until ${until}`;
  });
  return [
    ok('allowed-sources', `${written} allows ${counts}, ${level}`),
    ...endings.map((seen) => note('allowed-sources', seen, 'Remove it, or give it a new end.')),
  ];
}

/** As findings are written. */
function withoutFullStop(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

/**
 * Examines the `opa` on the PATH, where policies in Rego are judged on this machine.
 *
 * @param judgesAlone whether an option or a workflow asks for a check without a service
 * @param judgesBeside whether a check of this call judges by them beside a service, on this machine
 * @returns nothing for a repository that neither asks for that nor has policies in Rego
 */
export async function examineOpa(
  root: string,
  { judgesAlone, judgesBeside }: { judgesAlone: boolean; judgesBeside: boolean },
  { executeBounded, environment, signal }: CommandIo,
): Promise<Diagnosis[]> {
  if (!judgesAlone && !judgesBeside && (await findOwnPolicies(root)) === undefined) return [];
  const { findOpa } = await import('../../rego/find-opa.ts');
  const { howToGetOpa } = await import('../../rego/find-opa.ts');
  const opa = await findOpa({ executeBounded, environment, signal });
  if (opa === undefined) {
    const whose = judgesBeside ? 'own policies have' : 'a check without a service has';
    const seen = `none on the PATH: ${whose} nothing that judges`;
    return judgesBeside
      ? [problem('opa', seen, howToGetOpa(), EXIT.undecided)]
      : [note('opa', seen, howToGetOpa())];
  }
  if ('problem' in opa) return [problem('opa', opa.problem, howToGetOpa())];
  return [ok('opa', `${opa.version} judges policies in Rego without a service`)];
}
