/** JUnit XML: a suite per workspace, a test case per policy result. Every CI host shows it. */
import { cleanText, clip, escapeEntities } from './escape-markdown.ts';
import type { ReportedResult, ReportView, WorkspaceView } from './view.ts';
import { joinNonEmpty } from './text.ts';
import {
  isAccepted,
  levelWords,
  fileAndLine,
  STATUS_WORDS,
  VERDICT_WORDS,
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
          outcome: outcomeOf(status, level),
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
  outcome: CaseOutcome;
  xml: string;
}

/** What Jenkins' schema allows on `testsuites`, too. */
function totals(cases: readonly TestCase[], durationMs = 0): string {
  const time = (durationMs / 1000).toFixed(3);
  return ` tests="${cases.length}" failures="${numberOf(cases, 'failure')}" errors="${numberOf(cases, 'error')}" time="${time}"`;
}

function numberOf(cases: readonly TestCase[], outcome: CaseOutcome): number {
  return cases.filter((each) => each.outcome === outcome).length;
}

/** One for each resource at fault, or one for the policy; the first has what the policy printed. */
function policyCases(result: ReportedResult): TestCase[] {
  const { policySet, policy, level, status, message, resources } = result;
  const outcome = outcomeOf(status, level);
  const statusWords = status === 'passed' ? '' : STATUS_WORDS[status];
  const accepted = isAccepted(result) ? `${acceptedText(result)} · ` : '';
  const hasResources = status !== 'passed' && resources.length > 0;
  return (hasResources ? resources : [result]).map((subject, index) => {
    const { address, location } = subject;
    const failure = subject.message || message || statusWords;
    const printed = index === 0 ? otherOutput(result, address, failure) : [];
    // A skipped case has no text below its message, and each line that an own policy prints is a message.
    const isMessageAll =
      result.system === 'own-policies' && outcome === 'skipped' && resources.length === 0;
    const place = [address, fileAndLine({ location })].filter(Boolean);
    return testCase({
      name: joinNonEmpty(' · ', policy, place[0]),
      className: policySet || 'policies',
      outcome,
      message: `${accepted}${joinNonEmpty('; ', failure, ...(isMessageAll ? printed : []))}`,
      text: [`level: ${levelWords(level)}`, ...place, failure, ...printed].join('\n'),
    });
  });
}

/** What the policy printed, without the lines that say what the failure says. */
function otherOutput(
  { system, output }: ReportedResult,
  address: string | undefined,
  failure: string,
): string[] {
  if (system !== 'own-policies') return output.filter((line) => !line.includes(failure));
  return output.filter((line) => line !== failure && line !== `${address}: ${failure}`);
}

/** An advisory failure fails no build: it is a skipped case with its message. */
function outcomeOf(status: ReportedResult['status'], level: ReportedResult['level']): CaseOutcome {
  if (status === 'passed') return 'passed';
  const isAdvisory = status === 'failed' && level === 'advisory';
  if (isAccepted({ status }) || isAdvisory) return 'skipped';
  return status === 'failed' ? 'failure' : 'error';
}

/** A workspace that was not judged has no policy to blame. */
function verdictCase({ verdict, reasons }: WorkspaceView): TestCase[] {
  if (verdict !== 'errored' && verdict !== 'undecided' && verdict !== 'canceled') return [];
  const text = reasons.map((each) => each.text).join('\n');
  const message = `${VERDICT_WORDS[verdict].words}: ${text}`;
  return [testCase({ name: 'verdict', className: 'run', outcome: 'error', message, text })];
}

function testCase({
  name,
  className,
  outcome,
  message,
  text,
}: {
  name: string;
  className: string;
  outcome: CaseOutcome;
  /** One line, shown in lists. */
  message: string;
  /** Everything that is known of a failure, printed below it. */
  text: string;
}): TestCase {
  const head = `    <testcase classname="${attribute(className)}" name="${attribute(name)}"`;
  if (outcome === 'passed') return { outcome, xml: `${head}/>` };
  const summary = attribute(message);
  const body =
    outcome === 'skipped'
      ? `<skipped message="${summary}"/>`
      : `<${outcome} message="${summary}" type="policy">${content(text)}</${outcome}>`;
  return { outcome, xml: `${head}>\n      ${body}\n    </testcase>` };
}

function attribute(text: string): string {
  return content(clip(text, 1_000)).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}

/** Without what XML cannot hold; and printed in a job's log, `##[` and `::` would be commands. */
function content(text: string): string {
  return escapeEntities(cleanText(clip(text, TEXT_LIMIT)), /[&<>"#]|:(?=:)/g);
}
