/** JUnit XML: a suite per workspace, a test case per policy result. Every CI host shows it. */
import { cleanText, clip, escapeEntities } from './markdown.ts';
import type { VerdictWord } from '../model/verdict.ts';
import type { ReportedResult, ReportView } from './view.ts';
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
    const isOfWorkspace = (result: { workspace: string }): boolean =>
      result.workspace === workspace.name;
    const cases = [
      ...view.results.filter(isOfWorkspace).flatMap(policyCases),
      ...view.runTasks.filter(isOfWorkspace).map(({ name, level, status, message }) =>
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
    return testSuite(workspace.name, cases, workspace.durationMs);
  });
  if (suites.length === 0 && !view.green) {
    // Policies are required, and the change concerns no workspace. Then the next steps say why the gate is closed.
    const reasons = view.nextSteps.map((text) => ({ text }));
    suites.push(testSuite('Policy gate', verdictCase({ verdict: view.verdict, reasons })));
  }
  const allCases = suites.flatMap(({ cases }) => cases);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="Policy gate"${totals(allCases, view.durationMs)}>`,
    ...suites.flatMap(({ xml }) => xml),
    '</testsuites>',
    '',
  ].join('\n');
}

function testSuite(name: string, cases: readonly TestCase[], durationMs?: number) {
  const skipped = ` skipped="${countCases(cases, 'skipped')}"`;
  const head = `  <testsuite name="${xmlAttribute(name)}"${totals(cases, durationMs)}${skipped}>`;
  return { cases, xml: [head, ...cases.map(({ xml }) => xml), '  </testsuite>'] };
}

type CaseOutcome = 'passed' | 'failure' | 'error' | 'skipped';

interface TestCase {
  outcome: CaseOutcome;
  xml: string;
}

/** The attributes that the schema of Jenkins allows both on `testsuite` and on `testsuites`. */
function totals(cases: readonly TestCase[], durationMs = 0): string {
  const time = (durationMs / 1000).toFixed(3);
  return ` tests="${cases.length}" failures="${countCases(cases, 'failure')}" errors="${countCases(cases, 'error')}" time="${time}"`;
}

function countCases(cases: readonly TestCase[], outcome: CaseOutcome): number {
  return cases.filter((testCase) => testCase.outcome === outcome).length;
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
    const printed = index === 0 ? outputBesides(result, address, failure) : [];
    // A skipped case has no text below its message. Each line that an own policy prints is a message, so all are in it.
    const showsOutputInMessage =
      result.system === 'own-policies' && outcome === 'skipped' && resources.length === 0;
    const place = [address, fileAndLine({ location })].filter(Boolean);
    return testCase({
      name: joinNonEmpty(' · ', policy, place[0]),
      className: policySet || 'policies',
      outcome,
      message: `${accepted}${joinNonEmpty('; ', failure, ...(showsOutputInMessage ? printed : []))}`,
      text: [`level: ${levelWords(level)}`, ...place, failure, ...printed].join('\n'),
    });
  });
}

/** What the policy printed, without the lines that say what the failure says. */
function outputBesides(
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

/** A case for a verdict that no policy result says. */
function verdictCase({
  verdict,
  reasons,
}: {
  verdict: VerdictWord;
  reasons: readonly { text: string }[];
}): TestCase[] {
  if (verdict !== 'errored' && verdict !== 'undecided' && verdict !== 'canceled') return [];
  const text = reasons.map((reason) => reason.text).join('\n');
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
  const head = `    <testcase classname="${xmlAttribute(className)}" name="${xmlAttribute(name)}"`;
  if (outcome === 'passed') return { outcome, xml: `${head}/>` };
  const summary = xmlAttribute(message);
  const body =
    outcome === 'skipped'
      ? `<skipped message="${summary}"/>`
      : `<${outcome} message="${summary}" type="policy">${xmlText(text)}</${outcome}>`;
  return { outcome, xml: `${head}>\n      ${body}\n    </testcase>` };
}

function xmlAttribute(text: string): string {
  return xmlText(clip(text, 1_000)).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}

/** Escaped, without the characters that XML cannot hold. `##[` and `::` are escaped, too: in a job's log they are commands. */
function xmlText(text: string): string {
  return escapeEntities(cleanText(clip(text, TEXT_LIMIT)), /[&<>"#]|:(?=:)/g);
}
