/** What each policy would block: the newest finished runs of an organization's workspaces, policy by policy. */
import {
  FULL_SPEED_OPTION,
  organizationOf,
  TIME_LIMIT_MS,
  readSelectedWorkspaces,
  SELECTION_OPTIONS,
  selectionProblems,
} from './read-workspaces.ts';
import type { AuditedWorkspace, AuditRow } from './read-audit.ts';
import { countWords, workspaceCountWords } from '../report/text.ts';
import { EXIT, option, TRUST_OPTION } from '../check/command.ts';
import { operationCommand, type CommandCall } from './operation.ts';
import { UsageError, usageError, optionOf } from '../check/command-input.ts';
import { describeJob } from './load-options.ts';
import type { OpenedOwn } from '../rego/open-own-policies.ts';
import { textOf } from '../model/finding.ts';
import { parseList, timeOf } from '../model/parse.ts';
import { renderTable } from './table.ts';

export const audit = operationCommand('audit', '', {
  tidiesUpMs: 3_000,
  summary: 'report what each policy would block in the newest finished runs',
  description:
    'Reads the newest finished run of the current configuration of each workspace. Speculative runs and runs with options do not count. Prints every policy in every workspace, sorted by how much it would block. A policy without a result in a run is "not evaluated in that run" and never counts as passed.\n\nWith `--policies`, `opa` judges the redacted plan of each run by your own Rego, too. It starts and changes nothing, and uses half of the rate limit of the service. The exit code is 5 when a result is unknown.',
  options: [
    ...SELECTION_OPTIONS,
    option(
      '--policies <list>',
      'judge the plans by your own Rego policies, too: directories or URLs pinned to a commit',
    ),
    TRUST_OPTION,
    FULL_SPEED_OPTION,
  ],
  examples: {
    'plangate audit --organization acme --workspaces tag:net':
      'who would be blocked if advisory policies became mandatory',
  },
  problems: selectionProblems,
  timeLimitMs: TIME_LIMIT_MS,
  async call(call) {
    const { client, io, log, answer } = call;
    const own = await openOwnPoliciesOf(call);
    const audited = await auditSelected(call, own);
    const { auditRows } = await import('./read-audit.ts');
    const rows = auditRows(audited);
    const now = io.clock.date().getTime();
    const document = { data: rows.map((row) => ({ ...row, ageMs: ageOf(row, now) })) };
    await answer(document, renderRows(rows, now));
    for (const { name, doubts } of audited) {
      if (doubts[0] !== undefined) log.warning(`${name}: ${textOf(doubts[0])}`);
    }
    log.info(
      `${workspaceCountWords(audited.length)} for ${countWords(client.answers(), 'request')}. Nothing was changed.`,
    );
    return rows.some(({ result }) => result === 'unknown') ? EXIT.undecided : EXIT.green;
  },
});

/**
 * The policies of `--policies`; undefined without the option.
 *
 * @throws UsageError with everything that is wrong with the policies
 */
async function openOwnPoliciesOf({ input, io }: CommandCall): Promise<OpenedOwn | undefined> {
  const option = optionOf(input, 'policies');
  if (option === undefined) return undefined;
  const { openOwnPolicies } = await import('../rego/open-own-policies.ts');
  const { workingDirectory } = io;
  const { jobTree } = await describeJob(input, io);
  const policies = parseList(option);
  if ('problem' in policies) throw usageError('--policies', policies.problem);
  const own = await openOwnPolicies(
    { policies: policies.value, directory: '.', timeoutMs: TIME_LIMIT_MS },
    { workingDirectory, jobTree },
    { ...io, endsAt: io.clock.now() + TIME_LIMIT_MS },
    false,
  );
  if ('problems' in own) throw new UsageError(own.problems);
  return own;
}

/** Reads the workspaces that the options select, and closes the own policies. */
async function auditSelected(
  call: CommandCall,
  own: OpenedOwn | undefined,
): Promise<AuditedWorkspace[]> {
  const { client, io, input, log } = call;
  const { clock, signal } = io;
  const { auditWorkspace } = await import('./read-audit.ts');
  const judging = own && {
    own,
    organization: organizationOf(input, io),
    note: (sentence: string): void => log.info(sentence),
  };
  const ports = { client, clock, signal, deadline: Number.POSITIVE_INFINITY };
  try {
    return await readSelectedWorkspaces(call, 'read', ({ workspace, currentRun }) =>
      auditWorkspace(workspace, currentRun, ports, judging),
    );
  } finally {
    await own?.close();
  }
}

/** A row for each policy in each workspace. */
function renderRows(rows: readonly AuditRow[], now: number): string {
  const cells = rows.map((row) => {
    const { policy, policySet, level, wouldBlock, workspace, result, run } = row;
    const age = formatAge(ageOf(row, now));
    return [policy, policySet, level, wouldBlock, workspace, result, run?.id, age];
  });
  return renderTable(HEADINGS, cells);
}

/** As in `5 h`, and from two days on as in `3 d`. */
function formatAge(ms: number | undefined): string | undefined {
  if (ms === undefined) return undefined;
  const hours = Math.floor(ms / 3_600_000);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}

const HEADINGS = ['policy', 'set', 'level', 'would block', 'workspace', 'result', 'run', 'age'];

/** How many milliseconds ago the run was created; undefined without a run, or if the service does not say when. */
function ageOf({ run }: AuditRow, now: number): number | undefined {
  const ms = timeOf(run?.createdAt);
  return Number.isNaN(ms) ? undefined : Math.max(0, now - ms);
}
