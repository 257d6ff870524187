/** All commands in the order in which a new user needs them, and the help page that lists them. */
import { agentTokens } from './agent-tokens.ts';
import { audit } from './workbench/audit.ts';
import { check } from './check.ts';
import { combine } from './combine.ts';
import type { CommandSpec } from './command.ts';
import { configurationVersions } from './configuration-versions.ts';
import { demo } from './demo/command.ts';
import { digest } from './digest.ts';
import { doctor } from './doctor.ts';
import { init } from './init.ts';
import { matrix } from './matrix.ts';
import { override } from './override.ts';
import { policyTrials } from './workbench/policies.ts';
import { pack } from './pack.ts';
import { policyChecks } from './policy-checks.ts';
import { runs } from './workbench/runs.ts';
import { serve } from './serve.ts';
import { teamAccess } from './team-access.ts';

const firstCommands: CommandSpec[] = [check, demo, doctor, init];
const otherCommands: CommandSpec[] = [
  pack,
  digest,
  matrix,
  combine,
  audit,
  policyTrials,
  override,
  runs,
  serve,
];
const operationCommands = [configurationVersions, policyChecks, teamAccess, agentTokens];

const SUMMARY = 'Gate infrastructure changes on policy, before anything is applied.';

export const plangate: CommandSpec = {
  name: 'plangate',
  summary: SUMMARY,
  commands: [...firstCommands, ...otherCommands, ...operationCommands],
  help: renderHelp(),
};

function renderHelp(): string {
  const all = [...firstCommands, ...otherCommands, ...operationCommands];
  const width = Math.max(...all.map(({ name }) => name.length));
  const lineOf = ({ name, summary }: CommandSpec) =>
    `  plangate ${name.padEnd(width)}   ${summary}`;
  return [
    SUMMARY,
    '',
    ...firstCommands.map(lineOf),
    '',
    ...otherCommands.map(lineOf),
    '',
    'Every operation of the service:',
    ...operationCommands.map(lineOf),
    '',
    'Each has -h (what is used most) and --help (everything).',
    '`plangate --version` prints the version.',
    '',
    'Exit codes: 0 passed · 1 blocked · 2 bad input · 3 needs override ·',
    '            4 run errored · 5 undecided · 6 refused · 7 network · 8 too large ·',
    '            130, 143 canceled',
    '',
  ].join('\n');
}
