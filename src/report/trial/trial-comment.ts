/** A report on a change of policies as a comment. All names are foreign text. */
import { codeSpan, prose } from '../escape-markdown.ts';
import { written, type Markdown } from '../markdown.ts';
import { createRoom } from '../room.ts';
import { count, firstOf, grouped, joined } from '../text.ts';
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

/** In UTF-16 units. GitHub takes a little more than 65,000. */
const BUDGET = 60_000;
/** Kept for the last line. */
const END = 200;
const MOST = { workspaces: 10, resources: 3, tests: 20 };

/** The first line of the report: by it the recipe finds the comment that it replaces. */
const MARK = written`<!-- plangate-policies -->`;

/** Markdown for a comment or a job summary, with a line break at its end. */
export function renderTrialComment(view: TrialView): Markdown {
  const { because, policies, tests, notices } = view;
  const room = createRoom(BUDGET - END, ({ length }) => length);
  const keep = (blocks: readonly Markdown[]): Markdown[] =>
    blocks.filter((block) => room.take(block));
  const first = keep([
    written`### ${SIGNS[urgencyOf(view)]} ${prose(trialHeading(view))}`,
    because === undefined ? '' : prose(because),
    written`Tests: ${prose(testsOf(tests))}`,
    ...tests.failed
      .slice(0, MOST.tests)
      .map(
        ({ name, file, line }) => written`- ❌ ${codeSpan(name)} ${codeSpan(`${file}:${line}`)}`,
      ),
    ...notices.map((notice) => prose(notice)),
  ]);
  const shown = keep(policies.map(policyBlock));
  const left = policies.length - shown.length;
  const unread = keep(byReason(unreadIn(view)).map(reasonBlock));
  const rest =
    left === 0 ? '' : written`And ${count(left, 'more policy', 'more policies')}: see the job.`;
  const blocks = [...first, joined('\n', ...shown), joined('\n', ...unread), rest].filter(
    (block) => block !== '',
  );
  return written`${MARK}\n${joined('\n\n', ...blocks)}\n`;
}

const toCode = (text: string): Markdown => codeSpan(text);

const SIGNS = { passed: '✅', noted: '⚠️', blocked: '❌', undecided: '❓' } as const;

function policyBlock(view: PolicyView): Markdown {
  const { policy, location, notJudged } = view;
  const effects = effectsOf(view);
  const said = [
    ...effects.map(({ what }) => prose(what)),
    notJudged.length > 0 ? written`cannot be judged in ${grouped(notJudged.length)}` : '',
    effects.length + notJudged.length === 0 ? written`no difference` : '',
    prose(historyOf(view)),
    location === undefined ? '' : codeSpan(`${location.file}:${location.line}`),
  ];
  const lines = effects.flatMap(({ what, touched }) => [
    ...(effects.length > 1 ? [written`  - ${prose(what)}`] : []),
    ...touchedLines(touched),
  ]);
  const reasons = byReason(notJudged).map((reason) => written`  ${reasonBlock(reason)}`);
  return joined(
    '\n',
    written`- **${codeSpan(policy)}** ${joined(' · ', ...said)}`,
    ...lines,
    ...reasons,
  );
}

function touchedLines(touched: readonly TouchedWorkspace[]): Markdown[] {
  const rest = touched.length - MOST.workspaces;
  return [
    ...touched.slice(0, MOST.workspaces).map(touchedLine),
    ...(rest > 0 ? [written`  - and ${count(rest, 'more workspace')}`] : []),
  ];
}

function touchedLine({ workspace, breaks, resources }: TouchedWorkspace): Markdown {
  if (breaks) return written`  - ${codeSpan(workspace)}: the policy breaks`;
  if (resources.length === 0) return written`  - ${codeSpan(workspace)}`;
  return written`  - ${codeSpan(workspace)}: ${firstOf(resources, MOST.resources, toCode)}`;
}

function reasonBlock({ because, workspaces }: { because: string; workspaces: string[] }): Markdown {
  return written`- ❓ ${firstOf(workspaces, MOST.workspaces, toCode)}: ${prose(because)}`;
}
