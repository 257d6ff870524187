/** Shows what a reviewer sees, from the first line of the log to the verdict. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SCENARIOS, SHOWN, findExamples } from './scenarios.ts';
import type { Demo } from './run-demo.ts';
import { openInBrowser } from '../../machine/open-in-browser.ts';
import { VERDICTS, type VerdictWord } from '../../model/verdict.ts';
import { renderVerdict } from '../../report/job-log.ts';
import { renderJson } from '../../report/json.ts';
import { neutraliseLog } from '../../report/neutralise-log.ts';
import { FILES_OF_FEATURES } from '../../features.ts';
import { renderFile } from '../../hosts/write-reports.ts';
import { renderTerminal } from '../../report/screen.ts';
import { countWords, listText } from '../../report/text.ts';
import { renderSummary } from '../../report/markdown-report.ts';
import {
  EXIT,
  option,
  type CommandInput,
  type CommandIo,
  type CommandSpec,
  sentence,
} from '../../check/command.ts';
import { flagOf, optionOf } from '../../check/command-input.ts';
import { wrapLines } from '../../report/wrap-lines.ts';

export const demo: CommandSpec = {
  name: 'demo',
  tidiesUpMs: 3_000,
  summary: 'see all of it in ten seconds, no account, no network',
  description:
    'Runs the real gate on the example configuration. A local service plans it and evaluates real policies. A local stand-in for GitHub receives the comment and the annotations. Prints what a reviewer would see, without waiting. Nothing leaves this machine.',
  options: [
    option('--scenario <verdict>', 'how it ends', { choices: VERDICTS, default: 'blocked' }),
    option('--raw', "print everything: the job's log, the comment as Markdown, the annotations"),
    option('--open', 'write the report as a page and open it in the browser'),
    option('--json', 'print the report as JSON and nothing else'),
  ],
  examples: {
    'plangate demo': 'failures that cannot be overridden',
    'plangate demo --scenario needs-override': 'one that can be overridden',
    'plangate demo --open': 'the same as a page',
  },
  run,
};

async function run(input: CommandInput, io: CommandIo): Promise<number> {
  const scenario = VERDICTS.find((word) => word === optionOf(input, 'scenario')) ?? 'blocked';
  const json = flagOf(input, 'json');
  const raw = flagOf(input, 'raw') && !json;
  const { createLog } = await io.partsForTools();
  const log = createLog(io, { printTo: json ? 'err' : 'out' });
  if (raw) await io.out(`${renderIntroduction(scenario)}${renderHeading("The job's log")}`);
  else if (!json) {
    const title = `Plangate demo: ${SCENARIOS[scenario].story}\n(the service and GitHub are stand-ins on this machine)`;
    await io.out(`${fitToScreen(title, io)}\n\n`);
  }
  // The simulated hosts are loaded after the first lines are printed.
  const { runDemo } = await import('./run-demo.ts');
  const result = await runDemo({
    scenario,
    examples: findExamples(),
    version: io.version,
    signal: io.signal,
    log,
    onLines: (lines) => raw && lines.forEach(log.print),
  });
  await log.flush();
  if (json) await io.out(renderJson(result.view));
  else await io.out(raw ? renderRaw(result) : renderScreen(result, io));
  if (flagOf(input, 'open')) await openPage(result, io);
  return EXIT.green;
}

/** Rows for the report: with the title and the three lines below it, one screen of 38 rows is full. */
const ROWS = 33;

/** The report, what the pull request gets, and what to try next. */
function renderScreen({ view, comments, annotations }: Demo, io: CommandIo): string {
  const { colour = false } = io.screen ?? {};
  const columns = io.screen?.columns() ?? 100;
  const report = renderTerminal(view, { columns, rows: ROWS, colour });
  const published = [
    comments.length > 0 ? 'one comment' : 'no comment',
    countWords(annotations.length, 'annotation'),
    `a ${view.green ? 'green' : 'red'} check`,
  ];
  const other = view.verdict === 'passed' ? 'blocked' : 'passed';
  return joinLines([
    ...report,
    '',
    fitToScreen(`The pull request gets ${listText(published)}: plangate demo --open, --raw`, io),
    fitToScreen(`Next: plangate init (your repository) · plangate demo --scenario ${other}`, io),
  ]);
}

function fitToScreen(text: string, { screen }: CommandIo): string {
  return screen === undefined ? text : wrapLines(text, screen.columns());
}

/** Writes the report as a page and opens it. Its address is printed, too, for a machine without a browser. */
async function openPage(
  { view }: Demo,
  { out, execute, environment, workingDirectory: cwd }: CommandIo,
): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'plangate-page-'));
  const page = join(directory, 'report.html');
  await writeFile(page, await renderFile(FILES_OF_FEATURES, 'report.html', view));
  await out(`The page: ${pathToFileURL(page).href}\n`);
  await openInBrowser(page, { execute, environment, cwd });
}

function renderIntroduction(scenario: VerdictWord): string {
  return `Plangate demo: ${SCENARIOS[scenario].story}.

The configuration, the policies, the gate and what it publishes are real. The service and GitHub are
stand-ins on this machine, shown as ${SHOWN.service} and
${SHOWN.github}. Other endings: --scenario ${VERDICTS.filter((word) => word !== scenario).join(', ')}.
`;
}

/** Everything that a pull request and its job would show, below the log of the job. */
function renderRaw({ view, comments, annotations, exitCode }: Demo): string {
  const [comment] = comments;
  const annotationLines = annotations.flatMap(
    ({ path, start_line: startLine, annotation_level: level, title, message }) => [
      `${path}:${startLine}  ${level}  ${title}`,
      ...message.split('\n').map((line) => `    ${line}`),
    ],
  );
  return [
    joinLines(renderVerdict(view)),
    renderHeading(`The comment on pull request #42${comment ? `, by ${comment.author}` : ''}`),
    renderMarkdown(comment?.body ?? '(none)'),
    renderHeading('The annotations, on the lines at fault'),
    joinLines(annotationLines.length === 0 ? ['(none)'] : annotationLines),
    renderHeading('The job summary'),
    renderMarkdown(renderSummary(view)),
    renderHeading('The verdict'),
    `${sentence(view.headline)} The job is ${view.green ? 'green' : 'red'}; plangate check would exit with ${exitCode}.\n`,
  ].join('');
}

/** A line of 100 columns, as wide as the report, with an empty line before and after. */
function renderHeading(text: string): string {
  return `\n── ${text} ${'─'.repeat(Math.max(3, 96 - text.length))}\n\n`;
}

/** Markdown as plain lines, without its invisible comments, such as the marker. */
function renderMarkdown(markdown: string): string {
  const visible = markdown.split('\n').filter((line) => !/^<!-- .* -->$/.test(line));
  const text = visible.join('\n').replaceAll(/\n{3,}/g, '\n\n');
  return joinLines(neutraliseLog(text.trimEnd()).map((line) => line.trimEnd()));
}

function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
