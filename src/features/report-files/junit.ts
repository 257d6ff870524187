/** JUnit XML: a suite per workspace, a test case per policy result. Every CI host shows it. */
import { clip } from '../../model/clip.ts';
import { cleanText, escapeEntities } from '../../report/markdown.ts';
import { unsaidOutput } from '../../report/occurrences.ts';
import { textOf } from '../../model/finding.ts';
import { messageText } from '../../report/message-text.ts';
import { resourcesAlone } from '../../policy/named-resources.ts';
import type { Location } from '../../model/policy-result.ts';
import { isGreen, type VerdictWord } from '../../model/verdict.ts';
import type { ReportedResult, ReportView } from '../../report/view.ts';
import { groupBy, joinNonEmpty, listText } from '../../report/text.ts';
import {
  isAccepted,
  levelWords,
  fileAndLine,
  STATUS_WORDS,
  VERDICT_WORDS,
  acceptedText,
} from '../../report/words.ts';

const LONGEST_TEXT = 20_000;
/** Of a message in a list of failures. */
const LONGEST_LISTED = 900;

export function renderJunit(view: ReportView): string {
  const results = byWorkspace(view.results);
  const runTasks = byWorkspace(view.runTasks);
  const suites = view.workspaces.map((workspace) => {
    const cases = [
      ...(results.get(workspace.name) ?? []).flatMap((result) =>
        policyCases(result, isGreen(workspace.verdict)),
      ),
      ...(runTasks.get(workspace.name) ?? []).map(({ name, level, status, message }) =>
        testCase({
          name: `run task ${name}`,
          className: 'run task',
          outcome: outcomeOf(status, level),
          message,
          text: '',
        }),
      ),
      ...verdictCase(workspace.verdict, workspace.reasons.map(textOf).join('\n')),
    ];
    return testSuite(workspace.name, cases, workspace.durationMs);
  });
  if (suites.length === 0 && !view.green) {
    // Policies are required, and the change concerns no workspace. Then the next steps say why the gate is closed.
    const text = view.nextSteps.join('\n');
    suites.push(testSuite('Policy gate', verdictCase(view.verdict, text)));
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

function byWorkspace<T extends { workspace: string }>(items: readonly T[]): Map<string, T[]> {
  return new Map(
    groupBy(items, ({ workspace }) => workspace).map((alike) => [alike[0].workspace, alike]),
  );
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

/** What one test case is about: a resource, several of them, or the policy as a whole. */
interface Subject {
  addresses: readonly string[];
  messages: readonly string[];
  location?: Location | undefined;
}

/**
 * One for each resource at fault, one for what is said of several, and one for what is said of none; or one for the
 * policy. The first has whatever else the policy printed.
 */
function policyCases(result: ReportedResult, isOpen: boolean): TestCase[] {
  const { policySet, policy, level, status, message } = result;
  // Where the gate is open, nothing has to be known before the apply.
  const mayWait = isOpen && status === 'known-after-apply';
  const outcome = mayWait ? 'skipped' : outcomeOf(status, level);
  const statusWords = status === 'passed' ? '' : STATUS_WORDS[status];
  const accepted = isAccepted(result) ? `${acceptedText(result)} · ` : '';
  const printed = unsaidOutput(result);
  return subjectsOf(result).map(({ addresses, messages, location }, index) => {
    const said = messages.length > 0 ? messages : [message || statusWords];
    const about = listText(addresses, 5);
    const place = [about, fileAndLine({ location })].filter(Boolean);
    const besides = index === 0 ? printed : [];
    return testCase({
      name: joinNonEmpty(' · ', policy, about),
      className: policySet || 'policies',
      outcome,
      message: `${accepted}${messageText(said, LONGEST_LISTED)}`,
      text: [`level: ${levelWords(level)}`, ...place, ...said, ...besides].join('\n'),
    });
  });
}

function subjectsOf(result: ReportedResult): readonly [Subject, ...Subject[]] {
  const whole = { addresses: [], messages: [], location: result.location };
  if (result.status === 'passed') return [whole];
  const resources = resourcesAlone(result).map(({ address, messages, location }): Subject => {
    return { addresses: [address], messages, location };
  });
  const general = result.generalMessages.map(({ text, addresses, location }): Subject => {
    return { addresses, messages: [text], location };
  });
  const ofNone = general.filter(({ addresses }) => addresses.length === 0);
  const ofPolicy = ofNone.flatMap(({ messages }) => messages);
  const [first, ...others] = [
    ...resources,
    ...general.filter(({ addresses }) => addresses.length > 0),
    ...(ofPolicy.length > 0 ? [{ addresses: [], messages: ofPolicy }] : []),
  ];
  return first === undefined ? [whole] : [first, ...others];
}

/** What is advisory fails no build: it is a skipped case with its message. */
function outcomeOf(status: ReportedResult['status'], level: ReportedResult['level']): CaseOutcome {
  if (status === 'passed') return 'passed';
  const mayBe = status === 'failed' || status === 'known-after-apply';
  const isAdvisory = mayBe && level === 'advisory';
  if (isAccepted({ status }) || isAdvisory) return 'skipped';
  return status === 'failed' ? 'failure' : 'error';
}

/** A case for a verdict that no policy result says. */
function verdictCase(verdict: VerdictWord, text: string): TestCase[] {
  if (verdict !== 'errored' && verdict !== 'undecided' && verdict !== 'canceled') return [];
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
  return escapeEntities(cleanText(messageText([text], LONGEST_TEXT)), /[&<>"#]|:(?=:)/g);
}
