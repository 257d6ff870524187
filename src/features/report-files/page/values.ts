/** What changes, with its values, as a fold for each entry; nothing where no report shows values. */
import { html, sentenceToHtml, type Html } from './html.ts';
import type { PageLimits } from './limits.ts';
import { clip } from '../../../model/clip.ts';
import { formatNumber } from '../../../model/sentence.ts';
import { allowedOrigins } from '../../../report/links.ts';
import { countWords } from '../../../report/text.ts';
import { valuesOf } from '../../../report/values.ts';
import type { ReportView } from '../../../report/view.ts';

/** A longer text is not on the page. */
const LONGEST_ENTRY = 20_000;

export function renderValues(view: ReportView, limits: PageLimits): Html | undefined {
  const { items, unread } = valuesOf(view);
  if (items.length + unread.length === 0) return undefined;
  const origins = allowedOrigins(view.context);
  const shown = limits.attributes ? items.slice(0, limits.changes) : [];
  const folds = shown.map(({ title, head, lines, workspaces }) => {
    const where = html`<span class="soft"
      >${sentenceToHtml(workspaces, limits.text, origins)}</span
    >`;
    const summary = html`${title} <code>${clip(head, limits.text)}</code> ${where}`;
    return lines.length === 0
      ? html`<p>${summary}</p>`
      : html`<details>
          <summary>${summary}</summary>
          <pre>${clip(lines.join('\n'), LONGEST_ENTRY)}</pre>
        </details>`;
  });
  const left = items.length - shown.length;
  return html`<h2 id="values">${countWords(items.length, 'change')} with values</h2>
    ${folds}
    ${left > 0 && html`<p class="soft">${formatNumber(left)} more are not on this page.</p>`}
    ${unread.map((words) => html`<p class="soft">${sentenceToHtml(words, limits.text, origins)}</p>`)}`;
}
