/**
 * Examines what this machine has: the file of exceptions, the `opa` on the PATH, and what a gate without a service needs.
 * That is what plans, what judges, and the branch whose policies count.
 */
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { findOnPath } from '../../machine/program-path.ts';
import { POLICY_DIRECTORIES } from '../../model/policy-files.ts';
import { finding, findingOf } from '../../model/finding.ts';
import type { Problem } from '../../model/parse.ts';
import {
  filePart,
  firstParts,
  foreign,
  joinSentences,
  listParts,
  literal,
  phrase,
  plain,
  quoted,
  sentencePart,
  setting,
  typed,
  type Sentence,
} from '../../model/sentence.ts';
import { digestPath } from '../../plan/digest.ts';
import { DIGEST_COMMAND } from '../../plan/planned-as.ts';
import { openOwnPolicies } from '../../rego/open-own-policies.ts';
import type { UndecidedPolicy } from '../../rego/open-policies.ts';
import { countWords } from '../../report/text.ts';
import type { PlanFiles, PlanningProgram } from '../../settings/plans.ts';
import type { Settings } from '../../settings/settings.ts';
import { defaultBranchCommit } from '../../settings/files-of-default-branch.ts';
import type { JobTree } from '../../trust/tree.ts';
import { EXIT, type CommandIo } from '../../check/command.ts';
import type { ExaminedGate } from './examine-workflows.ts';
import { note, ok, problem, unknown, type Diagnosis } from './diagnosis.ts';
import { examineApprovers } from './examine-approvers.ts';
import { ownPage, planRecipe } from '../../model/own-pages.ts';
import { endOf, endOfScannerException } from '../../policy/exception-notices.ts';
import { daysLeft, parseExceptions } from '../../policy/exceptions.ts';
import { findOwnPolicies } from '../../settings/repository-contents.ts';
import { assignedIn, readModulesHere } from '../init/modules-here.ts';

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
    ...examineRoots(local, io),
    ...(await examineOwnPolicies(local, io)),
    await examineBranch(local, io),
  ];
}

/** What plans: a program of this machine, or another job, whose plan needs a digest. */
async function examinePlan({ plans, gate }: LocalGate, io: CommandIo): Promise<Diagnosis[]> {
  const isSetByExpression = gate?.setByExpression.includes('plan') === true;
  const engine = plans.from === 'program' ? plans.engine : undefined;
  const here = plans.from === 'file' ? plans.files : [];
  const files = gate === undefined ? here : [gate.inputs['plan'] ?? ''].filter(Boolean);
  if (!isSetByExpression && files.length === 0) return [examineEngine(engine, io)];
  const names = files.length > 0 ? phrase`: ${listParts(files.map(filePart))}` : '';
  const planner = ok('plan', phrase`another job plans${names}`);
  return [planner, await examineDigest(files, gate, io)];
}

/** What keeps a directory from being planned: values that its files do not say, where nothing hands them on. */
function examineRoots({ settings, plans, gate }: LocalGate, io: CommandIo): Diagnosis[] {
  if (plans.from !== 'program' || gate?.setByExpression.includes('plan') === true) return [];
  const { variables = [] } = settings.plan.runOptions;
  const { engineEnv = [], varFile = [] } = plans;
  const given = new Set([
    ...variables.map(({ key }) => key),
    ...engineEnv.map((name) => name.replace(/^TF_VAR_/, '')),
  ]);
  const { workspaces, directory: usual } = settings.plan;
  const planned = workspaces.filter(({ refused }) => refused === undefined);
  const places = planned.length > 0 ? planned : [{ directory: usual, plannedWith: undefined }];
  const found = places.flatMap(({ directory = usual, plannedWith }) => {
    const { varFiles = [], backendFiles = [] } = plannedWith ?? {};
    const [module] = readModulesHere(io.workingDirectory, [directory], [...varFile, ...varFiles]);
    if (module === undefined) return [];
    const path = resolve(io.workingDirectory, directory);
    const ofBackend = backendFiles.flatMap((file) => assignedIn(resolve(path, file)));
    const { backend = '' } = module;
    const missing = module.variablesWithoutValue.filter((name) => !given.has(name));
    const backendLacks = module.backendLacks.filter((name) => !ofBackend.includes(name));
    const listed = (names: readonly string[]) => firstParts(names.map(setting), MOST_NAMED);
    const wrong = (says: Sentence, remedy: Sentence) => [
      problem(
        `directory ${directory}`,
        finding('cannot-be-planned', says, { remedy }),
        EXIT.errored,
      ),
    ];
    return [
      ...(backendLacks.length === 0
        ? []
        : wrong(
            phrase`the block of its backend ${quoted(backend)} says no ${listed(backendLacks)}, so ${typed('init')} fails`,
            phrase`Name a file that says it with ${typed('backend-config')} in the entry, or write it into the block.`,
          )),
      ...(missing.length === 0
        ? []
        : wrong(
            phrase`no file gives a value for ${listed(missing)}, so the plan fails`,
            phrase`Name a file of variables with ${typed('var-file')}, or hand on ${typed(`TF_VAR_${missing[0] ?? ''}`)} with ${typed('engine-env')}.`,
          )),
    ];
  });
  const distinct = new Map(found.map((one) => [JSON.stringify(one), one]));
  return [...distinct.values()];
}

const MOST_NAMED = 5;

/** @param engine the program that the settings name; undefined if any will do */
function examineEngine(engine: string | undefined, { environment }: CommandIo): Diagnosis {
  const wanted = engine === undefined ? ['terraform', 'tofu'] : [engine];
  const program = wanted.find((name) => findOnPath(name, environment) !== undefined);
  if (program !== undefined) return ok('plan', phrase`${setting(program)} on the PATH plans`);
  const none = joinSentences(literal` and no `, ...wanted.map(setting));
  const says = phrase`no ${none} on the PATH here, so nothing plans`;
  const remedy = phrase`Install one, or judge the plan of another job: ${foreign(planRecipe())}.`;
  return note('plan', finding('no-planner', says, { remedy, actor: 'operators' }));
}

/** Whether a digest says what the plan of another job was made of. @param plans paths, as far as they are known */
async function examineDigest(
  plans: readonly string[],
  gate: ExaminedGate | undefined,
  { workingDirectory }: CommandIo,
): Promise<Diagnosis> {
  const setInputs = gate ? [...gate.setByExpression, ...Object.keys(gate.inputs)] : [];
  if (setInputs.includes('plan-digest')) {
    return ok('digest', phrase`${typed('plan-digest')} says which plan it is`);
  }
  if (gate?.writesDigest === true) {
    return ok('digest', phrase`a step of the workflow writes it`);
  }
  for (const plan of plans) {
    const path = digestPath(plan);
    const found = await stat(resolve(workingDirectory, path)).catch(() => undefined);
    if (found?.isFile() === true) return ok('digest', phrase`${filePart(path)} is there`);
  }
  const says = phrase`none is seen, and in a job a plan without one is undecided`;
  const remedy = phrase`Plan with ${typed(DIGEST_COMMAND)}, and hand on what it prints as ${typed('plan-digest')}: ${foreign(planRecipe())}.`;
  return note('digest', finding('digest-missing', says, { remedy, actor: 'operators' }));
}

/** Whom the own policies name that are judged beside those of a service. What is wrong with the policies, the check says. */
export async function examineNamed(
  gate: Omit<LocalGate, 'plans'>,
  io: CommandIo,
): Promise<Diagnosis[]> {
  if (gate.settings.policy.policies === undefined) return [];
  const own = await openOf(gate, io);
  if ('problems' in own) return [];
  await own.close();
  return examineApprovers(own.approvers, gate.root, io);
}

function openOf({ settings, root, gate, jobTree }: Omit<LocalGate, 'plans'>, io: CommandIo) {
  const { directory } = settings.plan;
  const { policies } = settings.policy;
  const { timeoutMs } = settings.job;
  // What a job finds without a name is in the root of the repository.
  const isNamed = gate === undefined || policies !== undefined;
  const workingDirectory = isNamed ? io.workingDirectory : root;
  return openOwnPolicies(
    { directory: resolve(io.workingDirectory, directory), policies, timeoutMs },
    { workingDirectory, jobTree },
    { ...io, endsAt: io.clock.now() + timeoutMs },
    true,
  );
}

/** The team's own policies: whether they can be opened, where they are, what judges by them and whom they name. */
async function examineOwnPolicies(local: LocalGate, io: CommandIo): Promise<Diagnosis[]> {
  const own = await openOf(local, io);
  if ('problems' in own) {
    return own.problems.map((wrong) => ofFile('policies', wrong, 'docs/own-policies.md'));
  }
  await own.close();
  if (own.missing !== undefined) return [unknown('policies', own.missing)];
  const sources = listParts(own.sources.map((source) => quoted(source)));
  if (own.policies.length === 0) {
    const places = joinSentences(literal` or `, ...POLICY_DIRECTORIES.map(quoted));
    const says = phrase`none is in ${sources.length > 0 ? sources : places}, so nothing judges`;
    const remedy = phrase`${typed('plangate init --local')} writes a first one with its test.`;
    return [note('policies', finding('policies-missing', says, { remedy }))];
  }
  const rules = countWords(own.policies.length, 'rule');
  const judge = own.judgedBy === undefined ? literal`nothing` : setting(own.judgedBy);
  const names = joinSentences(
    literal`, `,
    ...own.policies.map((name) => sentencePart('name', name, 160)),
  );
  const says = phrase`${rules} in ${sources}, judged by ${judge}: ${names}`;
  return [
    ok('policies', says),
    ...own.notices.map((notice) => note('policies', notice)),
    ...examineUndecided(own.undecided),
    ...(await examineApprovers(own.approvers, local.root, io)),
  ];
}

/** The policies that no plan passes: a mandatory one closes the gate of every request. */
function examineUndecided(undecided: readonly UndecidedPolicy[]): Diagnosis[] {
  return undecided.map(({ policy, level, why: [first = '', ...others] }) => {
    const more =
      others.length === 0 ? '' : phrase` So it is in ${countWords(others.length, 'more place')}.`;
    const says = phrase`${sentencePart('name', policy, 160)} would be undecided for every plan: ${plain(first)}${more}`;
    const remedy = phrase`Move what judges no plan out of ${typed('policies')}, or let it read what a plan has.`;
    const found = finding('policy-undecided', says, { remedy, actor: 'policy-owners' });
    const isClosing = level !== 'advisory';
    return isClosing ? problem('policies', found, EXIT.undecided) : note('policies', found);
  });
}

/** Examines the default branch, from which a job takes its policies. */
async function examineBranch({ root, jobTree }: LocalGate, io: CommandIo): Promise<Diagnosis> {
  const subject = 'default branch';
  try {
    const { commit } = await defaultBranchCommit(root, jobTree, io);
    const at = sentencePart('name', commit.slice(0, 12), 40);
    return ok(subject, phrase`is known, at ${at}: in a job its policies judge`);
  } catch (error) {
    const found = findingOf(error);
    const why = joinSentences(literal` `, found.says, found.remedy ?? '');
    const remedy = phrase`In a job policies come from there. Push it, or name policies at a pinned URL.`;
    return note(subject, { ...found, says: phrase`cannot be asked: ${why}`, remedy });
  }
}

/** Reads the file of exceptions as a check does. The findings say what is wrong in it, and what has ended or ends soon. */
export async function examineExceptions(
  { plan: { directory }, policy: { exceptionsFiles = [] } }: Settings,
  jobTree: JobTree,
  io: CommandIo,
): Promise<Diagnosis[]> {
  const all = exceptionsFiles.map((written) =>
    examineExceptionsOf(written, directory, jobTree, io),
  );
  return (await Promise.all(all)).flat();
}

async function examineExceptionsOf(
  written: string,
  directory: string,
  jobTree: JobTree,
  io: CommandIo,
): Promise<Diagnosis[]> {
  const { findExceptions } = await import('../../check/find-exceptions.ts');
  const { workingDirectory } = io;
  const place = { directory: resolve(workingDirectory, directory), workingDirectory, jobTree };
  const found = await findExceptions({ written, ...place }, io);
  if ('notice' in found) return [note('exceptions', found.notice)];
  const today = io.clock.date().toISOString().slice(0, 10);
  const parsed = 'text' in found ? parseExceptions(found.text, today) : found;
  if ('problems' in parsed) {
    return parsed.problems.map((wrong) => ofFile('exceptions', wrong, 'docs/exceptions.md'));
  }
  const remedy = phrase`Remove it if it is not needed, or ask its owner for a new end.`;
  const { exceptions, scanners } = parsed;
  const ends = [
    ...exceptions.flatMap((exception) => endOf(exception, today) ?? []),
    ...scanners.flatMap((exception) => endOfScannerException(exception, today) ?? []),
  ];
  const number = countWords(exceptions.length + scanners.length, 'exception');
  return [
    ok('exceptions', phrase`${filePart(written)} has ${number}`),
    ...ends.map((end) => note('exceptions', { remedy, ...end })),
  ];
}

/** Reads the list of allowed sources as a check does. */
export async function examineSources(
  { plan: { directory }, policy: { allowedSourcesFiles = [] } }: Settings,
  jobTree: JobTree,
  io: CommandIo,
): Promise<Diagnosis[]> {
  const all = allowedSourcesFiles.map((written) => examineList(written, directory, jobTree, io));
  return (await Promise.all(all)).flat();
}

async function examineList(
  written: string,
  directory: string,
  jobTree: JobTree,
  io: CommandIo,
): Promise<Diagnosis[]> {
  const { readAllowedSources } = await import('../../check/open-allowed-sources.ts');
  const { workingDirectory } = io;
  const place = { directory: resolve(workingDirectory, directory), workingDirectory, jobTree };
  const read = await readAllowedSources({ written, ...place }, io);
  const page = 'docs/allowed-sources.md';
  if ('missing' in read) {
    const remedy = phrase`See ${foreign(ownPage(page))}.`;
    return [problem('allowed-sources', { remedy, ...read.missing })];
  }
  if ('problems' in read) {
    return read.problems.map((wrong) => ofFile('allowed-sources', wrong, page));
  }
  const { providers, modules, also, level } = read.allowed;
  const today = io.clock.date().toISOString().slice(0, 10);
  const counts = listParts([
    countWords(providers.length, 'provider'),
    countWords(modules.length, 'module'),
    countWords(also.length, 'other'),
  ]);
  const endings = [...providers, ...modules, ...also].flatMap(({ source, until }) => {
    if (until === undefined) return [];
    const days = daysLeft({ until }, today);
    if (days > 30) return [];
    const was = days < 0 ? literal`was allowed` : literal`is allowed`;
    const says = phrase`${quoted(source)} ${was} until ${setting(until)}`;
    const remedy = phrase`Remove it, or give it a new end.`;
    return finding('source-ends', says, { remedy });
  });
  return [
    ok('allowed-sources', phrase`${filePart(written)} allows ${counts}, ${setting(level)}`),
    ...endings.map((found) => note('allowed-sources', found)),
  ];
}

/** A problem of what a file has. @param page of the documentation, that says how it is written */
function ofFile(subject: string, { where, message, code }: Problem, page: string): Diagnosis {
  const remedy = phrase`See ${foreign(ownPage(page))}.`;
  const says = subject === where ? plain(message) : phrase`${plain(where)} ${plain(message)}`;
  return problem(subject, finding(code ?? 'wrong-setting', says, { remedy }));
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
  const { findOpa, noOpa } = await import('../../rego/find-opa.ts');
  const opa = await findOpa({ executeBounded, environment, signal });
  if (opa === undefined) {
    return judgesBeside ? [problem('opa', noOpa(), EXIT.undecided)] : [note('opa', noOpa())];
  }
  if ('problem' in opa) return [problem('opa', opa.problem)];
  const version = sentencePart('name', opa.version, 60);
  return [ok('opa', phrase`${version} judges policies in Rego without a service`)];
}
