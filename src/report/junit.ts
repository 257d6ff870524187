/** JUnit XML: a suite per workspace, a test case per policy result. Every CI host shows it. */
import { cleanText, clip, escapeEntities } from './escape-markdown.ts';
import type { ReportedResult, ReportView, WorkspaceView } from './view.ts';
import { joined } from './text.ts';
import {
  isAccepted,
  levelWords,
  fileAndLine,
  STATUS_WORDS,
  VERDICT,
  acceptedText,
} from './words.ts';

const TEXT_LIMIT = 20_000;

export function renderJunit(view: ReportView): string {
  const suites = view.workspaces.map((workspace) => {
    const isIts = (each: { workspace: string }): boolean => each.workspace === workspace.name;
    const cases = [
      ...view.results.filter(isIts).flatMap(policyCases),
      ...view.runTasks.filter(isIts).map(({ name, level, status, message }) =>
        testCase({
          name: `run task ${name}`,
          className: 'run task',
          kind: outcome(status, level),
          message,
          text: '',
        }),
      ),
      ...verdictCase(workspace),
    ];
    const skipped = ` skipped="${numberOf(cases, 'skipped')}"`;
    const head = `  <testsuite name="${attribute(workspace.name)}"${totals(cases, workspace.durationMs)}${skipped}>`;
    return { cases, xml: [head, ...cases.map(({ xml }) => xml), '  </testsuite>'] };
  });
  const all = suites.flatMap(({ cases }) => cases);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="Policy gate"${totals(all, view.durationMs)}>`,
    ...suites.flatMap(({ xml }) => xml),
    '</testsuites>',
    '',
  ].join('\n');
}

type CaseOutcome = 'passed' | 'failure' | 'error' | 'skipped';

interface TestCase {
  kind: CaseOutcome;
  xml: string;
}

/** What Jenkins' schema allows on `testsuites`, too. */
function totals(cases: readonly TestCase[], durationMs = 0): string {
  const time = (durationMs / 1000).toFixed(3);
  return ` tests="${cases.length}" failures="${numberOf(cases, 'failure')}" errors="${numberOf(cases, 'error')}" time="${time}"`;
}

function numberOf(cases: readonly TestCase[], kind: CaseOutcome): number {
  return cases.filter((each) => each.kind === kind).length;
}

/** One for each resource at fault; the first has what the policy printed. */
function policyCases(result: ReportedResult): TestCase[] {
  const { system, policySet, policy, level, status, message, output, resources } = result;
  const isOwn = system === 'own-policies';
  const kind = outcome(status, level);
  const all = status === 'passed' || resources.length === 0 ? [result] : resources;
  return all.map(({ address, message: ownMessage, location }, index) => {
    const where = [address, fileAndLine({ location })].filter(Boolean);
    const failureMessage =
      ownMessage || message || (status === 'passed' ? '' : STATUS_WORDS[status]);
    const why = isAccepted(result) ? `${acceptedText(result)} · ` : '';
    const isSaid = (line: string): boolean =>
      isOwn
        ? [failureMessage, `${address}: ${failureMessage}`].includes(line)
        : line.includes(failureMessage);
    const printed = index === 0 ? output.filter((line) => !isSaid(line)) : [];
    // A skipped case has no other text, and each line of an own policy is a message.
    const isAlone = isOwn && kind === 'skipped' && resources.length === 0;
    return testCase({
      name: joined(' · ', policy, where[0]),
      className: policySet || 'policies',
      kind,
      message: `${why}${joined('; ', failureMessage, ...(isAlone ? printed : []))}`,
      text: [`level: ${levelWords(level)}`, ...where, failureMessage, ...printed].join('\n'),
    });
  });
}

/** An advisory failure fails no build: it is a skipped case with its message. */
function outcome(status: ReportedResult['status'], level: ReportedResult['level']): CaseOutcome {
  if (status === 'passed') return 'passed';
  const isAdvisory = status === 'failed' && level === 'advisory';
  if (isAccepted({ status }) || isAdvisory) return 'skipped';
  return status === 'failed' ? 'failure' : 'error';
}

/** A workspace that was not judged has no policy to blame. */
function verdictCase({ verdict, reasons }: WorkspaceView): TestCase[] {
  if (verdict !== 'errored' && verdict !== 'undecided' && verdict !== 'canceled') return [];
  const text = reasons.map((each) => each.text).join('\n');
  const message = `${VERDICT[verdict].words}: ${text}`;
  return [testCase({ name: 'verdict', className: 'run', kind: 'error', message, text })];
}

function testCase({
  name,
  className,
  kind,
  message,
  text,
}: {
  name: string;
  className: string;
  kind: CaseOutcome;
  /** One line, shown in lists. */
  message: string;
  /** Everything that is known of a failure, printed below it. */
  text: string;
}): TestCase {
  const head = `    <testcase classname="${attribute(className)}" name="${attribute(name)}"`;
  if (kind === 'passed') return { kind, xml: `${head}/>` };
  const summary = attribute(message);
  const body =
    kind === 'skipped'
      ? `<skipped message="${summary}"/>`
      : `<${kind} message="${summary}" type="policy">${content(text)}</${kind}>`;
  return { kind, xml: `${head}>\n      ${body}\n    </testcase>` };
}

function attribute(text: string): string {
  return content(clip(text, 1_000)).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}

/** Without what XML cannot hold; and printed in a job's log, `##[` and `::` would be commands. */
function content(text: string): string {
  return escapeEntities(cleanText(clip(text, TEXT_LIMIT)), /[&<>"#]|:(?=:)/g);
}
