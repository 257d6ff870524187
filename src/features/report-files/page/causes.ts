/** The causes, each with the lines of the files around it. */
import { sentencePart, toPlainText, formatNumber } from '../../../model/sentence.ts';
import { anchor, breakable, html, sentenceToHtml, type Content, type Html } from './html.ts';
import type { PageLimits } from './limits.ts';
import { clip } from '../../../model/clip.ts';
import { isNotJudged } from '../../../report/causes.ts';
import {
  closingSections,
  otherSections,
  otherTitle,
  sectionTitle,
  type CauseSection,
} from '../../../report/cause-sections.ts';
import { hiddenWords, unmentionedAddresses, unshownOutput } from '../../../report/occurrences.ts';
import { fitsIn, messageText } from '../../../report/message-text.ts';
import { allowedOrigins } from '../../../report/links.ts';
import { groupBy, joinNonEmpty, listText } from '../../../report/text.ts';
import type { Excerpt } from '../../../model/policy-result.ts';
import type { Cause, Occurrence, ReportView } from '../../../report/view.ts';
import {
  acceptedText,
  baselineWords,
  endedWords,
  fileAndLine,
  isAccepted,
  levelOrProblem,
  overrideWords,
  STATUS_WORDS,
} from '../../../report/words.ts';
import { workspaceNames } from '../../../report/workspace-names.ts';
import { pageOfError } from '../../../model/errors.ts';

/** Cause → the `id` of its element; a cause that the page does not show has none. */
export type CauseIds = ReadonlyMap<Cause, string>;

/** Gives each cause an id of its own: several may have the same fingerprint. */
export function idsOfCauses(causes: readonly Cause[]): CauseIds {
  const ids = new Map<Cause, string>();
  for (const alike of groupBy(causes, ({ fingerprint }) => fingerprint)) {
    for (const [index, cause] of alike.entries()) {
      const suffix = index > 0 ? `-${index + 1}` : '';
      ids.set(cause, `cause-${cause.fingerprint}${suffix}`);
    }
  }
  return ids;
}

/** What keeps the gate closed. A cause without an id in `ids` is only counted. */
export function renderClosing(view: ReportView, ids: CauseIds, limits: PageLimits): Content {
  return closingSections(view.causes, view.green).map((section) =>
    renderSection(section, toPlainText(sectionTitle(section, view)), { view, ids, limits }),
  );
}

/** All other causes. */
export function renderOthers(view: ReportView, ids: CauseIds, limits: PageLimits): Content {
  const hidden = view.causes.length - ids.size;
  return [
    ...otherSections(view.causes).map((section) => {
      const title = otherTitle(section);
      return renderSection(section, title, { view, ids, limits });
    }),
    hidden > 0 &&
      html`<p class="soft">${formatNumber(hidden)} more causes are not on this page.</p>`,
  ];
}

interface SectionContext {
  view: ReportView;
  ids: CauseIds;
  limits: PageLimits;
}

function renderSection(
  { id, causes }: CauseSection,
  title: string,
  { view, ids, limits }: SectionContext,
): Content {
  if (causes.length === 0) return undefined;
  const articles = causes.map((cause): Content => {
    const ownId = ids.get(cause);
    return ownId !== undefined && renderCause(cause, ownId, view, limits);
  });
  // Warnings of the plan are folded: no policy depends on them.
  if (id === 'warnings')
    return html`<details id="${id}">
      <summary>${title}</summary>
      ${articles}
    </details>`;
  return html`<h2 id="${id}">${title}</h2>
    ${articles}`;
}

/** Longer messages are shown below the finding once more, as they were printed. */
const SHORT_TEXT = { characters: 400, lines: 20 };

function renderCause(
  cause: Cause,
  id: string,
  view: ReportView,
  { text: textLimit, occurrences: occurrenceLimit }: PageLimits,
): Html {
  const { kind, description, message, policy, policySet } = cause;
  const { occurrences, messageOfAll, says = sentencePart('text', message, textLimit) } = cause;
  const origins = allowedOrigins(view.context);
  const classes = isNotJudged(cause) ? 'finding is-unknown' : CLASSES[cause.severity];
  if (kind === 'reason' || kind === 'notice') {
    return html`<article class="${classes}" id="${id}">
      <p>
        <strong>${whereWords(cause, view, textLimit)}:</strong>
        ${sentenceToHtml(says, textLimit, origins)} ${remedyLink(cause)}
      </p>
      ${runLinks(cause, view)}
    </article>`;
  }
  const hidden = hiddenWords(occurrences.slice(occurrenceLimit));
  const output = unshownOutput(cause, (messages) => fitsIn(messages, SHORT_TEXT));
  const name = policy === '' ? `Policy set ${policySet}` : policy;
  const ended = (cause.ended ?? []).map((each) => {
    const words = toPlainText(endedWords(each, view.context.judges.exceptionsFile));
    return html`<p>${clip(words, textLimit)}</p>`;
  });
  return html`<article class="${classes}" id="${id}">
    <h3>${breakable(clip(name, textLimit))}</h3>
    <p class="soft">${factsLine(cause, view, textLimit)}</p>
    ${description !== undefined && description !== message && html`<p>${clip(description, textLimit)}</p>`}
    ${ended} ${messageOfAll !== '' && html`<p>${saidText([messageOfAll], textLimit)}</p>`}
    ${occurrences.slice(0, occurrenceLimit).map((occurrence) => renderOccurrence(occurrence, cause, view, textLimit))}
    ${hidden !== '' && html`<p>… and ${hidden}.</p>`}
    ${
      output.length > 0 &&
      html`<details>
        <summary>What the policy printed</summary>
        <pre class="source printed">${messageText(output, textLimit)}</pre>
      </details>`
    }
    ${runLinks(cause, view)}
  </article>`;
}

const CLASSES: Readonly<Record<Cause['severity'], string>> = {
  blocks: 'finding',
  'needs-override': 'finding is-asked',
  warns: 'finding is-soft',
  notes: 'finding is-quiet',
};

function remedyLink({ code }: Cause): Content {
  if (code === undefined) return undefined;
  const url = pageOfError(code);
  return anchor('What to do', url, [url]);
}

/** How many runs of one cause are linked. */
const MOST_RUNS = 12;

/** The runs of a cause that keeps the gate closed; the table has those of all workspaces. */
function runLinks({ runs, blocks, workspaces }: Cause, { context }: ReportView): Content {
  if (!blocks || runs.length === 0 || workspaces.length > MOST_RUNS) return undefined;
  const origins = allowedOrigins(context);
  const links = runs.map(({ workspace, runUrl }, index) => [
    index > 0 && ', ',
    anchor(breakable(clip(workspace, 100)), runUrl, origins),
  ]);
  return html`<p class="soft">${runs.length === 1 ? 'Run: ' : 'Runs: '}${links}</p>`;
}

function whereWords({ workspaces }: Cause, view: ReportView, textLimit: number): string {
  return clip(toPlainText(workspaceNames(workspaces, view)), textLimit);
}

function factsLine(cause: Cause, view: ReportView, textLimit: number): string {
  const { policySet, status, age, policy } = cause;
  return joinNonEmpty(
    ' · ',
    policy === '' ? '' : clip(policySet, textLimit),
    policy === '' ? '' : levelOrProblem(cause),
    isAccepted(cause) ? clip(acceptedText(cause), textLimit) : STATUS_WORDS[status],
    whereWords(cause, view, textLimit),
    toPlainText(baselineWords(cause.baseline, view.context)),
    age === 'new' ? 'new since the last report' : '',
    overrideWords(cause),
  );
}

/** The place, the address and the message, and below them the lines of the file. Both lead to the line. */
function renderOccurrence(
  occurrence: Occurrence,
  cause: Cause,
  view: ReportView,
  textLimit: number,
): Html {
  const origins = allowedOrigins(view.context);
  const { permalink, messages, excerpt, location, workspaces } = occurrence;
  const addresses = listText(unmentionedAddresses(occurrence), 20, (one) => clip(one, textLimit));
  const fileLine = fileAndLine(occurrence);
  const place = html`<code>${clip(fileLine, textLimit)}</code>`;
  const named = html`<code>${addresses}</code>`;
  const isInFewer = workspaces.length < cause.workspaces.length;
  const where = isInFewer ? toPlainText(workspaceNames(workspaces, view)) : '';
  return html`<p>
      ${fileLine !== '' && html`${anchor(place, permalink, origins)} `}${
        addresses !== '' && html`${anchor(named, permalink, origins)}: `
      }${saidText(messages, textLimit)}${where !== '' && html` <span class="soft">in ${clip(where, textLimit)}</span>`}
    </p>
    ${excerpt && renderExcerpt(excerpt, textLimit, location?.startLine)}`;
}

/** Messages with their lines. No space of the template is inside of the element, because it would be shown. */
function saidText(messages: readonly string[], textLimit: number): Html {
  return html`<span class="said">${messageText(messages, textLimit)}</span>`;
}

/** @param startLine the number of the line at fault; 1 if its place in the file is not known */
function renderExcerpt({ lines, at }: Excerpt, textLimit: number, startLine = 1): Html {
  const first = startLine - at;
  const width = String(first + lines.length - 1).length;
  const rows = lines.map((line, index) => {
    const isAtFault = index === at;
    const number = String(first + index).padStart(width);
    const text = `${isAtFault ? '▶' : ' '} ${number}  ${clip(line, textLimit)}\n`;
    return html`<span class="${isAtFault ? 'at-fault' : 'near'}">${text}</span>`;
  });
  return html`<pre class="source" tabindex="0">${rows}</pre>`;
}
