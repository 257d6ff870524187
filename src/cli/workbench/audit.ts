/** What each policy would block: the newest finished runs of an organization's workspaces, policy by policy. */
import { resolve } from 'node:path';
import * as v from '../../client/wire/schema.ts';
import { FULL_SPEED, readInLanes } from './read-in-lanes.ts';
import type { AuditedWorkspace, AuditRow } from './read-audit.ts';
import {
  findAll,
  organizationOf,
  SELECTION_OPTIONS,
  selectionProblems,
  type WorkspaceRequest,
} from './select-workspaces.ts';
import { printableJson } from '../../report/json.ts';
import { errorMessage } from '../../model/error-message.ts';
import { count, workspaces as countWorkspaces } from '../../report/text.ts';
import { EXIT, option, type CommandIo } from '../command.ts';
import { safeLine } from '../../report/neutralise-log.ts';
import { operation, type CommandCall } from '../operation.ts';
import { UsageError, usageError } from '../problems.ts';
import { describeCiJob } from '../../hosts/ci-job.ts';
import type { OpenedOwn } from '../../rego/own-policies.ts';
import { parseList } from '../../model/parse.ts';
import type { OwnPolicies } from '../../policy/systems/own-policies.ts';
import { optionOf } from '../read-input.ts';
import { writeWholeFile } from '../report-files.ts';
import { renderTable, type Cell } from '../table.ts';
import { readNamed } from '../../machine/read-regular.ts';

const SAVE_EVERY_MS = 10_000;
const PATIENCE_MS = 7_200_000;

export const audit = operation('audit', '', {
  tidiesUpMs: 3_000,
  summary: 'report what each policy would block in the newest finished runs',
  description:
    'Reads the newest finished run of the current configuration of each workspace. Speculative runs and runs with options do not count. Prints every policy in every workspace, sorted by how much it would block. A policy without a result in a run is "not evaluated in that run" and never counts as passed.\n\nWith `--policies`, `opa` judges the redacted plan of each run by your own Rego, too. It starts and changes nothing, and uses half of the rate limit of the service. The exit code is 5 when a result is unknown.',
  options: [
    ...SELECTION_OPTIONS,
    option('--format <word>', 'how it is printed; matrix on a terminal, else table', {
      choices: ['matrix', 'table', 'json', 'csv'],
    }),
    option('--state <file>', 'keep there what was read, and go on from it when called again'),
    option(
      '--policies <list>',
      'judge the plans by your own Rego policies, too: directories or addresses pinned to a commit',
    ),
    option('--report-html <file>', 'one self-contained page, policies down and workspaces across'),
    FULL_SPEED,
  ],
  examples: {
    'plangate audit --organization acme --workspaces tag:net --state audit.json':
      'who would be blocked if advisory policies became mandatory',
  },
  problems: (input, io) => [
    ...selectionProblems(input, io),
    ...(optionOf(input, 'policies') !== undefined && optionOf(input, 'state') !== undefined
      ? [OWN_WITHOUT_STATE]
      : []),
  ],
  patienceMs: PATIENCE_MS,
  async call(call) {
    const { client, input, io, log, answer } = call;
    const own = await openOwn(call);
    const audited = await readSelected(call, own);
    const { toRows } = await import('./read-audit.ts');
    const rows = toRows(audited);
    const now = io.clock.date().getTime();
    const document = { data: rows.map((row) => ({ ...row, ageMs: ageOf(row, now) })) };
    await writePage(rows, audited, call);
    const format = optionOf(input, 'format');
    await answer(
      document,
      format === 'json' ? printableJson(document) : await render(rows, format, now, io.screen),
    );
    for (const { name, doubts } of audited) {
      if (doubts[0] !== undefined) log.warning(`${name}: ${doubts[0]}`);
    }
    log.info(
      `${countWorkspaces(audited.length)} for ${count(client.answers(), 'request')}. Nothing was changed.`,
    );
    return rows.some(({ result }) => result === 'unknown') ? EXIT.undecided : EXIT.green;
  },
});

const OWN_WITHOUT_STATE = {
  where: '--state',
  message:
    'cannot go with --policies: what was kept there says nothing of policies that changed since.',
};

/** @throws UsageError with everything that is wrong with the policies */
async function openOwn({ input, io }: CommandCall): Promise<OpenedOwn | undefined> {
  const written = optionOf(input, 'policies');
  if (written === undefined) return undefined;
  const { openOwnPolicies } = await import('../../rego/own-policies.ts');
  const { jobTree } = await describeCiJob(io);
  const { workingDirectory } = io;
  const policies = parseList(written);
  if ('problem' in policies) throw usageError('--policies', policies.problem);
  const own = await openOwnPolicies(
    { policies: policies.value, directory: '.', timeoutMs: PATIENCE_MS },
    { workingDirectory, jobTree },
    { ...io, endsAt: io.clock.now() + PATIENCE_MS },
    false,
  );
  if ('problems' in own) throw new UsageError(own.problems);
  return own;
}

/** A page that cannot be written is a warning: the table is printed all the same. */
async function writePage(
  cells: readonly AuditRow[],
  audited: readonly AuditedWorkspace[],
  { client: { origin }, input, io, log }: CommandCall,
): Promise<void> {
  const path = optionOf(input, 'report-html');
  if (path === undefined) return;
  const { renderAuditPage } = await import('../../report/page/audit-page.ts');
  const page = renderAuditPage({
    organization: organizationOf(input, io),
    hostname: new URL(origin).host,
    at: io.clock.date().toISOString(),
    cells,
    doubts: audited.flatMap(({ name, doubts }) => doubts.map((doubt) => `${name}: ${doubt}`)),
  });
  const to = resolve(io.workingDirectory, path);
  await writeWholeFile(to, log.conceal(page)).catch((error: unknown) => {
    log.warning(`--report-html: "${path}" was not written: ${errorMessage(error)}`);
  });
}

async function readSelected(
  call: CommandCall,
  own: OpenedOwn | undefined,
): Promise<AuditedWorkspace[]> {
  try {
    return await readAll(await findAll(call), call, own);
  } finally {
    await own?.close();
  }
}

/** Reads the workspaces in order. Finished ones are saved even if the audit is interrupted. */
async function readAll(
  requests: readonly WorkspaceRequest[],
  call: CommandCall,
  own: OwnPolicies | undefined,
): Promise<AuditedWorkspace[]> {
  const { client, io, input, log } = call;
  const { clock, signal } = io;
  const { auditWorkspace, stillHolds } = await import('./read-audit.ts');
  const state = await openState(call);
  const audited = new Map<string, AuditedWorkspace>();
  for (const { workspace } of requests) {
    const earlier = state.audited.get(workspace.id);
    if (earlier !== undefined && stillHolds(earlier, workspace)) audited.set(earlier.id, earlier);
  }
  const left = requests.filter(({ workspace }) => !audited.has(workspace.id));
  const note = (sentence: string): void => log.info(sentence);
  const judging = own && { own, organization: organizationOf(input, io), note };
  let saved = clock.now();
  const readOne = async ({ workspace, currentRun }: WorkspaceRequest) => {
    const ports = { client, clock, signal, deadline: Number.POSITIVE_INFINITY };
    audited.set(workspace.id, await auditWorkspace(workspace, currentRun, ports, judging));
    if (clock.now() - saved < SAVE_EVERY_MS) return;
    saved = clock.now();
    await state.save(audited);
  };
  const progress = () => `${audited.size} of ${countWorkspaces(requests.length)} read`;
  try {
    await readInLanes(left, { each: readOne, progress }, call);
  } finally {
    await state.save(audited);
  }
  return requests.flatMap(({ workspace }) => audited.get(workspace.id) ?? []);
}

/** The file with the results of an earlier call: names and results, readable by its owner only. */
async function openState({ client: { origin }, input, io, log }: CommandCall) {
  const statePath = optionOf(input, 'state');
  const refuse = (message: string) => usageError('--state', `"${statePath}" ${message}`);
  const organization = organizationOf(input, io);
  const audited = new Map<string, AuditedWorkspace>();
  if (statePath === undefined) return { audited, save: async () => {} };
  const path = resolve(io.workingDirectory, statePath);
  const text = await readNamed(path, io.signal).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    io.signal.throwIfAborted();
    throw refuse(`cannot be read (${error.code}).`);
  });
  if (text !== undefined) {
    const { auditedWorkspace } = await import('./read-audit.ts');
    const stateSchema = v.object({
      audit: v.literal(1),
      origin: v.string(),
      organization: v.string(),
      workspaces: v.array(auditedWorkspace),
    });
    const state = v.safeParse(v.pipe(v.string(), v.parseJson(), stateSchema), text);
    if (!state.success) throw refuse('is not the state of an audit: name another file.');
    if (state.output.origin !== origin || state.output.organization !== organization) {
      throw refuse('is of another organization or host: name another file.');
    }
    for (const workspace of state.output.workspaces) audited.set(workspace.id, workspace);
  }
  const save = async (changed: ReadonlyMap<string, AuditedWorkspace>) => {
    const workspaces = [...new Map([...audited, ...changed]).values()];
    const state = { audit: 1, origin, organization, workspaces };
    await writeWholeFile(path, log.conceal(printableJson(state)), 0o600).catch(
      (error: NodeJS.ErrnoException) => {
        throw refuse(`cannot be written (${error.code}).`);
      },
    );
  };
  return { audited, save };
}

/** The width of the matrix if it is not printed on a terminal. */
const PIPE_COLUMNS = 100;

/** The matrix on a terminal; a row for each policy in each workspace in a pipe. */
async function render(
  rows: readonly AuditRow[],
  format: string | undefined,
  now: number,
  screen: CommandIo['screen'],
): Promise<string> {
  const cells = rows.map((row) => {
    const { policy, policySet, level, wouldBlock, workspace, result, run } = row;
    const hours = Math.floor((ageOf(row, now) ?? Number.NaN) / 3_600_000);
    const age = hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
    const shownAge = Number.isNaN(hours) ? undefined : age;
    return [policy, policySet, level, wouldBlock, workspace, result, run?.id, shownAge];
  });
  if (format === 'csv') return renderCsv(HEADINGS, cells);
  if (format !== 'matrix' && (format === 'table' || screen === undefined)) {
    return renderTable(HEADINGS, cells);
  }
  const { renderMatrix } = await import('./audit-matrix.ts');
  const { columns = () => PIPE_COLUMNS, colour = false } = screen ?? {};
  return renderMatrix(rows, { columns: columns(), colour });
}

const HEADINGS = ['policy', 'set', 'level', 'would block', 'workspace', 'result', 'run', 'age'];

function ageOf({ run }: AuditRow, now: number): number | undefined {
  const ms = Date.parse(run?.createdAt ?? '');
  return Number.isNaN(ms) ? undefined : Math.max(0, now - ms);
}

/** Writes CSV in which no cell is a formula. */
function renderCsv(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const cell = (value: Cell) => {
    const text = safeLine(String(value ?? ''));
    const defused = /^\s*[=+\-@＝＋－＠]/u.test(text) ? `'${text}` : text;
    return `"${defused.replaceAll('"', '""')}"`;
  };
  return [headings, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
