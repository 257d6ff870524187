/** What must be fixed or overridden, each with the lines of the file around it. */
import type { PageLimits } from './limits.ts';
import { clip } from '../escape-markdown.ts';
import { otherSections, mustFixSections } from '../findings.ts';
import { allowedOrigins } from '../links.ts';
import {
  generalMessage,
  occurrenceNoun,
  occurrencesOf,
  unmentionedAddress,
  unshownOutput,
  type Occurrence,
} from '../occurrences.ts';
import { toPlainText } from '../sentence.ts';
import { countWords, formatNumber, listText } from '../text.ts';
import type { Excerpt } from '../../model/policy-result.ts';
import type { Finding, ReportView } from '../view.ts';
import {
  baselineWords,
  isAccepted,
  overrideWords,
  fileAndLine,
  STATUS_WORDS,
  findingLevel,
  acceptedText,
} from '../words.ts';
import { anchor, html, type Content, type Html } from './html.ts';

/** Finding → its `id` on the page; a finding that the page does not show has none. */
export type FindingIds = ReadonlyMap<Finding, string>;

/** Gives each finding an id of its own: several may have the same fingerprint. */
export function idsOfFindings(findings: readonly Finding[]): FindingIds {
  const used = new Map<string, number>();
  return new Map(
    findings.map((finding) => {
      const { fingerprint } = finding;
      const number = (used.get(fingerprint) ?? 0) + 1;
      used.set(fingerprint, number);
      return [finding, `finding-${fingerprint}${number > 1 ? `-${number}` : ''}`];
    }),
  );
}

export function renderFindings(view: ReportView, ids: FindingIds, detail: PageLimits): Content {
  const hidden = view.findings.length - ids.size;
  const renderShown = (finding: Finding): Content => {
    const id = ids.get(finding);
    return id !== undefined && renderFinding(finding, view, { ...detail, id });
  };
  const section = (id: string, title: string, findings: readonly Finding[]): Content => {
    if (findings.length === 0) return undefined;
    if (id === 'warnings')
      return html`<details id="${id}">
        <summary>${title}</summary>
        ${findings.map(renderShown)}
      </details>`;
    return html`<h2 id="${id}">${title}</h2>
      ${findings.map(renderShown)}`;
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

function renderFinding(
  finding: Finding,
  view: ReportView,
  { id, textLimit: text, occurrenceLimit: most }: PageLimits & { id: string },
): Html {
  const spots = occurrencesOf(finding);
  const origins = allowedOrigins(view.context);
  const hidden = spots.length - most;
  const general = generalMessage(finding);
  const output = unshownOutput(finding, 400);
  const classes = finding.severity === 'blocks' ? 'finding' : 'finding is-soft';
  return html`<article class="${classes}" id="${id}">
    <h3>
      ${anchor(clip(finding.policy, text), finding.helpUrl, finding.helpUrl === undefined ? [] : [finding.helpUrl])}
    </h3>
    <p class="soft">${factsLine(finding, view, text)}</p>
    ${finding.description !== undefined && finding.description !== finding.message && html`<p>${clip(finding.description, text)}</p>`}
    ${general !== '' && html`<p>${clip(general, text)}</p>`}
    ${spots.slice(0, most).map((spot) => renderSpot(spot, origins, text))}
    ${hidden > 0 && html`<p>… and ${countWords(hidden, `more ${occurrenceNoun(finding)}` as const)}.</p>`}
    ${
      output.length > 0 &&
      html`<details>
        <summary>What the policy printed</summary>
        <pre class="source printed">${clip(output.join('\n'), text)}</pre>
      </details>`
    }
  </article>`;
}

function factsLine(finding: Finding, view: ReportView, text: number): string {
  const { policySet, status, age } = finding;
  const parts = [
    clip(policySet, text),
    findingLevel(finding),
    isAccepted(finding) ? clip(acceptedText(finding), text) : STATUS_WORDS[status],
    listText(finding.workspaces, 6, (name) => clip(name, text)),
    toPlainText(baselineWords(finding.baseline, view.context)),
    age === 'new' ? 'new since the last report' : '',
    overrideWords(finding),
  ];
  return parts.filter((each) => each !== '').join(' · ');
}

function renderSpot(spot: Occurrence, origins: readonly string[], text: number): Html {
  const address = unmentionedAddress(spot);
  const fileLine = fileAndLine(spot);
  return html`<p>
      ${fileLine !== '' && html`${anchor(html`<code>${clip(fileLine, text)}</code>`, spot.permalink, origins)} `}${
        address !== '' && html`<code>${clip(address, text)}</code>: `
      }${clip(spot.message, text)}
    </p>
    ${spot.excerpt && renderExcerpt(spot.excerpt, spot.location?.startLine, text)}`;
}

function renderExcerpt({ lines, at }: Excerpt, startLine = 1, limit = Infinity): Html {
  const first = startLine - at;
  const width = String(first + lines.length - 1).length;
  const rows = lines.map((line, index) => {
    const isAtFault = index === at;
    const number = String(first + index).padStart(width);
    const text = `${isAtFault ? '▶' : ' '} ${number}  ${clip(line, limit)}\n`;
    return html`<span class="${isAtFault ? 'at-fault' : 'near'}">${text}</span>`;
  });
  return html`<pre class="source" tabindex="0">${rows}</pre>`;
}
