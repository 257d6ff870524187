/**
 * `plangate doctor --conformance`: whether the workspace may be used for the test, the test, and
 * its result.
 */
import { printableJson } from '../../report/json.ts';
import { EXIT, type CommandInput, type CommandIo } from '../command.ts';
import { connectTo, findNamedWorkspace } from '../connection.ts';
import { safeLine } from '../../report/neutralise-log.ts';
import { UsageError } from '../problems.ts';
import type { Problem } from '../../model/parse.ts';
import { flagOf, optionOf } from '../read-input.ts';
import { renderTable } from '../table.ts';
import type { ExaminedBelief } from './examine-beliefs.ts';
import { examineNeeds, renderNeeds } from './examine-needs.ts';
import { walkWorkspace, whyNotWalked, type ConformanceStep } from './walk-workspace.ts';

const PATIENCE_MS = 15 * 60_000;

/** Runs the test, and resolves to the exit code. @throws UsageError if the workspace may not be used */
export async function runConformance(input: CommandInput, io: CommandIo): Promise<number> {
  const name = optionOf(input, 'workspace') ?? '';
  const named = await findNamedWorkspace(input, io, true);
  const wrong: Problem[] = 'problems' in named ? named.problems : [];
  const { organization } = named;
  if (name === '') wrong.push({ where: '--workspace', message: 'is needed: its name.' });
  if (organization === undefined) wrong.push({ where: '--organization', message: 'is needed.' });
  if (optionOf(input, 'i-own-it') !== name) {
    const message =
      'is needed with the same name: the workspace is planned in, and nothing else may be using it.';
    wrong.push({ where: '--i-own-it', message });
  }
  if (wrong.length > 0 || 'problems' in named || organization === undefined) {
    throw new UsageError(wrong);
  }
  const json = flagOf(input, 'json');
  const { client, log, close } = connectTo(named.target, input, io, { patienceMs: PATIENCE_MS });
  try {
    const workspace = await client.workspaces.showByName(organization, name);
    const reasons = await whyNotWalked(client, workspace);
    if (reasons.length > 0) throw new UsageError(reasons.map((why) => refusal(name, why)));
    if (!json) await io.out(COSTS);
    const { steps, beliefs, left } = await walkWorkspace({
      client,
      organization,
      workspace,
      io,
      log,
    });
    const { needs } = await examineNeeds(client, workspace.id);
    const text = [
      ...steps.map(renderStep),
      renderNeeds(needs),
      renderBeliefs(beliefs),
      ...left.map(renderLeft),
    ].join('');
    await io.out(log.conceal(json ? printableJson({ steps, needs, beliefs, left }) : text));
    return steps.every(({ holds, optional }) => holds || optional) ? EXIT.green : EXIT.undecided;
  } finally {
    await close();
  }
}

const COSTS = `This starts two runs that can only plan, one of which is canceled, and makes three configuration versions. Nothing is
applied. The versions that got files are archived afterwards; the one without files stays.

`;

function refusal(name: string, why: string): Problem {
  const message = `${why}. Name a workspace that is made for this and empty. Nothing was sent.`;
  return { where: `workspace ${name}`, message };
}

function renderStep({ step, holds, seen = '', optional }: ConformanceStep): string {
  const sign = holds ? '✓' : optional ? '!' : '✗';
  return `${safeLine(`${sign} ${step}${holds ? '' : `: ${seen}`}`)}\n`;
}

/** What no source confirms, and whether it is so here. */
function renderBeliefs(beliefs: readonly ExaminedBelief[]): string {
  if (beliefs.length === 0) return '';
  const rows = beliefs.map(({ belief, met, says }) => [belief, met, says]);
  const table = renderTable(['guess (docs/beliefs.md)', 'true here', 'in words'], rows);
  const otherwise = beliefs.filter(({ met }) => met !== 'yes');
  const lines = otherwise.map(({ belief, seen = '' }) => `${safeLine(`! ${belief}: ${seen}`)}\n`);
  return `\n${table}${lines.join('')}`;
}

function renderLeft(what: string): string {
  return `${safeLine(`! left behind: ${what}`)}\n`;
}
