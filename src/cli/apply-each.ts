/** Applies the runs of a report that names several workspaces, one after the other. */
import { concealedIn } from '../model/job-secrets.ts';
import { parseJson } from '../model/parse.ts';
import { createSecrets } from '../model/secrets.ts';
import { printableJson } from '../report/json.ts';
import { safeLine } from '../report/neutralise-log.ts';
import { readGateReport } from './gate-report.ts';
import { EXIT, type CommandInput, type CommandIo, type CommandSpec } from './command.ts';
import { argumentOf, optionOf, wantsJson } from './read-input.ts';
import { explainFailure } from './run-program.ts';
import { renderTable } from './table.ts';

/**
 * The same command, which also takes a report of several workspaces: it acts in each of them by itself. A later workspace may
 * build on an earlier one, so the first that ends in another way than well is the last.
 */
export function forEachOfReport(one: CommandSpec & { run: NonNullable<CommandSpec['run']> }) {
  return {
    ...one,
    async run(input: CommandInput, io: CommandIo): Promise<number> {
      const names = await workspacesOfReport(input, io);
      return names.length > 1 ? applyEach(names, one.run, input, io) : one.run(input, io);
    },
  };
}

/** The workspaces with a run in the report, where the call chooses none of them. What is wrong with a report is said elsewhere. */
async function workspacesOfReport(input: CommandInput, io: CommandIo): Promise<string[]> {
  const path = optionOf(input, 'report');
  const isChosen = optionOf(input, 'workspace') !== undefined || argumentOf(input, 'run') !== '';
  if (path === undefined || isChosen) return [];
  const reading = await readGateReport(path, io);
  if ('problem' in reading) return [];
  return reading.report.workspaces.flatMap(({ name, runId }) =>
    runId === undefined ? [] : [name],
  );
}

async function applyEach(
  names: readonly string[],
  applyOne: NonNullable<CommandSpec['run']>,
  input: CommandInput,
  io: CommandIo,
): Promise<number> {
  const isJson = wantsJson(input);
  const rows: { workspace: string; exitCode: number | undefined; result: unknown }[] = [];
  let exitCode: number = EXIT.green;
  for (const workspace of names) {
    if (exitCode !== EXIT.green) {
      rows.push({ workspace, exitCode: undefined, result: undefined });
      continue;
    }
    let document = '';
    const out = async (text: string) => {
      if (isJson) document += text;
      else await io.out(text);
    };
    if (!isJson) await io.out(`${safeLine(workspace)}:\n`);
    const options = { ...input.options, workspace };
    try {
      exitCode = await applyOne({ ...input, options }, { ...io, out });
    } catch (error) {
      const failure = explainFailure(error, 'plangate runs apply', io.signal);
      exitCode = failure.exitCode;
      const token = optionOf(input, 'token') ?? [];
      const secrets = createSecrets([...[token].flat(), ...concealedIn(io.environment)]);
      await io.err(secrets.conceal(failure.text));
    }
    rows.push({ workspace, exitCode, result: parseJson(document) });
  }
  const words = new Map<number | undefined, string>([
    [undefined, 'not tried'],
    [EXIT.green, 'applied'],
  ]);
  const cells = rows.map(({ workspace, exitCode: ended }) => [
    workspace,
    words.get(ended) ?? `not applied (exit code ${ended})`,
  ]);
  const table = renderTable(['workspace', 'result'], cells);
  await io.out(isJson ? printableJson({ data: rows }) : `\n${table}`);
  return exitCode;
}
