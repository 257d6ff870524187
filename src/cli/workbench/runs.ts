/** Existing runs, also those that others started: list, show, and apply one that is still green. */
import type { RunReference } from '../../settings/plans.ts';
import type { Actor } from '../../trust/audit.ts';
import { INPUTS_PAGE, JUDGING_OPTIONS } from '../check-options.ts';
import { EXIT, option, type CommandInput, type CommandIo, type CommandSpec } from '../command.ts';
import {
  confirm,
  confirmProblems,
  operationCommand,
  YES_OPTION,
  listCommand,
} from '../operation.ts';
import { NO_REPORT, readGateReport } from '../gate-report.ts';
import { forEachOfReport } from '../apply-each.ts';
import { personBehind } from '../../overrides/who-may.ts';
import { UsageError, argumentOf, flagOf, optionOf } from '../read-input.ts';
import type { Problem } from '../../model/parse.ts';
import type { Session } from './show-run.ts';
import {
  followApply,
  judgingMs,
  judgingProblems,
  openSession,
  reportApplied,
  RUN_ARGUMENT,
  showRun,
  VERSION_OPTION,
} from './show-run.ts';
import { relatedId } from '../../client/wire/resource.ts';
import { didYouMean } from '../../model/did-you-mean.ts';
import { quote } from '../../model/quote.ts';
import { RUN_STATUSES, statusWords } from '../../model/status.ts';

/** What a call found out before it looks for the service. */
interface Prepared {
  actor: Actor;
  /** The digest of the archive that the report is about; undefined without a report. */
  sha256: string | undefined;
  problems: Problem[];
}

/**
 * The command for one call, because an operation finds the workspace by its options: those that a report names have to
 * be there before. For the help, nothing is prepared.
 */
function applyCommandFor({ actor, sha256, problems }: Prepared) {
  return operationCommand('apply', '', {
    summary: 'apply the saved plan of a run that is green',
    description:
      'For provisional runs: applies the plan that the gate saved, after the merge. Everything is read again just before. The run must be green and wait for its confirmation. Its workspace, version and planning options must be the given ones. Then waits for the end of the apply.\n\nName the run with its workspace and --version, or pass the report of the gate (--report). The report names all three, and the planned files are compared with it. The runs of a report that names several workspaces are applied one after the other, up to the first that is not applied; --workspace chooses one. The call can be repeated. A CI job needs the permissions of an override, see `plangate override --help`. After a merge queue or a merge by an app, name the environment whose reviewer released the job (--environment).\n\nExit code 0: applied, now or before, or there was nothing to apply. 4: the apply failed. 5: not green, or the result is unknown. 6: refused.',
    more: INPUTS_PAGE,
    arguments: [
      {
        ...RUN_ARGUMENT,
        required: false,
        description: 'id as in run-…; else the one of the report',
      },
    ],
    inWorkspace: true,
    options: [
      VERSION_OPTION,
      option('--report <file>', 'report.json of the gate that judged the run'),
      option('--reason <text>', 'why it is applied; kept on the run', {
        default: 'applied after the gate',
      }),
      YES_OPTION,
      option(
        '--environment <name>',
        'in a job of GitHub Actions: the environment of the job, with required reviewers. The person who released the job must have write access. GITHUB_TOKEN needs actions: read to check',
      ),
      option('--allow-destroy-apply', 'apply a plan that destroys everything'),
      option(
        '--format <word>',
        'text prints progress and the result; json prints the result for scripts',
        { choices: ['text', 'json'], default: 'text' },
      ),
      option('--json', 'the same as --format json'),
      ...JUDGING_OPTIONS,
    ],
    often: ['report', 'workspace', 'organization', 'version', 'environment', 'reason', 'yes'],
    examples: {
      'plangate runs apply --report report.json --yes': 'in the job behind the environment',
      'plangate runs apply run-CZcmD7eagjhyX0vN -w ws-6jrRyVDv1J8zQMB5 --version cv-UYwHEakurukz85nW':
        'by hand',
    },
    problems: (input, io) => [
      ...problems,
      ...confirmProblems(`apply ${argumentOf(input, 'run') || 'a run'}`, input, io),
      ...judgingProblems(input, io),
    ],
    patienceMs: judgingMs,
    async call(call) {
      const session = await openSession(call);
      return applyIfGreen({ ...session.reference, sha256 }, actor, session);
    },
  });
}

const applyCommand = {
  ...applyCommandFor({ actor: {}, sha256: undefined, problems: [] }),
  async run(given: CommandInput, io: CommandIo): Promise<number> {
    const { input, sha256, problems } = await completeFromReport(given, io);
    const actor = await personBehind(io, optionOf(input, 'environment'));
    if ('refused' in actor) {
      const message = `is refused. ${actor.refused}`;
      throw new UsageError([...problems, { where: 'the apply', message }]);
    }
    // The command of this call looks for the workspace with the completed input, and reports `problems` with its own.
    return applyCommandFor({ actor, sha256, problems }).run(input, io);
  },
};

/** Judges the run, asks the person, and applies it if it is green. @returns the exit code */
async function applyIfGreen(reference: RunReference, actor: Actor, session: Session) {
  const { client, input, io, deadline, log, examine } = session;
  const { applyRun, isAboutApply, whyNotApplied } = await import('./apply-run.ts');
  if (await isAboutApply(reference, client)) return followApply(session);
  const allowDestroy = flagOf(input, 'allow-destroy-apply');
  let examined = await examine(reference);
  let notApplied = whyNotApplied(examined, allowDestroy);
  const workspace = examined.view.workspaces[0]?.name ?? '';
  if (notApplied === undefined && !flagOf(input, 'yes')) {
    await confirm(`apply run ${examined.run?.id} in ${workspace}`, input, io);
    // The person may have taken long to confirm.
    examined = await examine(reference);
    notApplied = whyNotApplied(examined, allowDestroy);
  }
  const runId = examined.run?.id ?? reference.id;
  const request = { runId, workspace, reason: optionOf(input, 'reason') ?? '', actor };
  const onChange = (status: string) => log.print(`  ${status}`);
  const ports = { ...io, client, deadline, onChange };
  const applied = notApplied === undefined ? await applyRun(request, ports) : { notApplied };
  if ('notApplied' in applied) {
    log.error(`Nothing was applied: run ${runId} ${applied.notApplied}`);
    await log.flush();
    return examined.exitCode === EXIT.green ? EXIT.undecided : examined.exitCode;
  }
  return reportApplied(applied, session);
}

/**
 * Reads the report of `--report`. Its values fill in options that are not given; those that are have to be the same.
 *
 * @returns the completed input, and the digest of the archive that the report is about
 */
async function completeFromReport(input: CommandInput, io: CommandIo) {
  const problems: Problem[] = [];
  const addProblem = (where: string, message: string) => void problems.push({ where, message });
  const path = optionOf(input, 'report');
  if (optionOf(input, 'fail-on') === 'never') {
    addProblem('--fail-on', 'cannot be never: what is applied is green.');
  }
  if (path === undefined) {
    if (argumentOf(input, 'run') === '') {
      addProblem('RUN', 'is needed, or the --report that names it.');
    }
    if (optionOf(input, 'version') === undefined) {
      addProblem(
        '--version',
        'is needed: which configuration version is to be applied. Or give the --report of the gate.',
      );
    }
    return { input, sha256: undefined, problems };
  }
  const reading = await readReport(path, optionOf(input, 'workspace'), io);
  if ('problem' in reading) {
    addProblem('--report', reading.problem);
    return { input, sha256: undefined, problems };
  }
  const { organization, workspace, versionId: version, runId } = reading;
  for (const [name, value] of Object.entries({ organization, version })) {
    const given = optionOf(input, name) ?? value;
    if (given !== value) addProblem(`--${name}`, `is ${given}, and the report says ${value}.`);
  }
  const givenRun = argumentOf(input, 'run') || runId;
  if (givenRun !== runId) addProblem('RUN', `is ${givenRun}, and the report says ${runId}.`);
  const options = { ...input.options, organization, workspace, version };
  return { input: { arguments: { run: runId }, options }, sha256: reading.sha256, problems };
}

/**
 * What the report says of the workspace with this name, or of its only workspace.
 *
 * @returns as `problem` what is wrong, as the end of a sentence about the option
 */
async function readReport(path: string, workspaceName: string | undefined, io: CommandIo) {
  const read = await readGateReport(path, io);
  if ('problem' in read) return read;
  const { organization, workspaces, archives } = read.report;
  // What is applied is compared with what was uploaded.
  if (archives === undefined) return { problem: NO_REPORT };
  const [only, ...others] = workspaces.filter(
    ({ name }) => workspaceName === undefined || name === workspaceName,
  );
  if (only === undefined) return { problem: `names no workspace "${workspaceName ?? ''}".` };
  if (others.length > 0)
    return { problem: 'names several workspaces: say which one, --workspace.' };
  const { name: workspace, runId, configurationVersionId: versionId, directory = '' } = only;
  // Where archives of several directories could be the one that it planned, the report does not say which one is.
  const around = archives.filter(
    ({ directory: root }) => root === '.' || `${directory}/`.startsWith(`${root}/`),
  );
  const digests = new Set((archives.length === 1 ? archives : around).map(({ sha256 }) => sha256));
  const [sha256] = digests.size === 1 ? digests : [];
  if (runId === undefined || versionId === undefined || sha256 === undefined) {
    return {
      problem: `does not say which run and files it is about in "${workspace}". Name RUN, --workspace and --version in place of the report.`,
    };
  }
  return { organization, workspace, runId, versionId, sha256 };
}

export const runs: CommandSpec = {
  name: 'runs',
  summary: 'list and manage existing runs',
  commands: [
    listCommand('list', '', {
      summary: 'list the runs of a workspace, newest first',
      description: 'The service allows 30 such requests a minute.',
      inWorkspace: true,
      options: [
        option('--status <words>', 'only with one of these statuses, as in planned,applied'),
      ],
      ask: async ({ client, workspaceId, input, log }) => {
        const status = optionOf(input, 'status');
        const known = statusWords(RUN_STATUSES);
        for (const word of status?.split(',') ?? []) {
          // The service answers such a word with an empty list. A newer service may have words of its own.
          if (known.some((one) => one === word.trim())) continue;
          const near = didYouMean(word, known);
          const meant = near === undefined ? '' : ` Did you mean ${quote(near)}?`;
          log.warning(`--status: ${quote(word)} is no status that is known here.${meant}`);
        }
        return client.runs.list(await workspaceId(), { status });
      },
      columns: {
        id: ({ id }) => id,
        status: ({ attributes }) => attributes.status,
        created: ({ attributes }) => attributes['created-at'],
        what: ({ attributes }) => {
          if (attributes['plan-only'] === true) return 'speculative';
          if (attributes['save-plan'] === true) return 'provisional';
          return attributes['is-destroy'] === true ? 'destroy' : 'plan and apply';
        },
        version: (run) => relatedId(run, 'configuration-version'),
        message: ({ attributes }) => attributes.message,
      },
    }),
    showRun,
    forEachOfReport(applyCommand),
  ],
};
