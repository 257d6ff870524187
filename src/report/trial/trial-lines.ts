/** A report on a change of policies for a terminal or a log. */
import { safeLine } from '../neutralise-log.ts';
import { firstOf, grouped } from '../text.ts';
import { padded, widthOf } from '../width.ts';
import type { TouchedWorkspace } from '../../policy/compare-policies.ts';
import type { PolicyView, TrialView } from './trial-view.ts';
import {
  byReason,
  effectsOf,
  historyOf,
  testsOf,
  trialHeading,
  urgencyOf,
  unreadIn,
} from './trial-words.ts';

const MOST = { workspaces: 5, resources: 3, tests: 10 };

const SIGNS = { passed: '✓', noted: '!', blocked: '✗', undecided: '?' };

/** Lines without secrets become harmless lines. */
export function renderTrialLines(view: TrialView): string[] {
  const { policies, tests, notices, verdict, because } = view;
  const width = Math.min(32, Math.max(0, ...policies.map(({ policy }) => widthOf(policy))));
  const lines = [
    `${SIGNS[urgencyOf(view)]} ${trialHeading(view)}`,
    ...policies.flatMap((policy) => policyLines(policy, width)),
    ...reasonLines(unreadIn(view), '  '),
    ...failedTests(tests),
    `  Tests: ${testsOf(tests)}`,
    ...notices.map((notice) => `  ${notice}`),
    ...(because === undefined ? [] : [`${VERDICTS[verdict]}: ${because}`]),
  ];
  return lines.map((line) => safeLine(line));
}

const VERDICTS = { passed: 'PASSED', blocked: 'BLOCKED', undecided: 'UNDECIDED' };

function policyLines(view: PolicyView, width: number): string[] {
  const { policy, location, notJudged } = view;
  const effects = effectsOf(view);
  const history = historyOf(view);
  const said = [
    ...effects.map(({ what }) => what),
    notJudged.length > 0 ? `cannot be judged in ${grouped(notJudged.length)}` : '',
    effects.length + notJudged.length === 0 ? 'no difference' : '',
    history,
  ];
  const place = location === undefined ? '' : `${location.file}:${location.line}`;
  const first = [...said.filter((part) => part !== ''), place].filter(Boolean).join(' · ');
  return [
    `  ${padded(policy, width)}  ${first}`,
    ...effects.flatMap(({ what, touched }) => [
      ...(effects.length > 1 ? [`    ${what}`] : []),
      ...cut(touched, MOST.workspaces, touchedLine, 'workspace'),
    ]),
    ...reasonLines(notJudged, '      '),
  ];
}

function touchedLine({ workspace, breaks, resources }: TouchedWorkspace): string {
  const words = breaks ? ['the policy breaks'] : resources;
  const shown = words.length === 0 ? '' : `  ${firstOf(words, MOST.resources)}`;
  return `      ${workspace}${shown}`;
}

function reasonLines(
  notJudged: readonly { workspace: string; because: string }[],
  indent: string,
): string[] {
  return byReason(notJudged).map(
    ({ because, workspaces }) => `${indent}? ${firstOf(workspaces, MOST.workspaces)}: ${because}`,
  );
}

function failedTests({ failed }: TrialView['tests']): string[] {
  return cut(failed, MOST.tests, ({ name, file, line }) => `  ✗ ${name}  ${file}:${line}`, 'test');
}

function cut<T>(
  items: readonly T[],
  most: number,
  toLine: (item: T) => string,
  what: 'workspace' | 'test',
): string[] {
  const rest = items.length - most;
  const more =
    rest > 0 ? [`      and ${grouped(rest)} more ${rest === 1 ? what : `${what}s`}`] : [];
  return [...items.slice(0, most).map(toLine), ...more];
}
