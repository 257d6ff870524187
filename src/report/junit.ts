/** JUnit XML: a suite per workspace, a test case per policy result. Every CI host shows it. */
import { cleanText, clip } from './escape-markdown.ts';
import type { ReportedResult, ReportView, WorkspaceView } from './view.ts';
import { LEVEL_WORDS, statusWord, VERDICT_WORDS } from './words.ts';

const TEXT_LIMIT = 20_000;

export function renderJunit(view: ReportView): string {
  const suites = view.workspaces.map((workspace) => suite(workspace, view));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="Policy gate"${totals(suites)} time="${seconds(view.durationMs)}">`,
    ...suites.map(({ xml }) => xml),
    '</testsuites>',
    '',
  ].join('\n');
}

interface Suite {
  xml: string;
  tests: number;
  failures: number;
  errors: number;
  skipped: number;
}

function suite(workspace: WorkspaceView, view: ReportView): Suite {
  const cases = [
    ...view.results.filter((each) => each.workspace === workspace.name).map(policyCase),
    ...view.runTasks
      .filter((each) => each.workspace === workspace.name)
      .map(({ name, level, status, message }) =>
        testCase(
          `run task ${name}`,
          'run task',
          outcome(status, level === 'advisory'),
          message,
          '',
        ),
      ),
    ...verdictCase(workspace),
  ];
  const count = (kind: Outcome): number => cases.filter((each) => each.kind === kind).length;
  const numbers = {
    tests: cases.length,
    failures: count('failure'),
    errors: count('error'),
    skipped: count('skipped'),
  };
  const time = seconds(workspace.durationMs ?? 0);
  const head = `  <testsuite name="${attribute(workspace.name)}"${totals([numbers])} time="${time}">`;
  return { ...numbers, xml: [head, ...cases.map(({ xml }) => xml), '  </testsuite>'].join('\n') };
}

function totals(of: readonly Omit<Suite, 'xml'>[]): string {
  return (['tests', 'failures', 'errors', 'skipped'] as const)
    .map((name) => ` ${name}="${of.reduce((sum, each) => sum + each[name], 0)}"`)
    .join('');
}

type Outcome = 'passed' | 'failure' | 'error' | 'skipped';

function policyCase(result: ReportedResult): { kind: Outcome; xml: string } {
  const { policySet, policy, level, status, message, output, address, location } = result;
  const where = [address, location && `${location.path}:${location.startLine}`].filter(Boolean);
  const kind = outcome(status, level === 'advisory');
  const said = message || (status === 'passed' ? '' : statusWord(status));
  const name = [policy, where[0]].filter(Boolean).join(' · ');
  const text = [`level: ${LEVEL_WORDS[level]}`, ...where, said, ...output].join('\n');
  return testCase(name, policySet || 'policies', kind, said, text);
}

/** An advisory failure fails no build: it is a skipped case with its message. */
function outcome(status: string, advisory: boolean): Outcome {
  if (status === 'passed') return 'passed';
  if (status === 'overridden' || (status === 'failed' && advisory)) return 'skipped';
  return status === 'failed' ? 'failure' : 'error';
}

/** A workspace that was not judged has no policy to blame. */
function verdictCase({ verdict, reasons }: WorkspaceView): { kind: Outcome; xml: string }[] {
  if (verdict !== 'errored' && verdict !== 'undecided' && verdict !== 'canceled') return [];
  const text = reasons.join('\n');
  return [testCase('verdict', 'run', 'error', `${VERDICT_WORDS[verdict]}: ${text}`, text)];
}

function testCase(
  name: string,
  className: string,
  kind: Outcome,
  message: string,
  text: string,
): { kind: Outcome; xml: string } {
  const head = `    <testcase classname="${attribute(className)}" name="${attribute(name)}"`;
  if (kind === 'passed') return { kind, xml: `${head}/>` };
  const said = attribute(message);
  const body =
    kind === 'skipped'
      ? `<skipped message="${said}"/>`
      : `<${kind} message="${said}" type="policy">${content(text)}</${kind}>`;
  return { kind, xml: `${head}>\n      ${body}\n    </testcase>` };
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(3);
}

function attribute(text: string): string {
  return content(clip(text, 1_000)).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Printed in a job's log, `##[` would be a command.
  '#': '&#35;',
};

/** Without the characters that XML cannot hold. */
function content(text: string): string {
  return cleanText(clip(text, TEXT_LIMIT))
    .replace(/[\ufffe\uffff]/g, '')
    .replace(/[&<>"#]/g, (character) => ENTITIES[character] ?? '');
}
