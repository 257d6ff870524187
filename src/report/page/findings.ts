/** What must be fixed or overridden, each with the lines of the file around it. */
import { type PageLimits, anchor, html, type Content, type Html } from './html.ts';
import { clip } from '../markdown.ts';
import {
  otherSections,
  mustFixSections,
  hiddenWords,
  unmentionedAddresses,
  unshownOutput,
} from '../findings.ts';
import { fitsIn, messageText } from '../message-text.ts';
import { allowedOrigins } from '../links.ts';
import { toPlainText } from '../sentence.ts';
import { formatNumber, groupBy, joinNonEmpty, listText } from '../text.ts';
import type { Excerpt } from '../../model/policy-result.ts';
import type { Finding, Occurrence, ReportView } from '../view.ts';
import {
  baselineWords,
  isAccepted,
  overrideWords,
  fileAndLine,
  STATUS_WORDS,
  findingLevel,
  acceptedText,
} from '../words.ts';

/** Finding → the `id` of its element; a finding that the page does not show has none. */
export type FindingIds = ReadonlyMap<Finding, string>;

/** Gives each finding an id of its own: several may have the same fingerprint. */
export function idsOfFindings(findings: readonly Finding[]): FindingIds {
  const ids = new Map<Finding, string>();
  for (const alike of groupBy(findings, ({ fingerprint }) => fingerprint)) {
    for (const [index, finding] of alike.entries()) {
      const suffix = index > 0 ? `-${index + 1}` : '';
      ids.set(finding, `finding-${finding.fingerprint}${suffix}`);
    }
  }
  return ids;
}

/** The sections of findings. A finding without an id in `ids` is only counted. */
export function renderFindings(view: ReportView, ids: FindingIds, limits: PageLimits): Content {
  const hidden = view.findings.length - ids.size;
  const renderIfShown = (finding: Finding): Content => {
    const id = ids.get(finding);
    return id !== undefined && renderFinding(finding, id, view, limits);
  };
  const section = (id: string, title: string, findings: readonly Finding[]): Content => {
    if (findings.length === 0) return undefined;
    const articles = findings.map(renderIfShown);
    // Warnings of the plan are folded: no policy depends on them.
    if (id === 'warnings')
      return html`<details id="${id}">
        <summary>${title}</summary>
        ${articles}
      </details>`;
    return html`<h2 id="${id}">${title}</h2>
      ${articles}`;
  };
  return [
    ...mustFixSections(view).map(({ id, title, findings }) => section(id, title, findings)),
    ...otherSections(view).map(({ id, words, findings }) =>
      section(id, id === 'advisory' ? 'Advisory failures' : words, findings),
    ),
    hidden > 0 &&
      html`<p class="soft">${formatNumber(hidden)} more findings are not on this page.</p>`,
  ];
}

/** Longer messages are shown below the finding once more, as they were printed. */
const SHORT_TEXT = { characters: 400, lines: 20 };

function renderFinding(
  finding: Finding,
  id: string,
  view: ReportView,
  { text: textLimit, occurrences: occurrenceLimit }: PageLimits,
): Html {
  const { helpUrl, description, message, severity } = finding;
  const { occurrences, messageOfAll } = finding;
  const origins = allowedOrigins(view.context);
  const hidden = hiddenWords(occurrences.slice(occurrenceLimit));
  const output = unshownOutput(finding, (messages) => fitsIn(messages, SHORT_TEXT));
  const classes = severity === 'blocks' ? 'finding' : 'finding is-soft';
  return html`<article class="${classes}" id="${id}">
    <h3>
      ${anchor(clip(finding.policy, textLimit), helpUrl, helpUrl === undefined ? [] : [helpUrl])}
    </h3>
    <p class="soft">${factsLine(finding, view, textLimit)}</p>
    ${description !== undefined && description !== message && html`<p>${clip(description, textLimit)}</p>`}
    ${messageOfAll !== '' && html`<p>${saidText([messageOfAll], textLimit)}</p>`}
    ${occurrences.slice(0, occurrenceLimit).map((occurrence) => renderOccurrence(occurrence, origins, textLimit))}
    ${hidden !== '' && html`<p>… and ${hidden}.</p>`}
    ${
      output.length > 0 &&
      html`<details>
        <summary>What the policy printed</summary>
        <pre class="source printed">${messageText(output, textLimit)}</pre>
      </details>`
    }
  </article>`;
}

function factsLine(finding: Finding, view: ReportView, textLimit: number): string {
  const { policySet, status, age } = finding;
  return joinNonEmpty(
    ' · ',
    clip(policySet, textLimit),
    findingLevel(finding),
    isAccepted(finding) ? clip(acceptedText(finding), textLimit) : STATUS_WORDS[status],
    listText(finding.workspaces, 6, (name) => clip(name, textLimit)),
    toPlainText(baselineWords(finding.baseline, view.context)),
    age === 'new' ? 'new since the last report' : '',
    overrideWords(finding),
  );
}

/** The place, the address and the message, and below them the lines of the file. */
function renderOccurrence(
  occurrence: Occurrence,
  origins: readonly string[],
  textLimit: number,
): Html {
  const { permalink, messages, excerpt, location } = occurrence;
  const addresses = listText(unmentionedAddresses(occurrence), 20, (one) => clip(one, textLimit));
  const fileLine = fileAndLine(occurrence);
  const place = html`<code>${clip(fileLine, textLimit)}</code>`;
  return html`<p>
      ${fileLine !== '' && html`${anchor(place, permalink, origins)} `}${
        addresses !== '' && html`<code>${addresses}</code>: `
      }${saidText(messages, textLimit)}
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
