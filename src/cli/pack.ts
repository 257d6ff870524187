/** Packs a directory, and shows every file that would leave this machine, with the reason. */
import { textOf } from '../model/finding.ts';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { describeArchive, describeLargest } from '../archive/describe-archive.ts';
import { packDirectory } from '../archive/pack-directory.ts';
import { workspaceOf } from '../hosts/job-workspace.ts';
import { resolvePackDirectory } from '../archive/resolve-directory.ts';
import { PackError, RULE_SETS, TRACKING_UNKNOWN, type Archive } from '../archive/archive.ts';
import { findOutside } from '../plan/outside-modules.ts';
import { findHidden, linksOf, sayDoubtful } from '../gate/hidden-files.ts';
import {
  type CommandInput,
  type CommandIo,
  type CommandSpec,
  DIRECTORY,
  EXIT,
  option,
} from '../check/command.ts';
import { createLog } from './log.ts';
import { safeLine } from '../report/neutralise-log.ts';
import { flagOf, optionOf } from '../check/command-input.ts';

export const pack: CommandSpec = {
  name: 'pack',
  summary: 'what would leave this machine, and why',
  description:
    'Packs a directory the way `check` does and says what is in the archive. Nothing is sent. The same tree gives the same bytes, unless another Node.js compresses differently.',
  arguments: [DIRECTORY],
  options: [
    option('--directory <directory>', 'what to pack; else the working directory'),
    option('-o, --output <file>', 'keep the archive (.tar.gz) here'),
    option('--list', 'show every file that ships and every one that stays, and why'),
    option('--json', 'the same for machines; nothing else on standard output'),
    option('--rules <set>', 'how .terraformignore is read', {
      choices: RULE_SETS,
      default: 'terraform',
    }),
    option('--secret-scan <what>', 'what a file that seems to hold a token does', {
      choices: ['warn', 'fail'],
      default: 'warn',
    }),
  ],
  examples: {
    'plangate pack --list': 'what would be sent from here',
    'plangate pack infra -o infra.tar.gz': 'keep the archive',
  },
  run,
};

async function run(input: CommandInput, io: CommandIo): Promise<number> {
  const log = createLog(io);
  const { directory, repository } = resolvePackDirectory(
    optionOf(input, 'directory') ?? '.',
    io.workingDirectory,
  );
  const output = optionOf(input, 'output');
  const archive = await packDirectory(
    {
      root: directory,
      workspace: workspaceOf(io.environment, io.workingDirectory),
      rules: RULE_SETS.find((name) => name === optionOf(input, 'rules')),
      secretScan: optionOf(input, 'secret-scan') === 'fail' ? 'fail' : 'warn',
      output: output === undefined ? undefined : resolve(io.workingDirectory, output),
    },
    { ...io, log },
  );
  await archive.remove();
  await refuseDoubtful(archive, output === undefined ? undefined : archive.path);
  const outside = await findOutside(archive, { inside: '', repository });
  if (outside !== undefined) log.warning(textOf(outside));
  const { excluded, warnings, bytes, sha256 } = archive;
  const files = archive.entries.map(({ path, size, type }) => ({ path, size, type }));
  await io.out(
    flagOf(input, 'json')
      ? `${JSON.stringify({ files, excluded, warnings, bytes, sha256 }, undefined, 2)}\n`
      : renderText(archive, flagOf(input, 'list'), output),
  );
  await log.flush();
  return EXIT.green;
}

/**
 * Refuses an archive without a file that Terraform might load, where git could not say whether the file is tracked: `check`
 * stops there, too.
 *
 * @param keptAt path of the archive that `--output` kept, which is removed then
 */
async function refuseDoubtful(
  { excluded, root, entries }: Archive,
  keptAt: string | undefined,
): Promise<void> {
  if (!excluded.some(({ reason }) => reason === TRACKING_UNKNOWN)) return;
  const { files } = await findHidden({ root, excluded, links: linksOf(entries) }, root);
  const doubt = sayDoubtful(files, root);
  if (doubt === undefined) return;
  if (keptAt !== undefined) rmSync(keptAt, { force: true });
  throw new PackError([{ where: 'git', message: textOf(doubt) }]);
}

/** A line for each file that ships (`+`) or stays (`-`), with its size or the reason. */
function renderFiles({ entries, excluded }: Archive): string[] {
  const width = entries.reduce((widest, { size }) => Math.max(widest, String(size).length), 0);
  const shipped = entries.map(({ path, type, size }) => {
    const sizeOrSign = { file: String(size), directory: '/', link: '→' }[type];
    return `+ ${sizeOrSign.padStart(width)}  ${path}${type === 'directory' ? '/' : ''}`;
  });
  const kept = excluded.map(({ path, reason, rule, detail }) => {
    const why = rule ?? detail;
    return `- ${' '.repeat(width)}  ${path}  ${reason}${why ? ` (${why})` : ''}`;
  });
  return [...shipped, ...kept];
}

/** @param output the path of `--output` as it was written */
function renderText(archive: Archive, list: boolean, output: string | undefined): string {
  const { warnings, sha256 } = archive;
  const lines = list ? renderFiles(archive) : [];
  if (lines.length > 0) lines.push('');
  for (const { at, message } of warnings) lines.push(`warning ${at} ${message}`);
  lines.push(describeArchive(archive));
  const largest = describeLargest(archive);
  if (largest.length > 0) lines.push('The largest files:', ...largest.map((line) => `  ${line}`));
  lines.push(output === undefined ? 'Nothing was kept; -o FILE keeps it.' : `${output} ${sha256}`);
  return `${lines.map(safeLine).join('\n')}\n`;
}
